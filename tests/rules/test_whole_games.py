"""What holds in every game: each property is a test of its own, and all look at the same games.

A game is played once for all of them (`tests.rules.whole_games`). All games are looked at for invariants and for cards
that are lost; the richest of each table, which reaches most, for whatever takes longer.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.rules.answers import ASKED
from game.fiftyfirst.rules.bill import Bill
from game.fiftyfirst.rules.commands import Pass
from game.fiftyfirst.rules.dealing import new_game
from game.fiftyfirst.rules.decide import bill, decide, legal_commands, payments
from game.fiftyfirst.rules.effects.copy_deals import owners_asked
from game.fiftyfirst.rules.events import fold
from game.fiftyfirst.rules.forecast import forecast_answered, foresee, if_built
from game.fiftyfirst.rules.hints import hints, hints_in_steps, without_payment
from game.fiftyfirst.rules.imagine import Witnessed, imagine
from game.fiftyfirst.rules.invariants import problems
from game.fiftyfirst.rules.known import unknown_in_message, unknown_in_state
from game.fiftyfirst.rules.messages import AnyCommand, AnyEvent
from game.fiftyfirst.rules.notation import move_text, write_move
from game.fiftyfirst.rules.phases.actions.raze import contacts_to_raze
from game.fiftyfirst.rules.position.known import known_position
from game.fiftyfirst.rules.position.reading import read_position
from game.fiftyfirst.rules.position.writing import position_text, write_position
from game.fiftyfirst.rules.sets.moloch.actions import contacts_to_destroy
from game.fiftyfirst.rules.sets.scavengers import ruins
from game.fiftyfirst.rules.sheets import RUIN
from game.fiftyfirst.rules.shown import lays_open, reveals
from game.fiftyfirst.rules.state import END_VP, Game, GameState
from game.fiftyfirst.rules.status import OPEN, status
from game.fiftyfirst.rules.steps import ChooseAction, ChooseCard, ChooseFollowUp, ChooseHand, OpponentTurn
from game.fiftyfirst.rules.unseen import unseen
from game.fiftyfirst.rules.view import TableView, view
from game.kernel.chance import Chance
from game.kernel.refusal import Refusal
from game.kernel.seats import Seat, Viewer
from tests.rules.dealer import Dealer, viewers, with_drawn_ruins
from tests.rules.play import CUT_OFF, Decision, check_cards, check_encoding, check_move, check_moved, check_payments
from tests.rules.reach import reached, with_neighbours
from tests.rules.tables import TABLES
from tests.rules.whole_games import FAMILIES, LONG, WholeGame, chosen, chosen_for

AT_ONCE = 40
"""Games of the long list that are played for one set of tests."""


class Group(NamedTuple):
    """Games of a family at the same table."""

    family: str
    players: int
    solo: str | None
    numbers: Sequence[int]
    is_richest: bool = False

    def __str__(self) -> str:
        return f"{self.family}-{self.solo or self.players}-{self.numbers[0]}"


class Played(NamedTuple):
    """A game that was played; ``full`` if all of it is to be looked at, however long that takes."""

    whole: WholeGame
    game: Game
    decisions: Sequence[Decision]
    full: bool

    def some(self, every: int) -> Iterator[tuple[int, Decision]]:
        """Decisions with their numbers: all about a rare question, and each ``every``th of the others."""
        for number, decision in enumerate(self.decisions):
            if self.full or number % every == 0 or not isinstance(decision.before.question, FREQUENT):
                yield number, decision

    def some_viewers(self, number: int, state: GameState) -> Sequence[Viewer]:
        """Viewers that do not see everything: for each decision others, the seat to move among them."""
        every = viewers(state)
        return (
            every
            if self.full
            else [viewer for viewer in every if viewer in (every[number % len(every)], state.to_move)]
        )


FREQUENT = (ChooseAction, ChooseCard, ChooseFollowUp, ChooseHand, OpponentTurn)


def groups(full: bool) -> Iterator[Group]:
    """Of each family and table the chosen game that reaches most; then the other chosen ones, and, if ``full``, those
    of the long list, so many at once."""
    tables = [(family, place) for family in FAMILIES for place in range(len(TABLES))]
    numbers = {
        (family, place): [number for number in chosen()[family].games if number % len(TABLES) == place]
        for family, place in tables
    }
    for family, place in tables:
        yield Group(family, *TABLES[place], numbers[family, place][:1], is_richest=True)
    for family, place in tables:
        short = numbers[family, place]
        if len(short) > 1:
            yield Group(family, *TABLES[place], short[1:])
        left = [number for number in range(place, LONG, len(TABLES)) if number not in short] if full else []
        for first in range(0, len(left), AT_ONCE):
            yield Group(family, *TABLES[place], left[first : first + AT_ONCE])


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests of all games, which are slow but for the richest ones, and tests of those alone."""
    if "group" in metafunc.fixturenames:
        every = groups(metafunc.config.getoption("full"))
        if "richest" in metafunc.fixturenames:
            every = (group for group in every if group.is_richest)
        marked = [pytest.param(group, marks=[] if group.is_richest else [pytest.mark.slow]) for group in every]
        metafunc.parametrize("group", marked, ids=lambda group: str(group), scope="module")


