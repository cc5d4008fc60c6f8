"""Every language has all messages of English, in its own words, with the facts that the program gives."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pygame
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.sets.borders import border_sides
from game.fiftyfirst.rules import NAME
from game.fiftyfirst.wording.wording import Wording
from game.metro2033.rules import NAME as METRO
from game.ui.art.lettering import font
from game.ui.theme import TYPEFACES
from game.wording.messages import ENGLISH, languages, locale_folder
from game.wording.sentence import FUNCTIONS
from tests.wording.conftest import wording

OTHERS = tuple(language for language in languages() if language != ENGLISH)
OWN_FACTS = {"n", "case"}
"""Facts given to goods and to lines with several cards, even if English does not use them."""

CALLED = {*FUNCTIONS, "KEY", "NUMBER", "DATETIME"}

GIVEN = {"card-in-text": {"title", "kind"}, "player-in-text": {"name"}}
"""Messages with more facts than English uses: titles and names within a sentence."""

LATIN = re.compile(r"[A-Za-z]{3,}")
NAMES = re.compile(r"(title|language|opponent|set|unreadable|bot|key|text-left)\b.*")
"""Names, and words to type: messages that may be the same in two languages."""

TRAVELLED = {"Deal", "Deals", "Name", "Set", "Sets", "Phase", "Start", "Solo", "Normal", "Mutant", "Cyborg",
             "Ultimate", "Edition", "Master", "Wind", "Borgo", "Rusty", "Winter", "New", "Era",
             "Balance", "Elo", "Sharrash", "Uranopolis", "Moloch", "Veteran", "Code", "Arena", "Champion",
             "Polis", "Hansa", "Station", "neutral", "Tunnel"}  # fmt: skip
"""Words that are the same in German and English, names, and text printed on the boxes."""

NOTATION = re.compile(
    r"(text|option-solo-titles|language|title|unreadable|rulebook-keys|plain-help)-.*|plain-(welcome|hint)(\..*)?|.*_gender"
)
"""Messages with English words that are typed, printed on a box, or never shown."""

STAYS_LATIN = re.compile(
    r"python -m \w+( \w+)?|Esc|Ctrl|Shift|Enter|Tab|Space|Home|End|Page (Up|Down)|Delete|Alt|YAML|UTF|JSON|Borgo|DIR|"
    r"Backspace|HTML|Markdown|Dask|tcp://|exec:|--(json|bots)|\b(random|greedy|hard|base|new_era|winter|scavengers|allies|moloch|no_mans_land|recruit|soldier|veteran|promo_1|promo_2|hover|click|drag|key|wait|seed)\b"
)
"""Words that a Russian player types or reads on a key."""

ENGLISH_WORDS = re.compile(r"\b(the|of|and|with|your|you|this|that|from|have|has|cannot|which|card|cards)\b")


@cache
def messages(language: str, game: str = NAME) -> dict[str, ast.Message]:
    """All messages of a language for a game, parsed; with "" those that all games share."""
    folder = locale_folder() / language
    return messages(language, "") | messages_in(folder / game) if game else messages_in(folder)


def messages_in(folder: Path) -> dict[str, ast.Message]:
    """All messages in the files of a folder, parsed; fails on anything that is not a message."""
    found: dict[str, ast.Message] = {}
    for file in sorted(folder.glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{file}: {entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


for_every_game = pytest.mark.parametrize("game", ["", NAME, METRO], ids=["shared", NAME, METRO])
"""What all games share is looked at alone, too: a game hides what it says in its own words."""


def attributes(message: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


class _Asked(Visitor):
    """What a message uses: variables, functions, forms, other messages, and choices by number."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.functions: set[str] = set()
        self.forms: set[str] = set()
        self.texts: list[str] = []
        self.messages: set[str] = set()
        self.counts: list[set[str]] = []
        """The choices by a number that is then said with a noun."""

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.add(node.id.name)
        for argument in node.arguments.named:
            if argument.name.name == "form" and isinstance(argument.value, ast.StringLiteral):
                self.forms.add(argument.value.value)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {getattr(variant.key, "name", "") for variant in node.variants}
        counted = getattr(getattr(node.selector, "id", None), "name", "")
        if any(counted in asked(variant.value).variables for variant in node.variants):
            self.counts.append(keys)
        self.generic_visit(node)


