"""What can be spent on deployed Machines: to hack or destroy them, or as a part of that (R44.14); the words about
that, and about what lies in their panel."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from typing import TypeGuard

from game.fiftyfirst.cards.sets.moloch import Machine, stack_of
from game.fiftyfirst.cards.vocabulary import EXCHANGING, RESOURCES
from game.fiftyfirst.rules.combinations import splits
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.sets.moloch.actions import contacts_to_destroy
from game.fiftyfirst.rules.sets.moloch.machines import FRENZY, RED, hacking, holds_code, holds_red
from game.fiftyfirst.rules.sets.moloch.messages import Deployed, DestroyMachine, HackMachine
from game.fiftyfirst.rules.sheets import purse_of, state_sheet
from game.fiftyfirst.table import spots
from game.fiftyfirst.table.play.panels import Gathering, command_of, with_one_more
from game.fiftyfirst.table.play.targets import Target, targets_at
from game.fiftyfirst.table.sets.moloch.draw import machines_in
from game.fiftyfirst.table.sight import Sight, Standing
from game.fiftyfirst.table.spots import BoardAction, MachineAt
from game.fiftyfirst.table.words.prompts import forecast_lines
from game.fiftyfirst.table.words.tips import aimed_title
from game.fiftyfirst.wording.rows.cards import bag_strip
from game.fiftyfirst.wording.sets.moloch import attack, expected, machine_facts, stopped_by
from game.kernel.bag import Bag
from game.kernel.seats import Seat
from game.ui.places import Label
from game.ui.table.standing import ACT
from game.ui.table.words.prompts import OutcomeRow
from game.wording.signs import BAR, MANY, Strip


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


def deployed_at(sight: Sight, index: int) -> tuple[Deployed, Machine] | None:
    """The deployed Machine with this index, and its card; None if there is none."""
    machines = machines_in(sight.standing.view).deployed
    if not 0 <= index < len(machines):
        return None
    deployed = machines[index]
    return deployed, sight.catalog.machines[deployed.card]


def code_left(deployed: Deployed, machine: Machine) -> Bag:
    """What its code still lacks (R44.14), if ammo that lies there stands for the first resources of it."""
    return hacking(machine.cost, deployed.goods)[0]


def contacts_left(sight: Sight, index: int) -> int:
    """The red contact tokens that the player still needs to destroy a Machine (R44.5.4)."""
    return sight.standing.match.ask(contacts_to_destroy, sight.standing.seat, index)


# ---------------------------------------------------------------------- a part
def machine_of(mode: Gathering) -> int:
    """The index of the Machine on which goods are gathered."""
    assert isinstance(mode.place, MachineAt), "goods are gathered on Machines"
    return mode.place.index


def deed_of(command: AnyCommand | None) -> str:
    """The verb of a command that spends goods on a Machine: `hack` or `destroy`, or `part` if it leaves a part or there
    is none."""
    match command:
        case HackMachine(partly=part) if not part:
            return "hack"
        case DestroyMachine(partly=part) if not part:
            return "destroy"
        case _:
            return "part"


def gathering_rows(sight: Sight, mode: Gathering) -> tuple[tuple[OutcomeRow, ...], OutcomeRow]:
    """What a Machine takes, and what lies there; and what is then still to come (R44.14)."""
    found = deployed_at(sight, machine_of(mode))
    assert found is not None, "goods are gathered on a Machine that is deployed"
    deployed, machine = found
    red = contacts_left(sight, machine_of(mode))
    rows = [OutcomeRow(sight.text("table-part-takes"), _needs(code_left(deployed, machine), red))]
    if deployed.goods:
        rows.append(OutcomeRow(sight.text("table-part-lies"), bag_strip(deployed.goods)))
    after = Deployed(deployed.card, deployed.goods + mode.goods)
    red = max(0, red - sum(mode.goods[good] for good in RED))
    return tuple(rows), OutcomeRow(sight.text("table-part-left"), _needs(code_left(after, machine), red))


def _needs(code: Bag, red: int) -> Strip:
    """The code or the red contact tokens: either will do."""
    signs = [bag_strip(code)] if code else []
    signs += [bag_strip(Bag({"red": red}), badges=red > MANY)] if red else []
    return (*signs[0], BAR, *signs[1]) if len(signs) == 2 else ()


def gathering_lines(sight: Sight, mode: Gathering) -> tuple[str, ...]:
    """What spending the gathered goods brings, now or later."""
    command = command_of(sight.standing, mode)
    if command is None:
        return (sight.text("table-part-first"),)
    if deed_of(command) != "part":
        return forecast_lines(sight, command)
    return _part_lines(sight, command)


def _part_lines(sight: Sight, command: AnyCommand) -> tuple[str, ...]:
    """What a part that is left on a Machine means: anybody may finish it, and then gets less (R44.14)."""
    goods = getattr(command, "partly", Bag())
    told = [sight.text("table-part-anybody")]
    if any(good not in RED for good in goods):
        told.append(sight.text("table-part-code"))
    if any(good in RED for good in goods):
        told.append(sight.text("table-part-red"))
    return tuple(told)


def reserved_lines(sight: Sight, good: str) -> tuple[str, ...]:
    """How many of a good lie reserved on which Locations of the player, which go first (R44.9); and the keys."""
    purpose = "destroy" if good in RED else "hack"
    told = [
        sight.text("keys-on-card", n=site.goods[good], card=sight.wording.card(site.card))
        for site in sight.standing.me.sites
        if not site.ruin and site.goods[good] and sight.catalog.reserving.get(site.card) == purpose
    ]
    reserved = (*told, sight.text(f"table-pay-reserved-{purpose}")) if told else ()
    return (*reserved, sight.text("table-part-keys"))


def later_of(sight: Sight, commands: Sequence[AnyCommand]) -> tuple[str, ...]:
    """What hacking or destroying a Machine means for later, or leaving a part on it."""
    match command := commands[0]:
        case HackMachine(partly=part) if not part:
            return (*_beyond_hacking(sight, command), *_frenzy_after(sight, command.machine))
        case DestroyMachine(partly=part) if not part:
            return _frenzy_after(sight, command.machine)
        case _:
            return _part_lines(sight, command)


def title_of(sight: Sight, target: Target) -> str:
    """What is done to a Machine, where that is neither to take it into the hand nor to destroy it."""
    if target.verb not in ("part", "server_room"):
        return ""
    found = deployed_at(sight, getattr(target.commands[0], "machine", -1))
    if target.verb == "part":
        return sight.text("table-part-title", card=sight.wording.title(found[0].card) if found else "")
    return aimed_title(sight, target, found[0].card) if found else ""


def about_card(sight: Sight, card: str) -> tuple[str, ...]:
    """What is printed on a Machine that the log names."""
    facts = machine_facts(sight.wording, sight.catalog.machines[card])
    return (sight.wording.title(card), *(fact.sentence for fact in facts))


def _beyond_hacking(sight: Sight, command: HackMachine) -> tuple[str, ...]:
    """What hacking a Machine means besides its price: its other side is not known, but of which row it is (R44.5.1)."""
    found = deployed_at(sight, command.machine)
    if found is None:
        return ()
    deployed, machine = found
    if command.to_server_room:
        machines = machines_in(sight.standing.view)
        n, to_hack = (machines.server_room or 0) + 1, machines.markers_to_hack
        room = sight.text("table-beyond-server_room", n=n, all=to_hack)
        return (room, sight.text("table-beyond-server_room.full")) if n == to_hack else (room,)
    if holds_code(deployed):
        return (sight.text("table-beyond-hack.begun"),)
    return (sight.text("table-beyond-hack", expected=expected(sight.wording, machine)),)


def _frenzy_after(sight: Sight, index: int) -> tuple[str, ...]:
    """That Machines are in Frenzy once this one is gone, and are not yet (R44.5.5)."""
    view = sight.standing.view
    deployed = machines_in(view).deployed
    if len(deployed) != len(view.people) + 1:
        return ()
    others = [one.card for place, one in enumerate(deployed) if place != index]
    grows = any(sight.catalog.machines[card].frenzy for card in others)
    return (sight.text("table-beyond-frenzy", n=len(others)),) if grows else ()


# ---------------------------------------------------------------------- the panel
def about_machine(sight: Sight, index: int) -> tuple[str, ...]:
    """A deployed Machine: its attack, what lies on it, and what it takes the player now to hack or destroy it."""
    found = deployed_at(sight, index)
    if found is None:
        return ()
    deployed, machine = found
    words = sight.wording
    lies = sight.text("table-tip-machine-lies", goods=deployed.goods) if deployed.goods else ""
    begun = ".begun" if holds_code(deployed) else ""
    told = expected(words, machine)
    hack = sight.text(f"table-tip-machine-hack{begun}", goods=code_left(deployed, machine), expected=told)
    red, begun = Bag({"red": contacts_left(sight, index)}), ".begun" if holds_red(deployed) else ""
    destroy = sight.text(f"table-tip-machine-destroy{begun}", goods=red) if red.total else ""
    frenzy = _frenzy(sight, machine)
    return (words.title(machine.id), *filter(None, (attack(words, machine.attack), lies, hack, destroy, frenzy)))


def _frenzy(sight: Sight, machine: Machine) -> str:
    """How strong Frenzy makes a Machine now, or when it does (R44.5.5); empty if it never does."""
    view = sight.standing.view
    if not machine.frenzy:
        return ""
    if len(machines_in(view).deployed) <= len(view.people):
        return sight.text("machine-frenzy-now", n=machine.strength + FRENZY)
    return sight.text("machine-frenzy")


def stopped_words(sight: Sight, label: Label) -> str:
    """Which Machine stops an action of the player's board, or the exchange, in this round (R44.3d); empty if none
    does."""
    name = EXCHANGING if label == spots.EXCHANGE else label.action if isinstance(label, BoardAction) else None
    if name is None or name not in sight.standing.me.stopped:
        return ""
    machine = stopped_by(sight.catalog, machines_in(sight.standing.view), sight.standing.board, name)
    if machine is None:
        return sight.text("stopped-by.unknown")
    return sight.text("stopped-by", machine=sight.wording.card(machine))


def about_deployed(sight: Sight) -> tuple[str, ...]:
    """How many Machines are deployed of all there are, at which level, and what becomes of those that are left."""
    game, n = sight.standing.match.game, len(machines_in(sight.standing.view).deployed)
    level = sight.text(f"level-{game.options.moloch_difficulty}")
    head = sight.text("machines-head.level", n=n, total=len(stack_of(sight.catalog, game.sets)), level=level)
    note = sight.text("option-moloch-difficulty-note", level=game.options.moloch_difficulty)
    return (head, note, *([sight.text("rule-machines_left")] if n else []))


def about_server_room(sight: Sight) -> tuple[str, ...]:
    """The markers in the server room, or that it is hacked (R53.3)."""
    machines = machines_in(sight.standing.view)
    if machines.server_room is None:
        return ()
    if machines.server_room >= machines.markers_to_hack:
        return (sight.text("table-tip-server_room.hacked"),)
    return (sight.text("table-tip-server_room", n=machines.server_room, all=machines.markers_to_hack),)


def about_held(sight: Sight, seat: Seat) -> tuple[str, ...]:
    """The Machines whose hacked sides a player holds: all see them from behind (R44.5.2); and what is stopped."""
    player = sight.player(seat)
    held = sight.wording.cards(player.machines_held) if player.machines_held else None
    told = sight.text("table-tip-held", name=sight.name(seat), machines=held) if held else ""
    stopped = sight.text("table-tip-stopped", n=len(player.stopped)) if player.stopped else ""
    return tuple(filter(None, (told, stopped)))
