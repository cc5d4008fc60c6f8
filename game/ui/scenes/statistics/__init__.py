"""What all finished matches add up to, in bars and curves."""
