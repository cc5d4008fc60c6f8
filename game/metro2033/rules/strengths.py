"""How strong the sides of a fight are, and what a capture costs (M-9.1, M-10.1)."""

from __future__ import annotations

from game.kernel.bag import Bag
from game.kernel.seats import Seat
from game.metro2033.cards.card import Circumstance
from game.metro2033.cards.vocabulary import Priced
from game.metro2033.rules.abilities import abilities_of, lowered
from game.metro2033.rules.state import Fight, Metro, MetroState


def fight_of(state: MetroState) -> Fight:
    """The fight that is going on."""
    assert state.fight is not None, "nobody fights"
    return state.fight


def circumstance_of(metro: Metro, state: MetroState, seat: Seat) -> Circumstance:
    """The fight that is going on as one of its sides has it."""
    fight = fight_of(state)
    against = "threat" if fight.threat else "player" if fight.attacker and fight.defender else "polis"
    return Circumstance(
        fighter=fight.fighter_of(seat),
        side="attack" if seat == fight.attacker else "defend",
        against=against,  # type: ignore[arg-type]
        type=metro.cards.threats[fight.threat].type if fight.threat else None,
    )


def strength_of(metro: Metro, state: MetroState, seat: Seat) -> int:
    """The strength of a side that a seat has: army or hero, modifiers, properties used, and its battle card once it is
    turned up."""
    fight, player, abilities = fight_of(state), state.player(seat), abilities_of(metro, state, seat)
    hero = metro.cards.heroes[player.hero].strength if player.hero else 0
    base = player.army if fight.fighter_of(seat) == "army" else hero
    return (
        base
        + abilities.strength(circumstance_of(metro, state, seat))
        + fight.added.get(seat, 0)
        + (battle_bonus(metro, fight, seat) if fight.is_revealed else 0)
    )


def battle_bonus(metro: Metro, fight: Fight, seat: Seat) -> int:
    """What the battle card of a side is worth against that of the other (M-9.4)."""
    other = fight.opponent_of(seat)
    assert other is not None
    battle = metro.cards.battle_cards
    return battle[fight.chosen[seat]].bonus_against(battle[fight.chosen[other]])


def opposition(metro: Metro, state: MetroState, seat: Seat) -> int:
    """The strength of what a seat fights that is no other seat: a threat as printed, or neutral Polis."""
    fight = fight_of(state)
    if fight.threat:
        return metro.cards.threats[fight.threat].strength
    return abilities_of(metro, state, seat).polis_strength


def capture_price(metro: Metro, state: MetroState) -> Bag:
    """What the attacker pays for the station that was won (M-10.1)."""
    fight = fight_of(state)
    assert fight.attacker is not None
    abilities = abilities_of(metro, state, fight.attacker)
    fought = circumstance_of(metro, state, fight.attacker)
    base = metro.cards.capture_neutral if fight.defender is None else metro.cards.capture_player
    return lowered(abilities.price(captured_as(fight), base, fought), fight.cheaper)


def captured_as(fight: Fight) -> tuple[Priced, ...]:
    """What the prices of a capture of the station that was won are called."""
    return ("capture", "capture_neutral") if fight.defender is None else ("capture", "capture_player")
