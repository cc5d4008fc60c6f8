"""Machines and the server room in positions (the format: see `game.rules.position`)."""

from __future__ import annotations

from msgspec.structs import replace

from game.cards.sets.moloch import hacked_sides, has_machines
from game.cards.vocabulary import CODE_GOODS, EXCHANGING
from game.kernel.bag import Bag
from game.kernel.given import Fields, Given
from game.rules.position.cards import Cards
from game.rules.position.data import Data, Name, Naming
from game.rules.sets.moloch.deploy import markers_to_hack
from game.rules.sets.moloch.machines import RED, names
from game.rules.sets.moloch.messages import Deployed, Machines
from game.rules.sets.moloch.state import with_machines
from game.rules.state import Game, GameState

KEYS = ("machines", "server_room")
MACHINES_KEYS = ("stack", "deployed", "discard")
_ON_MACHINE = (*CODE_GOODS, "ammo", *RED)
HACKED = "hacked"
"""What the server room is once enough markers lie there (R53.3)."""


def read_stack(cards: Cards, top: Fields, state: GameState) -> GameState:
    """The Machines of a position; by default those that are not named elsewhere are the stack, in seeded order."""
    catalog, chance = cards.catalog, state.chance
    if not has_machines(catalog, cards.sets):
        for key in KEYS:
            if key in top:
                top[key].refuse(f"expected {key!r} only in games with Moloch")
        return state
    keys = top.value("machines", {}).mapping(MACHINES_KEYS, "the Machines")
    deployed = tuple(_deployed(cards, item) for item in keys.value("deployed", []).items("Machines"))
    discard = cards.machines.take_all(keys.value("discard", []))
    if "stack" in keys:
        stack = cards.machines.take_all(keys["stack"])
    else:
        stack, chance = chance.shuffle(cards.machines.rest())
    machines = Machines(stack, hacked_sides(catalog, cards.sets), deployed, discard)
    return replace(state, machines=machines, chance=chance)


def read_stopped(cards: Cards, faction: str, given: Given) -> tuple[str, ...]:
    """What Machines stop of a faction board in this round (R44.3d)."""
    items = given.items("faction actions")
    if items and not has_machines(cards.catalog, cards.sets):
        given.refuse("expected 'stopped' only in games with Moloch")
    words = (*[action.name for action in cards.catalog.factions[faction].actions], EXCHANGING)
    return tuple(dict.fromkeys(item.word(words, "a faction action, or 'exchange'") for item in items))


def names_at(at: Naming) -> tuple[str, ...]:
    """The names of the deployed Machines, like `Rust Locust#2`."""
    return tuple(names(at.game, at.state.machines)) if at.state.machines else ()


def _deployed(cards: Cards, given: Given) -> Deployed:
    """A Machine, with ``red`` contact tokens and other ``goods`` on it (R44.14)."""
    if isinstance(given.value, str):
        return Deployed(cards.machines.take(given))
    keys = given.mapping(("card", "red", "goods"), "a deployed Machine")
    goods = {good: count.number() for good, count in keys.value("goods", {}).mapping(_ON_MACHINE, "goods").items()}
    red = goods.get("red", 0) + keys.value("red", 0).number()
    return Deployed(cards.machines.take(keys.value("card")), Bag(goods | {"red": red}))


def read(cards: Cards, top: Fields, state: GameState) -> GameState:
    """The markers in the server room, if it is played with: a number, or `hacked`."""
    if not cards.game.options.server_room or state.machines is None:
        if "server_room" in top:
            top["server_room"].refuse("expected 'server_room' only in games with Moloch and the option 'server_room'")
        return state
    given, most = top.value("server_room", 0), markers_to_hack(cards.game, state)
    return with_machines(state, server_room=most if given.value == HACKED else given.number(0, most))


def write(game: Game, state: GameState, name: Name) -> Data:
    machines = state.machines
    if machines is None:
        return {}
    room = server_room_text(game, state)
    return {
        "machines": {
            "stack": [name(card) for card in machines.stack],
            "deployed": [_written(one, name) for one in machines.deployed],
            "discard": [name(card) for card in machines.discard],
        },
        **({"server_room": room} if room else {}),
    }


def server_room_text(game: Game, state: GameState) -> int | str | None:
    """The markers in the server room as a position has them."""
    markers = state.machines.server_room if state.machines else None
    return HACKED if markers is not None and markers >= markers_to_hack(game, state) else markers


def _written(one: Deployed, name: Name) -> str | Data:
    goods = {good: count for good, count in one.goods.items() if good != "red"}
    data = {"card": name(one.card), "red": one.goods["red"], "goods": goods}
    return {key: value for key, value in data.items() if value} if one.goods else name(one.card)
