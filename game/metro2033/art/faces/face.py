"""The face of a card: paper, a title, a picture, the line of its deck, and rows of signs."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from game.metro2033.art import inks
from game.metro2033.art.faces.measures import FacePlan, face_plan
from game.metro2033.art.faces.rows import draw_row, row_setting
from game.metro2033.art.faces.scene import faction_scene, scene, station_scene
from game.metro2033.art.faces.signs import CardSigns, card_signs, station_signs
from game.metro2033.art.faces.tones import TONES, Tones, tones_of
from game.metro2033.art.icons import metro_icon
from game.metro2033.art.map.stations import StationLook
from game.metro2033.wording.metro_words import MetroWords
from game.ui.art import ornaments
from game.ui.art.cache import kept
from game.ui.art.ornaments import Drawing
from game.ui.art.upright import face_size
from game.ui.canvas import Canvas
from game.ui.theme import FLOOR, ICON_FLOOR, INK, PAPER, TYPEFACES

_STAGES: Final = {1: "stage_one", 2: "stage_two"}
_STAGED: Final = 120
"""From this width, in pixels, a threat shows its stage."""

_MARKED: Final = 90
"""From this width, in pixels, a card is marked with what it is even if its colours tell that."""

FACTION: Final = "faction"


class CardLook(NamedTuple):
    """What a face shows.

    Attributes:
        card: The id of its card.
        title: The title, as short as there is one.
        kind: What it is, in words.
        signs: Its signs.
        ink: The colour of a faction, or of the line of a station.
        station: How a station lies on the map.
    """

    card: str
    title: str
    kind: str
    signs: CardSigns
    ink: str = ""
    station: StationLook | None = None

    @property
    def tones(self) -> Tones:
        return tones_of(self.ink) if self.ink else TONES[self.deck]

    @property
    def deck(self) -> str:
        """The deck, or the type of a threat, whose colours it has."""
        return self.signs.kind if self.signs.deck == "threat" else self.signs.deck


def card_look(words: MetroWords, card: str) -> CardLook:
    """What the face of a card shows in a language."""
    signs = card_signs(words.cards_of_game, card)
    kind = words.text(f"face-{signs.deck}", kind=_kind_word(words, signs), stage=signs.stage)
    ink = inks.FACTIONS[card] if signs.deck == FACTION else ""
    return CardLook(card, words.short_title(card), kind, signs, ink)


def station_look(words: MetroWords, id: str, owner: str = "") -> CardLook:
    """What the face of a station shows; ``owner`` is the faction that owns it."""
    station = words.cards_of_game.map.stations[id]
    kind = words.text("face-station", line=words.line(station.line))
    look = StationLook(station.kind, station.resource or "", owner, station.home_of or "")
    ink = words.cards_of_game.map.lines[station.line].colour
    return CardLook(id, words.short_title(id), kind, station_signs(station), ink, look)


def _kind_word(words: MetroWords, signs: CardSigns) -> str:
    if signs.deck == "threat":
        return words.threat_type(signs.kind)
    return words.battle_type(signs.kind) if signs.deck == "battle" else ""


def face(words: MetroWords, card: str, width: int, height: int = 0, text: float = 1.0) -> pygame.Surface:
    """The face of a card, by its id.

    Args:
        width: In pixels. Cards of less than 52 pixels are a picture alone, those from 250 on say what they are.
        height: In pixels; by default that of an upright card. Low cards leave out their last rows.
        text: Scale of the title.
    """
    return face_drawing(words, card, width, height, text).surface


def face_drawing(words: MetroWords, card: str, width: int, height: int = 0, text: float = 1.0) -> Drawing:
    """The face, with its marks."""
    size = (width, height) if height else face_size(width)
    return _drawn(card_look(words, card), size, text)


def station_face(
    words: MetroWords, station: str, width: int, height: int = 0, owner: str = "", text: float = 1.0
) -> pygame.Surface:
    """A station as a card, for where it is shown closely; the rest as of `face`."""
    size = (width, height) if height else face_size(width)
    return _drawn(station_look(words, station, owner), size, text).surface


@kept
def _drawn(look: CardLook, size: tuple[int, int], text: float) -> Drawing:
    signs = look.signs
    rows = len(signs.rows) + bool(signs.extra)
    plan = face_plan(size, look.title, rows, signs.value is not None, text)
    canvas = ornaments.blank(size)
    with canvas.within(canvas.rect):
        _draw_sheet(canvas, look, plan)
        _draw_title(canvas, plan)
        _draw_line(canvas, look, plan)
        _draw_rows(canvas, look, plan)
        _draw_corner(canvas, look, plan)
    return ornaments.finished(canvas)


def _draw_sheet(canvas: Canvas, look: CardLook, plan: FacePlan) -> None:
    """Paper, and the picture on it."""
    ornaments.lay(canvas, canvas.rect, plan.radius, inks.PAPER, inks.CARD_EDGE, max(1.0, plan.size[0] * 0.008))
    drawn = picture(look, plan.picture.size)
    if not plan.title.height:
        ornaments.hang(canvas, drawn, plan.picture.topleft, max(1, plan.radius - plan.border))
        return
    canvas.image(drawn, plan.picture.topleft, "picture")
    if look.signs.stage and plan.size[0] >= _STAGED:
        px = max(ICON_FLOOR, round(plan.size[0] * 0.12))
        middle = plan.picture.right - px * 0.7, plan.picture.bottom - px * 0.75
        canvas.picture(metro_icon(_STAGES[look.signs.stage], px), middle, _STAGES[look.signs.stage])


def picture(look: CardLook, size: tuple[int, int]) -> pygame.Surface:
    """The picture of a card, so large."""
    if look.station is not None:
        return station_scene(look.station, look.ink, size)
    return faction_scene(look.card, size) if look.signs.deck == FACTION else scene(look.card, look.deck, size)


def _draw_title(canvas: Canvas, plan: FacePlan) -> None:
    """The title in its lines, each of which is narrowed if it is too long."""
    lines, px = plan.words
    pitch = round(TYPEFACES["strong"].pitch * px)
    top = plan.title.centery - pitch * len(lines) // 2
    for number, line in enumerate(lines):
        room = pygame.Rect(plan.title.x, top + number * pitch, plan.title.width, pitch)
        canvas.letters(line, room, "strong", px, INK)


def _draw_line(canvas: Canvas, look: CardLook, plan: FacePlan) -> None:
    """The line of the deck with what it is, like a station of it."""
    if not plan.line.height:
        return
    canvas.fill(plan.line, look.tones.line)
    if plan.size[0] < _MARKED and look.signs.kind == look.signs.deck:
        return
    disc, thick = plan.disc, max(1.5, plan.disc.width * 0.09)
    ornaments.lay(canvas, disc, disc.width / 2, inks.PAPER, inks.CARD_EDGE, thick)
    px = max(ICON_FLOOR, round(disc.width * 0.68))
    ink = look.ink if look.signs.deck == FACTION else ""
    canvas.picture(metro_icon(look.signs.kind, px, ink=ink), disc, look.signs.kind)
    if plan.is_large:
        room = pygame.Rect(disc.right, plan.line.y, plan.line.right - disc.right, plan.line.height)
        px = max(FLOOR, round(plan.line.height * 0.58))
        canvas.letters(look.kind, room.inflate(-2 * plan.border, 0), "sign", px, PAPER, upper=True)


def _draw_rows(canvas: Canvas, look: CardLook, plan: FacePlan) -> None:
    signs = look.signs
    rows = [(row, False) for row in signs.rows] + ([(signs.extra, True)] if signs.extra else [])
    inset = max(1, plan.border // 2)
    for number, (place, (row, on_dark)) in enumerate(zip(plan.rows, rows, strict=False)):
        if on_dark:
            ground = pygame.Rect(place.x, place.y, place.width, place.height)
            canvas.fill(ground, look.tones.motif[1])
        elif number:
            canvas.fill(pygame.Rect(place.x + inset, place.y, place.width - 2 * inset, 1), inks.PAPER_LINE)
        setting = row_setting(row, plan.icon_px, place.width - 2 * inset)
        if setting:
            draw_row(canvas, setting, place, on_dark)


def _draw_corner(canvas: Canvas, look: CardLook, plan: FacePlan) -> None:
    """The number of a threat, or the victory point of a quest."""
    value, plate = look.signs.value, plan.plate
    if value is None or not plate.height:
        return
    if value.icon == "victory_point":
        px = max(ICON_FLOOR, min(round(plate.width * 0.94), plate.height - 2))
        canvas.picture(metro_icon(value.icon, px), plate, value.icon)
        return
    ornaments.lay(canvas, plate, plan.radius * 0.6, look.tones.line, inks.CARD_EDGE, max(1.0, plate.width * 0.05))
    px = max(FLOOR, round(min(plate.width, plate.height) * 0.7))
    canvas.letters(value.text, plate, "number", px, PAPER, "center")
