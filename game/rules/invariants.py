"""Invariants of every state; `problems` lists the broken ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from game.cards.area import LEVELS
from game.cards.catalog import Catalog
from game.cards.vocabulary import CODE_GOODS, TOKENS
from game.kernel.bag import Bag
from game.kernel.memo import recalled
from game.kernel.seats import Seat
from game.rules.discard_piles import discarded_cards
from game.rules.effects.store import fits
from game.rules.expansions import has_own_discards, phases
from game.rules.game import Game
from game.rules.modules import has_arena, has_borders, has_districts
from game.rules.sets.borders.neighbours import pairs
from game.rules.sets.districts.messages import DistrictBoard
from game.rules.sets.headquarters.claimable import has_headquarters
from game.rules.sets.moloch.deploy import markers_to_hack
from game.rules.sets.moloch.machines import RED, holds_too_much
from game.rules.sets.moloch.messages import Machines
from game.rules.sets.no_mans_land.outposts import levels_of
from game.rules.solo.kinds import KINDS
from game.rules.state import END_VP, VIRTUAL, Automa, GameState, Player, Question, Site
from game.rules.supply import COMPONENTS, tokens_out

_TOKENS = frozenset(TOKENS)


def problems(game: Game, state: GameState) -> tuple[str, ...]:
    """One sentence for each broken invariant; empty for a sound state."""
    return (
        *_card_problems(game, state),
        *_machine_problems(game, state),
        *_map_problems(game, state),
        *_hq_problems(game, state),
        *(_module_problems(game, state) if game.options.modules or _has_modules(state) else ()),
        *_discard_problems(game, state),
        *(f"{seat}: {problem}" for seat in state.people for problem in _player_problems(game, state.player(seat))),
        *(_opponent_problems(game, state, state.automa) if state.automa else ()),
        *_token_problems(game, state),
        *_production_problems(state),
        *_blocked_problems(state),
        *_frame_problems(game, state),
    )


def cards_in_play(state: GameState) -> Counter[str]:
    """All Location cards of the game, in every place, with the number of their copies."""
    cards = [*state.deck, *discarded_cards(state), *state.offer]
    for player in state.players:
        cards += (*player.hand, *player.deals, *[site.card for site in player.sites])
    if state.automa:
        cards += state.automa.cards
    return Counter(cards)


def machines_in_play(machines: Machines, cards: Mapping[str, int]) -> Counter[str]:
    """All Machines of the game, in every place, with the number of their copies; ``cards`` are the Location cards in
    play, hacked ones among them."""
    found = Counter([*machines.stack, *machines.discard, *[one.card for one in machines.deployed]])
    for card, machine in machines.sides.items():
        found[machine] += cards.get(card, 0)
    return found


def connections_in_play(state: GameState) -> Counter[str]:
    """All Connection cards of the game, in every place, with the number of their copies."""
    cards = list(state.connection_discard)
    for pile in state.piles:
        cards += (*pile.cards, pile.face_up) if pile.face_up else pile.cards
    for player in state.players:
        cards += player.connections
    return Counter(cards)


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
    if state.machines is not None:
        yield from _surplus(machines_in_play(state.machines, cards), Counter(game.catalog.stack(game.sets)))
        cards = Counter({card: count for card, count in cards.items() if card not in state.machines.sides})
    yield from _surplus(cards, _printed_cards(game.catalog, game.sets))
    yield from _surplus(connections_in_play(state), _printed_connections(game.catalog, game.sets))


def _surplus(in_play: Mapping[str, int], printed: Mapping[str, int]) -> Iterator[str]:
    for card, count in in_play.items():
        if count > printed[card]:
            yield f"{count} copies of {card} are in play, {printed[card]} exist"


def _machine_problems(game: Game, state: GameState) -> Iterator[str]:
    """R44, R53.3: Machines are in games with Moloch alone, goods lie on them only where players help each other."""
    machines = state.machines
    if game.catalog.has_machines(game.sets) != (machines is not None):
        yield "the sets of the game have other Machines"
    if machines is None:
        if any(player.stopped for player in state.players):
            yield "actions are stopped without Machines"
        return
    if not _has_both_sides(game, machines):
        yield "the Machines have other sides than those that exist"
    if any(one.goods for one in machines.deployed) and not game.options.moloch_coop:
        yield "goods lie on a Machine in a game that is not cooperative"
    for one in machines.deployed:
        if unknown := one.goods.keys() - {*CODE_GOODS, "ammo", *RED}:
            yield f"{one.card} cannot hold {sorted(unknown)}"
        elif one.card in game.catalog.machines and holds_too_much(game.catalog.machines[one.card].cost, one.goods):
            yield f"{one.card} holds more than its code takes"
    if (machines.server_room is not None) != game.options.server_room:
        yield "the server room does not agree with the options"
    if (machines.server_room or 0) > markers_to_hack(game, state):
        yield f"{machines.server_room} markers lie in the server room"
    if state.phase not in ("assault", "deploy", "action", "cleanup") and any(
        player.stopped for player in state.players
    ):
        yield "actions are stopped before the Assault phase"


def _hq_problems(game: Game, state: GameState) -> Iterator[str]:
    """R52.1: a game with the option `hq` has each of its HQ cards once, and no more of them than players."""
    cards = Counter([*(state.hq or ()), *[card for player in state.players for card in player.hq]])
    if has_headquarters(game) != (state.hq is not None):
        yield "the HQ cards do not agree with the options"
    if cards and state.hq is None:
        yield "HQ cards are claimed in a game without them"
        return
    if not cards:
        return
    yield from _surplus(cards, Counter(game.catalog.hq_cards(game.sets)))
    if cards.total() > len(state.players):
        yield f"{cards.total()} HQ cards for {len(state.players)} players"


def _has_both_sides(game: Game, machines: Machines) -> bool:
    """Whether each Machine has one of the hacked sides to which its code hints: in an imagined world it can be another
    than in truth."""
    catalog, printed = game.catalog, game.catalog.hacked_sides(game.sets)
    if machines.sides.keys() != printed.keys() or set(machines.sides.values()) != set(printed.values()):
        return False
    return all(
        catalog.locations[card].type == catalog.machines[machine].hacked_type
        for card, machine in machines.sides.items()
    )


def _map_problems(game: Game, state: GameState) -> Iterator[str]:
    """R45.1, R45.2: Outposts are in games with No Man's Land alone, no more of a seat than it has markers."""
    catalog = game.catalog
    if catalog.has_map(game.sets) != (state.outposts is not None):
        yield "the sets of the game have another map"
    if catalog.outposts is None or state.outposts is None:
        return
    for area, outpost in state.outposts.items():
        if area not in catalog.areas or outpost.owner not in state.seats or not 1 <= outpost.level <= LEVELS:
            yield f"there is no such Outpost: {area} {outpost}"
    for seat in state.seats:
        if len(levels_of(state, seat)) > catalog.outposts.markers:
            yield f"{seat} has {len(levels_of(state, seat))} Outposts"
    if state.phase not in ("action", "cleanup") and any(outpost.shield for outpost in state.outposts.values()):
        yield "a shield lies on an Area outside the Action phase"


