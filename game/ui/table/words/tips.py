"""The words of a tooltip: what lies under the pointer, what it would do, or why it cannot."""

from __future__ import annotations

from msgspec.structs import replace

from game.kernel.seats import Viewer
from game.match.match import MatchEntry
from game.rules.commands import AnyCommand, DevelopLocation, MakeDeal, PlaceShield
from game.ui.places import (
    Answer,
    BoardAction,
    ConnectionPile,
    DiscardOption,
    ExchangeFor,
    HandConnection,
    InHand,
    Label,
    LogLine,
    NamedCard,
    PaymentWay,
    SiteAt,
    TabOf,
    VerbSign,
)
from game.ui.table import labels
from game.ui.table.play.buttons import side_buttons
from game.ui.table.play.modes import Discarding, Exchanging, Passing, Paying, Radial, Reading, Rest
from game.ui.table.play.sources import raze_target, targets_from, why_not
from game.ui.table.play.targets import Target, best_of
from game.ui.table.sight import Sight
from game.ui.table.standing import ACT, FOLLOW
from game.ui.table.words.about import about, lying, printed
from game.ui.table.words.answers import answer_lines, no_answer
from game.ui.table.words.forecasts import forecast_lines
from game.ui.table.words.prompts import reminder
from game.ui.table.words.tabs import tab_words
from game.wording.rulebook import heading


def tip_at(sight: Sight, label: Label) -> str | None:
    """What to say about a place of the resting table; None if it speaks for itself."""
    if isinstance(label, TabOf):
        return tab_words(sight, label.seat)
    if isinstance(sight.mode, Radial):
        return _verb_tip(sight, sight.mode, label)
    if not isinstance(sight.mode, Rest):
        return _panel_tip(sight, label)
    if isinstance(label, InHand):
        return None
    return "\n".join(_lines(sight, label)) or None


def about_at(sight: Sight, label: Label) -> str | None:
    """What a place of a table is that is only looked at, and what lies there."""
    if isinstance(label, TabOf):
        return tab_words(sight, label.seat)
    lies = lying(sight, label.number) if isinstance(label, SiteAt) else ()
    return "\n".join((*about(sight, label), *lies)) or None


def _lines(sight: Sight, label: Label) -> tuple[str, ...]:
    """What a place is, then what a click there would bring, or why it brings nothing."""
    if isinstance(label, Answer):
        return answer_lines(sight, label)
    told = about(sight, label) or tuple(filter(None, (_button(sight, label),)))
    commands = sight.standing.offers.at(label) if isinstance(label, _OFFERING) else ()
    target = raze_target(sight.standing, label)
    raze = target_lines(sight, target) if target else ()
    lies = lying(sight, label.number) if isinstance(label, SiteAt) else ()
    if commands:
        shown = told if isinstance(label, ConnectionPile) else told[:1]
        return (*shown, *forecast_lines(sight, commands[0]), *raze, *lies)
    return tuple(filter(None, (*told, _reason(sight, label), *raze, *lies)))


def _reason(sight: Sight, label: Label) -> str:
    """Why a place can do nothing now; in an open turn, what is asked instead."""
    if sight.standing.turn == FOLLOW and isinstance(label, _OFFERING):
        return reminder(sight)
    why = why_not(sight.standing, label)
    return sight.wording.refusal(why, sight.names) if why else no_answer(sight, label)


def card_lines(sight: Sight, place: InHand) -> tuple[str, ...]:
    """What a hand card does, in words; if nothing can be done with it now, also why."""
    if isinstance(place, HandConnection):
        return _lines(sight, place)[1:]
    location = sight.location(place.card)
    sentences = (*sight.wording.abilities(location), printed(sight, location)) if location else ()
    return (*sentences, *_reasons(sight, place))


def _verb_tip(sight: Sight, mode: Radial, label: Label) -> str | None:
    """Why a verb of the radial menu has no target at all; other verbs say what they promise."""
    no_target = isinstance(label, VerbSign) and best_of(mode.targets, label.verb) is None
    return sight.text("table-tip-no-target") if no_target else None


_OFFERING = (SiteAt, BoardAction, ConnectionPile, HandConnection)
"""Places where a click sends a command at once."""


