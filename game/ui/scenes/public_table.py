"""The table as everybody may see it, and as the player whose turn it is sees it."""

from __future__ import annotations

import msgspec

from game.kernel.seats import NOBODY, SEATS, Viewer
from game.match.match import Match
from game.rules.state import Seat
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.pointer import Touch
from game.ui.running import flow
from game.ui.table.draw.picture import draw_base
from game.ui.table.plan.layout import lay_out
from game.ui.table.play.modes import Rest
from game.ui.table.sets import with_sets
from game.ui.table.sight import Sight, Standing, ToldStanding

_UNTOUCHED = Touch()


def standing_of(
    match: Match, viewer: Viewer, phase: tuple[int, str] | None = None, told: int | None = None
) -> Standing:
    """The match from the seat of ``viewer``, or if that is no seat, of the player to move.

    While a bot moves, that is the first person, or without people the first seat. ``phase`` is the round and phase to
    show, if the match has already gone on; ``told`` is how many events of the last decision have been told, if not all.
    """
    mover = match.holder if match.awaiting_end_turn else match.status.to_move
    if mover is None or not match.is_human(mover):
        mover = next((seat for seat in match.seats if match.is_human(seat)), SEATS[0])
    seat = viewer if isinstance(viewer, Seat) else mover
    standing = Standing(match, seat, viewer) if told is None else ToldStanding(match, seat, viewer, told)
    if phase is not None:
        standing.view = msgspec.structs.replace(standing.view, round=phase[0], phase=phase[1])
    return with_sets(standing)


def _public_sight(context: Context, phase: tuple[int, str] | None = None) -> Sight:
    picker = flow.next_picker(context.playing, context.settings.handover)
    match = context.playing
    standing = with_sets(Standing(match, picker, NOBODY)) if picker else standing_of(match, NOBODY, phase)
    metrics, left = context.metrics, context.settings.left_handed
    layout = lay_out(
        metrics.size,
        metrics.text_scale,
        standing.view,
        standing.seat,
        context.catalog,
        left_handed=left,
        sets=standing.sets,
    )
    return Sight(layout, standing, context.wording, context.playing.names, Rest(), _UNTOUCHED)


def open_overview(context: Context) -> None:
    """Show all States over a screen other than the table, as everybody may see them."""
    from game.ui.scenes.overview import OverviewScene

    context.stack.push(OverviewScene(context, _public_sight(context), lambda _: None))


def draw_public_table(canvas: Canvas, context: Context, phase: tuple[int, str] | None = None) -> None:
    """Draw the table as everybody may see it, without its log, as the background of phase screens.

    ``phase`` is the round and phase to show in the top bar, if the match has already gone on.
    """
    draw_base(canvas, _public_sight(context, phase))
