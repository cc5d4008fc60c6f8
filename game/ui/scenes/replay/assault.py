"""The Assault in a replay: over the table, what each Machine did to each seat up to the step that is shown (R44.3)."""

from __future__ import annotations

import pygame

from game.kernel.seats import Seat
from game.rules.sets.moloch.messages import AssaultEvent
from game.ui.art.chrome import licence_plate
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.running.assaults import AssaultAccount, last_assault
from game.ui.scenes.assault.rows import AssaultRows, Shown
from game.ui.table import labels
from game.ui.table.draw.cards import LAYER
from game.ui.table.sight import Sight
from game.ui.widgets.button import Button

LASTS = 7000
"""Milliseconds at normal speed for which it is shown."""

_TOP, _EDGE = 84, 24
"""Its distance from the upper edge and from the others, in u."""


class WatchedAssault:
    """Draws the Assault of a step, if Machines attacked in it."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._rows = AssaultRows(context, self._draw_plate, _put_nothing)
        self._sight: Sight | None = None
        self._account: tuple[int, AssaultAccount | None] | None = None

    def account(self, sight: Sight) -> AssaultAccount | None:
        """What the Machines have done, if they did something in the step shown."""
        match = sight.standing.match
        step = match.head
        if self._account is None or self._account[0] != step:
            attacked = any(isinstance(event, AssaultEvent) for event in match.entry(step).events)
            self._account = step, last_assault(match) if attacked else None
        return self._account[1]

    def draw(self, canvas: Canvas, sight: Sight) -> None:
        """Draw it over the table, with the eyes of those who watch."""
        account = self.account(sight)
        if account is None:
            return
        self._sight = sight
        edge, top = canvas.px(_EDGE), canvas.px(_TOP)
        room = pygame.Rect(edge, top, canvas.rect.width - 2 * edge, canvas.rect.height - top - edge)
        canvas.layer = LAYER
        canvas.hit(room, labels.PANEL)
        seen = frozenset(place for place, hit in account.cells.items() if hit.is_decided)
        standing = sight.standing
        names = {seat: sight.name(seat) for seat in account.seats}
        first = standing.view.first_player
        self._rows.draw(canvas, Shown(account, seen, standing.viewer, names, first), room)

    def _draw_plate(self, canvas: Canvas, rect: pygame.Rect, seat: Seat, first: bool) -> None:
        sight = self._sight
        assert sight is not None
        player, title = sight.player(seat), self._context.wording.title(sight.player(seat).faction)
        licence_plate(canvas, rect, player.faction, title, sight.name(seat), player.vp, first, first)


def _put_nothing(_canvas: Canvas, _button: Button) -> None:
    """What is only watched has no buttons."""
