"""Faction boards as values: their actions, and the exchange that all of them share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from operator import attrgetter
from typing import ClassVar

import msgspec

from game.cards.printed import FACTION
from game.cards.verbs import ChooseGain, FactionVerb, Gain, Reactivate, Verb, given_by
from game.cards.vocabulary import RESOURCES
from game.kernel.bag import Bag


class FactionAction(msgspec.Struct, frozen=True, dict=True):
    """An action of a faction board, usable once a round (R12.1); ``word`` names one that gives no good by itself."""

    spend: Bag
    verb: FactionVerb
    word: str = ""

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What its branches are called in moves, each by its first good as in `faction grey` (R54.3)."""
        if isinstance(self.verb, ChooseGain):
            return tuple(next(iter(option.goods)) for option in self.verb.options)
        return (next(iter(self.verb.goods)) if isinstance(self.verb, Gain) else self.word,)

    @property
    def name(self) -> str:
        """The name of the action as a whole: that of its first branch."""
        return self.names[0]

    @property
    def branches(self) -> tuple[FactionVerb, ...]:
        """What its branches do, in the order of ``names``; one of them is used in a round."""
        return self.verb.options if isinstance(self.verb, ChooseGain) else (self.verb,)


class FactionUse(msgspec.Struct, frozen=True):
    """One way to use a board in a turn: a branch of an action, or another action activated again (R54.2).

    ``name`` stands in moves: `red`, or `again red`. It uses up ``action``; if it repeats something, the action
    ``repeats`` must have been used before. Of ``verb`` a question may be asked.
    """

    name: str
    action: str
    spend: Bag
    verb: Verb
    repeats: str | None = None


class Faction(msgspec.Struct, frozen=True, dict=True):
    """A faction board (R6.8); ``set`` is the stem of its file.

    >>> from game.cards.catalog import load_catalog
    >>> from game.paths import cards_folder
    >>> texas = load_catalog(cards_folder()).factions["texas"]
    >>> [action.name for action in texas.actions]
    ['grey', 'red', 'again']
    >>> [use.name for use in texas.uses]
    ['again blue', 'again grey', 'again red', 'blue', 'grey', 'red']
    """

    kind: ClassVar[str] = FACTION
    id: str
    title: str
    produces: Bag
    actions: tuple[FactionAction, ...]
    set: str

    @property
    def gives(self) -> Iterable[str]:
        return (*self.produces, *given_by(action.verb for action in self.actions))

    @cached_property
    def uses(self) -> tuple[FactionUse, ...]:
        """All ways to use the board in a turn, in the order of their names."""
        plain = [
            FactionUse(name, action.name, action.spend, branch)
            for action in self.actions
            for name, branch in zip(action.names, action.branches, strict=True)
            if not isinstance(branch, Reactivate)
        ]
        again = [
            FactionUse(f"{action.name} {use.name}", action.name, action.spend + use.spend, use.verb, use.action)
            for action in self.actions
            if isinstance(action.verb, Reactivate)
            for use in plain
        ]
        return tuple(sorted((*plain, *again), key=attrgetter("name")))

    def use(self, name: str) -> FactionUse | None:
        """The way to use the board that moves call ``name``."""
        return self._by_name.get(name)

    def action(self, name: str) -> FactionAction | None:
        """The action with this name, or that a use with this name uses up."""
        use = self.use(name)
        wanted = use.action if use else name
        return next((action for action in self.actions if action.name == wanted), None)

    @cached_property
    def _by_name(self) -> Mapping[str, FactionUse]:
        return {use.name: use for use in self.uses}


class Exchange(msgspec.Struct, frozen=True, dict=True):
    """The bottom action of every faction board, usable any number of times (R12.2)."""

    spend: Bag
    choose: tuple[Gain, ...]

    @cached_property
    def goods(self) -> tuple[str, ...]:
        """The goods it can give, sorted: each resource, and a card."""
        goods: list[str] = []
        for gain in self.choose:
            goods += RESOURCES if "basic" in gain.goods else gain.goods
        return tuple(sorted(goods))
