"""What any journaled card game needs. Nothing here knows a game."""
