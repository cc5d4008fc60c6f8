"""The table of Metro 2033 in the window."""