@pytest.fixture(scope="module")
def played(group: Group, catalog: Catalog, request: pytest.FixtureRequest) -> Sequence[Played]:
    """The games of a group."""
    games, full = [FAMILIES[group.family](number) for number in group.numbers], request.config.getoption("full")
    return [Played(whole, whole.game(catalog), list(whole.decisions(catalog)), full) for whole in games]


@pytest.fixture(scope="module")
def richest(played: Sequence[Played]) -> Played:
    """The only game of its group."""
    (one,) = played
    return one


# ---------------------------------------------------------------------- of all games
def test_no_invariant_breaks_after_any_decision(played: Sequence[Played]) -> None:
    for one in played:
        for decision in one.decisions:
            assert problems(one.game, decision.after) == (), str(one.whole)


def test_no_card_is_lost_or_doubled_by_any_event(played: Sequence[Played]) -> None:
    """Locations, Connection cards, Machines and headquarters are each in exactly one place. The state of an outcome is
    that of folding its events."""
    for one in played:
        check_cards(one.game, one.decisions[0].before)
        for decision in one.decisions:
            state = decision.before
            for event in decision.events:
                state, before = event.evolve(state), state
                check_moved(before, state)
            assert state == decision.after, str(one.whole)
            assert all(len(player.kept or ()) in (0, 4) for player in state.players)
        check_cards(one.game, one.decisions[-1].after)


def test_every_game_comes_to_an_end(played: Sequence[Played]) -> None:
    """Random games among Machines, and those that follow wishes, are cut off."""
    for one in played:
        last = one.decisions[-1].after
        assert last.is_over or len(one.decisions) >= CUT_OFF, str(one.whole)
        if last.is_over:
            assert {score.seat: score.total for score in last.scores} == status(last).vp
            for score in last.scores:
                player = last.player(score.seat)
                assert score.total == player.vp + sum(not site.ruin for site in player.sites), "R18.4, R52.3"


def test_a_game_of_players_ends_with_the_round_in_which_somebody_has_25_vp(played: Sequence[Played]) -> None:
    """R18.1: nobody has any left to do. Machines can take VP, and end games by themselves."""
    for one in played:
        last = one.decisions[-1]
        if last.after.is_over and one.whole.solo is None and last.after.machines is None:
            assert last.after.end_triggered
            assert last.after.phase == "action"
            assert isinstance(last.command, Pass)
            assert max(player.vp for player in last.after.players) >= 25


def test_only_the_seat_to_move_has_moves(played: Sequence[Played]) -> None:
    for one in played:
        for decision in one.decisions[::3]:
            state = decision.before
            idle = [seat for seat in state.seats if seat != state.to_move]
            assert [legal_commands(one.game, state, seat) for seat in idle] == [()] * len(idle)


def test_a_question_is_asked_where_there_is_a_choice(played: Sequence[Played]) -> None:
    for one in played:
        for decision in one.decisions:
            assert len(decision.legal) > isinstance(decision.before.question, ASKED), str(one.whole)


