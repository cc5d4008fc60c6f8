"""What is done with matches of any game: the library, readable records, lessons, and series of robots."""
