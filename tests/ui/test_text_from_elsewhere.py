"""Texts of others at the window: names, titles and what is typed may hold anything, and no scene ends by it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from game.fiftyfirst.match.setup import chosen
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.scenes.replay import ReplayScene
from game.kernel.seats import SeatSetup
from game.kernel.text import is_visible
from game.paths import matches_folder
from game.ui.rehearsal.driver import Rehearsal
from game.ui.window.crashed import FILE, take_note, tell_crash
from tests.kernel.test_text import HOSTILE
from tests.match.golden_matches import FOLDER

pytestmark = pytest.mark.usefixtures("blank_drawings")

SIZE = (1280, 720)
FIELDS = {"new_game": "name:A", "new_solo": "name", "cards": "library:search", "matches": "matches:search",
          "rulebook": "rulebook:search"}  # fmt: skip


@pytest.mark.parametrize(
    "name", [*HOSTILE, "\u202e\u200b", "a \ufe0f b", "W" * 20_000], ids=lambda name: ascii(name[:8])
)
def test_a_match_of_a_player_of_any_name_is_listed_and_watched(name: str, tmp_path: Path) -> None:
    head, _, rest = (FOLDER / "rules_2" / "base_2_players.jsonl").read_bytes().partition(b"\n")
    header = msgspec.json.decode(head)
    written = name.encode("utf-16", "surrogatepass").decode("utf-16", "replace")  # JSON of bytes knows no half pairs
    header["seats"][0]["name"] = written
    matches_folder(tmp_path).mkdir()
    (matches_folder(tmp_path) / "sent.jsonl").write_bytes(msgspec.json.encode(header) + b"\n" + rest)
    window = rehearse("matches", SIZE, data=tmp_path)
    window.settle()
    window.click("match:0")
    window.settle()
    window.click("act:watch")
    window.settle()
    window.key("l")
    window.settle()
    replay = window.context.stack.top
    assert isinstance(replay, ReplayScene)
    assert all(map(is_visible, replay.match.names["A"]))


@pytest.mark.parametrize("scene", FIELDS)
def test_anything_can_be_typed_and_pasted(scene: str, tmp_path: Path) -> None:
    window = rehearse(scene, SIZE, data=tmp_path)
    window.settle()
    window.click(FIELDS[scene])
    for typed in (*HOSTILE, "a \ufe0f b", "❤\ufe0f", "\n" * 5, "ﷺ" * 40):
        window.key("ctrl+backspace")
        window.type(typed)
        window.settle()


def test_a_name_that_shows_nothing_is_played_under_the_usual_one(tmp_path: Path) -> None:
    window = rehearse("new_game", SIZE, data=tmp_path)
    window.click("name:A")
    window.key("ctrl+backspace")
    window.type("\u200b\u202e\ufe0f")
    window.click("start")
    window.settle()
    assert window.context.playing.names["A"] == "Player 1"


def test_a_sign_without_a_width_stands_in_the_log(tmp_path: Path) -> None:
    window = rehearse("title", SIZE, data=tmp_path)
    window.context.director.start_match([SeatSetup("Anna \ufe0f"), SeatSetup("Ben \u200b")], chosen(("base",)), 5)
    keep(window)
    keep(window)
    window.key("l")
    window.settle()


def keep(window: Rehearsal) -> None:
    """Keep the first cards that may be kept."""
    match = window.context.playing
    match.submit(match.legal()[0])
    match.end_turn()
    window.context.director.advance()
    window.settle()


@pytest.mark.parametrize("report", ["a\0b", "\u200b", "x" * 5_000, "x\n" * 2_000])
def test_the_note_of_a_crash_may_hold_anything(report: str, tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(msgspec.json.encode({"report": report}))
    window = rehearse("title", SIZE, data=tmp_path)
    tell_crash(window.context, take_note(tmp_path))
    window.settle()
    [notice] = window.context.notices
    assert len(notice) < 1_000


def test_a_note_of_a_crash_beyond_measure_is_none(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(msgspec.json.encode({"report": "x" * 1_000_000}))
    assert take_note(tmp_path) is None
    assert not (tmp_path / FILE).exists()
