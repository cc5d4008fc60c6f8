"""The draft: factions are chosen, of drawn cards one is kept, then each takes a hero and a home."""
