"""What the table says: prompts, tooltips, and what a command would bring."""
