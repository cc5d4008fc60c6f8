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
from game.rules.sets.moloch.messages import ChooseCode, ChooseLost, ChooseRazed, ChooseStopped
from game.rules.sets.no_mans_land.messages import (
    ChooseActivated,
    ChooseGivenUp,
    ChooseLevel,
    ChooseOpponentArea,
    ChooseOutpost,
    ChooseOutpostHit,
    ChooseToBuild,
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
from game.wording.row import AREA, CARD, CATEGORY, DEAL, GOOD, LEVEL, PILE, SEAT, SITE, QuestionRow
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
    ChooseHand: QuestionRow("setup"),
    ChooseCard: QuestionRow("lookout"),
    ChooseAction: QuestionRow("action_phase"),
    ChooseFollowUp: QuestionRow("turn_end"),
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
    ChooseMatched: QuestionRow("matching", _matched, ("owner", "category"), of_effect=True, short=_of_matched),
    ChooseRebuilt: QuestionRow("ruin_effects", SITE, ("count",), of_effect=True),
    ChooseStripped: QuestionRow("ruin_effects", SITE, ("count",), of_effect=True, short=""),
    ChooseDemolished: QuestionRow("ruin_effects", SITE, of_effect=True, icon="demolish"),
    ChoosePlaced: QuestionRow("ruin_effects", of_effect=True),
    ChooseCode: QuestionRow("machine_cards", facts=("count",), of_effect=True),
    ChooseRazed: QuestionRow("assault", SITE),
    ChooseLost: QuestionRow("assault", lambda question, _: question.good, ("count",)),
    ChooseStopped: QuestionRow("assault", SITE),
    ChooseKept: QuestionRow("special_effects", CARD, ("keep",), of_effect=True),
    ChooseDiscarded: QuestionRow("hand", lambda question, _: question.good, ("count",), of_effect=True),
    ChooseOutpost: QuestionRow("outpost_effects", AREA, of_effect=True),
    ChooseActivated: QuestionRow("outpost_effects", AREA, ("count",), of_effect=True, short=""),
    ChooseGivenUp: QuestionRow("build_outpost", AREA, ("area",), of_effect=True, short=""),
    ChooseLevel: QuestionRow("map", LEVEL, ("area",), of_effect=True),
    ChooseToBuild: QuestionRow("raze_outpost", _to_build, ("area",), of_effect=True, short=""),
    ChooseStorage: QuestionRow("storing"),
    OpponentTurn: QuestionRow("solo_turn"),
    ChooseAttacked: QuestionRow("solo_attack", SITE),
    ChooseLostDeal: QuestionRow("solo_merchants", DEAL),
    ChooseReplaced: QuestionRow("solo_appalachian", SITE),
    ChooseOpponentArea: QuestionRow("solo_outposts", AREA),
    ChooseOutpostHit: QuestionRow("solo_outposts", AREA, short=""),
    **{kind: row for one in SETS for kind, row in one.questions.items()},
}
"""Every kind of question."""


def names_of(question: Question, options: Options) -> str:
    """What the answers to a question name."""
    named = QUESTIONS[type(question)].named
    return named if isinstance(named, str) else named(question, options)
