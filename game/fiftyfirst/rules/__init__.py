"""The rules of 51st State, pure: no files, clock, randomness, screen or language.

`decide` judges a command: its outcome is events, each of which makes a new state of an old one, and
the state after them.
"""

from typing import Final

NAME: Final = "fiftyfirst"
"""What the game is called in files: its messages stand in folders of this name."""
