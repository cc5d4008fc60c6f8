"""Plain data of positions: the cards that they name, those left for deck, piles and Ruins, goods, and names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Final, NamedTuple

from game.fiftyfirst.cards.card import Connection, Faction, Location, Printed
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.sets.borders import BorderSide
from game.fiftyfirst.cards.sets.districts import District
from game.fiftyfirst.cards.sets.headquarters import Headquarters, hq_cards
from game.fiftyfirst.cards.sets.moloch import Machine, hacked_sides, stack_of
from game.fiftyfirst.cards.sets.no_mans_land import Area
from game.fiftyfirst.cards.verbs import Verb
from game.fiftyfirst.cards.vocabulary import PILES, TOKENS
from game.fiftyfirst.rules.effects.context import verbs_of
from game.fiftyfirst.rules.state import Game, GameState
from game.kernel.bag import Bag
from game.kernel.given import Given

_Card = Location | Connection | Machine | Headquarters


class Copies:
    """The cards of one kind that a position has not named yet."""

    def __init__(self, cards: Iterable[str], find: Callable[[str], _Card | None]) -> None:
        self._left = Counter(cards)
        self._all = frozenset(self._left)
        self._find = find

    def named(self, given: Given) -> str:
        """The id of a named card, which may be named elsewhere, too; refuses a card of a set not in play."""
        name = given.text("the title of a card")
        card = self._find(name)
        if card is None:
            given.expected("the title or id of a card")
        if card.id not in self._all:
            given.refuse(f"expected a card of the sets in this game, not {name!r}")
        return card.id

    def take(self, given: Given) -> str:
        """The id of a named card, taken from those left; refuses one without copies left."""
        card = self.named(given)
        if not self._left[card]:
            given.refuse(f"{given.value!r} is named more often than these sets hold it")
        self._left[card] -= 1
        return card

    def take_all(self, given: Given) -> tuple[str, ...]:
        return tuple(self.take(item) for item in given.items("cards"))

    def rest(self) -> tuple[str, ...]:
        """The cards left, in printed order."""
        return tuple(self._left.elements())


class Cards:
    """Location cards, Connection cards, Machines and HQ cards of the sets in play; a hacked card is one of the
    Machines."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.catalog = game.catalog
        self.sets = game.sets
        self.machines = Copies(stack_of(game.catalog, game.sets), partial(game.catalog.find, Machine))
        self.locations = _Locations(game, self.machines)
        self.headquarters = Copies(hq_cards(game.catalog, game.sets), partial(game.catalog.find, Headquarters))
        self.connections = Copies(
            (card for colour in PILES for card in game.catalog.pile(colour, game.sets)),
            partial(game.catalog.find, Connection),
        )

    def named(self, given: Given) -> str:
        """The id of a card of the game, of either kind."""
        is_connection = self.catalog.find(Connection, str(given.value)) is not None
        return (self.connections if is_connection else self.locations).named(given)

    def shuffled(self, given: Given) -> str:
        """The id of a card of a pile that is shuffled: also of a Machine."""
        is_machine = self.catalog.find(Machine, str(given.value)) is not None
        return self.machines.named(given) if is_machine else self.named(given)


class _Locations(Copies):
    """Location cards, among them hacked ones: each of those is a Machine less."""

    def __init__(self, game: Game, machines: Copies) -> None:
        self._sides = hacked_sides(game.catalog, game.sets)
        self._machines = machines
        super().__init__(game.catalog.deck(game.sets), partial(game.catalog.find, Location))
        self._all = self._all | self._sides.keys()

    def take(self, given: Given) -> str:
        card = self.named(given)
        if card in self._sides:
            self._machines.take(given.instead(self._sides[card]))
            return card
        return super().take(given)


def _reads(what: str, *kinds: type[Printed]) -> Callable[[Catalog, Given], str]:
    """Reads the id of a named card, board or tile of these classes, which may be named elsewhere, too."""

    def read(catalog: Catalog, given: Given) -> str:
        id = catalog.id_of(given.text(f"the title of {what}"), *kinds)
        return id or given.expected(f"the title or id of {what}")

    return read


read_card: Final = _reads("a card", Location, Connection)
read_hq: Final = _reads("an HQ card", Headquarters)
read_area: Final = _reads("an Area", Area)
read_side: Final = _reads("a side of a border tile", BorderSide)
read_district: Final = _reads("a district", District)
read_origin: Final = _reads("a card", Faction, Headquarters, Area, BorderSide, District, Location, Connection)
"""Reads the id of whatever goods come from (R45, R52, R53, R54)."""


def read_faction(catalog: Catalog, given: Given) -> str:
    """The id of a named faction."""
    faction = catalog.find(Faction, given.text("a faction"))
    return faction.id if faction else given.word(tuple(catalog.factions), "a faction")


def asks(*wanted: type[Verb], kind: str = "") -> Callable[[Location, Any], bool]:
    """A check that a card has one of the verbs among those of ``kind``, or of the step's kind."""
    return lambda card, step: any(isinstance(own, wanted) for own in verbs_of(card, kind or step.kind))


Data = dict[str, Any]
Name = Callable[[str], str]
"""Writes the id of something printed: as its title, or as it is."""


def read_goods(given: Given, goods: tuple[str, ...] = TOKENS) -> Bag:
    """A bag of these ``goods``, by default tokens."""
    return Bag({good: count.number() for good, count in given.mapping(goods, "goods").items()})


class Naming(NamedTuple):
    """Where something is named: in a state of a game."""

    game: Game
    state: GameState


class WrittenAs(NamedTuple):
    """How a reference is read and written; ``many`` is what a list of them is called in messages."""

    read: Callable[[Naming, Given], Any]
    write: Callable[[Naming, Name, Any], str] | None = None
    many: str = ""


def write_title(_: Naming, name: Name, id: str) -> str:
    """Writes what is named by its title."""
    return name(id)
