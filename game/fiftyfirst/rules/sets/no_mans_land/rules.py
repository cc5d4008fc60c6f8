"""What No Man's Land adds to the rules (R45)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from game.fiftyfirst.cards.card import Location
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.sets.no_mans_land import (
    LEVELS,
    ActivateOutposts,
    BuildOutposts,
    RazeOutposts,
    UpgradeOutposts,
    has_map_of_areas,
)
from game.fiftyfirst.cards.verbs import CountedOutposts
from game.fiftyfirst.rules import references as ref
from game.fiftyfirst.rules.chapter import Answers, Chapter, Make, Side, T
from game.fiftyfirst.rules.effects import Effect
from game.fiftyfirst.rules.judge import Judge
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.position.data import Cards, Data, Name, WrittenAs, asks, read_area, write_title
from game.fiftyfirst.rules.sets.no_mans_land import actions, effects, messages, outposts
from game.fiftyfirst.rules.sets.part import SetPart
from game.fiftyfirst.rules.state import Game, GameState, Seat
from game.fiftyfirst.rules.steps import ChooseCard, RevealOffer, Step
from game.kernel.bag import Bag
from game.kernel.given import Fields, Given
from game.kernel.refusal import Refusal


def must_skip(game: Game, state: GameState, seat: Seat) -> bool:
    """R45.3a: whether ``seat`` must skip this pick: in the first Lookout a player who has taken a card skips the last
    one, if they can build an Outpost."""
    if state.outposts is None or state.round > 1 or state.player(seat).skipped:
        return False
    later = [step for step in state.agenda[:-1] if isinstance(step, RevealOffer) or step == ChooseCard(seat)]
    return not later and bool(outposts.buildable(game, state, seat))


def _to_skip(side: Side, make: Make[T]) -> Sequence[T]:
    """R45.3: one pick of a Lookout, for an Outpost that costs nothing; in the first one it stands in a corner."""
    if side.player.skipped:
        return ()
    areas = outposts.buildable(side.game, side.state, side.seat)
    return [make(side.seat, area, removed) for area, removed in actions.placings(side, areas)]


def _why_not_skip(side: Side, command: messages.SkipPick) -> Refusal:
    if side.player.skipped:
        return Refusal("already_skipped")
    if side.state.outposts is not None and not outposts.buildable(side.game, side.state, side.seat):
        return Refusal("no_effect")
    return actions.why_not_build(side, command.area, command.removing)


def _skip(judge: Judge, command: messages.SkipPick) -> None:
    judge.emit(messages.PickSkipped(command.seat))
    effects.build(judge, command.seat, command.area, command.removing)


SKIP = Chapter("skip for {area}{removing}", (ChooseCard,), _to_skip, _why_not_skip, _skip, outposts.has_map)


STEPS: Final[Mapping[str, tuple[type[Step], ...]]] = {
    "lookout": (messages.OpponentOutpost, messages.RewardOutpost, messages.ChooseOpponentArea),
    "production": (messages.ActivateAreas, messages.ChooseActivated, messages.ChooseLevel),
    "action": (
        messages.RewardOutpost, messages.OfferToBuild, messages.ActivateAreas, messages.ChooseOutpost,
        messages.ChooseActivated, messages.ChooseGivenUp, messages.ChooseLevel,
        messages.ChooseToBuild, messages.ChooseOpponentArea, messages.ChooseOutpostHit,
    ),
}  # fmt: skip
"""Phase -> its steps that can be pending in it."""

ABLE: Final[Mapping[type[Step], Callable[[Location, Any], bool]]] = {
    messages.ChooseOutpost: asks(BuildOutposts, UpgradeOutposts, RazeOutposts),
    messages.ChooseActivated: asks(ActivateOutposts),
}


def _unknown(catalog: Catalog, state: GameState) -> Iterator[str]:
    for area, outpost in messages.map_of(state).items():
        if area not in catalog.areas:
            yield area
        if outpost.owner not in state.seats:
            yield outpost.owner
        if not 1 <= outpost.level <= LEVELS:
            yield str(outpost.level)[:20]


def _problems(game: Game, state: GameState) -> Iterator[str]:
    """R45.1, R45.2: Outposts are in games with No Man's Land alone, no more of a seat than it has markers."""
    catalog = game.catalog
    if has_map_of_areas(catalog, game.sets) != (state.outposts is not None):
        yield "the sets of the game have another map"
    if catalog.outposts is None or state.outposts is None:
        return
    for area, outpost in state.outposts.items():
        if area not in catalog.areas or outpost.owner not in state.seats or not 1 <= outpost.level <= LEVELS:
            yield f"there is no such Outpost: {area} {outpost}"
    for seat in state.seats:
        if len(outposts.levels_of(state, seat)) > catalog.outposts.markers:
            yield f"{seat} has {len(outposts.levels_of(state, seat))} Outposts"
    if state.phase not in ("action", "cleanup") and any(outpost.shield for outpost in state.outposts.values()):
        yield "a shield lies on an Area outside the Action phase"


def _wishes(game: Game, state: GameState, seat: Seat) -> Iterator[Sequence[AnyCommand]]:
    """To build one Outpost wherever it can be, and to upgrade each own and raze each other one (R45)."""
    if state.outposts is None:
        return
    areas, removals = outposts.buildable(game, state, seat), outposts.removals(game, state, seat)
    yield [
        messages.BuildOutpost(seat, area, removed)
        for area in areas or outposts.empty(game, state)
        for removed in removals
    ]
    yield from ([messages.UpgradeOutpost(seat, area)] for area in outposts.upgradable(game, state, seat))
    for area in game.catalog.areas:
        if area in state.outposts and state.outposts[area].owner != seat:
            yield [messages.RazeOutpost(seat, area)]


