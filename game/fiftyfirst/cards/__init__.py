"""The card language: printed cards and boards as data."""
