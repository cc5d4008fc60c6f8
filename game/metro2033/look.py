"""How Metro 2033 looks without a match: a lit tunnel, a tiled wall, and the sign of the title."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import pygame

from game.metro2033.art.signs import ENAMEL, draw_rods, line_of_stations
from game.metro2033.art.tunnel import DAYLIGHT, LAMPLIGHT, TUNNEL
from game.metro2033.art.wall import LIT_WALL
from game.ui.canvas import Canvas
from game.ui.game_look import SHARED_ROOMS, GameLook, Start
from game.ui.shortcuts import TABLE, OwnShortcuts, Shortcut
from game.ui.theme import PAPER

if TYPE_CHECKING:
    from game.match.library.summary import MatchSummary, SeatSummary
    from game.metro2033.wording.metro_words import MetroWords
    from game.ui.sound.recipe import Recipe
    from game.wording.words import Words

_NAMED = 820
"""Width of the sign on which the places of its words are measured."""

_MOST_NAMED = 3
"""The most seats of a saved match that are told one by one."""


def _keys(does: str, *keys: str) -> Shortcut:
    return Shortcut(tuple((key,) for key in keys), does, frozenset((TABLE,)))


_SHORTCUTS: Final[OwnShortcuts] = {
    "redo": (
        _keys("move", "w"),
        _keys("act", "a", "q", "x", "g", "s"),
        _keys("strike", "t"),
        _keys("forage", "f"),
        _keys("vote", "y", "n"),
        _keys("pick", "1", "2", "3", "4"),
    )
}


def _draw_sign(canvas: Canvas, sign: pygame.Rect, words: Words) -> None:
    """The name of the game over a line of stations."""
    scale = sign.width / _NAMED

    def part(x: float, y: float, w: float, h: float) -> pygame.Rect:
        return pygame.Rect(sign.x + round(x * scale), sign.y + round(y * scale), round(w * scale), round(h * scale))

    with canvas.within(sign):
        canvas.panel(sign, ENAMEL, "sign")
        px = round(112 * scale)
        canvas.letters(words.text("title-name"), part(50, 24, 720, 132), "title", px, PAPER, "center", upper=True)
        line = part(90, 172, 640, 44)
        canvas.image(line_of_stations(line.size), line.topleft, "stations")


def _draw_holders(canvas: Canvas, sign: pygame.Rect, _: pygame.Rect, __: bool) -> None:
    draw_rods(canvas, sign)


def _told_of(words: MetroWords, match: MatchSummary) -> str:
    """Who plays it, with which factions, and how it stands; of many seats those of people, then the best."""
    first = sorted(match.seats, key=lambda seat: (not seat.is_human, -seat.vp))[:_MOST_NAMED]
    told = [_seat(words, seat) for seat in match.seats if seat in first]
    more = len(match.seats) - len(first)
    return words.text("title-continue-note", seats=", ".join(told), more=more, round=match.round)


def _seat(words: MetroWords, seat: SeatSummary) -> str:
    name = words.player(seat.name)
    if not seat.role:
        return name
    return words.text("title-continue-seat", name=name, faction=words.short_title(seat.role), vp=seat.vp)


_ROOMS: Final = {
    "kernel": ("metro2033.cards", "metro2033.rules.fights", "metro2033.rules.phases", "metro2033.rules"),
    "play": ("metro2033.bots",),
    "match": ("metro2033.match",),
    "wording": ("metro2033.wording",),
    "ui.art": ("metro2033.art",),
    "ui.table": ("metro2033.table",),
    "ui.scenes": ("metro2033.scenes",),
}
"""Shared room -> those of the game that may be loaded after it."""


def _sounds() -> Mapping[str, Recipe]:
    from game.metro2033.table.sounds import OWN_SOUNDS  # here: the title does not need them

    return OWN_SOUNDS


LOOK: Final = GameLook(
    backdrop=TUNNEL,
    inks=LAMPLIGHT,
    late_inks=DAYLIGHT,
    table_top=LIT_WALL,
    told_of=_told_of,
    draw_sign=_draw_sign,
    draw_holders=_draw_holders,
    starts=(Start("new_game", "person", "new-title", "title-new-note"),),
    first_level="medium",
    has_cards=True,
    has_rules=True,
    has_lessons=True,
    rooms=tuple(one for room in SHARED_ROOMS for one in (room, *_ROOMS.get(room, ()))),
    left_out=("game.match.series", "game.metro2033.match.balance", "game.wording.duty"),
    shortcuts=_SHORTCUTS,
    sounds=_sounds,
    ambience="tunnel_loop",
)
