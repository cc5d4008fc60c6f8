"""Matches of 51st State, played and watched."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game.bots.external.program import NO_PROGRAMS, Programs
from game.kernel.journal import Entry
from game.kernel.seats import SeatSetup
from game.match.fiftyfirst import fiftyfirst
from game.play import match, watching
from game.rules.dealing import new_game
from game.rules.forecast import Forecast
from game.rules.messages import AnyCommand, AnyEvent
from game.rules.state import Game, GameState
from game.rules.view import TableView

Match = match.Match[Game, GameState, AnyCommand, AnyEvent, TableView, Forecast]
WatchedMatch = watching.WatchedMatch[Game, GameState, AnyCommand, AnyEvent, TableView, Forecast]
MatchEntry = Entry[AnyCommand, AnyEvent]


def deal_match(
    game: Game,
    seats: Sequence[SeatSetup],
    seed: int,
    folder: Path | None = None,
    play_bots: bool = True,
    solo: str | None = None,
    programs: Programs = NO_PROGRAMS,
) -> Match:
    """Deal a new match, with ``solo`` against that virtual opponent; it is kept in a file in ``folder``, if any.

    ``programs`` are those that the user has named.

    >>> from game.cards.catalog import load_catalog
    >>> from game.paths import cards_folder
    >>> seats = [SeatSetup("Anna", "human"), SeatSetup("Ben", "greedy")]
    >>> match = deal_match(Game(load_catalog(cards_folder())), seats, seed=1)
    >>> match.holder, match.write_move(match.legal()[0])
    ('A', 'keep Assassin, Brick Storage, Oilmen Fortress, Quarry')
    """
    start = new_game(game, [seat.faction for seat in seats], seed, solo).state
    return Match.begin(fiftyfirst(programs=programs), game, seats, start, seed, folder, play_bots)
