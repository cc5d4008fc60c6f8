"""Why a bot gives a command: facts about the way through the round that it has in mind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Sequence
from typing import Final

from game.bots.sets import PARTS
from game.bots.sight import RobotSight
from game.kernel.bag import Bag
from game.kernel.refusal import Refusal
from game.rules import commands as cmd
from game.rules.advice import Better, Enables, Follows, Gains, Keeps, Only, PlannedMove, Reason
from game.rules.decide import decide
from game.rules.forecast import SeatForecast, foresee
from game.rules.hints import without_payment
from game.rules.messages import AnyCommand
from game.rules.sheets import purse_of, state_sheet
from game.rules.state import Game, GameState, Seat
from game.rules.steps import ChooseAction
from game.rules.subject import card_of
from game.rules.view import TableView

MOST: Final = 3
"""Maximum number of reasons."""

CLEARLY: Final = 0.5
"""VP by which a command has to be better than another for this to be a reason."""

FORECASTS_A_SLICE: Final = 20
"""Forecasts made before a bot lets go of the processor."""

Steps = tuple[tuple[GameState, AnyCommand], ...]
"""Commands of a seat in its round, each with the imagined position in which it is given (`game.bots.foresight.Way`)."""

_NUMBERED: Final = tuple([kind for part in PARTS for kind in part.numbered])
_IMAGINED: Final = tuple([part.is_imagined for part in PARTS if part.is_imagined])
_NO_ACTIONS: Final = cmd.Choose | cmd.ChooseSite | cmd.ChooseArea | cmd.ChooseDeal | cmd.FinishTurn | cmd.Pass


def known_part(view: TableView, steps: Steps) -> Steps:
    """The way up to the first command about something that the seat does not know, as it is in an imagined world: a
    virtual opponent has put it there, or the seat has turned it up itself."""
    seat = steps[0][1].seat
    known = {site.id for player in view.players for site in player.sites}
    known |= {site.id for state, _ in steps for site in state.player(seat).sites}
    shown = {pile.colour: pile.face_up for pile in view.piles}
    cards = _seen_cards(view, seat)
    for number, (state, command) in enumerate(steps):
        if _own_cards(state, seat) - cards or any(is_imagined(view, state, command) for is_imagined in _IMAGINED):
            return steps[:number]
        if getattr(command, "site", None) not in (*known, None):
            return steps[:number]
        if isinstance(command, cmd.TakeConnection) and card_of(state, command) != shown[command.pile]:
            return steps[:number]
    return steps


def _seen_cards(view: TableView, seat: Seat) -> Counter[str]:
    """The Location cards that a seat has or could come by with its eyes open."""
    own = view.player(seat)
    seen = Counter((*(own.hand or ()), *own.deals, *(site.card for site in own.sites)))
    for player in view.players:
        seen.update(player.discard)
    return seen


def _own_cards(state: GameState, seat: Seat) -> Counter[str]:
    """The Location cards of a seat, but for Ruins that lie face down."""
    player = state.player(seat)
    standing = [site.card for site in player.sites if not site.drawn]
    return Counter((*player.hand, *player.deals, *player.discard, *standing))


def reasons_for(sight: RobotSight, steps: Steps, better: Better | None) -> Generator[None, None, tuple[Reason, ...]]:
    """At most `MOST` reasons for the first command of a way, the weightiest first; yields now and then.

    ``steps`` are all `known_part`; ``better`` compares the command with the next best, if that can be done.
    """
    if len(sight.legal) == 1:
        return (Only(),)
    told = [_own(sight.game, state, command) for state, command in steps]
    yield
    found: list[Reason] = []
    if gains := _gains(told):
        found.append(gains)
    later = [n for n, (_, command) in enumerate(steps) if n and not isinstance(command, _NO_ACTIONS)]
    linked = _enables(sight.game, steps, later) or (yield from _keeps(sight, steps, told, later))
    if linked:
        found.append(linked)
    if later and (linked is None or linked.step.command != steps[later[0]][1]):
        found.append(Follows(_step(*steps[later[0]])))
    if better and better.vp >= CLEARLY:
        found.append(better)
    return tuple(found[:MOST])


def _own(game: Game, state: GameState, command: AnyCommand) -> SeatForecast:
    """What a command does to the seat that gives it; a pass does nothing, and a choice of cards has no forecast."""
    if isinstance(command, cmd.Pass | cmd.KeepCards):
        return SeatForecast(command.seat)
    return foresee(game, state, command).of(command.seat)


def _gains(told: Sequence[SeatForecast]) -> Gains | None:
    vp, locations = sum(own.gained["vp"] for own in told), sum(own.locations for own in told)
    return Gains(vp, max(0, locations)) if vp > 0 or locations > 0 else None


def _enables(game: Game, steps: Steps, later: Sequence[int]) -> Enables | None:
    """The first later action that is legal after this turn, and is not before it."""
    turns = [state for state, _ in steps if isinstance(state.question, ChooseAction)]
    if len(turns) < 2 or turns[0] is not steps[0][0]:
        return None
    before, after = turns[:2]
    for number in later:
        state, command = steps[number]
        if isinstance(command, _NUMBERED) and _is_moved(state, command, before, after):
            continue
        if isinstance(state.question, ChooseAction) and isinstance(decide(game, before, command), Refusal):
            return None if isinstance(decide(game, after, command), Refusal) else Enables(_step(state, command))
    return None


def _keeps(
    sight: RobotSight, steps: Steps, told: Sequence[SeatForecast], later: Sequence[int]
) -> Generator[None, None, Keeps | None]:
    """The first later action that is paid with goods which the seat has all the time, and could spend otherwise now."""
    held = [
        purse_of(state_sheet(sight.game, player.sites), player.goods).total
        for player in [state.player(sight.seat) for state, _ in steps]
    ]
    spent: set[str] | None = None
    for number in later:
        kept = Bag({
            good: count
            for good, count in told[number].paid.items()
            if not told[0].paid[good] and min(goods[good] for goods in held[: number + 1]) >= count
        })  # fmt: skip
        if kept and spent is None:
            spent = yield from _spent_otherwise(sight, steps[0][1])
        if kept and spent and not spent.isdisjoint(kept):
            return Keeps(Bag({good: count for good, count in kept.items() if good in spent}), _step(*steps[number]))
    return None


def _spent_otherwise(sight: RobotSight, chosen: AnyCommand) -> Generator[None, None, set[str]]:
    """The goods that other commands would spend."""
    spent: set[str] = set()
    for number, command in enumerate(sight.legal, 1):
        if without_payment(command) != without_payment(chosen):
            spent.update(sight.forecast(command).of(sight.seat).paid)
        if number % FORECASTS_A_SLICE == 0:
            yield
    return spent


def _step(state: GameState, command: AnyCommand) -> PlannedMove:
    return PlannedMove(command, card_of(state, command))


def _is_moved(state: GameState, command: AnyCommand, *others: GameState) -> bool:
    """Whether what a command names by its place is another card in other states: then it is another command there."""
    return any(card_of(other, command) != card_of(state, command) for other in others)
