"""Matches of 51st State."""
