"""Listing: every distinct move of a seat, once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import chain, groupby
from operator import itemgetter
from typing import Any

from game.rules.commands import AnyCommand
from game.rules.decide import CHAPTERS
from game.rules.desk import Desk
from game.rules.game import Game
from game.rules.notation.forms import FORMS
from game.rules.notation.writing import MoveWriter
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
    for list_moves in _lists(type(question)):
        moves += list_moves(desk)
    return moves


Listing = Callable[[Desk], Iterable[Any]]


@cache
def _lists(question: type[Question]) -> tuple[Listing, ...]:
    """How to list what may answer such a question, in the order of the words with which the texts begin."""
    possible = [(FORMS[kind].verb, kind) for kind in CHAPTERS if issubclass(question, CHAPTERS[kind].answers)]
    same_word = groupby(sorted(possible, key=itemgetter(0)), key=itemgetter(0))
    return tuple(_list_of([kind for _, kind in same]) for _, same in same_word)


def _list_of(kinds: Sequence[type[AnyCommand]]) -> Listing:
    """How to list the commands whose text begins with the same word, in the order of the rest of it."""
    chapters = [CHAPTERS[kind] for kind in kinds]
    in_order = all(chapter.in_order for chapter in chapters)
    may_discard = any("discard" in kind.__struct_fields__ for kind in kinds)

    def by_text(desk: Desk) -> Sequence[Any]:
        found: list[Sequence[Any]] = [moves for chapter in chapters if (moves := chapter.moves(desk))]
        if len(found) == 1 and in_order and not (may_discard and [move for move in found[0] if move.discard]):
            return found[0]
        return sorted(chain(*found), key=MoveWriter(desk.game, desk.state, desk.seat).move) if found else ()

    return chapters[0].moves if len(chapters) == 1 and in_order and not may_discard else by_text
