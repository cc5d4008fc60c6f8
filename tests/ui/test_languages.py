"""The window in other languages: they are changed at once, everywhere, and what they say has room."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from game.fiftyfirst.box import BOX
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.rehearsal import rehearse, stock
from game.fiftyfirst.terminal import SCENES
from game.ui import canvas as module
from game.ui.art.lettering import Lettering, fit, lettering
from game.ui.places import name_of
from game.ui.rehearsal.driver import STILL, Rehearsal
from game.ui.settings import FILE, LastSeat, Settings, read_settings
from game.ui.window.app import App
from game.ui.window.opening import run, system_language
from game.wording.messages import ENGLISH, languages
from tests.ui.sweep import looked_at

SMALL, LARGE = (1280, 720), (1920, 1080)
OTHERS = tuple(language for language in languages() if language != ENGLISH)
NARROWEST = 0.5
"""A text that finds no room at the smallest size is squeezed; below this share of its width nobody can read it."""
POSITIONS = Path(__file__).parents[1] / "positions"
TAKEN_UP = {
    "table_busy.yaml": ("hand:0:refinery", "goods:red", "goods:worker", "goods:shield"),
    "table_last_round.yaml": ("hand:0:refinery",),
}
"""Things that can be taken up in a position; in the last there is no use for it."""


@pytest.fixture
def data(scene: str, tmp_path: Path, catalog: Catalog) -> Path | None:
    """A player's folder with a few matches, for the scenes that list them."""
    if scene not in ("matches", "statistics"):
        return None
    stock(catalog, tmp_path)
    return tmp_path


def window_of(scene: str, size: tuple[int, int], language: str, data: Path | None) -> Rehearsal:
    return rehearse(scene, size, language, data=data)


def switch(window: Rehearsal, language: str, text_scale: float = 1.0) -> None:
    """Choose another language as the settings do, without keeping it."""
    context = window.context
    context.settings = replace(context.settings, text_scale=text_scale)
    context.speak(language)
    window.settle()


def seen(window: Rehearsal) -> tuple[list[object], bytes]:
    """All that is drawn: the marks, and every pixel."""
    window.settle()
    return list(window.app.marks), pygame.image.tobytes(window.surface, "RGB")


@pytest.mark.parametrize("scene", SCENES)
def test_a_scene_speaks_another_language_at_once(scene: str, data: Path | None) -> None:
    """As if it had been opened in that language, to the last pixel; and back again."""
    fresh = seen(window_of(scene, SMALL, "ru", data))
    window = window_of(scene, SMALL, ENGLISH, data)
    before = seen(window)
    switch(window, "ru")
    assert seen(window) == fresh != before
    switch(window, ENGLISH)
    assert seen(window) == before


