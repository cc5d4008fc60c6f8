"""The README is run: what it shows as Python works as it says, and what it names exists."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import pytest

from game.__main__ import main
from game.fiftyfirst.cards.catalog import load_catalog
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules.opponent import HARDEST
from game.fiftyfirst.rules.solo.kinds import KINDS
from game.fiftyfirst.wording.wording import Wording
from game.paths import cards_folder
from tests.conftest import ROOT
from tests.ui.menu_person import texts

README = ROOT / "README.md"


def test_the_example_works() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert tried > 5
    assert failed == 0


def test_the_pictures_exist() -> None:
    pictures = re.findall(r"!\[[^]]*\]\(([^)]+)\)", README.read_text("utf-8"))
    assert pictures
    assert [picture for picture in pictures if not (ROOT / picture).is_file()] == []


def _found(pattern: str) -> str:
    """The one place of the README that is written like this."""
    (found,) = re.findall(pattern, README.read_text("utf-8"), re.DOTALL)
    return str(found)


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """The pack of one card, installed in a data folder as the README says."""
    file = tmp_path / _found(r"`(packs/\w+/\w+\.yaml)`:\n")
    file.parent.mkdir(parents=True)
    file.write_text(_found(r"```yaml\n(.*?)```"), "utf-8")
    return file


def _check_it(data: Path) -> int:
    """Run the check as it is written, but in this data folder."""
    line = _found(r"```sh\n\.venv/bin/python -m game (cards --lint [^\n]*)\n```")
    return main([*shlex.split(line.replace("~/.local/share/fiftyfirst", str(data))), "--data-dir", str(data)])


@pytest.mark.slow
def test_the_pack_of_one_card_is_played_with(pack: Path, tmp_path: Path) -> None:
    assert _check_it(tmp_path) == 0
    window = rehearse("new_game", (1280, 720), data=tmp_path)
    window.click("variants")
    assert _found(r"has a box to tick, \*(.*?)\*") in texts(window)
    window.click(f"set:{pack.parent.name}")
    window.click("start")
    assert (
        window.context.playing.state.deck.count(pack.stem)
        + sum(player.hand.count(pack.stem) for player in window.context.playing.state.players)
        == 2
    ), "two more cards in the deck"


def test_the_table_of_opponents_has_the_shares_that_the_game_shows() -> None:
    words = Wording(load_catalog(cards_folder()), "en")
    rows = re.findall(r"^\| (.+?) \| .+? \| (\d+) % \|", README.read_text("utf-8"), re.MULTILINE)
    assert {name: int(share) / 100 for name, share in rows} == {
        words.opponent(kind): opponent.won_by_expert for kind, opponent in KINDS.items()
    }
    assert {opponent.difficulty for opponent in KINDS.values()} == set(range(1, HARDEST + 1))


def test_the_check_says_the_same_as_the_game(pack: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack.write_text(pack.read_text("utf-8").replace("type: production", "type: lighthouse"), "utf-8")
    assert _check_it(tmp_path) == 1
    sentence = capsys.readouterr().err.strip()
    assert sentence.startswith(f"{pack}:5: location 'lighthouse': expected a row type")
    assert sentence in texts(rehearse("new_game", (1280, 720), data=tmp_path))


def test_the_copy_of_a_card_that_is_there_already_is_one_more(pack: Path, tmp_path: Path) -> None:
    pack.write_text(pack.read_text("utf-8") + _found(r"`(reprints: [^`]*)`") + "\n", "utf-8")
    window = rehearse("new_game", (1280, 720), data=tmp_path)
    assert len(window.context.content.deck([pack.parent.name])) == 3
