"""What the Machines did in the latest Assault, and which ones were deployed after it, by the events of a match (R44.3,
R44.4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from game.cards.machine import Lose, RazeOwn, StopBoard
from game.kernel.bag import EMPTY, Bag
from game.match.match import Match
from game.rules import events as ev
from game.rules.evolve import fold
from game.rules.game import Game
from game.rules.phases import assault
from game.rules.state import VIRTUAL, ChooseLost, ChooseRazed, ChooseStopped, GameState, Question, Seat, machines_of

QUESTIONS: Final = (ChooseRazed, ChooseLost, ChooseStopped)
"""The questions that an Assault asks."""

RAZED, TOOK, BOARD, LOCATION, NOTHING, ASKED, WAITING, EARLIER = (
    "razed", "took", "board", "location", "nothing", "asked", "waiting", "earlier"
)  # fmt: skip
"""Kinds of `Hit`: what was razed, taken or stopped; or that nothing was found, that the player still chooses, that
it is not this Machine's turn yet, or that it was before the match was put on the table."""

HURTS: Final = (RAZED, TOOK, BOARD, LOCATION)


class Hit(msgspec.Struct, frozen=True):
    """What a deployed Machine did to a seat.

    Attributes:
        place: The place of the Machine among those deployed.
        card: The Location that was razed or stopped.
        site: Its Site.
        goods: What was taken; cards and Deals are counted as `card` and `deal`.
        names: Which cards or Deals were taken, or which actions of the board were stopped.
        missing: What would have been taken too, had it been there.
        gained: The compensation for what was razed (R44.3.1).
        reason: Why nothing was found: `none` fits, what fits is `shielded` or `shared` by other Machines; goods are
            `lacking`; what is to be stopped is `absent` or stopped `already`.
    """

    seat: Seat
    place: int
    kind: str = WAITING
    card: str | None = None
    site: int | None = None
    goods: Bag = EMPTY
    names: tuple[str, ...] = ()
    missing: Bag = EMPTY
    gained: Bag = EMPTY
    reason: str = ""

    @property
    def is_decided(self) -> bool:
        """Whether the Machine is done with this seat."""
        return self.kind not in (ASKED, WAITING)


Key = tuple[Seat, int]
"""A seat and the place of a Machine."""


class AssaultAccount(msgspec.Struct, frozen=True):
    """An Assault phase as far as it has come, and the Deploy phase after it.

    Attributes:
        machines: The Machines that attack, by their places among those deployed.
        order: These places in the order of the attacks.
        seats: The seats that they attack, in player order.
        came: The Machines that were deployed afterwards; ``is_over`` says whether the Deploy phase is over.
    """

    round: int
    machines: tuple[str, ...]
    order: tuple[int, ...]
    seats: tuple[Seat, ...]
    hits: Mapping[Key, Hit]
    came: tuple[str, ...]
    is_over: bool

    def hits_of(self, place: int) -> tuple[Hit, ...]:
        """What one Machine did, seat after seat."""
        return tuple([self.hits[seat, place] for seat in self.seats])


_BEFORE: Final = frozenset(("lookout", "production"))


def _beginning(match: Match) -> tuple[int, int] | None:
    """The entry and the event with which the Assault of this round began; entry 0 for a match that was put on the table
    in the middle of it; None if there was none."""
    line = match.journal.line
    for number in range(len(line) - 1, -1, -1):
        began = {
            event.phase: place for place, event in enumerate(line[number].events) if isinstance(event, ev.PhaseBegan)
        }
        if "assault" in began:
            return number, began["assault"]
        if not _BEFORE.isdisjoint(began):
            return None
    return (0, 0) if isinstance(line[0].state.question, QUESTIONS) else None


def has_assault(match: Match) -> bool:
    """Whether Machines have attacked in this round (R44.3)."""
    if not match.game.catalog.has_machines(match.game.sets) or (begun := _beginning(match)) is None:
        return False
    entry = match.journal.line[begun[0]]
    came = sum([len(event.cards) for event in entry.events if isinstance(event, ev.MachinesDeployed)])
    return len(machines_of(entry.state).deployed) > came


def last_assault(match: Match) -> AssaultAccount | None:
    """The Assault phase of this round as far as it has come; None if there was none."""
    if not has_assault(match) or (begun := _beginning(match)) is None:
        return None
    line, (number, place) = match.journal.line, begun
    if number:
        start = fold(line[number - 1].state, line[number].events[:place])
        events = [*line[number].events[place:], *(event for entry in line[number + 1 :] for event in entry.events)]
    else:
        start = line[0].state
        events = [event for entry in line[1:] for event in entry.events]
    ends = [place for place, event in enumerate(events) if isinstance(event, ev.PhaseBegan) and event.phase == "action"]
    return _account(match.game, start, events[: ends[0]] if ends else events, line[-1].state, bool(ends))


