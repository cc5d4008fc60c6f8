"""The replay of a match: the table over a time line, and playing on from any step."""
