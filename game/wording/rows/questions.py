"""One row for each kind of question: the section of the rules about it, the facts of its prompt, what answers it.

Its message is `question-NAME`, with `.card` where the prompt names the card that asks, and `.waiting` for the others.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.rules.game import Options
from game.rules.sets.no_mans_land.messages import (
    ChooseToBuild,
)
from game.rules.sets.scavengers.messages import (
    ChooseMatched,
)
from game.rules.state import Question
from game.wording.row import AREA, CARD, CATEGORY, DEAL, GOOD, HQ, LEVEL, PILE, SEAT, SITE, QuestionRow
from game.wording.sets import SETS


def _matched(question: ChooseMatched, _: Options) -> str:
    """First a discard pile, then a category of its top card, then the good that stands for it (R42.7)."""
    return PILE if question.owner is None else CATEGORY if question.category is None else GOOD


def _of_matched(question: ChooseMatched) -> str:
    return "" if question.owner is None else ".icon" if question.category is None else ".colour"


def _to_build(_: ChooseToBuild, options: Options) -> str:
    """The card that is discarded to build where an Outpost was razed, or the Area where that costs none (R45.7)."""
    return AREA if options.raze_build_free else CARD


QUESTIONS: Final[Mapping[type[Question], QuestionRow]] = {
    asked.ChooseHand: QuestionRow("setup"),
    asked.ChooseCard: QuestionRow("lookout"),
    asked.ChooseAction: QuestionRow("action_phase"),
    asked.ChooseFollowUp: QuestionRow("turn_end"),
    asked.ChooseVictim: QuestionRow("stealing", SEAT, of_effect=True),
    asked.ChooseResource: QuestionRow("stealing", facts=("victim",)),
    asked.ChooseGood: QuestionRow("choice", of_effect=True),
    asked.ChooseProduction: QuestionRow("special_effects", SITE, of_effect=True, icon="activate"),
    asked.ChooseDiverted: QuestionRow("winter", SITE, icon="divert"),
    asked.ChooseCopiedDeal: QuestionRow("special_effects", DEAL, ("count",), of_effect=True),
    asked.ChooseCleared: QuestionRow("special_effects", SITE, ("count",), of_effect=True),
    asked.ChooseVisited: QuestionRow("promo", SITE, of_effect=True, icon="open_production"),
    asked.ChooseBlocked: QuestionRow("special_effects", SITE, of_effect=True, icon="block"),
    asked.ChooseForfeiting: QuestionRow("special_effects", SEAT, of_effect=True),
    asked.ChooseSalvage: QuestionRow("salvage", PILE, ("count",), of_effect=True, short=""),
    asked.ChooseMatched: QuestionRow("matching", _matched, ("owner", "category"), of_effect=True, short=_of_matched),
    asked.ChooseRebuilt: QuestionRow("ruin_effects", SITE, ("count",), of_effect=True),
    asked.ChooseStripped: QuestionRow("ruin_effects", SITE, ("count",), of_effect=True, short=""),
    asked.ChooseDemolished: QuestionRow("ruin_effects", SITE, of_effect=True, icon="demolish"),
    asked.ChoosePlaced: QuestionRow("ruin_effects", of_effect=True),
    asked.ChooseCode: QuestionRow("machine_cards", facts=("count",), of_effect=True),
    asked.ChooseRazed: QuestionRow("assault", SITE),
    asked.ChooseLost: QuestionRow("assault", lambda question, _: question.good, ("count",)),
    asked.ChooseStopped: QuestionRow("assault", SITE),
    asked.ChooseHq: QuestionRow("headquarters", HQ, ("offered",)),
    asked.ChooseStolen: QuestionRow("headquarters", SITE, of_effect=True, icon="steal"),
    asked.ChooseKept: QuestionRow("special_effects", CARD, ("keep",), of_effect=True),
    asked.ChooseDiscarded: QuestionRow("hand", lambda question, _: question.good, ("count",), of_effect=True),
    asked.ChooseOutpost: QuestionRow("outpost_effects", AREA, of_effect=True),
    asked.ChooseActivated: QuestionRow("outpost_effects", AREA, ("count",), of_effect=True, short=""),
    asked.ChooseGivenUp: QuestionRow("build_outpost", AREA, ("area",), of_effect=True, short=""),
    asked.ChooseLevel: QuestionRow("map", LEVEL, ("area",), of_effect=True),
    asked.ChooseToBuild: QuestionRow("raze_outpost", _to_build, ("area",), of_effect=True, short=""),
    asked.ChooseStorage: QuestionRow("storing"),
    asked.OpponentTurn: QuestionRow("solo_turn"),
    asked.ChooseAttacked: QuestionRow("solo_attack", SITE),
    asked.ChooseLostDeal: QuestionRow("solo_merchants", DEAL),
    asked.ChooseReplaced: QuestionRow("solo_appalachian", SITE),
    asked.ChooseOpponentArea: QuestionRow("solo_outposts", AREA),
    asked.ChooseOutpostHit: QuestionRow("solo_outposts", AREA, short=""),
    **{kind: row for one in SETS for kind, row in one.questions.items()},
}
"""Every kind of question."""


def names_of(question: Question, options: Options) -> str:
    """What the answers to a question name."""
    named = QUESTIONS[type(question)].named
    return named if isinstance(named, str) else named(question, options)
