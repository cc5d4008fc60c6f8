"""The programs that change the code: what they draw, what they write, what they choose."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest

from tests.mutants import judge, shapes
from tests.mutants.drawing import Mutant, Place, changes_of, drawn, mutated, places_of
from tests.mutants.judge import Judged, Reached, Timed, batches, drawn_from_rooms, kept_in, note_reach
from tests.mutants.reach import Reach, reach_of
from tests.mutants.workshop import Workshop

SOURCE = '''"""A module with 3 numbers."""
from typing import Literal

__all__ = ["LEAST"]
LEAST, Sizes = 12, Literal[1, 2]
"""At least 5 u."""


def is_free(x: int, rows: dict[int, str], é: float = 0.5) -> bool:
    """True, not 1 < 2."""
    return (x) >= LEAST and x - 1 not in rows and f"{x == 3}" is not None and é
'''


def places() -> list[Place]:
    return places_of("game/fiftyfirst/table/plan/free.py", SOURCE.encode())


def project(folder: Path, **modules: str) -> Path:
    """A project in a folder with these modules of the game, and beside it an empty folder for its copy."""
    for room in ("game", "tests/mutants"):
        (folder / room).mkdir(parents=True)
    (folder.parent / "copy").mkdir()
    (folder / "game/__init__.py").write_text("")
    for name, text in modules.items():
        (folder / f"game/{name}.py").write_text(text)
    return folder


# ---------------------------------------------------------------------- drawing
def test_numbers_flags_and_comparisons_can_be_changed_but_no_text_annotation_or_name_of_a_type() -> None:
    found = [(place.line, place.kind, place.text) for place in places()]
    assert found == [
        (5, "number", "12"),
        (9, "number", "0.5"),
        (11, "comparison", ">="),
        (11, "number", "1"),
        (11, "comparison", "not in"),
        (11, "comparison", "is not"),
    ]


def test_a_changed_text_differs_in_this_place_alone_and_can_be_compiled() -> None:
    for place in places():
        for after in place.choices:
            text = mutated(
                SOURCE.encode(), Mutant(place.path, place.line, place.start, place.end, "flag", place.text, after)
            )
            compile(text, place.path, "exec")
            assert (
                text.decode() == SOURCE.encode()[: place.start].decode() + after + SOURCE.encode()[place.end :].decode()
            )
            assert ast.dump(ast.parse(text)) != ast.dump(ast.parse(SOURCE))


def test_a_change_is_only_made_in_the_text_it_was_drawn_from() -> None:
    mutant = drawn(places(), 1, 1)[0]
    with pytest.raises(AssertionError, match="another text"):
        mutated(b"#" + SOURCE.encode(), mutant)


def test_a_seed_draws_the_same_and_more_of_it_begin_with_the_same() -> None:
    few, many = drawn(places(), 1, 3), drawn(places(), 1, 6)
    assert few == many[:3] == drawn(places(), 1, 3)
    assert len({mutant.place for mutant in many}) == 6
    assert [drawn(places(), seed, 6) for seed in range(5)] != [many] * 5


@pytest.mark.parametrize("number", [1, 2, 5, 0.5, 1080])
def test_a_number_becomes_larger_or_smaller(number: float) -> None:
    larger, smaller = (ast.literal_eval(text) for text in changes_of(number))
    assert smaller < number < larger
    assert type(smaller) is type(larger) is type(number)


def test_the_judge_draws_from_every_room_in_turn() -> None:
    rooms = ("game/play/files", "game/ui/widgets", "game/fiftyfirst/rules/solo")
    few, more = (drawn_from_rooms(judge.SEED, count, rooms) for count in (3, 6))
    assert [mutant for _, mutant in few] == [mutant for _, mutant in more][:3]
    found = [next(room for room in rooms if mutant.path.startswith(f"{room}/")) for _, mutant in more]
    assert found == [*rooms, *rooms]
    assert judge.SEED != shapes.SEED, "judged by other changes than those that the shapes were chosen by"


def test_how_much_is_kept_and_how_records_are_made_is_no_behaviour() -> None:
    source = "@kept(8)\nclass Row(Struct, frozen=True):\n    @cached(3)\n    def wide(self, x=5): return 7\n"
    assert [place.text for place in places_of("a.py", source.encode()) if judge.counts(place)] == ["5", "7"]


# ---------------------------------------------------------------------- reach
PLAN = """
_EDGE = 4
WIDE = 2 * _EDGE
TALL = 7


