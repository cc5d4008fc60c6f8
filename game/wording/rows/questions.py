"""One row for each kind of question: the section of the rules about it, the facts of its prompt, what answers it.

Its message is `question-NAME`, with `.card` where the prompt names the card that asks, and `.waiting` for the others.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.rules.game import Options
from game.rules.questions import (
    ChooseAction,
    ChooseAttacked,
    ChooseBlocked,
    ChooseCard,
    ChooseCleared,
    ChooseCopiedDeal,
    ChooseDiscarded,
    ChooseDiverted,
    ChooseFollowUp,
    ChooseForfeiting,
    ChooseGood,
    ChooseHand,
    ChooseKept,
    ChooseLostDeal,
    ChooseProduction,
    ChooseReplaced,
    ChooseResource,
    ChooseStorage,
    ChooseVictim,
    ChooseVisited,
    OpponentTurn,
)
from game.rules.sets.scavengers.messages import (
    ChooseDemolished,
    ChooseMatched,
    ChoosePlaced,
    ChooseRebuilt,
    ChooseSalvage,
    ChooseStripped,
)
from game.rules.state import Question
from game.wording.row import CARD, CATEGORY, DEAL, GOOD, PILE, SEAT, SITE, QuestionRow, form_of_deal
from game.wording.rows.cards import storing
from game.wording.sets import SETS


def _matched(question: ChooseMatched, _: Options) -> str:
    """First a discard pile, then a category of its top card, then the good that stands for it (R42.7)."""
    return PILE if question.owner is None else CATEGORY if question.category is None else GOOD


def _form_of_matched(question: ChooseMatched, card: bool) -> str | None:
    if question.owner is None:
        return None
    bare, with_card = ("icon", "icon_card") if question.category is None else ("colour", "colour_card")
    return with_card if card else bare


def _of_matched(question: ChooseMatched) -> str:
    return "" if question.owner is None else ".icon" if question.category is None else ".colour"


QUESTIONS: Final[Mapping[type[Question], QuestionRow]] = {
    ChooseHand: QuestionRow("setup"),
    ChooseCard: QuestionRow("lookout"),
    ChooseAction: QuestionRow("action_phase"),
    ChooseFollowUp: QuestionRow(
        "turn_end", form=lambda one, card: "exchange" if one.exchange else "activation" if card else ""
    ),
    ChooseVictim: QuestionRow("stealing", SEAT, of_effect=True),
    ChooseResource: QuestionRow("stealing", facts=("victim",)),
    ChooseGood: QuestionRow("choice", of_effect=True),
    ChooseProduction: QuestionRow("special_effects", SITE, of_effect=True, icon="activate"),
    ChooseDiverted: QuestionRow("winter", SITE, icon="divert"),
    ChooseCopiedDeal: QuestionRow("special_effects", DEAL, ("count",), of_effect=True),
    ChooseCleared: QuestionRow("special_effects", SITE, ("count",), of_effect=True),
    ChooseVisited: QuestionRow("promo", SITE, of_effect=True, icon="open_production"),
    ChooseBlocked: QuestionRow("special_effects", SITE, of_effect=True, icon="block"),
    ChooseForfeiting: QuestionRow("special_effects", SEAT, of_effect=True),
    ChooseSalvage: QuestionRow("salvage", PILE, ("count",), of_effect=True, short=""),
    ChooseMatched: QuestionRow(
        "matching", _matched, ("owner", "category"), of_effect=True, form=_form_of_matched, short=_of_matched
    ),
    ChooseRebuilt: QuestionRow("ruin_effects", SITE, ("count",), of_effect=True),
    ChooseStripped: QuestionRow("ruin_effects", SITE, ("count",), of_effect=True, short=""),
    ChooseDemolished: QuestionRow("ruin_effects", SITE, of_effect=True, icon="demolish"),
    ChoosePlaced: QuestionRow("ruin_effects", of_effect=True),
    ChooseKept: QuestionRow("special_effects", CARD, ("keep",), of_effect=True),
    ChooseDiscarded: QuestionRow(
        "hand", lambda question, _: question.good, ("count",), of_effect=True, form=form_of_deal
    ),
    ChooseStorage: QuestionRow(
        "storing", of_card=lambda words, card: {"storing": storing(words, words.catalog.locations[card].storage)}
    ),
    OpponentTurn: QuestionRow("solo_turn"),
    ChooseAttacked: QuestionRow("solo_attack", SITE),
    ChooseLostDeal: QuestionRow("solo_merchants", DEAL),
    ChooseReplaced: QuestionRow("solo_appalachian", SITE),
    **{kind: row for one in SETS for kind, row in one.questions.items()},
}
"""Every kind of question."""


def names_of(question: Question, options: Options) -> str:
    """What the answers to a question name."""
    named = QUESTIONS[type(question)].named
    return named if isinstance(named, str) else named(question, options)
