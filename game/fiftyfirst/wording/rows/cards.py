"""The card language in words and signs: one row for each verb, timing and lasting rule.

The icon grammar says what is printed on cards as rows of signs, without words:

- A timing is its sign and a colon.
- *Per* is the good and a small dark disc with the category counted; the limit is a badge.
- Goods placed on a card stand in the tan tray.
- What is discarded carries a cross, what another player owns the mark of another player.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from game.fiftyfirst.cards import card, verbs
from game.fiftyfirst.cards.vocabulary import DISCARDED, RESOURCES, UNLIMITED, Trigger, Whose
from game.fiftyfirst.wording.wording import Wording
from game.kernel.bag import Bag
from game.wording.signs import ARROW, BAR, COLON, MANY, Sign, Strip, compacted

OTHER_PLAYER = Sign("good", "person")
ALWAYS = Sign("good", "infinity")


def bag_strip(goods: Mapping[str, int], badges: bool = False, spent: bool = False) -> Strip:
    """Goods in a row, one icon each; with ``badges``, equal ones as one icon with a number.

    >>> [(sign.name, sign.number) for sign in bag_strip({"fuel": 2, "gun": 5})]
    [('fuel', 1), ('fuel', 1), ('gun', 5)]
    """
    signs: list[Sign] = []
    for good, count in goods.items():
        crossed = spent and good in DISCARDED
        if count >= UNLIMITED:
            signs += [Sign("good", good), ALWAYS]
        elif badges or count > MANY:
            signs.append(Sign("good", good, count, crossed))
        else:
            signs += [Sign("good", good, 1, crossed)] * count
    return tuple(signs)


def trade_strip(spend: Mapping[str, int], gain: Mapping[str, int]) -> Strip:
    """A price, an arrow and what it gives, as on a Connection card."""
    price = (*bag_strip(spend, spent=True), ARROW) if spend else ()
    return (*price, *bag_strip(gain))


def connection_strip(connection: card.Connection) -> Strip:
    """The price and the gain of a Connection card."""
    return trade_strip(connection.spend, connection.gain)


def exchange_strip(exchange: card.Exchange) -> Strip:
    """The bottom action of a faction board: a price, and one gain or another."""
    return (*bag_strip(exchange.spend, spent=True), ARROW, *choice_strip(exchange.choose, False))


def gain_strip(gain: verbs.Gain, badges: bool) -> Strip:
    """The goods of a gain, then those that are counted."""
    counted: list[Sign] = []
    for amount in gain.counted:
        counted += [Sign("good", amount.good), Sign("per", _counted(amount), amount.max)]
        if isinstance(amount, verbs.CountedOutposts) and amount.levels:
            counted.append(Sign("good", sign_of_part(amount.part)))
    return (*bag_strip(gain.goods, badges), *counted)


def _counted(amount: verbs.AnyCounted) -> str:
    """The icon of what is counted."""
    match amount:
        case verbs.Counted():
            return amount.category
        case verbs.CountedGains():
            return amount.gained
        case verbs.CountedMachines():
            return "deployed"
        case verbs.CountedHacked():
            return "hacked"
        case verbs.CountedOutposts():
            return "levels" if amount.levels else sign_of_part(amount.part)
    return "ruin"


def sign_of_part(part: str) -> str:
    """The icon of a part of the map of No Man's Land."""
    return "any_area" if part == "any" else part


def choice_strip(gains: Sequence[verbs.Gain], badges: bool) -> Strip:
    """One gain or the other, with a bar between them; one of each resource is a resource of choice."""
    singles = [gain for gain in gains if not gain.counted and len(gain.goods) == 1 and gain.goods[_first(gain)] == 1]
    resources = [gain for gain in singles if _first(gain) in RESOURCES]
    signs: list[Sign] = [Sign("good", "basic")] if len(resources) == len(RESOURCES) else []
    for gain in gains if not signs else [gain for gain in gains if gain not in resources]:
        signs += [*([BAR] if signs else []), *gain_strip(gain, badges)]
    return tuple(signs)


def _first(gain: verbs.Gain) -> str:
    """The good that names a gain."""
    return next(iter(gain.goods), "")


Phrase = str | Callable[[Wording, Any], str]
"""A message, whose facts are the fields of what is printed, or a function if they are not enough."""


def phrase(words: Wording, told: Phrase, printed: Any) -> str:
    """A printed verb or lasting rule in words."""
    if callable(told):
        return told(words, printed)
    facts = {_FACTS.get(field, field): getattr(printed, field) for field in printed.__struct_fields__}
    return words.word(told, **{name: _named(fact) for name, fact in facts.items()})


def _named(fact: Any) -> Any:
    """A fact as messages select by it."""
    if fact is None:
        return "none"
    return _YES[fact] if isinstance(fact, bool) else fact


