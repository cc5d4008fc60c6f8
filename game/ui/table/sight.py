"""With the layout and what the player has begun, the standing of a match is the data from which one frame is drawn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeVar

import pygame

from game.kernel.seats import Seat
from game.ui.art.pawns import pawn
from game.ui.boxes import Box
from game.ui.canvas import Mark
from game.ui.input import Touch
from game.ui.places import Label
from game.ui.table import zone as rows
from game.ui.table.play.modes import Mode
from game.ui.table.standing import AnyStanding
from game.ui.theme import PAPER
from game.wording.words import Words

if TYPE_CHECKING:
    from game.ui.running.deeds import Deed
    from game.wording.narrator import AnyNarrator


class ColumnBoxes(Protocol):
    """What every table has in its side column: the heading and the lines of the log, the prompt, and the buttons, of
    which ``main`` is the large one."""

    @property
    def panel(self) -> Box: ...
    @property
    def label(self) -> Box: ...
    @property
    def log(self) -> Box: ...
    @property
    def prompt(self) -> Box: ...
    @property
    def undo(self) -> Box: ...
    @property
    def redo(self) -> Box: ...
    @property
    def main(self) -> Box: ...


class PanelBoxes(Protocol):
    """A panel over the table, or beside what lies on it."""

    @property
    def panel(self) -> Box: ...


class TableLayout(Protocol):
    """Where everything lies on a table, in pixels."""

    @property
    def size(self) -> tuple[int, int]: ...
    @property
    def scale(self) -> float: ...
    @property
    def left_handed(self) -> bool: ...
    @property
    def side(self) -> ColumnBoxes: ...
    @property
    def panels(self) -> Mapping[str, PanelBoxes]:
        """The panels that can be opened over the table, by their names."""

    @property
    def top(self) -> int:
        """The lower edge of the bar along the upper edge of the window."""

    @property
    def room(self) -> Box:
        """As wide as a question may be, at the foot of the table."""

    def tile(self, label: Label) -> Box | None:
        """Where a tile lies."""

    def middles(self, size: tuple[int, int], asks: bool) -> Iterable[tuple[int, int]]:
        """Where the middle of a panel of this size, or of a question, may lie: the best place first."""

    def cards(self) -> Iterable[Box]:
        """What a question should rather not hide, though nothing can be chosen there."""

    def lying(self) -> Iterable[Box]:
        """What a menu should rather not hide."""

    def tiles(self, opened: Sequence[str]) -> Iterable[Box]:
        """What a menu must not hide, also in the panels that are open."""

    def lit_place(self, seat: Seat) -> Box:
        """What is lit while a seat is to move."""


LayoutT = TypeVar("LayoutT", bound=TableLayout)
StandingT = TypeVar("StandingT", bound=AnyStanding)
WordsT = TypeVar("WordsT", bound=Words)


class TableSight(NamedTuple, Generic[LayoutT, StandingT, WordsT]):
    """The data of one frame: the layout, the match from a seat's point of view, and what the player has begun. A game
    derives its own."""

    layout: LayoutT
    standing: StandingT
    wording: WordsT
    narrator: AnyNarrator
    names: Mapping[Seat, str]
    mode: Mode
    touch: Touch
    text_scale: float = 1.0
    """The setting for the size of text, 0.8 to 2.0."""

    deed: Deed | None = None
    """What another player did last."""

    rising: Mapping[Any, float] | None = None
    """How far what others cover is raised, 0 to 1, by its number; None if it does not move."""

    opened: tuple[rows.Overlay, ...] = ()
    """The panels that are open over the table."""

    # ------------------------------------------------------------------ places
    @property
    def zones(self) -> rows.Zones:
        """The kinds of places of the game."""
        return self.standing.zones

    def zone(self, label: Label | None) -> rows.Zone:
        """The kind of a place; `NOWHERE` if it has no row."""
        return self.standing.zone(label)

    def box(self, label: Label) -> Box | None:
        """Where a place lies, if it is in sight."""
        return self.zone(label).box(self, label)

    def cards(self, label: Label | None) -> rows.Cards | None:
        """The cards of the group at a place, and the index of the one there; None if no card lies there."""
        return self.zone(label).cards(self, label)

    def seen(self, mark: Mark) -> pygame.Rect:
        """The rectangle of a mark, without what others cover."""
        return mark.rect

    @property
    def overlays(self) -> Mapping[str, Box]:
        """The panels that are open over the table -> their boxes; a `Zone` says in which one it lies."""
        return {one.name: self.layout.panels[one.name].panel for one in self.opened}

    def is_open(self, name: str) -> bool:
        """Whether a panel over the table is open."""
        return any(one.name == name for one in self.opened)

    # ------------------------------------------------------------------ words and pictures
    def text(self, key: str, **facts: object) -> str:
        return self.wording.text(key, **facts)

    def name(self, seat: Seat) -> str:
        """The name of the player at ``seat``."""
        return self.wording.called(self.names, seat)

    def emblem(self, seat: Seat) -> str:
        """The emblem of the player at ``seat``."""
        return pawn(seat)

    def aim_prompt(self, purpose: str) -> str:  # noqa: ARG002 - optional
        """The message that tells what is aimed for a purpose, if it is another than that of the purpose."""
        return ""

    def asked_briefly(self) -> str:
        """What is asked, in the few words for which a prompt has room."""
        return self.narrator.question(self.standing.question, self.standing.view, self.names)

    def face(self, card: str, width: int) -> pygame.Surface | None:
        """A card, so many pixels wide; None if the game has none of this id."""
        return self.standing.drawing.face(self, card, width)

    def colour(self, verb: str) -> str:
        """The colour of the targets of a verb."""
        return self.standing.colours.get(verb, PAPER)


AnySight = TableSight[Any, Any, Any]
