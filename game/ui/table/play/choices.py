"""Where something taken from a place of the table can go, and what the answers to an open question or panel name, and
where those things lie: they glow there, and a click there answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from game.play.match import AnyMatch
from game.ui.places import Answer, Label
from game.ui.table import labels
from game.ui.table.play.modes import T, TableTarget
from game.ui.table.sight import AnySight
from game.ui.table.standing import ACT, ANSWER, FOLLOW, AnyStanding

Named = tuple[str | int, ...]
"""A thing that can be chosen, whichever of its copies: its kind, its owner where that matters, and what it is."""


def targets_at(
    match: AnyMatch,
    wanted: Iterable[tuple[Label, str, Any]],
    make: Callable[..., T],
    bare: Callable[[Any], Any] = lambda command: command,
    names_deed: bool = False,
) -> tuple[T, ...]:
    """A target, made by ``make``, for each label, verb and ``bare`` command, which leaves out in which way it is done:
    with all its legal ways, or with the refusal, which ``names_deed`` if it depends on what was tried."""
    ways: dict[Any, list[Any]] = {}
    for command in match.legal():
        ways.setdefault(bare(command), []).append(command)
    return tuple(
        make(label, verb, tuple(ways[command]))
        if command in ways
        else make(label, verb, refusal=match.check(command), tried=command if names_deed else None)
        for label, verb, command in wanted
    )


def targets_from(standing: AnyStanding, source: Label) -> tuple[Any, ...]:
    """The targets of what is taken from ``source``; () while the seat may not act."""
    if standing.turn == ANSWER:
        return _answers_from(standing, source)
    if standing.turn not in (ACT, FOLLOW):
        return ()
    taken = (target for other in standing.zones.values() for target in other.takes(standing, source))
    return (*standing.zone(source).targets(standing, source), *taken)


def _answers_from(standing: AnyStanding, source: Label) -> tuple[Any, ...]:
    """Where an answer to the open question can be dropped, or the card that asks it."""
    row = standing.asked
    if isinstance(source, Answer):
        return _answer_targets(standing, source)
    if row.from_ is not None and isinstance(source, row.from_):
        return _answer_targets(standing, Answer(source.card))
    if row.asker is not None and source == row.asker(standing.question):
        placed = ((standing.answer_place(command), command) for command in standing.match.legal())
        return tuple(standing.target(place, row.verb, (command,)) for place, command in placed if place)
    return standing.zone(source).answers(standing, source)


def _answer_targets(standing: AnyStanding, answer: Answer) -> tuple[Any, ...]:
    """Where an answer to the open question can be dropped; () if it is only clicked, or takes nothing."""
    row, question, commands = standing.asked, standing.question, standing.offers.at(answer)
    if not commands or not row.verb or row.asker or standing.declines(answer.value):
        return ()
    ends = row.ends(question) if row.ends else (row.about(question),) if row.about else ()
    return tuple(standing.target(end, row.verb, commands) for end in ends)


def meanings(sight: AnySight, places: Iterable[Label]) -> dict[Label, Label]:
    """Those of ``places`` whose click answers the open question or panel -> the label of that answer."""
    choices = dict(_choices(sight))
    return {place: choices[named] for place in places if (named := sight.zone(place).named(sight, place)) in choices}


def _choices(sight: AnySight) -> Iterator[tuple[Named, Label]]:
    """What can be chosen, in the form of `Zone.named`, with the label of the choice."""
    standing = sight.standing
    of_panel = standing.choices(sight.mode)
    if of_panel is not None:
        yield from of_panel
        return
    if standing.turn != ANSWER:
        return
    kind = standing.named
    for answer in standing.answers:
        for owner in standing.owners(kind):
            yield (kind, *owner, answer), Answer(answer)


def can_finish(standing: AnyStanding) -> bool:
    """Whether the open question can be left with `done`: the rest of what it offers is not taken."""
    return standing.turn == ANSWER and labels.DONE in standing.offers


def is_useful(targets: Iterable[TableTarget]) -> bool:
    """Whether one of the targets can be used."""
    return any(target.is_legal for target in targets)
