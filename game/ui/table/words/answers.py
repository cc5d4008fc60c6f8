"""The tooltips of the answers to an open question, and why other places are no answers."""

from __future__ import annotations

from game.kernel.message import short_name
from game.rules.commands import ChooseSite
from game.rules.messages import AnyCommand
from game.rules.questions import ChooseCleared, ChooseKept
from game.ui.places import Answer, Label, SiteAt
from game.ui.table.play.choices import deal_owners, declines, named_by
from game.ui.table.sight import Sight
from game.ui.table.standing import ANSWER
from game.ui.table.words.about import printed, resources_of
from game.ui.table.words.forecasts import forecast_lines
from game.wording import card_words, forecasts, refusals
from game.wording.row import CARD, CATEGORY, GOOD, SEAT, SITE
from game.wording.rows import questions


def answer_lines(sight: Sight, answer: Answer) -> tuple[str, ...]:
    """What an answer names and what it would bring; () if nothing is to be said."""
    kind, value = named_by(sight.standing), answer.value
    command = next(iter(sight.standing.offers.at(answer)), None)
    if declines(value):
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
        return forecast_lines(sight, command)
    if kind == CARD:
        brought = forecast_lines(sight, command) if sight.standing.asked.brings else ()
        return (*_card(sight, value), *brought)
    if row := sight.answers(kind):
        return row.about(sight, command, value)
    title = sight.wording.title(value)
    owners = [sight.names[seat] for seat in deal_owners(sight, value) if seat != sight.standing.seat]
    if owners:
        title = sight.text("answer-of", card=title, owner=sight.wording.all_of(owners))
    return _outcome(sight, command, title)


def declining(sight: Sight) -> str:
    """What it means to take nothing, or no more, of what the open question offers."""
    return sight.text(f"decline-{short_name(type(sight.standing.question).__name__)}.tip")


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


def no_answer(sight: Sight, label: Label) -> str:
    """Why a Site does not answer a question about Sites, or a place of a set one about such places; empty for other
    places and questions."""
    if sight.standing.turn != ANSWER:
        return ""
    if zone := sight.zone(label):
        return zone.no_answer(sight, label)
    if not isinstance(label, SiteAt) or named_by(sight.standing) != SITE:
        return ""
    return only(sight, ChooseSite(sight.standing.seat, label.number))


def only(sight: Sight, answer: AnyCommand) -> str:
    """Why this is no answer to the open question, and which are; empty if it is one."""
    refusal, question = sight.standing.match.check(answer), sight.standing.question
    if refusal is None:
        return ""
    key = f"answer-only-{short_name(type(question).__name__)}"
    only = sight.text(key) if key in sight.wording.messages else ""
    return " ".join(filter(None, (refusals.refusal(sight.wording, refusal, sight.names), only)))
