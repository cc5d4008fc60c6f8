"""What can be spent on deployed Machines: to hack or destroy them, or as a part of that (R44.14)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Set
from typing import TypeGuard

from game.cards.vocabulary import RESOURCES
from game.kernel.bag import Bag
from game.rules.combinations import splits
from game.rules.messages import AnyCommand
from game.rules.sets.moloch.actions import contacts_to_destroy
from game.rules.sets.moloch.machines import RED, hacking
from game.rules.sets.moloch.messages import DestroyMachine, HackMachine
from game.rules.sheets import purse_of, state_sheet
from game.ui.places import MachineAt
from game.ui.table.play.gathering import command_of, with_one_more
from game.ui.table.play.modes import Gathering, Target, targets_at
from game.ui.table.sets.moloch.plan import machines_in
from game.ui.table.sight import ACT, Standing


def at_hand(standing: Standing) -> Bag:
    """What the seat has for Machines: its supply and the goods on its Locations, with those reserved for that
    (R44.9)."""
    purse = purse_of(state_sheet(standing.match.game, standing.me.sites), standing.me.goods)
    return purse.opened(("hack", "destroy")).total


def spendings(standing: Standing, at: MachineAt) -> Mapping[Bag, AnyCommand]:
    """Goods that can be spent on a deployed Machine -> the command that hacks or destroys it with them, or leaves them
    there as a part."""
    found, have = dict[Bag, AnyCommand](), at_hand(standing)
    for command in standing.offers.at(at) if standing.turn == ACT else ():
        if is_about(command, at.index) and not (isinstance(command, HackMachine) and command.to_server_room):
            for goods in _taken(standing, command):
                for paid in _payable(goods, have):
                    found.setdefault(paid, command)
    return found


def is_about(command: AnyCommand, index: int) -> TypeGuard[HackMachine | DestroyMachine]:
    """Whether a command hacks or destroys the deployed Machine with this index, or leaves a part on it."""
    return isinstance(command, HackMachine | DestroyMachine) and command.machine == index


def _taken(standing: Standing, command: HackMachine | DestroyMachine) -> Iterable[Bag]:
    """The goods that a command takes, as alternatives, before anything stands in for them."""
    if command.partly:
        return (command.partly,)
    if isinstance(command, HackMachine):
        return _code(standing, command.machine)
    return (Bag({"red": standing.match.ask(contacts_to_destroy, standing.seat, command.machine)}),)


def _code(standing: Standing, index: int) -> tuple[Bag, ...]:
    """What hacking a deployed Machine still takes, as alternatives."""
    one = machines_in(standing.view).deployed[index]
    return hacking(standing.match.game.catalog.machines[one.card].cost, one.goods)


def useful(standing: Standing) -> Set[str]:
    """The goods of the supply that can be dropped on a Machine: contact tokens that destroy it (R44.5.4), and with the
    cooperative variant all that can be left there."""
    if standing.turn != ACT:
        return frozenset()
    usable = _leaving(standing) if standing.match.game.options.moloch_coop else _destroying(standing)
    return {good for good in usable if standing.me.goods[good]}


def _leaving(standing: Standing) -> Set[str]:
    """The goods of which some Machine takes one: as a part, or as the last of what it takes."""
    found: set[str] = set()
    for index in range(len(machines_in(standing.view).deployed)):
        kinds = {good for bag in _code(standing, index) for good in bag}
        found |= kinds | ({"ammo"} if kinds.intersection(RESOURCES) else set())
        found |= set(RED) if standing.match.ask(contacts_to_destroy, standing.seat, index) else set()
    return found


def _destroying(standing: Standing) -> Set[str]:
    """The contact tokens, if some Machine can be destroyed."""
    can_destroy = any(isinstance(command, DestroyMachine) for command in standing.match.legal())
    return set(RED) if can_destroy else set()


def destroying_target(standing: Standing, index: int) -> Target:
    """The target of contact tokens with which a Machine is destroyed (R44.5.4)."""
    return targets_at(standing.match, [(MachineAt(index), "destroy", DestroyMachine(standing.seat, index))])[0]


def token_target(standing: Standing, at: MachineAt, good: str, gathered: Bag) -> Target | None:
    """What one more token does on a deployed Machine: with the cooperative variant it is gathered there with others,
    else contact tokens destroy it (R44.5.4); None if the token is of no use there."""
    match = standing.match
    if match.game.options.moloch_coop:
        more = with_one_more(standing, Gathering(at, gathered), good)
        command = command_of(standing, more) if more else None
        if command:
            return Target(at, "part", (command,))
    if good in RED and not gathered:
        return destroying_target(standing, at.index)
    code = match.game.catalog.machines[machines_in(standing.view).deployed[at.index].card].cost
    if match.game.options.moloch_coop and (good in RED or good in code):
        refusal = match.check(HackMachine(standing.seat, at.index, gathered + {good: 1}))
        return Target(at, "part", refusal=refusal)
    return None


def _payable(goods: Bag, at_hand: Bag) -> Iterator[Bag]:
    """Every way to pay ``goods`` with what is at hand, ammo for resources and universal tokens for red ones."""
    resources = [good for good in RESOURCES if goods[good]]
    most = min(at_hand["ammo"], sum(goods[good] for good in resources))
    for ammo in range(most + 1):
        for split in splits(ammo, [goods[good] for good in resources]):
            for universal in range(min(at_hand["universal"], goods["red"]) + 1):
                replaced = _bag((*zip(resources, split, strict=True), ("red", universal)))
                paid = goods - replaced + _bag((("ammo", ammo), ("universal", universal)))
                if all(at_hand[good] >= count for good, count in paid.items()):
                    yield paid


def _bag(counts: Iterable[tuple[str, int]]) -> Bag:
    return Bag({good: count for good, count in counts if count})
