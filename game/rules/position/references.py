"""How positions write and read what the fields of steps name: Sites with their seat, cards by their titles."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import NoneType
from typing import Any, Final, get_args, get_origin

import msgspec

from game.cards.amounts import LARGEST
from game.cards.card import Location
from game.kernel.given import Given
from game.kernel.reference import Reference, reference_of, types_of
from game.kernel.seats import SEAT, Seat
from game.rules import references as ref
from game.rules.discards import NAMED_ONE_BY_ONE
from game.rules.effects.context import KINDS_THAT_ASK
from game.rules.parts import PARTS
from game.rules.phases.scoring import SOURCES
from game.rules.position.cards import read_card, read_origin
from game.rules.position.data import Data, Name, Naming, WrittenAs, write_title
from game.rules.sheets import RUIN
from game.rules.solo.borgo import ACTIONS
from game.rules.source import CLAIMED
from game.rules.state import GameState, Site

_SITE = re.compile(r"([A-DV]):(.+?)(?:#([1-9][0-9]{0,3}))?")


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


_WRITTEN: Final[Mapping[Reference, WrittenAs]] = {
    SEAT: WrittenAs(lambda at, given: given.word(at.state.seats, "a seat")),
    ref.PLAYER: WrittenAs(lambda at, given: given.word(at.state.people, "a seat of a player"), many="seats"),
    ref.SITE: WrittenAs(_read_site, _write_site, "Sites"),
    ref.LOCATION: WrittenAs(lambda at, given: read_card(at.game.catalog, given), write_title, "cards"),
    ref.DEAL: WrittenAs(lambda at, given: read_origin(at.game.catalog, given), write_title, "cards"),
    ref.PRINTED: WrittenAs(lambda at, given: read_origin(at.game.catalog, given), write_title, "cards"),
    ref.DRAFT: WrittenAs(lambda _, given: given.number(1, 2)),
    ref.COUNT: WrittenAs(lambda _, given: given.number(1, LARGEST)),
    ref.DISCARDED_GOOD: WrittenAs(lambda _, given: given.word(NAMED_ONE_BY_ONE, "'card' or 'deal'")),
    ref.BORGO_ACTION: WrittenAs(lambda _, given: given.word(tuple(ACTIONS), "an action of Borgo's"), many="actions"),
    ref.SOURCE_KIND: WrittenAs(lambda _, given: given.word(SOURCES, "a kind of source")),
    ref.ASKING_KIND: WrittenAs(
        lambda _, given: given.word((*KINDS_THAT_ASK, "faction_action", CLAIMED), "a kind of source")
    ),
    **{reference: row for part in PARTS for reference, row in part.written.items()},
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


def _row(hint: Any) -> WrittenAs | None:
    reference = reference_of(hint)
    return _WRITTEN.get(reference) if reference else None
