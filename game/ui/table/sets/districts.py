"""The districts and the drawer with them (R53.4)."""

from __future__ import annotations

from collections.abc import Iterator, Set
from typing import Final

from msgspec.structs import replace

from game.cards.vocabulary import GROUPS
from game.rules.references import DISTRICT
from game.rules.sets.districts.messages import DealWithDistrict, RazeDistrict
from game.ui.boxes import Box
from game.ui.places import DistrictAt, Label, Origin, OwnGoods
from game.ui.table import labels
from game.ui.table.play.place_boxes import district_box
from game.ui.table.play.targets import Target, targets_at
from game.ui.table.sight import Sight
from game.ui.table.standing import ACT, RAZING, Standing
from game.ui.table.words.forecasts import forecast_lines
from game.ui.table.words.modules import about_district, about_drawer, later_with_modules
from game.ui.table.zone import Cards, Overlay, TableSet, Zone


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


def _deals(standing: Standing) -> tuple[Target, ...]:
    """The districts, onto which blue contact tokens are dropped for a Deal (R53.4). A refusal also names the deed where
    the seat has a Deal already, which is not used up in a round only."""
    wanted = [
        (DistrictAt(board.district), "deal_with_district", DealWithDistrict(standing.seat, board.district))
        for board in standing.view.districts or ()
    ]
    return tuple(
        target if target.refusal and target.refusal.code == "already_used" else replace(target, tried=None)
        for target in targets_at(standing.match, wanted, names_deed=True)
    )


def _razed(standing: Standing) -> tuple[Target, ...]:
    """The districts, which red contact tokens raze (R53.4)."""
    wanted = [
        (DistrictAt(board.district), "raze_district", RazeDistrict(standing.seat, board.district))
        for board in standing.view.districts or ()
    ]
    return targets_at(standing.match, wanted)


def _takes(standing: Standing, source: Origin) -> tuple[Target, ...]:
    """What a token does there. A universal one makes a Deal with a district that it cannot raze."""
    match source:
        case labels.BLUES:
            return _deals(standing)
        case OwnGoods("universal"):
            pairs = zip(_razed(standing), _deals(standing), strict=True)
            return tuple(deal if deal.is_legal and not raze.is_legal else raze for raze, deal in pairs)
        case OwnGoods(token) if token in RAZING and token not in GROUPS:
            return _razed(standing)
        case _:
            return ()


def _targets(standing: Standing, district: str) -> tuple[Target, ...]:
    """What can be done with a district: a Deal, or razing it."""
    both = (*_deals(standing), *_razed(standing))
    return tuple(target for target in both if target.label == DistrictAt(district))


def _useful(standing: Standing) -> Set[str]:
    """Blue tokens, if there is a Deal that they pay for."""
    legal = standing.match.legal() if standing.turn == ACT and standing.view.districts else ()
    can_deal = any(isinstance(command, DealWithDistrict) for command in legal)
    return {"blue"} if can_deal and standing.me.goods["blue"] else frozenset()


def _lines(sight: Sight, district: str) -> tuple[str, ...]:
    """Verb by verb what can be done with a district now, and what it would bring, or why it cannot be done."""
    told = list[str]()
    for target in _targets(sight.standing, district):
        if target.is_legal:
            told += (*forecast_lines(sight, target.commands[0]), *later_with_modules(sight, target.commands))
        elif target.refusal:
            verb = sight.text(f"table-verb-{target.verb}")
            reason = sight.wording.refusal(target.refusal, sight.names, target.tried)
            told.append(sight.text("table-tip-why", verb=verb, reason=reason))
    return tuple(told)


DRAWER: Final = Overlay(
    "drawer",
    labels.DISTRICTS,
    "d",
    has=lambda view: bool(view.districts),
    panel=lambda layout: layout.drawer.panel if layout.drawer else None,
    stays=False,
)
"""The districts, unfolded."""

DISTRICTS: Final = TableSet(
    has=lambda view: view.districts is not None,
    zones=(
        Zone(
            DistrictAt,
            box=lambda sight, at: district_box(sight, at.district),
            about=lambda sight, at: about_district(sight, at.district),
            cards=_in_play,
            offered=_districts,
            changed=_changed_districts,
            held=lambda sight, at: (sight.wording.title(at.district), sight.text("table-held-district")),
            verbs=lambda standing, at: _targets(standing, at.district),
            menu=lambda sight, mode: (labels.DISTRICT_VERBS, sight.box(mode.source)),
            brings=lambda sight, at: _lines(sight, at.district) if sight.standing.turn == ACT else (),
            over="drawer",
            takes=_takes,
            razed=RazeDistrict,
            tokens={"blue": "deal_with_district"},
            useful=_useful,
            begins=(DISTRICT,),
            is_whole=True,
            is_lit=True,
            after=labels.EXCHANGE,
            topic="districts",
        ),
        Zone(labels.DISTRICTS, about=lambda sight, _: about_drawer(sight), topic="districts"),
    ),
    overlays=(DRAWER,),
)
