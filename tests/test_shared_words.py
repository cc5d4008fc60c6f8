"""What all games share speaks of none of them: the words of 51st State stand in no name, text or message key there.

Its words are the ids and titles of all that is printed, the verbs of its cards, the names of its commands and events,
and some terms of its rules. Docstrings may use them for examples.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping, Set
from functools import cache
from typing import Final, NamedTuple, get_args

import pytest

from game.fiftyfirst.cards.catalog import load_catalog
from game.fiftyfirst.cards.verbs import READINGS
from game.fiftyfirst.cards.vocabulary import GROUPS, RESOURCES
from game.fiftyfirst.rules.messages import AnyCommand, AnyEvent
from game.kernel.message import short_name
from game.paths import cards_folder
from tests.conftest import ROOT

ROOMS: Final = ("kernel", "play", "match", "wording", "ui", "cli")
TERMS: Final = (
    *RESOURCES, *GROUPS, "ammo", "salvage", "ruin", "hacked", "liberty", "toxic", "spoils",
    "location", "locations", "site", "sites", "outpost", "outposts", "machine", "machines", "district", "districts",
    "headquarters", "hq", "faction", "factions", "hegemony", "borgo", "brawlers", "automa", "solo", "expansion",
    "construct", "develop", "raze", "razed", "hack", "destroy", "equip",
    "lookout", "production", "assault", "deploy", "cleanup",
)  # fmt: skip
"""Goods, and words of the rules that are no id, title, verb, command or event."""

PLAIN_WORDS: Final[Mapping[str, str]] = {
    "awaited": "what somebody waits for",
    "block": "lines of text that are set together",
    "choose": "picking one of several, by hand or by chance",
    "clear": "Python empties collections with it",
    "draw": "putting a picture on a canvas",
    "match": "a game that is played",
    "pass": "what lets through, such as a filter of sounds",
    "shadow": "what lies under a picture",
    "strip": "a long narrow place; Python's for spaces",
}
"""Words that also are of the trade of tables and windows, and what they mean there. They may be names."""

SAID: Final[Set[str]] = {"match"}
"""Those of them that texts and message keys may hold, too."""

DEMANDED: Final = {"BaseException", "BaseProcess", "store_true", "PASS"}
"""Names and texts that Python demands, and what is said of a scenario that holds."""

FIELDS: Final[Mapping[str, Set[str]]] = {"play/files/field_names.py": {"faction", "factions", "solo"}}
"""Module -> words that are fields of files, which keep what they were called when there was one game."""

Word = tuple[str, ...]


class Found(NamedTuple):
    """A word of the game, the name, text or key in which it stands, and where that is."""

    word: str
    kind: str
    within: str
    place: str


def parts(text: str) -> Word:
    """The single words of a name, text or key in small letters.

    >>> parts("AnyMatch"), parts("murderers_pub"), parts("Murderers' Pub")
    (('any', 'match'), ('murderers', 'pub'), ('murderers', 'pub'))
    """
    split = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", text).replace("'", "").replace("’", "").lower()
    return tuple(re.findall(r"[a-z0-9]+", split))


@cache
def words() -> Set[Word]:
    """The words of 51st State."""
    catalog = load_catalog(cards_folder())
    printed = (*catalog.printed_titles, *catalog.printed_titles.values(), *catalog.tiles, *catalog.sets)
    sets = map(catalog.set_title, catalog.sets)
    messages = (kind.__name__ for union in (AnyCommand, AnyEvent) for kind in get_args(union))
    return {parts(word) for word in (*printed, *sets, *READINGS, *messages, *TERMS)}


def words_in(text: str) -> Iterator[str]:
    """The words of the game in a name, text or key."""
    found, known = parts(text), words()
    longest = max(map(len, known))
    for first in range(len(found)):
        for end in range(first + 1, min(first + longest, len(found)) + 1):
            if found[first:end] in known:
                yield " ".join(found[first:end])


def names_in(tree: ast.AST) -> Iterator[str]:
    """The names that code gives or uses."""
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name) | ast.alias(name=name):
                yield name
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.ExceptHandler(name=str(name)):
                yield name
            case ast.keyword(arg=str(name)) | ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)):
                yield name


def texts_in(tree: ast.AST) -> Iterator[str]:
    """The texts of code that are no docstrings."""
    nodes = list(ast.walk(tree))
    docstrings = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield node.value


def found_in(source: str, place: str) -> Iterator[Found]:
    """The words of the game in a module."""
    tree = ast.parse(source)
    for kind, found in (("name", names_in(tree)), ("text", texts_in(tree))):
        for within in set(found):
            yield from (Found(word, kind, within, place) for word in words_in(within))


def keys_in(source: str, place: str) -> Iterator[Found]:
    """The words of the game in the keys of messages."""
    for key in re.findall(r"^ *[.-]?([a-z][\w-]*) *=", source, re.MULTILINE):
        yield from (Found(word, "key", key, place) for word in words_in(key))


@cache
def all_found() -> tuple[Found, ...]:
    """The words of the game in all that is shared."""
    found: list[Found] = []
    for room in ROOMS:
        for path in sorted((ROOT / "game" / room).rglob("*.py")):
            place = path.relative_to(ROOT / "game").as_posix()
            found += (Found(word, "name", path.stem, place) for word in words_in(path.stem))
            found += found_in(path.read_text(encoding="utf-8"), place)
    for path in sorted((ROOT / "assets/locale/en").glob("*.ftl")):
        found += keys_in(path.read_text(encoding="utf-8"), path.name)
    return tuple(found)


def foreign(found: Iterable[Found]) -> list[Found]:
    """Those words that may not stand where they do."""
    return [
        one
        for one in found
        if one.within not in DEMANDED
        and one.word not in FIELDS.get(one.place, ())
        and one.word not in SAID
        and not (one.kind == "name" and one.word in PLAIN_WORDS)
    ]


def test_what_games_share_has_no_words_of_one_of_them() -> None:
    assert foreign(all_found()) == []


def test_every_exception_is_needed() -> None:
    assert {one.within for one in all_found()} >= DEMANDED
    free = [one for one in all_found() if one.within not in DEMANDED]
    assert {one.word for one in free if one.kind == "name"} - set().union(*FIELDS.values()) == set(PLAIN_WORDS)
    assert {one.word for one in free if one.kind != "name" and one.word in PLAIN_WORDS} == SAID
    for place, fields in FIELDS.items():
        assert {one.word for one in free if one.place == place} - PLAIN_WORDS.keys() == fields


def test_words_are_collected() -> None:
    wanted = "murderers pub", "school", "arena", "mother", "promo 1", "copy deal", "location razed", "pass", "new york"
    assert set(map(tuple, map(str.split, wanted))) < words()
    assert all(parts(short_name(kind.__name__)) in words() for kind in get_args(AnyCommand))


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("class SchoolPlace: ...\ndef put(murderers_pub): ...", {"school", "murderers pub"}),
        ("at.location_razed = 1\nput(copy_deal=2)\nfrom x import RazeLocation", {"location razed", "copy deal"}),
        ("icon('truck')\ntext(f'table-pass-{x}')\nsay('Go to the Murderers’ Pub')", {"truck", "pass", "murderers pub"}),
        ("try: ...\nexcept ValueError as school: ...\nmatch x:\n    case Box(truck): ...", {"school", "truck"}),
        ("def draw(): 'A School.'\nchoose.match('match')\nadd(action='store_true')", set()),
        ("put('draw')", {"draw"}),
    ],
)
def test_a_word_in_code_is_found(source: str, found: set[str]) -> None:
    assert {one.word for one in foreign(found_in(source, "ui/page.py"))} >= found
    assert found or not foreign(found_in(source, "ui/page.py"))


def test_a_word_in_a_key_is_found() -> None:
    source = "table-school = Hello\n    .truck = School\n# pub = a\nplain = Pub\n"
    assert [one.word for one in keys_in(source, "table.ftl")] == ["school", "truck"]
