"""Choices that are spread over the table: what an open question or discard may be answered with, and where it lies.

One table says what the answers to a question name; a question of another set needs one line in it. What is named
lights up where it lies, and a click there answers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from game.cards.card import Action
from game.kernel.bag import EMPTY, Bag
from game.rules.commands import ActivateFaction, ActivateLocation, AnyCommand, Choose, ChooseDeal, ChooseSite
from game.rules.state import (
    ChooseAttacked,
    ChooseLostDeal,
    ChooseReplaced,
    ChooseResource,
    ChooseVictim,
    Question,
)
from game.ui.table import labels
from game.ui.table.play.modes import Discarding
from game.ui.table.play.targets import answer_word
from game.ui.table.sight import Sight
from game.ui.table.standing import ANSWER, Standing

SEAT, GOOD, SITE, DEAL = "seat", "good", "site", "deal"

_NAMED: Mapping[type[Question], str] = {
    ChooseVictim: SEAT,
    ChooseResource: GOOD,
    ChooseAttacked: SITE,
    ChooseReplaced: SITE,
    ChooseLostDeal: DEAL,
}
"""Question -> what its answers name."""


def answers_of(standing: Standing) -> tuple[str, ...]:
    """The possible answers to the open question."""
    answers = (Choose, ChooseSite, ChooseDeal)
    return tuple(answer_word(command) for command in standing.match.legal() if isinstance(command, answers))


def named_by(question: Question | None) -> str:
    """What the answers to a question name: a seat, a good, a Site, or a Deal."""
    return _NAMED.get(type(question), GOOD) if question else GOOD


def meanings(sight: Sight, places: Iterable[str]) -> dict[str, str]:
    """Place of the table -> the answer or choice for which it stands now; ``places`` are the labels of a frame."""
    chosen = dict(_wanted(sight))
    return {place: chosen[name] for place in places if (name := _name_of(sight, place)) in chosen}


def _wanted(sight: Sight) -> Iterator[tuple[str, str]]:
    """Name of what can be chosen, as `_name_of` gives it, with the label of the choice."""
    if isinstance(sight.mode, Discarding):
        kind = "deal" if "deal" in _spend(sight, sight.mode.commands[0]) else "card"
        for index, command in enumerate(sight.mode.commands):
            discard: tuple[str, ...] = getattr(command, "discard", ())
            if len(discard) == 1:
                yield f"{kind} {sight.standing.seat} {discard[0]}", labels.choice(index)
    elif sight.standing.turn == ANSWER:
        victim = getattr(sight.standing.question, "victim", "")
        kind = named_by(sight.standing.question)
        kind = f"{DEAL} {sight.standing.seat}" if kind == DEAL else kind
        for answer in answers_of(sight.standing):
            yield f"{kind} {victim} {answer}" if victim else f"{kind} {answer}", labels.answer(answer)


def _name_of(sight: Sight, place: str) -> str:
    """What lies at a place, in words that are the same for all copies of it."""
    word, parts = labels.last(place), place.split(":")
    match labels.kind(place):
        case "board" | "tab":
            return f"seat {word}"
        case "site":
            return f"{SITE} {word}"
        case "goods" if len(parts) == 3:
            return f"good {parts[1]} {word}"
        case "made_deal":
            return f"deal {parts[1]} {word}"
        case "hand" | "connection":
            return f"card {sight.standing.seat} {word}"
        case _:
            return place


def _spend(sight: Sight, command: AnyCommand) -> Bag:
    """What the action prints as its price."""
    match command:
        case ActivateFaction(action=good):
            actions = sight.catalog.factions[sight.standing.me.faction].actions
            return next(action.spend for action in actions if action.gives == good)
        case ActivateLocation(site=number):
            found = sight.site(number)
            action = sight.catalog.locations[found[1].card].action if found else None
            return action.timing.spend if action and isinstance(action.timing, Action) else EMPTY
        case _:
            return EMPTY
