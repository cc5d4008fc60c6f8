"""The deployed Machines, their piles and the server room (R44, R53.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from game.ui.boxes import Box
from game.ui.places import Label, MachineAt, MachinesOf
from game.ui.table import labels
from game.ui.table.play.modes import Radial, targets_of
from game.ui.table.play.targets import best_of, hacking_targets, machine_targets
from game.ui.table.play.zooming import top_of
from game.ui.table.sight import Sight
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
            targets=lambda standing, at: hacking_targets(standing.match, standing.view, standing.seat, at.index),
            verbs=lambda standing, at: machine_targets(standing.match, standing.view, standing.seat, at.index),
            menu=_verbs,
            let_go=lambda sight, at: plate.size if (plate := sight.layout.machine(at.index)) else None,
            is_whole=True,
        ),
        Zone(MachinesOf, about=lambda sight, at: about_held(sight, at.seat), cards=_held),
        Zone(labels.MACHINES, about=lambda sight, _: about_deployed(sight)),
        Zone(labels.MACHINE_STACK, about=lambda sight, _: about_stack(sight)),
        Zone(
            labels.MACHINE_DISCARD,
            box=lambda sight, _: sight.layout.machines.discard if sight.layout.machines else None,
            about=lambda sight, _: about_discard(sight),
            cards=lambda sight, _: top_of(sight.standing.view.machines.discard if sight.standing.view.machines else ()),
            changed=_discard_changed,
        ),
        Zone(
            labels.SERVER_ROOM,
            box=lambda sight, _: sight.layout.machines.server_room if sight.layout.machines else None,
            about=lambda sight, _: about_server_room(sight),
            changed=_server_room_changed,
            is_whole=True,
        ),
        *(
            Zone(turn, about=lambda sight, _: about_turning(sight))
            for turn in (labels.MACHINES_UP, labels.MACHINES_DOWN)
        ),
    ),
)
