"""Matches with a pack: they go on while its cards are there, and otherwise say what is missing."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.fiftyfirst.cards.catalog import Catalog, load_catalog
from game.fiftyfirst.match.files.record import sets_of
from game.fiftyfirst.match.match import Match, deal_match, fiftyfirst
from game.fiftyfirst.match.setup import chosen
from game.fiftyfirst.rules.state import Game
from game.kernel.refusal import Unreadable
from game.kernel.seats import SeatSetup
from game.match.series.simulate import Series, simulate
from game.match.series.workers import Workers
from game.paths import cards_folder, packs_folder
from game.play.checking import first_difference
from game.play.files.record import read_record
from tests.cards.test_packs import add, card, cards
from tests.robot_games import SOURCE

SETS = ("base", "coast")


def loaded(data: Path) -> Catalog:
    return load_catalog(cards_folder(), packs=packs_folder(data))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The file of a match, played to its end by bots, with a pack that has a card of each kind."""
    add(packs_folder(tmp_path), "coast", cards(card(copies=9), card("beach", copies=9)))
    seats = [SeatSetup("Anna", "random"), SeatSetup("Ben", "random")]
    match = deal_match(Game(loaded(tmp_path), SETS), seats, 3, tmp_path / "matches")
    match.play_bots()
    match.close()
    assert match.path
    return match.path


def test_a_match_with_a_pack_is_saved_and_reopened(file: Path, tmp_path: Path) -> None:
    match = Match.load(file, fiftyfirst(loaded(tmp_path)).only)
    assert (sets_of(match.header), match.damage) == (SETS, None)
    assert match.state.is_over
    assert first_difference(fiftyfirst(), match.game, match.journal) is None
    match.close()


def test_without_its_pack_a_match_says_what_it_needs_and_stays_unchanged(file: Path, tmp_path: Path) -> None:
    before = file.read_bytes()
    shutil.rmtree(packs_folder(tmp_path))
    with pytest.raises(Unreadable, match="the cards of this match: the set 'coast' is not installed"):
        Match.load(file, fiftyfirst(loaded(tmp_path)).only)
    assert file.read_bytes() == before
    assert sets_of(read_record(file, fiftyfirst().only).header) == SETS, "it can still be listed"


def test_a_pack_with_a_new_mistake_reports_it(file: Path, tmp_path: Path) -> None:
    add(packs_folder(tmp_path), "coast", "locations: []")
    with pytest.raises(Unreadable, match=r"'coast' cannot be played until its mistake is fixed: .*cards\.yaml:1: "):
        Match.load(file, fiftyfirst(loaded(tmp_path)).only)


def test_a_pack_without_a_card_of_the_match_is_not_enough(file: Path, tmp_path: Path) -> None:
    add(packs_folder(tmp_path), "coast", cards(card(copies=9)))
    with pytest.raises(Unreadable, match=r"\.jsonl: the sets of this match no longer hold its cards beach$"):
        Match.load(file, fiftyfirst(loaded(tmp_path)).only)


def test_other_packs_do_not_change_the_match(file: Path, tmp_path: Path) -> None:
    add(packs_folder(tmp_path), "alps", cards(card("hut")))
    catalog = loaded(tmp_path)
    record = read_record(file, fiftyfirst(catalog).only)
    assert record.damage is None
    assert record.header.content == catalog.digest(sets_of(record.header))


@pytest.mark.slow
def test_bots_play_with_a_pack_in_any_number_of_processes(tmp_path: Path) -> None:
    add(packs_folder(tmp_path), "coast", cards(card(copies=50)))
    series = Series(2, 2, 1, ("random",), chosen(SETS))
    one, two = (simulate(series, SOURCE._replace(data=tmp_path), Workers(jobs)) for jobs in (1, 2))
    assert one.problems == ()
    assert one.decisions == two.decisions
    assert one.decisions != simulate(Series(2, 2, 1, ("random",)), SOURCE).decisions
