"""R45.12, R32.13: Outposts of the virtual opponent. They stand on level 2, have no effect and are never upgraded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.fiftyfirst.cards.sets.no_mans_land import MAP_SIDE, NO_MANS_LAND
from game.fiftyfirst.rules.chapter import Answers
from game.fiftyfirst.rules.events import Source
from game.fiftyfirst.rules.judge import Judge
from game.fiftyfirst.rules.opponent import OpponentKind
from game.fiftyfirst.rules.sets.no_mans_land import messages, outposts
from game.fiftyfirst.rules.sets.part import SetPart
from game.fiftyfirst.rules.solo.attack import HUMAN, RAZED
from game.fiftyfirst.rules.solo.kinds import kind_of
from game.fiftyfirst.rules.state import VIRTUAL, Game, GameState, automa_of
from game.kernel.bag import Bag

LEVEL: Final = 2
"""The level on which the virtual opponent builds (R45.12)."""

ONE_VP: Final = Bag({"vp": 1})


def _build(judge: Judge, _: messages.OpponentOutpost | None = None) -> None:
    """One Outpost, if a marker is left and an Area is in reach; the human chooses among equally good ones."""
    areas = possible(judge.game, judge.state, judge.opponent)
    if len(areas) > 1:
        judge.agenda.append(messages.ChooseOpponentArea(HUMAN))
    elif areas:
        judge.emit(messages.OutpostBuilt(VIRTUAL, areas[0], LEVEL))


def _answer_area(judge: Judge, _: messages.ChooseOpponentArea, area: str) -> None:
    judge.emit(messages.OutpostBuilt(VIRTUAL, area, LEVEL))


def possible(game: Game, state: GameState, kind: OpponentKind | None) -> Sequence[str]:
    """Where the opponent would build: the first Outpost in the corner vertically opposite the human's; later ones next
    to one of its own, if possible next to one of the human's, or as near to it as can be if it advances."""
    if not outposts.markers_left(game, state, VIRTUAL):
        return ()
    free = outposts.buildable(game, state, VIRTUAL)
    if not outposts.held_by(game, state, VIRTUAL):
        return [area for area in free if area in _opposite(game, state)] or free
    areas, human = game.catalog.areas, [game.catalog.areas[area] for area in outposts.held_by(game, state, HUMAN)]
    if not human:
        return free
    far = {area: min(outposts.steps(areas[area], other) for other in human) for area in free}
    nearest = min(far.values(), default=0)
    if nearest > 1 and not (kind and kind.hits_beyond):
        return free
    return [area for area in free if far[area] == nearest]


def _opposite(game: Game, state: GameState) -> frozenset[str]:
    """The corners vertically opposite those in which the human has Outposts."""
    areas = game.catalog.areas
    corners = [areas[area] for area in outposts.held_by(game, state, HUMAN) if outposts.is_corner(areas[area])]
    places = {(MAP_SIDE + 1 - corner.row, corner.column) for corner in corners}
    return frozenset(area.id for area in areas.values() if (area.row, area.column) in places)


# ---------------------------------------------------------------------- what Borgo razes
def hit_by_card(game: Game, state: GameState) -> Sequence[str]:
    """The human's Outposts that Borgo's attack card hits: next to one of his, and with a category of the card on the
    level on which they stand; a card without categories hits any (R32.9)."""
    categories = game.catalog.locations[automa_of(state).attack_pile[-1]].categories
    return [
        area
        for area, outpost in outposts.in_reach(game, state, VIRTUAL)
        if not categories or outposts.category_of(game, area, outpost.level) in categories
    ]


def hit_by_expansion(game: Game, state: GameState) -> Sequence[str]:
    """The human's Outposts on the lowest level next to one of Borgo's (R32.11)."""
    levels = {area: outpost.level for area, outpost in outposts.in_reach(game, state, VIRTUAL)}
    lowest = min(levels.values(), default=0)
    return [area for area, level in levels.items() if level == lowest]


def _launch(judge: Judge) -> bool:
    """Aim the attack card at an Outpost, if it hits one; tells whether it does."""
    areas = hit_by_card(judge.game, judge.state)
    if len(areas) > 1:
        judge.agenda.append(messages.ChooseOutpostHit(HUMAN, by_card=True))
    elif areas:
        _hit_by_card(judge, areas[0], "only")
    return bool(areas)


def _expand(judge: Judge) -> None:
    """R32.11: Borgo razes, or builds one more Outpost; 1 VP where he razes none."""
    areas = hit_by_expansion(judge.game, judge.state)
    if len(areas) > 1:
        judge.agenda.append(messages.ChooseOutpostHit(HUMAN))
    elif areas:
        _hit_by_expansion(judge, areas[0])
    else:
        judge.gain(VIRTUAL, ONE_VP, Source("expansion"))
        _build(judge)


def _answers_of_hit(game: Game, state: GameState, question: messages.ChooseOutpostHit) -> Sequence[str]:
    return (hit_by_card if question.by_card else hit_by_expansion)(game, state)


def _answer_hit(judge: Judge, question: messages.ChooseOutpostHit, area: str) -> None:
    if question.by_card:
        _hit_by_card(judge, area, "choice")
    else:
        _hit_by_expansion(judge, area)


def _hit_by_card(judge: Judge, area: str, decided: str) -> None:
    pile = automa_of(judge.state).attack_pile
    category = outposts.category_of(judge.game, area, messages.map_of(judge.state)[area].level)
    judge.emit(messages.OutpostAimed(len(pile), pile[-1], area, category, decided))
    if _raze(judge, area):
        judge.gain(VIRTUAL, RAZED, Source("attack", area))
    assert judge.opponent is not None
    judge.opponent.attack_ended(judge, True)


def _hit_by_expansion(judge: Judge, area: str) -> None:
    judge.gain(VIRTUAL, RAZED if _raze(judge, area) else ONE_VP, Source("expansion"))


def _raze(judge: Judge, area: str) -> bool:
    """A shield takes the attack; without one the Outpost is razed, and Borgo builds there (R32.13). Tells whether it
    is razed."""
    outpost = messages.map_of(judge.state)[area]
    if outpost.shield:
        judge.emit(messages.OutpostShieldLost(HUMAN, area))
        return False
    judge.emit(messages.OutpostRazed(VIRTUAL, HUMAN, area, outpost.level))
    if outposts.markers_left(judge.game, judge.state, VIRTUAL):
        judge.emit(messages.OutpostBuilt(VIRTUAL, area, LEVEL))
    return True


OPPONENT: Final = SetPart(
    expansion=(NO_MANS_LAND, _expand),
    hit=_launch,
    work={messages.OpponentOutpost: _build},
    areas={
        messages.ChooseOpponentArea: Answers(
            lambda game, state, _: possible(game, state, kind_of(state)), _answer_area
        ),
        messages.ChooseOutpostHit: Answers(_answers_of_hit, _answer_hit),
    },
)
"""A row of its own: the virtual opponent is built on the rules of the set, which know nothing of it."""
