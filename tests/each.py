"""One test of many cases: thousands of tiny tests would take longer to collect and to hand out than to run."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

Case = TypeVar("Case")


def each(cases: Iterable[Case], name: Callable[[Case], str]) -> Callable[[Callable[[Case], None]], Callable[[], None]]:
    """A decorator that makes one test of a test for each case.

    >>> @each(("sun", "moon"), str)
    ... def test_it_is_long(word):
    ...     assert len(word) > 3, "it is short"
    >>> test_it_is_long()
    Traceback (most recent call last):
    ExceptionGroup: 1 of 2 cases: sun (1 sub-exception)
    """
    known = tuple(cases)

    def gathered(test: Callable[[Case], None]) -> Callable[[], None]:
        def try_all() -> None:
            try_each(known, name, test)

        try_all.__name__, try_all.__qualname__, try_all.__doc__ = test.__name__, test.__qualname__, test.__doc__
        return try_all

    return gathered


def try_each(cases: Iterable[Case], name: Callable[[Case], str], test: Callable[[Case], None]) -> None:
    """Test every case; those that fail are told at the end, each with its name and its traceback."""
    faults, count = dict[str, Exception](), 0
    for case in cases:
        count += 1
        try:
            test(case)
        except Exception as error:
            error.add_note(f"case: {name(case)}")
            faults[name(case)] = error
    assert count, "there is no case"
    if faults:
        raise ExceptionGroup(f"{len(faults)} of {count} cases: {', '.join(faults)}", list(faults.values()))
