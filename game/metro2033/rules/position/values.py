"""How values of a state are written in positions, and read: names, words, numbers, goods, and what is made of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import NoneType
from typing import Any, Final, NamedTuple, get_args, get_origin

import msgspec

from game.kernel.bag import EMPTY, Bag
from game.kernel.given import LARGEST, Given
from game.kernel.reference import Reference, reference_of, types_of
from game.kernel.seats import SEAT, Seat
from game.metro2033.cards.printed import MetroCards
from game.metro2033.cards.vocabulary import FIGHTERS, GOODS, REWARDS, WINDOWS
from game.metro2033.rules import references as ref
from game.metro2033.rules.events import DECKS
from game.metro2033.rules.names import WHAT, MetroNames, names_of
from game.metro2033.rules.state import PHASES

Data = dict[str, Any]


class PositionReading:
    """What positions are read with. Every card and every station is in one place only; here stands what is named.
    Threats are those of ``stage``, or of any."""

    def __init__(self, cards: MetroCards, seats: Sequence[Seat], stage: int | None = None) -> None:
        self.cards = cards
        self.names: MetroNames = names_of(cards)
        self.seats = tuple(seats)
        self.stage = stage
        self._named: set[str] = set()

    def find(self, kind: Reference, given: Given) -> str:
        """The id of what is called so; a threat must be one of the stage."""
        id = self.names.find(kind, given.text(WHAT[kind]))
        if id is None:
            return given.word(self.names.all_of(kind), WHAT[kind])
        if kind == ref.THREAT and self.stage not in (None, self.cards.threats[id].stage):
            given.expected(f"a threat of stage {self.stage}")
        return id

    def claim(self, id: str, given: Given) -> str:
        """Put a card or a station in its place."""
        if id in self._named:
            given.refuse(f"{self.names.name(id)!r} is named twice: it is in one place only")
        self._named.add(id)
        return id

    def mark(self, id: str) -> None:
        """Take a card out of those that are named nowhere, wherever it lies."""
        self._named.add(id)

    def rest(self, all_of_them: Mapping[str, Any]) -> list[str]:
        """The cards that are named nowhere, in the order of their file."""
        return [id for id in all_of_them if id not in self._named]


class PositionValue(NamedTuple):
    """How a value is read and written."""

    read: Callable[[PositionReading, Given], Any]
    write: Callable[[MetroNames, Any], Any] = lambda _, value: value


FLAG: Final = PositionValue(lambda _, given: given.flag())
COUNT: Final = PositionValue(lambda _, given: given.number())
SIGNED: Final = PositionValue(lambda _, given: given.number(-LARGEST))
SEAT_NAME: Final = PositionValue(lambda at, given: given.word(at.seats, "a seat"))


def word(words: Sequence[str], what: str) -> PositionValue:
    """One of these words."""
    return PositionValue(lambda _, given: given.word(words, what))


def named(kind: Reference) -> PositionValue:
    """A station or a card by its name."""
    return PositionValue(lambda at, given: at.find(kind, given), lambda names, id: names.name(id))


def held(kind: Reference) -> PositionValue:
    """A station or a card in its place."""
    return PositionValue(lambda at, given: at.claim(at.find(kind, given), given), lambda names, id: names.name(id))


def many(one: PositionValue, what: str) -> PositionValue:
    """A list."""
    return PositionValue(
        lambda at, given: tuple(one.read(at, item) for item in given.items(what)),
        lambda names, values: [one.write(names, value) for value in values],
    )


def by_seat(one: PositionValue, what: str) -> PositionValue:
    """A mapping with something for some of the seats."""
    return PositionValue(
        lambda at, given: {seat: one.read(at, value) for seat, value in given.mapping(at.seats, what).items()},
        lambda names, values: {seat: one.write(names, values[seat]) for seat in sorted(values)},
    )


def struct(kind: type[msgspec.Struct], rows: Mapping[str, PositionValue], what: str) -> PositionValue:
    """A mapping with the fields of a structure; those with their default are left out."""

    def read(at: PositionReading, given: Given) -> Any:
        fields = given.mapping(tuple(rows), what)
        for key in required_fields(kind):
            if key not in fields:
                given.refuse(f"{what} needs the key {key!r}")
        return kind(**{key: rows[key].read(at, value) for key, value in fields.items()})

    return PositionValue(read, lambda names, value: written_fields(names, value, rows))


def written_fields(names: MetroNames, value: msgspec.Struct, rows: Mapping[str, PositionValue]) -> Data:
    """The fields of a structure that have not their default."""
    usual = defaults(type(value))
    found = ((key, row, getattr(value, key)) for key, row in rows.items())
    return {key: row.write(names, own) for key, row, own in found if key not in usual or own != usual[key]}


@cache
def defaults(kind: type[msgspec.Struct]) -> Mapping[str, Any]:
    """The fields of a structure that may be left out, with their values then."""
    fields = msgspec.structs.fields(kind)
    return {field.name: field.default for field in fields if not field.required}


@cache
def required_fields(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    return tuple(field.name for field in msgspec.structs.fields(kind) if field.required)


def _read_goods(_: PositionReading, given: Given) -> Bag:
    found = {good: count.number() for good, count in given.mapping(GOODS, "goods").items()}
    return Bag(found) if any(found.values()) else EMPTY


GOODS_BAG: Final = PositionValue(_read_goods, lambda _, goods: {good: goods[good] for good in GOODS if goods[good]})

_OF_REFERENCE: Final[Mapping[Reference, PositionValue]] = {
    SEAT: SEAT_NAME,
    ref.COUNT: COUNT,
    ref.DECK: word(tuple(DECKS), "a deck"),
    ref.GOOD: word(GOODS, "a good"),
    ref.FIGHTER: word(FIGHTERS, "army or hero"),
    ref.PHASE: word(PHASES, "a phase"),
    ref.WINDOW: word(WINDOWS, "a window"),
    **{kind: named(kind) for kind in WHAT},
}
_PLAIN: Final[Mapping[Any, PositionValue]] = {bool: FLAG, int: COUNT, str: word(REWARDS, "what is received")}
"""What names nothing."""

_MANY: Final[Mapping[Reference, str]] = {
    ref.GOOD: "goods", ref.STATION: "stations", ref.LAW: "laws", ref.THREAT: "threats"
}  # fmt: skip


def value_of(declared: Any) -> PositionValue:
    """How a field of a step is written, by its type."""
    arguments = [one for one in get_args(declared) if one is not NoneType]
    hint = arguments[0] if NoneType in get_args(declared) else declared
    if get_origin(hint) is tuple:
        item = get_args(hint)[0]
        return many(value_of(item), _MANY.get(reference_of(item) or SEAT, "cards"))
    if hint in _PLAIN:
        return _PLAIN[hint]
    reference = reference_of(hint)
    assert reference is not None, declared
    return _OF_REFERENCE[reference]


@cache
def rows_of(step: type[msgspec.Struct]) -> Mapping[str, PositionValue]:
    """How the fields of a step are written."""
    return {field: value_of(declared) for field, declared in types_of(step).items()}
