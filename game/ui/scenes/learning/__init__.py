"""Lessons: the lists of their chapters, and the guide that explains them at the table."""
