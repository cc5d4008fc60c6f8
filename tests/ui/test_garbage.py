"""Full garbage collections are made in turns in which nothing happens."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.fiftyfirst.rehearsal import rehearse
from game.ui.window import idle
from game.ui.window.idle import collect_if_due, collected_when_idle

Phases = list[int]


@pytest.fixture
def collected() -> Iterator[Phases]:
    """The generations that are collected."""
    found: Phases = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            found.append(info["generation"])

    gc.callbacks.append(note)
    yield found
    gc.callbacks.remove(note)


def test_a_full_collection_is_made_when_it_is_due(collected: Phases) -> None:
    gc.collect()
    collected.clear()
    assert not collect_if_due(rested=idle._SHORT)
    for _ in range(idle._DUE):
        gc.collect(1)
    collected.clear()
    assert not collect_if_due(rested=idle._SHORT - 1)
    assert collect_if_due(rested=idle._SHORT)
    assert collected == [2]


def test_meanwhile_none_is_made_and_then_all_is_as_before() -> None:
    before = gc.get_threshold()
    with collected_when_idle():
        assert gc.get_threshold() == (*before[:2], idle._NEVER)
    assert gc.get_threshold() == before


def test_while_one_plays_it_waits_for_a_long_rest(collected: Phases) -> None:
    for _ in range(idle._DUE):
        gc.collect(1)
    collected.clear()
    assert not collect_if_due(is_playing=True, rested=idle._LONG - 1)
    assert collected == []
    assert collect_if_due(is_playing=True, rested=idle._LONG)
    assert collected == [2]


def test_an_idle_turn_collects_and_a_busy_one_does_not(tmp_path: Path, collected: Phases) -> None:
    window = rehearse("title", (1280, 720), data=tmp_path, clock=lambda: 0.0)
    window.settle()
    with collected_when_idle():
        for _ in range(idle._DUE):
            gc.collect(1)
        collected.clear()
        window.hover("menu:new_game")
        assert 2 not in collected
        window.wait(idle._SHORT + 100)
        assert 2 in collected
