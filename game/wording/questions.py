"""Questions in words, for the player who is asked and for those who wait."""

from __future__ import annotations

from typing import Final

from game.cards.machine import RazeOwn
from game.kernel.message import short_name
from game.kernel.reference import own
from game.rules import references as ref
from game.rules.questions import ChooseDiscarded, ChooseFollowUp, ChooseStorage
from game.rules.sets.moloch.messages import ChooseLost, ChooseRazed
from game.rules.sets.no_mans_land.messages import ChooseOutpost, ChooseOutpostHit
from game.rules.sets.scavengers.messages import ChooseMatched, ChooseSalvage
from game.rules.state import Question
from game.rules.subject import card_at
from game.rules.view import TableView
from game.wording import machine_words
from game.wording.lexicon import Lexicon
from game.wording.message_facts import facts_of
from game.wording.rows.cards import storing
from game.wording.rows.questions import QUESTIONS
from game.wording.sentence import LONG, Names, Sentence
from game.wording.teller import Teller


def question(words: Lexicon, asked: Question, names: Names, card: str | None = None) -> Sentence:
    """The prompt to the player who is asked; ``card`` is the id of the card it is about (`card_asked`).

    A question about salvage is about no Site, but knows its card.
    """
    tell = Teller(words, names, inflection=LONG)
    facts = facts_of(tell, asked, QUESTIONS[type(asked)].facts)
    if card is None and isinstance(asked, ChooseSalvage):
        card = asked.source.card
    if card is not None:
        facts["card"] = tell.card(card)
    if isinstance(asked, ChooseStorage) and card is not None:
        facts["storing"] = storing(words, words.catalog.locations[card].storage)
    if isinstance(asked, ChooseRazed) and card is not None:
        attack = words.catalog.machines[card].attack
        assert isinstance(attack, RazeOwn)
        facts["target"] = machine_words.target(words, attack)
    return tell.finish(tell.say(_key(words, asked, card), **facts), asked.seat)


def card_asked(asked: Question, view: TableView) -> str | None:
    """The id of the card that a question is about: that of its Site, the deployed Machine that attacks, the HQ card or
    the side of a border tile that asks, or the only one that is offered; None if it is about none of them."""
    if about_card := QUESTIONS[type(asked)].card:
        return about_card(asked)
    about = own(asked, ref.DEPLOYED, ref.HQ, ref.BORDER) or own(asked, ref.SITE)
    return card_at(view, about) if about else None


def waiting(words: Lexicon, asked: Question, names: Names) -> Sentence:
    """What the others wait for."""
    tell = Teller(words, names)
    key = f"question-{short_name(type(asked).__name__)}.waiting"
    return tell.finish(tell.say(key, who=tell.who(asked.seat)), asked.seat)


_DEEDS: Final = {
    "build": ("build", "build_card"), "upgrade": ("upgrade", "upgrade_card"), "raze": ("raze", "raze_card"),
}  # fmt: skip
"""What an effect does with an Outpost -> the forms of its question, without and with the card (R45.10)."""


def _key(words: Lexicon, asked: Question, card: str | None) -> str:
    key = f"question-{short_name(type(asked).__name__)}"
    if isinstance(asked, ChooseFollowUp):
        if asked.exchange:
            return f"{key}.exchange"
        return f"{key}.activation" if card is not None else key
    if isinstance(asked, ChooseOutpost):
        bare, with_card = _DEEDS[asked.deed]
        return f"{key}.{bare if card is None else with_card}"
    if isinstance(asked, ChooseOutpostHit) and not asked.by_card:
        return f"{key}.expansion"
    if isinstance(asked, ChooseDiscarded | ChooseLost) and asked.good == "deal":
        return f"{key}.deal_card" if card is not None else f"{key}.deal"
    if isinstance(asked, ChooseMatched) and asked.owner is not None:
        bare, with_card = ("icon", "icon_card") if asked.category is None else ("colour", "colour_card")
        return f"{key}.{bare if card is None else with_card}"
    return f"{key}.card" if card is not None and f"{key}.card" in words.messages else key
