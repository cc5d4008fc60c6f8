"""Starting a game of 51st State: for two to four players or for one, and what it is played with."""
