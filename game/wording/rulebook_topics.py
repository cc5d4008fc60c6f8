"""The section of the rule book about each good, type, phase, opponent, set, option and refusal.

Those about events, commands, questions and verbs stand in their rows (`game.wording.rows`).
"""

from __future__ import annotations

from typing import Final

from game.cards.vocabulary import GROUPS
from game.kernel.refusal import Refusal
from game.rules.messages import AnyCommand
from game.wording.row import CommandRow
from game.wording.rows.commands import COMMANDS
from game.wording.sets import SETS

OF_GOODS: Final = {
    "brick": "resources", "gun": "resources", "fuel": "resources", "iron": "resources", "basic": "resources",
    "ammo": "ammo", "worker": "workers", "grey": "contacts", "blue": "contacts", "red": "contacts",
    "universal": "contacts", "development": "development", "shield": "shields", "card": "hand", "vp": "vp",
    "deal": "make_deal", "ruin": "ruins", **dict.fromkeys(GROUPS, "influence"),
    **{name: topic for one in SETS for name, topic in one.topics.goods.items()},
}  # fmt: skip
"""Good -> section."""

OF_TYPES: Final = {
    "production": "production_cards", "open_production": "open_production", "feature": "features", "action": "actions",
    **{name: topic for one in SETS for name, topic in one.topics.types.items()},
}  # fmt: skip
"""Row type of a Location -> section."""

OF_PHASES: Final = {
    "setup": "setup", "lookout": "lookout", "production": "production", "action": "action_phase", "cleanup": "cleanup",
    **{name: topic for one in SETS for name, topic in one.topics.phases.items()},
}  # fmt: skip
"""Phase -> section."""

OF_OPPONENTS: Final = {
    "hegemony": "solo", "mutants": "solo_mutants", "new_york": "solo_new_york", "merchants": "solo_merchants",
    "appalachian": "solo_appalachian", "borgo": "borgo",
}  # fmt: skip
"""Kind of virtual opponent -> section."""

OF_SETS: Final = {
    "base": "sets", "new_era": "new_era", "winter": "winter", "allies": "allies", "promo_1": "promo",
    "promo_2": "promo_2", **{name: topic for one in SETS for name, topic in one.topics.sets.items()},
}  # fmt: skip
"""Set of cards -> section."""

OF_OPTIONS: Final = {
    "connections.reshuffle": "option_connections", "tiebreak.count": "option_tiebreak",
    "tokens_limited": "option_tokens", "discard_public": "option_discard", "extra_factions": "further_factions",
    "solo.tie_goods": "option_solo", "solo.pass_timing": "option_solo", "solo.titles": "option_solo",
    "borgo.extra_brawlers": "option_borgo", "borgo.keep_brawlers": "option_borgo", "borgo.icon_map": "borgo_turn",
    **{name: topic for one in SETS for name, topic in one.topics.options.items()},
}  # fmt: skip
"""Name of an option in files -> section."""

OF_REFUSALS: Final = {
    "unreadable_move": "action_phase", "game_over": "end", "not_your_turn": "action_phase", "wrong_phase": "round",
    "no_such_card": "three_uses", "own_location": "raze_state", "target_passed": "passing", "is_ruin": "ruins",
    "already_used": "activate", "occupied": "visit", "blocked": "allies_effects", "has_shield": "shields",
    "none_face_up": "connection_piles", "not_storable": "storing", "no_effect": "activate",
    "no_common_category": "categories", "not_enough_goods": "prices", "choice_missing": "paying",
    "wrong_choice": "questions", "wrong_payment": "paying", "no_question": "questions", "cannot_undo": "undo",
    "cannot_redo": "undo", **{name: topic for one in SETS for name, topic in one.topics.refusals.items()},
}  # fmt: skip
"""Code of a refusal -> section; one that names a command may have a nearer one (`of_refusal`)."""

OF_REASONS: Final = {name: topic for one in SETS for name, topic in one.topics.reasons.items()}
"""Code and text of a refusal, as `has_shield.steal`, or its text -> section, whatever the command is."""

_OF_ANY_COMMAND: Final = ("not_enough_goods", "own_location", "already_used", "is_ruin")
"""Refusals about which the section of the command says more."""

_OF_CONTACTS: Final = {"grey": "construct", "blue": "make_deal", "red": "raze_state"}
_OF_REASONS: Final = {"question": "questions", "follow_up": "turn_end"}
_OF_TURNS: Final = ("not_your_turn", "wrong_phase", "game_over", "target_passed", "lesson")
"""Refusals that have nothing to do with what a command is about."""

_NOT_YET = "action_phase"
"""The topic of moves that a lesson refuses: the rules allow them, but not now."""


def _explains(row: CommandRow, code: str) -> bool:
    """Whether the section of a command says more about a refusal than its own."""
    if row.explains is None:
        return code not in _OF_TURNS
    return code in _OF_ANY_COMMAND or code in row.explains


def of_refusal(refusal: Refusal, command: AnyCommand | None = None) -> str:
    """The section about why something is not allowed, that of the ``command`` where that says more."""
    if reason := OF_REASONS.get(f"{refusal.code}.{refusal.text}") or OF_REASONS.get(refusal.text or ""):
        return reason
    if command is not None and _explains(COMMANDS[type(command)], refusal.code):
        return COMMANDS[type(command)].topic
    asked_for = next(iter(refusal.needs or ()), "")
    if refusal.code == "not_enough_goods" and asked_for in _OF_CONTACTS:
        return _OF_CONTACTS[asked_for]
    if refusal.code == "wrong_phase":
        return _OF_REASONS.get(refusal.text or "") or OF_PHASES.get(refusal.text or "", "round")
    return _NOT_YET if refusal.code == "lesson" else OF_REFUSALS[refusal.code]
