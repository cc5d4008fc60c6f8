"""Answers to the questions that effects and the virtual opponent ask: which there are, and what each does.

A question is one line here, or in `game.fiftyfirst.rules.solo.answers`: among words, Sites or cards, by what its
answers name.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from game.fiftyfirst.rules import discards, steps
from game.fiftyfirst.rules.chapter import Answers, Chapter, Make, Side, T
from game.fiftyfirst.rules.commands import Choose, ChooseArea, ChooseDeal, ChooseSite
from game.fiftyfirst.rules.effects import activate, choose, clear, copy_deals, draw_and_keep, production, steal
from game.fiftyfirst.rules.effects.aimed import BLOCK, FORFEIT, VISIT_OCCUPIED
from game.fiftyfirst.rules.judge import Judge
from game.fiftyfirst.rules.parts import PARTS
from game.fiftyfirst.rules.phases import cleanup
from game.fiftyfirst.rules.phases.actions.activate import take_effect, take_effect_of_use
from game.fiftyfirst.rules.sheets import site_name
from game.fiftyfirst.rules.solo import answers as solo
from game.fiftyfirst.rules.state import Game, GameState, Question
from game.kernel.bag import Bag
from game.kernel.refusal import Refusal


def _to_discard(_game: Game, state: GameState, question: steps.ChooseDiscarded) -> tuple[str, ...]:
    """A-08: the different cards or Deals of which one is discarded next."""
    deals = state.deals_of(question.seat)
    return tuple(dict.fromkeys(discards.discardable(state.player(question.seat), question.good, deals)))


def _discard(judge: Judge, question: steps.ChooseDiscarded, card: str) -> None:
    """Discard one; the action has been paid and marked by now, and takes effect once everything is discarded."""
    discards.carry_out(judge, question.seat, Bag({question.good: 1}), (card,))
    if question.count > 1:
        judge.agenda.append(replace(question, count=question.count - 1))
    elif question.site is not None:
        take_effect(judge, question.seat, question.site)
    elif question.action is not None:
        take_effect_of_use(judge, question.seat, question.action)
    else:
        for part in PARTS:
            part.discarded(judge, question)


WORDS: Mapping[type[Question], Answers] = {
    steps.ChooseVictim: Answers(steal.answers, steal.answer),
    steps.ChooseResource: Answers(steal.answers, steal.answer),
    steps.ChooseGood: Answers(choose.answers, choose.answer),
    steps.ChooseForfeiting: Answers(FORFEIT.answers, FORFEIT.answer),
    steps.ChooseStorage: Answers(cleanup.answers, cleanup.answer),
    **{question: answers for part in PARTS for question, answers in part.words.items()},
}
"""The questions that are answered by a seat, a good, a category or `nothing`."""

SITES: Mapping[type[Question], Answers] = {
    steps.ChooseProduction: Answers(activate.answers, activate.answer),
    steps.ChooseDiverted: Answers(production.answers, production.answer),
    steps.ChooseCleared: Answers(clear.answers, clear.answer),
    steps.ChooseVisited: Answers(VISIT_OCCUPIED.answers, VISIT_OCCUPIED.answer),
    steps.ChooseBlocked: Answers(BLOCK.answers, BLOCK.answer),
    **{question: answers for part in PARTS for question, answers in part.sites.items()},
    **solo.SITES,
}
"""The questions that are answered by a Site, given by its number."""

AREAS: Mapping[type[Question], Answers] = {
    **{question: answers for part in PARTS for question, answers in part.areas.items()}
}
"""The questions that are answered by an Area, given by its id."""

CARDS: Mapping[type[Question], Answers] = {
    steps.ChooseCopiedDeal: Answers(copy_deals.answers, copy_deals.answer),
    steps.ChooseKept: Answers(draw_and_keep.answers, draw_and_keep.answer),
    steps.ChooseDiscarded: Answers(_to_discard, _discard),
    **{question: answers for part in PARTS for question, answers in part.cards.items()},
    **solo.CARDS,
}
"""The questions that are answered by a card, given by its id."""

_ANSWERS: Mapping[type[Question], Answers] = {**WORDS, **SITES, **AREAS, **CARDS}

ASKED: tuple[type[Question], ...] = (
    *(asked for asked in _ANSWERS if asked is not steps.ChooseStorage),
    *(asked for part in PARTS for asked in part.asks),
)
"""Every question that stands in the middle of something else; storing has a phase of its own."""


def _possible(side: Side) -> Sequence[Any]:
    """Every answer to the open question."""
    question = side.question
    assert question is not None
    return _ANSWERS[type(question)].possible(side.game, side.state, question)


def _words(side: Side, make: Make[T]) -> Sequence[T]:
    return [make(side.seat, answer) for answer in sorted(_possible(side))]


def _why_not_word(side: Side, command: Choose) -> Refusal:
    if command.answer in side.state.people and side.state.player(command.answer).passed:
        return Refusal("target_passed", seat=command.answer)
    return Refusal("wrong_choice", text=command.answer)


def _sites(side: Side, make: Make[T]) -> Sequence[T]:
    numbers = sorted(_possible(side), key=lambda number: site_name(side.game, side.state, number, side.seat))
    return [make(side.seat, number) for number in numbers]


def _why_not_site(side: Side, command: ChooseSite) -> Refusal:
    found = side.state.find_site(command.site)
    if found is None:
        return Refusal("no_such_card")
    refused = _ANSWERS[type(side.question)].why_not(side, side.question, command.site) if side.question else None
    return refused or Refusal("wrong_choice", card=found[1].card)


def _areas(side: Side, make: Make[T]) -> Sequence[T]:
    return [make(side.seat, area) for area in sorted(_possible(side), key=side.game.catalog.title)]


def _why_not_area(side: Side, command: ChooseArea) -> Refusal:
    is_there = command.area in side.game.catalog.areas
    return Refusal("wrong_choice" if is_there else "no_such_card", card=command.area)


def _cards(side: Side, make: Make[T]) -> Sequence[T]:
    return [make(side.seat, card) for card in sorted(_possible(side), key=side.game.catalog.title)]


def _why_not_card(side: Side, command: ChooseDeal) -> Refusal:
    lies_there = any(command.card in side.state.deals_of(seat) for seat in side.state.seats)
    code = "wrong_choice" if lies_there or command.card in side.player.hand else "no_such_card"
    return Refusal(code, card=command.card)


def _carry_out(judge: Judge, answer: str | int) -> None:
    question = judge.state.question
    assert question is not None
    _ANSWERS[type(question)].carry_out(judge, question, answer)


CHOOSE = Chapter(
    "choose {answer}", tuple(WORDS), _words, _why_not_word, lambda judge, command: _carry_out(judge, command.answer)
)
CHOOSE_SITE = Chapter(
    "choose {asked_site}", tuple(SITES), _sites, _why_not_site, lambda judge, command: _carry_out(judge, command.site)
)
CHOOSE_AREA = Chapter(
    "choose {area}", tuple(AREAS), _areas, _why_not_area, lambda judge, command: _carry_out(judge, command.area)
)
CHOOSE_DEAL = Chapter(
    "choose {card}", tuple(CARDS), _cards, _why_not_card, lambda judge, command: _carry_out(judge, command.card)
)
