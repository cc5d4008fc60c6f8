"""The statistics on the screen: what they say, how they are chosen, and that they open as fast for a thousand."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.fiftyfirst.match.match import Match, fiftyfirst
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules.state import Game
from game.fiftyfirst.scenes.replay import ReplayScene
from game.fiftyfirst.scenes.score import ScoreScene
from game.match.library import summary as reading
from game.match.library.statistics import traits_of_results
from game.match.library.summary import MatchSummary, summary
from game.play.annals import VpLine
from game.play.files.line import Origin
from game.play.kind import AnyKinds
from game.ui.places import name_of
from game.ui.rehearsal.driver import STILL, Rehearsal
from game.ui.scenes.matches.scene import MatchesScene
from game.ui.scenes.statistics.scene import StatisticsScene
from game.ui.widgets.tooltip import DELAY
from tests.match.kept import kept
from tests.match.test_best_results import played
from tests.match.test_index import over
from tests.match.test_statistics import ROBOT, finished, seat
from tests.ui.layout import problems
from tests.ui.menu_person import press, texts
from tests.ui.steps import go
from tests.ui.sweep import SIZES, SMALLEST, USUAL, Shape, in_shapes, looked_at
from tests.ui.table_person import on_top

pytestmark = pytest.mark.usefixtures("blank_drawings")

SIZE = (1280, 720)
NAMES = [f"Maximiliane Максимовна {number}" for number in range(30)]


def scene_of(window: Rehearsal) -> StatisticsScene:
    return on_top(window, StatisticsScene)


def opened(tmp_path: Path, shape: Shape = USUAL) -> Rehearsal:
    """The statistics of all matches in the folder, when they have been read."""
    window = rehearse("statistics", shape.size, shape.language, data=tmp_path, settings=shape.settings())
    while scene_of(window).index.is_busy:
        window.wait(0)
    window.settle()
    return window


def many() -> list[MatchSummary]:
    """Matches of thirty people, every source of VP, and every kind of opponent."""
    groups = ("action", "development", "building_bonus", "spoils", "deal", "whenever", "production", "open_production",
              "other", "start", "location")  # fmt: skip
    sources = tuple(VpLine(group, (number, 1)) for number, group in enumerate(groups, 1))
    duels = [
        finished(seat(0, 66, name, faction="appalachian_federation"), ROBOT, steps=number, sources=sources,
                 sets=("base", "new_era", "promo_1"), created=f"2026-05-{number % 28 + 1:02}T12:00:00+00:00")
        for number, name in enumerate(NAMES)
    ]  # fmt: skip
    solos = [
        finished(seat(0, 1, "Ben"), solo=kind, theirs=99, winners="V", sources=tuple(VpLine(g, (1, 1)) for g in groups))
        for kind in ("borgo", "hegemony", "mutants", "unheard_of")
    ]
    return duels + solos


@pytest.fixture
def crowd(tmp_path: Path) -> Rehearsal:
    kept(tmp_path / "matches", many())
    return opened(tmp_path)


def listed(window: Rehearsal) -> list[str]:
    return [row.value for row in scene_of(window).listed]


# ------------------------------------------------------------------ what is told
def test_without_a_finished_match_it_says_what_to_do(tmp_path: Path) -> None:
    window = opened(tmp_path)
    assert "You have not finished a game yet" in texts(window)
    assert problems(window.app.marks, SIZE) == []
    window.key("escape")
    assert not isinstance(window.context.stack.top, StatisticsScene)


@in_shapes()
def test_where_nothing_counts_it_says_why_and_leads_to_these_matches(shape: Shape, tmp_path: Path) -> None:
    left = replace(seat(0, 20, player="easy"), replaced=True)
    again = replace(finished(seat(0, 20)), origin=Origin("other.jsonl", "2026-01-01", 7))
    undone = replace(finished(seat(0, 20), ROBOT, steps=90), has_undone_robots=True)
    kept(tmp_path / "matches", [finished(left, ROBOT), again, undone])
    window = opened(tmp_path, shape)
    words = [window.context.text(f"statistics-left-out-{reason}", n=1) for reason in ("robot", "played-on", "undone")]
    assert all(sentence in " ".join(texts(window).split("\n")) for sentence in words)
    assert looked_at(window, "nothing counts") == []
    press(window, "statistics:left_out")
    matches = on_top(window, MatchesScene)
    assert matches.search.has("states", "uncounted")
    assert matches.count == 3
    window.key("escape")
    assert isinstance(window.context.stack.top, StatisticsScene)


def test_what_does_not_count_is_told_beside_what_does(tmp_path: Path) -> None:
    left = replace(seat(0, 20, player="easy"), replaced=True)
    kept(tmp_path / "matches", [finished(seat(0, 20)), replace(finished(left), path=Path("left.jsonl"))])
    window = opened(tmp_path)
    window.hover("tile:games")
    window.wait(400)
    assert "In 1 game a robot decided for a person" in " ".join(texts(window).split("\n"))


def test_no_panel_is_empty_without_a_sentence(crowd: Rehearsal) -> None:
    top = on_top(crowd, StatisticsScene)
    top.statistics.__dict__["sources"] = {}
    top.changed = True
    crowd.settle()
    assert "The VP of finished games are shown here, by source." in texts(crowd)


def test_the_numbers_are_those_of_the_final_score(game: Game, tmp_path: Path) -> None:
    path = over(game, tmp_path / "matches").path
    assert path
    window = opened(tmp_path)
    window.context.director.open_match(Match.load(path, fiftyfirst(game.catalog).only))
    window.settle()
    score = on_top(window, ScoreScene)
    totals = {score.names[each.seat]: each.total for each in score.final.scores}
    sources = {line.group: sum(line.vp) for line in score.lines if any(line.vp)}
    go(window, "click statistics", "click statistics:trait:name")
    found = scene_of(window)
    assert {row.value: row.mean_vp for row in found.listed} == totals
    assert found.statistics.sources == sources
    for number in (*totals.values(), *(vp / 2 for vp in sources.values())):
        assert f"{number:.1f}" in texts(window).split("\n")
    window.key("escape")
    assert window.context.stack.top is score
    window.context.playing.close()


def test_people_robots_or_everybody_are_counted(crowd: Rehearsal) -> None:
    assert set(listed(crowd)) == {"new_york", "appalachian_federation"}
    crowd.click("statistics:whose:robots")
    assert listed(crowd) == ["hegemony"]
    crowd.click("statistics:whose:all")
    assert set(listed(crowd)) == {"new_york", "appalachian_federation", "hegemony"}


def test_a_click_on_a_line_counts_only_that_and_another_one_all(crowd: Rehearsal) -> None:
    crowd.click("statistics:trait:opponent")
    assert listed(crowd) == ["greedy", "borgo", "hegemony", "mutants", "unheard_of"]
    crowd.click("row:1")
    crowd.settle()
    assert scene_of(crowd).statistics.total.games == 1
    assert "ONLY BORGO" in texts(crowd)
    assert len(listed(crowd)) == 5, "the others are still there to go over to"
    crowd.click("statistics:trait:faction")
    assert listed(crowd) == ["new_york"]
    crowd.click("statistics:only")
    assert scene_of(crowd).statistics.total.games == len(many())


def test_where_nothing_fits_it_says_what_to_do_and_the_filter_can_be_let_go(crowd: Rehearsal) -> None:
    go(crowd, "click statistics:trait:opponent", "click row:1", "click statistics:whose:robots")
    assert "No games found" in texts(crowd)
    crowd.click("statistics:only")
    assert listed(crowd) == ["human"]


def test_the_day_of_today_tells_what_is_lately(crowd: Rehearsal) -> None:
    crowd.context.today = lambda: date(2026, 6, 15)
    crowd.click("statistics:span:month")
    days = [match.created[:10] for match in many()]
    assert scene_of(crowd).statistics.total.games == sum(day >= "2026-05-17" for day in days)
    crowd.context.today = lambda: date(2027, 1, 1)
    crowd.click("statistics:span:year")
    assert not scene_of(crowd).statistics


def test_where_there_is_little_room_the_least_sources_stand_together(crowd: Rehearsal) -> None:
    assert "Others" not in texts(crowd).split("\n")
    crowd.context.change_settings(replace(crowd.context.settings, text_scale=2.0))
    crowd.settle()
    assert "Others" in texts(crowd).split("\n")
    shown = [label.removeprefix("vp:") for label in crowd.labels() if label.startswith("vp:")]
    sources = scene_of(crowd).statistics.sources
    assert {sources[group] for group in shown[:-1]} == set(sorted(sources.values())[1 - len(shown) :])


# ------------------------------------------------------------------ keys and explanations
def test_up_and_down_go_through_the_whole_list(crowd: Rehearsal) -> None:
    crowd.click("statistics:trait:name")
    scene = scene_of(crowd)
    while name_of(scene.focus) != "row:0":
        crowd.key("tab")
    for number in range(1, len(NAMES)):
        crowd.key("down")
        assert name_of(scene.focus) == f"row:{number}"
        assert name_of(scene.focus) in crowd.labels()
    crowd.key("return")
    assert scene.statistics.total.games == 1
    crowd.key("home")
    crowd.settle()
    assert "row:0" in crowd.labels()


def test_tab_reaches_every_control(crowd: Rehearsal) -> None:
    scene, seen = scene_of(crowd), set()
    for _ in range(40):
        crowd.key("tab")
        assert problems(crowd.app.marks, SIZE) == []
        seen.add(scene.focus)
    assert seen == set(scene.buttons)


def test_every_bar_and_number_explains_itself(crowd: Rehearsal) -> None:
    crowd.click("statistics:trait:name")
    for label in dict.fromkeys(crowd.labels()):
        crowd.hover(label)
        crowd.wait(DELAY)
        crowd.settle()
        assert any(mark.name == "tooltip" for mark in crowd.app.marks), label
        assert problems(crowd.app.marks, SIZE) == []
    assert "[" not in texts(crowd), "no words are missing"


def test_wheel_and_bar_turn_the_list_by_whole_lines(crowd: Rehearsal) -> None:
    crowd.click("statistics:trait:name")
    scroller = scene_of(crowd).rows.scroller
    x, y = scroller.track.midbottom
    crowd.drag(f"{x},{scroller.track.y + 5}", f"{x},{y + 50}")
    crowd.settle()
    assert f"row:{len(NAMES)}" in crowd.labels(), "thirty people and Ben"
    assert problems(crowd.app.marks, SIZE) == []


# ------------------------------------------------------------------ watching
def test_a_click_on_a_record_shows_the_match(game: Game, tmp_path: Path) -> None:
    both = [over(game, tmp_path / "matches", seed=seed) for seed in (1, 3)]
    highest = max(both, key=lambda match: max(score.total for score in match.state.scores))
    window = opened(tmp_path)
    scene = scene_of(window)
    assert scene.statistics.records["highest"].match.path == highest.path
    window.click("record:highest")
    replay = on_top(window, ReplayScene)
    assert replay.match.header == highest.header
    window.key("escape")
    assert window.context.stack.top is scene


def test_a_match_that_is_gone_is_told(game: Game, tmp_path: Path) -> None:
    path = over(game, tmp_path / "matches").path
    assert path
    window = opened(tmp_path)
    path.unlink()
    window.click("record:longest")
    window.settle()
    assert isinstance(window.context.stack.top, StatisticsScene)
    assert "cannot be read" in texts(window)


# ------------------------------------------------------------------ many matches
def test_matches_are_read_some_in_a_frame_and_only_once(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for vp in range(31, 36):
        played(game, tmp_path / "matches", vp)
    read: list[str] = []

    def noted(path: Path, kinds: AnyKinds) -> MatchSummary:
        read.append(path.name)
        return summary(path, kinds)

    monkeypatch.setattr(reading, "summary", noted)
    monkeypatch.setattr("game.match.library.index._SHARE", 1)
    window = rehearse("statistics", SIZE, data=tmp_path, settings=STILL)
    assert "Reading the matches: " in texts(window)
    while scene_of(window).index.is_busy:
        before = len(read)
        window.wait(0)
        assert len(read) <= before + 1
    window.settle()
    assert scene_of(window).statistics.total.games == 5
    opened(tmp_path)
    assert len(set(read)) == len(read) == 5


# ------------------------------------------------------------------ every shape
@in_shapes([SMALLEST, *SIZES])
def test_nothing_meets_or_leaves_its_panel(shape: Shape, tmp_path: Path) -> None:
    kept(tmp_path / "matches", many())
    window, found = opened(tmp_path, shape), []
    for trait in traits_of_results(fiftyfirst()):
        window.click(f"statistics:trait:{trait}")
        found += looked_at(window, trait)
    window.click("row:0")
    found += looked_at(window, "chosen")
    window.click("statistics:span:month")
    found += looked_at(window, "nothing")
    assert found == []
