"""Imports go one way: cli > ui > match > bots > rules > cards > kernel; play knows no game and serves match, ui
and cli, wording serves ui and cli, files all that read what others may have written."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.kernel.journal import Entry
from tests.conftest import ROOT

MAY_IMPORT: dict[str, set[str]] = {
    "kernel": set(),
    "files": {"kernel"},
    "cards": {"kernel", "files"},
    "rules": {"cards", "kernel"},
    "play": {"kernel", "files"},
    "bots": {"play", "rules", "cards", "kernel", "files", "paths"},
    "match": {"games", "play", "bots", "rules", "cards", "kernel", "files", "paths"},
    "wording": {"rules", "cards", "kernel", "files", "paths"},
    "ui": {"fiftyfirst", "match", "play", "bots", "rules", "cards", "kernel", "files", "wording", "paths"},
    "cli": {"fiftyfirst", "ui", "match", "play", "bots", "rules", "cards", "kernel", "files", "wording", "paths"},
    "games": {"play"},
    "fiftyfirst": {"cli", "ui", "match", "play", "bots", "rules", "cards", "kernel", "files", "wording", "paths"},
    "paths": {"kernel", "files"},
    "__main__": {"start"},
    "start": {"games", "cli", "ui", "match", "play", "bots", "rules", "cards", "kernel", "wording", "paths"},
    "__init__": set(),
}
FORBIDDEN = {
    "kernel": {"random", "time", "datetime", "pygame", "os", "pathlib"},
    "rules": {"random", "time", "datetime", "pygame", "os", "pathlib"},
    "cards": {"random", "time", "datetime", "pygame"},
    "match": {"pygame"},
    "play": {"pygame"},
    "wording": {"pygame"},
    "bots": {"pygame"},
    "cli": {"pygame"},
}
UI_ORDER = (
    "art",
    "widgets",
    "motion",
    "sound",
    "running",
    "tabletop.plan",
    "tabletop.play",
    "tabletop.words",
    "tabletop.draw",
    "tabletop.moves",
    "table.plan",
    "table.play",
    "table.words",
    "table.draw",
    "table.moves",
    "table.sets",
    "scenes",
    "window",
    "rehearsal",
)
"""The rooms of the window: none imports one that stands behind it."""
SOURCES = sorted((ROOT / "game").rglob("*.py"))


def room_of(path: Path) -> str:
    """The package under game/ that a module belongs to, or its own name at the top."""
    return path.relative_to(ROOT / "game").parts[0].removesuffix(".py")


def imported(path: Path) -> Iterator[tuple[int, str]]:
    """Line and name of everything a module imports, also inside functions."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno} imports relatively"
            yield node.lineno, node.module or ""
            yield from ((node.lineno, f"{node.module}.{alias.name}") for alias in node.names)


def wrong_imports(path: Path, room: str) -> Iterator[str]:
    """What a module of ``room`` may not import, with its place."""
    place = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path.name
    for line, name in imported(path):
        parts = name.split(".")
        if parts[0] == "game" and len(parts) > 1 and parts[1] not in {room, "__version__"} | MAY_IMPORT[room]:
            yield f"{place}:{line} imports {name}"
        if parts[0] in FORBIDDEN.get(room, set()):
            yield f"{place}:{line} imports {name}"


def test_imports_go_one_way() -> None:
    assert [fault for path in SOURCES for fault in wrong_imports(path, room_of(path))] == []


def ui_room(name: str) -> int | None:
    """The place of a module of the window in their order; None for those that serve all of it."""
    inner = name.removeprefix("game.ui.")
    return next((rank for rank, room in enumerate(UI_ORDER) if f"{inner}.".startswith(f"{room}.")), None)


def turned_round(path: Path, name: str) -> Iterator[str]:
    """What a module of the window imports from a room behind its own, also inside functions."""
    here = ui_room(name)
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if here is not None and isinstance(node, ast.ImportFrom):
            there = ui_room(node.module or "") if (node.module or "").startswith("game.ui.") else None
            if there is not None and there > here:
                yield f"{name}:{node.lineno} imports {node.module}"


def test_the_rooms_of_the_window_have_an_order() -> None:
    found: list[str] = []
    for path in sorted((ROOT / "game/ui").rglob("*.py")):
        found += turned_round(path, ".".join(path.relative_to(ROOT).with_suffix("").parts))
    assert found == []


SECRET = ("GameState", "fold")
"""Names of the rules that hold or make whole states, hidden cards among them."""


def read_states(text: str) -> list[int]:
    """The lines that read the state or the journal of a match, or import what whole states are made with."""
    matches = ("match", "_match", "playing")
    found = []
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Attribute(attr="journal" | "state_after" | "evolve"):
                found.append(node.lineno)
            case ast.Attribute(attr="state", value=value):
                if getattr(value, "attr", getattr(value, "id", "")) in matches:
                    found.append(node.lineno)
            case ast.ImportFrom(module=str(module), names=names):
                if module.split(".")[-1] in SECRET or any(one.name in SECRET for one in names):
                    found.append(node.lineno)
            case ast.Import(names=names):
                if any(one.name.split(".")[-1] in SECRET for one in names):
                    found.append(node.lineno)
    return sorted(found)


