"""How a chapter of the rules tells what it allows, what that costs, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import inf
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from game.fiftyfirst.rules import discards
from game.fiftyfirst.rules.card_plan import CardPlan, plan_of
from game.fiftyfirst.rules.commands import Command
from game.fiftyfirst.rules.influence import INFLUENCE, contacts_or_influence, in_place_of, with_most_influence
from game.fiftyfirst.rules.judge import Judge
from game.fiftyfirst.rules.payment import Price, contacts
from game.fiftyfirst.rules.sheets import HandSheet, StateSheet, hand_sheet, purse_of, state_sheet
from game.fiftyfirst.rules.state import Game, GameState, Question, Seat, Site
from game.kernel.bag import Bag
from game.kernel.memo import Lazy
from game.kernel.refusal import Refusal


class Side:
    """One seat's side of the table, made for a single listing or judgement.

    Chapters ask it what a cost comes to. In a listing, `pay` gives the canonical payment of a price, or None if it
    cannot be paid, and `discards` every set of names that could be discarded. With ``priced`` both give back what was
    asked, so that costs are known whatever the seat has.
    """

    def __init__(self, game: Game, state: GameState, seat: Seat, priced: bool = False) -> None:
        self.game = game
        self.state = state
        self.question = state.question
        self.seat = seat
        self.player = state.player(seat)
        self.priced = priced
        self.sites = state_sheet(game, self.player.sites)
        self.purse = purse_of(self.sites, self.player.goods)
        self.pay: Callable[[Price], Any] = (lambda price: price) if priced else self.purse.canonical

    def discards(self, cards: Bag) -> Sequence[Any]:
        """The sets of cards or Deals that a cost of ``cards`` may discard; an empty set where they are asked for one by
        one."""
        if self.priced:
            return (cards,)
        if not cards:
            return ((),)
        deals = self.state.deals_of(self.seat) if "deal" in cards else ()
        return discards.options(self.game.catalog, self.player, cards, deals)

    def in_contacts(self, colour: str, counts: Iterable[int], discount: int = 0) -> Mapping[int, Any]:
        """Each of ``counts``, from 1, with the cost of that many contact tokens of a colour, ``discount`` fewer.

        Counts that the seat cannot pay are left out, unless the side is ``priced``.
        """
        if self.priced:
            return {count: contacts(colour, count - discount) for count in counts}
        most = self.purse.most(colour) + discount
        if most <= 0:  # the usual case
            return {}
        return {count: self.purse.canonical(contacts(colour, count - discount)) for count in counts if count <= most}

    def most(self, good: str, purpose: str) -> float:
        """How many of a good can be paid for a purpose at most, wild ones included."""
        return inf if self.priced else self.purse.opened((purpose,)).most(good)

    @Lazy
    def influence(self) -> frozenset[str]:
        """The influence that may be among what is paid (R43.3): what is there, or with ``priced`` all."""
        return INFLUENCE if self.priced else INFLUENCE.intersection(self.purse.total)

    def influence_for(self, colour: str, groups: tuple[str, ...]) -> tuple[str, ...]:
        """The influence that may be paid for a Location of these ``groups`` in place of contact tokens of a colour."""
        return in_place_of(colour, groups, self.influence)

    def in_influence(self, colour: str, count: int, kinds: tuple[str, ...]) -> Any:
        """What so many contact tokens cost, if influence of these ``kinds`` may stand in for them (R43.5a)."""
        if self.priced:
            return contacts_or_influence(colour, count, kinds)
        total = self.purse.total
        if count > sum([total[good] for good in (colour, "universal", *kinds)]):
            return None
        return self.purse.canonical(with_most_influence(colour, count, kinds, total))

    @Lazy
    def plan(self) -> CardPlan:
        """The cards of the game."""
        return plan_of(self.game)

    @Lazy
    def hand(self) -> HandSheet:
        """The Locations in hand."""
        return hand_sheet(self.game.catalog, self.player.hand)

    @Lazy
    def others(self) -> Sequence[tuple[Seat, StateSheet]]:
        """The States of others at which an action may be aimed (R15.2)."""
        game, state = self.game, self.state
        return [(owner, state_sheet(game, state.player(owner).sites)) for owner in state.owners_in_reach(self.seat)]

    def own_location(self, number: int) -> Site | Refusal:
        """The seat's Site with this number, if it is a Location and no Ruin."""
        site = self.player.site(number)
        if site is None:
            return Refusal("no_such_card")
        return Refusal("is_ruin") if site.ruin else site

    def too_poor(self, price: Price, card: str | None = None) -> Refusal:
        """The refusal for a price that cannot be paid, with what is needed and what is there."""
        has = self.purse.opened(price.purposes).total
        return Refusal("not_enough_goods", needs=price.needs, has=has, card=card)


T = TypeVar("T")
C = TypeVar("C", bound=Command)

Make = Callable[..., T]
"""Makes a listed thing from a seat, the fields of a command, and what its price and discards come to.

The fields are those of the command without seat, payment and discards, in their order. A listing passes the class of
the command itself.
"""


class Possible(Protocol):
    """Lists everything that may be done, as `Chapter` says."""

    def __call__(self, side: Side, make: Make[T], /) -> Sequence[T]: ...


class Chapter(NamedTuple, Generic[C]):
    """The rules of one kind of command, told once: moves are listed from it, and commands are judged by it.

    ``text`` is the text of its moves, with the names of parts in braces (`game.fiftyfirst.rules.notation`). ``answers``
    are the questions it may answer. ``possible`` makes all that may be done, each thing once, in the order
    of the texts of moves; it leaves out what costs more than `Side.pay` can pay. ``why_not`` explains why something is
    not among that; None if it is allowed without being listed. ``carry_out`` decides the events of a command whose
    payment and discards are settled. ``needs`` tells whether a game has what the chapter is about; None: always.
    """

    text: str
    answers: tuple[type[Question], ...]
    possible: Possible
    why_not: Callable[[Side, C], Refusal | None]
    carry_out: Callable[[Judge, C], None]
    needs: Callable[[Game], bool] | None = None


class Answers(NamedTuple):
    """How one kind of question is answered: ``possible`` lists every answer once, ``carry_out`` does what it says.
    ``why_not`` explains why something is no answer, where the rules say more than that."""

    possible: Callable[[Game, GameState, Any], Sequence[Any]]
    carry_out: Callable[[Judge, Any, Any], None]
    why_not: Callable[[Side, Any, Any], Refusal | None] = lambda *_: None


def once(side: Side, make: Make[T]) -> Sequence[T]:
    """`possible` of a command that has no fields, costs nothing and is always allowed."""
    return (make(side.seat),)


def never_refused(_: Side, command: Command) -> Refusal:
    """`why_not` of a command that `once` lists."""
    raise AssertionError(f"{command} is always possible")


def why_not_in_reach(state: GameState, seat: Seat, owner: Seat, number: int) -> Refusal | None:
    """R15.2: why an action cannot be aimed at a Site; None if it is a Location of another player who has not passed."""
    holder = state.player(owner) if owner in state.seats else None
    site = holder.site(number) if holder else None
    if holder is None or site is None:
        return Refusal("no_such_card")
    if owner == seat:
        return Refusal("own_location", card=site.card)
    if site.ruin:
        return Refusal("is_ruin", seat=owner)
    return Refusal("target_passed", card=site.card, seat=owner) if holder.passed else None
