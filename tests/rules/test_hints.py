"""Hints: they are legal and exact, missing goods are sufficient and necessary, and nothing hidden is used."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.rules import commands as cmd
from game.fiftyfirst.rules.decide import decide, legal_commands
from game.fiftyfirst.rules.events import GoodsStored, TidiedUp
from game.fiftyfirst.rules.forecast import forecast
from game.fiftyfirst.rules.hints import Hints, _wishes, hints, without_payment
from game.fiftyfirst.rules.position.reading import read_position
from game.fiftyfirst.rules.state import Game, GameState, Player, Seat
from game.fiftyfirst.rules.steps import ChooseAction
from game.fiftyfirst.rules.view import view
from game.fiftyfirst.wording.hint_words import hint_groups
from game.fiftyfirst.wording.wording import Wording
from game.kernel.bag import EMPTY, Bag
from game.kernel.refusal import Refusal
from game.wording.hints import HintGroup
from tests.rules.play import decisions


def turn_of_a(
    catalog: Catalog, a: dict[str, Any], b: dict[str, Any] | None = None, sets: Sequence[str] = ("base",)
) -> tuple[Game, GameState]:
    """It is A's turn in the Action phase."""
    players = {"A": {"faction": "new_york", **a}, "B": {"faction": "mutants_union", **(b or {})}}
    data = {"sets": list(sets), "phase": "action", "turn": "A", "first_player": "A", "round": 1, "players": players}
    return read_position(catalog, data)


def groups_of(words: Wording, game: Game, state: GameState, seat: Seat) -> Sequence[HintGroup]:
    """The hints of a seat in words."""
    told = hints(game, state, seat, legal_commands(game, state, seat))
    return tuple(hint_groups(words, told, view(game, state, seat), {}))


def hints_at(catalog: Catalog, a: dict[str, Any], b: dict[str, Any] | None = None) -> Hints:
    """The hints for A in its turn."""
    game, state = turn_of_a(catalog, a, b)
    return hints(game, state, "A", legal_commands(game, state, "A"))


def with_goods(state: GameState, player: Player, goods: Bag) -> GameState:
    richer = replace(player, goods=player.goods + goods)
    return replace(state, players=tuple(richer if one is player else one for one in state.players))


@pytest.mark.parametrize(("solo", "players"), [(None, 3), ("borgo", 1)])
def test_hints_are_true_all_through_a_game(game: Game, solo: str | None, players: int) -> None:
    lacking = 0
    for number, decision in enumerate(decisions(game, players, 7, solo)):
        state, seat = decision.before, decision.before.to_move
        if number % 5 or seat not in state.people or not decision.legal:
            continue
        told = hints(game, state, seat, decision.legal)
        hinted = [command for hint in told.possible for command in hint.commands]
        expected = [one for one in decision.legal if not isinstance(one, cmd.KeepCards | cmd.VirtualTurn)]
        assert sorted(map(repr, hinted)) == sorted(map(repr, expected)), "every legal command, each once"
        for hint in told.possible[::3]:
            assert hint.forecast == forecast(game, state, hint.command)
        for missing in told.missing:
            assert decide(game, state, missing.command) == missing.refusal
            if missing.lacks:
                lacking += 1
                enough = with_goods(state, state.player(seat), missing.lacks)
                assert not isinstance(decide(game, enough, missing.command), Refusal)
        wishes = {without_payment(command) for command in decision.legal}
        assert wishes.isdisjoint(missing.command for missing in told.missing)
    assert lacking > 10


def test_every_kind_of_action_can_be_told_as_missing(game: Game) -> None:
    """Passing is always possible, and a shield is never wished for by itself."""
    for decision in decisions(game, 3, 5):
        if isinstance(decision.before.question, ChooseAction):
            seat = decision.before.question.seat
            wished = {type(wish) for group in _wishes(game, decision.before, seat) for wish in group}
            assert {type(command) for command in decision.legal} - wished <= {cmd.Pass, cmd.PlaceShield}


