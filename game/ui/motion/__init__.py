"""Motions: short animations that follow the state and never delay it."""
