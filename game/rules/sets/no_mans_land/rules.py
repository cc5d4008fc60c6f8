"""What No Man's Land adds to the rules (R45)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from game.cards.catalog import Catalog
from game.cards.sets.no_mans_land import LEVELS, has_map_of_areas
from game.cards.verbs import ActivateOutposts, BuildOutposts, CountedOutposts, RazeOutposts, UpgradeOutposts
from game.kernel.bag import Bag
from game.kernel.seats import Seat
from game.rules import references as ref
from game.rules.chapter import Answers
from game.rules.effects import Effect
from game.rules.game import Game
from game.rules.messages import AnyCommand
from game.rules.position.cards import read_area
from game.rules.position.data import WrittenAs, write_title
from game.rules.sets.no_mans_land import actions, deeds, effects, messages, outposts, pending, position, skipping
from game.rules.sets.no_mans_land.outposts import levels_of
from game.rules.sets.no_mans_land.state import map_of, without_shields
from game.rules.sets.part import SetPart
from game.rules.state import GameState


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
        if len(levels_of(state, seat)) > catalog.outposts.markers:
            yield f"{seat} has {len(levels_of(state, seat))} Outposts"
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
        messages.SkipPick: skipping.SKIP,
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
    bars_picks=skipping.must_skip,
    can_follow=actions.can_shield,
    counts={
        CountedOutposts: lambda game, state, seat, counted: outposts.counted(
            game.catalog, levels_of(state, seat), counted.part, counted.levels
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
    steps=pending.STEPS,
    able=pending.ABLE,
    of_any_state=(messages.ChooseActivated,),
    problems=_problems,
    wishes=_wishes,
)
