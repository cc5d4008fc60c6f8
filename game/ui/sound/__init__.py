"""The sounds of the table: synthesised, chosen by events, played by the mixer."""
