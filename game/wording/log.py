"""The log: the events of a decision in as few lines as possible.

Names stand for players, never "you". Cards that a viewer may not see are told as a number (R20.2).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.kernel.seats import NOBODY, Viewer
from game.rules.events import PhaseBegan, concerned
from game.rules.messages import AnyEvent
from game.rules.state import Seat
from game.wording.act import Act
from game.wording.brief import brief_of
from game.wording.message_facts import facts_of
from game.wording.row import Told
from game.wording.rows.events import key_of, name_of, row_of
from game.wording.rulebook_topics import OF_PHASES
from game.wording.sentence import Names, Sentence
from game.wording.teller import Teller
from game.wording.wording import Wording


def log_lines(words: Wording, events: Iterable[AnyEvent], names: Names, viewer: Viewer) -> tuple[Sentence, ...]:
    """The log lines of one decision for ``viewer``: a deed and its effects are one line.

    >>> from game.cards.catalog import load_catalog
    >>> from game.paths import cards_folder
    >>> from game.rules.events import ConnectionPlayed, GoodsGained, Source
    >>> events = ConnectionPlayed("A", "punks"), GoodsGained("A", {"red": 2}, Source("connection", "punks"))
    >>> log_lines(Wording(load_catalog(cards_folder())), events, {"A": "Anna"}, NOBODY)
    ('Anna plays Punks: gains 2 red.',)
    """
    return tuple(Log(words, names, viewer).lines(events))


def event_line(words: Wording, event: AnyEvent, names: Names, viewer: Viewer) -> Sentence | None:
    """The log line of one event for ``viewer``; None if it has none."""
    return next(iter(log_lines(words, (event,), names, viewer)), None)


def recap(
    words: Wording, events: Iterable[AnyEvent], names: Names, seat: Seat, decided: Seat | None = None
) -> tuple[Sentence, ...]:
    """The log lines in which another player did something that concerns ``seat``; if there are none, the first about
    the player who ``decided``.

    Both players see them at the hand-over, so they name no hidden card.
    """
    lines = log_lines(words, events, names, NOBODY)
    done_to = tuple(line for line in lines if line.actor not in (None, seat) and seat in line.concerns)
    return done_to or tuple(line for line in lines if decided and line.actor == decided)[:1]


class Log:
    """Tells events to one ``viewer``."""

    def __init__(self, words: Wording, names: Names, viewer: Viewer) -> None:
        self._words, self._names, self._viewer = words, names, viewer

    def lines(self, events: Iterable[AnyEvent]) -> Iterator[Sentence]:
        """The lines for the events of one decision, in order."""
        act, asides = Act(), list[AnyEvent]()
        for event in events:
            told = row_of(event).told
            if told is Told.ASIDE:
                asides.append(event)
                continue
            alone = told in (Told.LINE, Told.SILENT)
            if alone or not act.takes(event):
                yield from self._tell(act, asides)
                act, asides = Act(), []
            if alone:
                yield from self._alone(event)
            else:
                act.add(event)
        yield from self._tell(act, asides)

    def _tell(self, act: Act, asides: list[AnyEvent]) -> Iterator[Sentence]:
        for line, events in act.lines(self._teller):
            concerns = (seat for event in events for seat in concerned(event))
            yield line.about(_topic(act.told), concerns)
        for aside in asides:
            yield from self._alone(aside)

    def _alone(self, event: AnyEvent) -> Iterator[Sentence]:
        tell, row = self._teller(), row_of(event)
        if row.told is Told.SILENT:
            return
        if row.line:
            text = row.line(tell, event)
        else:
            text = tell.say(f"log-{name_of(key_of(event))}", **facts_of(tell, event, row.facts))
        if text:
            line = tell.finish(text, getattr(event, "seat", None)).with_brief(brief_of(tell, event, {}))
            yield line.about(_topic((event,)), concerned(event))

    def _teller(self) -> Teller:
        return Teller(self._words, self._names, self._viewer)


def _topic(told: tuple[AnyEvent, ...]) -> str | None:
    """The section of the rules about a line: that of the first event it tells; phases have their own."""
    for event in told:
        return OF_PHASES[event.phase] if isinstance(event, PhaseBegan) else row_of(event).topic
    return None
