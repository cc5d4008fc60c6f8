"""Hints: what a newcomer should see in a situation, from what his seat may see.

One row for each situation: what finds it, and at which questions it is told. A finder looks at the view alone, and at
the forecasts of the legal commands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from game.kernel.bag import Bag
from game.kernel.memo import Lazy
from game.kernel.message import Question
from game.kernel.seats import Seat
from game.metro2033.cards.metro_map import HANSA, POLIS
from game.metro2033.cards.vocabulary import GOODS
from game.metro2033.rules import commands as cmd
from game.metro2033.rules import steps as st
from game.metro2033.rules.abilities import abilities_of, goal_of
from game.metro2033.rules.atlas import vp_of
from game.metro2033.rules.forecast import MetroForecast
from game.metro2033.rules.odds import possible_threats
from game.metro2033.rules.phases.hero import steps_left
from game.metro2033.rules.state import Metro, MetroState
from game.metro2033.rules.turn import SeatTurn

MOST_NOTABLE: Final = 6
"""Maximum number of notable situations that are told at once."""

CLOSE: Final = 2
"""VP to the goal from which on somebody is close to it."""

PLENTY: Final = 3
"""Goods of a kind that are worth an exchange for one that is missing."""

WEAKER: Final = 2
"""Strength by which an army is clearly weaker than another one."""

Forecasts = Mapping[cmd.AnyMetroCommand, MetroForecast]
"""Each legal command with its forecast."""


class MetroHint(msgspec.Struct, frozen=True, omit_defaults=True):
    """A ``situation`` that is worth a look, the facts about it, and the ``commands`` that use it.

    ``n`` is what there is and ``of`` what there should be, if both are known.
    """

    situation: str
    station: str | None = None
    card: str | None = None
    seat: Seat | None = None
    goods: Bag | None = None
    n: int | None = None
    of: int | None = None
    commands: tuple[cmd.AnyMetroCommand, ...] = ()


class MetroHints(msgspec.Struct, frozen=True):
    """What is ``notable``, the most important first, and all that is ``possible`` with its forecasts."""

    notable: tuple[MetroHint, ...]
    possible: Forecasts


class HintedTurn(SeatTurn):
    """What the seat that is asked can see and do."""

    def __init__(self, metro: Metro, view: MetroState, question: Question, forecasts: Forecasts) -> None:
        super().__init__(metro, view, question)
        self.forecasts = forecasts

    def legal(self, kind: type[cmd.MetroCommand]) -> Sequence[cmd.AnyMetroCommand]:
        """The legal commands of a kind."""
        return [command for command in self.forecasts if isinstance(command, kind)]

    @property
    def others(self) -> Sequence[Seat]:
        return [seat for seat in self.state.seats if seat != self.seat]

    @Lazy
    def own_stations(self) -> Sequence[str]:
        return self.holdings.of(self.seat)

    def missing_vp(self, seat: Seat) -> int:
        return goal_of(self.metro, self.state, seat) - vp_of(self.state, seat)


def hints(metro: Metro, view: MetroState, forecasts: Forecasts) -> MetroHints:
    """The hints for the seat that is asked, by its ``view`` and the ``forecasts`` of its legal commands."""
    question = view.question
    if question is None or not forecasts:
        return MetroHints((), forecasts)
    turn = HintedTurn(metro, view, question, forecasts)
    rows = [row for row in SITUATIONS if not row.asked or type(question) in row.asked]
    notable = [hint for row in rows for hint in row.find(turn)]
    return MetroHints(tuple(notable[:MOST_NOTABLE]), forecasts)


# ---------------------------------------------------------------------- the match
def _own_goal(turn: HintedTurn) -> Iterator[MetroHint]:
    missing = turn.missing_vp(turn.seat)
    if missing <= 0:
        yield MetroHint("goal_reached", n=vp_of(turn.state, turn.seat))
    elif missing <= CLOSE:
        yield MetroHint("goal_near", n=missing)


def _rival(turn: HintedTurn) -> Iterator[MetroHint]:
    """The rival who needs fewest VP."""
    rival = min(turn.others, key=turn.missing_vp, default=None)
    if rival is not None and turn.missing_vp(rival) <= CLOSE:
        yield MetroHint("rival_near", seat=rival, n=max(0, turn.missing_vp(rival)))


def _stage(turn: HintedTurn) -> Iterator[MetroHint]:
    most = max(vp_of(turn.state, seat) for seat in turn.state.seats)
    if turn.state.stage == 1 and most >= turn.metro.options.stage_2_at:
        yield MetroHint("stage_two_comes", n=most)


def _next_threat(turn: HintedTurn) -> Iterator[MetroHint]:
    space = turn.cards.space(turn.state.space % len(turn.cards.loop) + 1)
    if space.threat:
        yield MetroHint("threat_comes")


# ---------------------------------------------------------------------- quests and properties
def _ready_quests(turn: HintedTurn) -> Iterator[MetroHint]:
    for command in turn.legal(cmd.CompleteQuest):
        assert isinstance(command, cmd.CompleteQuest)
        yield MetroHint("quest_ready", card=command.quest, commands=(command,))


def _ready_properties(turn: HintedTurn) -> Iterator[MetroHint]:
    """Those that cost no quest, each card once."""
    uses: dict[str, list[cmd.AnyMetroCommand]] = {}
    for command in turn.legal(cmd.UseProperty):
        assert isinstance(command, cmd.UseProperty)
        if command.card not in turn.player.quests:
            uses.setdefault(command.card, []).append(command)
    for card, commands in uses.items():
        yield MetroHint("property_ready", card=card, commands=tuple(commands))


# ---------------------------------------------------------------------- threat events and laws
def _hero_on_guard(turn: HintedTurn) -> Iterator[MetroHint]:
    own, abilities = turn.player, turn.abilities
    if own.at in turn.own_stations and abilities.hero_strength > own.army:
        yield MetroHint("guard_with_hero", station=own.at, n=abilities.hero_strength, of=own.army)


def _three_stations(turn: HintedTurn) -> Iterator[MetroHint]:
    if len(turn.own_stations) <= len(turn.cards.factions[turn.player.faction or ""].homes):
        yield MetroHint("three_stations", n=len(turn.own_stations))


def _votes(turn: HintedTurn) -> Iterator[MetroHint]:
    votes = {seat: _votes_of(turn, seat) for seat in turn.state.seats}
    yield MetroHint("votes", n=votes[turn.seat], of=sum(votes[seat] for seat in turn.others))


def _votes_of(turn: HintedTurn, seat: Seat) -> int:
    return len(turn.holdings.of(seat)) + abilities_of(turn.metro, turn.state, seat).votes


def _leader_voted(turn: HintedTurn) -> Iterator[MetroHint]:
    """How the leading rival has voted: in favour, if ``n`` is positive."""
    leader = max(turn.others, key=lambda seat: vp_of(turn.state, seat), default=None)
    if leader is not None and leader in turn.state.votes:
        yield MetroHint("leader_voted", seat=leader, n=1 if turn.state.votes[leader] > 0 else 0)


# ---------------------------------------------------------------------- army
def _weak_army(turn: HintedTurn) -> Iterator[MetroHint]:
    """The army is weaker than the threats that may come, in the mean."""
    strengths = [card.strength for card in possible_threats(turn.metro, turn.state, turn.seat)]
    mean = -(-sum(strengths) // len(strengths)) if strengths else 0
    if turn.player.army < mean:
        yield MetroHint("army_weak", n=turn.player.army, of=mean, commands=_most_recruits(turn))


def _most_recruits(turn: HintedTurn) -> tuple[cmd.AnyMetroCommand, ...]:
    found = [command for command in turn.legal(cmd.Recruit) if isinstance(command, cmd.Recruit)]
    return (max(found, key=lambda command: command.count),) if found else ()


def _upkeep(turn: HintedTurn) -> Iterator[MetroHint]:
    """The army will cost more than there is."""
    price = turn.cards.army.upkeep.get(turn.player.army, Bag())
    if not turn.can_pay(price):
        yield MetroHint("upkeep_due", goods=price, n=turn.player.army)


def _polis_for_recruits(turn: HintedTurn) -> Iterator[MetroHint]:
    """With so many recruits the army beats a neutral station of Polis in reach."""
    needed = turn.abilities.polis_strength + 1
    target = next((station for station in _polis_in_reach(turn)), None)
    enough = [
        command
        for command in turn.legal(cmd.Recruit)
        if isinstance(command, cmd.Recruit) and turn.player.army + command.count == needed
    ]
    if target and enough:
        yield MetroHint("polis_near", station=target, n=needed, commands=tuple(enough))


def _polis_in_reach(turn: HintedTurn) -> Iterator[str]:
    for station in turn.holdings.reach(turn.seat):
        if turn.station(station).kind == POLIS and station not in turn.state.owners:
            yield station


def _sure_victories(turn: HintedTurn) -> Iterator[MetroHint]:
    """An attack that cannot fail; Polis before others."""
    sure = [
        (command, _target(turn, command))
        for command, foreseen in turn.forecasts.items()
        if isinstance(command, cmd.ArmyAttacks | cmd.HeroAttacks)
        and foreseen.odds is not None
        and foreseen.odds.win == foreseen.odds.total
    ]
    sure.sort(key=lambda one: turn.station(one[1]).kind != POLIS)
    for command, station in sure[:1]:
        yield MetroHint("sure_victory", station=station, commands=(command,))


def _target(turn: HintedTurn, command: cmd.ArmyAttacks | cmd.HeroAttacks) -> str:
    return command.station if isinstance(command, cmd.ArmyAttacks) else turn.here.id


def _weak_neighbour(turn: HintedTurn) -> Iterator[MetroHint]:
    """The rival with most VP whose army is clearly weaker and who has a station in reach."""
    targets = {
        command.station: turn.state.owners[command.station]
        for command in turn.legal(cmd.ArmyAttacks)
        if isinstance(command, cmd.ArmyAttacks) and command.station in turn.state.owners
    }
    weak = {
        station: seat for station, seat in targets.items() if turn.state.player(seat).army <= turn.player.army - WEAKER
    }
    if weak:
        station = max(weak, key=lambda one: vp_of(turn.state, weak[one]))
        seat = weak[station]
        army = turn.state.player(seat).army
        yield MetroHint("weak_neighbour", station=station, seat=seat, n=army, of=turn.player.army)


def _scouted(turn: HintedTurn) -> Iterator[MetroHint]:
    scouted = turn.player.scouted
    ways = [
        command
        for command in turn.forecasts
        if isinstance(command, cmd.ArmyAttacks | cmd.HeroAttacks) and command.scouted
    ]
    if scouted is not None and ways:
        strength = turn.cards.threats[scouted.card].strength
        yield MetroHint("scouted_ready", card=scouted.card, n=strength)


def _capture_unpaid(turn: HintedTurn) -> Iterator[MetroHint]:
    """What is missing for a capture that an attack could bring."""
    prices = [foreseen.capture for foreseen in turn.forecasts.values() if foreseen.capture is not None]
    if prices and not any(map(turn.can_pay, prices)):
        goods = turn.player.goods
        missing = {good: count - min(count, goods[good]) for good, count in prices[0].items()}
        yield MetroHint("capture_unpaid", goods=Bag(missing))


# ---------------------------------------------------------------------- hero
def _trade_here(turn: HintedTurn) -> Iterator[MetroHint]:
    ways = (*turn.legal(cmd.BuyEquipment), *turn.legal(cmd.TakeQuest))
    if ways:
        yield MetroHint("trade_here", station=turn.here.id)


def _hansa_near(turn: HintedTurn) -> Iterator[MetroHint]:
    """The nearest station of Hansa that the hero reaches, if something could be bought there."""
    if turn.can_trade_here or not turn.can_pay(turn.price("equipment", turn.cards.market.price)):
        return
    left = steps_left(turn)
    for station, steps in turn.open_map.distances(turn.here.id).items():
        if turn.station(station).kind == HANSA and 0 < steps <= left:
            yield MetroHint("hansa_near", station=station, n=steps, commands=(cmd.MoveHero(turn.seat, station),))
            return


def _exchange(turn: HintedTurn) -> Iterator[MetroHint]:
    goods = turn.player.goods
    much = max(GOODS, key=lambda good: goods[good])
    lacking = next((good for good in GOODS if not goods[good]), None)
    if lacking and goods[much] >= PLENTY and turn.legal(cmd.ExchangeGoods):
        way = cmd.ExchangeGoods(turn.seat, 1, much, lacking)
        yield MetroHint("exchange_helps", goods=Bag({much: goods[much]}), commands=(way,))


def _limit(turn: HintedTurn) -> Iterator[MetroHint]:
    if len(turn.player.equipment) >= turn.equipment_limit and turn.legal(cmd.BuyEquipment):
        yield MetroHint("limit_reached", n=turn.equipment_limit)


def _danger(turn: HintedTurn) -> Iterator[MetroHint]:
    """A rival whose army can attack the hero where he stands (M-7.4)."""
    here = turn.here
    owner = turn.state.owners.get(here.id)
    if here.kind == HANSA or owner == turn.seat or here.id in turn.open_map.closed:
        return
    for seat in turn.others:
        if owner == seat or here.id in turn.holdings.reach(seat):
            army = turn.state.player(seat).army
            yield MetroHint("hero_in_danger", station=here.id, seat=seat, n=army)
            return


# ---------------------------------------------------------------------- fights
def _best_card(turn: HintedTurn) -> Iterator[MetroHint]:
    """The card that wins most often, of several as good in that the one that ties most often; if any can win."""
    odds = {
        command: foreseen.odds
        for command, foreseen in turn.forecasts.items()
        if isinstance(command, cmd.PlayBattleCard) and foreseen.odds is not None
    }
    best = max(odds, key=lambda command: (odds[command].win, odds[command].tie), default=None)
    if best is not None and odds[best].win:
        yield MetroHint("best_card", card=best.card, n=round(100 * odds[best].chance), commands=(best,))


class SituationRow(NamedTuple):
    """What finds situations, their names, and the questions at which they are told; at all without any."""

    names: Sequence[str]
    find: Callable[[HintedTurn], Iterable[MetroHint]]
    asked: Sequence[type[Question]] = ()


_ARMY: Final = (st.ChooseArmyAction,)
_HERO: Final = (st.ChooseHeroAction,)
_RECRUITS: Final = (st.ChooseRecruits,)
_PLANS: Final = (*_RECRUITS, *_ARMY, *_HERO)

SITUATIONS: Final[Sequence[SituationRow]] = (
    SituationRow(("quest_ready",), _ready_quests),
    SituationRow(("sure_victory",), _sure_victories, (*_ARMY, *_HERO)),
    SituationRow(("best_card",), _best_card, (st.ChooseBattleCard,)),
    SituationRow(("goal_reached", "goal_near"), _own_goal, _PLANS),
    SituationRow(("rival_near",), _rival, _PLANS),
    SituationRow(("polis_near",), _polis_for_recruits, _RECRUITS),
    SituationRow(("army_weak",), _weak_army, _RECRUITS),
    SituationRow(("guard_with_hero",), _hero_on_guard, (st.ChooseGuard,)),
    SituationRow(("three_stations",), _three_stations, (st.ChooseGuard,)),
    SituationRow(("votes",), _votes, (st.ChooseVote,)),
    SituationRow(("leader_voted",), _leader_voted, (st.ChooseVote,)),
    SituationRow(("scouted_ready",), _scouted, (*_ARMY, *_HERO)),
    SituationRow(("weak_neighbour",), _weak_neighbour, _ARMY),
    SituationRow(("capture_unpaid",), _capture_unpaid, (*_ARMY, *_HERO)),
    SituationRow(("upkeep_due",), _upkeep, _ARMY),
    SituationRow(("trade_here",), _trade_here, _HERO),
    SituationRow(("hansa_near",), _hansa_near, _HERO),
    SituationRow(("exchange_helps",), _exchange, _HERO),
    SituationRow(("limit_reached",), _limit, _HERO),
    SituationRow(("hero_in_danger",), _danger, _HERO),
    SituationRow(("property_ready",), _ready_properties),
    SituationRow(("threat_comes",), _next_threat, _PLANS),
    SituationRow(("stage_two_comes",), _stage, _PLANS),
)
"""The most important first."""
