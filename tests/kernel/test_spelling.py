"""Sorting and finding words as people expect in each language."""

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
def test_words_are_sorted_as_in_a_dictionary(words: list[str]) -> None:
    assert sorted(set(words), key=folded) == words


@pytest.mark.parametrize(("typed", "word"), [("ежи", "Ёжи"), ("strasse", "Straße"), ("oel", "Oel"), ("ol", "Öl")])
def test_words_are_found_without_their_accents(typed: str, word: str) -> None:
    assert folded(typed) == folded(word)


def test_a_separate_letter_is_not_an_accented_one() -> None:
    assert folded("Йод") != folded("Иод")
