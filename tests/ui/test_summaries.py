"""The summaries between the decisions: production source by source, Cleanup once a round, also after a resume."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.match import Match, deal_match, fiftyfirst
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules.commands import PickCard
from game.fiftyfirst.rules.state import Game, GameState
from game.fiftyfirst.scenes.account import LINE_TIME, ProductionScene
from game.fiftyfirst.scenes.score import ScoreScene
from game.fiftyfirst.table import course
from game.fiftyfirst.table.accounts import Moment, greatest_moment, last_cleanup, picked_cards
from game.fiftyfirst.table.course import ReadSummaries
from game.kernel.seats import NOBODY, SeatSetup
from game.play.kind import decided
from game.ui.canvas import Canvas
from game.ui.rehearsal.driver import Rehearsal
from game.ui.running.vp_course import lead_since
from game.ui.scenes.phase import PhaseScene
from game.ui.scenes.score.scene import ROW_TIME
from game.ui.settings import Settings
from tests.ui.phase_person import match_at, take_seat
from tests.ui.sweep import Shape
from tests.ui.table_person import on_top
from tests.ui.whole_game import scene_name


def playing() -> tuple[Rehearsal, ProductionScene]:
    window = take_seat("production", 4, settings=Settings())
    top = on_top(window, ProductionScene)
    return window, top


# ------------------------------------------------------------------ production
def test_the_sources_appear_one_after_the_other_from_the_first_player_on() -> None:
    window, top = playing()
    assert next(iter(top.account.cells)).seat == window.context.playing.state.first_player
    before = len(top.seen)
    window.wait(LINE_TIME)
    assert len(top.seen) == before + 1
    shown = [label for label in window.labels() if label.startswith("source:")]
    assert len(shown) == len(top.seen)


def test_the_first_press_completes_and_the_second_goes_on() -> None:
    window, top = playing()
    window.key("space")
    assert not top.plays
    assert scene_name(window) == "ProductionScene"
    window.key("space")
    assert scene_name(window) == "TableScene"


def test_with_motion_off_all_is_there_at_once() -> None:
    top = take_seat("production", 4).context.stack.top
    assert isinstance(top, ProductionScene)
    assert not top.plays


# ------------------------------------------------------------------ Cleanup
def test_each_cleanup_is_read_once_and_the_lookout_follows() -> None:
    window = take_seat("tidied", 3)
    window.key("space")
    assert scene_name(window) == "LookoutScene"
    window.context.director.advance()
    assert scene_name(window) == "LookoutScene"


def test_the_summary_shows_what_was_there_before_it_was_taken() -> None:
    match = match_at("tidied", 3)
    tidying = last_cleanup(match)
    assert tidying is not None
    assert tidying.round == match.state.round - 1
    assert tidying.first_player == match.state.first_player
    assert any(player.goods for player in tidying.players)
    assert not any(player.goods for player in match.state.players)


def test_a_summary_that_was_undone_comes_again() -> None:
    match = match_at("tidied", 3)
    round = match.state.round
    assert course.still_read(match, ReadSummaries(round, round)) == ReadSummaries(round - 1, round - 1)
    assert course.scene_name(match, ReadSummaries(round - 1, round - 2)) == course.TIDIED
    assert course.scene_name(match, ReadSummaries(round - 1, round - 1)) == course.LOOKOUT


# ------------------------------------------------------------------ a match that is resumed
def played_to(folder: Path, catalog: Catalog, wanted: str) -> Match:
    """A match of two people, kept in a file, that has just come to a summary; opened again."""
    match = deal_match(Game(catalog), [SeatSetup("Alex"), SeatSetup("Ben")], 7, folder)
    while course.scene_name(match, ReadSummaries(match.state.round - 1, max(0, match.state.round - 2))) != wanted:
        decide(match)
    match.close()
    path = match.path
    assert path is not None
    return Match.load(path, fiftyfirst(catalog).only)


def decide(match: Match) -> GameState:
    match.submit(decided(match.advise("random", f"7/{match.journal.head}")))
    match.end_turn()
    return match.state


def test_an_unread_summary_waits_for_the_next_time(tmp_path: Path, catalog: Catalog) -> None:
    for number, wanted in enumerate((course.PRODUCTION, course.TIDIED)):
        match = played_to(tmp_path / str(number), catalog, wanted)
        assert course.scene_name(match, course.read_before(match)) == wanted
        decide(match)
        assert course.scene_name(match, course.read_before(match)) != wanted, "somebody has decided since"
        match.close()


# ------------------------------------------------------------------ what the accounts tell
def test_the_picks_of_the_latest_lookout_are_told() -> None:
    match = match_at("lookout", 4)
    first = match.state.to_move
    assert first is not None
    card = match.state.offer[0]
    match.submit(PickCard(first, card))
    picked = picked_cards(event for entry in match.journal.line for event in entry.events)
    assert picked == (card,)


def test_the_lead_is_told_only_from_where_it_was_kept() -> None:
    rounds = ((0, 0), (3, 2), (4, 4), (6, 5), (9, 8))
    assert lead_since(rounds, 0) == 3
    assert lead_since(rounds, 1) == len(rounds)


def test_the_greatest_moment_is_one_of_the_match() -> None:
    match = match_at("score", 4)
    moment = greatest_moment(match)
    assert isinstance(moment, Moment)
    assert moment.vp >= 2
    assert 1 <= moment.round <= match.state.round


def test_the_summary_of_cleanup_begins_with_the_next_first_player() -> None:
    window = take_seat("tidied", 2, Shape((1920, 1080)))
    match = window.context.playing
    rows = [mark for mark in window.app.marks if mark.kind == "panel" and mark.name.startswith("seat:")]
    order = [mark.name.removeprefix("seat:") for mark in sorted(rows, key=lambda mark: mark.rect.y)]
    assert order == list(match.state.clockwise_from(match.state.first_player))
    assert order != sorted(order)


def test_cleanup_tells_what_is_kept_and_lost_in_two_compact_lines_each() -> None:
    for players, busy in ((2, False), (4, True)):
        window = take_seat("tidied", players, Shape((1920, 1080)), busy=busy)
        lines = [mark for mark in window.app.marks if mark.kind == "panel" and mark.name.startswith("cleanup:")]
        assert sorted(mark.name for mark in lines) == sorted(
            f"cleanup:{key}:{seat}" for seat in window.context.playing.seats for key in ("keep", "lose")
        )
        assert max(mark.rect.height for mark in lines) <= 72, "a line is no higher than its goods in two rows need"


def test_no_good_in_cleanup_lacks_its_number() -> None:
    window = take_seat("cleanup", 4, busy=True)
    goods = [
        mark.rect for mark in window.app.marks if mark.kind == "hit" and mark.name.startswith("cleanup_good:lose:")
    ]
    digits = [mark.rect for mark in window.app.marks if mark.kind == "text" and mark.name.isdigit()]
    counted = [good for good in goods if any(good.contains(digit) and digit.width > 5 for digit in digits)]
    assert len(counted) >= 4 * 12


@pytest.mark.parametrize("name", ["cleanup", "tidied", "lookout", "production"])
def test_no_text_of_the_table_shines_through(name: str, tmp_path: Path) -> None:
    """What is seen of the table behind changes softly from pixel to pixel, as no letter does."""
    window = rehearse(name, (1280, 720), data=tmp_path)
    top = window.context.stack.top
    assert isinstance(top, PhaseScene)
    behind = top._behind.surface
    assert behind is not None
    luma = [[sum(behind.get_at((x, y))[:3]) for x in range(0, 1280, 2)] for y in range(60, 720, 20)]
    assert max(abs(left - right) for row in luma for left, right in pairwise(row)) <= 24


@pytest.mark.parametrize("name", ["help", "zoom"])
def test_nothing_below_shines_through_the_list_of_keys_and_the_zoom(name: str, tmp_path: Path) -> None:
    """Drawn over white, they look as over black but for 15 shades of 255."""
    window = rehearse(name, (1280, 720), data=tmp_path)
    top = window.context.stack.top
    assert top is not None
    seen = []
    for colour in ("#000000", "#FFFFFF"):
        window.surface.fill(colour)
        top.draw(Canvas(window.surface, window.context.metrics))
        seen.append([window.surface.get_at((x, y))[:3] for x in range(0, 1280, 8) for y in range(0, 720, 8)])
    assert (
        max(abs(dark - light) for one, other in zip(*seen, strict=True) for dark, light in zip(one, other, strict=True))
        <= 15
    )


# ------------------------------------------------------------------ final score
def totals(window: Rehearsal) -> tuple[int, ...]:
    top = on_top(window, ScoreScene)
    return tuple(sum(vp) for vp in zip(*(line.vp for line in top.counted), strict=True))


def test_the_score_is_counted_row_by_row_and_any_press_ends_it() -> None:
    final = totals(take_seat("score", 4))
    assert final == tuple(score.total for score in match_at("score", 4).view(NOBODY).scores)
    for press in ("key space", "click rematch"):
        window = take_seat("score", 4, settings=Settings())
        assert sum(totals(window)) < sum(final)
        window.wait(ROW_TIME)
        before = sum(totals(window))
        assert 0 < before < sum(final)
        window.perform(press)
        assert totals(window) == final
        assert scene_name(window) == "ScoreScene", "the first press only ends the counting"
    assert totals(take_seat("score", 4, settings=Settings(reduced_motion=True))) == final


@pytest.mark.parametrize("players", [2, 4])
def test_the_winner_is_a_poster_and_the_others_are_plates(players: int) -> None:
    window = take_seat("score", players, Shape((1920, 1080)))
    pictures = {mark.name: mark.rect for mark in window.app.marks if mark.kind == "image"}
    posters = [rect for name, rect in pictures.items() if name.startswith("poster ")]
    assert [min(rect.size) >= 300 for rect in posters] == [True]
    assert len([name for name in pictures if name.startswith("plate ")]) == players - 1


@pytest.mark.parametrize("size", [(1280, 720), (1440, 1080), (1000, 1400)])
@pytest.mark.parametrize("name", ["score", "cover"])
def test_a_poster_has_the_title_of_the_faction_at_its_top(name: str, size: tuple[int, int]) -> None:
    window = take_seat(name, 2, Shape(size))
    match = window.context.playing
    seat = match.status.winners[0] if name == "score" else match.status.to_move
    assert seat
    title = window.context.wording.title(match.view(NOBODY).player(seat).faction).upper()
    place = next(mark.rect for mark in window.app.marks if mark.kind == "image" and mark.name.startswith("poster "))
    marks = [mark.rect for mark in window.app.marks if mark.kind == "text" and mark.name == title]
    words = next(rect for rect in marks if place.contains(rect))
    assert words.centery < place.y + place.height * 0.25


@pytest.mark.parametrize("size", [(1280, 720), (1440, 1080), (1000, 1400)])
def test_the_poster_of_the_cover_is_as_high_as_its_sign_or_stands_above_it(size: tuple[int, int]) -> None:
    window = take_seat("cover", 2, Shape(size))
    panels = {mark.name: mark.rect for mark in window.app.marks if mark.kind == "panel"}
    poster, sign = panels["poster"], panels["cover"]
    if size[0] > size[1]:
        assert (poster.topleft, poster.height) == (sign.topleft, sign.height)
        assert poster.width >= sign.width * 0.3
    else:
        assert poster.midbottom == sign.midtop
        assert poster.height > sign.height
