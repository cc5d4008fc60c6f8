"""The table of the Action phase: layout, input, words, drawing and motion."""
