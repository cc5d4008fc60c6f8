"""Take a Location of another player into the own State, with all that lies on it (R52.4)."""

from __future__ import annotations

from game.cards.verbs import StealLocation
from game.kernel.refusal import Refusal
from game.rules import other_states
from game.rules.effects.context import EffectContext
from game.rules.events import Source
from game.rules.game import Game
from game.rules.judge import Judge
from game.rules.other_states import in_reach
from game.rules.sets.headquarters.events import LocationStolen
from game.rules.sets.headquarters.messages import ChooseStolen
from game.rules.side import Side
from game.rules.state import VIRTUAL, GameState, Seat


def has_effect(game: Game, state: GameState, _verb: StealLocation, context: EffectContext) -> bool:
    return bool(_targets(game, state, context.seat))


def apply(judge: Judge, _verb: StealLocation, context: EffectContext) -> None:
    """Ask which Location, if there is a choice."""
    targets = _targets(judge.game, judge.state, context.seat)
    assert context.hq is not None, "only an HQ steals Locations"
    if len(targets) > 1:
        judge.agenda.append(ChooseStolen(context.seat, context.hq))
    else:
        for number in targets:
            _steal(judge, context.seat, number)


def answers(game: Game, state: GameState, question: ChooseStolen) -> tuple[int, ...]:
    """The Sites that can be stolen."""
    return _targets(game, state, question.seat)


def answer(judge: Judge, question: ChooseStolen, number: int) -> None:
    _steal(judge, question.seat, number)


def why_not(side: Side, _: ChooseStolen, aimed: int) -> Refusal | None:
    """Why the Site ``aimed`` cannot be stolen; None if it can."""
    if aimed in _targets(side.game, side.state, side.seat):
        return None
    owner, site = side.state.site(aimed)
    refused = other_states.why_not(side.state, side.seat, owner, aimed)
    return refused or Refusal("has_shield", text="steal", card=site.card)


def _targets(game: Game, state: GameState, seat: Seat) -> tuple[int, ...]:
    """Locations of players who have not passed (R15.2), none with a shield, be it a token or printed."""
    locations = game.catalog.locations
    return tuple([site.id for _, site in in_reach(state, seat) if not locations[site.card].is_shielded(site.shield)])


def _steal(judge: Judge, seat: Seat, number: int) -> None:
    """The owner gains the Deal goods, unless it is the virtual opponent (R30.12). It is not built: it neither produces
    nor rewards anybody now."""
    owner, site = judge.state.site(number)
    if owner != VIRTUAL:
        deal = judge.game.catalog.locations[site.card].deal
        judge.gain(owner, deal, Source("compensation", site.card, site.id))
    judge.emit(LocationStolen(seat, owner, number, site.card))
