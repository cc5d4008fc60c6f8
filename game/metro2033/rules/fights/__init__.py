"""Fights and what follows from them (M-9, M-10)."""
