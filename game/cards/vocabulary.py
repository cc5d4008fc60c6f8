"""The words of the card language. Every list stands in the order in which the table shows it."""

from __future__ import annotations

from typing import Final, Literal, get_args

RESOURCES: Final = ("brick", "gun", "fuel", "iron")
"""The four resources (R1.5), in the order that breaks ties between them."""

CONTACTS: Final = ("grey", "blue", "red", "universal")
"""Contact tokens (R1.4): construct, Deal, raze, and the one that stands in for any of them."""

TOKENS: Final = (*RESOURCES, "ammo", "worker", *CONTACTS, "development", "shield")
"""Every kind of goods that lies in a supply as a token."""

GAINS: Final = (*TOKENS, "card", "vp")
"""What an effect may give."""

SPENDABLE: Final = (*TOKENS, "basic", "card", "deal")
"""What a cost may name: `basic` is any mix of resources, `card` a card from hand, `deal` an own Deal."""

CATEGORIES: Final = (*RESOURCES, "ammo", "worker", "card", "vp", "contact", "liberty", "toxic")
"""The small icons at the lower left of a card (R1.2)."""

ROWS: Final = {"production": "production", "open_production": "production", "feature": "feature", "action": "action"}
"""Row type of a card -> the row of a State in which it is built (R1.9)."""

DEFENCE: Final = {"production": 3, "feature": 4, "action": 5}
"""Row -> defence value (R1.9)."""

PILES: Final = ("red", "blue")
"""Colours of Connection cards."""

BORGO_ACTIONS: Final = ("attack", "build", "expansion")
"""What the icons of a card may make Borgo do in solo games (R32.7)."""

Trigger = Literal["deal", "raze"]
"""What the owner of a card may do that makes it give something (R10.7)."""

TRIGGERS: Final[tuple[Trigger, ...]] = get_args(Trigger)

Whose = Literal["you", "another_player"]
"""In whose State, or under whose board, a card looks for its target."""

WHOSE: Final[tuple[Whose, ...]] = get_args(Whose)

UNLIMITED: Final = 1_000_000
"""How many goods a card stores that stores `any` number of them (R22.3): more than anybody can have."""
