"""What scenarios and recorded matches have of Machines and the server room."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.sets.moloch import MOLOCH, Machine
from game.fiftyfirst.match.part import Check, Ending, MatchPart, Seats
from game.fiftyfirst.rules.options import Options
from game.fiftyfirst.rules.position.data import read_goods
from game.fiftyfirst.rules.sets.moloch.machines import machines_in_play
from game.fiftyfirst.rules.sets.moloch.messages import (
    AssaultRazed,
    HackedDrawn,
    MachineDestroyed,
    MachineHacked,
    Machines,
)
from game.fiftyfirst.rules.sets.moloch.rules import HACKED, MACHINES_KEYS, server_room_text
from game.fiftyfirst.rules.state import VIRTUAL, GameState
from game.fiftyfirst.rules.supply import cards_in_play
from game.kernel.bag import Bag
from game.kernel.given import Given
from game.play.scenarios.checks import Difference, differs


def _machines(catalog: Catalog, _: Seats, given: Given) -> Check:
    """The stack, the deployed Machines with what lies on them, and the discard pile, each in its order."""
    expected = {
        place: [_machine(catalog, item) for item in cards.items("Machines")]
        for place, cards in given.mapping(MACHINES_KEYS, "the Machines").items()
    }

    def check(end: Ending) -> Iterator[Difference]:
        machines = end.state.machines or Machines((), {})
        found = {
            "stack": [(card, Bag()) for card in machines.stack],
            "deployed": [(one.card, one.goods) for one in machines.deployed],
            "discard": [(card, Bag()) for card in machines.discard],
        }
        for place, cards in expected.items():
            yield from differs(f"machines.{place}", _shown(end, cards), _shown(end, found[place]))

    return check


def _shown(end: Ending, cards: list[tuple[str, Bag]]) -> list[str]:
    title = end.game.catalog.title
    return [f"{title(card)} {dict(sorted(goods.items()))}" if goods else title(card) for card, goods in cards]


def _machine(catalog: Catalog, given: Given) -> tuple[str, Bag]:
    """A Machine, and the goods that are expected on it."""
    if isinstance(given.value, str):
        found = catalog.find(Machine, given.value)
        return (found.id, Bag()) if found else given.expected("the title or id of a Machine")
    keys = given.mapping(("card", "red", "goods"), "a deployed Machine")
    card, _ = _machine(catalog, keys.value("card"))
    goods = read_goods(keys.value("goods", {}))
    return card, goods + {"red": keys.value("red", 0).number()}


def _server_room(_: Catalog, __: Seats, given: Given) -> Check:
    """The markers in the server room, or `hacked`."""
    expected = given.value if given.value == HACKED else given.number()
    return lambda end: differs("server_room", expected, server_room_text(end.game, end.state))


def _other(sets: Sequence[str], options: Options, start: GameState) -> str | None:
    if (MOLOCH in sets) != (start.machines is not None):
        return "its sets have other Machines"
    if start.machines is not None and options.server_room != (start.machines.server_room is not None):
        return "its options have another server room"
    return None


def _gone(catalog: Catalog, start: GameState) -> Iterable[str]:
    if start.machines is None:
        return ()
    return sorted(machines_in_play(start.machines, cards_in_play(start)).keys() - catalog.machines.keys())


PART: Final = MatchPart(
    checks={"machines": _machines, "server_room": _server_room},
    other=_other,
    gone=_gone,
    counted={
        MachineHacked: lambda event: (
            [(event.seat, "drawn", event.card)] if event.card and event.seat != VIRTUAL else ()
        ),
        HackedDrawn: lambda event: [(event.seat, "drawn", event.card)],
        AssaultRazed: lambda event: [(event.seat, "lost", event.card)],
    },
    deeds={MachineHacked: "hacked", MachineDestroyed: "destroyed", AssaultRazed: "attacked"},
)
