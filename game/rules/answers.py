"""Answers to the questions that effects and the virtual opponent ask: which there are, and what each does.

A question is one line here, or in `game.rules.solo.answers`: among words, Sites or cards, by what its answers name.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.kernel.refusal import Refusal
from game.rules.chapter import Answers, Chapter, Terms
from game.rules.commands import Choose, ChooseDeal, ChooseSite
from game.rules.desk import Desk
from game.rules.effects import activate, choose, clear, copy_deals, divert, draw_and_keep, steal, visit_occupied
from game.rules.judge import Judge
from game.rules.layout import site_name
from game.rules.phases import cleanup
from game.rules.phases.actions import discarding
from game.rules.solo import answers as solo
from game.rules.state import (
    ChooseCleared,
    ChooseCopiedDeal,
    ChooseDiscarded,
    ChooseDiverted,
    ChooseGood,
    ChooseKept,
    ChooseProduction,
    ChooseResource,
    ChooseStorage,
    ChooseVictim,
    ChooseVisited,
    Question,
)

WORDS: Mapping[type[Question], Answers] = {
    ChooseVictim: Answers(steal.answers_of_victim, steal.answer_victim),
    ChooseResource: Answers(steal.answers_of_resource, steal.answer_resource),
    ChooseGood: Answers(choose.answers, choose.answer),
    ChooseStorage: Answers(cleanup.answers, cleanup.answer),
}
"""The questions that are answered by a seat or a good."""

SITES: Mapping[type[Question], Answers] = {
    ChooseProduction: Answers(activate.answers, activate.answer),
    ChooseDiverted: Answers(divert.answers, divert.answer),
    ChooseCleared: Answers(clear.answers, clear.answer),
    ChooseVisited: Answers(visit_occupied.answers, visit_occupied.answer),
    **solo.SITES,
}
"""The questions that are answered by a Site, given by its number."""

CARDS: Mapping[type[Question], Answers] = {
    ChooseCopiedDeal: Answers(copy_deals.answers, copy_deals.answer),
    ChooseKept: Answers(draw_and_keep.answers, draw_and_keep.answer),
    ChooseDiscarded: Answers(discarding.answers, discarding.answer),
    **solo.CARDS,
}
"""The questions that are answered by a card, given by its id."""

ASKED = tuple(asked for asked in (*WORDS, *SITES, *CARDS) if asked is not ChooseStorage)
"""Every question that stands in the middle of something else; storing has a phase of its own."""


def _possible(desk: Desk, table: Mapping[type[Question], Answers]) -> Sequence[Any]:
    question = desk.state.question
    assert question is not None
    return table[type(question)].possible(desk.game, desk.state, question)


def _do(judge: Judge, table: Mapping[type[Question], Answers], answer: str | int) -> None:
    question = judge.state.question
    assert question is not None
    table[type(question)].carry_out(judge, question, answer)


def _word_terms(desk: Desk, command: Choose) -> Terms | Refusal:
    if command.answer in _possible(desk, WORDS):
        return Terms()
    if command.answer in desk.state.people and desk.state.player(command.answer).passed:
        return Refusal("target_passed", seat=command.answer)
    return Refusal("wrong_choice", text=command.answer)


def _site_terms(desk: Desk, command: ChooseSite) -> Terms | Refusal:
    found = desk.state.find_site(command.site)
    if found is None:
        return Refusal("no_such_card")
    return Terms() if command.site in _possible(desk, SITES) else Refusal("wrong_choice", card=found[1].card)


def _card_terms(desk: Desk, command: ChooseDeal) -> Terms | Refusal:
    if command.card in _possible(desk, CARDS):
        return Terms()
    lies_there = any(command.card in player.deals for player in desk.state.players)
    code = "wrong_choice" if lies_there or command.card in desk.player.hand else "no_such_card"
    return Refusal(code, card=command.card)


def _word_moves(desk: Desk) -> Sequence[Choose]:
    return [Choose(desk.seat, answer) for answer in sorted(_possible(desk, WORDS))]


def _site_moves(desk: Desk) -> Sequence[ChooseSite]:
    sites = sorted(_possible(desk, SITES), key=lambda site: site_name(desk.game, desk.state, site, desk.seat))
    return [ChooseSite(desk.seat, site) for site in sites]


def _card_moves(desk: Desk) -> Sequence[ChooseDeal]:
    return [ChooseDeal(desk.seat, card) for card in sorted(_possible(desk, CARDS), key=desk.game.catalog.title)]


CHOOSE = Chapter(tuple(WORDS), _word_terms, lambda judge, command: _do(judge, WORDS, command.answer), _word_moves)
CHOOSE_SITE = Chapter(tuple(SITES), _site_terms, lambda judge, command: _do(judge, SITES, command.site), _site_moves)
CHOOSE_DEAL = Chapter(tuple(CARDS), _card_terms, lambda judge, command: _do(judge, CARDS, command.card), _card_moves)
