"""One row for each kind of question: the section of the rules about it, the facts of its prompt, what answers it.

Its message is `question-NAME`, with `.card` where the prompt names the card that asks, and `.waiting` for the others.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.rules import steps
from game.rules.options import Options
from game.rules.state import Question
from game.wording.row import CARD, DEAL, SEAT, SITE, QuestionRow, form_of_deal
from game.wording.rows.cards import storing
from game.wording.sets import SETS

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
