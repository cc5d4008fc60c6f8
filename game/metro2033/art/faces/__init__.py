"""The cards: a title, a dark motif before lamplight, and below it rows of signs that say what the card does."""
