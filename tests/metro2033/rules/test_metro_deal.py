"""What only a deal of Metro 2033 shows: who begins, what is drawn, what lies where (M-3, M-61)."""

from __future__ import annotations

import pytest

from game.metro2033.rules import steps
from game.metro2033.rules.dealing import is_arc, new_game
from game.metro2033.rules.options import MetroOptions
from game.metro2033.rules.state import Metro, MetroState
from tests.metro2033.laid import metro_cards

SEATS = range(2, 7)


def dealt(seats: int, seed: int = 1, **options: str) -> MetroState:
    return new_game(Metro(metro_cards(), MetroOptions(**options)), [None] * seats, seed).state  # type: ignore[arg-type]


def test_the_first_player_is_drawn_among_all_seats() -> None:
    assert {dealt(3, seed).first_player for seed in range(20)} == {"A", "B", "C"}


@pytest.mark.parametrize("seat", ["A", "B", "C", "D", "E", "F"])
def test_a_named_first_player_takes_the_first_faction(seat: str) -> None:
    state = dealt(6, first_player=seat)
    assert (state.first_player, state.to_move, type(state.question)) == (seat, seat, steps.ChooseFaction)


@pytest.mark.parametrize("seats", SEATS)
def test_each_deck_has_all_its_cards_and_those_of_stage_two_are_set_aside(seats: int) -> None:
    state = dealt(seats)
    assert sorted(state.threats) == sorted(id for id, card in metro_cards().threats.items() if card.stage == 1)
    assert (len(state.equipment), len(state.quests), len(state.laws)) == (18, 18, 7)
    assert (state.market, state.owners) == ((), {})


def test_other_seeds_shuffle_otherwise() -> None:
    one, other = dealt(3, 1), dealt(3, 2)
    assert one == dealt(3, 1)
    assert all(getattr(one, deck) != getattr(other, deck) for deck in ("threats", "equipment", "quests", "laws"))


@pytest.mark.parametrize("seats", SEATS)
def test_a_dealt_draft_is_an_arc_from_the_first_player_with_heroes_at_their_first_homes(seats: int) -> None:
    cards = metro_cards()
    for seed in range(8):
        state = dealt(seats, seed, draft="dealt")
        factions = [state.player(seat).faction or "" for seat in state.in_order]
        assert is_arc(Metro(cards), factions)
        place = cards.ring_of_zones.index(factions[0])
        ring = (*cards.ring_of_zones[place:], *cards.ring_of_zones[:place])
        assert factions == list(ring[:seats])
        assert len({player.hero for player in state.players}) == seats
        assert [player.at for player in state.players] == [
            cards.factions[player.faction or ""].homes[0] for player in state.players
        ]


def test_of_a_dealt_draft_the_bonus_is_asked_still() -> None:
    states = [dealt(6, seed, draft="dealt") for seed in range(4)]
    assert {type(state.question) for state in states} == {steps.ChooseDrawn}
