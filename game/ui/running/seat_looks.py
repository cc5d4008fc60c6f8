"""The emblems and colours by which seats are told apart in tables and curves."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from game.kernel.seats import Seat
from game.play.match import AnyMatch
from game.ui import theme
from game.ui.art.portraits import emblem_colour
from game.ui.context import Context


def emblems_of(context: Context, match: AnyMatch) -> Mapping[Seat, str]:
    """Seat -> emblem, also of virtual opponents."""
    return {seat: context.table.emblem(match, seat) for seat in match.status_at(match.last).vp}


def colours_of(emblems: Mapping[Seat, str], opponents: Collection[Seat]) -> Mapping[Seat, str]:
    """Seat -> colour; a virtual opponent with the colour of a player gets another one."""
    colours = {seat: emblem_colour(emblem) for seat, emblem in emblems.items()}
    taken = {colours[seat] for seat in colours if seat not in opponents}
    return {
        seat: theme.DISABLED if seat in opponents and colour in taken else colour for seat, colour in colours.items()
    }
