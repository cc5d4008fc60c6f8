"""The list of matches: its rows, filters and buttons."""
