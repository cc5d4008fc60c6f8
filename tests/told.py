"""All that a match tells a viewer through what any game offers, to compare matches that differ in what is hidden."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from game.kernel.seats import Seat, Viewer
from game.match.timeline import timeline_of
from game.play.kind import decided
from game.play.match import AnyMatch
from game.ui.running.deeds import last_deed, recap
from game.wording.narrator import AnyNarrator
from game.wording.sentence import Sentence


def told(match: AnyMatch, narrator: AnyNarrator, viewer: Viewer) -> list[Any]:
    """What ``viewer`` sees and reads of all steps up to now; of the seat that has to move also what it can do."""
    return [
        *_steps(match, narrator, viewer),
        *_now(match, narrator, viewer),
        *(_moves(match, narrator) if viewer == match.status.to_move else ()),
    ]


def _steps(match: AnyMatch, narrator: AnyNarrator, viewer: Viewer) -> Iterator[Any]:
    yield timeline_of(match)
    for entry in match.line:
        yield match.status_at(entry.number)
        yield match.view(viewer, entry.number)
        for count in range(1, len(entry.events) + 1):
            yield from _whole(narrator.log(entry.events[:count], match.names, viewer))
            yield match.view_within(viewer, entry.number, count) if entry.number else ()


def _now(match: AnyMatch, narrator: AnyNarrator, viewer: Viewer) -> Iterator[Any]:
    yield match.holder, match.undoer, match.undo_barrier(), match.undo_to, match.redo_to, match.bot_to_move
    yield from (match.kind.annals.roles(match.state), match.kind.annals.facts(match.header, match.state))
    yield match.kind.highlights.kinds, match.kind.transcript.vp(match.state), match.kind.outcome(match.state)
    if isinstance(viewer, Seat):
        yield recap(match, narrator, viewer)
        yield last_deed(match, narrator, viewer, viewer)
    asked = match.status
    if asked.question:
        question = asked.question(asked.awaiting[0])
        yield from _whole((narrator.question(question, match.view(viewer), match.names),))
        yield from _whole((narrator.waiting(question, match.names),))


def _moves(match: AnyMatch, narrator: AnyNarrator) -> Iterator[Any]:
    yield match.legal()
    for command in match.legal():
        yield match.check(command), match.forecast(command), match.foresee(command), match.write_move(command)
        yield from _whole((narrator.forecast(match.foresee(command), command, match.names),))
    for robot in match.kind.robots.names:
        yield decided(match.advise(robot, "1"))


def _whole(lines: Iterable[Sentence]) -> Iterator[Any]:
    """Sentences with what the screen makes of them."""
    for line in lines:
        yield str(line), line.parts, line.brief, line.actor, line.topic, line.concerns
