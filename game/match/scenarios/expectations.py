"""What a scenario expects: each key of ``then`` is read strictly into a check of the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from game.cards.catalog import Catalog
from game.kernel.given import Given
from game.kernel.refusal import Refusal
from game.kernel.seats import SEATS
from game.match.scenarios.difference import Check, CheckReader, Difference, Ending, Seats, differs, titles
from game.match.scenarios.expected_seats import opponent_checks, seat_checks
from game.match.sets import PARTS
from game.rules.decide import REASONS
from game.rules.notation import decide_all, read_move
from game.rules.phases.scoring import GRADES, grade
from game.rules.position.data import read_card
from game.rules.sheets import RUIN
from game.rules.state import PHASES, VIRTUAL, GameState

NO_OPPONENT = "expected a solo game: the key 'solo' in 'given' names the virtual opponent"


def read_checks(catalog: Catalog, state: GameState, given: Given) -> tuple[str | None, tuple[Check, ...]]:
    """The code with which the last move must be refused, if any, and the checks of the end.

    Raises:
        Unreadable: a key or value is unknown.
    """
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
            checks += opponent_checks(catalog, value)
        else:
            checks += seat_checks(catalog, key, value) if key in seats else [_CHECKS[key](catalog, seats, value)]
    return refused, tuple(checks)


def _discard(catalog: Catalog, _: Seats, given: Given) -> Check:
    """The whole discard pile, in any order; ``Ruin`` is any card that was discarded as one."""
    items = given.items("cards")
    named = Counter(read_card(catalog, item) for item in items if item.value != RUIN)
    ruins = len(items) - named.total()

    def check(end: Ending) -> Iterator[Difference]:
        found = Counter(end.state.discard)
        rest = found - named
        if not (named <= found and rest.total() == ruins and rest <= end.ruins):
            yield from differs("discard", titles(end.game, named) + Counter({RUIN: ruins}), titles(end.game, found))

    return check


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
    refusal = _refusal_at_end(end, move)
    if is_legal:
        return Difference("illegal", {"move": move, "code": refusal.code}) if refusal else None
    return None if refusal else Difference("legal", {"move": move})


def _refusal_at_end(end: Ending, move: str) -> Refusal | None:
    commands = read_move(end.game, end.state, end.state.to_move or SEATS[0], move)
    outcome = commands if isinstance(commands, Refusal) else decide_all(end.game, end.state, commands)
    return outcome if isinstance(outcome, Refusal) else None


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
