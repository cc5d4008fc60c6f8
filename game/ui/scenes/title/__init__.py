"""The title: continue a match, begin one, and everything outside of matches."""
