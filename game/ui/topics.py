"""The section of the rules about each place of the screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from game.cards.catalog import Catalog
from game.cards.vocabulary import ROWS
from game.kernel.seats import NOBODY
from game.rules.state import Seat, Site
from game.ui.places import (
    Answer,
    BoardAction,
    BoardOf,
    BorgoIcon,
    CameMachine,
    CleanupGood,
    CleanupRow,
    ConnectionPile,
    DealOf,
    DiscardOption,
    DrawnCard,
    ExchangeFor,
    ExpansionChip,
    FaceUpCard,
    FactionChip,
    FilterChip,
    GoodsOf,
    Gutter,
    HandCard,
    HandConnection,
    HintAt,
    HitAt,
    IncomeSource,
    Label,
    LogLine,
    NamedCard,
    OpenCard,
    OpponentChip,
    OpponentDeed,
    OpponentPile,
    OwnedGood,
    OwnGoods,
    PaymentGood,
    PaymentStep,
    PhaseSign,
    PickTurn,
    Place,
    PlateOf,
    ScoreLine,
    ScoreOf,
    SeatName,
    SeatPlayer,
    SeatRemove,
    SetChip,
    SiteAt,
    StackRow,
    StoreStep,
    TabOf,
    ThreadEnd,
    TotalOf,
    VariantChip,
    VerbSign,
    VpSource,
    WayOption,
    label_kind,
)
from game.ui.table import labels
from game.ui.table.sets import SETS
from game.wording import Wording
from game.wording.printed import PRINTED
from game.wording.rows.commands import OF_VERBS
from game.wording.rulebook_topics import OF_GOODS, OF_OPPONENTS, OF_OPTIONS, OF_PHASES, OF_SETS, OF_TYPES

if TYPE_CHECKING:
    from game.ui.context import Context

OF_KINDS: Final[Mapping[str | type[Place], str]] = {
    "overview": "hidden", "round": "round", "lane": "vp", "deal": "make_deal", "build": "construct",
    "discard": "discard_pile", "income": "faction_boards", "exchange": "exchange", "deck": "deck",
    "price": "take_connection", "log": "hidden", "strip": "hand", "undo": "undo", "redo": "undo", "pass": "passing",
    "done": "turn_end", "end_turn": "turn_end", "winner": "scoring", "handover": "hidden", "show_hand": "hidden",
    "brawlers": "borgo_turn", "marker": "borgo", "grade": "solo_end", "hint": "action_phase", "table": "action_phase",
    "total": "supply", "take": "lookout", "sets:on": "sets", "sets:back": "sets",
    HandCard: "three_uses", HandConnection: "play_connection", SiteAt: "card_face", Gutter: "row_types",
    BoardOf: "faction_boards", PlateOf: "faction_boards", TabOf: "faction_boards", DealOf: "make_deal",
    OwnGoods: "supply", GoodsOf: "supply", BoardAction: "faction_actions", ConnectionPile: "take_connection",
    labels.LARGE_MAP: "map",
    PhaseSign: "round", NamedCard: "card_face", Answer: "questions", VerbSign: "three_uses",
    ExchangeFor: "exchange", WayOption: "faction_actions",
    PaymentGood: "paying", PaymentStep: "paying", DiscardOption: "paying",
    OpponentDeed: "solo_turn",
    OpponentPile: "solo_attack", DrawnCard: "solo_attack", BorgoIcon: "borgo_turn", FaceUpCard: "three_uses",
    PickTurn: "lookout", IncomeSource: "production", TotalOf: "supply", CleanupRow: "cleanup", CleanupGood: "cleanup",
    HitAt: "assault", ThreadEnd: "assault", CameMachine: "deploy", "came": "deploy",
    OwnedGood: "storing", StoreStep: "storing", ScoreOf: "faction_boards", ScoreLine: "scoring", OpenCard: "hand",
    VpSource: "scoring", StackRow: "three_uses", HintAt: "action_phase", OpponentChip: "solo",
    ExpansionChip: "sets", SetChip: "sets", VariantChip: "option_connections", SeatName: "faction_boards",
    SeatPlayer: "faction_boards", FactionChip: "faction_boards", SeatRemove: "faction_boards",
    **{zone.kind: zone.topic for one in SETS for zone in one.zones},
}  # fmt: skip
"""Name or type of a place -> section."""

_OF_FILTERS: Final = {**OF_TYPES, **OF_GOODS, **OF_SETS}

OF_SCENES: Final = {
    "keep": "setup", "lookout": "lookout", "production": "production", "assault": "assault", "table": "action_phase",
    "cleanup": "cleanup", "tidied": "cleanup", "score": "scoring", "cover": "hidden",
}  # fmt: skip
"""Name of a scene of a match -> section."""


def topic_of(label: Label | None) -> str | None:
    """The section about what lies at a place; None if there is none."""
    return None if label is None else _exact_topic(label) or OF_KINDS.get(label_kind(label))


def _exact_topic(label: Label) -> str | None:
    """The section about this very good, phase, set or line of the log, where it has one of its own."""
    match label:
        case OwnGoods(good) | GoodsOf(good=good) | TotalOf(good=good) | OwnedGood(good) | CleanupGood(good=good):
            return OF_GOODS.get(good)
        case PhaseSign(phase):
            return OF_PHASES.get(phase)
        case VerbSign(verb):
            return row.topic if (row := OF_VERBS.get(verb)) else None
        case SetChip(name) | ExpansionChip(name):
            return OF_SETS.get(name)
        case OpponentChip(kind):
            return OF_OPPONENTS.get(kind)
        case VariantChip(name):
            return OF_OPTIONS.get(name)
        case FilterChip(value=value):
            return _OF_FILTERS.get(value)
        case LogLine(topic=topic):
            return topic
        case _:
            return None


def board_at(context: Context, label: Label | None) -> str | None:
    """The faction whose board lies at a place; None if there is none, as of a virtual opponent."""
    match label:
        case FactionChip(faction):
            return faction if faction in context.catalog.factions else None
        case PlateOf(seat) | BoardOf(seat) | TabOf(seat) if context.match is not None and seat in context.match.seats:
            return context.match.view(NOBODY).player(seat).faction
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
