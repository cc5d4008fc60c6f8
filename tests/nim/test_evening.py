"""A whole evening with Nim in the window: from the title to the score, with all that any game has from the shared
rooms. No line of Nim is outside of the tests."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.scenes.library import LibraryScene
from game.kernel.refusal import Unreadable
from game.kernel.rules import Status
from game.kernel.seats import HUMAN
from game.ui.game_look import GameLook
from game.ui.game_table import GameTable
from game.ui.match_look import MatchLook
from game.ui.places import (
    Answer,
    EyesChip,
    HintAt,
    LanguageChip,
    MatchAct,
    MatchRow,
    SeatPlayer,
    StopButton,
    VariantChip,
    VerbSign,
)
from game.ui.rehearsal.driver import Rehearsal
from game.ui.scene import Scene
from game.ui.scenes.help import HelpScene
from game.ui.scenes.hints import HintScene
from game.ui.scenes.matches.scene import MatchesScene
from game.ui.scenes.replay.plain import PlainReplayScene
from game.ui.scenes.score.scene import FinalScoreScene
from game.ui.scenes.starting.plain_game import PlainGameScene
from game.ui.scenes.statistics.scene import StatisticsScene
from game.ui.scenes.title.first import first_scene
from game.ui.scenes.title.scene import TitleScene
from game.ui.settings import HANDOVERS, Settings, read_settings
from game.ui.table import labels
from game.ui.table.play.modes import Reading
from game.ui.table.standing import WAIT
from game.ui.widgets.handover import SHOW_HAND
from tests.nim.box import BOX, TWO_GAMES
from tests.nim.kind import NIM
from tests.nim.rules import NimRules
from tests.nim.sitting import SMALL, open_title, sit_down
from tests.nim.state import Heaps
from tests.nim.table import SIDE, HeapAt, NimScene, StoneAt
from tests.ui.layout import problems

AT_EASE = Settings(speed="off", handover="open", end_of_turn="press")


def on_top(window: Rehearsal, kind: type[Scene]) -> Any:
    window.settle()
    top = window.context.stack.top
    assert isinstance(top, kind), top
    return top


def stones(window: Rehearsal) -> tuple[int, ...]:
    left: tuple[int, ...] = window.context.playing.view("A").stones
    return left


def look_round(window: Rehearsal) -> None:
    """Point at everything in the frame: all is told, and nothing stands outside or across something else."""
    window.settle()
    faults = problems(window.app.marks, window.surface.get_size())
    for label in dict.fromkeys(window.labels()):
        try:
            window.hover(label)
        except Unreadable:  # it lies below something else
            continue
        window.wait(600)
    assert (sorted(window.context.wording.messages.missing), faults) == ([], [])


def new_game(window: Rehearsal, *players: str, options: dict[str, str] | None = None) -> None:
    """From the title to the table, with these players and options."""
    window.click("menu:new_game")
    for seat, player in zip("ABC", players, strict=False):
        if len(players) > "ABC".index(seat) and SeatPlayer(seat, player) not in on_top(window, PlainGameScene).buttons:
            window.click("add")
        window.click(SeatPlayer(seat, player))
    window.click("variants")
    for name, value in (options or {}).items():
        window.click(VariantChip(name, value))
    window.click("start")
    window.settle()


def take_all(window: Rehearsal) -> None:
    """Play to the end, whoever is to move."""
    context = window.context
    while not context.playing.status.is_over:
        on_top(window, NimScene).submit(context.playing.legal()[-1])
        window.settle()


@pytest.mark.parametrize("size", [SMALL, (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_a_whole_evening(language: str, size: tuple[int, int], tmp_path: Path) -> None:
    """All scenes speak the language, and nothing of them is out of place."""
    window = open_title(tmp_path, AT_EASE, size, language)
    context = window.context
    look_round(window)
    window.click("menu:new_game")
    on_top(window, PlainGameScene)
    window.click(SeatPlayer("B", HUMAN))
    look_round(window)
    window.click("variants")
    look_round(window)
    window.click(VariantChip("toast", "yes"))
    window.click("start")
    on_top(window, NimScene)
    look_round(window)

    for number in (2, 3):
        window.click(SHOW_HAND)
        window.settle()
        look_round(window)
        window.click(Answer(number))
        window.settle()
    assert context.playing.status.awaiting == ("B",), "the highest bid begins"
    look_round(window)
    window.drag(StoneAt(1, 3), SIDE)
    look_round(window)
    window.click(labels.END_TURN)
    window.key("tab")
    window.key("return")
    window.click(VerbSign("take_one"))
    window.click(labels.END_TURN)
    assert stones(window) == (2, 1, 5)

    for key, opened in (("h", HintScene), ("f1", HelpScene), ("l", NimScene), ("escape", Scene)):
        window.key(key)
        on_top(window, opened)
        look_round(window)
        window.key("escape")

    take_all(window)
    if context.playing.awaiting_end_turn:
        window.click(labels.END_TURN)
    on_top(window, FinalScoreScene)
    window.wait(3000)
    look_round(window)
    window.click("watch")
    on_top(window, PlainReplayScene)
    for _ in range(3):
        window.click(StopButton("decision", 1))
        look_round(window)
    window.key("escape")
    window.click("statistics")
    on_top(window, StatisticsScene)
    look_round(window)
    window.key("escape")
    window.click("menu")
    on_top(window, TitleScene)
    window.click("menu:matches")
    window.wait(500)
    look_round(window)
    assert on_top(window, MatchesScene).count == 1


def test_the_title_offers_what_nim_has(tmp_path: Path) -> None:
    window = open_title(tmp_path)
    entries = [label for label in window.labels() if label.startswith("menu:")]
    assert entries == [
        f"menu:{name}" for name in ("continue", "play", "new_game", "matches", "rules", "settings", "quit")
    ]


def test_a_game_without_a_book_has_no_way_to_it(tmp_path: Path) -> None:
    window = open_title(tmp_path)
    window.context.__dict__["look"] = GameLook(first_level="last")
    window.context.stack.push(TitleScene(window.context))
    window.settle()
    assert "menu:rules" not in window.labels()
    window.key("f3")
    on_top(window, TitleScene)
    window.key("f1")
    window.settle()
    assert "rules" not in window.labels()


@pytest.mark.parametrize("id", list(TWO_GAMES))
def test_the_look_of_a_game_says_what_its_table_has(id: str) -> None:
    """The title and the menu offer it, before the table is loaded."""
    look, table = TWO_GAMES[id].look(), TWO_GAMES[id].table()
    assert (look.has_lessons, look.has_cards) == (table.lessons is not None, table.cards is not None)
    assert {start.name for start in look.starts} <= set(table.starting.pages)


def test_play_deals_against_the_robot_of_the_ladder(tmp_path: Path) -> None:
    window = open_title(tmp_path)
    window.click("menu:play")
    window.settle()
    seats = window.context.playing.seats
    assert [setup.player for setup in seats.values()] == [HUMAN, "last"]


def test_what_was_chosen_is_offered_again_and_other_games_keep_theirs(tmp_path: Path) -> None:
    window = open_title(tmp_path)
    context = window.context
    context.change_settings(Settings(speed="off", options={"tokens.limited": True, "go:komi": 6}))
    new_game(window, HUMAN, HUMAN, options={"bids": "no", "most": "2"})
    assert context.playing.game.most == 2
    assert context.settings.options == {"tokens.limited": True, "go:komi": 6, "nim:bids": "no", "nim:most": "2"}
    context.director.leave_match()
    window.settle()
    window.click("menu:new_game")
    assert on_top(window, PlainGameScene).choices == {"bids": False, "most": 2}
    window.click("variants")
    window.click(VariantChip("bids", "yes"))
    window.click("start")
    assert context.settings.options["nim:most"] == "2"
    assert "nim:bids" not in context.settings.options, "it is as usual"
    assert read_settings(tmp_path, print).options == context.settings.options


def test_three_play_and_two_are_robots(tmp_path: Path) -> None:
    window = open_title(tmp_path)
    new_game(window, HUMAN, "last", "last", options={"bids": "no"})
    window.drag(StoneAt(2, 1), SIDE)
    window.settle()
    assert stones(window) == (3, 0, 0), "each robot has taken a whole heap"
    assert on_top(window, NimScene).standing.seat == "A"


def test_a_match_is_left_and_continued_at_the_same_place(tmp_path: Path) -> None:
    window = open_title(tmp_path, AT_EASE)
    new_game(window, HUMAN, HUMAN, options={"bids": "no"})
    window.click(HeapAt(0))
    window.click(VerbSign("take_all"))
    window.key("escape")
    window.click("menu:leave")
    assert "Player 1: 0" in " ".join(mark.name for mark in window.app.marks)
    window.click("menu:continue")
    on_top(window, NimScene)
    assert stones(window) == (0, 4, 5)


def test_a_robot_takes_a_seat_in_the_middle_of_a_match(tmp_path: Path) -> None:
    window = open_title(tmp_path)
    new_game(window, HUMAN, HUMAN, options={"bids": "no"})
    window.key("escape")
    window.click("menu:players")
    window.click(SeatPlayer("B", "last"))
    window.click("start")
    window.drag(StoneAt(2, 1), SIDE)
    window.settle()
    assert stones(window) == (3, 4, 0)


def test_a_hint_is_followed_and_begins_with_advice(tmp_path: Path) -> None:
    window = open_title(tmp_path)
    new_game(window, HUMAN, "last", options={"bids": "no"})
    window.click(labels.HINT)
    hints = on_top(window, HintScene)
    while hints.works:
        window.wait(50)
    advice, possible = hints.board.groups
    assert [str(line.title) for line in advice.lines] == ["Take 5 stones"], "what the robot would do"
    assert len(possible.lines) == 11, "all else"
    window.click(HintAt(0, 0))
    on_top(window, NimScene)
    assert stones(window)[2] == 0


def test_a_saved_match_is_watched_with_the_eyes_of_its_seats(tmp_path: Path) -> None:
    window = open_title(tmp_path)
    new_game(window, HUMAN, "last")
    window.click(Answer(1))
    take_all(window)
    window.context.director.leave_match()
    window.settle()
    window.click("menu:matches")
    window.wait(300)
    window.click(MatchRow(0))
    window.click(MatchAct("watch"))
    scene = on_top(window, PlainReplayScene)
    window.key("space")
    window.key("home")
    window.key("right")
    shown: Callable[[], Any] = lambda: scene.table.standing.view.bids  # noqa: E731
    assert (scene.step, shown()) == (1, (1,))
    window.click(EyesChip(2))
    window.settle()
    assert shown() == (None,), "the robot does not see it"
    assert (scene.table.standing.seat, scene.table.standing.turn) == ("B", WAIT), "nothing can be done"
    window.key("end")
    assert sum(scene.table.standing.view.stones) == 0
    window.key("l")
    assert isinstance(scene.mode, Reading)
    window.key("escape")
    on_top(window, PlainReplayScene)
    window.hover(SIDE)
    window.wait(800)
    assert "YOUR SIDE" in " ".join(mark.name for mark in window.app.marks if mark.kind == "text").upper()
    window.key("escape")
    on_top(window, MatchesScene)


def test_a_replay_is_played_with_its_motions(tmp_path: Path) -> None:
    window = open_title(tmp_path, Settings(handover="open"))
    new_game(window, HUMAN, HUMAN, options={"bids": "no"})
    window.drag(StoneAt(2, 2), SIDE)
    window.wait(3000)
    window.key("escape")
    window.click("menu:look_back")
    scene = on_top(window, PlainReplayScene)
    window.key("home")
    window.key("right")
    assert scene.busy, "stones fly"
    window.wait(3000)
    assert not scene.busy


def test_a_match_is_played_on_from_a_step(tmp_path: Path) -> None:
    window = open_title(tmp_path)
    new_game(window, HUMAN, HUMAN, options={"bids": "no"})
    window.drag(StoneAt(2, 2), SIDE)
    window.key("escape")
    window.click("menu:look_back")
    window.key("left")
    window.key("p")
    window.settle()
    window.key("return")
    on_top(window, NimScene)
    assert stones(window) == (3, 4, 5)


def test_the_score_tells_where_vp_came_from_and_can_be_undone(tmp_path: Path) -> None:
    window = open_title(tmp_path)
    new_game(window, HUMAN, HUMAN, options={"bids": "no"})
    take_all(window)
    scene = on_top(window, FinalScoreScene)
    assert [(line.group, line.vp) for line in scene.sources()] == [("last_stone", (1, 0))]
    assert (scene.headline(), scene.result()) == ("Player 1 wins", "Player 1 wins 1–0 after 1 round.")
    window.click("undo")
    on_top(window, NimScene)
    assert stones(window) == (3, 0, 0)


def test_the_language_changes_in_the_middle_of_everything(tmp_path: Path) -> None:
    window = open_title(tmp_path)
    window.click(LanguageChip("ru"))
    window.settle()
    assert "НИМ" in " ".join(mark.name for mark in window.app.marks).upper()


def test_a_facet_without_a_look_has_its_values_as_chips(tmp_path: Path) -> None:
    window = open_title(tmp_path)
    assert window.context.table.match_look == MatchLook()
    new_game(window, HUMAN, HUMAN, options={"most": "3"})
    window.context.director.leave_match()
    window.settle()
    window.click("menu:matches")
    window.wait(300)
    assert "filter:limits:most 3" in window.labels()


@pytest.mark.parametrize("seed", range(3))
def test_nothing_that_a_person_can_do_breaks_a_scene(seed: int, tmp_path: Path) -> None:
    """What is pressed, dragged and typed by chance leads through many scenes, and all of it is told."""
    chance, deeds = Random(seed), ("click", "click", "click", "right", "drag", "key", "key", "wait")
    window = open_title(tmp_path, Settings(handover=HANDOVERS[seed], speed="fastest", left_handed=seed == 1))
    keys = [
        "tab",
        "left",
        "right",
        "return",
        "space",
        "escape",
        "h",
        "l",
        "p",
        "ctrl+z",
        "ctrl+y",
        "f1",
        "f3",
        "e",
        "home",
        "end",
        "pageup",
        "i",
        "o",
        "c",
        "1",
    ]
    scenes = set()
    for _ in range(200):
        places = [label for label in window.labels() if label != "menu:quit"]
        scenes.add(type(window.context.stack.top))
        with suppress(Unreadable):  # it lies below something else
            match chance.choice(deeds):
                case "click":
                    window.click(chance.choice(places))
                case "right":
                    window.click(chance.choice(places), 3)
                case "drag":
                    window.drag(chance.choice(places), chance.choice(places))
                case "key":
                    window.key(chance.choice(keys))
                case _:
                    window.wait(300)
    assert sorted(window.context.wording.messages.missing) == []
    assert len(scenes) > 4


# ---------------------------------------------------------------------- other small games
def test_play_seats_as_many_robots_as_a_game_needs(tmp_path: Path) -> None:
    of_three = NIM._replace(seats=range(3, 7))
    window = open_title(tmp_path, box=BOX._replace(kind=lambda *_: of_three))
    window.click("menu:play")
    assert [setup.player for setup in window.context.playing.seats.values()] == [HUMAN, "last", "last"]


class Roundless(NimRules):
    """Nim in which no rounds are counted."""

    def status(self, state: Heaps) -> Status:
        return replace(super().status(state), round=0)


def test_a_game_without_rounds_says_nothing_of_them() -> None:
    window = sit_down(0, 0, 2, box=BOX._replace(kind=lambda *_: NIM._replace(rules=Roundless())))
    window.drag(StoneAt(2, 2), SIDE)
    window.click(labels.CONFIRM)
    scene = on_top(window, FinalScoreScene)
    assert scene.result() == "Anna wins 1–0."
    assert scene.rounds == ((0, 0), (1, 0)), "the start and the end"
    shown = " ".join(mark.name for mark in window.app.marks if mark.kind == "text")
    assert "Start" in shown
    assert "round" not in shown.lower().replace("vp by round", "")


def test_a_table_without_advice_has_no_hints() -> None:
    window = sit_down(3, 4, 5, box=BOX._replace(table=lambda: GameTable({"table": NimScene})))
    assert labels.HINT not in window.labels()
    window.key("h")
    on_top(window, NimScene)
    window.key("f1")
    window.settle()
    shown = " ".join(mark.name for mark in window.app.marks if mark.kind == "text")
    text = window.context.text
    assert [key for key in ("help-hint", "help-cards", "help-overview", "help-note") if text(key) in shown] == []
    assert text("help-undo") in shown


# ---------------------------------------------------------------------- beside a game that has more
def test_a_shelf_offers_of_each_game_what_it_has(tmp_path: Path) -> None:
    window = rehearse("title", SMALL, data=tmp_path)
    context = window.context
    context.games, context.has_shelf = TWO_GAMES, True
    context.choose_game("nim")
    context.stack.replace(first_scene(context))
    window.settle()
    assert {"menu:nim:rules", "menu:fiftyfirst:learn", "menu:cards"} <= set(window.labels())
    assert {"menu:nim:learn", "menu:nim:solo"}.isdisjoint(window.labels())
    window.click("menu:cards")
    on_top(window, LibraryScene)
    assert context.box.id == "fiftyfirst", "Nim has no cards"
    assert [label for label in window.labels() if label.startswith("game:")] == []
    window.key("escape")
    window.click("menu:nim:play")
    on_top(window, NimScene)