_FACTS: Final = {"count": "n", "red": "n", "other_than_this": "other", "counts_in_own": "in_own"}
_YES: Final = {True: "yes", False: "no"}


# ---------------------------------------------------------------------- verbs
class VerbRow(NamedTuple):
    """The words, signs and rules of a verb.

    Attributes:
        phrase: Its words.
        signs: Its signs: of the verb, whether equal goods become one icon, and whether the face is small.
        rules: Names of the rules told beside a card that has it.
    """

    phrase: Phrase
    signs: Callable[[Any, bool, bool], Strip]
    rules: tuple[str, ...]


def _gain(words: Wording, verb: verbs.Gain) -> str:
    """The verb stands once; what is counted follows what is not, and is kept apart from it: `gain 1 worker, and 1 gun
    for each Ruin`."""
    if not verb.counted:
        return words.word("verb-gain", goods=verb.goods)
    amounts = words.all_of([_amount(words, counted) for counted in verb.counted])
    if not verb.goods:
        return words.word("verb-gain", goods=amounts)
    return words.word("verb-gain_besides", goods=verb.goods, amounts=amounts)


def _amount(words: Wording, counted: verbs.AnyCounted) -> str:
    """An amount that is counted: `1 gun for each Ruin in your State`."""
    one = Bag({counted.good: 1})
    if isinstance(counted, verbs.Counted):
        return words.word("amount-icon", goods=one, category=words.category(counted.category), max=counted.max)
    if isinstance(counted, verbs.CountedGains):
        return words.word("amount-gained", goods=one, each=words.good_name(counted.gained), max=counted.max)
    if isinstance(counted, verbs.CountedOutposts):
        key = "amount-level" if counted.levels else "amount-outpost"
        return words.word(key, goods=one, max=counted.max, **part_facts(words, counted.part))
    return words.word(_PER[type(counted)], goods=one, max=counted.max)


_PER: Final[Mapping[type[verbs.AnyCounted], str]] = {
    verbs.CountedRuins: "amount-ruin",
    verbs.CountedMachines: "amount-machine",
    verbs.CountedHacked: "amount-hacked",
}
"""What an amount is counted by -> its message, where this names nothing else."""


def storing(words: Wording, capacity: Bag) -> str:
    """What a card may store: goods up to a limit, or any number of a good (R22.3)."""
    unlimited = [good for good in capacity if capacity[good] >= UNLIMITED]
    limited = Bag({good: count for good, count in capacity.items() if good not in unlimited})
    limits = words.all_of([words.word("store-limit", goods=Bag({good: limited[good]})) for good in limited])
    phrases = [words.word("verb-store", limits=limits)] if limited else []
    return words.all_of([*phrases, *(words.word(f"verb-store_any.{good}") for good in unlimited)])


def cost(words: Wording, goods: Bag) -> str:
    """What to do for a cost: `spend 1 brick and discard 1 card`. Cards, Deals and Ruins are discarded, all else is
    spent."""
    discarded = Bag({good: count for good, count in goods.items() if good in DISCARDED})
    spent = Bag({good: count for good, count in goods.items() if good not in discarded})
    parts = (("cost-spend", spent), ("cost-discard", discarded))
    return words.all_of([words.word(key, goods=part) for key, part in parts if part])


def part_facts(words: Wording, part: str) -> dict[str, str]:
    """A part of the map, and whether it is all of it, which needs no words."""
    return {"in": part, "part": words.word(f"part-{part}")}


def _steal_location_signs(_verb: verbs.StealLocation, _badges: bool, _tight: bool) -> Strip:
    """A Location of any row."""
    rows = (Sign("good", "production"), BAR, Sign("good", "feature"), BAR, Sign("good", "action"))
    return (Sign("good", "steal"), *rows, OTHER_PLAYER)


def owned(of: Whose) -> Strip:
    """The sign of another player, if it is about one."""
    return (OTHER_PLAYER,) if of == "another_player" else ()


def _activate_signs(verb: verbs.ActivateProduction, _badges: bool, _tight: bool) -> Strip:
    """A crossed row is left out."""
    without = (Sign("good", verb.without, crossed=True),) if verb.without else ()
    return (Sign("good", "activate"), *owned(verb.of), *without)


def _draw_and_keep_signs(verb: verbs.DrawAndKeep, _badges: bool, tight: bool) -> Strip:
    gone = verb.count - verb.keep
    return (*bag_strip({"card": verb.count}, tight), COLON, *bag_strip({"card": gone}, tight, spent=True))


