"""Text of others cannot control the terminal: its escapes, bells, returns and direction marks are never printed."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.fiftyfirst.match.match import Match
from tests.cli.conftest import Run

ROOT = Path(__file__).parent.parent.parent
STEERING = re.compile("[\0-\x09\x0b-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]")
EVE = "\x1b]0;gotcha\x07\x1b[2J\x1b[31mEve\r\u202e\x9b1m"


@pytest.fixture
def sent(match: Match, tmp_path: Path) -> Path:
    """A match whose names of players and of its file would control a terminal."""
    assert match.path is not None
    head, _, rest = match.path.read_bytes().partition(b"\n")
    header: dict[str, Any] = msgspec.json.decode(head)
    header["seats"][0]["name"] = EVE
    header["seats"][1]["name"] = "Bob\nA: pass"
    path = tmp_path / "elsewhere" / "\x1b[31mred\x07\u202e.jsonl"
    path.parent.mkdir()
    path.write_bytes(msgspec.json.encode(header) + b"\n" + rest)
    return path


@pytest.mark.slow
@pytest.mark.parametrize(
    "command",
    [
        ("import",), ("import", "--json"), ("replay",), ("replay", "--verify"), ("replay", "--at", 20),
        ("replay", "--json"), ("export",), ("export", "--json"),
    ],
    ids=str,
)  # fmt: skip
def test_no_control_character_of_a_match_reaches_the_terminal(
    run: Run, sent: Path, tmp_path: Path, command: tuple[str, ...]
) -> None:
    data = ("--data-dir", tmp_path / "data") if command[0] == "import" else ()
    told = run(command[0], sent, *command[1:], *data)
    assert told.code == 0, told.err
    assert not STEERING.search(told.out + told.err)
    assert "\nA: pass" not in told.out


def test_no_control_character_of_a_path_reaches_the_terminal(run: Run, tmp_path: Path) -> None:
    for command in ("import", "replay", "scenario"):
        told = run(command, tmp_path / "\x1b[31mno\x07\u202e.jsonl")
        assert told.code == 2
        assert not STEERING.search(told.out + told.err)


@pytest.mark.slow
@pytest.mark.parametrize("plain", [(), ("--plain",)])
def test_no_control_character_of_a_match_reaches_the_game_in_the_terminal(
    run: Run, sent: Path, plain: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = sent.read_bytes().splitlines(keepends=True)
    sent.write_bytes(b"".join(lines[: len(lines) // 2]).replace(b'"random"', b'"human"'))
    monkeypatch.setattr("sys.stdin", io.StringIO("\ntable\nlook B\nlog\nquit\n"))
    told = run("text", "--resume", sent, *plain)
    assert told.code == 0, told.err
    assert "Eve" in told.out
    assert not STEERING.search(told.out + told.err)


@pytest.mark.slow
@pytest.mark.parametrize("title", [r"T\e[31m", r"\u202eT", r"\u200b", r"a\0b", r"\ufe0f", "a\\nb"])
def test_titles_of_a_pack_have_only_visible_characters(run: Run, tmp_path: Path, title: str) -> None:
    pack = tmp_path / "packs" / "coast" / "cards.yaml"
    pack.parent.mkdir(parents=True)
    locations = "locations:\n- {id: pier, title: Pier, type: feature, distance: 1, spoils: {brick: 1}, categories: [], "
    locations += "deal: {brick: 1}, copies: 1, abilities: []}\n"
    for written in (f'title: "{title}"\n{locations}', locations.replace("Pier", f'"{title}"')):
        pack.write_text(written)
        told = run("cards", "--lint", pack)
        assert told.code == 1
        assert "expected a title" in told.err
        assert not STEERING.search(told.out + told.err)
        told = run("cards", "--data-dir", tmp_path)
        assert not STEERING.search(told.out + told.err)


def test_everything_is_printed_in_one_place() -> None:
    """Everything goes through `game.cli.command_line`; only `clear` sends a control sequence itself."""
    printing = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "game").rglob("*.py")
        if re.search(r"^\s+print\(", path.read_text("utf-8"), re.MULTILINE)
    }
    assert printing == {"game/cli/command_line.py", "game/cli/text_screen.py"}
