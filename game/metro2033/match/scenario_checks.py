"""What scenarios of Metro 2033 name: its positions, its moves, and what is expected after them (M-40)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final

from game.kernel.bag import Bag
from game.kernel.given import Given
from game.kernel.refusal import Refusal
from game.kernel.seats import SEATS, Seat
from game.metro2033.cards.printed import MetroCards
from game.metro2033.rules import references as ref
from game.metro2033.rules.atlas import vp_of
from game.metro2033.rules.decide import decide
from game.metro2033.rules.events import AnyMetroEvent
from game.metro2033.rules.names import names_of
from game.metro2033.rules.notation import read_move
from game.metro2033.rules.position.players import ROWS as PLAYER_ROWS
from game.metro2033.rules.position.reading import read_position
from game.metro2033.rules.position.values import COUNT, SEAT_NAME, PositionReading, PositionValue, many, named
from game.metro2033.rules.position.writing import ROWS
from game.metro2033.rules.referee import MetroOutcome
from game.metro2033.rules.refusals import REASONS
from game.metro2033.rules.state import HIDDEN, Metro, MetroPlayer, MetroState
from game.metro2033.rules.view import view
from game.play.scenarios import checks
from game.play.scenarios.checks import Difference, Expected, differs

Ending = checks.Ending[Metro, MetroState, AnyMetroEvent]
Check = checks.Check[Metro, MetroState, AnyMetroEvent]


class MetroScenarios:
    """Reads and plays scenarios with these cards."""

    def __init__(self, cards: MetroCards | None) -> None:
        self._cards = cards

    def read_position(self, given: Given) -> tuple[Metro, MetroState]:
        assert self._cards is not None, "positions name cards"
        return read_position(self._cards, given)

    def seats(self, state: MetroState) -> Mapping[Seat, str | None]:
        return dict.fromkeys(state.seats)

    def read_expected(
        self, metro: Metro, state: MetroState, given: Given
    ) -> Expected[Metro, MetroState, AnyMetroEvent]:
        keys = given.mapping(("refused", *state.seats, *_CHECKS, *_NULL), "what is expected")
        refused = keys.pop("refused").word(REASONS, "the code of a refusal") if "refused" in keys else None
        found: list[Check] = []
        for key, value in given.pairs("what is expected"):
            at = partial(PositionReading, metro.cards, state.seats)
            if key.value in state.seats:
                found += _of_player(at, str(key.value), value)
            elif key.value in _NULL and value.value is None:
                found.append(_is(str(key.value), None, _FOUND[str(key.value)]))
            elif key.value in keys:
                found.append(_CHECKS[str(key.value)](at, value))
        return Expected(refused, tuple(found))

    def play(self, metro: Metro, state: MetroState, seat: Seat, move: str) -> Sequence[MetroOutcome] | Refusal:
        return _played(metro, state, seat, move)

    def close_turn(self, _: MetroState, __: Seat | None) -> None:
        """Nothing is closed by itself: an open turn needs its `done`."""

    def chance_left(self, state: MetroState) -> int:
        return len(state.chance.pinned)


def _played(metro: Metro, state: MetroState, seat: Seat, move: str) -> Sequence[MetroOutcome] | Refusal:
    commands = read_move(metro, state, seat, move)
    outcome = commands if isinstance(commands, Refusal) else decide(metro, state, commands[0])
    return outcome if isinstance(outcome, Refusal) else (outcome,)


# ---------------------------------------------------------------------- the table
NewReading = Callable[[], PositionReading]
"""Begins to read names, of cards in any place: an expected one may be named in several."""

CheckReader = Callable[[NewReading, Given], Check]

_DECKS: Final = ("threats", "equipment", "quests", "laws")
"""Keys of whole decks, the top first."""

_FOUND: Final[Mapping[str, Callable[[MetroState], Any]]] = {
    "turn": lambda state: state.to_move,
    **{
        key: lambda state, key=key: getattr(state, key)  # type: ignore[misc]
        for key in ("phase", "round", "space", "stage", "first_player", "law", *_DECKS)
    },
}
_NULL: Final = ("turn", "law")
"""Keys that may have the value null: nobody has to answer, no law is in force."""


def _is(what: str, expected: Any, found: Callable[[MetroState], Any]) -> Check:
    return lambda end: differs(what, _shown(end, expected), _shown(end, found(end.state)))


def _shown(end: Ending, value: Any) -> Any:
    """A value with names in place of ids."""
    names = names_of(end.game.cards)
    if isinstance(value, str):
        return names.name(value)
    if isinstance(value, Counter):
        return Counter({names.name(card): count for card, count in value.items()})
    return [names.name(one) for one in value] if isinstance(value, tuple) else value


def _value(key: str, row: PositionValue) -> CheckReader:
    return lambda at, given: _is(key, row.read(at(), given), _FOUND[key])


def _pile(key: str) -> CheckReader:
    """All cards of a pile, in any order."""

    def check(at: NewReading, given: Given) -> Check:
        expected = Counter(ROWS[key].read(at(), given))
        return _is(key, expected, lambda state: Counter(getattr(state, key)))

    return check


def _face_down(at: NewReading, given: Given) -> Check:
    """The discarded quests that only the named seats know (A-10)."""
    quests = many(named(ref.QUEST), "quests")
    expected = {
        seat: Counter(quests.read(at(), value)) for seat, value in given.mapping(at().seats, "quests by seat").items()
    }

    def check(end: Ending) -> Iterator[Difference]:
        discard, known = end.state.quest_discard, end.state.face_down
        for seat, cards in expected.items():
            found = Counter([discard[place] for place, owner in known.items() if owner == seat])
            yield from differs(f"face_down.{seat}", _shown(end, cards), _shown(end, found))

    return check


def _owners(at: NewReading, given: Given) -> Check:
    """The owners of the named stations; null for none."""
    expected: dict[str, Seat | None] = {}
    for key, value in given.pairs("owners by station"):
        owner = None if value.value is None else SEAT_NAME.read(at(), value)
        expected[at().find(ref.STATION, key)] = owner

    def check(end: Ending) -> Iterator[Difference]:
        for station, owner in expected.items():
            name = names_of(end.game.cards).name(station)
            yield from differs(f"owners.{name}", owner, end.state.owners.get(station))

    return check


def _winners(at: NewReading, given: Given) -> Check:
    expected = Counter(many(SEAT_NAME, "seats").read(at(), given))

    def check(end: Ending) -> Iterator[Difference]:
        if not end.state.is_over:
            yield Difference("not_over")
            return
        yield from differs("winners", expected, Counter(end.state.winners))

    return check


def _moves(are_legal: bool) -> CheckReader:
    """Each of the moves is legal for the seat to move, or each is refused to it."""

    def read(_: NewReading, given: Given) -> Check:
        moves = [item.text("a move") for item in given.items("moves")]
        return lambda end: (difference for move in moves if (difference := _about_move(end, move, are_legal)))

    return read


def _about_move(end: Ending, move: str, is_legal: bool) -> Difference | None:
    outcome = _played(end.game, end.state, end.state.to_move or SEATS[0], move)
    if isinstance(outcome, Refusal):
        return Difference("illegal", {"move": move, "code": outcome.code}) if is_legal else None
    return None if is_legal else Difference("legal", {"move": move})


def _sees(at: NewReading, given: Given) -> Check:
    """What the view of a seat shows of others: a number in place of cards whose faces are hidden."""
    seats = at().seats
    expected = [
        (viewer, seat, key, value.plain())
        for viewer, others in given.mapping(seats, "seats that see").items()
        for seat, keys in others.mapping(seats, "seats that are seen").items()
        for key, value in keys.mapping(tuple(PLAYER_ROWS), "a player").items()
    ]

    def check(end: Ending) -> Iterator[Difference]:
        for viewer, seat, key, wanted in expected:
            player = view(end.game, end.state, viewer).player(seat)
            yield from differs(f"sees.{viewer}.{seat}.{key}", wanted, _seen(end, player, key))

    return check


def _seen(end: Ending, player: MetroPlayer, key: str) -> Any:
    names, found = names_of(end.game.cards), getattr(player, key)
    if isinstance(found, tuple):
        return len(found) if HIDDEN in found or not found else [names.name(card) for card in found]
    if key == "scouted":
        return found is not None and (found.card == HIDDEN or names.name(found.card))
    return dict(found) if isinstance(found, Bag) else _shown(end, found)


_CHECKS: Final[Mapping[str, CheckReader]] = {
    "turn": _value("turn", SEAT_NAME),
    **{key: _value(key, ROWS[key]) for key in ("phase", "round", "space", "stage", "first_player", "law", *_DECKS)},
    **{key: _pile(key) for key in ("market", "threat_discard", "equipment_discard", "quest_discard")},
    "face_down": _face_down,
    "owners": _owners,
    "winners": _winners,
    "legal": _moves(are_legal=True),
    "illegal": _moves(are_legal=False),
    "sees": _sees,
}

# ---------------------------------------------------------------------- players
_IN_ANY_ORDER: Final = ("equipment", "quests", "met", "completed", "used")
_STATIONS: Final = many(named(ref.STATION), "stations")


def _of_player(at: NewReading, seat: Seat, given: Given) -> Iterable[Check]:
    """A check per key of a seat."""
    for key, value in given.mapping((*PLAYER_ROWS, "stations", "vp"), "what is expected of a player").items():
        yield _of_key(at, seat, key, value)


def _of_key(at: NewReading, seat: Seat, key: str, given: Given) -> Check:
    what = f"{seat}.{key}"
    if key == "vp":
        return _is(what, COUNT.read(at(), given), lambda state: vp_of(state, seat))
    if key == "stations":
        stations = Counter(_STATIONS.read(at(), given))
        return _is(what, stations, lambda state: Counter(one for one, owner in state.owners.items() if owner == seat))
    if key == "goods":
        return _goods(what, seat, {good: count.number() for good, count in given.mapping(_GOODS, "goods").items()})
    expected = PLAYER_ROWS[key].read(at(), given)
    if key in _IN_ANY_ORDER:
        return _is(what, Counter(expected), lambda state: Counter(getattr(state.player(seat), key)))
    return _is(what, expected, lambda state: getattr(state.player(seat), key))


_GOODS: Final = ("pig", "mushroom", "ammo")


def _goods(what: str, seat: Seat, expected: Mapping[str, int]) -> Check:
    """The named goods, and no others."""

    def check(end: Ending) -> Iterator[Difference]:
        for good, count in expected.items():
            yield from differs(f"{what}.{good}", count, end.state.player(seat).goods[good])

    return check
