"""The words of the prompt and the panels: what the player is to do now, what a command would bring to everybody, and
what is paid with what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from game.fiftyfirst.rules import references as ref
from game.fiftyfirst.rules.bill import GoodsSource, taken_of
from game.fiftyfirst.rules.commands import paid_goods
from game.fiftyfirst.rules.forecast import Forecast, SeatForecast
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.subject import card_of
from game.fiftyfirst.table import spots
from game.fiftyfirst.table.play.choices import discarded_card, verb_of
from game.fiftyfirst.table.play.panels import Paying
from game.fiftyfirst.table.play.targets import discard_of
from game.fiftyfirst.table.sight import Sight
from game.fiftyfirst.wording import forecasts
from game.fiftyfirst.wording.rows.cards import bag_strip
from game.kernel.bag import EMPTY, Bag
from game.kernel.message import short_name
from game.kernel.reference import own
from game.ui.table.play.modes import targets_of
from game.ui.table.standing import ANSWER
from game.ui.table.words.prompts import OutcomeRow, also, reaches_lit, told_too
from game.wording.signs import MANY, Sign, Strip

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


def forecast_lines(sight: Sight, command: AnyCommand) -> tuple[str, ...]:
    """The outcome of a legal command for every seat, what it asks next, and a warning if it cannot be undone."""
    forecast = sight.standing.forecast(command)
    if forecast is None:
        return ()
    outcome = str(forecasts.forecast(sight.wording, forecast, command, sight.names))
    return tuple(filter(None, (outcome, *_later(sight, command, forecast))))


def later_lines(sight: Sight, command: AnyCommand, answer: AnyCommand | None = None) -> tuple[str, ...]:
    """What a legal command asks next, and a warning if it cannot be undone; with the ``answer`` to what it asks."""
    forecast = sight.standing.forecast(command, answer)
    return _later(sight, command, forecast) if forecast else ()


def _later(sight: Sight, command: AnyCommand, forecast: Forecast) -> tuple[str, ...]:
    asked = ""
    if sight.standing.turn != ANSWER:  # after an answer, the next question may have nothing to do with it
        found = sight.site(getattr(command, "site", 0))
        card = getattr(command, "card", None) or (found[1].card if found else None)
        asked = forecasts.forecast_question(sight.wording, forecast, command, card, sight.names)
    notes = forecasts.forecast_notes(sight.wording, replace(forecast, ends_turn=False))
    return tuple(filter(None, (asked, *notes)))


# ---------------------------------------------------------------------- in icons
def outcome_rows(sight: Sight, command: AnyCommand, answer: AnyCommand | None = None) -> tuple[OutcomeRow, ...]:
    """The outcome of a legal command for every seat, in icons: what it pays, loses and gets; with the ``answer`` to the
    question that it asks."""
    forecast = sight.standing.forecast(command, answer)
    return tuple(row for seat in forecast.seats for row in _rows(sight, command, seat)) if forecast else ()


def rows_besides_payment(sight: Sight, command: AnyCommand) -> tuple[OutcomeRow, ...]:
    """The outcome without what the seat that gives the command pays."""
    forecast = sight.standing.forecast(command)
    seats = forecast.seats if forecast else ()
    unpaid = [replace(seat, paid=EMPTY) if seat.seat == command.seat else seat for seat in seats]
    return tuple(row for seat in unpaid for row in _rows(sight, command, seat))


def gain_strip(sight: Sight, command: AnyCommand) -> Strip:
    """What the seat that gives the command gets."""
    forecast = sight.standing.forecast(command)
    return _gained(forecast.of(command.seat)) if forecast else ()


def _rows(sight: Sight, command: AnyCommand, outcome: SeatForecast) -> Iterator[OutcomeRow]:
    whose = "" if outcome.seat == command.seat else "other_"
    strips = {"pay": _row_strip(outcome.paid), "lose": _row_strip(outcome.lost), "get": _gained(outcome)}
    for what, strip in strips.items():
        if strip:
            yield OutcomeRow(sight.text(f"table-row-{whose}{what}", name=sight.name(outcome.seat)), strip)


def _gained(outcome: SeatForecast) -> Strip:
    """What a seat gets; goods on cards lie in trays."""
    supplied = outcome.supplied
    goods = supplied + {"card": outcome.cards} if outcome.cards else supplied
    trays = [Sign("tray", inside=bag_strip(placed.goods, badges=True)) for placed in outcome.placed]
    return (*_row_strip(goods), *trays, *((Sign("good", "ruin"),) if outcome.ruin else ()))


def _row_strip(goods: Bag) -> Strip:
    return bag_strip(goods, badges=goods.total > MANY + 1, spent=True)


def token_words(sight: Sight) -> str:
    """Where a token can go."""
    if reaches_lit(sight):
        return sight.text("table-held-lit")
    told = told_too(sight)
    elsewhere = any(target.is_legal and sight.zone(target.label) is not told for target in targets_of(sight.mode))
    if told and told.alone and not elsewhere:
        return sight.text(told.alone)
    return sight.text(f"table-held-goods{also(sight)}")


def command_title(sight: Sight, command: AnyCommand) -> str:
    """The heading of a panel: the verb and the card of the command."""
    verb = forecasts.command_name(sight.wording, command)
    card = card_of(sight.standing.view, command)
    if card is None:
        return verb
    facts = {"verb": verb, "card": sight.wording.title(card)}
    if own(command, ref.AREA, ref.BORDER, ref.DISTRICT):
        return sight.text("table-title-aimed", **facts)
    return sight.text("table-title", kind=short_name(type(command).__name__), **facts)


def drop_token(sight: Sight, at: spots.OwnGoods) -> str:
    """Where a token can be dropped."""
    verb = verb_of(sight.standing, at)
    if verb in ("raze", "visit") and reaches_lit(sight):
        return sight.text("table-drop-lit")
    return sight.text(f"table-drop-{verb}{also(sight) if verb not in sight.standing.lonely_verbs else ''}")
