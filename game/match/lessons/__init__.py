"""Lessons: matches with a fixed deal that teach the game step by step."""
