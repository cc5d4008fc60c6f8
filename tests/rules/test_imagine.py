"""Worlds that a seat imagines: they look the same to it, and follow from what it may know alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.rules import events as ev
from game.fiftyfirst.rules.dealing import new_game
from game.fiftyfirst.rules.imagine import Witnessed, imagine
from game.fiftyfirst.rules.solo.kinds import KINDS
from game.fiftyfirst.rules.state import Game, GameState
from game.fiftyfirst.rules.steps import ChooseAction
from game.fiftyfirst.rules.view import view
from game.kernel.chance import Chance
from game.kernel.seats import EVERYONE, NOBODY
from tests.rules.play import decisions

TABLES = ((2, None), (3, None), (4, None), *((1, kind) for kind in KINDS))


class Met(NamedTuple):
    """A state of a random game, with what everybody has seen of the hands."""

    state: GameState
    witnessed: Witnessed


def met(game: Game, players: int, solo: str | None, seed: int) -> Iterator[Met]:
    """States of a random game: all with a rare question, and some of the others."""
    witnessed = Witnessed()
    for number, decision in enumerate(decisions(game, players, seed, solo)):
        if number % 11 == 0 or not isinstance(decision.before.question, ChooseAction):
            yield Met(decision.before, witnessed)
        witnessed = witnessed.after(decision.events)


@pytest.mark.parametrize(("players", "solo"), TABLES)
def test_cards_that_all_have_seen_stay_in_their_hands(players: int, solo: str | None, catalog: Catalog) -> None:
    game = Game(catalog, ("base", "new_era"))
    seen = 0
    for number, (state, witnessed) in enumerate(met(game, players, solo, 8)):
        world = imagine(game, state, NOBODY, Chance(number), witnessed)
        for seat in state.people:
            for hands in (state.player(seat), world.player(seat)):
                assert not _missing(witnessed.hands.get(seat, ()), hands.hand)
                assert not _missing(witnessed.connections.get(seat, ()), hands.connections)
            seen += len(witnessed.hands.get(seat, ()))
    assert seen


def _missing(known: tuple[str, ...], held: tuple[str, ...]) -> list[str]:
    left = list(held)
    return [card for card in known if card not in left or left.remove(card)]  # type: ignore[func-returns-value]


def test_a_card_that_is_picked_is_known_until_it_is_played() -> None:
    picked = Witnessed().after([ev.CardPicked("A", "pub"), ev.CardPicked("B", "docks"), ev.CardPicked("A", "pub")])
    assert picked == Witnessed({"A": ("pub", "pub"), "B": ("docks",)})
    played = picked.after([ev.DealMade("A", "pub"), ev.DealMade("A", "school"), ev.CardsDiscarded("B", ("docks",))])
    assert played.hands == {"A": ("pub",), "B": ()}


def test_a_connection_card_that_is_taken_is_known_until_it_is_played() -> None:
    taken = Witnessed().after([ev.ConnectionTaken("A", "red", "thugs")])
    assert taken.connections == {"A": ("thugs",)}
    assert taken.after([ev.ConnectionPlayed("A", "thugs")]).connections == {"A": ()}


def test_hands_with_more_cards_than_are_printed_can_be_imagined(catalog: Catalog) -> None:
    """As in a match that was dealt from sets with more cards."""
    game = Game(catalog)
    state = new_game(game, [None, None], 5).state
    hand = tuple(list(catalog.locations)[:60]) * 5
    crowded = replace(state, players=(state.players[0], replace(state.players[1], hand=hand)))
    world = imagine(game, crowded, "A", Chance(3))
    assert len(world.player("B").hand) == 300
    assert view(game, world, "A") == view(game, crowded, "A")
    assert imagine(game, crowded, "A", Chance(3)) == world


def test_every_hidden_card_can_be_anywhere_that_is_hidden(catalog: Catalog) -> None:
    game = Game(catalog)
    state = next(decisions(game, 2, 3)).before
    seed, decks, hands = 0, set[str](), set[str]()
    for seed in range(120):
        world = imagine(game, state, "A", Chance(seed))
        decks.add(world.deck[0])
        hands.update(world.player("B").hand)
    hidden = {*state.deck, *state.player("B").hand}
    assert hands == hidden, "each of the cards that are not in sight"
    assert len(decks) > len(hidden) / 2
    assert imagine(game, state, "A", Chance(seed)) == world, "the same chance gives the same world"


def test_whoever_sees_everything_imagines_nothing_but_chance(catalog: Catalog) -> None:
    game = Game(catalog)
    state = next(decisions(game, 2, 3)).before
    world = imagine(game, state, EVERYONE, Chance(1))
    assert world.players == state.players
    assert world.chance != state.chance
    assert replace(world, deck=state.deck, piles=state.piles, chance=state.chance) == state
