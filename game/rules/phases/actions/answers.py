"""Answers to the questions that effects ask in the middle of an action."""

from __future__ import annotations

from collections.abc import Iterator

from game.kernel.refusal import Refusal
from game.rules.chapter import Chapter, Terms
from game.rules.commands import Choose
from game.rules.desk import Desk
from game.rules.effects import steal
from game.rules.judge import Judge
from game.rules.state import ChooseResource, ChooseVictim


def _possible(desk: Desk) -> tuple[str, ...]:
    question = desk.state.question
    if isinstance(question, ChooseVictim):
        return steal.victims(desk.state, question.seat)
    if isinstance(question, ChooseResource):
        return steal.resources_of(desk.state, question.victim)
    return ()


def _terms(desk: Desk, command: Choose) -> Terms | Refusal:
    if command.answer in _possible(desk):
        return Terms()
    if command.answer in desk.state.seats and desk.state.player(command.answer).passed:
        return Refusal("target_passed", seat=command.answer)
    return Refusal("wrong_choice", text=command.answer)


def _carry_out(judge: Judge, command: Choose) -> None:
    question = judge.state.question
    if isinstance(question, ChooseVictim):
        steal.choose_resource(judge, question.seat, question.site, command.answer, question.count)
    elif isinstance(question, ChooseResource):
        steal.take(judge, question.seat, question.site, question.victim, command.answer, question.count)


def _moves(desk: Desk) -> Iterator[Choose]:
    for answer in _possible(desk):
        yield Choose(desk.seat, answer)


CHOOSE = Chapter((ChooseVictim, ChooseResource), _terms, _carry_out, _moves)
