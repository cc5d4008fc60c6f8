"""Imports go one way: cli > ui > match > play > kernel, wording serves ui and cli, files all that read what others may
have written. None of these rooms imports a game, and no game another one; `game.games` names the module of each."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from game.kernel.journal import Entry
from tests.conftest import ROOT

SHARED: dict[str, set[str]] = {
    "kernel": set(),
    "files": {"kernel"},
    "paths": {"kernel", "files"},
    "play": {"kernel", "files"},
    "match": {"play", "kernel", "files", "paths"},
    "wording": {"kernel", "files", "paths"},
    "ui": {"match", "play", "kernel", "files", "wording", "paths"},
    "cli": {"ui", "match", "play", "kernel", "files", "wording", "paths"},
    "games": {"play"},
    "start": {"games", "cli", "ui", "match", "play", "kernel", "wording", "paths"},
    "__main__": {"start"},
    "__init__": set(),
}
"""Each room that serves all games -> the rooms that it may import."""

ROOMS_OF_FIFTYFIRST: dict[str, set[str]] = {
    "cards": set(),
    "rules": {"cards"},
    "bots": {"rules", "cards"},
    "match": {"bots", "rules", "cards"},
    "wording": {"rules", "cards"},
    "art": {"wording", "cards"},
    "table": {"art", "wording", "match", "rules", "cards"},
    "scenes": {"of_context", "table", "art", "wording", "match", "rules", "cards"},
    "cli": {"art", "wording", "match", "bots", "rules", "cards"},
}
"""Each room of 51st State -> the other ones of it that it may import. Its modules beside them put them together."""

ROOMS_OF_METRO: dict[str, set[str]] = {
    "cards": set(),
    "rules": {"cards"},
    "bots": {"rules", "cards"},
    "match": {"bots", "rules", "cards"},
    "wording": {"rules", "cards"},
    "art": {"wording", "cards"},
    "table": {"of_context", "art", "wording", "match", "rules", "cards"},
    "scenes": {"of_context", "table", "art", "wording", "match", "rules", "cards"},
    "cli": {"art", "wording", "match", "bots", "rules", "cards"},
}
"""The same of Metro 2033."""

SERVED_BY: dict[str, set[str]] = {
    "cards": {"kernel", "files"},
    "rules": {"kernel"},
    "bots": {"play", "kernel", "files", "paths"},
    "match": {"match", "play", "kernel", "files", "paths"},
    "wording": {"wording", "kernel", "files", "paths"},
    "art": {"ui", "wording", "kernel", "files", "paths"},
    "table": {"ui", "wording", "match", "play", "kernel", "files", "paths"},
    "scenes": {"ui", "wording", "match", "play", "kernel", "files", "paths"},
    "cli": set(SHARED),
}
"""Each room that a game may have -> the shared rooms that it may import."""

OF_GAMES = {"fiftyfirst": ROOMS_OF_FIFTYFIRST, "metro2033": ROOMS_OF_METRO}

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
"""Libraries that a room does without, be it a game's or one of all."""
UI_ORDER = (
    "art",
    "widgets",
    "motion",
    "sound",
    "running",
    "table.plan",
    "table.play",
    "table.words",
    "table.draw",
    "table.moves",
    "scenes",
    "window",
    "rehearsal",
)
"""The rooms of the window: none imports one that stands behind it."""
TABLE_ORDER = ("plan", "play", "words", "draw", "moves", "sets")
"""Those of the table of 51st State."""
SOURCES = sorted((ROOT / "game").rglob("*.py"))


class Room(NamedTuple):
    """A package under game/, or a module at its top, and what it may import. Rooms of a game are named after it:
    `fiftyfirst.rules`."""

    name: str
    may_import: set[str]
    without: set[str]