def test_window_and_terminal_show_views() -> None:
    terminal = [*(ROOT / "game/cli").glob("text*.py"), *(ROOT / "game/cli").glob("plain*.py")]
    assert len(terminal) > 5
    for path in (*(ROOT / "game/ui").rglob("*.py"), *terminal):
        assert read_states(path.read_text(encoding="utf-8")) == [], f"{path} reads the state of a match"


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("def f(self, match):\n    match.status.round\n    self.match.state.round\n    match.state\n", [3, 4]),
        ("found = sight.standing.match.journal[3].events\nheld = match.journal.state_after(2)", [1, 2, 2]),
        ("from game.rules.state import Seat, GameState as Whole\n", [1]),
        ("from game.rules.events import fold as again\nimport game.rules.state.GameState\n", [1, 2]),
        ("after = event.evolve(before)\nfrom game.rules.view import TableView\n", [1]),
    ],
)
def test_a_state_that_is_read_is_found(text: str, lines: list[int]) -> None:
    assert read_states(text) == lines


def test_entries_of_a_match_hold_no_state() -> None:
    assert Entry.__struct_fields__ == ("number", "decision", "events")


def test_an_import_from_the_room_behind_is_found(tmp_path: Path) -> None:
    hand, scene = "game.ui.table.draw.cards", "game.ui.scenes.zoom"
    text = (
        f"from {hand} import draw_hand\nfrom game.ui.boxes import Box\ndef late():\n    from {scene} import ZoomScene\n"
    )
    here = "game.ui.table.play.place_boxes"
    assert list(turned_round(_module(tmp_path, text), here)) == [
        f"{here}:1 imports {hand}",
        f"{here}:4 imports {scene}",
    ]


def rules_imported_by(module: str) -> set[str]:
    """The modules of the rules that a module of the rules imports."""
    path = ROOT.joinpath(*module.split("."))
    source = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    names = {name for _, name in imported(source) if name.startswith("game.rules.")} if source.exists() else set()
    return {name for name in names if ROOT.joinpath(*name.split(".")).with_suffix(".py").exists()}


NAMING_SETS = {
    "parts.py",
    "agenda.py", "messages.py", "state.py", "view.py",
    "imagine.py", "notation.py",
}  # fmt: skip
"""The shared modules of the rules that name rooms of sets: registries, unions and what holds a part of each set,
and two that still know the Machines."""


def rooms_named(path: Path) -> set[str]:
    """The rooms of sets that a module of the rules imports."""
    names = [name.split(".") for _, name in imported(path) if name.startswith("game.rules.sets.")]
    return {parts[3] for parts in names} - {"part"}


def test_shared_rules_name_no_set() -> None:
    """All else asks the rows of sets (`game.rules.sets.part`). A module that names none any more leaves the list."""
    rules = ROOT / "game/rules"
    shared = [path for path in rules.rglob("*.py") if not path.is_relative_to(rules / "sets")]
    assert {path.relative_to(rules).as_posix() for path in shared if rooms_named(path)} == NAMING_SETS


def test_a_named_set_is_found(tmp_path: Path) -> None:
    module = _module(tmp_path, "from game.rules.sets.part import PARTS\nfrom game.rules.sets import moloch\n")
    assert rooms_named(module) == {"moloch"}


def test_nothing_else_in_the_rules_reads_notation() -> None:
    importing = {
        str(path.relative_to(ROOT))
        for path in (ROOT / "game/rules").rglob("*.py")
        if path.stem != "notation" and any(name.startswith("game.rules.notation") for _, name in imported(path))
    }
    assert not importing


def test_the_title_opens_without_the_rules() -> None:
    """They take longer to load than all else before the first frame."""
    asked = (
        "import sys, game.ui.window.opening, game.ui.scenes.title; from game.fiftyfirst.box import BOX; BOX.look();"
        "print('game.rules.state' in sys.modules)"
    )
    assert subprocess.check_output([sys.executable, "-c", asked], text=True, cwd=ROOT).splitlines()[-1] == "False"


def test_the_virtual_opponent_is_built_on_the_rules_and_not_the_other_way_round() -> None:
    """What `game.rules.solo` imports knows nothing of it, nor do the chapters: the judge hands them what one of the
    virtual opponents does (`game.rules.opponent.OpponentKind`)."""
    of_opponents = (*(ROOT / "game/rules/solo").glob("*.py"), *(ROOT / "game/rules/sets").glob("*/opponent.py"))
    solo = {
        f"game.rules.{'.'.join(path.relative_to(ROOT / 'game/rules').with_suffix('').parts)}" for path in of_opponents
    }
    chapters = {
        f"game.rules.{'.'.join(path.relative_to(ROOT / 'game/rules').with_suffix('').parts)}"
        for room in ("phases", "effects", "sets")
        for path in (ROOT / "game/rules" / room).rglob("*.py")
    }
    below, left = set[str](), list(solo)
    while left:
        found = rules_imported_by(left.pop()) - solo - below
        below |= found
        left += found
    assert {"game.rules.judge", "game.rules.state"} < below
    assert {name: wrong for name in (below | chapters) - solo if (wrong := rules_imported_by(name) & solo)} == {}


def test_a_wrong_import_is_found(tmp_path: Path) -> None:
    module = _module(tmp_path, "def late() -> None:\n    from game.ui.window.app import run\n    import random\n")
    found = list(wrong_imports(module, "rules"))
    assert found == [
        "module.py:2 imports game.ui.window.app",
        "module.py:2 imports game.ui.window.app.run",
        "module.py:3 imports random",
    ]
    assert list(wrong_imports(module, "cli")) == []


def _module(folder: Path, text: str) -> Path:
    path = folder / "module.py"
    path.write_text(text, encoding="utf-8")
    return path
