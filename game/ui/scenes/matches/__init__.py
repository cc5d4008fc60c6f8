"""The list of matches: its rows, filters and buttons, where everything stands."""
