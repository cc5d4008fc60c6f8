"""The words of the payment panel: what a source is, what a step does, or why it cannot."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.bag import Bag
from game.rules.bill import GoodsSource, taken_of
from game.rules.commands import paid_goods
from game.rules.messages import AnyCommand
from game.ui.table.play.choices import discarded_card
from game.ui.table.play.modes import Paying, discard_of
from game.ui.table.sight import Sight
from game.wording import forecasts

_WILD = ("ammo", "universal")


def source_name(sight: Sight, source: GoodsSource) -> str:
    """The card on which the goods lie, or their name if they are in the supply."""
    found = sight.site(source.site) if source.site is not None else None
    if found:
        return sight.wording.short_title(found[1].card)
    name = str(sight.wording.good_name(source.good))
    return name[:1].upper() + name[1:]


def reserved_for(sight: Sight, source: GoodsSource) -> str:
    """What goods on a Location are reserved for: `hack` or `destroy` (R44.9); empty if for nothing."""
    found = sight.site(source.site) if source.site is not None else None
    return sight.catalog.reserving.get(found[1].card, "") if found else ""


def source_words(sight: Sight, mode: Paying, source: GoodsSource) -> str:
    """What a good is for, how many there are, and how to take more or less of them."""
    found, n = sight.site(source.site) if source.site is not None else None, mode.bill.at_hand[source]
    if found:
        where = sight.text("keys-on-card", n=n, card=sight.wording.card(found[1].card))
    else:
        where = sight.text("keys-supply", n=n, name=sight.names[sight.standing.seat])
    purpose = reserved_for(sight, source)
    reserved = (sight.text(f"table-pay-reserved-{purpose}"),) if purpose else ()
    return "\n".join((sight.wording.good_help(source.good), where, *reserved, sight.text("table-pay-keys")))


def step_words(sight: Sight, mode: Paying, source: GoodsSource, step: str) -> str | None:
    """What a step takes instead of what, or why it is not possible; None if it only takes one more or less."""
    after, taken = mode.stepped(source, step), taken_of(mode.payment).get(source, 0)
    if after is not None:
        before, now = paid_goods(mode.payment), paid_goods(after.payment)
        less = Bag({good: count - now[good] for good, count in before.items() if count > now[good]})
        more = Bag({good: count - before[good] for good, count in now.items() if count > before[good]})
        return sight.text("table-pay-instead", more=more, less=less) if more and less else None
    if step == "plus":
        return sight.text("table-pay-none_left" if taken == mode.bill.at_hand[source] else "table-pay-full")
    return sight.text("table-pay-needed" if taken else "table-pay-none_paid")


def unpaid_words(sight: Sight, mode: Paying) -> str:
    """What is still to be paid."""
    return sight.text("table-pay-unpaid", goods=mode.bill.unpaid(mode.payment))


def mixed_kinds(price: Sequence[Bag]) -> tuple[str, ...]:
    """The kinds of goods of a price that is paid in any mix of them; none if its alternatives are of another sort."""
    kinds = tuple(dict.fromkeys(good for bag in price for good in bag))
    is_mix = len(price) > len(kinds) > 1 and len({bag.total for bag in price}) == 1
    return kinds if is_mix else ()


def payment_notes(sight: Sight, mode: Paying) -> tuple[str, ...]:
    """What stands in for what, and which cards or Deals go besides the goods."""
    wilds = [good for good in _WILD if any(source.good == good for source in mode.bill.sources)]
    notes = [sight.text(f"table-pay-{good}") for good in wilds if not all(good in bag for bag in mode.bill.price)]
    if mixed_kinds(mode.bill.price):
        notes.append(sight.text("table-pay-mix"))
    purposes = dict.fromkeys(filter(None, (reserved_for(sight, source) for source in mode.bill.sources)))
    notes += [sight.text(f"table-pay-reserved-{purpose}") for purpose in purposes]
    if discard := discard_of(mode.command):
        notes.append(sight.text("table-pay-discards", cards=discard_words(sight, mode.command, discard)))
    return tuple(notes)


def discard_words(sight: Sight, command: AnyCommand, names: Sequence[str | int]) -> str:
    """What a command discards, each by its kind and its title: `1 Ruin (Shipwreck)`."""
    cards = [sight.wording.card(discarded_card(sight, name)) for name in names]
    return forecasts.discarded(sight.wording, sight.standing.forecast(command), command, cards)