VERBS: Final[dict[type[verbs.Verb], VerbRow]] = {
    verbs.Gain: VerbRow(_gain, lambda verb, badges, _: gain_strip(verb, badges), ("gain",)),
    verbs.ChooseGain: VerbRow(
        lambda words, verb: words.word(
            "verb-choose", choices=words.any_of([words.goods(option.goods) for option in verb.options])
        ),
        lambda verb, badges, _: choice_strip(verb.options, badges),
        ("choose_gain", "gain"),
    ),
    verbs.GainMissing: VerbRow(
        lambda words, verb: words.word("verb-gain_missing", goods=Bag({"basic": verb.count})),
        lambda verb, badges, _: (*bag_strip({"basic": verb.count}, badges), Sign("good", "gain_missing")),
        ("gain_missing",),
    ),
    verbs.PlaceHere: VerbRow(
        "verb-place_here",
        lambda verb, badges, tight: (Sign("tray", inside=bag_strip(verb.goods, badges or tight)),),
        ("place_here",),
    ),
    verbs.PlaceCode: VerbRow(
        lambda words, verb: words.word("verb-place_code", goods=Bag({"code": verb.count})),
        lambda verb, badges, tight: (Sign("tray", inside=bag_strip({"code": verb.count}, badges or tight)),),
        ("place_here",),
    ),
    verbs.Store: VerbRow(
        lambda words, verb: storing(words, verb.goods),
        lambda verb, *_: (Sign("tray", inside=bag_strip(verb.goods, badges=True)),),
        ("store",),
    ),
    verbs.Steal: VerbRow(
        "verb-steal", lambda verb, badges, _: (Sign("good", "steal"), *bag_strip(verb.goods, badges)), ("steal",)
    ),
    verbs.StealLocation: VerbRow("verb-steal_location", _steal_location_signs, ("steal_location",)),
    verbs.ActivateProduction: VerbRow("verb-activate", _activate_signs, ("activate_production",)),
    verbs.DivertProduction: VerbRow(
        "verb-divert", lambda *_: (Sign("good", "divert"), OTHER_PLAYER), ("divert_production",)
    ),
    verbs.CopyDeals: VerbRow(
        "verb-copy_deal", lambda verb, *_: (Sign("good", "copy_deal", verb.count), *owned(verb.of)), ("copy_deals",)
    ),
    verbs.ClearLocations: VerbRow(
        "verb-clear",
        lambda verb, *_: (Sign("good", "cleanup"), Sign("good", "action", verb.count)),
        ("clear_locations",),
    ),
    verbs.VisitOccupied: VerbRow(
        "verb-use_open_production",
        lambda *_: (Sign("good", "open_production"), Sign("tray", inside=(Sign("good", "worker"),))),
        ("visit_occupied",),
    ),
    verbs.DrawAndKeep: VerbRow(
        lambda words, verb: words.word(
            "verb-draw", goods=Bag({"card": verb.count}), kept=verb.keep, left=verb.count - verb.keep
        ),
        _draw_and_keep_signs,
        ("draw_and_keep",),
    ),
    verbs.BlockLocation: VerbRow("verb-block", lambda *_: (Sign("good", "block"), OTHER_PLAYER), ("block",)),
    verbs.ForfeitGoods: VerbRow(
        "verb-forfeit", lambda verb, badges, _: (Sign("good", "forfeit"), *bag_strip(verb.goods, badges)), ("forfeit",)
    ),
    verbs.Reactivate: VerbRow("verb-reactivate", lambda *_: (Sign("good", "again"),), ("faction_actions",)),
}
"""Every verb of the card language; those that only one set brings are added by `game.fiftyfirst.wording.sets`."""


def faction_strip(action: card.FactionAction | card.FactionUse) -> Strip:
    """The signs of a faction action, or of one way to use it: its price, an arrow and what it does."""
    return (*bag_strip(action.spend, spent=True), ARROW, *VERBS[type(action.verb)].signs(action.verb, False, True))


def action_strip(action: card.Ability, times: int) -> Strip:
    """The signs of the action of a Location that is paid so many ``times`` at once (R43.8.7)."""
    spend = action.timing.spend if isinstance(action.timing, card.Action) else Bag()
    price = {good: count * times for good, count in spend.items()}
    gained = [sign for verb in action.verbs for sign in VERBS[type(verb)].signs(verb, True, True)] * times
    return (*bag_strip(price, badges=True, spent=True), ARROW, *compacted(tuple(gained)))


# ---------------------------------------------------------------------- lasting rules
class ModifierRow(NamedTuple):
    """The words, signs and rules of a lasting rule, as of a verb."""

    phrase: Phrase
    signs: Callable[[Any], Strip]
    rules: tuple[str, ...]


def _counts_also(words: Wording, modifier: card.CountsAlso) -> str:
    category, also = words.category(modifier.category), words.category(modifier.also)
    return words.word("always-counts_also", category=category, also=also)


