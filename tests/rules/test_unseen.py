"""What could still be drawn, from the eyes of one seat (R20)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from game.kernel.seats import EVERYONE, NOBODY, Viewer
from game.rules.game import Game, Options
from game.rules.phases.setup import new_game
from game.rules.state import GameState, Site
from game.rules.unseen import unseen
from game.rules.view import view
from tests.rules.play import decisions


def viewers(state: GameState) -> tuple[Viewer, ...]:
    """All who do not see everything."""
    return (*state.seats, NOBODY)


def mixed(state: GameState, seat: Viewer, seed: int) -> GameState:
    """The same to the eyes of ``seat``: what it does not see is dealt anew to deck, other hands, Ruins and piles."""
    random = Random(seed)
    others = [other for other in state.seats if other != seat]
    ruins = [site for other in others for site in state.player(other).sites if site.ruin]
    hidden = [*state.deck, *(card for other in others for card in state.player(other).hand)]
    hidden += [site.card for site in ruins]
    random.shuffle(hidden)
    deal = iter(hidden)
    deck = tuple(next(deal) for _ in state.deck)
    players = tuple(
        player if other == seat else replace(
            player,
            hand=tuple(next(deal) for _ in player.hand),
            sites=tuple(replace(site, card=next(deal)) if site.ruin else site for site in player.sites),
        )
        for other, player in zip(state.seats, state.players, strict=True)
    )  # fmt: skip
    return replace(state, deck=deck, players=players)


@pytest.mark.parametrize(
    ("players", "solo"), [(2, None), (4, None), (1, "hegemony"), (1, "merchants"), (1, "appalachian"), (1, "borgo")]
)
def test_all_that_is_hidden_is_counted_and_nothing_else(game: Game, players: int, solo: str | None) -> None:
    for decision in decisions(game, players, 3, solo):
        state = decision.after
        for seat in viewers(state):
            hidden = unseen(game, view(game, state, seat))
            assert Counter(hidden.locations).total() == hidden.deck + hidden.hands + hidden.ruins
            assert Counter(hidden.connections).total() == hidden.piles + hidden.connection_hands
            assert Counter(state.deck) <= Counter(hidden.locations)


def test_no_hidden_card_can_be_told_from_it(game: Game) -> None:
    for number, decision in enumerate(decisions(game, 3, 5)):
        if number % 9:
            continue
        for seat in viewers(decision.after):
            dealt_anew = mixed(decision.after, seat, number)
            told = unseen(game, view(game, decision.after, seat))
            again = unseen(game, view(game, dealt_anew, seat))
            assert told == again
            assert list(told.cards) == list(again.cards), "the order tells nothing either"


def test_the_own_hand_and_own_ruins_are_known_to_their_owner_alone(game: Game) -> None:
    state = new_game(game, ["new_york", "mutants_union"], 1).state
    first, second = state.players
    ruin = Site(1, first.hand[0], ruin=True)
    state = replace(state, players=(replace(first, hand=first.hand[1:], sites=(ruin,)), second))
    own, other = (unseen(game, view(game, state, seat)) for seat in ("A", "B"))
    copies = game.catalog.locations[ruin.card].copies
    assert (own.ruins, other.ruins) == (0, 1)
    assert own.locations.get(ruin.card, 0) < copies
    assert other.locations[ruin.card] == copies - Counter(second.hand)[ruin.card]
    everybody = unseen(game, view(game, state, NOBODY))
    assert (everybody.hands, everybody.ruins) == (11, 1)
    assert everybody.locations == dict(Counter(game.catalog.deck(("base",))))


def test_a_ruin_of_borgo_lies_face_down(game: Game) -> None:
    """R32.12: it is counted among the Ruins of others, and only who sees everything sees its front."""
    state = new_game(game, ["new_york"], seed=51, solo="borgo").state
    assert state.opponent is not None
    ruin = Site(1, state.deck[0], ruin=True)
    state = replace(state, deck=state.deck[1:], opponent=replace(state.opponent, sites=(ruin,)))
    hidden, open_to_all = (unseen(game, view(game, state, seat)) for seat in ("A", EVERYONE))
    assert (hidden.ruins, open_to_all.ruins) == (1, 0)
    assert Counter(hidden.locations) == Counter((*state.deck, ruin.card))
    assert Counter(open_to_all.locations) == Counter(state.deck)


def test_a_discard_pile_that_may_not_be_looked_through_shows_its_top_alone(game: Game) -> None:
    state = new_game(game, ["new_york", "mutants_union"], 1).state
    state = replace(state, deck=state.deck[3:], discard=state.deck[:3])
    secret = replace(game, options=Options(discard_public=False))
    open_, closed = (unseen(which, view(which, state, "A")) for which in (game, secret))
    assert (open_.covered, closed.covered) == (0, 2)
    assert Counter(closed.locations).total() == Counter(open_.locations).total() + 2
