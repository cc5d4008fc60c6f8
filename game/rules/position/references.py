"""How positions write and read what the fields of steps name: Sites with their seat, cards by their titles."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from types import NoneType
from typing import Any, Final, NamedTuple, get_args, get_origin

import msgspec

from game.cards.amounts import LARGEST
from game.cards.card import Location
from game.cards.sets.no_mans_land import LEVELS
from game.kernel.given import Given
from game.kernel.reference import Reference, reference_of, types_of
from game.kernel.seats import SEAT, Seat
from game.rules import references as ref
from game.rules.discards import NAMED_ONE_BY_ONE
from game.rules.effects.context import KINDS_THAT_ASK
from game.rules.game import Game
from game.rules.position.cards import read_area, read_card, read_hq, read_origin, read_side
from game.rules.position.data import Data, Name
from game.rules.sets.headquarters.claimable import HEADQUARTERS
from game.rules.sets.moloch.machines import names
from game.rules.sets.no_mans_land.effects import DEEDS
from game.rules.sheets import RUIN
from game.rules.solo.borgo import ACTIONS
from game.rules.source import KINDS as SOURCES
from game.rules.state import GameState, Site

"""Id of a card or faction -> its written name."""

_SITE = re.compile(r"([A-DV]):(.+?)(?:#([1-9][0-9]{0,3}))?")


class Naming(NamedTuple):
    """Where something is named: in a state of a game."""

    game: Game
    state: GameState


class _WrittenAs(NamedTuple):
    """How a reference is read and written; ``many`` is what a list of them is called in messages."""

    read: Callable[[Naming, Given], Any]
    write: Callable[[Naming, Name, Any], str] | None = None
    many: str = ""


def _title(_: Naming, name: Name, id: str) -> str:
    return name(id)


def _read_site(at: Naming, given: Given) -> int:
    found = _SITE.fullmatch(given.text("a Site with its seat"))
    owner, name, place = found.groups() if found else ("", "", None)
    card = RUIN if name == RUIN else at.game.catalog.id_of(name, Location)
    sites = _alike(at.state, owner, card) if card and owner in at.state.seats else []
    index = int(place or 1)
    if index > len(sites):
        given.expected("a Site with its seat, like 'A:School#2'")
    return sites[index - 1]


def _write_site(at: Naming, name: Name, number: int) -> str:
    """``A:School#2``: the name of a Site with its seat. A Ruin does not tell its front: ``A:Ruin``."""
    owner, site = at.state.site(number)
    place = _alike(at.state, owner, _card_of(site)).index(number) + 1
    named = f"{owner}:{RUIN if site.ruin else name(site.card)}"
    return named if place == 1 else f"{named}#{place}"


def _alike(state: GameState, owner: Seat, card: str) -> list[int]:
    return [site.id for site in state.player(owner).sites if _card_of(site) == card]


def _card_of(site: Site) -> str:
    return RUIN if site.ruin else site.card


def _machines(at: Naming) -> tuple[str, ...]:
    """The names of the deployed Machines, like `Rust Locust#2`."""
    return tuple(names(at.game, at.state.machines)) if at.state.machines else ()


_WRITTEN: Final[Mapping[Reference, _WrittenAs]] = {
    SEAT: _WrittenAs(lambda at, given: given.word(at.state.seats, "a seat")),
    ref.PLAYER: _WrittenAs(lambda at, given: given.word(at.state.people, "a seat of a player"), many="seats"),
    ref.SITE: _WrittenAs(_read_site, _write_site, "Sites"),
    ref.LOCATION: _WrittenAs(lambda at, given: read_card(at.game.catalog, given), _title, "cards"),
    ref.DEAL: _WrittenAs(lambda at, given: read_origin(at.game.catalog, given), _title, "cards"),
    ref.PRINTED: _WrittenAs(lambda at, given: read_origin(at.game.catalog, given), _title, "cards"),
    ref.DEPLOYED: _WrittenAs(
        lambda at, given: _machines(at).index(given.word(_machines(at), "a deployed Machine")),
        lambda at, _, place: _machines(at)[place],
        "Machines",
    ),
    ref.AREA: _WrittenAs(lambda at, given: read_area(at.game.catalog, given), _title, "Areas"),
    ref.HQ: _WrittenAs(lambda at, given: read_hq(at.game.catalog, given), _title, "HQ cards"),
    ref.BORDER: _WrittenAs(lambda at, given: read_side(at.game.catalog, given), _title),
    ref.LEVEL: _WrittenAs(lambda _, given: given.number(1, LEVELS)),
    ref.DRAFT: _WrittenAs(lambda _, given: given.number(1, 2)),
    ref.COUNT: _WrittenAs(lambda _, given: given.number(1, LARGEST)),
    ref.DEED: _WrittenAs(lambda _, given: given.word(DEEDS, "'build', 'upgrade' or 'raze'")),
    ref.DISCARDED_GOOD: _WrittenAs(lambda _, given: given.word(NAMED_ONE_BY_ONE, "'card' or 'deal'")),
    ref.BORGO_ACTION: _WrittenAs(lambda _, given: given.word(tuple(ACTIONS), "an action of Borgo's"), many="actions"),
    ref.SOURCE_KIND: _WrittenAs(lambda _, given: given.word(SOURCES, "a kind of source")),
    ref.ASKING_KIND: _WrittenAs(
        lambda _, given: given.word((*KINDS_THAT_ASK, "faction_action", HEADQUARTERS), "a kind of source")
    ),
}
"""What is not listed stands as it is in files."""


def read_field(at: Naming, declared: Any, given: Given) -> Any:
    """The value of a field that is declared with this type."""
    hint = _plain(declared)
    if get_origin(hint) is tuple:
        item = get_args(hint)[0]
        row = _row(item)
        return [read_field(at, item, one) for one in given.items(row.many)] if row else given.plain()
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct) and given.is_mapping:
        types = types_of(hint)
        fields = given.mapping(tuple(types), f"a {hint.__name__.lower()}")
        return {key: read_field(at, types[key], fields[key]) for key in fields}
    row = _row(hint)
    return row.read(at, given) if row else given.plain()


def write_fields(at: Naming, name: Name, message: msgspec.Struct) -> Data:
    """The fields of a message, without those that have their default or no value."""
    types = types_of(type(message))
    written: Data = msgspec.to_builtins(message)
    return {key: _write(at, name, types[key], getattr(message, key)) for key in types if written.get(key) is not None}


def _write(at: Naming, name: Name, declared: Any, value: Any) -> Any:
    hint = _plain(declared)
    if isinstance(value, tuple):
        return [_write(at, name, get_args(hint)[0], one) for one in value]
    if isinstance(value, msgspec.Struct):
        return write_fields(at, name, value)
    row = _row(hint)
    return row.write(at, name, value) if row and row.write else msgspec.to_builtins(value)


def _plain(hint: Any) -> Any:
    """The type of a value that is there."""
    return next((one for one in get_args(hint) if one is not NoneType), hint) if NoneType in get_args(hint) else hint


def _row(hint: Any) -> _WrittenAs | None:
    reference = reference_of(hint)
    return _WRITTEN.get(reference) if reference else None
