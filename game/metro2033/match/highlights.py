"""The notable steps of a match of Metro 2033: stations that change hands, battles, wounds, quests, laws, the second
stage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.kernel.journal import Entry
from game.kernel.rules import Status
from game.kernel.seats import Seat
from game.metro2033.rules import commands as cm
from game.metro2033.rules import events as ev
from game.metro2033.rules import steps as st
from game.metro2033.rules.atlas import vp_of
from game.metro2033.rules.commands import AnyMetroCommand
from game.metro2033.rules.events import AnyMetroEvent
from game.metro2033.rules.state import MetroState
from game.play.highlights import Highlight

METRO_MARKS: Final = ("stage", "taken", "lost", "completed", "wounded", "battle", "law", "captured", "refuge")
"""Kinds of notable steps, most notable first: `taken` is a station captured from another seat, `captured` a neutral
one, `lost` one that a threat takes, `battle` a fight between two seats, `refuge` a station that a seat takes with fewer
than three left."""

_TURN_GOES_ON: Final = (
    cm.PayUpkeep, cm.MoveHero, cm.RefreshMarket, cm.BuyEquipment, cm.CompleteQuest, cm.UseProperty
)  # fmt: skip
"""Decisions that do not end a turn."""

_IN_A_TURN: Final = (st.ChooseRecruits, st.ChooseArmyAction, st.ChooseHeroAction)


class MetroHighlights:
    """The notable steps of a match of Metro 2033."""

    kinds = METRO_MARKS

    def of(
        self, entry: Entry[AnyMetroCommand, AnyMetroEvent], before: MetroState, after: MetroState
    ) -> Sequence[Highlight]:
        return [deed for event in entry.events if (deed := _deed(event, before, after))]

    def goes_on(self, decision: AnyMetroCommand, asked: Status) -> bool:
        return asked.question in _IN_A_TURN and isinstance(decision, _TURN_GOES_ON)


def _deed(event: AnyMetroEvent, before: MetroState, after: MetroState) -> Highlight | None:
    """The mark that an event makes, and its seat: of a law the first player, of the second stage who has most VP."""
    match event:
        case ev.StationCaptured(seat):
            is_taken = before.fight is not None and before.fight.defender is not None
            return Highlight("taken" if is_taken else "captured", seat)
        case ev.StationLost(seat, cause="threat"):
            return Highlight("lost", seat)
        case ev.RefugeTaken(seat):
            return Highlight("refuge", seat)
        case ev.HeroWounded(seat):
            return Highlight("wounded", seat)
        case ev.BattleCardsTurnedUp() if before.fight is not None and before.fight.attacker is not None:
            return Highlight("battle", before.fight.attacker)
        case ev.QuestCompleted(seat):
            return Highlight("completed", seat)
        case ev.LawPassed():
            return Highlight("law", before.first_player)
        case ev.StageTwoStarted():
            return Highlight("stage", _leader(after))
    return None


def _leader(state: MetroState) -> Seat:
    return max(state.in_order, key=lambda seat: vp_of(state, seat))
