"""Invariants of every state; `problems` lists the broken ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.vocabulary import TOKENS
from game.fiftyfirst.rules.effects.store import fits
from game.fiftyfirst.rules.options import phases
from game.fiftyfirst.rules.parts import PARTS
from game.fiftyfirst.rules.solo.kinds import KINDS
from game.fiftyfirst.rules.state import END_VP, VIRTUAL, Automa, Game, GameState, Player, Question, Site
from game.fiftyfirst.rules.supply import COMPONENTS, cards_in_play, connections_in_play, surplus, tokens_out
from game.kernel.bag import Bag
from game.kernel.memo import recalled

_TOKENS = frozenset(TOKENS)


def problems(game: Game, state: GameState) -> tuple[str, ...]:
    """One sentence for each broken invariant; empty for a sound state."""
    return (
        *_card_problems(game, state),
        *(
            f"{part.keys[0]}: not as the options say"
            for part in PARTS
            if part.in_game and part.lies and part.in_game(game) != part.lies(state)
        ),
        *(problem for part in PARTS for problem in part.problems(game, state)),
        *(f"{seat}: {problem}" for seat in state.people for problem in _player_problems(game, state.player(seat))),
        *(_opponent_problems(game, state, state.automa) if state.automa else ()),
        *_token_problems(game, state),
        *_production_problems(state),
        *_blocked_problems(state),
        *_frame_problems(game, state),
    )


@lru_cache(maxsize=8)
def _printed_cards(catalog: Catalog, sets: tuple[str, ...]) -> Mapping[str, int]:
    """Location card -> its copies in the sets; cards of other sets have 0."""
    return Bag(Counter(catalog.deck(sets)))


@lru_cache(maxsize=8)
def _printed_connections(catalog: Catalog, sets: tuple[str, ...]) -> Mapping[str, int]:
    """Connection card -> its copies in a game with the sets."""
    return Bag(Counter(card for colour in catalog.colours(sets) for card in catalog.pile(colour, sets)))


def _card_problems(game: Game, state: GameState) -> Iterator[str]:
    """No card has more copies in play than are printed. A position may leave some out."""
    cards = cards_in_play(state)
    for part in PARTS:
        for card in part.cards_apart(state) if part.cards_apart else ():
            del cards[card]
    yield from surplus(cards, _printed_cards(game.catalog, game.sets))
    yield from surplus(connections_in_play(state), _printed_connections(game.catalog, game.sets))


@recalled(16)
def _player_problems(game: Game, player: Player) -> tuple[str, ...]:
    """What is wrong with one player: looked at anew only when something of theirs has changed."""
    found = []
    if player.faction not in game.catalog.factions:
        found.append(f"there is no faction {player.faction}")
    if player.vp < 0:
        found.append(f"{player.vp} VP")
    if unknown := player.goods.keys() - _TOKENS:
        found.append(f"the supply cannot hold {sorted(unknown)}")
    if player.top is not None and player.top not in (Counter(player.hand) - Counter(player.kept or player.hand)):
        found.append(f"{player.top} is to lie on top and was not discarded")
    found += [f"{site.card} {problem}" for site in player.sites for problem in _site_problems(game, site)]
    return tuple(found)


def _opponent_problems(game: Game, state: GameState, automa: Automa) -> Iterator[str]:
    """R30.2, R32: one human plays against it; only Borgo has Ruins, Brawlers, and the first player token."""
    kind, opponent = KINDS.get(automa.kind), state.player(VIRTUAL)
    if kind is None:
        yield f"there is no virtual opponent {automa.kind}"
        return
    if len(state.people) != 1:
        yield f"{len(state.people)} players against the virtual opponent"
    if opponent.vp < 0 or automa.brawlers < 0:
        yield f"{VIRTUAL}: {opponent.vp} VP, {automa.brawlers} Brawlers"
    if opponent.faction or opponent.goods or opponent.connections or opponent.deals or opponent.used:
        yield f"{VIRTUAL}: the virtual opponent has only VP and a State"
    if automa.stage not in kind.stages:
        yield f"{VIRTUAL}: {automa.stage} is no stage of {automa.kind}"
    for stage in ("merchant", "development"):
        if automa.pile(stage) and stage not in kind.stages:
            yield f"{VIRTUAL}: {automa.kind} has no {stage} pile"
    borgos = automa.brawlers or automa.action_pile or any(site.ruin for site in opponent.sites)
    if not kind.has_brawlers and (borgos or state.first_player == VIRTUAL):
        yield f"{VIRTUAL}: only Borgo has Ruins, Brawlers, cards to act by and the first player token"
    for site in opponent.sites:
        yield from (f"{VIRTUAL}: {site.card} {problem}" for problem in _site_problems(game, site))
        if site.goods or site.stored or site.used or site.marks:
            yield f"{VIRTUAL}: {site.card} holds goods or was used"


def _site_problems(game: Game, site: Site) -> Iterator[str]:
    location = game.catalog.locations[site.card]
    if site.ruin and site != Site(site.id, site.card, ruin=True, goods=site.goods, drawn=site.drawn):
        yield "is a Ruin and has more on it than goods"
    if site.drawn and not site.ruin:
        yield "was drawn as a Ruin and is none"
    if site.used > location.uses:
        yield f"was used {site.used} times"
    if site.stopped and not 0 < location.uses == site.used:
        yield "is stopped by a Machine and has uses left"
    if site.worker and not location.is_open:
        yield "holds a visitor's worker and is no Open Production"
    if site.shield and location.has_printed_shield:
        yield "holds a shield and has one printed"
    if site.goods and not (site.ruin or location.places_goods):
        yield "holds goods and does not place any"
    if site.stored and not fits(site.stored, location.storage):
        yield "stores what it cannot store"


def _token_problems(game: Game, state: GameState) -> Iterator[str]:
    if not game.options.tokens_limited:
        return
    for good, count in tokens_out(state).items():
        if count > COMPONENTS.get(good, count):
            yield f"{count} {good} tokens are in play, {COMPONENTS[good]} exist"


def _production_problems(state: GameState) -> Iterator[str]:
    """R41: nothing is produced or diverted outside the Production phase."""
    if state.phase == "production":
        return
    for player in state.players:
        if player.produced:
            yield f"{dict(player.produced)} is produced outside the Production phase"
    if any(site.diverted for player in state.players for site in player.sites):
        yield "a production is taken outside the Production phase"


def _blocked_problems(state: GameState) -> Iterator[str]:
    """R43.8.3: a Location is blocked from an action until Cleanup."""
    if state.phase not in ("action", "cleanup") and any(site.blocked for one in state.players for site in one.sites):
        yield "a Location is blocked outside the Action phase"


def _frame_problems(game: Game, state: GameState) -> Iterator[str]:
    factions = [player.faction for player in state.players]
    if len(set(factions)) < len(factions):
        yield "a faction is taken twice"
    numbers = [site.id for player in state.players for site in player.sites]
    if len(set(numbers)) < len(numbers) or max(numbers, default=-1) >= state.next_site:
        yield "two Sites have the same number"
    if state.phase not in phases(game.sets):
        yield f"there is no phase {state.phase}"
    if not state.end_triggered and any(player.vp >= END_VP for player in state.players):
        yield "somebody has 25 VP and the end is not triggered"
    if not state.is_over and not (state.agenda and isinstance(state.agenda[-1], Question)):
        yield "nothing is awaited and the game is not over"
