"""What scenarios of 51st State name: its positions, its moves, and what is expected after them.

``V: turn`` is a turn of the virtual opponent; an open turn is closed as by ``done``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.vocabulary import TOKENS
from game.fiftyfirst.match.part import Check, CheckReader, Ending, Seats, titles
from game.fiftyfirst.match.sets import PARTS
from game.fiftyfirst.rules.commands import FinishTurn
from game.fiftyfirst.rules.decide import REASONS
from game.fiftyfirst.rules.events import LocationDeveloped
from game.fiftyfirst.rules.judge import Outcome
from game.fiftyfirst.rules.messages import AnyCommand, AnyEvent
from game.fiftyfirst.rules.notation import bag_text, decide_all, read_move, title_of
from game.fiftyfirst.rules.phases.scoring import GRADES, grade
from game.fiftyfirst.rules.position.data import read_card, read_faction, read_hq
from game.fiftyfirst.rules.position.players import PILES, SITE_KEYS
from game.fiftyfirst.rules.position.reading import read_position
from game.fiftyfirst.rules.position.writing import on_site
from game.fiftyfirst.rules.sheets import RUIN
from game.fiftyfirst.rules.state import PHASES, SEATS, VIRTUAL, Game, GameState, Player, Site
from game.fiftyfirst.rules.steps import ChooseFollowUp
from game.kernel.given import Given
from game.kernel.refusal import Refusal
from game.kernel.seats import Seat
from game.play.scenarios.checks import Difference, Expected, differs

NO_OPPONENT = "expected a solo game: the key 'solo' in 'given' names the virtual opponent"


class PlayedScenarios:
    """Reads and plays scenarios with a catalog."""

    def __init__(self, catalog: Catalog | None) -> None:
        self._catalog = catalog

    def read_position(self, given: Given) -> tuple[Game, GameState]:
        assert self._catalog is not None, "positions name cards"
        return read_position(self._catalog, given)

    def seats(self, state: GameState) -> Mapping[Seat, str | None]:
        return {**dict.fromkeys(state.people), VIRTUAL: None if state.automa else NO_OPPONENT}

    def read_expected(self, game: Game, state: GameState, given: Given) -> Expected[Game, GameState, AnyEvent]:
        return _read_expected(game.catalog, state, given)

    def play(self, game: Game, state: GameState, seat: Seat, move: str) -> Sequence[Outcome] | Refusal:
        commands = read_move(game, state, seat, move)
        return commands if isinstance(commands, Refusal) else decide_all(game, state, commands)

    def close_turn(self, state: GameState, next_seat: Seat | None) -> AnyCommand | None:
        question = state.question
        is_other = isinstance(question, ChooseFollowUp) and question.seat != next_seat
        return FinishTurn(question.seat) if question and is_other else None

    def chance_left(self, state: GameState) -> int:
        return len(state.chance.pinned)


def _read_expected(catalog: Catalog, state: GameState, given: Given) -> Expected[Game, GameState, AnyEvent]:
    seats = state.seats
    keys = given.mapping(("refused", *state.people, VIRTUAL, *_CHECKS, "grade"), "what is expected")
    if VIRTUAL in keys and state.automa is None:
        keys[VIRTUAL].refuse(NO_OPPONENT)
    refused = keys.pop("refused").word(REASONS, "the code of a refusal") if "refused" in keys else None
    checks: list[Check] = []
    if (expected := given.find("grade")) is not None:  # also null, which counts as left out elsewhere
        keys.pop("grade", None)
        checks.append(_grade(expected))
    for key, value in keys.items():
        if key == VIRTUAL:
            checks += _below(catalog, VIRTUAL, _OPPONENT_CHECKS, "what is expected of the virtual opponent", value)
        elif key in seats:
            checks += _below(catalog, key, _SEAT_CHECKS, "what is expected of a player", value)
        else:
            checks.append(_CHECKS[key](catalog, seats, value))
    return Expected(refused, tuple(checks))


def _discard(catalog: Catalog, _: Seats, given: Given) -> Check:
    """The whole discard pile, in any order; ``Ruin`` is any card that was discarded as one."""
    items = given.items("cards")
    named = Counter(read_card(catalog, item) for item in items if item.value != RUIN)
    unnamed = len(items) - named.total()

    def check(end: Ending) -> Iterator[Difference]:
        found = Counter(end.state.discard)
        rest = found - named
        if not (named <= found and rest.total() == unnamed and rest <= _ruins(end)):
            yield from differs("discard", titles(end.game, named) + Counter({RUIN: unnamed}), titles(end.game, found))

    return check


def _ruins(end: Ending) -> Counter[str]:
    """The cards that were discarded as Ruins during a scenario."""
    return Counter(event.over_card for event in end.events if isinstance(event, LocationDeveloped) and event.over_ruin)


def _value(key: str, read: Callable[[Seats, Given], object], found: Callable[[GameState], object]) -> CheckReader:
    def check(_: Catalog, seats: Seats, given: Given) -> Check:
        expected = read(seats, given)
        return lambda end: differs(key, expected, found(end.state))

    return check


def _winners(_: Catalog, seats: Seats, given: Given) -> Check:
    expected = Counter(item.word(seats, "a seat") for item in given.items("seats"))
    return lambda end: _after_the_end(end, lambda: differs("winners", expected, Counter(end.state.winners)))


def _scores(_: Catalog, seats: Seats, given: Given) -> Check:
    expected = {seat: total.number() for seat, total in given.mapping(seats, "scores by seat").items()}

    def differences(end: Ending) -> Iterator[Difference]:
        totals = {score.seat: score.total for score in end.state.scores}
        for seat, total in expected.items():
            yield from differs(f"scores.{seat}", total, totals[seat])

    return lambda end: _after_the_end(end, lambda: differences(end))


def _grade(given: Given) -> Check:
    """The grade of a victory over the virtual opponent (R30.17), or null for none."""
    if given.value is None:
        return lambda end: differs("grade", None, _grade_of(end))
    expected = given.word([name for _, name in GRADES], "a grade")
    return lambda end: _after_the_end(end, lambda: differs("grade", expected, _grade_of(end)))


def _grade_of(end: Ending) -> str | None:
    return grade(end.state.scores, end.state.winners)


def _after_the_end(end: Ending, differences: Callable[[], Iterator[Difference]]) -> Iterator[Difference]:
    return differences() if end.state.is_over else iter((Difference("not_over"),))


def _moves(are_legal: bool) -> CheckReader:
    """Each of the moves is legal for the seat to move, or each is refused to it."""

    def read(_: Catalog, __: Seats, given: Given) -> Check:
        moves = [item.text("a move") for item in given.items("moves")]
        return lambda end: (difference for move in moves if (difference := _about_move(end, move, are_legal)))

    return read


def _about_move(end: Ending, move: str, is_legal: bool) -> Difference | None:
    commands = read_move(end.game, end.state, end.state.to_move or SEATS[0], move)
    outcome = commands if isinstance(commands, Refusal) else decide_all(end.game, end.state, commands)
    if isinstance(outcome, Refusal):
        return Difference("illegal", {"move": move, "code": outcome.code}) if is_legal else None
    return None if is_legal else Difference("legal", {"move": move})


_CHECKS: dict[str, CheckReader] = {
    "discard": _discard,
    "turn": _value("turn", lambda seats, given: given.word(seats, "a seat"), lambda state: state.to_move),
    "phase": _value("phase", lambda _, given: given.word(PHASES, "a phase"), lambda state: state.phase),
    "round": _value("round", lambda _, given: given.number(), lambda state: state.round),
    "winners": _winners,
    "scores": _scores,
    "legal": _moves(are_legal=True),
    "illegal": _moves(are_legal=False),
    **{key: reader for part in PARTS for key, reader in part.checks.items()},
}


# ---------------------------------------------------------------------- seats
SeatCheck = Callable[[Catalog, Seat, str, Given], Check]


def _below(catalog: Catalog, seat: Seat, checks: Mapping[str, SeatCheck], what: str, given: Given) -> Iterator[Check]:
    """A check per key of a seat."""
    for key, value in given.mapping(tuple(checks), what).items():
        yield checks[key](catalog, seat, f"{seat}.{key}", value)


def _of_seat(read: Callable[[Catalog, Given], object], found: Callable[[GameState, Seat], object]) -> SeatCheck:
    def check(catalog: Catalog, seat: Seat, what: str, given: Given) -> Check:
        expected = read(catalog, given)
        return lambda end: differs(what, expected, found(end.state, seat))

    return check


def _of_player(read: Callable[[Catalog, Given], object], found: Callable[[Player], object]) -> SeatCheck:
    return _of_seat(read, lambda state, seat: found(state.player(seat)))


def _of_automa(read: Callable[[Catalog, Given], object], field: str) -> SeatCheck:
    return _of_seat(read, lambda state, _: getattr(state.automa, field))


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


_SEAT_CHECKS: dict[str, SeatCheck] = {
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
    "vp": _SEAT_CHECKS["vp"],
    "state": _sites,
    "passed": _SEAT_CHECKS["passed"],
    "discard": _SEAT_CHECKS["discard"],
    "discard_top": _SEAT_CHECKS["discard_top"],
    "hq": _SEAT_CHECKS["hq"],
    "must_pass": _of_automa(lambda _, given: given.flag(), "must_pass"),
    "stage": _of_automa(lambda _, given: given.text("a stage"), "stage"),
    "brawlers": _of_automa(lambda _, given: given.number(), "brawlers"),
    **{pile: _pile(pile) for pile in PILES},
}
