"""Hints, beside the table."""
