"""Effects that are aimed at one Location or player, which the seat chooses if there is a choice (R15.2)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from game.fiftyfirst.cards.verbs import BlockLocation, ForfeitGoods, Verb, VisitOccupied
from game.fiftyfirst.rules.agenda import AnyStep
from game.fiftyfirst.rules.effects.context import EffectContext, context_asking, verb_of
from game.fiftyfirst.rules.effects.production import producing, visit_site
from game.fiftyfirst.rules.events import GoodsForfeited, LocationBlocked
from game.fiftyfirst.rules.judge import Judge
from game.fiftyfirst.rules.state import VIRTUAL, Game, GameState, Seat
from game.fiftyfirst.rules.steps import ChooseBlocked, ChooseForfeiting, ChooseVisited
from game.kernel.bag import Bag


class Aimed(NamedTuple):
    """The effect of a ``verb`` on one of its ``targets``, Sites or seats: `hit` carries it out.

    ``question`` asks which one, for a Site of the seat or an HQ card.
    """

    verb: type[Verb]
    question: Callable[[Seat, Any], AnyStep]
    targets: Callable[[Game, GameState, Any, EffectContext], Sequence[Any]]
    hit: Callable[[Judge, Any, EffectContext, Any], None]

    def has_effect(self, game: Game, state: GameState, verb: Verb, context: EffectContext) -> bool:
        return bool(self.targets(game, state, verb, context))

    def apply(self, judge: Judge, verb: Verb, context: EffectContext) -> None:
        """Ask for the target, if there is a choice."""
        targets = self.targets(judge.game, judge.state, verb, context)
        if len(targets) > 1:
            judge.agenda.append(self.question(context.seat, context.hq or context.on_site))
        else:
            for target in targets:
                self.hit(judge, verb, context, target)

    def answers(self, game: Game, state: GameState, question: Any) -> Sequence[Any]:
        context = context_asking(state, question)
        return self.targets(game, state, verb_of(game, context, self.verb), context)

    def answer(self, judge: Judge, question: Any, target: Any) -> None:
        context = context_asking(judge.state, question)
        self.hit(judge, verb_of(judge.game, context, self.verb), context, target)


def _to_block(_game: Game, state: GameState, _verb: BlockLocation, context: EffectContext) -> Sequence[int]:
    """Locations of players who have not passed; the virtual opponent has no actions that could be blocked."""
    return [site.id for owner, site in state.in_reach(context.seat) if owner != VIRTUAL and not site.blocked]


def _block(judge: Judge, _: BlockLocation, context: EffectContext, number: int) -> None:
    owner, site = judge.state.site(number)
    judge.emit(LocationBlocked(context.seat, owner, number, site.card))


BLOCK = Aimed(BlockLocation, ChooseBlocked, _to_block, _block)
"""Block a Location of another player until Cleanup (R43.8.3)."""


def _to_visit(game: Game, state: GameState, _: VisitOccupied, context: EffectContext) -> Sequence[int]:
    """Open Productions with a worker on them, of players who have not passed."""
    sites = [(owner, site) for owner, site in state.in_reach(context.seat) if site.worker and not site.blocked]
    return [site.id for _, site in producing(game, state, context.seat, sites)]


VISIT_OCCUPIED = Aimed(
    VisitOccupied, ChooseVisited, _to_visit, lambda judge, _, context, number: visit_site(judge, context.seat, number)
)
"""Use another player's Open Production that already holds a worker (R51.3). The owner is rewarded as usual; the worker
lies on the card that made the visit."""


def _given_up(state: GameState, verb: ForfeitGoods, victim: Seat) -> Bag:
    """As many as there are in the supply, at most those of the verb."""
    held = state.player(victim).goods
    return Bag({good: min(count, held[good]) for good, count in verb.goods.items()})


def _to_forfeit(_: Game, state: GameState, verb: ForfeitGoods, context: EffectContext) -> Sequence[Seat]:
    """Players who have not passed and have something to give up."""
    return [other for other in state.owners_in_reach(context.seat) if _given_up(state, verb, other)]


def _forfeit(judge: Judge, verb: ForfeitGoods, context: EffectContext, victim: Seat) -> None:
    judge.emit(GoodsForfeited(context.seat, victim, _given_up(judge.state, verb, victim)))


FORFEIT = Aimed(ForfeitGoods, ChooseForfeiting, _to_forfeit, _forfeit)
"""Another player gives up goods of one kind (R43.8.8)."""
