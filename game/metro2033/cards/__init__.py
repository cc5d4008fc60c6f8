"""What is printed: the cards, the round track and the map of the metro, and the reader of `cards/metro2033/*.yaml`."""
