"""The card library: its cards in a grid, and its filters."""
