"""What a match file of 51st State holds, and checks that its header is valid and agrees with the dealt game.

The events alone say what happened, but lists, the table and the account of a match take players, factions, opponent,
sets and options from the header.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.sets.moloch import hacked_sides, stack_of
from game.fiftyfirst.match.files.older import catalog_of, in_todays_words
from game.fiftyfirst.match.part import OTHER_MODULES
from game.fiftyfirst.match.sets import PARTS
from game.fiftyfirst.rules import parts as rules_parts
from game.fiftyfirst.rules.known import misshapen
from game.fiftyfirst.rules.messages import AnyCommand, AnyEvent
from game.fiftyfirst.rules.options import Options, has_own_discards
from game.fiftyfirst.rules.position.reading import check_agenda, read_options
from game.fiftyfirst.rules.position.writing import position_text
from game.fiftyfirst.rules.sets.headquarters.rules import has_headquarters
from game.fiftyfirst.rules.sets.moloch.machines import machines_in_play
from game.fiftyfirst.rules.sets.no_mans_land.messages import Outpost, map_of
from game.fiftyfirst.rules.state import SEATS, Game, GameState
from game.fiftyfirst.rules.supply import cards_in_play
from game.kernel.given import Given
from game.kernel.journal import Journal
from game.kernel.message import decoder
from game.kernel.refusal import Unreadable
from game.play import kind
from game.play.files.line import LONGEST_ID, Header, quoted, reason_of
from game.play.files.line import Line as AnyLine
from game.play.files.record import Record as AnyRecord

_SHOWN: Final = 5
"""Maximum cards named in a message."""

RULES = 10
"""Version of the rules and of the position text. It increases whenever a recorded match would be decided differently,
if only by a field of an event. Position hashes of other versions are not compared, and what they have recorded is
translated (`game.fiftyfirst.match.files.older`)."""

MatchJournal = Journal[AnyCommand, AnyEvent, GameState]

Line = AnyLine[AnyCommand, AnyEvent]

Record = AnyRecord[AnyCommand, AnyEvent, GameState]

_LINE = decoder(Line)


def read_line(text: bytes) -> Line:
    """A line after the header, in the words of these rules.

    Raises:
        msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError, LookupError, TypeError, AttributeError:
            it is not a line of a match file, or an older event lacks a field.
    """
    line: Line = _LINE.decode(in_todays_words(text))
    return line


def position_hash(game: Game, state: GameState) -> str:
    """The hash of a position, as it stands in match files."""
    return kind.text_hash(position_text(game, state))


SEATS_OF_MATCH: Final = range(1, len(SEATS) + 1)
"""The numbers of players; one plays against a virtual opponent."""
_SETS, _SOLO = "sets", "solo"


class _Chosen(msgspec.Struct, frozen=True):
    """What a header has besides the variants: the sets of cards, and the virtual opponent."""

    sets: tuple[str, ...]
    solo: str | None = None


def check_options(header: Header) -> None:
    """Check that every option has a known value; raises Unreadable."""
    try:
        msgspec.convert(header.options, _Chosen)
    except msgspec.ValidationError as error:
        raise Unreadable(reason_of(error)) from None
    read_options(Given(msgspec.to_builtins(options_of(header))))


def options_of(header: Header) -> Options:
    """The variants of a header; raises Unreadable."""
    try:
        return msgspec.convert(variants_of(header), Options)
    except msgspec.ValidationError as error:
        raise Unreadable(reason_of(error)) from None


def variants_of(header: Header) -> dict[str, Any]:
    """The variants of a header as they stand there."""
    return {name: value for name, value in header.options.items() if name not in (_SETS, _SOLO)}


def sets_of(header: Header) -> tuple[str, ...]:
    """The sets of cards of a header."""
    sets: tuple[str, ...] = header.options[_SETS]
    return sets


def solo_of(header: Header) -> str | None:
    """The virtual opponent of a header."""
    solo: str | None = header.options.get(_SOLO)
    return solo


def written_options(sets: Sequence[str], options: Options, solo: str | None) -> dict[str, Any]:
    """The options of a header: sets of cards, variants and the virtual opponent."""
    with_solo = {} if solo is None else {_SOLO: solo}
    return {_SETS: tuple(sets), **msgspec.to_builtins(options), **with_solo}


def game_of(header: Header, catalog: Catalog) -> Game:
    """The game of a recorded match, with the cards it was dealt from as far as they are known."""
    return Game(_catalog_of(header, catalog), sets_of(header), options_of(header))


def _catalog_of(header: Header, catalog: Catalog) -> Catalog:
    return catalog_of(catalog, sets_of(header), header.roles, options_of(header).modules, header.content)


def check_deal(header: Header, start: GameState) -> None:
    """Check that the game was dealt to the players of the header, with their factions, against its opponent.

    Raises:
        Unreadable: the header does not fit the deal; the error names no line.
    """
    if difference := next(_differences(header, start), None):
        raise Unreadable(f"the header does not fit the start of the game: {difference}")
    if (wrong := misshapen(start)) is not None:
        raise Unreadable(f"the start of this match cannot be understood: {shown_name(wrong)}")


def _differences(header: Header, start: GameState) -> Iterator[str]:
    if has_own_discards(sets_of(header)) != start.own_discards:
        yield "its sets have other discard piles"
    options = options_of(header)
    if any(part.lies and part.lies(start) != getattr(options, part.keys[0]) for part in rules_parts.PARTS):
        yield OTHER_MODULES
    for part in PARTS:
        if (other := part.other(sets_of(header), options, start)) is not None:
            yield other
    if len(header.seats) != len(start.people):
        yield f"expected {len(start.people)} seats"
    for seat, setup, player in zip(SEATS, header.seats, start.players, strict=False):
        if setup.role not in (None, player.faction):
            yield f"seat {seat} plays {shown_name(player.faction)}"
    dealt = start.automa.kind if start.automa else None
    if dealt is None and solo_of(header) is not None:
        yield "there is no virtual opponent"
    elif dealt is not None and solo_of(header) != dealt:
        yield f"the virtual opponent is {shown_name(dealt)}"


def check_cards(catalog: Catalog, start: GameState) -> None:
    """Check that no card of the match has been removed from its set since the match was dealt.

    Raises:
        Unreadable: a card is gone; the error names no line.
    """
    cards = cards_in_play(start)
    gone = sorted(cards.keys() - catalog.locations.keys())
    gone += [id for part in PARTS for id in part.gone(catalog, start)]
    if gone:
        named = ", ".join(map(shown_name, gone[:_SHOWN]))
        more = f" and {len(gone) - _SHOWN} more" if len(gone) > _SHOWN else ""
        raise Unreadable(f"the sets of this match no longer hold its cards {named}{more}")


def check_sets(header: Header, catalog: Catalog, start: GameState) -> None:
    """Check that the sets of the header have the dealt piles, and hold the dealt cards if their cards are the same.

    Raises:
        Unreadable: the header does not fit; the error names no line.
    """
    catalog = _catalog_of(header, catalog)
    if tuple(pile.colour for pile in start.piles) != catalog.colours(sets_of(header)):
        raise Unreadable("the header does not fit the start of the game: its sets have other piles of Connection cards")
    options = options_of(header)
    if (start.hq is not None) != has_headquarters(Game(catalog, sets_of(header), options)):
        raise Unreadable("the header does not fit the start of the game: its options have other HQ cards")
    if header.content != catalog.digest(sets_of(header), header.roles, options.modules):
        return
    printed = sum((Counter(catalog.copies(name)) for name in sets_of(header)), Counter[str]())
    cards = cards_in_play(start)
    strange = [card for card in _surplus(cards, printed) if not (start.machines and card in start.machines.sides)]
    if start.machines is not None:
        if start.machines.sides != hacked_sides(catalog, sets_of(header)):
            raise Unreadable("the header does not fit the start of the game: its sets have other Machines")
        strange += _surplus(machines_in_play(start.machines, cards), Counter(stack_of(catalog, sets_of(header))))
    if not _has_map_for(catalog, map_of(start)):
        raise Unreadable("the header does not fit the start of the game: its sets have another map")
    if strange:
        named = ", ".join(shown_name(card) for card in sorted(strange)[:_SHOWN])
        raise Unreadable(f"the header does not fit the start of the game: its sets do not hold {named}")


def check_questions(header: Header, catalog: Catalog, start: GameState) -> None:
    """Check that the start of a match allows the questions that it asks.

    Raises:
        Unreadable: without a place.
    """
    try:
        check_agenda(game_of(header, catalog), start)
    except Unreadable as error:
        raise Unreadable(f"the start of this match cannot be understood: {error.message}") from None


def can_go_on(game: Game, state: GameState) -> bool:
    """Whether a state in the course of a match asks something, and allows what it asks, unless the game is over."""
    if state.is_over or state.question is None:
        return state.is_over
    try:
        check_agenda(game, state)
    except Unreadable:
        return False
    return True


def _has_map_for(catalog: Catalog, outposts: Mapping[str, Outpost]) -> bool:
    """Whether the Areas of these Outposts are on the map, and each player has markers enough for them (R45.1)."""
    markers = catalog.outposts.markers if catalog.outposts else 0
    held = Counter(outpost.owner for outpost in outposts.values())
    return outposts.keys() <= catalog.areas.keys() and all(count <= markers for count in held.values())


def _surplus(in_play: Mapping[str, int], printed: Mapping[str, int]) -> list[str]:
    """The cards with more copies in play than are printed."""
    return [card for card, count in in_play.items() if count > printed.get(card, 0)]


def shown_name(name: str) -> str:
    """An id as it is, or quoted if it is not a valid one."""
    return name if name.isidentifier() and len(name) <= LONGEST_ID else quoted(name)
