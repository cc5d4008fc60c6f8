"""The files of Metro 2033 are read strictly: each mistake is told with file, line, entry and what was expected."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

from game.metro2033.cards.reader import FILES, load_metro
from tests.metro2033.cards.edited import METRO_FILES, edited, refused, texts
from tests.yaml_text import data_of


class Mistake(NamedTuple):
    """A row of `mistakes.yaml`, in the file ``stem``."""

    stem: str
    change: str
    to: str
    says: str
    at: Mapping[str, str] | None = None

    def place(self, folder: Path) -> tuple[str, int]:
        """The file and the line that the sentence tells."""
        if self.at is None:
            before = texts()[self.stem].partition(self.change)[0]
            return str(folder / f"{self.stem}.yaml"), before.count("\n") + 1
        [(stem, start)] = self.at.items()
        lines = (folder / f"{stem}.yaml").read_text("utf-8").split("\n")
        [line] = [number for number, line in enumerate(lines, 1) if line.startswith(start)]
        return str(folder / f"{stem}.yaml"), line


MISTAKES = [
    Mistake(stem, **row)
    for stem, rows in data_of(Path(__file__).with_name("mistakes.yaml").read_text("utf-8")).items()
    for row in rows
]


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: mistake.says)
def test_a_mistake_is_told_with_its_place(tmp_path: Path, mistake: Mistake) -> None:
    assert mistake.change in texts()[mistake.stem]
    error = refused(edited(tmp_path, mistake.stem, lambda text: text.replace(mistake.change, mistake.to, 1)))
    assert error.message == mistake.says
    assert (error.file, error.line) == mistake.place(tmp_path)


def without(line: str) -> Callable[[str], str]:
    """A change that takes away a line."""
    return lambda text: text.replace(f"{line}\n", "")


def without_last(start: str) -> Callable[[str], str]:
    """A change that takes away the last line that begins so."""

    def change(text: str) -> str:
        lines = text.split("\n")
        lines.pop(max(number for number, line in enumerate(lines) if line.startswith(start)))
        return "\n".join(lines)

    return change


def without_all_of(station: str) -> Callable[[str], str]:
    """A change that takes away a station with its tunnels and passages."""
    return lambda text: "".join(line for line in text.splitlines(keepends=True) if station not in line)


def with_a_seventh(text: str) -> str:
    """Factions with one more, whose homes are those of another."""
    fresh = text.partition("factions:\n")[2].partition("- id: confederation")[0]
    return text.replace("bandits]", "bandits, seventh]") + fresh.replace("id: arbat", "id: seventh").replace(
        "{en: Arbat Confederation", "{en: Seventh"
    )


def stronger(least: int) -> Callable[[str], str]:
    """A change that makes the threats of stage II stronger."""

    def change(text: str) -> str:
        before, stage, after = text.partition("stage_2:")
        return before + stage + re.sub(r"strength: \d+", f"strength: {least}", after)

    return change


@pytest.mark.parametrize(
    ("stem", "change", "says"),
    [
        ("heroes", without_last("- {id"), "expected 6 heroes, not 5"),
        ("threats", without_last("- {id"), "expected 18 threats of stage II, not 17"),
        ("threats", lambda text: re.sub("- {id: open_hatch.*\n", "", text), "expected 18 threats of stage I, not 17"),
        ("equipment", without_last("- {id"), "expected 18 cards of equipment, not 17"),
        ("laws", without_last("- {id"), "expected 7 laws, not 6"),
        ("battle_cards", without_last("- {id: feint"), "expected 7 battle cards, not 6"),
        ("round_track", without_last("- {id"), "expected 6 spaces of the loop, not 5"),
        ("quests", without_last("- {id: second"), "expected 18 quests, not 17"),
        (
            "quests",
            lambda text: text.replace("condition: champion", "condition: slayer"),
            "condition slayer: expected 2 quests with this condition, not 4",
        ),
        ("threats", stronger(9), "expected a threat of at most 8 in a stage"),
        (
            "map",
            without_last("- {id: avtozavodskaya"),
            "tunnel avtozavodskaya – paveletskaya_green: expected a station",
        ),
        ("map", without_all_of("suvorovskaya"), "expected 13 stations of the zone 'hansa', not 12"),
        ("map", without_all_of("aleksandrovsky_sad"), "expected 4 stations of the zone 'polis', not 3"),
        ("map", without_all_of("avtozavodskaya"), "zone bandits: expected 9 stations in this zone, not 8"),
        ("factions", with_a_seventh, "expected the zone 'seventh'"),
        ("laws", lambda _: "laws: []\n", "expected at least one law"),
        ("laws", lambda _: "laws: 7\n", "expected a list of entries, each of them a law, not 7"),
        ("laws", lambda _: "laws: [ceasefire]\n", "law without id: expected"),
        ("laws", lambda _: "- ceasefire\n", "expected a file of laws, not a list"),
        ("laws", lambda _: "ceasefire\n", "expected a file of laws, not 'ceasefire'"),
        ("laws", lambda _: "laws: [\n", "expected YAML"),
        ("laws", lambda text: text + "laws: []\n", "'laws' is given twice"),
    ],
)
def test_what_is_wrong_in_a_list_is_told(tmp_path: Path, stem: str, change: Callable[[str], str], says: str) -> None:
    error = refused(edited(tmp_path, stem, change))
    assert error.message.startswith(says)
    assert Path(error.file or "").name == ("map.yaml" if change is with_a_seventh else f"{stem}.yaml")
    assert error.line is not None


@pytest.mark.parametrize("stem", FILES)
def test_every_file_must_be_there(tmp_path: Path, stem: str) -> None:
    (edited(tmp_path, stem, str) / f"{stem}.yaml").unlink()
    error = refused(tmp_path)
    assert (error.file, error.message) == (
        str(tmp_path / f"{stem}.yaml"),
        "the file cannot be opened: No such file or directory",
    )


@pytest.mark.parametrize("stem", FILES)
def test_no_file_is_empty(tmp_path: Path, stem: str) -> None:
    assert refused(edited(tmp_path, stem, lambda _: "")).message == "the file is empty"


@pytest.mark.slow
@pytest.mark.parametrize("stem", FILES)
def test_no_entry_can_be_left_out(tmp_path: Path, stem: str) -> None:
    """Something else needs it, or there are too few."""
    lines = texts()[stem].split("\n")
    for left_out in (line for line in lines if line.startswith("- {")):
        error = refused(edited(tmp_path, stem, without(left_out)))
        assert (error.file or "").startswith(str(tmp_path))
        assert error.line is not None


def test_the_files_of_the_game_have_no_mistake() -> None:
    load_metro(METRO_FILES)