def area(x: int) -> int:
    return x * WIDE if x > 3 else 0


def unused() -> int:
    return TALL
"""
WINDOW = """
from game import plan
from game.plan import WIDE as BROAD, area


class Window:
    width = BROAD


def narrow() -> int:
    return plan.TALL


def show(x: int) -> int:
    return area(x)


def made() -> type[Window]:
    return Window
"""
PROGRAM = """
import json
from game import noting, window
noting.watch()
found = []
for call, *given in ((window.show, 1), (window.show, 3), (window.show, 9), (window.narrow,), (window.made,)):
    noting.reached_now.clear()
    call(*given)
    found.append(sorted(noting.reached_now))
print(json.dumps(found))
"""


def test_what_reads_a_constant_or_one_made_of_it_reaches_it(tmp_path: Path) -> None:
    root = project(tmp_path / "project", plan=PLAN, window=WINDOW)
    found = places_of("game/plan.py", (root / "game/plan.py").read_bytes())
    reach = reach_of(root, found)
    assert reach.everywhere == frozenset()
    shop = Workshop(tmp_path / "copy", root)
    shop.note_reached(reach.files)
    ended = shop.run("-c", PROGRAM)
    assert ended.code == 0, ended.output
    texts = [
        {found[rank].text for group in groups for rank in reach.groups[group]} for groups in json.loads(ended.output)
    ]
    below, at_the_limit, above, narrow, made = texts
    assert below == {"3", "0"}, "another limit would change nothing"
    assert at_the_limit == {"3", "0", ">"}
    assert above == {"3", "2", "4"}
    assert narrow == {"7"}
    assert made == {"2", "4"}


KEPT = """
from functools import cache, cached_property

WIDE = 4


@cache
def drawn() -> int:
    return WIDE


class Window:
    @cached_property
    def face(self) -> int:
        return drawn()
"""


def test_what_is_kept_is_reached_by_all_who_take_it(tmp_path: Path) -> None:
    root = project(tmp_path / "project", plan=KEPT)
    reach = reach_of(root, places_of("game/plan.py", KEPT.encode()))
    shop = Workshop(tmp_path / "copy", root)
    shop.note_reached(reach.files)
    program = """
from game import noting, plan
window = plan.Window()
for take in (plan.drawn, plan.drawn, lambda: window.face, lambda: window.face):
    noting.reached_now.clear()
    assert take() == 4
    print(len(noting.reached_now))
