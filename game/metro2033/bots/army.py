"""What the army does: strikes at stations and heroes, foraging."""

from __future__ import annotations

from collections.abc import Iterator

from game.metro2033.bots.aims import plan_for_quests, stock_worth
from game.metro2033.bots.fights import NOTHING, Attacks
from game.metro2033.bots.glance import MetroGlance, WeighedLine
from game.metro2033.cards.metro_map import HANSA
from game.metro2033.cards.vocabulary import GOODS
from game.metro2033.rules import commands as cmd
from game.metro2033.rules.fights.attack import can_use_scouted
from game.metro2033.rules.turn import counted, mixes


def army_lines(glance: MetroGlance) -> Iterator[WeighedLine]:
    """All that the army may do, but for attacks that are hopeless."""
    plan_for_quests(glance)
    attacks, seat = Attacks(glance, "army"), glance.seat
    yield from _forages(glance)
    yield WeighedLine(0.0, (cmd.PassArmy(seat),), "pass")
    reach = glance.holdings.reach(seat)
    scouted, best = glance.player.scouted is not None, NOTHING
    for id in reach_in_order(glance, reach):
        worth = attacks.station(id)
        if worth > best or not glance.is_brief:
            best = worth
            yield WeighedLine(worth, (cmd.ArmyAttacks(seat, id),), "strike")
        if scouted and can_use_scouted(glance, id):
            yield WeighedLine(attacks.station(id, scouted=True), (cmd.ArmyAttacks(seat, id, scouted=True),), "strike")
    owners = glance.state.owners
    for victim, player in zip(glance.state.seats, glance.state.players, strict=True):
        at = player.at
        if victim == seat or at is None or glance.stations[at].kind == HANSA or owners.get(at) == victim:
            continue
        if (at in reach or owners.get(at) == seat) and at not in glance.open_map.closed:
            yield WeighedLine(attacks.hero(victim), (cmd.ArmyAttacksHero(seat, victim),), "hero")


def reach_in_order(glance: MetroGlance, reach: frozenset[str]) -> Iterator[str]:
    """The stations in reach that can be attacked, in the order of the map."""
    return (id for id in glance.open_map.attackable if id in reach)


def _forages(glance: MetroGlance) -> Iterator[WeighedLine]:
    for goods in mixes(GOODS, glance.abilities.forage):
        found = counted(goods)
        worth = glance.gain(found) + stock_worth(glance, found)
        yield WeighedLine(worth, (cmd.Forage(glance.seat, goods),), "forage")
