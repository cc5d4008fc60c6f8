"""The deployed Machines, their piles and the server room (R44, R53.3); and the panel in which goods are gathered on a
Machine: what it takes, a tile with minus and plus for each good, and what is then still to come (R44.14)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Final

import pygame

from game.fiftyfirst.cards.sets.moloch import Machine
from game.fiftyfirst.cards.vocabulary import CODE_GOODS
from game.fiftyfirst.rules.bill import GoodsSource
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.references import DEPLOYED
from game.fiftyfirst.rules.sets.moloch import messages
from game.fiftyfirst.table import spots
from game.fiftyfirst.table.draw import payments
from game.fiftyfirst.table.play.panels import Gathering, command_of, kinds, with_one_less, with_one_more
from game.fiftyfirst.table.play.targets import Target, targets_at
from game.fiftyfirst.table.sets.moloch import draw, words
from game.fiftyfirst.table.sets.moloch.moves import STEPS, old_plate, take_up
from game.fiftyfirst.table.sight import Sight, Standing
from game.fiftyfirst.table.spots import MachineAt, MachinesOf, Origin, OwnGoods, SiteAt
from game.fiftyfirst.table.words.prompts import gain_strip, source_name
from game.fiftyfirst.table.zone import BesidePanel, Gathers, TableSet
from game.kernel.bag import EMPTY, Bag
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.places import Label
from game.ui.table.draw.frames import draw_feet
from game.ui.table.play.modes import Radial, best_of, targets_of
from game.ui.table.zone import AskedRow, Cards, Carried, Zone, top_of
from game.ui.theme import PAPER, RED, TEAL
from game.ui.widgets.button import Button
from game.ui.widgets.scroller import Scroller


def draw_gathering(
    canvas: Canvas, sight: Sight, mode: Gathering, keep: Sequence[pygame.Rect], scroller: Scroller
) -> tuple[Button, ...]:
    """Draw the panel; its gold button leaves the goods there, or hacks or destroys the Machine if that is all it
    takes."""
    command = command_of(sight.standing, mode)
    notes = " ".join(words.gathering_lines(sight, mode))
    above, below = words.gathering_rows(sight, mode)
    machine = draw.machines_in(sight.standing.view).deployed[words.machine_of(mode)]
    title, is_part = (
        sight.text("table-part-title", card=sight.wording.title(machine.card)),
        words.deed_of(command) == "part",
    )
    buttons, foot = payments.draw_step_panel(
        canvas, sight, title, _tiles(sight, mode), above, (below,), notes, keep, scroller, 620, is_part
    )
    why = None if command else sight.text("table-part-first")
    told = sight.text(f"table-part-{words.deed_of(command)}")
    strip = gain_strip(sight, command) if command and not is_part else ()
    return (*buttons, *draw_feet(canvas, sight, foot, told, strip=strip, why=why))


def _tiles(sight: Sight, mode: Gathering) -> tuple[payments.StepTile, ...]:
    """A tile for each kind of goods that can be spent on the Machine."""
    have = words.at_hand(sight.standing)
    return tuple(
        payments.StepTile(
            GoodsSource(good),
            source_name(sight, GoodsSource(good)),
            sight.text("table-pay-count", n=mode.goods[good], all=have[good]),
            mode.goods[good] > 0,
            _steps(sight.standing, mode, good),
        )
        for good in kinds(sight.standing, mode)
    )


def _steps(standing: Standing, mode: Gathering, good: str) -> set[str]:
    steps = {"plus": with_one_more(standing, mode, good), "minus": with_one_less(mode, good)}
    return {step for step, after in steps.items() if after}


GATHERS: Final = Gathers(
    "part",
    words.spendings,
    words.token_target,
    (*CODE_GOODS, "ammo", "red", "universal"),
    picture=lambda sight, at, box: draw.machine_surface(sight, at.index, box),
    draw=draw_gathering,
    first=lambda sight: sight.text("table-part-first"),
    confirms=words.gathering_lines,
    tells=words.reserved_lines,
)


_VERBS = ("hack", "server_room", "destroy", "part")
"""What can be done with a Machine, in the order of the menu beside it."""

_CARRIED = 0.72
"""Width of a held Machine, as a share of that of its plate."""


def _deployed(sight: Sight) -> Sequence[messages.Deployed]:
    return draw.machines_in(sight.standing.view).deployed


def _held(sight: Sight, at: MachinesOf) -> Cards | None:
    held = sight.player(at.seat).machines_held
    return (held, 0) if held else None


def _only_held(sight: Sight, at: MachinesOf) -> str | None:
    """The Machine that a seat holds, if it is the only one."""
    held = sight.player(at.seat).machines_held
    return held[0] if len(held) == 1 else None


def _carried(sight: Sight, at: MachineAt) -> Carried:
    size = draw.plate_of(sight.layout, at.index) or sight.layout.side.discard
    return Carried(box=size._replace(w=round(size.w * _CARRIED)), card=_deployed(sight)[at.index].card)


def _told_held(sight: Sight, at: MachineAt) -> tuple[str, str]:
    title = sight.wording.title(_deployed(sight)[at.index].card)
    return title, sight.text("table-held-machine" if isinstance(sight.mode, Radial) else "table-held-hack")


def _told_drop(sight: Sight, _: MachineAt) -> str:
    has_room = len(targets_of(sight.mode)) > 1
    return sight.text("table-drop-machine.room" if has_room else "table-drop-machine")


def _verbs(sight: Sight, mode: Radial) -> tuple[tuple[str, ...], Box | None]:
    plan = draw.panel_of(sight.layout)
    return tuple(verb for verb in _VERBS if best_of(mode.targets, verb)), plan.panel if plan else None


def _targets(standing: Standing, at: MachineAt) -> tuple[Target, ...]:
    """What can be done with a deployed Machine: hack it to the hand or to the server room (R53.3), destroy it, or leave
    a part of what that takes on it (R44.14)."""
    found = (*_hacking(standing, at), words.destroying_target(standing, at.index))
    return (*found, _part(standing, at)) if standing.match.game.options.moloch_coop else found


def _hacking(standing: Standing, at: MachineAt) -> tuple[Target, ...]:
    """Where a deployed Machine can be taken: to the hand, and to the server room if there is one."""
    wanted: list[tuple[Label, str, AnyCommand]] = [(spots.STRIP, "hack", messages.HackMachine(standing.seat, at.index))]
    if draw.machines_in(standing.view).server_room is not None:
        room = messages.HackMachine(standing.seat, at.index, to_server_room=True)
        wanted.append((spots.SERVER_ROOM, "server_room", room))
    return targets_at(standing.match, wanted)


def _part(standing: Standing, at: MachineAt) -> Target:
    """All parts that can be left on a Machine, or why none can (R44.14)."""
    match = standing.match
    parts = tuple(command for command in match.legal() if words.is_about(command, at.index) and command.partly)
    if parts:
        return Target(at, "part", parts)
    deployed = draw.machines_in(standing.view).deployed[at.index]
    code = match.game.catalog.machines[deployed.card].cost
    missing = next((good for good, count in code.items() if count > deployed.goods[good]), "red")
    return Target(at, "part", refusal=match.check(messages.HackMachine(standing.seat, at.index, Bag({missing: 1}))))


def _takes(standing: Standing, source: Origin) -> tuple[Target, ...]:
    """The Machines on which a token can be dropped."""
    if not isinstance(source, OwnGoods) or source == spots.SHIELDS:
        return ()
    places = map(MachineAt, range(len(draw.machines_in(standing.view).deployed)))
    found = [words.token_target(standing, at, source.good, EMPTY) for at in places]
    return tuple(target for target in found if target)


def _changed(before: Sight, after: Sight) -> Iterator[Label]:
    """Machines that are new, or on which other goods lie."""
    left = Counter(_deployed(before))
    for index, one in enumerate(_deployed(after)):
        left[one] -= 1
        if left[one] < 0:
            yield MachineAt(index)


def _differs(label: str, part: Callable[[messages.MachinesView], object]) -> Callable[[Sight, Sight], Iterator[Label]]:
    """That a place differs if a part of what is known of the Machines does."""

    def changed(before: Sight, after: Sight) -> Iterator[Label]:
        if part(draw.machines_in(before.standing.view)) != part(draw.machines_in(after.standing.view)):
            yield label

    return changed


def _in_panel(find: Callable[[draw.MachinesPlan], Box | None]) -> Callable[[Sight, object], Box | None]:
    """Where a place of the panel lies."""

    def box(sight: Sight, _: object) -> Box | None:
        plan = draw.panel_of(sight.layout)
        return find(plan) if plan else None

    return box


MOLOCH: Final = TableSet(
    has=lambda view: view.machines is not None,
    zones=(
        Zone(
            MachineAt,
            box=lambda sight, at: draw.plate_of(sight.layout, at.index),
            about=lambda sight, at: words.about_machine(sight, at.index),
            cards=lambda sight, at: (tuple(one.card for one in _deployed(sight)), at.index),
            shown=lambda sight, at: _deployed(sight)[at.index].card,
            offered=lambda sight: (
                (MachineAt(index), draw.plate_of(sight.layout, index)) for index in range(len(_deployed(sight)))
            ),
            changed=_changed,
            carried=_carried,
            held=_told_held,
            drop=_told_drop,
            also="-machines",
            alone="table-held-part",
            targets=_hacking,
            verbs=_targets,
            menu=_verbs,
            let_go=lambda sight, at: plate.size if (plate := draw.plate_of(sight.layout, at.index)) else None,
            is_whole=True,
            takes=_takes,
            gathers=GATHERS,
            title=words.title_of,
            stays_bright=True,
            useful=words.useful,
            begins=(DEPLOYED,),
            after=SiteAt,
            topic="hacking",
        ),
        Zone(
            MachinesOf,
            about=lambda sight, at: words.about_held(sight, at.seat),
            cards=_held,
            shown=_only_held,
            topic="hacking",
        ),
        Zone(
            spots.MACHINES,
            box=_in_panel(lambda plan: plan.panel),
            about=lambda sight, _: words.about_deployed(sight),
            source="machines_left",
            topic="moloch",
        ),
        Zone(
            spots.MACHINE_STACK,
            box=_in_panel(lambda plan: plan.stack),
            about=lambda sight, _: (
                sight.text("table-tip-machine_stack", n=draw.machines_in(sight.standing.view).stack_size),
            ),
            topic="deploy",
        ),
        Zone(
            spots.MACHINE_DISCARD,
            box=_in_panel(lambda plan: plan.discard),
            about=lambda sight, _: (
                sight.text("table-tip-machine_discard", n=len(draw.machines_in(sight.standing.view).discard)),
            ),
            cards=lambda sight, _: top_of(draw.machines_in(sight.standing.view).discard),
            shown=lambda sight, _: next(iter(draw.machines_in(sight.standing.view).discard[-1:]), None),
            changed=_differs(spots.MACHINE_DISCARD, lambda known: known.discard),
            topic="moloch",
        ),
        Zone(
            spots.SERVER_ROOM,
            box=_in_panel(lambda plan: plan.server_room),
            about=lambda sight, _: words.about_server_room(sight),
            changed=_differs(spots.SERVER_ROOM, lambda known: known.server_room),
            title=words.title_of,
            topic="server_room",
            is_whole=True,
        ),
        *(
            Zone(
                arrow,
                about=lambda sight, _: (sight.text("table-tip-machines_turn"),),
                turns=True,
                rows=rows,
                topic="moloch",
            )
            for arrow, rows in ((spots.MACHINES_UP, -1), (spots.MACHINES_DOWN, 1))
        ),
    ),
    beside=BesidePanel(
        draw.NAME, draw.panel_width, draw.machines_plan, draw.draw_machines, draw.whole_size, draw.whole_plan
    ),
    draw_on_board=draw.draw_held_machines,
    asked={messages.ChooseCode: AskedRow(lambda asked: SiteAt(asked.site), "place", held="code")},
    colours={"hack": TEAL, "server_room": TEAL, "destroy": RED, "part": PAPER, "place": PAPER},
    stops=words.stopped_words,
    printed={Machine: words.about_card},
    later={messages.HackMachine: words.later_of, messages.DestroyMachine: words.later_of},
    motions=STEPS,
    paid_at=dict.fromkeys((messages.MachineHacked, messages.MachineDestroyed, messages.MachineCharged), old_plate),
    of_opponent={messages.MachineHacked: take_up},
    taken_up={messages.MachineHacked: old_plate},
)
