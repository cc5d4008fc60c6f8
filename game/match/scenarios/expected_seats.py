"""What a scenario expects of a player: the keys below a seat in ``then``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from game.cards.catalog import Catalog
from game.cards.vocabulary import TOKENS
from game.kernel.given import Given
from game.match.scenarios.difference import Check, Difference, Ending, differs, titles
from game.rules.notation import bag_text, title_of
from game.rules.position.data import read_card, read_faction, read_hq
from game.rules.position.players import PILES, SITE_KEYS
from game.rules.position.writing import on_site
from game.rules.sheets import RUIN
from game.rules.state import VIRTUAL, Game, GameState, Player, Seat, Site

SeatCheck = Callable[[Catalog, Seat, str, Given], Check]


def seat_checks(catalog: Catalog, seat: Seat, given: Given) -> Iterator[Check]:
    """A check per key of a seat."""
    for key, value in given.mapping(tuple(_CHECKS), "what is expected of a player").items():
        yield _CHECKS[key](catalog, seat, f"{seat}.{key}", value)


def opponent_checks(catalog: Catalog, given: Given) -> Iterator[Check]:
    """A check per key of the virtual opponent."""
    for key, value in given.mapping(tuple(_OPPONENT_CHECKS), "what is expected of the virtual opponent").items():
        yield _OPPONENT_CHECKS[key](catalog, VIRTUAL, f"{VIRTUAL}.{key}", value)


def _value(read: Callable[[Catalog, Given], object], found: Callable[[GameState, Seat], object]) -> SeatCheck:
    def check(catalog: Catalog, seat: Seat, what: str, given: Given) -> Check:
        expected = read(catalog, given)
        return lambda end: differs(what, expected, found(end.state, seat))

    return check


def _of_player(read: Callable[[Catalog, Given], object], found: Callable[[Player], object]) -> SeatCheck:
    return _value(read, lambda state, seat: found(state.player(seat)))


def _of_automa(read: Callable[[Catalog, Given], object], field: str) -> SeatCheck:
    return _value(read, lambda state, _: getattr(state.automa, field))


def _cards(
    found: Callable[[GameState, Seat], Iterable[str]],
    read: Callable[[Catalog, Given], str] = read_card,
    what_they_are: str = "cards",
) -> SeatCheck:
    """A check of all cards in one place, in any order."""

    def check(catalog: Catalog, seat: Seat, what: str, given: Given) -> Check:
        expected = Counter(read(catalog, item) for item in given.items(what_they_are))
        return lambda end: differs(what, titles(end.game, expected), titles(end.game, Counter(found(end.state, seat))))

    return check


def _pile(name: str) -> SeatCheck:
    """A check of all cards of a pile of the virtual opponent, in any order."""
    return _cards(lambda state, _: getattr(state.automa, name))


def _goods(_: Catalog, seat: Seat, what: str, given: Given) -> Check:
    """The named goods, and no others."""
    expected = _counts(given)

    def check(end: Ending) -> Iterator[Difference]:
        for good, count in expected.items():
            yield from differs(f"{what}.{good}", count, end.state.player(seat).goods[good])

    return check


def _counts(given: Given) -> dict[str, int]:
    return {good: count.number() for good, count in given.mapping(TOKENS, "goods").items()}


def _used_actions(_: Catalog, seat: Seat, what: str, given: Given) -> Check:
    expected = Counter(item.word(TOKENS, "what a faction action gives") for item in given.items("faction actions"))
    return lambda end: differs(what, expected, Counter(used.action for used in end.state.player(seat).used))


class _Wanted(NamedTuple):
    """An expected Site, or any Ruin; ``on_it`` has the named facts about it."""

    card: str
    on_it: dict[str, Any]

    def is_met(self, site: Site) -> bool:
        there = on_site(site)
        if not all(_agrees(value, there[key]) for key, value in self.on_it.items()):
            return False
        if self.card == RUIN:
            return site.ruin
        return site.card == self.card and site.ruin == self.on_it.get("ruin", False)


def _agrees(expected: Any, found: Any) -> bool:
    """Compare two values; of goods only the expected ones count."""
    if isinstance(expected, dict):
        return all(found[good] == count for good, count in expected.items())
    return bool(expected == found)


def _sites(catalog: Catalog, seat: Seat, what: str, given: Given) -> Check:
    """The whole State, in any order."""
    wanted = [_read_wanted(catalog, item) for item in given.items("Sites")]

    def check(end: Ending) -> Iterator[Difference]:
        sites = end.state.player(seat).sites
        if not _all_met(wanted, sites):
            expected = Counter(_shown(end.game, one.card, one.on_it) for one in wanted)
            found = Counter(_shown(end.game, site.card, on_site(site)) for site in sites)
            yield from differs(what, expected, found)

    return check


def _read_wanted(catalog: Catalog, given: Given) -> _Wanted:
    if isinstance(given.value, str):
        given = given.instead({"card": given.value})
    keys = given.mapping(SITE_KEYS, "a Site")
    named = keys.value("card")
    card = RUIN if named.value == RUIN else read_card(catalog, named)
    return _Wanted(card, {key: _read_on(key, value) for key, value in keys.items() if key != "card"})


def _read_on(key: str, given: Given) -> Any:
    if key in ("goods", "marks"):
        return _counts(given)
    return given.number() if key == "used" else given.flag()


def _all_met(wanted: list[_Wanted], sites: tuple[Site, ...]) -> bool:
    """Whether expected and actual Sites can be paired, with none left over."""
    chosen: dict[int, int] = {}

    def place(index: int, tried: set[int]) -> bool:
        for number, site in enumerate(sites):
            if number not in tried and wanted[index].is_met(site):
                tried.add(number)
                if number not in chosen or place(chosen[number], tried):
                    chosen[number] = index
                    return True
        return False

    return len(wanted) == len(sites) and all(place(index, set()) for index in range(len(wanted)))


def _shown(game: Game, card: str, on_it: dict[str, Any]) -> str:
    """A Site with what is on it, as scenarios write it."""
    notes = [
        f"{key}: {bag_text(value) if isinstance(value, dict) else str(value).lower()}"
        for key, value in on_it.items()
        if value
    ]
    title = title_of(game, card)
    return f"{{card: {', '.join([title, *notes])}}}" if notes else title


_CHECKS: dict[str, SeatCheck] = {
    "faction": _of_player(read_faction, lambda player: player.faction),
    "vp": _of_player(lambda _, given: given.number(), lambda player: player.vp),
    "goods": _goods,
    "hand": _cards(lambda state, seat: state.player(seat).hand),
    "hand_size": _of_player(lambda _, given: given.number(), lambda player: len(player.hand)),
    "connections": _cards(lambda state, seat: state.player(seat).connections),
    "state": _sites,
    "deals": _cards(lambda state, seat: state.player(seat).deals),
    "used": _used_actions,
    "passed": _of_player(lambda _, given: given.flag(), lambda player: player.passed),
    "discard": _cards(lambda state, seat: state.player(seat).discard),
    "discard_top": _of_player(read_card, lambda player: player.discard[-1] if player.discard else None),
    "hq": _cards(lambda state, seat: state.player(seat).hq, read_hq, "HQ cards"),
}

_OPPONENT_CHECKS: dict[str, SeatCheck] = {
    "vp": _CHECKS["vp"],
    "state": _sites,
    "passed": _CHECKS["passed"],
    "discard": _CHECKS["discard"],
    "discard_top": _CHECKS["discard_top"],
    "hq": _CHECKS["hq"],
    "must_pass": _of_automa(lambda _, given: given.flag(), "must_pass"),
    "stage": _of_automa(lambda _, given: given.text("a stage"), "stage"),
    "brawlers": _of_automa(lambda _, given: given.number(), "brawlers"),
    **{pile: _pile(pile) for pile in PILES},
}
