"""The time line of the replay: VP curves, and the lane with marks, rounds, phases and the present step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pygame

from game.match.timeline import MARKS, Timeline, TimelineMark
from game.rules.state import Seat
from game.ui.art.cache import kept
from game.ui.art.svg import rasterise
from game.ui.canvas import Canvas
from game.ui.theme import ASPHALT, GOLD, ICON_FLOOR, INK, LINE, NIGHT, PAPER, PanelStyle
from game.ui.widgets.chart import marker

ICONS: Mapping[str, str] = {
    "razed": "raze",
    "demolished": "demolish",
    "stolen": "steal",
    "claimed": "claim",
    "built": "build",
    "developed": "development",
    "rebuilt": "rebuild",
    "deal": "deal",
    "vp": "vp",
    "hacked": "hack",
    "destroyed": "destroy",
    "attacked": "assault",
    "outpost_built": "build_outpost",
    "outpost_upgraded": "upgrade_outpost",
    "outpost_razed": "raze_outpost",
}
"""Kind of mark -> icon; the virtual opponent's marks carry its emblem."""

_ICON, _MARKER, _PHASE = 24.0, 46.0, 22.0
_ROAD = PanelStyle(ASPHALT, LINE, radius=13)
_DRIVEN = PanelStyle("#6E5A17", GOLD, radius=13, edge_width=1)
_DASH, _FREE = 16.0, 16.0
_FAINT = 70
"""Alpha of future parts, of 255."""


class Spot(NamedTuple):
    """An icon on the time line that leads to a step."""

    step: int
    rect: pygame.Rect
    icon: str


def x_of(lane: pygame.Rect, step: int, last: int) -> int:
    """The x of a step on the lane."""
    pad = lane.height // 2
    return lane.x + pad + round((lane.width - 2 * pad) * step / max(1, last))


def step_at(lane: pygame.Rect, x: int, last: int) -> int:
    """The step nearest to an x on the lane."""
    pad = lane.height // 2
    share = (x - lane.x - pad) / max(1, lane.width - 2 * pad)
    return max(0, min(round(share * last), last))


def spots_of_marks(canvas: Canvas, lane: pygame.Rect, line: Timeline, opponent: str) -> tuple[Spot, ...]:
    """The marks in the order of their steps, without those that more important ones would cover; ``opponent`` is the
    emblem of the virtual opponent."""
    size = max(ICON_FLOOR, canvas.px(_ICON))
    taken: list[int] = []
    kept_marks: list[TimelineMark] = []
    for mark in sorted(line.marks, key=lambda mark: (MARKS.index(mark.kind), mark.step)):
        x = x_of(lane, mark.step, line.last)
        if all(abs(x - other) > size for other in taken):
            taken.append(x)
            kept_marks.append(mark)
    return tuple(
        Spot(
            mark.step,
            _square(x_of(lane, mark.step, line.last), lane.centery, size),
            opponent if mark.kind == "opponent" else ICONS[mark.kind],
        )
        for mark in sorted(kept_marks, key=lambda mark: mark.step)
    )


def _square(x: int, y: int, size: int) -> pygame.Rect:
    rect = pygame.Rect(0, 0, size, size)
    rect.center = (x, y)
    return rect


