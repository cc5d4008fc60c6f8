"""Starting a match: for two to four players or for one, and with which sets."""
