"""A window with the cards of Metro 2033, with or without a match on the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from game.kernel.seats import NOBODY, Seat, SeatSetup
from game.metro2033.box import BOX
from game.metro2033.kind import metro_kind
from game.metro2033.scenes.library import open_metro_library
from game.metro2033.table import closely
from game.metro2033.wording.metro_words import MetroWords
from game.play.match import AnyMatch, Match
from game.ui.context import Context
from game.ui.game_look import GameLook
from game.ui.game_table import GameCards, GameTable
from game.ui.rehearsal.driver import STILL, Rehearsal
from game.ui.settings import Settings
from game.ui.window.screens import match_director
from game.ui.window.window import open_window
from tests.metro2033.laid import metro_cards

NAMES: Final = ("Anna", "Ben", "Юлия", "Dana")
TABLE: Final = GameTable(scenes={}, cards=GameCards(open=open_metro_library, closely=closely))
WITH_CARDS: Final = BOX._replace(look=lambda: GameLook(has_cards=True), table=lambda: TABLE)
"""The game with its cards and a plain table."""


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
    surface = open_window(size, False, "Metro 2033")
    context = Context(surface.get_size(), words_in(language), metro_cards, None, match_director, WITH_CARDS, settings)
    context.match = match
    if match is not None:
        context.viewer = viewer or match.status.to_move or NOBODY
    open_metro_library(context)
    return Rehearsal(context)
