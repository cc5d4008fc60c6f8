"""Matches of Scavengers in their files: what the tests of all sets (`tests/conformance`) do not look at."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.match import Match, deal_match, fiftyfirst
from game.fiftyfirst.rules.commands import FinishTurn, KeepCards
from game.fiftyfirst.rules.events import DeckReshuffled
from game.fiftyfirst.rules.notation import write_move
from game.fiftyfirst.rules.position.reading import read_position
from game.fiftyfirst.rules.sets.scavengers.messages import ChooseSalvage
from game.fiftyfirst.rules.state import Game
from game.fiftyfirst.rules.steps import ChooseFollowUp, ChooseHand
from game.kernel.refusal import Unreadable
from game.kernel.seats import SeatSetup
from game.match.readable import read_readable, write_readable
from game.play.files.record import read_record
from tests.match.conftest import decided, play_until
from tests.sets.matches import begun, path_of, submit
from tests.sets.row import cases
from tests.sets.scavengers import ROW, SETS


def test_a_match_goes_on_after_a_setup_with_a_card_on_top(catalog: Catalog, tmp_path: Path) -> None:
    """R42.1: what is on top stays a secret in the file's positions until all have chosen, and then lies there."""
    match = deal_match(Game(catalog, SETS), [SeatSetup("Anna"), SeatSetup("Ben")], 5, tmp_path)
    question = match.state.question
    assert isinstance(question, ChooseHand)
    first = question.seat
    other = next(seat for seat in match.state.people if seat != first)
    command = next(one for one in match.legal() if isinstance(one, KeepCards) and one.top)
    assert isinstance(command, KeepCards)
    text = write_move(match.game, match.state, command)
    assert text.startswith("keep ")
    assert text.endswith(f" top {catalog.title(command.top or '')}")
    decided(match, command)
    match.end_turn()
    match.close()
    again = Match.load(path_of(match), fiftyfirst(catalog).only)
    assert again.state == match.state
    assert again.state.player(first).top == command.top
    decided(again, again.legal()[0])
    assert again.state.player(first).discard[-1] == command.top
    assert again.state.player(first).top is None
    assert len(again.state.player(other).discard) == 2
    again.close()
    text = write_readable(read_record(path_of(again), fiftyfirst().only), fiftyfirst(catalog))
    assert f" top {catalog.title(command.top or '')}\n" in text
    assert read_readable(text, fiftyfirst(catalog).only)[1].state == again.state


FURTHER = """
a shield besides Ruins to strip:
  A: {goods: {worker: 2, shield: 1}, state: [Red Anja, {card: Church, ruin: true}, {card: Gun Shop, ruin: true}]}
  moves: [A: activate Red Anja]
  ChooseStripped: []
few cards in the piles:
  deck_only: true
  A: {goods: {worker: 2}, state: [Wrecking-Ball Crew], discard: [Pub, Docks, School, Church]}
  B: {discard: [Quarry, Archive, Motel, Gun Shop, Camp]}
"""


def test_done_ends_a_strip_and_not_the_turn(catalog: Catalog, tmp_path: Path) -> None:
    """R42.12: after it the player may still place a shield, like after any action."""
    match = begun(catalog, cases(SETS, FURTHER)["a shield besides Ruins to strip"], tmp_path)
    decided(match, FinishTurn("A"))
    assert isinstance(match.state.question, ChooseFollowUp)
    assert len(match.state.player("A").sites) == 3


def test_cards_that_seats_keep_of_their_piles_stay_when_a_match_is_read(catalog: Catalog, tmp_path: Path) -> None:
    """R42.10: the number of them is part of the event."""
    match = begun(catalog, cases(SETS, FURTHER)["few cards in the piles"], tmp_path)
    submit(match, "A", "activate Wrecking-Ball Crew")
    match.close()
    shuffled = [event for event in match.journal[1].events if isinstance(event, DeckReshuffled)]
    assert [event.kept for event in shuffled] == [3]
    read = read_record(path_of(match), fiftyfirst(catalog).only).journal.state
    assert [len(player.discard) for player in read.players] == [3, 3]
    assert read == match.state


def test_a_position_names_a_ruin_without_its_front(catalog: Catalog, tmp_path: Path) -> None:
    """R20.5: what is pending is told by the place of a Ruin; its card is a secret if it was drawn."""
    match = begun(catalog, ROW.cases["the goods on the second Ruin"], tmp_path)
    position = match.kind.notation.write_position(match.game, match.state)
    assert [step for step in position["pending"] if isinstance(step, dict) and "ruin" in step] == [
        {"step": "choose_placed", "seat": "A", "site": "A:Pony Express", "ruin": "A:Ruin#2", "count": 2}
    ]
    for spoilt in ("A:Ruin#3", "B:Ruin", "A:Pony Express"):
        pending = [step | {"ruin": spoilt} if "ruin" in step else step for step in position["pending"]]
        with pytest.raises(Unreadable):
            read_position(catalog, {**position, "pending": pending})


def test_a_salvage_of_spoils_comes_before_the_location_is_discarded(catalog: Catalog, tmp_path: Path) -> None:
    """R42.5d: the Location of the virtual opponent still stands while its Spoils are salvaged."""
    match = begun(catalog, ROW.cases["Spoils of a Location that goes"], tmp_path)
    question = match.state.question
    assert isinstance(question, ChooseSalvage)
    assert question.source.site is not None
    owner, site = match.state.site(question.source.site)
    assert (owner, site.card, question.source.kind) == ("V", "toledo_swap_meet", "spoils")
    play_until(match, lambda match: match.state.question is not question)
