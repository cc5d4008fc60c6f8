"""Listing: every distinct move of a seat, once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import groupby

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
    for kinds, in_order in _by_verb(type(question)):
        before = len(moves)
        for listed in kinds:
            moves += listed(desk)
        if not in_order and len(moves) > before + 1:
            moves[before:] = sorted(moves[before:], key=MoveWriter(game, state, seat).move)
    return moves


Listing = Callable[[Desk], Iterable[AnyCommand]]


@cache
def _by_verb(question: type[Question]) -> tuple[tuple[tuple[Listing, ...], bool], ...]:
    """How to list what may answer such a question, in the order of the words with which moves begin.

    Those with the same word stand together, and with them whether they come in the order of their text.
    """
    possible = [(VERBS[kind], chapter) for kind, chapter in CHAPTERS.items() if issubclass(question, chapter.answers)]
    ordered = sorted(possible, key=lambda pair: pair[0])
    same_verb = [[chapter for _, chapter in same] for _, same in groupby(ordered, key=lambda pair: pair[0])]
    return tuple(
        (tuple(chapter.moves for chapter in chapters), len(chapters) == 1 and chapters[0].in_order)
        for chapters in same_verb
    )
