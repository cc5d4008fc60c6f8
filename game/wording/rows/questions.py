"""One row for each kind of question: the section of the rules about it, the facts of its prompt, what answers it.

Its message is `question-NAME`, with `.card` where the prompt names the card that asks, and `.waiting` for the others.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from game.rules import state as asked
from game.rules.state import Question


class QuestionRow(NamedTuple):
    """The topic and words of a kind of question.

    Attributes:
        topic: The section of the rule book about it.
        named: What its answers name: `seat`, `good`, `site`, `deal`, `card` in hand, `area`, `level` of an Area, or
            `hq` card.
        facts: The fields that its prompt names (`game.wording.message_facts`).
        of_effect: Whether an effect, or its cost, begins with it, so that a forecast tells it.
        icon: The icon of its answers in the States of others; "" if there are none.
    """

    topic: str
    named: str = "good"
    facts: tuple[str, ...] = ()
    of_effect: bool = False
    icon: str = ""


QUESTIONS: Final[Mapping[type[Question], QuestionRow]] = {
    asked.ChooseHand: QuestionRow("setup"),
    asked.ChooseCard: QuestionRow("lookout"),
    asked.ChooseAction: QuestionRow("action_phase"),
    asked.ChooseFollowUp: QuestionRow("turn_end"),
    asked.ChooseVictim: QuestionRow("stealing", "seat", of_effect=True),
    asked.ChooseResource: QuestionRow("stealing", facts=("victim",)),
    asked.ChooseGood: QuestionRow("choice", of_effect=True),
    asked.ChooseProduction: QuestionRow("special_effects", "site", of_effect=True, icon="activate"),
    asked.ChooseDiverted: QuestionRow("winter", "site", icon="divert"),
    asked.ChooseCopiedDeal: QuestionRow("special_effects", "deal", ("count",), of_effect=True),
    asked.ChooseCleared: QuestionRow("special_effects", "site", ("count",), of_effect=True),
    asked.ChooseVisited: QuestionRow("promo", "site", of_effect=True, icon="open_production"),
    asked.ChooseBlocked: QuestionRow("special_effects", "site", of_effect=True, icon="block"),
    asked.ChooseForfeiting: QuestionRow("special_effects", "seat", of_effect=True),
    asked.ChooseSalvage: QuestionRow("salvage", "seat", ("count",), of_effect=True),
    asked.ChooseMatched: QuestionRow("matching", "seat", ("owner", "category"), of_effect=True),
    asked.ChooseRebuilt: QuestionRow("ruin_effects", "site", ("count",), of_effect=True),
    asked.ChooseStripped: QuestionRow("ruin_effects", "site", ("count",), of_effect=True),
    asked.ChooseDemolished: QuestionRow("ruin_effects", "site", of_effect=True, icon="demolish"),
    asked.ChoosePlaced: QuestionRow("ruin_effects", of_effect=True),
    asked.ChooseCode: QuestionRow("machine_cards", facts=("count",), of_effect=True),
    asked.ChooseRazed: QuestionRow("assault", "site"),
    asked.ChooseLost: QuestionRow("assault", "card", ("count",)),
    asked.ChooseStopped: QuestionRow("assault", "site"),
    asked.ChooseHq: QuestionRow("headquarters", "hq", ("offered",)),
    asked.ChooseStolen: QuestionRow("headquarters", "site", of_effect=True, icon="steal"),
    asked.ChooseKept: QuestionRow("special_effects", "card", ("keep",), of_effect=True),
    asked.ChooseDiscarded: QuestionRow("hand", "card", ("count",), of_effect=True),
    asked.ChooseOutpost: QuestionRow("outpost_effects", "area", of_effect=True),
    asked.ChooseActivated: QuestionRow("outpost_effects", "area", ("count",), of_effect=True),
    asked.ChooseGivenUp: QuestionRow("build_outpost", "area", ("area",), of_effect=True),
    asked.ChooseLevel: QuestionRow("map", "level", ("area",), of_effect=True),
    asked.ChooseToBuild: QuestionRow("raze_outpost", "area", ("area",), of_effect=True),
    asked.ChooseEquipment: QuestionRow("arena"),
    asked.ChooseStorage: QuestionRow("storing"),
    asked.OpponentTurn: QuestionRow("solo_turn"),
    asked.ChooseAttacked: QuestionRow("solo_attack", "site"),
    asked.ChooseLostDeal: QuestionRow("solo_merchants", "deal"),
    asked.ChooseReplaced: QuestionRow("solo_appalachian", "site"),
    asked.ChooseOpponentArea: QuestionRow("solo_outposts", "area"),
    asked.ChooseOutpostHit: QuestionRow("solo_outposts", "area"),
}
"""Every kind of question."""
