"""What many games of robots tell of 51st State: how even its Factions and cards are; and how its robots learn."""
