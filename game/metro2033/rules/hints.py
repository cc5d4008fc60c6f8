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


class Outlook(SeatTurn):
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
    outlook = Outlook(metro, view, question, forecasts)
    rows = [row for row in SITUATIONS if not row.asked or type(question) in row.asked]
    notable = [hint for row in rows for hint in row.find(outlook)]
    return MetroHints(tuple(notable[:MOST_NOTABLE]), forecasts)


# ---------------------------------------------------------------------- the match
def _own_goal(outlook: Outlook) -> Iterator[MetroHint]:
    missing = outlook.missing_vp(outlook.seat)
    if missing <= 0:
        yield MetroHint("goal_reached", n=vp_of(outlook.state, outlook.seat))
    elif missing <= CLOSE:
        yield MetroHint("goal_near", n=missing)


def _rival(outlook: Outlook) -> Iterator[MetroHint]:
    """The rival who needs fewest VP."""
    rival = min(outlook.others, key=outlook.missing_vp, default=None)
    if rival is not None and outlook.missing_vp(rival) <= CLOSE:
        yield MetroHint("rival_near", seat=rival, n=max(0, outlook.missing_vp(rival)))


def _stage(outlook: Outlook) -> Iterator[MetroHint]:
    most = max(vp_of(outlook.state, seat) for seat in outlook.state.seats)
    if outlook.state.stage == 1 and most >= outlook.metro.options.stage_2_at:
        yield MetroHint("stage_two_comes", n=most)


def _next_threat(outlook: Outlook) -> Iterator[MetroHint]:
    space = outlook.cards.space(outlook.state.space % len(outlook.cards.loop) + 1)
    if space.threat:
        yield MetroHint("threat_comes")


# ---------------------------------------------------------------------- quests and properties
def _ready_quests(outlook: Outlook) -> Iterator[MetroHint]:
    for command in outlook.legal(cmd.CompleteQuest):
        assert isinstance(command, cmd.CompleteQuest)
        yield MetroHint("quest_ready", card=command.quest, commands=(command,))


def _ready_properties(outlook: Outlook) -> Iterator[MetroHint]:
    """Those that cost no quest, each card once."""
    uses: dict[str, list[cmd.AnyMetroCommand]] = {}
    for command in outlook.legal(cmd.UseProperty):
        assert isinstance(command, cmd.UseProperty)
        if command.card not in outlook.player.quests:
            uses.setdefault(command.card, []).append(command)
    for card, commands in uses.items():
        yield MetroHint("property_ready", card=card, commands=tuple(commands))


# ---------------------------------------------------------------------- threat events and laws
def _hero_on_guard(outlook: Outlook) -> Iterator[MetroHint]:
    own, abilities = outlook.player, outlook.abilities
    if own.at in outlook.own_stations and abilities.hero_strength > own.army:
        yield MetroHint("guard_with_hero", station=own.at, n=abilities.hero_strength, of=own.army)


def _three_stations(outlook: Outlook) -> Iterator[MetroHint]:
    if len(outlook.own_stations) <= len(outlook.cards.factions[outlook.player.faction or ""].homes):
        yield MetroHint("three_stations", n=len(outlook.own_stations))


def _votes(outlook: Outlook) -> Iterator[MetroHint]:
    votes = {seat: _votes_of(outlook, seat) for seat in outlook.state.seats}
    yield MetroHint("votes", n=votes[outlook.seat], of=sum(votes[seat] for seat in outlook.others))


def _votes_of(outlook: Outlook, seat: Seat) -> int:
    return len(outlook.holdings.of(seat)) + abilities_of(outlook.metro, outlook.state, seat).votes


def _leader_voted(outlook: Outlook) -> Iterator[MetroHint]:
    """How the leading rival has voted: in favour, if ``n`` is positive."""
    leader = max(outlook.others, key=lambda seat: vp_of(outlook.state, seat), default=None)
    if leader is not None and leader in outlook.state.votes:
        yield MetroHint("leader_voted", seat=leader, n=1 if outlook.state.votes[leader] > 0 else 0)


