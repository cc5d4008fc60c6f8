"""The words of the prompt: what the player is to do now, and where what is taken can go."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.kernel.message import short_name
from game.ui.places import Label, label_kind
from game.ui.table.play.modes import Aiming, Held, Mode, Radial, Rest, source_of, targets_of
from game.ui.table.sight import AnySight
from game.ui.table.standing import ANSWER, END, FOLLOW, HIDDEN, WAIT
from game.ui.table.zone import Kind, Zone
from game.wording.signs import Strip


class OutcomeRow(NamedTuple):
    """A line of an outcome: in words, which player it concerns and how; the goods as icons."""

    words: str
    strip: Strip


class Prompt(NamedTuple):
    """A title and a sentence; an ``urgent`` prompt is drawn in gold."""

    title: str
    text: str
    urgent: bool = False


def prompt_of(sight: AnySight) -> Prompt:
    """The prompt for the current mode and turn."""
    mode = sight.mode
    if isinstance(mode, Held | Radial):
        return _prompt_of_source(sight, mode.source)
    if isinstance(mode, Aiming):
        if lit := sight.aim_prompt(mode.purpose):
            return Prompt(sight.text(lit), sight.text(f"{lit}.text"), True)
        key = f"table-aim-{mode.purpose}"
        more = also(sight) if mode.purpose not in sight.standing.lonely_verbs else ""
        return Prompt(sight.text(f"{key}{more}"), sight.text(f"{key}.text"), True)
    return _resting(sight)


def _prompt_of_source(sight: AnySight, source: Label) -> Prompt:
    held = sight.zone(source).held
    assert held is not None, f"nothing is taken from {source}"
    return Prompt(*held(sight, source), True)


def aim_words(sight: AnySight) -> str:
    """What dropping something on one of the player's own places, or an answer, does."""
    verb = next((target.verb for target in targets_of(sight.mode)), "")
    row = sight.standing.asked
    if verb == row.verb:
        verb = row.held or verb
    return sight.text(f"table-held-{verb}") if verb else ""


def reaches(mode: Mode, kind: Kind) -> bool:
    """Whether what is dragged or aimed is of use at a kind of place."""
    return any(label_kind(target.label) == kind and target.is_legal for target in targets_of(mode))


def reaches_lit(sight: AnySight) -> bool:
    """Whether what is dragged or aimed is of use at a place whose light tells enough."""
    return any(zone.is_lit and reaches(sight.mode, zone.kind) for zone in sight.zones.values())


def also(sight: AnySight) -> str:
    """The end of the key of a message that also tells of certain places, where they can be aimed at."""
    told = told_too(sight)
    return told.also if told else ""


def told_too(sight: AnySight) -> Zone | None:
    """The kind of places of which messages about what is dragged or aimed tell too."""
    return next((zone for zone in sight.zones.values() if zone.also and reaches(sight.mode, zone.kind)), None)


def _resting(sight: AnySight) -> Prompt:
    standing, question = sight.standing, sight.standing.question
    name = sight.names[standing.seat]
    if standing.turn == HIDDEN and standing.match.bot_to_move is None:
        return Prompt(sight.text("table-prompt-hidden", name=name), sight.text("table-prompt-hidden.text"))
    if sight.deed and sight.deed.waits:
        return Prompt(sight.text("table-prompt-told"), sight.text("table-prompt-told.text"), True)
    if standing.turn == END:
        return Prompt(sight.text("table-prompt-end", name=name), sight.text("table-prompt-end.text"), True)
    if question is None or standing.turn in (WAIT, HIDDEN):
        waiting = sight.narrator.waiting(question, sight.names) if question else ""
        return Prompt(sight.text("table-prompt-wait"), waiting)
    if standing.turn == ANSWER:
        return Prompt(name, sight.asked_briefly(), True)
    if standing.turn == FOLLOW:
        return Prompt(name, question_words(sight), True)
    is_last = standing.match.status.is_last_round
    body = sight.text("table-prompt-act.last") if is_last else standing.telling.prompt(sight)
    return Prompt(sight.text("table-prompt-act", name=name), body)


def question_words(sight: AnySight) -> str:
    """The open question as a sentence."""
    question = sight.standing.question
    return sight.narrator.question(question, sight.standing.view, sight.names) if question else ""


def reminder(sight: AnySight) -> str:
    """The prompt of what has to be done first, whatever the player has begun."""
    return prompt_of(sight._replace(mode=Rest())).text


def drop_words(sight: AnySight) -> str:
    """Where what is held can be dropped."""
    source = source_of(sight.mode)
    return sight.zone(source).drop(sight, source)


def decline_key(question: object) -> str:
    """The message about taking nothing, or no more, of what a question offers."""
    return f"decline-{short_name(type(question).__name__)}"


Says = Callable[[AnySight, Label], tuple[str, ...]]


def says(key: str) -> Says:
    """That one message tells all about a place."""
    return lambda sight, _: (sight.text(key),)
