"""R52 Headquarters: what scenarios cannot show. How they are laid out, what fulfils them, and what is kept of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, permutations
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.rules import commands as cm
from game.fiftyfirst.rules import events as ev
from game.fiftyfirst.rules import state as st
from game.fiftyfirst.rules.dealing import new_game
from game.fiftyfirst.rules.decide import CHAPTERS, decide, legal_commands, terms
from game.fiftyfirst.rules.events import fold
from game.fiftyfirst.rules.invariants import problems
from game.fiftyfirst.rules.known import unknown_in_message, unknown_in_state
from game.fiftyfirst.rules.notation import write_move
from game.fiftyfirst.rules.options import Options, sets_of_game
from game.fiftyfirst.rules.position.writing import position_text
from game.fiftyfirst.rules.sets.headquarters.messages import ChooseHq, ChooseStolen, ClaimHq, HqClaimed, LocationStolen
from game.fiftyfirst.rules.sets.headquarters.rules import fulfilled, has_headquarters, supplies
from game.fiftyfirst.rules.sets.no_mans_land.messages import BuildOutpost, UpgradeOutpost
from game.fiftyfirst.rules.state import Game
from game.fiftyfirst.rules.steps import ChooseCopiedDeal, ChooseGood, ChooseProduction
from game.fiftyfirst.rules.view import view
from game.kernel.bag import Bag
from game.kernel.message import encode
from game.kernel.refusal import Refusal
from tests.rules.play import Decision
from tests.rules.tables import TABLES, played, position_with

SETS = ("base", "promo_2")
HQ = Options(hq=True)
LONGEST = 500

each_table = pytest.mark.parametrize(("players", "solo"), TABLES)


@pytest.fixture(scope="module")
def game(catalog: Catalog) -> Game:
    return Game(catalog, SETS, HQ)


def building_play(game: Game, players: int, seed: int, solo: str | None = None) -> Iterator[Decision]:
    """A random game in which seats build and claim whenever they can, but for every fifth time."""
    random, state = Random(seed), new_game(game, [None] * players, seed, solo).state
    for _ in range(LONGEST):
        if state.is_over:
            return
        assert state.to_move is not None
        legal = legal_commands(game, state, state.to_move)
        wished = [move for move in legal if isinstance(move, cm.ConstructLocation | cm.DevelopLocation | ClaimHq)]
        move = random.choice(wished if wished and random.random() < 0.8 else legal)
        outcome = decide(game, state, move)
        assert not isinstance(outcome, Refusal)
        yield Decision(state, legal, move, outcome.events, outcome.state)
        state = outcome.state


# ---------------------------------------------------------------------- R52.1 the setup
@each_table
def test_as_many_are_laid_out_as_there_are_players(game: Game, players: int, solo: str | None) -> None:
    """R52.1: in a solo game two."""
    state = new_game(game, [None] * players, 5, solo).state
    assert state.hq is not None
    assert len(set(state.hq)) == len(state.hq) == max(2, players)
    assert set(state.hq) <= game.catalog.headquarters.keys()
    assert all(player.hq == () for player in state.players)
    assert problems(game, state) == ()


def test_they_are_laid_out_at_random(game: Game) -> None:
    dealt = [new_game(game, [None, None], seed).state.hq for seed in range(200)]
    assert dealt[7] == new_game(game, [None, None], 7).state.hq
    first = Counter(cards[0] for cards in dealt if cards)
    assert first.keys() == game.catalog.headquarters.keys()
    assert max(first.values()) < 50


@pytest.mark.parametrize(
    ("sets", "options"), [(SETS, Options()), (("base",), HQ), (("base", "promo_1"), HQ), (("base", "moloch"), HQ)]
)
@pytest.mark.parametrize("solo", [None, "hegemony"])
def test_a_game_without_them_holds_nothing_of_them(
    catalog: Catalog, sets: tuple[str, ...], options: Options, solo: str | None
) -> None:
    """R60: neither without the option nor without the set; it is dealt and kept as ever."""
    game, plain = Game(catalog, sets, options), Game(catalog, sets)
    seats = [None] if solo else [None, None]
    assert new_game(game, seats, 3, solo) == new_game(plain, seats, 3, solo)
    assert not has_headquarters(game)
    kept = ""
    for _, decision in zip(range(60), building_play(game, len(seats), 3, solo), strict=False):
        kept += encode(decision.after).decode() + position_text(plain, decision.after)
        kept += "".join(encode(event).decode() for event in decision.events)
        assert view(game, decision.after, "A").hq is None
    assert "round" in kept
    assert '"hq' not in kept


def test_the_chapter_tells_which_games_need_it(catalog: Catalog, game: Game) -> None:
    needs = CHAPTERS[ClaimHq].needs
    assert needs is not None
    assert needs(game)
    assert not needs(Game(catalog, SETS))
    assert not needs(Game(catalog, ("base",), HQ))


# ---------------------------------------------------------------------- R52.2 what fulfils an HQ
def can_supply(game: Game, sites: Sequence[st.Site], requires: Sequence[str]) -> bool:
    """The same by trying every choice of Locations in every order."""
    locations = [game.catalog.locations[site.card] for site in sites if not site.ruin]
    return any(
        all(not one.categories or category in one.categories for one, category in zip(order, requires, strict=True))
        for some in combinations(locations, len(requires))
        for order in permutations(some)
    )


def test_what_supplies_categories_beside_trying_all(catalog: Catalog) -> None:
    """Small States, many of which miss by one Location; of cards with two icons, one and none, and Ruins."""
    game, random = Game(catalog, ("base", "new_era", "promo_2"), HQ), Random(52)
    icons = ("gun", "ammo", "vp")
    near = [id for id, card in catalog.locations.items() if set(card.categories) <= set(icons)]
    found: Counter[bool] = Counter()
    for _ in range(4000):
        requires = random.choices(icons, k=random.choice((3, 4)))
        cards = random.choices(near, k=random.randint(0, 6))
        sites = [st.Site(place, card, ruin=random.random() < 0.15) for place, card in enumerate(cards, 1)]
        expected = can_supply(game, sites, requires)
        assert supplies(game, sites, requires) == expected, (cards, requires)
        found[expected] += 1
    assert min(found[True], found[False]) > 500


def test_the_hq_of_a_game_are_fulfilled_by_its_states(game: Game) -> None:
    """Real cards: an HQ is offered exactly after the builds that fulfil it, until the game is over."""
    offered = declined = claimed = 0
    for seed in range(12):
        for decision in building_play(game, 2 + seed % 3, seed):
            seat, before, after = decision.command.seat, decision.before, decision.after
            built = isinstance(decision.command, cm.ConstructLocation | cm.DevelopLocation)
            headquarters = game.catalog.headquarters
            if built:
                sites = fold(before, decision.events).player(seat).sites
                expected = [card for card in before.hq or () if can_supply(game, sites, headquarters[card].requires)]
                asked = [step.offered for step in after.agenda if isinstance(step, ChooseHq)]
                assert asked == ([tuple(expected)] if expected else [])
                offered += len(asked)
            elif isinstance(decision.command, ClaimHq):
                declined += decision.command.card is None
            else:
                assert not any(isinstance(step, ChooseHq) for step in after.agenda) or before.question != after.question
        assert after.is_over
        claimed += sum(len(player.hq) for player in after.players)
        for score in after.scores:
            player = after.player(score.seat)
            assert score.total == player.vp + sum(not site.ruin for site in player.sites), "R52.3"
    assert offered > 10
    assert declined > 0
    assert claimed > 5


# ---------------------------------------------------------------------- claiming
CLAIMABLE: Mapping[str, Any] = {
    "goods": {"grey": 1},
    "hand": ["School"],
    "state": ["Construction Vehicles", "Fuel Tank"],
}


def test_a_claim_costs_nothing(game: Game) -> None:
    _, state = position_with(SETS, game.catalog, CLAIMABLE, {}, options={"hq": True}, hq=["Ledger House"])
    _, state = played(game, state, "A", "construct School")
    assert not hasattr(ClaimHq("A"), "payment")
    assert not isinstance(terms(game, state, ClaimHq("A", "hq_ledger_house")), Refusal)


def test_nothing_stands_among_titles_in_its_order(game: Game) -> None:
    """A title may begin with any letter."""
    tower = replace(game.catalog.headquarters["hq_tent_city"], title="zelt")
    catalog = replace(game.catalog, headquarters={**game.catalog.headquarters, "hq_tent_city": tower})
    other = Game(catalog, SETS, HQ)
    rich = {**CLAIMABLE, "state": ["Camp", "Docks", "Construction Vehicles", "Fuel Tank"]}
    _, state = position_with(SETS, catalog, rich, {}, options={"hq": True}, hq=["zelt", "Ledger House"])
    _, state = played(other, state, "A", "construct School")
    texts = [write_move(other, state, move) for move in legal_commands(other, state, "A")]
    assert texts == ["claim Ledger House", "claim nothing", "claim zelt"]


def test_all_that_lies_on_a_location_moves_with_it(game: Game) -> None:
    """R52.4: the Site stays what it was, whatever is on it, and with its number."""
    state = new_game(game, ["new_york", "mutants_union"], 1).state
    goods, stored, marks = (Bag({"gun": count}) for count in (1, 2, 3))
    site = st.Site(7, "docks", goods=goods, stored=stored, marks=marks, used=1, worker=True, blocked=True, stopped=True)
    other = st.Site(8, "school")
    a, b = state.players
    state = replace(state, players=(replace(a, sites=(st.Site(3, "pub"),)), replace(b, sites=(site, other))))
    after = fold(state, [LocationStolen("A", "B", 7, "docks")])
    assert after.player("A").sites == (st.Site(3, "pub"), site)
    assert after.player("B").sites == (other,)
    assert after.player("B").goods == state.player("B").goods
    assert after.next_site == state.next_site


# ---------------------------------------------------------------------- R52.5 the virtual opponent
def test_the_virtual_opponent_claims_at_once_and_gains_nothing(catalog: Catalog) -> None:
    """R52.5: whenever a card comes into its State, the leftmost HQ that it fulfils, and at most one."""
    kinds = [solo for _, solo in TABLES if solo]
    claims: Counter[str] = Counter()
    for kind in kinds:
        for expansion in (None, "scavengers", "moloch"):
            game = Game(catalog, sets_of_game(catalog, [*SETS, *([expansion] if expansion else [])]), HQ)
            for seed in range(3):
                for decision in building_play(game, 1, seed, kind):
                    check_opponent(game, decision)
                    claims[kind] += sum(
                        isinstance(event, HqClaimed) and event.seat == st.VIRTUAL for event in decision.events
                    )
    assert claims.keys() == set(kinds)
    assert min(claims.values()) > 0


def check_opponent(game: Game, decision: Decision) -> None:
    """Follow the events: after each card that is placed, its claim comes before the next one is."""
    state, due = decision.before, None
    for event in decision.events:
        if isinstance(event, HqClaimed) and event.seat == st.VIRTUAL:
            assert event.card == due
            due = None
        state = fold(state, [event])
        if (
            isinstance(event, ev.LocationConstructed | ev.LocationDeveloped | ev.CardPicked)
            and event.seat == st.VIRTUAL
        ):
            assert due is None
            due = next(iter(fulfilled(game, state, st.VIRTUAL)), None)
        if isinstance(event, ev.GoodsGained):
            assert event.seat != st.VIRTUAL or event.source.kind != "headquarters"
    assert due is None


# ---------------------------------------------------------------------- positions that cannot be


def test_a_position_without_the_keys_has_none_laid_out(game: Game) -> None:
    _, state = position_with(SETS, game.catalog, {}, {}, options={"hq": True})
    assert state.hq == ()


UNKNOWN = "hq_atlantis"
IBN = "hq_ibn"
GAINED = Bag({"vp": 1})


@pytest.mark.parametrize(
    ("message", "unknown"),
    [
        (HqClaimed("A", UNKNOWN), UNKNOWN),
        (HqClaimed("A", "school"), "school"),
        (LocationStolen("A", "B", 1, IBN), IBN),
        (ClaimHq("A", UNKNOWN), UNKNOWN),
        (ev.Awaited((ChooseHq("A", (UNKNOWN,)),)), UNKNOWN),
        (ev.Awaited((ChooseStolen("A", UNKNOWN),)), UNKNOWN),
        (ev.Awaited((ChooseProduction("A", "headquarters", hq=UNKNOWN),)), UNKNOWN),
        (ev.Awaited((ChooseCopiedDeal("A", hq=UNKNOWN),)), UNKNOWN),
        (ev.Awaited((ChooseGood("A", 1, "production", via=UNKNOWN),)), UNKNOWN),
        (ev.GoodsGained("A", GAINED, ev.Source("headquarters", UNKNOWN)), UNKNOWN),
        (BuildOutpost("A", "area_central", None, (IBN,)), IBN),
        (UpgradeOutpost("A", "area_central", (IBN,)), IBN),
        (HqClaimed("A", IBN), None),
        (LocationStolen("A", "B", 1, "school"), None),
        (ClaimHq("A"), None),
        (ClaimHq("A", IBN), None),
        (ev.Awaited((ChooseHq("A", (IBN,)), ChooseStolen("A", IBN))), None),
        (ev.Awaited((ChooseGood("A", 1, "production", via="hq_second_shift"),)), None),
        (ev.Awaited((ChooseGood("A", 1, "production", via="city_of_uranopolis"),)), None),
        (ev.GoodsGained("A", GAINED, ev.Source("headquarters", IBN)), None),
        (ev.GoodsGained("A", GAINED, ev.Source("production", "school", via="hq_second_shift")), None),
    ],
)
def test_an_hq_that_this_program_does_not_know_is_told(game: Game, message: Any, unknown: str | None) -> None:
    state = new_game(game, [None, None], 1).state
    assert unknown_in_message(game.catalog, state, message) == unknown
    assert unknown_in_state(game.catalog, replace(state, hq=(UNKNOWN,))) == UNKNOWN
    players = (st.Player("new_york", hq=(UNKNOWN,)), state.players[1])
    assert unknown_in_state(game.catalog, replace(state, players=players)) == UNKNOWN
