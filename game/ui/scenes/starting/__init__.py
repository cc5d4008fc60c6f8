"""Beginning a match: for two to four players, for one, and the cards it is played with."""
