"""The layout of the table: pure functions from window size and view to named rectangles."""
