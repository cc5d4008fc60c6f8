"""The statistics of all finished matches, in bars and curves."""
