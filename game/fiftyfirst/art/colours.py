"""The colours of types, goods, Machines, Areas and Ruins."""

from __future__ import annotations

from typing import Final

from game.ui.theme import BLUE, GOLD, GREY, PAPER, RED, TEAL, YELLOW

BONUS: Final = "#D9CDB2"
RUIN: Final = "#3A3531"
RUIN_EDGE: Final = "#6B6258"
RUIN_TXT: Final = "#C9BCA9"

TYPE_COLOURS: Final = {
    "production": "#EDB73A", "open_production": "#EDB73A", "production_feature": "#BDD65E", "feature": "#46B5A2",
    "action": "#F07E3C", "blue": BLUE, "red": RED, "yellow": YELLOW,
}  # fmt: skip
"""Card type, or pile of a Connection card -> colour of its strip and row."""

MACHINE: Final = "#7C8F99"
"""The steel of Machines."""

AREA: Final = "#C6A56C"
"""The sand of the map of No Man's Land."""

GOOD_COLOURS: Final = {
    "brick": "#D2673B", "gun": "#8C9B4A", "fuel": "#E8A91F", "iron": "#AFC4D1", "ammo": "#EBC64D", "worker": "#F28A34",
    "grey": GREY, "blue": BLUE, "red": RED, "universal": PAPER, "development": TEAL, "shield": "#8D79C9",
    "sharrash": "#7E9A3C", "uranopolis": "#8F63E0", "iron_gang": "#B8531F", "card": "#2F9A8A", "salvage": "#A88A6A",
    "vp": GOLD,
}  # fmt: skip
