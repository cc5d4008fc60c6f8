"""The words of the prompt: what the player is to do now."""

from __future__ import annotations

from typing import NamedTuple

from game.kernel.message import short_name
from game.rules.commands import AnyCommand
from game.rules.state import (
    ChooseCode,
    ChooseLost,
    ChooseMatched,
    ChooseRazed,
    ChooseSalvage,
    ChooseStopped,
    ChooseStripped,
    Question,
)
from game.ui.places import Answer, ConnectionPile, HandCard, HandConnection, MachineAt, Origin, OwnGoods, SiteAt
from game.ui.table.play.modes import Aiming, Held, Mode, Radial, Rest, source_of, targets_of
from game.ui.table.play.sources import verb_of
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
        key = f"table-aim-{mode.purpose}"
        also = "-machines" if _reaches_machines(mode) and mode.purpose != "part" else ""
        return Prompt(sight.text(f"{key}{also}"), sight.text(f"{key}.text"), True)
    return _resting(sight)


def _prompt_of_source(sight: Sight, source: Origin) -> Prompt:
    match source:
        case SiteAt(number):
            found = sight.site(number)
            title = sight.wording.title(found[1].card) if found else ""
            return Prompt(title, sight.text("table-held-site") if isinstance(sight.mode, Radial) else _aim(sight), True)
        case MachineAt(index):
            machines = sight.standing.view.machines
            title = sight.wording.title(machines.deployed[index].card) if machines else ""
            text = "table-held-machine" if isinstance(sight.mode, Radial) else "table-held-hack"
            return Prompt(title, sight.text(text), True)
        case Answer():
            return Prompt(sight.names[sight.standing.seat], _aim(sight), True)
        case OwnGoods(good):
            return Prompt(sight.wording.good_name(good), sight.text(_held_token(sight.mode)), True)
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
    if isinstance(sight.standing.question, ChooseCode) and verb == "place":
        verb = "code"
    return sight.text(f"table-held-{verb}") if verb else ""


def _held_token(mode: Mode) -> str:
    """The message about where a token can go."""
    if not _reaches_machines(mode):
        return "table-held-goods"
    elsewhere = any(target.is_legal and not isinstance(target.label, MachineAt) for target in targets_of(mode))
    return "table-held-goods-machines" if elsewhere else "table-held-part"


def _reaches_machines(mode: Mode) -> bool:
    """Whether what is dragged or aimed can be left on a Machine, or destroy one."""
    return any(isinstance(target.label, MachineAt) and target.is_legal for target in targets_of(mode))


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
    return sight.wording.question(question, sight.names, _asker(sight, question))


def _asker(sight: Sight, question: Question) -> str | None:
    """The card that asks: a Location, or a Machine that attacks (R44.3); None if there is none."""
    site, machines = getattr(question, "site", None), sight.standing.view.machines
    if machines is not None and isinstance(question, ChooseRazed | ChooseLost | ChooseStopped):
        return machines.deployed[question.machine].card
    found = sight.site(site) if site is not None else None
    return found[1].card if found else None


def command_title(sight: Sight, command: AnyCommand) -> str:
    """The heading of a panel: the verb and the card of the command."""
    site = getattr(command, "site", None)
    found = sight.site(site) if site is not None else None
    card = getattr(command, "card", None) or (found[1].card if found else None)
    machines, machine = sight.standing.view.machines, getattr(command, "machine", None)
    if machines is not None and machine is not None:
        card = machines.deployed[machine].card
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
            verb = verb_of(source)
            also = "-machines" if verb != "part" and _reaches_machines(sight.mode) else ""
            return sight.text(f"table-drop-{verb}{also}")
        case MachineAt():
            has_room = len(targets_of(sight.mode)) > 1
            return sight.text("table-drop-machine.room" if has_room else "table-drop-machine")
        case SiteAt() | Answer():
            return _aim(sight)
        case _:
            return ""
