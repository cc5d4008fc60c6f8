"""The deployed Machines, their piles and the server room (R44, R53.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from game.kernel.bag import Bag
from game.rules.messages import AnyCommand
from game.rules.references import DEPLOYED
from game.rules.sets.moloch.events import MachineCharged, MachineDestroyed, MachineHacked
from game.rules.sets.moloch.messages import HackMachine
from game.ui.boxes import Box
from game.ui.places import Label, MachineAt, MachinesOf, Origin, OwnGoods, SiteAt
from game.ui.table import labels
from game.ui.table.moves.machines import STEPS
from game.ui.table.play.modes import Radial, targets_of
from game.ui.table.play.sources import machine_target
from game.ui.table.play.targets import Target, best_of, destroying_target, is_about, targets_at
from game.ui.table.play.zooming import top_of
from game.ui.table.sight import Sight
from game.ui.table.standing import Standing
from game.ui.table.words.machines import (
    about_deployed,
    about_discard,
    about_held,
    about_machine,
    about_server_room,
    about_stack,
    about_turning,
)
from game.ui.table.zone import Cards, Carried, TableSet, Zone

_CARRIED = 0.72
"""Width of a held Machine, as a share of that of its plate."""


def _offered(sight: Sight) -> Iterator[tuple[Label, Box | None]]:
    machines = sight.standing.view.machines
    return (
        (MachineAt(index), sight.layout.machine(index)) for index in range(len(machines.deployed) if machines else 0)
    )


def _deployed(sight: Sight, at: MachineAt) -> Cards | None:
    machines = sight.standing.view.machines
    return (tuple(one.card for one in machines.deployed), at.index) if machines else None


def _held(sight: Sight, at: MachinesOf) -> Cards | None:
    held = sight.player(at.seat).machines_held
    return (held, 0) if held else None


def _carried(sight: Sight, at: MachineAt) -> Carried:
    machines = sight.standing.view.machines
    assert machines is not None, "what is held was taken from a place of the table"
    size = sight.layout.machine(at.index) or sight.layout.side.discard
    return Carried(box=size._replace(w=round(size.w * _CARRIED)), card=machines.deployed[at.index].card)


def _told_held(sight: Sight, at: MachineAt) -> tuple[str, str]:
    machines = sight.standing.view.machines
    title = sight.wording.title(machines.deployed[at.index].card) if machines else ""
    return title, sight.text("table-held-machine" if isinstance(sight.mode, Radial) else "table-held-hack")


def _told_drop(sight: Sight, _: MachineAt) -> str:
    has_room = len(targets_of(sight.mode)) > 1
    return sight.text("table-drop-machine.room" if has_room else "table-drop-machine")


def _verbs(sight: Sight, mode: Radial) -> tuple[tuple[str, ...], Box | None]:
    panel = sight.layout.machines.panel if sight.layout.machines else None
    return tuple(verb for verb in labels.MACHINE_VERBS if best_of(mode.targets, verb)), panel


def _targets(standing: Standing, index: int) -> tuple[Target, ...]:
    """What can be done with a deployed Machine: hack it to the hand or to the server room (R53.3), destroy it, or leave
    a part of what that takes on it (R44.14)."""
    found = (*_hacking(standing, index), destroying_target(standing.match, standing.seat, index))
    return (*found, _part(standing, index)) if standing.match.game.options.moloch_coop else found


def _hacking(standing: Standing, index: int) -> tuple[Target, ...]:
    """Where a deployed Machine can be taken: to the hand, and to the server room if there is one."""
    seat, machines = standing.seat, standing.view.machines
    wanted: list[tuple[Label, str, AnyCommand]] = [(labels.STRIP, "hack", HackMachine(seat, index))]
    if machines is not None and machines.server_room is not None:
        room = HackMachine(seat, index, to_server_room=True)
        wanted.append((labels.SERVER_ROOM, "server_room", room))
    return targets_at(standing.match, wanted)


def _part(standing: Standing, index: int) -> Target:
    """All parts that can be left on a Machine, or why none can (R44.14)."""
    match, machines = standing.match, standing.view.machines
    parts = tuple(command for command in match.legal() if is_about(command, index) and command.partly)
    if parts or machines is None:
        return Target(MachineAt(index), "part", parts)
    deployed = machines.deployed[index]
    code = match.game.catalog.machines[deployed.card].cost
    missing = next((good for good, count in code.items() if count > deployed.goods[good]), "red")
    return Target(MachineAt(index), "part", refusal=match.check(HackMachine(standing.seat, index, Bag({missing: 1}))))


def _takes(standing: Standing, source: Origin) -> tuple[Target, ...]:
    """The Machines on which a token can be dropped."""
    machines = standing.view.machines
    if machines is None or not isinstance(source, OwnGoods) or source == labels.SHIELDS:
        return ()
    found = [machine_target(standing, source.good, index) for index in range(len(machines.deployed))]
    return tuple(target for target in found if target)


def _changed(before: Sight, after: Sight) -> Iterator[Label]:
    """Machines that are new, or on which other goods lie."""
    known, now = before.standing.view.machines, after.standing.view.machines
    left = Counter(known.deployed if known else ())
    for index, one in enumerate(now.deployed if known and now else ()):
        left[one] -= 1
        if left[one] < 0:
            yield MachineAt(index)


def _discard_changed(before: Sight, after: Sight) -> Iterator[Label]:
    known, now = before.standing.view.machines, after.standing.view.machines
    if known and now and known.discard != now.discard:
        yield labels.MACHINE_DISCARD


def _server_room_changed(before: Sight, after: Sight) -> Iterator[Label]:
    known, now = before.standing.view.machines, after.standing.view.machines
    if known and now and known.server_room != now.server_room:
        yield labels.SERVER_ROOM


MOLOCH: Final = TableSet(
    has=lambda view: view.machines is not None,
    zones=(
        Zone(
            MachineAt,
            box=lambda sight, at: sight.layout.machine(at.index),
            about=lambda sight, at: about_machine(sight, at.index),
            cards=_deployed,
            offered=_offered,
            changed=_changed,
            carried=_carried,
            held=_told_held,
            drop=_told_drop,
            also="-machines",
            targets=lambda standing, at: _hacking(standing, at.index),
            verbs=lambda standing, at: _targets(standing, at.index),
            menu=_verbs,
            let_go=lambda sight, at: plate.size if (plate := sight.layout.machine(at.index)) else None,
            is_whole=True,
            takes=_takes,
            useful=lambda standing: standing.for_machines,
            begins=(DEPLOYED,),
            after=SiteAt,
            topic="hacking",
        ),
        Zone(MachinesOf, about=lambda sight, at: about_held(sight, at.seat), cards=_held, topic="hacking"),
        Zone(labels.MACHINES, about=lambda sight, _: about_deployed(sight), topic="moloch"),
        Zone(labels.MACHINE_STACK, about=lambda sight, _: about_stack(sight), topic="deploy"),
        Zone(
            labels.MACHINE_DISCARD,
            box=lambda sight, _: sight.layout.machines.discard if sight.layout.machines else None,
            about=lambda sight, _: about_discard(sight),
            cards=lambda sight, _: top_of(sight.standing.view.machines.discard if sight.standing.view.machines else ()),
            changed=_discard_changed,
            topic="moloch",
        ),
        Zone(
            labels.SERVER_ROOM,
            box=lambda sight, _: sight.layout.machines.server_room if sight.layout.machines else None,
            about=lambda sight, _: about_server_room(sight),
            changed=_server_room_changed,
            topic="server_room",
            is_whole=True,
        ),
        *(
            Zone(turn, about=lambda sight, _: about_turning(sight), turns=True, topic="moloch")
            for turn in (labels.MACHINES_UP, labels.MACHINES_DOWN)
        ),
    ),
    motions=STEPS,
    paid_at={
        kind: lambda places, event: places.machine(event.place)
        for kind in (MachineHacked, MachineDestroyed, MachineCharged)
    },
)
