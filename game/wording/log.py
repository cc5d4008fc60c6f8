"""The log: what happened in a decision, in as few lines as tell it.

Names stand for players, never "you". Cards that a viewer may not see are told as a number (R20.2).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.kernel.seats import Viewer
from game.rules.events import AnyEvent, concerned
from game.wording.act import Act
from game.wording.lexicon import Lexicon
from game.wording.log_alone import ALONE, ASIDES
from game.wording.names import Names
from game.wording.rulebook_topics import of_events
from game.wording.sentence import Sentence
from game.wording.teller import Teller


class Log:
    """Tells events to one ``viewer``."""

    def __init__(self, words: Lexicon, names: Names, viewer: Viewer) -> None:
        self._words, self._names, self._viewer = words, names, viewer

    def lines(self, events: Iterable[AnyEvent]) -> Iterator[Sentence]:
        """The lines for the events of one decision, in order."""
        act, asides = Act(), list[AnyEvent]()
        for event in events:
            if type(event) in ASIDES:
                asides.append(event)
                continue
            alone = type(event) in ALONE
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
            yield line.about(of_events(act.told), concerns)
        for aside in asides:
            yield from self._alone(aside)

    def _alone(self, event: AnyEvent) -> Iterator[Sentence]:
        tell = self._teller()
        text = (ALONE.get(type(event)) or ASIDES[type(event)])(tell, event)
        if text:
            yield tell.finish(text, getattr(event, "seat", None)).about(of_events((event,)), concerned(event))

    def _teller(self) -> Teller:
        return Teller(self._words, self._names, self._viewer)
