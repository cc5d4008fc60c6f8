"""The end of a match: the score, its table, and what is told of a solo game."""
