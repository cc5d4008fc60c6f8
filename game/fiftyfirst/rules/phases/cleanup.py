"""R17 Cleanup phase: storage first, then everything else goes back to the general supply."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from game.fiftyfirst.rules.agenda import AnyStep
from game.fiftyfirst.rules.chapter import Chapter, Make, Side, T
from game.fiftyfirst.rules.combinations import MOST_AT_ONCE, too_many
from game.fiftyfirst.rules.commands import StoreGoods
from game.fiftyfirst.rules.effects import store
from game.fiftyfirst.rules.events import GoodsStored, PhaseBegan, TidiedUp
from game.fiftyfirst.rules.judge import Judge
from game.fiftyfirst.rules.parts import PARTS
from game.fiftyfirst.rules.state import VIRTUAL, Game, GameState, Player
from game.fiftyfirst.rules.steps import AskStorage, BeginRound, ChooseStorage, TidyUp
from game.fiftyfirst.rules.view import SeatView
from game.kernel.bag import EMPTY, Bag
from game.kernel.refusal import Refusal


def begin(judge: Judge) -> None:
    """Start the phase: what sets ask, then each seat stores, from the first player (R17.1)."""
    judge.emit(PhaseBegan("cleanup"))
    judge.agenda += steps_of_cleanup(judge.game, judge.state)


def steps_of_cleanup(game: Game, state: GameState) -> tuple[AnyStep, ...]:
    """The work of the phase, the first step last."""
    first = [step for part in PARTS if part.cleanup for step in part.cleanup(state)]
    return (TidyUp(), AskStorage(storage_sites(game, state)), *first)


def storage_sites(game: Game, state: GameState) -> tuple[int, ...]:
    """Every Site that stores, in the order in which they are asked for."""
    return tuple(
        site.id
        for seat in state.clockwise_from(state.first_player)
        if seat != VIRTUAL
        for site in state.player(seat).sites
        if not site.ruin and game.catalog.locations[site.card].storage
    )


def ask_storage(judge: Judge, step: AskStorage) -> None:
    """Ask for the next Site whose owner has goods that may go there."""
    for index, number in enumerate(step.sites):
        seat, _ = judge.state.site(number)
        player = judge.state.player(seat)
        if store.storable(player.goods, _room(judge.game, player, number)):
            judge.agenda += [AskStorage(step.sites[index + 1 :]), ChooseStorage(seat, number)]
            return


def tidy_up(judge: Judge, _: TidyUp) -> None:
    """Return the goods that were not stored (R17.2), and begin the next round (R17.5)."""
    judge.emit(TidiedUp(tuple(lost_of(judge.state.player(seat)) for seat in judge.state.people)))
    if judge.opponent and judge.opponent.tidy_up:
        judge.opponent.tidy_up(judge)
    judge.agenda.append(BeginRound())


def kept_of(player: Player | SeatView) -> Bag:
    """The goods that a player keeps over Cleanup: those that lie on own cards, put there by a Building Bonus or stored
    (R17.3)."""
    return sum((site.goods + site.stored for site in player.sites), EMPTY)


def lost_of(player: Player | SeatView) -> Bag:
    """The goods that go back from the player's supply to the general one, unless they are stored before (R17.2)."""
    return player.goods


def cleared_of(player: Player | SeatView) -> Bag:
    """The tokens that are removed from a player's cards and board: marks of used actions and of those that Machines
    stop, workers of visitors, shields (R17.2, R44.3d)."""
    marks = sum((site.marks for site in player.sites), EMPTY) + sum((used.marks for used in player.used), EMPTY)
    shields, workers = sum(site.shield for site in player.sites), sum(site.worker for site in player.sites)
    return marks + Bag({"shield": shields, "worker": workers, "iron": len(player.stopped)})


def _capacity(game: Game, player: Player, number: int) -> Bag:
    site = player.site(number)
    return game.catalog.locations[site.card].storage if site and not site.ruin else EMPTY


def _room(game: Game, player: Player, number: int) -> Bag:
    """What the Site can still take, besides what lies there."""
    site = player.site(number)
    return store.room_left(site.stored, _capacity(game, player, number)) if site else EMPTY


def _possible(side: Side, make: Make[T]) -> Sequence[T]:
    """Every way to store goods at once. Where there are too many, only nothing: goods are asked for one at a time."""
    question = side.question
    assert isinstance(question, ChooseStorage)
    room = _room(side.game, side.player, question.site)
    bags = list(islice(store.choices(side.player.goods, room), MOST_AT_ONCE + 1))
    if len(bags) > MOST_AT_ONCE:
        bags = [EMPTY]
    return [make(side.seat, question.site, goods) for goods in sorted(bags, key=_as_text)]


def _as_text(goods: Bag) -> str:
    """Sort key: the order of the texts of moves, in which `{gun: 1, iron: 10}` precedes `{gun: 1}`."""
    return ", ".join([f"{good}: {count}" for good, count in goods.items()]) + "}" if goods else ""


def _why_not(side: Side, command: StoreGoods) -> Refusal | None:
    """None where there are too many ways to list: each can still be named."""
    site = side.own_location(command.site)
    if isinstance(site, Refusal):
        return site
    capacity = _capacity(side.game, side.player, site.id)
    if not capacity or not store.fits(command.goods + site.stored, capacity):
        return Refusal("not_storable", needs=command.goods, has=capacity, card=site.card)
    if not side.player.goods.covers(command.goods):
        return Refusal("not_enough_goods", needs=command.goods, has=side.player.goods, card=site.card)
    question = side.question
    if isinstance(question, ChooseStorage) and question.site != site.id:
        return Refusal("wrong_choice", card=site.card)
    return None


def _carry_out(judge: Judge, command: StoreGoods) -> None:
    site = judge.state.player(command.seat).site(command.site)
    if site and command.goods:
        judge.emit(GoodsStored(command.seat, site.id, site.card, command.goods))


def answers(game: Game, state: GameState, question: ChooseStorage) -> tuple[str, ...]:
    """Single goods that can be stored, offered one by one when there are too many combinations to list."""
    player = state.player(question.seat)
    room = _room(game, player, question.site)
    return store.storable(player.goods, room) if too_many(store.choices(player.goods, room)) else ()


def answer(judge: Judge, question: ChooseStorage, good: str) -> None:
    """Store one good, and ask again: with so many combinations there is more to choose."""
    judge.agenda.append(question)
    _carry_out(judge, StoreGoods(question.seat, question.site, Bag({good: 1})))


STORE = Chapter("store {goods} on {site}", (ChooseStorage,), _possible, _why_not, _carry_out)
