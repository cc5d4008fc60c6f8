"""Messages stand where they belong: what shared rooms say in the shared files, what only 51st State says in its own."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

import pytest

from game.fiftyfirst.cards.catalog import load_catalog
from game.fiftyfirst.cards.shelf import FACETS, ORDERS
from game.fiftyfirst.cli.text_moves import MoveList
from game.fiftyfirst.cli.text_table import LOOKS
from game.fiftyfirst.match.match import fiftyfirst
from game.fiftyfirst.match_look import MATCH_LOOK
from game.fiftyfirst.rules import NAME
from game.fiftyfirst.rules.solo.kinds import KINDS
from game.fiftyfirst.rules.state import PHASES, VIRTUAL
from game.fiftyfirst.scenes.lessons import lessons_of
from game.fiftyfirst.scenes.library import TABS
from game.fiftyfirst.terminal import FiftyFirstTerminal
from game.fiftyfirst.wording.rulebook_sections import BOOK, CHAPTERS
from game.fiftyfirst.wording.wording import Wording
from game.metro2033.kind import metro_kind
from game.metro2033.rules import NAME as METRO
from game.metro2033.rules.state import PHASES as METRO_PHASES
from game.metro2033.terminal import MetroTerminal
from game.metro2033.wording.metro_book import BOOK as METRO_BOOK
from game.metro2033.wording.metro_words import MetroWords
from game.paths import cards_folder
from game.wording.duty import OWED, OWED_FOR
from game.wording.messages import ENGLISH, languages
from game.wording.words import Words
from tests.metro2033.wording.spoken import narrator as metro_narrator
from tests.nim.kind import NIM
from tests.nim.setup import ROBOTS
from tests.nim.words import NimWords
from tests.wording.test_keys import CODE, KEY
from tests.wording.test_languages import OTHERS, asked, attributes, messages

IN_OWN_WORDS = {
    *("card-in-text", "robot-instead", "robot-fault-sets", "notice-more-damage"),
    *("title-continue-none", "title-play-tip", "title-learn-note", "title-foot", "title-new-note", "hint-advice"),
    *("learn-player", "learn-opponent", "learn-end_turn"),
    *("setting-always-pay-note", "setting-left-handed-note", "help-overview"),
    *("new-fewest", "new-seed", "new-taken", "new-variants-show", "box-players-tip"),
    *("overview-open", "overview-tip", "library-part-all-tip"),
    *("matches-search-tip", "statistics-open-tip", "statistics-vp-tip", "score-rematch-tip", "score-total-tip"),
    *("table-prompt-act", "table-tip-no-target"),
    *("text-help-hint", "text-help-player", "text-help-rules", "text-help-table", "text-help_moves"),
    *("plain-welcome", "plain-help-table", "cli-text-seed"),
}
"""What 51st State says in its own words, in one language at least. An id that is here by mistake would hide what all
games say."""

SAID_BY_ALL = {
    "refusal-cannot_undo": "a barrier of `game.play.match`, told by the narrator of the game",
    "refusal-cannot_redo": "likewise",
    "robot-fault-": "a `Fault`, which a program of any game may have",
    "scenario-": "a `Difference`, named by its kind",
    "language-": "a language, named by its folder",
    "selfcheck-name-": "a check, named by its function",
    "selfcheck-texts": "what the games find of their texts",
}
"""Shared messages whose names no shared module spells out, by how they begin -> what they tell."""


MADE_OF_PARTS = "unreadable-cli-game"
"""A finding of shared rooms whose sentence they put together."""


WORD = re.compile(r'^    word(?:, \w+)* = "(\w+)"', re.M)
"""The word with which the messages of a list begin: `word = "matches"`."""


class Room(NamedTuple):
    """Modules, by the texts in them, and what they build of texts and names."""

    texts: frozenset[str]
    built: tuple[re.Pattern[str], ...]

    def names(self, key: str) -> bool:
        """Whether the room names a message: literally, or built of its own words; then possibly with a tooltip, or with
        a reason why not."""
        bases = {key, key.removesuffix("-tip"), key.removesuffix("-why"), key.removesuffix("-note")}
        return any(base in self.texts or self._builds(base) for base in bases)

    def _builds(self, key: str) -> bool:
        found = (pattern.fullmatch(key) for pattern in self.built)
        return any(match and all(self._says(part) for part in match.groups()) for match in found)

    def _says(self, part: str) -> bool:
        return part in self.texts or part.replace("-", "_") in self.texts


@cache
def room(is_game: bool) -> Room:
    """The rooms of 51st State, or those that all games share."""
    games = {NAME} if is_game else {NAME, METRO}
    files = [file for file in sorted(CODE.rglob("*.py")) if bool(games & {*file.relative_to(CODE).parts}) == is_game]
    sources = [file.read_text("utf-8") for file in files]
    nodes = [node for source in sources for node in ast.walk(ast.parse(source))]
    constants = [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    texts = frozenset(constants) | {text.partition(".")[0] for text in constants if KEY.fullmatch(text)}
    words = "|".join(sorted(found for source in sources for found in WORD.findall(source)))
    found = {_pattern(node, words) for node in nodes if isinstance(node, ast.JoinedStr)}
    return Room(texts, tuple(re.compile(pattern) for pattern in sorted(filter(None, found))))


def _pattern(built: ast.JoinedStr, words: str) -> str:
    """A pattern of the messages that an f-string names: `help-(.+)` of `f"help-{shortcut.does}"`; "" of any other."""
    pattern = ""
    for number, part in enumerate(built.values):
        if isinstance(part, ast.Constant):
            text, dot, _ = str(part.value).partition(".")
            pattern += re.escape(text)
            if dot:
                break
        elif number:
            pattern += "(.+)"
        elif words and isinstance(part, ast.FormattedValue) and ast.unparse(part.value).endswith("word"):
            pattern += f"(?:{words})"
    begins = re.match(r"(?:[a-z][a-z0-9_]*|\(\?:[a-z|_]+\))\\-", pattern)
    return pattern if begins and re.fullmatch(r"[a-z0-9_\\().+?:|-]+", pattern) else ""


@cache
def _ids(language: str) -> tuple[frozenset[str], frozenset[str]]:
    """The messages that all games share, and all of 51st State."""
    return frozenset(messages(language, "")), frozenset(messages(language))


# ---------------------------------------------------------------------- what stands where
@pytest.mark.parametrize("language", languages())
def test_what_shared_rooms_name_stands_in_the_shared_files(language: str) -> None:
    """Apart from what every game brings."""
    shared, all = _ids(language)
    named = room(is_game=False).texts & all
    assert sorted(named - shared - {*OWED}) == []


@pytest.mark.parametrize("language", languages())
def test_what_only_51st_state_says_stands_in_its_own_files(language: str) -> None:
    shared, _ = _ids(language)
    rooms, referred = room(is_game=False), _referred(language)
    unnamed = [id for id in shared if not rooms.names(id) and id not in referred]
    assert sorted(id for id in unnamed if not id.startswith(("unreadable", *SAID_BY_ALL))) == []


def _referred(language: str) -> set[str]:
    """Shared messages to which shared ones refer."""
    found = [asked(message) for message in messages(language, "").values()]
    return {name for one in found for name in one.messages}


def test_a_finding_stands_with_the_rooms_that_find_it() -> None:
    """In English a finding is the sentence of the program."""
    ours, shared = room(is_game=True).texts, room(is_game=False).texts
    wrong = []
    for id, message in messages(ENGLISH).items():
        if id.startswith("unreadable-"):
            pieces = [piece.strip(" :,()'") for piece in asked(message).texts]
            is_ours, is_shared = (
                all(any(piece in text for text in texts) for piece in pieces if len(piece) > 2)
                for texts in (ours, shared)
            )
            if is_ours != is_shared != (id in messages(ENGLISH, "")) and id != MADE_OF_PARTS:
                wrong.append(f"{id}: {'shared' if is_shared else 'of the game'}")
    assert wrong == []


# ---------------------------------------------------------------------- its own words
def test_51st_state_has_own_words_for_what_it_means_to() -> None:
    assert set().union(*map(_in_own_words, languages())) == IN_OWN_WORDS


def _in_own_words(language: str) -> set[str]:
    shared, all = messages(language, ""), messages(language)
    return {id for id in shared if all[id] is not shared[id]}


@pytest.mark.parametrize("language", languages())
def test_own_words_have_the_parts_of_the_shared_ones_and_use_their_facts(language: str) -> None:
    wrong = []
    for id in _in_own_words(language):
        shared, own = messages(language, "")[id], messages(language)[id]
        given = asked(shared).variables | asked(messages(ENGLISH)[id]).variables | {"kind"}
        wrong += [f"{id}.{missing} is missing" for missing in attributes(shared) - attributes(own)]
        wrong += [f"{id}: ${fact}" for fact in asked(own).variables - given]
    assert wrong == []


@pytest.mark.parametrize("language", OTHERS)
def test_own_words_are_not_the_shared_ones_once_more(language: str) -> None:
    again = [id for id in _in_own_words(language) if messages(language, "")[id].equals(messages(language)[id])]
    assert again == []


# ---------------------------------------------------------------------- the duty of a game
def _with_tips(names: Iterable[str]) -> Sequence[str]:
    return [f"{name}{tip}" for name in names for tip in ("", "-tip")]


def _keys_of_lessons() -> Iterator[str]:
    """The messages of lessons, chapters and steps."""
    for lesson in lessons_of(load_catalog(cards_folder())):
        yield lesson.key
        for part in lesson.parts:
            for chapter in part.chapters:
                yield chapter.key
                yield from (step.key for step in chapter.steps)


_LEVELS = fiftyfirst().robots.levels
OF_51ST_STATE: Mapping[str, Iterable[str]] = {
    "phase-": PHASES,
    "bot-": (*fiftyfirst().robots.names, *(f"{level}-note" for level in _LEVELS)),
    "new-level-": _LEVELS,
    "opponent-": (*KINDS, VIRTUAL),
    "score-": _with_tips(group.replace("_", "-") for group in fiftyfirst().annals.sources),
    "statistics-by-": _with_tips(facet.one for facet in fiftyfirst().annals.facets),
    "matches-": MATCH_LOOK.facets,
    "rulebook-": BOOK.sections,
    "rulebook-chapter-": CHAPTERS,
    "learn-": [key.removeprefix("learn-") for key in _keys_of_lessons()],
    "help-": ("opponents", "map", "districts", "modules", "pass"),
    "library-": FACETS,
    "library-part-": TABS,
    "library-order-": _with_tips(ORDERS),
    "cli-": FiftyFirstTerminal.commands,
    "text-help-": ("pay", "card", "look", "piles", *LOOKS),
    "text-help-move-": MoveList.verbs,
    "plain-help-": ("hand", "state"),
}
OF_NIM: Mapping[str, Iterable[str]] = {
    "phase-": ("taking",),
    "bot-": (*ROBOTS.names, *(f"{level}-note" for level in ROBOTS.levels)),
    "new-level-": ROBOTS.levels,
    "score-": _with_tips(group.replace("_", "-") for group in NIM.annals.sources),
    "statistics-by-": _with_tips(facet.one for facet in NIM.annals.facets),
    "matches-": [facet.many for facet in NIM.annals.facets],
    "table-verb-": ("take", "take_one", "take_all"),
}


_METRO = metro_kind()
OF_METRO: Mapping[str, Iterable[str]] = {
    "phase-": METRO_PHASES,
    "bot-": (*_METRO.robots.names, *(f"{level}-note" for level in _METRO.robots.levels)),
    "new-level-": _METRO.robots.levels,
    "good-": MetroWords.goods_order,
    "option-": [option.name.replace("_", "-") for option in _METRO.setup.options],
    "score-": _with_tips(_METRO.annals.sources),
    "statistics-by-": _with_tips(facet.one for facet in _METRO.annals.facets),
    "matches-": [facet.many for facet in _METRO.annals.facets],
    "rulebook-": METRO_BOOK.sections,
    "rulebook-chapter-": METRO_BOOK.chapters,
    "cli-": MetroTerminal.commands,
}


@pytest.mark.parametrize("prefix", OF_51ST_STATE)
def test_51st_state_names_its_things(prefix: str, spoken: Wording) -> None:
    assert _unnamed(spoken, prefix, OF_51ST_STATE) == []


@pytest.mark.parametrize("prefix", OF_NIM)
def test_nim_names_its_things(prefix: str) -> None:
    assert _unnamed(NimWords(), prefix, OF_NIM) == []


@pytest.mark.parametrize("prefix", OF_METRO)
def test_metro_2033_names_its_things(prefix: str) -> None:
    assert _unnamed(metro_narrator("en").words, prefix, OF_METRO) == []


def _unnamed(words: Words, prefix: str, things: Mapping[str, Iterable[str]]) -> list[str]:
    assert prefix in OWED_FOR
    known = set(words.messages)
    keys = [f"{prefix}{thing}" for thing in things[prefix]]
    return [key for key in keys if key not in known and words.text(key, n=1) == f"[{key}]"]


@pytest.mark.parametrize("key", OWED)
def test_every_game_says_what_shared_rooms_ask_of_it(key: str, spoken: Wording) -> None:
    for words in (spoken, NimWords(spoken.language), metro_narrator(spoken.language).words):
        assert words.text(key) != f"[{key}]"
    assert key not in _ids(spoken.language)[0], "nobody owes what stands in the shared files"
