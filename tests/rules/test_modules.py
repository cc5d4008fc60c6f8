"""R53.1, R53.2, R53.4: what scenarios cannot show. How tiles are dealt, every combination, who wins the Arena, what is
seen, what comes from listings, and what is spared where a module is left out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import product
from random import Random

import pytest
from msgspec.structs import replace

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.sets.arena import arena_of
from game.fiftyfirst.cards.sets.borders import tile_of_side
from game.fiftyfirst.rules import events as ev
from game.fiftyfirst.rules import state as st
from game.fiftyfirst.rules.chapter import Chapter
from game.fiftyfirst.rules.dealing import new_game
from game.fiftyfirst.rules.decide import CHAPTERS, decide, legal_commands
from game.fiftyfirst.rules.events import fold
from game.fiftyfirst.rules.imagine import Witnessed, imagine
from game.fiftyfirst.rules.invariants import problems
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.notation import write_move
from game.fiftyfirst.rules.options import MODULES, Options, sets_of_game
from game.fiftyfirst.rules.position.known import known_position
from game.fiftyfirst.rules.position.reading import read_position
from game.fiftyfirst.rules.position.writing import position_text, write_position
from game.fiftyfirst.rules.sets.arena.messages import EnterArena, EquipFighter
from game.fiftyfirst.rules.sets.arena.rules import champion_points, leader
from game.fiftyfirst.rules.sets.borders.messages import ActivateBorder, Border
from game.fiftyfirst.rules.sets.borders.rules import pairs
from game.fiftyfirst.rules.sets.districts.messages import (
    DealWithDistrict,
    DistrictBoard,
    DistrictProduced,
    DistrictRazed,
    RazeDistrict,
)
from game.fiftyfirst.rules.state import Game
from game.fiftyfirst.rules.steps import ChooseDiscarded
from game.fiftyfirst.rules.view import view
from game.kernel.bag import Bag
from game.kernel.chance import Chance
from game.kernel.refusal import Refusal
from game.kernel.seats import EVERYONE, SEATS
from tests.rules.play import CUT_OFF
from tests.rules.tables import TABLES, command, played, position_with

ALL = Options(borders=True, arena=True, districts=True)
EXPANSIONS = ("new_era", "winter", "scavengers", "allies", "moloch")
each_table = pytest.mark.parametrize(("players", "solo"), TABLES)
position = partial(position_with, ("base",))
_OF_MODULES = (ActivateBorder, EnterArena, EquipFighter, DealWithDistrict, RazeDistrict)


# ---------------------------------------------------------------------- the deal
@each_table
def test_a_tile_lies_between_each_two_neighbours(catalog: Catalog, players: int, solo: str | None) -> None:
    """R53.1: 1, 1, 3 and 4 different tiles, none for more players, and every fitting side comes up some time."""
    game, seen = Game(catalog, options=ALL), set[str]()
    for seed in range(60):
        state = new_game(game, [None] * players, seed, solo).state
        tiles = [tile_of_side(catalog)[border.side] for border in state.borders]
        assert len({tile.id for tile in tiles}) == len(tiles) == {1: 1, 2: 1, 3: 3, 4: 4}[players]
        assert all(tile.fewest_players <= players for tile in tiles)
        seats = [border.between for border in state.borders]
        assert seats == [
            tuple([SEATS[place], SEATS[(place + 1) % players]][: min(2, players)]) for place in range(len(tiles))
        ]
        seen |= {border.side for border in state.borders}
        assert problems(game, state) == ()
    fitting = [tile for tile in catalog.border_tiles.values() if tile.fewest_players <= players]
    assert seen == {side.id for tile in fitting for side in tile.sides}


def test_neighbours_of_four() -> None:
    assert pairs("ABCD") == (("A", "B"), ("B", "C"), ("C", "D"), ("D", "A"))


@each_table
def test_arena_and_districts_at_the_start(catalog: Catalog, players: int, solo: str | None) -> None:
    state = new_game(Game(catalog, options=ALL), [None] * players, 5, solo).state
    assert state.arena == {}
    assert state.districts == tuple(
        DistrictBoard(district.id, district.setup) for district in catalog.districts.values()
    )


@each_table
def test_modules_leave_the_other_cards_as_they_are_dealt(catalog: Catalog, players: int, solo: str | None) -> None:
    bare = new_game(Game(catalog, ("base", "winter")), [None] * players, 5, solo).state
    full = new_game(Game(catalog, ("base", "winter"), ALL), [None] * players, 5, solo).state
    assert replace(full, borders=(), arena=None, districts=None, chance=bare.chance) == bare


def test_a_catalog_without_the_file_plays_without_modules(catalog: Catalog) -> None:
    bare = replace(catalog, border_tiles={}, tiles={}, districts={}, apart={})
    game = Game(bare, options=ALL)
    state = new_game(game, [None, None], 5).state
    assert (state.borders, state.arena, state.districts) == ((), None, None)
    assert problems(game, state) == ()


def test_data_of_a_module_counts_in_games_with_it(catalog: Catalog) -> None:
    others = {name: facts for name, facts in catalog.apart.items() if name not in MODULES[1:]}
    bare = replace(catalog, apart=others)
    for sets in (("base", "promo_2"), ("base", "moloch", "promo_2")):
        assert catalog.digest(sets) == bare.digest(sets)
        digests = {catalog.digest(sets, (), chosen) for chosen in ((), *[(module,) for module in MODULES], MODULES)}
        assert len(digests) == 6
    assert ALL.modules == ("borders", "arena", "districts")
    assert Options(arena=True).modules == ("arena",)


# ---------------------------------------------------------------------- whole games
def _wished(game: Game, state: st.GameState, random: Random) -> AnyCommand:
    """A random move, of a module wherever there is one."""
    assert state.to_move is not None
    legal = legal_commands(game, state, state.to_move)
    wished = [move for move in legal if isinstance(move, _OF_MODULES)]
    return random.choice(wished if wished and random.random() < 0.6 else legal)


def _check_position(game: Game, state: st.GameState) -> None:
    written = write_position(game, state)
    again, read = read_position(game.catalog, written)
    assert again.options == game.options
    assert position_text(game, read) == position_text(game, state)
    for seat in state.people:
        world = imagine(game, state, seat, Chance(5))
        assert view(game, world, seat) == view(game, state, seat)
        known = known_position(game, state, seat, Witnessed())
        for key in ALL.modules:
            assert known.get(key) == written.get(key)


@pytest.mark.parametrize("chosen", list(product((False, True), repeat=3)))
def test_every_combination_of_modules_and_sets_starts_and_plays(
    catalog: Catalog, chosen: tuple[bool, bool, bool]
) -> None:
    options = Options(borders=chosen[0], arena=chosen[1], districts=chosen[2])
    for number, (expansion, promos) in enumerate(product((*EXPANSIONS, None), ((), ("promo_1", "promo_2")))):
        sets = sets_of_game(catalog, ["base", *[name for name in (expansion,) if name], *promos])
        game = Game(catalog, sets, options)
        players, solo = TABLES[number % len(TABLES)]
        random, state = Random(number), new_game(game, [None] * players, number, solo).state
        for _ in range(40):
            if state.is_over:
                break
            move = _wished(game, state, random)
            outcome = decide(game, state, move)
            assert not isinstance(outcome, Refusal)
            state = outcome.state
            assert problems(game, state) == ()
        there = (bool(state.borders), state.arena is not None, state.districts is not None)
        assert there == chosen


# ---------------------------------------------------------------------- listings
def test_chapters_of_modules_say_which_games_need_them(catalog: Catalog) -> None:
    about: Mapping[str, Sequence[type[AnyCommand]]] = {
        "borders": [ActivateBorder],
        "arena": [EnterArena, EquipFighter],
        "districts": [DealWithDistrict, RazeDistrict],
    }
    for name, kinds in about.items():
        for kind in kinds:
            needs = CHAPTERS[kind].needs
            assert needs is not None
            for other in ALL.modules:
                assert needs(Game(catalog, options=replace(Options(), **{other: True}))) == (other == name)
            assert not needs(Game(catalog))
    assert Chapter._field_defaults == {"needs": None}


def test_moves_with_one_word_are_sorted_together(catalog: Catalog) -> None:
    """Titles of a pack may begin with small letters, before or after `district`."""
    titles = {"docks": "aerie", "school": "dizzy Mill", "camp": "zoo"}
    odd = replace(
        catalog,
        locations={
            id: replace(card, title=titles[id]) if id in titles else card for id, card in catalog.locations.items()
        },
    )
    game, state = position(
        odd,
        {"goods": {"blue": 9, "red": 9}, "hand": ["aerie", "dizzy Mill", "zoo", "Pub"]},
        {"state": ["aerie", "Huge Machinery"]},
        options={"districts": True},
    )
    texts = [write_move(game, state, move) for move in legal_commands(game, state, "A")]
    assert texts == sorted(texts)
    razes = [text for text in texts if text.startswith("raze ")]
    assert razes[:3] == ["raze B:Huge Machinery", "raze B:aerie", "raze Pub"]
    assert razes[3:] == [
        "raze aerie", "raze district Foundry Quarter", "raze district Gasworks Row", "raze district Lantern Market",
        "raze dizzy Mill", "raze zoo",
    ]  # fmt: skip


# ---------------------------------------------------------------------- borders
def test_whoever_activates_a_tile_turns_it_for_both(catalog: Catalog) -> None:
    """R53.1: against a plain model, in random games: only the tile that was used is flipped, by who sits beside it."""
    game, used = Game(catalog, options=ALL), 0
    for seed in range(4):
        random, state = Random(seed), new_game(game, [None] * 4, seed).state
        for _ in range(200):
            if state.is_over:
                break
            move = _wished(game, state, random)
            outcome = decide(game, state, move)
            assert not isinstance(outcome, Refusal)
            up = {border.between: border.side for border in state.borders}
            if isinstance(move, ActivateBorder):
                used += 1
                (between,) = [seats for seats, side in up.items() if side == move.side]
                assert move.seat in between
                sides = [side.id for side in tile_of_side(catalog)[move.side].sides]
                up[between] = next(side for side in sides if side != move.side)
            assert {border.between: border.side for border in outcome.state.borders} == up
            state = outcome.state
    assert used > 20


def _between(*sides: str) -> list[dict[str, object]]:
    return [{"side": side, "between": list(between)} for side, between in zip(sides, pairs("ABC"), strict=True)]


def test_a_tribute_is_asked_for_where_there_is_too_much_to_choose(catalog: Catalog) -> None:
    """A-08: more than a hundred different cards cannot be listed."""
    tiles = _between("Tribute to Borgo", "Expedition to Moloch", "Crossing by Night")
    sets = ["base", "winter"]
    hand = list(dict.fromkeys(catalog.deck(sets)))[:101]
    game, state = read_position(
        catalog,
        {
            "sets": sets,
            "options": {"borders": True},
            "borders": tiles,
            "players": {
                "A": {"faction": "new_york", "hand": hand},
                "B": {"faction": "mutants_union"},
                "C": {"faction": "merchants_guild"},
            },
        },
    )
    _, asked = played(game, state, "A", "border Tribute to Borgo")
    assert asked.question == ChooseDiscarded("A", "card", border="tribute_to_borgo")
    assert asked.player("A").goods == Bag()
    _check_position(game, asked)
    _, after = played(game, asked, "A", "choose Docks")
    assert after.player("A").goods == Bag({"red": 2})
    assert after.discard == ("docks",)
    named = command(game, state, "A", "border Tribute to Borgo discarding Docks")
    assert not isinstance(decide(game, state, named), Refusal)


def test_a_position_names_tiles_and_districts_by_title_or_id(catalog: Catalog) -> None:
    options = {"borders": True, "districts": True}
    found = [
        position(
            catalog,
            {},
            {},
            options=options,
            borders=[{"side": side, "between": between}],
            districts=[{"id": district, "deals": ["B"]}],
        )[1]
        for side, between, district in (
            ("Human Trafficking", ["A", "B"], "Gasworks Row"),
            ("human_trafficking", ["B", "A"], "gasworks_row"),
        )
    ]
    assert found[0] == found[1]
    assert found[0].borders == (Border("human_trafficking", ("A", "B")),)
    assert found[0].districts == (DistrictBoard("gasworks_row", deals=("B",)),)


# ---------------------------------------------------------------------- the Arena
def _winner(gear: Mapping[str, Mapping[str, int]], worth: Mapping[str, int], champion: int | None) -> str | None:
    """R53.2, read word by word: nobody else with an equipped worker has as many points."""
    points = {seat: sum(worth[good] * count for good, count in worn.items()) for seat, worn in gear.items() if worn}
    for seat, score in points.items():
        if all(score > other for rival, other in points.items() if rival != seat) and (
            champion is None or score > champion
        ):
            return seat
    return None


@pytest.mark.parametrize("solo", [None, "hegemony", "borgo"])
def test_the_prize_against_brute_force(catalog: Catalog, solo: str | None) -> None:
    random, game, won = Random(5), Game(catalog, options=ALL), Counter[str | None]()
    arena = arena_of(catalog)
    assert arena is not None
    worth = arena.equip
    for number in range(300):
        players = 1 if solo else 2 + number % 3
        start = new_game(game, [None] * players, number, solo).state
        gear = {
            seat: Bag({good: random.randint(0, 2) for good in worth}) for seat in start.people if random.random() < 0.8
        }
        state = replace(start, arena=gear, round=random.randint(1, 6), phase=random.choice(["action", "cleanup"]))
        held = state.round if state.phase == "cleanup" else state.round - 1
        champion = 2 * held if solo else None
        assert champion_points(game, state) == champion
        assert leader(game, state) == _winner(gear, worth, champion)
        won[leader(game, state)] += 1
        seen = view(game, state, EVERYONE).arena
        assert seen is not None
        assert (seen.leader, seen.champion, seen.gear) == (leader(game, state), champion, gear)
        assert seen.points == {seat: sum(worth[good] * count for good, count in gear[seat].items()) for seat in gear}
    assert won[None] > 20
    assert won["A"] > 20


# ---------------------------------------------------------------------- districts
def test_deals_with_districts_are_deals(catalog: Catalog) -> None:
    game, state = position(
        catalog,
        {"deals": ["Docks"]},
        {},
        options={"districts": True},
        districts=[{"id": "Gasworks Row", "deals": ["B", "A"]}, {"id": "Lantern Market", "deals": ["A"]}],
    )
    assert state.deals_of("A") == ("docks", "gasworks_row", "lantern_market")
    assert state.deals_of("B") == ("gasworks_row",)
    lost = fold(state, [ev.DealsDiscarded("A", ("lantern_market", "docks"))])
    assert lost.deals_of("A") == ("gasworks_row",)
    assert lost.discard == ("docks",)
    assert problems(game, lost) == ()


def test_all_that_lies_on_a_district_is_gained(catalog: Catalog) -> None:
    """R53.4: over whole games what districts have produced is what lies there or was razed."""
    game = Game(catalog, options=ALL)
    for seed in range(6):
        random, state = Random(seed), new_game(game, [None, None], seed).state
        lying = {board.district: board.goods for board in state.districts or ()}
        for _ in range(CUT_OFF):
            if state.is_over:
                break
            if seed % 2:
                state = replace(
                    state, players=tuple([replace(one, goods=one.goods + {"red": 1}) for one in state.players])
                )
            move = _wished(game, state, random)
            outcome = decide(game, state, move)
            assert not isinstance(outcome, Refusal)
            for event in outcome.events:
                if isinstance(event, DistrictProduced):
                    lying[event.district] += catalog.districts[event.district].produces
                if isinstance(event, DistrictRazed):
                    assert lying.pop(event.district) == event.goods
            state = outcome.state
            assert {board.district: board.goods for board in state.districts or ()} == lying
        assert (len(lying) < 3) == bool(seed % 2)
