"""What the values in a message name: a seat, a card, a place on the table.

A field says so in its type, `Annotated[str, SEAT]`, so that nothing has to be guessed from its name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from itertools import chain
from types import NoneType, UnionType
from typing import Annotated, Any, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec


class Reference(NamedTuple):
    """A kind of thing that a value can name."""

    name: str


class Mention(NamedTuple):
    """A value in a message, and what it names; None for a value that names nothing, such as a number or a Bag."""

    reference: Reference | None
    value: Any


Walk = Callable[[Any], Iterable[Mention]]
"""Finds the values within one of a certain type."""


def mentions(message: msgspec.Struct) -> Iterator[Mention]:
    """Every value in a message and in what it contains, in the order of its fields; without None and yes or no.

    >>> from game.kernel.message import Question
    >>> list(mentions(Question("A")))
    [Mention(reference=Reference(name='seat'), value='A')]
    """
    for field, walk in _walks(type(message)):
        value = getattr(message, field)
        if value is not None:
            yield from walk(value)


def own(message: msgspec.Struct, *references: Reference) -> Mention | None:
    """The first field of a message itself that names one of these kinds; None if there is none."""
    for field, reference in _named(type(message)):
        if reference in references and (value := getattr(message, field)) is not None:
            return Mention(reference, value)
    return None


def types_of(message: type[msgspec.Struct]) -> Mapping[str, Any]:
    """Field -> its type, with the reference if it has one."""
    return {field: hint for field, hint in _hints(message).items() if field in message.__struct_fields__}


@cache
def _hints(message: type[msgspec.Struct]) -> Mapping[str, Any]:
    return get_type_hints(message, include_extras=True)


@cache
def _named(message: type[msgspec.Struct]) -> tuple[tuple[str, Reference], ...]:
    """The fields that name one thing, or nothing."""
    found = ((field, reference_of(hint)) for field, hint in types_of(message).items())
    return tuple((field, reference) for field, reference in found if reference is not None)


def reference_of(hint: Any) -> Reference | None:
    """What a value of this type names, if there is one; a tuple names nothing itself."""
    alternatives = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
    declared = next((one for one in alternatives if get_origin(one) is Annotated), hint)
    metadata = getattr(declared, "__metadata__", ())
    return next((one for one in metadata if isinstance(one, Reference)), None)


@cache
def _walks(message: type[msgspec.Struct]) -> tuple[tuple[str, Walk], ...]:
    """The fields that hold values, with how to find those."""
    found = ((field, _walk(hint)) for field, hint in types_of(message).items())
    return tuple((field, walk) for field, walk in found if walk is not None)


def _walk(hint: Any) -> Walk | None:
    """How to find the values in one of this type; None if there are none."""
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Annotated:
        reference = reference_of(hint)
        return lambda value: (Mention(reference, value),)
    if origin in (Union, UnionType):
        return _walk_of_any([one for one in arguments if one is not NoneType])
    if origin is tuple and (inner := _walk(arguments[0])) is not None:
        within = inner
        return lambda value: chain.from_iterable(map(within, value))
    if isinstance(origin, type) and issubclass(origin, Mapping):
        keys, items = map(_walk, arguments)
        return lambda value: chain(_each(keys, value), _each(items, value.values()))
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return mentions
    return None if hint in (bool, NoneType) or origin is not None else lambda value: (Mention(None, value),)


def _each(walk: Walk | None, found: Iterable[Any]) -> Iterable[Mention]:
    return chain.from_iterable(map(walk, found)) if walk else ()


def _walk_of_any(hints: list[Any]) -> Walk | None:
    """For a type of several: a message, or a word or a number that name different kinds."""
    if len(hints) == 1:
        return _walk(hints[0])
    walks = {_bare(hint): walk for hint in hints if (walk := _walk(hint)) is not None}
    return lambda value: walks[type(value)](value) if type(value) in walks else ()


def _bare(hint: Any) -> Any:
    """The type of a value whose type says what it names."""
    return hint.__origin__ if get_origin(hint) is Annotated else hint
