"""R20: nothing tells a seat what it cannot know. Where hidden cards, the stack of Machines and their hidden sides are
dealt again, all that it sees is the same: the table, its moves and what they will bring, hints, the terminal."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cli.plain_table import PlainTable
from game.fiftyfirst.cli.text_table import LOOKS, TextTable
from game.fiftyfirst.match.match import Match, fiftyfirst
from game.fiftyfirst.rules.decide import legal_commands
from game.fiftyfirst.rules.forecast import foresee
from game.fiftyfirst.rules.hints import hints
from game.fiftyfirst.rules.imagine import Witnessed, imagine
from game.fiftyfirst.rules.invariants import problems
from game.fiftyfirst.rules.position.known import known_position
from game.fiftyfirst.rules.sets.moloch.messages import machines_of
from game.fiftyfirst.rules.state import Game, GameState, Seat
from game.fiftyfirst.rules.unseen import unseen
from game.fiftyfirst.rules.view import view
from game.fiftyfirst.wording.wording import Wording
from game.kernel.chance import Chance
from game.kernel.seats import NOBODY, SeatSetup, Viewer
from game.play.match import watch_file
from tests.rules.dealer import Dealer
from tests.sets.matches import PEOPLE, begun, golden
from tests.sets.row import Case, SetUnderTest
from tests.sets.spoken import titles_of
from tests.wording.conftest import wording

FORESEEN = 12
"""Moves whose outcomes are compared."""


def check(game: Game, state: GameState, random: Random, words: Wording | None) -> None:
    """Compare a state with others that each viewer cannot tell from it; in the terminal, too, if there are words."""
    viewers: tuple[Viewer, ...] = (*state.people, NOBODY)
    for viewer in viewers:
        other = Dealer(game, state, viewer, random).dealt()
        assert problems(game, other) == ()
        seen = view(game, state, viewer)
        assert view(game, other, viewer) == seen
        hidden = unseen(game, seen)
        assert unseen(game, view(game, other, viewer)) == hidden
        assert Counter(hidden.locations).total() == hidden.deck + hidden.hands + hidden.ruins + hidden.covered
        assert (seen.outposts, seen.hq, seen.borders) == (state.outposts, state.hq, state.borders)
        assert [player.skipped for player in seen.players] == [player.skipped for player in state.players]
        world = imagine(game, state, viewer, Chance(1), Witnessed())
        assert imagine(game, other, viewer, Chance(1), Witnessed()) == world
        assert problems(game, world) == ()
        assert view(game, world, viewer) == seen
        if isinstance(viewer, str) and viewer in state.people:
            known = known_position(game, state, viewer, Witnessed())
            assert known_position(game, other, viewer, Witnessed()) == known
            assert "stack" not in known.get("machines", {})
            assert words is None or told(words, game, other, viewer) == told(words, game, state, viewer)
            if state.to_move == viewer:
                check_moves(game, state, other, viewer)
                assert legal_commands(game, world, viewer) == legal_commands(game, state, viewer)


def check_counted(game: Game, state: GameState) -> None:
    """Exactly the hidden Machines are counted, whatever side they will show, of a game with all its cards."""
    viewers: tuple[Viewer, ...] = (*state.people, NOBODY) if state.machines else ()
    for viewer in viewers:
        hidden, machines = unseen(game, view(game, state, viewer)), machines_of(state)
        assert Counter(hidden.machines) == Counter(machines.stack)
        assert hidden.stack == len(machines.stack)
        assert not hidden.locations.keys() & machines.sides.keys()


def check_moves(game: Game, state: GameState, other: GameState, seat: Seat) -> None:
    """The moves of a seat, what they will bring, and the hints."""
    legal = legal_commands(game, state, seat)
    assert legal_commands(game, other, seat) == legal
    for move in legal[:FORESEEN]:
        one, another = foresee(game, state, move), foresee(game, other, move)
        assert (one.seats, one.reveals) == (another.seats, another.reveals), move
    assert hints(game, other, seat, legal).missing == hints(game, state, seat, legal).missing


def told(words: Wording, game: Game, state: GameState, seat: Seat) -> list[str]:
    """All that the terminal tells a seat of the table."""
    people = [SeatSetup(name) for name, _ in zip(PEOPLE, state.people, strict=False)]
    match, lines = Match.begin(fiftyfirst(), game, people, state, 7, play_bots=False), list[str]()
    for table in (TextTable(match, words), PlainTable(match, words)):
        table.titles = titles_of(words)
        for section in (table.lines, table.piles):
            lines += section(seat)
        lines += (line for word in LOOKS for line in table.look_at(word, seat))
        for other in state.seats:
            lines += table.look(other, seat)
    return lines


def test_nothing_hidden_is_told_at_a_question(case: Case, language: str, catalog: Catalog) -> None:
    match = begun(catalog, case, None)
    check(match.game, match.state, Random(3), wording(language))


def test_nothing_hidden_is_told_in_a_turn(turn: Case, language: str, catalog: Catalog) -> None:
    match = begun(catalog, turn, None)
    check(match.game, match.state, Random(3), wording(language))


@pytest.mark.slow
def test_nothing_hidden_is_told_in_a_whole_match(row: SetUnderTest, full: bool, catalog: Catalog) -> None:
    """Of the golden matches with the set, at each kind of question and some steps besides."""
    paths = golden(row)
    for path in paths if full else paths[:1]:
        watched = watch_file(path, fiftyfirst(catalog).only)
        states = [watched.journal.state_after(step) for step in range(len(watched.journal))]
        first = {type(state.question): number for number, state in reversed([*enumerate(states)])}
        for number in sorted({*first.values(), *range(0, len(states), 10 if full else 30)}):
            check_counted(watched.game, states[number])
            check(watched.game, states[number], Random(number), wording("en") if full else None)
