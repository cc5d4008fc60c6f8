"""Listing: every distinct move of a seat, once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from game.rules.chapter import Chapter
from game.rules.commands import AnyCommand
from game.rules.decide import CHAPTERS
from game.rules.desk import Desk
from game.rules.game import Game
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
    moves = [move for chapter in _chapters(type(question)) for move in chapter.moves(desk)]
    return sorted(moves, key=MoveWriter(game, state, seat).move)


@cache
def _chapters(question: type[Question]) -> tuple[Chapter, ...]:
    """The chapters whose commands may answer such a question."""
    return tuple(chapter for chapter in CHAPTERS.values() if issubclass(question, chapter.answers))
