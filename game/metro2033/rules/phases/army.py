"""M-7 Phase 3: the army attacks a station or a hero, forages, or passes."""

from __future__ import annotations

from collections.abc import Iterator

from game.kernel.refusal import Refusal
from game.kernel.seats import Seat
from game.metro2033.cards.metro_map import HANSA, POLIS
from game.metro2033.cards.vocabulary import GOODS
from game.metro2033.rules import events as ev
from game.metro2033.rules import steps
from game.metro2033.rules.atlas import reached
from game.metro2033.rules.commands import ArmyAttacks, ArmyAttacksHero, Forage, PassArmy
from game.metro2033.rules.fights.attack import attack_hero, attack_station, can_use_scouted, why_not_attacked
from game.metro2033.rules.referee import Referee
from game.metro2033.rules.refusals import MetroRefusal
from game.metro2033.rules.turn import MoveRules, SeatTurn, counted, mixes, never_refused


def targets(turn: SeatTurn) -> list[str]:
    """The stations that the army can attack, in the order of the map (M-7.1)."""
    reach = turn.holdings.reach(turn.seat)
    return [station for station in turn.open_map.attackable if station in reach]


def _attacks(turn: SeatTurn) -> Iterator[ArmyAttacks]:
    for station in targets(turn):
        yield ArmyAttacks(turn.seat, station)
        if can_use_scouted(turn, station):
            yield ArmyAttacks(turn.seat, station, scouted=True)


def _why_not(turn: SeatTurn, command: ArmyAttacks) -> Refusal | None:
    if refusal := why_not_attacked(turn, command.station):
        return refusal
    if command.station not in turn.holdings.reach(turn.seat):
        return _out_of_reach(turn, command.station)
    return MetroRefusal("nothing_scouted", station=command.station)


def _out_of_reach(turn: SeatTurn, station: str) -> Refusal:
    """Whether a Polis station of another seat is in the way, or a second Hansa tunnel would be needed (M-50)."""
    own = turn.holdings.of(turn.seat)
    every = len(turn.cards.map.tunnels)
    if station in reached(turn.open_map, turn.state.owners, own, polis=False):
        return MetroRefusal("out_of_reach", station=station, seat=_owner_in_the_way(turn, station))
    if station in reached(turn.open_map, turn.state.owners, own, tunnels=every):
        return MetroRefusal("out_of_reach", station=station, limit=1)
    return MetroRefusal("out_of_reach", station=station)


def _owner_in_the_way(turn: SeatTurn, station: str) -> Seat | None:
    """The seat without whose Polis stations the army would reach a station."""
    owners, own = turn.state.owners, turn.holdings.of(turn.seat)
    stations = turn.cards.map.stations
    for seat in turn.state.seats:
        without = {id: owner for id, owner in owners.items() if owner != seat or stations[id].kind != POLIS}
        if seat != turn.seat and station in reached(turn.open_map, without, own):
            return seat
    return None


ATTACK = MoveRules(
    (steps.ChooseArmyAction,),
    _attacks,
    _why_not,
    lambda referee, command: attack_station(referee, command.seat, "army", command.station, command.scouted),
)


def _victims(turn: SeatTurn) -> Iterator[ArmyAttacksHero]:
    for seat in turn.state.seats:
        if seat != turn.seat and _why_not_victim(turn, ArmyAttacksHero(turn.seat, seat)) is None:
            yield ArmyAttacksHero(turn.seat, seat)


def _why_not_victim(turn: SeatTurn, command: ArmyAttacksHero) -> Refusal | None:
    """M-7.4: he stands on an own station of the attacker or on one in reach, and nothing protects him."""
    if command.victim not in turn.state.seats or command.victim == turn.seat:
        return MetroRefusal("wrong_choice", seat=command.victim)
    at = turn.state.player(command.victim).at
    if at is None:
        return MetroRefusal("wrong_choice", seat=command.victim)
    if refusal := turn.closed(at):
        return refusal
    owner = turn.state.owners.get(at)
    if turn.station(at).kind != HANSA and owner != turn.seat and at not in turn.holdings.reach(turn.seat):
        return MetroRefusal("out_of_reach", station=at, hero=turn.state.player(command.victim).hero)
    if turn.station(at).kind == HANSA or owner == command.victim:
        return MetroRefusal("hero_protected", seat=command.victim, station=at)
    return None


ATTACK_HERO = MoveRules(
    (steps.ChooseArmyAction,),
    _victims,
    _why_not_victim,
    lambda referee, command: attack_hero(referee, command.seat, "army", command.victim),
)


def _forages(turn: SeatTurn) -> Iterator[Forage]:
    for goods in mixes(GOODS, turn.abilities.forage):
        yield Forage(turn.seat, goods)


def _forage(referee: Referee, command: Forage) -> None:
    referee.receive(command.seat, counted(command.goods), "foraging")


FORAGE = MoveRules((steps.ChooseArmyAction,), _forages, never_refused, _forage)

PASS = MoveRules(
    (steps.ChooseArmyAction,),
    lambda turn: (PassArmy(turn.seat),),
    never_refused,
    lambda referee, command: referee.emit(ev.ArmyPassed(command.seat)),
)
