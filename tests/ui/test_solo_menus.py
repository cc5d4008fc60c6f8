"""Starting a solo game by mouse and by keys alone, and what is remembered of it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.fiftyfirst.match.files.record import solo_of
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules.opponent import HARDEST
from game.fiftyfirst.rules.options import Options
from game.fiftyfirst.rules.solo.kinds import KINDS
from game.fiftyfirst.rules.state import Game
from game.fiftyfirst.scenes.starting import solo_game
from game.fiftyfirst.scenes.starting.variants import MODULE_VARIANTS, solo_variants, usable_options
from game.ui.canvas import Canvas
from game.ui.input import Touch
from game.ui.places import name_of
from game.ui.rehearsal.driver import STILL, Rehearsal
from game.ui.settings import LastAlone, read_settings
from game.ui.widgets.button import Button, ChipSign, draw_described
from tests.match.test_best_results import played
from tests.ui.menu_person import at_box, texts
from tests.ui.steps import go, says

pytestmark = pytest.mark.usefixtures("blank_drawings")

SIZE = (1280, 720)


def choose_opponent(window: Rehearsal, kind: str) -> None:
    """Turn to the players and back to the box."""
    for label in ("variants", f"opponent:{kind}", "variants"):
        window.click(label)


# ------------------------------------------------------------------ starting
def test_a_robot_is_seated_against_the_opponent_and_its_game_is_watched(tmp_path: Path) -> None:
    window = rehearse("new_solo", SIZE, data=tmp_path)
    go(window, "click player:A:medium", "click player:A:hard", "click start")
    match = window.context.playing
    assert (match.seats["A"].player, match.names["A"]) == ("hard", "Robot 1")
    assert window.context.viewer == "A", "nobody else plays, so its hand may be seen"
    for _ in range(20):
        window.wait(100)
    assert match.journal.head > 1
    stored = read_settings(tmp_path, lambda _: None)
    assert stored.alone
    assert stored.alone.player == "hard"
    again = rehearse("new_solo", SIZE, data=tmp_path, settings=replace(STILL, alone=stored.alone))
    again.click("player:A:human")
    again.click("start")
    assert again.context.playing.seats["A"].is_human


@pytest.mark.parametrize("kind", KINDS)
def test_each_opponent_can_be_played_and_says_what_is_special(kind: str, tmp_path: Path) -> None:
    window = rehearse("new_solo", SIZE, data=tmp_path)
    window.click(f"opponent:{kind}")
    window.settle()
    assert window.context.text(f"solo-{kind.replace('_', '-')}-note").split()[0] in texts(window)
    assert not re.search(r"\[.*-.*\]", texts(window)), "no words are missing"
    window.key("return")
    assert solo_of(window.context.playing.header) == kind


def test_only_options_that_concern_the_opponent_are_offered(tmp_path: Path) -> None:
    def offered() -> set[str]:
        window.settle()
        found = {label.split(":")[1] for label in window.labels() if label.startswith("option:")}
        modules = {module.name for module in MODULE_VARIANTS}
        assert modules <= found, "whoever the opponent is"
        return found - modules

    window = at_box("new_solo", SIZE, data=tmp_path)
    assert offered() == {
        "connections.reshuffle", "tokens_limited", "discard_public", "extra_factions", "solo.tie_goods",
        "solo.pass_timing", "solo.titles",
    }  # fmt: skip
    choose_opponent(window, "borgo")
    assert offered() == {
        "connections.reshuffle", "tokens_limited", "discard_public", "extra_factions", "solo.titles",
        "borgo.extra_brawlers", "borgo.keep_brawlers",
    }  # fmt: skip


def test_every_option_begins_with_the_usual_value() -> None:
    for kind in KINDS:
        for variant in solo_variants(kind):
            assert variant.values[0] == variant.chosen(Options())


def test_every_opponent_shows_how_hard_it_is_to_beat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bright = dict[str, int]()

    def draw(
        canvas: Canvas, chip: Button, note: str, chosen: bool, touch: Touch, signs: Sequence[ChipSign], beside: int
    ) -> None:
        bright[name_of(chip.label).removeprefix("opponent:")] = sum(not sign.dim for sign in signs)
        assert len(signs) == HARDEST
        draw_described(canvas, chip, note, chosen, touch, signs, beside)

    monkeypatch.setattr(solo_game, "draw_described", draw)
    window = rehearse("new_solo", SIZE, data=tmp_path)
    assert bright == {kind: opponent.difficulty for kind, opponent in KINDS.items()}
    window.hover("opponent:borgo")
    window.wait(400)
    assert "The robot “expert” has won 72% of its games against Borgo." in texts(window)


# ------------------------------------------------------------------ remembering
def test_a_remembered_choice_that_no_longer_exists_gives_way_to_the_usual_one(tmp_path: Path) -> None:
    strange = LastAlone("moloch", "A very long name that nobody has", "atlantis", {"solo.titles": "gold", "x": 1})
    window = rehearse("new_solo", SIZE, data=tmp_path, settings=replace(STILL, alone=strange))
    window.click("start")
    match = window.context.playing
    assert (solo_of(match.header), match.names["A"], match.game.options) == ("hegemony", "A very long name", Options())
    assert usable_options({"borgo.extra_brawlers": True, "tokens_limited": 1}) == Options()
    assert usable_options({"borgo.extra_brawlers": 9, "borgo.keep_brawlers": True}) == Options(borgo_keep_brawlers=True)


# ------------------------------------------------------------------ the best result, and going on
def test_the_best_result_against_the_opponent_with_the_faction_is_told(tmp_path: Path, game: Game) -> None:
    played(game, tmp_path / "matches", 52)
    played(game, tmp_path / "matches", 20, faction="mutants_union")
    window = rehearse("new_solo", SIZE, data=tmp_path)
    assert "Best result against Hegemony with New York so far: won 52–30, grade Merchant." in texts(window)
    window.click("faction_chip:mutants_union")
    window.settle()
    assert "Best result against Hegemony with Mutants Union so far: lost 20–30." in texts(window)
    window.click("opponent:borgo")
    window.settle()
    assert "You have not finished a game against Borgo with Mutants Union yet." in texts(window)


def test_the_title_continues_a_solo_game_and_tells_how_it_stands(tmp_path: Path) -> None:
    window = rehearse("new_solo", SIZE, data=tmp_path)
    window.click("faction_chip:new_york")
    window.click("start")
    window.context.director.leave_match()
    go(window, says("Player: 0, Hegemony: 0 · 51st State · first hand"), "click menu:continue")
    assert solo_of(window.context.playing.header) == "hegemony"
