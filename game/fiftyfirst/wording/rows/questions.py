"""Questions in words, with one row for each kind: the section of the rules about it, its facts, what answers it.

Its message is `question-NAME`, with `.card` where the prompt names the card that asks, and `.waiting` for the others.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.fiftyfirst.rules import references as ref
from game.fiftyfirst.rules import steps
from game.fiftyfirst.rules.options import Options
from game.fiftyfirst.rules.sets.scavengers.messages import ChooseSalvage
from game.fiftyfirst.rules.state import Question
from game.fiftyfirst.rules.subject import card_at
from game.fiftyfirst.rules.view import TableView
from game.fiftyfirst.wording.facts import CardTeller
from game.fiftyfirst.wording.row import CARD, DEAL, SEAT, SITE, QuestionRow, form_of_deal
from game.fiftyfirst.wording.rows.cards import storing
from game.fiftyfirst.wording.sets import SETS
from game.fiftyfirst.wording.wording import Wording
from game.kernel.message import short_name
from game.kernel.reference import own
from game.wording.sentence import LONG, Names, Sentence

QUESTIONS: Final[Mapping[type[Question], QuestionRow]] = {
    steps.ChooseHand: QuestionRow("setup"),
    steps.ChooseCard: QuestionRow("lookout"),
    steps.ChooseAction: QuestionRow("action_phase"),
    steps.ChooseFollowUp: QuestionRow(
        "turn_end", form=lambda one, card: "exchange" if one.exchange else "activation" if card else ""
    ),
    steps.ChooseVictim: QuestionRow("stealing", SEAT, of_effect=True),
    steps.ChooseResource: QuestionRow("stealing", facts=("victim",)),
    steps.ChooseGood: QuestionRow("choice", of_effect=True),
    steps.ChooseProduction: QuestionRow("special_effects", SITE, of_effect=True, icon="activate"),
    steps.ChooseDiverted: QuestionRow("winter", SITE, icon="divert"),
    steps.ChooseCopiedDeal: QuestionRow("special_effects", DEAL, ("count",), of_effect=True),
    steps.ChooseCleared: QuestionRow("special_effects", SITE, ("count",), of_effect=True),
    steps.ChooseVisited: QuestionRow("promo", SITE, of_effect=True, icon="open_production"),
    steps.ChooseBlocked: QuestionRow("special_effects", SITE, of_effect=True, icon="block"),
    steps.ChooseForfeiting: QuestionRow("special_effects", SEAT, of_effect=True),
    steps.ChooseKept: QuestionRow("special_effects", CARD, ("keep",), of_effect=True),
    steps.ChooseDiscarded: QuestionRow(
        "hand", lambda question, _: question.good, ("count",), of_effect=True, form=form_of_deal
    ),
    steps.ChooseStorage: QuestionRow(
        "storing", of_card=lambda words, card: {"storing": storing(words, words.catalog.locations[card].storage)}
    ),
    steps.OpponentTurn: QuestionRow("solo_turn"),
    steps.ChooseAttacked: QuestionRow("solo_attack", SITE),
    steps.ChooseLostDeal: QuestionRow("solo_merchants", DEAL),
    steps.ChooseReplaced: QuestionRow("solo_appalachian", SITE),
    **{kind: row for one in SETS for kind, row in one.questions.items()},
}
"""Every kind of question."""


def names_of(question: Question, options: Options) -> str:
    """What the answers to a question name."""
    named = QUESTIONS[type(question)].named
    return named if isinstance(named, str) else named(question, options)


def question(words: Wording, asked: Question, names: Names, card: str | None = None) -> Sentence:
    """The prompt to the player who is asked; ``card`` is the id of the card it is about (`card_asked`).

    A question about salvage is about no Site, but knows its card.

    >>> from game.fiftyfirst.cards.catalog import load_catalog
    >>> from game.paths import cards_folder
    >>> from game.fiftyfirst.rules.steps import ChooseHand
    >>> question(Wording(load_catalog(cards_folder())), ChooseHand("A"), {"A": "Anna"})
    'Keep four of these six cards.'
    """
    tell = CardTeller(words, names, inflection=LONG)
    of_card = QUESTIONS[type(asked)].of_card
    facts = tell.facts_of(asked, QUESTIONS[type(asked)].facts)
    if card is None and isinstance(asked, ChooseSalvage):
        card = asked.source.card
    if card is not None:
        facts["card"] = tell.card(card)
    if of_card and card is not None:
        facts |= of_card(words, card)
    return tell.finish(tell.say(_key(words, asked, card), **facts), asked.seat)


def card_asked(asked: Question, view: TableView) -> str | None:
    """The id of the card that a question is about: that of its Site, the deployed Machine that attacks, the HQ card or
    the side of a border tile that asks, or the only one that is offered; None if it is about none of them."""
    if about_card := QUESTIONS[type(asked)].card:
        return about_card(asked)
    about = own(asked, ref.DEPLOYED, ref.HQ, ref.BORDER) or own(asked, ref.SITE)
    return card_at(view, about) if about else None


def waiting(words: Wording, asked: Question, names: Names) -> Sentence:
    """What the others wait for."""
    tell = CardTeller(words, names)
    key = f"question-{short_name(type(asked).__name__)}.waiting"
    return tell.finish(tell.say(key, who=tell.who(asked.seat)), asked.seat)


def _key(words: Wording, asked: Question, card: str | None) -> str:
    key = f"question-{short_name(type(asked).__name__)}"
    form = QUESTIONS[type(asked)].form(asked, card is not None)
    if form is not None:
        return f"{key}.{form}" if form else key
    return f"{key}.card" if card is not None and f"{key}.card" in words.messages else key
