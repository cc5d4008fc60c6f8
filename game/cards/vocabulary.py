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

GAINS: Final = (*TOKENS, "card", "vp")
"""All that Spoils, Deals and boards can give."""

EFFECTS: Final = (*GAINS, "ruin")
"""All that an effect can give: a Ruin, too (R21)."""

FROM_DECK: Final = ("card", "ruin")
"""What is taken from the deck, as long as it has cards (R19.1, R21.1)."""

SPENDABLE: Final = (*TOKENS, "basic", "card", "deal")
"""All a cost can name: `basic` is any mix of resources, `card` a card from hand, `deal` a Deal of the player."""

CATEGORIES: Final = (
    *RESOURCES, "ammo", "worker", "card", "vp", "contact", "liberty", "toxic", "shield", "development",
    *GROUPS,
)  # fmt: skip
"""The small icons at the lower left of a card (R1.2)."""

ROWS: Final = {"production": "production", "open_production": "production", "feature": "feature", "action": "action"}
"""Row type of a card -> the row of a State in which it is built (R1.9)."""

DEFENCE: Final = {"production": 3, "feature": 4, "action": 5}
"""Row -> defence value (R1.9)."""

PILES: Final = ("red", "blue")
"""Colours of Connection cards."""

BORGO_ACTIONS: Final = ("attack", "build", "expansion")
"""Actions of Borgo that icons trigger in solo games (R32.7)."""

Trigger = Literal["deal", "raze", "build", "develop"]
"""Actions of the owner that a card can reward (R10.7, R43.8.1). Developing is building, too."""

TRIGGERS: Final[tuple[Trigger, ...]] = get_args(Trigger)

Whose = Literal["you", "another_player"]
"""Whose State or Deals a card targets."""

WHOSE: Final[tuple[Whose, ...]] = get_args(Whose)

UNLIMITED: Final = 1_000_000
"""The capacity of a card that stores `any` number of goods (R22.3)."""
