"""All that is open in a position: questions and work in store, the events of a round, and a fight that is going on.

A step is its name (`end_fight`), or a mapping with its name and fields: ``{step: choose_capture, seat: A}``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, get_args

from game.kernel.given import Given
from game.metro2033.cards.vocabulary import FIGHTERS
from game.metro2033.rules import references as ref
from game.metro2033.rules import steps as st
from game.metro2033.rules.names import MetroNames
from game.metro2033.rules.position.values import (
    COUNT,
    FLAG,
    GOODS_BAG,
    SEAT_NAME,
    SIGNED,
    Data,
    PositionReading,
    PositionValue,
    by_seat,
    held,
    many,
    named,
    required_fields,
    rows_of,
    struct,
    word,
    written_fields,
)
from game.metro2033.rules.state import Fight, Guard, MetroState

STEPS: Final[Mapping[str, type[st.MetroStep]]] = {
    str(step.__struct_config__.tag): step for step in get_args(st.MetroStep)
}
"""Name in files -> step."""

_FIGHTER: Final = word(FIGHTERS, "army or hero")


def _fought(at: PositionReading, given: Given) -> str:
    """The threat that is fought: it lies beside the decks, or is the common one, or discarded already."""
    threat = at.find(ref.THREAT, given)
    at.mark(threat)
    return threat


_FIGHT: Final = struct(
    Fight,
    {
        "station": named(ref.STATION),
        "attacker": SEAT_NAME,
        "fighter": _FIGHTER,
        "defender": SEAT_NAME,
        "defending": _FIGHTER,
        "on_hero": FLAG,
        "threat": PositionValue(_fought, lambda names, id: names.name(id)),
        "is_own": FLAG,
        "hands": by_seat(many(named(ref.BATTLE), "battle cards"), "battle cards by seat"),
        "rest": many(named(ref.BATTLE), "battle cards"),
        "chosen": by_seat(named(ref.BATTLE), "battle cards by seat"),
        "is_revealed": FLAG,
        "added": by_seat(SIGNED, "strength by seat"),
        "cheaper": GOODS_BAG,
        "winner": word(("attacker", "defender", "nobody"), "a winner"),
    },
    "a fight",
)
_GUARD: Final = struct(Guard, {"station": named(ref.STATION), "fighter": _FIGHTER}, "a guard")


def _read_steps(at: PositionReading, given: Given) -> tuple[st.MetroStep, ...]:
    steps = given.items("steps")
    if not steps:
        given.expected("at least one step")
    return tuple(_read_step(at, item) for item in reversed(steps))


def _read_step(at: PositionReading, given: Given) -> st.MetroStep:
    name = given.find("step") if given.is_mapping else given
    kind = STEPS[given.instead(name and name.value).word(tuple(STEPS), "the name of a step")]
    rows, what = rows_of(kind), f"the step {kind.__struct_config__.tag!r}"
    fields = given.mapping(("step", *rows), what) if given.is_mapping else {}
    for key in required_fields(kind):
        if key not in fields:
            given.refuse(f"{what} needs the key {key!r}")
    return kind(**{key: rows[key].read(at, value) for key, value in fields.items() if key != "step"})


def _write_steps(names: MetroNames, agenda: tuple[st.MetroStep, ...]) -> list[str | Data]:
    return [_write_step(names, step) for step in reversed(agenda)]


def _write_step(names: MetroNames, step: st.MetroStep) -> str | Data:
    fields = written_fields(names, step, rows_of(type(step)))
    name = str(step.__struct_config__.tag)
    return {"step": name, **fields} if fields else name


ROWS: Final[Mapping[str, tuple[str, PositionValue]]] = {
    "steps": ("agenda", PositionValue(_read_steps, _write_steps)),
    "guards": ("guards", by_seat(_GUARD, "guards by seat")),
    "common": ("common", held(ref.THREAT)),
    "vote": ("vote", held(ref.LAW)),
    "votes": ("votes", by_seat(SIGNED, "votes by seat")),
    "more_votes": ("more_votes", COUNT),
    "fight": ("fight", _FIGHT),
}
"""Key of what is pending -> field of the state, and how it is written."""


def read_pending(at: PositionReading, given: Given) -> dict[str, Any]:
    """The fields of the state that are pending."""
    fields = given.mapping(tuple(ROWS), "what is pending")
    if "steps" not in fields:
        given.refuse("what is pending needs the key 'steps'")
    return {ROWS[key][0]: ROWS[key][1].read(at, fields[key]) for key in ROWS if key in fields}


def write_pending(names: MetroNames, state: MetroState) -> Data:
    """All that is pending; what is empty is left out."""
    found = ((key, value, getattr(state, field)) for key, (field, value) in ROWS.items())
    return {key: value.write(names, own) for key, value, own in found if own}
