"""A folder with matches of two games: lists and statistics show one game at a time, and a chip with its name chooses
it."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.fiftyfirst.box import BOX
from game.fiftyfirst.cards.catalog import load_catalog
from game.fiftyfirst.rehearsal import rehearse, stock
from game.paths import cards_folder
from game.play.annals import VpLine
from game.play.games import Games
from game.play.match import Match
from game.ui.places import EyesChip, GameChip, MatchAct, MatchRow, StatisticsChip, StopButton, name_of
from game.ui.rehearsal.driver import Rehearsal
from game.ui.scenes.matches.scene import MatchesScene, open_matches
from game.ui.scenes.replay.plain import PlainReplayScene
from game.ui.scenes.replay.plan import ADVISE
from game.ui.scenes.score.scene import FinalScoreScene
from game.ui.scenes.statistics.scene import StatisticsScene, open_statistics
from tests.match.test_two_games import nim
from tests.nim.box import BOX as NIM
from tests.ui.menu_person import texts
from tests.ui.sweep import Shape, in_shapes, looked_at
from tests.ui.table_person import on_top

pytestmark = pytest.mark.usefixtures("blank_drawings")

SMALL = Shape((1280, 720))


GAMES = Games({BOX.id: BOX, NIM.id: NIM})


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder with matches of both games: four of the one, two of Nim."""
    stock(load_catalog(cards_folder()), tmp_path)
    nim(tmp_path / "matches", stones=7)
    nim(tmp_path / "matches")
    return tmp_path


def opened(data: Path, scene: str = "matches", shape: Shape = SMALL, games: Games | None = GAMES) -> Rehearsal:
    window = rehearse("title", shape.size, shape.language, data=data, settings=shape.settings())
    window.context.games = games or window.context.games
    (open_matches if scene == "matches" else open_statistics)(window.context)
    while window.context.stack.top and window.context.stack.top.works:
        window.wait(0)
    window.settle()
    return window


def choose(window: Rehearsal, game: str) -> None:
    window.click(GameChip(game))
    window.settle()


def test_with_one_game_there_is_nothing_to_choose(data: Path) -> None:
    for scene in ("matches", "statistics"):
        window = opened(data, scene, games=None)
        assert not [label for label in window.labels() if label.startswith("game:")]


def test_a_chip_lists_the_matches_of_another_game(data: Path) -> None:
    window = opened(data)
    top = on_top(window, MatchesScene)
    ours = top.count
    assert ours > 0
    assert window.context.text("title-name") in texts(window)
    assert "Nim" in texts(window)
    choose(window, "nim")
    assert (top.count, window.context.box.id) == (2, "nim")
    assert {listed.match.game for listed in top.shown if listed.match} == {"nim"}
    choose(window, BOX.id)
    assert top.count == ours


def test_what_is_typed_is_searched_for_in_the_other_game_too(data: Path) -> None:
    window = opened(data)
    top = on_top(window, MatchesScene)
    window.click("matches:search")
    window.type("Zoë")
    assert top.count == 0
    choose(window, "nim")
    assert top.count == 2


def test_statistics_count_one_game_at_a_time(data: Path) -> None:
    window = opened(data, "statistics")
    top = on_top(window, StatisticsScene)
    window.click(StatisticsChip("whose", "all"))
    choose(window, "nim")
    assert top.statistics.total.games == 1
    assert (top.traits[-3:], top.choice.whose) == (("limit", "name", "players"), "all")
    assert "Limit" in texts(window)
    choose(window, BOX.id)
    assert top.traits[0] == "faction"


def test_the_title_below_has_the_game_that_was_chosen(data: Path) -> None:
    window = opened(data)
    choose(window, "nim")
    assert window.context.title_of("nim") == window.context.text("title-name") == "Nim"
    window.context.speak("de")
    assert window.context.title_of(BOX.id) == "51st State"
    choose(window, BOX.id)
    assert window.context.wording.language == "de"


def test_no_other_game_is_chosen_while_a_match_is_on_the_table(data: Path) -> None:
    window = rehearse("score", SMALL.size, data=data)
    window.context.games = GAMES
    open_statistics(window.context)
    window.settle()
    assert not [label for label in window.labels() if label.startswith("game:")]


def test_a_match_of_the_other_game_is_watched_at_its_own_table(data: Path) -> None:
    window = opened(data)
    choose(window, "nim")
    window.click(MatchRow(0))
    window.click(MatchAct("watch"))
    window.settle()
    scene = on_top(window, PlainReplayScene)
    assert scene.line.last == 1
    window.click(StopButton("decision", 1))
    window.settle()
    assert (scene.step, ADVISE in window.labels()) == (1, True)
    assert "Zoë takes 3 stones." in texts(window)
    assert name_of(EyesChip(0)) in window.labels()
    window.key("escape")
    assert on_top(window, MatchesScene).count == 2


@pytest.mark.parametrize("lines", [(), (VpLine("last_stone", (1, 0)),)])
def test_the_score_of_any_game_has_places_rows_and_a_chart(
    data: Path, lines: tuple[VpLine, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(FinalScoreScene, "sources", lambda _: lines)
    window = rehearse("title", SMALL.size, data=data)
    context = window.context
    context.games = GAMES
    context.choose_game("nim")
    context.match = Match.load(nim(data / "matches"), context.kinds, play_bots=False)
    context.stack.push(FinalScoreScene(context))
    window.settle()
    assert "Zoë" in texts(window)
    assert {"undo", "watch", "rematch", "menu"} <= set(window.labels())
    assert "overview" not in window.labels()
    window.click("watch")
    assert on_top(window, PlainReplayScene).line.last == 1


@in_shapes()
def test_the_chips_have_room_in_windows_of_any_shape(data: Path, shape: Shape) -> None:
    for scene in ("matches", "statistics"):
        window = opened(data, scene, shape)
        assert looked_at(window, scene) == []
