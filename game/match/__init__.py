"""Matches of 51st State: its kind for `game.play`, the library of matches, records, scenarios, lessons, simulation."""
