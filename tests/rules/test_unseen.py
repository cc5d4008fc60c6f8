"""The cards that could still be drawn, as one seat sees it (R20)."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from game.fiftyfirst.rules.dealing import new_game
from game.fiftyfirst.rules.options import Options
from game.fiftyfirst.rules.state import Game, Site
from game.fiftyfirst.rules.unseen import unseen
from game.fiftyfirst.rules.view import view
from game.kernel.seats import EVERYONE, NOBODY


def test_only_the_owner_knows_its_hand_and_drawn_ruins(game: Game) -> None:
    state = new_game(game, ["new_york", "mutants_union"], 1).state
    first, second = state.players
    ruin = Site(1, first.hand[0], ruin=True, drawn=True)
    state = replace(state, players=(replace(first, hand=first.hand[1:], sites=(ruin,)), second))
    own, other = (unseen(game, view(game, state, seat)) for seat in ("A", "B"))
    copies = game.catalog.locations[ruin.card].copies
    assert (own.ruins, other.ruins) == (0, 1)
    assert own.locations.get(ruin.card, 0) < copies
    assert other.locations[ruin.card] == copies - Counter(second.hand)[ruin.card]
    everybody = unseen(game, view(game, state, NOBODY))
    assert (everybody.hands, everybody.ruins) == (11, 1)
    assert everybody.locations == dict(Counter(game.catalog.deck(("base",))))


@pytest.mark.parametrize("drawn", [True, False])
def test_a_ruin_of_borgo_is_hidden_if_it_was_drawn(drawn: bool, game: Game) -> None:
    state = new_game(game, ["new_york"], seed=51, solo="borgo").state
    ruin = Site(1, state.deck[0], ruin=True, drawn=drawn)
    players = state.players[0], replace(state.players[1], sites=(ruin,))
    state = replace(state, deck=state.deck[1:], players=players)
    told, open_to_all = (unseen(game, view(game, state, viewer)) for viewer in ("A", EVERYONE))
    assert (told.ruins, open_to_all.ruins) == (drawn, 0)
    assert Counter(told.locations) == Counter((*state.deck, *([ruin.card] if drawn else [])))
    assert Counter(open_to_all.locations) == Counter(state.deck)


def test_only_the_top_of_a_closed_discard_pile_is_visible(game: Game) -> None:
    state = new_game(game, ["new_york", "mutants_union"], 1).state
    state = replace(state, deck=state.deck[3:], discard=state.deck[:3])
    secret = replace(game, options=Options(discard_public=False))
    open_, closed = (unseen(which, view(which, state, "A")) for which in (game, secret))
    assert (open_.covered, closed.covered) == (0, 2)
    assert Counter(closed.locations).total() == Counter(open_.locations).total() + 2
