"""Labels of the buttons and fixed places of the table. Labels with data are a `game.ui.places.Place`."""

from __future__ import annotations

from game.ui.places import OwnGoods

BUILD, DEAL, DISCARD = "build", "deal", "discard"
"""Where a hand card is dropped to build it, make a Deal of it, or raze it."""

TABLE, STRIP = "table", "strip"
"""Where a Connection card is dropped to play it (the player's own rows) or to take it (the strip of the hand)."""

PASS, DONE, END_TURN = "pass", "done", "end_turn"
UNDO, REDO = "undo", "redo"
EXCHANGE = "exchange"
CONFIRM, CANCEL = "confirm", "cancel"
LOG, MENU, ROUND, OVERVIEW, PRICE, DECK = "log", "menu", "round", "overview", "price", "deck"
SHIELDS, REDS = OwnGoods("shield"), OwnGoods("red")
HINT = "hint"
PANEL = "panel"
"""The background of an open panel; a click there does nothing."""

VERBS = ("construct", "deal", "raze", "develop")
"""The four uses of a Location card in hand (R1.3), in the order of the radial menu."""

SITE_VERBS = ("visit", "raze")
"""What can be done with another player's Location, in the order of the radial menu."""
