"""The shelf: the first scene of a program with several games. Here 51st State stands on it twice."""

from __future__ import annotations

from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest

from game.fiftyfirst.box import BOX
from game.fiftyfirst.look import LOOK
from game.fiftyfirst.rules.state import Game
from game.paths import matches_folder
from game.play.games import GameBox, Games
from game.start import start
from game.ui.context import Context
from game.ui.rehearsal.driver import STILL, Rehearsal
from game.ui.scenes.title.first import first_scene
from game.ui.scenes.title.front import FrontScene
from game.ui.scenes.title.scene import TitleScene
from game.ui.scenes.title.shelf import ShelfScene
from game.ui.scenes.title.shelf_plan import shelf_plan
from game.ui.settings import Settings
from game.ui.sound.recipe import Layer, Recipe
from game.ui.sound.speaker import Device, Speaker, Workshop
from game.ui.sound.synthesis import ring
from game.ui.window.app import App
from game.ui.window.opening import run
from game.ui.window.screens import match_director
from game.ui.window.window import open_window
from tests.languages import LANGUAGES
from tests.match.test_index import closed
from tests.nim.box import BOX as NIM
from tests.ui.layout import problems
from tests.ui.sweep import Shape, in_shapes
from tests.ui.table_person import on_top

GAMES = Games({BOX.id: BOX, "other": BOX._replace(id="other")})


def opened(
    data: Path,
    size: tuple[int, int] = (1280, 720),
    settings: Settings = STILL,
    language: str = "en",
    shelf: bool = True,
    games: Games = GAMES,
) -> Rehearsal:
    """The window of a program with two games."""
    open_window(size, False, "Card Table")
    content: Any = cache(lambda: BOX.content(data, None))
    words = BOX.words(content, language, None)
    context = Context(size, words, content, data, match_director, BOX, settings)
    context.games, context.has_shelf = games, shelf
    context.stack.push(first_scene(context))
    window = Rehearsal(context)
    window.settle()
    return window


def gold(window: Rehearsal) -> object:
    top = window.context.stack.top
    assert isinstance(top, FrontScene)
    return top.primary.label


def test_each_game_has_a_door_with_its_ways_in(tmp_path: Path) -> None:
    labels = set(on_top(opened(tmp_path), ShelfScene).buttons)
    own = ("continue", "play", "new_game", "solo", "learn", "rules")
    assert labels >= {f"menu:{id}:{name}" for id in GAMES for name in own}
    assert labels >= {f"menu:{name}" for name in ("matches", "cards", "statistics", "settings", "quit")}


def test_the_game_that_was_asked_for_has_the_title_alone(tmp_path: Path) -> None:
    assert "menu:play" in on_top(opened(tmp_path, shelf=False), TitleScene).buttons


def test_a_new_game_is_one_of_the_door_through_which_it_is_opened(tmp_path: Path) -> None:
    window = opened(tmp_path)
    window.click("menu:other:new_game")
    assert window.context.box.id == "other"
    window.key("escape")
    assert gold(window) == "menu:other:learn", "the game that was played last has the gold entry"
    window.click(f"menu:{BOX.id}:rules")
    assert window.context.box.id == BOX.id


def test_after_a_match_one_comes_back_to_the_shelf(tmp_path: Path) -> None:
    window = opened(tmp_path)
    window.click("menu:fiftyfirst:play")
    window.settle()
    assert window.context.match is not None
    window.context.director.leave_match()
    window.settle()
    assert gold(window) == "menu:fiftyfirst:continue"
    window.key("return")
    assert window.context.match is not None


def test_a_match_is_continued_through_the_door_of_its_game(game: Game, tmp_path: Path) -> None:
    closed(game, matches_folder(tmp_path), 4, changed=3000)
    window = opened(tmp_path)
    buttons = on_top(window, ShelfScene).buttons
    assert buttons["menu:fiftyfirst:continue"].why is None
    assert buttons["menu:other:continue"].why == "There is no unfinished match. Play, New game and Solo begin one."
    window.context.choose_game("other")
    assert gold(window) == "menu:fiftyfirst:continue", "no match of the other game waits"


