"""What Scavengers add to the rules (R42)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from game.cards.card import Location
from game.cards.sets.scavengers import DemolishLocation, MatchCategory, PlaceOnRuins, RebuildRuins, StripRuins
from game.cards.verbs import CountedRuins
from game.kernel.given import Given
from game.rules import matched_goods
from game.rules.chapter import Answers
from game.rules.discard_piles import piles_in_reach
from game.rules.effects import Effect
from game.rules.expansions import has_own_discards
from game.rules.game import Game
from game.rules.position.abilities import asks
from game.rules.sets.part import FromPile, SetPart
from game.rules.sets.scavengers import demolish, match, messages, place_on_ruins, rebuild, salvage, strip
from game.rules.state import GameState
from game.rules.work import Step

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
    if step.owner is not None and step.owner not in piles_in_reach(state, step.seat):
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


SCAVENGERS: Final = SetPart(
    work={messages.Salvage: salvage.salvage, messages.GainMatched: match.match},
    words={
        messages.ChooseSalvage: Answers(salvage.answers, salvage.answer),
        messages.ChooseMatched: Answers(match.answers, match.answer),
        messages.ChoosePlaced: Answers(place_on_ruins.answers, place_on_ruins.answer),
    },
    sites={
        messages.ChooseRebuilt: Answers(rebuild.answers, rebuild.answer),
        messages.ChooseStripped: Answers(strip.answers, strip.answer),
        messages.ChooseDemolished: Answers(demolish.answers, demolish.answer, demolish.why_not),
    },
    closed_by_done=(messages.ChooseStripped,),
    effects={
        MatchCategory: Effect(match.has_effect, match.apply),
        RebuildRuins: Effect(rebuild.has_effect, rebuild.apply),
        StripRuins: Effect(strip.has_effect, strip.apply),
        DemolishLocation: Effect(demolish.has_effect, demolish.apply),
        PlaceOnRuins: Effect(place_on_ruins.has_effect, place_on_ruins.apply),
    },
    piles={
        "salvage": FromPile(
            lambda state, seat: bool(piles_in_reach(state, seat)),
            lambda judge, seat, count, source: salvage.do_later(judge, messages.Salvage(seat, count, source)),
        )
    },
    counts={CountedRuins: lambda _, state, seat, __: sum([site.ruin for site in state.player(seat).sites])},
    discards={"ruin": strip.discard_ruins},
    open=(demolish.why_not_aimed,),
    demolished=demolish.finish,
    steps=STEPS,
    able=ABLE,
    of_any_state=(messages.GainMatched, messages.ChooseMatched),
    check=check,
    problems=_problems,
)
