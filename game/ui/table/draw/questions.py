"""Draws the question of an effect: its answers as tiles, and lit on the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import pygame

from game.cards.verbs import ChooseGain, GainMissing
from game.kernel.bag import Bag
from game.kernel.message import short_name
from game.rules.commands import NOTHING
from game.rules.effects.context import verbs_of
from game.rules.effects.gain import goods_of_deal
from game.rules.steps import ChooseGood, ChooseResource
from game.ui.art import chrome
from game.ui.art.card_strips import goods_row
from game.ui.art.faces import mini_face
from game.ui.art.lettering import broken, width_of
from game.ui.art.svg import icon
from game.ui.art.upright import RATIO
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.places import Answer, Label, SiteAt
from game.ui.shades import is_high_contrast
from game.ui.table import labels
from game.ui.table.draw import frames
from game.ui.table.draw.cards import face_of
from game.ui.table.draw.rows import site_surface
from game.ui.table.play.choices import answers_of, asking_location, can_finish, declines, named_by
from game.ui.table.sight import Sight
from game.ui.table.words.about import resources_of
from game.ui.theme import BODY, DIALOG, GOLD, MUTED, PAPER, TITLE, PanelStyle
from game.ui.widgets.button import Button, draw_button
from game.ui.widgets.screen import LAYER
from game.wording import refusals
from game.wording.row import CARD, CATEGORY, DEAL, GOOD, SEAT, SITE

_WIDEST = 560
"""In u: width of the words over the tiles, at normal text size."""

_CARD, _HIGHEST_CARD = 250, 0.4
"""Width of a card in u, and its maximum height as a share of the window."""

_MOST_CARDS = 6
"""Maximum number of cards side by side."""

_BESIDE = 14
"""In u: gap between two tiles."""

Face = tuple[list[pygame.Surface], str]
"""The pictures on a tile, and its words."""


class _Tile(NamedTuple):
    """One answer: its label, its pictures and its words."""

    label: Label
    pictures: list[pygame.Surface]
    words: str


class _Parts(NamedTuple):
    """The panel and its parts from the top down."""

    rect: pygame.Rect
    head: pygame.Rect
    tiles: pygame.Rect
    foot: pygame.Rect
    across: int
    """Number of tiles side by side."""

    decline: pygame.Rect | None = None
    """The button that takes nothing, or no more, if there is one."""


def draw_question(canvas: Canvas, sight: Sight, title: str) -> None:
    """Draw the answers in a panel, and light them on the table, where the panel hides as few as possible.

    Locations that lie on the table and much at the places of sets are chosen there, and so are cards in the hand if
    there are too many for the panel.
    """
    lit = frames.lit_places(sight, canvas.marks)
    about = _place_asked_about(sight)
    bright = [place.rect for place in lit] + ([about] if about else [])
    if not is_high_contrast():
        frames.darken_all_but(canvas, bright)
    canvas.layer = LAYER
    frames.draw_lit_places(canvas, sight, lit)
    if about:
        chrome.focus_ring(canvas, about, GOLD, 10, 4)
    kind = named_by(sight.standing)
    answers = tuple(answer for answer in answers_of(sight.standing) if not declines(answer))
    if kind == CARD and len(answers) > _MOST_CARDS:
        answers = ()
    row = sight.answers(kind)
    if kind == SITE or (row and row.on_table):
        on_table = {place.label for place in lit}
        answers = tuple(answer for answer in answers if Answer(answer) not in on_table)
    tiles = []
    for answer in answers:
        if isinstance(answer, int):
            pictures, words = _site_face(canvas, sight, answer)
        else:
            pictures, words = (row.face if row else _FACES[kind])(canvas, sight, answer)
        tiles.append(_Tile(Answer(answer), pictures, words))
    if tiles or sight.standing.match.undo_barrier():
        parts = _measure(canvas, sight, title, tiles, bright)
    else:
        parts = _measure_bar(canvas, sight, title, bright)
    chrome.drop_shadow(canvas, parts.rect, 12, 14)
    canvas.panel(parts.rect, PanelStyle(DIALOG.fill, GOLD, radius=14, edge_width=3), "question")
    canvas.hit(parts.rect, labels.PANEL)
    with canvas.within(parts.rect):
        canvas.text(title, parts.head, "title", TITLE, PAPER, "center", wrap=True, upper=True)
    _draw_tiles(canvas, sight, tiles, parts)
    if parts.decline:
        label, words = _decline(sight)
        draw_button(canvas, Button(label, words, parts.decline), sight.touch)
    _draw_cancel(canvas, sight, parts.foot)


def _place_asked_about(sight: Sight) -> pygame.Rect | None:
    """The Ruin or Location on which the chosen good is put, or the place of a set that it is about."""
    about = sight.standing.asked.about
    place = about(sight.standing.question) if about else None
    if place is None:
        return None
    box = sight.layout.uncovered(place.number) if isinstance(place, SiteAt) else sight.box(place)
    return box.rect if box else None


def _decline(sight: Sight) -> tuple[Label, str]:
    """Label and words of the button that takes nothing, or no more; without words if there is none."""
    question = sight.standing.question
    label: Label = labels.DONE if can_finish(sight.standing) else Answer(NOTHING)
    if question is None or label not in sight.standing.offers:
        return label, ""
    return label, sight.text(f"decline-{short_name(type(question).__name__)}")


def _decline_width(canvas: Canvas, sight: Sight) -> int:
    words = _decline(sight)[1]
    return width_of(words.upper(), "title", canvas.metrics.text_px(BODY)) + canvas.px(48) if words else 0


def _measure(canvas: Canvas, sight: Sight, title: str, tiles: Sequence[_Tile], lit: Sequence[pygame.Rect]) -> _Parts:
    """As large as words and pictures need, where it hides least of ``lit``, then least of all other cards.

    Tiles stand in one line, or in lines of nearly the same length.
    """
    room, grown, pad, gap = sight.layout.hand.strip, frames.text_growth(canvas), canvas.px(18), canvas.px(12)
    wide, tall = _tile_size(canvas, tiles)
    most = max(1, (room.w - 2 * pad + canvas.px(_BESIDE)) // (wide + canvas.px(_BESIDE)))
    across = -(-len(tiles) // -(-len(tiles) // most)) if tiles else 1
    width = min(room.w, max(across * (wide + canvas.px(_BESIDE)) + 2 * pad, canvas.px(_WIDEST * grown)))
    px = canvas.metrics.text_px(TITLE)
    head = round(len(broken(title.upper(), "title", px, width - 2 * pad)) * px * 1.3)
    foot = _foot_height(canvas)
    lines = -(-len(tiles) // across)
    decline = foot + gap if _decline(sight)[1] else 0
    grid = min(max(0, lines * (tall + gap) - gap), canvas.size[1] - head - foot - decline - 5 * gap)
    rect = pygame.Rect(0, 0, width, head + grid + foot + decline + 4 * gap)
    rect = _place(sight, rect, lit)
    inner = rect.inflate(-2 * pad, -2 * gap)
    button = pygame.Rect(0, inner.bottom - foot - decline, min(inner.width, _decline_width(canvas, sight)), foot)
    button.centerx = inner.centerx
    return _Parts(
        rect,
        pygame.Rect(inner.x, inner.y, inner.width, head),
        pygame.Rect(inner.x, inner.y + head + gap, inner.width, grid),
        pygame.Rect(inner.x, inner.bottom - foot, inner.width, foot),
        across,
        button if decline else None,
    )


def _measure_bar(canvas: Canvas, sight: Sight, title: str, lit: Sequence[pygame.Rect]) -> _Parts:
    """One line for a question whose answers all lie on the table: its words, then the button."""
    room, pad, gap = sight.layout.hand.strip, canvas.px(18), canvas.px(12)
    px, foot, decline = canvas.metrics.text_px(TITLE), _cancel_width(canvas, sight), _decline_width(canvas, sight)
    buttons = foot + (decline + pad if decline else 0)
    words = min(width_of(title.upper(), "title", px) + 4, room.w - buttons - 3 * pad)
    lines = len(broken(title.upper(), "title", px, words))
    height = max(round(lines * px * 1.3), _foot_height(canvas)) + 2 * gap
    rect = _place(sight, pygame.Rect(0, 0, words + buttons + 3 * pad, height), lit)
    head = pygame.Rect(rect.x + pad, rect.y + gap, words, height - 2 * gap)
    foot_rect = pygame.Rect(rect.right - pad - foot, rect.y + gap, foot, height - 2 * gap)
    button = pygame.Rect(foot_rect.x - pad - decline, 0, decline, _foot_height(canvas))
    button.centery = rect.centery
    return _Parts(rect, head, pygame.Rect(rect.x, rect.y, 0, 0), foot_rect, 1, button if decline else None)


def _cancel_width(canvas: Canvas, sight: Sight) -> int:
    return width_of(sight.text("table-cancel").upper(), "title", canvas.metrics.text_px(BODY)) + canvas.px(70)


def _foot_height(canvas: Canvas) -> int:
    return max(30, canvas.px(46 * min(1.6, frames.text_growth(canvas))))


def _place(sight: Sight, rect: pygame.Rect, lit: Sequence[pygame.Rect]) -> pygame.Rect:
    """The place for the question that covers least of what can be chosen: between the States, over the upper one, or
    over the hand."""
    hand, upper, lower = sight.layout.hand.strip, sight.layout.opponent.rows, sight.layout.own.rows
    middles = (
        (upper[-1].band.bottom + lower[0].band.y) // 2,
        upper[-1].band.bottom - rect.height // 2,
        hand.bottom - 2 - rect.height // 2,
        upper[0].band.y + rect.height // 2,
    )
    lefts = (hand.center[0] - rect.width // 2, hand.right - rect.width, hand.x)
    window = pygame.Rect((0, 0), sight.layout.size).inflate(-8, -8)
    places = [rect.move(left - rect.x, middle - rect.centery).clamp(window) for middle in middles for left in lefts]
    boxes = [box for row in (*upper, *lower) for box in row.uncovered.values()]
    cards = [box.rect for box in (*boxes, *sight.layout.hand.cards, *sight.layout.hand.connections)]

    def hidden(place: pygame.Rect) -> tuple[int, int]:
        return sum(frames.shared(place, kept) for kept in lit), sum(frames.shared(place, card) for card in cards)

    return min(places, key=hidden)


def _tile_size(canvas: Canvas, tiles: Sequence[_Tile]) -> tuple[int, int]:
    """Width and height that hold the pictures and words of every tile."""
    if not tiles:
        return 1, 0
    px, air = canvas.metrics.text_px(BODY), canvas.px(28)
    names = [width_of(tile.words, "strong", px) for tile in tiles]
    pictures = [picture.get_width() for tile in tiles for picture in tile.pictures]
    tall = max(sum(picture.get_height() + canvas.px(4) for picture in tile.pictures) for tile in tiles)
    return max(canvas.px(150), max(*names, *pictures) + air), tall + round(px * 1.3) + canvas.px(16)


def _draw_tiles(canvas: Canvas, sight: Sight, tiles: Sequence[_Tile], parts: _Parts) -> None:
    gap, room, across = canvas.px(_BESIDE), parts.tiles, parts.across
    lines = max(1, -(-len(tiles) // across))
    wide = min((room.width + gap) // across - gap, canvas.px(260 * frames.text_growth(canvas)))
    tall = (room.height + canvas.px(12)) // lines - canvas.px(12)
    px = frames.tile_px(canvas, [tile.words for tile in tiles], wide)
    for index, tile in enumerate(tiles):
        line, place = divmod(index, across)
        count = min(across, len(tiles) - line * across)
        left = room.centerx - (count * (wide + gap) - gap) // 2
        cell = pygame.Rect(left + place * (wide + gap), room.y + line * (tall + canvas.px(12)), wide, tall)
        frames.draw_tile(canvas, sight, tile.label, tile.pictures, tile.words, cell, px)


def _draw_cancel(canvas: Canvas, sight: Sight, foot: pygame.Rect) -> None:
    """The button that undoes what led to the question, or why that is not possible."""
    barrier = sight.standing.match.undo_barrier()
    if barrier:
        why = sight.text("keys-no-cancel", reason=refusals.undo_barrier(sight.wording, barrier))
        with canvas.within(foot):
            canvas.text(why, foot, "text", BODY, MUTED, "center", wrap=True)
        return
    words = sight.text("table-cancel")
    rect = pygame.Rect(0, 0, min(_cancel_width(canvas, sight), foot.width), min(foot.height, _foot_height(canvas)))
    rect.center = foot.center
    draw_button(canvas, Button(labels.CANCEL, words, rect, icon="undo"), sight.touch)


def _seat_face(canvas: Canvas, sight: Sight, answer: str) -> Face:
    """The emblem of a player, and the resources that could be taken."""
    player = sight.standing.view.player(answer)
    row = goods_row(resources_of(sight, answer), max(16, canvas.px(30)), badges=True, on_dark=False)
    return [icon(player.faction, max(24, canvas.px(62))), row], sight.names[answer]


def _good_face(canvas: Canvas, sight: Sight, answer: str) -> Face:
    """A good with the number that the victim has, or all goods of that option."""
    row = goods_row(_goods_of(sight, answer), max(24, canvas.px(70)), badges=True, on_dark=False)
    return [row], sight.wording.good_name(answer)


def _goods_of(sight: Sight, answer: str) -> Bag:
    question = sight.standing.question
    if isinstance(question, ChooseResource):
        return Bag({answer: sight.standing.view.player(question.victim).goods[answer]})
    location = asking_location(sight)
    if isinstance(question, ChooseGood) and location:
        for verb in verbs_of(location, question.kind):
            if isinstance(verb, ChooseGain) and (option := verb.option(answer)):
                return option.goods
            if isinstance(verb, GainMissing):
                return Bag({answer: verb.count})
    return Bag({answer: 1})


def _site_face(canvas: Canvas, sight: Sight, number: int) -> Face:
    """A Location as it stands in its State; its owner if that is another player, else its title."""
    owner, site = sight.standing.view.site(number)
    plate = site_surface(sight, site, Box(0, 0, max(110, canvas.px(170)), max(70, canvas.px(112))))
    is_own = owner == sight.standing.seat
    return [plate], sight.wording.short_title(site.card) if is_own else sight.name(owner)


def _category_face(canvas: Canvas, sight: Sight, answer: str) -> Face:
    """A category, and its name."""
    return [icon(answer, max(24, canvas.px(70)))], sight.wording.category(answer)


def _deal_face(canvas: Canvas, sight: Sight, answer: str) -> Face:
    """The good that a Deal gives."""
    row = goods_row(goods_of_deal(sight.catalog, answer), max(24, canvas.px(62)), on_dark=False)
    return [row], sight.wording.short_title(answer)


def card_width(canvas: Canvas) -> int:
    """The width of a card that is large enough to read, in pixels."""
    return max(110, min(canvas.px(_CARD), round(canvas.size[1] * _HIGHEST_CARD / RATIO)))


def card_face(canvas: Canvas, sight: Sight, answer: str) -> Face:
    """A card, large enough to read."""
    wide, location = card_width(canvas), sight.location(answer)
    if location is None:
        return [face_of(sight, answer, wide)], sight.wording.short_title(answer)
    return [mini_face(location, wide, sight.wording, sight.layout.card_text)], sight.wording.short_title(answer)


_FACES: Mapping[str, Callable[[Canvas, Sight, str], Face]] = {
    SEAT: _seat_face,
    GOOD: _good_face,
    DEAL: _deal_face,
    CARD: card_face,
    CATEGORY: _category_face,
}
"""Kind of answer of the base game -> the function that draws it, except Sites."""
