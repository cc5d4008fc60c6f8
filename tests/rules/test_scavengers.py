"""R42 Scavengers: what scenarios cannot show. How piles are dealt, who sees what, what is resumed, what is spared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial

import pytest

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.rules import events as ev
from game.fiftyfirst.rules.commands import KeepCards
from game.fiftyfirst.rules.dealing import new_game
from game.fiftyfirst.rules.decide import decide, legal_commands
from game.fiftyfirst.rules.imagine import Witnessed, imagine
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.notation import write_move
from game.fiftyfirst.rules.options import Options
from game.fiftyfirst.rules.position.known import known_position
from game.fiftyfirst.rules.position.reading import read_position
from game.fiftyfirst.rules.sets.scavengers.messages import CardSalvaged, ChooseMatched, ChooseSalvage
from game.fiftyfirst.rules.sheets import RUIN
from game.fiftyfirst.rules.solo.kinds import KINDS
from game.fiftyfirst.rules.state import KEPT, VIRTUAL, Game, GameState, Question
from game.fiftyfirst.rules.supply import cards_in_play
from game.fiftyfirst.rules.view import view
from game.kernel.chance import Chance
from game.kernel.message import encode
from game.kernel.refusal import Refusal
from game.kernel.seats import EVERYONE, NOBODY, SEATS, Viewer
from tests.rules.play import decisions
from tests.rules.tables import TABLES, played, position_with

SETS = ("base", "scavengers")
each_table = pytest.mark.parametrize(("players", "solo"), TABLES)
each_kind = pytest.mark.parametrize("solo", KINDS)


@pytest.fixture
def scavengers(catalog: Catalog) -> Game:
    return Game(catalog, SETS)


position = partial(position_with, SETS)


# ---------------------------------------------------------------------- the deal
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("sets", [SETS, ("base", "promo_2", "scavengers")], ids=len)
def test_the_piles_of_players_are_opened_by_what_they_do_not_keep(
    catalog: Catalog, players: int, sets: tuple[str, ...]
) -> None:
    """R42.1."""
    game = Game(catalog, sets)
    state = new_game(game, [None] * players, 5).state
    assert state.own_discards
    assert [player.discard for player in state.players] == [()] * players
    assert len(state.deck) == len(catalog.deck(sets)) - 6 * players
    assert [len(pile.cards) for pile in state.piles] == [6, 6, 6]
    laid = {seat: state.player(seat).hand[-2:] for seat in state.seats}
    for seat in state.seats:
        hand = state.player(seat).hand
        command = KeepCards(seat, hand[:4], hand[4] if seat == "A" else None)
        outcome = decide(game, state, command)
        assert not isinstance(outcome, Refusal)
        state = outcome.state
    assert state.player("A").discard == laid["A"][::-1]
    assert [state.player(seat).discard for seat in state.seats[1:]] == [laid[seat] for seat in state.seats[1:]]
    assert state.discard == ()
    assert [pile.face_up is not None for pile in state.piles] == [True, True, True]


@each_kind
@pytest.mark.parametrize(("sets", "pile", "deck"), [(SETS, 42, 84), (("base", "promo_1", "scavengers"), 44, 88)])
def test_a_third_of_the_deck_lies_beside_the_virtual_opponent(
    catalog: Catalog, solo: str, sets: tuple[str, ...], pile: int, deck: int
) -> None:
    """R42.11: 132 cards less a hand of 6 leave 126, and 42 of them are a third."""
    state = new_game(Game(catalog, sets), [None], 5, solo).state
    assert (len(state.player(VIRTUAL).discard), len(state.deck)) == (pile, deck)
    assert state.player("A").discard == ()
    whole = new_game(Game(catalog, sets), [None, None], 5).state
    assert cards_in_play(state) == cards_in_play(whole)


def test_each_of_two_lists_of_the_same_cards_is_a_move_of_its_own(scavengers: Game) -> None:
    """R42.1: 15 ways to keep four of six different cards, each with one of two cards on top."""
    for seed in range(1, 9):
        state = new_game(scavengers, ["new_york", "mutants_union"], seed).state
        listed = legal_commands(scavengers, state, "A")
        hand = state.player("A").hand
        texts = [write_move(scavengers, state, move) for move in listed]
        assert texts == sorted(set(texts))
        if len(set(hand)) == 6:
            assert len(listed) == 30
            piles = {tuple(_opened(scavengers, state, move)) for move in listed}
            assert piles == {(a, b) for a in hand for b in hand if a != b}
    assert len(set(hand)) == 6, "at least the last hand has no two copies"


def _opened(game: Game, state: GameState, move: AnyCommand) -> tuple[str, ...]:
    """The pile of A after a choice, and any of B."""
    for command in (move, None):
        outcome = decide(game, state, command or legal_commands(game, state, "B")[0])
        assert not isinstance(outcome, Refusal)
        state = outcome.state
    return state.player("A").discard


# ---------------------------------------------------------------------- who sees what
@each_table
def test_piles_of_players_are_public_and_all_that_is_public_of_the_opponents_is_its_top(
    scavengers: Game, players: int, solo: str | None
) -> None:
    """R20.1a."""
    for discard_public in (True, False):
        game = Game(scavengers.catalog, SETS, Options(discard_public=discard_public))
        for decision in list(decisions(game, players, 2, solo))[::10]:
            state = decision.after
            viewers: tuple[Viewer, ...] = (*state.people, NOBODY, EVERYONE)
            for viewer in viewers:
                seen = view(game, state, viewer)
                assert seen.own_discards
                assert (seen.discard, seen.discard_size) == ((), 0)
                if solo and viewer == "A":
                    pile, known = state.player(VIRTUAL).discard, known_position(game, state, viewer, Witnessed())
                    assert known["opponent"].get("discard", []) == [game.catalog.title(card) for card in pile[-1:]]
                    assert known["opponent"].get("discard_size", 0) == len(pile)
                for player in seen.players:
                    pile = state.player(player.seat).discard
                    hidden = player.seat == VIRTUAL and viewer is not EVERYONE
                    assert player.discard == (pile[-1:] if hidden else pile)
                    assert player.discard_size == len(pile)


def test_a_secret_top_is_neither_seen_nor_imagined(catalog: Catalog) -> None:
    """R42.1: until all have chosen nobody else knows what lies where."""
    hands = [
        ["School", "Pub", "Docks", "Quarry", "Church", "Archive"],
        ["Motel", "Camp", "Arena", "Shelter", "Pub", "Docks"],
    ]
    own = {"hand": hands[0], "kept": hands[0][:4]}
    named, plain = (
        position(catalog, own | top, {"hand": hands[1]}, phase="setup", turn="B") for top in ({"top": "Church"}, {})
    )
    game = named[0]
    assert named[1].player("A").top == "church"
    for viewer in ("B", NOBODY):
        assert view(game, named[1], viewer) == view(game, plain[1], viewer)
        for seed in range(5):
            world = imagine(game, named[1], viewer, Chance(seed))
            assert world == imagine(game, plain[1], viewer, Chance(seed))
            assert isinstance(decide(game, world, legal_commands(game, world, "B")[0]), type(decide(*_first(named))))
    assert known_position(game, named[1], "B", Witnessed()) == known_position(game, plain[1], "B", Witnessed())
    assert view(game, named[1], "A") == view(game, plain[1], "A"), "the own answer is written in the position alone"


def _first(of: tuple[Game, GameState]) -> tuple[Game, GameState, AnyCommand]:
    return (*of, legal_commands(*of, "B")[0])


def test_the_front_of_a_drawn_ruin_is_no_part_of_what_lies_on_it(catalog: Catalog) -> None:
    """R20.5, R42.12: the question of Pony Express names the Ruin, in a position that others know, too."""
    own = {"goods": {"worker": 1}, "state": ["Pony Express", {"card": "Church", "ruin": True, "drawn": True}]}
    game, state = position(catalog, own, {})
    events, state = played(game, state, "A", "activate Pony Express")
    assert "Church" not in str(known_position(game, state, "B", Witnessed()))
    placed, state = played(game, state, "A", "choose iron")
    assert not any("church" in encode(event).decode() for event in (*events, *placed))
    assert view(game, state, "B").player("A").sites[1].card == RUIN
    assert "Church" not in str(known_position(game, state, "B", Witnessed()))
    assert "Church" in str(known_position(game, state, "A", Witnessed()))


# ---------------------------------------------------------------------- what goes on where it was left
def production(catalog: Catalog) -> tuple[Game, GameState]:
    """Each question of Production: Wind-Up Arsenal and Copper Strippers choose a good, Scrap Drone a pile, a category
    and a colour; Erie Dredgers and the Deal salvage."""
    given = {
        "sets": list(SETS),
        "phase": "production",
        "first_player": "B",
        "seed": 4,
        "players": {
            "A": {"faction": "new_york", "state": ["Scrap Drone", "Wind-Up Arsenal"], "discard": ["Camp", "School"]},
            "B": {"faction": "mutants_union", "state": ["Erie Dredgers", "Copper Strippers"], "discard": ["Sharrash"]},
            "C": {"faction": "merchants_guild", "deals": ["Toledo Swap Meet"], "discard": ["Pub", "Convoy"]},
        },
    }
    return read_position(catalog, given)


def lines(game: Game, state: GameState) -> Iterator[tuple[tuple[Question, ...], GameState]]:
    """Every way through the Production phase: the questions met, and the state with which Action begins."""
    if state.phase != "production":
        yield (), state
        return
    assert state.question is not None
    for move in legal_commands(game, state, state.question.seat):
        outcome = decide(game, state, move)
        assert not isinstance(outcome, Refusal)
        yield from (((state.question, *met), end) for met, end in lines(game, outcome.state))


def test_the_late_step_follows_player_order_whatever_was_asked_before(catalog: Catalog) -> None:
    """R42.5b, R6.4: B is first player, then come C and A; nobody salvages or matches before all have taken the rest."""
    game, state = production(catalog)
    for questions, _ in lines(game, state):
        late = [question.seat for question in questions if isinstance(question, ChooseSalvage | ChooseMatched)]
        early = [isinstance(question, ChooseSalvage | ChooseMatched) for question in questions]
        assert late == sorted(late, key="BCA".index)
        assert early == sorted(early)


# ---------------------------------------------------------------------- every card stays in the game
def test_a_reshuffled_deck_leaves_each_seat_the_top_of_its_pile(scavengers: Game) -> None:
    """R42.10, in whole games: what was below goes into the deck, and a seat with three cards or fewer keeps all."""
    met = 0
    for players, solo, seed in [(2, None, 1), (3, None, 2), (4, None, 3), *((1, kind, 4) for kind in KINDS)]:
        for decision in decisions(scavengers, players, seed, solo):
            state = decision.before
            for event in decision.events:
                if isinstance(event, ev.DeckReshuffled):
                    met += 1
                    below = [card for player in state.players for card in player.discard[:-KEPT]]
                    assert event.kept == KEPT
                    assert Counter(event.deck) == Counter(below)
                    assert below
                    tops = [player.discard[-KEPT:] for player in state.players]
                    state = event.evolve(state)
                    assert [player.discard for player in state.players] == tops
                    assert state.deck == event.deck
                else:
                    state = event.evolve(state)
    assert met >= 3


def test_salvage_takes_the_top_of_a_pile_in_reach(scavengers: Game) -> None:
    """R42.5, R42.5a, in whole games."""
    met = Counter[str]()
    for players, solo, seed in [(2, None, 5), (4, None, 6), (1, "hegemony", 7), (1, "borgo", 8)]:
        for decision in decisions(scavengers, players, seed, solo):
            state = decision.before
            for event in decision.events:
                if isinstance(event, CardSalvaged):
                    assert state.pile_of(event.owner)[-1] == event.card
                    assert event.owner in state.piles_in_reach(event.seat) or event.seat == VIRTUAL
                    assert event.owner != event.seat
                    met[event.source.kind] += 1
                state = event.evolve(state)
    assert met.keys() >= {"production", "action", "connection", "expansion"}


def test_seats_of_the_table_are_those_of_salvage() -> None:
    """A word that is a seat is never a good, a category, or `nothing`."""
    assert not {*SEATS, VIRTUAL} & {"nothing", "card", "vp", "worker"}
