"""What any journaled card game needs. Nothing here knows 51st State."""
