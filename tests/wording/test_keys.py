"""Messages and the code that uses them: none is missing, none is unused."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.sets.borders import border_sides
from game.fiftyfirst.cards.vocabulary import CATEGORIES, DEFENCE, EFFECTS, PILES, ROWS, SPENDABLE
from game.fiftyfirst.rules import NAME
from game.fiftyfirst.rules.decide import REASONS
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.phases.scoring import GRADES, SOURCES
from game.fiftyfirst.rules.solo.attack import CRITERIA
from game.fiftyfirst.rules.solo.kinds import KINDS as KINDS_OF_OPPONENTS
from game.fiftyfirst.rules.state import PHASES, VIRTUAL
from game.fiftyfirst.scenes.library import LibraryScene
from game.fiftyfirst.wording.row import Told
from game.fiftyfirst.wording.rows.events import EVENTS, name_of
from game.fiftyfirst.wording.wording import Wording
from game.games import GAMES
from game.kernel.message import short_name
from game.match.lessons.played import ASIDE
from game.paths import assets_folder
from game.play.external.external import FAULTS
from game.ui.scenes.matches.scene import MatchesScene
from tests.rules.questions import QUESTIONS

CODE = Path(__file__).resolve().parents[2] / "game"
OTHER_GAMES = set(GAMES) - {NAME}
"""Games with messages of their own, which their own tests look at."""

ASKING = ("text", "say", "_fact")
"""Names of functions that take a key."""

KEY = re.compile(r"-?[a-z][a-z0-9_]*(-[a-z0-9_]+)+(\.[a-z0-9_]+)?")
PREFIX = re.compile(r"[a-z][a-z0-9_]*-[a-z0-9_-]*")


def _short_names(kinds: Iterable[type]) -> frozenset[str]:
    return frozenset(short_name(kind.__name__) for kind in kinds)


BUILT_AT_RUN_TIME: dict[str, frozenset[str]] = {
    "good-": frozenset((*EFFECTS, *SPENDABLE, "code")),
    "category-": frozenset(CATEGORIES),
    "type-": frozenset(ROWS),
    "row-": frozenset(DEFENCE),
    "phase-": frozenset(PHASES),
    "pile-": frozenset(PILES),
    "source-": frozenset(SOURCES),
    "command-": _short_names(get_args(AnyCommand)),
    "deed-": frozenset(name_of(kind) for kind, row in EVENTS.items() if row.told in (Told.DEED, Told.EITHER)),
    "log-": frozenset(
        name_of(kind) for kind, row in EVENTS.items() if row.told in (Told.LINE, Told.ASIDE) and not row.line
    ),
    "question-": _short_names(QUESTIONS),
    "refusal-": frozenset((*REASONS, ASIDE, "this", "faction_action")),
    "opponent-": frozenset((*KINDS_OF_OPPONENTS, VIRTUAL)),
    "grade-": frozenset(name for _, name in GRADES),
    "decided-": frozenset(CRITERIA),
    "robot-fault-": frozenset(FAULTS),
    "forecast-": frozenset(
        f"{whose}{what}" for whose in ("", "other_") for what in ("pay", "lose", "gain", "ruin", "place")
    ),
}  # fmt: skip
"""Prefix of a key -> all words of the rules that can follow it."""


@cache
def _nodes() -> tuple[tuple[Path, ast.Call | ast.Constant | ast.JoinedStr], ...]:
    """All calls and strings in the code of 51st State and of what any game shares, with their files."""
    return tuple(
        (file, node)
        for file in sorted(CODE.rglob("*.py"))
        if not OTHER_GAMES.intersection(file.parts)
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call | ast.Constant | ast.JoinedStr)
    )


def _asked_for() -> Iterator[tuple[str, str]]:
    """Places in the code with a literal key, and the key."""
    for file, node in _nodes():
        if isinstance(node, ast.Call) and _called(node) in ASKING:
            for argument in node.args:
                if isinstance(argument, ast.Constant) and KEY.fullmatch(str(argument.value)):
                    yield f"{file.relative_to(CODE.parent)}:{node.lineno}", str(argument.value)


def _called(call: ast.Call) -> str:
    return str(getattr(call.func, "attr", None) or getattr(call.func, "id", ""))


@cache
def _strings() -> frozenset[str]:
    constants = (node.value for _, node in _nodes() if isinstance(node, ast.Constant))
    return frozenset(value for value in constants if isinstance(value, str))


@cache
def _words_in_strings() -> frozenset[str]:
    return frozenset(word for text in _strings() for word in re.findall(r"[a-z_]+", text))


def _prefixes() -> Iterator[str]:
    """Beginnings of keys in f-strings: `f"menu-{name}"`."""
    for _, node in _nodes():
        if isinstance(node, ast.JoinedStr) and isinstance(first := node.values[0], ast.Constant):
            found = PREFIX.match(str(first.value))
            if found:
                yield found[0]


def _referred(language: str) -> set[str]:
    """Messages to which others refer."""
    files = (assets_folder() / "locale" / language).rglob("*.ftl")
    return {name for file in files for name in re.findall(r"\{ *([a-z][a-z0-9_-]*) *\}", file.read_text("utf-8"))}


def test_every_key_in_the_code_has_a_message(words: Wording) -> None:
    missing = [f"{place} asks for {key}" for place, key in _asked_for() if not _exists(words, key)]
    assert missing == []


def _exists(words: Wording, key: str) -> bool:
    """Whether there is a message with the key, or one with only attributes."""
    return key in words.messages or key in set(words.messages)


def test_every_key_built_from_a_word_has_a_message(words: Wording) -> None:
    missing = [
        prefix + word for prefix, all in BUILT_AT_RUN_TIME.items() for word in all if not _exists(words, prefix + word)
    ]
    assert missing == []


def test_every_message_is_used(words: Wording, catalog: Catalog) -> None:
    literal = {text.split(".", 1)[0] for text in _strings()}
    built = tuple(prefix for prefix in set(_prefixes()) if prefix not in BUILT_AT_RUN_TIME and prefix != "title-")
    cards = (
        *(catalog.locations, catalog.factions, catalog.connections, catalog.machines, catalog.areas),
        *(catalog.headquarters, catalog.border_tiles, border_sides(catalog), catalog.districts),
    )
    titles = {f"title-{id}" for known in cards for id in known} | {"title-arena_tile"}
    words_of_the_rules = {prefix + word for prefix, all in BUILT_AT_RUN_TIME.items() for word in all}
    used = literal | titles | words_of_the_rules | _referred(words.language)
    found = {name for name in words.messages if name.startswith("unreadable-")}
    built += tuple(f"{scene.word}-" for scene in (LibraryScene, MatchesScene))
    assert [name for name in words.messages if name not in used | found and not name.startswith(built)] == []


@pytest.mark.parametrize("file", ["game", "cards", "log", "outposts", "refusals", "questions", "solo"])
def test_every_attribute_of_the_wording_is_used(file: str) -> None:
    """Attributes are named in code, in messages (`form: "choice"`), or are the reasons of a refusal."""
    files = (assets_folder() / "locale" / "en").rglob(f"{file}.ftl")
    told = "".join(path.read_text("utf-8") for path in files if not OTHER_GAMES.intersection(path.parts))
    commands = _short_names(get_args(AnyCommand))
    forms = {*re.findall(r'form: "(\w+)"', told), *commands, *(f"{name}_none" for name in commands), "choice", "short"}
    named = _words_in_strings() | forms
    attributes = {found for found in re.findall(r"^ +\.([a-z_]+) =", told, re.M) if not found.startswith("because_")}
    assert attributes - named - {"cards_ruin", "cards_source"} == set()
