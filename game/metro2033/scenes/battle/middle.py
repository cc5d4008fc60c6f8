"""What stands between the columns of a fight: the battle cards, or the threat that is fought, and the stamp."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from game.metro2033.art import inks
from game.metro2033.art.faces.backs import back
from game.metro2033.art.faces.face import face
from game.metro2033.art.icons import metro_icon
from game.metro2033.art.stamps import BLOOD, BRASS, GREEN, stamp
from game.metro2033.rules.state import HIDDEN
from game.metro2033.scenes.battle.columns import BATTLE_TYPES
from game.metro2033.table.accounts import LOST, TIED, WON, FightAccount
from game.metro2033.wording.metro_words import MetroWords
from game.ui.art.chrome import dashed_outline, drop_shadow, target
from game.ui.art.upright import RATIO
from game.ui.canvas import Canvas
from game.ui.theme import BODY, GOLD, LINE, PAPER, PanelStyle

STAMP_INKS: Final = {WON: GREEN, TIED: BRASS, LOST: BLOOD}
_TURN: Final = 6.0
"""By how many degrees a stamp is turned."""

_STAMP_WIDE, _STAMP_HIGH = 290.0, 96.0
_CARD, _THREAT = 164.0, 196.0
"""In u: sizes of the stamp, widths of a battle card and of a threat at most."""

_PLATE, _PLATE_LETTERS = 30.0, 0.66
"""Height of the plate below a battle card in u, and the size of its letters as a share of it at most."""


class MiddlePlaces(NamedTuple):
    """Where the cards lie, each with its plate below, and the stamp."""

    cards: tuple[pygame.Rect, ...]
    plates: tuple[pygame.Rect, ...]
    stamp: pygame.Rect


def middle_places(canvas: Canvas, room: pygame.Rect, count: int, larger: float) -> MiddlePlaces:
    """One card or two at the top of the room, as large as the stamp below leaves room for."""
    high = min(canvas.px(_STAMP_HIGH), room.height // 4)
    plate = round(min(canvas.px(_PLATE * larger), room.height // 9)) if count > 1 else 0
    gap = canvas.px(10)
    tall = room.height - high - plate - 3 * gap
    wide = min(canvas.px(_CARD if count > 1 else _THREAT), int(tall / RATIO), (room.width - 3 * gap) // count)
    tall = round(wide * RATIO)
    between = min(canvas.px(40), (room.width - count * wide) // 2)
    left = room.centerx - (count * wide + (count - 1) * between) // 2
    cards = tuple(pygame.Rect(left + place * (wide + between), room.y, wide, tall) for place in range(count))
    plates = tuple(pygame.Rect(card.x, card.bottom + gap, wide, plate) for card in cards)
    top = plates[0].bottom + gap
    mark = pygame.Rect(0, 0, min(canvas.px(_STAMP_WIDE), room.width), high)
    mark.center = (room.centerx, min(top + (room.bottom - top) // 2, room.bottom - high // 2))
    return MiddlePlaces(cards, plates, mark)


def turned_up(canvas: Canvas, card: str, words: MetroWords, faction: str, place: pygame.Rect, share: float) -> None:
    """A battle card that is turned up; ``share`` says how far, from its back at 0 to its face at 1."""
    shows_face = share > 0.5 and card != HIDDEN
    picture = face(words, card, place.width) if shows_face else back("battle", place.width, 0, faction)
    narrow = abs(2 * share - 1) if card != HIDDEN else 1.0
    if narrow < 1:
        picture = pygame.transform.smoothscale(picture, (max(1, round(place.width * narrow)), picture.get_height()))
    else:
        drop_shadow(canvas, place)
    canvas.image(picture, (place.centerx - picture.get_width() // 2, place.y), card if shows_face else "card_back")


def draw_slot(canvas: Canvas, place: pygame.Rect) -> None:
    """Where a battle card is still to be laid."""
    dashed_outline(canvas, place, LINE, 8, 2)


def draw_drop(canvas: Canvas, place: pygame.Rect, words: str, is_over: bool) -> None:
    """Where the card that is held can be dropped."""
    target(canvas, place, GOLD if is_over else PAPER)
    with canvas.within(place):
        canvas.text(words, place.inflate(-canvas.px(12), -canvas.px(12)), "strong", BODY, PAPER, "center", wrap=True)


def draw_type(canvas: Canvas, words: MetroWords, card: str, place: pygame.Rect) -> None:
    """The type of a battle card on a plate."""
    type = words.cards_of_game.battle_cards[card].type
    with canvas.within(place):
        canvas.panel(place, PanelStyle(BATTLE_TYPES[type], "#0C0D10", radius=6, keyline=PAPER), "plate")
        px = min(canvas.metrics.text_px(BODY), round(place.height * _PLATE_LETTERS))
        canvas.letters(str(words.battle_type(type)), place.inflate(-canvas.px(16), 0), "strong", px, PAPER, "center")


def draw_opposition(canvas: Canvas, words: MetroWords, fight: FightAccount, places: MiddlePlaces) -> str | None:
    """The threat that is fought, or neutral Polis; the id of the card, if there is one."""
    opposed = fight.attacker if fight.attacker.seat is None else fight.defender
    place = places.cards[0]
    drop_shadow(canvas, place)
    if opposed.card is None:
        canvas.panel(place, PanelStyle("#23201A", inks.POLIS_RIM, radius=10, edge_width=2.4), "polis")
        px = round(place.width * 0.72)
        canvas.picture(metro_icon("polis", px), (place.centerx, place.y + round(place.height * 0.42)), "polis")
        room = pygame.Rect(place.x, place.y + round(place.height * 0.76), place.width, round(place.height * 0.2))
        with canvas.within(place):
            canvas.text(words.text("zone-polis"), room, "title", BODY, PAPER, "center", upper=True)
        return None
    canvas.image(face(words, opposed.card, place.width), place.topleft, opposed.card)
    return opposed.card


def draw_stamp(canvas: Canvas, words: str, result: str, place: pygame.Rect, share: float) -> None:
    """The stamp with the result; it comes down from above as its ``share`` grows to 1."""
    drawn = stamp(words, place.size, STAMP_INKS[result], _TURN)
    if share < 1:
        larger = 1 + 0.7 * (1 - share)
        drawn = pygame.transform.rotozoom(drawn, 0, larger)
        drawn.set_alpha(round(255 * share))
    canvas.picture(drawn, place.center, f"stamp {result}")
