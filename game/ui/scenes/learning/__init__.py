"""The first game: the list of its chapters, and the guide that goes through them on the real table."""
