"""Trying out a pack: what goes wrong, and with which card."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from game.fiftyfirst.cards.catalog import Catalog, load_catalog
from game.fiftyfirst.match import match as game_kind
from game.fiftyfirst.match import trial
from game.fiftyfirst.match.trial import PLAYERS, PackFault, Trial, try_pack
from game.fiftyfirst.rules.commands import ActivateLocation, ConstructLocation
from game.fiftyfirst.rules.decide import decide, legal_commands
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.state import Game, GameState
from game.paths import cards_folder
from tests.cards.test_packs import add, card, cards


@pytest.fixture
def coast(tmp_path: Path) -> Catalog:
    return load_catalog(cards_folder(), draft=add(tmp_path, "coast", cards(card(copies=20))).parent)


@pytest.mark.slow
def test_all_trial_games_of_a_sound_pack_are_played(coast: Catalog) -> None:
    assert try_pack(coast, "coast", now=lambda: 0) == Trial(len(PLAYERS))


def test_the_report_after_the_time_limit_counts_the_games_played(coast: Catalog) -> None:
    """Each reading of this clock is a second later."""
    decisions = count()
    assert try_pack(coast, "coast", 10, lambda: next(decisions)) == Trial(0)
    found = try_pack(coast, "coast", 500, lambda: next(decisions))
    assert 0 < found.games < len(PLAYERS)
    assert found.fault is None


def listed_too_often(legal: Callable[..., Sequence[AnyCommand]]) -> Callable[..., Sequence[AnyCommand]]:
    """The card of the pack can be built in very many ways."""

    def moves(game: Game, state: GameState, seat: str) -> Iterable[AnyCommand]:
        found = list(legal(game, state, seat))
        own = [move for move in found if isinstance(move, ConstructLocation) and move.card == "lighthouse"]
        return [*found, *own * 501]

    return moves  # type: ignore[return-value]


def test_more_than_five_hundred_moves_of_one_card_are_a_fault(coast: Catalog, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_kind._Rules, "legal", staticmethod(listed_too_often(legal_commands)))
    message = "expected at most 500 moves with one card at a time, not 502"
    assert try_pack(coast, "coast").fault == PackFault(message, "lighthouse")


def test_very_many_events_after_a_move_are_a_fault(coast: Catalog, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "MOST_EVENTS", 3)
    fault = try_pack(coast, "coast").fault
    assert fault is not None
    assert fault.message.startswith("expected at most 3 events after one move, not ")


def test_a_program_error_is_reported_with_the_card_that_was_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    action = "abilities: [{action: {spend: {worker: 1}, uses: 2}, gain: {vp: 1}}]"
    written = card("engine", copies=40).replace("feature", "action").replace("abilities: []", action)
    catalog = load_catalog(cards_folder(), draft=add(tmp_path, "coast", cards(written)).parent)

    def broken(game: Game, state: GameState, command: AnyCommand) -> Any:
        if isinstance(command, ActivateLocation) and state.site(command.site)[1].card == "engine":
            raise KeyError("worker")
        return decide(game, state, command)

    monkeypatch.setattr(game_kind._Rules, "decide", staticmethod(broken))
    fault = try_pack(catalog, "coast").fault
    assert fault is not None
    assert fault.message.startswith('expected a game without a mistake, not "KeyError: ')
    assert fault.card == "engine"
