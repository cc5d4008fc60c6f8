"""The words of the answers to an open question: what each brings, and why something else is none."""

from __future__ import annotations

from game.kernel.message import short_name
from game.rules.commands import AnyCommand, ChooseSite
from game.rules.forecast import Forecast
from game.rules.state import ChooseCleared, ChooseKept, Question
from game.ui.places import Answer, Label, SiteAt
from game.ui.table.play.choices import CARD, GOOD, SEAT, SITE, deal_owners, named_by
from game.ui.table.sight import Sight
from game.ui.table.standing import ANSWER
from game.ui.table.words.about import printed, resources_of
from game.ui.table.words.forecasts import forecast_lines


def answer_lines(sight: Sight, answer: Answer) -> tuple[str, ...]:
    """What an answer names and what it would bring."""
    kind, value = named_by(sight.standing.question), answer.value
    command = next(iter(sight.standing.offers.at(answer)), None)
    if isinstance(value, int):
        return _thing(sight, command, _site(sight, value)) if command else ()
    if kind == SEAT:
        name = sight.names[value]
        return (sight.text("table-tip-victim", name=name, goods=resources_of(sight, value)),)
    if command is None:
        return ()
    if kind == GOOD:
        return forecast_lines(sight, command)
    if kind == CARD:
        return _card(sight, value)
    return _thing(sight, command, _deal(sight, value))


def _thing(sight: Sight, command: AnyCommand, name: str) -> tuple[str, ...]:
    """A Location or Deal: what it brings, what will be asked after it, and whether that can be taken back."""
    foreseen = sight.standing.forecast(command)
    if foreseen is None:
        return (name,)
    told = str(sight.wording.outcomes(foreseen, command, sight.names)) or _freed(sight, command)
    first = sight.text("answer-brings", name=name, outcomes=told) if told else name
    return tuple(filter(None, (first, _then(sight, command, foreseen), *_warnings(sight, foreseen))))


def _warnings(sight: Sight, foreseen: Forecast) -> tuple[str, ...]:
    """Only that it cannot be taken back: that the turn goes on with something else needs no word here."""
    return sight.wording.forecast_notes(foreseen)[:1] if foreseen.reveals else ()


def _freed(sight: Sight, command: AnyCommand) -> str:
    """What it means that the goods go off a Location (R11.5)."""
    if not isinstance(sight.standing.question, ChooseCleared) or not isinstance(command, ChooseSite):
        return ""
    found = sight.site(command.site)
    return sight.text("answer-freed-visit" if found and found[1].worker else "answer-freed")


def _then(sight: Sight, command: AnyCommand, foreseen: Forecast) -> str:
    """What the chosen Location itself will ask."""
    asked: Question | None = foreseen.question
    if asked is None or not isinstance(command, ChooseSite) or getattr(asked, "site", None) != command.site:
        return ""
    return sight.text("answer-then", question=sight.wording.question(asked, sight.names))


def _site(sight: Sight, number: int) -> str:
    """A Location, and whose it is, if it is another player's."""
    found = sight.site(number)
    assert found is not None, "what is asked for stands in a State"
    owner, title = found[0], sight.wording.title(found[1].card)
    return title if owner == sight.standing.seat else sight.text("answer-of", card=title, owner=sight.name(owner))


def _deal(sight: Sight, card: str) -> str:
    """A Deal, and whose it is, if it is another player's."""
    title = sight.wording.title(card)
    names = [sight.names[seat] for seat in deal_owners(sight, card) if seat != sight.standing.seat]
    return sight.text("answer-of", card=title, owner=sight.wording.all_of(names)) if names else title


def _card(sight: Sight, card: str) -> tuple[str, ...]:
    """A drawn card in words; the others are discarded, if it is the last to be kept."""
    question, location = sight.standing.question, sight.location(card)
    lines = (*sight.wording.abilities(location), printed(sight, location)) if location else ()
    if not isinstance(question, ChooseKept) or question.keep > 1:
        return (sight.wording.title(card), *lines)
    left = list(question.cards)
    left.remove(card)
    others = sight.wording.cards(left)
    return (sight.text("answer-keep", card=sight.wording.title(card), others=others), *lines)


def no_answer(sight: Sight, label: Label) -> str:
    """Why a Location is no answer, while Locations are asked for."""
    question = sight.standing.question
    if sight.standing.turn != ANSWER or not isinstance(label, SiteAt) or named_by(question) != SITE:
        return ""
    refusal = sight.standing.match.check(ChooseSite(sight.standing.seat, label.number))
    if refusal is None:
        return ""
    key = f"answer-only-{short_name(type(question).__name__)}"
    only = sight.text(key) if key in sight.wording.messages else ""
    return " ".join(filter(None, (sight.wording.refusal(refusal, sight.names), only)))