"""
    ended = shop.run("-c", program)
    assert (ended.code, ended.output.split()) == (0, ["1"] * 4), ended.output
    assert (shop.folder / "reached.txt").read_text().split(), "nobody watches this process"


# ---------------------------------------------------------------------- shapes
def test_the_fewest_shapes_see_all_that_any_shape_sees() -> None:
    matrix = ["ac", "bc", "ad", "bd", "d", ""]
    found = shapes.chosen(matrix, "abcd")
    assert all({*row} & {*found} for row in matrix if row)
    for shape in found:
        assert not all({*row} & ({*found} - {shape}) for row in matrix if row), f"{shape} is needed"
    assert sorted(found) == ["c", "d"]


def test_of_equal_shapes_the_one_that_sees_more_is_taken_then_the_cheapest() -> None:
    assert shapes.chosen(["ab", "b"], "ab") == ["b"]
    assert shapes.chosen(["ab"], "ab") == ["a"]
    assert shapes.cheapest_first()[0] == "1280x547 1.0"


def test_the_layout_is_drawn_from_lengths_alone() -> None:
    source = "@kept(64)\ndef high(rows): return 1 + rows[2] * 0.3 + max(24, rows[3:5][0]) + len(rows) * (4 < 7)\n"
    found = [place.text for place in places_of("a.py", source.encode()) if shapes.is_length(place)]
    assert found == ["0.3", "24", "4", "7"]


# ---------------------------------------------------------------------- the judge
def timed(name: str, seconds: float, reached: tuple[int, ...] = (0,), is_short: bool = True) -> Timed:
    return Timed(name, seconds, reached, is_short, asks=False)


def test_the_cheapest_tests_come_first_and_none_is_left_out() -> None:
    tests = [timed(f"t{number}", number % 7) for number in range(300)]
    found = list(batches(tests))
    assert sorted(test.name for batch in found for test in batch) == sorted(test.name for test in tests)
    times = [test.seconds for batch in found for test in batch]
    assert times == sorted(times)
    assert len(found) > 2


def test_what_was_watched_is_not_watched_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = [f"tests/test_{file}.py::test_{number}" for file in range(2 * judge.FILES + 1) for number in range(2)]
    asked = list[tuple[str, ...]]()

    def lines_about(_: object, share: list[str], option: str) -> list[str]:
        asked.append((*share, option))
        if len(asked) == 2:
            raise KeyboardInterrupt
        return [json.dumps({"test": name, "seconds": 1, "reached": []}) for name in share]

    monkeypatch.setattr(judge, "names_of", lambda *_: names)
    monkeypatch.setattr(judge, "lines_about", lines_about)
    monkeypatch.setattr(judge, "reach_of", lambda *_: Reach({}, [], frozenset()))
    monkeypatch.setattr(
        judge,
        "drawn_from_rooms",
        lambda seed, count: list(zip(places()[:count], drawn(places(), seed, count), strict=True)),
    )
    kept = tmp_path / "kept.jsonl"
    with pytest.raises(KeyboardInterrupt):
        note_reach(kept, 2, 5, (), 1)
    with pytest.raises(SystemExit, match="reach` first"):
        judge.judge_all(kept, 1, 1)
    note_reach(kept, 2, 5, (), 1)
    found, watched, judged = kept_in(kept)
    assert found is not None
    assert (len(found.mutants), found.shares, judged) == (5, 4, [])
    assert sorted(test.name for share in watched for test in share.tests) == sorted(names)
    assert len(set(asked)) == 4, "each share once, but for the one that was interrupted"
    with pytest.raises(SystemExit, match="another source or seed"):
        note_reach(kept, 3, 5, (), 1)


TESTS = """
import pytest
from game.plan import area

@pytest.mark.parametrize("x", [1, 2])
def test_small(x: int) -> None:
    assert area(x) == 0

def test_limit() -> None:
    assert area(3) == 0

def test_large() -> None:
    assert area(5) == 40

def test_broken() -> None:
    assert area(5) == 41
"""
SMALL = tuple(timed(f"tests/test_plan.py::test_small[{x}]", 0.1) for x in (1, 2))
BROKEN = timed("tests/test_plan.py::test_broken", 0.1)
LIMIT = timed("tests/test_plan.py::test_limit", 0.2)
LARGE = timed("tests/test_plan.py::test_large", 0.2)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("short", "full", "seen_by"), [((*SMALL, LIMIT), (LARGE,), "short"), ((*SMALL, BROKEN), (LARGE, LIMIT), "full")]
)
def test_the_judge_says_who_sees_a_change(
    short: tuple[Timed, ...], full: tuple[Timed, ...], seen_by: str, tmp_path: Path
) -> None:
    root = project(tmp_path / "project", plan=PLAN)
    (root / "tests/test_plan.py").write_text(TESTS)
    mutants = Path(judge.__file__).parent
    (root / "tests/mutants/chosen_tests.py").write_text((mutants / "chosen_tests.py").read_text())
    (root / "tests/conftest.py").write_text(
        "def pytest_addoption(parser): parser.addoption('--full', action='store_true')"
    )
    limit = next(place for place in places_of("game/plan.py", PLAN.encode()) if place.text == ">")
    mutant = Mutant(limit.path, limit.line, limit.start, limit.end, "comparison", ">", ">=")
    others = tuple(Timed(each.name, each.seconds, each.reached, False, False) for each in full)
    found = judge.Judge(Workshop(tmp_path / "copy", root), Reached((mutant,), (*short, *others)), set()).judge(0)
    assert (found.seen_by, found.test) == (seen_by, LIMIT.name), "a test that fails anyway says nothing"


def test_the_table_ends_when_the_full_suite_has_seen_enough() -> None:
    mutant = Mutant("game/a.py", 1, 0, 1, "number", "1", "2")
    results = [Judged(number, mutant, seen_by) for number, seen_by in enumerate(("short", "none", "full", "short"))]  # type: ignore[arg-type]
    lines = judge.table(results, 2).splitlines()
    assert len(lines) == 4
    assert "LOST" in lines[2]
    assert lines[-1] == "the full suite sees 2, the short one 1; nobody sees 1"
