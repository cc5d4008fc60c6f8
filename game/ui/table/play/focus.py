"""Where the keyboard can go at the table: every place of the frame, first those where something can be done."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import pygame

from game.ui.canvas import Mark
from game.ui.places import (
    Answer,
    BoardAction,
    ConnectionPile,
    DealOf,
    GoodsOf,
    HandCard,
    HandConnection,
    Label,
    LogLine,
    NamedCard,
    OwnGoods,
    PaymentWay,
    Place,
    SiteAt,
    TabOf,
    VerbSign,
    kind_of,
)
from game.ui.table import labels
from game.ui.table.play.modes import Aiming, Panel, Passing, Paying, Radial, Reading, Rest, target_at
from game.ui.table.sight import Sight
from game.ui.table.standing import ANSWER, END, FOLLOW, HIDDEN
from game.ui.widgets.handover import SHOW_HAND, SIGN

_ORDER: tuple[tuple[str | type[Place], ...], ...] = (
    (Answer,), (VerbSign,), (HandCard,), (HandConnection,), (SiteAt,), (BoardAction,), (labels.EXCHANGE,),
    (ConnectionPile,), (OwnGoods, GoodsOf), (DealOf,), (labels.END_TURN,), (labels.DONE,), (labels.PASS,),
    (labels.HINT,), (labels.UNDO,), (labels.REDO,),
)  # fmt: skip
"""What Tab goes through, one kind after the other; all others come after, from the top down."""

_GROUPS: Mapping[str | type[Place], int] = {kind: rank for rank, kinds in enumerate(_ORDER) for kind in kinds}

_BUTTONS = (labels.END_TURN, labels.DONE, labels.PASS, labels.UNDO, labels.REDO, labels.CANCEL)
_GROUND = (labels.STRIP, labels.TABLE, SIGN, labels.PANEL, NamedCard, LogLine)
"""Areas of the frame that are no places of their own, and the names in the log, which has its own keys."""

_PRESSED_BY_SPACE = (*_BUTTONS, SHOW_HAND)


def places(sight: Sight, marks: Iterable[Mark]) -> dict[Label, pygame.Rect]:
    """Label -> rectangle of every place the keyboard can reach in a frame, in the order of Tab.

    ``marks`` are those of the frame: whatever can be pointed at can be reached, but not what a panel covers.
    """
    found: dict[Label, pygame.Rect] = {}
    for mark in (mark for mark in marks if mark.kind == "hit"):
        if mark.label == labels.PANEL:
            found = {label: rect for label, rect in found.items() if not mark.rect.collidepoint(rect.center)}
        elif _is_place(sight, mark):
            found[mark.label] = _in_sight(sight, mark)
    order = sorted(found, key=lambda label: _rank(sight, label, found[label]))
    return {label: found[label] for label in order}


def landing(sight: Sight, reached: Sequence[Label], home: Label | None) -> Label | None:
    """Where the focus goes when what had it is gone: to what is to be done next, or back ``home``, where the last
    action was begun; the open log has it as a whole until a name in it is looked for."""
    if isinstance(sight.mode, Reading):
        return None
    wished = [*_wishes(sight, home), *reached]
    return next((label for label in wished if label in reached), None)


def is_pressed_by_space(label: Label | None) -> bool:
    """Whether Space presses a place that has the focus, where it would else confirm what is asked."""
    return label in _PRESSED_BY_SPACE


def is_aside(sight: Sight, label: Label | None) -> bool:
    """Whether a place has nothing to do with the question that is open: the keyboard does not start there."""
    return isinstance(sight.mode, Rest) and sight.standing.turn == ANSWER and not isinstance(label, Answer)


def _wishes(sight: Sight, home: Label | None) -> tuple[Label, ...]:
    mode, turn = sight.mode, sight.standing.turn
    if isinstance(mode, Paying):
        return (PaymentWay(mode.chosen),)
    if isinstance(mode, Passing):
        return (labels.CONFIRM,)
    if not isinstance(mode, Rest) or turn == ANSWER:
        return ()
    at_home = (
        (home,) if home and turn not in (END, HIDDEN) and (turn != FOLLOW or home in sight.standing.offers) else ()
    )
    return (SHOW_HAND, labels.END_TURN, *at_home, labels.DONE)


def _is_place(sight: Sight, mark: Mark) -> bool:
    mode = sight.mode
    if isinstance(mode, Reading):
        return False
    if isinstance(mode, Aiming | Radial):
        is_target = target_at(mode, mark.label) is not None
        return is_target or isinstance(mark.label, VerbSign | TabOf) or mark.label == labels.CANCEL
    return isinstance(mode, Rest | Panel) and kind_of(mark.label) not in _GROUND


def _in_sight(sight: Sight, mark: Mark) -> pygame.Rect:
    """The part of a place that can be seen: of a plate what its neighbour leaves."""
    if isinstance(mark.label, SiteAt):
        box = sight.layout.uncovered(mark.label.number)
        return box.rect if box else mark.rect
    return mark.rect


def _rank(sight: Sight, label: Label, rect: pygame.Rect) -> tuple[int, ...]:
    group = _GROUPS.get(kind_of(label), len(_ORDER))
    theirs = isinstance(label, SiteAt) and sight.layout.own.place(label.number) is None
    return (_use(sight, label), group, theirs, rect.y, rect.x)


def _use(sight: Sight, label: Label) -> int:
    """0 for what can be done now, 1 for the buttons, 2 for all else."""
    target = target_at(sight.mode, label)
    if target is not None:
        return 0 if target.is_legal else 2
    if isinstance(label, VerbSign | Answer) or (isinstance(sight.mode, Rest) and label in sight.standing.offers):
        return 1 if label in _BUTTONS else 0
    return 1 if label in _BUTTONS else 2
