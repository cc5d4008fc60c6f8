"""A game in progress: its decisions, undo and redo, the file it is kept in, the players at the table."""
