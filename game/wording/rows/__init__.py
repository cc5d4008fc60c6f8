"""What is said, shown and heard of each event, command and verb of the card language: one row for each."""
