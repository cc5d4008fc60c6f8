"""Draws what lies on the table of Metro 2033."""