def room_of(module: str) -> Room:
    """The room of a module: `game.fiftyfirst.rules.state` is one of `fiftyfirst.rules`, `game.ui.page` of `ui`."""
    top, inner = [*module.split(".")[1:3], "__init__", ""][:2]
    if top not in OF_GAMES:
        return Room(top, SHARED[top], FORBIDDEN.get(top, set()))
    rooms = OF_GAMES[top]
    if inner not in rooms:
        return Room(top, {*SHARED, *(f"{top}.{other}" for other in rooms), top}, set())
    own = {top if other not in rooms else f"{top}.{other}" for other in rooms[inner]}
    return Room(f"{top}.{inner}", SERVED_BY[inner] | own, FORBIDDEN.get(inner, set()))


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def imported(path: Path) -> Iterator[tuple[int, str]]:
    """Line and name of everything a module imports, also inside functions."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno} imports relatively"
            yield node.lineno, node.module or ""
            yield from ((node.lineno, f"{node.module}.{alias.name}") for alias in node.names)


def wrong_imports(path: Path, module: str) -> Iterator[str]:
    """What a module may not import, with its place."""
    place = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path.name
    room = room_of(module)
    for line, name in imported(path):
        parts = name.split(".")
        is_of_game = parts[0] == "game" and len(parts) > 1 and parts[1] != "__version__"
        if is_of_game and room_of(name).name not in {room.name} | room.may_import:
            yield f"{place}:{line} imports {name}"
        if parts[0] in room.without:
            yield f"{place}:{line} imports {name}"


def test_imports_go_one_way() -> None:
    assert [fault for path in SOURCES for fault in wrong_imports(path, module_of(path))] == []


def test_every_game_has_its_folder() -> None:
    assert {path.parent.name for path in (ROOT / "game").glob("*/box.py")} == set(OF_GAMES)


class Order(NamedTuple):
    """A package with the order of its rooms: none imports one that stands behind it."""

    package: str
    rooms: Sequence[str]

    def rank(self, name: str) -> int | None:
        """The place of a module in the order; None for those that serve all of the package, and those outside it."""
        if not name.startswith(f"{self.package}."):
            return None
        inner = name.removeprefix(f"{self.package}.")
        return next((rank for rank, room in enumerate(self.rooms) if f"{inner}.".startswith(f"{room}.")), None)

    def turned_round(self, path: Path, name: str) -> Iterator[str]:
        """What a module imports from a room behind its own, also inside functions."""
        here = self.rank(name)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if here is not None and isinstance(node, ast.ImportFrom):
                there = self.rank(node.module or "")
                if there is not None and there > here:
                    yield f"{name}:{node.lineno} imports {node.module}"


WINDOW = Order("game.ui", UI_ORDER)
TABLE = Order("game.fiftyfirst.table", TABLE_ORDER)


@pytest.mark.parametrize("order", [WINDOW, TABLE])
def test_the_rooms_of_window_and_table_have_an_order(order: Order) -> None:
    found: list[str] = []
    for path in sorted(ROOT.joinpath(*order.package.split(".")).rglob("*.py")):
        found += order.turned_round(path, module_of(path))
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
    own = ROOT / "game/fiftyfirst"
    names = ("text*.py", "plain*.py", "narrated.py", "notices.py")
    terminal = [path for room in (ROOT / "game/cli", own / "cli") for name in names for path in room.glob(name)]
    assert len(terminal) > 10
    folders = (ROOT / "game/ui", *(own / room for room in ("art", "table", "scenes")))
    for path in (*terminal, *(path for folder in folders for path in folder.rglob("*.py"))):
        assert read_states(path.read_text(encoding="utf-8")) == [], f"{path} reads the state of a match"


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("def f(self, match):\n    match.status.round\n    self.match.state.round\n    match.state\n", [3, 4]),
        ("found = sight.standing.match.journal[3].events\nheld = match.journal.state_after(2)", [1, 2, 2]),
        ("from game.fiftyfirst.rules.state import Seat, GameState as Whole\n", [1]),
        (
            "from game.fiftyfirst.rules.events import fold as again\nimport game.fiftyfirst.rules.state.GameState\n",
            [1, 2],
        ),
        ("after = event.evolve(before)\nfrom game.fiftyfirst.rules.view import TableView\n", [1]),
    ],
)
def test_a_state_that_is_read_is_found(text: str, lines: list[int]) -> None:
    assert read_states(text) == lines


def test_entries_of_a_match_hold_no_state() -> None:
    assert Entry.__struct_fields__ == ("number", "decision", "events")


def test_an_import_from_the_room_behind_is_found(tmp_path: Path) -> None:
    labels, scene = "game.ui.table.labels", "game.ui.scenes.zoom"
    text = f"from {labels} import Label\ndef late():\n    from {scene} import ZoomScene\n"
    here = "game.ui.table.play.modes"
    assert list(WINDOW.turned_round(_module(tmp_path, text), here)) == [f"{here}:3 imports {scene}"]
    hand, here = "game.fiftyfirst.table.draw.cards", "game.fiftyfirst.table.play.place_boxes"
    text = f"from {hand} import draw_hand\nfrom game.ui.boxes import Box\n"
    assert list(TABLE.turned_round(_module(tmp_path, text), here)) == [f"{here}:1 imports {hand}"]


RULES, RULES_FOLDER = "game.fiftyfirst.rules", ROOT / "game/fiftyfirst/rules"


def rules_imported_by(module: str) -> set[str]:
    """The modules of the rules that a module of the rules imports."""
    path = ROOT.joinpath(*module.split("."))
    source = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    names = {name for _, name in imported(source) if name.startswith(f"{RULES}.")} if source.exists() else set()
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
    names = [name.split(".") for _, name in imported(path) if name.startswith(f"{RULES}.sets.")]
    return {parts[4] for parts in names} - {"part"}


def test_shared_rules_name_no_set() -> None:
    """All else asks the rows of sets (`rules.sets.part`). A module that names none any more leaves the list."""
    shared = [path for path in RULES_FOLDER.rglob("*.py") if not path.is_relative_to(RULES_FOLDER / "sets")]
    assert {path.relative_to(RULES_FOLDER).as_posix() for path in shared if rooms_named(path)} == NAMING_SETS


def test_a_named_set_is_found(tmp_path: Path) -> None:
    module = _module(tmp_path, f"from {RULES}.sets.part import PARTS\nfrom {RULES}.sets import moloch\n")
    assert rooms_named(module) == {"moloch"}


def test_nothing_else_in_the_rules_reads_notation() -> None:
    importing = {
        str(path.relative_to(ROOT))
        for path in RULES_FOLDER.rglob("*.py")
        if path.stem != "notation" and any(name.startswith(f"{RULES}.notation") for _, name in imported(path))
    }
    assert not importing


def test_the_title_opens_without_the_rules() -> None:
    """They take longer to load than all else before the first frame."""
    asked = (
        "import sys, game.ui.window.opening, game.ui.scenes.title.scene; from game.fiftyfirst.box import BOX;"
        "BOX.look();"
        "print('game.fiftyfirst.rules.state' in sys.modules)"
    )
    assert subprocess.check_output([sys.executable, "-c", asked], text=True, cwd=ROOT).splitlines()[-1] == "False"


def test_the_virtual_opponent_is_built_on_the_rules_and_not_the_other_way_round() -> None:
    """What `rules.solo` imports knows nothing of it, nor do the chapters: the judge hands them what one of the virtual
    opponents does (`rules.opponent.OpponentKind`)."""
    solo = set(map(module_of, (*(RULES_FOLDER / "solo").glob("*.py"), *(RULES_FOLDER / "sets").glob("*/opponent.py"))))
    rooms = ("phases", "effects", "sets")
    chapters = {module_of(path) for room in rooms for path in (RULES_FOLDER / room).rglob("*.py")}
    below, left = set[str](), list(solo)
    while left:
        found = rules_imported_by(left.pop()) - solo - below
        below |= found
        left += found
    assert {f"{RULES}.judge", f"{RULES}.state"} < below
    assert {name: wrong for name in (below | chapters) - solo if (wrong := rules_imported_by(name) & solo)} == {}


IMPORTING = """
def late() -> None:
    from game.ui.window.app import run
    import random
    from game.fiftyfirst.rules.state import Seat
    import game.fiftyfirst.box
"""


@pytest.mark.parametrize(
    ("module", "lines"),
    [
        (f"{RULES}.decide", [3, 3, 4, 6]),
        ("game.fiftyfirst.table.sight", [6]),
        ("game.fiftyfirst.game_table", []),
        ("game.ui.table.sight", [5, 5, 6]),
        ("game.match.library.index", [3, 3, 5, 5, 6]),
        ("game.start", [5, 5, 6]),
    ],
)
def test_a_wrong_import_is_found(tmp_path: Path, module: str, lines: list[int]) -> None:
    found = [line.split()[0] for line in wrong_imports(_module(tmp_path, IMPORTING), module)]
    assert found == [f"module.py:{line}" for line in lines]


def _module(folder: Path, text: str) -> Path:
    path = folder / "module.py"
    path.write_text(text, encoding="utf-8")
    return path
