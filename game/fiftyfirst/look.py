"""How 51st State looks without a match: its landscape, its map, and the signs of the title."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import pygame

from game.fiftyfirst.art.atlas import ATLAS
from game.fiftyfirst.art.landscape import LANDSCAPE, draw_gantry, draw_hangers
from game.fiftyfirst.art.shades import SHADES
from game.ui.art.palettes import DUSK, EMBER
from game.ui.canvas import Canvas
from game.ui.game_look import GameLook, Start
from game.ui.shortcuts import REPLAY, TABLE, OwnShortcuts, Shortcut
from game.ui.theme import GREEN_SIGN, PAPER, SIGN_NOTE, TITLE

if TYPE_CHECKING:
    from game.fiftyfirst.wording.wording import Wording
    from game.match.library.summary import MatchSummary
    from game.ui.sound.recipe import Recipe
    from game.wording.words import Words

_NAMED = 820
"""Width of the sign on which the places of its words are measured."""


_AT_TABLES = frozenset((TABLE, REPLAY))
_SHORTCUTS: Final[OwnShortcuts] = {
    "overview": (Shortcut((("1",), ("2",), ("3",)), "opponents", _AT_TABLES),),
    "log": (
        Shortcut((("b",),), "map", _AT_TABLES),
        Shortcut((("d",),), "districts", _AT_TABLES),
        Shortcut((("q",), ("a",)), "modules", _AT_TABLES),
    ),
    "redo": (Shortcut((("p",),), "pass", frozenset((TABLE,))),),
}


def _draw_sign(canvas: Canvas, sign: pygame.Rect, words: Words) -> None:
    """The name of the game beside the shield that it is named after."""
    text, scale = words.text, sign.width / _NAMED

    def part(x: float, y: float, w: float, h: float) -> pygame.Rect:
        return pygame.Rect(sign.x + round(x * scale), sign.y + round(y * scale), round(w * scale), round(h * scale))

    with canvas.within(sign):
        canvas.panel(sign, GREEN_SIGN._replace(radius=20), "sign")
        shield = part(30, 27, 180, 190)
        canvas.icon("distance", shield, round(190 * scale))
        canvas.letters("51", shield.move(0, round(2 * scale)), "number", round(92 * scale), PAPER, "center")
        name, px = part(240, 26, 560, 120), round(96 * scale)
        canvas.letters(text("title-name"), name, "title", px, PAPER, upper=True)
        motto = part(244, 154, 556, 48)
        px = round(canvas.metrics.text_px(TITLE) * scale / canvas.metrics.scale)
        canvas.letters(text("title-motto"), motto, "sign", px, SIGN_NOTE, upper=True)


def _draw_holders(canvas: Canvas, sign: pygame.Rect, small: pygame.Rect, is_high: bool) -> None:
    """A beam across a high window, a gantry in others."""
    if is_high:
        draw_hangers(canvas, sign, small)
    else:
        draw_gantry(canvas, sign.topleft)


def _sounds() -> Mapping[str, Recipe]:
    from game.fiftyfirst.table.sounds import OWN_SOUNDS  # here: the title does not need them

    return OWN_SOUNDS


def _told_of(words: Wording, match: MatchSummary) -> str:
    """Who plays it, with which sets and modules, and how it stands."""
    from game.fiftyfirst.table.box_words import played_with  # imported late: it imports the rules

    seats = [f"{words.player(seat.name)}: {seat.vp}" for seat in match.seats]
    seats += [f"{words.opponent(virtual.id)}: {virtual.vp}" for virtual in match.opponents]
    sets = played_with(words, match.facts.sets[1:] or match.facts.sets, match.facts.options)
    facts = {"seats": ", ".join(seats), "sets": sets}
    return words.text("title-continue-note", round=match.round, **facts)


LOOK: Final = GameLook(
    backdrop=LANDSCAPE,
    inks=EMBER,
    late_inks=DUSK,
    shades=SHADES,
    table_top=ATLAS,
    told_of=_told_of,
    draw_sign=_draw_sign,
    draw_holders=_draw_holders,
    side_sign=("title-side-1", "title-side-2"),
    starts=(
        Start("new_game", "new_york", "title-new", "title-new-note"),
        Start("solo", "hegemony", "title-solo", "title-solo-note"),
    ),
    has_lessons=True,
    has_cards=True,
    has_rules=True,
    leave_icon="distance",
    rooms=(
        "kernel", "fiftyfirst.cards", "fiftyfirst.rules.phases", "fiftyfirst.rules", "play", "fiftyfirst.bots",
        "match.library", "match", "fiftyfirst.match", "wording", "fiftyfirst.wording.rows", "fiftyfirst.wording",
        "ui.art", "fiftyfirst.art", "ui.widgets", "ui.motion", "ui.running", "ui.table.plan", "ui.table",
        "fiftyfirst.table.plan", "fiftyfirst.table.play", "fiftyfirst.table.words", "fiftyfirst.table.draw",
        "fiftyfirst.table.moves", "fiftyfirst.table", "ui.scenes", "fiftyfirst.scenes",
    ),
    left_out=(
        "game.fiftyfirst.bots.training", "game.match.series", "game.fiftyfirst.match.trial", "game.wording.duty",
        "game.wording.plain_narrator",
    ),
    first_level="medium",
    shortcuts=_SHORTCUTS,
    sounds=_sounds,
)  # fmt: skip
