"""Strict reading of what many cards have: abilities, an id, a title, categories, and all that stands on a Location.

A new timing of the card language is one reading function and one line in `_TIMINGS`; verbs are in
`game.fiftyfirst.cards.verbs`. What a set or a tile has beside Locations is read by its `PrintedPart`
(`game.fiftyfirst.cards.sets`).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from game.fiftyfirst.cards import card
from game.fiftyfirst.cards import verbs as vb
from game.fiftyfirst.cards.amounts import number, one_of, only, read_bag, read_cost
from game.fiftyfirst.cards.card import Location, Printed
from game.fiftyfirst.cards.vocabulary import CATEGORIES, GAINS, PRODUCED, PURPOSES, ROWS, TOKENS, TRIGGERS, Trigger
from game.kernel.bag import EMPTY, Bag
from game.kernel.given import Given
from game.kernel.refusal import Unreadable
from game.kernel.text import visible

if TYPE_CHECKING:
    from game.fiftyfirst.cards.catalog import Catalog


def read_abilities(given: Given) -> tuple[card.Ability, ...]:
    """The abilities of a card in printed order, each timing at most once: an ability is found by its timing."""
    abilities: dict[str, card.Ability] = {}
    for item in given.items("abilities"):
        timing, ability = _ability(item)
        if timing in abilities:
            item.refuse(f"expected one ability with {timing!r}, not two; put their verbs in one 'do'")
        abilities[timing] = ability
    found = tuple(abilities.values())
    always = [ability.timing.modifier for ability in found if isinstance(ability.timing, card.Always)]
    verbs = [verb for ability in found for verb in ability.verbs]
    places = any(isinstance(verb, vb.PlaceHere | vb.PlaceCode) for verb in verbs)
    if not places and any(isinstance(modifier, card.Reserved) for modifier in always):  # goods must lie there (R44.9)
        given.refuse("expected 'place_here' together with 'reserved'")
    return found


def _ability(given: Given) -> tuple[str, card.Ability]:
    words = (*_TIMINGS, *vb.READINGS, "do")
    entries = {key.word(words, "a timing or a verb"): value for key, value in given.pairs("an ability")}
    timing = only(given, [key for key in entries if key in _TIMINGS], "timing", tuple(_TIMINGS))
    verbs = [key for key in entries if key not in _TIMINGS]
    if timing == "always":
        if verbs:
            given.refuse(f"expected no verb with 'always', not {verbs[0]!r}")
        return timing, card.Ability(_always(entries[timing]), ())
    found = read_verbs(given, {verb: entries[verb] for verb in verbs}, timing)
    ability = card.Ability(_TIMINGS[timing](entries[timing]), found)
    if isinstance(ability.timing, card.Action) and ability.timing.any_times:
        _can_be_repeated(given, ability.timing, found)
    return timing, ability


def _can_be_repeated(given: Given, action: card.Action, verbs: tuple[vb.Verb, ...]) -> None:
    """`uses: any`: one move pays goods that can run out, names nothing to discard, and asks nothing (R43.8.7)."""
    if not action.spend:
        given.refuse("expected a cost together with 'uses: any'")
    if any(good not in TOKENS and good != "basic" for good in action.spend):
        given.refuse("expected a cost of tokens alone together with 'uses: any'")
    if any(not isinstance(verb, vb.Gain) for verb in verbs):
        given.refuse("expected only the verb 'gain' together with 'uses: any'")


def read_verbs(given: Given, entries: Mapping[str, Given], timing: str) -> tuple[vb.Verb, ...]:
    """What an ability does: one verb, or several in a `do`."""
    verb = only(given, list(entries), "verb", (*vb.READINGS, "do"))
    found = _do(entries[verb], timing) if verb == "do" else (_verb(verb, given, entries[verb], timing),)
    _fits(given, found, timing)
    return found


def _fits(given: Given, verbs: tuple[vb.Verb, ...], timing: str) -> None:
    """`per: gained` needs `after_production`: gains are known at the end of the Production phase (R41.1). Locations are
    stolen when an HQ is claimed, and resources otherwise (R52.4)."""
    gains = [verb for verb in verbs if isinstance(verb, vb.Gain)]
    counted = [counted for verb in gains for counted in verb.counted if isinstance(counted, vb.CountedGains)]
    if counted and timing != "after_production":
        given.refuse(f"expected 'per: gained' together with 'after_production', not with {timing!r}")
    wrong, what = (vb.Steal, "location") if timing == vb.CLAIMED else (vb.StealLocation, "basic")
    if any(isinstance(verb, wrong) for verb in verbs):
        given.refuse(f"expected {what!r} in 'steal' together with {timing!r}")


def _do(given: Given, timing: str) -> tuple[vb.Verb, ...]:
    verbs: dict[str, vb.Verb] = {}
    for item in given.items("verbs"):
        entries = item.entries("a verb", (), tuple(vb.READINGS))
        verb = only(item, list(entries), "verb", tuple(vb.READINGS))
        if verb in verbs:
            item.refuse(f"expected the verb {verb!r} once in a 'do', not twice")
        verbs[verb] = _verb(verb, item, entries[verb], timing)
    if not verbs:
        given.refuse("expected at least one verb in 'do'")
    for verb in list(verbs)[:-1]:
        if vb.READINGS[verb].asks or isinstance(verbs[verb], vb.PlaceCode):
            given.refuse(f"expected the verb {verb!r} last in a 'do', because it may ask a question")
    return tuple(verbs.values())


def _verb(verb: str, given: Given, value: Given, timing: str) -> vb.Verb:
    reading = vb.READINGS[verb]
    if timing not in reading.timings:
        given.refuse(f"expected {verb!r} together with {' or '.join(map(repr, reading.timings))}, not with {timing!r}")
    return reading.read(value)


def read_nothing(given: Given, what: str) -> None:
    """A word that stands alone."""
    if given.value is not None:
        given.refuse(f"expected nothing after {what}, not {given}")


def _alone(word: str, timing: card.Timing) -> Callable[[Given], card.Timing]:
    """How a timing is read that stands alone."""

    def read(given: Given) -> card.Timing:
        read_nothing(given, f"{word!r}")
        return timing

    return read


def _action(given: Given) -> card.Action:
    entries = given.entries("'action'", ("uses",), ("spend",))
    spend = read_cost(entries["spend"]) if "spend" in entries else EMPTY
    if entries["uses"].value == "any":
        return card.Action(spend, any_times=True)
    return card.Action(spend, number(entries["uses"]))


def _whenever(given: Given) -> card.Whenever:
    written = given.items("triggers") if given.is_list else (given,)
    triggers: dict[Trigger, None] = {}
    for item in written:
        trigger = one_of(item, TRIGGERS, "a trigger")
        if trigger in triggers:
            item.refuse(f"expected the trigger {trigger!r} once, not twice")
        triggers[trigger] = None
    if not triggers:
        given.refuse("expected at least one trigger")
    return card.Whenever(tuple(triggers))


def _after_production(given: Given) -> card.AfterProduction:
    if given.value is None:
        return card.AfterProduction()
    gained = given.entries("'after_production'", ("gained",))["gained"]
    return card.AfterProduction(read_bag(gained, (*PRODUCED, "basic")))


def _always(given: Given) -> card.Always:
    entries = given.entries("'always'", (), tuple(_MODIFIERS))
    name = only(given, list(entries), "rule", tuple(_MODIFIERS))
    return card.Always(_MODIFIERS[name](entries[name]))


def _printed_shield(given: Given) -> card.PrintedShield:
    if number(given) != 1:
        given.refuse(f"expected 1 printed shield, not {number(given)}: a Location has at most one")
    return card.PrintedShield()


def _exchange_resources(given: Given) -> card.ExchangeResources:
    """At least 2: an exchange may be repeated (R12.2), and one for one would never end."""
    return card.ExchangeResources(number(given.entries("'exchange'", ("own_resource",))["own_resource"], lowest=2))


def _counts_also(given: Given) -> card.CountsAlso:
    entries = given.entries("'counts_also'", ("category", "as"))
    category, also = (entries[key].word(CATEGORIES, "a category") for key in ("category", "as"))
    if category == also:
        entries["as"].refuse(f"expected another category than {category!r}")
    return card.CountsAlso(category, also)


_MODIFIERS: Mapping[str, Callable[[Given], card.Modifier]] = {
    "printed_shield": _printed_shield,
    "raze_discount": lambda given: card.RazeDiscount(number(given)),
    "destroy_discount": lambda given: card.DestroyDiscount(number(given)),
    "reserved": lambda given: card.Reserved(one_of(given, PURPOSES, "what goods are reserved for")),
    "exchange": _exchange_resources,
    "counts_also": _counts_also,
}

_TIMINGS: Mapping[str, Callable[[Given], card.Timing]] = {
    "produces": _alone("produces", card.Produces()),
    "built": _alone("built", card.Built()),
    "action": _action,
    "whenever": _whenever,
    "after_production": _after_production,
    "cleanup": _alone("cleanup", card.Cleanup()),
    "always": _always,
}


ID = re.compile("[a-z][a-z0-9_]{0,39}")
"""The id of a card, or of a set, which is the name of its file or folder."""

LONGEST_TITLE = 40
"""Maximum characters of a title; no printed one comes near it."""

_SIGNS_OF_MOVES = ",:#{}"
_WORDS_OF_MOVES = (
    "over", "paying", "discarding", "twice", "top", "matching", "partly", "outpost", "removing", "district",
)  # fmt: skip
_NOT_A_TITLE = "Ruin"
"""The name of any card that has become a Ruin (R1.11)."""


N = TypeVar("N", bound=Printed)


class OpenFile(NamedTuple):
    """A card file that is being read: the id of its set, all ids and titles in use with their files, and what it is
    called among these."""

    set: str
    names: dict[str, str]
    called: str

    def cards(self, given: Given, kind: str, read: Callable[[Given, str], N]) -> tuple[N, ...]:
        """A list of cards, at least one; ``read`` is given each of them, and the set."""
        cards = []
        for item in given.items(f"{kind}s"):
            with telling(kind, item):
                cards.append(read(item, self.set))
                self.claim(item, cards[-1].id, cards[-1].title)
        if not cards:
            given.refuse(f"expected at least one {kind}")
        return tuple(cards)

    def claim(self, given: Given, id: str, title: str) -> None:
        """Take the id and the title of a card; refuse those that are in use."""
        for name in dict.fromkeys((id, title)):
            if name in self.names:
                given.refuse(f"expected an id and a title of its own: {name!r} is taken in {self.names[name]}")
            self.names[name] = self.called


@contextmanager
def telling(kind: str, given: Given) -> Iterator[None]:
    """Prefix errors raised inside with the card."""
    try:
        yield
    except Unreadable as error:
        id = given.find("id")
        called = f"{kind} without id" if id is None or id.is_mapping or id.is_list else f"{kind} {id}"
        raise Unreadable(f"{called}: {error.message}", error.file, error.line) from error


def read_printed_location(
    entries: Mapping[str, Given], set_id: str, distance: int, copies: int, machine: str | None = None
) -> Location:
    """A Location by the entries that all of them have."""
    row_type = entries["type"].word(tuple(ROWS), "a row type")
    abilities = read_abilities(entries["abilities"])
    if row_type == "production_feature":  # it produces something and has no action (R44.10)
        timings = [type(ability.timing) for ability in abilities]
        if card.Produces not in timings or card.Action in timings:
            expected = "an ability with 'produces' and none with 'action' for the type 'production_feature'"
            entries["abilities"].refuse(f"expected {expected}")
    return Location(
        id=read_id(entries["id"]),
        title=read_title(entries["title"]),
        type=row_type,
        distance=distance,
        spoils=read_bag(entries["spoils"], GAINS),
        categories=_categories(entries["categories"]),
        deal=read_bag(entries["deal"], GAINS),
        copies=copies,
        abilities=abilities,
        set=set_id,
        machine=machine,
    )


def read_id(given: Given) -> str:
    """An id."""
    found = given.text("an id")
    if not ID.fullmatch(found):
        given.refuse(f"expected an id of small letters, digits and _ (at most 40), not {given}")
    return found


def read_title(given: Given) -> str:
    """A title in composed form (NFC), of visible characters."""
    found = unicodedata.normalize("NFC", given.text("a title"))
    if found != visible(found):
        given.refuse(f"expected a title of characters that can be seen, not {given}")
    if any(sign in found for sign in _SIGNS_OF_MOVES) or found != " ".join(found.split()):
        given.refuse(f"expected a title in one line without any of {' '.join(_SIGNS_OF_MOVES)}, not {given}")
    if len(found) > LONGEST_TITLE:
        given.refuse(f"expected a title of at most {LONGEST_TITLE} characters, not {given}")
    if found == _NOT_A_TITLE or set(_WORDS_OF_MOVES) & set(found.split()):
        taken = ", ".join(map(repr, (_NOT_A_TITLE, *_WORDS_OF_MOVES)))
        given.refuse(f"expected a title without a word that moves need ({taken}), not {given}")
    return found


def _categories(given: Given) -> tuple[str, ...]:
    found = tuple(item.word(CATEGORIES, "a category") for item in given.items("categories"))
    if len(found) > 2 or len(set(found)) < len(found):
        given.refuse(f"expected at most two different categories, not {', '.join(found)}")
    return found


def one_in_its_set(_: Catalog, card: Any, sets: Sequence[str]) -> Bag:
    """The copies of what stands once in the file of its set."""
    return Bag({card.set: int(card.set in sets)})


class PrintedPart(NamedTuple):
    """The row of a set or a tile; one whose cards only have verbs of their own prints nothing beside Locations.

    Attributes:
        name: The option that adds it to a game, or what it is called among the facts of the catalog.
        keys: What it has in a card file, in order.
        read: The entries of a file that has one of ``keys`` as fields of the catalog, such as
            ``{"areas": {"area_east": ...}, "outposts": ...}``. Those of several files are put together.
        kind, type: The kind of what is printed, and its class; ``printed`` finds all of it in a catalog.
        apart: The key whose data counts in the digest of games with the part alone, not in all games with the set.
        joined_by: The set with which it comes into a game; else the option ``name`` adds it.
        is_tile: It stands in the file of tiles, and belongs to no set.
        copies: The copies of something printed in games with some sets, by set; None for one in the base set.
        back: The id of what is printed on its other side, if it has one.
        verbs: The verbs that only its cards have, as in `READINGS`.
    """

    name: str
    keys: tuple[str, ...] = ()
    read: Callable[[OpenFile, Given, Mapping[str, Given]], Mapping[str, Any]] = lambda *_: {}
    kind: str = ""
    type: type[Printed] | None = None
    printed: Callable[[Catalog], Iterable[Printed]] = lambda _: ()
    apart: str = ""
    joined_by: str = ""
    is_tile: bool = False
    copies: Callable[[Catalog, Any, Sequence[str]], Bag] | None = None
    back: Callable[[Catalog, Any], str] | None = None
    verbs: Mapping[str, vb.VerbReading] = {}
