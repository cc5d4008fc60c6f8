"""The words of the prompt: what the player is to do now."""

from __future__ import annotations

from typing import NamedTuple

from game.kernel.message import short_name
from game.rules.commands import AnyCommand
from game.rules.state import ChooseMatched, ChooseSalvage, ChooseStripped, Question
from game.ui.places import Answer, ConnectionPile, HandCard, HandConnection, Origin, OwnGoods, SiteAt
from game.ui.table.play.modes import Aiming, Held, Radial, Rest, source_of, targets_of
from game.ui.table.play.sources import TOKEN_SOURCES
from game.ui.table.sight import Sight
from game.ui.table.standing import ANSWER, END, FOLLOW, HIDDEN, WAIT


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
        return Prompt(sight.text(f"table-aim-{mode.purpose}"), sight.text(f"table-aim-{mode.purpose}.text"), True)
    return _resting(sight)


def _prompt_of_source(sight: Sight, source: Origin) -> Prompt:
    match source:
        case SiteAt(number):
            found = sight.site(number)
            title = sight.wording.title(found[1].card) if found else ""
            return Prompt(title, sight.text("table-held-site") if isinstance(sight.mode, Radial) else _aim(sight), True)
        case Answer():
            return Prompt(sight.names[sight.standing.seat], _aim(sight), True)
        case OwnGoods(good):
            return Prompt(sight.wording.good_name(good), sight.text("table-held-goods"), True)
        case ConnectionPile(colour):
            title = sight.wording.title(sight.face_up(colour) or colour)
            return Prompt(title, sight.text("table-held-take"), True)
        case HandConnection(card=card):
            return Prompt(sight.wording.title(card), sight.text("table-held-connection"), True)
        case HandCard(card=card):
            useful = any(target.is_legal for target in targets_of(sight.mode))
            text = sight.text("table-held-hand" if useful else "table-held-useless")
            return Prompt(sight.wording.title(card), text, True)


def _asked(sight: Sight, question: Question) -> str:
    """What is asked, in the few words for which a prompt has room; the panel of the question says it in full."""
    match question:
        case ChooseSalvage(count=count):
            return sight.text("prompt-choose_salvage", n=count)
        case ChooseStripped(count=count):
            return sight.text("prompt-choose_stripped", n=count)
        case ChooseMatched(owner=owner, category=category):
            step = ".colour" if category is not None else ".icon" if owner is not None else ""
            return sight.text(f"prompt-choose_matched{step}")
        case _:
            return sight.wording.question(question, sight.names)


def _aim(sight: Sight) -> str:
    """What a drop of an own Site, or of an answer, does."""
    verb = next((target.verb for target in targets_of(sight.mode)), "")
    return sight.text(f"table-held-{verb}") if verb else ""


def _resting(sight: Sight) -> Prompt:
    standing, question = sight.standing, sight.standing.question
    name = sight.names[standing.seat]
    if standing.turn == HIDDEN and standing.match.bot_to_move is None:
        return Prompt(sight.text("table-prompt-hidden", name=name), sight.text("table-prompt-hidden.text"))
    if standing.turn == END:
        return Prompt(sight.text("table-prompt-end", name=name), sight.text("table-prompt-end.text"), True)
    if question is None or standing.turn in (WAIT, HIDDEN):
        waiting = sight.wording.waiting(question, sight.names) if question else ""
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
    site = getattr(question, "site", None)
    found = sight.site(site) if site is not None else None
    return sight.wording.question(question, sight.names, found[1].card if found else None)


def command_title(sight: Sight, command: AnyCommand) -> str:
    """The heading of a panel: the verb and the card of the command."""
    site = getattr(command, "site", None)
    found = sight.site(site) if site is not None else None
    card = getattr(command, "card", None) or (found[1].card if found else None)
    verb = sight.wording.command_name(command)
    kind = short_name(type(command).__name__)
    return sight.text("table-title", kind=kind, verb=verb, card=sight.wording.title(card)) if card else verb


def reminder(sight: Sight) -> str:
    """The prompt of what has to be done first, whatever the player has begun."""
    return prompt_of(sight._replace(mode=Rest())).text


def drop_words(sight: Sight) -> str:
    """Where what is held can be dropped."""
    source = source_of(sight.mode)
    match source:
        case HandCard():
            return sight.text("table-drop-hand")
        case HandConnection():
            return sight.text("table-drop-connection")
        case ConnectionPile():
            return sight.text("table-drop-take")
        case OwnGoods():
            return sight.text(f"table-drop-{TOKEN_SOURCES[source]}")
        case SiteAt() | Answer():
            return _aim(sight)
        case _:
            return ""