def _panel_tip(sight: Sight, label: Label) -> str | None:
    """What a choice in an open panel would bring."""
    match sight.mode, label:
        case _, labels.CANCEL:
            return sight.text("keys-tip-cancel")
        case _, LogLine(topic=topic):
            return sight.text("rulebook-here-log", heading=heading(sight.wording, topic))
        case Reading(), NamedCard():
            return "\n".join(about(sight, label))
        case Paying() as mode, PaymentWay(index):
            return "\n".join(forecast_lines(sight, replace(mode.command, payment=mode.ways[index])))
        case Paying() as mode, labels.CONFIRM:
            return "\n".join(forecast_lines(sight, replace(mode.command, payment=mode.ways[mode.chosen])))
        case Passing(), labels.CONFIRM:
            return sight.text("keys-tip-pass")
        case Discarding() as mode, DiscardOption(index):
            return "\n".join(forecast_lines(sight, mode.with_option(index).commands[0]))
        case Exchanging(commands), ExchangeFor(good):
            same = [command for command in commands if getattr(command, "good", "") == good]
            return "\n".join(forecast_lines(sight, same[0])) if same else None
        case _:
            return None


def target_lines(sight: Sight, target: Target) -> tuple[str, ...]:
    """What a target promises, or why it is none."""
    if target.is_legal:
        return (*forecast_lines(sight, target.commands[0]), *_beyond(sight, target.commands[0]))
    if target.refusal is None:
        return ()
    verb, reason = sight.text(f"table-verb-{target.verb}"), sight.wording.refusal(target.refusal, sight.names)
    return (sight.text("table-tip-why", verb=verb, reason=reason),)


def _beyond(sight: Sight, command: AnyCommand) -> tuple[str, ...]:
    """What a command means for later: a Deal gives again, a Location built over goes away, a shield protects."""
    match command:
        case MakeDeal(card=card):
            return (sight.text("table-beyond-deal", goods=sight.catalog.locations[card].deal),)
        case DevelopLocation(site=number):
            found = sight.site(number)
            over = sight.wording.card(found[1].card) if found and not found[1].ruin else None
            return (sight.text("table-beyond-develop", card=over),) if over else ()
        case PlaceShield():
            return (sight.text("table-beyond-shield"),)
        case _:
            return ()


def _reasons(sight: Sight, place: InHand) -> tuple[str, ...]:
    """For a hand card with which nothing can be done: why, verb by verb."""
    if sight.standing.turn == FOLLOW and place not in sight.standing.offers:
        return (reminder(sight),)
    if sight.standing.turn != ACT or place in sight.standing.offers:
        return ()
    targets = targets_from(sight.standing, place)
    best = [target for verb in labels.VERBS if (target := best_of(targets, verb))]
    return tuple(line for target in best for line in target_lines(sight, target))


def _button(sight: Sight, label: Label) -> str | None:
    """A button of the side column: why it cannot be pressed, or what it does."""
    button = next((button for button in side_buttons(sight) if button.label == label), None)
    return (button.why if button and button.why else None) or _button_tip(sight, label)


def _button_tip(sight: Sight, label: Label) -> str | None:
    match = sight.standing.match
    if label == labels.UNDO and match.undo_to is not None:
        return _steps(sight, "table-tip-undo", match.undo_to + 1, match.journal.head)
    if label == labels.REDO and match.redo_to is not None:
        return _steps(sight, "table-tip-redo", match.journal.head + 1, match.redo_to)
    if label == labels.CANCEL:
        return (
            _steps(sight, "table-tip-undo", match.undo_to + 1, match.journal.head)
            if match.undo_to is not None
            else None
        )
    keys: dict[Label, str] = {
        labels.HINT: "hint-button-tip",
        labels.PASS: "table-tip-pass",
        labels.END_TURN: "keys-tip-end",
        labels.DONE: "keys-tip-end",
    }
    key = keys.get(label)
    return sight.text(key) if key else None


def _steps(sight: Sight, key: str, first: int, last: int) -> str:
    """How far undo or redo goes, and what it takes back or does again."""
    journal, viewer = sight.standing.match.journal, sight.standing.viewer
    told = [line for step in range(first, last + 1) for line in _told(sight, journal[step], viewer)]
    return "\n".join((sight.text(key, n=last - first + 1), *told))


def _told(sight: Sight, entry: MatchEntry, viewer: Viewer) -> tuple[str, ...]:
    return sight.wording.log_lines(entry.events, sight.names, viewer)
