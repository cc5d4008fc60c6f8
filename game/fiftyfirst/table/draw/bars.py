"""Draws the bars of the table: at the top menu, overview, round, phases and the score lane with the emblems; at the
side deck, discard pile, Connection cards and the prompt."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.fiftyfirst.art.faces import card_back, connection_face, mini_face
from game.fiftyfirst.rules.phases.actions.connections import TAKING
from game.fiftyfirst.rules.state import END_VP
from game.fiftyfirst.rules.view import PileView
from game.fiftyfirst.table import spots
from game.fiftyfirst.table.sight import Sight
from game.fiftyfirst.table.spots import ConnectionPile
from game.kernel.seats import Seat
from game.ui import theme
from game.ui.art import chrome
from game.ui.art.cache import kept
from game.ui.art.ornaments import blank
from game.ui.art.shapes import box as rounded_box
from game.ui.art.shapes import puff
from game.ui.art.svg import faded
from game.ui.boxes import Box, side_by_side
from game.ui.canvas import Canvas
from game.ui.places import PhaseSign
from game.ui.table import labels
from game.ui.table.draw.prompt import draw_menu_buttons
from game.ui.theme import BODY, CAPTION, GOLD, GREEN_SIGN, INK, PAPER, PROMPT, RED, PanelStyle
from game.ui.widgets.button import record_hit

LANE_LAST = 50
"""The last number on the score lane."""

_ROAD_TOP, _ROAD, _EMBLEM = 14, 18, 30
"""In u: upper edge and height of the road, and size of the emblems on it."""

_EMBLEM_FLOOR = 16
"""Least size of the emblems on the road, in pixels."""

_GROUND = "#12181D"
_NOBODY: Mapping[Seat, float] = {}
_CLOSE = 0.9
"""Distance between emblems side by side, in sizes of an emblem."""

_ROUND = 0.62
"""Maximum size of the number of the round, as a share of the height of its sign."""


def draw_topbar(canvas: Canvas, sight: Sight) -> None:
    """Draw the whole bar."""
    layout, view = sight.layout, sight.standing.view
    canvas.fill((0, 0, layout.size[0], canvas.px(62)), _GROUND)
    draw_menu_buttons(canvas, layout.menu, layout.overview)
    _draw_sign(canvas, sight)
    for index, (name, box) in enumerate(zip(view.phases, layout.phases, strict=True)):
        on = view.phase == name
        words = sight.wording.phase(name) if on else ""
        chrome.chip(canvas, box.rect, name, words, on=on, dim=not on)
        record_hit(canvas, box.rect, PhaseSign(name))
        if index:
            canvas.icon("arrow_light", (box.x - canvas.px(9), box.center[1]), max(14, canvas.px(18)), dim=True)
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
    road = Box(box.x, box.y + canvas.px(_ROAD_TOP), box.w, canvas.px(_ROAD)).rect
    chrome.lane(canvas, road, LANE_LAST, END_VP)
    if sight.standing.view.end_triggered:
        _draw_exit(canvas, sight, road)
    _draw_ghosts(canvas, sight, road)
    _draw_emblems(canvas, sight, road, driving)


def _draw_ghosts(canvas: Canvas, sight: Sight, road: pygame.Rect) -> None:
    """Where the markers of those who lead would stand if the game ended now: lower by what the deployed Machines take
    (R44.7)."""
    size = max(_EMBLEM_FLOOR, canvas.px(_EMBLEM))
    line = max(2, canvas.px(3))
    for player in sight.standing.view.players:
        if not player.losing:
            continue
        left, right = (chrome.lane_x(road, points, LANE_LAST) for points in (player.vp - player.losing, player.vp))
        middle = road.centery
        if left < right:
            canvas.fill((round(left), middle - line // 2, round(right - left), line), RED)
        canvas.picture(_ghost(sight.emblem(player.seat), size), (left, middle), f"ghost {player.seat}")


@kept
def _ghost(emblem: str, size: int) -> pygame.Surface:
    """A faint emblem on a dark disc with a red edge."""
    canvas = blank((size + 4, size + 4))
    canvas.blit(rounded_box(canvas.rect.size, size / 2 + 2, INK, RED, 2, 0.85), (0, 0))
    canvas.icon(emblem, canvas.rect, size - 2)
    return faded(canvas.surface)


def _draw_emblems(canvas: Canvas, sight: Sight, road: pygame.Rect, driving: Mapping[Seat, float]) -> None:
    """The emblems, side by side where they would overlap, in turn order if VP are equal. Beyond the end of the lane an
    emblem starts again and carries the note "+50" (R18.4)."""
    size, note = max(_EMBLEM_FLOOR, canvas.px(_EMBLEM)), max(24, canvas.px(34))
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
            _draw_dust(canvas, (left + size * _CLOSE / 2, road.centery), size, vp)
        canvas.icon(faction, (left + size * _CLOSE / 2, road.centery), size)
        if vp > LANE_LAST:
            room = pygame.Rect(round(left + size * _CLOSE) + 1, 0, note - 2, canvas.px(20))
            room.centery = road.centery
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
    """The exit sign at the VP that end the game, once the end is triggered and this round is the last (R18.2); the
    numbers beside it stay visible."""
    foot, x = chrome.lane_foot(canvas, road), chrome.lane_x(road, END_VP, LANE_LAST)
    beside = x - chrome.lane_x(road, END_VP - _NUMBERED, LANE_LAST)
    wide = min(canvas.px(236), round(2 * beside) - max(canvas.px(40), canvas.metrics.text_px(CAPTION) * 2))
    sign = pygame.Rect(0, 0, wide, foot.height)
    sign.midtop = (round(x), foot.y)
    before, canvas.layer = canvas.layer, canvas.layer + 1
    chrome.glow(canvas, sign, GOLD, 7, 8)
    canvas.panel(sign, GREEN_SIGN._replace(keyline=None, edge=GOLD), "exit")
    with canvas.within(sign):
        words = sight.text("table-exit", vp=END_VP)
        canvas.text(words, sign.inflate(-canvas.px(20), -2), "number", BODY, PAPER, "center", upper=True)
    canvas.layer = before


_NUMBERED = 5
"""VP from one number on the score lane to the next."""

_TALLEST = 0.9
"""Maximum height of the number of cards in the deck, as a share of its note."""


_CARDS, _PER_EDGE, _HIGHEST = 9, 1.5, 9.0
"""Cards for each edge that is seen under the top card of a pile; in u its height, and the maximum height of all."""

_EDGE = theme.PanelStyle(theme.PAPER2, theme.INK, radius=7, edge_width=1)


def draw_sidebar(canvas: Canvas, sight: Sight) -> None:
    """Draw what changes only with the state of the match: the panel and all piles."""
    side = sight.layout.side
    chrome.drop_shadow(canvas, side.panel.rect, 6, 10)
    canvas.panel(side.panel.rect, theme.PLAIN, "sidebar")
    _draw_deck(canvas, sight)
    _draw_discard(canvas, sight)
    _draw_price(canvas, sight, side.label)
    for pile in sight.standing.view.piles:
        if pile.colour in side.piles:
            _draw_pile(canvas, sight, pile, side.piles[pile.colour])


def _draw_deck(canvas: Canvas, sight: Sight) -> None:
    box = sight.layout.side.deck
    count = sight.standing.view.deck_size
    if count:
        _draw_edges(canvas, box, count, "deck edge")
        canvas.image(card_back(box.w), box[:2], "deck")
    else:
        canvas.panel(box.rect, theme.EMPTY_CELL, "deck")
    note = pygame.Rect(0, 0, round(box.w * 0.56), max(18, canvas.px(28)))
    note.center = (box.center[0], box.bottom - note.height)
    with canvas.within(note):
        canvas.panel(note, theme.PanelStyle(theme.INK, theme.PAPER, radius=13), "deck count")
        px = min(canvas.metrics.text_px(theme.BODY), round(note.height * _TALLEST))
        canvas.letters(str(count), note.inflate(-8, 0), "number", px, theme.PAPER, "center")
    canvas.hit(box.rect, spots.DECK)


def _draw_edges(canvas: Canvas, box: Box, count: int, label: str) -> None:
    """The edges of the cards under the top card at ``box``: the more of them, the higher the pile, on its shadow."""
    high = min(_HIGHEST, _PER_EDGE * -(-(count - 1) // _CARDS))
    step = max(2, canvas.px(_PER_EDGE))  # a dark line and at least one of paper
    edges = max(min(1, count - 1), round(high * canvas.metrics.scale / step))
    chrome.drop_shadow(canvas, box.rect.move(edges * step // 2, edges * step), 5)
    for number in range(edges, 0, -1):
        canvas.panel(box.rect.move(number * step // 2, number * step), _EDGE, label)


def _draw_discard(canvas: Canvas, sight: Sight) -> None:
    """The discard pile of all, or, where each seat has one, that of the seat at this screen (R42.1)."""
    side, view = sight.layout.side, sight.standing.view
    pile = sight.standing.me if view.own_discards else view
    top = sight.location(pile.discard[-1]) if pile.discard else None
    if top:
        _draw_edges(canvas, side.discard, pile.discard_size, "discard edge")
        canvas.image(mini_face(top, side.discard.w, sight.wording, sight.layout.card_text), side.discard[:2], top.id)
    else:
        canvas.panel(side.discard.rect, theme.EMPTY_CELL, "discard")
    left = side.discard.right + canvas.px(8)
    room = pygame.Rect(left, side.discard.y + canvas.px(6), side.label.right - left, canvas.px(22))
    raze = (room.x + canvas.px(20), room.y + canvas.px(86))
    if view.own_discards:
        words = pygame.Rect(room.x, side.discard.y, room.width, canvas.px(44))
        canvas.text(sight.text("table-own-discards"), words, "sign", theme.CAPTION, theme.MUTED, upper=True, wrap=True)
        room.move_ip(0, canvas.px(14))
    else:
        canvas.text(sight.text("table-discard"), room, "sign", theme.CAPTION, theme.MUTED, upper=True)
    canvas.text(str(pile.discard_size), room.move(0, canvas.px(28)), "number", theme.TITLE, theme.TXT)
    canvas.icon("raze", raze, max(16, canvas.px(34)), dim=True)
    canvas.hit(side.discard_zone.rect, spots.DISCARD)


def _draw_price(canvas: Canvas, sight: Sight, label: Box) -> None:
    """The heading of the Connection cards, and the workers that it costs to take one (R14.1)."""
    size, count = max(14, canvas.px(24)), TAKING[0]["worker"]
    words = label._replace(w=label.w - size * count - canvas.px(6))
    canvas.text(sight.text("table-connections"), words.rect, "sign", theme.CAPTION, theme.MUTED, upper=True)
    for index in range(count):
        canvas.icon("worker", (label.right - size * (0.5 + index), label.center[1]), size)
    record_hit(canvas, label.rect, spots.PRICE)


def _draw_pile(canvas: Canvas, sight: Sight, pile: PileView, box: Box) -> None:
    label = ConnectionPile(pile.colour)
    if pile.face_up is None:
        canvas.panel(box.rect, theme.EMPTY_CELL, label)
        with canvas.within(box.rect):
            closed = "table-pile-taken" if sight.standing.view.round else "table-pile-covered"
            words = sight.text(closed if pile.left else "table-pile-empty")
            room = box.rect.inflate(-canvas.px(16), -canvas.px(8))
            canvas.text(words, room, "text", theme.CAPTION, theme.MUTED, "center", wrap=True)
    else:
        connection = sight.catalog.connections[pile.face_up]
        chrome.drop_shadow(canvas, box.rect, 4)
        tight, text = len(sight.standing.view.piles) > 2, sight.layout.card_text
        face = connection_face(connection, box.w, sight.wording, text, tight=tight)
        canvas.image(face, box[:2], pile.face_up)
    canvas.hit(box.rect, label)
