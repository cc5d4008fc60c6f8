"""What the map of No Man's Land means to robots: what its Outposts bring, what they can still become with the cards in
hand, and what can be razed (R45)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from game.fiftyfirst.bots.facts import (
    GOODS,
    PLACE,
    CardFacts,
    CatalogFacts,
    MapVerb,
    Vector,
    from_map,
    outposts_counted,
    vector,
)
from game.fiftyfirst.bots.part import RobotPart, Sides, Weight, Worth
from game.fiftyfirst.bots.sight import RobotSight
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.sets.no_mans_land import (
    LEVELS,
    ActivateOutposts,
    BuildOutposts,
    RazeOutposts,
    UpgradeOutposts,
)
from game.fiftyfirst.cards.verbs import CountedOutposts, Gain
from game.fiftyfirst.rules import commands as cmd
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.sets.no_mans_land import messages, outposts
from game.fiftyfirst.rules.solo.kinds import kind_of
from game.fiftyfirst.rules.state import VIRTUAL, Game, GameState, Question, Seat
from game.fiftyfirst.rules.view import TableView
from game.kernel.memo import recalled

OUTPOSTS: Final = ("upgrades_vp", "upgrades_goods", "raze_gain")
"""Features of a seat that tell of this round where there is a map: what the cards in hand can still make of its
Outposts, in VP and in goods, and what the best Outpost brings that it can raze."""
LATER_OUTPOSTS: Final = ("outposts", "next_vp", "next_goods", "targets", "threatened", "room", "rewarded")
"""Those that tell of the rounds to come: how many Outposts a seat has, what their higher levels would bring, what it
could raze of others and they of its own, where it can build, and what Locations give for building and upgrading."""
_NO_OUTPOSTS: Final = (0.0,) * len(OUTPOSTS)
_NONE_LATER: Final = (0.0,) * len(LATER_OUTPOSTS)

WEIGHTS: Final = {
    "upgrades_vp": Weight(0.35, 0.1, 0.35),
    "upgrades_goods": Weight(0.15, -0.05),
    "raze_gain": Weight(0.2, 0.0, 0.1),
    "outposts": Weight(0.3, -0.2),
    "next_vp": Weight(0.25, -0.2),
    "next_goods": Weight(0.1, -0.1),
    "targets": Weight(0.15, -0.1),
    "threatened": Weight(-0.15, 0.1),
    "room": Weight(0.1, -0.1),
    "rewarded": Weight(0.6, -0.6),
}
"""A part of what the map may bring, since it takes cards."""

AN_OUTPOST: Final = 1
"""What a new Outpost counts as, and one that another player loses, in goods."""
A_PICK: Final = 2
"""What a card of the Lookout counts as beside an Outpost, in goods. In 120 games Greedy that counted it so won 65 %
against itself that counted it as nothing, and no more with 3."""

MOST_ROOM: Final = 3
"""More Areas to choose from make no difference."""
_VP: Final = PLACE["vp"]
_NOTHING: Final[Vector] = (0.0,) * len(GOODS)


Held = tuple[tuple[str, int], ...]
"""Areas, and the levels of the Outposts there."""


class MapStep(NamedTuple):
    """What a card with the ``category`` does on the map, and what that brings; then the step ``after`` it is open."""

    category: str
    gain: Vector
    after: MapStep | None = None


class OutpostTarget(NamedTuple):
    """An Outpost that can be razed: whose it is, for how many red contact tokens, and what that brings."""

    owner: Seat
    defence: int
    gain: Vector


class Chart(NamedTuple):
    """The map as a seat has it.

    ``counted`` is what is counted there and what verbs bring by it, as it is called among the icons of a State;
    ``steps`` are those that a card in hand can take, by the categories that are ``wanted`` for them and for those after
    them, and ``reach`` the Outposts that the seat can raze. ``lasting`` are the values of LATER_OUTPOSTS but the last.
    """

    cards: Mapping[str, CardFacts]
    counted: tuple[tuple[str, int], ...]
    steps: tuple[MapStep, ...]
    wanted: frozenset[str]
    reach: tuple[OutpostTarget, ...]
    lasting: Sequence[float]


def worth(gain: Vector) -> float:
    """What goods are worth, in VP: each half of one."""
    return (sum(gain) + gain[_VP]) / 2


# ---------------------------------------------------------------------- features
def of_chart(
    chart: Chart, state: GameState, seat: Seat, hand: tuple[str, ...]
) -> tuple[Sequence[float], Sequence[float]]:
    """The values of OUTPOSTS and of LATER_OUTPOSTS; ``hand`` are the cards that are known to be in the hand."""
    player = state.player(seat)
    rewards = [chart.cards[site.card].outpost_rewards for site in player.sites if not site.ruin]
    later = (*chart.lasting, sum(rewards))
    if player.passed:
        return _NO_OUTPOSTS, later
    brought = upgrades(chart, hand) if hand else _NOTHING
    red = player.goods["red"] + player.goods["universal"]
    razed = [worth(one.gain) for one in chart.reach if one.defence <= red and not state.player(one.owner).passed]
    return (brought[_VP], sum(brought) - brought[_VP], max(razed, default=0.0)), later


@recalled(4096)
def upgrades(chart: Chart, hand: tuple[str, ...]) -> Vector:
    """What the cards of a hand bring if each does what is best then: builds an Outpost, or upgrades one."""
    total, open_steps, left = [0.0] * len(GOODS), list(chart.steps), list(hand)
    while left:
        possible = [(step, fitting) for step in open_steps if (fitting := _fitting(chart, step, left))]
        if not possible:
            break
        step, fitting = max(possible, key=lambda one: worth(one[0].gain))
        left.remove(min(fitting, key=lambda card: _uses(chart, card)))
        open_steps.remove(step)
        if step.after:
            open_steps.append(step.after)
        total = [amount + gained for amount, gained in zip(total, step.gain, strict=True)]
    return total


def _fitting(chart: Chart, step: MapStep, hand: Sequence[str]) -> Sequence[str]:
    """The cards for a step; one without categories fits any (R45.4)."""
    return [card for card in hand if step.category in (own := chart.cards[card].categories) or not own]


def _uses(chart: Chart, card: str) -> int:
    """How many kinds of steps a card fits: that with the fewest is spared least."""
    own = chart.cards[card].categories
    return len(chart.wanted.intersection(own)) if own else len(chart.wanted)


# ---------------------------------------------------------------------- the map
def charted(facts: CatalogFacts, game: Game, state: GameState, seat: Seat) -> Chart:
    """The map as a seat has it, worked out once for each map."""
    assert state.outposts is not None
    known = _charts(game, state.outposts)
    if seat not in known:
        known[seat] = _chart(facts, game, state, seat)
    return known[seat]


@recalled(2048)
def _charts(_game: Game, _outposts: Mapping[str, messages.Outpost]) -> dict[Seat, Chart]:
    """What is known of a map, seat by seat."""
    return {}


def _chart(facts: CatalogFacts, game: Game, state: GameState, seat: Seat) -> Chart:
    held, room = outposts.levels_of(state, seat), outposts.buildable(game, state, seat)
    reach, markers = _reach(game, state, seat), outposts.markers_left(game, state, seat)
    builds = sorted(room, key=lambda area: -worth(_gain(game.catalog, area, 1)))[:markers]
    steps = [_upgrade(game, area, level + 1) for area, level in held.items() if level < LEVELS]
    steps += [
        MapStep(outposts.build_category(game), _gain(game.catalog, area, 1), _upgrade(game, area, 2)) for area in builds
    ]
    above = [_gain(game.catalog, area, level) for area in held for level in range(held[area] + 1, LEVELS + 1)]
    against = [
        target
        for other in state.seats
        if other != seat and _razes(state, other)
        for target in _reach(game, state, other)
        if target.owner == seat
    ]
    return Chart(
        cards=facts.locations,
        counted=_counted(game, tuple(held.items()), room, tuple([target.gain for target in reach])),
        steps=tuple(steps),
        wanted=frozenset(category for step in steps for category in _categories(step)),
        reach=reach,
        lasting=(
            len(held),
            sum([gain[_VP] for gain in above]),
            sum([sum(gain) - gain[_VP] for gain in above]),
            sum([worth(target.gain) / target.defence for target in reach]),
            sum([worth(target.gain) / target.defence for target in against]),
            min(MOST_ROOM, len(room)),
        ),
    )


def _upgrade(game: Game, area: str, level: int) -> MapStep:
    """The step to a level, and those to the ones above it."""
    after = _upgrade(game, area, level + 1) if level < LEVELS else None
    return MapStep(outposts.upgrade_category(game, area, level), _best(game.catalog, area, level, level - 1), after)


def _categories(step: MapStep) -> tuple[str, ...]:
    """What cards for a step and for those after it have."""
    return (step.category, *_categories(step.after)) if step.after else (step.category,)


def _reach(game: Game, state: GameState, seat: Seat) -> tuple[OutpostTarget, ...]:
    """The Outposts next to those of a seat, whether or not their owners have passed."""
    near, found = outposts.next_to(game.catalog, outposts.held_by(game, state, seat)), list[OutpostTarget]()
    for area, there in messages.map_of(state).items():
        if area in near and there.owner != seat:
            gain = _best(game.catalog, area, there.level, there.level - 1)
            found.append(OutpostTarget(there.owner, outposts.defence(game, area, there), gain))
    return tuple(found)


def _razes(state: GameState, seat: Seat) -> bool:
    """Whether a seat razes Outposts; not every virtual opponent does (R32.9)."""
    kind = kind_of(state)
    return seat != VIRTUAL or (kind is not None and kind.hits_beyond)


@lru_cache(maxsize=256)
def _best(catalog: Catalog, area: str, level: int, lowest: int) -> Vector:
    """What the best of some levels brings; none is below 1."""
    return max([_gain(catalog, area, one) for one in range(level, max(1, lowest) - 1, -1)], key=worth)


@lru_cache(maxsize=256)
def _gain(catalog: Catalog, area: str, level: int) -> Vector:
    return vector(catalog.areas[area].level(level).gain)


# ---------------------------------------------------------------------- what cards count
class Named(NamedTuple):
    """What the Locations of a catalog count on the map, and the verbs that bring something by it."""

    counts: frozenset[CountedOutposts]
    verbs: frozenset[MapVerb]


@lru_cache(maxsize=4)
def _named(catalog: Catalog) -> Named:
    verbs = [
        verb for location in catalog.locations.values() for ability in location.abilities for verb in ability.verbs
    ]
    gains = [verb for verb in verbs if isinstance(verb, Gain)]
    counts = frozenset(counted for gain in gains for counted in gain.counted if isinstance(counted, CountedOutposts))
    return Named(counts, frozenset(verb for verb in verbs if isinstance(verb, MapVerb)))


def _counted(game: Game, held: Held, room: tuple[str, ...], razed: tuple[Vector, ...]) -> tuple[tuple[str, int], ...]:
    """What is counted on the map for a seat, and what each verb brings it of each good: with Outposts ``held``, where
    there is ``room`` for another one, and by those that can be ``razed``."""
    found = dict(_of_held(game.catalog, held))
    for verb in _named(game.catalog).verbs:
        if isinstance(verb, BuildOutposts):
            _add(found, verb, _most([_gain(game.catalog, area, 1) for area in room]))
        elif isinstance(verb, RazeOutposts):
            _add(found, verb, _most(razed))
    return tuple(sorted(found.items()))


@lru_cache(maxsize=1024)
def _of_held(catalog: Catalog, held: Held) -> Mapping[str, int]:
    """The part of it that only the own Outposts tell (R45.10, R45.11)."""
    named, levels, found = _named(catalog), dict(held), dict[str, int]()
    for one in named.counts:
        found[outposts_counted(one.part, one.levels)] = outposts.counted(catalog, levels, one.part, one.levels)
    for verb in named.verbs:
        if isinstance(verb, UpgradeOutposts):
            _add(found, verb, _most([_best(catalog, area, level + 1, level) for area, level in held if level < LEVELS]))
        elif isinstance(verb, ActivateOutposts):
            together = [
                _most([_best(catalog, area, level, 1) for area, level in held if area in areas], verb.count)
                for areas in outposts.parts(catalog, verb.part)
            ]
            _add(found, verb, max(together, key=worth))
    return found


def _add(found: dict[str, int], verb: MapVerb, brought: Vector) -> None:
    found.update({from_map(verb, good): int(amount) for good, amount in zip(GOODS, brought, strict=True) if amount})


def _most(gains: Sequence[Vector], count: int = 1) -> Vector:
    """The sum of the best few."""
    best = sorted(gains, key=worth, reverse=True)[:count]
    return [sum(amounts) for amounts in zip(*best, strict=True)] if best else [0.0] * len(GOODS)


# ---------------------------------------------------------------------- the row
def _facts(facts: CatalogFacts, game: Game, state: GameState, seat: Seat) -> CatalogFacts:
    """The facts for the seat that has this map."""
    return facts if state.outposts is None else _with_map(facts, charted(facts, game, state, seat))


@recalled(1024)
def _with_map(facts: CatalogFacts, chart: Chart) -> CatalogFacts:
    return _on_map(facts, chart.counted)


@lru_cache(maxsize=4096)
def _on_map(facts: CatalogFacts, counted: tuple[tuple[str, int], ...]) -> CatalogFacts:
    return facts.beside(dict(counted), facts.toll)


def _features(sides: Sides) -> tuple[Sequence[float], Sequence[float]] | None:
    """What the map means to both, now and later; of the rival's hand nothing is known."""
    game, state = sides.game, sides.state
    if state.outposts is None:
        return None
    own = state.player(sides.seat)
    hand = own.hand if own.kept is None else own.kept
    now, later = of_chart(charted(sides.facts, game, state, sides.seat), state, sides.seat, hand)
    if sides.rival is None:
        return (*now, *_NO_OUTPOSTS), (*later, *_NONE_LATER)
    rival_now, rival_later = of_chart(charted(sides.facts, game, state, sides.rival), state, sides.rival, ())
    return (*now, *rival_now), (*later, *rival_later)


