"""Matches of Metro 2033 in the list of matches and in the statistics."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from game.kernel.seats import HUMAN, SeatSetup
from game.match.library.summary import summary
from game.metro2033.kind import metro_kind
from game.metro2033.match_look import MATCH_LOOK
from game.metro2033.rules.options import MetroOptions
from game.metro2033.table.emblems import emblem_of_faction
from game.paths import matches_folder
from game.play.match import Match
from game.ui.art.svg import is_icon
from game.ui.context import Context
from game.ui.rehearsal.driver import Rehearsal
from game.ui.scenes.matches.scene import MatchesScene
from game.ui.scenes.statistics.scene import StatisticsScene, open_statistics
from game.ui.scenes.title.scene import TitleScene
from tests.languages import LANGUAGES
from tests.match.golden_matches import FOLDER as FIFTYFIRST_GOLDEN
from tests.metro2033.golden_matches import FOLDER as METRO_GOLDEN
from tests.metro2033.laid import metro_cards
from tests.metro2033.scenes.shelf_of_two import open_shelf
from tests.metro2033.scenes.sitting import NAMES
from tests.metro2033.window import SMALL, metro_context
from tests.metro2033.wording.spoken import narrator
from tests.ui.layout import problems
from tests.ui.table_person import on_top

KIND = metro_kind(metro_cards())


def save_match(data: Path, seats: int, **options: Any) -> Path:
    """A match that the first player, a person, has let a robot play to its end."""
    players = [SeatSetup(name, "greedy" if place else HUMAN) for place, name in enumerate(NAMES[:seats])]
    match: Any = Match.deal(KIND, players, options, 5, matches_folder(data))
    match.play_bots()
    while not match.status.is_over:
        thoughts = match.advise("greedy", str(match.head))
        try:
            while True:
                next(thoughts)
        except StopIteration as done:
            match.submit(done.value)
        match.end_turn()
    match.close()
    return match.path  # type: ignore[no-any-return]


def settled(context: Context) -> Rehearsal:
    window = Rehearsal(context)
    for _ in range(40):
        window.wait(100)
    window.settle()
    return window


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    data = tmp_path_factory.mktemp("metro")
    save_match(data, 2, goal=8)
    save_match(data, 6)
    return data


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_show_the_badges_of_all_players(language: str, saved: Path) -> None:
    for size in (SMALL, (1920, 1080)):
        context = metro_context(size, language=language, data=saved)
        context.stack.push(TitleScene(context))
        context.stack.push(MatchesScene(context))
        window = settled(context)
        badges = [mark.label for mark in window.app.marks if mark.kind == "icon"]
        for faction in metro_cards().factions:
            assert badges.count(emblem_of_faction(faction)) >= 2, "on a chip, and beside a player"
        assert problems(window.app.marks, size) == []
        open_statistics(context)
        window = settled(context)
        assert isinstance(context.stack.top, StatisticsScene)
        assert problems(window.app.marks, size) == []
        assert sorted(context.wording.messages.missing) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_that_are_not_as_usual_are_told(language: str, saved: Path) -> None:
    words: Any = narrator(language).words
    found = {len(match.seats): match for match in map(read, matches_folder(saved).glob("*.jsonl"))}
    assert MATCH_LOOK.played_with(words, found[6].facts) == ""
    assert "8" in MATCH_LOOK.played_with(words, found[2].facts)
    others = MetroOptions(draft="dealt", ring="beside_open", quests="at_once", first_player="A")
    told = MATCH_LOOK.played_with(words, found[2].facts.__class__(others, 1))
    assert words.text("matches-rulings", n=2) in told
    assert words.text("matches-dealt") in told


def read(path: Path) -> Any:
    return summary(path, KIND.only)


def test_the_menu_says_what_wins() -> None:
    words: Any = narrator("en").words
    match = Match.deal(KIND, [SeatSetup("Anna"), SeatSetup("Ben")], {"goal": 7}, 1)
    assert MATCH_LOOK.about(words, match) == (
        "Whoever has 7 VP at the end of a round wins, and so does whoever owns all of Polis. Options: 7 VP to win."
    )
    assert MATCH_LOOK.seat(words, "Anna", emblem_of_faction("red"), 4) == "Anna, Red Line: 4 VP"
    assert MATCH_LOOK.seat(words, "Anna", "person", 4) == "Anna: 4 VP"
    assert MATCH_LOOK.result(words, "Anna", "red") == "Anna (Red Line)"


def test_each_source_of_vp_has_an_icon() -> None:
    assert [group for group in KIND.annals.sources if not is_icon(MATCH_LOOK.icon_of_source(group))] == []


def test_a_match_of_the_other_game_that_is_dropped_turns_the_list_to_it(tmp_path: Path) -> None:
    folder = matches_folder(tmp_path)
    folder.mkdir(parents=True)
    shutil.copy(min(METRO_GOLDEN.glob("*/*.jsonl")), folder)
    window = open_shelf(tmp_path)
    window.click("menu:matches")
    window.click("game:metro2033")
    window.throw_in(min(FIFTYFIRST_GOLDEN.glob("*/*.jsonl")))
    window.settle()
    assert window.context.box.id == "fiftyfirst"
    assert len(on_top(window, MatchesScene).shown) == 1
