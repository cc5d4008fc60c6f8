"""What the rules promise of every set: a game goes on the same from any position, what is taken back is done again in
the same way, a position that cannot be is refused, and a game without the set holds nothing of it."""

from __future__ import annotations

import pytest

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.match import fiftyfirst
from game.fiftyfirst.rules.dealing import new_game
from game.fiftyfirst.rules.decide import decide, legal_commands
from game.fiftyfirst.rules.known import unknown_in_state
from game.fiftyfirst.rules.notation import write_move
from game.fiftyfirst.rules.options import EXPANSIONS
from game.fiftyfirst.rules.position.reading import read_position
from game.fiftyfirst.rules.position.writing import position_text, write_position
from game.fiftyfirst.rules.state import Game
from game.fiftyfirst.rules.view import view
from game.kernel.message import encode
from game.kernel.refusal import Refusal, Unreadable
from game.play.match import watch_file
from tests.rules.play import decisions
from tests.rules.tables import played
from tests.sets.matches import asked_seat, begun, golden
from tests.sets.row import Case, Position, SetUnderTest
from tests.sets.table import ROWS


# ---------------------------------------------------------------------- positions
def test_a_game_goes_on_the_same_from_its_position(case: Case, catalog: Catalog) -> None:
    """Each answer leads where it would have led."""
    match = begun(catalog, case, None)
    game, state, seat = match.game, match.state, asked_seat(match)
    resumed, left = read_position(catalog, write_position(game, state))
    assert (resumed, left) == (game, state)
    assert position_text(resumed, left) == position_text(game, state)
    assert unknown_in_state(catalog, state) is None
    for answer in case.answers:
        assert played(resumed, left, seat, answer) == played(game, state, seat, answer)


def test_a_turn_is_the_same_from_its_position(turn: Case, catalog: Catalog) -> None:
    """All moves are listed in order, and read back to what they do."""
    match = begun(catalog, turn, None)
    game, state, seat = match.game, match.state, asked_seat(match)
    assert read_position(catalog, write_position(game, state)) == (game, state)
    legal = legal_commands(game, state, seat)
    texts = [write_move(game, state, move) for move in legal]
    assert texts == sorted(set(texts))
    for text, move in zip(texts, legal, strict=True):
        outcome = decide(game, state, move)
        assert not isinstance(outcome, Refusal)
        assert played(game, state, seat, text) == (tuple(outcome.events), outcome.state)


REFUSED = [
    pytest.param(given, told, id=f"{row.name}: {number} {told}")
    for row in ROWS
    for number, (given, told) in enumerate(row.refused)
]


@pytest.mark.parametrize(("given", "told"), REFUSED)
def test_a_position_that_cannot_be_is_refused(given: Position, told: str, catalog: Catalog) -> None:
    with pytest.raises(Unreadable) as refused:
        read_position(catalog, given)
    assert told in str(refused.value)


# ---------------------------------------------------------------------- whole matches
@pytest.mark.slow
def test_what_is_taken_back_and_done_again_is_the_same(row: SetUnderTest, full: bool, catalog: Catalog) -> None:
    """From the end to the beginning, so that nothing that is kept of a later state comes into an earlier one."""
    paths = golden(row)
    for path in paths if full else paths[:1]:
        watched = watch_file(path, fiftyfirst(catalog).only)
        entries = [watched.journal[step] for step in range(len(watched.journal))]
        before = [watched.journal.state_after(step) for step in range(len(entries))]
        listed = [legal_commands(watched.game, state, state.to_move) if state.to_move else () for state in before]
        for number in reversed(range(1, len(entries))):
            state, command = before[number - 1], entries[number].decision
            assert command
            assert legal_commands(watched.game, state, state.to_move or "A") == listed[number - 1]
            outcome = decide(watched.game, state, command)
            assert not isinstance(outcome, Refusal)
            assert (tuple(outcome.events), outcome.state) == (tuple(entries[number].events), before[number])


# ---------------------------------------------------------------------- games without a set
WITHOUT = [
    (("base",), None), (("base", "promo_1", "promo_2"), None), (("base", "promo_1", "promo_2"), "borgo"),
    (("base", "new_era", "promo_1"), None), (("base", "new_era", "promo_1"), "borgo"),
    (("base", "promo_1"), "merchants"), (("base", "allies"), None), (("base", "allies"), "borgo"),
]  # fmt: skip


@pytest.mark.parametrize(("sets", "solo"), WITHOUT)
def test_a_game_without_a_set_holds_nothing_of_it(sets: tuple[str, ...], solo: str | None, catalog: Catalog) -> None:
    """Neither its states, as they are kept, nor its positions and events name what only the set has; and it is dealt
    as if there were no such set."""
    game, players = Game(catalog, sets), 1 if solo else 2
    kept, state = "", new_game(game, [None] * players, 3, solo).state
    for decision in list(decisions(game, players, 3, solo))[:60]:
        state = decision.after
        kept += encode(state).decode() + str(write_position(game, state)) + position_text(game, state)
        kept += "".join(encode(event).decode() for event in decision.events)
    assert "round" in kept
    assert not any("discard" in player for player in write_position(game, state)["players"].values())
    others = [row for row in ROWS if not {*row.sets} & {*sets} & {*EXPANSIONS}]
    assert {row.name: word for row in others for word in row.traces if word in kept} == {}
    table = view(game, state, "A")
    assert (table.machines, table.outposts, table.hq, table.borders) == (None, None, None, ())
    assert (table.arena, table.districts, table.own_discards) == (None, None, False)
    assert table.phases == ("lookout", "production", "action", "cleanup")
    assert all(player.discard == () for player in state.players)
