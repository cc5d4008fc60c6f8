"""Labels of the buttons and fixed places of every table. Labels with data are a `game.ui.places.Place`."""

from __future__ import annotations

DONE, END_TURN = "done", "end_turn"
UNDO, REDO = "undo", "redo"
CONFIRM, CANCEL = "confirm", "cancel"
LOG, MENU, ROUND, OVERVIEW = "log", "menu", "round", "overview"
HINT = "hint"
PANEL = "panel"
"""The background of an open panel; a click there does nothing."""

NOTE = "note"
"""The note of a lesson, above whatever lies at the table."""