def test_fewer_than_the_missing_goods_are_not_enough(catalog: Catalog) -> None:
    """With one token less of any kind the command is still refused."""
    game, state = turn_of_a(catalog, {"hand": ["Thieves Caravan"], "goods": {"blue": 1}})
    told = hints(game, state, "A", legal_commands(game, state, "A"))
    for missing in told.missing:
        for good in missing.lacks:
            less = missing.lacks - Bag({good: 1})
            assert isinstance(decide(game, with_goods(state, state.player("A"), less), missing.command), Refusal)


def test_a_deal_says_what_it_lacks(catalog: Catalog) -> None:
    told = hints_at(catalog, {"hand": ["Thieves Caravan"], "goods": {"blue": 1, "universal": 1}})
    lacks = {type(missing.command): missing.lacks for missing in told.missing}
    assert lacks[cmd.MakeDeal] == Bag({"blue": 1}), "3 for the Distance; 1 blue and 1 universal are there"
    assert lacks[cmd.ConstructLocation] == Bag({"grey": 2})
    assert lacks[cmd.RazeFromHand] == Bag({"red": 2})
    assert lacks[cmd.ExchangeWorkers] == Bag({"worker": 2})


def test_a_hint_names_no_goods_if_goods_would_not_help(catalog: Catalog) -> None:
    told = hints_at(catalog, {"hand": ["School"]}, {"state": ["Murderers' Pub"], "passed": True})
    razing = next(missing for missing in told.missing if isinstance(missing.command, cmd.RazeLocation))
    assert razing.refusal.code == "target_passed"
    assert razing.lacks == EMPTY


def test_the_best_hint_brings_most_vp(catalog: Catalog) -> None:
    told = hints_at(catalog, {"state": ["Archive"], "goods": {"worker": 2}, "hand": ["School"]})
    assert isinstance(told.advised[0].command, cmd.ActivateLocation)
    assert told.advised[0].own.gained == Bag({"vp": 1})
    assert not any(isinstance(hint.command, cmd.Pass) for hint in told.advised)


def test_a_location_counts_as_its_vp_in_the_final_score(catalog: Catalog) -> None:
    """Razing the same card would bring 3 cards, constructing it brings 2."""
    told = hints_at(catalog, {"hand": ["Pub"], "goods": {"grey": 2, "red": 2}})
    assert isinstance(told.advised[0].command, cmd.ConstructLocation)


def test_no_missing_goods_are_named_if_a_wild_good_could_replace_several_kinds(catalog: Catalog) -> None:
    """With 1 ammo, either 1 brick or 1 iron more would do: neither is named as missing."""
    a = {"state": ["Black Market"], "goods": {"worker": 1, "gun": 1, "ammo": 1}}
    game, state = turn_of_a(catalog, a, sets=("base", "winter"))
    told = hints(game, state, "A", legal_commands(game, state, "A"))
    lacks = {type(missing.command): missing.lacks for missing in told.missing}
    assert lacks[cmd.ActivateLocation] == EMPTY


def test_an_action_that_brings_nothing_is_not_advised(catalog: Catalog) -> None:
    assert hints_at(catalog, {"goods": {"shield": 1}, "state": ["School"]}).advised == ()


def test_hints_use_no_hidden_cards(game: Game, words_of_hints: Wording) -> None:
    """The words are the same for any cards in the deck and in the hands of others."""
    checked = 0
    for decision in decisions(game, 3, 11):
        state = decision.before
        if not isinstance(state.question, ChooseAction) or state.round % 2:
            continue
        seat = state.to_move
        assert seat is not None
        other = _with_other_hidden_cards(state, seat)
        told = [groups_of(words_of_hints, game, one, seat) for one in (state, other)]
        assert told[0] == told[1]
        checked += 1
        if checked > 12:
            break
    assert checked > 5


@pytest.fixture
def words_of_hints(catalog: Catalog) -> Wording:
    return Wording(catalog)


