"""Bots: programs that choose one of the legal commands from a view."""
