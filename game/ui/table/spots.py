"""Labels of the fixed places of 51st State's table. Labels with data are a `game.ui.places.Place`."""

from __future__ import annotations

from game.ui.places import OwnGoods

BUILD, DEAL, DISCARD = "build", "deal", "discard"
"""Where a hand card is dropped to build it, make a Deal of it, or raze it."""

TABLE, STRIP = "table", "strip"
"""Where a Connection card is dropped to play it (the player's own rows) or to take it (the strip of the hand)."""

EXCHANGE, PRICE, DECK = "exchange", "price", "deck"
MACHINE_STACK, MACHINE_DISCARD, SERVER_ROOM = "machine_stack", "machine_discard", "server_room"
MACHINES, MACHINES_UP, MACHINES_DOWN = "machines", "machines_up", "machines_down"
"""In the panel of the Machines (R44.1): the piles and the server room, to which a Machine is hacked by a drop (R53.3);
its head, and the arrows that turn to further rows."""

MAP, LARGE_MAP = "map", "large_map"
"""The head of the map (R45.1), which opens and closes the large one; the ground of that, where a click does nothing."""

SHIELDS, REDS, BLUES = OwnGoods("shield"), OwnGoods("red"), OwnGoods("blue")
VERBS = ("construct", "deal", "raze", "develop")
"""The four uses of a Location card in hand (R1.3), in the order of the radial menu."""

SITE_VERBS = ("visit", "raze")
"""What can be done with another player's Location, in the order of the radial menu."""
