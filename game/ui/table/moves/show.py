"""The motions and sounds of one table, as its scene starts them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

import pygame

from game.kernel.seats import Seat
from game.ui.art import chrome
from game.ui.boxes import Box
from game.ui.canvas import Canvas, cut_out
from game.ui.motion.motion import ArrivingCard, Curtain, Fade, Glide, Motion, TurnFrame, in_out_cubic, out_back
from game.ui.motion.stage import Stage
from game.ui.places import Label
from game.ui.settings import Settings
from game.ui.table.play.in_reach import target_box
from game.ui.table.play.modes import targets_of
from game.ui.table.sight import AnySight

_LAYER = 7


class Before(NamedTuple):
    """The table before a decision: its view, its picture without hand and motions, and where a card was dropped."""

    sight: Any
    picture: pygame.Surface | None
    dropped: Box | None = None


def draw_changes(canvas: Canvas, boxes: Iterable[Box]) -> None:
    """Draw brackets around everything that has changed and is shown."""
    canvas.layer = _LAYER
    for box in boxes:
        chrome.brackets(canvas, box.rect)


GLIDE_HOME, APPEAR, CLOSE, OPEN, TURN = 220, 140, 200, 250, 250
"""Milliseconds at normal speed."""

_GLOW = 20
"""In u: reach of the glow of a lit target."""


class TableShow:
    """Plays the motions of a table and their sounds on its own stage.

    With the speed `off` nothing moves and sounds play at once. With reduced motion changes are marked instead. A game
    derives its own.
    """

    def __init__(self, hear: Callable[[str], None], tells_all: bool = False) -> None:
        """``hear`` plays a sound. With ``tells_all`` also the sounds of events that are announced by signs."""
        self._hear = hear
        self._tells_all = tells_all
        self.stage = Stage(hear)
        self._before: Before | None = None
        self._dropped: Box | None = None
        self._is_lit = False
        self._mover: Seat | None = None
        self._size = (0, 0)
        self.changed: tuple[Label, ...] = ()
        """What is marked as changed until the next input, with reduced motion."""

    def skip(self) -> None:
        """End all motions and marks, on any input."""
        self.stage.skip()
        self.changed = ()

    def fit(self, size: tuple[int, int]) -> None:
        """End all motions if the window has another size: they were laid out for the old one."""
        if size != self._size:
            self.stage.skip()
            self._size = size

    # ------------------------------------------------------------------ decisions
    def let_go(self, place: Box) -> None:
        """A card was dropped on a target: its motion begins there."""
        self.stage.skip()
        self._dropped = place

    def remember(self, sight: AnySight, picture: pygame.Surface | None, settings: Settings) -> None:
        """Keep the table as it is before a decision."""
        if settings.moves or settings.reduced_motion:
            self._before = Before(sight, picture.copy() if picture else None, self._dropped)
        self._dropped = None

    def perform(self, events: Sequence[Any], after: AnySight, settings: Settings) -> None:
        """Play what happened since `remember`."""
        before, self._before = self._before, None
        if not self._tells_all:
            events = [event for event in events if not self.is_heralded(event)]
        if not settings.moves or settings.reduced_motion:
            self.ring(events)
        if before is None or before.sight.layout.size != after.layout.size:
            return
        same_seat = before.sight.standing.seat == after.standing.seat
        if settings.reduced_motion:
            if same_seat:
                self.changed = tuple(dict.fromkeys((*self.changed, *self.changes(before.sight, after))))
            return
        if not same_seat:
            before = before._replace(picture=None)
        self.stage.play(self.choreograph(events, before, after), settings)

    def draw_marks(self, canvas: Canvas, sight: AnySight) -> None:
        """Mark what has changed since the last input, with reduced motion."""
        draw_changes(canvas, self.places(sight))

    def ring(self, events: Sequence[Any]) -> None:
        """Play the sounds of a decision at once."""
        for sound in self.sounds(events):
            self._hear(sound)

    def forget(self) -> None:
        """Drop what `remember` and `let_go` have kept: the decision was refused."""
        self._before = self._dropped = None

    # ------------------------------------------------------------------ what a game says
    def is_heralded(self, _event: Any, /) -> bool:
        """Whether a sign tells of an event, so that it is not heard here."""
        return False

    def sounds(self, _events: Sequence[Any], /) -> Sequence[str]:
        """What is heard of events of which nothing is seen to move."""
        return ()

    def changes(self, before: Any, after: Any) -> Sequence[Label]:
        """Labels of everything that differs between two sights of a seat."""
        return tuple(label for zone in after.zones.values() for label in zone.changed(before, after))

    def choreograph(self, _events: Sequence[Any], _before: Before, _after: Any, /) -> Iterable[Motion]:
        """The motions of a decision."""
        return ()

    def places(self, sight: Any) -> Iterable[Box]:
        """Where what has changed lies, as far as it is shown."""
        return filter(None, map(sight.box, self.changed))

    # ------------------------------------------------------------------ hands
    def glide_home(
        self, picture: pygame.Surface, name: str, place: Label, start: Box, home: Box, settings: Settings
    ) -> None:
        """A card dropped where it may not go returns to its place, where it is not seen before."""
        self.stage.skip()
        glide = Glide(picture=picture, start=start, end=home, easing=out_back, label=name, lasts=GLIDE_HOME)
        self.stage.play((glide, ArrivingCard(label=place, lasts=GLIDE_HOME)), settings)

    def open_hand(self, canvas: Canvas, strip: Box, settings: Settings) -> None:
        """Lower the cover of the hand; the canvas still shows the closed hand."""
        self._hear("curtain")
        cover, _ = cut_out(canvas.surface, strip.rect)
        self.stage.play((Curtain(cover=cover, at=strip, lasts=OPEN),), settings)

    def close_hand(self, canvas: Canvas, strip: Box, ground: pygame.Surface, settings: Settings) -> None:
        """Raise the cover of the hand over the empty ``ground``; the canvas already shows the closed hand."""
        self._hear("curtain")
        cover, _ = cut_out(canvas.surface, strip.rect)
        self.stage.play((Curtain(cover=cover, at=strip, ground=ground, lasts=CLOSE),), settings)

    # ------------------------------------------------------------------ attention
    def light(self, canvas: Canvas, sight: AnySight, settings: Settings) -> None:
        """Fade in lit targets; called while the canvas still shows the table without them."""
        if canvas.is_unseen:
            return
        was, self._is_lit = self._is_lit, bool(targets_of(sight.mode))
        if not self._is_lit or was or not settings.moves:
            return
        boxes = (target_box(sight, target) for target in targets_of(sight.mode))
        pieces = [cut_out(canvas.shown, found.grown(canvas.px(_GLOW)).rect) for found in boxes if found]
        self.stage.play((Fade(picture=piece, at=at.topleft, lasts=APPEAR) for piece, at in pieces), settings)

    def follow_turn(self, sight: AnySight, settings: Settings) -> Seat | None:
        """Move the lit frame to the seat to move; returns that seat if the turn has just changed."""
        now: Seat | None = sight.standing.mover
        before, self._mover = self._mover, now
        if before is None or now is None or before == now:
            return None
        start, end = (sight.layout.lit_place(seat) for seat in (before, now))
        self.stage.play((TurnFrame(start=start, end=end, easing=in_out_cubic, lasts=TURN),), settings)
        return now
