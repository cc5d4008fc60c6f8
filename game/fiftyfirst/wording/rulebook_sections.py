"""The sections of the rules reference of 51st State, and which section is about each good, type, phase, opponent, set,
option and refusal. Those about events, commands, questions and verbs stand in their rows
(`game.fiftyfirst.wording.rows`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from game.fiftyfirst.cards.vocabulary import CATEGORIES, DEFENCE, GAINS, GROUPS, RESOURCES, ROWS
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.wording.row import CommandRow
from game.fiftyfirst.wording.rows.commands import COMMANDS
from game.fiftyfirst.wording.sets import SETS
from game.fiftyfirst.wording.wording import Wording
from game.kernel.refusal import Refusal
from game.wording.ordering import in_place
from game.wording.rulebook import LegendLine, Rulebook, Section, heading

_BASE: Final[dict[str, dict[str, Section]]] = {
    "start": {
        "aim": Section("vp", "R1.1, R18", ("three_uses", "round", "end", "scoring")),
        "three_uses": Section(
            "card", "R1.3, R1.4", ("card_face", "construct", "make_deal", "raze_hand"), ("build", "deal", "raze")
        ),
        "round": Section("speed", "R4.1, R4.2", ("lookout", "production", "action_phase", "cleanup")),
        "setup": Section("person", "R3.3, R3.7, R3.8", ("sets", "first_player", "lookout")),
        "choice": Section("dice", "R1.14, R1.16", ("resources", "special_effects")),
        "hidden": Section("unknown", "R20", ("hand", "discard_pile", "deck")),
    },
    "cards": {
        "card_face": Section(
            "card", "R1.2", ("three_uses", "distance", "spoils", "categories", "row_types"), picture="card_face"
        ),
        "distance": Section(
            "distance", "R1.2, R8.1, R9.1, R10.2", ("construct", "make_deal", "raze_hand", "raze_state")
        ),
        "spoils": Section("raze", "R1.2, R10.2, R10.4", ("raze_hand", "raze_state")),
        "categories": Section("overview", "R8.5, R8.6, R8.7, R6.6", ("develop", "ruins"), signs=CATEGORIES),
        "row_types": Section(
            "feature", "R1.9, R1.10", ("raze_state", "shields", "production_cards", "features", "actions"),
            picture="rows",
        ),
        "production_cards": Section(
            "production", "R6.1, R6.6, R8.10", ("production", "open_production"), cards=("arena", "brick_supplier")
        ),
        "open_production": Section("open_production", "R13.6", ("visit", "production_cards"), cards=("assassin",)),
        "features": Section(
            "feature", "R8.13, R7.7", ("storing", "row_types"), cards=("guilds_garage", "ruined_library")
        ),
        "actions": Section(
            "action", "R8.14, R11", ("activate", "goods_on_cards"), cards=("archive", "abandoned_suburbs")
        ),
        "building_bonus": Section(
            "build", "R8.11, R6.2", ("building", "goods_on_cards"), cards=("brick_storage", "camp")
        ),
        "ruins": Section("ruin", "R1.11, R8.3, R10.6", ("develop", "raze_state"), ("ruin",)),
        "faction_boards": Section(
            "new_york", "R6.8, R12", ("faction_actions", "exchange", "further_factions"), cards=("new_york",)
        ),
    },
    "goods": {
        "resources": Section("basic", "R1.5, R1.16", ("ammo", "exchange", "develop"), RESOURCES),
        "ammo": Section("ammo", "R1.5", ("resources", "paying"), ("ammo", *RESOURCES)),
        "workers": Section("worker", "R12.2, R13.1, R14.1", ("exchange", "visit", "take_connection"), ("worker",)),
        "contacts": Section(
            "grey", "R1.4", ("distance", "paying", "play_connection"), ("grey", "blue", "red", "universal")
        ),
        "development": Section("development", "R8.4", ("develop",), ("development",)),
        "shields": Section("shield", "R16, R1.10", ("raze_state", "row_types"), ("shield",)),
        "vp": Section("vp", "R6.5, R18.1", ("aim", "scoring", "end"), ("vp",)),
        "supply": Section("basic", "R1.7, R1.8, R1.15", ("paying", "goods_on_cards", "cleanup")),
        "paying": Section(
            "pay", "R1.4, R1.5, R1.7", ("prices", "ammo", "contacts"), ("ammo", "universal", "development")
        ),
        "goods_on_cards": Section("lock", "R1.7, R6.2, R8.9, R10.5", ("storing", "building_bonus", "supply")),
        "hand": Section("card", "R1.13, R17.3, R14.5", ("three_uses", "cleanup"), ("card",)),
    },
    "round": {
        "lookout": Section("lookout", "R5", ("connection_piles", "first_player")),
        "production": Section(
            "production", "R6.1, R6.2, R6.3, R6.7", ("production_cards", "make_deal", "faction_boards")
        ),
        "action_phase": Section("action", "R7", ("prices", "passing", "turn_end")),
        "passing": Section("pass", "R15, R7.4", ("cleanup", "action_phase")),
        "cleanup": Section("cleanup", "R17", ("storing", "goods_on_cards", "first_player")),
        "storing": Section("lock", "R17.1, R6.2", ("cleanup", "goods_on_cards"), cards=("ruined_library",)),
        "first_player": Section("first_player", "R3.8, R3.9, R17.5", ("lookout", "action_phase"), ("first_player",)),
        "end": Section("vp", "R18.1, R18.2, R18.3", ("scoring", "aim")),
        "scoring": Section("vp", "R18.4, R18.5, R18.6", ("end", "option_tiebreak")),
    },
    "actions": {
        "prices": Section("pay", "R7.2, R8, R9, R10, R12, R13, R14", ("paying", "action_phase"), picture="prices"),
        "construct": Section("build", "R8.1, R8.10", ("building", "distance", "contacts"), ("distance", "grey")),
        "develop": Section(
            "development", "R8.2, R8.3, R8.4, R8.9", ("categories", "ruins", "building"), ("brick", "vp")
        ),
        "building": Section("build", "R8.10, R8.11, R8.12, R8.14", ("construct", "develop", "building_bonus")),
        "make_deal": Section("deal", "R9, R1.12", ("distance", "production"), ("distance", "blue", "deal")),
        "raze_hand": Section("raze", "R10.2, R10.8", ("spoils", "raze_state"), ("distance", "red", "raze")),
        "raze_state": Section(
            "raze", "R10.3, R10.4, R10.5, R19.5", ("row_types", "ruins", "shields", "passing"), picture="rows"
        ),
        "activate": Section(
            "activate", "R11.1, R11.2, R11.3, R11.6", ("actions", "goods_on_cards"), cards=("archive",)
        ),
        "faction_actions": Section("new_york", "R12.1, R12.3", ("faction_boards", "exchange"), cards=("new_york",)),
        "exchange": Section("exchange", "R12.2", ("workers", "resources"), ("worker", *RESOURCES, "card")),
        "visit": Section("open_production", "R13", ("open_production", "workers"), ("worker", "open_production")),
        "take_connection": Section(
            "worker", "R14.1, R14.3", ("play_connection", "connection_piles"), cards=("punks", "merchants")
        ),
        "play_connection": Section(
            "play", "R14.2, R14.4, R14.5, R14.6", ("take_connection", "contacts"), cards=("punks", "thugs")
        ),
        "stealing": Section("steal", "R11.6", ("passing", "resources"), RESOURCES),
        "special_effects": Section("activate", "R19.6, R9.2, R11.5, R19.1", ("activate", "choice")),
    },
    "table": {
        "turn_end": Section("end_turn", "R7.1, R7.6, R11.3", ("action_phase", "shields", "undo")),
        "undo": Section("undo", "R7.7, R20.2", ("turn_end",)),
        "questions": Section("help", "R7.7, R1.16", ("choice", "undo")),
        "deck": Section("card", "R19.1, R42.10", ("discard_pile", "hidden")),
        "discard_pile": Section("discard", "R20.4", ("deck", "option_discard")),
        "connection_piles": Section(
            "card", "R5.1, R5.2, R17.4", ("take_connection", "play_connection", "option_connections"),
            cards=("punks", "merchants"),
        ),
    },
    "sets": {
        "sets": Section(
            "set_base", "R3.2", ("new_era", "winter", "allies", "promo", "promo_2"),
            ("set_base", "set_new_era", "set_winter", "set_scavengers", "set_allies", "set_moloch", "set_no_mans_land",
             "set_promo_2"),
        ),
        "new_era": Section(
            "set_new_era", "R40", ("sets", "shields", "categories"), cards=("hidden_forge", "foundation")
        ),
        "winter": Section(
            "set_winter", "R41", ("sets", "production_cards", "special_effects"), cards=("suppliers", "small_factory")
        ),
        "allies": Section(
            "set_allies", "R43.1, R43.2, R43.6, R43.8",
            ("sets", "influence", "allies_effects", "categories", "borgo_build"), ("counts_also",),
            ("rat_mother", "prophet_of_electricity"),
        ),
        "influence": Section(
            "sharrash", "R43.3, R43.4, R43.5", ("allies", "construct", "make_deal", "raze_state", "paying"),
            ("sharrash", "uranopolis", "iron_gang"), ("chrome_pantheon",),
        ),
        "allies_effects": Section(
            "block", "R43.7, R43.8, R21", ("allies", "activate", "ruins"), ("times_any", "block", "forfeit"),
            ("rat_den", "rat_hunt", "rapid_robbery"),
        ),
        "promo": Section("set_none", "R51.1, R51.3", ("sets", "visit"), cards=("fixer",)),
        "promo_2": Section(
            "set_promo_2", "R51.2, R51.4", ("sets", "features", "building_bonus"), cards=("borderline_pub",),
        ),
        "further_factions": Section(
            "texas", "R54", ("faction_boards", "faction_actions"), ("worker", "card", "production"),
            cards=("texas", "university"),
        ),
    },
    "modules": {},
    "solo": {
        "solo": Section("hegemony", "R30.1, R30.2, R30.4", ("solo_lookout", "solo_turn", "solo_against", "borgo")),
        "solo_lookout": Section("lookout", "R30.3", ("lookout", "solo_turn")),
        "solo_turn": Section("hegemony", "R30.6, R30.7, R30.10, R30.11", ("solo_attack", "solo_against")),
        "solo_attack": Section("raze", "R30.7, R30.8, R30.9", ("categories", "shields", "solo_turn", "option_solo")),
        "solo_against": Section("raze", "R30.11, R30.12, R30.13, R30.14", ("raze_state", "visit")),
        "solo_end": Section("vp", "R30.16, R30.17", ("end", "scoring")),
        "solo_merchants": Section("merchants_guild", "R31.3", ("solo_turn", "solo_attack")),
        "solo_appalachian": Section("appalachian_federation", "R31.4", ("solo_turn", "solo_attack")),
        "solo_mutants": Section("mutants_union", "R31.1", ("solo_turn", "solo_attack")),
        "solo_new_york": Section("new_york", "R31.2", ("solo_lookout",)),
        "borgo": Section(
            "borgo", "R32.2, R32.3, R32.12, R32.14", ("borgo_turn", "borgo_attack", "borgo_build", "option_borgo")
        ),
        "borgo_turn": Section(
            "borgo", "R32.6, R32.7, R32.8", ("borgo_attack", "borgo_build"), ("gun", "brick", "iron")
        ),
        "borgo_attack": Section("raze", "R32.9", ("solo_attack", "shields")),
        "borgo_build": Section("build", "R32.10, R32.11", ("borgo_turn", "visit")),
    },
    "options": {
        "option_connections": Section("settings", "R5.2, R60", ("connection_piles",)),
        "option_tiebreak": Section("settings", "R18.6, R60", ("scoring",)),
        "option_tokens": Section("settings", "R1.15, R60", ("supply",)),
        "option_discard": Section("settings", "R20.4, R60", ("discard_pile",)),
        "option_solo": Section("settings", "R30.8, R30.10, R30.17, R60", ("solo_attack", "solo_turn", "solo_end")),
        "option_borgo": Section("settings", "R32.3, R32.14, R60", ("borgo",)),
    },
}  # fmt: skip

_OF_SETS: Final = {name: one for words in SETS for added in words.sections.values() for name, one in added.items()}


def _linked(name: str, section: Section) -> Section:
    """A section with links to those of the sets that are seen from it."""
    links = ({other: one.seen_from[name]} for other, one in _OF_SETS.items() if name in one.seen_from)
    see = in_place(dict.fromkeys(section.see, ""), links, str)
    return section._replace(see=tuple(see))


def _of_chapter(chapter: str, sections: Mapping[str, Section]) -> dict[str, Section]:
    whole = in_place(sections, (words.sections.get(chapter, {}) for words in SETS), lambda section: section.after)
    return {name: _linked(name, section) for name, section in whole.items()}


CHAPTERS: Final = {chapter: _of_chapter(chapter, sections) for chapter, sections in _BASE.items()}
"""Chapter -> its sections by name, in reading order."""

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


SIGNS: Final = (*GAINS, "production", "open_production", "feature", "action", "deal", "raze", "build", "distance",
                "ruin", "contact", "liberty", "toxic", "first_player", "pass", "lookout", "cleanup",
                *(sign for one in SETS for sign in one.signs))  # fmt: skip
"""The signs that the text of a section may show."""


def sign_name(words: Wording, sign: str) -> str:
    """The name of a sign: a good, a type, a category, a set, or another word of the game."""
    if sign in GAINS:
        return words.good_name(sign)
    if sign in ROWS:
        return words.type_name(sign)
    if sign in CATEGORIES:
        return words.category(sign)
    if sign.startswith("set_"):
        return words.set_title(sign.removeprefix("set_"))
    return words.text(f"rulebook-sign-{sign}")


PARTS: Final = {
    "distance": "distance", "categories": "categories", "spoils": "spoils", "title": "row_types", "effect": "actions",
    "building_bonus": "building_bonus", "deal": "make_deal",
}  # fmt: skip
"""Part of the annotated card -> the section about it."""

PRICED: Final = {
    "construct": "grey", "develop": "brick", "make_deal": "blue", "raze_hand": "red", "raze_state": "red",
    "activate": "action", "faction_actions": "new_york", "exchange": "worker", "visit": "worker",
    "take_connection": "worker", "play_connection": "card", "shields": "shield",
}  # fmt: skip
"""Section about an action -> the icon of its price."""


def _parts(words: Wording) -> Iterator[LegendLine]:
    return (LegendLine("", words.text(f"rulebook-part-{part}"), topic) for part, topic in PARTS.items())


def _rows(words: Wording) -> Iterator[LegendLine]:
    for type, row in ROWS.items():
        facts = {"type": words.type_name(type), "row": words.row_name(row), "n": DEFENCE[row]}
        yield LegendLine(type, words.text("rulebook-row", **facts), OF_TYPES[type])


def _prices(words: Wording) -> Iterator[LegendLine]:
    for name, icon in PRICED.items():
        facts = {"what": heading(words, name), "price": words.text(f"rulebook-price-{name}")}
        yield LegendLine(icon, words.text("rulebook-price", **facts), name)


LEGENDS: Final = {"card_face": _parts, "rows": _rows, "prices": _prices}
"""Picture -> its legend: an annotated card, the rows of a State, the table of prices."""

BOOK: Final = Rulebook(CHAPTERS, SIGNS, sign_name, LEGENDS)
"""The rules reference of 51st State.

>>> from game.fiftyfirst.cards.catalog import load_catalog
>>> from game.paths import cards_folder
>>> BOOK.found(Wording(load_catalog(cards_folder())), "storing goods")
('storing',)
"""
