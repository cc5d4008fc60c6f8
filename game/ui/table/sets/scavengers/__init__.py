"""Scavengers at the table: the discard piles of the players, and what is done with Ruins."""