def spots_of_rounds(canvas: Canvas, signs: pygame.Rect, lane: pygame.Rect, line: Timeline) -> tuple[Spot, ...]:
    """The signs of the rounds, each at its first step, or further right where rounds are short."""
    wide = max(canvas.px(58), signs.height * 2)
    found: list[Spot] = []
    for step in line.stops["round"]:
        if line.moments[step].round < 1:
            continue
        left = max(x_of(lane, step, line.last) - wide // 2, signs.x, found[-1].rect.right + 2 if found else 0)
        found.append(Spot(step, pygame.Rect(min(left, signs.right - wide), signs.y, wide, signs.height), ""))
    return tuple(found)


def spots_of_phases(
    canvas: Canvas, signs: pygame.Rect, lane: pygame.Rect, line: Timeline, rounds: Sequence[Spot]
) -> tuple[Spot, ...]:
    """The icons of phases, as many as have room between the signs of the rounds."""
    size = max(ICON_FLOOR, canvas.px(_PHASE))
    taken = [spot.rect for spot in rounds]
    found = []
    for step in line.stops["phase"]:
        rect = _square(x_of(lane, step, line.last), signs.centery, size)
        name = line.moments[step].phase
        if name in _PHASES and signs.contains(rect) and rect.inflate(10, 0).collidelist(taken) < 0:
            taken.append(rect)
            found.append(Spot(step, rect, name))
    return tuple(found)


_PHASES = ("lookout", "production", "assault", "deploy", "action", "cleanup")


# ---------------------------------------------------------------------- drawing
def draw_lane(canvas: Canvas, lane: pygame.Rect, line: Timeline, step: int) -> None:
    """The road, lit up to the present step, with a post at the beginning of each phase."""
    canvas.panel(lane, _ROAD, "lane")
    driven = pygame.Rect(lane.x, lane.y, x_of(lane, step, line.last) - lane.x + lane.height // 2, lane.height)
    canvas.panel(driven, _DRIVEN, "driven")
    pitch = max(2, canvas.px(_DASH + _FREE))
    for left in range(lane.x + pitch // 2, lane.right - pitch, pitch):
        canvas.fill((left, lane.centery, canvas.px(_DASH), 1), PAPER if left < driven.right else LINE)
    for stop in line.stops["phase"]:
        tall = canvas.px(7)
        canvas.fill((x_of(lane, stop, line.last), lane.bottom, max(1, canvas.px(2)), tall), LINE)


def draw_spots(canvas: Canvas, spots: Sequence[Spot], step: int) -> None:
    """Icons of the past bright, of the future faded."""
    for spot in spots:
        canvas.icon(spot.icon, spot.rect, spot.rect.width, dim=spot.step > step)


def draw_marker(canvas: Canvas, lane: pygame.Rect, x: int, emblem: str | None) -> None:
    """The present step, with the emblem of the player who decided."""
    size = canvas.px(_MARKER)
    rect = _square(x, lane.centery, size)
    canvas.panel(rect, PanelStyle(NIGHT, GOLD, radius=_MARKER / 2, edge_width=2.5), "marker")
    if emblem:
        canvas.icon(emblem, rect, max(ICON_FLOOR, round(size * 0.8)))


def draw_curves(
    canvas: Canvas, rect: pygame.Rect, lane: pygame.Rect, line: Timeline, colours: Mapping[Seat, str], step: int
) -> None:
    """The VP of all, the future faded; markers at the present step tell seats apart without colour."""
    seats = tuple(colours[seat] for seat in line.seats)
    values = tuple(tuple(moment.vp[place] for moment in line.moments) for place in range(len(line.seats)))
    picture = _curves(rect.size, lane.height // 2, values, seats, canvas.metrics.scale)
    here = x_of(lane, step, line.last) - rect.x
    faint = picture.copy()
    faint.set_alpha(_FAINT)
    canvas.blit(faint, (rect.x + here, rect.y), (here, 0, rect.width - here, rect.height))
    canvas.image(picture.subsurface((0, 0, max(1, here), rect.height)), rect.topleft, "curves")
    size = max(ICON_FLOOR, canvas.px(18))
    top = _top(values)
    for number, seat in enumerate(line.seats):
        y = _height(line.moments[step].vp[number], top, rect.height)
        beside = (number - (len(seats) - 1) / 2) * size
        canvas.picture(marker(number, seats[number], size), (rect.x + here + beside, rect.y + y), f"vp {seat}")


def _top(values: Sequence[Sequence[int]]) -> int:
    return max(10, *(max(one) for one in values))


def _height(vp: int, top: int, height: int) -> float:
    """Distance of a number of VP from the upper edge, in pixels."""
    return height * (0.12 + 0.76 * (1 - vp / top))


@kept(4)
def _curves(
    size: tuple[int, int], pad: int, values: tuple[tuple[int, ...], ...], colours: tuple[str, ...], scale: float
) -> pygame.Surface:
    """All curves as one picture; equal numbers are drawn side by side."""
    top, last = _top(values), max(1, len(values[0]) - 1)
    parts = []
    for number, (one, colour) in enumerate(zip(values, colours, strict=True)):
        beside = (number - (len(values) - 1) / 2) * 3 * scale
        points = [
            f"{pad + (size[0] - 2 * pad) * step / last:.1f} {_height(vp, top, size[1]) + beside:.1f}"
            for step, vp in enumerate(one)
        ]
        path = "M" + "L".join(points)
        for ink, wide in ((INK, 6), (colour, 3)):
            width = max(1.0, wide * scale)
            parts.append(f'<path d="{path}" fill="none" stroke="{ink}" stroke-width="{width:.2f}"/>')
    return rasterise("".join(parts), size)
