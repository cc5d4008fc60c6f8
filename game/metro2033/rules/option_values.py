"""The options of M-61 with all their values, for people who choose them and files that name them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, get_args, get_type_hints

import msgspec

from game.kernel.given import Given
from game.metro2033.rules.options import MetroOptions


def _values(hint: Any) -> tuple[Any, ...]:
    """The values of an option of this type: words, yes and no, or the numbers between two bounds."""
    if hint is bool:
        return (False, True)
    for bounds in getattr(hint, "__metadata__", ()):
        return tuple(range(bounds.ge, bounds.le + 1))
    return get_args(hint)


OPTION_VALUES: Final[Mapping[str, tuple[Any, ...]]] = {
    name: _values(hint)
    for name, hint in get_type_hints(MetroOptions, include_extras=True).items()
    if name in MetroOptions.__struct_fields__
}
"""Option -> its values, in their order."""


def read_options(given: Given) -> MetroOptions:
    """The options of a match; raises WrongGiven for an unknown one or value."""
    fields = given.mapping(tuple(OPTION_VALUES), "the options")
    return MetroOptions(**{name: _value(OPTION_VALUES[name], value) for name, value in fields.items()})


def _value(values: tuple[Any, ...], given: Given) -> Any:
    if isinstance(values[0], bool):
        return given.flag()
    if isinstance(values[0], int):
        return given.number(values[0], values[-1])
    return given.word(values, "one of the values of this option")


def written_options(options: MetroOptions) -> dict[str, Any]:
    """The options as they stand in files: those that are not as usual."""
    plain: dict[str, Any] = msgspec.to_builtins(options)
    return plain
