"""A window with the cards of Metro 2033, with or without a match on the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from game.kernel.seats import NOBODY, Seat, SeatSetup
from game.metro2033.kind import metro_kind
from game.metro2033.scenes.library import open_metro_library
from game.metro2033.table.course import all_read
from game.metro2033.wording.metro_words import MetroWords
from game.play.match import AnyMatch, Match
from game.ui.rehearsal.driver import STILL, Rehearsal
from game.ui.settings import Settings
from tests.metro2033.laid import metro_cards
from tests.metro2033.window import metro_context

NAMES: Final = ("Anna", "Ben", "Юлия", "Dana")


@cache
def words_in(language: str) -> MetroWords:
    return MetroWords(metro_cards(), language)


def played(decisions: int, seed: int = 21, robots: Sequence[str] = ("random", "greedy", "random", "greedy")) -> Any:
    """A match after so many decisions of robots, whose seats people have then."""
    seats = [SeatSetup(name, robot) for name, robot in zip(NAMES, robots, strict=True)]
    match: Any = Match.deal(metro_kind(metro_cards()), seats, {}, seed, None, play_bots=False)
    while match.head < decisions and not match.status.is_over:
        match.play_bot()
    people = [SeatSetup(name) for name in NAMES]
    return Match.begin(metro_kind(metro_cards()), match.game, people, match.state, seed)


def window(
    size: tuple[int, int] = (1280, 720), language: str = "en", match: AnyMatch | None = None,
    viewer: Seat | None = None, settings: Settings = STILL,
) -> Rehearsal:  # fmt: skip
    """A window over whose empty stack scenes can be pushed."""
    context = metro_context(size, settings, language)
    context.match = match
    if match is not None:
        context.viewer, context.read = viewer or match.status.to_move or NOBODY, all_read(match)
    open_metro_library(context)
    return Rehearsal(context)
