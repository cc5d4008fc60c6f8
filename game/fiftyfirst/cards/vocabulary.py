"""The words of the card language. Each list is in display order."""

from __future__ import annotations

from typing import Final, Literal, get_args

RESOURCES: Final = ("brick", "gun", "fuel", "iron")
"""The four resources (R1.5), in the order that breaks ties between them."""

CONTACTS: Final = ("grey", "blue", "red", "universal")
"""Contact tokens (R1.4): to construct, to make a Deal, to raze, and for any of these."""

GROUPS: Final = ("sharrash", "uranopolis", "iron_gang")
"""The three groups of Allies (R43.2), in the order that breaks ties between them. Each is a category of Locations and a
good, its influence tokens."""

TOKENS: Final = (*RESOURCES, "ammo", "worker", *CONTACTS, "development", "shield", *GROUPS)
"""All goods that are tokens in a supply."""

GAINS: Final = (*TOKENS, "card", "salvage", "vp")
"""All that Spoils, Deals and boards can give; `salvage` is the top card of another player's discard pile (R42.5)."""

PRODUCED: Final = tuple(good for good in GAINS if good != "salvage")
"""All that counts as gained in a Production phase: salvage comes after it (R42.5b)."""

EFFECTS: Final = (*GAINS, "ruin", "hacked")
"""All that an effect can give: also a Ruin (R21), and the hacked side of the Machine at the bottom of the stack
(R44.8)."""

FROM_PILES: Final = frozenset({"card", "ruin", "salvage", "hacked"})
"""What is taken from piles of cards, as long as they have some (R19.1, R21.1, R42.5, R44.8)."""

CODE_GOODS: Final = (*RESOURCES, "worker")
"""The goods of which codes of Machines consist (R44.5.2)."""

DISCARDED: Final = ("card", "deal", "ruin")
"""What a cost can discard: cards from hand, Deals, or Ruins (R42.9a)."""

BOARD_COSTS: Final = (*TOKENS, "basic", "card", "deal")
"""All that a cost of boards and Connection cards can name: `basic` is any mix of resources, `card` a card from hand,
`deal` a Deal of the player."""

SPENDABLE: Final = (*BOARD_COSTS, "ruin", "matching")
"""All that any cost can name: also `ruin`, a Ruin of the player, and `matching`, the good for a category on the top
card of another player's discard pile (R42.7)."""

CATEGORIES: Final = (
    *RESOURCES, "ammo", "worker", "card", "vp", "contact", "liberty", "toxic", "shield", "development",
    *GROUPS,
)  # fmt: skip
"""The small icons at the lower left of a card (R1.2)."""

ROWS: Final = {
    "production": "production", "open_production": "production", "production_feature": "production",
    "feature": "feature", "action": "action",
}  # fmt: skip
"""Row type of a card -> the row of a State in which it is built (R1.9)."""

COUNTS_AS: Final = {type: (row,) for type, row in ROWS.items()} | {"production_feature": ("production", "feature")}
"""Row type of a card -> the rows as which it counts for effects (R44.10)."""

TYPES_BY_CODE: Final = {
    "brick": "production", "fuel": "open_production", "iron": "feature", "worker": "action",
    "gun": "production_feature",
}  # fmt: skip
"""The first good of a Machine's code -> the row type of its hacked side (R44.5.1)."""

EXCHANGING: Final = "exchange"
"""The exchange of a faction board (R12.2), as one of the things that Machines stop."""

STOPPED: Final = ("grey", "blue", "red", EXCHANGING)
"""What of a faction board a Machine can stop: the actions that give a contact token of that colour, or the exchange
(R44.3d)."""

DEFENCE: Final = {"production": 3, "feature": 4, "action": 5}
"""Row -> defence value (R1.9)."""

MATCHED: Final = (*RESOURCES, "ammo", "worker", "card", "vp", "contact", "shield", "development")
"""The categories that stand for a good where they are matched: for the good of that name, `contact` for a contact token
(R42.7)."""

PILES: Final = ("red", "blue", "yellow")
"""Colours of Connection cards."""

BORGO_ACTIONS: Final = ("attack", "build", "expansion")
"""Actions of Borgo that icons trigger in solo games (R32.7)."""

Trigger = Literal["deal", "raze", "build", "develop", "hack", "destroy", "build_outpost", "upgrade_outpost"]
"""Actions of the owner that a card can reward (R10.7, R43.8.1). Developing is building, too; hacking and destroying are
done to Machines."""

TRIGGERS: Final[tuple[Trigger, ...]] = get_args(Trigger)

Whose = Literal["you", "another_player"]
"""Whose State or Deals a card targets."""

WHOSE: Final[tuple[Whose, ...]] = get_args(Whose)

Purpose = Literal["hack", "destroy"]
"""What goods can be reserved for (R44.9)."""

PURPOSES: Final[tuple[Purpose, ...]] = get_args(Purpose)

DIRECTIONS: Final = ("north", "south", "west", "east", "central")
"""The parts of the map of No Man's Land; `central` are two lines, of which one counts (R45.2.1)."""

PARTS_OF_MAP: Final = ("any", *DIRECTIONS, "corner")
"""Where cards can count Outposts, or activate them."""

UNLIMITED: Final = 1_000_000
"""The capacity of a card that stores `any` number of goods (R22.3)."""
