"""A game between bots, with every invariant checked after every event."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from game.bots.external.program import is_program, read_program
from game.cards.catalog import BASE_SET, load_catalog
from game.kernel.refusal import Fault
from game.match.fiftyfirst import fiftyfirst
from game.paths import cards_folder
from game.play.simulate import one_decision
from game.rules.dealing import new_game
from game.rules.invariants import problems
from game.rules.messages import AnyEvent
from game.rules.options import Options
from game.rules.phases.scoring import grade
from game.rules.state import Game, GameState, Seat

MOST_DECISIONS = 3000
"""Decisions after which a game counts as a problem."""

MOST_ROUNDS = 50
"""Rounds after which a game with Machines is cut off. That is no problem of the rules: where nobody hacks or destroys
Machines, they gather, and take more than players gain (R44.3)."""


class CardsInPlay(msgspec.Struct, frozen=True):
    """The cards of a game, for a process that plays: the sets, the folder of the player's own packs, and the
    variants."""

    sets: tuple[str, ...] = (BASE_SET,)
    packs: Path | None = None
    options: Options = Options()


@lru_cache(maxsize=4)
def game_with(cards: CardsInPlay) -> Game:
    """The game with these cards, read once in a process."""
    catalog = load_catalog(cards_folder(), packs=cards.packs)
    return Game(catalog, cards.sets, cards.options)


class Meeting(msgspec.Struct, frozen=True):
    """A game to play: ``bots`` are those of the seats, in order; with ``solo`` one plays against that opponent."""

    seed: int
    bots: tuple[str, ...]
    solo: str | None = None


class Played(msgspec.Struct, frozen=True):
    """One game: its length, factions in seat order, winners and problems.

    ``totals`` are the final VP by seat, ``grade`` the grade of a victory over a virtual opponent. ``faults`` tell why
    programs played no longer: they are no problems of the rules. A game that is ``cut_off`` has no winners and totals.
    """

    decisions: int
    rounds: int
    factions: tuple[str, ...]
    winners: tuple[Seat, ...]
    problems: tuple[str, ...]
    totals: dict[Seat, int] = {}
    grade: str | None = None
    faults: tuple[Fault, ...] = ()
    cut_off: bool = False


class PlayedOut(NamedTuple):
    """A game from its first state to its last one, with all events between them, or up to the first problem, or to
    where it was ``cut_off``."""

    first: GameState
    last: GameState
    events: Sequence[AnyEvent]
    decisions: int
    problems: tuple[str, ...]
    faults: tuple[Fault, ...]
    cut_off: bool = False


def play_out(game: Game, meeting: Meeting) -> PlayedOut:
    """Play a game to its end, to the first problem, or, with Machines, until it is cut off."""
    seed = meeting.seed
    first = state = new_game(game, [None] * len(meeting.bots), seed, meeting.solo).state
    kind = fiftyfirst(programs={name: read_program(name) for name in meeting.bots if is_program(name)})
    seeds = {seat: (name, f"{seed}/{seat}") for seat, name in zip(state.people, meeting.bots, strict=True)}
    programs = {seat: program for seat, named in seeds.items() if (program := kind.program(*named))}
    bots = {seat: programs.get(seat) or kind.robot(*named) for seat, named in seeds.items()}
    decisions, history = 0, list[AnyEvent]()
    wrong = [f"deal: {problem}" for problem in problems(game, state)]
    try:
        while state.to_move and not wrong and not _is_cut_off(state):
            decisions += 1
            deed = one_decision(kind, game, state, bots.get(state.to_move), history)
            history += deed.events
            state, wrong = deed.state, list(deed.problems)
            if decisions > MOST_DECISIONS:
                wrong.append(f"the game is not over after {MOST_DECISIONS} decisions")
    finally:
        for program in programs.values():
            program.close()
    told = tuple(f"seed {seed}, decision {decisions}: {problem}" for problem in wrong)
    faults = tuple(program.fault for program in programs.values() if program.fault)
    return PlayedOut(first, state, history, decisions, told, faults, not told and _is_cut_off(state))


def _is_cut_off(state: GameState) -> bool:
    return state.machines is not None and state.round > MOST_ROUNDS and not state.is_over


def summary_of(game: PlayedOut) -> Played:
    """A game without its events."""
    state = game.last
    return Played(
        game.decisions,
        state.round,
        tuple(state.player(seat).faction for seat in state.people),
        state.winners,
        game.problems,
        {score.seat: score.total for score in state.scores},
        grade(state.scores, state.winners),
        game.faults,
        game.cut_off,
    )


def play(game: Game, meeting: Meeting) -> Played:
    """`play_out` without the events."""
    return summary_of(play_out(game, meeting))


def play_with(cards: CardsInPlay, meeting: Meeting) -> Played:
    """`play`, for a process that is told which cards to read."""
    return play(game_with(cards), meeting)
