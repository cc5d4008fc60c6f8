"""R52.2 Claim an HQ: free and at once, by a build that fulfils it. A turn has one build, and so at most one claim."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.refusal import Refusal
from game.rules import effects
from game.rules.chapter import Chapter, Make, T
from game.rules.commands import NOTHING
from game.rules.effects.context import context_at_hq
from game.rules.judge import Judge
from game.rules.sets.headquarters.claimable import fulfilled, has_headquarters
from game.rules.sets.headquarters.events import HqClaimed
from game.rules.sets.headquarters.messages import ChooseHq, ClaimHq
from game.rules.side import Side
from game.rules.state import Seat


def offer(judge: Judge, seat: Seat) -> None:
    """Ask, once all that the build brings is done, for the HQ that ``seat`` fulfils now: a Location that is only turned
    up by the Building Bonus does not count yet (R52.2)."""
    if judge.state.hq and (cards := fulfilled(judge.game, judge.state, seat)):
        judge.agenda.append(ChooseHq(seat, cards))


def _possible(side: Side, make: Make[T]) -> Sequence[T]:
    question, title = side.question, side.game.catalog.title
    assert isinstance(question, ChooseHq)
    named = {title(card): card for card in question.offered} | {NOTHING: None}
    return [make(side.seat, named[name]) for name in sorted(named)]


def _why_not(side: Side, command: ClaimHq) -> Refusal:
    """An HQ that is not laid out (any more), or not fulfilled."""
    lies_there = command.card in (side.state.hq or ())
    return Refusal("requirement_unmet" if lies_there else "no_such_card", card=command.card)


def _carry_out(judge: Judge, command: ClaimHq) -> None:
    """The effect is carried out as far as it can be (R52.2)."""
    if command.card is None:
        return
    judge.emit(HqClaimed(command.seat, command.card))
    claimed = judge.game.catalog.headquarters[command.card].claimed
    effects.apply(judge, claimed, context_at_hq(command.seat, command.card))


CLAIM = Chapter((ChooseHq,), _possible, _why_not, _carry_out, has_headquarters)