# ---------------------------------------------------------------------- army
def _weak_army(outlook: Outlook) -> Iterator[MetroHint]:
    """The army is weaker than the threats that may come, in the mean."""
    strengths = [card.strength for card in possible_threats(outlook.metro, outlook.state, outlook.seat)]
    mean = -(-sum(strengths) // len(strengths)) if strengths else 0
    if outlook.player.army < mean:
        yield MetroHint("army_weak", n=outlook.player.army, of=mean, commands=_most_recruits(outlook))


def _most_recruits(outlook: Outlook) -> tuple[cmd.AnyMetroCommand, ...]:
    found = [command for command in outlook.legal(cmd.Recruit) if isinstance(command, cmd.Recruit)]
    return (max(found, key=lambda command: command.count),) if found else ()


def _upkeep(outlook: Outlook) -> Iterator[MetroHint]:
    """The army will cost more than there is."""
    price = outlook.cards.army.upkeep.get(outlook.player.army, Bag())
    if not outlook.can_pay(price):
        yield MetroHint("upkeep_due", goods=price, n=outlook.player.army)


def _polis_for_recruits(outlook: Outlook) -> Iterator[MetroHint]:
    """With so many recruits the army beats a neutral station of Polis in reach."""
    needed = outlook.abilities.polis_strength + 1
    target = next((station for station in _polis_in_reach(outlook)), None)
    enough = [
        command
        for command in outlook.legal(cmd.Recruit)
        if isinstance(command, cmd.Recruit) and outlook.player.army + command.count == needed
    ]
    if target and enough:
        yield MetroHint("polis_near", station=target, n=needed, commands=tuple(enough))


def _polis_in_reach(outlook: Outlook) -> Iterator[str]:
    for station in outlook.holdings.reach(outlook.seat):
        if outlook.station(station).kind == POLIS and station not in outlook.state.owners:
            yield station


def _sure_victories(outlook: Outlook) -> Iterator[MetroHint]:
    """An attack that cannot fail; Polis before others."""
    sure = [
        (command, _target(outlook, command))
        for command, foreseen in outlook.forecasts.items()
        if isinstance(command, cmd.ArmyAttacks | cmd.HeroAttacks)
        and foreseen.odds is not None
        and foreseen.odds.win == foreseen.odds.total
    ]
    sure.sort(key=lambda one: outlook.station(one[1]).kind != POLIS)
    for command, station in sure[:1]:
        yield MetroHint("sure_victory", station=station, commands=(command,))


def _target(outlook: Outlook, command: cmd.ArmyAttacks | cmd.HeroAttacks) -> str:
    return command.station if isinstance(command, cmd.ArmyAttacks) else outlook.here.id


def _weak_neighbour(outlook: Outlook) -> Iterator[MetroHint]:
    """The rival with most VP whose army is clearly weaker and who has a station in reach."""
    targets = {
        command.station: outlook.state.owners[command.station]
        for command in outlook.legal(cmd.ArmyAttacks)
        if isinstance(command, cmd.ArmyAttacks) and command.station in outlook.state.owners
    }
    weak = {
        station: seat
        for station, seat in targets.items()
        if outlook.state.player(seat).army <= outlook.player.army - WEAKER
    }
    if weak:
        station = max(weak, key=lambda one: vp_of(outlook.state, weak[one]))
        seat = weak[station]
        army = outlook.state.player(seat).army
        yield MetroHint("weak_neighbour", station=station, seat=seat, n=army, of=outlook.player.army)


def _scouted(outlook: Outlook) -> Iterator[MetroHint]:
    scouted = outlook.player.scouted
    ways = [
        command
        for command in outlook.forecasts
        if isinstance(command, cmd.ArmyAttacks | cmd.HeroAttacks) and command.scouted
    ]
    if scouted is not None and ways:
        strength = outlook.cards.threats[scouted.card].strength
        yield MetroHint("scouted_ready", card=scouted.card, n=strength)


def _capture_unpaid(outlook: Outlook) -> Iterator[MetroHint]:
    """What is missing for a capture that an attack could bring."""
    prices = [foreseen.capture for foreseen in outlook.forecasts.values() if foreseen.capture is not None]
    if prices and not any(map(outlook.can_pay, prices)):
        goods = outlook.player.goods
        missing = {good: count - min(count, goods[good]) for good, count in prices[0].items()}
        yield MetroHint("capture_unpaid", goods=Bag(missing))


# ---------------------------------------------------------------------- hero
def _trade_here(outlook: Outlook) -> Iterator[MetroHint]:
    ways = (*outlook.legal(cmd.BuyEquipment), *outlook.legal(cmd.TakeQuest))
    if ways:
        yield MetroHint("trade_here", station=outlook.here.id)


def _hansa_near(outlook: Outlook) -> Iterator[MetroHint]:
    """The nearest station of Hansa that the hero reaches, if something could be bought there."""
    if outlook.can_trade_here or not outlook.can_pay(outlook.price("equipment", outlook.cards.market.price)):
        return
    left = steps_left(outlook)
    for station, steps in outlook.open_map.distances(outlook.here.id).items():
        if outlook.station(station).kind == HANSA and 0 < steps <= left:
            yield MetroHint("hansa_near", station=station, n=steps, commands=(cmd.MoveHero(outlook.seat, station),))
            return


def _exchange(outlook: Outlook) -> Iterator[MetroHint]:
    goods = outlook.player.goods
    much = max(GOODS, key=lambda good: goods[good])
    lacking = next((good for good in GOODS if not goods[good]), None)
    if lacking and goods[much] >= PLENTY and outlook.legal(cmd.ExchangeGoods):
        way = cmd.ExchangeGoods(outlook.seat, 1, much, lacking)
        yield MetroHint("exchange_helps", goods=Bag({much: goods[much]}), commands=(way,))


def _limit(outlook: Outlook) -> Iterator[MetroHint]:
    if len(outlook.player.equipment) >= outlook.equipment_limit and outlook.legal(cmd.BuyEquipment):
        yield MetroHint("limit_reached", n=outlook.equipment_limit)


def _danger(outlook: Outlook) -> Iterator[MetroHint]:
    """A rival whose army can attack the hero where he stands (M-7.4)."""
    here = outlook.here
    owner = outlook.state.owners.get(here.id)
    if here.kind == HANSA or owner == outlook.seat or here.id in outlook.open_map.closed:
        return
    for seat in outlook.others:
        if owner == seat or here.id in outlook.holdings.reach(seat):
            army = outlook.state.player(seat).army
            yield MetroHint("hero_in_danger", station=here.id, seat=seat, n=army)
            return


# ---------------------------------------------------------------------- fights
def _best_card(outlook: Outlook) -> Iterator[MetroHint]:
    chances = {
        command: foreseen.odds.chance
        for command, foreseen in outlook.forecasts.items()
        if isinstance(command, cmd.PlayBattleCard) and foreseen.odds is not None
    }
    if chances:
        best = max(chances, key=lambda command: chances[command])
        assert isinstance(best, cmd.PlayBattleCard)
        yield MetroHint("best_card", card=best.card, n=round(100 * chances[best]), commands=(best,))


class SituationRow(NamedTuple):
    """What finds situations, their names, and the questions at which they are told; at all without any."""

    names: Sequence[str]
    find: Callable[[Outlook], Iterable[MetroHint]]
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
