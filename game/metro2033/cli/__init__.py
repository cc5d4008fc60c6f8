"""The commands that only Metro 2033 has."""