@pytest.fixture
def squeezed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that were squeezed too much since the list was cleared."""
    found: list[str] = []

    def noted(text: str, role: str, px: int, colour: str, width: int, height: int, wrap: bool, align: str) -> Lettering:
        done: Lettering = lettering(text, role, px, colour, width, height, wrap, align)
        if fit(text, role, done.px, width, height, wrap).narrowed < NARROWEST:
            found.append(text)
        return done

    monkeypatch.setattr(module, "lettering", noted)
    return found


@pytest.mark.usefixtures("blank_drawings")
@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_room(scene: str, language: str, data: Path | None, squeezed: list[str]) -> None:
    found: dict[str, list[str]] = {}
    for size, text_scales in ((SMALL, (1.0, 1.5)), (LARGE, (1.0,))):
        window = window_of(scene, size, language, data)
        for text_scale in text_scales:
            squeezed.clear()
            switch(window, language, text_scale)
            found[f"{size[0]}x{size[1]} {text_scale}"] = [*looked_at(window, scene), *squeezed]
    assert {what: faults for what, faults in found.items() if faults} == {}


@pytest.mark.usefixtures("blank_drawings")
def test_every_language_has_room_for_what_to_do_with_a_thing_that_is_taken_up() -> None:
    """The prompt has two lines."""
    found = []
    for position, things in TAKEN_UP.items():
        window = rehearse("table", SMALL, ENGLISH, POSITIONS / position)
        for language in languages():
            switch(window, language)
            for thing in things:
                window.click(thing)
                found += looked_at(window, f"{language} {thing}")
                window.key("escape")
    assert found == []


# ---------------------------------------------------------------------- choosing
def test_the_title_offers_every_language_by_mouse(tmp_path: Path) -> None:
    window = rehearse("title", SMALL, data=tmp_path)
    for language in (*OTHERS, ENGLISH):
        window.click(f"language:{language}")
        assert window.context.wording.language == language
        assert read_settings(tmp_path, lambda _: None).language == language
        assert pygame.display.get_caption()[0] == window.context.text("title-name")
        window.hover("menu:quit")
        window.hover(f"language:{language}")
        window.wait(900)
        assert any(window.context.text(f"language-{language}") in mark.name for mark in window.app.marks)


def test_the_settings_change_the_language_of_the_table_behind_them(tmp_path: Path) -> None:
    tables = []
    for language in (ENGLISH, "ru"):
        window = rehearse("table", SMALL, language, data=tmp_path)
        window.key("escape")
        for label in ("menu:settings", "page:language", "setting:language:ru"):
            window.click(label)
        assert window.context.settings.language == "ru"
        window.key("escape")
        tables.append(seen(window))
    assert tables[0] == tables[1]


def test_the_keyboard_alone_chooses_a_language(tmp_path: Path) -> None:
    window = rehearse("title", SMALL, data=tmp_path)
    while window.context.stack.top is not None and name_of(window.context.stack.top.focus) != "language:de":
        window.key("tab")
    window.key("space")
    assert window.context.wording.language == "de"


def test_as_the_system_is_a_choice_of_its_own(tmp_path: Path) -> None:
    window = rehearse("settings", SMALL, data=tmp_path)
    window.context.spoken = "ru"
    window.click("page:language")
    window.click("setting:language:de")
    window.click("setting:language:")
    assert (window.context.settings.language, window.context.wording.language) == ("", "ru")


def test_names_that_nobody_typed_are_said_in_the_language_and_kept_in_none(tmp_path: Path) -> None:
    seats = (LastSeat("", "human"), LastSeat("Игрок 1", "human"), LastSeat("", "greedy"), LastSeat("Zoë", "human"))
    window = rehearse("new_game", SMALL, "de", data=tmp_path, settings=replace(STILL, seats=(seats[0], *seats[2:])))
    window.click("start")
    match = window.context.playing
    assert [seat.name for seat in match.seats.values()] == ["Player 1", "Robot 2", "Zoë"]
    told = [tuple(match.names.values())]
    for language in ("ru", ENGLISH):
        switch(window, language)
        told.append(tuple(match.names.values()))
    match.close()
    assert told == [("Spieler 1", "Roboter 2", "Zoë"), ("Игрок 1", "Робот 2", "Zoë"), ("Player 1", "Robot 2", "Zoë")]


def test_a_notice_is_told_in_the_language_that_is_spoken_now(tmp_path: Path) -> None:
    (tmp_path / "matches").mkdir()
    (tmp_path / "matches" / "2999-broken.jsonl").write_text("{}\n")
    window = rehearse("title", SMALL, data=tmp_path)
    english = window.context.shown_notices()
    switch(window, "de")
    german = window.context.shown_notices()
    assert len(english) == len(german) == 1
    assert "this is not a match: its first line is not a header" in english[0]
    assert "2999-broken.jsonl" in german[0]
    assert "this is not a match" not in german[0]


# ---------------------------------------------------------------------- the first start
@pytest.mark.parametrize(
    ("asked", "kept", "system", "spoken"),
    [
        (None, "", ["ru", "de"], "ru"),
        (None, "", ["fr", "de"], "de"),
        (None, "", ["fr"], ENGLISH),
        (None, "de", ["ru"], "de"),
        (None, "xx", ["ru"], "ru"),
        ("en", "de", ["ru"], ENGLISH),
    ],
)
def test_a_window_speaks_what_is_asked_for_else_what_is_kept_else_the_system(
    asked: str | None, kept: str, system: list[str], spoken: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[App] = []
    (tmp_path / FILE).write_text(f'{{"language": "{kept}"}}')
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(App, "loop", lambda app: opened.append(app))
    monkeypatch.setattr(
        pygame.system, "get_pref_locales", lambda: [{"language": language, "country": None} for language in system]
    )
    assert run(BOX, asked, SMALL, False, tmp_path) == 0
    assert opened[0].context.wording.language == spoken
    assert opened[0].context.settings == Settings(language=kept)


def test_where_the_window_knows_no_language_the_environment_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.system, "get_pref_locales", list)
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert system_language() == "de"
