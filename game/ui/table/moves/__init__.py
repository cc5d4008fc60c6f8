"""From what happened in a decision to what is seen of it on the table."""
