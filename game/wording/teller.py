"""Composing a line, with names, cards and goods as marks of a draft, and the facts that its message may name: they come
from the fields of the event or question that it tells."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from game.kernel.bag import Bag
from game.kernel.seats import NOBODY, Seat, Viewer, may_see
from game.wording.sentence import SHORT, Inflection, Names, Sentence, Word
from game.wording.words import Words


class Teller:
    """Composes one line for a ``viewer``, with goods in the form of ``inflection``."""

    def __init__(self, words: Words, names: Names, viewer: Viewer = NOBODY, inflection: Inflection = SHORT) -> None:
        self.words = words
        self._names = names
        self._viewer = viewer
        self._inflection = inflection
        self._draft = words.draft()

    def knows_hand(self, seat: Seat) -> bool:
        """Whether the viewer may see the hand of ``seat``."""
        return may_see(self._viewer, seat)

    def name(self, seat: Seat) -> str:
        """The bare name of who plays at a seat."""
        return self.words.called(self._names, seat)

    def who(self, seat: Seat) -> str:
        """A name within a sentence. Names of players are not inflected, but `player-in-text` may put a word before
        them; a word of the game has its own forms."""
        called = self.name(seat)
        name = self._draft.player(called, seat)
        if isinstance(called, Word) or "player-in-text" not in self.words.messages:
            return name
        return self.words.clause("player-in-text", name=name)

    def card(self, id: str) -> str:
        """A title within a sentence; the screen shows the card when it is pointed at."""
        title = self._draft.card(self.words.title(id), id)
        return self.words.clause("card-in-text", title=title, kind=self.words.kind_of(id))

    def cards(self, ids: Iterable[str]) -> str:
        return self.words.all_of([self.card(id) for id in ids])

    def goods(self, goods: Bag) -> str:
        return self._draft.goods(goods, self._inflection)

    def say(self, key: str, **facts: Any) -> str:
        """A clause of the line; messages may ask for its forms, like those of a word."""
        return self.words.clause(key, **facts)

    def finish(self, text: str, actor: Seat | None = None) -> Sentence:
        return self._draft.finish(text, actor)


TellerT = TypeVar("TellerT", bound=Teller)

Facts = Mapping[str, Any]

Field = str | Callable[[TellerT, Any], Facts]
"""A field of an event or question, or what gives facts of it."""

FieldFacts = Mapping[str, Callable[[TellerT, Any], Facts]]
"""Field -> its facts; the value of any other field is a fact under its own name."""


def facts_of(tell: TellerT, told: Any, fields: Iterable[Field[TellerT]], known: FieldFacts[TellerT]) -> dict[str, Any]:
    """The facts of ``fields`` of an event or question, as ``known`` of them, without those that are None; ``who`` is
    its seat, if it has one."""
    facts: dict[str, Any] = {}
    if hasattr(told, "seat"):
        facts["who"] = tell.who(told.seat)
    for field in fields:
        if callable(field):
            facts |= field(tell, told)
            continue
        value = getattr(told, field)
        if value is None:
            continue
        facts |= known[field](tell, value) if field in known else {field: value}
    return facts