MODIFIERS: Final[Mapping[type[card.Modifier], ModifierRow]] = {
    card.PrintedShield: ModifierRow("always-printed_shield", lambda *_: (Sign("good", "shield"),), ("printed_shield",)),
    card.RazeDiscount: ModifierRow(
        "always-raze_discount",
        lambda modifier: (Sign("good", "raze"), Sign("good", "red", modifier.red, crossed=True)),
        ("raze_discount",),
    ),
    card.DestroyDiscount: ModifierRow(
        "always-destroy_discount",
        lambda modifier: (Sign("good", "destroy"), Sign("good", "red", modifier.red, crossed=True)),
        ("destroy_discount",),
    ),
    card.Reserved: ModifierRow(
        "always-reserved",
        lambda modifier: (Sign("good", f"reserved_{modifier.purpose}"),),
        ("reserved_hack", "reserved_destroy"),
    ),
    card.ExchangeResources: ModifierRow(
        lambda words, modifier: words.word(
            "always-exchange", goods=Bag({"basic": modifier.count}), cost=words.catalog.exchange.spend
        ),
        lambda modifier: (*bag_strip({"basic": modifier.count}), ARROW, Sign("good", "exchange")),
        ("exchange_resources",),
    ),
    card.CountsAlso: ModifierRow(
        _counts_also,
        lambda modifier: (Sign("good", modifier.category), Sign("good", "counts_also"), Sign("good", modifier.also)),
        ("counts_also",),
    ),
}
"""Every lasting rule of the card language."""


# ---------------------------------------------------------------------- timings
class TriggerRow(NamedTuple):
    """The words of a trigger, its icon, and the message that names what several triggers may be done to."""

    message: str
    icon: str
    of: str | None = None


TRIGGERS: Final[Mapping[Trigger, TriggerRow]] = {
    "deal": TriggerRow("trigger-deal", "deal"),
    "raze": TriggerRow("trigger-raze", "raze"),
    "build": TriggerRow("trigger-build", "trigger_build"),
    "develop": TriggerRow("trigger-develop", "trigger_develop"),
    "hack": TriggerRow("trigger-hack", "hack", "trigger-of_machine"),
    "destroy": TriggerRow("trigger-destroy", "destroy", "trigger-of_machine"),
    "build_outpost": TriggerRow("trigger-build_outpost", "build_outpost", "trigger-of_outpost"),
    "upgrade_outpost": TriggerRow("trigger-upgrade_outpost", "upgrade_outpost", "trigger-of_outpost"),
}
"""Every trigger of the card language. The icon of building alone stands for the Building Bonus."""


class TimingRow(NamedTuple):
    """The words, icon, signs and rules of a timing.

    Attributes:
        message: The sentence of an ability with it.
        icon: The icon beside that sentence.
        signs: Its signs.
        rules: Names of the rules told beside a card that has it.
    """

    message: str
    icon: str
    signs: Callable[[Any], Strip]
    rules: tuple[str, ...]


def _action_signs(timing: card.Action) -> Strip:
    """What an action costs stands before the arrow; one without a cost has no sign of its own."""
    return (Sign("good", "times_any"),) if timing.any_times else ()


def _whenever_signs(timing: card.Whenever) -> Strip:
    signs: list[Sign] = []
    for trigger in timing.triggers:
        signs += [*([BAR] if signs else []), Sign("good", TRIGGERS[trigger].icon)]
    return (*signs, COLON)


def _after_production_signs(timing: card.AfterProduction) -> Strip:
    least = (Sign("least", good, count) for good, count in timing.gained.items())
    return (Sign("good", "after_production"), *least, COLON)


TIMINGS: Final[Mapping[type[card.Timing], TimingRow]] = {
    card.Produces: TimingRow(
        "ability-production", "production", lambda _: (), ("production",)
    ),  # it has no sign of its own
    card.Built: TimingRow(
        "ability-building_bonus", "build", lambda *_: (Sign("good", "build"), COLON), ("building_bonus",)
    ),
    card.Action: TimingRow("ability-action", "action", _action_signs, ("activate",)),
    card.Whenever: TimingRow("ability-whenever", "deal", _whenever_signs, ("whenever",)),
    card.AfterProduction: TimingRow(
        "ability-after_production", "after_production", _after_production_signs, ("after_production",)
    ),
    card.Cleanup: TimingRow("ability-cleanup", "lock", lambda *_: (Sign("good", "lock"),), ("cleanup",)),
    card.Always: TimingRow(
        "ability-always",
        "infinity",
        lambda timing: (ALWAYS, COLON, *MODIFIERS[type(timing.modifier)].signs(timing.modifier)),
        ("always",),
    ),
}
"""Every timing of the card language."""