# ---------------------------------------------------------------------- of the richest game of each table
def test_the_events_of_a_game_fold_to_its_last_state(richest: Played) -> None:
    """From the deal on, whatever state there was before."""
    whole, game, decisions, _ = richest
    start = new_game(game, [None] * whole.players, whole.seed, whole.solo)
    state = start.evolve(decisions[-1].after)
    assert state == start.state == decisions[0].before
    assert fold(state, [event for decision in decisions for event in decision.events]) == decisions[-1].after


@pytest.mark.slow
def test_messages_survive_encoding(richest: Played) -> None:
    for decision in richest.decisions:
        check_encoding(decision)


def test_all_that_happens_is_known(richest: Played) -> None:
    """Matches of other rules are told from those of ours by what they name."""
    catalog = richest.game.catalog
    for decision in richest.decisions:
        assert unknown_in_message(catalog, decision.before, decision.command) is None
        assert unknown_in_state(catalog, decision.after) is None


def test_what_reveals_cards_cannot_be_taken_back(richest: Played) -> None:
    for decision in richest.decisions:
        rolled = decision.before.chance != decision.after.chance
        assert any(event.reveals for event in decision.events) == reveals(decision.events, decision.before.seats)
        assert not rolled or reveals(decision.events, ()), "chance is an event that ends what can be undone"


def test_what_is_seen_for_the_first_time_cannot_be_taken_back(richest: Played) -> None:
    """A card that somebody sees for the first time was laid open by the decision of another."""
    game, history = richest.game, list[AnyEvent]()
    seen = {seat: set[str]() for seat in richest.decisions[0].before.people}
    for decision in richest.decisions:
        for seat, known in seen.items():
            known |= _in_sight(view(game, decision.before, seat))
            new = _in_sight(view(game, decision.after, seat)) - known
            if new and seat != decision.command.seat and not reveals(decision.events, (seat,)):
                assert lays_open(game, decision.before, decision.events, (seat,), history), new
        history += decision.events


def _in_sight(table: TableView) -> set[str]:
    """The Locations that a viewer sees."""
    cards = [*table.offer, *table.discard]
    for player in table.players:
        cards += [*(player.hand or ()), *player.deals, *player.discard, *(site.card for site in player.sites)]
    return set(cards) - {RUIN}


@pytest.mark.slow
def test_listed_moves_are_distinct_texts_in_order(richest: Played) -> None:
    for decision in richest.decisions:
        texts = [move_text(richest.game, decision.before, move) for move in decision.legal]
        assert texts == sorted(set(texts))


@pytest.mark.slow
def test_listed_moves_are_accepted_and_read_back(richest: Played) -> None:
    """Each answer to a question, and some of the other moves."""
    for number, decision in richest.some(every=3):
        is_rare = not isinstance(decision.before.question, FREQUENT)
        for move in decision.legal if is_rare or richest.full else decision.legal[number % 4 :: 4]:
            check_move(richest.game, decision.before, move)


@pytest.mark.slow
def test_each_way_to_pay_is_accepted_and_read_back(richest: Played) -> None:
    for decision in richest.decisions[:: 2 if richest.full else 10]:
        check_payments(richest.game, decision)


def test_what_is_not_listed_is_refused(richest: Played) -> None:
    """Moves that could be done a moment ago: the list has all that can be done, but for other ways to pay."""
    for decision, tried in with_neighbours(richest.decisions):
        listed = {without_payment(move) for move in decision.legal}
        for move in tried:
            if without_payment(move) not in listed:
                assert isinstance(decide(richest.game, decision.before, move), Refusal), move


@pytest.mark.slow
def test_every_state_survives_writing_and_reading(richest: Played) -> None:
    """With titles and with ids, which leave out the number of the next Site. The mark of the last round follows from
    VP, which Machines may have taken since."""
    game = richest.game
    for number, decision in richest.some(every=9):
        state = decision.before
        if number % 2:
            read, again = read_position(game.catalog, write_position(game, state))
        else:
            read, again = read_position(game.catalog, json.loads(position_text(game, state)))
            again = replace(again, next_site=state.next_site)
        if state.machines and not any(player.vp >= END_VP for player in state.players):
            again = replace(again, end_triggered=state.end_triggered)
        assert (read, again) == (game, state)


