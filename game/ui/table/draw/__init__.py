"""Draws what every table has: targets, questions, menus, the log, the prompt."""
