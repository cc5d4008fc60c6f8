"""What a scenario expects: each key of ``then`` is read strictly into a check of the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence

from game.cards.catalog import Catalog
from game.cards.sets.moloch import Machine
from game.kernel.bag import Bag
from game.kernel.given import Fields, Given
from game.kernel.refusal import Refusal
from game.kernel.seats import SEATS
from game.match.scenarios.difference import Check, Difference, Ending, differs, titles
from game.match.scenarios.expected_seats import opponent_checks, seat_checks
from game.rules.decide import REASONS
from game.rules.grading import GRADES, grade
from game.rules.notation import decide_all, read_move
from game.rules.position.cards import read_area, read_card, read_district, read_hq, read_side
from game.rules.position.players import read_bag
from game.rules.sets.arena.position import read_fighter
from game.rules.sets.borders.position import BORDER_KEYS
from game.rules.sets.districts.messages import DistrictBoard
from game.rules.sets.districts.position import DISTRICT_KEYS, ON_DISTRICT
from game.rules.sets.moloch.messages import Machines
from game.rules.sets.moloch.position import HACKED, MACHINES_KEYS, server_room_text
from game.rules.sets.no_mans_land.position import NONE, outpost_data, read_outpost
from game.rules.sets.no_mans_land.state import map_of
from game.rules.sheets import RUIN
from game.rules.state import PHASES, VIRTUAL, GameState, Seat

Seats = tuple[Seat, ...]

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


def _turn(_: Catalog, seats: Seats, given: Given) -> Check:
    expected = given.word(seats, "a seat")
    return lambda end: differs("turn", expected, end.state.to_move)


def _phase(_: Catalog, __: Seats, given: Given) -> Check:
    expected = given.word(PHASES, "a phase")
    return lambda end: differs("phase", expected, end.state.phase)


def _round(_: Catalog, __: Seats, given: Given) -> Check:
    expected = given.number()
    return lambda end: differs("round", expected, end.state.round)


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


def _legal(_: Catalog, __: Seats, given: Given) -> Check:
    """Each of these moves is legal for the seat to move."""
    moves = [item.text("a move") for item in given.items("moves")]

    def check(end: Ending) -> Iterator[Difference]:
        for move in moves:
            if refusal := _refusal_at_end(end, move):
                yield Difference("illegal", {"move": move, "code": refusal.code})

    return check


def _illegal(_: Catalog, __: Seats, given: Given) -> Check:
    """Each of these moves is refused to the seat to move."""
    moves = [item.text("a move") for item in given.items("moves")]

    def check(end: Ending) -> Iterator[Difference]:
        for move in moves:
            if not _refusal_at_end(end, move):
                yield Difference("legal", {"move": move})

    return check


def _refusal_at_end(end: Ending, move: str) -> Refusal | None:
    commands = read_move(end.game, end.state, end.state.to_move or SEATS[0], move)
    outcome = commands if isinstance(commands, Refusal) else decide_all(end.game, end.state, commands)
    return outcome if isinstance(outcome, Refusal) else None


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
    goods = read_bag(keys.value("goods", {}))
    return card, goods + {"red": keys.value("red", 0).number()}


def _server_room(_: Catalog, __: Seats, given: Given) -> Check:
    """The markers in the server room, or `hacked`."""
    expected = given.value if given.value == HACKED else given.number()
    return lambda end: differs("server_room", expected, server_room_text(end.game, end.state))


def _map(catalog: Catalog, seats: Seats, given: Given) -> Check:
    """The named Areas: the Outpost there, or `none`."""
    expected = {}
    for name, outpost in given.pairs("Areas with their Outposts"):
        area = read_area(catalog, name)
        expected[area] = NONE if outpost.value == NONE else outpost_data(read_outpost(seats, outpost))

    def check(end: Ending) -> Iterator[Difference]:
        found = map_of(end.state)
        for area, outpost in expected.items():
            there = outpost_data(found[area]) if area in found else NONE
            yield from differs(f"map.{end.game.catalog.title(area)}", outpost, there)

    return check


def _borders(catalog: Catalog, _: Seats, given: Given) -> Check:
    """The sides that are up, with the seats on both sides of each."""
    expected = []
    for item in given.items("border tiles"):
        keys = item.mapping(BORDER_KEYS, "a border tile")
        seats = [seat.text("a seat") for seat in keys.value("between").items("seats")]
        expected.append(_border(catalog, read_side(catalog, keys.value("side")), seats))

    def check(end: Ending) -> Iterator[Difference]:
        found = [_border(catalog, border.side, border.between) for border in end.state.borders]
        yield from differs("borders", Counter(expected), Counter(found))

    return check


def _hq(catalog: Catalog, _: Seats, given: Given) -> Check:
    """The HQ cards that nobody has claimed, in their order."""
    expected = [read_hq(catalog, item) for item in given.items("HQ cards")]
    return lambda end: differs("hq", _shown_hq(end, expected), _shown_hq(end, end.state.hq or ()))


def _shown_hq(end: Ending, cards: Sequence[str]) -> list[str]:
    return [end.game.catalog.title(card) for card in cards]


def _border(catalog: Catalog, side: str, between: Iterable[Seat]) -> str:
    return f"{catalog.title(side)} {'-'.join(sorted(between))}"


def _arena(catalog: Catalog, seats: Seats, given: Given) -> Check:
    """The named workers, each with all of its equipment."""
    expected = {seat: read_fighter(catalog, item) for seat, item in given.mapping(seats, "workers by seat").items()}

    def check(end: Ending) -> Iterator[Difference]:
        for seat, gear in expected.items():
            yield from differs(f"arena.{seat}", gear, (end.state.arena or {}).get(seat))

    return check


def _districts(catalog: Catalog, _: Seats, given: Given) -> Check:
    """Which districts are in play; of each what is named of it: all goods on it, all seats with a Deal."""
    expected = [item.mapping(DISTRICT_KEYS, "a district") for item in given.items("districts")]
    ids = [read_district(catalog, keys.value("id")) for keys in expected]
    checks = [(id, _on_district(id, keys)) for id, keys in zip(ids, expected, strict=True)]

    def check(end: Ending) -> Iterator[Difference]:
        boards = {board.district: board for board in end.state.districts or ()}
        yield from differs("districts", titles(end.game, Counter(ids)), titles(end.game, Counter(list(boards))))
        for id, differences in checks:
            if id in boards:
                yield from differences(boards[id])

    return check


def _on_district(id: str, keys: Fields) -> Callable[[DistrictBoard], Iterator[Difference]]:
    goods = read_bag(keys["goods"], ON_DISTRICT) if "goods" in keys else None
    deals = Counter([seat.text("a seat") for seat in keys["deals"].items("seats")]) if "deals" in keys else None

    def differences(board: DistrictBoard) -> Iterator[Difference]:
        if goods is not None:
            yield from differs(f"districts.{id}.goods", goods, board.goods)
        if deals is not None:
            yield from differs(f"districts.{id}.deals", deals, Counter(board.deals))

    return differences


_CHECKS: dict[str, Callable[[Catalog, Seats, Given], Check]] = {
    "discard": _discard,
    "turn": _turn,
    "phase": _phase,
    "round": _round,
    "winners": _winners,
    "scores": _scores,
    "legal": _legal,
    "illegal": _illegal,
    "machines": _machines,
    "server_room": _server_room,
    "map": _map,
    "hq": _hq,
    "borders": _borders,
    "arena": _arena,
    "districts": _districts,
}
