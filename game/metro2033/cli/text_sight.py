"""What the lines about the table are made with: the state as one seat sees it, and the words for it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from game.kernel.bag import Bag
from game.metro2033.cards.card import RoundSpace
from game.metro2033.rules.state import HIDDEN, Metro, MetroState
from game.metro2033.wording import card_words
from game.metro2033.wording.metro_words import MetroWords

if TYPE_CHECKING:
    from game.kernel.seats import Seat
    from game.play.match import AnyMatch


class SeenMetro:
    """A match for the eyes of a ``seat``; ``is_plain`` asks for whole sentences."""

    def __init__(self, match: AnyMatch, words: MetroWords, seat: Seat, is_plain: bool) -> None:
        self.match = match
        self.words = words
        self.seat = seat
        self.is_plain = is_plain
        self.metro: Metro = match.game
        self.cards = self.metro.cards
        self.state: MetroState = match.view(seat)

    def called(self, seat: Seat) -> str:
        """The name of who plays at a seat."""
        return self.words.called(self.match.names, seat)

    def listed(self, items: Iterable[str]) -> str:
        return self.words.one_by_one(list(items))

    def titles(self, ids: Iterable[str]) -> str:
        """A list of stations or cards; cards that are not known are counted by who tells them."""
        return self.listed(self.words.title(id) for id in ids)

    def inset(self, lines: Iterable[str]) -> Iterator[str]:
        """Lines that belong to the one before: set in, but for screen readers."""
        return (line if self.is_plain else f"    {line}" for line in lines)

    def item(self, card: str) -> str:
        """A card with what it does, in one line."""
        return str(card_words.summary(self.words, card))

    def threat(self, key: str, card: str) -> str:
        """The message ``key`` about a threat: how strong it is, and what it gives."""
        printed = self.cards.threats[card]
        facts = {"n": printed.strength, "type": self.words.threat_type(printed.type), "goods": printed.reward}
        return self.words.text(key, card=self.words.title(card), **facts)

    def in_few_words(self, card: str) -> str:
        """A card with its abilities alone."""
        effects = " ".join(card_words.abilities(self.words, self.cards.all[card]))
        return self.words.text("text-item", card=self.words.title(card), effects=effects)

    def explained(self, card: str) -> Iterator[str]:
        """All that is printed on a card or told of a station, below its title."""
        yield str(self.words.title(card))
        yield from self.inset(fact.line for fact in card_words.facts(self.words, card))

    def icons(self, space: RoundSpace) -> str:
        """What a space of the round track shows."""
        shown = [str(self.words.good_name(good)) for good in space.goods]
        if space.times > 1:
            goods = Bag(dict.fromkeys(space.goods, space.times))
            shown = [self.words.text("text-icon_goods", goods=self.words.goods(goods))]
        shown += [self.words.text("text-icon_threat")] if space.threat else []
        shown += [self.words.text("text-icon_law")] if space.law else []
        return self.listed(shown)


def known(cards: Sequence[str]) -> list[str]:
    """The cards that the viewer knows."""
    return [card for card in cards if card != HIDDEN]
