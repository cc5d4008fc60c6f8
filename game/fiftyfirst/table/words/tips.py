"""The tooltips of the table of 51st State: what an answer brings, what lies in a tab, what a hand card does, what
stands in a panel, and what using a target means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.fiftyfirst.rules.bill import GoodsSource
from game.fiftyfirst.rules.commands import ChooseSite, DevelopLocation, MakeDeal, Matched, PlaceShield
from game.fiftyfirst.rules.effects.gain import goods_of_deal
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.state import VIRTUAL
from game.fiftyfirst.rules.steps import ChooseCleared, ChooseKept
from game.fiftyfirst.rules.view import SeatView
from game.fiftyfirst.table import spots
from game.fiftyfirst.table.play import choices, panels
from game.fiftyfirst.table.play.panels import row_at
from game.fiftyfirst.table.play.shown import target_counts
from game.fiftyfirst.table.play.targets import Target, matched_of
from game.fiftyfirst.table.sight import Sight
from game.fiftyfirst.table.words import prompts
from game.fiftyfirst.table.words.about import printed, resources_of, vp_words
from game.fiftyfirst.table.words.automa import board_words
from game.fiftyfirst.wording import card_words, forecasts, refusals
from game.fiftyfirst.wording.row import CARD, CATEGORY, DEAL, GOOD, SEAT
from game.fiftyfirst.wording.rows import questions
from game.kernel.bag import EMPTY
from game.kernel.message import short_name
from game.kernel.seats import Seat
from game.ui import places as at
from game.ui.table import labels
from game.ui.table.play import modes
from game.ui.table.play.choices import targets_from
from game.ui.table.play.modes import source_of
from game.ui.table.standing import ACT, FOLLOW
from game.ui.table.words.prompts import OutcomeRow, reminder
from game.ui.table.words.tips import declining, lines_at, target_lines
from game.ui.table.zone import TableTelling


def answer_lines(sight: Sight, answer: at.Answer) -> tuple[str, ...]:
    """What an answer names and what it would bring; () if nothing is to be said."""
    kind, value = sight.standing.named, answer.value
    command = next(iter(sight.standing.offers.at(answer)), None)
    if sight.standing.declines(value):
        return (declining(sight),)
    if isinstance(value, int):
        if command is None:
            return ()
        owner, site = sight.standing.view.site(value)
        title = sight.wording.title(site.card)
        if owner != sight.standing.seat:
            title = sight.text("answer-of", card=title, owner=sight.name(owner))
        return _outcome(sight, command, title)
    if kind == SEAT:
        name = sight.names[value]
        return (sight.text("table-tip-victim", name=name, goods=resources_of(sight, value)),)
    if command is None:
        return ()
    if kind in (GOOD, CATEGORY):
        return prompts.forecast_lines(sight, command)
    if kind == CARD:
        brought = prompts.forecast_lines(sight, command) if sight.standing.asked.brings else ()
        return (*_card(sight, value), *brought)
    if kind != DEAL and (row := sight.standing.answer_row(kind)):
        return row.about(sight, command, value)
    title = sight.wording.title(value)
    owners = [sight.names[seat] for seat in choices.deal_owners(sight, value) if seat != sight.standing.seat]
    if owners:
        title = sight.text("answer-of", card=title, owner=sight.wording.all_of(owners))
    return _outcome(sight, command, title)


def _outcome(sight: Sight, command: AnyCommand, name: str) -> tuple[str, ...]:
    """What choosing a Location or Deal brings, what it asks next, and a warning if it cannot be undone."""
    foreseen = sight.standing.forecast(command)
    if foreseen is None:
        return (name,)
    told = str(forecasts.outcomes(sight.wording, foreseen, command, sight.names)) or _freed(sight, command)
    first = sight.text("answer-brings", name=name, outcomes=told) if told else name
    asked, then = foreseen.question, ""
    if asked and isinstance(command, ChooseSite) and getattr(asked, "site", None) == command.site:
        then = sight.text("answer-then", question=questions.question(sight.wording, asked, sight.names))
    warning = forecasts.forecast_notes(sight.wording, foreseen)[:1] if foreseen.reveals else ()
    return tuple(filter(None, (first, then, *warning)))


def _freed(sight: Sight, command: AnyCommand) -> str:
    """What clearing the goods off a Location allows (R11.5); empty for other questions."""
    if not isinstance(sight.standing.question, ChooseCleared) or not isinstance(command, ChooseSite):
        return ""
    found = sight.site(command.site)
    return sight.text("answer-freed-visit" if found and found[1].worker else "answer-freed")


def _card(sight: Sight, card: str) -> tuple[str, ...]:
    """What a drawn card does, and which cards are discarded if it is the last one kept."""
    question, location = sight.standing.question, sight.location(card)
    lines = (*card_words.abilities(sight.wording, location), printed(sight, location)) if location else ()
    if not isinstance(question, ChooseKept) or question.keep > 1:
        return (sight.wording.title(card), *lines)
    left = list(question.cards)
    left.remove(card)
    others = sight.wording.cards(left)
    return (sight.text("answer-keep", card=sight.wording.title(card), others=others), *lines)


def only(sight: Sight, answer: AnyCommand) -> str:
    """Why this is no answer to the open question, and which are; empty if it is one."""
    refusal, question = sight.standing.match.check(answer), sight.standing.question
    if refusal is None:
        return ""
    key = f"answer-only-{short_name(type(question).__name__)}"
    only = sight.text(key) if key in sight.wording.messages else ""
    return " ".join(filter(None, (refusals.refusal(sight.wording, refusal, sight.names), only)))


def tab_words(sight: Sight, seat: Seat) -> str:
    """All that the tab of a seat shows with icons and numbers, and what a click does.

    While a token is aimed, only what concerns its targets.
    """
    if seat == VIRTUAL:
        return "\n".join((*board_words(sight), vp_words(sight, sight.player(seat))))
    player = sight.standing.view.player(seat)
    head = sight.text(
        "tab-head", name=sight.names[seat], faction=sight.wording.title(player.faction), hand=player.cards_held
    )
    end = (*_targets(sight, player), *_switch(sight, seat))
    if choices.aimed_at_others(sight.standing, sight.mode) is not None and seat != sight.standing.seat:
        return "\n".join((head, *_marks(sight, player), *end))
    goods = sight.text("tab-goods", goods=player.goods) if player.goods else sight.text("tab-no-goods")
    made = [goods_of_deal(sight.catalog, deal) for deal in sight.standing.deals(seat)]
    deals = sight.text("tab-deals", deals=len(made), goods=sum(made, EMPTY)) if made else sight.text("tab-no-deals")
    sites = sight.text("tab-sites", sites=len(player.sites))
    piles = [_pile(sight, player)] if sight.standing.view.own_discards else []
    more = [line for one in sight.standing.sets for line in one.tab(sight, player)]
    return "\n".join((head, vp_words(sight, player), *_marks(sight, player), goods, deals, sites, *more, *piles, *end))


def _pile(sight: Sight, player: SeatView) -> str:
    """How many cards the discard pile of a player has, and which lies on top (R42.1)."""
    top = sight.wording.card(player.discard[-1]) if player.discard else None
    return sight.text("tab-pile", n=player.discard_size, card=top) if top else sight.text("tab-no-pile")


def _marks(sight: Sight, player: SeatView) -> list[str]:
    standing = sight.standing
    marks = {
        "tab-moves": standing.mover == player.seat,
        "tab-first": standing.view.first_player == player.seat,
        "tab-passed": player.passed,
    }
    return [sight.text(key) for key, holds in marks.items() if holds]


def _targets(sight: Sight, player: SeatView) -> list[str]:
    is_aimed = choices.aimed_at_others(sight.standing, sight.mode) is not None
    if not is_aimed or player.passed or player.seat == sight.standing.seat:
        return []
    return [sight.text("tab-targets", count=target_counts(sight.standing, modes.targets_of(sight.mode))[player.seat])]


def _switch(sight: Sight, seat: Seat) -> list[str]:
    """That this State is shown, or how to show it; nothing without tabs, as with two players."""
    layout = sight.layout
    seats = [plan.seat for plan in layout.opponents]
    if not layout.has_tabs or seat not in seats:
        return []
    if seat == layout.shown:
        return [sight.text("tab-shown")]
    return [sight.text("tab-show", number=str(seats.index(seat) + 1))]


def _outcomes(sight: Sight, commands: Sequence[AnyCommand]) -> tuple[str, ...]:
    """What a click brings; of several things to match, what each costs and brings (R42.7)."""
    ways: dict[Matched, AnyCommand] = {}
    for command in commands:
        if matched := matched_of(command):
            ways.setdefault(matched, command)
    if len(ways) < 2:
        return prompts.forecast_lines(sight, commands[0])
    told = []
    for matched, command in ways.items():
        category, owner = sight.wording.category(matched.category), sight.name(matched.owner)
        foreseen = sight.standing.forecast(command)
        outcome = str(forecasts.outcomes(sight.wording, foreseen, command, sight.names)) if foreseen else ""
        told.append(sight.text("table-tip-match", category=category, owner=owner, outcome=outcome))
    return tuple(told)


def card_lines(sight: Sight, place: spots.InHand) -> tuple[str, ...]:
    """What a hand card does, and if nothing can be done with it now, why."""
    if isinstance(place, spots.HandConnection):
        return lines_at(sight, place)[1:]
    location = sight.location(place.card)
    sentences = (*card_words.abilities(sight.wording, location), printed(sight, location)) if location else ()
    return (*sentences, *_reasons(sight, place))


def of_paying(sight: Sight, mode: panels.Paying, label: at.Label) -> str | None:
    """What a payment brings, what a good is for, and what a step does."""
    match label:
        case labels.CONFIRM:
            unpaid = prompts.unpaid_words(sight, mode)
            return "\n".join(prompts.forecast_lines(sight, mode.paid)) if mode.is_settled else unpaid
        case spots.PaymentGood(good, site):
            return prompts.source_words(sight, mode, GoodsSource(good, site))
        case spots.PaymentStep(step, good, site):
            return prompts.step_words(sight, mode, GoodsSource(good, site), step)
        case _:
            return None


def of_gathering(sight: Sight, mode: panels.Gathering, label: at.Label) -> str | None:
    """What spending what is gathered brings, and what a good is for."""
    match label:
        case labels.CONFIRM | labels.END_TURN:
            return "\n".join(row_at(sight.standing, mode).confirms(sight, mode))
        case spots.PaymentGood(good):
            supply = sight.text("keys-supply", n=sight.standing.me.goods[good], name=sight.names[sight.standing.seat])
            more = row_at(sight.standing, mode).tells(sight, good)
            return "\n".join((sight.wording.good_help(good), supply, *more))
        case _:
            return None


def of_passing(sight: Sight, _: panels.Passing, label: at.Label) -> str | None:
    """What passing means."""
    return sight.text("keys-tip-pass") if label == labels.CONFIRM else None


def of_discarding(sight: Sight, mode: panels.Discarding, label: at.Label) -> str | None:
    """What is discarded with an option, and what that brings."""
    if not isinstance(label, spots.DiscardOption):
        return None
    chosen = mode.with_option(label.index)
    discarded = prompts.discard_words(sight, chosen.commands[0], chosen.chosen)
    return "\n".join((discarded, *prompts.forecast_lines(sight, chosen.commands[0])))


def of_exchanging(sight: Sight, mode: panels.Exchanging, label: at.Label) -> str | None:
    """What a good brings for two workers."""
    good = label.good if isinstance(label, spots.ExchangeFor) else None
    same = [command for command in mode.commands if good and getattr(command, "good", "") == good]
    return "\n".join(prompts.forecast_lines(sight, same[0])) if same else None


def of_branching(sight: Sight, mode: panels.Branching, label: at.Label) -> str | None:
    """What doing it in this way brings."""
    return "\n".join(_outcomes(sight, mode.of(label.way))) if isinstance(label, spots.WayOption) else None


def brings(sight: Sight, target: Target) -> tuple[str, ...]:
    """What using a target would bring."""
    return (*prompts.forecast_lines(sight, target.commands[0]), *later_effects(sight, target.commands))


def promise(sight: Sight, target: Target) -> tuple[str, ...]:
    """What using a target means besides its outcome."""
    command, aimed = target.commands[0], _aimed_at(sight, target)
    told = target.verb != "steal_location"
    effects = (sight.text(f"table-beyond-{target.verb}", card=sight.wording.card(aimed)),) if aimed and told else ()
    if _asks_category(target):
        return _outcomes(sight, target.commands)
    if (promised := sight.zone(target.label).promise(sight, target)) is not None:
        return promised
    return (*prompts.later_lines(sight, command, target.then), *later_effects(sight, target.commands), *effects)


def target_rows(sight: Sight, target: Target) -> tuple[OutcomeRow, ...]:
    """The outcome of using a target, in icons; none if it depends on what is asked next."""
    return () if _asks_category(target) else prompts.outcome_rows(sight, target.commands[0], target.then)


def target_title(sight: Sight, target: Target) -> str:
    """What is done to the Location, the Ruin or what lies at a place of a set at which an action is aimed; empty if it
    is aimed at none."""
    if title := sight.zone(target.label).title(sight, target):
        return title
    aimed = _aimed_at(sight, target)
    return aimed_title(sight, target, aimed) if aimed else ""


def aimed_title(sight: Sight, target: Target, card: str) -> str:
    """What is done to a card at which an action is aimed."""
    verb = sight.text(f"table-verb-{target.verb}")
    return sight.text("table-title-aimed", verb=verb, card=sight.wording.title(card))


def _asks_category(target: Target) -> bool:
    """Whether several categories of one card can be matched, which differ in their price (R42.7)."""
    return len({matched for command in target.commands if (matched := matched_of(command))}) > 1


def _aimed_at(sight: Sight, target: Target) -> str | None:
    """The card of the Location or Ruin at which an action is aimed."""
    answer = target.then or next(iter(target.commands), None)
    found = sight.site(answer.site) if isinstance(answer, ChooseSite) else None
    return found[1].card if found else None


def later_effects(sight: Sight, commands: Sequence[AnyCommand]) -> tuple[str, ...]:
    """What a command means for later: what a Deal will give, which Location is replaced, what a shield does. Several
    differ in what they discard, and in the Outpost that goes."""
    match command := commands[0]:
        case MakeDeal(card=card):
            return (sight.text("table-beyond-deal", goods=sight.catalog.locations[card].deal),)
        case DevelopLocation(site=number):
            found = sight.site(number)
            over = sight.wording.card(found[1].card) if found and not found[1].ruin else None
            return (sight.text("table-beyond-develop", card=over),) if over else ()
        case PlaceShield():
            return (sight.text("table-beyond-shield"),)
        case _:
            of_sets = (one.later[type(command)] for one in sight.standing.sets if type(command) in one.later)
            return next(of_sets, _nothing)(sight, commands)


def _nothing(_: Sight, __: Sequence[AnyCommand]) -> tuple[str, ...]:
    return ()


def _reasons(sight: Sight, place: spots.InHand) -> tuple[str, ...]:
    """Why nothing can be done with a hand card, verb by verb; () if something can."""
    if sight.standing.turn == FOLLOW and place not in sight.standing.offers:
        return (reminder(sight),)
    if sight.standing.turn != ACT or place in sight.standing.offers:
        return ()
    targets = targets_from(sight.standing, place)
    best = [target for verb in spots.VERBS if (target := modes.best_of(targets, verb))]
    return tuple(line for target in best for line in target_lines(sight, target))


def stops(sight: Sight, label: at.Label) -> str:
    """Why nothing can be begun at a place of the base game."""
    return next(filter(None, (one.stops(sight, label) for one in sight.standing.sets)), "")


def refused_title(sight: Sight, target: Target) -> str:
    """The Location that is the target, else the held card, else the verb."""
    if isinstance(target.label, spots.SiteAt):
        found = sight.site(target.label.number)
        if found and not found[1].ruin:
            return sight.wording.title(found[1].card)
    source = source_of(sight.mode)
    if isinstance(source, spots.InHand):
        return sight.wording.title(source.card)
    return sight.text(f"table-verb-{target.verb}")


TELLING: Final = TableTelling(
    outcomes=_outcomes,
    brings=brings,
    answer=answer_lines,
    title=lambda sight, target: target_title(sight, target) or prompts.command_title(sight, target.commands[0]),
    refused_title=refused_title,
    promise=promise,
    rows=lambda sight, target: target_rows(sight, target),
    stops=stops,
    is_seen=lambda refusal: refusal.code == "blocked",
)
"""What is said about what can be done."""
