"""What the table says: prompts, tooltips and the log."""
