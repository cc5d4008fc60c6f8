"""A deed of a decision with all its effects, in one line of the log.

`Anna constructs School for 1 grey: gains 2 workers.` Effects without a deed, as in the Production phase, have one line
for each seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from game.kernel.bag import Bag
from game.rules.events import CardsDrawn, GoodsGained, GoodsPaid, GoodsStolen, LocationBlocked, Source, VpLost
from game.rules.messages import AnyEvent
from game.rules.state import Seat
from game.wording.brief import brief_of, brief_of_effects
from game.wording.message_facts import facts_of
from game.wording.row import Aftermath, Told
from game.wording.rows.events import key_of, name_of, row_of
from game.wording.sentence import Sentence
from game.wording.sets import SETS
from game.wording.tale import Tale
from game.wording.teller import Teller
from game.wording.wording import in_order

_PRIZES: Final = tuple(kind for one in SETS for kind in one.prizes)


class Act:
    """Collects the events of a line."""

    def __init__(self) -> None:
        self._deed: Any = None
        self._events: list[Any] = []
        self._tales: dict[Seat, Tale] = {}

    def takes(self, event: AnyEvent) -> bool:
        """Whether an event can belong to the same line as the collected ones.

        The goods for a Location that a Machine razes come just before that. A prize has a line before that of VP lost
        for what is left (R53.2, R44.7).
        """
        told = row_of(event).told
        if told is Told.DEED:
            return self._deed is None
        if told is Told.EITHER:
            return not self._is_passive
        if self._is_passive and isinstance(event, GoodsGained | CardsDrawn) and event.source.kind == "compensation":
            return False
        if isinstance(event, VpLost) and any(source.kind in _PRIZES for source in self._sources):
            return False
        return not (isinstance(event, GoodsPaid) and self._tale(event.seat).paid)

    @property
    def _sources(self) -> Iterator[Source]:
        """Where the gains of all seats come from."""
        for tale in self._tales.values():
            yield from tale.sources

    @property
    def _is_passive(self) -> bool:
        return self._deed is not None and row_of(self._deed).passive

    @property
    def told(self) -> tuple[AnyEvent, ...]:
        """The event that the line is about: the deed, or the first event if there is no deed."""
        return (self._deed,) if self._deed else tuple(self._events[:1])

    def add(self, event: AnyEvent) -> None:
        self._events.append(event)
        row = row_of(event)
        begins = row.told is Told.DEED or (row.told is Told.EITHER and self._deed is None)
        if begins:
            self._deed = event
        if row.effect:
            row.effect(self._tale, event)

    def lines(self, teller: Callable[[], Teller]) -> Iterator[tuple[Sentence, Sequence[AnyEvent]]]:
        """The line of the deed, or without a deed a line for each seat with effects; each with its events."""
        if self._deed is not None:
            yield self._deed_line(teller()), self._events
            return
        for seat, tale in self._tales.items():
            tell = teller()
            effects = list(_effects(tell, seat, tale, alone=True))
            if effects:
                line = tell.finish(tell.say("log-effects", effects=_other(tell, seat, effects)), seat)
                line = line.with_brief(brief_of_effects(tell, seat, tale))
                yield line, [event for event in self._events if event.seat == seat]

    def _tale(self, seat: Seat) -> Tale:
        return self._tales.setdefault(seat, Tale())

    def _deed_line(self, tell: Teller) -> Sentence:
        seat = self._deed.seat
        own = self._tale(seat)
        deed = self._deed_clause(tell, own.paid)
        own_effects = list(_effects(tell, seat, own, alone=False, deed=self._deed))
        effects = [tell.words.one_by_one(own_effects)] if own_effects else []
        if own_effects and self._is_passive:
            effects = [_other(tell, seat, own_effects)]
        for other, tale in self._tales.items():
            happens = list(_effects(tell, other, tale, alone=False)) if other != seat else []
            if happens:
                effects.append(_other(tell, other, happens))
        key = "log-deed_effects" if effects else "log-deed"
        actor = None if self._is_passive else seat
        line = tell.finish(tell.say(key, deed=deed, effects=tell.words.in_turn(effects)), actor)
        return line.with_brief(brief_of(tell, self._deed, self._tales))

    def _deed_clause(self, tell: Teller, cost: Bag) -> str:
        if line := row_of(self._deed).line:
            return line(tell, self._deed)
        key = f"deed-{name_of(key_of(self._deed))}"
        facts = facts_of(tell, self._deed, row_of(self._deed).facts)
        if cost and f"{key}.paid" in tell.words.messages:
            return tell.say(f"{key}.paid", cost=tell.goods(cost), **facts)
        return tell.say(key, **facts)


def _other(tell: Teller, seat: Seat, effects: list[str]) -> str:
    return tell.say("effect-other", who=tell.who(seat), effects=tell.words.one_by_one(effects))


def _effects(tell: Teller, seat: Seat, tale: Tale, alone: bool, deed: AnyEvent | None = None) -> Iterator[str]:
    """The effects on a seat, one clause each; ``alone`` if there is no deed. The ``deed`` itself is none of them."""
    at = Aftermath(tell, seat, tale, deed, alone)
    if tale.paid and alone:
        yield tell.say("effect-pays", goods=tell.goods(tale.paid))
    if tale.discarded:
        yield tell.say("effect-discards", n=len(tale.discarded), cards=tell.cards(tale.discarded))
    if tale.deals:
        yield tell.say("effect-gives_up", n=len(tale.deals), cards=tell.cards(tale.deals))
    yield from _of_sets("first", at)
    for placed in tale.placed:
        key = "effect-places.card" if alone else "effect-places"
        yield tell.say(key, goods=tell.goods(placed.goods), card=tell.card(placed.card))
    for goods in tale.on_ruins:
        yield tell.say("effect-places.ruin", goods=tell.goods(goods))
    if tale.ruins_discarded:
        yield tell.say("effect-discards_ruin", n=len(tale.ruins_discarded), cards=tell.cards(tale.ruins_discarded))
    yield from _of_sets("ruins", at)
    if tale.returned:
        yield tell.say("effect-takes_back", goods=tell.goods(tale.returned))
    if tale.cleared:
        yield tell.say("effect-clears", n=len(tale.cleared), cards=tell.cards(tale.cleared))
    for theft in tale.stolen:
        yield _theft(tell, theft, alone)
    for block in tale.each(LocationBlocked):
        yield tell.say("effect-blocks", card=tell.card(block.card), owner=tell.who(block.owner))
    for robbery in tale.robbed:
        yield tell.say("effect-robs", goods=tell.goods(robbery.goods), victim=tell.who(robbery.victim))
    yield from _of_sets("last", at)
    if tale.gained:
        yield _gains(tell, seat, tale, alone)
    elif tale.ruin:
        yield tell.say("effect-ruin")


def _of_sets(place: str, at: Aftermath) -> Iterator[str]:
    """What sets tell at a place among the effects, first of the latest."""
    return (clause for one in reversed(SETS) if place in one.effects for clause in one.effects[place](at))


def _theft(tell: Teller, theft: GoodsStolen, alone: bool) -> str:
    facts = {"goods": tell.goods(theft.goods), "victim": tell.who(theft.victim)}
    if alone and theft.source.card:
        return tell.say("effect-steals.card", card=tell.card(theft.source.card), **facts)
    return tell.say("effect-steals", **facts)


def _gains(tell: Teller, seat: Seat, tale: Tale, alone: bool) -> str:
    """What a seat gains. A Ruin stands behind a single good, and in the list of several. Titles stand at the end, or
    behind the cards if something else follows, so that none is taken for that of a Ruin."""
    in_list = tale.ruin and len(tale.gained) > 1
    goods, variant = tale.gained + {"ruin": 1} if in_list else tale.gained, []
    known = {"card": tale.drawn, "hacked": tale.hacked} if tell.knows_hand(seat) else {"hacked": tale.from_stack}
    cards = {good: titles for good, titles in known.items() if titles}
    if cards and [*cards] != in_order(goods)[-1:]:
        facts = {"goods": tell.goods_with_cards(goods, cards)}
    else:
        facts = {"goods": tell.goods(goods)}
        for titles in cards.values():
            facts["cards"] = tell.cards(titles)
            variant.append("cards")
    if tale.ruin and not in_list:
        variant.append("ruin")
    elif not tale.ruin and alone and len(tale.sources) == 1 and not any(one.tells_source(tale) for one in SETS):
        facts["source"] = tell.words.source(next(iter(tale.sources)))
        variant.append("source")
    return tell.say(f"effect-gains.{'_'.join(variant)}" if variant else "effect-gains", **facts)
