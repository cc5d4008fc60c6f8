"""The phases of the game, a chapter of the rule book each."""
