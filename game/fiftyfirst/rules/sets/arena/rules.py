"""R53.2 The Arena: a worker enters it once, is equipped in each Cleanup phase, and may win the prize at the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.sets.arena import Arena, arena_of
from game.fiftyfirst.cards.vocabulary import TOKENS
from game.fiftyfirst.rules import references as ref
from game.fiftyfirst.rules.chapter import Chapter, Make, Side, T
from game.fiftyfirst.rules.commands import NOTHING
from game.fiftyfirst.rules.events import GoodsGained, Source
from game.fiftyfirst.rules.judge import Judge
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.payment import goods_price
from game.fiftyfirst.rules.position.data import Cards, Data, Name, read_goods
from game.fiftyfirst.rules.sets.arena import messages
from game.fiftyfirst.rules.sets.part import SetPart
from game.fiftyfirst.rules.state import Game, GameState
from game.fiftyfirst.rules.steps import ChooseAction, Step
from game.kernel.bag import Bag
from game.kernel.given import Fields, Given
from game.kernel.refusal import Refusal
from game.kernel.seats import Seat


def has_arena(game: Game) -> bool:
    """Whether there is an Arena (R53.2)."""
    return game.options.arena and arena_of(game.catalog) is not None


# ---------------------------------------------------------------------- entering
def _to_enter(side: Side, make: Make[T]) -> Sequence[T]:
    inside, arena = side.state.arena, arena_of(side.game.catalog)
    if inside is None or arena is None or side.seat in inside:
        return ()
    cost = side.pay(goods_price(arena.place))
    return () if cost is None else (make(side.seat, cost),)


def _why_not_enter(side: Side, _: messages.EnterArena) -> Refusal:
    return Refusal("no_such_card" if side.state.arena is None else "already_used", text="arena")


def _enter(judge: Judge, command: messages.EnterArena) -> None:
    judge.begin_action(command)
    judge.emit(messages.ArenaEntered(command.seat))


# ---------------------------------------------------------------------- equipping
def _to_ask(state: GameState) -> tuple[messages.AskEquipment, ...]:
    """The step that asks the seats with a worker in the Arena, from the first player."""
    fighters = [seat for seat in state.clockwise_from(state.first_player) if seat in (state.arena or {})]
    return (messages.AskEquipment(tuple(fighters)),) if fighters else ()


def _ask_equipment(judge: Judge, step: messages.AskEquipment) -> None:
    """Ask the next seat that could equip its worker; seats without goods for that are not asked."""
    for index, seat in enumerate(step.seats):
        if _equipment_of(judge.game, judge.state, seat):
            later = step.seats[index + 1 :]
            judge.agenda += (
                [messages.AskEquipment(later), messages.ChooseEquipment(seat)]
                if later
                else [messages.ChooseEquipment(seat)]
            )
            return


def _equipment_of(game: Game, state: GameState, seat: Seat) -> tuple[str, ...]:
    """The goods in the supply of a seat that can equip its worker."""
    arena, goods = arena_of(game.catalog), state.player(seat).goods
    return tuple([good for good in arena.equip if good in goods]) if arena else ()


def _to_equip(side: Side, make: Make[T]) -> Sequence[T]:
    return [make(side.seat, gear) for gear in sorted((*_equipment_of(side.game, side.state, side.seat), NOTHING))]


def _why_not_equip(side: Side, command: messages.EquipFighter) -> Refusal:
    arena = arena_of(side.game.catalog)
    if arena and command.gear in arena.equip:
        return Refusal("not_enough_goods", needs=Bag({command.gear: 1}), has=side.player.goods)
    return Refusal("wrong_choice", text=command.gear)


def _equip(judge: Judge, command: messages.EquipFighter) -> None:
    if command.gear != NOTHING:
        judge.emit(messages.FighterEquipped(command.seat, command.gear))


# ---------------------------------------------------------------------- the prize
def points(arena: Arena, gear: Mapping[str, int]) -> int:
    """The points of a worker's equipment."""
    return sum([arena.equip[good] * count for good, count in gear.items()])


def champion_points(game: Game, state: GameState) -> int | None:
    """The points of the champion in a solo game: a fixed number for each Cleanup phase so far, the present one
    included. None if there is no champion."""
    arena = arena_of(game.catalog)
    if arena is None or state.automa is None:
        return None
    return arena.solo_points_a_cleanup * max(0, state.round - (state.phase != "cleanup"))


def leader(game: Game, state: GameState) -> Seat | None:
    """The seat whose equipped worker has most points in the Arena, and more than the champion; None in a tie."""
    arena = arena_of(game.catalog)
    if arena is None or not state.arena:
        return None
    reached = {seat: points(arena, gear) for seat, gear in state.arena.items() if gear}
    best = max(reached.values(), default=0)
    champion = champion_points(game, state)
    ahead = [seat for seat, score in reached.items() if score == best and (champion is None or best > champion)]
    return ahead[0] if len(ahead) == 1 else None


