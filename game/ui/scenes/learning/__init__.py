"""The first game: the list of its chapters, and the guide that explains them at the table."""
