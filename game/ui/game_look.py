"""How a game looks wherever the window shows no match. The title is drawn with it, so it imports little."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from game.ui.art.backdrop import Backdrop, View, draw_backdrop
from game.ui.art.palettes import Palette
from game.ui.art.table_top import TableTop, table_top
from game.ui.shades import OwnShades
from game.ui.shortcuts import OwnShortcuts

if TYPE_CHECKING:
    import pygame

    from game.match.library.summary import MatchSummary
    from game.ui.canvas import Canvas
    from game.wording.words import Words


class Start(NamedTuple):
    """A page on which a new game is put together, as the title offers it.

    Attributes:
        name: Names it (`game.ui.game_table.Starting.open`), and its entry in the menu.
        icon: The icon of the entry.
        words: The message on the entry.
        note: The message below that.
    """

    name: str
    icon: str
    words: str
    note: str


class GameLook(NamedTuple):
    """How a game looks, and what the title says of it.

    Attributes:
        backdrop: Behind the title, and all that is not at the table.
        inks: Its inks before and during a match.
        late_inks: Its inks when a match is over.
        shades: The shades of its own inks in each palette.
        table_top: Below the table, and behind lists.
        told_of: Who plays a saved match, what with, and how it stands.
        draw_sign: Draws the name of the game on its sign, in its words.
        draw_holders: Draws what holds the sign with the name, and the small one.
        side_sign: The messages on the small sign, line by line.
        starts: What new games the title offers.
        leave_icon: The icon of the way from a match to the title.
        rooms: The packages of all that scenes may need: none imports one that stands behind it.
        left_out: What no scene needs in these packages, by the beginning of its name.
        first_level: The level of the robot in the first game that *Play* deals.
        shortcuts: Its own keys and gestures, for the help.
    """

    backdrop: Backdrop
    inks: Palette
    late_inks: Palette
    shades: OwnShades
    table_top: TableTop
    told_of: Callable[[Any, MatchSummary], str]
    draw_sign: Callable[[Canvas, pygame.Rect, Words], None]
    draw_holders: Callable[[Canvas, pygame.Rect, pygame.Rect, bool], None]
    side_sign: tuple[str, ...]
    starts: tuple[Start, ...]
    leave_icon: str
    rooms: Sequence[str]
    left_out: tuple[str, ...] = ()
    first_level: str = ""
    shortcuts: OwnShortcuts = MappingProxyType({})

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
