"""The final score: its scene, and its table."""
