"""Listing: every distinct move of a seat, once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from game.rules import commands as cmd
from game.rules.decide import CHAPTERS
from game.rules.desk import Desk
from game.rules.game import Game
from game.rules.state import GameState, Question, Seat


def legal_commands(game: Game, state: GameState, seat: Seat) -> Sequence[cmd.AnyCommand]:
    """Every distinct move once, with its canonical payment and named discards, in the order of its text.

    Empty if it is not the turn of ``seat``.
    """
    question = state.question
    if question is None or question.seat != seat:
        return ()
    desk = Desk(game, state, seat)
    moves: list[cmd.AnyCommand] = []
    for list_moves in _lists(type(question)):
        moves += list_moves(desk)
    return moves


Listing = Callable[[Desk], Sequence[Any]]


@cache
def _lists(question: type[Question]) -> tuple[Listing, ...]:
    """How to list what may answer such a question, kind by kind."""
    lists = {kind: chapter.moves for kind, chapter in CHAPTERS.items() if issubclass(question, chapter.answers)}
    if cmd.RazeFromHand in lists:
        del lists[cmd.RazeFromHand]
        lists[cmd.RazeLocation] = _razes
    return tuple(lists.values())


def _razes(desk: Desk) -> Sequence[cmd.AnyCommand]:
    """`raze School` and `raze B:School` begin alike. No title has a colon: the moves against an owner stay together."""
    from_hand: Sequence[Any] = CHAPTERS[cmd.RazeFromHand].moves(desk)
    in_states: Sequence[Any] = CHAPTERS[cmd.RazeLocation].moves(desk)
    if not (from_hand and in_states):
        return from_hand or in_states
    title = desk.game.catalog.title
    return sorted(
        (*from_hand, *in_states),
        key=lambda move: f"{move.owner}:" if isinstance(move, cmd.RazeLocation) else title(move.card),
    )
