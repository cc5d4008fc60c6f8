"""M-9.6, M-9.7 The end of a fight: strengths are compared, and what follows."""

from __future__ import annotations

from collections.abc import Iterator

from game.kernel.message import Step
from game.kernel.seats import Seat
from game.metro2033.rules import events as ev
from game.metro2033.rules import steps
from game.metro2033.rules.quests import mark_won
from game.metro2033.rules.referee import Referee
from game.metro2033.rules.strengths import circumstance_of, fight_of, opposition, strength_of


def compare(referee: Referee, _: steps.CompareStrengths) -> None:
    """The stronger side wins; a tie is won by a side that wins ties, if it is the only one (M-9.1, M-9.2)."""
    fight = fight_of(referee.state)
    attack, defence = (_strength(referee, seat) for seat in (fight.attacker, fight.defender))
    ties = [_wins_ties(referee, seat) for seat in (fight.attacker, fight.defender)]
    if attack != defence:
        winner = "attacker" if attack > defence else "defender"
    elif ties[0] != ties[1]:
        winner = "attacker" if ties[0] else "defender"
    else:
        winner = "nobody"
    referee.emit(ev.FightDecided(winner, attack, defence, attack == defence and winner != "nobody"))
    victor = {"attacker": fight.attacker, "defender": fight.defender}.get(winner)
    strength = referee.cards.threats[fight.threat].strength if fight.threat else 0
    after: list[Step] = []
    if victor is not None:
        circumstance = circumstance_of(referee.metro, referee.state, victor)
        mark_won(referee, victor, circumstance, strength)
        found = referee.abilities(victor).after_won(circumstance, strength)
        after = [steps.TriggerAbility(victor, card, place) for card, place, _ in found]
    if winner != "nobody":
        referee.next(*_consequences(referee, winner, after), steps.EndFight())
    else:
        referee.next(steps.EndFight())


def _strength(referee: Referee, seat: Seat | None) -> int:
    """The strength of a side; without a seat, that of a threat or of Polis."""
    fight = fight_of(referee.state)
    if seat is not None:
        return strength_of(referee.metro, referee.state, seat)
    other = fight.attacker or fight.defender
    assert other is not None
    return opposition(referee.metro, referee.state, other)


def _wins_ties(referee: Referee, seat: Seat | None) -> bool:
    if seat is None:
        return False
    return referee.abilities(seat).wins_ties(circumstance_of(referee.metro, referee.state, seat))


def _consequences(referee: Referee, winner: str, after: list[Step]) -> Iterator[Step]:
    """What follows from a fight that somebody has won, in its order (M-9.6)."""
    fight = fight_of(referee.state)
    if fight.is_event:
        assert fight.defender is not None
        yield from _after_event(referee, fight.defender, winner == "defender", after)
    elif winner == "attacker":
        yield from _after_victory(referee, after)
    else:
        yield from after
        yield from _after_defeat(referee)


def _after_event(referee: Referee, seat: Seat, is_won: bool, after: list[Step]) -> Iterator[Step]:
    station = fight_of(referee.state).station
    if is_won:
        yield steps.GiveReward(seat)
        yield from after
    else:
        yield steps.LoseStation(seat, station)
        yield steps.KeepThree(seat, station)


def _after_victory(referee: Referee, after: list[Step]) -> Iterator[Step]:
    fight = fight_of(referee.state)
    attacker, defender = fight.attacker, fight.defender
    assert attacker is not None
    rewards: list[Step] = [steps.GiveReward(attacker), *after]
    if defender is None:
        capture: list[Step] = [steps.AskCapture(attacker)]
        yield from (rewards + capture if referee.options.reward == "before" else capture + rewards)
        return
    yield from after
    if fight.on_hero:
        yield steps.AskLoot(attacker, defender, discard=fight.fighter == "army")
        yield steps.WoundHero(defender)
    else:
        yield steps.LoseStation(defender, fight.station)
        yield steps.AskCapture(attacker)
        yield steps.KeepThree(defender, fight.station)


def _after_defeat(referee: Referee) -> Iterator[Step]:
    """The attacker has lost: a point of his army, or his hero is wounded."""
    fight = fight_of(referee.state)
    attacker, defender = fight.attacker, fight.defender
    assert attacker is not None
    if fight.fighter == "army":
        yield steps.WeakenArmy(attacker)
        return
    if defender is not None:
        yield steps.AskLoot(defender, attacker) if fight.on_hero else steps.AskLostCard(defender, attacker)
    yield steps.WoundHero(attacker)


def give_reward(referee: Referee, step: steps.GiveReward) -> None:
    """The reward of the threat; Polis has none (M-7.3)."""
    threat = fight_of(referee.state).threat
    if threat is not None:
        referee.receive(step.seat, referee.cards.threats[threat].reward, "reward", threat)


def weaken_army(referee: Referee, step: steps.WeakenArmy) -> None:
    """An army that has lost is weaker by 1, and never falls below 1 (M-9.8)."""
    referee.set_army(step.seat, referee.player(step.seat).army - 1, "defeat")


def end_fight(referee: Referee, _: steps.EndFight) -> None:
    """A threat that was fought is discarded, won or lost (M-9.9); the common one stays for the others."""
    fight = fight_of(referee.state)
    if fight.threat is not None and (fight.is_own or not fight.is_event):
        referee.emit(ev.ThreatDiscarded(fight.threat))
    referee.emit(ev.FightEnded())
