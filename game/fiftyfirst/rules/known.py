"""Whether this program knows everything that a state, event or command names: cards, goods, seats, phases, Sites.

The rules themselves only produce what they know, but a match file of other rules may name anything, for which there
would be neither pictures nor words.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import lru_cache
from typing import Any, Final

import msgspec

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.vocabulary import BORGO_ACTIONS, CATEGORIES, EXCHANGING, GAINS, PILES
from game.fiftyfirst.rules import references as ref
from game.fiftyfirst.rules.commands import Command
from game.fiftyfirst.rules.discards import NAMED_ONE_BY_ONE
from game.fiftyfirst.rules.parts import PARTS
from game.fiftyfirst.rules.phases.scoring import SOURCES
from game.fiftyfirst.rules.solo.kinds import KINDS
from game.fiftyfirst.rules.state import PHASES, SEATS, VIRTUAL, GameState
from game.fiftyfirst.rules.supply import cards_in_play, connections_in_play
from game.kernel.bag import Bag
from game.kernel.reference import Reference, mentions
from game.kernel.seats import SEAT, Seat

HIGHEST: Final = 9_999
"""The highest accepted number of anything, far beyond what a game can reach."""

MOST_OWN: Final = 500
"""The most cards, Sites or the like that a player can have in one place, far more than a game can bring."""

MOST_OFFERED: Final = 100
"""The most cards that are offered at once."""

MOST_SHARED: Final = 10_000
"""The most cards in a pile of all players."""

_STAGES: Final = frozenset(stage for kind in KINDS.values() for stage in kind.stages)
_PILES_OF_OPPONENT: Final = (*_STAGES, "action")


def unknown_in_state(catalog: Catalog, state: GameState) -> str | None:
    """The first unknown name or number in a state, as text; None if all are known."""
    return next(_unknown(catalog, state), None)


def unknown_in_message(catalog: Catalog, state: GameState, message: msgspec.Struct) -> str | None:
    """The first unknown name or number in an event or command of a match in ``state``; None if all are known."""
    if isinstance(message, Command):
        for reference, value in mentions(message):
            if reference is ref.SITE and state.find_site(value) is None:
                return str(value)[:20]
    return next(_unknown_parts(catalog, state, message), None)


def misshapen(state: GameState) -> str | None:
    """Why a state is impossible whatever the cards (seats, phase, piles or a number); None if it is possible."""
    count = len(state.players)
    if not (count == 2 if state.automa else 2 <= count <= len(SEATS)):
        return f"{count} players"
    named: tuple[Seat, ...] = (state.first_player, *state.winners, *(score.seat for score in state.scores))
    named += tuple([seat for part in PARTS for seat in part.seats(state)])
    if (astray := next((seat for seat in named if seat not in state.seats), None)) is not None:
        return astray
    if state.scores and {score.seat for score in state.scores} != set(state.seats):
        return "scores"
    if state.phase not in PHASES:
        return state.phase
    colours = {pile.colour for pile in state.piles}
    if len(colours) < len(state.piles) or not colours <= set(PILES):
        return "piles"
    if (number := next((number for number in _numbers(state) if not -HIGHEST <= number <= HIGHEST), None)) is not None:
        return str(number)[:20]
    return crowded(state)


def crowded(state: GameState) -> str | None:
    """What of a state is longer than it may be, with its length; None if nothing is."""
    for player in state.players:
        own = (
            player.hand, player.kept or (), player.connections, player.sites, player.deals, player.used, player.discard,
            player.stopped, player.hq,
        )  # fmt: skip
        if (most := max(map(len, own))) > MOST_OWN:
            return f"{most} things of a player in one place"
    automa = state.automa
    if len(state.offer) > MOST_OFFERED:
        return f"{len(state.offer)} cards on offer"
    piles = [state.deck, state.discard, state.connection_discard, *(pile.cards for pile in state.piles)]
    if automa:
        piles += [automa.attack_pile, automa.merchant_pile, automa.development_pile, automa.action_pile]
    lists = (*piles, state.agenda, *[held for part in PARTS for held in part.lists(state)])
    if (most := max(map(len, lists))) > MOST_SHARED:
        return f"{most} cards in one place"
    return None


def _numbers(state: GameState) -> Iterator[int]:
    yield from (state.round, state.draft, state.next_site)
    for player in state.players:
        yield from (player.vp, *player.goods.values(), *player.produced.values())
        for site in player.sites:
            yield from (site.id, site.used, *site.goods.values(), *site.stored.values(), *site.marks.values())
    for score in state.scores:
        yield from (score.vp, score.locations, score.total, score.goods, score.lost)
    for part in PARTS:
        yield from part.numbers(state)
        yield from (count for goods in part.goods(state) for count in goods.values())
    if state.automa:
        yield state.automa.brawlers


def _unknown(catalog: Catalog, state: GameState) -> Iterator[str]:
    if (wrong := misshapen(state)) is not None:
        yield wrong
    yield from (card for card in cards_in_play(state) if card not in catalog.locations)
    yield from (card for card in connections_in_play(state) if card not in catalog.connections)
    for part in PARTS:
        yield from part.unknown(catalog, state)
        yield from _unknown_goods(*part.goods(state))
    for seat in state.seats:
        player = state.player(seat)
        if player.faction not in (("",) if seat == VIRTUAL else catalog.factions):
            yield player.faction
        yield from (card for card in (*(player.kept or ()), player.top) if card and card not in catalog.locations)
        faction = catalog.factions.get(player.faction)
        yield from (used.action for used in player.used if not (faction and faction.use(used.action)))
        yield from (action for action in player.stopped if action not in _uses(catalog))
        yield from _unknown_goods(player.goods, player.produced, *(used.marks for used in player.used))
        for site in player.sites:
            yield from _unknown_goods(site.goods, site.stored, site.marks)
    if state.automa and state.automa.kind not in KINDS:
        yield state.automa.kind
    if state.automa and state.automa.stage not in _STAGES:
        yield state.automa.stage
    for step in state.agenda:
        yield from _unknown_parts(catalog, state, step)


def _unknown_goods(*bags: Bag) -> Iterator[str]:
    yield from (good for bag in bags for good in bag if good not in GAINS)


def _unknown_parts(catalog: Catalog, state: GameState, message: msgspec.Struct) -> Iterator[str]:
    """What a message mentions that is not there, and numbers that are too high."""
    for reference, value in mentions(message):
        if isinstance(value, Bag):
            yield from _unknown_goods(value)
            yield from (str(count)[:20] for count in value.values() if count > HIGHEST)
        elif reference in _ALL:
            if value not in _ALL[reference](catalog, state):
                yield str(value)[:20]
        elif isinstance(value, int) and not -HIGHEST <= value <= HIGHEST:
            yield str(value)[:20]


@lru_cache(maxsize=8)
def _printed(catalog: Catalog) -> Collection[str]:
    return frozenset(catalog.printed.keys() - catalog.tiles.keys())


@lru_cache(maxsize=8)
def _deals(catalog: Catalog) -> Collection[str]:
    return frozenset((*catalog.locations, *catalog.districts))


@lru_cache(maxsize=8)
def _uses(catalog: Catalog) -> Collection[str]:
    """The names of all uses of faction boards, and of what Borgo does."""
    uses = [use.name for faction in catalog.factions.values() for use in faction.uses]
    return frozenset((*uses, *BORGO_ACTIONS, "standard", EXCHANGING))


_ALL: Final[Mapping[Reference | None, Callable[[Catalog, GameState], Collection[Any]]]] = {
    SEAT: lambda _, state: state.seats,
    ref.PLAYER: lambda _, state: state.people,
    ref.LOCATION: lambda catalog, _: catalog.locations,
    ref.CONNECTION: lambda catalog, _: catalog.connections,
    ref.DEAL: lambda catalog, _: _deals(catalog),
    ref.PRINTED: lambda catalog, _: _printed(catalog),
    ref.USE: lambda catalog, _: _uses(catalog),
    ref.BORGO_ACTION: lambda *_: BORGO_ACTIONS,
    ref.GOOD: lambda *_: GAINS,
    ref.DISCARDED_GOOD: lambda *_: NAMED_ONE_BY_ONE,
    ref.CATEGORY: lambda *_: CATEGORIES,
    ref.COLOUR: lambda *_: PILES,
    ref.PILE: lambda *_: _PILES_OF_OPPONENT,
    ref.STAGE: lambda *_: _STAGES,
    ref.PHASE: lambda *_: PHASES,
    ref.SOURCE_KIND: lambda *_: SOURCES,
    ref.ASKING_KIND: lambda *_: SOURCES,
    **{reference: known for part in PARTS for reference, known in part.known.items()},
}
"""What a reference can name -> all of these that there are. Not among them are Sites, which an event may bring."""
