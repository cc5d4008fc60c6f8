"""Whatever has attention in any scene, the words about it and the card beside them hide nothing that can be pressed or
chosen, and not the thing that they are about."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from itertools import product
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.fiftyfirst.rehearsal import rehearse, stock
from game.ui.rehearsal.driver import STILL, Rehearsal
from game.ui.settings import Settings
from tests.ui.menu_person import FULL_TABLE
from tests.ui.phase_person import take_seat
from tests.ui.steps import Step, go, on, on_hand
from tests.ui.sweep import Shape, shapes_of
from tests.ui.table_person import POSITIONS, site
from tests.ui.test_every_size import CONSTRUCTING, Opening, map_beside_the_offer, menus, tables
from tests.ui.words import shipped_cards
from tests.ui.words_person import pointed_at, reached, rest, told

pytestmark = pytest.mark.usefixtures("blank_drawings")

SIZES = ((1280, 720), (1920, 1080), (2560, 1440), (1000, 1400), (1440, 1080))
SCALES = (1.0, 1.5)
LEFT = replace(STILL, left_handed=True)

PHASES = ("keep", "lookout", "production", "cleanup", "tidied", "score", "zoom", "cover")
"""Screens of a match, seen by two and by four players."""


def of_phase(name: str, players: int, settings: Settings, shape: Shape, _: Path) -> Rehearsal:
    return take_seat(name, players, shape, settings)


def stocked(name: str, shape: Shape, data: Path) -> Rehearsal:
    stock(shipped_cards(), data)
    return rehearse(name, shape.size, shape.language, data=data, settings=shape.settings())


def over_table(name: str, shape: Shape, _: Path) -> Rehearsal:
    position = POSITIONS / "table_4p.yaml"
    return rehearse(name, shape.size, shape.language, position, "A", settings=shape.settings())


def at_assault(shape: Shape, _: Path) -> Rehearsal:
    position = POSITIONS / "assault_four.yaml"
    return rehearse("assault", shape.size, shape.language, position, "A", settings=shape.settings())


def first_lesson(shape: Shape, data: Path) -> Rehearsal:
    window = rehearse("learn", shape.size, shape.language, data=data, settings=shape.settings())
    return go(window, "click begin")


def every_opening() -> Iterator[tuple[str, Opening, tuple[Step, ...]]]:
    """Name, window and steps of all that is looked at."""
    plain: Mapping[str, Opening] = {
        **menus("title", "learn", "lesson", "new_game", "new_solo", "settings", "help", "cards", "rulebook"),
        **{f"{name} of {n}": partial(of_phase, name, n, STILL) for name, n in product(PHASES, (2, 4))},
        **{f"{name}, left": partial(of_phase, name, 4, LEFT) for name in ("keep", "lookout")},
        **{name: partial(over_table, name) for name in ("menu", "players", "overview", "hints", "replay", "play_on")},
        **{name: partial(stocked, name) for name in ("matches", "statistics")},
        **tables("table", "table_busy", "table_4p", "table_full", "box_two", "box_four", "box_solo", "machines_four"),
        **tables("map_two", "table_scavengers", "solo_borgo", "solo_hegemony", "discards_four"),
        **{f"{name}, left": opening for name, opening in tables("table_4p", "box_two", settings=LEFT).items()},
        "lookout with a map": map_beside_the_offer(4), "assault": at_assault, "first lesson": first_lesson,
    }  # fmt: skip
    yield from ((name, opening, ()) for name, opening in plain.items())
    stepped: Mapping[str, tuple[Mapping[str, Opening], tuple[Step, ...]]] = {
        "variants": (menus("new_game", settings=FULL_TABLE), ("click variants",)),
        "razing": (tables("table_4p"), ("click goods:red",)),
        "paying": (tables("table_payment"), CONSTRUCTING),
        "exchanging": (tables("table_4p"), ("click exchange",)),
        "passing": (tables("table_4p"), ("key p",)),
        "verbs": (tables("table_payment"), (on_hand("refinery"),)),
        "raze or visit": (tables("table_4p"), (lambda window: window.click(site(window, "quarry", "B")),)),
        "log": (tables("table_4p"), ("key l",)),
        "whose resource": (tables("table_thieves"), (on("thieves_caravan"),)),
        "a question": (tables("table_questions"), (on("camino_real"),)),
        "map": (tables("map_two"), ("key b",)),
        "districts": (tables("box_two"), ("key d",)),
    }
    for name, (openings, steps) in stepped.items():
        yield from ((name, opening, steps) for opening in openings.values())


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Each is looked at in one of the chosen shapes, by turns, or with `--full` in every shape."""
    if "opening" not in metafunc.fixturenames:
        return
    is_full, pairs = metafunc.config.getoption("full"), [*product(SIZES, SCALES)]
    found = []
    for number, (name, opening, steps) in enumerate(every_opening()):
        shapes = shapes_of(name, pairs, ("en",), is_full)
        taken = shapes if is_full else [shapes[number % len(shapes)]]
        found += [pytest.param(opening, steps, shape, id=f"{name}-{shape}") for shape in taken]
    metafunc.parametrize(("opening", "steps", "shape"), found)


def test_no_words_hide_what_is_used(opening: Opening, steps: tuple[Step, ...], shape: Shape, tmp_path: Path) -> None:
    window = go(opening(shape, tmp_path), *steps)
    found = [*pointed_at(window), *reached(window)]
    if window.context.match is not None:
        window.context.match.close()
    assert found == []


def test_every_phase_says_what_happens_in_it() -> None:
    window = rehearse("table", (1280, 720), position=POSITIONS / "box_two.yaml", seat="A")
    for label in [label for label in window.labels() if label.startswith("phase:")]:
        window.hover(label)
        rest(window)
        assert told(window)
    assert window.context.wording.messages.missing == set()
