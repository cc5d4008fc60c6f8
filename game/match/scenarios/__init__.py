"""Scenarios and positions as files: reading them, what they expect, and what differs."""
