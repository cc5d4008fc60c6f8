"""The log: the events of a decision in as few lines as possible, and the short form of each line.

Names stand for players, never "you". Cards that a viewer may not see are told as a number (R20.2).

The short form is in signs: what is done, its cost, an arrow, and what everybody gets. Whole sentences have all details;
the log of the table has room for one line for each action.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from game.fiftyfirst.rules import events as ev
from game.fiftyfirst.rules.event import Event
from game.fiftyfirst.rules.messages import AnyEvent
from game.fiftyfirst.rules.state import Seat
from game.fiftyfirst.rules.subject import card_named
from game.fiftyfirst.wording.facts import CardTeller
from game.fiftyfirst.wording.row import Aftermath, Tale, Told
from game.fiftyfirst.wording.rows.events import key_of, name_of, row_of
from game.fiftyfirst.wording.rulebook_sections import OF_PHASES
from game.fiftyfirst.wording.sets import SETS
from game.fiftyfirst.wording.wording import Wording
from game.kernel.bag import Bag
from game.kernel.seats import Viewer
from game.wording.sentence import CardName, InlineIcon, Names, Part, PlayerName, Sentence


def brief_of(tell: CardTeller, event: Event, tales: Mapping[Seat, Tale]) -> tuple[Part, ...]:
    """The short form of what an event tells, with what follows from it for each seat; () if its kind has none.

    What stands before the arrow is paid or given up. Players are named where it is not the one who acts.
    """
    row = row_of(event)
    if not row.icon:
        return ()
    if row.passive:
        return _brief_of_assault(tell, event, row.icon, tales)
    actor: Seat = getattr(event, "seat", "")
    own, card, level = tales.get(actor, Tale()), card_named(event), row.level(event)
    parts: list[Part] = [InlineIcon(row.icon)]
    parts += [_player(tell, owner)] if (owner := getattr(event, "owner", None)) else []
    parts += [InlineIcon("ruin")] if getattr(event, "over_ruin", False) else []
    parts += [CardName(tell.words.title(card), card)] if card else []
    parts += [InlineIcon(f"outpost_{level}")] if level else []
    parts += [goods for goods in dict.fromkeys((_given(own), row.puts_down(event))) if goods]
    gains = list(_got(Aftermath(tell, actor, own, event)))
    for seat, tale in tales.items():
        theirs = list(_got(Aftermath(tell, seat, tale))) if seat != actor else []
        gains += [_player(tell, seat), *theirs] if theirs else []
    return (*parts, InlineIcon("arrow_light"), *gains) if gains else tuple(parts)


def brief_of_effects(tell: CardTeller, seat: Seat, tale: Tale) -> tuple[Part, ...]:
    """The short form of what happens to a seat without a deed."""
    parts: list[Part] = [given] if (given := _given(tale)) else []
    gains = list(_got(Aftermath(tell, seat, tale)))
    return (*parts, InlineIcon("arrow_light"), *gains) if gains else ()


def _brief_of_assault(tell: CardTeller, event: Any, icon: str, tales: Mapping[Seat, Tale]) -> tuple[Part, ...]:
    """The Machine, what it does to which seat, and what that seat gets for it."""
    parts: list[Part] = [InlineIcon(icon), CardName(tell.words.title(event.machine), event.machine)]
    parts.append(_player(tell, event.seat))
    parts += [CardName(tell.words.title(card), card) for card in _hit(event)]
    if goods := getattr(event, "goods", None):
        parts.append(goods)
    parts += [InlineIcon(action) for action in getattr(event, "stopped", ())]
    gains = list(_got(Aftermath(tell, event.seat, tales.get(event.seat, Tale()))))
    return (*parts, InlineIcon("arrow_light"), *gains) if gains else tuple(parts)


def _hit(event: Any) -> Iterator[str]:
    """The card that a Machine takes, razes or stops."""
    for name in ("card", "deal"):
        if hasattr(event, name):
            yield getattr(event, name)
    for name in ("cards", "connections"):
        yield from getattr(event, name, ())


def _player(tell: CardTeller, seat: Seat) -> PlayerName:
    return PlayerName(tell.name(seat), seat)


def _given(tale: Tale) -> Bag:
    """What a seat pays and discards."""
    goods = tale.paid + tale.to_machines
    return goods + {"card": len(tale.discarded), "deal": len(tale.deals), "ruin": len(tale.ruins_discarded)}


def _got(at: Aftermath) -> Iterator[Part]:
    """What a seat gains, takes, takes back or places on a card or Ruin, and its Ruin; first and last what sets tell."""
    tell, tale = at.tell, at.tale
    yield from _in_short_of_sets("first", at)
    goods = tale.gained + tale.returned
    for placed in (*(placed.goods for placed in tale.placed), *tale.on_ruins):
        goods += placed
    if goods:
        yield goods
    for theft in tale.stolen:
        yield from (InlineIcon("steal"), _player(tell, theft.victim), theft.goods)
    yield from _in_short_of_sets("last", at)
    if tale.ruin:
        yield InlineIcon("ruin")


def _in_short_of_sets(place: str, at: Aftermath) -> Iterator[Part]:
    """What sets tell before or behind the goods, first of the latest."""
    return (part for one in reversed(SETS) if place in one.in_short for part in one.in_short[place](at))


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
        if (
            self._is_passive
            and isinstance(event, ev.GoodsGained | ev.CardsDrawn)
            and event.source.kind == "compensation"
        ):
            return False
        if isinstance(event, ev.VpLost) and any(
            one.kind in _PRIZES for tale in self._tales.values() for one in tale.sources
        ):
            return False
        return not (isinstance(event, ev.GoodsPaid) and self._tale(event.seat).paid)

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

    def lines(self, teller: Callable[[], CardTeller]) -> Iterator[tuple[Sentence, Sequence[AnyEvent]]]:
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

    def _deed_line(self, tell: CardTeller) -> Sentence:
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

    def _deed_clause(self, tell: CardTeller, cost: Bag) -> str:
        if line := row_of(self._deed).line:
            return line(tell, self._deed)
        key = f"deed-{name_of(key_of(self._deed))}"
        facts = tell.facts_of(self._deed, row_of(self._deed).facts)
        if cost and f"{key}.paid" in tell.words.messages:
            return tell.say(f"{key}.paid", cost=tell.goods(cost), **facts)
        return tell.say(key, **facts)


def _other(tell: CardTeller, seat: Seat, effects: list[str]) -> str:
    return tell.say("effect-other", who=tell.who(seat), effects=tell.words.one_by_one(effects))


def _effects(tell: CardTeller, seat: Seat, tale: Tale, alone: bool, deed: AnyEvent | None = None) -> Iterator[str]:
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
    for block in tale.each(ev.LocationBlocked):
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


def _theft(tell: CardTeller, theft: ev.GoodsStolen, alone: bool) -> str:
    facts = {"goods": tell.goods(theft.goods), "victim": tell.who(theft.victim)}
    if alone and theft.source.card:
        return tell.say("effect-steals.card", card=tell.card(theft.source.card), **facts)
    return tell.say("effect-steals", **facts)


def _gains(tell: CardTeller, seat: Seat, tale: Tale, alone: bool) -> str:
    """What a seat gains. A Ruin stands behind a single good, and in the list of several. Titles stand at the end, or
    behind the cards if something else follows, so that none is taken for that of a Ruin."""
    in_list = tale.ruin and len(tale.gained) > 1
    goods, variant = tale.gained + {"ruin": 1} if in_list else tale.gained, []
    known = {"card": tale.drawn, "hacked": tale.hacked} if tell.knows_hand(seat) else {"hacked": tale.from_stack}
    cards = {good: titles for good, titles in known.items() if titles}
    if cards and [*cards] != tell.words.in_order(goods)[-1:]:
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


def log_lines(words: Wording, events: Iterable[AnyEvent], names: Names, viewer: Viewer) -> tuple[Sentence, ...]:
    """The log lines of one decision for ``viewer``: a deed and its effects are one line.

    >>> from game.fiftyfirst.cards.catalog import load_catalog
    >>> from game.kernel.seats import NOBODY
    >>> from game.paths import cards_folder
    >>> from game.fiftyfirst.rules.events import ConnectionPlayed, GoodsGained, Source
    >>> events = ConnectionPlayed("A", "punks"), GoodsGained("A", {"red": 2}, Source("connection", "punks"))
    >>> log_lines(Wording(load_catalog(cards_folder())), events, {"A": "Anna"}, NOBODY)
    ('Anna plays Punks: gains 2 red.',)
    """
    return tuple(Log(words, names, viewer).lines(events))


def event_line(words: Wording, event: AnyEvent, names: Names, viewer: Viewer) -> Sentence | None:
    """The log line of one event for ``viewer``; None if it has none."""
    return next(iter(log_lines(words, (event,), names, viewer)), None)


class Log:
    """Tells events to one ``viewer``."""

    def __init__(self, words: Wording, names: Names, viewer: Viewer) -> None:
        self._words, self._names, self._viewer = words, names, viewer

    def lines(self, events: Iterable[AnyEvent]) -> Iterator[Sentence]:
        """The lines for the events of one decision, in order."""
        act, asides = Act(), list[AnyEvent]()
        for event in events:
            told = row_of(event).told
            if told is Told.ASIDE:
                asides.append(event)
                continue
            alone = told in (Told.LINE, Told.SILENT)
            if alone or not act.takes(event):
                yield from self._tell(act, asides)
                act, asides = Act(), []
            if alone:
                yield from self._alone(event)
            else:
                act.add(event)
        yield from self._tell(act, asides)

    def _tell(self, act: Act, asides: list[AnyEvent]) -> Iterator[Sentence]:
        for line, events in act.lines(self._teller):
            concerns = (seat for event in events for seat in ev.concerned(event))
            yield line.about(_topic(act.told), concerns)
        for aside in asides:
            yield from self._alone(aside)

    def _alone(self, event: AnyEvent) -> Iterator[Sentence]:
        tell, row = self._teller(), row_of(event)
        if row.told is Told.SILENT:
            return
        if row.line:
            text = row.line(tell, event)
        else:
            text = tell.say(f"log-{name_of(key_of(event))}", **tell.facts_of(event, row.facts))
        if text:
            line = tell.finish(text, getattr(event, "seat", None)).with_brief(brief_of(tell, event, {}))
            yield line.about(_topic((event,)), ev.concerned(event))

    def _teller(self) -> CardTeller:
        return CardTeller(self._words, self._names, self._viewer)


def _topic(told: tuple[AnyEvent, ...]) -> str | None:
    """The section of the rules about a line: that of the first event it tells; phases have their own."""
    for event in told:
        return OF_PHASES[event.phase] if isinstance(event, ev.PhaseBegan) else row_of(event).topic
    return None
