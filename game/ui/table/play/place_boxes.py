"""The boxes of places and targets, where something can be begun or dropped now; and the places that can have the
keyboard focus, in the order of Tab."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

import pygame

from game.rules.view import SeatView
from game.ui import places as at
from game.ui.boxes import Box
from game.ui.canvas import Mark
from game.ui.input import Position
from game.ui.table import labels
from game.ui.table.plan.boards import RowPlan
from game.ui.table.plan.layout import Layout
from game.ui.table.play import modes
from game.ui.table.sight import ACT, ANSWER, END, FOLLOW, HIDDEN, RAZING, Sight, Standing
from game.ui.widgets.handover import SHOW_HAND, SIGN

_ABOVE = 0.38
"""Share of the height of the last plate that takes a drop where the place to build lies over the rest of it."""

_NEAR = 90
"""In u: how far from where it was taken a dragged answer counts as put back."""

_ENOUGH = 0.75
"""Share of the place to build that is enough where a plate takes the rest."""


def offered_places(sight: Sight) -> tuple[tuple[at.Label, Box], ...]:
    """Label and box of every place at which a legal command begins."""
    places = (place for zone in sight.zones.values() for place in zone.offered(sight))
    return tuple((label, box) for label, box in places if box is not None and _is_offered(sight.standing, label))


def _is_offered(standing: Standing, label: at.Label) -> bool:
    """Whether a legal command begins there; razing begins at the Location and with each token that can be paid for it,
    and what is done to Machines and districts with each that can be dropped on them."""
    if isinstance(label, at.SiteAt) and any(label.number in razed for razed in standing.razing.values()):
        return True
    if isinstance(label, at.OwnGoods) and label.good in standing.useful:
        return True
    if isinstance(label, at.OwnGoods) and label.good in RAZING:
        can_raze = labels.REDS in standing.offers or bool(standing.razing)
        return can_raze and label.good in (standing.razing or ("red",))
    return label in standing.offers


def strip_places(player: SeatView) -> tuple[at.InHand, ...]:
    """The cards in the strip of the hand, from left to right."""
    locations = [at.HandCard(index, card) for index, card in enumerate(player.hand or ())]
    connections = [at.HandConnection(index, card) for index, card in enumerate(player.connections or ())]
    return (*locations, *connections)


def new_places(before: SeatView, now: SeatView) -> list[at.InHand]:
    """The places of cards that have come into a hand; of several copies the last ones."""
    held = strip_places(now)
    new = Counter(place.card for place in held)
    new.subtract(place.card for place in strip_places(before))
    found = []
    for place in reversed(held):
        if new[place.card] > 0:
            new[place.card] -= 1
            found.append(place)
    return found


_LOWERED = 24
"""In u: how much lower hand cards lie that cannot be played."""


def hand_box(sight: Sight, place: at.InHand) -> Box | None:
    """The box of a card in the strip; None if it has none. One that cannot be played lies lower, as far as the window
    reaches."""
    boxes = sight.layout.hand.cards if isinstance(place, at.HandCard) else sight.layout.hand.connections
    if place.index >= len(boxes):
        return None
    box, layout = boxes[place.index], sight.layout
    if not is_idle(sight.standing, place):
        return box
    return box._replace(y=min(box.y + round(_LOWERED * layout.scale), layout.size[1] - box.h))


def is_idle(standing: Standing, place: at.InHand) -> bool:
    """Whether a hand card cannot be played now, though it is the player's turn."""
    return standing.turn == END or (standing.turn in (ACT, FOLLOW) and place not in standing.offers)


def fan_box(sight: Sight, mode: modes.Radial) -> Box | None:
    """The box of what the menu of verbs is about; None if it is out of sight."""
    source = mode.source
    return sight.layout.place(source.number) if isinstance(source, at.SiteAt) else sight.box(source)


def target_box(sight: Sight, target: modes.Target) -> Box | None:
    """The box of a target; None if it is not on the table."""
    return sight.layout.side.discard_zone if target.label == labels.DISCARD else sight.box(target.label)