def _different(state: GameState) -> object:
    return tuple(sorted(messages.map_of(state).items())), getattr(state.question, "area", None)


def _worth(sight: RobotSight, command: AnyCommand, asked: Question | None) -> Worth:
    """What the best level brings of those that a seat may choose next (R45.11), and what a command changes on the
    map."""
    vp = goods = 0
    if isinstance(asked, messages.ChooseLevel) and asked.seat == command.seat:
        area = sight.game.catalog.areas[asked.area]
        gains = [area.level(level).gain for level in range(asked.lowest, asked.level + 1)]
        vp, goods = max((gain["vp"], gain.total - gain["vp"]) for gain in gains)
    return vp, goods + _changed(sight.view, command)


def _changed(view: TableView, command: AnyCommand) -> int:
    """What a command changes on the map, in goods: an own Outpost that goes counts as much as its level."""
    match command:
        case messages.SkipPick(removing=gone) | messages.BuildOutpost(removing=gone):
            return AN_OUTPOST - _level(view, gone)
        case cmd.PickCard():
            return A_PICK
        case messages.RazeOutpost():
            return AN_OUTPOST
        case cmd.ChooseArea(area=area) if isinstance(view.question, messages.ChooseGivenUp | messages.ChooseOutpostHit):
            return -_level(view, area)
        case _:
            return 0


