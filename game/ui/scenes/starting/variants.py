"""The variants of a new game (R60): the fields of `Options` with their values."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, Literal, NamedTuple, get_args, get_origin

import msgspec

from game.rules.options import BOX, EXPANSIONS, SETS_OF_OPTIONS, SOLO_OPTIONS, Options
from game.rules.solo.kinds import KINDS

Value = bool | int | str

_NUMBERS = {"borgo.extra_brawlers": (0, 1, 2, 3)}
"""Option -> possible numbers (R32.3)."""

_ON_CARDS = ("borgo.icon_map", "outposts.build_icon", "outposts.level_3_icon")
"""Options that stand for another edition of the cards: players change those in `cards/` instead (R32.7, R45.4)."""

_IDLE_IN_SOLO = ("tiebreak.count",)
"""Options without effect in solo games, which have no ties (R30.16)."""

_HEGEMONY, _BORGO = ("solo.pass_timing", "solo.tie_goods"), ("borgo.",)
"""Prefixes of the options of the Hegemony and its variants alone (R30.8, R30.10), and of Borgo alone (R32)."""


class Variant(NamedTuple):
    """An option: its name in files, its field of `Options`, and its values, the default first."""

    name: str
    field: str
    values: tuple[Value, ...]

    @property
    def key(self) -> str:
        """The name as part of the key of a message."""
        return self.name.replace(".", "-").replace("_", "-")

    def chosen(self, options: Options) -> Value:
        value: Value = getattr(options, self.field)
        return value

    def choose(self, options: Options, word: str) -> Options:
        """The options with the value written as ``word``."""
        value = next(known for known in self.values if word_of(known) == word)
        return msgspec.structs.replace(options, **{self.field: value})


def word_of(value: object) -> str:
    """A value as a word of a label.

    >>> word_of(True), word_of("supply_stored")
    ('true', 'supply_stored')
    """
    return str(value).lower()


def _values(name: str, kind: Any) -> tuple[Value, ...]:
    """The possible values of an option of this name and type."""
    if name in _NUMBERS:
        return _NUMBERS[name]
    if kind is bool:
        return False, True
    if get_origin(kind) is Literal:
        return get_args(kind)
    raise TypeError(f"an option that is {kind} cannot be chosen")


def _all() -> Iterator[Variant]:
    for field in msgspec.structs.fields(Options):
        if field.encode_name not in _ON_CARDS:
            values = _values(field.encode_name, field.type)
            usual_first = sorted(values, key=lambda value: value != field.default)
            yield Variant(field.encode_name, field.name, tuple(usual_first))


_ALL = tuple(_all())

MODULE_VARIANTS = tuple(variant for name in BOX for variant in _ALL if variant.name == name)
"""The modules of the box, chosen beside the sets."""

SET_VARIANTS: Final[Mapping[str, tuple[Variant, ...]]] = {
    name: tuple(
        variant for variant in _ALL if SETS_OF_OPTIONS.get(variant.name) == name and variant not in MODULE_VARIANTS
    )
    for name in EXPANSIONS
}
"""Expansion -> the variants of games with it alone (R44.4, R44.14, R45.7)."""

_USUAL = tuple(variant for variant in _ALL if variant.name not in (*SETS_OF_OPTIONS, *BOX))

VARIANTS = tuple(variant for variant in _USUAL if not variant.name.startswith(SOLO_OPTIONS))
"""Variants of a game for several players."""


def solo_variants(opponent: str) -> tuple[Variant, ...]:
    """Variants of a solo game against this opponent; those of this opponent alone come last."""
    idle = (*_IDLE_IN_SOLO, *(_HEGEMONY if KINDS[opponent].has_brawlers else _BORGO))
    return tuple(variant for variant in _USUAL if not variant.name.startswith(idle))


def only(variants: Iterable[Variant], options: Options) -> Options:
    """The options with the chosen values of these variants; the others at their defaults."""
    return msgspec.structs.replace(Options(), **{variant.field: variant.chosen(options) for variant in variants})


def usable_options(kept: Mapping[str, Value]) -> Options:
    """The saved options that can still be chosen."""
    options = Options()
    for variant in _ALL:
        value = kept.get(variant.name)
        if any(value == known and type(value) is type(known) for known in variant.values):
            options = msgspec.structs.replace(options, **{variant.field: value})
    return options
