"""Where goods and VP came from, by the events of a match: for the production summary and the final score."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from game.kernel.bag import EMPTY, Bag
from game.kernel.seats import NOBODY, Seat, clockwise
from game.match.match import Match, MatchEntry
from game.rules import events as ev
from game.rules.messages import AnyEvent
from game.rules.phases.cleanup import cleared_of, kept_of, lost_of
from game.rules.sets.districts.messages import DistrictProduced
from game.rules.sets.no_mans_land.messages import PickSkipped
from game.rules.sets.scavengers.messages import CardSalvaged
from game.rules.view import SeatView, TableView
from game.ui.places import CleanupRow, IncomeSource, Label
from game.ui.running.account import Account

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
    phase: list[AnyEvent] | None = None
    inside = False
    for event in events:
        if isinstance(event, ev.PhaseBegan):
            inside = event.phase == "production"
            phase = [] if inside else phase
        elif inside and phase is not None:
            phase.append(event)
    return {} if phase is None else {seat: _lines(phase, seat) for seat in seats}


def production_account(match: Match) -> Account[IncomeSource, IncomeLine]:
    """The latest Production phase: a cell for each source that gave something to a seat."""
    seats, first = tuple(match.seats), match.view(NOBODY).first_player
    lines = last_production(events_of(match), seats)
    order = tuple([seat for seat in clockwise(seats, first) if seat in lines])
    cells = {IncomeSource(seat, place): line for seat in order for place, line in enumerate(lines[seat])}
    return Account(match.status.round, "production", first, order, cells)


def districts_of(events: Iterable[AnyEvent]) -> tuple[DistrictProduced, ...]:
    """What the districts have produced in the latest Production phase of ``events`` (R53.4)."""
    produced: tuple[DistrictProduced, ...] = ()
    for event in events:
        if isinstance(event, ev.PhaseBegan) and event.phase == "production":
            produced = ()
        elif isinstance(event, DistrictProduced):
            produced = (*produced, event)
    return produced


def after_production(match: Match) -> TableView:
    """The table as all see it when the latest Production phase was over, before any Assault (R44.2); as it is now if
    there was no such phase.

    If Locations ask questions, the phase takes several decisions.
    """
    ends: tuple[int, int] | None = None
    for entry in match.line[:0:-1]:
        begun = {event.phase: place for place, event in enumerate(entry.events) if isinstance(event, ev.PhaseBegan)}
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
        source, one = event.source, Bag({"salvage": 1})
        return IncomeLine(
            source.kind, source.card, source.site, one, source.via, owner=event.owner, salvaged=event.card
        )
    if not isinstance(event, ev.GoodsReturned | ev.GoodsGained | ev.CardsDrawn | ev.RuinGained) or event.seat != seat:
        return None
    if isinstance(event, ev.GoodsReturned):
        return IncomeLine(STORED, event.card, event.site, event.goods)
    source = event.source
    match event:
        case ev.GoodsGained(goods=goods):
            pass
        case ev.CardsDrawn(cards=cards):
            goods = Bag({"card": len(cards)})
        case ev.RuinGained():
            goods = Bag({"ruin": 1})
    return IncomeLine(source.kind, source.card, source.site, goods, source.via) if goods else None


def picked_cards(events: Iterable[AnyEvent]) -> tuple[str | None, ...]:
    """The cards picked in the latest Lookout phase, in this order; None for a pick that was skipped (R45.3). They are
    public, as the offer is."""
    picked: tuple[str | None, ...] = ()
    for event in events:
        if isinstance(event, ev.PhaseBegan) and event.phase == "lookout":
            picked = ()
        elif isinstance(event, ev.CardPicked):
            picked = (*picked, event.card)
        elif isinstance(event, PickSkipped):
            picked = (*picked, None)
    return picked


class Tidying(Account[CleanupRow, Bag], frozen=True):
    """The end of a Cleanup phase: what each seat kept and lost, and the ``players`` before. ``first_player`` is that of
    the next round (R17.5)."""

    players: Sequence[SeatView]

    @property
    def steps(self) -> Sequence[Sequence[Label]]:
        return ()


def left_over(player: SeatView, stored: Bag = EMPTY) -> Mapping[CleanupRow, Bag]:
    """The goods that a seat keeps for the next round, and those that it loses (R17.2, R17.3), once it has ``stored``
    some more on a card."""
    kept = kept_of(player) + stored + Bag({"card": player.cards_held})
    lost = lost_of(player) - stored + cleared_of(player)
    return {CleanupRow("keep", player.seat): kept, CleanupRow("lose", player.seat): lost}


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


def vp_by_round(match: Match) -> tuple[tuple[int, ...], ...]:
    """Everybody's VP at the start and at the end of each round; the last entry is the current total."""
    known = map(match.status_at, range(match.head + 1))
    ends = {status.round: tuple(status.vp.values()) for status in known}
    return tuple(ends[number] for number in sorted(ends))


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


def lead_since(rounds: Sequence[Sequence[int]], place: int) -> int:
    """The first round from whose end on the seat at ``place`` was always in the lead; ``len(rounds)`` if it never was.

    ``rounds`` holds the VP of all seats at the end of each round; a tie is no lead.

    >>> lead_since([(0, 0), (3, 5), (9, 7), (12, 11)], 0)
    2
    """
    first = len(rounds)
    for number in range(len(rounds) - 1, -1, -1):
        others = [vp for seat, vp in enumerate(rounds[number]) if seat != place]
        if rounds[number][place] <= max(others):
            break
        first = number
    return first