def _award_prize(judge: Judge) -> Mapping[Seat, int]:
    """Give the prize of the Arena before anything else is counted; its VP do not trigger the end again."""
    arena, winner = arena_of(judge.game.catalog), leader(judge.game, judge.state)
    if arena is not None and winner is not None:
        judge.emit(GoodsGained(winner, arena.prize, Source("arena")))
    return {}


# ---------------------------------------------------------------------- what the base asks
def _shown(game: Game, state: GameState) -> messages.ArenaView | None:
    """What all see of the Arena; None in a game without one."""
    arena, gear = arena_of(game.catalog), state.arena
    if gear is None:
        return None
    return messages.ArenaView(
        gear=gear,
        points={seat: points(arena, worn) for seat, worn in gear.items()} if arena else {},
        champion=champion_points(game, state),
        leader=leader(game, state),
    )


def _unknown(catalog: Catalog, state: GameState) -> Iterator[str]:
    tile = arena_of(catalog)
    known = tile.equip if tile else ()
    return (good for gear in (state.arena or {}).values() for good in gear if good not in known)


def _problems(game: Game, state: GameState) -> Iterator[str]:
    arena = state.arena or {}
    if astray := arena.keys() - set(state.people):
        yield f"workers of {sorted(astray)} are in the Arena"
    tile = arena_of(game.catalog)
    known = tile.equip if tile else {}
    if unknown := {good for gear in arena.values() for good in gear} - known.keys():
        yield f"workers in the Arena cannot hold {sorted(unknown)}"


def _check(game: Game, state: GameState, given: Given, step: Step) -> None:
    """Check that the player asked has a worker in the Arena, and goods to equip it with (R53.2)."""
    if not isinstance(step, messages.ChooseEquipment | messages.AskEquipment):
        return
    seats = step.seats if isinstance(step, messages.AskEquipment) else (step.seat,)
    if not set(seats) <= set(state.arena or ()):
        given.refuse("expected seats with a worker in the Arena")
    if isinstance(step, messages.ChooseEquipment) and not _equipment_of(game, state, step.seat):
        given.refuse("expected a seat with goods to equip its worker")


def _wishes(_: Game, state: GameState, seat: Seat) -> Iterator[Sequence[AnyCommand]]:
    if state.arena is not None and seat not in state.arena:
        yield [messages.EnterArena(seat)]


# ---------------------------------------------------------------------- in positions
FIGHTER_KEYS = ("worker", "gear")


def read(cards: Cards, top: Fields, state: GameState) -> GameState:
    """The workers in the Arena with their equipment: ``arena: {A: {worker: true, gear: {gun: 1}}}``."""
    fighters = top.value("arena", {}).mapping(state.people, "workers by seat").items()
    worn = {seat: gear for seat, fighter in fighters if (gear := read_fighter(cards.catalog, fighter)) is not None}
    return replace(state, arena=worn)


def read_fighter(catalog: Catalog, given: Given) -> Bag | None:
    """The equipment of a seat's worker in the Arena; None if it has none there."""
    keys = given.mapping(FIGHTER_KEYS, "a worker in the Arena")
    arena = arena_of(catalog)
    goods = tuple(arena.equip) if arena else ()
    gear = read_goods(keys.value("gear", {}), goods)
    if keys.value("worker", True).flag():
        return gear
    if gear:
        keys["gear"].refuse("expected no equipment without a worker")
    return None


def write(_: Game, state: GameState, __: Name) -> Data:
    arena = state.arena or {}
    return {"arena": {seat: _fighter(arena[seat]) for seat in state.people if seat in arena}} if arena else {}


def _fighter(gear: Bag) -> Data:
    return {"worker": True, "gear": dict(gear)} if gear else {"worker": True}


ARENA: Final = SetPart(
    chapters={
        messages.EnterArena: Chapter("arena", (ChooseAction,), _to_enter, _why_not_enter, _enter, has_arena),
        messages.EquipFighter: Chapter(
            "equip {gear}", (messages.ChooseEquipment,), _to_equip, _why_not_equip, _equip, has_arena
        ),
    },
    work={messages.AskEquipment: _ask_equipment},
    deal=lambda game, state: replace(state, arena={}) if has_arena(game) else state,
    cleanup=_to_ask,
    settle=_award_prize,
    keys=("arena",),
    in_game=has_arena,
    lies=lambda state: state.arena is not None,
    read=read,
    known={ref.GEAR: lambda *_: (*TOKENS, NOTHING)},
    write=write,
    shown={"arena": _shown},
    sources={"arena": "arena"},
    goods=lambda state: (state.arena or {}).values(),
    seats=lambda state: state.arena or (),
    unknown=_unknown,
    steps={"cleanup": (messages.AskEquipment, messages.ChooseEquipment)},
    check=_check,
    problems=_problems,
    wishes=_wishes,
)
