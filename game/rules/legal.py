"""Listing: every distinct move of a seat, once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import groupby

from game.rules.chapter import Chapter
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
    for chapters in _by_verb(type(question)):
        if len(chapters) == 1 and chapters[0].in_order:
            moves += chapters[0].moves(desk)
            continue
        listed = [move for chapter in chapters for move in chapter.moves(desk)]
        if len(listed) > 1:
            listed.sort(key=MoveWriter(game, state, seat).move)
        moves += listed
    return moves


@cache
def _by_verb(question: type[Question]) -> tuple[tuple[Chapter, ...], ...]:
    """The chapters whose commands may answer such a question, in the order of the words with which moves begin.

    Those with the same word stand together.
    """
    possible = [(VERBS[kind], chapter) for kind, chapter in CHAPTERS.items() if issubclass(question, chapter.answers)]
    ordered = sorted(possible, key=lambda pair: pair[0])
    return tuple(tuple(chapter for _, chapter in same) for _, same in groupby(ordered, key=lambda pair: pair[0]))
