"""Title, new game, the menu inside a match and the help, played by mouse and by keys alone."""

from __future__ import annotations

import re
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from game.fiftyfirst.bots.levels import LEVELS
from game.fiftyfirst.look import LOOK
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules.options import SOLO_OPTIONS, Options
from game.fiftyfirst.scenes.starting.box_game import NewBoxGameScene
from game.fiftyfirst.scenes.starting.variants import MODULE_VARIANTS, SET_VARIANTS, VARIANTS
from game.ui.rehearsal.driver import STILL, Rehearsal
from game.ui.running.seating import usable
from game.ui.scenes.help import HelpScene
from game.ui.settings import LastSeat, Settings
from game.ui.shortcuts import CARDS, HINTS, LESSONS, OVERVIEW, RULEBOOK, TABLE, groups_with
from game.ui.theme import BODY, Metrics
from tests.conftest import ROOT
from tests.ui.layout import problems
from tests.ui.menu_person import CROWD, FULL_TABLE, press, tab_through, texts
from tests.ui.steps import Step, go
from tests.ui.table_person import on_top
from tests.ui.whole_game import scene_name

pytestmark = pytest.mark.usefixtures("blank_drawings")

SIZE = (1280, 720)
SHORTCUTS = groups_with(LOOK.shortcuts, (CARDS, HINTS, LESSONS, OVERVIEW, RULEBOOK))
ON_CARDS = {"outposts.build_icon", "outposts.level_3_icon"}
"""Options that stand for another edition of the cards."""


# ------------------------------------------------------------------ new game
def test_every_bot_can_take_a_seat_under_words_of_its_own(tmp_path: Path) -> None:
    window = rehearse("new_game", SIZE, data=tmp_path)
    press(window, "player:A:medium")
    for name in LEVELS:
        assert window.context.text(f"new-level-{name}") in texts(window)
        press(window, f"player:A:{name}")
        assert on_top(window, NewBoxGameScene).seating.rows[0].player.name == name
    press(window, "player:A:human")
    assert "player:A:master" in window.labels(), "the level that was chosen last"
    assert "player:A:easy" not in window.labels(), "a person has none"


@pytest.mark.parametrize("language", ["de", "ru"])
def test_where_the_levels_have_no_room_one_leads_to_the_next(language: str, tmp_path: Path) -> None:
    window = rehearse("new_game", SIZE, language, data=tmp_path, settings=replace(STILL, text_scale=2.0))
    for stronger in ("hard", "expert", "master"):
        press(window, f"player:B:{stronger}")
    assert "player:B:easy" not in window.labels()
    window.hover("strongest:B")
    window.wait(400)
    assert window.context.text("new-robot-strongest") in texts(window)
    assert on_top(window, NewBoxGameScene).seating.rows[1].player.name == "master"


def test_a_taken_faction_says_by_whom(tmp_path: Path) -> None:
    window = rehearse("new_game", SIZE, data=tmp_path)
    go(
        window,
        "click name:A",
        "type Alex",
        "click faction_chip:new_york:A",
        "hover faction_chip:new_york:B",
        "wait 400",
    )
    assert "Alex already plays this faction." in texts(window)


def test_variants_are_folded_away_and_a_line_tells_what_is_chosen(tmp_path: Path) -> None:
    window = rehearse("new_game", SIZE, data=tmp_path)
    assert "51st State · usual rules" in texts(window)
    press(window, "variants")
    for label in ("expansion:winter", "option:tokens_limited:true", "seed"):
        window.click(label)
    window.type("1")
    window.click("variants")
    told = "Winter · Limit tokens to those in the box: Yes · seed "
    assert told in texts(window)
    assert "VARIANTS (3)" in texts(window)
    assert "seed" not in window.labels()


def test_remembered_seats_that_no_longer_exist_are_seated_as_far_as_possible() -> None:
    strange = LastSeat("A very long name that nobody has", "chess", "atlantis")
    twice = LastSeat("", "hard", "new_york")
    context = rehearse("title", SIZE).context
    assert usable(context, (strange, twice, twice)) == (
        LastSeat("A very long name", "human"),
        twice,
        LastSeat("", "hard"),
    )
    greedy = usable(context, (LastSeat("", "greedy"),))[0]
    assert greedy.player == "easy", "robots of before play at the weakest level"
    assert usable(context, ()) == (LastSeat("", "human"), LastSeat("", "medium"))
    assert len(usable(context, (twice,) * 9)) == 4


