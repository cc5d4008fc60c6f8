"""Listing: every distinct move of a seat, once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import groupby
from operator import itemgetter
from typing import Any, NamedTuple

from game.rules.commands import AnyCommand
from game.rules.decide import CHAPTERS
from game.rules.desk import Desk
from game.rules.game import Game
from game.rules.notation.writing import VERBS, MoveWriter
from game.rules.state import GameState, Question, Seat


def legal_commands(game: Game, state: GameState, seat: Seat) -> Sequence[AnyCommand]:
    """Every distinct move once, with its canonical payment and named discards, in the order of its text.

    Empty if it is not the turn of ``seat``.
    """
    question = state.question
    if question is None or question.seat != seat:
        return ()
    desk = Desk(game, state, seat)
    moves: list[AnyCommand] = []
    for verb in _verbs(type(question)):
        before = len(moves)
        for list_moves in verb.lists:
            moves += list_moves(desk)
        if len(moves) > before + 1 and not verb.is_in_order(moves[before:]):
            moves[before:] = sorted(moves[before:], key=MoveWriter(game, state, seat).move)
    return moves


class _Verb(NamedTuple):
    """The kinds of commands whose text begins with the same word: how each is listed, and in which order they come."""

    lists: tuple[Callable[[Desk], Iterable[AnyCommand]], ...]
    in_order: bool
    may_discard: bool

    def is_in_order(self, moves: Sequence[Any]) -> bool:
        """Whether the chapters have listed these moves in the order of their text; what is discarded is part of it."""
        return self.in_order and not (self.may_discard and any(move.discard for move in moves))


@cache
def _verbs(question: type[Question]) -> tuple[_Verb, ...]:
    """What may answer such a question, in the order of the words."""
    possible = [(VERBS[kind], kind) for kind in CHAPTERS if issubclass(question, CHAPTERS[kind].answers)]
    same_word = groupby(sorted(possible, key=itemgetter(0)), key=itemgetter(0))
    return tuple(_verb([kind for _, kind in same]) for _, same in same_word)


def _verb(kinds: Sequence[type[AnyCommand]]) -> _Verb:
    chapters = [CHAPTERS[kind] for kind in kinds]
    return _Verb(
        tuple(chapter.moves for chapter in chapters),
        len(chapters) == 1 and chapters[0].in_order,
        any("discard" in kind.__struct_fields__ for kind in kinds),
    )
