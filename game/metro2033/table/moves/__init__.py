"""What moves on the table of Metro 2033 when something happens."""
