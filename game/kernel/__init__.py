"""How any journaled card game works. Nothing here knows 51st State."""
