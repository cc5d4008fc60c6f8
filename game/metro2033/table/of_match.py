"""The table of a match as it is seen: whose seat is at the lower edge, and what is drawn of it."""

from __future__ import annotations

from game.kernel.seats import NOBODY, Seat, Viewer
from game.metro2033.of_context import metro_words
from game.metro2033.rules.state import MetroState
from game.metro2033.table.draw.ground import draw_at_once
from game.metro2033.table.map_frame import MapFrame
from game.metro2033.table.plan import lay_out, map_frame
from game.metro2033.table.sight import MetroTableSight
from game.metro2033.table.standing import MetroStanding
from game.metro2033.table.zones.rows import SeenTable, seen_table
from game.play.match import AnyMatch
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Touch
from game.ui.table.play.modes import Rest

_UNTOUCHED = Touch()


def own_seat(match: AnyMatch, viewer: Viewer) -> Seat:
    """The seat at the lower edge: that of the viewer or, if nobody looks, of the player to move; while a robot moves
    that of the first person."""
    if isinstance(viewer, Seat):
        return viewer
    mover = match.holder if match.awaiting_end_turn else match.status.to_move
    if mover is None or not match.is_human(mover):
        mover = next((seat for seat in match.seats if match.is_human(seat)), next(iter(match.seats)))
    return mover


def standing_for(match: AnyMatch, viewer: Viewer, side: Seat | None = None) -> SeenTable:
    """The match as a viewer sees it, with the seat ``side`` at the lower edge, or else its `own_seat`."""
    return seen_table(match, side or own_seat(match, viewer), viewer)


def whole_frame(context: Context, size: tuple[int, int], standing: MetroStanding) -> MapFrame:
    """The frame of the map on a table of this size, with all of the plan."""
    return map_frame(size, standing.cards.map.plan, context.settings.left_handed)


def public_sight(
    context: Context, phase: tuple[int, str] | None = None, before: MetroState | None = None
) -> MetroTableSight:
    """The table as everybody may see it; with another round and phase in its bar, or as it was ``before``, if they are
    given."""
    match, metrics = context.playing, context.metrics
    standing = standing_for(match, NOBODY)
    if before is not None:
        standing.view = before
    if phase:
        standing.show_phase(*phase)
    left = context.settings.left_handed
    frame = whole_frame(context, metrics.size, standing)
    layout = lay_out(metrics.size, frame, standing.lying, metrics.text_scale, left)
    words, narrator = metro_words(context), context.narrator
    return MetroTableSight(layout, standing, words, narrator, match.names, Rest(), _UNTOUCHED, metrics.text_scale)


def draw_public_table(canvas: Canvas, context: Context, phase: tuple[int, str] | None = None) -> None:
    """Draw the table as everybody may see it; with another round and phase in its bar, if they are given."""
    draw_at_once(canvas, public_sight(context, phase))
