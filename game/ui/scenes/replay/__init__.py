"""Watching a match again: the table over a time line, and playing on from any step."""
