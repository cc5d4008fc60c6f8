"""The tooltip of a player's tab."""

from __future__ import annotations

from game.kernel.bag import EMPTY
from game.rules.state import VIRTUAL, Seat
from game.rules.view import SeatView
from game.ui.table.play.modes import targets_of
from game.ui.table.play.shown_opponent import target_counts
from game.ui.table.play.sources import aimed_at_others
from game.ui.table.sight import Sight
from game.ui.table.words.about import vp_words
from game.ui.table.words.automa import board_words
from game.wording.sets.headquarters import headquarters_of


def tab_words(sight: Sight, seat: Seat) -> str:
    """All that the tab of a seat shows with icons and numbers, and what a click does.

    While a token is aimed, only what concerns its targets.
    """
    if seat == VIRTUAL:
        return "\n".join((*board_words(sight), vp_words(sight, sight.player(seat))))
    player = sight.standing.view.player(seat)
    head = sight.text(
        "tab-head",
        name=sight.names[seat],
        faction=sight.wording.title(player.faction),
        hand=player.cards_held,
    )
    end = (*_targets(sight, player), *_switch(sight, seat))
    if aimed_at_others(sight.mode) is not None and seat != sight.standing.seat:
        return "\n".join((head, *_marks(sight, player), *end))
    goods = sight.text("tab-goods", goods=player.goods) if player.goods else sight.text("tab-no-goods")
    deals, made = sight.text("tab-no-deals"), [sight.catalog.locations[card].deal for card in player.deals]
    boards = sight.standing.view.districts or ()
    made += [sight.catalog.districts[board.district].deal for board in boards if seat in board.deals]
    if made:
        deals = sight.text("tab-deals", deals=len(made), goods=sum(made, EMPTY))
    sites = sight.text("tab-sites", sites=len(player.sites))
    piles = [_pile(sight, player)] if sight.standing.view.own_discards else []
    hq = [str(headquarters_of(sight.wording, seat, player.hq, sight.names))] if player.hq else []
    return "\n".join((head, vp_words(sight, player), *_marks(sight, player), goods, deals, sites, *hq, *piles, *end))


def _pile(sight: Sight, player: SeatView) -> str:
    """How many cards the discard pile of a player has, and which lies on top (R42.1)."""
    top = sight.wording.card(player.discard[-1]) if player.discard else None
    return sight.text("tab-pile", n=player.discard_size, card=top) if top else sight.text("tab-no-pile")


def _marks(sight: Sight, player: SeatView) -> list[str]:
    standing = sight.standing
    marks = {
        "tab-moves": standing.mover == player.seat,
        "tab-first": standing.view.first_player == player.seat,
        "tab-passed": player.passed,
    }
    return [sight.text(key) for key, holds in marks.items() if holds]


def _targets(sight: Sight, player: SeatView) -> list[str]:
    if aimed_at_others(sight.mode) is None or player.passed or player.seat == sight.standing.seat:
        return []
    return [sight.text("tab-targets", count=target_counts(sight.standing, targets_of(sight.mode))[player.seat])]


def _switch(sight: Sight, seat: Seat) -> list[str]:
    """That this State is shown, or how to show it; nothing without tabs, as with two players."""
    layout = sight.layout
    seats = [plan.seat for plan in layout.opponents]
    if not layout.has_tabs or seat not in seats:
        return []
    if seat == layout.shown:
        return [sight.text("tab-shown")]
    return [sight.text("tab-show", number=str(seats.index(seat) + 1))]
