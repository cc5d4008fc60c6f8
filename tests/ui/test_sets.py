"""Choosing expansion, promos and packs for a game, and being told of packs with a mistake."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.fiftyfirst.box import BOX
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.scenes.starting.set_panel import ABREAST, PAGED
from game.paths import packs_folder
from game.ui.rehearsal.driver import STILL, Rehearsal
from game.ui.settings import LastSeat, read_settings
from game.ui.window.app import App
from game.ui.window.opening import run
from tests.cards.test_packs import add, card, cards
from tests.ui.layout import problems
from tests.ui.menu_person import CROWD, at_box, press, tab_through, texts
from tests.ui.steps import go, says
from tests.ui.sweep import Shape, in_shapes, looked_at

pytestmark = pytest.mark.usefixtures("blank_drawings")

SIZE = (1280, 720)
SCENES = ("new_game", "new_solo")


@pytest.fixture
def packs(tmp_path: Path) -> Path:
    return packs_folder(tmp_path)


def opened(scene: str, data: Path) -> Rehearsal:
    """A scene with what was remembered when it was open last."""
    kept = read_settings(data, lambda _: None)
    settings = replace(STILL, seats=kept.seats, sets=kept.sets, alone=kept.alone)
    opening = at_box if scene in SCENES else rehearse
    return opening(scene, SIZE, data=data, settings=settings)


def sets_of(window: Rehearsal) -> tuple[str, ...]:
    sets: tuple[str, ...] = window.context.playing.game.sets
    return sets


# ------------------------------------------------------------------ choosing
@pytest.mark.parametrize("scene", SCENES)
def test_one_expansion_at_most_goes_with_promos_and_packs(scene: str, packs: Path, tmp_path: Path) -> None:
    add(packs, "coast", "title: By the Sea\n" + cards(card()))
    window = opened(scene, tmp_path)
    assert "By the Sea" in texts(window)
    for label in ("expansion:winter", "set:coast", "set:promo_1", "expansion:new_era"):
        window.click(label)
    window.click("start")
    assert sets_of(window) == ("base", "new_era", "promo_1", "coast")
    assert window.context.playing.header.options["sets"] == sets_of(window)


@pytest.mark.parametrize("scene", SCENES)
def test_sets_are_chosen_by_keys_and_put_away_again(scene: str, packs: Path, tmp_path: Path) -> None:
    add(packs, "coast", cards(card()))
    window = opened(scene, tmp_path)
    for label in ("expansion:winter", "set:promo_1", "set:coast", "expansion:none", "set:promo_1"):
        press(window, label)
    press(window, "start")
    assert sets_of(window) == ("base", "coast")


@pytest.mark.parametrize("scene", SCENES)
def test_the_next_game_begins_with_the_sets_of_the_last(scene: str, packs: Path, tmp_path: Path) -> None:
    add(packs, "coast", cards(card()))
    window = opened(scene, tmp_path)
    for label in ("expansion:winter", "set:coast", "start"):
        window.click(label)
    again = opened(scene, tmp_path)
    again.click("start")
    assert sets_of(again) == ("base", "winter", "coast")
    shutil.rmtree(packs)
    without = opened(scene, tmp_path)
    without.click("start")
    assert sets_of(without) == ("base", "winter"), "a pack that is gone is not asked for"


def test_a_set_says_what_it_brings_and_a_pack_where_it_is(packs: Path, tmp_path: Path) -> None:
    add(packs, "coast", cards(card()) + "reprints: [{id: docks, copies: 3}]\n")
    window = opened("new_game", tmp_path)
    for label, told in (("expansion:winter", "50 cards."), ("set:coast", "2 titles, 5 cards."), ("set:coast", "packs")):
        window.hover(label)
        window.wait(400)
        assert told in texts(window)


@pytest.mark.parametrize("count", [4, 5, 9])
def test_every_pack_can_be_reached(count: int, packs: Path, tmp_path: Path) -> None:
    names = [f"pack_{number}" for number in range(count)]
    for name in names:
        add(packs, name, cards(card(f"{name}_card", f"Card of {name}")))
    window = opened("new_game", tmp_path)
    for _ in range((count - 1) // PAGED if count > ABREAST else 0):
        press(window, "sets:on")
    press(window, f"set:{names[-1]}")
    tab_through(window)
    press(window, "start")
    assert sets_of(window) == ("base", names[-1])


def test_the_packs_of_the_last_game_are_shown_first(packs: Path, tmp_path: Path) -> None:
    for number in range(9):
        add(packs, f"pack_{number}", cards(card(f"card_{number}")))
    window = at_box("new_game", SIZE, data=tmp_path, settings=replace(STILL, sets=("base", "pack_8")))
    assert "set:pack_8" in window.labels()
    window.click("start")
    assert sets_of(window) == ("base", "pack_8")


# ------------------------------------------------------------------ mistakes
@pytest.mark.parametrize("scene", SCENES)
def test_a_pack_with_a_mistake_says_it_and_cannot_be_chosen(scene: str, packs: Path, tmp_path: Path) -> None:
    file = add(packs, "coast", "locations: []")
    window = opened(scene, tmp_path)
    assert f"{file}:1: expected at least one location" in texts(window)
    assert "Fix the file and start the game again." in texts(window)
    window.click("set:coast")
    window.click("start")
    assert sets_of(window) == ("base",)


def test_each_of_several_mistakes_is_told(packs: Path, tmp_path: Path) -> None:
    for name in ("coast", "hills"):
        add(packs, name, "locations: []")
    window = opened("new_game", tmp_path)
    assert "One more is left out: point at it to see why." in texts(window)
    window.hover("set:hills")
    window.wait(400)
    assert "hills/cards.yaml:1: expected at least one location" in texts(window)


@pytest.mark.parametrize(("count", "last"), [(1, "pack_0"), (4, "pack_3"), (9, "5 more files are damaged")])
def test_the_title_tells_the_first_mistakes(
    count: int, last: str, packs: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(count):
        add(packs, f"pack_{number}", "locations: []")
    told: list[str] = []
    monkeypatch.setattr(App, "loop", lambda app: told.extend(app.context.notices))
    monkeypatch.setattr("pygame.quit", lambda: None)  # the other tests go on with their fonts
    run(BOX, size=SIZE, data=tmp_path)
    assert len(told) == min(count, 5)
    assert "pack_0/cards.yaml:1: expected at least one location" in told[0]
    assert last in told[-1]


# ------------------------------------------------------------------ where a match is described
def test_the_sets_of_a_match_stand_where_it_is_described(packs: Path, tmp_path: Path) -> None:
    add(packs, "coast", "title: By the Sea\n" + cards(card()))
    window = opened("new_game", tmp_path)
    for label in ("expansion:winter", "set:coast", "start"):
        window.click(label)
    go(window, "key escape", says("Winter, By the Sea."), "click menu:leave", says(" · Winter, By the Sea"))


@in_shapes()
def test_a_match_with_many_packs_is_described_in_every_window(shape: Shape, packs: Path, tmp_path: Path) -> None:
    names = [f"{letter * 24}" for letter in "mnwxz"]
    for number, name in enumerate(names):
        add(packs, name, cards(card(f"card_{number}")))
    chosen = ("base", "winter", "promo_1", *names)
    settings = shape.settings(replace(STILL, sets=chosen, seats=CROWD))
    window = rehearse("new_game", shape.size, shape.language, data=tmp_path, settings=settings)
    more = {"en": "and {} more", "de": "und {} weitere", "ru": "и ещё {}"}[shape.language]
    window.click("start")
    window.key("escape")
    assert looked_at(window, "menu") == []
    assert more.format(4) in texts(window)
    window.click("menu:leave")
    assert looked_at(window, "title") == []
    assert more.format(3) in texts(window)


def test_a_match_whose_pack_is_gone_is_told_and_an_older_one_can_be_continued(packs: Path, tmp_path: Path) -> None:
    add(packs, "coast", cards(card()))
    for labels in (("start",), ("set:coast", "start")):
        window = opened("new_game", tmp_path)
        for label in labels:
            window.click(label)
        window.context.playing.close()
    shutil.rmtree(packs)
    window = opened("title", tmp_path)
    assert "the set 'coast' is not installed" in texts(window)
    window.click("menu:continue")
    assert sets_of(window) == ("base",)


# ------------------------------------------------------------------ every shape
@in_shapes()
def test_packs_and_mistakes_have_room_in_every_window(shape: Shape, packs: Path, tmp_path: Path) -> None:
    for number in range(5):
        title = "title: Where Old Rivers Meet us\n" if number else ""
        add(packs, f"{'w' * 23}{number}", title + cards(card(f"card_{number}")))
    for name in ("a_bad_one", "another"):
        add(packs, name, cards(card(name).replace("feature", "building")))
    found, settings = [], shape.settings(replace(STILL, seats=CROWD))
    for scene in SCENES:
        window = rehearse(scene, shape.size, shape.language, data=tmp_path, settings=settings)
        found += looked_at(window, f"{scene}, players")
        assert "a_bad_one" in texts(window), "the players' page tells the mistake too"
        window.click("variants")
        found += looked_at(window, scene)
        window.click("sets:on")
        found += looked_at(window, f"{scene}, on")
    assert found == []


def test_a_small_window_shows_the_choice_too(packs: Path, tmp_path: Path) -> None:
    add(packs, "coast", "locations: []")
    window = rehearse("new_game", (1024, 600), data=tmp_path, settings=replace(STILL, seats=(LastSeat("", "human"),)))
    assert problems(window.app.marks, (1024, 600)) == []
