"""The upright face of a Location card: large with its type in words, or small with its title alone."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from game.cards.card import Ability, Action, Built, Location
from game.ui.art import ornaments
from game.ui.art.ability_strips import ability_strip
from game.ui.art.ornaments import Words
from game.ui.art.palettes import band_ink
from game.ui.art.scenery import location_picture
from game.ui.art.strips import draw_strip
from game.ui.art.titles import Title, title_setting
from game.ui.canvas import Canvas, cut_out
from game.ui.theme import BONUS, FLOOR, GREY, ICON_FLOOR, INK, PAPER, TRAY, TRAY_EDGE, TYPE_COLOURS
from game.wording.rows.cards import Sign, Strip

RATIO: Final = 88 / 63
"""Height of a card as a share of its width."""


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
SMALL: Final = Look(True, 0.43, 0.25, 0.12, 0.012, 0.088, 0.245, 0.165, 0.20, 0.16, 0.23, 0.84, 0.46)
TINY: Final = SMALL._replace(strip=0.02)
"""For widths under 100 pixels: picture, title and Deal alone; the hover shows the rest."""

_RIBBON_SEEN: Final = 0.62
"""Least part of the width that must be seen for the ribbon of spoils, as a share."""

_PAD: Final = 6 / 360
"""Gap between the strip of the type and the icons, as a share of the width."""

_UNDER: Final = 36 / 360
"""Height of the slots with the gaps above and below them, as a share of the width."""

_FINE: Final = 4
"""A turned word is set this many times larger and scaled down: turned small letters stand unevenly."""


def draw_kind(canvas: Canvas, strip: pygame.Rect, icon: str, words: str, share: float = 0.9) -> None:
    """What a card is, as icon and word in the middle of a coloured strip; ``share`` is the size of the icon in heights
    of the strip."""
    px = max(ICON_FLOOR, round(strip.height * share))
    room = pygame.Rect(strip.x + px, strip.y, strip.width - px, strip.height)
    ink = canvas.letters(words.upper(), room, "sign", max(FLOOR, round(strip.height * 0.6)), INK, "center")
    canvas.icon(icon, (ink.x - px * 0.75, strip.centery), px)


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
    location: Location, width: int, look: Look, words: Words, text: float = 1.0, seen: int = 0, title_px: int = 0
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


def title_place(width: int, text: float, seen: int = 0) -> tuple[int, int]:
    """The largest size of a title on a small face, and the width of its room, in pixels."""
    px = max(FLOOR, round(round(round(width * RATIO) * SMALL.band) * 0.66 * text))
    aside, border = round(width * 0.07), max(3, round(width * 0.028))
    return px, seen - border - aside // 2 - 2 if seen else width - 2 * border - aside


def _zones(location: Location, width: int, look: Look, words: Words, setting: tuple[float, int, int]) -> Zones:
    text, part, title_px = setting
    seen = part or width
    height = round(width * RATIO)
    border = max(3, round(width * 0.028))
    inner = width - 2 * border
    art = pygame.Rect(border, border, inner, round(height * look.picture))
    least = round(height * look.band)
    aside = round(width * 0.07)
    size, room = title_place(width, text, part) if look.small else (round(least * 0.66 * text), inner - aside)
    title = title_setting(location.id, words, max(FLOOR, size), room, given=title_px)
    band_height = title.height(least)
    below = art.bottom - round(least * look.overlap) + least
    band = pygame.Rect(border, below - band_height, inner, band_height)
    strip = pygame.Rect(border, below, inner, max(2, round(height * look.strip)))
    foot = max(ICON_FLOOR + 4, round(height * look.deal))
    deal = pygame.Rect(0, height - foot, width, foot)
    art.width = min(inner, seen + border)
    if look is TINY:
        art.height = max(1, deal.y - border)
        strip.bottom = deal.y
        band.bottom = strip.y
    effects = pygame.Rect(border, strip.bottom, min(inner, seen - border), deal.y - strip.bottom)
    title_room = pygame.Rect(band.x + aside // 2, band.y, room, band.height)
    return Zones(look, (width, height), border, art, band, strip, effects, deal, title, title_room, seen)


def _draw_body(canvas: Canvas, location: Location, zones: Zones) -> None:
    width = zones.size[0]
    sheet = pygame.Rect((0, 0), zones.size)
    ornaments.lay(canvas, sheet, width * 0.045, PAPER, INK, max(1.5, width * 0.009))
    covered = (zones.picture.bottom - zones.band.y) / zones.picture.height
    art = location_picture(location, zones.picture.size, covered)
    ornaments.hang(canvas, art, zones.picture.topleft, round(width * 0.027))


def _draw_title(canvas: Canvas, location: Location, zones: Zones) -> None:
    """The dark band; on small faces the title stands left, to be readable when cards overlap."""
    canvas.fill(zones.band, band_ink(location.type))
    canvas.fill(zones.strip, TYPE_COLOURS.get(location.type, GREY))
    align = "left" if zones.look.small else "center"
    canvas.letters(zones.title.text, zones.title_room, "title", zones.title.px, PAPER, align, wrap=True)


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
    ornaments.lay(canvas, plate, width * 0.025, BONUS, GREY, max(1.0, width * 0.006))
    strip = tuple(sign for ability in bonus for sign in _strip(location, ability, zones.look))
    px = min(plate.height * 0.9, width * (0.255 if zones.look.small else 0.19))
    draw_strip(canvas, strip, plate.inflate(-round(width * 0.04), -2), px)


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
        ornaments.lay(canvas, slot, side * 0.2, TRAY, TRAY_EDGE, max(1.0, width * 0.0055))


def _draw_deal(canvas: Canvas, location: Location, zones: Zones, words: Words) -> None:
    """The Deal strip; on large faces with the word for it, upside down like the good, and the mark of the set."""
    width = zones.size[0]
    strip = zones.deal
    pill = ornaments.deal_strip(canvas, strip, location.deal, width * 0.045, max(1.5, width * 0.009), zones.seen)
    if zones.look.small:
        return
    px = max(FLOOR, round(strip.height * 0.34))
    right = pygame.Rect(pill.right, strip.y, strip.right - pill.right - round(width * 0.07), strip.height)
    mark = "51" if location.set == "base" else location.set.replace("_", "")[:2].upper()
    canvas.letters(mark, right, "sign", px, PAPER, "right")
    _draw_turned(canvas, words.text("art-deal").upper(), px, (strip.x + round(width * 0.07), strip.centery))


def _draw_turned(canvas: Canvas, text: str, px: int, left: tuple[int, int]) -> None:
    """A word upside down, with its left end at ``left``."""
    word = ornaments.blank((round(px * _FINE * len(text)), round(px * _FINE * 1.4)))
    ink = word.letters(text, word.surface.get_rect(), "sign", px * _FINE, PAPER)
    turned = pygame.transform.flip(cut_out(word.surface, ink)[0], True, True)
    small = pygame.transform.smoothscale(turned, (round(ink.width / _FINE), round(ink.height / _FINE)))
    canvas.image(small, (left[0], left[1] - small.get_height() / 2), text)


def _draw_overlays(canvas: Canvas, location: Location, zones: Zones) -> None:
    """Distance, categories and spoils, on the picture above the title: the categories beside the Distance if there is
    no room below it, the spoils only if there is room for them."""
    width, look = zones.size[0], zones.look
    px = round(width * look.shield)
    shield = ornaments.route_shield(canvas, (width * 0.025, width * 0.02), px, location.distance)
    size = max(ICON_FLOOR + 4, round(width * look.disc))
    left = max(round(width * 0.02), shield.centerx - size // 2)
    room = pygame.Rect(left, shield.bottom, width // 2, zones.band.y - shield.bottom - 1)
    beside = room.height < size
    if beside:
        room = pygame.Rect(shield.right + 1, shield.y, width // 2, size)
    discs_end = ornaments.category_discs(canvas, location.categories, room, size, upright=not beside)
    inset = round(width * (0.03 if look.small else 0.058))
    right = min(zones.seen, width - zones.border) - inset
    ribbon_width = max(ICON_FLOOR + 4, round(width * look.ribbon))
    if zones.seen < _RIBBON_SEEN * width or right - ribbon_width < discs_end:
        return
    ornaments.ribbon(canvas, location.spoils, right, ribbon_width, round(width * look.spoil), zones.band.y)
