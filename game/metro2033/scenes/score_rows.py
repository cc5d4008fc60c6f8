"""The final score seat by seat: a block for each VP, up to the goal of the seat."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

import pygame

from game.kernel.seats import Seat
from game.ui import theme
from game.ui.art.cache import kept
from game.ui.art.svg import rasterise
from game.ui.canvas import Canvas
from game.ui.places import ScoreOf
from game.ui.scene import Scene

QUEST_INK: Final = "#8FB4F0"
_FREE: Final = "#2C343C"
_SEAL: Final = "#14171B"

_PITCH, _HIGHEST = 104, 1.5
"""Height of a row in u where there is room, and how much higher rows are at most where few seats play."""

_BADGE, _BLOCK, _BLOCK_HIGH, _GAP, _NUMBER = 62, 64, 18, 8, 92
"""In u, in a row of that height: size of a badge, width and height of a block, the gap between two, and width of the
VP."""

_UPPER: Final = 0.58
"""The part of a row above its blocks."""

_ENDS: Final = (0.5, 0.8, 1.0)
"""Where title, name and note end in a row, as shares of its width."""

_LOW, _BESIDE = 1.9, 0.44
"""A row less high than this many sizes of its letters has its blocks behind the title, which ends there."""


class SeatScore(NamedTuple):
    """What a seat has: VP from ``stations`` and from ``quests``. ``note`` tells of a ``goal`` that only this seat
    has."""

    seat: Seat
    emblem: str
    colour: str
    title: str
    name: str
    tip: str
    stations: int
    quests: int
    goal: int
    note: str
    has_won: bool

    @property
    def vp(self) -> int:
        return self.stations + self.quests


def draw_seat_scores(scene: Scene, canvas: Canvas, rect: pygame.Rect, scores: Sequence[SeatScore]) -> None:
    """Draw a row for each seat, from above."""
    usual = canvas.px(scene.sheet.grown(_PITCH, 1.5))
    pitch = min(rect.height // len(scores), round(usual * _HIGHEST))
    most = max(max(score.goal, score.vp) for score in scores)
    larger = max(1.0, pitch / usual)
    first = rect.y + (rect.height - pitch * len(scores)) // 3
    places = [pygame.Rect(rect.x, first + number * pitch, rect.width, pitch) for number in range(len(scores))]
    with canvas.within(rect), canvas.one_size():
        for score, place in zip(scores, places, strict=True):
            _draw_row(canvas, place.inflate(0, -canvas.px(6)), score, most, larger)
            scene.explain(canvas, place, ScoreOf(score.seat), score.tip)


def _draw_row(canvas: Canvas, rect: pygame.Rect, score: SeatScore, most: int, larger: float) -> None:
    size = max(theme.ICON_FLOOR, min(canvas.px(_BADGE * larger), rect.height))
    canvas.icon(score.emblem, (rect.x + size // 2, rect.centery), size)
    left, wide = rect.x + size + canvas.px(18), canvas.px(_NUMBER)
    number = pygame.Rect(rect.right - wide, rect.y, wide, rect.height)
    ink = theme.GOLD if score.has_won else theme.TXT
    canvas.text(str(score.vp), number, "number", theme.HEADING, ink, "right")
    room = pygame.Rect(left, rect.y, number.x - left, rect.height)
    if room.height < _LOW * canvas.metrics.text_px(theme.TITLE):
        title = pygame.Rect(room.x, room.y, round(room.width * _BESIDE) - canvas.px(10), room.height)
        canvas.text(score.title, title, "strong", theme.TITLE, ink)
        blocks = pygame.Rect(
            room.x + round(room.width * _BESIDE), room.y, round(room.width * (1 - _BESIDE)), room.height
        )
    else:
        upper = pygame.Rect(room.x, room.y, room.width, round(room.height * _UPPER))
        _draw_names(canvas, upper, score, ink)
        blocks = pygame.Rect(room.x, upper.bottom, room.width, room.bottom - upper.bottom)
    _draw_blocks(canvas, blocks, score, most, larger)


def _draw_names(canvas: Canvas, rect: pygame.Rect, score: SeatScore, ink: str) -> None:
    """The title, behind it the name of the player, and the note."""
    gap, ends = canvas.px(10), [rect.x + round(rect.width * share) for share in (0, *_ENDS)]
    first, second, third = (
        pygame.Rect(left, rect.y, right - left - gap, rect.height) for left, right in pairwise(ends)
    )  # fmt: skip
    canvas.text(score.title, first, "strong", theme.TITLE, ink)
    canvas.text(score.name, second, "text", theme.BODY, theme.MUTED)
    canvas.text(score.note, third, "text", theme.BODY, theme.MUTED, "right")


def _draw_blocks(canvas: Canvas, rect: pygame.Rect, score: SeatScore, most: int, larger: float) -> None:
    pitch = min(canvas.px(_BLOCK), rect.width // most)
    size = max(4, pitch - canvas.px(_GAP)), max(6, min(canvas.px(_BLOCK_HIGH * larger), rect.height - 2))
    kinds = ["station"] * score.stations + ["quest"] * score.quests
    kinds += ["free"] * (score.goal - len(kinds))
    for number, kind in enumerate(kinds):
        spot = rect.x + number * pitch, rect.y + (rect.height - size[1]) // 2
        canvas.image(score_block(kind, score.colour, size), spot, f"{kind} {score.seat}")


@kept
def score_block(kind: str, colour: str, size: tuple[int, int]) -> pygame.Surface:
    """A block: of a station in the colour of its owner; of a quest in blue, with the flap of an envelope."""
    wide, high = size
    ink = {"station": colour, "quest": QUEST_INK}.get(kind, _FREE)
    body = f'<rect width="{wide}" height="{high}" rx="{high * 0.28:.1f}" fill="{ink}"/>'
    if kind == "quest":
        flap = (
            f"M{wide * 0.16:.1f} {high * 0.2:.1f}L{wide / 2:.1f} {high * 0.66:.1f}L{wide * 0.84:.1f} {high * 0.2:.1f}"
        )
        body += f'<path d="{flap}" fill="none" stroke="{_SEAL}" stroke-width="{max(1.2, high * 0.12):.1f}"/>'
    return rasterise(body, size)