def _account(
    game: Game, start: GameState, events: Sequence[ev.AnyEvent], now: GameState, is_over: bool
) -> AssaultAccount:
    order = assault.in_order(game, start)
    seats = tuple([seat for seat in start.clockwise_from(start.first_player) if seat != VIRTUAL])
    deploys = next(
        (place for place, one in enumerate(events) if isinstance(one, ev.PhaseBegan) and one.phase == "deploy"),
        len(events),
    )
    attacks = _Attacks(game, start, [(seat, place) for seat in seats for place in order])
    attacks.follow(events[:deploys], now.question if not is_over and deploys == len(events) else None)
    came = [card for event in events[deploys:] if isinstance(event, ev.MachinesDeployed) for card in event.cards]
    cards = tuple([machine.card for machine in machines_of(start).deployed])
    return AssaultAccount(start.round, cards, order, seats, attacks.hits, tuple(came), is_over)


class _Attacks:
    """Follows the events of an Assault, and says what each Machine did to each seat."""

    def __init__(self, game: Game, start: GameState, keys: Sequence[Key]) -> None:
        self.hits: dict[Key, Hit] = {key: Hit(*key) for key in keys}
        self._game, self._start, self._state = game, start, start
        self._left = list(keys)
        self._gained = EMPTY
        if isinstance(start.question, QUESTIONS):
            for key in self._until(_asked(start.question)):
                self.hits[key] = replace(self.hits[key], kind=EARLIER)

    def _until(self, keys: Sequence[Key]) -> list[Key]:
        """Take what comes before the first of these keys off what is left."""
        place = min((self._left.index(key) for key in keys if key in self._left), default=0)
        passed, self._left = self._left[:place], self._left[place:]
        return passed

    def follow(self, events: Sequence[ev.AnyEvent], question: Question | None) -> None:
        """Add what these events did. ``question`` is the open question; without one all Machines are done."""
        for event in events:
            if isinstance(event, ev.AssaultEvent):
                self._suffer(event)
            elif isinstance(event, ev.GoodsGained) and event.source.kind == "compensation":
                self._gained += event.goods
            self._state = fold(self._state, (event,))
        asked = _asked(question)
        for key in self._until(asked) if asked else self._left:
            self._miss(key)
        for key in asked:
            self.hits[key] = replace(self.hits[key], kind=ASKED)

    def _suffer(self, event: ev.AssaultEvent) -> None:
        key = event.seat, event.place
        for other in self._until([key]):
            self._miss(other)
        hit = self.hits[key]
        match event:
            case ev.AssaultRazed(site=site, card=card):
                hit = replace(hit, kind=RAZED, site=site, card=card, gained=self._gained)
                self._gained = EMPTY
            case ev.AssaultTook(goods=goods):
                hit = replace(hit, kind=TOOK, goods=hit.goods + goods)
            case ev.AssaultTookCard(cards=cards, connections=connections):
                taken = (*cards, *connections)
                hit = replace(hit, kind=TOOK, goods=hit.goods + Bag({"card": len(taken)}), names=(*hit.names, *taken))
            case ev.AssaultTookDeal(deal=deal):
                hit = replace(hit, kind=TOOK, goods=hit.goods + Bag({"deal": 1}), names=(*hit.names, deal))
            case ev.AssaultStoppedBoard(stopped=stopped):
                hit = replace(hit, kind=BOARD, names=stopped)
            case ev.AssaultStoppedLocation(site=site, card=card):
                hit = replace(hit, kind=LOCATION, site=site, card=card)
        self.hits[key] = hit
        self._note_missing(key)

    def _note_missing(self, key: Key) -> None:
        """What the Machine still lacks of what it takes."""
        attack, hit = assault.attack_of(self._game, self._start, key[1]), self.hits[key]
        if isinstance(attack, Lose):
            lacking = {good: count - hit.goods[good] for good, count in attack.goods.items()}
            missing = Bag({good: count for good, count in lacking.items() if count > 0})
            self.hits[key] = replace(hit, missing=missing)

    def _miss(self, key: Key) -> None:
        """The Machine is done with the seat; if nothing has happened, say why."""
        if self.hits[key].kind != WAITING:
            return
        self._note_missing(key)
        self.hits[key] = replace(self.hits[key], kind=NOTHING, reason=self._why_nothing(*key))

    def _why_nothing(self, seat: Seat, place: int) -> str:
        attack = assault.attack_of(self._game, self._start, place)
        player, locations = self._start.player(seat), self._game.catalog.locations
        match attack:
            case Lose():
                return "lacking"
            case RazeOwn():
                if assault.fitting(self._game, self._start, seat, [place])[place]:
                    return "shared"
                fits = any(attack.fits(locations[site.card]) for site in player.sites if not site.ruin)
                return "shielded" if fits else "none"
            case StopBoard(what=what):
                return "already" if assault.stopped_actions(self._game, player, what) else "absent"
        standing = [locations[site.card] for site in self._state.player(seat).sites if not site.ruin]
        return "already" if any("action" in location.counts_as for location in standing) else "absent"


def _asked(question: Question | None) -> tuple[Key, ...]:
    """The Machines that a question is about."""
    match question:
        case ChooseRazed(seat, machine, later):
            return tuple([(seat, place) for place in (machine, *later)])
        case ChooseLost() | ChooseStopped():
            return ((question.seat, question.machine),)
    return ()