def build_box(sight: Sight) -> Box | None:
    """Where the held card would be built: the free end of its row. In a full row it lies over the last plate that
    the card may not develop, since such a plate takes the drop; if there is none, over the lower part of the end."""
    row = _row_to_build(sight)
    if row is None:
        return None
    developed = {target.label for target in modes.targets_of(sight.mode) if target.is_legal}
    taken = [box for number, box in row.uncovered.items() if at.SiteAt(number) in developed]
    left = max((row.free.x, *(box.right for box in taken)))
    if row.free.right - left >= _ENOUGH * row.free.w:
        return row.free._replace(x=left, w=row.free.right - left)
    for end in sorted((box.x for box in taken), reverse=True):
        place = row.free._replace(x=end - row.free.w)
        if place.x > row.gutter.right and not any(place.rect.colliderect(box.rect) for box in taken):
            return place
    upper = round(row.free.h * _ABOVE)
    return Box(row.free.x, row.free.y + upper, row.free.w, row.free.h - upper)


def build_row(sight: Sight) -> Box | None:
    """The whole row in which the held card would be built."""
    row = _row_to_build(sight)
    return row.band if row else None


def _row_to_build(sight: Sight) -> RowPlan | None:
    source = modes.source_of(sight.mode)
    location = sight.location(source.card) if isinstance(source, at.HandCard) else None
    return sight.layout.own.row(location.row) if location else None


def beside_tab(layout: Layout, label: at.Label | None) -> Position | None:
    """Where the tooltip of a tab stands, beside it at the side of the rows; None if the label is no tab."""
    if not isinstance(label, at.TabOf):
        return None
    panel = layout.board(label.seat).panel
    return (panel.x if layout.left_handed else panel.right), panel.y


def drop_label(sight: Sight) -> at.Label | None:
    """The target under the pointer of a drag: one that is drawn there, else the one whose wide `drop_zone` is there."""
    held = sight.mode
    if not isinstance(held, modes.Held):
        return None
    over = next((name for name, panel in sight.overlays.items() if panel.holds(held.pos)), "")
    targets = [target for target in held.targets if not over or over in sight.zone(target.label).over]
    for find in (target_box, drop_zone):
        for target in targets:  # of overlapping Sites only the visible part counts
            box = find(sight, target)
            if box and box.holds(held.pos):
                return target.label
    return None


def drop_zone(sight: Sight, target: modes.Target) -> Box | None:
    """Where a drop counts for a target: to build, or to play a card, the whole State; for a Deal the whole board."""
    own = sight.layout.own
    if target.label == labels.DEAL:
        return own.panel
    if target.label in (labels.BUILD, labels.TABLE):
        first, last = own.rows[0].band.rect, own.rows[-1].band.rect
        return Box(*first.unionall((last, own.rows[0].gutter.rect)))
    return target_box(sight, target)


def is_at_home(sight: Sight, held: modes.Held) -> bool:
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


def covered_site(sight: Sight) -> int | None:
    """The hovered Site, if its row is so full that plates cover each other."""
    found = _covered(sight)
    return found[0] if found else None


def raised_plate(sight: Sight) -> Box | None:
    """The whole plate of the hovered Site, if its row is so full that plates cover each other."""
    found = _covered(sight)
    return found[1].wholes[found[0]] if found else None


def _covered(sight: Sight) -> tuple[int, RowPlan] | None:
    label = sight.touch.hover
    if not isinstance(label, at.SiteAt):
        return None
    rows = (*sight.layout.own.rows, *sight.layout.opponent.rows)
    return next(((label.number, row) for row in rows if row.overlapping and label.number in row.places), None)


def visible_part(sight: Sight, mark: Mark) -> pygame.Rect:
    """The rectangle of a mark, without what other Sites cover."""
    box = sight.layout.uncovered(mark.label.number) if isinstance(mark.label, at.SiteAt) else None
    return box.rect if box else mark.rect


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
_ALWAYS = (*_BUTTONS, SHOW_HAND, labels.HINT, labels.MENU, labels.OVERVIEW)
"""Places that can be pressed whatever is shown."""

_SKIPPED = (labels.STRIP, labels.TABLE, SIGN, labels.PANEL, labels.LARGE_MAP, at.NamedCard, at.LogLine)
"""Hit areas that never have the focus: backgrounds, and what is in the log, which has its own keys."""

_PRESSED_BY_SPACE = (*_BUTTONS, SHOW_HAND)


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