def test_every_option_of_the_rules_can_be_chosen_and_begins_with_the_usual_value(tmp_path: Path) -> None:
    window = rehearse("new_game", SIZE, data=tmp_path)
    rules = tuple(f"option:{variant.name}" for variant in VARIANTS)
    assert not any(label.startswith(rules) for label in window.labels()), "folded away"
    window.click("variants")
    of_people = {name for name in Options.__struct_encode_fields__ if not name.startswith(SOLO_OPTIONS)}
    of_sets = [variant for variants in SET_VARIANTS.values() for variant in variants]
    offered = {variant.name for variant in (*VARIANTS, *MODULE_VARIANTS, *of_sets)}
    assert offered == of_people - ON_CARDS
    labels_of_sets = tuple(f"option:{variant.name}" for variant in of_sets)
    assert not any(label.startswith(labels_of_sets) for label in window.labels()), "without Machines and the map"
    assert {f"option:{module.name}:true" for module in MODULE_VARIANTS} <= set(window.labels())
    for variant in VARIANTS:
        assert variant.values[0] == variant.chosen(Options())
        for value in variant.values:
            assert f"option:{variant.name}:{str(value).lower()}" in window.labels()
    assert not re.search(r"\[.*-.*\]", texts(window)), "no words are missing"


# ------------------------------------------------------------------ settings and the menu inside a match
@pytest.mark.slow
def test_a_larger_text_holds_for_the_table_beneath_at_once(tmp_path: Path) -> None:
    window = rehearse("table", SIZE, data=tmp_path)
    window.settle()
    before = sum(mark.px for mark in window.app.marks if mark.kind == "text")
    window.key("escape")
    press(window, "menu:settings")
    press(window, "setting:text_scale:2.0")
    window.key("escape")
    window.settle()
    assert scene_name(window) == "TableScene"
    assert window.context.metrics.text_scale == 2.0
    assert sum(mark.px for mark in window.app.marks if mark.kind == "text") > before


def test_the_game_menu_is_walked_by_arrows(tmp_path: Path) -> None:
    window = rehearse("table", SIZE, data=tmp_path)
    window.key("escape")
    top = window.context.stack.top
    assert top is not None
    walked = [top.focus]
    for _ in range(8):
        window.key("down")
        walked.append(top.focus)
    assert walked == [
        "menu:resume",
        "menu:cards",
        "menu:rules",
        "menu:look_back",
        "menu:players",
        "menu:settings",
        "menu:help",
        "menu:leave",
        "menu:quit",
    ]
    window.key("return")
    assert window.context.quitting


# ------------------------------------------------------------------ help
@pytest.mark.slow
@pytest.mark.parametrize(
    "name", ["title", "new_game", "new_solo", "settings", "menu", "keep", "table", "zoom", "score", "cover"]
)
def test_f1_helps_everywhere_and_leads_back(name: str, tmp_path: Path) -> None:
    window = rehearse(name, SIZE, data=tmp_path)
    before = scene_name(window)
    window.key("f1")
    window.settle()
    assert scene_name(window) == "HelpScene"
    assert problems(window.app.marks, SIZE) == []
    window.key("f1")
    assert scene_name(window) == before


def test_the_help_tells_every_shortcut_in_words(tmp_path: Path) -> None:
    window = rehearse("help", SIZE, data=tmp_path)
    shown = texts(window)
    for group in SHORTCUTS.values():
        for shortcut in group:
            assert window.context.text(f"help-{shortcut.does}") in shown
    assert "[" not in shown, "no words are missing"


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", [SIZE, (1920, 1080), (1000, 1400)])
def test_keys_in_the_help_have_the_size_of_its_text(size: tuple[int, int], language: str, tmp_path: Path) -> None:
    sizes = []
    for scale in (1.0, 1.5):
        settings = replace(STILL, text_scale=scale)
        window = rehearse("help", size, language, data=tmp_path, settings=settings)
        marks = [mark for mark in window.app.marks if mark.kind == "text"]
        keys = {mark.px for mark in marks if mark.label in ("Shift", "Ctrl", "Enter", "Page Up")}
        assert keys == {mark.px for mark in marks if mark.label == window.context.text("help-undo")}
        assert problems(window.app.marks, size) == []
        sign = next(mark.rect for mark in window.app.marks if mark.label == "heading")
        assert not [mark for mark in window.app.marks if mark.kind == "hit" and mark.rect.colliderect(sign)]
        sizes.append(keys.pop())
    assert sizes[0] < sizes[1]


@pytest.mark.parametrize("keys", [["page down"], ["down"] * 6])
def test_large_letters_of_the_help_are_scrolled_to_its_end(keys: list[str], tmp_path: Path) -> None:
    window = rehearse("help", SIZE, "ru", data=tmp_path, settings=replace(STILL, text_scale=1.5))
    last = [window.context.text(f"help-{SHORTCUTS[group][-1].does}") for group in ("window", "matches")]
    sizes = {mark.px for mark in window.app.marks if mark.label == window.context.text("help-undo")}
    assert sizes == {Metrics(SIZE, 1.5).text_px(BODY)}
    assert not any(words in texts(window) for words in last)
    for key in keys:
        window.key(key)
        window.settle()
        assert problems(window.app.marks, SIZE) == []
    assert all(words in texts(window) for words in last)


@pytest.mark.parametrize("name", ["menu", "players", "hints"])
def test_a_dialog_has_a_plain_heading(name: str, tmp_path: Path) -> None:
    window = rehearse(name, (1920, 1080), data=tmp_path)
    titles = {"menu": "menu-title", "players": "players-title", "hints": "hint-heading"}
    heading = window.context.text(titles[name]).upper()
    assert [mark.px for mark in window.app.marks if mark.label == heading] == [28]


