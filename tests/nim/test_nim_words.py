"""Nim speaks three languages, with messages that lie in a folder of its own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, get_args

import pytest

from game.kernel.refusal import Refusal
from game.kernel.seats import EVERYONE, NOBODY, Viewer
from game.wording.messages import ENGLISH, Messages, languages, locale_folder
from game.wording.narrator import Narrator
from game.wording.rulebook import heading
from game.wording.sentence import FUNCTIONS
from tests.nim.rules import ANSWERS, REFUSALS
from tests.nim.sitting import sit_down
from tests.nim.state import (
    NAME,
    AnswerToast,
    Bid,
    BidMade,
    BidsRevealed,
    ChooseBid,
    ChooseStones,
    ChooseToast,
    Command,
    Event,
    GameWon,
    Heaps,
    Laid,
    Take,
    Taken,
    ToastAnswered,
    ToastRaised,
    TurnBegan,
)
from tests.nim.table import NimScene
from tests.nim.words import LOCALE, NimNarrator, NimWords

LANGUAGES = languages()
NAMES = {"A": "Anna", "B": "Ben", "C": "Cleo"}
TABLE = Heaps((3, 4), seats=("A", "B", "C"))
COMMANDS: tuple[Command, ...] = (Bid("A", 2), Take("A", 1), Take("A", 3, 1), AnswerToast("A", True),
                                 AnswerToast("A", False))  # fmt: skip
EVENTS: tuple[Event, ...] = (
    Laid(TABLE), BidMade("A", 2), BidsRevealed("B", (2, 3, 3)), Taken("B", 1, 0), Taken("B", 2, 0), ToastRaised("B"),
    ToastAnswered("C", True), ToastAnswered("C", False), TurnBegan("C"), GameWon("B"),
)  # fmt: skip


def told(language: str) -> Iterator[str]:
    """All that can be told of Nim."""
    narrator: Narrator[Any, Any, Any, Any, Any, Any] = NimNarrator(NimWords(language))
    viewers: tuple[Viewer, ...] = (*NAMES, NOBODY, EVERYONE)
    for viewer in viewers:
        yield from narrator.log(EVENTS, NAMES, viewer)
    for asked in ANSWERS:
        yield from (narrator.question(asked("B"), TABLE, NAMES), narrator.waiting(asked("B"), NAMES))
    for command in COMMANDS:
        yield narrator.command(command)
        yield from (narrator.forecast((left, 0), command, NAMES) for left in (0, 1, 2, 5))
        yield narrator.hindsight("last", command, COMMANDS[0], TABLE, NAMES)
    for group in (
        *filter(None, narrator.hints(dict.fromkeys(COMMANDS, (2,)), TABLE, NAMES)),
        narrator.advice("last", None, {}, TABLE, NAMES),
    ):
        yield from (group.heading, *(line.title for line in group.lines))
    yield from (narrator.refusal(Refusal(code, text="3"), NAMES) for code in (*REFUSALS, "unreadable_move"))
    yield from (narrator.barrier(code) for code in ("nothing", "revealed", "other_player", "robot"))
    for section in narrator.book.sections:
        yield from (heading(narrator.words, section), *narrator.book.paragraphs(narrator.words, section))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_told_in_each_language(language: str) -> None:
    lines = list(told(language))
    assert [line for line in lines if not line or "[" in line or "{" in line] == []
    letters = "".join(re.sub("Anna|Ben|Cleo", "", line) for line in lines)
    assert bool(re.search("[А-я]", letters)) == (language == "ru")
    assert bool(re.search("[A-Za-z]", letters)) == (language != "ru")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_exactly_the_messages_of_english(language: str) -> None:
    assert shapes(language) == shapes(ENGLISH)


def shapes(language: str) -> dict[str, set[str]]:
    """The attributes and facts of each message, which must be intact."""
    messages = Messages(locale_folder(), language, FUNCTIONS, game=NAME, apart=LOCALE)
    messages.check()
    own = Messages(locale_folder(), language, FUNCTIONS)
    return {name: set(re.findall(r"^ +\.[\w-]+|\$\w+", messages._entries[name].source, re.MULTILINE))
            for name in set(messages) - set(own)}  # fmt: skip


def test_every_kind_of_message_is_among_those_that_are_told() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(Event))
    assert {type(command) for command in COMMANDS} == set(get_args(Command))


def test_a_bid_is_told_to_its_seat_alone_until_all_have_bid() -> None:
    narrator = NimNarrator(NimWords())
    bid = (BidMade("A", 2),)
    assert narrator.log(bid, NAMES, "A") == narrator.log(bid, NAMES, EVERYONE) == ("Anna bids 2.",)
    assert narrator.log(bid, NAMES, "B") == narrator.log(bid, NAMES, NOBODY) == ("Anna has bid.",)
    opened = narrator.log((BidsRevealed("B", (2, 3, 3)),), NAMES, NOBODY)
    assert opened == ("The bids are open: Anna 2, Ben 3 and Cleo 3. Ben begins.",)
    assert opened[0].actor == "B"


def test_a_line_names_players_and_its_section() -> None:
    narrator = NimNarrator(NimWords("de"))
    (line,) = narrator.log((Taken("B", 1, 0),), NAMES, "A")
    assert (str(line), line.parts[0], line.topic) == ("Ben nimmt 1 Stein.", "Ben", "aim")
    assert narrator.question(ChooseToast("B"), TABLE, NAMES).topic == "toast"
    assert narrator.waiting(ChooseBid("C"), NAMES) == "Cleo bietet."


def test_the_table_is_handed_the_open_question_for_its_words() -> None:
    top = sit_down(3, 4, 5).context.stack.top
    assert isinstance(top, NimScene)
    assert top.standing.question == ChooseStones("A")
    assert top.sight().asked_briefly() == "Take stones from one heap."
