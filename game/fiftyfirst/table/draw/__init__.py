"""Draws the table: a module for each part of the picture."""
