"""How a game looks wherever the window shows no match. The title is drawn with it, so it imports little."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from game.ui.art.backdrop import Backdrop, View, draw_backdrop
from game.ui.art.palettes import DUSK, EMBER, Palette
from game.ui.art.plain_look import FELT, HILLS
from game.ui.art.table_top import TableTop, table_top
from game.ui.shades import NO_SHADES, OwnShades
from game.ui.shortcuts import OwnShortcuts
from game.ui.theme import GREEN_SIGN, PAPER, POSTER

if TYPE_CHECKING:
    import pygame

    from game.match.library.summary import MatchSummary
    from game.ui.canvas import Canvas
    from game.ui.sound.recipe import Recipe
    from game.wording.words import Words


class Start(NamedTuple):
    """A page on which a new game is put together, as the title offers it.

    Attributes:
        name: Names it (`game.ui.game_table.Starting.pages`), and its entry in the menu.
        icon: The icon of the entry.
        words: The message on the entry.
        note: The message below that.
    """

    name: str
    icon: str
    words: str
    note: str


def _told_of(words: Any, match: MatchSummary) -> str:
    seats = [f"{words.player(seat.name)}: {seat.vp}" for seat in match.seats]
    return words.text("title-continue-plain", seats=words.one_by_one(seats), round=match.round)  # type: ignore[no-any-return]


def _draw_sign(canvas: Canvas, sign: pygame.Rect, words: Words) -> None:
    with canvas.within(sign):
        canvas.panel(sign, GREEN_SIGN._replace(radius=20), "sign")
        name = sign.inflate(-sign.height // 3, -sign.height // 3)
        px = max(canvas.metrics.text_px(POSTER), sign.height // 2)
        canvas.letters(words.text("title-name"), name, "title", px, PAPER, "center", upper=True)


SHARED_ROOMS: Final = (
    "kernel", "play", "match.library", "match", "wording", "ui.art", "ui.widgets", "ui.motion", "ui.running",
    "ui.table.plan", "ui.table", "ui.scenes",
)  # fmt: skip
"""The packages of all games that scenes may need, in an order in which none imports one that stands behind it."""


class GameLook(NamedTuple):
    """How a game looks, and what the title says of it. A small game may leave out all of it.

    Attributes:
        backdrop: Behind the title, and all that is not at the table.
        inks: Its inks before and during a match.
        late_inks: Its inks when a match is over.
        shades: The shades of its own inks in each palette.
        table_top: Below the table, and behind lists.
        told_of: Who plays a saved match, what with, and how it stands.
        draw_sign: Draws the name of the game on its sign, in its words.
        draw_holders: Draws what holds the sign with the name, and the small one.
        side_sign: The messages on the small sign, line by line; without any there is no such sign.
        starts: What new games the title offers.
        first_level: The level of the robot in the first game that *Play* deals; by default the one that is offered
            first (`game.ui.game_table.Starting.usual_robot`).
        has_lessons: Whether it can be learned in lessons (`game.ui.game_table.GameTable.lessons`).
        has_cards: Whether it has a library of cards (`game.ui.game_table.GameTable.cards`).
        has_rules: Whether it has a rules reference (`game.wording.narrator.Narrator.book`).
        leave_icon: The icon of the way from a match to the title.
        rooms: The packages of all that scenes may need: none imports one that stands behind it.
        left_out: What no scene needs in these packages, by the beginning of its name.
        shortcuts: Its own keys and gestures, for the help.
        sounds: Its own sounds by their names, which no shared one has (`game.ui.sound.sounds`), imported when they are
            asked for.
        ambience: The background sound of the menus, a shared one or one of its own.
    """

    backdrop: Backdrop = HILLS
    inks: Palette = EMBER
    late_inks: Palette = DUSK
    shades: OwnShades = NO_SHADES
    table_top: TableTop = FELT
    told_of: Callable[[Any, MatchSummary], str] = _told_of
    draw_sign: Callable[[Canvas, pygame.Rect, Words], None] = _draw_sign
    draw_holders: Callable[[Canvas, pygame.Rect, pygame.Rect, bool], None] = lambda *_: None
    side_sign: tuple[str, ...] = ()
    starts: tuple[Start, ...] = (Start("new_game", "person", "new-title", "title-new-note"),)
    first_level: str = ""
    has_lessons: bool = False
    has_cards: bool = False
    has_rules: bool = False
    leave_icon: str = "leave"
    rooms: Sequence[str] = SHARED_ROOMS
    left_out: tuple[str, ...] = ("game.match.series", "game.wording.duty")
    shortcuts: OwnShortcuts = MappingProxyType({})
    sounds: Callable[[], Mapping[str, Recipe]] = dict
    ambience: str = "wind_loop"

    def draw_backdrop(
        self, canvas: Canvas, is_over: bool = False, seconds: float = 0, view: View | None = None
    ) -> None:
        """Draw the backdrop over the whole canvas.

        Args:
            is_over: whether a match is over.
            seconds: since it began to drift.
            view: what is seen of it; by default as much as covers the window.
        """
        inks = self.late_inks if is_over else self.inks
        draw_backdrop(canvas, self.backdrop, inks, view or self.backdrop.covering(canvas.size), seconds)

    def table(self, size: tuple[int, int]) -> pygame.Surface:
        """The table top, covering ``size``."""
        return table_top(self.table_top, size)
