"""Metro 2033 on the title: its door beside that of the other game, its own title, and what it says of its matches."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path
from typing import Final

import pytest

from game.kernel.seats import HUMAN, SEATS
from game.match.library.summary import MatchSummary, SeatSummary
from game.metro2033.box import BOX
from game.metro2033.look import LOOK
from game.metro2033.rules import NAME
from game.ui.running.loading import modules
from game.ui.scenes.help import HelpScene
from game.ui.scenes.matches.scene import MatchesScene
from game.ui.scenes.statistics.scene import StatisticsScene
from game.ui.scenes.title.scene import TitleScene
from game.ui.scenes.title.shelf import ShelfScene
from tests.languages import LANGUAGES
from tests.metro2033.laid import metro_cards
from tests.metro2033.scenes.shelf_of_two import missing, open_shelf
from tests.ui.layout import problems
from tests.ui.menu_person import texts
from tests.ui.sweep import CHOSEN, Shape
from tests.ui.table_person import on_top

SHAPES: Final = [
    *(Shape((1280, 720), 1.0, language) for language in LANGUAGES),
    *(Shape(size, scale, language) for (size, scale), language in zip(CHOSEN[1:], cycle(LANGUAGES), strict=False)),
    Shape((2560, 1440), 1.0, "ru"),
]


def match(*seats: tuple[str, str, str, int], round: int = 6) -> MatchSummary:
    """A match of seats by name, player, faction and VP."""
    sat = tuple(SeatSummary(seat, *one) for seat, one in zip(SEATS, seats, strict=False))
    return MatchSummary(Path("m"), NAME, "", "", round, "hero", sat, "A", 40, False, None)


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_both_doors_have_room_in_every_window(shape: Shape, tmp_path: Path) -> None:
    window = open_shelf(tmp_path, shape)
    on_top(window, ShelfScene)
    assert problems(window.app.marks, shape.size) == []
    assert missing(window) == []


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_its_own_title_has_room_in_every_window(shape: Shape, tmp_path: Path) -> None:
    window = open_shelf(tmp_path, shape, NAME)
    on_top(window, TitleScene)
    assert problems(window.app.marks, shape.size) == []


def test_its_door_has_the_ways_into_it(tmp_path: Path) -> None:
    window = open_shelf(tmp_path)
    labels = {label for label in window.labels() if label.startswith(f"menu:{NAME}:")}
    assert labels == {f"menu:{NAME}:{name}" for name in ("continue", "play", "new_game", "learn", "rules")}
    assert "Against three medium robots, to begin with." in texts(window)


def test_matches_and_statistics_turn_to_it(tmp_path: Path) -> None:
    for entry, scene in (("menu:matches", MatchesScene), ("menu:statistics", StatisticsScene)):
        window = open_shelf(tmp_path)
        window.click(entry)
        window.click(f"game:{NAME}")
        window.settle()
        on_top(window, scene)
        assert window.context.box.id == NAME


def test_a_saved_match_is_told_with_its_factions() -> None:
    words = BOX.words(metro_cards, "en", None)
    two = match(("Anna", HUMAN, "red", 5), ("Robot 2", "hard", "arbat", 7))
    assert LOOK.told_of(words, two) == "Anna (Red Line): 5, Robot 2 (Arbat Confederation): 7 · round 6"


def test_of_many_seats_people_and_the_best_are_told() -> None:
    words = BOX.words(metro_cards, "en", None)
    robots = [(f"Robot {n}", "hard", "reich", n) for n in range(2, 6)]
    assert LOOK.told_of(words, match(("Anna", HUMAN, "red", 0), *robots)) == (
        "Anna (Red Line): 0, Robot 4 (Reich): 4, Robot 5 (Reich): 5 and 2 more · round 6"
    )


def test_a_match_without_factions_yet_is_told_by_names() -> None:
    words = BOX.words(metro_cards, "en", None)
    assert LOOK.told_of(words, match(("Anna", HUMAN, "", 0), ("Ben", HUMAN, "", 0), round=0)) == "Anna, Ben"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_help_tells_its_keys(language: str, size: tuple[int, int], tmp_path: Path) -> None:
    window = open_shelf(tmp_path, Shape(size, 1.0, language), NAME)
    window.key("f1")
    on_top(window, HelpScene)
    assert problems(window.app.marks, size) == []
    assert missing(window) == []
    assert window.context.text("help-strike") in texts(window)


def test_all_its_rooms_can_be_loaded_ahead() -> None:
    assert {f"game.{NAME}.{name}" for name in ("rules.decide", "scenes.starting.starting", "wording.metro_words")} <= {
        *modules(LOOK)
    }


def test_arrows_lead_from_door_to_door(tmp_path: Path) -> None:
    window = open_shelf(tmp_path)
    scene = on_top(window, ShelfScene)
    window.key("tab")
    while scene.focus != "menu:fiftyfirst:play":
        window.key("tab")
    window.key("right")
    assert scene.focus == f"menu:{NAME}:play"
    window.key("tab")
    assert scene.focus == f"menu:{NAME}:new_game"
    window.key("return")
    assert window.context.box.id == NAME


def test_a_game_can_be_chosen_to_play_but_not_to_continue_without_a_match(tmp_path: Path) -> None:
    window = open_shelf(tmp_path)
    window.hover(f"menu:{NAME}:continue")
    window.wait(1000)
    assert "There is no unfinished match. Play and New game begin one." in texts(window)


def test_play_tells_what_it_deals(tmp_path: Path) -> None:
    window = open_shelf(tmp_path, game=NAME)
    window.hover("menu:play")
    window.wait(1000)
    assert "with what was chosen last in New game: usual rules." in texts(window).replace("\n", " ")
