"""What deployed Machines mean to robots: what they cost the leader at the end, what is ready to fight them, and what
the next Assault takes (R44)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp
from operator import itemgetter
from typing import Final, NamedTuple

from game.fiftyfirst.bots.facts import DEPLOYED, PLACE, CardFacts, CatalogFacts, Vector, state_facts, vector
from game.fiftyfirst.bots.part import RobotPart, Sides, Weight, Worth
from game.fiftyfirst.bots.sight import RobotSight
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.sets.moloch import Lose, RazeOwn, StopAction, StopBoard
from game.fiftyfirst.cards.vocabulary import EXCHANGING
from game.fiftyfirst.rules.assignment import largest_assignment
from game.fiftyfirst.rules.discards import NAMED_ONE_BY_ONE
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.sets.moloch.machines import VP_FOR_EACH_MACHINE, hacking, markers_to_hack, red_left, strength
from game.fiftyfirst.rules.sets.moloch.messages import ChooseCode, Deployed, DestroyMachine, HackMachine, Machines
from game.fiftyfirst.rules.state import END_VP, Game, GameState, Player, Question, Seat
from game.kernel.bag import EMPTY, Bag
from game.kernel.memo import recalled

MACHINES: Final = ("penalty", "reserved_code", "reserved_red")
"""Features of a seat that tell of this round where there are Machines: VP that they cost it at the end, as far as it
will lead then, and goods that wait for hacking and destroying them alone."""
LATER_MACHINES: Final = ("razed", "later_stopped", "makes_reserved", "rewards")
"""Those that tell of the rounds to come: what the next Assault razes, in VP, and how many actions it stops; reserved
goods that are made in every round; and what Locations give for hacking or destroying a Machine. The goods, cards and
Deals that the Assault takes are missing in other features, which count what is left."""

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


WEIGHTS: Final = {
    "penalty": Weight(-0.4, -0.3, -0.3),
    "reserved_code": Weight(0.35, -0.1),
    "reserved_red": Weight(0.3, 0.0, 0.1),
    "razed": Weight(-0.8, 0.5),
    "later_stopped": Weight(-0.3, 0.2),
    "makes_reserved": Weight(0.6, -0.5),
    "rewards": Weight(0.8, -0.7),
}
"""About the face value of what Machines mean, less for what is uncertain."""

A_LATE_ROUND: Final = 12
"""The round from which on a game of several with Machines is late: the leader would rather fight them for ever than pay
for them."""


# ---------------------------------------------------------------------- the end of the game
def _penalties(game: Game, state: GameState, machines: Machines, seats: Sequence[Seat | None]) -> list[float]:
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
def _reserved(facts: CatalogFacts, player: Player) -> tuple[float, float]:
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
    best = max([_paid(goods, code) for code in _assault(facts).codes], default=0.0)
    machines = facts.catalog.machines.values()
    usual = sum([_paid(goods, machine.cost) for machine in machines]) / len(machines)
    return best + ELSEWHERE * ((goods.total - best) + usual) / 2


def _paid(goods: Bag, code: Bag) -> float:
    """What goods pay of a code; ammo stands for any resource (R44.5.2)."""
    resources = sum([min(count, goods[good]) for good, count in code.items() if good != "worker"])
    by_ammo = min(goods["ammo"], code.total - code["worker"] - resources)
    return resources + by_ammo + WORKER_SHARE * min(goods["worker"], code["worker"])


# ---------------------------------------------------------------------- the next Assault
@recalled(1024)
def _threats(facts: CatalogFacts, player: Player) -> Sequence[float]:
    """What the next Assault razes and stops, what is reserved in every round, and the rewards for fighting: the values
    of LATER_MACHINES."""
    icons = state_facts(facts, player.sites).icons
    cards = [(site, facts.locations[site.card]) for site in player.sites if not site.ruin]
    return (
        _razed(facts, player, icons),
        _stopped(facts, player, icons),
        sum([card.made_reserved for _, card in cards]),
        sum([card.rewards for _, card in cards]),
    )


def _razed(facts: CatalogFacts, player: Player, icons: Mapping[str, int]) -> float:
    """What the Locations are worth that Machines raze: of those that one can, it gets that worth least (R44.3a)."""
    if not _assault(facts).razing:
        return 0.0
    locations = facts.catalog.locations
    standing = [
        (_lost_with(facts.locations[site.card], icons), site.id, locations[site.card])
        for site in player.sites
        if not (site.ruin or locations[site.card].is_shielded(site.shield))
    ]
    standing.sort(key=itemgetter(0))
    worth = {number: value for value, number, _ in standing}
    fitting = {
        place: [number for _, number, location in standing if razing.fits(location)]
        for place, razing in enumerate(_assault(facts).razing)
    }
    return sum([worth[number] for number in largest_assignment(fitting).values()])


def _lost_with(card: CardFacts, icons: Mapping[str, int]) -> float:
    """What is lost with a Location, in VP: itself, and a part of what it would bring; its owner gains the Deal goods
    (R44.3.1)."""
    made, vp = card.production.with_icons(icons), card.action_vp(icons)
    brought = sum(made) + made[PLACE["vp"]] + vp * card.uses + card.made_reserved
    return max(0.0, 1 + brought / 2 - sum(card.deal) / 2)


def _stopped(facts: CatalogFacts, player: Player, icons: Mapping[str, int]) -> float:
    """The actions that are stopped: those of the board, and Action Locations as the VP of the least useful one."""
    assault = _assault(facts)
    found = float(assault.boards.get(player.faction, 0))
    if assault.actions:
        cards = [facts.locations[site.card] for site in player.sites if not site.ruin]
        actions = sorted([max(0.5, card.action_vp(icons) * card.uses) for card in cards if card.uses])
        found += sum(actions[: assault.actions])
    return found


# ---------------------------------------------------------------------- what it does
class AssaultFacts(NamedTuple):
    """What every player suffers from Machines with these ``codes``.

    These are tokens that are ``lost``, VP, cards of the hand and Deals, what is razed, how many actions of each board
    are stopped (by its faction), and how many Action Locations. It comes before the next Action phase if ``is_next``;
    else goods of this round are spent or gone before it.
    """

    codes: Sequence[Bag]
    lost: Vector
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
        lost=vector(lost - named),
        vp=named["vp"],
        cards=named["card"],
        deals=named["deal"],
        razing=tuple([attack for attack in attacks if isinstance(attack, RazeOwn)]),
        boards=_boards(catalog, stopped),
        actions=sum([isinstance(attack, StopAction) for attack in attacks]),
        is_next=is_next,
    )


def _boards(catalog: Catalog, what: set[str]) -> Mapping[str, int]:
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


def _assault(facts: CatalogFacts) -> AssaultFacts:
    assert isinstance(facts.toll, AssaultFacts)
    return facts.toll


# ---------------------------------------------------------------------- the row
def _facts(facts: CatalogFacts, _: Game, state: GameState, __: Seat) -> CatalogFacts:
    """The facts beside the deployed Machines."""
    if state.machines is None:
        return facts
    deployed = tuple([one.card for one in state.machines.deployed])
    return _facing(facts, deployed, state.phase == "production" and state.round > 1)


@lru_cache(maxsize=1024)
def _facing(facts: CatalogFacts, machines: tuple[str, ...], is_next: bool) -> CatalogFacts:
    return facts.beside({DEPLOYED: len(machines)}, assault_of(facts.catalog, machines, is_next))


def _features(sides: Sides) -> tuple[Sequence[float], Sequence[float]] | None:
    state = sides.state
    if state.machines is None:
        return None
    cost = _penalties(sides.game, state, state.machines, (sides.seat, sides.rival))
    now, later = list[float](), list[float]()
    for seat, facts, penalty in ((sides.seat, sides.facts, cost[0]), (sides.rival, sides.rival_facts, cost[1])):
        if seat is None:
            now += (0.0,) * len(MACHINES)
            later += (0.0,) * len(LATER_MACHINES)
        else:
            player = state.player(seat)
            now += (penalty, *_reserved(facts, player))
            later += _threats(facts, player)
    return now, later


def _different(state: GameState) -> object:
    machines = state.machines
    return machines and (
        tuple(sorted([(one.card, one.goods.total) for one in machines.deployed])),
        machines.server_room,
    )


def _worth(_: RobotSight, command: AnyCommand, __: Question | None) -> Worth:
    """A Machine that is removed counts as a Location: it would take more from everybody."""
    return int(isinstance(command, _FIGHTING) and not command.partly), 0


_FIGHTING: Final = HackMachine | DestroyMachine

PART: Final = RobotPart(
    now=MACHINES,
    later=LATER_MACHINES,
    weights=WEIGHTS,
    facts=_facts,
    features=_features,
    different=_different,
    answered=(ChooseCode,),
    late=lambda state: A_LATE_ROUND if state.machines is not None else None,
    worth=_worth,
    numbered=(HackMachine, DestroyMachine),
)
