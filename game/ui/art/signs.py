"""The icon grammar: what is printed as a row of signs, without words.

*Per* is the good, a small dark disc with what is counted and the limit as a badge; a timing is its sign and a colon;
goods that lie on a card stand in the tan tray; what is discarded carries a cross; what somebody else has carries the
mark of another player. A new verb, timing or lasting rule of the card language is one function and one line in a table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from game.cards.card import (
    Ability,
    Action,
    ActivateProduction,
    AfterProduction,
    Always,
    Built,
    ChooseGain,
    Cleanup,
    ClearLocations,
    Connection,
    CopyDeals,
    Counted,
    CountedGains,
    DivertProduction,
    DrawAndKeep,
    Exchange,
    ExchangeResources,
    Gain,
    Modifier,
    PlaceHere,
    PrintedShield,
    Produces,
    RazeDiscount,
    Steal,
    Store,
    Timing,
    Verb,
    VisitOccupied,
    Whenever,
)
from game.cards.vocabulary import UNLIMITED, Whose
from game.kernel.bag import Bag

MANY = 4
"""From more goods than this in one effect, equal goods become one icon with a count badge."""

_DISCARDED = frozenset({"deal", "card"})
"""Goods which, when spent, are cards that go to the discard pile."""


class Sign(NamedTuple):
    """One sign of a strip; ``kind``: `good`, `arrow`, `colon`, `bar`, `per`, `least`, `tray` or `times`."""

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
    """Goods in a row, one icon each; with ``badges`` equal ones as one icon with its number."""
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


def connection_strip(connection: Connection) -> Strip:
    """What a Connection card takes and gives."""
    return trade_strip(connection.spend, connection.gain)


def exchange_strip(exchange: Exchange) -> Strip:
    """The bottom action of a faction board: one or the other."""
    return (*bag_strip(exchange.spend, spent=True), ARROW, *_one_of(exchange.choose, False))


def ability_strip(ability: Ability, is_open: bool, tight: bool = False) -> Strip:
    """The signs of one ability of a Location; ``tight`` for small faces."""
    timing = ability.timing
    spent = timing.spend if isinstance(timing, Action) else Bag()
    badges = tight and spent.total + sum(_size(verb) for verb in ability.verbs) > MANY
    if spent:
        head: Strip = (*bag_strip(spent, badges, spent=True), ARROW)
    else:
        head = (Sign("good", "open_production"), COLON) if _is_visited(timing, is_open) else _timing_strip(timing)
    return (*head, *(sign for verb in ability.verbs for sign in verb_strip(verb, badges, tight)))


def _is_visited(timing: Timing, is_open: bool) -> bool:
    return is_open and isinstance(timing, Produces)


def _timing_strip(timing: Timing) -> Strip:
    return TIMINGS[type(timing)](timing)


def verb_strip(verb: Verb, badges: bool, tight: bool = False) -> Strip:
    """The signs of one verb; what a card stores always stands with its number."""
    return VERBS[type(verb)](verb, badges, tight)


def _one_of(gains: Sequence[Gain], badges: bool) -> Strip:
    """One gain or the other, with a bar between them."""
    signs: list[Sign] = []
    for gain in gains:
        signs += [*([BAR] if signs else []), *_gain(gain, badges)]
    return tuple(signs)


def _gain(verb: Gain, badges: bool, _tight: bool = False) -> Strip:
    return (*bag_strip(verb.goods, badges), *(sign for amount in verb.counted for sign in _per_strip(amount)))


def _per_strip(amount: Counted | CountedGains) -> Strip:
    what = amount.category if isinstance(amount, Counted) else amount.gained
    return (Sign("good", amount.good), Sign("per", what, amount.max))


def _choose_gain(verb: ChooseGain, badges: bool, _tight: bool) -> Strip:
    return _one_of(verb.options, badges)


def _place_here(verb: PlaceHere, badges: bool, tight: bool) -> Strip:
    return (Sign("tray", inside=bag_strip(verb.goods, badges or tight)),)


def _store(verb: Store, _badges: bool, _tight: bool) -> Strip:
    return (Sign("tray", inside=bag_strip(verb.goods, badges=True)),)


def _steal(verb: Steal, badges: bool, _tight: bool) -> Strip:
    return (Sign("good", "steal"), *bag_strip(verb.goods, badges))


def _owned(of: Whose) -> Strip:
    return (OTHER_PLAYER,) if of == "another_player" else ()


def _activate(verb: ActivateProduction, _badges: bool, _tight: bool) -> Strip:
    return (Sign("good", "activate"), *_owned(verb.of))


def _divert(_verb: DivertProduction, _badges: bool, _tight: bool) -> Strip:
    return (Sign("good", "divert"), OTHER_PLAYER)


def _copy_deals(verb: CopyDeals, _badges: bool, _tight: bool) -> Strip:
    return (Sign("good", "copy_deal", verb.count), *_owned(verb.of))


def _clear(verb: ClearLocations, _badges: bool, _tight: bool) -> Strip:
    return (Sign("good", "cleanup"), Sign("good", "action", verb.count))


def _visit_occupied(_verb: VisitOccupied, _badges: bool, _tight: bool) -> Strip:
    return (Sign("good", "open_production"), Sign("tray", inside=(Sign("good", "worker"),)))


def _draw_and_keep(verb: DrawAndKeep, _badges: bool, tight: bool) -> Strip:
    gone = verb.count - verb.keep
    return (*bag_strip({"card": verb.count}, tight), COLON, *bag_strip({"card": gone}, tight, spent=True))


VERBS: Final[dict[type[Verb], Callable[[Any, bool, bool], Strip]]] = {
    Gain: _gain,
    ChooseGain: _choose_gain,
    PlaceHere: _place_here,
    Store: _store,
    Steal: _steal,
    ActivateProduction: _activate,
    DivertProduction: _divert,
    CopyDeals: _copy_deals,
    ClearLocations: _clear,
    VisitOccupied: _visit_occupied,
    DrawAndKeep: _draw_and_keep,
}
"""The signs of each verb: of the verb, with equal goods as one icon, and on a small face."""


def _nothing(_timing: Timing) -> Strip:
    """A plain production needs no sign; an action without a cost neither."""
    return ()


def _built(_timing: Built) -> Strip:
    return (Sign("good", "build"), COLON)


def _whenever(timing: Whenever) -> Strip:
    signs: list[Sign] = []
    for trigger in timing.triggers:
        signs += [*([BAR] if signs else []), Sign("good", trigger)]
    return (*signs, COLON)


def _after_production(timing: AfterProduction) -> Strip:
    least = (Sign("least", good, count) for good, count in timing.gained.items())
    return (Sign("good", "after_production"), *least, COLON)


def _cleanup(_timing: Cleanup) -> Strip:
    return (Sign("good", "lock"),)


def _always(timing: Always) -> Strip:
    return (ALWAYS, COLON, *MODIFIERS[type(timing.modifier)](timing.modifier))


TIMINGS: Final[dict[type[Timing], Callable[[Any], Strip]]] = {
    Produces: _nothing,
    Built: _built,
    Action: _nothing,
    Whenever: _whenever,
    AfterProduction: _after_production,
    Cleanup: _cleanup,
    Always: _always,
}
"""The signs of each timing; a lasting rule is told whole by its own."""


def _printed_shield(_modifier: PrintedShield) -> Strip:
    return (Sign("good", "shield"),)


def _raze_discount(modifier: RazeDiscount) -> Strip:
    return (Sign("good", "raze"), Sign("good", "red", modifier.red, crossed=True))


def _exchange_resources(modifier: ExchangeResources) -> Strip:
    return (*bag_strip({"basic": modifier.count}), ARROW, Sign("good", "exchange"))


MODIFIERS: Final[dict[type[Modifier], Callable[[Any], Strip]]] = {
    PrintedShield: _printed_shield,
    RazeDiscount: _raze_discount,
    ExchangeResources: _exchange_resources,
}
"""The signs of each lasting rule."""


def _size(verb: Verb) -> int:
    """How many goods a verb names."""
    match verb:
        case Gain(goods, counted):
            return goods.total + len(counted)
        case PlaceHere(goods) | Store(goods) | Steal(goods):
            return goods.total
        case ChooseGain(options):
            return sum(_size(option) for option in options)
        case DrawAndKeep(count, _):
            return count
        case _:
            return 1


def compacted(strip: Strip) -> Strip:
    """Equal goods that stand side by side as one with a number."""
    signs: list[Sign] = []
    for sign in strip:
        before = signs[-1] if signs else None
        if before and sign.kind == "good" and before._replace(number=1) == sign._replace(number=1):
            signs[-1] = before._replace(number=before.number + sign.number)
        else:
            signs.append(sign)
    return tuple(signs)


def opened(strip: Strip) -> Strip:
    """The strip with the goods of a tray standing free: where there is no room for the tray."""
    return tuple(inner for sign in strip for inner in (sign.inside if sign.kind == "tray" else (sign,)))
