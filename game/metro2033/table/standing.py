"""One state of a match of Metro 2033 as one player sees it: where commands begin, and what may be done."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Final

from msgspec.structs import replace

from game.kernel.message import Question
from game.kernel.seats import Seat, may_see
from game.metro2033.cards.printed import MetroCards
from game.metro2033.rules import commands as cmd
from game.metro2033.rules import steps as st
from game.metro2033.rules.abilities import Abilities, abilities_of
from game.metro2033.rules.atlas import OpenMap, open_map_of
from game.metro2033.rules.state import Metro, MetroPlayer, MetroState
from game.metro2033.rules.turn import SeatTurn
from game.metro2033.table.acts import acts_of
from game.metro2033.table.board import MapBoard, board_of
from game.metro2033.table.plan import OnTable
from game.metro2033.table.play.panels import Choosing, ExchangingGoods
from game.metro2033.table.spots import (
    HERO_CARD,
    ActSign,
    ArmyInPanel,
    BadgeOnTrack,
    CarriedCard,
    FigureOf,
    MarketCard,
    NotchAt,
    OwnQuest,
    ScoutedThreat,
    StationAt,
)
from game.play.match import AnyMatch
from game.ui.places import Answer, Label
from game.ui.still import Still
from game.ui.table import labels
from game.ui.table import zone as rows
from game.ui.table.play.choices import can_finish
from game.ui.table.play.modes import AnyCopy, Mode, Panel, TableTarget
from game.ui.table.standing import ACT, ANSWER, TableStanding

NOTHING, LEAVE, CAPTURE = "nothing", "leave", "capture"
"""Answers that name no thing."""

STATION, CARD, GOODS, DEED = "station", "card", "goods", "deed"
"""What answers name: a thing on the map, cards, goods; or a deed in words."""

ACTED_AT_TABLE: Final = (
    st.ChooseGuard, st.ChooseUpkeep, st.ChooseRecruits, st.ChooseArmyAction, st.ChooseHeroAction,
)  # fmt: skip
"""The questions that are answered with what lies on the table, without a panel."""

_NAMED: Final[Mapping[type[Question], str]] = {
    st.ChooseHome: STATION,
    st.ChooseRefuge: STATION,
    st.ChooseDrawn: CARD,
    st.ChooseLoot: CARD,
    st.ChooseLostCard: CARD,
    st.ChooseSurplus: CARD,
    st.ChooseCompletion: CARD,
    st.ChooseOrder: CARD,
    st.ChooseProposal: CARD,
    st.ChooseBattleCard: CARD,
    st.ChoosePolisGoods: GOODS,
    st.ChooseGoods: GOODS,
}
"""Question -> what its answers name; a deed if it is not here."""

PASS_ARMY: Final = "pass_army"
KEEP_ARMY: Final = "keep_army"

_FINISH: Final = rows.LargeButton(
    labels.DONE, "table-end-turn", "keys-tip-end", "table-end-not-now", "primary", "end_turn", "space"
)
_LARGE: Final[Mapping[type[Question], rows.LargeButton]] = {
    st.ChooseArmyAction: rows.LargeButton(
        PASS_ARMY, "metro-pass", "metro-pass.tip", "table-end-not-now", "plain", "pass", "p"
    ),
    st.ChooseUpkeep: rows.LargeButton(
        KEEP_ARMY, "metro-keep_army", "metro-keep_army.tip", "table-end-not-now", "primary", "check", "space"
    ),
}
"""Question -> the large button, if that does not end the turn."""


def _hero_moved(standing: MetroStanding, _: Any) -> Sequence[Label]:
    return (FigureOf(standing.seat),)


def _of_army(standing: MetroStanding, _: Any) -> Sequence[Label]:
    return (ArmyInPanel(standing.seat), ActSign("strike"))


def _of_card(standing: MetroStanding, command: cmd.UseProperty) -> Sequence[Label | AnyCopy]:
    """The card that has the property."""
    if command.card == standing.me.hero:
        return (HERO_CARD,)
    return (AnyCopy(OwnQuest if command.card in standing.cards.quests else CarriedCard, command.card),)


def _kept_army(standing: MetroStanding, command: cmd.PayUpkeep) -> Sequence[Label]:
    is_all = command.strength == max(one.strength for one in standing.match.legal() if isinstance(one, cmd.PayUpkeep))
    notch = (NotchAt(command.strength), BadgeOnTrack(standing.seat))
    return (*notch, KEEP_ARMY) if is_all else notch


def _recruits(standing: MetroStanding, command: cmd.Recruit) -> Sequence[Label]:
    return NotchAt(standing.me.army + command.count), BadgeOnTrack(standing.seat), ActSign(f"recruit_{command.count}")


Begins = Callable[[Any, Any], Sequence[Label | AnyCopy]]

_BEGINS: Final[Mapping[type[cmd.MetroCommand], Begins]] = {
    cmd.MoveHero: _hero_moved,
    cmd.ArmyAttacks: _of_army,
    cmd.ArmyAttacksHero: _of_army,
    cmd.Forage: lambda *_: (ActSign("forage"),),
    cmd.PassArmy: lambda *_: (PASS_ARMY,),
    cmd.HeroAttacks: lambda *_: (ActSign("attack"),),
    cmd.HeroAttacksHero: lambda *_: (ActSign("attack"),),
    cmd.BuyEquipment: lambda _, command: (AnyCopy(MarketCard, command.card),),
    cmd.RefreshMarket: lambda *_: (ActSign("refresh"),),
    cmd.TakeQuest: lambda *_: (ActSign("quest"),),
    cmd.ExchangeGoods: lambda *_: (ActSign("exchange"),),
    cmd.Scout: lambda *_: (ActSign("scout"),),
    cmd.PayUpkeep: _kept_army,
    cmd.Recruit: _recruits,
    cmd.GuardStation: lambda _, command: (StationAt(command.station),),
    cmd.FinishMetroTurn: lambda *_: (labels.DONE,),
    cmd.UseProperty: _of_card,
}
"""Command -> the places at which it begins."""

_ANSWERED: Final[Mapping[type[cmd.MetroCommand], Callable[[Any], str]]] = {
    cmd.AnswerStation: lambda command: command.station,
    cmd.AnswerCards: lambda command: ",".join(command.cards) or NOTHING,
    cmd.AnswerGoods: lambda command: ",".join(command.goods),
    cmd.KeepCard: lambda command: command.card,
    cmd.ProposeLaw: lambda command: command.law,
    cmd.PlayBattleCard: lambda command: command.card,
    cmd.CompleteQuest: lambda command: command.quest,
    cmd.CaptureStation: lambda _: CAPTURE,
    cmd.LeaveStation: lambda _: LEAVE,
}
"""Command -> the answer that it is."""


class MetroStanding(TableStanding[AnyMatch, MetroState]):
    """One state of a match of Metro 2033, as ``viewer`` sees it."""

    has_prices: ClassVar[bool] = False
    order: ClassVar[Sequence[Sequence[rows.Kind]]] = (
        (ActSign,), (FigureOf,), (ArmyInPanel,), (StationAt,), (NotchAt,), (MarketCard,), (HERO_CARD,), (CarriedCard,),
        (OwnQuest,), (ScoutedThreat,),
    )  # fmt: skip

    @property
    def metro(self) -> Metro:
        metro: Metro = self.match.game
        return metro

    @property
    def cards(self) -> MetroCards:
        return self.metro.cards

    @property
    def hidden(self) -> bool:
        """Whether the own strip is face down: not for one who watches with all hands open."""
        return not may_see(self.viewer, self.seat)

    @property
    def me(self) -> MetroPlayer:
        return self.view.player(self.seat)

    @cached_property
    def board(self) -> MapBoard:
        """What lies on the map."""
        return board_of(self.metro, self.view)

    @cached_property
    def beside_map(self) -> Still:
        """What lies beside the map, as it was last drawn."""
        return Still()

    @cached_property
    def abilities(self) -> Abilities:
        """Those of the player."""
        return abilities_of(self.metro, self.view, self.seat)

    @cached_property
    def side(self) -> SeatTurn | None:
        """What the player has and can reach, while something is asked of them; None at other times."""
        question = self.view.question
        return SeatTurn(self.metro, self.view, question) if question and question.seat == self.seat else None

    @property
    def open_map(self) -> OpenMap:
        """Which stations can be entered, and how far they are from each other."""
        return open_map_of(self.metro, self.view)

    @property
    def steps_left(self) -> int:
        """How far the hero of the player can still go in this turn."""
        me = self.me
        return max(0, self.abilities.speed + me.steps - me.moved)

    @property
    def is_acting(self) -> bool:
        """Whether the player may act with what lies on the table."""
        return self.turn == ACT

    def asks(self, *questions: type[Question]) -> bool:
        """Whether one of these questions is open for the player, who acts at the table."""
        return self.is_acting and isinstance(self.question, questions)

    @cached_property
    def lying(self) -> OnTable:
        """What lies on the table."""
        view, seats = self.view, self.view.in_order
        return OnTable(
            seats,
            tuple(view.player(seat).army for seat in seats),
            len(self.cards.loop),
            view.market,
            self.me.equipment,
            (*self.me.completed, *self.me.quests),
            acts_of(self),
            self.me.scouted.card if self.me.scouted else None,
        )

    def show_phase(self, round: int, phase: str) -> None:
        """Show another round and phase than the present one, before anything else is asked."""
        self.view = replace(self.view, round=round, phase=phase)

    # ------------------------------------------------------------------ the turn
    @property
    def question(self) -> Question | None:
        return self.view.question

    @property
    def stage(self) -> str:
        return ACT if isinstance(self.question, ACTED_AT_TABLE) else ANSWER

    @property
    def large_button(self) -> rows.LargeButton | None:
        """A question in a panel has a button of its own to take nothing more."""
        if self.question is None or self.stage == ANSWER:
            return None
        can_finish = isinstance(self.question, st.ChooseRecruits | st.ChooseHeroAction)
        return _LARGE.get(type(self.question), _FINISH if can_finish else None)

    # ------------------------------------------------------------------ what may be done
    def beginnings(self, command: Any) -> Sequence[Label | AnyCopy]:
        if isinstance(command, cmd.CompleteQuest) and self.stage == ACT:
            return (AnyCopy(OwnQuest, command.quest),)
        if answer := _ANSWERED.get(type(command)):
            return (Answer(answer(command)),)
        if self.stage == ANSWER and not isinstance(command, cmd.FinishMetroTurn):
            return (Answer(self.match.write_move(command)),)
        found = _BEGINS.get(type(command))
        return found(self, command) if found else ()

    def panel_at(self, label: Label) -> Panel | None:
        if label == ActSign("exchange") and (commands := self.offers.at(label)):
            first = commands[0]
            return ExchangingGoods(commands, first.given, first.taken)
        return None

    def is_aimed(self, label: Label) -> bool:
        """The hero is aimed also from his card, unless that has a property that can be used."""
        if label == HERO_CARD:
            return label not in self.offers
        return label in (FigureOf(self.seat), ArmyInPanel(self.seat), ActSign("strike"))

    def aim_verb(self, label: Label) -> str:
        if self.asks(st.ChooseGuard):
            return "guard"
        return "strike" if label in (ArmyInPanel(self.seat), ActSign("strike")) else "move"

    def acts_at(self, label: Label) -> Any:
        """What the army or the hero can do at a station or to a hero."""
        source = self.source_of_deed(label)
        if source is None:
            return None
        targets: Sequence[TableTarget] = self.zone(source).targets(self, source)
        return next((target for target in targets if target.label == label), None)

    def source_of_deed(self, label: Label) -> Label | None:
        if not isinstance(label, StationAt | FigureOf):
            return None
        if self.asks(st.ChooseHeroAction):
            return FigureOf(self.seat)
        return ArmyInPanel(self.seat) if self.asks(st.ChooseArmyAction) else None

    def is_looked_at(self, label: Label) -> bool:
        return isinstance(label, MarketCard | CarriedCard | OwnQuest | ScoutedThreat) or label == HERO_CARD

    def asks_before(self, commands: Sequence[Any], asks_all: bool) -> Mode | None:  # noqa: ARG002 - prices are fixed
        """Which of several commands it is: what is foraged, which card goes, whether the scouted threat is met; and
        whether a quest is to be discarded for its property."""
        first = commands[0]
        uses_up = isinstance(first, cmd.UseProperty) and first.card in self.me.quests
        return Choosing(tuple(commands)) if uses_up or len(commands) > 1 else None

    # ------------------------------------------------------------------ the open question
    @property
    def named(self) -> str:
        return _NAMED.get(type(self.question), DEED) if self.question else DEED

    def declines(self, answer: str | int) -> bool:
        return answer in (NOTHING, LEAVE)

    @property
    def decline(self) -> Label:
        if can_finish(self):
            return labels.DONE
        return Answer(LEAVE if isinstance(self.question, st.ChooseCapture) else NOTHING)

    def owners(self, kind: str) -> Iterator[tuple[Seat, ...]]:  # noqa: ARG002 - a name alone tells
        yield ()

    def answer_row(self, kind: str) -> rows.AnswerKind | None:
        return self.answer_kinds[kind]

    answer_kinds: Mapping[str, rows.AnswerKind] = {}
    """How answers are drawn that name things of a kind."""
