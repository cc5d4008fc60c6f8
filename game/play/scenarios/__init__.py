"""Scenarios: positions, moves, and what is expected after them, of any game."""
