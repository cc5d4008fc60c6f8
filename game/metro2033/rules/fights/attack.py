"""M-9.6 The first steps of a fight: who attacks what, who defends it, and what is met."""

from __future__ import annotations

from collections.abc import Iterator

from game.kernel.message import Step
from game.kernel.refusal import Refusal
from game.kernel.seats import Seat
from game.metro2033.cards.vocabulary import FIGHTERS, Fighter
from game.metro2033.rules import events as ev
from game.metro2033.rules import steps
from game.metro2033.rules.commands import Defend
from game.metro2033.rules.referee import Referee
from game.metro2033.rules.refusals import MetroRefusal
from game.metro2033.rules.state import Fight
from game.metro2033.rules.strengths import fight_of
from game.metro2033.rules.turn import MoveRules, SeatTurn


def can_use_scouted(turn: SeatTurn, station: str) -> bool:
    """Whether the scouted threat can be met there: on a neutral ordinary station, in the round after scouting
    (M-8.6)."""
    scouted = turn.player.scouted
    return (
        scouted is not None
        and scouted.round < turn.state.round
        and turn.station(station).kind == "ordinary"
        and station not in turn.state.owners
    )


def why_not_attacked(turn: SeatTurn, station: str) -> Refusal | None:
    """Why a station cannot be attacked by anybody of this seat, wherever he stands."""
    if refusal := turn.closed(station):
        return refusal
    kind = turn.station(station).kind
    if kind in ("hansa", "abandoned"):
        return MetroRefusal(f"{kind}_station", station=station)
    if turn.state.owners.get(station) == turn.seat:
        return MetroRefusal("own_station", station=station)
    return None


def attack_station(referee: Referee, seat: Seat, fighter: Fighter, station: str, scouted: bool) -> None:
    """M-7.3: neutral stations are defended by a threat or by Polis, others by army or hero of their owner."""
    owner = referee.state.owners.get(station)
    if owner is None:
        referee.emit(ev.FightStarted(Fight(station, seat, fighter)))
        _meet_neutral(referee, seat, scouted)
        return
    has_hero = referee.player(owner).at == station
    referee.emit(ev.FightStarted(Fight(station, seat, fighter, owner, None if has_hero else "army")))
    if has_hero:
        referee.next(steps.ChooseDefender(owner), *_battle(seat, owner))
    else:
        referee.next(*_battle(seat, owner))


def attack_hero(referee: Referee, seat: Seat, fighter: Fighter, victim: Seat) -> None:
    """M-7.4, M-8.8."""
    at = referee.player(victim).at
    assert at is not None
    referee.emit(ev.FightStarted(Fight(at, seat, fighter, victim, "hero", on_hero=True)))
    referee.next(*_battle(seat, victim))


def _meet_neutral(referee: Referee, seat: Seat, scouted: bool) -> None:
    player, fight = referee.player(seat), fight_of(referee.state)
    if scouted:
        assert player.scouted is not None
        referee.emit(ev.ScoutedPlaced(seat, player.scouted.card))
    elif referee.cards.map.stations[fight.station].kind == "ordinary":
        for card in referee.top_of("threat", 1):
            referee.emit(ev.ThreatRevealed(seat, card))
    referee.next(steps.AskUses(seat), steps.CompareStrengths())


def _battle(attacker: Seat, defender: Seat) -> list[Step]:
    """Battle cards are dealt, chosen and turned up; then properties are used (M-9.6)."""
    return [
        steps.MeetOpposition(),
        steps.ChooseBattleCard(attacker),
        steps.ChooseBattleCard(defender),
        steps.TurnUpBattleCards(),
        steps.AskUses(attacker),
        steps.AskUses(defender),
        steps.CompareStrengths(),
    ]


def _defenders(turn: SeatTurn) -> Iterator[Defend]:
    for fighter in FIGHTERS:
        yield Defend(turn.seat, fighter)


def _why_not(turn: SeatTurn, _: Defend) -> Refusal | None:
    return MetroRefusal("hero_elsewhere", station=turn.player.at, hero=turn.player.hero)


def _defend(referee: Referee, command: Defend) -> None:
    referee.emit(ev.DefenderChosen(command.seat, command.fighter))


DEFEND = MoveRules((steps.ChooseDefender,), _defenders, _why_not, _defend, is_answer=True)
