"""Matches of Metro 2033 that robots have played, for what is shown beside and after them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from game.kernel.seats import SeatSetup
from game.metro2033.kind import metro_kind
from game.play.match import AnyMatch, Match, watch_match
from game.ui.context import Context
from game.ui.rehearsal.driver import Rehearsal
from tests.metro2033.laid import metro_cards

NAMES: Final = ("Anna", "Benedikt", "Юлия", "Dmitri", "Eva", "Friedrich")


@cache
def played(seats: int, seed: int = 7, people: int = 0, folder: Path | None = None) -> AnyMatch:
    """A match that robots have played to its end, or up to the first decision of a person."""
    players = [SeatSetup(name, "human" if n < people else "greedy") for n, name in enumerate(NAMES[:seats])]
    match = Match.deal(metro_kind(metro_cards()), players, {}, seed, folder)
    match.play_bots()
    return match


def at_the_score(context: Context, seats: int) -> Rehearsal:
    """The final score of a match of so many robots."""
    match = played(seats)
    assert match.status.is_over
    context.director.open_match(match)
    return Rehearsal(context)


def watched(seats: int) -> Any:
    """Such a match, to be watched."""
    return watch_match(played(seats))
