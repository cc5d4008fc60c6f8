"""Names of the buttons and fixed places of the table; what carries data is a `game.ui.places.Place`."""

from __future__ import annotations

from game.ui.places import OwnGoods

BUILD, DEAL, DISCARD = "build", "deal", "discard"
"""Where a held hand card is built, becomes a Deal, is razed."""

TABLE, STRIP = "table", "strip"
"""Where a Connection card is played, and where one is taken to: the own rows, the strip of the hand."""

PASS, DONE, END_TURN = "pass", "done", "end_turn"
UNDO, REDO = "undo", "redo"
EXCHANGE = "exchange"
CONFIRM, CANCEL = "confirm", "cancel"
LOG, MENU, ROUND, OVERVIEW, PRICE, DECK = "log", "menu", "round", "overview", "price", "deck"
SHIELDS, REDS = OwnGoods("shield"), OwnGoods("red")
HINT = "hint"
PANEL = "panel"
"""The ground of an open panel: a click there does nothing."""

VERBS = ("construct", "deal", "raze", "develop")
"""The four things to do with a Location card in hand (R1.3), as the radial menu shows them."""
