"""Composing a line, with names, cards and goods as marks of a draft."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from game.kernel.bag import Bag
from game.kernel.seats import NOBODY, Viewer, may_see
from game.rules.state import VIRTUAL, Seat
from game.wording.sentence import SHORT, Inflection, Names, Sentence
from game.wording.wording import Wording, in_order


def called(words: Wording, names: Names, seat: Seat) -> str:
    """The name of the player or virtual opponent at a seat; ``names`` has the kind of the virtual opponent."""
    name = names.get(seat, seat)
    return words.opponent(name) if seat == VIRTUAL else name


class Teller:
    """Composes one line for a ``viewer``, with goods in the form of ``inflection``."""

    def __init__(self, words: Wording, names: Names, viewer: Viewer = NOBODY, inflection: Inflection = SHORT) -> None:
        self.words = words
        self._names = names
        self._viewer = viewer
        self._inflection = inflection
        self._draft = words.draft()

    def knows_hand(self, seat: Seat) -> bool:
        """Whether the viewer may see the hand of ``seat``."""
        return may_see(self._viewer, seat)

    def name(self, seat: Seat) -> str:
        """The bare name of the player or virtual opponent at a seat."""
        return called(self.words, self._names, seat)

    def who(self, seat: Seat) -> str:
        """A name within a sentence. Names are not inflected, but `player-in-text` may put a word before them."""
        name = self._draft.player(self.name(seat), seat)
        if seat == VIRTUAL or "player-in-text" not in self.words.messages:
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

    def goods_with_cards(self, goods: Bag, cards: Mapping[str, Sequence[str]]) -> str:
        """Goods one by one, each followed by the titles of its ``cards``, if any: `1 card (Docks) and 1 Ruin`."""
        return self.words.all_of(
            [self._named(Bag({good: goods[good]}), cards.get(good, ())) for good in in_order(goods)]
        )

    def _named(self, goods: Bag, cards: Sequence[str]) -> str:
        told = self.goods(goods)
        return self.say("goods-named", goods=told, cards=self.cards(cards)) if cards else told

    def say(self, key: str, **facts: Any) -> str:
        """A clause of the line; messages may ask for its forms, like those of a word."""
        return self.words.clause(key, **facts)

    def finish(self, text: str, actor: Seat | None = None) -> Sentence:
        return self._draft.finish(text, actor)
