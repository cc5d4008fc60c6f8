"""What Production, the Assault and Cleanup gave and took, by the events of a match; and the most VP gained at once.

An `Account` is a value: cells in a column for each seat, which appear one after another in the scenes of these phases.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain, takewhile
from typing import Final, Generic, TypeVar

import msgspec
from msgspec.structs import replace

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.sets.moloch import Attack, Lose, has_machines
from game.fiftyfirst.match.match import Match, MatchEntry
from game.fiftyfirst.rules import events as ev
from game.fiftyfirst.rules.messages import AnyEvent
from game.fiftyfirst.rules.phases.cleanup import kept_of, lost_of
from game.fiftyfirst.rules.sets.districts.messages import DistrictProduced
from game.fiftyfirst.rules.sets.moloch import messages
from game.fiftyfirst.rules.sets.moloch.assault import in_order
from game.fiftyfirst.rules.sets.no_mans_land.messages import PickSkipped
from game.fiftyfirst.rules.sets.scavengers.messages import CardSalvaged
from game.fiftyfirst.rules.state import VIRTUAL, Question
from game.fiftyfirst.rules.view import SeatView, TableView
from game.fiftyfirst.table.spots import CleanupRow, HitAt, IncomeSource, MachineAt
from game.kernel.bag import EMPTY, Bag
from game.kernel.seats import NOBODY, Seat, clockwise
from game.ui.places import Label

CellAt = IncomeSource | HitAt | CleanupRow
At = TypeVar("At", bound=CellAt)
Cell = TypeVar("Cell")


class Account(msgspec.Struct, Generic[At, Cell], frozen=True):
    """What happened to each seat in a phase: Production, Assault or the end of Cleanup.

    Attributes:
        phase: Its name, as in the rules.
        seats: In player order, from the first player on.
        cells: What is told at each place, in the order in which it is told.
    """

    round: int
    phase: str
    first_player: Seat
    seats: tuple[Seat, ...]
    cells: Mapping[At, Cell]

    @property
    def steps(self) -> Sequence[Sequence[Label]]:
        """What appears together, one after another."""
        return [(label,) for label in self.cells]

    def column_of(self, label: Label | None) -> Sequence[Label]:
        """The cells of one seat, of which this is one; none if it is no cell."""
        return [one for one in self.cells if one.seat == label.seat] if isinstance(label, CellAt) else ()

    def told_of(self, seat: Seat) -> Mapping[At, Cell]:
        """The cells of a seat."""
        return {label: cell for label, cell in self.cells.items() if label.seat == seat}


STORED = "stored"
"""Kind of an income line: goods stored in the last Cleanup (R6.2)."""


class IncomeLine(msgspec.Struct, frozen=True):
    """One source of production and what it gave.

    Attributes:
        goods: What the seat received; cards count as the good `card`. Empty if a ``taker`` received it.
        via: The card that activated or diverted the production.
        owner: The owner of the Location, if that is another player.
        taker: The seat that received the goods instead of this one (R41.2).
        salvaged: The card that was taken from a discard pile, that of ``owner`` (R42.5).
    """

    kind: str
    card: str | None
    site: int | None
    goods: Bag
    via: str | None = None
    owner: Seat | None = None
    taker: Seat | None = None
    salvaged: str | None = None


def events_of(match: Match) -> tuple[AnyEvent, ...]:
    """All events of a match, oldest first."""
    return tuple(event for entry in match.line for event in entry.events)


def last_production(events: Iterable[AnyEvent], seats: Sequence[Seat]) -> Mapping[Seat, Sequence[IncomeLine]]:
    """What every seat received in the latest Production phase of ``events`` (R6.1), by source; {} if there was none."""
    known = list(events)
    if not any(isinstance(event, ev.PhaseBegan) and event.phase == "production" for event in known):
        return {}
    phase = list(takewhile(lambda event: not isinstance(event, ev.PhaseBegan), _since(known, "production")))
    return {seat: _lines(phase, seat) for seat in seats}


def _since(events: Iterable[AnyEvent], phase: str) -> list[AnyEvent]:
    """The events since a phase began last; all of them if it never did."""
    known = list(events)
    begun = [place for place, one in enumerate(known, 1) if isinstance(one, ev.PhaseBegan) and one.phase == phase]
    return known[begun[-1] :] if begun else known


def production_account(match: Match) -> Account[IncomeSource, IncomeLine]:
    """The latest Production phase: a cell for each source that gave something to a seat."""
    seats, first = tuple(match.seats), match.view(NOBODY).first_player
    lines = last_production(events_of(match), seats)
    order = tuple([seat for seat in clockwise(seats, first) if seat in lines])
    cells = {IncomeSource(seat, place): line for seat in order for place, line in enumerate(lines[seat])}
    return Account(match.status.round, "production", first, order, cells)


def districts_of(events: Iterable[AnyEvent]) -> tuple[DistrictProduced, ...]:
    """What the districts have produced in the latest Production phase of ``events`` (R53.4)."""
    return tuple(event for event in _since(events, "production") if isinstance(event, DistrictProduced))


def _phases(entry: MatchEntry) -> Mapping[str, int]:
    """The phases that began with a decision, each with the place of its event."""
    return {event.phase: place for place, event in enumerate(entry.events) if isinstance(event, ev.PhaseBegan)}


def after_production(match: Match) -> TableView:
    """The table as all see it when the latest Production phase was over, before any Assault (R44.2); as it is now if
    there was no such phase.

    If Locations ask questions, the phase takes several decisions.
    """
    ends: tuple[int, int] | None = None
    for entry in match.line[:0:-1]:
        begun = _phases(entry)
        if after := [begun[phase] for phase in ("assault", "deploy", "action") if phase in begun]:
            ends = entry.number, after[0]
        if "production" in begun:
            break
    return match.view_within(NOBODY, *ends) if ends else match.view(NOBODY)


def _lines(events: Iterable[AnyEvent], seat: Seat) -> Sequence[IncomeLine]:
    """The income lines of a seat. Goods that one source gave in several events are added up."""
    lines: list[IncomeLine] = []
    owners: dict[int | None, Seat] = {}
    for event in events:
        if isinstance(event, ev.ProductionDiverted) and event.seat == seat:
            owners[event.target] = event.owner
        line = _line(event, seat)
        if line is None:
            continue
        if line.salvaged:
            lines.append(line)
            continue
        line = msgspec.structs.replace(line, owner=owners.get(line.site))
        is_one_thing = line.site is not None or line.kind == "faction"
        last = lines[-1] if lines and is_one_thing else None
        if last and (last.kind, last.site, last.via, last.salvaged) == (line.kind, line.site, line.via, None):
            line = msgspec.structs.replace(line, goods=lines.pop().goods + line.goods)
        lines.append(line)
    return lines


def _line(event: AnyEvent, seat: Seat) -> IncomeLine | None:
    if isinstance(event, ev.ProductionDiverted) and event.owner == seat:
        return IncomeLine("production", event.target_card, event.target, EMPTY, event.card, taker=event.seat)
    if isinstance(event, CardSalvaged) and event.seat == seat:
        kind, card, site, via = event.source.kind, event.source.card, event.source.site, event.source.via
        return IncomeLine(kind, card, site, Bag({"salvage": 1}), via, owner=event.owner, salvaged=event.card)
    if not isinstance(event, ev.GoodsReturned | ev.GoodsGained | ev.CardsDrawn | ev.RuinGained) or event.seat != seat:
        return None
    if isinstance(event, ev.GoodsReturned):
        return IncomeLine(STORED, event.card, event.site, event.goods)
    source, goods = event.source, Bag({"ruin": 1})
    if not isinstance(event, ev.RuinGained):
        goods = event.goods if isinstance(event, ev.GoodsGained) else Bag({"card": len(event.cards)})
    return IncomeLine(source.kind, source.card, source.site, goods, source.via) if goods else None


def picked_cards(events: Iterable[AnyEvent]) -> tuple[str | None, ...]:
    """The cards picked in the latest Lookout phase, in this order; None for a pick that was skipped (R45.3). They are
    public, as the offer is."""
    picks = [event for event in _since(events, "lookout") if isinstance(event, ev.CardPicked | PickSkipped)]
    return tuple(event.card if isinstance(event, ev.CardPicked) else None for event in picks)


class Tidying(Account[CleanupRow, Bag], frozen=True):
    """The end of a Cleanup phase: what each seat kept and lost, and the ``players`` before. ``first_player`` is that of
    the next round (R17.5)."""

    players: Sequence[SeatView]

    @property
    def steps(self) -> Sequence[Sequence[Label]]:
        return ()


def left_over(player: SeatView, stored: Bag = EMPTY) -> Mapping[CleanupRow, Bag]:
    """The goods that a seat keeps for the next round, and those that it loses (R17.2, R17.3), once it has ``stored``
    some more on a card. What it has spent on actions is lost no more."""
    kept = kept_of(player) + stored + Bag({"card": player.cards_held})
    return {CleanupRow("keep", player.seat): kept, CleanupRow("lose", player.seat): lost_of(player) - stored}


def last_cleanup(match: Match) -> Tidying | None:
    """The latest Cleanup phase after which a round began; None if there was none."""
    for entry in match.line[:0:-1]:
        kinds = {type(event): place for place, event in enumerate(entry.events)}
        if ev.TidiedUp in kinds and ev.RoundBegan in kinds:
            began = entry.events[kinds[ev.RoundBegan]]
            assert isinstance(began, ev.RoundBegan)
            stored, first = match.view_within(NOBODY, entry.number, kinds[ev.TidiedUp]), began.first_player
            seats = clockwise(tuple(match.seats), first)
            players = [stored.player(seat) for seat in seats]
            cells = {label: goods for player in players for label, goods in left_over(player).items()}
            return Tidying(stored.round, "cleanup", first, seats, cells, players)
    return None


_PRODUCTION = ("production", "faction", "deal")


class Moment(msgspec.Struct, frozen=True):
    """VP that a seat gained from one source in one decision."""

    round: int
    seat: Seat
    source: ev.Source
    vp: int


def greatest_moment(match: Match) -> Moment | None:
    """The most VP that anybody gained at once, the latest if several are equal; None if nobody gained any."""
    line = match.line[1:]
    moments = [moment for entry in line for moment in _moments(match.status_at(entry.number - 1).round, entry)]
    return max(reversed(moments), key=lambda moment: moment.vp, default=None)


def _moments(round: int, entry: MatchEntry) -> list[Moment]:
    """The VP that each seat gained from each source in one decision, without production."""
    gained: dict[tuple[Seat, ev.Source], int] = {}
    for event in entry.events:
        if isinstance(event, ev.GoodsGained) and event.goods["vp"] and event.source.kind not in _PRODUCTION:
            key = event.seat, event.source
            gained[key] = gained.get(key, 0) + event.goods["vp"]
    return [Moment(round, seat, source, vp) for (seat, source), vp in gained.items()]


QUESTIONS: Final = (messages.ChooseRazed, messages.ChooseLost, messages.ChooseStopped)
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
        began = _phases(line[number])
        if "assault" in began:
            return number, began["assault"]
        if not _BEFORE.isdisjoint(began):
            return None
    return (0, 0) if isinstance(match.view(NOBODY, 0).question, QUESTIONS) else None


def has_assault(match: Match) -> bool:
    """Whether Machines have attacked in this round (R44.3)."""
    return _begun(match) is not None


def _begun(match: Match) -> tuple[TableView, Sequence[AnyEvent]] | None:
    """The Assault of this round: the table at its beginning as all see it, and the events since then; None if no
    Machine has attacked."""
    if not has_machines(match.game.catalog, match.game.sets) or (found := _beginning(match)) is None:
        return None
    line, (step, count) = match.line, found
    start = match.view_within(NOBODY, step, count) if step else match.view(NOBODY, 0)
    if not _deployed(start):
        return None
    return start, [*line[step].events[count:], *(event for entry in line[step + 1 :] for event in entry.events)]


def _deployed(view: TableView) -> tuple[messages.Deployed, ...]:
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
    deployed = [event.cards for event in events[deploys:] if isinstance(event, messages.MachinesDeployed)]
    first, came = start.first_player, tuple(chain.from_iterable(deployed))
    return AssaultAccount(start.round, "assault", first, seats, followed.hits, cards, order, came, is_over)


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
        case messages.ChooseRazed(seat, machine, later):
            return tuple([HitAt(seat, place) for place in (machine, *later)])
        case messages.ChooseLost() | messages.ChooseStopped():
            return (HitAt(question.seat, question.machine),)
    return ()