def used_places(sight: Sight, marks: Iterable[Mark]) -> list[pygame.Rect]:
    """The visible parts of what can be pressed or chosen in a frame, and the prompt that says what."""
    used = [visible_part(sight, mark) for mark in marks if mark.kind == "hit" and _is_used(sight, mark.label)]
    return [*used, sight.layout.side.prompt.rect]


def _is_used(sight: Sight, label: at.Label) -> bool:
    """Whether a click on a place does something now, or it is one of those among which is chosen."""
    mode = sight.mode
    if label in _ALWAYS or isinstance(label, at.VerbSign | at.Answer):
        return True
    if isinstance(mode, modes.Reading):
        return label == labels.LOG
    if isinstance(mode, modes.Rest):
        is_offered = sight.standing.turn != ANSWER and _is_offered(sight.standing, label)
        return is_offered or any(map(sight.is_open, sight.zone(label).over))
    target = modes.target_at(mode, label)
    return (target is not None and target.is_legal) or (isinstance(mode, modes.Aiming) and isinstance(label, at.TabOf))


def is_of_log(label: at.Label) -> bool:
    """Whether a place is the log or stands in it."""
    return label == labels.LOG or isinstance(label, at.LogLine | at.NamedCard)


def landing(sight: Sight, reached: Sequence[at.Label], home: at.Label | None) -> at.Label | None:
    """The place that gets the focus when the one that had it is gone; None if no place gets it.

    That is what is to be done next, or ``home``, where the last action began, or the first place ``reached``. While
    the log is open no place gets it.
    """
    mode, turn = sight.mode, sight.standing.turn
    preferred: tuple[at.Label, ...] = ()
    if isinstance(mode, modes.Reading):
        return None
    if isinstance(mode, modes.Paying | modes.Gathering | modes.Passing):
        preferred = (labels.CONFIRM,) if not isinstance(mode, modes.Gathering) or mode.goods else ()
    elif isinstance(mode, modes.Rest) and turn != ANSWER:
        back = home and turn not in (END, HIDDEN) and (turn != FOLLOW or home in sight.standing.offers)
        preferred = (SHOW_HAND, labels.END_TURN, *([home] if home and back else []), labels.DONE)
    return next((label for label in (*preferred, *reached) if label in reached), None)


def is_pressed_by_space(label: at.Label | None) -> bool:
    """Whether Space presses this place when it has the focus, rather than the gold button."""
    return label in _PRESSED_BY_SPACE


def is_aside(sight: Sight, label: at.Label | None) -> bool:
    """Whether a place is no answer to the open question, so the focus does not start there."""
    return isinstance(sight.mode, modes.Rest) and sight.standing.turn == ANSWER and not isinstance(label, at.Answer)


def _can_have_focus(sight: Sight, label: at.Label) -> bool:
    mode = sight.mode
    if isinstance(mode, modes.Aiming | modes.Radial):
        is_target = label != mode.source and modes.target_at(mode, label) is not None
        return (
            is_target or isinstance(label, at.VerbSign | at.TabOf) or label == labels.CANCEL or sight.zone(label).turns
        )
    return isinstance(mode, modes.Rest | modes.Panel) and at.label_kind(label) not in _SKIPPED


def _rank(sight: Sight, label: at.Label, rect: pygame.Rect) -> tuple[int, ...]:
    """The sort key of a place: its use, its kind, whether it is one of the player's Sites, then from top to bottom."""
    others = isinstance(label, at.SiteAt) and sight.layout.own.place(label.number) is None
    kind, zone = at.label_kind(label), sight.zone(label)
    behind = list(sight.zones).index(kind) + 1 if zone.after else 0
    rank = _RANKS.get(zone.after or kind, len(_ORDER))
    return (_use(sight, label), rank, behind, others, rect.y, rect.x)


def _use(sight: Sight, label: at.Label) -> int:
    """0 if something can be done there now, 1 for buttons, 2 for all else."""
    target = modes.target_at(sight.mode, label)
    if target is not None:
        return 0 if target.is_legal else 2
    if label in _BUTTONS:
        return 1
    is_offered = isinstance(sight.mode, modes.Rest) and _is_offered(sight.standing, label)
    return 0 if is_offered or isinstance(label, at.VerbSign | at.Answer) else 2
