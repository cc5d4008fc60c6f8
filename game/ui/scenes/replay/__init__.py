"""Watching a match: its scene over a time line, and playing on from any step."""