# ---------------------------------------------------------------------- in positions
MAP = "map"


NONE = "none"
"""What stands for an empty Area where one is expected."""


def read(cards: Cards, top: Fields, state: GameState) -> GameState:
    """The Outposts of a position, by Areas: ``map: {South-West: {owner: A, level: 2, shield: true}}``. Those that are
    not named are empty."""
    catalog = cards.catalog
    if catalog.outposts is None or not has_map_of_areas(catalog, cards.sets):
        if MAP in top:
            top[MAP].refuse("expected 'map' only in games with No Man's Land")
        return state
    found: dict[str, messages.Outpost] = {}
    for name, given in top.value(MAP, {}).pairs("Areas with their Outposts"):
        area = read_area(catalog, name)
        if area in found:
            name.refuse(f"expected each Area once, not {catalog.title(area)!r} twice")
        found[area] = read_outpost(state.seats, given)
    most = catalog.outposts.markers
    for seat, count in Counter(outpost.owner for outpost in found.values()).items():
        if count > most:
            top[MAP].refuse(f"expected at most {most} Outposts of {seat}, not {count}")
    return replace(state, outposts={area: found[area] for area in catalog.areas if area in found})


def read_skipped(cards: Cards, _: str, given: Given) -> bool:
    """Whether a pick was skipped in this Lookout (R45.3): ``skipped: true`` of a player."""
    if given.flag() and not has_map_of_areas(cards.catalog, cards.sets):
        given.refuse("expected 'skipped' only in games with No Man's Land")
    return given.flag()


def read_outpost(seats: Sequence[Seat], given: Given) -> messages.Outpost:
    """An Outpost, by default on level 1 and without a shield."""
    keys = given.mapping(("owner", "level", "shield"), "an Outpost")
    return messages.Outpost(
        owner=keys.value("owner").word(seats, "a seat"),
        level=keys.value("level", 1).number(1, LEVELS),
        shield=keys.value("shield", False).flag(),
    )


def write(_: Game, state: GameState, name: Name) -> Data:
    outposts = {name(area): outpost_data(outpost) for area, outpost in messages.map_of(state).items()}
    return {MAP: outposts} if outposts else {}


def outpost_data(outpost: messages.Outpost) -> Data:
    """An Outpost as a position has it."""
    data: Data = {"owner": outpost.owner, "level": outpost.level}
    return data | {"shield": True} if outpost.shield else data


_ON_ONE = Effect(effects.has_effect, effects.apply)

NO_MANS_LAND: Final = SetPart(
    chapters={
        messages.SkipPick: SKIP,
        messages.BuildOutpost: actions.BUILD,
        messages.UpgradeOutpost: actions.UPGRADE,
        messages.RazeOutpost: actions.RAZE,
        messages.ShieldOutpost: actions.SHIELD,
    },
    work={
        messages.RewardOutpost: actions.reward,
        messages.OfferToBuild: actions.offer_to_build,
        messages.ActivateAreas: effects.activate_areas,
    },
    words={messages.ChooseLevel: Answers(effects.answers_of_level, effects.answer_level)},
    areas={
        messages.ChooseOutpost: Answers(effects.answers, effects.answer),
        messages.ChooseActivated: Answers(effects.answers_of_activated, effects.answer_activated),
        messages.ChooseGivenUp: Answers(effects.answers_of_given_up, effects.answer_given_up),
    },
    closed_by_done=(messages.ChooseActivated, messages.ChooseToBuild),
    effects={
        BuildOutposts: _ON_ONE,
        UpgradeOutposts: _ON_ONE,
        RazeOutposts: _ON_ONE,
        ActivateOutposts: Effect(effects.activates, effects.activate),
    },
    deal=lambda game, state: replace(state, outposts={}) if has_map_of_areas(game.catalog, game.sets) else state,
    bars_picks=must_skip,
    counts={
        CountedOutposts: lambda game, state, seat, counted: outposts.counted(
            game.catalog, outposts.levels_of(state, seat), counted.part, counted.levels
        )
    },
    after_drafts=lambda state: () if state.outposts is None else (messages.OpponentOutpost(),),
    tidied=messages.without_shields,
    keys=("map",),
    read=read,
    player_keys={"skipped": read_skipped},
    known={
        ref.AREA: lambda catalog, _: catalog.areas,
        ref.LEVEL: lambda *_: range(1, LEVELS + 1),
        ref.DEED: lambda *_: effects.DEEDS,
    },
    written={
        ref.AREA: WrittenAs(lambda at, given: read_area(at.game.catalog, given), write_title, "Areas"),
        ref.LEVEL: WrittenAs(lambda _, given: given.number(1, LEVELS)),
        ref.DEED: WrittenAs(lambda _, given: given.word(effects.DEEDS, "'build', 'upgrade' or 'raze'")),
    },
    write=write,
    goods=lambda state: [Bag({"shield": int(outpost.shield)}) for outpost in messages.map_of(state).values()],
    numbers=lambda state: [outpost.level for outpost in messages.map_of(state).values()],
    unknown=_unknown,
    steps=STEPS,
    able=ABLE,
    of_any_state=(messages.ChooseActivated,),
    problems=_problems,
    wishes=_wishes,
)
