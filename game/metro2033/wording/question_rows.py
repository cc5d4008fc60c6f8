"""One row for each question: the section of the rule book about it, and what its prompt tells of the table.

Its messages are `question-NAME`, told to the seat that is asked, and `waiting-NAME`, told to the others. They may name
all fields of the question; a form with the name of a field is taken where that field is set.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from game.kernel.message import Question
from game.kernel.seats import Seat
from game.metro2033.rules import steps as st
from game.metro2033.rules.state import MetroState
from game.wording.teller import Facts, Teller

TableFacts = Callable[[Teller, Seat, MetroState], Facts]


class MetroQuestionRow(NamedTuple):
    """``table`` gives the facts that the table has, as the seat sees it. ``among`` is the field with the cards of which
    one is chosen."""

    topic: str
    table: TableFacts = lambda *_: {}
    among: str = ""

    def facts(self, asked: Question, tell: Teller, view: MetroState) -> Facts:
        """What the prompt tells beside the fields of the question."""
        found = dict(self.table(tell, asked.seat, view))
        if self.among:
            found[self.among] = tell.words.any_of([tell.card(card) for card in getattr(asked, self.among)])
        return found


def law_voted_on(tell: Teller, _: Seat, view: MetroState) -> Facts:
    return {"law": tell.card(view.vote or "")}


def drawn_in(_: Teller, __: Seat, view: MetroState) -> Facts:
    """The phase: at the end of a round cards are drawn because stage II begins (M-11.4)."""
    return {"phase": view.phase}


def army_of(_: Teller, seat: Seat, view: MetroState) -> Facts:
    return {"army": view.player(seat).army}


def place_of_fight(tell: Teller, _: Seat, view: MetroState) -> Facts:
    """The station, and who attacks it; without a fight neither is named."""
    fight = view.fight
    if fight is None:
        return {"station": "", "attacker": ""}
    return {"station": tell.card(fight.station), "attacker": tell.who(fight.attacker) if fight.attacker else ""}


def hero_of(tell: Teller, seat: Seat, view: MetroState) -> Facts:
    player = view.player(seat)
    return {"hero": tell.card(player.hero or ""), "station": tell.card(player.at or "")}


QUESTIONS: Final[Mapping[type[Question], MetroQuestionRow]] = {
    st.ChooseFaction: MetroQuestionRow("setup"),
    st.ChooseDrawn: MetroQuestionRow("decks", drawn_in),
    st.ChooseHero: MetroQuestionRow("setup"),
    st.ChoosePolisGoods: MetroQuestionRow("production"),
    st.ChooseGuard: MetroQuestionRow("threat_event"),
    st.ChooseLook: MetroQuestionRow("laws"),
    st.ChooseProposal: MetroQuestionRow("laws", among="laws"),
    st.ChooseVote: MetroQuestionRow("laws", law_voted_on),
    st.ChooseUpkeep: MetroQuestionRow("army", army_of),
    st.ChooseRecruits: MetroQuestionRow("army", army_of),
    st.ChooseArmyAction: MetroQuestionRow("army_turn", army_of),
    st.ChooseHeroAction: MetroQuestionRow("hero_turn", hero_of),
    st.ChooseDefender: MetroQuestionRow("defending", place_of_fight),
    st.ChooseBattleCard: MetroQuestionRow("battle_cards"),
    st.ChooseUse: MetroQuestionRow("properties"),
    st.ChooseCapture: MetroQuestionRow("capture", place_of_fight),
    st.ChooseLoot: MetroQuestionRow("outcomes"),
    st.ChooseLostCard: MetroQuestionRow("outcomes"),
    st.ChooseGoods: MetroQuestionRow("goods"),
    st.ChooseSurplus: MetroQuestionRow("equipment"),
    st.ChooseHome: MetroQuestionRow("wounds", hero_of),
    st.ChooseRefuge: MetroQuestionRow("three_stations"),
    st.ChooseCompletion: MetroQuestionRow("quests"),
    st.ChooseOrder: MetroQuestionRow("properties"),
}
"""In the order of `game.metro2033.rules.steps`."""
