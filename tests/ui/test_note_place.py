"""The note of a lesson lies where it hides least: the quick search against the plain definition."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.fiftyfirst.scenes.note_ground import GROUND
from game.fiftyfirst.table.spots import OwnedGood, SiteAt
from game.ui.canvas import Canvas, Mark
from game.ui.places import Label
from game.ui.scenes.learning.note import place_for, with_air
from game.ui.theme import Metrics

SIZES = ((640, 360), (1280, 720), (2560, 1080))
COSTS: dict[tuple[str, Label], int] = {
    ("hit", "site"): 1,
    ("hit", "pass"): 6,
    ("hit", OwnedGood("gun")): 60,
    ("hit", "table"): 0,
    ("icon", "gun"): 3,
    ("text", "School"): 6,
    ("panel", "heading"): 6,
    ("panel", "notice"): 60,
    ("panel", "sheet"): 0,
    ("image", "sky"): 0,
}
"""Kind and label of a mark -> what it costs to cover one of its pixels."""


def _anywhere(dice: Random, size: tuple[int, int]) -> pygame.Rect:
    """A rectangle that may reach out of the window, or be empty."""
    left, top = dice.randint(-40, size[0]), dice.randint(-40, size[1])
    return pygame.Rect(left, top, dice.randint(0, size[0] // 3), dice.randint(0, size[1] // 3))


def _steps(low: int, high: int, gap: int) -> list[int]:
    return [low] if high <= low else [*range(low, high, max(8, gap)), high]


def _hidden(place: pygame.Rect, rect: pygame.Rect) -> int:
    shared = place.clip(rect)
    return shared.width * shared.height


def _plainly(
    canvas: Canvas, size: tuple[int, int], lit: list[pygame.Rect], marks: list[Mark], preview: pygame.Rect | None
) -> pygame.Rect:
    """The first of the places with the least cost: what each hides, and how far it is."""
    window = canvas.rect.inflate(-canvas.px(16), -canvas.px(16))
    goal = lit[0].center if lit else window.center
    panels = [(n, mark.rect) for n, mark in enumerate(marks) if mark.kind == "panel"]
    seen = [
        mark
        for n, mark in enumerate(marks)
        if mark.kind in ("hit", "panel") or not any(later > n and rect.contains(mark.rect) for later, rect in panels)
    ]

    def cost(place: pygame.Rect) -> int:
        hidden = sum(_hidden(place, mark.rect) * COSTS[mark.kind, mark.label] for mark in seen)
        air = 2 * canvas.px(14)
        hidden += sum(_hidden(place.inflate(air, air), rect) * 1000 for rect in lit)
        hidden += _hidden(place, preview) * 6 if preview else 0
        return hidden + 4 * (abs(place.centerx - goal[0]) + abs(place.centery - goal[1]))

    lefts = _steps(window.x, window.right - size[0], canvas.px(56))
    tops = _steps(window.y, window.bottom - size[1], canvas.px(56))
    return min((pygame.Rect((left, top), size) for top in tops for left in lefts), key=cost)


@pytest.mark.parametrize("seed", range(12))
def test_a_note_lies_where_it_hides_least(seed: int) -> None:
    dice = Random(seed)
    size = SIZES[seed % len(SIZES)]
    canvas = Canvas(pygame.Surface(size), Metrics(size))
    marks = [
        Mark(kind, _anywhere(dice, size), label, None, 0)
        for kind, label in dice.choices(list(COSTS), k=dice.choice((0, 3, 60)))
    ]
    lit = [_anywhere(dice, size) for _ in range(dice.randint(0, 3))]
    preview = _anywhere(dice, size) if seed % 2 else None
    for share in (0.2, 0.5, 1.1):
        note = (round(size[0] * share / 2), round(size[1] * share))
        assert place_for(canvas, note, lit, marks, GROUND, preview) == _plainly(canvas, note, lit, marks, preview)


def test_of_places_that_cost_the_same_the_uppermost_and_then_the_leftmost_is_taken() -> None:
    canvas = Canvas(pygame.Surface((1280, 720)), Metrics((1280, 720)))
    middle = pygame.Rect(0, 0, 300, 200)
    middle.center = (640, 360)
    lit = [middle]
    place = place_for(canvas, (300, 200), lit, (), GROUND)
    assert place == _plainly(canvas, (300, 200), lit, [], None)
    assert place.centery < 360 or place.centerx < 640


@pytest.mark.parametrize("size", SIZES)
def test_a_note_that_touches_a_plate_moves_off_it_if_there_is_room(size: tuple[int, int]) -> None:
    canvas = Canvas(pygame.Surface(size), Metrics(size))
    air = canvas.px(8)
    note = pygame.Rect(size[0] // 3, size[1] // 3, size[0] // 4, size[1] // 4)
    plate = pygame.Rect(note.x - 20, note.y - 60, 120, 60 + canvas.px(6))
    moved = with_air(canvas, note, [], [Mark("hit", plate, SiteAt(1), None, 0)], GROUND)
    assert moved == note.move(0, plate.bottom + air - note.y)
    far = Mark("hit", note.move(-note.width - 2 * air, 0), SiteAt(2), None, 0)
    assert with_air(canvas, note, [], [far], GROUND) == note
    lit = [note.move(0, note.height + air // 2)]
    assert with_air(canvas, note, lit, [Mark("hit", plate, SiteAt(1), None, 0)], GROUND) == note, (
        "it would cover what it is about"
    )
