"""Lessons: matches with a fixed deal that teach the game step by step, as data and as what a step allows."""