def test_what_lies_open_is_told_to_all(richest: Played) -> None:
    """A known position has it as the whole one does."""
    game = richest.game
    for _, decision in richest.some(every=20):
        state = decision.before
        written = write_position(game, state)
        for seat in state.people:
            known = known_position(game, state, seat, Witnessed())
            for key in ("borders", "arena", "districts", "hq", "map"):
                assert known.get(key) == written.get(key)


def test_a_program_is_told_only_what_its_seat_may_know(richest: Played) -> None:
    """Two states that look the same to a seat are told and can be answered in the same words (R20)."""
    game, met, witnessed = richest.game, dict(richest.some(every=25)), Witnessed()
    for number, decision in enumerate(richest.decisions):
        state, seat = decision.before, decision.command.seat
        if number in met and seat in state.people:
            other = imagine(game, state, seat, Chance(number), witnessed)
            told, again = (json.dumps(known_position(game, one, seat, witnessed)) for one in (state, other))
            assert again == told
            listed = [write_move(game, other, command) for command in legal_commands(game, other, seat)]
            assert listed == [write_move(game, state, command) for command in decision.legal]
        witnessed = witnessed.after(decision.events)


@pytest.mark.slow
def test_a_forecast_tells_no_hidden_card(richest: Played) -> None:
    """Nothing that depends on the order of the deck is forecast, for any seat that draws."""
    for decision in richest.decisions[:: 1 if richest.full else 3]:
        if len(decision.before.deck) < 8:
            continue
        other = _deck_reversed(decision.before)
        for move in decision.legal[::4]:
            if move.seat in decision.before.seats:
                told, unknown = (foresee(richest.game, state, move) for state in (decision.before, other))
                assert told.seats == unknown.seats, move
                assert not told.seats or told.seats[0].seat == move.seat


def _deck_reversed(state: GameState) -> GameState:
    machines = state.machines and replace(state.machines, stack=state.machines.stack[::-1])
    return replace(state, deck=state.deck[::-1], machines=machines)


def test_no_view_holds_a_card_hidden_from_its_seat(richest: Played) -> None:
    for decision in richest.decisions:
        state = decision.after
        for seat in state.people:
            for other in view(richest.game, state, seat).players:
                assert (other.hand is None) == (other.connections is None) == (other.seat != seat)
                assert other.hand_size == len(state.player(other.seat).hand)


def with_open_and_covered_discards(game: Game, number: int) -> Game:
    """The game, every other time with the other rule about discard piles."""
    options = replace(game.options, discard_public=game.options.discard_public == (number % 2 == 0))
    return replace(game, options=options)


def test_states_that_differ_only_in_what_a_viewer_cannot_know_look_the_same(richest: Played) -> None:
    """R20."""
    random = Random(5)
    for number, (place, decision) in enumerate(richest.some(every=13)):
        game, state = with_open_and_covered_discards(richest.game, number), decision.before
        if place % 2 and len(state.deck) > len(state.seats):
            state = with_drawn_ruins(state)
        for viewer in richest.some_viewers(number, state):
            other = Dealer(game, state, viewer, random).dealt()
            assert problems(game, other) == ()
            seen, again = view(game, state, viewer), view(game, other, viewer)
            assert again == seen
            told, told_again = unseen(game, seen), unseen(game, again)
            assert (told_again, list(told_again.cards)) == (told, list(told.cards)), "the order tells nothing either"


