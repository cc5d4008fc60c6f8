"""One row for each kind of question: the section of the rules about it, the facts of its prompt, what answers it.

Its message is `question-NAME`, with `.card` where the prompt names the card that asks, and `.waiting` for the others.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.rules import questions
from game.rules.options import Options
from game.rules.state import Question
from game.wording.row import CARD, DEAL, SEAT, SITE, QuestionRow, form_of_deal
from game.wording.rows.cards import storing
from game.wording.sets import SETS

QUESTIONS: Final[Mapping[type[Question], QuestionRow]] = {
    questions.ChooseHand: QuestionRow("setup"),
    questions.ChooseCard: QuestionRow("lookout"),
    questions.ChooseAction: QuestionRow("action_phase"),
    questions.ChooseFollowUp: QuestionRow(
        "turn_end", form=lambda one, card: "exchange" if one.exchange else "activation" if card else ""
    ),
    questions.ChooseVictim: QuestionRow("stealing", SEAT, of_effect=True),
    questions.ChooseResource: QuestionRow("stealing", facts=("victim",)),
    questions.ChooseGood: QuestionRow("choice", of_effect=True),
    questions.ChooseProduction: QuestionRow("special_effects", SITE, of_effect=True, icon="activate"),
    questions.ChooseDiverted: QuestionRow("winter", SITE, icon="divert"),
    questions.ChooseCopiedDeal: QuestionRow("special_effects", DEAL, ("count",), of_effect=True),
    questions.ChooseCleared: QuestionRow("special_effects", SITE, ("count",), of_effect=True),
    questions.ChooseVisited: QuestionRow("promo", SITE, of_effect=True, icon="open_production"),
    questions.ChooseBlocked: QuestionRow("special_effects", SITE, of_effect=True, icon="block"),
    questions.ChooseForfeiting: QuestionRow("special_effects", SEAT, of_effect=True),
    questions.ChooseKept: QuestionRow("special_effects", CARD, ("keep",), of_effect=True),
    questions.ChooseDiscarded: QuestionRow(
        "hand", lambda question, _: question.good, ("count",), of_effect=True, form=form_of_deal
    ),
    questions.ChooseStorage: QuestionRow(
        "storing", of_card=lambda words, card: {"storing": storing(words, words.catalog.locations[card].storage)}
    ),
    questions.OpponentTurn: QuestionRow("solo_turn"),
    questions.ChooseAttacked: QuestionRow("solo_attack", SITE),
    questions.ChooseLostDeal: QuestionRow("solo_merchants", DEAL),
    questions.ChooseReplaced: QuestionRow("solo_appalachian", SITE),
    **{kind: row for one in SETS for kind, row in one.questions.items()},
}
"""Every kind of question."""


def names_of(question: Question, options: Options) -> str:
    """What the answers to a question name."""
    named = QUESTIONS[type(question)].named
    return named if isinstance(named, str) else named(question, options)
