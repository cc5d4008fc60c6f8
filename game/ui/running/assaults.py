"""What the Machines did in the latest Assault, and which ones were deployed after it, by the events of a match (R44.3,
R44.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from game.cards.catalog import Catalog
from game.cards.sets.moloch import Attack, Lose, has_machines
from game.kernel.bag import EMPTY, Bag
from game.kernel.seats import NOBODY, Seat
from game.match.match import Match
from game.rules import events as ev
from game.rules.messages import AnyEvent
from game.rules.sets.moloch import messages
from game.rules.sets.moloch.assault import in_order
from game.rules.sets.moloch.messages import ChooseLost, ChooseRazed, ChooseStopped, Deployed
from game.rules.state import VIRTUAL, Question
from game.rules.view import TableView
from game.ui.places import HitAt, Label, MachineAt
from game.ui.running.account import Account

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
        reason: Why nothing was found, as in `AssaultMissed`; `unknown` in a match of older rules.
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


CAME: Final = "came"
"""The last step of an account: the Machines that were deployed."""


class AssaultAccount(Account[HitAt, Hit], frozen=True):
    """An Assault phase as far as it has come, and the Deploy phase after it.

    Attributes:
        machines: The Machines that attack, by their places among those deployed.
        order: These places in the order of the attacks.
        came: The Machines that were deployed afterwards; ``is_over`` says whether the Deploy phase is over.
    """

    machines: tuple[str, ...]
    order: tuple[int, ...]
    came: tuple[str, ...]
    is_over: bool

    @property
    def steps(self) -> Sequence[Sequence[Label]]:
        """What each Machine has done to all seats, then what was deployed."""
        hits = [[HitAt(hit.seat, place) for hit in self.hits_of(place) if hit.is_decided] for place in self.order]
        return [*hits, (CAME,)] if self.is_over else hits

    def column_of(self, label: Label | None) -> Sequence[Label]:
        machines = [MachineAt(place) for place in self.order]
        return machines if label in machines else super().column_of(label)

    def hits_of(self, place: int) -> tuple[Hit, ...]:
        """What one Machine did, seat after seat."""
        return tuple([self.cells[HitAt(seat, place)] for seat in self.seats])


_BEFORE: Final = frozenset(("lookout", "production"))


def _beginning(match: Match) -> tuple[int, int] | None:
    """The entry and the event with which the Assault of this round began; entry 0 for a match that was put on the table
    in the middle of it; None if there was none."""
    line = match.line
    for number in range(len(line) - 1, -1, -1):
        began = {
            event.phase: place for place, event in enumerate(line[number].events) if isinstance(event, ev.PhaseBegan)
        }
        if "assault" in began:
            return number, began["assault"]
        if not _BEFORE.isdisjoint(began):
            return None
    return (0, 0) if isinstance(match.view(NOBODY, 0).question, QUESTIONS) else None


def has_assault(match: Match) -> bool:
    """Whether Machines have attacked in this round (R44.3)."""
    return _begun(match) is not None


class _Begun(NamedTuple):
    """An Assault in which Machines attack: the table at its beginning as all see it, and the events since then."""

    start: TableView
    events: Sequence[AnyEvent]


def _begun(match: Match) -> _Begun | None:
    """The Assault of this round; None if no Machine has attacked."""
    if not has_machines(match.game.catalog, match.game.sets) or (found := _beginning(match)) is None:
        return None
    line, (step, count) = match.line, found
    start = match.view_within(NOBODY, step, count) if step else match.view(NOBODY, 0)
    if not _deployed(start):
        return None
    return _Begun(start, [*line[step].events[count:], *(event for entry in line[step + 1 :] for event in entry.events)])


def _deployed(view: TableView) -> tuple[Deployed, ...]:
    return view.machines.deployed if view.machines else ()


def last_assault(match: Match) -> AssaultAccount | None:
    """The Assault phase of this round as far as it has come; None if there was none."""
    if (begun := _begun(match)) is None:
        return None
    start, events = begun
    ends = [place for place, event in enumerate(events) if isinstance(event, ev.PhaseBegan) and event.phase == "action"]
    question = None if ends else match.view(NOBODY).question
    return _account(match.game.catalog, start, events[: ends[0]] if ends else events, question, bool(ends))


def _account(
    catalog: Catalog, start: TableView, events: Sequence[AnyEvent], question: Question | None, is_over: bool
) -> AssaultAccount:
    cards = tuple([machine.card for machine in _deployed(start)])
    attacks = [catalog.machines[card].attack for card in cards]
    order = in_order(attacks)
    seats = tuple([seat for seat in start.clockwise_from(start.first_player) if seat != VIRTUAL])
    deploys = next(
        (place for place, one in enumerate(events) if isinstance(one, ev.PhaseBegan) and one.phase == "deploy"),
        len(events),
    )
    followed = _Attacks(attacks, [HitAt(seat, place) for seat in seats for place in order], start.question)
    followed.follow(events[:deploys], question if deploys == len(events) else None)
    came = [card for event in events[deploys:] if isinstance(event, messages.MachinesDeployed) for card in event.cards]
    return AssaultAccount(
        start.round, "assault", start.first_player, seats, followed.hits, cards, order, tuple(came), is_over
    )


class _Attacks:
    """Follows the events of an Assault, and says what each Machine did to each seat."""

    def __init__(self, attacks: Sequence[Attack], keys: Sequence[HitAt], question: Question | None) -> None:
        """``keys`` are in the order of the attacks; ``question`` was open when the match was put on the table."""
        self.hits: dict[HitAt, Hit] = {key: Hit(key.seat, key.place) for key in keys}
        self._attacks = attacks
        self._left = list(keys)
        self._gained = EMPTY
        for key in self._until(_asked(question)):
            self.hits[key] = replace(self.hits[key], kind=EARLIER)

    def _until(self, keys: Sequence[HitAt]) -> list[HitAt]:
        """Take what comes before the first of these keys off what is left."""
        place = min((self._left.index(key) for key in keys if key in self._left), default=0)
        passed, self._left = self._left[:place], self._left[place:]
        return passed

    def follow(self, events: Sequence[AnyEvent], question: Question | None) -> None:
        """Add what these events did. ``question`` is the open question; without one all Machines are done."""
        for event in events:
            if isinstance(event, messages.AssaultMissed):
                self._miss(HitAt(event.seat, event.place), event.why)
            elif isinstance(event, messages.AssaultEvent):
                self._suffer(event)
            elif isinstance(event, ev.GoodsGained) and event.source.kind == "compensation":
                self._gained += event.goods
        asked = _asked(question)
        for key in self._until(asked) if asked else self._left:
            self._miss(key)
        for key in asked:
            self.hits[key] = replace(self.hits[key], kind=ASKED)

    def _suffer(self, event: messages.AssaultEvent) -> None:
        key = HitAt(event.seat, event.place)
        for other in self._until([key]):
            self._miss(other)
        hit = self.hits[key]
        match event:
            case messages.AssaultRazed(site=site, card=card):
                hit = replace(hit, kind=RAZED, site=site, card=card, gained=self._gained)
                self._gained = EMPTY
            case messages.AssaultTook(goods=goods):
                hit = replace(hit, kind=TOOK, goods=hit.goods + goods)
            case messages.AssaultTookCard(cards=cards, connections=connections):
                taken = (*cards, *connections)
                hit = replace(hit, kind=TOOK, goods=hit.goods + Bag({"card": len(taken)}), names=(*hit.names, *taken))
            case messages.AssaultTookDeal(deal=deal):
                hit = replace(hit, kind=TOOK, goods=hit.goods + Bag({"deal": 1}), names=(*hit.names, deal))
            case messages.AssaultStoppedBoard(stopped=stopped):
                hit = replace(hit, kind=BOARD, names=stopped)
            case messages.AssaultStoppedLocation(site=site, card=card):
                hit = replace(hit, kind=LOCATION, site=site, card=card)
        self.hits[key] = replace(hit, missing=self._missing(hit))

    def _missing(self, hit: Hit) -> Bag:
        """What the Machine still lacks of what it takes."""
        attack = self._attacks[hit.place]
        wanted = attack.goods if isinstance(attack, Lose) else EMPTY
        lacking = {good: count - hit.goods[good] for good, count in wanted.items()}
        return Bag({good: count for good, count in lacking.items() if count > 0})

    def _miss(self, key: HitAt, why: str = "unknown") -> None:
        """The Machine is done with the seat; if nothing has happened, it has missed. Matches of older rules do not tell
        why."""
        hit = self.hits[key]
        if hit.kind == WAITING:
            self.hits[key] = replace(hit, kind=NOTHING, reason=why, missing=self._missing(hit))


def _asked(question: Question | None) -> tuple[HitAt, ...]:
    """The Machines that a question is about."""
    match question:
        case ChooseRazed(seat, machine, later):
            return tuple([HitAt(seat, place) for place in (machine, *later)])
        case ChooseLost() | ChooseStopped():
            return (HitAt(question.seat, question.machine),)
    return ()
