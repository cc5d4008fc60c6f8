"""What the player has begun at the table of Metro 2033, and where it can go."""
