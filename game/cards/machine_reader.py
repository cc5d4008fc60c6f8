"""Strict reading of Machines with their hacked sides, and of the server room."""

from __future__ import annotations

from game.cards.amounts import number, one_of, only, read_bag
from game.cards.machine import Attack, Lose, RazeOwn, ServerRoom, StopAction, StopBoard
from game.cards.vocabulary import CATEGORIES, CODE_GOODS, GAINS, RESOURCES, STOPPED, TOKENS, TYPES_BY_CODE
from game.kernel.given import Given

CODE = 3
"""Goods in a code."""

STRENGTHS = (2, 5)
"""The least and the greatest Strength."""

_LOST = (*TOKENS, "vp", "card", "deal")
_ROWS = ("production", "feature", "action")


def read_code(given: Given) -> tuple[str, ...]:
    """The goods of a code, the first of which hints at the hacked side."""
    code = tuple(item.word(CODE_GOODS, "a good of a code") for item in given.items("goods of a code"))
    if len(code) != CODE:
        given.refuse(f"expected {CODE} goods in a code, not {len(code)}")
    return code


def read_strength(given: Given) -> int:
    """A Strength, without Frenzy."""
    return given.number(*STRENGTHS)


def read_attack(given: Given) -> Attack:
    """What a Machine does to each player."""
    entries = given.entries("an attack", (), ("lose", "raze_own", "block"))
    kind = only(given, list(entries), "attack", ("lose", "raze_own", "block"))
    value = entries[kind]
    if kind == "lose":
        lost = read_bag(value, _LOST)
        if "card" in lost and "deal" in lost:
            value.refuse("expected either cards or Deals, not both: they are named one by one")
        return Lose(lost)
    return _raze_own(value) if kind == "raze_own" else _block(value)


def _raze_own(given: Given) -> RazeOwn:
    words = ("type", "category", "distance")
    entries = given.entries("'raze_own'", (), words)
    kind = only(given, list(entries), "kind of Location", words)
    value = entries[kind]
    if kind == "type":
        return RazeOwn(row=value.word(_ROWS, "a row"))
    if kind == "category":
        return RazeOwn(category=value.word(CATEGORIES, "a category"))
    return RazeOwn(distance=number(value))


def _block(given: Given) -> StopBoard | StopAction:
    words = ("faction", "type")
    entries = given.entries("'block'", (), words)
    kind = only(given, list(entries), "thing to block", words)
    if kind == "faction":
        return StopBoard(one_of(entries[kind], STOPPED, "a colour of contact tokens, or 'exchange'"))
    entries[kind].word(("action",), "a row")
    return StopAction()


def check_hint(given: Given, code: tuple[str, ...], hacked_type: str) -> None:
    """Refuse a code whose first good hints at another row type (R44.5.1)."""
    hinted = TYPES_BY_CODE[code[0]]
    if hinted != hacked_type:
        given.refuse(f"expected the type {hinted!r} behind a code that begins with {code[0]!r}, not {hacked_type!r}")


def read_server_room(given: Given) -> ServerRoom:
    """The server room."""
    entries = given.entries("the server room", ("marker", "players_plus", "gain", "fewer_machines"))
    return ServerRoom(
        marker=entries["marker"].word(RESOURCES, "a resource"),
        players_plus=number(entries["players_plus"]),
        gain=read_bag(entries["gain"], GAINS),
        fewer_machines=number(entries["fewer_machines"]),
    )