def _level(view: TableView, area: str | None) -> int:
    """The level on which an Outpost stands."""
    found = messages.map_of(view).get(area) if area else None
    return found.level if found else 0


def _offered(asked: Question) -> int:
    """The good of each Area that a seat may choose."""
    match asked:
        case messages.ChooseActivated(count=count):
            return count
        case messages.ChooseOutpost():
            return 1
        case _:
            return 0


def _is_imagined(view: TableView, state: GameState, command: AnyCommand) -> bool:
    """Whether an Outpost to be razed is not there yet; a virtual opponent may build it only in an imagined world."""
    if not isinstance(command, messages.RazeOutpost):
        return False
    found = messages.map_of(view).get(command.area)
    return found is None or found.owner != messages.map_of(state)[command.area].owner


PART: Final = RobotPart(
    now=OUTPOSTS,
    later=LATER_OUTPOSTS,
    weights=WEIGHTS,
    facts=_facts,
    features=_features,
    different=_different,
    answered=(
        messages.ChooseOutpost,
        messages.ChooseActivated,
        messages.ChooseGivenUp,
        messages.ChooseLevel,
        messages.ChooseToBuild,
    ),
    together=(messages.ChooseOutpost, messages.ChooseActivated),
    worth=_worth,
    offered=_offered,
    is_imagined=_is_imagined,
)
