"""The Machines: how more come (R44.4), how they are named, and what it takes to hack or destroy them (R44.5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product
from operator import itemgetter
from typing import Final

from game.fiftyfirst.cards.sets.moloch import Machine
from game.fiftyfirst.cards.vocabulary import CODE_GOODS, RESOURCES
from game.fiftyfirst.rules.combinations import splits
from game.fiftyfirst.rules.events import PhaseBegan, Source
from game.fiftyfirst.rules.judge import Judge
from game.fiftyfirst.rules.options import LEVELS
from game.fiftyfirst.rules.payment import Price
from game.fiftyfirst.rules.sets.moloch import messages
from game.fiftyfirst.rules.state import VIRTUAL, Game, GameState, Seat
from game.kernel.bag import EMPTY, Bag
from game.kernel.memo import recalled


def deploy(judge: Judge, _: messages.Deploy) -> None:
    """Deploy as many Machines as the level says, or as many as there are."""
    judge.emit(PhaseBegan("deploy"))
    left = machines_to_come(judge.game, judge.state)
    while left:
        cards = bottom_machines(judge, left)
        if not cards:
            return
        judge.emit(messages.MachinesDeployed(cards))
        left -= len(cards)


def bottom_machines(judge: Judge, count: int) -> tuple[str, ...]:
    """Up to ``count`` Machines from the bottom of the stack, in the order in which they come; an empty stack is made
    anew of the discarded ones first (R44.4)."""
    machines = judge.state.machines
    if machines is None:
        return ()
    if not machines.stack and machines.discard:
        stack, chance = judge.state.chance.shuffle(machines.discard)
        judge.emit(messages.StackReshuffled(stack, chance))
        return stack[::-1][:count]
    return machines.stack[::-1][:count]


def draw_hacked(judge: Judge, seat: Seat, count: int, source: Source) -> None:
    """Take Machines from the bottom of the stack into a hand, hacked side up, as many as there are (R44.8)."""
    for _ in range(count):
        for machine in bottom_machines(judge, 1):
            judge.emit(
                messages.HackedDrawn(seat, machine, messages.machines_of(judge.state).hacked_side(machine), source)
            )


def machines_to_come(game: Game, state: GameState) -> int:
    """How many Machines are deployed in this round: the number for the level and the players, reduced if the server
    room is hacked."""
    count = len(state.people) + LEVELS.index(game.options.moloch_difficulty)
    room = game.catalog.server_room
    if room is None or not is_room_hacked(game, state):
        return count
    if count == 1:
        return state.round % 2
    return max(0, count - room.fewer_machines)


def markers_to_hack(game: Game, state: GameState) -> int:
    """With how many markers the server room is hacked."""
    room = game.catalog.server_room
    return len(state.people) + (room.players_plus if room else 0)


def is_room_hacked(game: Game, state: GameState) -> bool:
    """Whether enough markers lie in the server room."""
    markers = state.machines.server_room if state.machines else None
    return markers is not None and markers >= markers_to_hack(game, state)


FRENZY: Final = 1
"""How much stronger Frenzy makes a Machine (R44.5.5)."""

RED: Final = ("red", "universal")
"""Contact tokens that destroy Machines."""


@recalled(16)
def names(game: Game, machines: messages.WithDeployed) -> Sequence[str]:
    """The names of the deployed Machines: `Rust Locust`, and `Rust Locust#2` for another one."""
    seen = Counter[str]()
    found = []
    for one in machines.deployed:
        title = game.catalog.machines[one.card].title
        seen[title] += 1
        found.append(title if seen[title] == 1 else f"{title}#{seen[title]}")
    return found


@recalled(16)
def by_name(game: Game, machines: messages.Machines) -> Sequence[tuple[str, int, Machine, messages.Deployed]]:
    """The deployed Machines in the order of their names: name, place, card and what lies on it."""
    cards = [game.catalog.machines[one.card] for one in machines.deployed]
    return sorted(
        zip(names(game, machines), range(len(cards)), cards, machines.deployed, strict=True), key=itemgetter(0)
    )


def is_in_frenzy(table: messages.WithMachines, machine: Machine) -> bool:
    """Whether Frenzy makes a deployed Machine stronger: not more Machines are deployed than players began (R44.5.5)."""
    return machine.frenzy and table.machines is not None and len(table.machines.deployed) <= len(table.people)


def strength(table: messages.WithMachines, machine: Machine) -> int:
    """The Strength of a deployed Machine, with Frenzy."""
    return machine.strength + (FRENZY if is_in_frenzy(table, machine) else 0)


def red_left(state: GameState, machine: Machine, deployed: messages.Deployed, discount: int = 0) -> int:
    """The red contact tokens that it still takes to destroy a Machine, on which some may lie (R44.14); a ``discount``
    leaves at least 1 of its Strength."""
    whole = max(1, strength(state, machine) - discount)
    return max(0, whole - sum([deployed.goods[good] for good in RED]))


def holds_too_much(code: Bag, goods: Bag) -> bool:
    """Whether more goods than a code takes lie on a Machine, ammo for resources among them.

    >>> code = Bag({"brick": 1, "worker": 2})
    >>> [holds_too_much(code, Bag(goods)) for goods in ({"ammo": 1, "red": 9}, {"worker": 3}, {"brick": 1, "ammo": 1})]
    [False, True, True]
    """
    lacking = sum([max(0, code[good] - goods[good]) for good in RESOURCES])
    return goods["ammo"] > lacking or any(goods[good] > code[good] for good in CODE_GOODS)


def holds_code(deployed: messages.Deployed) -> bool:
    """Whether goods of its code lie on a Machine."""
    return any(good not in RED for good in deployed.goods)


def holds_red(deployed: messages.Deployed) -> bool:
    """Whether red contact tokens lie on a Machine."""
    return any(good in RED for good in deployed.goods)


@lru_cache(maxsize=64)
def hacking(code: Bag, paid: Bag = EMPTY) -> Price:
    """The price of what a code still lacks, if ``paid`` goods lie on the Machine: ammo may stand for any resource of
    it, so that there can be several ways (R44.5.2, R44.14).

    >>> hacking(Bag({"brick": 1, "iron": 1, "worker": 1}), Bag({"ammo": 1, "red": 2}))
    (Bag({'iron': 1, 'worker': 1}), Bag({'brick': 1, 'worker': 1}))
    """
    left = Bag({good: count - paid[good] for good, count in code.items() if count > paid[good]})
    resources = [good for good in RESOURCES if good in left]
    lacking = [left[good] for good in resources]
    ways = splits(min(paid["ammo"], sum(lacking)), lacking)
    bags = [left - Bag(zip(resources, way, strict=True)) for way in ways]
    bags.sort(key=lambda bag: [good in bag for good in RESOURCES])
    return Price(*bags, purposes=("hack",))


@lru_cache(maxsize=16)
def destroying(red: int) -> Price:
    """The price of destroying a Machine that takes so many red contact tokens (R44.5.4)."""
    return Price(Bag({"red": red}), purposes=("destroy",))


@lru_cache(maxsize=256)
def leaving(goods: Bag) -> Price:
    """The price of leaving these goods on a Machine (R44.14)."""
    code, red = any(good not in RED for good in goods), any(good in RED for good in goods)
    return Price(goods, purposes=(*["hack"] * code, *["destroy"] * red))


@lru_cache(maxsize=64)
def parts_of_code(price: Price) -> tuple[Bag, ...]:
    """Every part of what a code still lacks: some of it, and not all (R44.14)."""
    return tuple(dict.fromkeys([part for bag in price for part in _parts(bag)]))


def _parts(bag: Bag) -> Iterator[Bag]:
    for counts in product(*(range(count + 1) for count in bag.values())):
        part = Bag({good: count for good, count in zip(bag, counts, strict=True) if count})
        if part and part != bag:
            yield part


VP_FOR_EACH_MACHINE: Final = 2
"""VP that the leader loses for each Machine that is deployed at the end (R44.7)."""


def lost_to_machines(state: GameState) -> Mapping[Seat, int]:
    """Seat -> VP that it loses for the deployed Machines: only the leaders lose any, all of them in a tie, and none if
    the virtual opponent leads or shares the lead (R44.7, R44.13)."""
    if state.machines is None:
        return {}
    best = max(player.vp for player in state.players)
    leaders = [seat for seat in state.people if state.player(seat).vp == best]
    if state.automa and state.player(VIRTUAL).vp == best:
        leaders = []
    lost = min(best, VP_FOR_EACH_MACHINE * len(state.machines.deployed))
    return dict.fromkeys(leaders, lost) if lost else {}


def machines_in_play(machines: messages.Machines, cards: Mapping[str, int]) -> Counter[str]:
    """All Machines of the game, in every place, with the number of their copies; ``cards`` are the Location cards in
    play, hacked ones among them."""
    found = Counter([*machines.stack, *machines.discard, *[one.card for one in machines.deployed]])
    for card, machine in machines.sides.items():
        found[machine] += cards.get(card, 0)
    return found
