"""*Play* on the title deals a game against a robot at once, at the level that the last such games have led to."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import replace

from game.fiftyfirst.bots.levels import LEVELS
from game.fiftyfirst.cards.sets.moloch import MOLOCH
from game.fiftyfirst.look import LOOK
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules.options import EXPANSIONS, MODULES
from game.fiftyfirst.scenes.replay import ReplayScene
from game.kernel.seats import HUMAN
from game.match.library.ladder import Reason, Rung, is_on_ladder
from game.paths import matches_folder
from game.play.kind import decided
from game.play.match import watch_match
from game.ui.rehearsal.driver import STILL, Rehearsal
from game.ui.scenes.title.scene import TitleScene
from game.ui.settings import LastAlone, LastSeat, Settings
from tests.ui.menu_person import press, texts
from tests.ui.sweep import Shape, in_shapes, looked_at
from tests.ui.table_person import SMALL, on_top

pytestmark = pytest.mark.usefixtures("blank_drawings")

FIRST = Rung(LOOK.first_level, "first")
ZOE = replace(STILL, seats=(LastSeat("", "hard"), LastSeat("Zoë", HUMAN, "texas"), LastSeat("Ben", HUMAN)))
"""The last new game was one of three."""

ALL_MODULES = dict.fromkeys(MODULES, True)


def at_title(data: Path, settings: Settings = STILL) -> Rehearsal:
    return rehearse("title", SMALL, data=data, settings=settings)


def begun(window: Rehearsal) -> tuple[list[str], list[str]]:
    """The names and players of the match on the table."""
    match = window.context.playing
    return [setup.name for setup in match.seats.values()], [setup.player for setup in match.seats.values()]


def play_out(window: Rehearsal) -> None:
    """Let chance play the match on the table to its end, and show the score."""
    match = window.context.playing
    while match.status.to_move:
        match.submit(decided(match.advise("random", f"{match.header.seed}/{match.head}")))
        match.end_turn(play_bots=False)
    window.context.director.advance()
    window.settle()


def test_one_click_deals_a_game_against_a_medium_robot(tmp_path: Path) -> None:
    window = at_title(tmp_path)
    assert "Against a medium robot, to begin with." in texts(window)
    window.click("menu:play")
    assert begun(window) == (["Player 1", "Robot 2"], [HUMAN, FIRST.level])
    assert window.context.playing.game.sets == ("base",)
    assert is_on_ladder(matches_folder(tmp_path), window.context.playing.path)


def test_it_can_be_reached_by_keys_alone(tmp_path: Path) -> None:
    window = at_title(tmp_path)
    press(window, "menu:play")
    assert begun(window)[1] == [HUMAN, FIRST.level]


@pytest.mark.parametrize(
    ("settings", "name"),
    [
        (ZOE, "Zoë"),
        (replace(STILL, alone=LastAlone("borgo", "Mia")), "Mia"),
        (replace(STILL, alone=LastAlone("borgo", "Robo", player="hard")), "Player 1"),
    ],
)
def test_the_person_has_the_name_used_last(settings: Settings, name: str, tmp_path: Path) -> None:
    window = at_title(tmp_path, settings)
    window.click("menu:play")
    assert begun(window)[0][0] == name
    assert len(window.context.playing.seats) == 2


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_it_is_played_with_the_sets_and_options_of_the_last_new_game(expansion: str, tmp_path: Path) -> None:
    sets = ("base", expansion, "promo_1", "promo_2")
    window = at_title(tmp_path, replace(ZOE, sets=sets, options={**ALL_MODULES, "tokens_limited": True}))
    window.click("menu:play")
    game = window.context.playing.game
    assert set(game.sets) == set(sets)
    assert game.options.modules == MODULES
    assert game.options.tokens_limited


def test_what_is_gone_or_lacks_its_set_is_left_out(tmp_path: Path) -> None:
    options: dict[str, bool | int | str] = {"hq": True, "arena": True, "server_room": True, "moloch.coop": True}
    window = at_title(tmp_path, replace(ZOE, sets=("base", "a pack that is gone", MOLOCH, "winter"), options=options))
    window.click("menu:play")
    game = window.context.playing.game
    assert len([name for name in game.sets if name in EXPANSIONS]) == 1
    assert game.options.modules == ("arena",)


def test_a_tip_tells_what_it_is_played_with(tmp_path: Path) -> None:
    window = at_title(tmp_path, replace(ZOE, sets=("base", "winter"), options={"arena": True}))
    window.hover("menu:play")
    window.wait(400)
    assert "what was chosen last in New game: 51st State, Winter · Arena." in " ".join(texts(window).split("\n"))


@pytest.mark.slow
@in_shapes()
def test_every_level_and_its_reason_have_room_on_the_title(shape: Shape, tmp_path: Path) -> None:
    window = rehearse("title", shape.size, shape.language, data=tmp_path, settings=shape.settings())
    title, told = on_top(window, TitleScene), set[str]()
    for level, why in product(LEVELS, get_args(Reason)):
        title.game.rung = Rung(level, why)
        title.reword()
        title.changed = True
        window.settle()
        sentence = title.entries[1].note
        assert sentence in texts(window)
        assert looked_at(window, f"{level} {why}") == []
        told.add(sentence)
    assert len(told) == len(LEVELS) * (len(get_args(Reason)) - 2) + 2, "the strongest and the weakest are one each"


@pytest.mark.slow
def test_the_score_says_that_a_robot_played_on_and_the_game_does_not_count(tmp_path: Path) -> None:
    window = at_title(tmp_path)
    window.click("menu:play")
    window.context.playing.take_seat("A", "easy")
    play_out(window)
    assert "A robot decided for Player 1: for this player the game does not count." in texts(window)
    window.context.director.leave_match()
    window.settle()
    assert on_top(window, TitleScene).game.rung == FIRST, "neither does it on the ladder"


def test_the_score_says_that_a_game_was_played_on_from_another() -> None:
    window = rehearse("score", SMALL)
    context = window.context
    assert "does not count" not in texts(window)
    context.director.watch(watch_match(context.playing), 5)
    context.director.play_on(on_top(window, ReplayScene).match, tuple(context.playing.seats.values()), 1)
    play_out(window)
    assert "This game repeats or continues another match, so it does not count." in texts(window)


@pytest.mark.slow
def test_the_next_level_follows_from_the_games_that_were_played(tmp_path: Path) -> None:
    """The rematch counts, too; games that were begun otherwise or left do not."""
    window = at_title(tmp_path)
    window.click("menu:play")
    play_out(window)
    won = ["A" in window.context.playing.status.winners]
    window.key("space")  # ends the counting of the VP
    window.click("rematch")
    assert is_on_ladder(matches_folder(tmp_path), window.context.playing.path)
    play_out(window)
    won.append("A" in window.context.playing.status.winners)
    window.context.director.leave_match()
    window.settle()
    title = on_top(window, TitleScene)
    assert title.game.rung.why in {(True, True): ("up",), (False, False): ("down",)}.get(
        (won[0], won[1]), ("won", "lost")
    )
    before = title.game.rung
    window.click("menu:new_game")
    window.click("start")
    play_out(window)
    assert not is_on_ladder(matches_folder(tmp_path), window.context.playing.path)
    window.context.director.leave_match()
    window.settle()
    window.click("menu:play")
    assert begun(window)[1][1] == before.level
    window.context.director.leave_match()
    window.settle()
    assert on_top(window, TitleScene).game.rung == before
