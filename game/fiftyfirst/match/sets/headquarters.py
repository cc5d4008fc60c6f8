"""What scenarios and recorded matches have of HQ cards that nobody has claimed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.part import Check, Ending, MatchPart, Seats
from game.fiftyfirst.rules.position.data import read_hq
from game.fiftyfirst.rules.sets.headquarters.messages import HqClaimed, LocationStolen
from game.fiftyfirst.rules.state import GameState
from game.kernel.given import Given
from game.play.scenarios.checks import differs


def _hq(catalog: Catalog, _: Seats, given: Given) -> Check:
    """The HQ cards that nobody has claimed, in their order."""
    expected = [read_hq(catalog, item) for item in given.items("HQ cards")]
    return lambda end: differs("hq", _shown_hq(end, expected), _shown_hq(end, end.state.hq or ()))


def _shown_hq(end: Ending, cards: Sequence[str]) -> list[str]:
    return [end.game.catalog.title(card) for card in cards]


def _gone(catalog: Catalog, start: GameState) -> Iterable[str]:
    claimed = [card for player in start.players for card in player.hq]
    return sorted({*(start.hq or ()), *claimed} - catalog.headquarters.keys())


PART: Final = MatchPart(
    checks={"hq": _hq},
    gone=_gone,
    counted={LocationStolen: lambda event: [(event.owner, "lost", event.card)]},
    deeds={HqClaimed: "claimed", LocationStolen: "stolen"},
)
