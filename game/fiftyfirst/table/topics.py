"""The section of the rules about each place of the screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.vocabulary import ROWS
from game.fiftyfirst.rules.state import Seat, Site
from game.fiftyfirst.table import spots
from game.fiftyfirst.table.sets import SETS
from game.fiftyfirst.wording.printed import PRINTED
from game.fiftyfirst.wording.rows.commands import OF_VERBS
from game.fiftyfirst.wording.rulebook_sections import OF_GOODS, OF_OPPONENTS, OF_OPTIONS, OF_PHASES, OF_SETS, OF_TYPES
from game.fiftyfirst.wording.wording import Wording
from game.kernel.seats import NOBODY
from game.ui import places

if TYPE_CHECKING:
    from game.ui.context import Context

OF_KINDS: Final[Mapping[str | type[places.Place], str]] = {
    "overview": "hidden", "round": "round", "lane": "vp", "deal": "make_deal", "build": "construct",
    "discard": "discard_pile", "income": "faction_boards", "exchange": "exchange", "deck": "deck",
    "price": "take_connection", "log": "hidden", "strip": "hand", "undo": "undo", "redo": "undo", "pass": "passing",
    "done": "turn_end", "end_turn": "turn_end", "winner": "scoring", "handover": "hidden", "show_hand": "hidden",
    "brawlers": "borgo_turn", "marker": "borgo", "grade": "solo_end", "hint": "action_phase", "table": "action_phase",
    "total": "supply", "take": "lookout", "sets:on": "sets", "sets:back": "sets",
    spots.HandCard: "three_uses", spots.HandConnection: "play_connection", spots.SiteAt: "card_face",
    spots.Gutter: "row_types", spots.BoardOf: "faction_boards", places.PlateOf: "faction_boards",
    spots.TabOf: "faction_boards", spots.DealOf: "make_deal", spots.OwnGoods: "supply", spots.GoodsOf: "supply",
    spots.BoardAction: "faction_actions", spots.ConnectionPile: "take_connection", spots.LARGE_MAP: "map",
    places.PhaseSign: "round", places.NamedCard: "card_face", places.Answer: "questions", places.VerbSign: "three_uses",
    spots.ExchangeFor: "exchange", spots.WayOption: "faction_actions", spots.PaymentGood: "paying",
    spots.PaymentStep: "paying", spots.DiscardOption: "paying", spots.OpponentDeed: "solo_turn",
    spots.OpponentPile: "solo_attack", spots.DrawnCard: "solo_attack", spots.BorgoIcon: "borgo_turn",
    spots.FaceUpCard: "three_uses", spots.PickTurn: "lookout", spots.IncomeSource: "production",
    spots.TotalOf: "supply", spots.CleanupRow: "cleanup", spots.CleanupGood: "cleanup", spots.HitAt: "assault",
    spots.ThreadEnd: "assault", spots.CameMachine: "deploy", "came": "deploy", spots.OwnedGood: "storing",
    spots.StoreStep: "storing", places.ScoreOf: "faction_boards", places.ScoreLine: "scoring", spots.OpenCard: "hand",
    places.VpSource: "scoring", places.StackRow: "three_uses", places.HintAt: "action_phase",
    spots.OpponentChip: "solo", spots.ExpansionChip: "sets", spots.SetChip: "sets",
    places.VariantChip: "option_connections", places.SeatName: "faction_boards", places.SeatPlayer: "faction_boards",
    places.SeatRobot: "faction_boards", spots.FactionChip: "faction_boards", places.SeatRemove: "faction_boards",
    **{zone.kind: zone.topic for one in SETS for zone in one.zones if zone.topic},
}  # fmt: skip
"""Name or type of a place -> section."""

_OF_FILTERS: Final = {**OF_TYPES, **OF_GOODS, **OF_SETS}

OF_SCENES: Final = {
    "keep": "setup", "lookout": "lookout", "production": "production", "assault": "assault", "table": "action_phase",
    "cleanup": "cleanup", "tidied": "cleanup", "score": "scoring", "cover": "hidden",
}  # fmt: skip
"""Name of a scene of a match -> section."""


def topic_of_scene(name: str) -> str | None:
    """The section about a scene of a match."""
    return OF_SCENES.get(name)


def topic_of(label: places.Label | None) -> str | None:
    """The section about what lies at a place; None if there is none."""
    return None if label is None else _exact_topic(label) or OF_KINDS.get(places.label_kind(label))


def _exact_topic(label: places.Label) -> str | None:
    """The section about this very good, phase, set or line of the log, where it has one of its own."""
    match label:
        case (
            spots.OwnGoods(good)
            | spots.GoodsOf(good=good)
            | spots.TotalOf(good=good)
            | spots.OwnedGood(good)
            | spots.CleanupGood(good=good)
        ):
            return OF_GOODS.get(good)
        case places.PhaseSign(phase):
            return OF_PHASES.get(phase)
        case places.VerbSign(verb):
            return row.topic if (row := OF_VERBS.get(verb)) else None
        case spots.SetChip(name) | spots.ExpansionChip(name):
            return OF_SETS.get(name)
        case spots.OpponentChip(kind):
            return OF_OPPONENTS.get(kind)
        case places.VariantChip(name):
            return OF_OPTIONS.get(name)
        case places.FilterChip(value=value):
            return _OF_FILTERS.get(value)
        case places.LogLine(topic=topic):
            return topic
        case _:
            return None


def board_at(context: Context, label: places.Label | None) -> str | None:
    """The faction whose board lies at a place; None if there is none, as of a virtual opponent."""
    match label:
        case spots.FactionChip(faction):
            return faction if faction in context.content.factions else None
        case places.PlateOf(seat) | spots.BoardOf(seat) | spots.TabOf(seat) if (
            context.match is not None and seat in context.match.seats
        ):
            board: str = context.match.view(NOBODY).player(seat).faction
            return board
        case _:
            return None


def topic_of_card(wording: Wording, card: str) -> str | None:
    """The section about a card, board or tile; None if there is none."""
    if card in wording.catalog.border_tiles:
        return "borders"
    printed = wording.catalog.printed.get(card)
    return PRINTED[type(printed)].topic(printed) if printed else None


def topic_of_site(catalog: Catalog, site: Site, owner: Seat, viewer: Seat) -> str:
    """The section about a Site: about its type in the viewer's State, else about visiting or razing it."""
    if site.ruin:
        return "ruins"
    type = catalog.locations[site.card].type
    if owner == viewer:
        return OF_TYPES[type]
    return "visit" if ROWS[type] == "production" and catalog.locations[site.card].is_open else "raze_state"