def asked(node: ast.BaseNode | None) -> _Asked:
    found = _Asked()
    if node is not None:
        found.visit(node)
    return found


def parts(message: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    """The value of a message and those of its attributes, by their keys."""
    if message.value is not None:
        yield message.id.name, message.value
    for attribute in message.attributes:
        yield f"{message.id.name}.{attribute.id.name}", attribute.value


@for_every_game
@pytest.mark.slow
@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_exactly_the_messages_of_english(language: str, game: str) -> None:
    english, found = messages(ENGLISH, game), messages(language, game)
    assert sorted(english.keys() - found.keys()) == []
    more = found.keys() - english.keys() - GIVEN.keys()
    assert sorted(name for name in more if not name.startswith("title-")) == []


@for_every_game
@pytest.mark.slow
@pytest.mark.parametrize("language", OTHERS)
def test_a_message_has_the_attributes_of_english_and_the_used_forms(language: str, game: str) -> None:
    forms = {form for message in messages(language, game).values() for form in asked(message).forms} | {"gender"}
    wrong = []
    for name, message in messages(ENGLISH, game).items():
        if name.startswith("title-") or name not in messages(language, game):
            continue
        own = attributes(messages(language, game)[name])
        wrong += [f"{name}.{missing} is missing" for missing in attributes(message) - own]
        wrong += [f"{name}.{more} is asked for by nobody" for more in own - attributes(message)
                  if more not in forms and more.rpartition("_")[2] not in forms]  # fmt: skip
    assert wrong == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_card_faction_and_set_has_a_title_of_its_own(language: str, catalog: Catalog) -> None:
    words = wording(language)
    modules = (*catalog.headquarters, *catalog.border_tiles, *border_sides(catalog), *catalog.districts, "arena_tile")
    ids = (*catalog.locations, *catalog.connections, *catalog.factions, *catalog.machines, *catalog.areas, *modules)
    assert [id for id in ids if f"title-{id}" not in words.messages] == []
    assert [name for name in catalog.sets if f"set-{name}" not in words.messages] == []
    titles = [words.title(id) for id in ids if id not in catalog.connections]
    assert sorted({title for title in titles if titles.count(title) > 1}) == []
    known = {f"title-{id}" for id in ids}
    assert [name for name in words.messages if name.startswith("title-") and name not in known
            and name not in messages(ENGLISH)] == []  # fmt: skip


@for_every_game
@pytest.mark.parametrize("language", languages())
def test_a_message_uses_only_facts_that_it_is_given(language: str, game: str) -> None:
    wrong = []
    for name, message in messages(language, game).items():
        given = asked(messages(ENGLISH, game)[name]).variables if name in messages(ENGLISH, game) else set()
        given |= GIVEN.get(name, set())
        own = asked(message)
        wrong += [f"{name}: ${variable}" for variable in own.variables - given - OWN_FACTS]
        wrong += [f"{name}: {function}()" for function in own.functions - CALLED]
    assert wrong == []


@for_every_game
@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_left_in_english(language: str, game: str) -> None:
    english = messages(ENGLISH, game)
    theirs = {key: pattern for message in messages(language, game).values() for key, pattern in parts(message)}
    same = {key: set(LATIN.findall(" ".join(asked(pattern).texts)))
            for message in english.values() for key, pattern in parts(message)
            if key in theirs and theirs[key].equals(pattern) and not NAMES.fullmatch(key)}  # fmt: skip
    assert {key: words for key, words in same.items() if words - TRAVELLED} == {}
    words = {key: ENGLISH_WORDS.search(" ".join(asked(pattern).texts)) for key, pattern in theirs.items()}
    assert [f"{key}: {word[0]}" for key, word in words.items() if word and not NOTATION.fullmatch(key)] == []


RETIRED = re.compile(r"\w'\w|\bcategor|\bin place of\b|\b(?:an|the) own\b|\bover Cleanup\b|\btaken? back\b")
"""Straight apostrophes, and words that players do not read: symbols of a Location are icons, a decision is undone."""


@for_every_game
def test_english_has_one_word_for_a_thing(game: str) -> None:
    texts = {
        key: RETIRED.search(" ".join(asked(pattern).texts))
        for message in messages(ENGLISH, game).values()
        for key, pattern in parts(message)
        if not key.startswith(("unreadable-", "rulebook-", "ability-after_production"))
    }
    assert {key: found[0] for key, found in texts.items() if found} == {}


@for_every_game
def test_russian_is_written_in_cyrillic(game: str) -> None:
    texts = {
        key: " ".join(asked(pattern).texts)
        for message in messages("ru", game).values()
        for key, pattern in parts(message)
    }
    left = {key: LATIN.findall(STAYS_LATIN.sub("", text)) for key, text in texts.items() if not NOTATION.fullmatch(key)}
    assert {key: words for key, words in left.items() if words} == {}


TWO_FORMS = re.compile(
    r"good-.*|verb-(copy_deal|clear)|question-choose_(copied_deal|cleared)|log-brawlers_left|"
    r"statistics-(wins|vp-tip)|library-covered|sets-mistakes|keep-(line|choose-more)"
)
"""Counted in a case with equal forms for two and five, or with the number after the noun; goods have golden texts."""


@for_every_game
def test_russian_numbers_have_their_plural_forms(game: str) -> None:
    """A number with a noun has the forms one, few and many: 1 карта, 2 карты, 5 карт."""
    forms = {"one", "few", "many"}
    counts = [(name, keys & forms) for name, message in messages("ru", game).items() for keys in asked(message).counts]
    wrong = [(name, keys) for name, keys in counts if keys not in (set(), forms)]
    assert [name for name, keys in wrong if keys != {"one"} or not TWO_FORMS.fullmatch(name)] == []
    assert len(counts) > 20


@pytest.mark.parametrize(
    ("language", "good", "told"),
    [
        ("ru", "worker", ["1 рабочего", "2 рабочих", "5 рабочих", "11 рабочих", "21 рабочего", "22 рабочих"]),
        ("ru", "brick", ["1 кирпич", "2 кирпича", "5 кирпичей", "11 кирпичей", "21 кирпич", "22 кирпича"]),
        ("de", "worker", ["1 Arbeiter", "2 Arbeiter", "5 Arbeiter", "11 Arbeiter", "21 Arbeiter", "22 Arbeiter"]),
        ("de", "card", ["1 Karte", "2 Karten", "5 Karten", "11 Karten", "21 Karten", "22 Karten"]),
        ("en", "gun", ["1 gun", "2 guns", "5 guns", "11 guns", "21 guns", "22 guns"]),
    ],
)
def test_goods_have_the_plural_forms_of_the_language(language: str, good: str, told: list[str]) -> None:
    words = wording(language)
    assert [words.good(good, n) for n in (1, 2, 5, 11, 21, 22)] == told


def test_russian_goods_are_in_the_nominative_as_a_subject() -> None:
    words = wording("ru")
    counted = [words.text("good-worker", n=n, case="nominative") for n in (1, 2, 5)]
    assert counted == ["1 рабочий", "2 рабочих", "5 рабочих"]


def test_short_titles_are_distinct_and_not_longer(spoken: Wording) -> None:
    catalog = spoken.catalog
    for id in (*catalog.locations, *catalog.factions):
        assert len(spoken.short_title(id)) <= len(spoken.title(id)), id
    short = [spoken.short_title(id) for id in (*catalog.locations, *catalog.factions)]
    assert sorted({title for title in short if short.count(title) > 1}) == []


NO_TYPEFACE_HAS = "漢"


@for_every_game
@pytest.mark.parametrize("language", languages())
def test_every_character_is_in_the_typefaces_that_may_draw_it(language: str, game: str) -> None:
    texts = "".join(text for message in messages(language, game).values() for text in asked(message).texts)
    letters = sorted({*texts, *texts.upper()} - {"\n", " "})
    assert {role: lacking(role, letters) for role in TYPEFACES} == {role: [] for role in TYPEFACES}
    assert lacking("text", NO_TYPEFACE_HAS) == [NO_TYPEFACE_HAS]


def lacking(role: str, letters: Iterable[str]) -> list[str]:
    """The letters for which a typeface draws its sign for a missing letter."""
    missing = drawn(role, "\U000f1234")
    return [letter for letter in letters if drawn(role, letter) == missing]


def drawn(role: str, letter: str) -> bytes:
    return pygame.image.tobytes(font(role, 20).render(letter, True, "white"), "RGBA")