@pytest.mark.parametrize("name", ["learn", "lesson", "settings", "help", "cards", "matches", "statistics"])
@pytest.mark.parametrize("size", [SIZE, (1000, 1400)])
def test_a_full_screen_has_its_sign_at_the_upper_left(name: str, size: tuple[int, int], tmp_path: Path) -> None:
    window = rehearse(name, size, data=tmp_path)
    (sign,) = [mark.rect for mark in window.app.marks if mark.kind == "panel" and mark.label == "heading"]
    top = window.context.stack.top
    assert top is not None
    metrics = top.sheet.metrics  # larger in high windows
    assert sign.topleft == (metrics.px(24), metrics.px(20))


def test_the_help_knows_from_where_it_was_asked(tmp_path: Path) -> None:
    window = rehearse("table", SIZE, data=tmp_path)
    window.key("f1")
    top = on_top(window, HelpScene)
    assert top.below == TABLE
    assert all(TABLE in shortcut.places for shortcut in SHORTCUTS["playing"])


def test_the_readme_lists_every_key() -> None:
    table = [line for line in (ROOT / "README.md").read_text("utf-8").splitlines() if line.startswith("| ")]
    cells = " ".join(cell for line in table for cell in line.split("|")[1::2]).lower()
    for group in SHORTCUTS.values():
        for shortcut in group:
            for way in shortcut.ways:
                if not any(key.startswith("mouse") for key in way):
                    assert re.search(rf"(?<!\w){re.escape('+'.join(way))}(?!\w)", cells), way


# ------------------------------------------------------------------ how pages look
@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de", "ru"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)], ids=str)
def test_the_words_of_the_title_stay_off_the_keylines_of_their_signs(
    language: str, size: tuple[int, int], tmp_path: Path
) -> None:
    window = rehearse("title", size, language, data=tmp_path)
    marks = window.app.marks
    signs = [mark.rect for mark in marks if mark.kind == "panel" and mark.name.startswith("menu:")]
    keyline = round(6 * size[1] / 1080)
    assert len(signs) == 10
    for sign in signs:
        words = [mark.rect for mark in marks if mark.kind == "text" and mark.within == sign]
        assert len(words) == 2
        assert all(sign.inflate(-2 * keyline, -2 * keyline).contains(rect) for rect in words), (sign, words)


@pytest.mark.slow
@pytest.mark.parametrize("scene", ["new_game", "new_solo"])
@pytest.mark.parametrize("size", [(1280, 720), (2560, 1440), (1000, 1400)], ids=str)
def test_a_faction_shows_its_board_beside_its_chip(size: tuple[int, int], scene: str, tmp_path: Path) -> None:
    window = rehearse(scene, size, data=tmp_path, settings=replace(STILL, seats=CROWD))
    labels = [label for label in window.labels() if label.startswith("faction_chip:")]
    chips = [label for label in labels if "random" not in label and "further" not in label]
    for chip in chips:
        window.hover(chip)
        window.wait(400)
        marks = window.app.marks
        board = next(mark.rect for mark in marks if mark.kind == "image" and mark.name.startswith("board"))
        hits = {mark.name: mark.rect for mark in marks if mark.kind == "hit"}
        assert pygame.Rect((0, 0), size).contains(board)
        assert not board.colliderect(hits[chip])
        assert not board.colliderect(hits["start"])
    assert len(chips) == (16 if scene == "new_game" else 4)


# ------------------------------------------------------------------ ways through the menus
def keeps(speed: str) -> Step:
    """The speed that was chosen holds."""

    def check(window: Rehearsal) -> None:
        assert window.context.settings.speed == speed

    return check


@pytest.mark.parametrize(
    ("name", "steps", "scene"),
    [
        ("title", ["press menu:settings"], "SettingsScene"),
        ("title", ["press menu:settings", "press setting:speed:fast", keeps("fast"), "press back"], "TitleScene"),
        ("new_solo", ["key escape"], "TitleScene"),
        ("score", ["click menu"], "TitleScene"),
        ("table", ["key escape", "key escape"], "TableScene"),
        ("table", ["key escape", "key return"], "TableScene"),
    ],
)
def test_a_way_leads_to_a_scene(name: str, steps: list[Step], scene: str, tmp_path: Path) -> None:
    assert scene_name(go(rehearse(name, SIZE, data=tmp_path), *steps)) == scene


@pytest.mark.parametrize(
    ("name", "settings", "steps"),
    [
        ("new_game", STILL, ["click add", tab_through, "click variants"]),
        ("new_solo", STILL, [tab_through, "click variants"]),
        ("new_game", FULL_TABLE, ["click variants"]),
        ("new_solo", FULL_TABLE, ["click variants"]),
        ("matches", STILL, []),
    ],
)
def test_every_control_is_reached_by_tab_and_shows_it(
    name: str, settings: Settings, steps: list[Step], tmp_path: Path
) -> None:
    tab_through(go(rehearse(name, SIZE, data=tmp_path, settings=settings), *steps))
