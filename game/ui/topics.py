"""The section of the rules about each hit area.

The first word of a label (`game.ui.places.name_of`) says what lies there; a later one may name a good, phase or set.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.cards.catalog import Catalog
from game.cards.vocabulary import ROWS
from game.rules.state import Seat, Site
from game.ui.places import Label, name_of
from game.wording.rulebook_topics import OF_GOODS, OF_OPPONENTS, OF_OPTIONS, OF_PHASES, OF_SETS, OF_TYPES

OF_KINDS: Final = {
    "overview": "hidden", "round": "round", "lane": "vp", "board": "faction_boards", "tab": "faction_boards",
    "plate": "faction_boards", "deal": "make_deal", "made_deal": "make_deal", "build": "construct",
    "discard": "discard_pile", "income": "faction_boards", "faction": "faction_actions", "exchange": "exchange",
    "deck": "deck", "price": "take_connection", "take": "take_connection", "log": "hidden", "strip": "hand",
    "hand": "three_uses", "connection": "play_connection", "undo": "undo", "redo": "undo", "pass": "passing",
    "done": "turn_end", "end_turn": "turn_end", "gutter": "row_types", "site": "card_face", "card": "three_uses",
    "pick": "lookout", "source": "production", "total": "supply", "have": "storing", "store": "storing",
    "cleanup": "cleanup", "winner": "scoring", "line": "scoring",
    "handover": "hidden", "show_hand": "hidden", "shown": "hand", "payment": "paying", "choice": "paying",
    "answer": "questions", "pile": "solo_attack", "pile_card": "solo_attack", "icon": "borgo_turn",
    "deed": "solo_turn", "brawlers": "borgo_turn", "marker": "borgo", "grade": "solo_end", "seat": "faction_boards",
    "expansion": "sets", "set": "sets", "sets": "sets", "opponent": "solo", "phase": "round", "goods": "supply",
    "verb": "three_uses", "option": "option_connections", "named": "card_face", "hint": "action_phase",
    "table": "action_phase",
}  # fmt: skip
"""First word of a label -> section."""

_OF_VERBS: Final = {"construct": "construct", "deal": "make_deal", "raze": "raze_hand", "develop": "develop"}

_WITHIN: Final[Mapping[str, Mapping[str, str]]] = {
    "goods": OF_GOODS,
    "total": OF_GOODS,
    "have": OF_GOODS,
    "cleanup": {**OF_GOODS, "cleared": "goods_on_cards"},
    "phase": OF_PHASES,
    "set": OF_SETS,
    "expansion": OF_SETS,
    "opponent": OF_OPPONENTS,
    "option": OF_OPTIONS,
    "verb": _OF_VERBS,
    "filter": {**OF_TYPES, **OF_GOODS, **OF_SETS},
}
"""First word of a label -> later word -> section."""

OF_SCENES: Final = {
    "keep": "setup", "lookout": "lookout", "production": "production", "table": "action_phase", "cleanup": "cleanup",
    "tidied": "cleanup", "score": "scoring", "cover": "hidden",
}  # fmt: skip
"""Name of a scene of a match -> section."""


def topic_of(label: Label | None) -> str | None:
    """The section about what a label names; None if there is none."""
    kind, *words = name_of(label).split(":")
    within = _WITHIN.get(kind, {})
    return next((within[word] for word in words if word in within), None) or OF_KINDS.get(kind)


def topic_of_card(catalog: Catalog, card: str) -> str | None:
    """The section about a card of this kind; None if there is none."""
    if card in catalog.locations:
        return OF_TYPES[catalog.locations[card].type]
    return "play_connection" if card in catalog.connections else None


def topic_of_site(catalog: Catalog, site: Site, owner: Seat, viewer: Seat) -> str:
    """The section about a Site: about its type in the viewer's State, else about visiting or razing it."""
    if site.ruin:
        return "ruins"
    type = catalog.locations[site.card].type
    if owner == viewer:
        return OF_TYPES[type]
    return "visit" if ROWS[type] == "production" and catalog.locations[site.card].is_open else "raze_state"
