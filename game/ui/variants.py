"""The variants of a new game of people (R60), as `Options` lists them: what can be chosen for each."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, get_args, get_origin

import msgspec

from game.rules.game import SOLO_OPTIONS, Options


class Variant(NamedTuple):
    """An option: its name as in files, its field of `Options`, and its values, the usual one first."""

    name: str
    field: str
    values: tuple[bool | str, ...]

    @property
    def key(self) -> str:
        """The name as part of a key of the locale."""
        return self.name.replace(".", "-").replace("_", "-")

    def chosen(self, options: Options) -> bool | str:
        value: bool | str = getattr(options, self.field)
        return value

    def choose(self, options: Options, word: str) -> Options:
        """The options with the value that is written as ``word``."""
        value = next(known for known in self.values if word_of(known) == word)
        return msgspec.structs.replace(options, **{self.field: value})


def word_of(value: object) -> str:
    """A value as a word of a label: `true`, `supply_stored`."""
    return str(value).lower()


def _values(kind: Any) -> tuple[bool | str, ...]:
    """What an option of this type can be."""
    if kind is bool:
        return False, True
    if get_origin(kind) is Literal:
        return get_args(kind)
    raise TypeError(f"an option that is {kind} cannot be chosen")


VARIANTS = tuple(
    Variant(field.encode_name, field.name, tuple(sorted(_values(field.type), key=lambda value: value != field.default)))
    for field in msgspec.structs.fields(Options)
    if not field.encode_name.startswith(SOLO_OPTIONS)
)
