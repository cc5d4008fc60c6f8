"""The map of the metro on the table: where everything lies on it, how it is drawn, and what a pointer hits."""
