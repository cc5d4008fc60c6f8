"""What stays the same during a whole match: the cards in play and the options (R60)."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from game.cards.catalog import Catalog

SEATS = ("A", "B", "C", "D")
"""Names of the seats, in clockwise order (R3.9)."""

TiebreakCount = Literal["supply", "supply_stored", "supply_stored_hand"]
"""Values of `tiebreak.count` (R18.6)."""

TIEBREAK_COUNTS: tuple[TiebreakCount, ...] = get_args(TiebreakCount)


class Options(msgspec.Struct, frozen=True, omit_defaults=True):
    """The variants of R60 that concern the base game; in files `connections.reshuffle` has a dot."""

    connections_reshuffle: bool = msgspec.field(default=False, name="connections.reshuffle")
    tiebreak_count: TiebreakCount = msgspec.field(default="supply", name="tiebreak.count")
    tokens_limited: bool = False
    discard_public: bool = True


class Game(msgspec.Struct, frozen=True):
    """The frozen frame of a match: which cards, which options."""

    catalog: Catalog
    sets: tuple[str, ...] = ("base",)
    options: Options = Options()
