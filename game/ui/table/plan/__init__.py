"""Where everything on the table lies: pure functions from window size and view to named rectangles."""
