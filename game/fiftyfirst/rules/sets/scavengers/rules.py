"""What Scavengers add to the rules (R42)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from game.fiftyfirst.cards.card import Location
from game.fiftyfirst.cards.sets.scavengers import (
    DemolishLocation,
    MatchCategory,
    PlaceOnRuins,
    RebuildRuins,
    StripRuins,
)
from game.fiftyfirst.cards.verbs import CountedRuins
from game.fiftyfirst.rules import matched_goods
from game.fiftyfirst.rules.chapter import Answers
from game.fiftyfirst.rules.effects import Effect
from game.fiftyfirst.rules.events import LocationConstructed, Source
from game.fiftyfirst.rules.judge import Judge
from game.fiftyfirst.rules.options import has_own_discards
from game.fiftyfirst.rules.position.data import asks
from game.fiftyfirst.rules.sets.part import FromPile, SetPart
from game.fiftyfirst.rules.sets.scavengers import messages, piles, ruins
from game.fiftyfirst.rules.state import VIRTUAL, Game, GameState
from game.fiftyfirst.rules.steps import Step
from game.kernel.given import Given

STEPS: Final[Mapping[str, tuple[type[Step], ...]]] = {
    "production": (messages.Salvage, messages.GainMatched, messages.ChooseSalvage, messages.ChooseMatched),
    "action": (
        messages.Salvage, messages.GainMatched, messages.ChooseSalvage, messages.ChooseMatched,
        messages.ChooseRebuilt, messages.ChooseStripped, messages.ChooseDemolished,
        messages.ChoosePlaced,
    ),
}  # fmt: skip
"""Phase -> its steps that can be pending in it."""

ABLE: Final[Mapping[type[Step], Callable[[Location, Any], bool]]] = {
    messages.GainMatched: asks(MatchCategory),
    messages.ChooseMatched: asks(MatchCategory),
    messages.ChooseRebuilt: asks(RebuildRuins),
    messages.ChooseStripped: asks(StripRuins, kind="action"),
    messages.ChooseDemolished: asks(DemolishLocation, kind="action"),
    messages.ChoosePlaced: asks(PlaceOnRuins, kind="action"),
}


def check(game: Game, state: GameState, given: Given, step: Step) -> None:
    """Refuse what the state does not allow."""
    if isinstance(step, messages.ChoosePlaced):
        owner, ruin = state.site(step.ruin)
        if owner != step.seat or not ruin.ruin:
            given.refuse("expected a Ruin of the seat")
    if isinstance(step, messages.ChooseMatched):
        _check_matched(game, state, given, step)


def _check_matched(game: Game, state: GameState, given: Given, step: messages.ChooseMatched) -> None:
    """R42.7: a category lies on a pile in reach, and leaves a choice."""
    if step.owner is not None and step.owner not in state.piles_in_reach(step.seat):
        given.refuse("expected a discard pile of another player, with cards")
    possible = () if step.owner is None else matched_goods.categories(game, state, step.owner)
    if step.category is not None and step.category not in possible:
        given.refuse("expected a category of the top card of that pile that stands for a good")


def _problems(game: Game, state: GameState) -> Iterator[str]:
    """R3.3, R42.1: either all seats share one discard pile, or each has its own."""
    if state.own_discards != has_own_discards(game.sets):
        yield "the sets of the game have other discard piles"
    if state.discard and state.own_discards:
        yield "cards lie on a common discard pile where each seat has its own"
    if not state.own_discards and any(player.discard for player in state.players):
        yield "cards lie on a seat's own discard pile where all share one"


def _build_discarded(judge: Judge) -> None:
    """R32.11: Borgo builds the top card of the human's discard pile."""
    human, _ = judge.state.seats
    for card in judge.state.player(human).discard[-1:]:
        judge.emit(messages.CardSalvaged(VIRTUAL, human, card, Source("expansion")))
        judge.emit(LocationConstructed(VIRTUAL, card, judge.state.next_site))
        judge.built(VIRTUAL)


SCAVENGERS: Final = SetPart(
    work={messages.Salvage: piles.salvage, messages.GainMatched: piles.match},
    words={
        messages.ChooseSalvage: Answers(piles.answers_of_salvage, piles.answer_salvage),
        messages.ChooseMatched: Answers(piles.answers_of_matched, piles.answer_matched),
        messages.ChoosePlaced: Answers(ruins.answers_of_placed, ruins.answer_placed),
    },
    sites={
        messages.ChooseRebuilt: Answers(ruins.own_ruins, ruins.answer_rebuilt),
        messages.ChooseStripped: Answers(ruins.own_ruins, ruins.answer_stripped),
        messages.ChooseDemolished: Answers(ruins.DEMOLISH.answers, ruins.DEMOLISH.answer, ruins.why_not_demolish),
    },
    closed_by_done=(messages.ChooseStripped,),
    effects={
        MatchCategory: Effect(piles.can_match, piles.match_later),
        RebuildRuins: Effect(ruins.has_ruins, ruins.rebuild),
        StripRuins: Effect(ruins.has_ruins, ruins.strip),
        DemolishLocation: Effect(ruins.DEMOLISH.has_effect, ruins.DEMOLISH.apply),
        PlaceOnRuins: Effect(ruins.has_ruins, ruins.place),
    },
    piles={
        "salvage": FromPile(
            lambda state, seat: bool(state.piles_in_reach(seat)),
            lambda judge, seat, count, source: piles.do_later(judge, messages.Salvage(seat, count, source)),
        )
    },
    counts={CountedRuins: lambda _, state, seat, __: sum([site.ruin for site in state.player(seat).sites])},
    discards={"ruin": ruins.discard_ruins},
    open=(ruins.why_not_aimed,),
    demolished=ruins.finish_demolishing,
    steps=STEPS,
    able=ABLE,
    expansion=("scavengers", _build_discarded),
    of_any_state=(messages.GainMatched, messages.ChooseMatched),
    check=check,
    problems=_problems,
)
