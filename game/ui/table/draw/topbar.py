"""Draws the top bar: menu, overview, round, phases, and the score lane with the emblems."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.rules.state import END_VP, Seat
from game.ui.art import chrome
from game.ui.art.cache import kept
from game.ui.art.ornaments import blank
from game.ui.art.shapes import box as rounded_box
from game.ui.art.shapes import puff
from game.ui.boxes import Box, side_by_side
from game.ui.canvas import Canvas
from game.ui.places import PhaseSign
from game.ui.table import labels
from game.ui.table.sight import Sight
from game.ui.theme import BODY, CAPTION, GOLD, GREEN_SIGN, INK, PAPER, PROMPT, RED, SECONDARY, PanelStyle
from game.ui.widgets.button import record_hit

LANE_LAST = 50
"""The last number on the score lane."""
_GROUND = "#12181D"
_NOBODY: Mapping[Seat, float] = {}
_FAINT = 165
"""The alpha of a marker where it would stand if the game ended now, of 255."""

_CLOSE = 0.9
"""Distance between emblems side by side, in sizes of an emblem."""

_ROUND = 0.62
"""Maximum size of the number of the round, as a share of the height of its sign."""


def draw_topbar(canvas: Canvas, sight: Sight) -> None:
    """Draw the whole bar."""
    layout, view = sight.layout, sight.standing.view
    canvas.fill((0, 0, layout.size[0], canvas.px(62)), _GROUND)
    canvas.icon("menu", layout.menu.center, canvas.px(36))
    record_hit(canvas, layout.menu.rect, labels.MENU)
    overview = layout.overview.rect
    canvas.panel(overview, SECONDARY, labels.OVERVIEW)
    canvas.icon("overview", overview.center, max(16, canvas.px(32)))
    record_hit(canvas, overview, labels.OVERVIEW)
    _draw_sign(canvas, sight)
    for index, (name, box) in enumerate(zip(view.phases, layout.phases, strict=True)):
        on = view.phase == name
        words = sight.wording.phase(name) if on else ""
        chrome.chip(canvas, box.rect, name, words, on=on, dim=not on)
        record_hit(canvas, box.rect, PhaseSign(name))
        if index:
            canvas.icon("arrow_light", (box.x - canvas.px(9), box.center[1]), max(14, canvas.px(14)), dim=True)
    canvas.hit(layout.lane.rect, "lane")
    draw_lane(canvas, sight)


def _draw_sign(canvas: Canvas, sight: Sight) -> None:
    rect, last = sight.layout.sign.rect, sight.standing.view.end_triggered
    chrome.guide_sign(canvas, rect, PROMPT._replace(keyline=INK) if last else GREEN_SIGN)
    with canvas.within(rect):
        number = sight.standing.view.round
        words = sight.text("table-round-last" if last else "table-round", n=number)
        words = words if number else sight.wording.phase("setup")
        inner = rect.inflate(-canvas.px(20), -canvas.px(10))
        px = min(canvas.metrics.text_px(BODY), round(rect.height * _ROUND))
        canvas.letters(words, inner, "number", px, INK if last else PAPER, "center", upper=True)
    record_hit(canvas, rect, labels.ROUND)


def draw_lane(canvas: Canvas, sight: Sight, driving: Mapping[Seat, float] = _NOBODY) -> None:
    """Draw the score lane with every emblem at its VP; ``driving`` holds the positions of moving emblems."""
    box = sight.layout.lane
    canvas.fill((box.x, 0, sight.layout.size[0] - box.x, canvas.px(62)), _GROUND)
    road = Box(box.x, box.y + canvas.px(32), box.w, canvas.px(26)).rect
    chrome.lane(canvas, road, LANE_LAST, END_VP)
    if sight.standing.view.end_triggered:
        _draw_exit(canvas, sight, road)
    _draw_ghosts(canvas, sight, road)
    _draw_emblems(canvas, sight, road, driving)


def _draw_ghosts(canvas: Canvas, sight: Sight, road: pygame.Rect) -> None:
    """Where the markers of those who lead would stand if the game ended now: lower by what the deployed Machines take
    (R44.7)."""
    size = max(18, canvas.px(28))
    line = max(2, canvas.px(3))
    for player in sight.standing.view.players:
        if not player.losing:
            continue
        left, right = (chrome.lane_x(road, points, LANE_LAST) for points in (player.vp - player.losing, player.vp))
        middle = road.y + canvas.px(6)
        if left < right:
            canvas.fill((round(left), middle - line // 2, round(right - left), line), RED)
        canvas.picture(_ghost(sight.emblem(player.seat), size), (left, middle), f"ghost {player.seat}")


@kept(8)
def _ghost(emblem: str, size: int) -> pygame.Surface:
    """A faint emblem on a dark disc with a red edge."""
    canvas = blank((size + 4, size + 4))
    canvas.blit(rounded_box(canvas.rect.size, size / 2 + 2, INK, RED, 2, 0.85), (0, 0))
    canvas.icon(emblem, canvas.rect, size - 2)
    canvas.surface.set_alpha(_FAINT)
    return canvas.surface


def _draw_emblems(canvas: Canvas, sight: Sight, road: pygame.Rect, driving: Mapping[Seat, float]) -> None:
    """The emblems, side by side where they would overlap, in turn order if VP are equal. Beyond the end of the lane an
    emblem starts again and carries the note "+50" (R18.4)."""
    size, note = max(18, canvas.px(28)), max(24, canvas.px(34))
    places = [
        (sight.emblem(player.seat), driving.get(player.seat, player.vp)) for player in sight.standing.view.players
    ]
    emblems = sorted(places, key=lambda place: chrome.lane_x(road, place[1], LANE_LAST))
    middles = [chrome.lane_x(road, vp, LANE_LAST) for _, vp in emblems]
    widths = [size * _CLOSE + (note if vp > LANE_LAST else 0) for _, vp in emblems]
    lefts = side_by_side(middles, widths, road.x, road.right)
    standing = {sight.emblem(player.seat): player.vp for player in sight.standing.view.players}
    for (faction, vp), left in zip(emblems, lefts, strict=True):
        if vp != standing[faction]:
            _draw_dust(canvas, (left + size * _CLOSE / 2, road.y + canvas.px(6)), size, vp)
        canvas.icon(faction, (left + size * _CLOSE / 2, road.y + canvas.px(6)), size)
        if vp > LANE_LAST:
            room = pygame.Rect(round(left + size * _CLOSE) + 1, road.y - canvas.px(4), note - 2, canvas.px(20))
            canvas.panel(room, PanelStyle(INK, GOLD, radius=6), "beyond")
            canvas.text(f"+{LANE_LAST}", room.inflate(-2, 0), "number", CAPTION, PAPER, "center")


def _draw_dust(canvas: Canvas, emblem: tuple[float, float], size: int, vp: float) -> None:
    """Dust behind a driving emblem; ``vp`` moves it on."""
    for number in range(4):
        gone = (number + vp * 1.5) % 4 / 4
        ball = puff(round(size * (0.25 + 0.5 * gone)), "#CDBB8C").copy()
        ball.set_alpha(round(230 * (1 - gone)))
        middle = (emblem[0] - size * (0.4 + 1.5 * gone), emblem[1] + size * (0.3 - 0.3 * gone))
        canvas.blit(ball, ball.get_rect(center=(round(middle[0]), round(middle[1]))).topleft)


def _draw_exit(canvas: Canvas, sight: Sight, road: pygame.Rect) -> None:
    """The exit sign over the VP that end the game, once the end is triggered and this round is the last (R18.2)."""
    sign = pygame.Rect(0, 0, canvas.px(236), max(20, canvas.px(32)))
    sign.midtop = (round(chrome.lane_x(road, END_VP, LANE_LAST)), 1)
    before, canvas.layer = canvas.layer, canvas.layer + 1
    chrome.glow(canvas, sign, GOLD, 7, 8)
    canvas.panel(sign, GREEN_SIGN._replace(keyline=GOLD), "exit")
    with canvas.within(sign):
        words = sight.text("table-exit", vp=END_VP)
        canvas.text(words, sign.inflate(-canvas.px(20), -canvas.px(8)), "number", BODY, PAPER, "center", upper=True)
    canvas.layer = before
