"""Machines and the server room of Moloch: what stands on them, and how it is read (R44, R53.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Final

import msgspec

from game.fiftyfirst.cards.amounts import number, one_of, only, read_bag
from game.fiftyfirst.cards.card import Location
from game.fiftyfirst.cards.card_reader import OpenFile, PrintedPart, read_id, read_printed_location, read_title, telling
from game.fiftyfirst.cards.vocabulary import CATEGORIES, CODE_GOODS, GAINS, RESOURCES, STOPPED, TOKENS, TYPES_BY_CODE
from game.kernel.bag import Bag
from game.kernel.given import Given

if TYPE_CHECKING:
    from game.fiftyfirst.cards.catalog import Catalog

MOLOCH: Final = "moloch"
"""The set with which Machines come into a game; those of other sets join them (R51.2)."""

MACHINE: Final = "machine"


class Lose(msgspec.Struct, frozen=True):
    """Each player loses these goods, VP, cards from hand or Deals, as far as they are there (R44.3c)."""

    goods: Bag


class RazeOwn(msgspec.Struct, frozen=True):
    """Each player's Machine razes one Location: of a row, with a category, or of a Distance; one of them is set
    (R44.3a)."""

    row: str | None = None
    category: str | None = None
    distance: int | None = None

    def fits(self, location: Location) -> bool:
        """Whether it can raze such a Location."""
        if self.row is not None:
            return self.row in location.counts_as
        if self.category is not None:
            return self.category in location.categories
        return location.distance == self.distance


class StopBoard(msgspec.Struct, frozen=True):
    """In this round nobody uses the faction actions that give contact tokens of a colour, or the exchange; ``what`` is
    one of STOPPED (R44.3d)."""

    what: str


class StopAction(msgspec.Struct, frozen=True):
    """In this round each player cannot use one own Action Location (R44.3d)."""


Attack = Lose | RazeOwn | StopBoard | StopAction
"""What a Machine does to each player in the Assault phase."""


class Machine(msgspec.Struct, frozen=True, dict=True):
    """A Machine (R44.1). ``code`` is what hacking costs, ``strength`` what destroying costs in red contact tokens;
    with ``frenzy`` it is stronger while few are deployed (R44.5.5). ``hacked`` is the id of the Location on its other
    side.

    >>> from game.fiftyfirst.cards.catalog import load_catalog
    >>> from game.paths import cards_folder
    >>> mother = load_catalog(cards_folder()).machines["mother"]
    >>> mother.strength, mother.cost, mother.hacked_type
    (5, Bag({'brick': 1, 'iron': 1, 'worker': 1}), 'production')
    """

    kind: ClassVar[str] = MACHINE
    gives: ClassVar[tuple[str, ...]] = ()
    id: str
    title: str
    copies: int
    code: tuple[str, ...]
    strength: int
    frenzy: bool
    attack: Attack
    hacked: str
    set: str

    @cached_property
    def cost(self) -> Bag:
        """The goods of the code."""
        return sum((Bag({good: 1}) for good in self.code), Bag())

    @cached_property
    def hacked_type(self) -> str:
        """The row type of its hacked side, as its code hints (R44.5.1)."""
        return TYPES_BY_CODE[self.code[0]]


class ServerRoom(msgspec.Struct, frozen=True):
    """The module of the server room (R53.3): the ``marker`` that is put there instead of taking a hacked card, what it
    ``gain``s, after how many more than there are players the room is hacked, and how many Machines fewer are deployed
    from then on."""

    marker: str
    players_plus: int
    gain: Bag
    fewer_machines: int


# ---------------------------------------------------------------------- reading
_KEYS = ("id", "title", "copies", "code", "strength", "frenzy", "attack", "hacked")
_HACKED_KEYS = ("id", "title", "type", "spoils", "categories", "deal", "abilities")
_CODE = 3
"""Goods in a code."""

_STRENGTHS = (2, 5)
"""The least and the greatest Strength."""

_LOST = (*TOKENS, "vp", "card", "deal")
_ROWS = ("production", "feature", "action")


def _read(file: OpenFile, _: Given, entries: Mapping[str, Given]) -> Mapping[str, Any]:
    """The Machines of a set, with the Locations on their other sides, and the server room."""
    found: dict[str, Any] = {}
    if "machines" in entries:
        both = _machines(file, entries["machines"])
        found["machines"] = {machine.id: machine for machine, _ in both}
        found["locations"] = {hacked.id: hacked for _, hacked in both}
    if "server_room" in entries:
        found["server_room"] = _server_room(entries["server_room"])
    return found


def _machines(file: OpenFile, given: Given) -> list[tuple[Machine, Location]]:
    found = []
    for item in given.items("machines"):
        with telling("machine", item):
            both = _machine(item, file.set)
            for one in both:
                file.claim(item, one.id, one.title)
            found.append(both)
    if not found:
        given.refuse("expected at least one machine")
    return found


def _machine(given: Given, set_id: str) -> tuple[Machine, Location]:
    """A Machine and its hacked side, which is always at Distance 1 (R44.5.3) and as often there as the Machine."""
    entries = given.entries("a machine", _KEYS)
    id, copies, code = read_id(entries["id"]), number(entries["copies"]), _code(entries["code"])
    hacked_entries = entries["hacked"].entries("a hacked side", _HACKED_KEYS)
    hacked = read_printed_location(hacked_entries, set_id, distance=1, copies=copies, machine=id)
    hinted = TYPES_BY_CODE[code[0]]  # by the first good (R44.5.1)
    if hinted != hacked.type:
        expected = f"the type {hinted!r} behind a code that begins with {code[0]!r}"
        entries["code"].refuse(f"expected {expected}, not {hacked.type!r}")
    machine = Machine(
        id=id,
        title=read_title(entries["title"]),
        copies=copies,
        code=code,
        strength=entries["strength"].number(*_STRENGTHS),
        frenzy=entries["frenzy"].flag(),
        attack=_attack(entries["attack"]),
        hacked=hacked.id,
        set=set_id,
    )
    return machine, hacked


def _code(given: Given) -> tuple[str, ...]:
    """The goods of a code, the first of which hints at the hacked side."""
    code = tuple(item.word(CODE_GOODS, "a good of a code") for item in given.items("goods of a code"))
    if len(code) != _CODE:
        given.refuse(f"expected {_CODE} goods in a code, not {len(code)}")
    return code


def _attack(given: Given) -> Attack:
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


def _server_room(given: Given) -> ServerRoom:
    """The server room."""
    entries = given.entries("the server room", ("marker", "players_plus", "gain", "fewer_machines"))
    return ServerRoom(
        marker=entries["marker"].word(RESOURCES, "a resource"),
        players_plus=number(entries["players_plus"]),
        gain=read_bag(entries["gain"], GAINS),
        fewer_machines=number(entries["fewer_machines"]),
    )


# ---------------------------------------------------------------------- in games
def has_machines(catalog: Catalog, sets: Sequence[str]) -> bool:
    """Whether a game with ``sets`` has Machines (R44.1)."""
    return MOLOCH in sets and MOLOCH in catalog.apart.get("machines", {})


def stack_of(catalog: Catalog, sets: Sequence[str]) -> tuple[str, ...]:
    """Ids of the Machines in a game with ``sets``, one for each copy; none without Moloch (R44.1, R51.2)."""
    if not has_machines(catalog, sets):
        return ()
    machines = [machine for machine in catalog.machines.values() if machine.set in sets]
    return tuple(machine.id for machine in machines for _ in range(machine.copies))


def hacked_sides(catalog: Catalog, sets: Sequence[str]) -> Mapping[str, str]:
    """Hacked Location -> its Machine, for all Machines of a game with ``sets``."""
    return {catalog.machines[machine].hacked: machine for machine in dict.fromkeys(stack_of(catalog, sets))}


def _copies(catalog: Catalog, machine: Machine, sets: Sequence[str]) -> Bag:
    return Bag({machine.set: machine.copies if has_machines(catalog, sets) and machine.set in sets else 0})


PART: Final = PrintedPart(
    "machines",
    keys=("machines", "server_room"),
    read=_read,
    kind=MACHINE,
    type=Machine,
    printed=lambda catalog: catalog.machines.values(),
    apart="machines",
    joined_by=MOLOCH,
    copies=_copies,
    back=lambda _, machine: machine.hacked,
)
