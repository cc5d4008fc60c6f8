"""Pictures of 51st State."""
