"""The map beside the offer of the Lookout: an Area for which a pick is skipped is chosen there (R45.3)."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.fiftyfirst.match.match import Match
from game.fiftyfirst.rules.commands import PickCard
from game.fiftyfirst.rules.sets.no_mans_land.messages import SkipPick
from game.fiftyfirst.rules.sets.no_mans_land.outposts import held_by, removals
from game.fiftyfirst.table.sets.no_mans_land.draw import TILES, MapFacts, MapPlan, draw_map, plan_map
from game.fiftyfirst.table.spots import AreaAt, MarkersOf
from game.kernel.refusal import Refusal
from game.ui.art import chrome
from game.ui.art.shapes import box
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.places import Label
from game.ui.shades import is_high_contrast
from game.ui.theme import GOLD, NIGHT, PAPER

_SHADED = 0.3
"""Opacity of the veil over Areas that cannot be chosen."""

_RING, _CHOSEN = 3, 5
"""In u: width of the rings around Areas."""


class SkipChoice:
    """Which Area is chosen to skip a pick for, and if all markers are in use, the own Outpost that goes (R45.9)."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self.area: str | None = None
        self.given_up: str | None = None

    def clear(self) -> None:
        """Choose nothing."""
        self.area = self.given_up = None

    # ------------------------------------------------------------------ what is possible
    @property
    def skips(self) -> Sequence[SkipPick]:
        """All ways to skip this pick."""
        return [command for command in self._match.legal() if isinstance(command, SkipPick)]

    @property
    def must_skip(self) -> bool:
        """Whether no card can be taken (R45.3a)."""
        return bool(self.skips) and not any(isinstance(command, PickCard) for command in self._match.legal())

    @property
    def command(self) -> SkipPick | None:
        """The skip that is chosen; None if it is not complete."""
        found = [command for command in self.skips if command.area == self.area]
        if len(found) > 1:
            found = [command for command in found if command.removing == self.given_up]
        return found[0] if found else None

    @property
    def asks_given_up(self) -> bool:
        """Whether it is still to be chosen which own Outpost goes."""
        return self.area is not None and self.command is None

    @property
    def open_areas(self) -> frozenset[str]:
        """The Areas that can be chosen next."""
        skips = self.skips
        going = {command.removing for command in skips if command.area == self.area and command.removing}
        return frozenset({command.area for command in skips} | (going if len(going) > 1 else set()))

    # ------------------------------------------------------------------ choosing
    def choose(self, area: str) -> Refusal | None:
        """Choose an Area, or the own Outpost that goes; says why that is not possible."""
        if area not in self.open_areas:
            return self.why_not(area)
        if any(command.area == area for command in self.skips):
            self.area, self.given_up = area, None
        else:
            self.given_up = area
        return None

    def is_chosen(self, area: str) -> bool:
        """Whether a further click on an Area skips the pick."""
        command = self.command
        return command is not None and area == (self.given_up or self.area)

    def why_not(self, area: str) -> Refusal | None:
        """Why no Outpost can be built on an Area in this pick."""
        tried = self.tried(area)
        return self._match.check(tried) if tried else None

    def tried(self, area: str) -> SkipPick | None:
        """The command for an Area, whether it is possible or not."""
        match, seat = self._match, self._match.status.to_move
        return None if seat is None else SkipPick(seat, area, removals(match.game, match.view(seat), seat)[0])

    # ------------------------------------------------------------------ dragging a marker
    def can_lift(self, label: Label) -> bool:
        """Whether a marker can be taken from a place: from beside the map, or if there is none left, from an Area."""
        seat = self._match.status.to_move
        if seat is None or not self.skips:
            return False
        if isinstance(label, AreaAt):
            held = held_by(self._match.game, self._match.view(seat), seat)
            return all(command.removing for command in self.skips) and label.area in held
        return isinstance(label, MarkersOf) and label.seat == seat

    def drop(self, taken: Label, label: Label | None) -> Refusal | None:
        """A marker that was taken from a place was dropped; says why nothing can be built there."""
        if not isinstance(label, AreaAt) or label == taken:
            return None
        if refusal := self.choose(label.area):
            return refusal
        if isinstance(taken, AreaAt) and self.asks_given_up:
            self.given_up = taken.area
        return None


def _veil(canvas: Canvas, rect: pygame.Rect) -> None:
    """Shade an Area that cannot be chosen: it is still to be read."""
    if is_high_contrast():
        chrome.veil(canvas, rect)
    else:
        canvas.blit(box(rect.size, canvas.px(8), NIGHT, alpha=_SHADED), rect)


def draw_skip_map(
    canvas: Canvas, facts: MapFacts, choice: SkipChoice, rect: pygame.Rect, hover: Label | None
) -> MapPlan:
    """Draw the map in ``rect``: Areas that can be chosen have a ring, the chosen one a golden one."""
    seats = [player.seat for player in facts.view.players]
    plan = plan_map(Box(*rect), canvas.metrics.scale, seats, facts.game.catalog, form=TILES)
    draw_map(canvas, facts, plan)
    lit = choice.open_areas
    for area, place in plan.areas.items() if lit else ():
        if area in (choice.area, choice.given_up):
            chrome.focus_ring(canvas, place.rect, GOLD, 9, _CHOSEN)
        elif area in lit:
            chrome.focus_ring(canvas, place.rect, GOLD if hover == AreaAt(area) else PAPER, 9, _RING)
        else:
            _veil(canvas, place.rect)
    return plan
