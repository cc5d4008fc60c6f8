"""Headquarters, border tiles, the Arena and districts (R52, R53)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.cards.module import Arena
from game.rules.sets.headquarters.messages import ChooseHq
from game.ui.art.faces import face_size
from game.ui.boxes import Box
from game.ui.places import BorderAt, DistrictAt, HqAt, Label
from game.ui.table import labels
from game.ui.table.play.place_boxes import district_box
from game.ui.table.play.targets import district_targets
from game.ui.table.sight import Sight
from game.ui.table.standing import ACT
from game.ui.table.words.forecasts import forecast_lines
from game.ui.table.words.modules import (
    about_arena,
    about_border,
    about_district,
    about_drawer,
    about_hq,
    district_lines,
    later_with_modules,
)
from game.ui.table.words.prompts import aim_words
from game.ui.table.zone import Cards, Carried, Overlay, Zone


def _hq_together(sight: Sight, at: HqAt) -> Cards | None:
    """The HQ cards that lie together: those laid out, or the claimed ones of a player (R52.1)."""
    view = sight.standing.view
    groups = (view.hq or (), *(player.hq for player in view.players))
    cards = next((cards for cards in groups if at.card in cards), None)
    return (cards, cards.index(at.card)) if cards else None


def _told_drop(sight: Sight, _: HqAt) -> str:
    is_claimed_now = isinstance(sight.standing.question, ChooseHq)
    return sight.text("table-drop-claim_hq") if is_claimed_now else aim_words(sight)


def _claimed(before: Sight, after: Sight) -> Iterator[Label]:
    return (HqAt(card) for card in before.standing.view.hq or () if card not in (after.standing.view.hq or ()))


HEADQUARTERS: Final = (
    Zone(
        HqAt,
        box=lambda sight, at: sight.layout.hq(at.card),
        about=lambda sight, at: about_hq(sight, at.card),
        cards=_hq_together,
        changed=_claimed,
        carried=lambda sight, at: Carried(box=sight.layout.side.discard, card=at.card),
        held=lambda sight, at: (sight.wording.title(at.card), aim_words(sight)),
        drop=_told_drop,
        let_go=lambda sight, at: face_size(card.w) if (card := sight.layout.hq(at.card)) else None,
    ),
)


def _borders(sight: Sight) -> Iterator[tuple[Label, Box | None]]:
    return ((BorderAt(side), box) for side, box in sight.layout.own.borders.items())


def _both_sides(sight: Sight, at: BorderAt) -> Cards:
    """Both sides of each border tile beside the player, or of this one."""
    view, seat = sight.standing.view, sight.standing.seat
    beside = [border.side for border in view.borders if seat in border.between]
    together = beside if at.side in beside else [at.side]
    sides = tuple(both for up in together for both in (up, sight.catalog.other_side(up).id))
    return sides, sides.index(at.side)


def _flipped(before: Sight, after: Sight) -> Iterator[Label]:
    known = before.standing.view.borders
    return (BorderAt(border.side) for border in after.standing.view.borders if border not in known)


def _activating(sight: Sight, at: BorderAt) -> tuple[str, ...]:
    commands = sight.standing.offers.at(at)
    return forecast_lines(sight, commands[0]) if commands else ()


BORDERS: Final = (
    Zone(
        BorderAt,
        box=lambda sight, at: sight.layout.own.borders.get(at.side),
        about=lambda sight, at: about_border(sight, at.side),
        cards=_both_sides,
        offered=_borders,
        changed=_flipped,
        brings=_activating,
        is_begun=True,
    ),
)


def _fought_for(before: Sight, after: Sight) -> Iterator[Label]:
    now = after.standing.view.arena
    if now is not None and before.standing.view.arena != now:
        yield labels.ARENA


def _entering(sight: Sight, label: str) -> tuple[str, ...]:
    """What entering brings, at once and later."""
    commands = sight.standing.offers.at(label)
    return (*forecast_lines(sight, commands[0]), *later_with_modules(sight, commands)) if commands else ()


ARENA: Final = (
    Zone(
        labels.ARENA,
        box=lambda sight, _: sight.layout.side.arena,
        about=lambda sight, _: about_arena(sight),
        cards=lambda *_: ((Arena.id,), 0),
        offered=lambda sight: ((labels.ARENA, sight.layout.side.arena),),
        changed=_fought_for,
        brings=_entering,
        is_begun=True,
        is_whole=True,
    ),
)


def _districts(sight: Sight) -> Iterator[tuple[Label, Box | None]]:
    boards = sight.standing.view.districts or ()
    return ((DistrictAt(board.district), district_box(sight, board.district)) for board in boards)


def _in_play(sight: Sight, at: DistrictAt) -> Cards | None:
    districts = tuple(board.district for board in sight.standing.view.districts or ())
    return (districts, districts.index(at.district)) if at.district in districts else None


def _changed_districts(before: Sight, after: Sight) -> Iterator[Label]:
    """Districts on which other goods or Deals lie. A razed district is no place any longer."""
    known, now = before.standing.view.districts or (), after.standing.view.districts or ()
    return (DistrictAt(board.district) for board in now if board not in known)


DRAWER: Final = Overlay(
    "drawer",
    labels.DISTRICTS,
    "d",
    has=lambda view: bool(view.districts),
    panel=lambda layout: layout.drawer.panel if layout.drawer else None,
    stays=False,
)
"""The districts, unfolded."""

DISTRICTS: Final = (
    Zone(
        DistrictAt,
        box=lambda sight, at: district_box(sight, at.district),
        about=lambda sight, at: about_district(sight, at.district),
        cards=_in_play,
        offered=_districts,
        changed=_changed_districts,
        held=lambda sight, at: (sight.wording.title(at.district), sight.text("table-held-district")),
        verbs=lambda standing, at: district_targets(standing.match, standing.view, standing.seat, at.district),
        menu=lambda sight, mode: (labels.DISTRICT_VERBS, sight.box(mode.source)),
        brings=lambda sight, at: district_lines(sight, at.district) if sight.standing.turn == ACT else (),
        over="drawer",
        is_whole=True,
    ),
    Zone(labels.DISTRICTS, about=lambda sight, _: about_drawer(sight)),
)
