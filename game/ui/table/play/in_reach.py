"""The boxes of places and targets, where something can be begun or dropped now; and the places that can have the
keyboard focus, in the order of Tab."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

import pygame

from game.ui import places as at
from game.ui.boxes import Box
from game.ui.canvas import Mark
from game.ui.input import Position
from game.ui.table import labels
from game.ui.table.play import modes
from game.ui.table.sight import AnySight
from game.ui.table.standing import ANSWER, END, FOLLOW, HIDDEN
from game.ui.table.zone import Kind
from game.ui.widgets.handover import SHOW_HAND, SIGN

_NEAR = 90
"""In u: how far from where it was taken a dragged answer counts as put back."""


def offered_places(sight: AnySight) -> tuple[tuple[at.Label, Box], ...]:
    """Label and box of every place at which a legal command begins."""
    places = (place for zone in sight.zones.values() for place in zone.offered(sight))
    return tuple((label, box) for label, box in places if box is not None and sight.standing.is_offered(label))


def fan_box(sight: AnySight, mode: modes.Radial) -> Box | None:
    """The box of what the menu of verbs is about; None if it is out of sight."""
    zone = sight.zone(mode.source)
    return (zone.fan or zone.box)(sight, mode.source)


def target_box(sight: AnySight, target: modes.TableTarget) -> Box | None:
    """The box of a target; None if it is not on the table."""
    zone = sight.zone(target.label)
    return (zone.as_target or zone.box)(sight, target.label)


def drop_label(sight: AnySight) -> at.Label | None:
    """The target under the pointer of a drag: one that is drawn there, else the one whose wide drop zone is there."""
    held = sight.mode
    if not isinstance(held, modes.Held):
        return None
    over = next((name for name, panel in sight.overlays.items() if panel.holds(held.pos)), "")
    targets = [target for target in held.targets if not over or over in sight.zone(target.label).over]
    for holds in (_holds, _takes):
        for target in targets:  # of those that cover each other only the visible part counts
            if holds(sight, target, held.pos):
                label: at.Label = target.label
                return label
    return None


def _holds(sight: AnySight, target: Any, pos: Position) -> bool:
    """Whether a target is drawn at a position."""
    box, shape = target_box(sight, target), sight.zone(target.label).shape(sight, target.label)
    return box is not None and (shape or box).holds(pos)


def _takes(sight: AnySight, target: Any, pos: Position) -> bool:
    """Whether a drop at a position counts for a target that has a wide zone for that."""
    find = sight.zone(target.label).drop_zone
    box = find(sight, target.label) if find else None
    return box is not None and box.holds(pos)


def is_at_home(sight: AnySight, held: modes.Held) -> bool:
    """Whether what is held lies over the place it was taken from, or over Cancel: a drop there puts it back."""
    source = held.source
    if sight.layout.side.main.holds(held.pos):
        return True
    if isinstance(source, at.Answer):
        reach = round(_NEAR * sight.layout.scale)
        return all(abs(now - then) < reach for now, then in zip(held.pos, held.start, strict=True))
    zone = sight.zone(source)
    home = (zone.home or zone.box)(sight, source)
    return home is not None and home.holds(held.pos)


# ---------------------------------------------------------------------- the keyboard
_FIRST: tuple[tuple[Kind, ...], ...] = ((at.Answer,), (at.VerbSign,))
_MAIN: tuple[tuple[Kind, ...], ...] = ((labels.END_TURN,), (labels.DONE,))
_LAST: tuple[tuple[Kind, ...], ...] = ((labels.HINT,), (labels.UNDO,), (labels.REDO,))
"""The kinds of places that Tab reaches before and after those of the game, the large button in the middle; others
follow one of them (`Zone.after`). All others come last, from top to bottom."""

_BUTTONS = (labels.END_TURN, labels.DONE, labels.UNDO, labels.REDO, labels.CANCEL)
_ALWAYS = (SHOW_HAND, labels.HINT, labels.MENU, labels.OVERVIEW)
"""Places that, beside the buttons, can be pressed whatever is shown."""

_SKIPPED = (SIGN, labels.PANEL, at.NamedCard, at.LogLine)
"""Hit areas that never have the focus: backgrounds, and what is in the log, which has its own keys."""


def places(sight: AnySight, marks: Iterable[Mark]) -> dict[at.Label, pygame.Rect]:
    """Label -> rectangle of every place that can have the focus, in the order of Tab.

    ``marks`` are the hit areas of the frame: whatever can be pointed at can have the focus, unless a panel covers it.
    Places where something can be done come first.
    """
    found: dict[at.Label, pygame.Rect] = {}
    for mark in (mark for mark in marks if mark.kind == "hit"):
        if mark.label == labels.PANEL or sight.zone(mark.label).covers:
            found = {label: rect for label, rect in found.items() if not mark.rect.collidepoint(rect.center)}
        elif _can_have_focus(sight, mark.label):
            found[mark.label] = sight.seen(mark)
    ranks = {kind: rank for rank, kinds in enumerate(_order(sight)) for kind in kinds}
    return dict(sorted(found.items(), key=lambda item: _rank(sight, ranks, *item)))


def _order(sight: AnySight) -> Sequence[Sequence[Kind]]:
    """The kinds of places in the order of Tab."""
    large = sight.standing.large_button
    return (*_FIRST, *sight.standing.order, *_MAIN, *([(large.label,)] if large else []), *_LAST)


def used_places(sight: AnySight, marks: Iterable[Mark]) -> list[pygame.Rect]:
    """The visible parts of what can be pressed or chosen in a frame, and the prompt that says what."""
    buttons = (*_ALWAYS, *_buttons(sight))
    used = [sight.seen(mark) for mark in marks if mark.kind == "hit" and _is_used(sight, mark.label, buttons)]
    return [*used, sight.layout.side.prompt.rect]


def _is_used(sight: AnySight, label: at.Label, buttons: Collection[at.Label]) -> bool:
    """Whether a click on a place does something now: it is one of the ``buttons``, or of those among which is
    chosen."""
    mode = sight.mode
    if label in buttons or isinstance(label, at.VerbSign | at.Answer):
        return True
    if isinstance(mode, modes.Reading):
        return label == labels.LOG
    if isinstance(mode, modes.Rest):
        is_offered = sight.standing.turn != ANSWER and sight.standing.is_offered(label)
        return is_offered or any(map(sight.is_open, sight.zone(label).over))
    target = modes.target_at(mode, label)
    return (target is not None and target.is_legal) or (isinstance(mode, modes.Aiming) and sight.zone(label).is_tab)


def is_of_log(label: at.Label) -> bool:
    """Whether a place is the log or stands in it."""
    return label == labels.LOG or isinstance(label, at.LogLine | at.NamedCard)


def landing(sight: AnySight, reached: Sequence[at.Label], home: at.Label | None) -> at.Label | None:
    """The place that gets the focus when the one that had it is gone; None if no place gets it.

    That is what is to be done next, or ``home``, where the last action began, or the first place ``reached``. While
    the log is open no place gets it.
    """
    mode, turn = sight.mode, sight.standing.turn
    preferred: tuple[at.Label, ...] = ()
    if isinstance(mode, modes.Reading):
        return None
    if isinstance(mode, modes.Panel):
        preferred = (labels.CONFIRM,) if mode.is_ready else ()
    elif isinstance(mode, modes.Rest) and turn != ANSWER:
        back = home and turn not in (END, HIDDEN) and (turn != FOLLOW or home in sight.standing.offers)
        preferred = (SHOW_HAND, labels.END_TURN, *([home] if home and back else []), labels.DONE)
    return next((label for label in (*preferred, *reached) if label in reached), None)


def is_pressed_by_space(sight: AnySight, label: at.Label | None) -> bool:
    """Whether Space presses this place when it has the focus, rather than the gold button."""
    return label == SHOW_HAND or label in _buttons(sight)


def _buttons(sight: AnySight) -> Collection[at.Label]:
    """The buttons of the side column."""
    large = sight.standing.large_button
    return (*_BUTTONS, large.label) if large else _BUTTONS


def is_aside(sight: AnySight, label: at.Label | None) -> bool:
    """Whether a place is no answer to the open question, so the focus does not start there."""
    return isinstance(sight.mode, modes.Rest) and sight.standing.turn == ANSWER and not isinstance(label, at.Answer)


def _can_have_focus(sight: AnySight, label: at.Label) -> bool:
    mode, zone = sight.mode, sight.zone(label)
    if isinstance(mode, modes.Aiming | modes.Radial):
        is_target = label != mode.source and modes.target_at(mode, label) is not None
        leads_on = isinstance(label, at.VerbSign) or zone.is_tab or zone.turns
        return is_target or leads_on or label == labels.CANCEL
    if zone.is_skipped or at.label_kind(label) in _SKIPPED:
        return False
    return isinstance(mode, modes.Rest | modes.Panel)


def _rank(sight: AnySight, ranks: dict[Kind, int], label: at.Label, rect: pygame.Rect) -> tuple[int, ...]:
    """The sort key of a place: its use, its kind, whether it comes behind others, then from top to bottom."""
    kind, zone = at.label_kind(label), sight.zone(label)
    behind = list(sight.zones).index(kind) + 1 if zone.after else 0
    rank = ranks.get(zone.after or kind, len(ranks))
    return (_use(sight, label), rank, behind, zone.is_behind(sight, label), rect.y, rect.x)


def _use(sight: AnySight, label: at.Label) -> int:
    """0 if something can be done there now, 1 for buttons, 2 for all else."""
    target = modes.target_at(sight.mode, label)
    if target is not None:
        return 0 if target.is_legal else 2
    if label in _buttons(sight):
        return 1
    is_offered = isinstance(sight.mode, modes.Rest) and sight.standing.is_offered(label)
    return 0 if is_offered or isinstance(label, at.VerbSign | at.Answer) else 2
