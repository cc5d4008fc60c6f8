"""What No Man's Land adds to the rules (R45)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from game.cards.card import Location
from game.cards.catalog import Catalog
from game.cards.sets.no_mans_land import (
    LEVELS,
    ActivateOutposts,
    BuildOutposts,
    RazeOutposts,
    UpgradeOutposts,
    has_map_of_areas,
)
from game.cards.verbs import CountedOutposts
from game.kernel.bag import Bag
from game.kernel.refusal import Refusal
from game.rules import references as ref
from game.rules.chapter import Answers, Chapter, Make, T
from game.rules.effects import Effect
from game.rules.game import Game
from game.rules.judge import Judge
from game.rules.messages import AnyCommand
from game.rules.position.abilities import asks
from game.rules.position.cards import read_area
from game.rules.position.data import WrittenAs, write_title
from game.rules.questions import ChooseCard
from game.rules.sets.no_mans_land import actions, deeds, effects, messages, outposts, position
from game.rules.sets.no_mans_land.events import PickSkipped
from game.rules.sets.no_mans_land.state import map_of, without_shields
from game.rules.sets.part import SetPart
from game.rules.side import Side
from game.rules.state import GameState, Seat
from game.rules.work import RevealOffer, Step


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
    judge.emit(PickSkipped(command.seat))
    deeds.build(judge, command.seat, command.area, command.removing)


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
    for area, outpost in map_of(state).items():
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
        messages.ActivateAreas: deeds.activate_areas,
    },
    words={messages.ChooseLevel: Answers(deeds.answers_of_level, deeds.answer_level)},
    areas={
        messages.ChooseOutpost: Answers(effects.answers, effects.answer),
        messages.ChooseActivated: Answers(effects.answers_of_activated, effects.answer_activated),
        messages.ChooseGivenUp: Answers(deeds.answers_of_given_up, deeds.answer_given_up),
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
    can_follow=actions.can_shield,
    counts={
        CountedOutposts: lambda game, state, seat, counted: outposts.counted(
            game.catalog, outposts.levels_of(state, seat), counted.part, counted.levels
        )
    },
    after_drafts=lambda state: () if state.outposts is None else (messages.OpponentOutpost(),),
    tidied=without_shields,
    keys=("map",),
    read=position.read,
    player_keys={"skipped": position.read_skipped},
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
    write=position.write,
    goods=lambda state: [Bag({"shield": int(outpost.shield)}) for outpost in map_of(state).values()],
    numbers=lambda state: [outpost.level for outpost in map_of(state).values()],
    unknown=_unknown,
    steps=STEPS,
    able=ABLE,
    of_any_state=(messages.ChooseActivated,),
    problems=_problems,
    wishes=_wishes,
)
