"""Questions in words, for the player who is asked and for those who wait."""

from __future__ import annotations

from game.kernel.message import short_name
from game.kernel.reference import own
from game.rules import references as ref
from game.rules.sets.scavengers.messages import ChooseSalvage
from game.rules.state import Question
from game.rules.subject import card_at
from game.rules.view import TableView
from game.wording.message_facts import facts_of
from game.wording.rows.questions import QUESTIONS
from game.wording.sentence import LONG, Names, Sentence
from game.wording.teller import Teller
from game.wording.wording import Wording


def question(words: Wording, asked: Question, names: Names, card: str | None = None) -> Sentence:
    """The prompt to the player who is asked; ``card`` is the id of the card it is about (`card_asked`).

    A question about salvage is about no Site, but knows its card.

    >>> from game.cards.catalog import load_catalog
    >>> from game.paths import cards_folder
    >>> from game.rules.steps import ChooseHand
    >>> question(Wording(load_catalog(cards_folder())), ChooseHand("A"), {"A": "Anna"})
    'Keep four of these six cards.'
    """
    tell = Teller(words, names, inflection=LONG)
    of_card = QUESTIONS[type(asked)].of_card
    facts = facts_of(tell, asked, QUESTIONS[type(asked)].facts)
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
    tell = Teller(words, names)
    key = f"question-{short_name(type(asked).__name__)}.waiting"
    return tell.finish(tell.say(key, who=tell.who(asked.seat)), asked.seat)


def _key(words: Wording, asked: Question, card: str | None) -> str:
    key = f"question-{short_name(type(asked).__name__)}"
    form = QUESTIONS[type(asked)].form(asked, card is not None)
    if form is not None:
        return f"{key}.{form}" if form else key
    return f"{key}.card" if card is not None and f"{key}.card" in words.messages else key
