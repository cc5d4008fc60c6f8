"""HQ cards in positions (the format: see `game.rules.position`)."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from game.cards.verbs import ActivateProduction, CopyDeals, StealLocation, Verb
from game.kernel.given import Fields, Given
from game.rules.position.cards import Cards
from game.rules.position.data import Data, Name
from game.rules.sets.headquarters.claimable import fulfilled, has_headquarters
from game.rules.sets.headquarters.messages import ChooseHq, ChooseStolen
from game.rules.source import CLAIMED
from game.rules.state import Game, GameState
from game.rules.steps import ChooseCopiedDeal, ChooseProduction, Step


def read_claimed(cards: Cards, _: str, given: Given) -> tuple[str, ...]:
    """HQ cards in one place: laid out, or claimed by a seat. None is in two places."""
    if given.items("HQ cards") and not has_headquarters(cards.game):
        given.refuse("expected 'hq' only in games with Promo 2 and the option 'hq'")
    return cards.headquarters.take_all(given)


def read(cards: Cards, top: Fields, state: GameState) -> GameState:
    """The HQ cards that nobody has claimed."""
    laid_out = read_claimed(cards, "", top.value("hq", []))
    return replace(state, hq=laid_out) if has_headquarters(cards.game) else state


def write(_: Game, state: GameState, name: Name) -> Data:
    return {"hq": [name(card) for card in state.hq]} if state.hq else {}


def check(game: Game, state: GameState, given: Given, step: Step) -> None:
    """R52.2: only what is laid out and fulfilled is offered, and only what the seat has claimed asks something."""
    if not isinstance(step, ChooseHq | ChooseStolen | ChooseProduction | ChooseCopiedDeal):
        return
    if isinstance(step, ChooseHq):
        if not step.offered or not {*step.offered} <= {*fulfilled(game, state, step.seat)}:
            given.refuse("expected HQ cards that are laid out and that the seat fulfils")
        return
    if isinstance(step, ChooseProduction) and (step.kind == CLAIMED) != (step.hq is not None):
        given.refuse(f"expected the kind {CLAIMED!r} of a question that an HQ card asks, and of no other")
    if step.hq is None:
        return
    wanted = _ASKING_WHEN_CLAIMED[type(step)]
    is_claimed = step.hq in state.player(step.seat).hq
    if not is_claimed or not any(isinstance(verb, wanted) for verb in game.catalog.headquarters[step.hq].claimed):
        given.refuse("expected an HQ card that the seat has claimed, with the ability for this step")


_ASKING_WHEN_CLAIMED: Mapping[type[Step], type[Verb]] = {
    ChooseStolen: StealLocation,
    ChooseProduction: ActivateProduction,
    ChooseCopiedDeal: CopyDeals,
}
"""Question of an HQ card -> the verb that asks it."""