def _with_other_hidden_cards(state: GameState, seat: str) -> GameState:
    """The deck reversed, and the hands of others swapped with cards of it."""
    deck = state.deck[::-1]
    players = []
    for one, name in zip(state.players, state.seats, strict=True):
        count = len(one.hand)
        if name == seat or count > len(deck):
            players.append(one)
        else:
            players.append(replace(one, hand=deck[:count]))
            deck = (*deck[count:], *one.hand)
    return replace(state, players=tuple(players), deck=deck)


# ---------------------------------------------------------------------- Cleanup
def test_cleanup_takes_what_the_hints_said(game: Game) -> None:
    """If all pass and nobody stores, exactly the goods named by the hints are lost."""
    for decision in decisions(game, 2, 3):
        state, seat = decision.before, decision.before.to_move
        if not isinstance(state.question, ChooseAction) or state.round != 3 or seat is None:
            continue
        told = {one: hints(game, state, one, ()).cleanup for one in state.people}
        lost = _lost_if_all_pass(game, state)
        for one in state.people:
            outlook = told[one]
            assert outlook is not None
            assert outlook.lost == lost[one]
            assert outlook.hand == len(state.player(one).hand) + len(state.player(one).connections)
        return
    raise AssertionError("no third round")


def _lost_if_all_pass(game: Game, state: GameState) -> dict[str, Bag]:
    while True:
        seat = state.to_move
        assert seat is not None
        legal = legal_commands(game, state, seat)
        wanted = next(
            (one for one in legal if isinstance(one, cmd.Pass)),
            next((one for one in legal if isinstance(one, cmd.StoreGoods) and not one.goods), legal[0]),
        )
        outcome = decide(game, state, wanted)
        assert not isinstance(outcome, Refusal)
        assert not any(isinstance(event, GoodsStored) for event in outcome.events)
        for event in outcome.events:
            if isinstance(event, TidiedUp):
                return dict(zip(state.people, event.lost, strict=True))
        state = outcome.state


def test_what_can_be_stored_fits(catalog: Catalog) -> None:
    told = hints_at(catalog, {"state": ["Ruined Library"], "goods": {"brick": 5, "ammo": 2, "worker": 1}})
    assert told.cleanup is not None
    (storage,) = told.cleanup.storage
    assert storage.card == "ruined_library"
    assert storage.goods["brick"] == min(5, storage.capacity["basic"])
    assert storage.goods["ammo"] == 0, "ammo is no resource"


def test_goods_on_cards_are_kept(catalog: Catalog) -> None:
    """R17: both goods of a Building Bonus and stored ones."""
    sites = [{"card": "Scrap Metal", "goods": {"iron": 2}}, {"card": "Ruined Library", "goods": {"brick": 1}}]
    told = hints_at(catalog, {"state": sites, "goods": {"fuel": 1}})
    assert told.cleanup is not None
    assert (told.cleanup.kept, told.cleanup.lost) == (Bag({"iron": 2, "brick": 1}), Bag({"fuel": 1}))


def test_the_last_round_loses_nothing(catalog: Catalog, words_of_hints: Wording) -> None:
    game, state = turn_of_a(catalog, {"goods": {"gun": 1}, "vp": 25})
    told = hints(game, replace(state, end_triggered=True), "A", ())
    assert told.cleanup is not None
    assert told.cleanup.is_last_round
    groups = tuple(hint_groups(words_of_hints, told, view(game, state, "A"), {}))
    cleanup = next(group for group in groups if group.name == "cleanup")
    assert [line.topic for line in cleanup.lines] == ["end"]


def test_sentences_of_a_hint_are_separated(game: Game, words_of_hints: Wording) -> None:
    state = next(one.before for one in decisions(game, 2, 11) if isinstance(one.before.question, ChooseAction))
    seat = state.to_move
    assert seat is not None
    groups = groups_of(words_of_hints, game, state, seat)
    note = words_of_hints.text("forecast-reveals")
    told = [str(line.text) for group in groups for line in group.lines if note in str(line.text)]
    assert told, "some hint draws a card"
    assert [text for text in told if not text.startswith(note) and f". {note}" not in text] == []
