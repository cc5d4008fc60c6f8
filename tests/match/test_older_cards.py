"""Matches that were recorded before a card joined their set are dealt, verified and told with the set as it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.files.record import RULES, game_of, solo_of
from game.fiftyfirst.match.match import Match, deal_match, fiftyfirst
from game.fiftyfirst.rules.dealing import new_game
from game.fiftyfirst.rules.state import Game
from game.fiftyfirst.rules.supply import cards_in_play
from game.fiftyfirst.rules.unseen import unseen
from game.kernel.seats import SeatSetup
from game.match.library.exchange import import_match
from game.match.readable import read_readable, write_readable
from game.play.files.record import read_record
from tests.match.golden_matches import FOLDER

SETS = ("base", "promo_1")
JOINED = "local_gun_shop"
RECORDED = sorted(path for path in FOLDER.glob("rules_[1-3]/*.jsonl") if '"promo_1"' in path.open().readline())
OF_THESE_RULES = [path for path in RECORDED if path.parent.name == f"rules_{RULES}"]


def test_a_new_game_is_dealt_with_the_card(catalog: Catalog) -> None:
    match = deal_match(Game(catalog, SETS), [SeatSetup("Anna"), SeatSetup("Ben")], 1)
    assert cards_in_play(match.state)[JOINED] == 1
    assert game_of(match.header, catalog).catalog is catalog
    assert JOINED in unseen(match.game, match.view("A")).locations or JOINED in match.state.players[0].hand


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: f"{path.parent.name}_{path.stem}")
def test_a_recorded_match_has_the_cards_it_was_dealt_from(path: Path, catalog: Catalog) -> None:
    record = read_record(path, fiftyfirst(catalog).only)
    game = game_of(record.header, catalog)
    assert JOINED not in game.catalog.deck(game.sets)
    assert game.catalog.digest(game.sets) == record.header.content
    assert fiftyfirst().rules.problems(game, record.journal.state) == ()
    if solo_of(record.header) is None:
        factions = [seat.role for seat in record.header.seats]
        assert new_game(game, factions, record.header.seed).state == record.journal.state_after(0)


@pytest.mark.parametrize("path", OF_THESE_RULES, ids=lambda path: path.stem)
def test_a_recorded_match_is_verified_exported_and_played_on(path: Path, catalog: Catalog, tmp_path: Path) -> None:
    taken = import_match(path, tmp_path, fiftyfirst(catalog).only)
    assert taken.verified
    record = read_record(path, fiftyfirst(catalog).only)
    header, journal, _ = read_readable(write_readable(record, fiftyfirst(catalog)), fiftyfirst(catalog).only)
    assert (header.content, journal.state) == (record.header.content, record.journal.state)
    assert JOINED not in Match.load(taken.path, fiftyfirst(catalog).only).game.catalog.locations
