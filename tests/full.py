"""What runs only with `--full`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pytest


def full_only(*values: Any) -> Any:
    """The values of a parameter with which a test runs only with `--full`."""
    return pytest.param(*values, marks=pytest.mark.full)


def by_turns(ones: Iterable[object], others: Sequence[object]) -> list[Any]:
    """Every pair of both; without `--full` each of ``ones`` has only one of ``others``, by turns."""
    return [
        pytest.param(one, other) if number % len(others) == turn else full_only(one, other)
        for number, one in enumerate(ones)
        for turn, other in enumerate(others)
    ]
