"""Words are sorted and found as people expect in each language."""

from __future__ import annotations

import pytest

from game.kernel.spelling import folded


@pytest.mark.parametrize(
    "words",
    [
        ["Abort", "Ähre", "Auto", "Ofen", "Öl", "Straße", "Strauß", "Übung", "Ufer", "Zaun"],
        ["ёж", "ездок", "ель", "игла", "йод", "Яма"],
        ["Abbey", "bridge", "École", "Zoo"],
    ],
)
def test_words_stand_as_in_a_dictionary(words: list[str]) -> None:
    assert sorted(set(words), key=folded) == words


@pytest.mark.parametrize(("typed", "word"), [("ежи", "Ёжи"), ("strasse", "Straße"), ("oel", "Oel"), ("ol", "Öl")])
def test_what_is_typed_without_marks_is_found(typed: str, word: str) -> None:
    assert folded(typed) == folded(word)


def test_a_letter_of_its_own_is_no_marked_one() -> None:
    assert folded("Йод") != folded("Иод")
