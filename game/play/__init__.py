"""Playing any game with a journal: decisions, undo, match files, watching, checking. It knows the rules of none."""
