"""Memos by identity: when results are recalled."""

from __future__ import annotations

from game.kernel.memo import Lazy, recalled


def test_the_same_objects_give_the_same_result_without_a_call() -> None:
    worked: list[tuple[object, object]] = []

    @recalled(4)
    def pair(one: list[int], other: list[int]) -> list[int]:
        worked.append((one, other))
        return one + other

    one, other = [1], [2]
    first = pair(one, other)
    assert first == [1, 2]
    assert pair(one, other) is first
    assert len(worked) == 1


def test_equal_but_different_objects_are_computed_again() -> None:
    @recalled(4)
    def pair(one: list[int], other: list[int]) -> list[int]:
        return one + other

    one = [1]
    assert pair(one, [2]) is not pair(one, [2])


def test_another_first_value_has_another_result() -> None:
    @recalled(4)
    def pair(one: list[int], other: list[int]) -> list[int]:
        return one + other

    other = [0]
    assert [pair([number], other) for number in range(3)] == [[0, 0], [1, 0], [2, 0]]


def test_short_lived_objects_never_get_the_result_of_others() -> None:
    """A new object can have the address, and so the identity, of one that is gone."""

    @recalled(3)
    def pair(one: list[int], other: list[int]) -> list[int]:
        return one + other

    one = [0]
    assert all(pair(one, [number]) == [0, number] for number in range(1000))


def test_a_lazy_property_is_computed_once_per_object() -> None:
    worked: list[object] = []

    class Thing:
        @Lazy
        def size(self) -> int:
            """How large it is."""
            worked.append(self)
            return 3

    one, other = Thing(), Thing()
    assert [one.size, one.size, other.size] == [3, 3, 3]
    assert worked == [one, other]
