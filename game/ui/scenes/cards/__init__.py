"""The card library: its cards in a grid, its filters, where everything stands."""
