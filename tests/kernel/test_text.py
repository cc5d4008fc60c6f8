"""The gate for text of others: after it, any text can be shown in a window and on a terminal."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.kernel.refusal import Unreadable
from game.kernel.text import LONGEST_NAME, LONGEST_SENTENCE, is_visible, legible, one_line, visible

HOSTILE = (
    "\0", "\x07", "\x1b", "\r", "\x7f", "\x9b", "\u200b", "\u200d", "\u00ad",
    "\u202e", "\u2066", "\ufeff", "\ufe0f", "\u034f", "\u115f", "\u17b4", "\u180e", "\u3164",
    "\u2028", "\ud800", "\udfff", "\ue000", "\U000e0001", "\u0301", "\uffff",
)  # fmt: skip
"""Control characters, invisible ones, direction marks, broken ones, and those without a meaning."""

ANYTHING = st.text(st.characters(codec=None) | st.sampled_from(HOSTILE))


@pytest.mark.parametrize("character", HOSTILE, ids=ascii)
def test_control_and_invisible_characters_are_removed_from_names(character: str) -> None:
    name = one_line(f"An{character}na {character} {character}")
    assert name.startswith("A")
    assert all(map(is_visible, name))
    assert not set("\0\x07\x1b\r\u202e\u200b\ufe0f") & set(name)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("e\u0301", "é"),
        ("Юлия", "Юлия"),
        ("דוד", "דוד"),
        ("中文字", "中文字"),
        ("Nguyễn", "Nguyễn"),
        ("a\tb\nc\u2028d\u00a0e", "a b c d e"),
        ("\u200b", ""),
        ("\u0301", ""),
        ("Z\u0300\u0301\u0302\u0303\u0304\u0305", "Z\u0300\u0301\u0302"),
        ("W" * 500, "W" * LONGEST_NAME),
    ],
    ids=ascii,
)
def test_a_name_keeps_its_readable_characters(text: str, name: str) -> None:
    assert one_line(text) == name


@given(ANYTHING)
def test_any_text_becomes_a_visible_name_of_one_line(text: str) -> None:
    name = one_line(text)
    assert len(name) <= LONGEST_NAME
    assert name == " ".join(name.split())
    assert all(map(is_visible, name))
    assert name == unicodedata.normalize("NFC", name)
    assert one_line(name) == name


@given(ANYTHING)
def test_any_sentence_can_be_shown_and_marks_what_was_left_out(text: str) -> None:
    shown = legible(text)
    assert len(shown) <= LONGEST_SENTENCE
    assert all(map(is_visible, shown))
    shown.encode()  # lone surrogates cannot be printed


def test_a_sentence_that_is_too_long_ends_in_dots() -> None:
    assert legible("x" * 10_000).endswith("x...")
    assert len(legible("x" * 10_000)) == LONGEST_SENTENCE


def test_a_no_break_space_stays_in_a_sentence() -> None:
    assert visible("5\u00a0VP\u202f!") == "5\u00a0VP\u202f!"


def test_an_unreadable_error_shows_text_of_others_without_control_characters() -> None:
    error = Unreadable("expected a set, not \x1b[31m\u202ered", "match\x07.jsonl", 1)
    assert str(error) == "match\ufffd.jsonl:1: expected a set, not \ufffd[31m\ufffdred"
