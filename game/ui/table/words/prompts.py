"""The words of the prompt: what the player is to do now."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.kernel.message import short_name
from game.kernel.reference import own
from game.rules import references as ref
from game.rules.messages import AnyCommand
from game.rules.state import Question
from game.rules.subject import card_of
from game.ui import places
from game.ui.table.play.modes import Aiming, Held, Mode, Radial, Rest, source_of, targets_of
from game.ui.table.play.sources import verb_of
from game.ui.table.sight import Sight
from game.ui.table.standing import ANSWER, END, FOLLOW, HIDDEN, WAIT
from game.ui.table.zone import Kind, Zone
from game.wording import forecasts
from game.wording.rows import questions
from game.wording.rows.questions import QUESTIONS


class Prompt(NamedTuple):
    """A title and a sentence; an ``urgent`` prompt is drawn in gold."""

    title: str
    text: str
    urgent: bool = False


def prompt_of(sight: Sight) -> Prompt:
    """The prompt for the current mode and turn."""
    mode = sight.mode
    if isinstance(mode, Held | Radial):
        return _prompt_of_source(sight, mode.source)
    if isinstance(mode, Aiming):
        key = f"table-aim-{mode.purpose}"
        if mode.purpose in ("raze", "visit") and _reaches_lit(sight):
            return Prompt(sight.text("table-aim-lit"), sight.text("table-aim-lit.text"), True)
        also = _also(sight) if mode.purpose not in _ALONE else ""
        return Prompt(sight.text(f"{key}{also}"), sight.text(f"{key}.text"), True)
    return _resting(sight)


_ALONE: Final = ("part", "give_up_outpost", "deal_with_district")
"""Purposes of an aim of which one message tells all."""


def _prompt_of_source(sight: Sight, source: places.Origin) -> Prompt:
    zone = sight.zone(source)
    if zone and zone.held:
        return Prompt(*zone.held(sight, source), True)
    match source:
        case places.SiteAt(number):
            found = sight.site(number)
            title = sight.wording.title(found[1].card) if found else ""
            return Prompt(
                title, sight.text("table-held-site") if isinstance(sight.mode, Radial) else aim_words(sight), True
            )
        case places.Answer():
            return Prompt(sight.names[sight.standing.seat], aim_words(sight), True)
        case places.OwnGoods(good):
            return Prompt(sight.wording.good_name(good), sight.text(_held_token(sight)), True)
        case places.ConnectionPile(colour):
            title = sight.wording.title(sight.face_up(colour) or colour)
            return Prompt(title, sight.text("table-held-take"), True)
        case places.HandConnection(card=card):
            return Prompt(sight.wording.title(card), sight.text("table-held-connection"), True)
        case places.HandCard(card=card):
            useful = any(target.is_legal for target in targets_of(sight.mode))
            key = sight.standing.asked.from_held or f"table-held-hand{_also(sight)}"
            return Prompt(sight.wording.title(card), sight.text(key if useful else "table-held-useless"), True)
        case _:
            raise AssertionError(f"nothing is taken from {source}")


def _asked(sight: Sight, question: Question) -> str:
    """What is asked, in the few words for which a prompt has room; the panel of the question says it in full."""
    short = QUESTIONS[type(question)].short
    if short is None:
        return questions.question(sight.wording, question, sight.names)
    end = short if isinstance(short, str) else short(question)
    return sight.text(f"prompt-{short_name(type(question).__name__)}{end}", n=getattr(question, "count", 0))


def aim_words(sight: Sight) -> str:
    """What dropping one of your Sites, or an answer, does."""
    verb = next((target.verb for target in targets_of(sight.mode)), "")
    row = sight.standing.asked
    if verb == row.verb:
        verb = row.held or verb
    return sight.text(f"table-held-{verb}") if verb else ""


def _held_token(sight: Sight) -> str:
    """The message about where a token can go."""
    if _reaches_lit(sight):
        return "table-held-lit"
    told = _told_too(sight)
    elsewhere = any(target.is_legal and sight.zone(target.label) is not told for target in targets_of(sight.mode))
    if told and told.alone and not elsewhere:
        return told.alone
    return f"table-held-goods{_also(sight)}"


def _reaches(mode: Mode, kind: Kind) -> bool:
    """Whether what is dragged or aimed is of use at a kind of place."""
    return any(places.label_kind(target.label) == kind and target.is_legal for target in targets_of(mode))


def _reaches_lit(sight: Sight) -> bool:
    """Whether what is dragged or aimed is of use at a place whose light tells enough."""
    return any(zone.is_lit and _reaches(sight.mode, zone.kind) for zone in sight.zones.values())


def _also(sight: Sight) -> str:
    """The end of the key of a message that also tells of the places of a set, where they can be aimed at."""
    told = _told_too(sight)
    return told.also if told else ""


def _told_too(sight: Sight) -> Zone | None:
    """The kind of places of a set of which messages about what is dragged or aimed tell too."""
    return next((zone for zone in sight.zones.values() if zone.also and _reaches(sight.mode, zone.kind)), None)


def _resting(sight: Sight) -> Prompt:
    standing, question = sight.standing, sight.standing.question
    name = sight.names[standing.seat]
    if standing.turn == HIDDEN and standing.match.bot_to_move is None:
        return Prompt(sight.text("table-prompt-hidden", name=name), sight.text("table-prompt-hidden.text"))
    if standing.turn == END:
        return Prompt(sight.text("table-prompt-end", name=name), sight.text("table-prompt-end.text"), True)
    if question is None or standing.turn in (WAIT, HIDDEN):
        waiting = questions.waiting(sight.wording, question, sight.names) if question else ""
        return Prompt(sight.text("table-prompt-wait"), waiting)
    if standing.turn == ANSWER:
        return Prompt(name, _asked(sight, question), True)
    if standing.turn == FOLLOW:
        return Prompt(name, question_words(sight), True)
    body = "last" if standing.view.end_triggered else "text"
    return Prompt(sight.text("table-prompt-act", name=name), sight.text(f"table-prompt-act.{body}"))


def question_words(sight: Sight) -> str:
    """The open question as a sentence."""
    question = sight.standing.question
    if question is None:
        return ""
    return questions.question(sight.wording, question, sight.names, questions.card_asked(question, sight.standing.view))


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


def reminder(sight: Sight) -> str:
    """The prompt of what has to be done first, whatever the player has begun."""
    return prompt_of(sight._replace(mode=Rest())).text


def drop_words(sight: Sight) -> str:
    """Where what is held can be dropped."""
    source = source_of(sight.mode)
    if source is not None and (zone := sight.zone(source)):
        return zone.drop(sight, source) if zone.drop else ""
    match source:
        case places.HandCard():
            return sight.text(sight.standing.asked.from_held or f"table-drop-hand{_also(sight)}")
        case places.Answer(str()) if key := sight.standing.asked.drop:
            return sight.text(key)
        case places.HandConnection():
            return sight.text("table-drop-connection")
        case places.ConnectionPile():
            return sight.text("table-drop-take")
        case places.OwnGoods():
            verb = verb_of(sight.standing, source)
            if verb in ("raze", "visit") and _reaches_lit(sight):
                return sight.text("table-drop-lit")
            return sight.text(f"table-drop-{verb}{_also(sight) if verb not in _ALONE else ''}")
        case places.SiteAt() | places.Answer():
            return aim_words(sight)
        case _:
            return ""
