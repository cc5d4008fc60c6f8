"""The setup and the phases of a round (M-3 to M-8, M-11)."""
