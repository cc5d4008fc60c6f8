"""Draws the bar along the upper edge: menu, round, phases, the round track, the law in force, and the stage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.metro2033.art import inks
from game.metro2033.art.icons import metro_icon
from game.metro2033.cards.card import RoundSpace
from game.metro2033.rules.state import PHASES
from game.metro2033.table.draw.seats import px_of
from game.metro2033.table.sight import MetroTableSight
from game.metro2033.table.spots import LAW, STAGE, RoundSpaceAt
from game.ui.art.cache import kept
from game.ui.art.lettering import width_of
from game.ui.art.svg import rasterise
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.places import PhaseSign
from game.ui.table import labels
from game.ui.table.draw.prompt import draw_menu_buttons
from game.ui.theme import GREEN_SIGN, ICON_FLOOR, MUTED, PAPER, TXT, PanelStyle

_BAR: Final = PanelStyle("#1A1F24", "#2C343B", radius=0, edge_width=1)
_SPACE: Final = PanelStyle("#262D34", "#414B54", radius=6, edge_width=1.4)
_NOW: Final = PanelStyle("#3A3322", "#E0A83E", radius=6, edge_width=2.4)
_STAGES: Final = (PanelStyle("#3B4752", "#93A1AC", radius=6), PanelStyle("#7A2521", "#F27A6C", radius=6))


def draw_bar(canvas: Canvas, sight: MetroTableSight) -> None:
    layout, state = sight.layout, sight.standing.view
    canvas.panel(layout.bar.rect, _BAR, "bar")
    draw_menu_buttons(canvas, layout.menu)
    sign = layout.round_sign
    with canvas.within(sign.rect):
        canvas.panel(sign.rect, GREEN_SIGN._replace(radius=6), "round sign")
        words, inner = sight.text("metro-round", round=state.round), sign.rect.inflate(-canvas.px(14), -canvas.px(14))
        canvas.letters(words, inner, "title", px_of(canvas, 20), PAPER, "center", upper=True)
    canvas.hit(sign.rect, labels.ROUND)
    _draw_phases(canvas, sight)
    _draw_track(canvas, sight)
    _draw_law(canvas, sight)
    stage = layout.places[STAGE]
    with canvas.within(stage.rect):
        canvas.panel(stage.rect, _STAGES[state.stage - 1], "stage")
        words, inner = sight.text("metro-stage", stage=state.stage), stage.rect.inflate(-canvas.px(10), -6)
        canvas.letters(words, inner, "title", px_of(canvas, 18), PAPER, "center", upper=True)
    canvas.hit(stage.rect, STAGE)


def _draw_phases(canvas: Canvas, sight: MetroTableSight) -> None:
    """A lamp for each phase of a round, lit for the present one; its name beside it, if there is room for all."""
    room, now = sight.layout.phases, sight.standing.view.phase
    phases = PHASES[1:]
    px, dot = px_of(canvas, 16), max(10, canvas.px(14))
    names = [sight.text(f"metro-phase-{phase}") for phase in phases]
    wide = [width_of(name, "text", px) for name in names]
    gap = (room.w - sum(wide) - len(phases) * (dot + 4)) // len(phases)
    is_wide = gap >= 4
    step = room.w // len(phases)
    left = room.x
    for phase, name, width in zip(phases, names, wide, strict=True):
        is_now = phase == now
        place = pygame.Rect(left, room.y, (dot + 4 + width + gap) if is_wide else step, room.h)
        canvas.blit(_phase_lamp(dot, is_now), (place.x, room.center[1] - dot // 2))
        words = pygame.Rect(place.x + dot + 4, room.y, place.width - dot - 6, room.h)
        if is_wide or is_now:
            canvas.letters(name, words, "strong" if is_now else "text", px, TXT if is_now else MUTED)
        canvas.hit(place, PhaseSign(phase))
        left = place.right


@kept
def _phase_lamp(side: int, is_lit: bool) -> pygame.Surface:
    ink = inks.LAMPLIGHT if is_lit else "#3A4148"
    glow = f'<circle cx="8" cy="8" r="8" fill="{ink}" fill-opacity="0.3"/>' if is_lit else ""
    return rasterise(f'{glow}<circle cx="8" cy="8" r="5" fill="{ink}" stroke="#0A0C0E"/>', (side, side), (16, 16))


def _draw_track(canvas: Canvas, sight: MetroTableSight) -> None:
    """The spaces of the round track with what they bring; the token lies on the present one."""
    cards, state = sight.cards_of_game, sight.standing.view
    for number in range(len(cards.loop) + 1):
        box, is_now = sight.layout.places[RoundSpaceAt(number)], state.round > 0 and number == state.space
        with canvas.within(box.rect):
            canvas.panel(box.rect, _NOW if is_now else _SPACE, f"space {number}")
            _draw_space(canvas, cards.space(number), box)
        canvas.hit(box.rect, RoundSpaceAt(number))
    last = sight.layout.places[RoundSpaceAt(len(cards.loop))]
    canvas.icon("redo", (last.right + canvas.px(24), last.center[1]), max(ICON_FLOOR, canvas.px(26)), dim=True)


def icons_of(space: RoundSpace) -> Sequence[str]:
    """What a space of the round track brings, by the names of its icons."""
    return (*space.goods, *(("threat",) if space.threat else ()), *(("law",) if space.law else ()))


def _draw_space(canvas: Canvas, space: RoundSpace, box: Box) -> None:
    names = icons_of(space)
    side = min(max(ICON_FLOOR, canvas.px(25)), (box.w - 6) // max(1, len(names) + (space.times > 1)))
    wide = side + max(1, canvas.px(2))
    left = box.center[0] - wide * (len(names) + (space.times > 1)) // 2
    for number, name in enumerate(names):
        canvas.picture(metro_icon(name, side), (left + number * wide + side // 2, box.center[1]), name)
    if space.times > 1:
        room = pygame.Rect(left + len(names) * wide, box.y, box.right - 3 - left - len(names) * wide, box.h)
        canvas.letters(f"×{space.times}", room, "number", min(px_of(canvas, 15), round(side * 0.7)), "#E0A83E")


def _draw_law(canvas: Canvas, sight: MetroTableSight) -> None:
    """The law in force, if there is one."""
    box, law = sight.layout.places[LAW], sight.standing.view.law
    side = max(ICON_FLOOR, canvas.px(26))
    canvas.picture(metro_icon("law", side, dim=law is None), (box.x + side // 2, box.center[1]), "law")
    words = sight.text("metro-law", law=sight.wording.title(law)) if law else sight.text("metro-law.none")
    room = pygame.Rect(box.x + side + 6, box.y, box.w - side - 6, box.h)
    with canvas.within(box.rect):
        canvas.letters(words, room, "text", px_of(canvas, 17), "#C9A9E6" if law else MUTED, wrap=True)
    canvas.hit(box.rect, LAW)
