"""Every message of Metro 2033 is asked for by something, and it brings what every game owes the shared rooms."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Literal, get_args, get_origin, get_type_hints

import pytest

from game.kernel.message import short_name
from game.match.lessons.played import ASIDE, END_TURN
from game.metro2033.art.faces.signs import DECKS
from game.metro2033.bots.levels import METRO_BOTS, METRO_LEVELS
from game.metro2033.cards.vocabulary import (
    BATTLE_TYPES,
    FIGHT_SIDES,
    FIGHTERS,
    OPPOSITIONS,
    STATION_KINDS,
    THREAT_TYPES,
)
from game.metro2033.look import LOOK
from game.metro2033.rules import NAME
from game.metro2033.rules.commands import AnyMetroCommand
from game.metro2033.rules.events import AnyMetroEvent
from game.metro2033.rules.notation import MOVE_VERBS
from game.metro2033.rules.options import MetroOptions
from game.metro2033.rules.refusals import REASONS
from game.metro2033.rules.state import PHASES
from game.metro2033.rules.steps import MetroQuestion
from game.metro2033.scenes.lessons import lessons_of
from game.metro2033.scenes.library import NEWEST
from game.metro2033.scenes.library import PARTS as LIBRARY_PARTS
from game.metro2033.scenes.shelf import ORDERS, STAGES, VALUES
from game.metro2033.table.plan import DECKS as ON_TABLE
from game.metro2033.terminal import MetroTerminal
from game.metro2033.wording.card_rows import CONDITIONS, TIMINGS, VERBS, WINDOW_NAMES
from game.metro2033.wording.command_rows import COMMANDS
from game.metro2033.wording.event_rows import EVENTS
from game.metro2033.wording.hint_words import HINTS
from game.metro2033.wording.metro_book import BOOK, PARTS
from game.metro2033.wording.metro_words import MetroWords
from game.metro2033.wording.question_rows import QUESTIONS
from game.metro2033.wording.refusal_words import FORMS
from game.wording.duty import OWED
from game.wording.messages import languages, locale_folder
from tests.conftest import ROOT
from tests.metro2033.wording.spoken import cards, narrator
from tests.wording.test_languages import asked, attributes, messages, messages_in

SILENT = {"metro_started", "now_awaited"}
ZONES = cards().factions
"""Zones are called after their factions."""


@cache
def texts() -> frozenset[str]:
    """All texts that the modules of the game spell out."""
    files = sorted((ROOT / "game" / NAME).rglob("*.py"))
    nodes = [node for file in files for node in ast.walk(ast.parse(file.read_text("utf-8")))]
    constants = [node.value for node in nodes if isinstance(node, ast.Constant)]
    return frozenset(value for value in constants if isinstance(value, str))


def named() -> set[str]:
    """Messages that modules name as they are, and more."""
    return {text.partition(".")[0] for text in texts()} | {text.rpartition(".")[2] for text in texts()}


@pytest.fixture(params=languages())
def words(request: pytest.FixtureRequest) -> MetroWords:
    return narrator(request.param).words


def options() -> Iterator[str]:
    """The messages of the options that are chosen among words, and of those that are numbers or on and off."""
    for name, kind in get_type_hints(MetroOptions).items():
        key = f"option-{name}".replace("_", "-")
        yield key
        if get_origin(kind) is Literal:
            values = [value for value in get_args(kind) if len(value) > 1]
            yield from (f"{key}-{value}".replace("_", "-") for value in values)


VERBS_AT_TABLE = (
    "move", "attack", "attack_hero", "strike", "guard_army", "guard_hero", "buy", "buy_instead", "forage", "keep",
    "recruit",
)  # fmt: skip
"""What is done at a place of the table."""


def names(prefix: str, kinds: Iterable[type]) -> Iterator[str]:
    return (f"{prefix}{short_name(kind.__name__)}" for kind in kinds)


def learned() -> Iterator[str]:
    """The messages of the lesson."""
    for lesson in lessons_of(cards()):
        yield lesson.key
        for chapter in lesson.chapters:
            yield from (chapter.key, *(step.key for step in chapter.steps))


def owed() -> set[str]:
    """All messages that something of the game names."""
    return {
        *OWED,
        *(name for name in names("log-", EVENTS) if name.removeprefix("log-") not in SILENT),
        *names("command-", COMMANDS),
        *names("question-", QUESTIONS),
        *names("waiting-", QUESTIONS),
        *(f"refusal-{code}" for code in REASONS if not code.startswith("cannot_")),
        *(row.phrase for row in VERBS.values()),
        *(row.message for rows in (TIMINGS, CONDITIONS) for row in rows.values()),
        *WINDOW_NAMES.values(),
        *(f"forecast-sure_{result}" for result in ("win", "tie", "loss")),
        *(f"when-with-{fighter}" for fighter in FIGHTERS),
        *(f"when-side-{side}" for side in FIGHT_SIDES),
        *(f"when-against-{one}" for one in (*OPPOSITIONS, *THREAT_TYPES)),
        *(f"threat-type-{type}" for type in THREAT_TYPES),
        *(f"battle-type-{type}" for type in BATTLE_TYPES),
        *(f"station-{kind}" for kind in STATION_KINDS),
        *(f"zone-{zone}" for zone in ("polis", "hansa")),
        *(f"good-{good}" for good in MetroWords.goods_order),
        *(f"phase-{phase}" for phase in PHASES),
        *(f"rulebook-{name}" for name in BOOK.sections),
        *(f"rulebook-chapter-{chapter}" for chapter in BOOK.chapters),
        *(f"face-{deck}" for deck in DECKS),
        *(f"library-{facet}" for facet in VALUES), *(f"library-tip-{facet}" for facet in VALUES),
        *(f"library-deck-{deck}" for deck in DECKS), *(f"library-stage-{stage}" for stage in STAGES),
        *(f"library-sign-{sign}" for sign in ("strength", "speed", "army")),
        *(f"library-order-{order}{tip}" for order in (*ORDERS, NEWEST) for tip in ("", "-tip")),
        *(f"library-part-{part}{tip}" for part in LIBRARY_PARTS for tip in ("", "-tip")),
        *(f"library-count-{part}" for part in LIBRARY_PARTS),
        *(f"library-in-{place}" for place in ("decks", "aside", "held", "covered")),
        *(f"rulebook-part-{picture}-{part}" for picture, parts in PARTS.items() for part in parts if part not in ZONES),
        *(f"metro-phase-{phase}" for phase in PHASES[1:]), *(f"metro-about-{phase}" for phase in PHASES[1:]),
        *(f"metro-deck-{deck}" for deck in ON_TABLE), *(f"metro-about-{deck}" for deck in ON_TABLE),
        *(f"metro-exchange-{side}" for side in ("given", "taken")),
        *(f"table-verb-{verb}" for verb in VERBS_AT_TABLE),
        *(f"table-aim-{verb}" for verb in ("move", "strike", "guard")),
        *(f"decline-choose_{question}" for question in ("use", "capture", "loot", "completion")),
        "hint-notable", *(f"hint-{situation}" for situation in HINTS),
        *options(), *learned(), f"refusal-{ASIDE}",
        *(f"bot-{robot}" for robot in METRO_BOTS),
        *(f"bot-{level}-note" for level in METRO_LEVELS),
        *(f"new-level-{level}" for level in METRO_LEVELS),
        *(f"cli-{command}" for command in MetroTerminal.commands), "selfcheck-name-pictures",
        *(f"text-help-move-{verb}" for verb in MOVE_VERBS),
        *(f"text-help-{word}" for word in ("map", "card", "seat", "track", "discards")),
        *(f"text-map_{kind}" for kind in STATION_KINDS if kind != "ordinary"),
        "cli-text-factions", "cli-balance-games", "cli-balance-bots",
        *(f"{kind}-{part}" for kind in ("text", "plain") for part in ("seat", "final")),
        *(f"score-{group}{tip}" for group in ("stations", "quests") for tip in ("", "-tip")),
        *(f"statistics-by-{facet}{tip}" for facet in ("faction",) for tip in ("", "-tip")),
        "matches-factions",
        *(f"help-{shortcut.does}" for shortcuts in LOOK.shortcuts.values() for shortcut in shortcuts),
        *(f"new-draft-{value}-tip" for value in ("choose", "dealt")),
    }  # fmt: skip


def lesson_forms() -> Iterator[str]:
    """The parts of notes, and of what is said to other moves than they want."""
    yield from ("intro", "about", "do", "after", f"because_{END_TURN}")
    for lesson in lessons_of(cards()):
        steps = [step for chapter in lesson.chapters for step in chapter.steps if step.moves]
        yield from (f"because_{step.key.replace('-', '_')}" for step in steps)


def test_every_message_that_is_owed_is_there(words: MetroWords) -> None:
    assert sorted(name for name in owed() if name not in set(words.messages)) == []


def test_every_message_is_asked_for(words: MetroWords) -> None:
    own = set(messages_in(locale_folder() / words.language / NAME))
    shared = set(messages(words.language, ""))
    findings = {name for name in own if name.startswith("unreadable-")}
    assert sorted(own - owed() - shared - named() - findings) == []


def test_every_form_of_a_message_is_asked_for(words: MetroWords) -> None:
    """Forms are called after fields of what is told, facts of refusals, or words that code or messages ask for."""
    own = messages_in(locale_folder() / words.language / NAME).values()
    told = (*get_args(AnyMetroEvent), *get_args(AnyMetroCommand), *get_args(MetroQuestion))
    fields = {field for kind in told for field in kind.__struct_fields__}
    forms = {form for message in own for form in asked(message).forms} | {"words", "help", "name", "heading", "tip"}
    known = named() | fields | forms | {*FORMS, *lesson_forms()}
    found = {form.removesuffix("_paid") for message in own for form in attributes(message)}
    assert sorted(found - known - {"paid", ""}) == []


def test_own_words_have_the_parts_of_the_shared_ones_and_use_their_facts(words: MetroWords) -> None:
    own, shared = messages_in(locale_folder() / words.language / NAME), messages(words.language, "")
    english = messages("en", "")
    for name in own.keys() & shared.keys():
        assert attributes(shared[name]) <= attributes(own[name]), name
        given = asked(shared[name]).variables | asked(english[name]).variables | {"kind"}
        assert asked(own[name]).variables <= given, name


def test_every_zone_and_line_has_a_name(words: MetroWords) -> None:
    named = [words.zone(zone) for zone in (*cards().map.zones, "hansa")]
    named += [words.line(line) for line in cards().map.lines]
    assert len(set(named)) == len(named)


FOUND_IN = ("rules/dealing.py", "rules/known.py", "match")
"""Modules whose findings a player can meet. Those about cards and positions stay in English, as their files have
English keys."""


def raised() -> Iterator[str]:
    """Every sentence of an `Unreadable` there, with * for its facts."""
    for part in FOUND_IN:
        place = ROOT / "game" / NAME / part
        for file in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Unreadable":
                    yield re.sub(r"\{[^}]*\}", "*", ast.unparse(node.args[0]).lstrip("f")[1:-1])


def test_every_finding_that_a_player_can_meet_is_translated(words: MetroWords) -> None:
    sentences = list(raised())
    assert len(sentences) > 5
    unknown = {told: words.text("unreadable-other", told=told) for told in sentences}
    if words.language != "en":
        assert [told for told in sentences if words.translated(told) == unknown[told]] == []


def test_every_finding_is_translated_with_its_facts(words: MetroWords) -> None:
    english = narrator("en").words
    for name in messages_in(locale_folder() / words.language / NAME):
        if name.startswith("unreadable-"):
            facts = {fact: f"«{fact}»" for fact in asked(messages("en", NAME)[name]).variables}
            assert words.translated(english.text(name, **facts)) == words.text(name, **facts)