@pytest.mark.slow
def test_what_may_be_asked_for_a_seat_tells_nothing_hidden_from_it(richest: Played) -> None:
    """R20: the answers are the same in states that look the same to the seat."""
    random, asked = Random(6), set[Callable[..., Any]]()
    for number, (_, decision) in enumerate(richest.some(every=31)):
        game, state = with_open_and_covered_discards(richest.game, number), decision.before
        seat = state.to_move
        if seat not in state.people:
            continue
        other = Dealer(game, state, seat, random).dealt()
        for rule, facts in to_ask(state, seat, decision.legal):
            asked.add(rule)
            told, again = (told_by(rule(game, one, seat, *facts)) for one in (state, other))
            assert told == again, (rule.__name__, facts)
    assert asked >= {payments, bill, forecast_answered, if_built, hints, contacts_to_raze, owners_asked}


def to_ask(
    state: GameState, seat: Seat, legal: Sequence[AnyCommand]
) -> Iterator[tuple[Callable[..., Any], Sequence[Any]]]:
    """What may be asked for a seat, each with some facts."""
    yield hints, (legal,)
    yield hints_in_steps, (legal,)
    yield owners_asked, ()
    for command in legal[::9]:
        yield payments, (command,)
        yield bill, (command,)
        yield forecast_answered, (command, legal[-1])
    for card in state.player(seat).hand[:3]:
        yield if_built, (card,)
    for site in [site for player in state.players for site in player.sites[:2]]:
        yield contacts_to_raze, (site.id,)
    for place in range(len(state.machines.deployed) if state.machines else 0):
        yield contacts_to_destroy, (place,)


def told_by(answer: Any) -> Any:
    """An answer that can be compared."""
    if isinstance(answer, Bill):
        return answer.price, answer.at_hand
    return list(answer) if isinstance(answer, Generator) else answer


def test_all_that_may_be_asked_is_known() -> None:
    assert {
        payments, bill, forecast_answered, if_built, hints, hints_in_steps, contacts_to_raze, contacts_to_destroy,
        owners_asked, ruins.why_not_aimed,
    } == OPEN  # fmt: skip


def test_exactly_the_hidden_cards_are_counted(richest: Played) -> None:
    for number, decision in richest.some(every=9):
        state = decision.after
        for viewer in richest.some_viewers(number, state):
            hidden = unseen(richest.game, view(richest.game, state, viewer))
            places = hidden.deck + hidden.hands + hidden.ruins + hidden.covered
            assert Counter(hidden.locations).total() == places
            assert Counter(hidden.connections).total() == hidden.piles + hidden.connection_hands
            assert Counter(hidden.machines).total() == hidden.stack
            assert Counter(state.deck) <= Counter(hidden.locations)


def test_an_imagined_world_looks_the_same_and_follows_from_what_is_seen_alone(richest: Played) -> None:
    met, witnessed = dict(richest.some(every=13)), Witnessed()
    for number, decision in enumerate(richest.decisions):
        if number in met:
            game, state = with_open_and_covered_discards(richest.game, number), decision.before
            for viewer in richest.some_viewers(number, state):
                known = witnessed if number % 3 else Witnessed()
                world = imagine(game, state, viewer, Chance(number), known)
                assert problems(game, world) == ()
                assert view(game, world, viewer) == view(game, state, viewer)
                again = Chance(number + 1)
                assert imagine(game, world, viewer, again, known) == imagine(game, state, viewer, again, known)
                if state.to_move is not None and viewer == state.to_move:
                    assert legal_commands(game, world, state.to_move) == legal_commands(game, state, state.to_move)
        witnessed = witnessed.after(decision.events)


# ---------------------------------------------------------------------- the short list
def test_the_chosen_games_reach_what_they_were_chosen_for(
    catalog: Catalog, group: Group, played: Sequence[Played]
) -> None:
    """Every use of each card among it: each ability, building, razing and dealing with it; each attack of a Machine;
    each deed and level on each Area; and what headquarters, border tiles, the Arena and districts are for."""
    wanted = chosen_for(catalog, group.family)
    for one in played:
        if one.whole.seed in wanted:
            found = reached(one.game, one.decisions)
            lost = [f"{kind} {name}" for kind, name in sorted(wanted[one.whole.seed] - found)]
            assert not lost, f"{one.whole} does not reach {lost}: {CHOOSE_ANEW} {group.family}"


CHOOSE_ANEW = "python -m tests.rules.choose_games"
