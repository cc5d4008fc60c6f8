"""Draws the map of No Man's Land: the panel with the markers of each seat, and the nine Areas (R45.1)."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from game.rules.game import Game
from game.rules.sets.no_mans_land import outposts
from game.rules.sets.no_mans_land.messages import ChooseLevel
from game.rules.sets.no_mans_land.state import map_of
from game.rules.state import Seat
from game.rules.view import TableView
from game.ui.art import area_faces, chrome
from game.ui.art.icons import icon
from game.ui.art.lettering import NARROW, width_of
from game.ui.art.strips import goods_row
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.places import AreaAt, LevelAt, MarkersOf
from game.ui.running.seating import emblem_of
from game.ui.table import labels
from game.ui.table.draw.printed import area_categories
from game.ui.table.sets.no_mans_land.plan import MapPlan, map_plan
from game.ui.table.sight import Sight
from game.ui.theme import AREA, DIALOG, FLOOR, ICON_FLOOR, PLAIN, TITLE, TXT
from game.ui.widgets.button import record_hit
from game.wording import Wording

LAYER: Final = 5
"""The layer of the large map: over all States, under lifted hand cards."""

_PANEL: Final = PLAIN._replace(edge=AREA)
_LARGE: Final = DIALOG._replace(edge=AREA)


class MapFacts(NamedTuple):
    """What the map is drawn from, at the table and elsewhere."""

    view: TableView
    game: Game
    wording: Wording
    card_text: float = 1.0
    """Scale of names on Areas."""


def draw_panel(canvas: Canvas, sight: Sight, plan: MapPlan) -> None:
    """Draw the map beside the State above, or in the overview."""
    draw_map(canvas, map_facts(sight), plan)


def map_facts(sight: Sight) -> MapFacts:
    """The map of the table."""
    standing = sight.standing
    return MapFacts(standing.view, standing.match.game, sight.wording, sight.layout.card_text)


def level_asked(sight: Sight) -> str | None:
    """The Area of which a level is to be chosen."""
    question = sight.standing.question
    return question.area if isinstance(question, ChooseLevel) and question.seat == sight.standing.seat else None


def draw_large_map(canvas: Canvas, sight: Sight) -> None:
    """Draw the large map over the States."""
    if plan := map_plan(sight):
        canvas.layer = LAYER
        draw_map(canvas, map_facts(sight), plan, level_asked(sight))


def draw_map(canvas: Canvas, facts: MapFacts, plan: MapPlan, asked: str | None = None) -> None:
    """Draw the map with its places; of an Area that is ``asked`` for, each level is one."""
    chrome.drop_shadow(canvas, plan.panel.rect, 5, 10)
    canvas.panel(plan.panel.rect, _LARGE if plan.is_large else _PANEL, "map")
    if plan.is_large:
        canvas.hit(plan.panel.rect, labels.LARGE_MAP)
    _draw_head(canvas, facts, plan)
    for area, box in plan.areas.items():
        chrome.drop_shadow(canvas, box.rect, 3, 8)
        canvas.image(area_surface(facts, area, box, plan.is_large), box[:2], area)
        canvas.hit(box.rect, AreaAt(area))
    for (area, level), box in plan.levels.items():
        if area == asked:
            canvas.hit(box.rect, LevelAt(area, level))


# ---------------------------------------------------------------------- the head
def _draw_head(canvas: Canvas, facts: MapFacts, plan: MapPlan) -> None:
    """The sign of the map, on the large one also its name, and the markers that each seat has beside it."""
    head = plan.head
    first = min((box.x for box in plan.markers.values()), default=head.right)
    px = max(ICON_FLOOR, round(head.h * 0.84))
    with canvas.within(head.rect):
        shown = canvas.icon(area_faces.ICON, (head.x + px / 2, head.center[1]), px)
        if plan.is_large:
            room = pygame.Rect(shown.right + px // 4, head.y, first - shown.right - px // 2, head.h)
            canvas.text(facts.wording.set_title("no_mans_land"), room, "title", TITLE, TXT)
    record_hit(canvas, head.rect, labels.MAP)
    for seat, box in plan.markers.items():
        _draw_markers(canvas, box, emblem_of(facts.view, seat), outposts.markers_left(facts.game, facts.view, seat))
        record_hit(canvas, box.rect, MarkersOf(seat))


def _draw_markers(canvas: Canvas, box: Box, emblem: str, left: int) -> None:
    """The marker of a seat, and how many it has left; faint if it has none."""
    px = max(ICON_FLOOR + 2, min(round(box.h * 0.78), box.w // 2))
    number, size = str(left), max(FLOOR, round(px * 0.74))
    wide = round(width_of(number, "number", size)) + 2
    start = box.center[0] - (px + 3 + wide) // 2
    with canvas.within(box.rect):
        disc = area_faces.marker(emblem, px)
        if not left:
            disc = disc.copy()
            disc.set_alpha(110)
        canvas.picture(disc, (start + px / 2, box.center[1]), f"markers {emblem}")
        room = pygame.Rect(start + px + 3, box.y, round(wide / NARROW), box.h)
        canvas.letters(number, room, "number", size, TXT)


# ---------------------------------------------------------------------- the Areas
def area_marks(facts: MapFacts, area: str) -> area_faces.AreaMarks:
    """What an Area shows: the cards that reach its levels, and its Outpost."""
    game, categories = facts.game, area_categories(facts.game, area)
    outpost = map_of(facts.view).get(area)
    if outpost is None:
        return area_faces.AreaMarks(categories)
    defence = outposts.defence(game, area, outpost)
    return area_faces.AreaMarks(
        categories, outpost.level, emblem_of(facts.view, outpost.owner), outpost.shield, defence
    )


def area_surface(facts: MapFacts, area: str, box: Box, is_large: bool = False) -> pygame.Surface:
    """An Area in the size of ``box``, with the Outpost that stands there."""
    areas, words, marks = facts.game.catalog.areas, facts.wording, area_marks(facts, area)
    if is_large:
        shared = area_faces.shared_of(tuple(areas.values()), box.size, words, facts.card_text)
        return area_faces.area_sheet(areas[area], box.size, marks, shared, words, facts.card_text).surface
    px = area_faces.name_px(tuple(areas), box.size, words, facts.card_text)
    return area_faces.area_plate(areas[area], box.size, marks, words, px).surface


def marker_box(plan: MapPlan, area: str, level: int) -> Box:
    """Where a marker stands on a level of an Area."""
    box = plan.areas[area]
    place = (area_faces.SheetShape if plan.is_large else area_faces.PlateShape)(box.size).marker(level)
    return Box(*place.move(box.x, box.y))


def stock_box(plan: MapPlan, seat: Seat) -> Box:
    """Where the markers of a seat lie beside the map."""
    box = plan.markers[seat]
    px = max(ICON_FLOOR + 2, min(round(box.h * 0.78), box.w // 2))
    return Box(box.center[0] - px // 2, box.center[1] - px // 2, px, px)


# ---------------------------------------------------------------------- answers to questions
def area_face_of(canvas: Canvas, sight: Sight, answer: str) -> tuple[list[pygame.Surface], str]:
    """An Area as it is on the map, and its name."""
    size = Box(0, 0, max(110, canvas.px(150)), max(90, canvas.px(128)))
    return [area_surface(map_facts(sight), answer, size)], sight.wording.title(answer)


def level_face_of(canvas: Canvas, sight: Sight, answer: str) -> tuple[list[pygame.Surface], str]:
    """What a level of the Area brings, and which one it is."""
    question, px = sight.standing.question, max(24, canvas.px(56))
    words = sight.text("area-level.heading", level=int(answer))
    if not isinstance(question, ChooseLevel):
        return [icon(f"outpost_{answer}", px)], words
    gain = sight.catalog.areas[question.area].level(int(answer)).gain
    return [icon(f"outpost_{answer}", px), goods_row(gain, max(20, canvas.px(40)), on_dark=False)], words
