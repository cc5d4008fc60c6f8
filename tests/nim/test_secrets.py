"""Nothing tells a seat what others have bid before all have: where they have bid something else, all that it is told is
the same."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterable, Sequence
from random import Random
from typing import Any

import pytest

from game.kernel.journal import Entry
from game.kernel.refusal import Refusal
from game.kernel.seats import EVERYONE, HUMAN, NOBODY, SEATS, SeatSetup, Viewer
from game.play.highlights import Highlight
from game.play.kind import AnyKind
from game.play.match import AnyMatch, Match
from game.wording.narrator import AnyNarrator
from game.wording.sentence import Names, Sentence
from tests.nim.kind import NIM
from tests.nim.records import NimHighlights
from tests.nim.rules import NimRules
from tests.nim.setup import SEATS_OF_NIM
from tests.nim.state import BIDS, Bid, BidMade, Command, Event, Heaps, Nim
from tests.nim.words import NimNarrator, NimWords
from tests.told import told

WORDS = NimWords()
ROUNDS = 4
"""How often bids are drawn for each number of them."""


def bidding(kind: AnyKind, bids: Sequence[int], seats: int = 4, player: str = HUMAN) -> AnyMatch:
    """A match in which the first of the seats have bid so."""
    setups = [SeatSetup(name, player) for name in ("Anna", "Ben", "Cleo", "Dora", "Emil", "Finn")[:seats]]
    match: AnyMatch = Match.deal(kind, setups, {"bids": True, "toast": True}, 5)
    for seat, bid in zip(SEATS, bids, strict=False):
        match.submit(Bid(seat, bid))
        match.end_turn()
    return match


def leaks(kind: AnyKind = NIM, narrator: AnyNarrator | None = None, seats: int = 4, player: str = HUMAN) -> set[Viewer]:
    """The viewers who are told something else where others have bid something else."""
    random, narrator = Random(seats), narrator or NimNarrator(WORDS)
    viewers: tuple[Viewer, ...] = (*SEATS[:seats], NOBODY)
    found: set[Viewer] = set()
    for count in [*range(1, seats)] * ROUNDS:
        for viewer in viewers:
            bids = random.choices(BIDS, k=count)
            others = [
                bid if seat == viewer else (bid + random.randrange(1, len(BIDS))) % len(BIDS)
                for seat, bid in zip(SEATS, bids, strict=False)
            ]
            one, other = (told(bidding(kind, each, seats, player), narrator, viewer) for each in (bids, others))
            found |= {viewer} if one != other else set()
    return found


@pytest.mark.parametrize("player", [HUMAN, "last"])
@pytest.mark.parametrize("seats", SEATS_OF_NIM)
def test_no_seat_is_told_what_others_have_bid(seats: int, player: str) -> None:
    assert leaks(seats=seats, player=player) == set()


def test_each_seat_is_told_its_own_bid_and_perfect_eyes_are_told_all() -> None:
    narrator = NimNarrator(WORDS)
    for viewer in ("A", EVERYONE):
        assert told(bidding(NIM, (1,)), narrator, viewer) != told(bidding(NIM, (2,)), narrator, viewer)
    assert bidding(NIM, (1, 2, 3)).view("B").bids == (None, 2, None)
    assert bidding(NIM, (1, 2, 3)).view(EVERYONE).bids == (1, 2, 3)


@pytest.mark.parametrize("seed", range(5))
def test_nothing_is_hidden_any_more_when_all_have_bid(seed: int) -> None:
    random = Random(seed)
    match = bidding(NIM, random.choices(BIDS, k=4))
    while match.status.to_move:
        assert {match.view(viewer) == match.state for viewer in (*SEATS[:4], NOBODY)} == {True}
        match.submit(random.choice(match.legal()))
    assert match.status.winners


# ---------------------------------------------------------------------- what leaks is found
class OpenView(NimRules):
    def view(self, _: Nim, state: Heaps, __: Viewer) -> Heaps:
        return state


class ShorterList(NimRules):
    """Nobody may bid less than the one before."""

    def legal(self, game: Nim, state: Heaps, seat: str) -> Sequence[Command]:
        return super().legal(game, state, seat)[(state.bids or (0,))[-1] or 0 :]


class BoundUndo(NimRules):
    """A high bid cannot be taken back."""

    def reveals(self, events: Sequence[Event], _: Collection[str]) -> bool:
        return any(isinstance(event, BidMade) and event.number == max(BIDS) for event in events)


class WholeForecast(NimRules):
    """Whoever bids last is told who would begin."""

    def forecast(self, game: Nim, state: Heaps, command: Command) -> tuple[int, ...] | Refusal:
        found = self.decide(game, state, command)
        return found if isinstance(found, Refusal) else (SEATS.index(found.state.turn),)


class OpenNarrator(NimNarrator):
    def log(self, events: Iterable[Event], names: Names, _: Viewer) -> tuple[Sentence, ...]:
        return super().log(events, names, EVERYONE)


class OpenHighlights(NimHighlights):
    def of(self, entry: Entry[Command, Event], before: Heaps, after: Heaps) -> Sequence[Highlight]:
        is_low = isinstance(entry.decision, Bid) and entry.decision.number == 0
        return [Highlight("begins", "A")] * is_low + [*super().of(entry, before, after)]


def peeping(_: str, __: str) -> Callable[..., Generator[None, None, Command]]:
    """A robot that looks at the bids of others."""

    def think(_: Nim, state: Heaps, commands: Sequence[Command], __: Any) -> Generator[None, None, Command]:
        yield
        return commands[(state.bids or (0,))[0] or 0]

    return think


def listening(_: str, __: str) -> Callable[..., Generator[None, None, Command]]:
    """A robot that remembers what others have bid."""

    def think(
        _: Nim, __: Heaps, commands: Sequence[Command], history: Iterable[Event]
    ) -> Generator[None, None, Command]:
        yield
        return commands[sum(event.number for event in history if isinstance(event, BidMade)) % len(commands)]

    return think


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ({"rules": OpenView()}, {"A", "B", "C", "D", NOBODY}),
        ({"rules": ShorterList()}, {"B", "C", "D"}),
        ({"rules": BoundUndo()}, {"A", "B", "C", "D", NOBODY}),
        ({"rules": WholeForecast()}, {"D"}),
        ({"highlights": OpenHighlights()}, {"A", "B", "C", "D", NOBODY}),
        ({"robot": peeping}, {"B", "C", "D"}),
        ({"robot": listening}, {"B", "C", "D"}),
    ],
)
def test_a_game_that_leaks_is_found(change: dict[str, Any], found: set[Viewer]) -> None:
    assert leaks(NIM._replace(**change)) == found


def test_a_narrator_that_leaks_is_found() -> None:
    assert leaks(narrator=OpenNarrator(WORDS)) == {"A", "B", "C", "D", NOBODY}
