"""What is said, shown and heard of each event, command, question and verb of the card language: one row for each."""
