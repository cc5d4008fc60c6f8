"""The places of the table that can have the keyboard focus, in the order of Tab."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import pygame

from game.ui import places as at
from game.ui.canvas import Mark
from game.ui.table import labels
from game.ui.table.play.modes import Aiming, Gathering, Panel, Passing, Paying, Radial, Reading, Rest, target_at
from game.ui.table.play.place_boxes import visible_part
from game.ui.table.sight import ANSWER, END, FOLLOW, HIDDEN, Sight

_ORDER: tuple[tuple[str | type[at.Place], ...], ...] = (
    (at.Answer,), (at.VerbSign,), (at.HandCard,), (at.HandConnection,), (at.SiteAt,),
    (at.BoardAction,), (labels.EXCHANGE,), (at.ConnectionPile,), (at.OwnGoods, at.GoodsOf), (at.DealOf,),
    (labels.END_TURN,), (labels.DONE,), (labels.PASS,),
    (labels.HINT,), (labels.UNDO,), (labels.REDO,),
)  # fmt: skip
"""The kinds of places in the order of Tab; those of a set follow one of them (`Zone.after`). All others come last, from
top to bottom."""

_RANKS: Mapping[str | type[at.Place], int] = {kind: rank for rank, kinds in enumerate(_ORDER) for kind in kinds}

_BUTTONS = (labels.END_TURN, labels.DONE, labels.PASS, labels.UNDO, labels.REDO, labels.CANCEL)
_SKIPPED = (labels.STRIP, labels.TABLE, labels.SIGN, labels.PANEL, labels.LARGE_MAP, at.NamedCard, at.LogLine)
"""Hit areas that never have the focus: backgrounds, and what is in the log, which has its own keys."""

_PRESSED_BY_SPACE = (*_BUTTONS, labels.SHOW_HAND)


def places(sight: Sight, marks: Iterable[Mark]) -> dict[at.Label, pygame.Rect]:
    """Label -> rectangle of every place that can have the focus, in the order of Tab.

    ``marks`` are the hit areas of the frame: whatever can be pointed at can have the focus, unless a panel covers it.
    Places where something can be done come first.
    """
    found: dict[at.Label, pygame.Rect] = {}
    for mark in (mark for mark in marks if mark.kind == "hit"):
        if mark.label in (labels.PANEL, labels.LARGE_MAP):
            found = {label: rect for label, rect in found.items() if not mark.rect.collidepoint(rect.center)}
        elif _can_have_focus(sight, mark.label):
            found[mark.label] = visible_part(sight, mark)
    return dict(sorted(found.items(), key=lambda item: _rank(sight, *item)))


def landing(sight: Sight, reached: Sequence[at.Label], home: at.Label | None) -> at.Label | None:
    """The place that gets the focus when the one that had it is gone; None if no place gets it.

    That is what is to be done next, or ``home``, where the last action began, or the first place ``reached``. While
    the log is open no place gets it.
    """
    mode, turn = sight.mode, sight.standing.turn
    preferred: tuple[at.Label, ...] = ()
    if isinstance(mode, Reading):
        return None
    if isinstance(mode, Paying | Gathering | Passing):
        preferred = (labels.CONFIRM,) if not isinstance(mode, Gathering) or mode.goods else ()
    elif isinstance(mode, Rest) and turn != ANSWER:
        back = home and turn not in (END, HIDDEN) and (turn != FOLLOW or home in sight.standing.offers)
        preferred = (labels.SHOW_HAND, labels.END_TURN, *([home] if home and back else []), labels.DONE)
    return next((label for label in (*preferred, *reached) if label in reached), None)


def is_pressed_by_space(label: at.Label | None) -> bool:
    """Whether Space presses this place when it has the focus, rather than the gold button."""
    return label in _PRESSED_BY_SPACE


def is_aside(sight: Sight, label: at.Label | None) -> bool:
    """Whether a place is no answer to the open question, so the focus does not start there."""
    return isinstance(sight.mode, Rest) and sight.standing.turn == ANSWER and not isinstance(label, at.Answer)


def _can_have_focus(sight: Sight, label: at.Label) -> bool:
    mode = sight.mode
    if isinstance(mode, Aiming | Radial):
        is_target = label != mode.source and target_at(mode, label) is not None
        return is_target or isinstance(label, at.VerbSign | at.TabOf) or label == labels.CANCEL or _turns(sight, label)
    return isinstance(mode, Rest | Panel) and at.label_kind(label) not in _SKIPPED


def _turns(sight: Sight, label: at.Label) -> bool:
    """Whether a place leads to other targets."""
    zone = sight.zone(label)
    return zone is not None and zone.turns


def _rank(sight: Sight, label: at.Label, rect: pygame.Rect) -> tuple[int, ...]:
    """The sort key of a place: its use, its kind, whether it is one of the player's Sites, then from top to bottom."""
    others = isinstance(label, at.SiteAt) and sight.layout.own.place(label.number) is None
    kind, zone = at.label_kind(label), sight.zone(label)
    behind = list(sight.zones).index(kind) + 1 if zone and zone.after else 0
    rank = _RANKS.get(zone.after if zone and zone.after else kind, len(_ORDER))
    return (_use(sight, label), rank, behind, others, rect.y, rect.x)


def _use(sight: Sight, label: at.Label) -> int:
    """0 if something can be done there now, 1 for buttons, 2 for all else."""
    target = target_at(sight.mode, label)
    if target is not None:
        return 0 if target.is_legal else 2
    if label in _BUTTONS:
        return 1
    is_offered = isinstance(sight.mode, Rest) and label in sight.standing.offers
    return 0 if is_offered or isinstance(label, at.VerbSign | at.Answer) else 2