def _has_modules(state: GameState) -> bool:
    return bool(state.borders) or state.arena is not None or state.districts is not None


def _module_problems(game: Game, state: GameState) -> Iterator[str]:
    """R53: border tiles, the Arena and districts are in games with their options alone."""
    there = (bool(state.borders), state.arena is not None, state.districts is not None)
    if there != (has_borders(game), has_arena(game), has_districts(game)):
        yield "border tiles, Arena or districts do not agree with the options"
        return
    yield from _border_problems(game, state)
    yield from _arena_problems(game, state.arena or {}, state.people)
    yield from _district_problems(game, state.districts or (), state.people)


def _border_problems(game: Game, state: GameState) -> Iterator[str]:
    if not state.borders:
        return
    if tuple([border.between for border in state.borders]) != pairs(state.people):
        yield "the border tiles do not lie between the neighbours"
    tiles = [game.catalog.tile_of_side.get(border.side) for border in state.borders]
    if any(tile is None or tile.fewest_players > len(state.people) or tiles.count(tile) > 1 for tile in tiles):
        yield "the border tiles are not different ones for so many players"


def _arena_problems(game: Game, arena: Mapping[Seat, Bag], people: Sequence[Seat]) -> Iterator[str]:
    if astray := arena.keys() - set(people):
        yield f"workers of {sorted(astray)} are in the Arena"
    known = game.catalog.arena.equip if game.catalog.arena else {}
    if unknown := {good for gear in arena.values() for good in gear} - known.keys():
        yield f"workers in the Arena cannot hold {sorted(unknown)}"


def _district_problems(game: Game, boards: Sequence[DistrictBoard], people: Sequence[Seat]) -> Iterator[str]:
    known = [board.district for board in boards]
    if known != [district for district in game.catalog.districts if district in known]:
        yield "the districts in play are not different ones in their order"
    for board in boards:
        if len(set(board.deals)) < len(board.deals) or not set(board.deals) <= set(people):
            yield f"{board.district} has Deals with {list(board.deals)}"
        if unknown := board.goods.keys() - {*TOKENS, "vp"}:
            yield f"{board.district} cannot hold {sorted(unknown)}"


def _discard_problems(game: Game, state: GameState) -> Iterator[str]:
    """R3.3, R42.1: either all seats share one discard pile, or each has its own."""
    if state.own_discards != has_own_discards(game.sets):
        yield "the sets of the game have other discard piles"
    if state.discard and state.own_discards:
        yield "cards lie on a common discard pile where each seat has its own"
    if not state.own_discards and any(player.discard for player in state.players):
        yield "cards lie on a seat's own discard pile where all share one"


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
