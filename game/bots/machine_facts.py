"""What deployed Machines mean to a seat: what they cost the leader at the end, what is ready to fight them, and what
the next Assault takes beside goods (R44)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp
from operator import itemgetter
from typing import Final

from game.bots.card_facts import PLACE, CardFacts, CatalogFacts
from game.kernel.bag import EMPTY, Bag
from game.rules.assignment import largest_assignment
from game.rules.game import Game
from game.rules.sets.moloch.deploy import markers_to_hack
from game.rules.sets.moloch.machines import VP_FOR_EACH_MACHINE, hacking, red_left, strength
from game.rules.sets.moloch.messages import Deployed, Machines
from game.rules.state import END_VP, GameState, Player, Seat

MACHINES: Final = ("penalty", "reserved_code", "reserved_red")
"""Features of a seat that tell of this round where there are Machines: VP that they cost it at the end, as far as it
will lead then, and goods that wait for hacking and destroying them alone."""
LATER_MACHINES: Final = ("razed", "later_stopped", "makes_reserved", "rewards")
"""Those that tell of the rounds to come: what the next Assault razes, in VP, and how many actions it stops; reserved
goods that are made in every round; and what Locations give for hacking or destroying a Machine. The goods, cards and
Deals that the Assault takes are missing in other features, which count what is left."""
NO_MACHINES: Final = (0.0,) * 2 * len(MACHINES)
NO_LATER_MACHINES: Final = (0.0,) * 2 * len(LATER_MACHINES)

CLOSE: Final = 5.0
"""A lead of so many VP makes it 73 % likely to lead at the end."""
CLOSE_AT_LAST: Final = 1.5
"""The same in the last round."""
ROUNDS_TO_COME: Final = 3.0
"""Rounds that a game usually has before it when nobody has VP."""
WORKER_SHARE: Final = 0.7
"""What a worker of a code counts beside a resource: every board makes some."""
ELSEWHERE: Final = 0.3
"""What a reserved good counts that no deployed Machine needs."""


# ---------------------------------------------------------------------- the end of the game
def penalties(game: Game, state: GameState, machines: Machines, seats: Sequence[Seat | None]) -> list[float]:
    """VP that the deployed Machines cost each of these seats at the end, times how likely it leads then (R44.7); 0 for
    None."""
    cost = VP_FOR_EACH_MACHINE * _standing(game, state, machines)
    return [_leads(state, seat) * min(cost, _most_lost(state, seat)) if seat else 0.0 for seat in seats]


def _standing(game: Game, state: GameState, machines: Machines) -> float:
    """How many Machines count: those on which goods lie, as far as these leave something to pay (R44.14), and all the
    fewer the more markers lie in the server room (R53.3)."""
    count = sum([_left(game, state, one) if one.goods else 1.0 for one in machines.deployed])
    room = game.catalog.server_room
    if not machines.server_room or room is None or state.end_triggered:
        return count
    filled = min(1.0, machines.server_room / markers_to_hack(game, state))
    return max(0.0, count - filled * room.fewer_machines * ROUNDS_TO_COME * (1 - _progress(state)))


def _left(game: Game, state: GameState, one: Deployed) -> float:
    """The part of a Machine that is still to be paid, in the cheaper of the two ways."""
    machine = game.catalog.machines[one.card]
    code = hacking(machine.cost, one.goods)[0].total / len(machine.code)
    return min(code, red_left(state, machine, one) / strength(state, machine))


def _progress(state: GameState) -> float:
    return min(1.0, max([player.vp for player in state.players]) / END_VP)


def _most_lost(state: GameState, seat: Seat) -> float:
    """The most VP that the seat can lose: nobody loses more than they have, and the leader at the end has 25 at least
    (R18.1)."""
    vp = state.player(seat).vp
    return vp if state.end_triggered else max(vp, END_VP)


def _leads(state: GameState, seat: Seat) -> float:
    """How likely the seat leads at the end."""
    others = [state.player(other).vp for other in state.seats if other != seat]
    lead = state.player(seat).vp - max(others)
    return 1 / (1 + exp(-lead / (CLOSE_AT_LAST if state.end_triggered else CLOSE)))


# ---------------------------------------------------------------------- goods that are reserved
def reserved(facts: CatalogFacts, player: Player) -> tuple[float, float]:
    """Goods of codes and red contact tokens that lie reserved in a State: how many of the first the deployed Machines
    need, and how many of the second there are (R44.9)."""
    code = red = EMPTY
    for site in player.sites:
        if site.goods and not site.ruin:
            purpose = facts.locations[site.card].reserved
            if purpose == "hack":
                code = code + site.goods
            elif purpose == "destroy":
                red = red + site.goods
    return (_useful(facts, code) if code else 0.0), float(red.total)


@lru_cache(maxsize=1024)
def _useful(facts: CatalogFacts, goods: Bag) -> float:
    """What goods are worth for hacking: those that the code needs of which they pay most, and a part of the others, a
    little more if many Machines could need them."""
    assert facts.assault is not None
    best = max([_paid(goods, code) for code in facts.assault.codes], default=0.0)
    machines = facts.catalog.machines.values()
    usual = sum([_paid(goods, machine.cost) for machine in machines]) / len(machines)
    return best + ELSEWHERE * ((goods.total - best) + usual) / 2


def _paid(goods: Bag, code: Bag) -> float:
    """What goods pay of a code; ammo stands for any resource (R44.5.2)."""
    resources = sum([min(count, goods[good]) for good, count in code.items() if good != "worker"])
    by_ammo = min(goods["ammo"], code.total - code["worker"] - resources)
    return resources + by_ammo + WORKER_SHARE * min(goods["worker"], code["worker"])


# ---------------------------------------------------------------------- the next Assault
def threats(facts: CatalogFacts, player: Player, icons: Mapping[str, int]) -> Sequence[float]:
    """What the next Assault razes and stops, what is reserved in every round, and the rewards for fighting: the values
    of LATER_MACHINES."""
    cards = [(site, facts.locations[site.card]) for site in player.sites if not site.ruin]
    return (
        _razed(facts, player, icons),
        _stopped(facts, player, icons),
        sum([card.made_reserved for _, card in cards]),
        sum([card.rewards for _, card in cards]),
    )


def _razed(facts: CatalogFacts, player: Player, icons: Mapping[str, int]) -> float:
    """What the Locations are worth that Machines raze: of those that one can, it gets that worth least (R44.3a)."""
    assert facts.assault is not None
    if not facts.assault.razing:
        return 0.0
    locations = facts.catalog.locations
    standing = [
        (_worth(facts.locations[site.card], icons), site.id, locations[site.card])
        for site in player.sites
        if not (site.ruin or locations[site.card].is_shielded(site.shield))
    ]
    standing.sort(key=itemgetter(0))
    worth = {number: value for value, number, _ in standing}
    fitting = {
        place: [number for _, number, location in standing if razing.fits(location)]
        for place, razing in enumerate(facts.assault.razing)
    }
    return sum([worth[number] for number in largest_assignment(fitting).values()])


def _worth(card: CardFacts, icons: Mapping[str, int]) -> float:
    """What is lost with a Location, in VP: itself, and a part of what it would bring; its owner gains the Deal goods
    (R44.3.1)."""
    made, vp = card.production.with_icons(icons), card.action_vp(icons)
    brought = sum(made) + made[PLACE["vp"]] + vp * card.uses + card.made_reserved
    return max(0.0, 1 + brought / 2 - sum(card.deal) / 2)


def _stopped(facts: CatalogFacts, player: Player, icons: Mapping[str, int]) -> float:
    """The actions that are stopped: those of the board, and Action Locations as the VP of the least useful one."""
    assault = facts.assault
    assert assault is not None
    found = float(assault.boards.get(player.faction, 0))
    if assault.actions:
        cards = [facts.locations[site.card] for site in player.sites if not site.ruin]
        actions = sorted([max(0.5, card.action_vp(icons) * card.uses) for card in cards if card.uses])
        found += sum(actions[: assault.actions])
    return found
