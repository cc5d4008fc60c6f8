"""What matches of older rules have recorded, in the words of today's, and sets as they were when older matches were
recorded.

The header of a match has a digest of its cards. If it is the one from before cards joined a set, the match is dealt,
verified and told with that set as it was.

A match that was begun with older rules may be played on with these, so its file can hold lines of both. That is why
every line is looked at, and what is of today stays as it is.

In versions 1 and 2 the virtual opponent of a solo game was no player, but stood beside them in the state, and some of
what it did had events of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.rules.state import VIRTUAL

JOINED: Final[Mapping[str, frozenset[str]]] = {"promo_1": frozenset(("local_gun_shop",))}
"""Set -> the cards that joined it after matches had been recorded with it."""


def catalog_of(
    catalog: Catalog, sets: Sequence[str], factions: Sequence[str], modules: Sequence[str], digest: str
) -> Catalog:
    """The catalog that a match with this digest was dealt from: one without the cards of `JOINED`, or ``catalog``."""
    if JOINED.keys().isdisjoint(sets) or digest == catalog.digest(sets, factions, modules):
        return catalog
    before = before_they_joined(catalog)
    return before if digest == before.digest(sets, factions, modules) else catalog


@lru_cache(maxsize=2)
def before_they_joined(catalog: Catalog) -> Catalog:
    """The catalog without the cards of `JOINED`."""
    return catalog.without(frozenset().union(*JOINED.values()))


_Data = dict[str, Any]

_OF_PLAYER: Final = ("vp", "sites", "passed")
"""Fields of the virtual opponent that are now those of a player; the others are the Automa's."""


def in_todays_words(line: bytes) -> bytes:
    """A line of a match file as this version of the rules would have written it; raises msgspec.DecodeError."""
    if not any(mark in line for mark in _MARKS):
        return line
    data = msgspec.json.decode(line)
    return msgspec.json.encode(translated(data)) if isinstance(data, dict) else line


def translated(line: _Data) -> _Data:
    """A decoded line as this version of the rules would have written it."""
    events = line.get("events")
    if not isinstance(events, list):
        return line
    return line | {"events": [new for event in events for new in _translated(event)]}


def _translated(event: Any) -> Iterator[Any]:
    translate = _EVENTS.get(str(event.get("type"))) if isinstance(event, dict) else None
    yield from translate(event) if translate else (event,)


def _started(event: _Data) -> Iterator[_Data]:
    state = dict(event["state"])
    opponent = state.pop("opponent", None)
    if opponent is None:
        yield event
        return
    player = {key: opponent[key] for key in _OF_PLAYER if key in opponent}
    automa = {key: value for key, value in opponent.items() if key not in _OF_PLAYER}
    state |= {"players": [*state["players"], {"faction": "", **player}], "automa": automa}
    yield event | {"state": state}


def _picked(event: _Data) -> Iterator[_Data]:
    yield {"type": "card_picked", "seat": VIRTUAL, "card": event["card"], "site": event["site"]}


def _built(event: _Data) -> Iterator[_Data]:
    yield {"type": "opponent_turned_up", "card": event["card"]}
    yield {"type": "location_constructed", "seat": VIRTUAL, "card": event["card"], "site": event["site"]}


def _developed(event: _Data) -> Iterator[_Data]:
    yield {"type": "development_aimed"} | {key: event[key] for key in event if key not in ("type", "site")}
    old = {key: event[key] for key in ("card", "site", "over", "over_card")}
    yield {"type": "location_developed", "seat": VIRTUAL, **old}


def _shield_raised(event: _Data) -> Iterator[_Data]:
    yield {"type": "shield_placed", "seat": VIRTUAL, "site": event["site"], "card": event["card"]}


_EVENTS: Final[Mapping[str, Callable[[_Data], Iterator[_Data]]]] = {
    "game_started": _started,
    "opponent_picked": _picked,
    "opponent_built": _built,
    "opponent_developed": _developed,
    "shield_raised": _shield_raised,
}
"""Type of an event -> what it is today."""
_MARKS: Final = (b'"opponent"', *(f'"{name}"'.encode() for name in _EVENTS if name != "game_started"))
"""Every line with something to translate has one of these in it."""
