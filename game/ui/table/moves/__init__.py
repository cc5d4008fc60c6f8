"""What moves on every table."""
