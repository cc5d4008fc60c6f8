"""What a player has chosen is kept: whole or not at all, and nothing that is there is lost without a word."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path

import pytest

from game.fiftyfirst.box import BOX
from game.fiftyfirst.rehearsal import rehearse
from game.match.library.notes import FILE as NOTES
from game.paths import exports_folder, matches_folder
from game.ui import settings as module
from game.ui.scenes.settings import LINES, MOST_LINES, PAGES
from game.ui.settings import FILE, SET_ASIDE, LastAlone, LastSeat, Settings, Trouble, read_settings, write_settings
from game.ui.window.app import App
from game.ui.window.opening import run
from tests.ui.table_person import texts

CHOSEN = Settings(1.5, "fast", "open", True, "press", False, True,
                  (LastSeat("Zoë", "human", "new_york"), LastSeat("", "random")),
                  LastAlone("borgo", "Zoë", None, {"borgo.extra_brawlers": 2, "tokens_limited": True}))  # fmt: skip


def read(folder: Path) -> tuple[Settings, list[Trouble]]:
    troubles: list[Trouble] = []
    return read_settings(folder, troubles.append), troubles


def put(folder: Path, text: str | bytes) -> Path:
    path = folder / FILE
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def test_what_was_chosen_is_read_again(tmp_path: Path) -> None:
    write_settings(tmp_path / "new" / "folder", CHOSEN)
    assert read(tmp_path / "new" / "folder") == (CHOSEN, [])
    assert [path.name for path in (tmp_path / "new" / "folder").iterdir()] == [FILE]


def test_without_a_file_the_usual_values_hold(tmp_path: Path) -> None:
    assert read(tmp_path) == (Settings(), [])
    assert read(tmp_path / "nowhere") == (Settings(), [])


def test_an_older_file_keeps_what_it_says(tmp_path: Path) -> None:
    put(tmp_path, '{"text_scale": 1.3}')
    assert read(tmp_path) == (Settings(text_scale=1.3), [])


def test_a_newer_file_keeps_what_this_program_does_not_know(tmp_path: Path) -> None:
    path = put(tmp_path, '{"speed": "slow", "pointer": "large", "sound": {"volume": 3}}')
    assert read(tmp_path) == (Settings(speed="slow"), [])
    write_settings(tmp_path, CHOSEN)
    written = json.loads(path.read_text("utf-8"))
    assert (written["pointer"], written["sound"], written["speed"]) == ("large", {"volume": 3}, "fast")
    assert not (tmp_path / SET_ASIDE).exists()


@pytest.mark.parametrize(
    "text",
    [b"", b"{", b"[]", b"7", b"null", b"\xff\xfe{}", b"{}{}", b'{"speed": "fast",}', b"\x00" * 40, b"[" * 100_000,
     b'{"' + b"x" * 50_000],
)  # fmt: skip
def test_a_damaged_file_is_told_and_set_aside_before_new_settings_are_written(text: bytes, tmp_path: Path) -> None:
    path = put(tmp_path, text)
    assert read(tmp_path) == (Settings(), [Trouble("damaged", path)])
    assert path.read_bytes() == text, "reading changes nothing"
    write_settings(tmp_path, CHOSEN)
    assert (tmp_path / SET_ASIDE).read_bytes() == text
    assert read(tmp_path) == (CHOSEN, [])


@pytest.mark.parametrize(
    "wrong",
    ['"speed": "ludicrous"', '"always_pay": "yes"', '"fullscreen": 1', '"text_scale": null', '"handover": ["open"]',
     '"text_scale": "large"', '"seats": [{"name": 3}]', '"seats": 4'],
)  # fmt: skip
def test_one_wrong_value_does_not_spoil_the_others(wrong: str, tmp_path: Path) -> None:
    path = put(tmp_path, f'{{"end_of_turn": "press", {wrong}}}')
    assert read(tmp_path) == (Settings(end_of_turn="press"), [Trouble("damaged", path)])
    write_settings(tmp_path, CHOSEN)
    assert wrong in (tmp_path / SET_ASIDE).read_text("utf-8")


@pytest.mark.parametrize(
    ("scale", "nearest"), [("1e300", 2.0), ("-4", 0.8), ("1.24", 1.3), ("2", 2.0), ("1" * 400, 1.0)]
)
def test_any_text_scale_becomes_one_that_can_be_chosen(scale: str, nearest: float, tmp_path: Path) -> None:
    put(tmp_path, f'{{"text_scale": {scale}}}')
    assert read(tmp_path)[0].text_scale == nearest


@pytest.mark.parametrize(
    "wrong",
    [
        {"window": {"width": 20_000, "height": 20_000}},
        {"window": {"width": 2**40, "height": 5}},
        {"window": {"width": -5, "height": -5}},
        {"window": {"width": 800, "height": 600, "x": 2**40, "y": 0}},
        {"window": {"width": 800, "height": 600, "screens": [[1, 1]] * 100}},
        {"seats": [{"name": "Anna", "player": "human"}] * 7},
        {"seats": [{"name": "W" * 10**5, "player": "human"}]},
        {"solo": {"opponent": "x" * 61}},
        {"solo": {"opponent": "borgo", "options": {"x" * 61: True}}},
        {"solo": {"opponent": "borgo", "options": {str(number): True for number in range(101)}}},
        {"sets": ["base"] * 101},
        {"language": "x" * 10**5},
    ],
)
def test_a_value_that_cannot_be_is_the_usual_one_and_the_rest_holds(wrong: dict[str, object], tmp_path: Path) -> None:
    put(tmp_path, json.dumps({"muted": True, **wrong}))
    troubles: list[Trouble] = []
    assert read_settings(tmp_path, troubles.append) == Settings(muted=True)
    assert [trouble.kind for trouble in troubles] == ["damaged"]


@pytest.mark.slow
def test_every_cut_and_every_changed_byte_is_survived(tmp_path: Path) -> None:
    write_settings(tmp_path, CHOSEN)
    whole = (tmp_path / FILE).read_bytes()
    damaged = [whole[:end] for end in range(0, len(whole), 7)]
    damaged += [
        whole[:place] + bytes([byte]) + whole[place + 1 :] for place in range(len(whole)) for byte in (0, 34, 200)
    ]
    for text in damaged:
        put(tmp_path, text)
        settings, troubles = read(tmp_path)
        assert len(troubles) <= 1
        write_settings(tmp_path, settings)
        assert read(tmp_path) == (settings, [])


def test_a_file_that_cannot_be_read_is_told_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    settings, (trouble,) = read(tmp_path)
    assert (settings, trouble.kind) == (Settings(), "unread")
    assert trouble.reason
    with pytest.raises(OSError, match="directory"):
        write_settings(tmp_path, CHOSEN)
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


def test_a_full_disk_leaves_the_old_file_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_settings(tmp_path, CHOSEN)

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_settings(tmp_path, Settings())
    assert read(tmp_path) == (CHOSEN, [])
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


# ------------------------------------------------------------------ in the window
def test_every_choice_holds_at_once_and_is_kept(tmp_path: Path) -> None:
    window = rehearse("settings", (1280, 720), data=tmp_path)
    before = next(mark.px for mark in window.app.marks if mark.name == "Slow")
    for choice in ("text_scale:1.5", "speed:fast"):
        window.click(f"setting:{choice}")
    window.click("page:play")
    for choice in ("handover:open", "always_pay:true", "end_of_turn:press"):
        window.click(f"setting:{choice}")
    window.click("page:picture")
    window.settle()
    assert next(mark.px for mark in window.app.marks if mark.name == "Slow") > before
    assert read(tmp_path) == (Settings(1.5, "fast", "open", True, "press"), [])


def test_a_setting_says_what_it_does_now(tmp_path: Path) -> None:
    window = rehearse("settings", (1280, 720), data=tmp_path)
    window.click("page:play")
    window.settle()
    assert "The hand stays face down" in texts(window)
    window.click("setting:handover:open")
    window.settle()
    assert "is open at once" in texts(window)


def test_settings_that_cannot_be_kept_hold_and_say_so_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    window = rehearse("settings", (1280, 720), data=tmp_path / "file")
    window.click("setting:speed:slow")
    window.settle()
    assert window.context.settings.speed == "slow"
    assert texts(window).count("could not be saved") == 1


def test_f11_covers_the_screen_and_is_remembered(tmp_path: Path) -> None:
    window = rehearse("title", (1280, 720), data=tmp_path)
    window.key("f11")
    assert window.context.fullscreen
    assert read(tmp_path)[0].fullscreen
    window.key("f11")
    assert not read(tmp_path)[0].fullscreen
    assert window.surface.get_size() == (1280, 720), "the window is as large as before"


def test_what_holds_for_one_run_only_is_not_kept(tmp_path: Path) -> None:
    window = rehearse("settings", (1280, 720), data=tmp_path)
    window.context.fullscreen = True
    window.click("setting:speed:fast")
    assert not read(tmp_path)[0].fullscreen


def test_the_values_to_choose_from_are_those_of_the_file() -> None:
    assert Settings().text_scale in module.TEXT_SCALES
    assert Settings().speed in module.SPEEDS
    assert Settings().handover in module.HANDOVERS


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[App]:
    """The windows that `run` opens; they are closed after their first frame."""
    windows: list[App] = []

    def one_frame(app: App) -> None:
        windows.append(app)
        app.frame((), 16)

    monkeypatch.setattr(App, "loop", one_frame)
    monkeypatch.setattr("pygame.quit", lambda: None)  # the fonts of other tests stay
    return windows


def test_damaged_settings_are_told_when_the_window_opens(tmp_path: Path, opened: list[App]) -> None:
    put(tmp_path, "{")
    assert run(BOX, data=tmp_path) == 0
    (told,) = opened[0].context.notices
    assert told == f"Some of your settings could not be understood, so the defaults apply instead: {tmp_path / FILE}."
    assert (tmp_path / FILE).read_text() == "{", "nothing was chosen yet"


def test_stored_settings_hold_from_the_first_frame(tmp_path: Path, opened: list[App]) -> None:
    write_settings(tmp_path, CHOSEN)
    run(BOX, data=tmp_path)
    context = opened[0].context
    assert (context.settings, context.metrics.text_scale, context.fullscreen) == (CHOSEN, 1.5, True)


@pytest.mark.usefixtures("opened")
def test_leftovers_of_killed_writes_are_cleared_when_the_window_opens(tmp_path: Path) -> None:
    matches, exports = matches_folder(tmp_path), exports_folder(tmp_path)
    left = [tmp_path / f"{NOTES}.5.new", matches / ".a.jsonl.5.new", exports / ".a.txt.5.new"]
    for path in left:
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(b"half of")
        os.utime(path, (1_000_000, 1_000_000))
    run(BOX, data=tmp_path)
    assert [path for path in left if path.exists()] == []


def test_full_screen_by_the_command_line_is_not_kept(tmp_path: Path, opened: list[App]) -> None:
    run(BOX, data=tmp_path, fullscreen=True)
    context = opened[0].context
    assert context.fullscreen
    assert not context.settings.fullscreen


def test_settings_lie_on_pages_that_keys_and_clicks_turn(tmp_path: Path) -> None:
    window = rehearse("settings", (1280, 720), data=tmp_path)

    def shown() -> set[str]:
        window.settle()
        return {mark.name.split(":")[1] for mark in window.app.marks if mark.name.startswith("setting:")}

    pages = [{line.field for line in page.lines} for page in PAGES]
    seen = [shown()]
    for _ in range(len(PAGES)):
        window.key("page down")
        seen.append(shown())
    assert seen == [*pages, pages[0]]
    window.key("page up")
    assert shown() == pages[-1]
    window.click(f"page:{PAGES[0].name}")
    assert shown() == pages[0]


def test_no_page_of_the_settings_holds_more_than_fits() -> None:
    assert all(len(page.lines) <= MOST_LINES for page in PAGES)
    assert len(LINES) == sum(len(page.lines) for page in PAGES), "a setting stands on one page only"
