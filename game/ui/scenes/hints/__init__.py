"""Hints on request, beside the table."""