def test_the_library_of_cards_turns_to_another_game(tmp_path: Path) -> None:
    window = opened(tmp_path)
    window.click("menu:cards")
    window.click("game:other")
    assert window.context.box.id == "other"
    window.key("escape")
    assert isinstance(window.context.stack.top, ShelfScene), "nothing of the first library is left open"


def test_cards_are_those_of_games_that_have_some(tmp_path: Path) -> None:
    window = opened(tmp_path, games=Games({NIM.id: NIM, BOX.id: BOX}))
    window.click("menu:cards")
    assert window.context.box.id == BOX.id
    assert f"game:{NIM.id}" not in {mark.name for mark in window.app.marks}
    window.key("escape")
    window.click(f"menu:{NIM.id}:new_game")
    window.key("escape")
    assert gold(window) == f"menu:{NIM.id}:play", "there are no lessons to begin with"


def test_the_window_is_called_after_what_it_shows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names: list[str] = []

    class Seen(Exception):
        pass

    def note(_: Any, __: bool, name: str, *___: Any) -> Any:
        names.append(name)
        raise Seen

    monkeypatch.setattr("game.ui.window.opening.open_window", note)
    for has_shelf in (True, False):
        with pytest.raises(Seen):
            run(BOX, "en", data=tmp_path, games=GAMES, has_shelf=has_shelf)
    assert names == ["Card Table", "51st State"]


@pytest.mark.parametrize(
    ("arguments", "games", "box", "has_shelf"),
    [
        ([], GAMES, BOX.id, True),
        (["--game", "other"], GAMES, "other", False),
        ([], Games({BOX.id: BOX}), BOX.id, False),
    ],
)
def test_the_program_opens_on_the_shelf_unless_a_game_is_named(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str], games: Games, box: str, has_shelf: bool
) -> None:
    found: list[object] = []

    def note(own: GameBox, *others: object) -> int:
        found.append((own.id, others[-1]))
        return 0

    monkeypatch.setattr("game.ui.window.opening.run", note)
    assert start(arguments, games) == 0
    assert found == [(box, has_shelf)]


@pytest.mark.slow
@in_shapes(languages=LANGUAGES)
def test_the_shelf_has_room_in_every_window(shape: Shape, tmp_path: Path) -> None:
    window = opened(tmp_path, shape.size, shape.settings(), shape.language)
    assert problems(window.app.marks, shape.size) == []


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1080), (800, 1200)])
@pytest.mark.parametrize("count", [2, 3, 4])
def test_nothing_on_the_shelf_overlaps(size: tuple[int, int], count: int) -> None:
    plan = shelf_plan(size, [6] * count, 5)
    rects = [plan.name, plan.note, *(door.door for door in plan.doors), *plan.feet]
    for number, rect in enumerate(rects):
        assert rect.collidelist(rects[number + 1 :]) == -1
    for door in plan.doors:
        assert all(door.door.contains(place) for place in (door.picture, door.sign, door.about, *door.entries))
        below = [door.about, *door.entries]
        assert all(rect.collidelist(below[number + 1 :]) == -1 for number, rect in enumerate(below))


def test_what_is_heard_is_of_the_game_that_was_played_last(tmp_path: Path) -> None:
    drip = Recipe((Layer(partial(ring, 900, 0.2, 0.05)),), loop=0.05)
    look = LOOK._replace(sounds=lambda: {"drip": drip}, ambience="drip")
    games = Games({BOX.id: BOX, "other": BOX._replace(id="other", look=lambda: look)})
    window = opened(tmp_path, games=games)
    heard: list[str | None] = []
    workshop = Workshop({"wind_loop": drip})

    class Listener(Speaker):
        def update(self, dt: int, ambience: str | None, calm: bool) -> None:
            heard.append(ambience)
            super().update(dt, ambience, calm)

    window.app = App(window.context, make_speaker=lambda _: Listener(Settings, Device(), workshop))
    on_top(window, ShelfScene).changed = True
    window.settle()
    with pytest.raises(KeyError):
        workshop.made("drip")
    window.click("menu:other:new_game")
    window.settle()
    assert (heard[0], heard[-1]) == ("wind_loop", "drip")
    workshop.want("drip")
    while not workshop.is_done:
        workshop.work()
    assert workshop.made("drip")
