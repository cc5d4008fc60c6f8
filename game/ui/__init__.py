"""The table on the screen: the only package that knows pygame."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # pygame greets on standard output when it is imported
