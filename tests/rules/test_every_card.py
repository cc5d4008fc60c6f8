"""A sweep over all Locations of all sets: each is built, developed, razed, made a Deal, and its ability reached.

The expected result is computed here from the printed card, not by the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple, get_args

import pytest

from game.fiftyfirst.cards import verbs as vb
from game.fiftyfirst.cards.card import Action, AfterProduction, Location, Timing
from game.fiftyfirst.cards.catalog import BASE_SET, Catalog, load_catalog
from game.fiftyfirst.cards.sets.moloch import MOLOCH, has_machines
from game.fiftyfirst.cards.sets.no_mans_land import (
    NO_MANS_LAND,
    ActivateOutposts,
    BuildOutposts,
    RazeOutposts,
    UpgradeOutposts,
    has_map_of_areas,
)
from game.fiftyfirst.cards.sets.scavengers import (
    DemolishLocation,
    MatchCategory,
    PlaceOnRuins,
    RebuildRuins,
    StripRuins,
)
from game.fiftyfirst.cards.vocabulary import GROUPS, RESOURCES, TRIGGERS, Trigger
from game.fiftyfirst.rules.answers import ASKED
from game.fiftyfirst.rules.commands import ActivateLocation
from game.fiftyfirst.rules.decide import decide, legal_commands
from game.fiftyfirst.rules.notation import read_move
from game.fiftyfirst.rules.options import has_own_discards
from game.fiftyfirst.rules.position.reading import read_position
from game.fiftyfirst.rules.state import Game, GameState, Player
from game.fiftyfirst.rules.steps import ChooseStorage
from game.kernel.bag import EMPTY, Bag
from game.kernel.refusal import Refusal
from game.paths import cards_folder
from tests.each import each

CATALOG = load_catalog(cards_folder())
LOCATIONS = tuple(CATALOG.locations.values())
DOCKS = CATALOG.locations["docks"]
PILES = {"A": ["Scrap Metal"], "B": ["Motel", "Boiler Room", "Convoy"]}
"""The discard piles where each seat has one. All that can be salvaged is taken: `choose B` comes before
`choose nothing`. Convoy stands for fuel and contact tokens, of which `choose contact`, `choose blue` come first."""
RUINS = [{"card": "Camp", "ruin": True}, {"card": "Factory", "ruin": True}]
"""Ruins of A where Ruins are used: Camp gives 2 workers as Spoils, Factory 2 VP and an iron; neither produces."""
DRAWN = "hideout"
"""The card that is a gained Ruin where each seat has a discard pile; it does not produce."""
DEPLOYED = ["Toll Gate", "Rust Locust"]
"""The Machines that are deployed in games with some: there are two of each, so that one may be a hacked card."""
MAP = {
    "North-West": {"owner": "A"},
    "East-Central": {"owner": "A"},
    "South-West": {"owner": "A", "level": 2},
    "Central": {"owner": "B"},
}
"""The Outposts in games with the map; A can raze the only one of B."""
ON_MAP = {"north": 1, "south": 1, "west": 2, "east": 1, "central": 1, "any": 3}
"""Part of the map -> the Outposts that A has there."""
LEVELS_ON_MAP = {"north": 1, "south": 2, "west": 3, "east": 1}
"""Part of the map -> the levels of those Outposts together."""
ACTIVATED = {
    "north": Bag({"iron": 1}),
    "west": Bag({"iron": 1}),
    "south": Bag({"brick": 1}),
    "east": Bag({"universal": 1}),
    "central": Bag({"universal": 1}),
    "any": Bag({"universal": 1}),
    "corner": Bag({"iron": 1}),
}
"""Part of the map -> what activating an Outpost of A brings there: the first by its title, and its level 1."""
OF_MAP: Mapping[type[vb.Verb], Bag] = {
    BuildOutposts: Bag({"grey": 1}),
    UpgradeOutposts: Bag({"universal": 1}),
    RazeOutposts: Bag({"vp": 1}),
}
"""What a deed on the map brings: `choose North-Central`, and level 1 of `choose East-Central`, come first; B has one
Outpost on level 1 in the middle."""
PLENTY = {"worker": 9, "brick": 9, "gun": 9, "fuel": 9, "iron": 9, "grey": 9, "blue": 9, "red": 9}
INFLUENCE = dict.fromkeys(GROUPS, 9)


def id_of(location: Location) -> str:
    return location.id


each_location = each(LOCATIONS, id_of)


def position(
    location: Location, a: Mapping[str, Any], b: Mapping[str, Any] | None = None, phase: str = "action"
) -> tuple[Game, GameState]:
    """A plays New York, B the Mutants, with the set of ``location``; the other cards are in the deck.

    Where each has a discard pile, they are `PILES`, and `DRAWN` is the top of the deck. Where there are Machines,
    `DEPLOYED` are deployed, and all others are in the stack. Where there is a map, `MAP` are the Outposts on it.
    """
    further = [MOLOCH] if location.machine else []
    sets = list(dict.fromkeys((BASE_SET, *further, location.set)))
    own_discards = has_own_discards(sets)
    piles = {seat: {"discard": pile} if own_discards else {} for seat, pile in PILES.items()}
    players = {
        "A": {"faction": "new_york", **piles["A"], **a},
        "B": {"faction": "mutants_union", **piles["B"], **(b or {})},
    }
    given = {
        "deck": [DRAWN] if own_discards else [],
        "sets": sets,
        "phase": phase,
        "turn": "A",
        "first_player": "A",
        "round": 1,
        "players": players,
    }
    if has_machines(CATALOG, sets):
        given["machines"] = {"deployed": DEPLOYED}
    if has_map_of_areas(CATALOG, sets):
        given["map"] = MAP
    game, state = read_position(CATALOG, given)
    return game, answered(game, state)


def play(game: Game, state: GameState, *moves: str) -> GameState:
    """Play moves of A; each question gets its first answer in alphabetical order."""
    for move in moves:
        commands = read_move(game, state, "A", move)
        assert not isinstance(commands, Refusal), move
        for command in commands:
            outcome = decide(game, state, command)
            assert not isinstance(outcome, Refusal), (move, outcome)
            state = answered(game, outcome.state)
    return state


def answered(game: Game, state: GameState) -> GameState:
    while isinstance(state.question, ASKED):
        outcome = decide(game, state, legal_commands(game, state, state.question.seat)[0])
        assert not isinstance(outcome, Refusal)
        state = outcome.state
    return state


def gained(before: Player, after: Player, paid: Mapping[str, int]) -> Bag:
    """Everything that a player has gained, including cards, VP and drawn Ruins, with ``paid`` added back."""
    return held(after) + paid - held(before)


def held(player: Player) -> Bag:
    return player.goods + {"vp": player.vp, "card": len(player.hand), "ruin": sum(site.drawn for site in player.sites)}


def printed(verbs: tuple[Any, ...], categories: tuple[str, ...], hacked: int = 0) -> Bag:
    """What the verbs give in a State with only these categories (R6.6), so many hacked Locations and no Ruin, with the
    first choice in alphabetical order."""
    total = EMPTY
    for verb in verbs:
        gain = (
            min(verb.options, key=lambda option: next(iter(option.goods))) if isinstance(verb, vb.ChooseGain) else verb
        )
        if isinstance(gain, vb.Gain):
            total = total + drawn(gain.goods)
            for counted in gain.counted:
                total = total + {counted.good: min(counted.max, _number(counted, categories, hacked))}
        elif isinstance(verb, MatchCategory):
            total = total + {"blue": verb.count}
        elif isinstance(verb, RebuildRuins):
            total = total - {"ruin": verb.count}
        elif isinstance(verb, ActivateOutposts):
            total = total + ACTIVATED[verb.part]
        elif type(verb) in OF_MAP:
            total = total + OF_MAP[type(verb)]
    return total


def _number(counted: Any, categories: tuple[str, ...], hacked: int) -> int:
    match counted:
        case vb.Counted():
            return categories.count(counted.category)
        case vb.CountedMachines():
            return len(DEPLOYED)
        case vb.CountedHacked():
            return hacked
        case vb.CountedOutposts():
            return (LEVELS_ON_MAP if counted.levels else ON_MAP)[counted.part]
    assert isinstance(counted, vb.CountedRuins)
    return 0


def drawn(goods: Bag) -> Bag:
    """Goods as they are held: what is salvaged (R42.5), or drawn as a hacked card (R44.8), is a card in the hand."""
    cards = {good: goods[good] for good in ("salvage", "hacked")}
    return goods - cards + {"card": sum(cards.values())}


def placed(verbs: Iterable[vb.Verb]) -> Bag:
    """What the verbs put on the card itself; of goods of a code always the first one (R44.12)."""
    goods = [verb.goods for verb in verbs if isinstance(verb, vb.PlaceHere)]
    return sum(goods, Bag({"brick": sum(verb.count for verb in verbs if isinstance(verb, vb.PlaceCode))}))


@each_location
def test_it_is_constructed_and_gives_production_and_bonus(location: Location) -> None:
    game, state = position(location, {"hand": [location.title], "goods": PLENTY})
    after = play(game, state, f"construct {location.title}").player("A")
    verbs = location.production + location.building_bonus + location.whenever("build")
    expected = printed(verbs, location.categories, hacked=location.machine is not None)
    assert gained(state.player("A"), after, {"grey": location.distance, "card": 1}) == expected
    rebuilt = [(DRAWN, EMPTY) for verb in location.building_bonus if isinstance(verb, RebuildRuins)]
    assert [(site.card, site.goods) for site in after.sites if not site.ruin] == [
        (location.id, placed(verbs)),
        *rebuilt,
    ]
    assert location.abilities, "a Location without any ability"


@each_location
def test_it_is_developed_over_a_ruin_for_a_brick_and_a_vp(location: Location) -> None:
    game, state = position(location, {"hand": [location.title], "goods": PLENTY, "state": ["Ruin"]})
    after = play(game, state, f"develop {location.title} over Ruin").player("A")
    verbs = location.production + location.building_bonus + location.whenever("build", "develop")
    expected = printed(verbs, location.categories, hacked=location.machine is not None) + {"vp": 1}
    assert gained(state.player("A"), after, {"brick": 1, "card": 1, "ruin": 1}) == expected


@each_location
def test_it_makes_a_deal(location: Location) -> None:
    game, state = position(location, {"hand": [location.title], "goods": PLENTY})
    after = play(game, state, f"deal {location.title}").player("A")
    assert after.deals == (location.id,)
    assert gained(state.player("A"), after, {"blue": location.distance, "card": 1}) == drawn(location.deal)


@each_location
def test_it_is_razed_from_hand(location: Location) -> None:
    game, state = position(location, {"hand": [location.title], "goods": PLENTY})
    after = play(game, state, f"raze {location.title}")
    paid = {"red": location.distance, "card": 1}
    assert gained(state.player("A"), after.player("A"), paid) == drawn(location.spoils)
    assert after.pile_of("A") == (*state.pile_of("A"), *([] if location.machine else [location.id]))
    if after.machines:
        assert after.machines.discard == ((location.machine,) if location.machine else ())


@each_location
def test_it_is_razed_in_another_state(location: Location) -> None:
    game, state = position(location, {"goods": PLENTY}, {"state": [location.title]})
    after = play(game, state, f"raze B:{location.title}")
    paid = {"red": location.defence + location.has_printed_shield}
    assert gained(state.player("A"), after.player("A"), paid) == drawn(location.spoils)
    ruin = {"ruin": 1} if location.machine else {}
    assert gained(state.player("B"), after.player("B"), {}) == drawn(location.deal) + ruin
    assert after.player("B").sites[0].ruin


@each_location
def test_it_produces_every_round(location: Location) -> None:
    game, state = position(location, {"state": [location.title]}, phase="production")
    assert state.player("A").sites[0].goods == placed(location.production)
    produced = game.catalog.factions["new_york"].produces + printed(location.production, location.categories)
    assert gained(Player("new_york"), state.player("A"), {}) == produced + after_production(location, produced)


def after_production(location: Location, produced: Bag) -> Bag:
    """What a card gives at the end of a Production phase in which its owner gained ``produced`` (R41.1)."""
    ability = location.after_production
    if ability is None:
        return EMPTY
    assert isinstance(ability.timing, AfterProduction)
    had = produced + {"basic": sum(produced[good] for good in RESOURCES)}
    (gain,) = ability.verbs
    if isinstance(gain, vb.GainMissing):
        return Bag({min(good for good in RESOURCES if good not in produced): gain.count})
    assert isinstance(gain, vb.Gain)
    counted = {counted.good: min(counted.max, had[_counts(counted)]) for counted in gain.counted}
    return gain.goods + counted if had.covers(ability.timing.gained) else EMPTY


def _counts(counted: Any) -> str:
    good: str = counted.gained
    return good


class Act(NamedTuple):
    """A move, what it is for cards, what it costs and brings, and the set in whose games it is possible, or any."""

    move: str
    triggers: tuple[Trigger, ...]
    paid: Mapping[str, int]
    own: Mapping[str, int]
    only: str | None = None


ACTS = (
    Act("deal School", ("deal",), {"blue": 1, "card": 1}, {"worker": 1}),
    Act("raze School", ("raze",), {"red": 1, "card": 1}, {"worker": 2}),
    Act("construct School", ("build",), {"grey": 1, "card": 1}, {"worker": 2}),
    Act("develop School over Docks", ("build", "develop"), {"brick": 1, "card": 1}, {"worker": 2, "vp": 1}),
    Act("hack Rust Locust", ("hack",), {"brick": 1, "worker": 2}, {"card": 1}, MOLOCH),
    Act("destroy Rust Locust", ("destroy",), {"red": 2}, {"vp": 1}, MOLOCH),
    Act("outpost North-Central discarding Docks", ("build_outpost",), {"card": 1}, {"grey": 1}, NO_MANS_LAND),
    Act("upgrade South-West discarding Archive", ("upgrade_outpost",), {"card": 1}, {"brick": 2}, NO_MANS_LAND),
)
"""School gives a worker as a Deal and when it is built, and two as Spoils. No deed with a Machine (R44.5) or an Outpost
(R45.4, R45.5) is a Deal, a building or a razing of a Location."""
WHENEVER = [
    pytest.param(location, act, id=f"{location.id}: {act.move}")
    for location in LOCATIONS
    for act in ACTS
    if location.whenever(*TRIGGERS) and act.only in (None, location.set)
]


@pytest.mark.parametrize(("location", "act"), WHENEVER)
def test_it_gives_something_whenever_its_owner_acts(location: Location, act: Act) -> None:
    """R10.7, R43.8.1."""
    own = {"hand": ["School", "Docks", "Archive"], "goods": PLENTY, "state": [location.title, "Docks"]}
    game, state = position(location, own)
    after = play(game, state, act.move).player("A")
    expected = Bag(act.own) + printed(location.whenever(*act.triggers), ())
    assert gained(state.player("A"), after, act.paid) == expected


BROUGHT: Mapping[type[vb.Verb], Callable[[Any], Bag]] = {
    vb.Gain: lambda verb: printed((verb,), ()),
    vb.ChooseGain: lambda verb: printed((verb,), ()),
    vb.Steal: lambda _: Bag({"iron": 1}),
    vb.ActivateProduction: lambda verb: printed(DOCKS.production, ()) if verb.of == "you" else Bag({"brick": 1}),
    vb.CopyDeals: lambda verb: Bag({"vp": 1, "card": 1}) if verb.of == "you" else Bag({"gun": 1}),
    vb.ClearLocations: lambda _: EMPTY,
    vb.VisitOccupied: lambda _: Bag({"brick": 1}),
    vb.DrawAndKeep: lambda verb: Bag({"card": verb.keep}),
    vb.BlockLocation: lambda _: EMPTY,
    vb.ForfeitGoods: lambda _: EMPTY,
    RebuildRuins: lambda _: EMPTY,
    StripRuins: lambda _: Bag({"worker": 2, "vp": 2, "iron": 1}),
    DemolishLocation: lambda verb: Bag({"iron": 3}) if verb.of == "you" else Bag({"brick": 3}),
    PlaceOnRuins: lambda _: EMPTY,
    BuildOutposts: lambda verb: printed((verb,), ()),
    UpgradeOutposts: lambda verb: printed((verb,), ()),
    RazeOutposts: lambda verb: printed((verb,), ()),
    ActivateOutposts: lambda verb: printed((verb,), ()),
}
"""Gains of an action beside Docks with a worker, the Deals Church and Pub, and the iron, Quarry with a worker and
Deal Gun Shop of B; where each seat has a discard pile, beside `RUINS`."""


def clauses(spend: Bag) -> tuple[str, str]:
    """What has to be said of a cost, for the first use and the second."""
    if "deal" in spend:
        return " discarding Church", " discarding Pub"
    if "ruin" in spend:
        return " discarding Ruin", " discarding Ruin"
    return (" matching B:fuel", " matching B:fuel") if "matching" in spend else ("", "")


@each((location for location in LOCATIONS if location.action), id_of)
def test_its_action_is_used_as_often_as_printed(location: Location) -> None:
    assert location.action
    timing = location.action.timing
    assert isinstance(timing, Action)
    own = {
        "goods": {**PLENTY, **INFLUENCE, **{good: timing.uses * timing.spend[good] for good in ("shield", "ammo")}},
        "hand": ["Oil Rig"] * (timing.spend["card"] * timing.uses),
        "state": [
            location.title,
            {"card": "Docks", "worker": True},
            *(RUINS if has_own_discards([location.set]) or "ruin" in timing.spend else ()),
        ],
        "deals": ["Church", "Pub"],
    }
    other = {"goods": {"iron": 2}, "state": [{"card": "Quarry", "worker": True}], "deals": ["Gun Shop"]}
    game, state = position(location, own, other)
    moves = [f"activate {location.title}{clause}" for clause in clauses(timing.spend)[: timing.uses]]
    after = play(game, state, *moves)
    verbs = location.action.verbs
    once = sum((BROUGHT[type(verb)](verb) for verb in verbs), EMPTY)
    site, paid = after.player("A").sites[0], {"card": timing.spend["card"] * timing.uses}
    assert site.used == timing.uses
    total = sum((once for _ in range(timing.uses)), EMPTY)
    spent = site.marks if timing.spend else EMPTY
    assert gained(state.player("A"), after.player("A"), spent + paid) == total
    frees = any(isinstance(verb, vb.ClearLocations) or verb == DemolishLocation("you", True) for verb in verbs)
    assert after.player("A").sites[1].worker != frees
    assert not any(isinstance(move, ActivateLocation) for move in legal_commands(game, after, "A")), "used up"


@each((location for location in LOCATIONS if location.storage), id_of)
def test_its_storage_is_asked_for_in_cleanup(location: Location) -> None:
    game, state = position(
        location, {"goods": {**PLENTY, **INFLUENCE, "universal": 9}, "state": [location.title]}, phase="cleanup"
    )
    assert isinstance(state.question, ChooseStorage)
    most = {"iron" if good == "basic" else good: min(count, 9) for good, count in location.storage.items()}
    goods = ", ".join(f"{good}: {count}" for good, count in most.items())
    after = play(game, state, f"store {{{goods}}} on {location.title}").player("A")
    assert after.sites[0].stored == Bag(most)
    assert after.goods == EMPTY


def test_every_verb_and_timing_is_reached_by_some_card(catalog: Catalog) -> None:
    abilities = [ability for location in catalog.locations.values() for ability in location.abilities]
    claimed = {type(verb) for card in catalog.headquarters.values() for verb in card.claimed}
    assert {type(verb) for ability in abilities for verb in ability.verbs} | claimed == set(
        vb.Verb.__subclasses__()
    ) - {vb.Reactivate}
    assert {type(ability.timing) for ability in abilities} == set(get_args(Timing))
    assert {*BROUGHT, vb.Store} <= set(vb.Verb.__subclasses__())
