"""The final score: its scene, its table, and the result of a solo game."""
