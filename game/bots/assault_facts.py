"""What the deployed Machines do in the next Assault phase, in numbers that mean the same for any Machines (R44.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.cards.catalog import Catalog
from game.cards.sets.moloch import Lose, RazeOwn, StopAction, StopBoard
from game.cards.vocabulary import EXCHANGING
from game.kernel.bag import EMPTY, Bag
from game.rules.discards import NAMED_ONE_BY_ONE


class AssaultFacts(NamedTuple):
    """What every player suffers from Machines with these ``codes``.

    These are ``tokens`` that are lost, VP, cards of the hand and Deals, what is razed, how many actions of each board
    are stopped (by its faction), and how many Action Locations. It comes before the next Action phase if ``is_next``;
    else goods of this round are spent or gone before it.
    """

    codes: Sequence[Bag]
    tokens: Bag
    vp: int
    cards: int
    deals: int
    razing: Sequence[RazeOwn]
    boards: Mapping[str, int]
    actions: int
    is_next: bool


def assault_of(catalog: Catalog, machines: Sequence[str], is_next: bool) -> AssaultFacts:
    """What these deployed Machines do."""
    attacks = [catalog.machines[machine].attack for machine in machines]
    lost = sum([attack.goods for attack in attacks if isinstance(attack, Lose)], EMPTY)
    stopped = {attack.what for attack in attacks if isinstance(attack, StopBoard)}
    named = Bag({good: lost[good] for good in (*NAMED_ONE_BY_ONE, "vp") if good in lost})
    return AssaultFacts(
        codes=tuple([catalog.machines[machine].cost for machine in machines]),
        tokens=lost - named,
        vp=named["vp"],
        cards=named["card"],
        deals=named["deal"],
        razing=tuple([attack for attack in attacks if isinstance(attack, RazeOwn)]),
        boards=_stopped(catalog, stopped),
        actions=sum([isinstance(attack, StopAction) for attack in attacks]),
        is_next=is_next,
    )


def _stopped(catalog: Catalog, what: set[str]) -> Mapping[str, int]:
    """Faction -> how many actions of its board are stopped: the exchange, or those that give a contact token of a
    colour; a universal one is of all colours (R44.3d)."""
    if not what:
        return {}
    colours = {*(what - {EXCHANGING}), "universal"}
    return {
        id: sum([not colours.isdisjoint(action.verb.gives) for action in faction.actions if what != {EXCHANGING}])
        + (EXCHANGING in what)
        for id, faction in catalog.factions.items()
    }
