"""The facts that a message may name: all fields of an event, a command or a question, as their types say what they
name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final, get_args, get_origin

import msgspec

from game.kernel.bag import Bag
from game.kernel.reference import Reference, reference_of, types_of
from game.kernel.seats import SEAT
from game.metro2033.rules import references as ref
from game.wording.teller import Facts, Teller

SELECTED: Final = (ref.DECK, ref.FIGHTER, ref.CAUSE, ref.WINDOW)
"""Words that messages choose by."""

CARDS: Final = (
    ref.STATION, ref.FACTION, ref.HERO, ref.THREAT, ref.EQUIPMENT, ref.QUEST, ref.LAW, ref.BATTLE, ref.CARD,
)  # fmt: skip
"""What has a title."""

ONE: Final[Mapping[Reference, Callable[[Teller, Any], Any]]] = {
    SEAT: lambda tell, seat: tell.who(seat),
    ref.GOOD: lambda tell, good: tell.words.good_name(good),
    ref.PHASE: lambda tell, phase: tell.words.phase(phase),
    ref.COUNT: lambda _, count: count,
    **dict.fromkeys(SELECTED, lambda _, word: word),
    **dict.fromkeys(CARDS, lambda tell, id: tell.card(id)),
}
"""What a field names -> its fact."""

SEVERAL: Final[Mapping[Reference, Callable[[Teller, Any], Any]]] = {
    SEAT: lambda tell, seats: tell.words.all_of([tell.who(seat) for seat in seats]),
    ref.GOOD: lambda tell, goods: tell.goods(Bag(Counter(goods))),
    **dict.fromkeys(CARDS, lambda tell, ids: tell.cards(ids)),
}
"""The same for fields that name several."""


def field_facts(tell: Teller, told: msgspec.Struct) -> Facts:
    """The facts of all fields that have one, under their names; ``who`` is the seat, ``n`` how many the first field of
    several names."""
    facts: dict[str, Any] = {}
    for field, hint in types_of(type(told)).items():
        value = getattr(told, field)
        if value is None:
            continue
        name = "who" if field == "seat" else field
        if get_origin(hint) is tuple:
            reference = reference_of(get_args(hint)[0])
            if reference is not None and reference in SEVERAL:
                facts[name] = SEVERAL[reference](tell, value)
                facts.setdefault("n", len(value))
        elif isinstance(value, Bag):
            facts[name] = tell.goods(value)
        elif isinstance(value, bool):
            facts[name] = "yes" if value else "no"
        elif (reference := reference_of(hint)) is not None and reference in ONE:
            facts[name] = ONE[reference](tell, value)
        elif isinstance(value, str | int):
            facts[name] = value
    return facts


def exchanged(tell: Teller, told: Any) -> Facts:
    """What is given and taken in an exchange, as goods; the supply may be short of some."""
    taken = told.count - getattr(told, "short", 0)
    return {"given": tell.goods(Bag({told.given: told.count})), "taken": tell.goods(Bag({told.taken: taken}))}


def set_fields(told: msgspec.Struct) -> tuple[str, ...]:
    """The fields that are not at their defaults of nothing or no: forms of a message may be called after them."""
    return tuple(field for field in told.__struct_fields__ if getattr(told, field) not in (None, False, ()))
