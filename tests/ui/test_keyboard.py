"""Shortcuts on keyboards of other layouts: a key counts by its symbol, or by its place where no key has a Latin letter,
and texts name what stands on it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from string import ascii_lowercase

import pygame
import pytest

from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.scenes.overview import OverviewScene
from game.ui.input import Input, Key, Keyboard, Text, Translator, scancode_of
from game.ui.rehearsal.driver import FRAME, Rehearsal
from game.ui.scenes.lists import SearchScene
from game.wording.messages import languages, locale_folder

SIZE = (1280, 720)
DIGITS = "1234567890"
AMERICAN = ascii_lowercase + DIGITS
RUSSIAN = "фисвуапршолдьтщзйкыегмцчня" + DIGITS
HEBREW = "שנבגקכעיןחלךצמםפ/רדאוה'סטז" + DIGITS
GREEK = "αβψδεφγηιξκλμνοπ;ρστθωςχυζ" + DIGITS
FRENCH = "qbcdefghijkl,noparstuvzxyw" + DIGITS
GERMAN = "abcdefghijklmnopqrstuvwxzy" + DIGITS
DVORAK = "axje.uidchtnmbrl'poygk,qf;" + DIGITS
"""What stands on the keys that have `abc...xyz1234567890` on an American keyboard, as SDL tells it."""
FURTHER = {
    GERMAN: {"ö": pygame.KSCAN_SEMICOLON},
    FRENCH: {"m": pygame.KSCAN_SEMICOLON},
    DVORAK: {"s": pygame.KSCAN_SEMICOLON, "w": pygame.KSCAN_COMMA, "v": pygame.KSCAN_PERIOD, "z": pygame.KSCAN_SLASH},
}
"""Letters on the keys that have punctuation there."""


def find_in(layout: str) -> Callable[[int], int]:
    places = {ord(symbol): pygame.KSCAN_A + number for number, symbol in enumerate(layout)}
    places |= {ord(symbol): scancode for symbol, scancode in FURTHER.get(layout, {}).items()}
    return lambda code: places.get(code, 0)


def pressed(layout: str, place: str, mod: int = 0) -> pygame.Event:
    """The key went down that has ``place`` on an American keyboard."""
    number = AMERICAN.index(place)
    return pygame.Event(
        pygame.KEYDOWN, key=ord(layout[number]), scancode=pygame.KSCAN_A + number, mod=mod, unicode=layout[number]
    )


def translated(layout: str, event: pygame.Event) -> list[Input]:
    return list(Translator(Keyboard(find_in(layout))).translate([event]))


@pytest.mark.parametrize(
    ("layout", "place", "name"),
    [
        (RUSSIAN, "z", "z"), (RUSSIAN, "m", "m"), (HEBREW, "p", "p"), (HEBREW, "q", "q"), (HEBREW, "w", "w"),
        (GREEK, "o", "o"), (GREEK, "q", "q"), (RUSSIAN, "3", "3"),
        (GERMAN, "y", "z"), (GERMAN, "z", "y"), (FRENCH, "w", "z"), (FRENCH, "a", "q"), (FRENCH, "m", ","),
        (DVORAK, "s", "o"), (DVORAK, "q", "'"), (DVORAK, "e", "."),
    ],
)  # fmt: skip
def test_a_key_counts_by_its_symbol_or_where_no_key_has_that_letter_by_its_place(
    layout: str, place: str, name: str
) -> None:
    [key] = translated(layout, pressed(layout, place, pygame.KMOD_LCTRL))
    assert isinstance(key, Key)
    assert (key.name, key.mods) == (name, frozenset({"ctrl"}))


def test_keys_with_names_and_foreign_letters_of_a_latin_layout_stay_what_they_are() -> None:
    enter = pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, scancode=pygame.KSCAN_RETURN, mod=0, unicode="\r")
    assert translated(RUSSIAN, enter) == [Key("return")]
    umlaut = pygame.Event(pygame.KEYDOWN, key=ord("ö"), scancode=pygame.KSCAN_SEMICOLON, mod=0, unicode="ö")
    assert translated(GERMAN, umlaut) == [Key("ö")]


def test_labels_are_those_of_the_keys_that_a_layout_has_no_letters_for() -> None:
    labels = Keyboard(find_in(RUSSIAN)).labels()
    assert (labels["z"], labels["h"], labels["p"]) == ("Я", "Р", "З")
    assert "1" not in labels
    assert Keyboard(find_in(GREEK)).labels()["f"] == "Φ"
    assert Keyboard(find_in(HEBREW)).labels() == {"q": "/", "w": "'"}, "no typeface has Hebrew letters"
    for latin in (GERMAN, FRENCH, DVORAK):
        assert Keyboard(find_in(latin)).labels() == {}


def test_sdl_is_asked_about_the_layout() -> None:
    pygame.display.init()
    assert scancode_of(pygame.K_z) == pygame.KSCAN_Z
    assert scancode_of(ord("я")) == 0
    assert Keyboard().labels() == {}


@pytest.fixture
def russian(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.ui.input.scancode_of", find_in(RUSSIAN))


def press(window: Rehearsal, place: str, mod: int = 0) -> None:
    down = pressed(RUSSIAN, place, mod)
    window.app.frame([down, pygame.Event(pygame.KEYUP, key=down.key, scancode=down.scancode, mod=mod)], FRAME)
    window.app.complete()


@pytest.mark.usefixtures("russian", "blank_drawings")
def test_shortcuts_of_the_table_work_on_a_russian_keyboard(tmp_path: Path) -> None:
    window = rehearse("table", SIZE, data=tmp_path)
    match = window.context.playing
    decided = match.journal.head
    press(window, "z", pygame.KMOD_LCTRL)
    assert match.journal.head < decided
    press(window, "y", pygame.KMOD_LCTRL)
    assert match.journal.head == decided
    press(window, "m")
    assert window.context.settings.muted
    press(window, "o")
    assert isinstance(window.context.stack.top, OverviewScene)


@pytest.mark.usefixtures("russian", "blank_drawings")
def test_a_search_begins_with_the_letter_on_the_key_and_goes_on_with_what_is_typed(tmp_path: Path) -> None:
    window = rehearse("cards", SIZE, data=tmp_path)
    scene = window.context.stack.top
    assert isinstance(scene, SearchScene)
    press(window, "z")
    assert (scene.field.text, scene.field.is_edited) == ("я", True)
    press(window, "m")
    window.app.frame([pygame.Event(pygame.TEXTINPUT, text="ь")], FRAME)
    assert scene.field.text == "яь"
    assert not window.context.settings.muted
    window.key("escape")
    press(window, "f", pygame.KMOD_LCTRL)
    assert (scene.field.text, scene.field.is_edited) == ("яь", True), "Ctrl+F types nothing"
    scene.handle(Text("!"))
    assert scene.field.text == "яь!"


@pytest.mark.usefixtures("russian", "blank_drawings")
def test_the_help_and_tips_name_what_stands_on_the_keys(tmp_path: Path) -> None:
    window = rehearse("help", SIZE, data=tmp_path)
    shown = [mark.name for mark in window.app.marks]
    assert "Я" in shown
    assert "Z" not in shown
    assert "1" in shown
    assert window.context.text("hint-button-tip").endswith("(Р)")
    assert window.context.text("matches-undo-tip").endswith("(Ctrl+Я).")


@pytest.mark.usefixtures("blank_drawings")
def test_another_layout_is_named_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window = rehearse("help", SIZE, data=tmp_path)
    assert "Z" in [mark.name for mark in window.app.marks]
    assert window.context.text("hint-button-tip").endswith("(H)")
    monkeypatch.setattr(window.context.keyboard, "_find", find_in(RUSSIAN))
    window.app.frame([pygame.Event(pygame.KEYMAPCHANGED)], FRAME)
    assert "Я" in [mark.name for mark in window.app.marks]
    assert window.context.text("hint-button-tip").endswith("(Р)")


@pytest.mark.parametrize("language", languages())
def test_no_text_of_the_window_names_a_letter_key_by_hand(language: str) -> None:
    by_hand = re.compile(r"\((Esc, )?[A-Z]\)|(Ctrl|Strg)\+[A-Z]\b")
    every = (locale_folder() / language).rglob("*.ftl")
    files = [file for file in every if not file.name.startswith(("cli", "access"))]
    found = [line for file in files for line in file.read_text("utf-8").splitlines() if by_hand.search(line)]
    assert found == []
