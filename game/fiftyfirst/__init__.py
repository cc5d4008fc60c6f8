"""51st State: what is in its box."""
