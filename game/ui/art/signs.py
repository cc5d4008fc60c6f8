"""The icon grammar: abilities as rows of signs, without words.

- A timing is its sign and a colon.
- *Per* is the good and a small dark disc with the category counted; the limit is a badge.
- Goods placed on a card stand in the tan tray.
- What is discarded carries a cross, what another player owns the mark of another player.

A new verb, timing or lasting rule of the card language is one function and one row of a table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from game.cards import card
from game.cards.vocabulary import UNLIMITED, Whose
from game.kernel.bag import Bag

MANY = 4
"""In an effect with more goods than this, equal goods become one icon with a number."""

_DISCARDED = frozenset({"deal", "card"})
"""Goods that are cards: spending them discards them."""


class Sign(NamedTuple):
    """One sign of a strip; ``kind`` is `good`, `arrow`, `colon`, `bar`, `per`, `least`, `tray` or `times`."""

    kind: str
    name: str = ""
    number: int = 1
    crossed: bool = False
    inside: tuple[Sign, ...] = ()


Strip = tuple[Sign, ...]
ARROW = Sign("arrow")
COLON = Sign("colon")
BAR = Sign("bar")
OTHER_PLAYER = Sign("good", "person")
ALWAYS = Sign("good", "infinity")


def bag_strip(goods: Mapping[str, int], badges: bool = False, spent: bool = False) -> Strip:
    """Goods in a row, one icon each; with ``badges``, equal ones as one icon with a number.

    >>> [(sign.name, sign.number) for sign in bag_strip({"fuel": 2, "gun": 5})]
    [('fuel', 1), ('fuel', 1), ('gun', 5)]
    """
    signs: list[Sign] = []
    for good, count in goods.items():
        crossed = spent and good in _DISCARDED
        if count >= UNLIMITED:
            signs += [Sign("good", good), ALWAYS]
        elif badges or count > MANY:
            signs.append(Sign("good", good, count, crossed))
        else:
            signs += [Sign("good", good, 1, crossed)] * count
    return tuple(signs)


def trade_strip(spend: Mapping[str, int], gain: Mapping[str, int]) -> Strip:
    """A price, an arrow and what it gives: an action of a faction board, a Connection card."""
    price = (*bag_strip(spend, spent=True), ARROW) if spend else ()
    return (*price, *bag_strip(gain))


def connection_strip(connection: card.Connection) -> Strip:
    """The price and the gain of a Connection card."""
    return trade_strip(connection.spend, connection.gain)


def exchange_strip(exchange: card.Exchange) -> Strip:
    """The bottom action of a faction board: a price, and one gain or another."""
    return (*bag_strip(exchange.spend, spent=True), ARROW, *_one_of(exchange.choose, False))


def ability_strip(ability: card.Ability, is_open: bool, tight: bool = False) -> Strip:
    """The signs of one ability of a Location; ``tight`` for small faces."""
    timing = ability.timing
    spent = timing.spend if isinstance(timing, card.Action) else Bag()
    badges = tight and spent.total + sum(_size(verb) for verb in ability.verbs) > MANY
    if spent:
        head: Strip = (*bag_strip(spent, badges, spent=True), ARROW)
    elif is_open and isinstance(timing, card.Produces):
        head = (Sign("good", "open_production"), COLON)
    else:
        head = TIMINGS[type(timing)](timing)
    return (*head, *(sign for verb in ability.verbs for sign in verb_strip(verb, badges, tight)))


def verb_strip(verb: card.Verb, badges: bool, tight: bool = False) -> Strip:
    """The signs of one verb; goods that a card stores always carry their number."""
    return VERBS[type(verb)](verb, badges, tight)


def _one_of(gains: Sequence[card.Gain], badges: bool) -> Strip:
    """One gain or the other, with a bar between them."""
    signs: list[Sign] = []
    for gain in gains:
        signs += [*([BAR] if signs else []), *_gain(gain, badges)]
    return tuple(signs)


def _gain(verb: card.Gain, badges: bool, _tight: bool = False) -> Strip:
    return (*bag_strip(verb.goods, badges), *(sign for amount in verb.counted for sign in _per_strip(amount)))


def _per_strip(amount: card.Counted | card.CountedGains) -> Strip:
    what = amount.category if isinstance(amount, card.Counted) else amount.gained
    return (Sign("good", amount.good), Sign("per", what, amount.max))


def _choose_gain(verb: card.ChooseGain, badges: bool, _tight: bool) -> Strip:
    return _one_of(verb.options, badges)


def _place_here(verb: card.PlaceHere, badges: bool, tight: bool) -> Strip:
    return (Sign("tray", inside=bag_strip(verb.goods, badges or tight)),)


def _store(verb: card.Store, _badges: bool, _tight: bool) -> Strip:
    return (Sign("tray", inside=bag_strip(verb.goods, badges=True)),)


def _steal(verb: card.Steal, badges: bool, _tight: bool) -> Strip:
    return (Sign("good", "steal"), *bag_strip(verb.goods, badges))


def _owned(of: Whose) -> Strip:
    return (OTHER_PLAYER,) if of == "another_player" else ()


def _activate(verb: card.ActivateProduction, _badges: bool, _tight: bool) -> Strip:
    return (Sign("good", "activate"), *_owned(verb.of))


def _divert(_verb: card.DivertProduction, _badges: bool, _tight: bool) -> Strip:
    return (Sign("good", "divert"), OTHER_PLAYER)


def _copy_deals(verb: card.CopyDeals, _badges: bool, _tight: bool) -> Strip:
    return (Sign("good", "copy_deal", verb.count), *_owned(verb.of))


def _clear(verb: card.ClearLocations, _badges: bool, _tight: bool) -> Strip:
    return (Sign("good", "cleanup"), Sign("good", "action", verb.count))


def _visit_occupied(_verb: card.VisitOccupied, _badges: bool, _tight: bool) -> Strip:
    return (Sign("good", "open_production"), Sign("tray", inside=(Sign("good", "worker"),)))


def _draw_and_keep(verb: card.DrawAndKeep, _badges: bool, tight: bool) -> Strip:
    gone = verb.count - verb.keep
    return (*bag_strip({"card": verb.count}, tight), COLON, *bag_strip({"card": gone}, tight, spent=True))


VERBS: Final[dict[type[card.Verb], Callable[[Any, bool, bool], Strip]]] = {
    card.Gain: _gain,
    card.ChooseGain: _choose_gain,
    card.PlaceHere: _place_here,
    card.Store: _store,
    card.Steal: _steal,
    card.ActivateProduction: _activate,
    card.DivertProduction: _divert,
    card.CopyDeals: _copy_deals,
    card.ClearLocations: _clear,
    card.VisitOccupied: _visit_occupied,
    card.DrawAndKeep: _draw_and_keep,
}
"""Verb -> function of the verb, whether equal goods become one icon, and whether the face is small."""


def _nothing(_timing: card.Timing) -> Strip:
    """A plain production or an action without a cost has no sign of its own."""
    return ()


def _built(_timing: card.Built) -> Strip:
    return (Sign("good", "build"), COLON)


def _whenever(timing: card.Whenever) -> Strip:
    signs: list[Sign] = []
    for trigger in timing.triggers:
        signs += [*([BAR] if signs else []), Sign("good", trigger)]
    return (*signs, COLON)


def _after_production(timing: card.AfterProduction) -> Strip:
    least = (Sign("least", good, count) for good, count in timing.gained.items())
    return (Sign("good", "after_production"), *least, COLON)


def _cleanup(_timing: card.Cleanup) -> Strip:
    return (Sign("good", "lock"),)


def _always(timing: card.Always) -> Strip:
    return (ALWAYS, COLON, *MODIFIERS[type(timing.modifier)](timing.modifier))


TIMINGS: Final[dict[type[card.Timing], Callable[[Any], Strip]]] = {
    card.Produces: _nothing,
    card.Built: _built,
    card.Action: _nothing,
    card.Whenever: _whenever,
    card.AfterProduction: _after_production,
    card.Cleanup: _cleanup,
    card.Always: _always,
}
"""Timing -> function of it; of `Always`, the signs are those of its lasting rule."""


def _printed_shield(_modifier: card.PrintedShield) -> Strip:
    return (Sign("good", "shield"),)


def _raze_discount(modifier: card.RazeDiscount) -> Strip:
    return (Sign("good", "raze"), Sign("good", "red", modifier.red, crossed=True))


def _exchange_resources(modifier: card.ExchangeResources) -> Strip:
    return (*bag_strip({"basic": modifier.count}), ARROW, Sign("good", "exchange"))


MODIFIERS: Final[dict[type[card.Modifier], Callable[[Any], Strip]]] = {
    card.PrintedShield: _printed_shield,
    card.RazeDiscount: _raze_discount,
    card.ExchangeResources: _exchange_resources,
}
"""Lasting rule -> function of it."""


def _size(verb: card.Verb) -> int:
    """Number of goods that a verb names."""
    match verb:
        case card.Gain(goods, counted):
            return goods.total + len(counted)
        case card.PlaceHere(goods) | card.Store(goods) | card.Steal(goods):
            return goods.total
        case card.ChooseGain(options):
            return sum(_size(option) for option in options)
        case card.DrawAndKeep(count, _):
            return count
        case _:
            return 1


def compacted(strip: Strip) -> Strip:
    """The strip with neighbouring equal goods as one icon with a number."""
    signs: list[Sign] = []
    for sign in strip:
        before = signs[-1] if signs else None
        if before and sign.kind == "good" and before._replace(number=1) == sign._replace(number=1):
            signs[-1] = before._replace(number=before.number + sign.number)
        else:
            signs.append(sign)
    return tuple(signs)


def opened(strip: Strip) -> Strip:
    """The strip with the goods of trays standing free, to save the room of the tray."""
    return tuple(inner for sign in strip for inner in (sign.inside if sign.kind == "tray" else (sign,)))
