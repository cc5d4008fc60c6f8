"""What a fight, a threat from the tunnels and a vote have come to, or stand at, read from what everybody may know.

A battle card that is not played is never told (A-13).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from game.kernel.bag import EMPTY, Bag
from game.kernel.seats import NOBODY, Seat, Viewer
from game.metro2033.cards.card import Modifier
from game.metro2033.cards.verbs import AddStrength
from game.metro2033.cards.vocabulary import Fighter
from game.metro2033.rules import events as ev
from game.metro2033.rules.abilities import abilities_of
from game.metro2033.rules.atlas import holdings_of
from game.metro2033.rules.event import MetroEvent
from game.metro2033.rules.odds import base_strength
from game.metro2033.rules.state import HIDDEN, Metro, MetroState
from game.metro2033.rules.steps import ChooseVote
from game.metro2033.rules.strengths import battle_bonus, circumstance_of, opposition
from game.metro2033.table.course import Happening, MetroAccount, begun_before, event_at
from game.play.match import AnyMatch

THREAT_STANDS, POLIS_STANDS = "threat", "polis"
"""What a side without a seat fights with, beside `army` and `hero`."""

WON, LOST, TIED = "won", "lost", "tied"
"""The results of a fight for one of its sides."""


class StrengthPart(NamedTuple):
    """A part of the strength of a side: ``amount`` comes from its ``source``: `army`, `hero`, `threat`, `polis`,
    `ability`, `property` or `battle`; and from this ``card``, if it is one."""

    source: str
    card: str | None
    amount: int


class FightingSide(NamedTuple):
    """A side of a fight.

    Attributes:
        seat: Its seat; None for a threat and for neutral Polis.
        fighter: `army`, `hero`, `threat` or `polis`; "" as long as the defender has not been chosen.
        card: The hero or the threat.
        parts: What its strength is made of, the fighter first.
        battle: The battle card that it plays; `HIDDEN` while it lies face down, None before it is chosen.
        hand: Its battle cards that are not played, `HIDDEN` but for their owner.
    """

    seat: Seat | None
    fighter: str
    card: str | None
    parts: tuple[StrengthPart, ...]
    battle: str | None = None
    hand: tuple[str, ...] = ()

    @property
    def strength(self) -> int:
        return sum(part.amount for part in self.parts)


class FightAccount(NamedTuple):
    """A fight.

    Attributes:
        station: Where it takes place.
        on_hero: Whether a hero is attacked, and not the station.
        attacker: The attacker; in a threat event the threat.
        defender: The defender; on a neutral station the threat or Polis.
        winner: `attacker`, `defender` or `nobody`; None while it goes on.
        by_tie: Whether a tie was won.
        events: What has followed from it so far, the decision first.
    """

    station: str
    on_hero: bool
    attacker: FightingSide
    defender: FightingSide
    winner: str | None = None
    by_tie: bool = False
    events: tuple[MetroEvent, ...] = ()

    @property
    def sides(self) -> tuple[FightingSide, FightingSide]:
        return self.attacker, self.defender

    def result_of(self, side: FightingSide) -> str | None:
        """How it has ended for one of its sides; None while it goes on."""
        if self.winner is None:
            return None
        if self.winner == "nobody":
            return TIED
        return WON if (self.winner == "attacker") == (side is self.attacker) else LOST


class ThreatLine(NamedTuple):
    """How a seat has met the threat from the tunnels.

    Attributes:
        station: The station that it named.
        side: The seat, and with what it has fought.
        threat: What it has fought: the common threat, or one that was drawn instead.
        against: The strength of that.
        result: `won`, `tied` or `lost`.
        by_tie: Whether a tie was won.
        goods: Goods of the reward.
        events: What has followed, the decision first.
    """

    station: str
    side: FightingSide
    threat: str
    against: int
    result: str
    by_tie: bool
    goods: Bag
    events: tuple[MetroEvent, ...]


class ThreatAccount(NamedTuple):
    """The threat from the tunnels, and a line for each seat, in the order in which they have fought."""

    round: int
    threat: str
    lines: tuple[ThreatLine, ...]


class Ballot(NamedTuple):
    """What a seat has voted, or with how many votes it still can."""

    seat: Seat
    in_favour: bool | None
    votes: int


class VoteAccount(NamedTuple):
    """A vote on a law.

    Attributes:
        law: What is voted on; None as long as it has not been revealed.
        before: The law in force until then.
        chosen_by: The seat that has looked at the top laws and proposed this one.
        ballots: Who has voted and who still can, in this order.
        passed: Whether the law comes into force; None while votes are missing.
    """

    law: str | None
    before: str | None
    chosen_by: Seat | None
    ballots: tuple[Ballot, ...]
    passed: bool | None = None

    def total(self, in_favour: bool) -> int:
        """The votes for or against it so far."""
        return sum(ballot.votes for ballot in self.ballots if ballot.in_favour is in_favour)

    def cast(self, in_favour: bool) -> tuple[Ballot, ...]:
        """The ballots for or against it."""
        return tuple(ballot for ballot in self.ballots if ballot.in_favour is in_favour)

    @property
    def awaited(self) -> tuple[Ballot, ...]:
        """Who still has to vote."""
        return tuple(ballot for ballot in self.ballots if ballot.in_favour is None)


# ---------------------------------------------------------------------- strength
def parts_of(metro: Metro, view: MetroState, seat: Seat, events: Sequence[Any] = ()) -> Iterator[StrengthPart]:
    """What the strength of a side of the fight is made of; properties have been used in these ``events`` of it."""
    fight = view.fight
    assert fight is not None, "nobody fights"
    fighter: Fighter | None = fight.fighter_of(seat)
    if fighter is None:
        return
    hero = view.player(seat).hero if fighter == "hero" else None
    yield StrengthPart(fighter, hero, base_strength(metro, view, seat, fighter))
    circumstance = circumstance_of(metro, view, seat)
    for card, _, ability in abilities_of(metro, view, seat).all:
        match ability:
            case Modifier(AddStrength(count), when) if when.holds_in(circumstance):
                yield StrengthPart("ability", card, count)
    for event in events:
        if isinstance(event, ev.StrengthAdded) and event.seat == seat:
            yield StrengthPart("property", event.card, event.count)
    if fight.is_revealed:
        yield StrengthPart("battle", fight.chosen[seat], battle_bonus(metro, fight, seat))


def _opposed(metro: Metro, view: MetroState, seat: Seat) -> FightingSide:
    """The threat or neutral Polis that a seat fights."""
    fight = view.fight
    assert fight is not None, "nobody fights"
    strength = opposition(metro, view, seat)
    if fight.threat:
        return FightingSide(None, THREAT_STANDS, fight.threat, (StrengthPart(THREAT_STANDS, fight.threat, strength),))
    usual = metro.cards.polis_strength
    parts = [StrengthPart(POLIS_STANDS, None, min(usual, strength))]
    if strength != usual and view.law:
        parts.append(StrengthPart("ability", view.law, strength - usual))
    return FightingSide(None, POLIS_STANDS, None, tuple(parts))


def _side(metro: Metro, view: MetroState, seat: Seat, events: Sequence[Any]) -> FightingSide:
    fight = view.fight
    assert fight is not None, "nobody fights"
    played = fight.chosen.get(seat)
    hand = list(fight.hands.get(seat, ()))
    if played is not None:
        hand.remove(played if played in hand else HIDDEN)
    fighter = fight.fighter_of(seat) or ""
    return FightingSide(
        seat,
        fighter,
        view.player(seat).hero if fighter == "hero" else None,
        tuple(parts_of(metro, view, seat, events)),
        played,
        tuple(hand),
    )


def fight_in(metro: Metro, view: MetroState, events: Sequence[Any], defending: Fighter | None = None) -> FightAccount:
    """The fight that is going on, with the ``events`` of it so far; or as it would be if the owner of the station were
    ``defending`` it with army or hero."""
    fight = view.fight
    assert fight is not None, "nobody fights"
    if defending is not None:
        fight = replace(fight, defending=defending)
        view = replace(view, fight=fight)
    seats = fight.attacker, fight.defender
    sides = [_side(metro, view, seat, events) if seat else None for seat in seats]
    other = seats[0] or seats[1]
    assert other is not None, "somebody fights"
    attacker, defender = (side or _opposed(metro, view, other) for side in sides)
    return FightAccount(fight.station, fight.on_hero, attacker, defender)


# ---------------------------------------------------------------------- fights
def fight_account(match: AnyMatch, account: MetroAccount) -> FightAccount:
    """A fight that was decided."""
    return _decided_fight(match, account.begins, account.ends)


def fight_now(match: AnyMatch, viewer: Viewer, defending: Fighter | None = None) -> FightAccount:
    """The fight that is going on, as a viewer sees it."""
    end = Happening(match.head, len(match.entry(match.head).events))
    began = begun_before(match, end, ev.FightStarted)
    events = [event for _, event in events_between(match, began, end)]
    return fight_in(match.game, match.view(viewer), events, defending)


def _decided_fight(match: AnyMatch, begins: Happening, ends: Happening) -> FightAccount:
    view: MetroState = match.view_within(NOBODY, ends.step, ends.place)
    before = [event for _, event in events_between(match, begins, ends)]
    decided = match.entry(ends.step).events[ends.place]
    assert isinstance(decided, ev.FightDecided)
    found = fight_in(match.game, view, before)
    return found._replace(winner=decided.winner, by_tie=decided.by_tie, events=tuple(_followed(match, ends)))


_ENDS_OF_FIGHTS: Final = (ev.FightEnded, ev.FightStarted)
"""Events with which what follows from a fight is over."""


def _followed(match: AnyMatch, ends: Happening) -> Iterator[MetroEvent]:
    """The decision of a fight, and what has followed from it so far."""
    for _, event in events_between(match, ends, Happening(match.head + 1, 0)):
        if isinstance(event, _ENDS_OF_FIGHTS):
            return
        if not isinstance(event, ev.NowAwaited):
            yield event


def events_between(match: AnyMatch, begins: Happening, ends: Happening) -> Iterator[tuple[Happening, MetroEvent]]:
    """The events from one on, and before another, each with its place."""
    for step in range(begins.step, min(ends.step, match.head) + 1):
        for place, event in enumerate(match.entry(step).events):
            at = Happening(step, place)
            if begins <= at < ends:
                yield at, event


# ---------------------------------------------------------------------- threats
def threat_account(match: AnyMatch, account: MetroAccount) -> ThreatAccount:
    """The threat from the tunnels that was met."""
    discarded = event_at(match, account.ends)
    assert isinstance(discarded, ev.CommonThreatDiscarded)
    decided = [
        at
        for at, event in events_between(match, account.begins, account.ends)
        if isinstance(event, ev.FightDecided)
    ]  # fmt: skip
    lines = tuple(_threat_line(match, begun_before(match, at, ev.FightStarted), at) for at in decided)
    return ThreatAccount(match.status_at(account.ends.step - 1).round, discarded.threat, lines)


def _threat_line(match: AnyMatch, begins: Happening, ends: Happening) -> ThreatLine:
    fight = _decided_fight(match, begins, ends)
    result = fight.result_of(fight.defender)
    assert result is not None, "it is decided"
    seat, threat = fight.defender.seat, fight.attacker.card
    assert threat is not None, "a threat attacks"
    goods = sum(
        (event.goods for event in fight.events if isinstance(event, ev.GoodsReceived) and event.seat == seat), EMPTY
    )
    return ThreatLine(
        fight.station, fight.defender, threat, fight.attacker.strength, result, fight.by_tie, goods, fight.events
    )


# ---------------------------------------------------------------------- votes
def vote_account(match: AnyMatch, account: MetroAccount) -> VoteAccount:
    """A vote that has been counted."""
    view: MetroState = match.view_within(NOBODY, account.ends.step, account.ends.place)
    return VoteAccount(
        view.vote,
        view.law,
        _proposer(match, account.begins),
        tuple(_ballots(match, view.votes, account.begins, account.ends)),
        isinstance(event_at(match, account.ends), ev.LawPassed),
    )


def _proposer(match: AnyMatch, begins: Happening) -> Seat | None:
    """The seat that has chosen the law among several."""
    event = event_at(match, begins)
    return event.seat if isinstance(event, ev.LawProposed) else None


def _ballots(match: AnyMatch, votes: Mapping[str, int], begins: Happening, ends: Happening) -> Iterator[Ballot]:
    """The votes that were cast; without any votes a seat may have been in favour as well."""
    cast = (event for _, event in events_between(match, begins, ends))
    in_favour = {event.seat: event.in_favour for event in cast if isinstance(event, ev.VoteCast)}
    for seat, count in votes.items():
        yield Ballot(seat, in_favour.get(seat, count > 0), abs(count))


def vote_now(match: AnyMatch) -> VoteAccount:
    """The vote that is going on; before a law is revealed, who will have how many votes."""
    view: MetroState = match.view(NOBODY)
    waiting = [Ballot(seat, None, votes_of(match.game, view, seat)) for seat in view.in_order if seat not in view.votes]
    if not view.vote:
        return VoteAccount(None, view.law, None, tuple(waiting))
    end = Happening(match.head, len(match.entry(match.head).events))
    opened = begun_before(match, end, ev.LawRevealed, ev.LawProposed)
    ballots = (*_ballots(match, view.votes, opened, end), *waiting)
    return VoteAccount(view.vote, view.law, _proposer(match, opened), ballots)


def votes_of(metro: Metro, view: MetroState, seat: Seat) -> int:
    """The votes of a seat, with those that a property has given to the seat that votes now (M-5.5)."""
    question = view.question
    more = view.more_votes if isinstance(question, ChooseVote) and question.seat == seat else 0
    return len(holdings_of(metro, view).of(seat)) + abilities_of(metro, view, seat).votes + more
