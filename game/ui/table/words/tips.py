"""The tooltips of a table: what lies under the pointer, what a click would do, or why it does nothing; for an open
question what an answer brings, and why another place is none."""

from __future__ import annotations

from game.ui import places as at
from game.ui.table import labels
from game.ui.table.play import modes
from game.ui.table.play.buttons import side_buttons
from game.ui.table.play.choices import can_finish
from game.ui.table.sight import AnySight
from game.ui.table.standing import ANSWER, FOLLOW
from game.ui.table.words.prompts import decline_key, reminder
from game.wording.rulebook import heading

Lines = tuple[str, ...]


def about(sight: AnySight, label: at.Label) -> Lines:
    """What lies at a place; () if there is nothing to say about it."""
    return sight.zone(label).about(sight, label)


def about_at(sight: AnySight, label: at.Label) -> str | None:
    """The tooltip of a place on a table where nothing can be done."""
    return "\n".join((*about(sight, label), *sight.zone(label).details(sight, label))) or None


def tip_at(sight: AnySight, label: at.Label) -> str | None:
    """The tooltip of a place in the current mode; None if it has none."""
    zone = sight.zone(label)
    if zone.is_tab:
        return "\n".join(about(sight, label)) or None
    if isinstance(sight.mode, modes.Radial) and label != labels.CANCEL:
        no_target = isinstance(label, at.VerbSign) and modes.best_of(sight.mode.targets, label.verb) is None
        return sight.text("table-tip-no-target") if no_target else None
    if not isinstance(sight.mode, modes.Rest):
        return _begun_tip(sight, label)
    return "\n".join(zone.tip(sight, label) if zone.tip else lines_at(sight, label)) or None


def lines_at(sight: AnySight, label: at.Label) -> Lines:
    """What lies at a place, then what a click would bring, or why it brings nothing."""
    if isinstance(label, at.Answer):
        return tuple(sight.standing.telling.answer(sight, label))
    told = about(sight, label) or tuple(filter(None, (button_tip(sight, label),)))
    zone = sight.zone(label)
    if brings := zone.brings(sight, label):
        return (*told, *brings)
    other = sight.standing.acts_at(label)
    from_elsewhere, details = target_lines(sight, other) if other else (), zone.details(sight, label)
    commands = sight.standing.offers.at(label) if zone.is_begun else ()
    if commands:
        shown = told if zone.tells_all else told[:1]
        return (*shown, *sight.standing.telling.outcomes(sight, commands), *from_elsewhere, *details)
    return tuple(filter(None, (*told, _reason(sight, label), *from_elsewhere, *details)))


def _reason(sight: AnySight, label: at.Label) -> str:
    """Why a click on a place brings nothing; empty if there is nothing to say about that."""
    standing, zone = sight.standing, sight.zone(label)
    stopped: str = standing.telling.stops(sight, label)
    if stopped:
        return stopped
    if standing.turn == FOLLOW and zone.is_begun:
        return reminder(sight)
    if refusal := standing.why_not(label):
        tried = standing.tried_at(label)
        is_seen = standing.telling.is_seen(refusal)
        return "" if is_seen else sight.narrator.refusal(refusal, sight.names, tried)
    return no_answer(sight, label)


def no_answer(sight: AnySight, label: at.Label) -> str:
    """Why a place does not answer a question about such places; empty for other places and questions."""
    return sight.zone(label).no_answer(sight, label) if sight.standing.turn == ANSWER else ""


def declining(sight: AnySight) -> str:
    """What it means to take nothing, or no more, of what the open question offers."""
    return sight.text(f"{decline_key(sight.standing.question)}.tip")


def _begun_tip(sight: AnySight, label: at.Label) -> str | None:
    """The tooltip of a place while something is begun: what a choice in an open panel would bring."""
    mode = sight.mode
    if label == labels.CANCEL:
        return sight.text("keys-tip-cancel")
    if isinstance(label, at.LogLine):
        where = sight.text("rulebook-here-log", heading=heading(sight.wording, label.topic))
        return "\n".join((*about(sight, label), where))
    if isinstance(mode, modes.Reading) and isinstance(label, at.NamedCard):
        return "\n".join(about(sight, label))
    row = sight.standing.panels.get(type(mode)) if isinstance(mode, modes.Panel) else None
    return row.tip(sight, mode, label) if row else None


# ---------------------------------------------------------------------- targets
def target_lines(sight: AnySight, target: modes.TableTarget) -> Lines:
    """What using a target would bring, or why it is illegal."""
    if target.is_legal:
        return tuple(sight.standing.telling.brings(sight, target))
    return refused_lines(sight, target)


def refused_lines(sight: AnySight, target: modes.TableTarget) -> Lines:
    """Why a target is illegal."""
    if target.refusal is None:
        return ()
    verb = sight.text(f"table-verb-{target.verb}")
    reason = sight.narrator.refusal(target.refusal, sight.names, target.tried)
    return (sight.text("table-tip-why", verb=verb, reason=reason),)


def promise_lines(sight: AnySight, target: modes.TableTarget) -> Lines:
    """What using a target means besides its outcome, or why it is illegal."""
    if not target.is_legal:
        return refused_lines(sight, target)
    return tuple(sight.standing.telling.promise(sight, target))


# ---------------------------------------------------------------------- buttons
def button_tip(sight: AnySight, label: at.Label) -> str | None:
    """Why a button of the side column is disabled, or what it does."""
    for button in side_buttons(sight):
        if button.label == label and button.why:
            return button.why
    if label == labels.DONE and can_finish(sight.standing):
        return declining(sight)
    match = sight.standing.match
    if label in (labels.UNDO, labels.CANCEL) and match.undo_to is not None:
        return _steps(sight, "table-tip-undo", match.undo_to + 1, match.head)
    if label == labels.REDO and match.redo_to is not None:
        return _steps(sight, "table-tip-redo", match.head + 1, match.redo_to)
    large = sight.standing.large_button
    keys: dict[at.Label, str] = {
        labels.HINT: "hint-button-tip",
        labels.END_TURN: "keys-tip-end",
        labels.DONE: "keys-tip-end",
        **({large.label: large.tip} if large else {}),
        **sight.standing.telling.tips,
    }
    key = keys.get(label)
    return sight.text(key) if key else None


def _steps(sight: AnySight, key: str, first: int, last: int) -> str:
    """How many steps undo or redo goes, and the log lines of these steps."""
    match, viewer = sight.standing.match, sight.standing.viewer
    entries = [match.entry(step) for step in range(first, last + 1)]
    told = [line for entry in entries for line in sight.narrator.log(entry.events, sight.names, viewer)]
    return "\n".join((sight.text(key, n=len(entries)), *told))
