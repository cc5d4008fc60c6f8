"""R45 No Man's Land: what scenarios cannot show. The map against a brute force, what is resumed, who builds where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import partial
from random import Random

import pytest
from msgspec.structs import replace

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.sets.no_mans_land import Area
from game.fiftyfirst.rules import commands as cm
from game.fiftyfirst.rules import events as ev
from game.fiftyfirst.rules import state as st
from game.fiftyfirst.rules.dealing import new_game
from game.fiftyfirst.rules.decide import decide, legal_commands
from game.fiftyfirst.rules.forecast import if_built
from game.fiftyfirst.rules.invariants import problems
from game.fiftyfirst.rules.notation import write_move
from game.fiftyfirst.rules.options import Options
from game.fiftyfirst.rules.position.writing import position_text
from game.fiftyfirst.rules.sets.no_mans_land import opponent as of_opponent
from game.fiftyfirst.rules.sets.no_mans_land import outposts
from game.fiftyfirst.rules.sets.no_mans_land.messages import (
    ChooseActivated,
    ChooseGivenUp,
    ChooseLevel,
    ChooseOpponentArea,
    ChooseOutpost,
    ChooseOutpostHit,
    ChooseToBuild,
    Outpost,
    OutpostActivated,
    OutpostBuilt,
    OutpostRazed,
    OutpostShielded,
    OutpostShieldLost,
    OutpostUpgraded,
    SkipPick,
    map_of,
)
from game.fiftyfirst.rules.sets.no_mans_land.rules import must_skip
from game.fiftyfirst.rules.shown import reveals
from game.fiftyfirst.rules.solo.kinds import KINDS
from game.fiftyfirst.rules.state import Game
from game.fiftyfirst.rules.steps import ChooseAction, ChooseCard
from game.kernel.bag import Bag
from game.kernel.refusal import Refusal
from tests.rules.play import ON_THE_MAP, Decision, check_cards, decisions, outpost_play
from tests.rules.tables import TABLES, played, position_with

SETS = ("base", "no_mans_land")
each_table = pytest.mark.parametrize(("players", "solo"), TABLES)
position = partial(position_with, SETS)

DRAWN_MAP = """
North-West  North-Central  North-East
West-Central   Central   East-Central
South-West  South-Central  South-East
"""
"""The nine Areas as they lie on the table (R45.1)."""

GRID = [line.split() for line in DRAWN_MAP.split("\n") if line]
PLACES = {title: (row, column) for row, line in enumerate(GRID) for column, title in enumerate(line)}
MIDDLE = ({"West-Central", "Central", "East-Central"}, {"North-Central", "Central", "South-Central"})
LINES: Mapping[str, Sequence[Collection[str]]] = {
    "north": [set(GRID[0])],
    "south": [set(GRID[2])],
    "west": [{line[0] for line in GRID}],
    "east": [{line[2] for line in GRID}],
    "central": MIDDLE,
    "corner": [{GRID[0][0], GRID[0][2], GRID[2][0], GRID[2][2]}],
    "any": [set(PLACES)],
}
"""Part of the map -> its Areas; CENTRAL is one of two lines (R45.2.1)."""

QUESTIONS = (
    ChooseOutpost, ChooseActivated, ChooseGivenUp, ChooseLevel, ChooseToBuild, ChooseOpponentArea,
    ChooseOutpostHit,
)  # fmt: skip


@pytest.fixture
def no_mans_land(catalog: Catalog) -> Game:
    return Game(catalog, SETS)


def distance(one: str, other: str) -> int:
    """Steps from Area to Area, found by walking over the drawn map."""
    reached, walked = {one}, 0
    while other not in reached:
        reached |= {title for title in PLACES if any(touch(title, there) for there in reached)}
        walked += 1
    return walked


def touch(one: str, other: str) -> bool:
    """Whether two Areas have a side in common."""
    (row, column), (other_row, other_column) = PLACES[one], PLACES[other]
    same_row, same_column = row == other_row, column == other_column
    return (same_row and abs(column - other_column) == 1) or (same_column and abs(row - other_row) == 1)


def titled(catalog: Catalog, areas: Collection[str | None]) -> list[str]:
    return sorted(catalog.areas[area].title for area in areas if area)


def random_map(game: Game, random: Random, seats: Sequence[str]) -> Mapping[str, Outpost]:
    """Any number of Outposts, no more of a seat than it has markers."""
    found: dict[str, Outpost] = {}
    for area in random.sample([*game.catalog.areas], random.randrange(10)):
        owner = random.choice(seats)
        if sum(other.owner == owner for other in found.values()) < 6:
            found[area] = Outpost(owner, random.randint(1, 3), random.random() < 0.2)
    return found


def maps(
    game: Game, state: st.GameState, count: int, seed: int = 1
) -> Iterator[tuple[st.GameState, dict[str, Outpost]]]:
    """Random maps, and their Outposts by the titles of Areas."""
    random = Random(seed)
    for _ in range(count):
        found = random_map(game, random, state.seats)
        passed = [seat for seat in state.seats if random.random() < 0.3]
        players = tuple(
            replace(player, passed=seat in passed) for seat, player in zip(state.seats, state.players, strict=True)
        )
        yield (
            replace(state, outposts=found, players=players),
            {game.catalog.areas[area].title: there for area, there in found.items()},
        )


# ---------------------------------------------------------------------- the deal
@each_table
@pytest.mark.parametrize(("sets", "deck"), [(SETS, 129), ((*SETS, "promo_2"), 141)])
def test_the_map_is_empty_at_first(
    catalog: Catalog, players: int, solo: str | None, sets: tuple[str, ...], deck: int
) -> None:
    """R45.1: 88 + 41 cards, and six markers each."""
    game = Game(catalog, sets)
    state = new_game(game, [None] * players, 5, solo).state
    assert state.outposts == {}
    assert len(state.deck) == deck - 6 * players
    assert {outposts.markers_left(game, state, seat) for seat in state.seats} == {6}
    assert problems(game, state) == ()


# ---------------------------------------------------------------------- the map against a brute force
def test_which_areas_touch(no_mans_land: Game) -> None:
    """R45.4: they have a side in common; four have two neighbours, four three, one four."""
    catalog = no_mans_land.catalog
    for area in catalog.areas.values():
        near = [title for title in PLACES if touch(title, area.title)]
        assert titled(catalog, outposts.neighbours(catalog, area.id)) == sorted(near)
        for other in catalog.areas.values():
            assert outposts.steps(area, other) == distance(area.title, other.title)
    assert Counter(len(outposts.neighbours(catalog, area)) for area in catalog.areas) == {2: 4, 3: 4, 4: 1}


def test_the_parts_of_the_map(no_mans_land: Game) -> None:
    """R45.2.1."""
    catalog = no_mans_land.catalog
    for part, lines in LINES.items():
        found = sorted(titled(catalog, areas) for areas in outposts.parts(catalog, part))
        assert found == sorted(sorted(line) for line in lines), part


def test_queries_agree_with_a_brute_force_on_any_map(no_mans_land: Game) -> None:
    """R45.2 to R45.10: where what can be done, at which price, and what counts."""
    catalog = no_mans_land.catalog
    dealt = new_game(no_mans_land, [None] * 3, 1).state
    met = Counter[str]()
    for state, there in maps(no_mans_land, dealt, 10_000):
        for seat in state.seats:
            own = [title for title, outpost in there.items() if outpost.owner == seat]
            free = [title for title in PLACES if title not in there]
            corners = [title for title in free if title in LINES["corner"][0]]
            near = [title for title in free if any(touch(title, mine) for mine in own)]
            can_build = near if own else corners or free
            assert titled(catalog, outposts.buildable(no_mans_land, state, seat)) == sorted(can_build)
            goes = outposts.removals(no_mans_land, state, seat)
            assert titled(catalog, goes) == (sorted(own) if len(own) == 6 else [])
            assert (None in goes) == (len(own) < 6)
            assert titled(catalog, outposts.upgradable(no_mans_land, state, seat)) == sorted(
                title for title in own if there[title].level < 3
            )
            red = {
                title: outpost.level + 1 + (title == "Central") + outpost.shield
                for title, outpost in there.items()
                if outpost.owner != seat
                and not state.player(outpost.owner).passed
                and any(touch(title, mine) for mine in own)
            }
            reached = {
                catalog.areas[area].title: outposts.defence(no_mans_land, area, outpost)
                for area, outpost in outposts.in_reach(no_mans_land, state, seat)
            }
            assert reached == red
            levels = outposts.levels_of(state, seat)
            for part, lines in LINES.items():
                expected = max(len([title for title in own if title in line]) for line in lines)
                assert outposts.counted(catalog, levels, part, by_level=False) == expected
                expected = max(sum(there[title].level for title in own if title in line) for line in lines)
                assert outposts.counted(catalog, levels, part, by_level=True) == expected
            met.update({"none": not own, "no corner": not own and not corners, "six": len(own) == 6, "red": bool(red)})
    assert min(met[word] for word in ("none", "no corner", "six", "red")) > 10, met


@pytest.mark.parametrize("kind", KINDS)
def test_where_the_opponent_builds_agrees_with_a_brute_force_on_any_map(no_mans_land: Game, kind: str) -> None:
    """R45.12, R32.13."""
    catalog = no_mans_land.catalog
    dealt = new_game(no_mans_land, [None], 1, kind).state
    opposite = {GRID[0][0]: GRID[2][0], GRID[0][2]: GRID[2][2]}
    opposite |= {low: high for high, low in opposite.items()}
    several = 0
    for state, there in maps(no_mans_land, dealt, 4_000, seed=2):
        own = [title for title, outpost in there.items() if outpost.owner == st.VIRTUAL]
        human = [title for title, outpost in there.items() if outpost.owner == "A"]
        free = [title for title in PLACES if title not in there]
        if len(own) == 6:
            expected = []
        elif not own:
            corners = [title for title in free if title in opposite]
            expected = [title for title in corners if opposite[title] in human] or corners or free
        else:
            near = [title for title in free if any(touch(title, his) for his in own)]
            nearest = min((distance(title, yours) for title in near for yours in human), default=9)
            expected = [title for title in near if any(distance(title, yours) == nearest for yours in human)]
            if not human or (kind != "borgo" and nearest > 1):
                expected = near
        found = of_opponent.possible(no_mans_land, state, KINDS[kind])
        assert titled(catalog, found) == sorted(expected), there
        several += len(found) > 1
    assert several > 100


def test_what_borgo_hits_agrees_with_a_brute_force_on_any_map(no_mans_land: Game) -> None:
    """R32.9, R32.11, R32.13."""
    catalog = no_mans_land.catalog
    dealt = new_game(no_mans_land, [None], 1, "borgo").state
    assert dealt.automa
    icons = dict(zip(PLACES, ["iron", "fuel", "gun", "gun", "contact", "brick", "brick", "iron", "fuel"], strict=True))
    random, hits = Random(5), 0
    for state, there in maps(no_mans_land, dealt, 4_000, seed=3):
        card = random.choice([*catalog.locations])
        shown = catalog.locations[card].categories
        state = replace(state, automa=replace(dealt.automa, attack_pile=(card,)))
        in_reach = {
            title: outpost.level
            for title, outpost in there.items()
            if outpost.owner == "A"
            and not state.player("A").passed
            and any(touch(title, other) for other, his in there.items() if his.owner == st.VIRTUAL)
        }
        by_card = [
            title
            for title, level in in_reach.items()
            if not shown or {1: "ammo", 2: icons[title], 3: "vp"}[level] in shown
        ]
        lowest = [title for title, level in in_reach.items() if level == min(in_reach.values())]
        assert titled(catalog, of_opponent.hit_by_card(no_mans_land, state)) == sorted(by_card)
        assert titled(catalog, of_opponent.hit_by_expansion(no_mans_land, state)) == sorted(lowest)
        hits += bool(by_card)
    assert hits > 100


# ---------------------------------------------------------------------- levels of Areas
def brings(catalog: Catalog, area: str, level: int) -> Bag:
    """What a level of an Area is worth, as it is printed."""
    return catalog.areas[_id(catalog, area)].levels[level - 1].gain


def wealth(state: st.GameState, seat: str = "A") -> Bag:
    player = state.player(seat)
    return player.goods + {"vp": player.vp}


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("area", PLACES)
def test_each_level_of_each_area(catalog: Catalog, area: str, level: int) -> None:
    """R45.2, R45.11: activated by a card, on each level up to its own; razed, on its level or the one below."""
    on_map = {area: {"owner": "A", "level": level}}
    own = {"hand": ["Drum Waystation"], "goods": {"grey": 1}}
    game, asked = position(catalog, own, {}, map=on_map)
    _, asked = played(game, asked, "A", "construct Drum Waystation")
    chosen = [""] if level == 1 else [f"choose {number}" for number in range(1, level + 1)]
    for number, answer in enumerate(chosen, 1):
        state = played(game, asked, "A", answer)[1] if answer else asked
        assert wealth(state) == brings(catalog, area, number) + {"fuel": 1}
        assert state.question == ChooseAction("B")
    near = next(title for title in PLACES if touch(title, area))
    on_map = {area: {"owner": "B", "level": level}, near: {"owner": "A"}}
    red = level + 1 + (area == "Central")
    game, asked = position(catalog, {"goods": {"red": red}}, {}, map=on_map)
    events, asked = played(game, asked, "A", f"raze outpost {area}")
    assert OutpostRazed("A", "B", _id(catalog, area), level) in events
    for number in range(max(1, level - 1), level + 1):
        state = played(game, asked, "A", f"choose {number}")[1] if level > 1 else asked
        assert wealth(state) == brings(catalog, area, number)


def _id(catalog: Catalog, area: str) -> str:
    found = catalog.find(Area, area)
    assert found
    return found.id


UPGRADING = {
    "North-West": "Scrap Metal",
    "North-Central": "Methane Storage",
    "North-East": "City Guards",
    "West-Central": "City Guards",
    "Central": "Sharrash",
    "East-Central": "Brick Storage",
    "South-West": "Brick Storage",
    "South-Central": "Scrap Metal",
    "South-East": "Methane Storage",
}
"""Area -> a card that has the icon of its level 2 alone."""


@pytest.mark.parametrize("area", UPGRADING)
def test_each_area_has_its_own_icon_of_level_two(catalog: Catalog, area: str) -> None:
    """R45.5."""
    hand = sorted({*UPGRADING.values(), "School", "Archive", "Museum"})
    game, state = position(catalog, {"hand": hand}, {}, map={area: {"owner": "A"}})
    texts = [write_move(game, state, move) for move in legal_commands(game, state, "A")]
    fitting = [card for card in hand if card == UPGRADING[area]]
    assert [text for text in texts if text.startswith("upgrade")] == [
        f"upgrade {area} discarding {card}" for card in fitting
    ]


# ---------------------------------------------------------------------- activating several
def endings(game: Game, state: st.GameState, seat: str) -> Iterator[frozenset[str]]:
    """The Outposts that each way of answering activates."""
    if not isinstance(state.question, ChooseActivated):
        yield frozenset()
        return
    for move in legal_commands(game, state, seat):
        outcome = decide(game, state, move)
        assert not isinstance(outcome, Refusal)
        now = [event.area for event in outcome.events if isinstance(event, OutpostActivated)]
        assert len(set(now)) == len(now)
        for later in endings(game, outcome.state, seat):
            assert not later & set(now), "an effect activates an Outpost once"
            yield later | frozenset(now)


def test_several_central_outposts_lie_in_one_line(catalog: Catalog) -> None:
    """R45.2.1, R45.11, R45.11a: on any map; as many as possible can be activated, in either line."""
    five = sorted({*MIDDLE[0], *MIDDLE[1]})
    for number in range(1, 2 ** len(five)):
        own = {title for place, title in enumerate(five) if number >> place & 1}
        on_map = {title: {"owner": "A"} for title in own} | {"North-West": {"owner": "A"}}
        game, state = position(catalog, {"goods": {"worker": 2}, "state": ["Grand Meridian"]}, {}, map=on_map)
        events, after = played(game, state, "A", "activate Grand Meridian")
        at_once = frozenset(event.area for event in events if isinstance(event, OutpostActivated))
        found = {frozenset(titled(catalog, at_once | later)) for later in endings(game, after, "A")}
        assert all(any(areas <= line for line in MIDDLE) for areas in found)
        most = {frozenset(own & line) for line in MIDDLE}
        assert found >= {areas for areas in most if not any(areas < other for other in most)}


# ---------------------------------------------------------------------- Lookouts
@pytest.mark.parametrize("seed", range(4))
@each_table
def test_everybody_skips_once_in_the_first_lookout(
    no_mans_land: Game, players: int, solo: str | None, seed: int
) -> None:
    """R45.3, R45.3a: for a corner; and later at most once a Lookout. All cards are picked or discarded."""
    skipped, picked, round = Counter[tuple[int, str]](), Counter[tuple[int, str]](), 0
    for decision in (
        outpost_play(no_mans_land, players, seed, solo) if seed % 2 else decisions(no_mans_land, players, seed, solo)
    ):
        if decision.before.phase == "lookout" and isinstance(decision.before.question, ChooseCard):
            seat, round = decision.before.question.seat, decision.before.round
            skips = [move for move in decision.legal if isinstance(move, SkipPick)]
            picks = [move for move in decision.legal if isinstance(move, cm.PickCard)]
            assert not (skips and decision.before.player(seat).skipped)
            if must_skip(no_mans_land, decision.before, seat):
                assert round == 1
                assert not picks
            else:
                assert picks
            is_skip = isinstance(decision.command, SkipPick)
            (skipped if is_skip else picked)[round, seat] += 1
            if is_skip and round == 1:
                (built,) = [event for event in decision.events if isinstance(event, OutpostBuilt) and event.level == 1]
                assert outposts.is_corner(no_mans_land.catalog.areas[built.area])
    seats = ("A", "B", "C", "D")[:players]
    assert [skipped[1, seat] for seat in seats] == [picked[1, seat] for seat in seats] == [1] * players
    for number in range(2, round):
        for seat in seats:
            assert skipped[number, seat] + picked[number, seat] == 2
            assert skipped[number, seat] < 2


@pytest.mark.parametrize("kind", KINDS)
def test_the_opponent_builds_once_in_each_lookout(no_mans_land: Game, kind: str) -> None:
    """R45.12, R32.13: on level 2, without effect, never upgraded; the first time vertically opposite yours."""
    opposite = 0
    for seed in (1, 2):
        built, rounds = 0, 0
        for decision in outpost_play(no_mans_land, 1, seed, kind):
            for event in decision.events:
                if isinstance(event, OutpostActivated | OutpostUpgraded):
                    assert event.seat == "A"
                if isinstance(event, OutpostBuilt) and event.seat == st.VIRTUAL:
                    assert (event.level, event.removed) == (2, None)
                    built += decision.before.phase == "lookout"
            rounds = decision.after.round
            if rounds == 1 and decision.after.phase == "action":
                places = {
                    outpost.owner: PLACES[no_mans_land.catalog.areas[area].title]
                    for area, outpost in map_of(decision.after).items()
                }
                if len(map_of(decision.after)) == 2:
                    (row, column), (other_row, other_column) = places["A"], places[st.VIRTUAL]
                    assert (row, column) == (2 - other_row, other_column)
                    opposite += 1
        assert 1 <= built <= rounds
    assert opposite


# ---------------------------------------------------------------------- whole games
VARIED = (
    Options(),
    Options(raze_build_free=True, tokens_limited=True),
    Options(outposts_build_icon="brick", outposts_level_3_icon="gun", extra_factions=True),
)


def check_map(game: Game, decision: Decision) -> None:
    """Each event on the map is one that the rules allow, and brings what is printed."""
    state = decision.before
    for number, event in enumerate(decision.events):
        after = event.evolve(state)
        before, now = map_of(state), map_of(after)
        match event:
            case OutpostBuilt():
                assert event.area in outposts.buildable(game, state, event.seat) or event.seat == st.VIRTUAL
                assert event.area not in before
                taken = {} if event.removed is None else {event.removed: before[event.removed]}
                assert all(outpost.owner == event.seat for outpost in taken.values())
                own = [area for area in before if before[area].owner == event.seat]
                assert (event.removed is None) == (len(own) < 6)
                left = {area: outpost for area, outpost in before.items() if area not in taken}
                assert now == {**left, event.area: Outpost(event.seat, 2 if event.seat == st.VIRTUAL else 1)}
            case OutpostUpgraded():
                assert before[event.area] == replace(now[event.area], level=event.level - 1)
                assert now[event.area].owner == event.seat
            case OutpostRazed():
                reached = dict(outposts.in_reach(game, state, event.seat))
                assert reached[event.area].level == event.level
                assert reached[event.area].owner == event.owner
                assert now == {area: outpost for area, outpost in before.items() if area != event.area}
            case OutpostActivated():
                gain = game.catalog.areas[event.area].level(event.level).gain
                given = decision.events[number + 1 :]
                got = next((one for one in given if isinstance(one, ev.GoodsGained)), None)
                if not game.options.tokens_limited:
                    assert got is not None
                    assert got.goods == gain
                    assert (got.source.kind, got.source.card) == ("outpost", event.area)
            case ev.TidiedUp():
                assert not any(outpost.shield for outpost in now.values())
            case OutpostShielded() | OutpostShieldLost():
                assert before[event.area].shield != now[event.area].shield
            case _:
                assert now == before
        for seat in state.seats:
            assert outposts.markers_left(game, after, seat) + len(outposts.held_by(game, after, seat)) == 6
        state = after
    assert state == decision.after
    if isinstance(state.question, ChooseAction):
        assert state.agenda == (state.question,), "nothing is left of the turn before"


@each_table
def test_events_on_the_map_are_as_the_rules_say(
    catalog: Catalog, players: int, solo: str | None, request: pytest.FixtureRequest
) -> None:
    met = Counter[str]()
    for seed in range(24 if request.config.getoption("full") else 4):
        game = Game(catalog, SETS, VARIED[seed % 3])
        for decision in outpost_play(game, players, seed, solo):
            check_map(game, decision)
            check_cards(game, decision.after)
            assert problems(game, decision.after) == ()
            met.update(type(event).__name__ for event in decision.events)
    assert {"OutpostBuilt", "OutpostUpgraded", "OutpostActivated", "PickSkipped"} <= met.keys()


def test_deeds_on_the_map_can_be_taken_back(no_mans_land: Game) -> None:
    """R20.1a: only what draws or turns up cards cannot."""
    kept = Counter[str]()
    for seed in range(6):
        for decision in outpost_play(no_mans_land, 3, seed):
            turned_up = any(
                isinstance(event, ev.CardsDrawn | ev.OfferRevealed | ev.RuinGained) for event in decision.events
            )
            if isinstance(decision.command, ON_THE_MAP) or isinstance(decision.before.question, QUESTIONS):
                assert reveals(decision.events, decision.before.people) == (turned_up or "phase" in _phases(decision))
                kept[type(decision.command).__name__] += not reveals(decision.events, decision.before.people)
    assert {move.__name__ for move in ON_THE_MAP} <= {name for name, count in kept.items() if count}


def _phases(decision: Decision) -> str:
    """Whether a phase begins, in which cards come to light."""
    return "phase" if any(isinstance(event, ev.PhaseBegan) for event in decision.events) else ""


# ---------------------------------------------------------------------- positions
def test_the_order_in_which_outposts_came_does_not_matter(no_mans_land: Game) -> None:
    """Equal states have equal hashes."""
    state = new_game(no_mans_land, [None, None], 1).state
    one, other = Outpost("A", 2), Outpost("B")
    first = replace(state, outposts={"area_central": one, "area_north_west": other})
    second = replace(state, outposts={"area_north_west": other, "area_central": one})
    assert first == second
    assert position_text(no_mans_land, first) == position_text(no_mans_land, second)


# ---------------------------------------------------------------------- forecasts


def test_what_a_card_would_give_counts_the_outposts(catalog: Catalog) -> None:
    """R45.10."""
    on_map = {"North-West": {"owner": "A", "level": 2}, "North-East": {"owner": "A"}, "Central": {"owner": "B"}}
    game, state = position(catalog, {}, {}, map=on_map)
    for card, gained in (
        ("sentinel_mesa", {"worker": 1, "gun": 2}),
        ("polar_obelisk", {"vp": 3}),
        ("crown_of_the_crossroads", {}),
        ("redwood_titan", {"vp": 2}),
    ):
        assert if_built(game, state, "A", card) == gained
    assert if_built(game, state, "B", "crown_of_the_crossroads") == {"vp": 1}
