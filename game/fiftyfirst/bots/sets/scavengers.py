"""What discard piles of their own mean to robots: what they can take from others, and others from them (R42)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.fiftyfirst.bots.facts import ANY_RESOURCE, CatalogFacts, state_facts
from game.fiftyfirst.bots.part import RobotPart, Sides
from game.fiftyfirst.cards.sets.scavengers import (
    DemolishLocation,
    MatchCategory,
    PlaceOnRuins,
    RebuildRuins,
    StripRuins,
)
from game.fiftyfirst.rules import commands as cmd
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.sets.scavengers import messages
from game.fiftyfirst.rules.state import VIRTUAL, GameState, Player, Question, Seat
from game.fiftyfirst.rules.view import TableView
from game.kernel.bag import without

PILES: Final = ("open_salvage", "top", "exposed")
"""Features of a seat that tell of this round where each has a discard pile of its own: cards that its actions can take
from piles of others, what the top card of its own promises, and that as often as actions of others can take it."""
LATER_PILES: Final = ("later_exposed",)
"""The last of these in the rounds to come, with Production and Deals."""


USUAL_SPOILS: Final = 3
"""Goods that the Spoils of a Location give, in most cases."""


def _features(sides: Sides) -> tuple[Sequence[float], Sequence[float]] | None:
    state = sides.state
    if not state.own_discards:
        return None
    now, later = _of_piles(sides.facts, state, sides.seat)
    if sides.rival is None:
        return (*now, *(0.0,) * len(PILES)), (*later, *(0.0,) * len(LATER_PILES))
    rival_now, rival_later = _of_piles(sides.rival_facts, state, sides.rival)
    return (*now, *rival_now), (*later, *rival_later)


def _of_piles(facts: CatalogFacts, state: GameState, seat: Seat) -> tuple[Sequence[float], Sequence[float]]:
    """What the discard piles mean to ``seat``, now and later.

    What others can take, they take as often from its pile as from that of anybody else.
    """
    player = state.player(seat)
    others = [other for place, other in zip(state.seats, state.players, strict=True) if place not in (seat, VIRTUAL)]
    taken = later_taken = 0.0
    for other in others:
        there = state_facts(facts, other.sites)
        taken += 0 if other.passed else there.open_salvage
        later_taken += there.salvage + there.made_salvage
        later_taken += sum([facts.locations[deal].deal_salvage for deal in other.deals])
    promise = facts.locations[top].promise if (top := _top(player)) else 0.0
    share = promise / max(1, len(others))
    if player.passed:
        return (0.0, 0.0, 0.0), (share * later_taken,)
    can_salvage = bool(state.piles_in_reach(seat))
    open_salvage = state_facts(facts, player.sites).open_salvage if can_salvage else 0.0
    return (open_salvage, promise, share * taken), (share * later_taken,)


def _top(player: Player) -> str | None:
    """The card that lies on top of the discard pile of a player, or will after the setup (R42.1)."""
    if player.kept is not None:
        return player.top or without(player.hand, player.kept)[-1]
    return player.discard[-1] if player.discard else None


def _is_imagined(view: TableView, state: GameState, command: AnyCommand) -> bool:
    """Whether a command looks at the top of a discard pile where the virtual opponent has another one than is known
    (R42.11)."""
    if isinstance(command, cmd.ActivateLocation):
        looks = command.matched is not None
    else:
        looks = isinstance(command, cmd.Choose) and isinstance(
            state.question, messages.ChooseSalvage | messages.ChooseMatched
        )
    shown = state.automa is None or state.player(VIRTUAL).discard[-1:] == view.player(VIRTUAL).discard[-1:]
    return looks and not shown


def _offered(asked: Question) -> int:
    """Cards that a seat may salvage."""
    return asked.count if isinstance(asked, messages.ChooseSalvage) else 0


PART: Final = RobotPart(
    now=PILES,
    later=LATER_PILES,
    features=_features,
    answered=(
        messages.ChooseSalvage,
        messages.ChooseMatched,
        messages.ChooseRebuilt,
        messages.ChooseStripped,
        messages.ChooseDemolished,
        messages.ChoosePlaced,
    ),
    together=(messages.ChooseMatched,),
    offered=_offered,
    is_imagined=_is_imagined,
    brought={
        MatchCategory: lambda verb: {ANY_RESOURCE: verb.count},
        RebuildRuins: lambda verb: {"vp": verb.count},
        StripRuins: lambda verb: {ANY_RESOURCE: USUAL_SPOILS * verb.count},
        DemolishLocation: lambda _: {ANY_RESOURCE: USUAL_SPOILS},
        PlaceOnRuins: lambda verb: {ANY_RESOURCE: verb.count * verb.ruins},
    },
)
