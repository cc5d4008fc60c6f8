"""Cards in upright format: the face of a Location, large with its type in words or small with its title alone; and
finished cards of any width, memoised, also Connection cards, boards and the back."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

import pygame

from game.fiftyfirst.art import card_parts, colours
from game.fiftyfirst.art.card_strips import ability_strip
from game.fiftyfirst.art.inks import PALETTES, band_ink
from game.fiftyfirst.art.pictures import location_picture, picture
from game.fiftyfirst.cards.card import Ability, Action, Built, Connection, Exchange, Faction, Location
from game.fiftyfirst.wording.rows.cards import bag_strip, connection_strip, exchange_strip, faction_strip
from game.ui import theme
from game.ui.art import ornaments
from game.ui.art.cache import kept
from game.ui.art.lettering import block_height
from game.ui.art.ornaments import Drawing, FaceWords, Title, title_setting
from game.ui.art.portraits import emblem_colour, poster
from game.ui.art.strips import can_be_squeezed, draw_strip, holds, largest
from game.ui.art.svg import mixed, rasterise
from game.ui.art.upright import RATIO, TITLE_BAND, draw_kind, face_size, title_place
from game.ui.canvas import Canvas, cut_out
from game.wording.signs import Sign, Strip, compacted


class Look(NamedTuple):
    """Proportions of a face: bands as shares of its height, what stands on the picture as shares of its width."""

    small: bool
    picture: float
    overlap: float
    band: float
    strip: float
    deal: float
    shield: float
    disc: float
    ribbon: float
    spoil: float
    effect: float
    line: float
    bonus: float


FULL: Final = Look(False, 0.465, 0.35, 0.082, 0.052, 0.125, 0.165, 0.105, 0.14, 0.11, 0.185, 0.74, 0.42)
SMALL: Final = Look(True, 0.43, 0.25, TITLE_BAND, 0.012, 0.088, 0.245, 0.165, 0.20, 0.16, 0.23, 0.84, 0.46)
TINY: Final = SMALL._replace(strip=0.02)
"""For widths under 100 pixels: picture, title and Deal alone; the hover shows the rest."""

_MOST_LINES: Final = 2
"""Lines of a title on a card that shows its picture in their place if they are more."""

_AIR: Final = 2
"""Pixels above and below these lines together."""

_RIBBON_SEEN: Final = 0.62
"""Least part of the width that must be seen for the ribbon of spoils, as a share."""

_PAD: Final = 6 / 360
"""Gap between the strip of the type and the icons, as a share of the width."""

_UNDER: Final = 36 / 360
"""Height of the slots with the gaps above and below them, as a share of the width."""

_FINE: Final = 4
"""A turned word is set this many times larger and scaled down: turned small letters stand unevenly."""


class Zones(NamedTuple):
    """Places of the parts of one face, in pixels."""

    look: Look
    size: tuple[int, int]
    border: int
    picture: pygame.Rect
    band: pygame.Rect
    strip: pygame.Rect
    effects: pygame.Rect
    deal: pygame.Rect
    title: Title
    title_room: pygame.Rect
    seen: int
    """Pixels at the left in which everything stands."""


def draw_face(
    location: Location, width: int, look: Look, words: FaceWords, text: float = 1.0, seen: int = 0, title_px: int = 0
) -> ornaments.Drawing:
    """The face of a card.

    Args:
        width: in pixels.
        text: scale of the title.
        seen: pixels at the left that no other card covers: everything stands in them; 0 for all.
        title_px: size of the title, which then may have two lines; 0 for the largest that fits.
    """
    zones = _zones(location, width, look, words, (text, seen, title_px))
    canvas = ornaments.blank(zones.size)
    with canvas.within(canvas.rect):
        _draw_body(canvas, location, zones)
        _draw_title(canvas, location, zones)
        if not look.small:
            draw_kind(canvas, zones.strip, location.type, words.text(f"art-type-{location.type}"), 0.86)
        _draw_deal(canvas, location, zones, words)
        if look is not TINY:
            _draw_effects(canvas, location, zones)
            _draw_overlays(canvas, location, zones)
    return ornaments.finished(canvas)


def _title_above(room: int, title: Title, band: int) -> tuple[Title, int]:
    """The title and the height of its ``band``, at most ``room``; neither if the title has more than two lines or is
    higher than the room."""
    if title.lines > _MOST_LINES or block_height("title", title.px, title.lines) + _AIR > room:
        return title._replace(text="", lines=0), 0
    return title, min(band, room)


def _zones(location: Location, width: int, look: Look, words: FaceWords, setting: tuple[float, int, int]) -> Zones:
    text, part, title_px = setting
    seen = part or width
    height = round(width * RATIO)
    border = max(3, round(width * 0.028))
    inner = width - 2 * border
    art = pygame.Rect(border, border, inner, round(height * look.picture))
    least = round(height * look.band)
    aside = round(width * 0.07)
    size, room = title_place(width, text, part) if look.small else (round(least * 0.66 * text), inner - aside)
    title = title_setting(location.id, words, max(theme.FLOOR, size), room, given=title_px)
    band_height = title.height(least)
    below = art.bottom - round(least * look.overlap) + least
    band = pygame.Rect(border, below - band_height, inner, band_height)
    strip = pygame.Rect(border, below, inner, max(2, round(height * look.strip)))
    foot = max(theme.ICON_FLOOR + 4, round(height * look.deal))
    deal = pygame.Rect(0, height - foot, width, foot)
    art.width = min(inner, seen + border)
    if look is TINY:
        art.height = max(1, deal.y - border)
        strip.bottom = deal.y
        title, band.height = _title_above(strip.y - border, title, band.height)
        band.bottom = strip.y
    effects = pygame.Rect(border, strip.bottom, min(inner, seen - border), deal.y - strip.bottom)
    title_room = pygame.Rect(band.x + aside // 2, band.y, room, band.height)
    return Zones(look, (width, height), border, art, band, strip, effects, deal, title, title_room, seen)


def _draw_body(canvas: Canvas, location: Location, zones: Zones) -> None:
    width = zones.size[0]
    sheet = pygame.Rect((0, 0), zones.size)
    ornaments.lay(canvas, sheet, width * 0.045, theme.PAPER, theme.INK, max(1.5, width * 0.009))
    covered = (zones.picture.bottom - zones.band.y) / zones.picture.height
    art = location_picture(location, zones.picture.size, covered)
    ornaments.hang(canvas, art, zones.picture.topleft, round(width * 0.027))


def _draw_title(canvas: Canvas, location: Location, zones: Zones) -> None:
    """The dark band; on small faces the title stands left, to be readable when cards overlap."""
    canvas.fill(zones.band, band_ink(location.type))
    canvas.fill(zones.strip, colours.TYPE_COLOURS.get(location.type, theme.GREY))
    align = "left" if zones.look.small else "center"
    if zones.title.text:
        canvas.letters(zones.title.text, zones.title_room, "title", zones.title.px, theme.PAPER, align, wrap=True)


def _draw_effects(canvas: Canvas, location: Location, zones: Zones) -> None:
    """The abilities in a column, with the Building Bonus on a grey plate at the bottom."""
    bonus = [ability for ability in location.abilities if isinstance(ability.timing, Built)]
    rest = [ability for ability in location.abilities if not isinstance(ability.timing, Built)]
    panel = zones.effects
    share = (zones.look.bonus if rest else 0.9) if bonus else 0.0
    height = round(panel.height * share)
    if bonus:
        _draw_bonus(canvas, location, bonus, zones, pygame.Rect(panel.x, panel.bottom - height, panel.width, height))
    pad = max(2, round(zones.size[0] * _PAD))
    above = pygame.Rect(panel.x, panel.y + pad, panel.width, panel.height - height - pad)
    for number, ability in enumerate(rest):
        line = above.height / len(rest)
        room = pygame.Rect(above.x, round(above.y + number * line), above.width, round(line))
        _draw_ability(canvas, location, ability, zones, room)


def _draw_bonus(canvas: Canvas, location: Location, bonus: list[Ability], zones: Zones, room: pygame.Rect) -> None:
    width = zones.size[0]
    plate = room.inflate(-round(width * 0.06), -max(2, round(width * 0.02)))
    ornaments.lay(canvas, plate, width * 0.025, colours.BONUS, theme.GREY, max(1.0, width * 0.006))
    strip = tuple(sign for ability in bonus for sign in _strip(location, ability, zones.look))
    px = min(plate.height * 0.9, width * (0.255 if zones.look.small else 0.19))
    inset = 2 if zones.seen < width else round(width * 0.04)
    draw_strip(canvas, strip, plate.inflate(-inset, -2), px)


def _draw_ability(canvas: Canvas, location: Location, ability: Ability, zones: Zones, room: pygame.Rect) -> None:
    width, look = zones.size[0], zones.look
    px = min(room.height * look.line, width * look.effect)
    if isinstance(ability.timing, Action) and not look.small:
        _draw_slots(canvas, ability.timing.uses, width, room)
        room = pygame.Rect(room.x, room.y, room.width, room.height - round(width * _UNDER))
    draw_strip(canvas, _strip(location, ability, look), room.inflate(-round(width * 0.05), 0), px)


def _strip(location: Location, ability: Ability, look: Look) -> Strip:
    """The signs of an ability; a small face counts its uses with a number instead of slots."""
    strip = ability_strip(ability, location.is_open, tight=look.small)
    uses = ability.timing.uses if isinstance(ability.timing, Action) else 1
    return (*strip, Sign("times", number=uses)) if look.small and uses > 1 else strip


def _draw_slots(canvas: Canvas, uses: int, width: int, room: pygame.Rect) -> None:
    """One square for every use of the action in a round."""
    side, step = round(width * 24 / 360), width * 30 / 360
    for number in range(uses):
        slot = pygame.Rect(0, 0, side, side)
        slot.midbottom = (round(room.centerx + (number - (uses - 1) / 2) * step), round(room.bottom - width * 0.02))
        ornaments.lay(canvas, slot, side * 0.2, theme.TRAY, theme.TRAY_EDGE, max(1.0, width * 0.0055))


def _draw_deal(canvas: Canvas, location: Location, zones: Zones, words: FaceWords) -> None:
    """The Deal strip; on large faces with the word for it, upside down like the good, and the mark of the set."""
    width = zones.size[0]
    strip = zones.deal
    pill = card_parts.deal_strip(canvas, strip, location.deal, width * 0.045, max(1.5, width * 0.009), zones.seen)
    if zones.look.small:
        return
    px = max(theme.FLOOR, round(strip.height * 0.34))
    right = pygame.Rect(pill.right, strip.y, strip.right - pill.right - round(width * 0.07), strip.height)
    mark = "51" if location.set == "base" else location.set.replace("_", "")[:2].upper()
    canvas.letters(mark, right, "sign", px, theme.PAPER, "right")
    _draw_turned(canvas, words.text("art-deal").upper(), px, (strip.x + round(width * 0.07), strip.centery))


def _draw_turned(canvas: Canvas, text: str, px: int, left: tuple[int, int]) -> None:
    """A word upside down, with its left end at ``left``."""
    word = ornaments.blank((round(px * _FINE * len(text)), round(px * _FINE * 1.4)))
    ink = word.letters(text, word.surface.get_rect(), "sign", px * _FINE, theme.PAPER)
    turned = pygame.transform.flip(cut_out(word.surface, ink)[0], True, True)
    small = pygame.transform.smoothscale(turned, (round(ink.width / _FINE), round(ink.height / _FINE)))
    canvas.image(small, (left[0], left[1] - small.get_height() / 2), text)


def _draw_shield(
    canvas: Canvas, location: Location, corner: tuple[int, int], width: int, look: Look, colour: str = theme.PAPER
) -> pygame.Rect:
    """The Distance on a face with its upper left at ``corner``."""
    spot = (corner[0] + width * 0.025, corner[1] + width * 0.02)
    return card_parts.route_shield(canvas, spot, round(width * look.shield), location.distance, colour)


def draw_lacking(canvas: Canvas, location: Location, corner: tuple[int, int], width: int) -> None:
    """Draw over a small face, ``width`` pixels wide, its Distance in red: the price of the card is lacking."""
    if width >= SMALLEST:
        _draw_shield(canvas, location, corner, width, SMALL, theme.LACKING)


def _draw_overlays(canvas: Canvas, location: Location, zones: Zones) -> None:
    """Distance, categories and spoils, on the picture above the title: the categories beside the Distance if there is
    no room below it, the spoils only if there is room for them."""
    width, look = zones.size[0], zones.look
    shield = _draw_shield(canvas, location, (0, 0), width, look)
    size = max(theme.ICON_FLOOR + 4, round(width * look.disc))
    left = max(round(width * 0.02), shield.centerx - size // 2)
    room = pygame.Rect(left, shield.bottom, width // 2, zones.band.y - shield.bottom - 1)
    beside = room.height < size
    if beside:
        room = pygame.Rect(shield.right + 1, shield.y, width // 2, size)
    discs_end = ornaments.discs(canvas, location.categories, room, size, upright=not beside)
    inset = round(width * (0.03 if look.small else 0.058))
    right = min(zones.seen, width - zones.border) - inset
    ribbon_width = max(theme.ICON_FLOOR + 4, round(width * look.ribbon))
    if zones.seen < _RIBBON_SEEN * width or right - ribbon_width < discs_end:
        return
    card_parts.ribbon(canvas, location.spoils, right, ribbon_width, round(width * look.spoil), zones.band.y)


_LEAST_LINE = theme.ICON_FLOOR + 2
"""Least height of a line of icons, in pixels; a board without room for all lines shows its production alone."""

_SHADE, _PORTRAIT = 0.62, 0.94
"""Darkness of the ground behind the portrait (0 to 1), and the share of it that the portrait takes."""


def draw_faction(
    faction: Faction, exchange: Exchange, width: int, words: FaceWords, text: float = 1.0
) -> ornaments.Drawing:
    """A board in the colour of its faction: portrait, title, production and actions; ``text`` scales the title."""
    height = round(width * RATIO)
    canvas = ornaments.blank((width, height))
    border = max(3, round(width * 0.04))
    inner = width - 2 * border
    art = pygame.Rect(border, border, inner, round(height * 0.4))
    side = max(4, round(width * 0.05))
    title = title_setting(faction.id, words, max(theme.FLOOR, round(height * 0.07 * text)), inner - 2 * side)
    band = pygame.Rect(0, 0, inner, title.height(round(height * 0.11)))
    band.midbottom = (width // 2, art.bottom + round(height * 0.04))
    paper = pygame.Rect(border, band.bottom, inner, height - border - band.bottom)
    colour = emblem_colour(faction.id)
    with canvas.within(canvas.rect):
        ornaments.lay(canvas, canvas.rect, width * 0.045, colour, theme.INK, max(1.5, width * 0.012))
        ornaments.lay(canvas, art, width * 0.02, mixed(colour, theme.INK, _SHADE))
        room = pygame.Rect(art.x, art.y, art.width, band.y - art.y)
        canvas.portrait(faction.id, room, round(min(room.size) * _PORTRAIT))
        canvas.fill(band, PALETTES["action"][0])
        canvas.letters(title.text, band.inflate(-2 * side, 0), "title", title.px, theme.PAPER, "center", wrap=True)
        ornaments.lay(canvas, paper, width * 0.02, theme.PAPER)
        _draw_lines(canvas, faction, exchange, paper)
    return ornaments.finished(canvas)


def draw_board(
    faction: Faction, exchange: Exchange, size: tuple[int, int], words: FaceWords, text: float = 1.0
) -> ornaments.Drawing:
    """A board as a poster of about 3 to 2: the leader and the landscape across all of it, and at the right the title,
    the production and the actions; ``text`` scales the title. For hover and for choosing a faction."""
    canvas = ornaments.blank(size)
    height = size[1]
    border, colour = max(3, round(height * 0.022)), emblem_colour(faction.id)
    ornaments.lay(canvas, canvas.rect, height * 0.04, theme.PAPER, theme.INK, max(1.5, height * 0.006))
    inner = canvas.rect.inflate(-2 * border, -2 * border)
    canvas.image(poster(faction.id, inner.size, stands=0.0), inner.topleft, f"poster {faction.id}")
    left = inner.x + min(round(inner.height * 0.98), inner.width // 2)
    pad = round(height * 0.035)
    column = pygame.Rect(left, inner.y + pad, inner.right - pad - left, inner.height - 2 * pad)
    title = title_setting(faction.id, words, max(theme.FLOOR, round(height * 0.1 * text)), column.width - 2 * pad)
    high = title.height(round(height * 0.15))
    band = pygame.Rect(column.x, column.y, column.width, high)
    paper = pygame.Rect(column.x, band.bottom, column.width, column.bottom - band.bottom)
    with canvas.within(canvas.rect):
        ornaments.lay(canvas, column, height * 0.025, theme.PAPER, theme.INK, max(1.5, height * 0.005))
        ornaments.lay(canvas, band, height * 0.025, mixed(colour, theme.INK, _SHADE))
        canvas.letters(title.text, band.inflate(-pad, 0), "title", title.px, theme.PAPER, "center", wrap=True)
        _draw_lines(canvas, faction, exchange, paper)
    return ornaments.finished(canvas)


def draw_small_board(faction: Faction, exchange: Exchange, size: tuple[int, int]) -> ornaments.Drawing:
    """Production and actions in icons alone: the production above, the actions in two columns below."""
    canvas = ornaments.blank(size)
    width, height = size
    actions = [*(faction_strip(action) for action in faction.actions), exchange_strip(exchange)]
    rows = 1 + -(-len(actions) // 2)
    pitch, pad = height // rows, max(2, height // 40)
    income = pygame.Rect(0, 0, width, pitch)
    ornaments.lay(canvas, canvas.rect, height * 0.06, theme.PAPER, theme.INK, max(1.5, height * 0.012))
    ornaments.lay(canvas, income.inflate(-4, -4), height * 0.05, theme.PAPER2)
    half = width // 2
    cells = [pygame.Rect(n % 2 * half, pitch * (1 + n // 2), half, pitch) for n in range(len(actions))]
    strips = (bag_strip(faction.produces), *actions)
    px = min(largest(strip, half - 4 * pad, pitch * 0.78) for strip in strips)
    with canvas.within(canvas.rect):
        for strip, cell in zip(strips, (income, *cells), strict=True):
            draw_strip(canvas, strip, cell, px)
    return ornaments.finished(canvas)


def _draw_lines(canvas: Canvas, faction: Faction, exchange: Exchange, paper: pygame.Rect) -> None:
    """The production on a darker first line, then a line for each action and for the exchange."""
    lines: list[Strip] = [bag_strip(faction.produces, badges=True)]
    actions = [*(faction_strip(action) for action in faction.actions), exchange_strip(exchange)]
    if paper.height >= _LEAST_LINE * (len(lines) + len(actions)):
        lines += actions
    for number, strip in enumerate(lines):
        top = paper.y + paper.height * number // len(lines)
        room = pygame.Rect(paper.x, top, paper.width, paper.y + paper.height * (number + 1) // len(lines) - top)
        if number == 0:
            ornaments.lay(canvas, room, paper.width * 0.02, theme.PAPER2)
        draw_strip(canvas, strip, room.inflate(-round(paper.width * 0.06), -2), min(room.height * 0.8, room.width / 6))


SMALLEST: Final = 100
"""Least width, in pixels, of a small face with effects, categories and spoils."""

_NARROW, _UNTITLED = 90, 48
"""Below these widths, in pixels, a Connection card that is tight has less picture, so that its signs may stand on two
lines, and no title; on others a title of two lines would lie over their sign."""

_ART, _NARROW_ART, _UNTITLED_ART = 0.5, 0.42, 0.22
"""Height of the picture of a Connection card as a share of the card: usual, narrow, and without title."""


def full_face(location: Location, width: int, wording: FaceWords) -> pygame.Surface:
    """The large face, at least 250 pixels wide, with type, use slots and set mark. Its height is 88/63 of ``width``."""
    return full_drawing(location, width, wording).surface


def mini_face(
    location: Location, width: int, wording: FaceWords, text: float = 1.0, seen: int = 0, title_px: int = 0
) -> pygame.Surface:
    """The small face, with its title as the only words; under 100 pixels with picture, title and Deal alone.

    Args:
        width: in pixels.
        text: scale of the title.
        seen: pixels at the left that no other card covers: everything stands in them; 0 for all.
        title_px: size of the title, which then may have two lines; 0 for the largest that fits.
    """
    return mini_drawing(location, width, wording, text, seen, title_px).surface


def connection_face(
    connection: Connection,
    width: int,
    wording: FaceWords,
    text: float = 1.0,
    seen: int = 0,
    title_px: int = 0,
    tight: bool = False,
) -> pygame.Surface:
    """A Connection card, at least 80 pixels wide, or, where three lie side by side, ``tight``; the rest as of a small
    face."""
    return connection_drawing(connection, width, wording, text, seen, title_px, tight).surface


@kept
def faction_face(
    faction: Faction, exchange: Exchange, width: int, wording: FaceWords, text: float = 1.0
) -> pygame.Surface:
    """A faction board in the shape of a card, at least 80 pixels wide; ``text`` scales its title."""
    return draw_faction(faction, exchange, width, wording, text).surface


@kept
def board_face(
    faction: Faction, exchange: Exchange, size: tuple[int, int], words: FaceWords, text: float = 1.0
) -> pygame.Surface:
    """A faction board as a broad poster, at least 240 pixels wide; ``text`` scales its title."""
    return draw_board(faction, exchange, size, words, text).surface


@kept
def small_board_face(faction: Faction, exchange: Exchange, size: tuple[int, int]) -> pygame.Surface:
    """Production and actions of a faction in icons alone."""
    return draw_small_board(faction, exchange, size).surface


@kept
def full_drawing(location: Location, width: int, wording: FaceWords) -> Drawing:
    """The large face, with its marks."""
    return draw_face(location, width, FULL, wording)


@kept
def mini_drawing(
    location: Location, width: int, wording: FaceWords, text: float = 1.0, seen: int = 0, title_px: int = 0
) -> Drawing:
    """The small face, with its marks."""
    return draw_face(location, width, SMALL if width >= SMALLEST else TINY, wording, text, seen, title_px)


@kept
def connection_drawing(
    connection: Connection,
    width: int,
    wording: FaceWords,
    text: float = 1.0,
    seen: int = 0,
    title_px: int = 0,
    tight: bool = False,
) -> Drawing:
    """A Connection card in the colour of its pile, with its marks: token, picture, title, what it takes and gives."""
    size, room = title_place(width, text, seen)
    title = title_setting(connection.id, wording, size, room, given=title_px)
    has_title = width >= _UNTITLED or (not tight and title.lines == 1)
    height = round(width * RATIO)
    canvas = ornaments.blank((width, height))
    border = max(3, round(width * 0.04))
    shown = min(seen or width, width - border) - border
    share = _UNTITLED_ART if tight and not has_title else _NARROW_ART if tight and width < _NARROW else _ART
    art = pygame.Rect(border, border, min(shown + border, width - 2 * border), round(height * share))
    band = pygame.Rect(0, 0, width - 2 * border, title.height(round(height * 0.13)) if has_title else 0)
    band.midbottom = (width // 2, art.bottom + round(height * 0.065))
    paper = pygame.Rect(border, band.bottom, band.width, height - border - band.bottom)
    with canvas.within(canvas.rect):
        sheet = canvas.rect
        ornaments.lay(
            canvas, sheet, width * 0.045, colours.TYPE_COLOURS[connection.pile], theme.INK, max(1.5, width * 0.012)
        )
        scene = picture(connection.id, connection.pile, art.size, (art.bottom - band.y) / art.height)
        ornaments.hang(canvas, scene, art.topleft, round(width * 0.02))
        canvas.fill(band, PALETTES[connection.pile][0])
        if has_title:
            words = pygame.Rect(band.x + round(width * 0.035), band.y, room, band.height)
            canvas.letters(title.text, words, "title", title.px, theme.PAPER, wrap=True)
        ornaments.lay(canvas, paper, width * 0.02, theme.PAPER)
        paper.width = shown
        px = max(theme.ICON_FLOOR, round(min(width * 0.2, paper.height * 0.7)))
        strip, inner = connection_strip(connection), paper.inflate(-round(width * 0.06), -2)
        fits = holds(strip, *inner.size, theme.ICON_FLOOR) or can_be_squeezed(strip, *inner.size, theme.ICON_FLOOR)
        draw_strip(canvas, compacted(strip) if tight and not fits else strip, inner, px)
        token = max(theme.ICON_FLOOR, round(width * 0.24))
        canvas.icon(connection.pile, (width * 0.02 + token / 2, width * 0.02 + token / 2), token)
    return ornaments.finished(canvas)


@kept
def card_back(width: int) -> pygame.Surface:
    """The back of a deck card: a star on a route shield before a dark sunburst."""
    burst = ""
    for degrees in range(0, 360, 30):
        ends = (math.radians(degrees), math.radians(degrees + 15))
        points = "".join(f"L{150 + 125 * math.cos(a):.0f} {200 + 125 * math.sin(a):.0f}" for a in ends)
        burst += f'<path fill="#2B3F4B" d="M150 200{points}z"/>'
    corners = ((62 if number % 2 == 0 else 27, math.radians(-90 + number * 36)) for number in range(10))
    star = " ".join(f"{150 + r * math.cos(a):.1f},{200 + r * math.sin(a):.1f}" for r, a in corners)
    body = (
        f'<rect x="3" y="3" width="294" height="413" rx="14" fill="#20303A" stroke="{theme.INK}" stroke-width="5"/>'
        f'<rect x="16" y="16" width="268" height="387" rx="8" fill="none" stroke="{theme.PAPER}" stroke-width="4"/>'
        f'{burst}<path d="M76 110q38 20 74-8 36 28 74 8 30 40 22 92-12 72-96 118-84-46-96-118-8-52 22-92z"'
        f' fill="#14202A" stroke="{theme.PAPER}" stroke-width="6"/><polygon points="{star}" fill="{theme.GOLD}"/>'
    )
    return rasterise(body, face_size(width), (300, 419))
