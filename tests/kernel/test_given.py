"""YAML of others: only plain data, of a limited size, is read."""

from __future__ import annotations

import pytest

from game.kernel.given import MOST_VALUES, Given, read_yaml
from game.kernel.refusal import Unreadable


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("title: !!str Bad", 1),
        ("title: !!binary aGVsbG8=", 1),
        ("a: 1\ntitle: !foo Bad", 2),
        ("cards:\n- !x {id: a}", 2),
        ("a:\n  !x\n  - 1", 2),
        ("{gun: !!python/name:os.system ''}", 1),
        ("!!map {a: 1}", 1),
        ("{!x a: 1}", 1),
    ],
)
def test_tags_are_refused(text: str, line: int) -> None:
    with pytest.raises(Unreadable, match=r"expected a value without a tag \(!\)") as refused:
        read_yaml(text.encode(), "file.yaml")
    assert (refused.value.file, refused.value.line) == ("file.yaml", line)


@pytest.mark.parametrize("text", ["%YAML 1.1\n---\na: 1", "%TAG !e! tag:example.org,2000:\n---\na: 1"])
def test_directives_are_refused(text: str) -> None:
    with pytest.raises(Unreadable, match="without directives"):
        read_yaml(text.encode(), "file.yaml")


def test_signs_within_values_are_no_tags() -> None:
    text = "a: Boom!\nb: '!x'\nc: \"%\"\nd: 100 %\ne: [b!, '!']"
    assert read_yaml(text.encode(), "file.yaml").plain() == {
        "a": "Boom!", "b": "!x", "c": "%", "d": "100 %", "e": ["b!", "!"],
    }  # fmt: skip


def test_a_file_has_a_limited_number_of_values() -> None:
    assert len(read_yaml(b"- 1\n" * (MOST_VALUES - 1), "file.yaml").plain()) == MOST_VALUES - 1
    with pytest.raises(Unreadable, match=f"it has more than {MOST_VALUES} values"):
        read_yaml(b"- {}\n" * (MOST_VALUES + 1), "file.yaml")


def test_keys_are_left_out_at_any_depth() -> None:
    text = "note: x\na:\n- {note: {b: 1}, c: 2}\n- note\nd: {e: {note: 1, note: 2, f: note}}\n"
    left = {"a": [{"c": 2}, "note"], "d": {"e": {"f": "note"}}}
    found = read_yaml(text.encode(), "file.yaml").without(("note", "remark"))
    assert found.plain() == left
    assert Given({"note": 1, **left, "g": ({"remark": 2},)}).without(("note", "remark")).plain() == left | {"g": [{}]}


def test_what_is_left_stands_where_it_stood() -> None:
    found = read_yaml(b"note: x\na:\n- {note: y, b: 1}\n", "file.yaml").without(("note",))
    item = found.entries("the top", ("a",))["a"].items("values")[0]
    assert (item.file, item.line, item.entries("it", ("b",))["b"].line) == ("file.yaml", 3, 3)
