"""What Moloch adds to the rules (R44)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from game.fiftyfirst.cards.card import Location
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.sets.moloch import MOLOCH as SET
from game.fiftyfirst.cards.sets.moloch import hacked_sides, has_machines, stack_of
from game.fiftyfirst.cards.verbs import CountedHacked, CountedMachines, PlaceCode
from game.fiftyfirst.cards.vocabulary import CODE_GOODS, EXCHANGING
from game.fiftyfirst.rules import references as ref
from game.fiftyfirst.rules.chapter import Answers
from game.fiftyfirst.rules.discards import discardable
from game.fiftyfirst.rules.effects import Effect
from game.fiftyfirst.rules.effects.context import EffectContext
from game.fiftyfirst.rules.events import GoodsPlaced, LocationConstructed, Source, VpLost
from game.fiftyfirst.rules.judge import Judge
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.position.data import Cards, Data, Name, Naming, WrittenAs, asks
from game.fiftyfirst.rules.sets.moloch import actions, assault, messages
from game.fiftyfirst.rules.sets.moloch import machines as mc
from game.fiftyfirst.rules.sets.part import FromPile, SetPart
from game.fiftyfirst.rules.state import VIRTUAL, Game, GameState
from game.fiftyfirst.rules.steps import BeginActions, Step
from game.fiftyfirst.rules.supply import cards_in_play, surplus
from game.kernel.bag import Bag
from game.kernel.given import Fields, Given
from game.kernel.seats import Seat


# ---------------------------------------------------------------------- placing goods of codes
def can_place_code(_game: Game, _state: GameState, _verb: PlaceCode, _context: EffectContext) -> bool:
    return True


def place_code(judge: Judge, verb: PlaceCode, context: EffectContext) -> None:
    """R44.12: put goods of which codes consist on the card itself, each chosen by its owner."""
    source = context.source
    judge.agenda.append(messages.ChooseCode(context.owner, context.on_site, source.kind, verb.count, source.via))


def goods_of_codes(_game: Game, _state: GameState, _question: messages.ChooseCode) -> tuple[str, ...]:
    """The goods of codes."""
    return CODE_GOODS


def answer_code(judge: Judge, question: messages.ChooseCode, good: str) -> None:
    _, site = judge.state.site(question.site)
    judge.emit(GoodsPlaced(question.seat, site.id, site.card, Bag({good: 1})))
    if question.count > 1:
        judge.agenda.append(replace(question, count=question.count - 1))


# ---------------------------------------------------------------------- what the base asks
STEPS: Final[Mapping[str, tuple[type[Step], ...]]] = {
    "production": (messages.Deploy, messages.Assault, messages.ChooseCode),
    "assault": (
        BeginActions, messages.Deploy, messages.Assault, messages.Attack, messages.ChooseRazed, messages.ChooseLost,
        messages.ChooseStopped,
    ),
    "deploy": (BeginActions, messages.Deploy),
    "action": (messages.ChooseCode,),
}  # fmt: skip
"""Phase -> its steps that can be pending in it."""

ABLE: Final[Mapping[type[Step], Callable[[Location, Any], bool]]] = {messages.ChooseCode: asks(PlaceCode)}


def check(_: Game, state: GameState, given: Given, step: Step) -> None:
    """Refuse what the state does not allow."""
    if isinstance(step, messages.ChooseLost) and (
        not discardable(state.player(step.seat), step.good, state.deals_of(step.seat))
    ):
        given.refuse("expected a card or Deal of the seat that can be lost")


def _deal(game: Game, state: GameState) -> GameState:
    """The stack of Machines (R44.1) and the empty server room (R53.3)."""
    if not has_machines(game.catalog, game.sets):
        return state
    stack, chance = state.chance.shuffle(stack_of(game.catalog, game.sets))
    room = 0 if game.options.server_room else None
    machines = messages.Machines(stack, hacked_sides(game.catalog, game.sets), server_room=room)
    return replace(state, machines=machines, chance=chance)


def _could_be_overrun(state: GameState) -> bool:
    """Whether nothing would change for the players if none of them acted: no Machine is left to be deployed."""
    machines = state.machines
    return machines is not None and not (machines.stack or machines.discard)


def _hacked_in(game: Game, state: GameState, seat: Seat, _: CountedHacked) -> int:
    """The hacked Locations in a State (R44.11)."""
    locations = game.catalog.locations
    return sum([locations[site.card].machine is not None for site in state.player(seat).sites if not site.ruin])


def _pay_for_machines(judge: Judge) -> Mapping[Seat, int]:
    """Take what the deployed Machines cost, and tell it."""
    lost = mc.lost_to_machines(judge.state)
    for seat, vp in lost.items():
        judge.emit(VpLost(seat, vp, Source("machines_left")))
    return lost


def _wishes(_: Game, state: GameState, seat: Seat) -> Iterator[Sequence[AnyCommand]]:
    for place in range(len(state.machines.deployed) if state.machines else 0):
        yield from ([messages.HackMachine(seat, place)], [messages.DestroyMachine(seat, place)])


def _lists(state: GameState) -> tuple[Sequence[object], ...]:
    machines = state.machines
    return (machines.stack, machines.discard, machines.deployed) if machines else ()


def _unknown(catalog: Catalog, state: GameState) -> Iterator[str]:
    if state.machines is None:
        return
    machines, deployed = state.machines, [one.card for one in state.machines.deployed]
    named = (*machines.stack, *machines.discard, *machines.sides.values(), *deployed)
    yield from (card for card in named if card not in catalog.machines)
    yield from (card for card in machines.sides if card not in catalog.locations)


def _problems(game: Game, state: GameState) -> Iterator[str]:
    """R44, R53.3: Machines are in games with Moloch alone, goods lie on them only where players help each other."""
    machines = state.machines
    if has_machines(game.catalog, game.sets) != (machines is not None):
        yield "the sets of the game have other Machines"
    if machines is None:
        if any(player.stopped for player in state.players):
            yield "actions are stopped without Machines"
        return
    yield from surplus(mc.machines_in_play(machines, cards_in_play(state)), Counter(stack_of(game.catalog, game.sets)))
    if not _has_both_sides(game, machines):
        yield "the Machines have other sides than those that exist"
    if any(one.goods for one in machines.deployed) and not game.options.moloch_coop:
        yield "goods lie on a Machine in a game that is not cooperative"
    for one in machines.deployed:
        if unknown := one.goods.keys() - {*CODE_GOODS, "ammo", *mc.RED}:
            yield f"{one.card} cannot hold {sorted(unknown)}"
        elif one.card in game.catalog.machines and mc.holds_too_much(game.catalog.machines[one.card].cost, one.goods):
            yield f"{one.card} holds more than its code takes"
    if (machines.server_room is not None) != game.options.server_room:
        yield "the server room does not agree with the options"
    if (machines.server_room or 0) > mc.markers_to_hack(game, state):
        yield f"{machines.server_room} markers lie in the server room"
    if state.phase not in ("assault", "deploy", "action", "cleanup") and any(
        player.stopped for player in state.players
    ):
        yield "actions are stopped before the Assault phase"


def _has_both_sides(game: Game, machines: messages.Machines) -> bool:
    """Whether each Machine has one of the hacked sides to which its code hints: in an imagined world it can be another
    than in truth."""
    catalog, printed = game.catalog, hacked_sides(game.catalog, game.sets)
    if machines.sides.keys() != printed.keys() or set(machines.sides.values()) != set(printed.values()):
        return False
    return all(
        catalog.locations[card].type == catalog.machines[machine].hacked_type
        for card, machine in machines.sides.items()
    )


# ---------------------------------------------------------------------- in positions
KEYS = ("machines", "server_room")


MACHINES_KEYS = ("stack", "deployed", "discard")


_ON_MACHINE = (*CODE_GOODS, "ammo", *mc.RED)


HACKED = "hacked"
"""What the server room is once enough markers lie there (R53.3)."""


def read_stack(cards: Cards, top: Fields, state: GameState) -> GameState:
    """The Machines of a position; by default those that are not named elsewhere are the stack, in seeded order. ::

    machines:
      stack: [Mother, Toll Gate]  # top first: the last one comes next
      deployed: [Dragnet, {card: Lockjaw, red: 2, goods: {worker: 1}}]
      discard: []
    """
    catalog, chance = cards.catalog, state.chance
    if not has_machines(catalog, cards.sets):
        for key in KEYS:
            if key in top:
                top[key].refuse(f"expected {key!r} only in games with Moloch")
        return state
    keys = top.value("machines", {}).mapping(MACHINES_KEYS, "the Machines")
    deployed = tuple(_deployed(cards, item) for item in keys.value("deployed", []).items("Machines"))
    discard = cards.machines.take_all(keys.value("discard", []))
    if "stack" in keys:
        stack = cards.machines.take_all(keys["stack"])
    else:
        stack, chance = chance.shuffle(cards.machines.rest())
    machines = messages.Machines(stack, hacked_sides(catalog, cards.sets), deployed, discard)
    return replace(state, machines=machines, chance=chance)


def read_stopped(cards: Cards, faction: str, given: Given) -> tuple[str, ...]:
    """What Machines stop of a faction board in this round (R44.3d): ``stopped: [grey, exchange]`` of a player."""
    items = given.items("faction actions")
    if items and not has_machines(cards.catalog, cards.sets):
        given.refuse("expected 'stopped' only in games with Moloch")
    words = (*[action.name for action in cards.catalog.factions[faction].actions], EXCHANGING)
    return tuple(dict.fromkeys(item.word(words, "a faction action, or 'exchange'") for item in items))


def names_at(at: Naming) -> tuple[str, ...]:
    """The names of the deployed Machines, like `Rust Locust#2`."""
    return tuple(mc.names(at.game, at.state.machines)) if at.state.machines else ()


def _deployed(cards: Cards, given: Given) -> messages.Deployed:
    """A Machine, with ``red`` contact tokens and other ``goods`` on it (R44.14)."""
    if isinstance(given.value, str):
        return messages.Deployed(cards.machines.take(given))
    keys = given.mapping(("card", "red", "goods"), "a deployed Machine")
    goods = {good: count.number() for good, count in keys.value("goods", {}).mapping(_ON_MACHINE, "goods").items()}
    red = goods.get("red", 0) + keys.value("red", 0).number()
    return messages.Deployed(cards.machines.take(keys.value("card")), Bag(goods | {"red": red}))


def read(cards: Cards, top: Fields, state: GameState) -> GameState:
    """The markers in the server room, if it is played with: ``server_room: 2``, or `hacked`."""
    if not cards.game.options.server_room or state.machines is None:
        if "server_room" in top:
            top["server_room"].refuse("expected 'server_room' only in games with Moloch and the option 'server_room'")
        return state
    given, most = top.value("server_room", 0), mc.markers_to_hack(cards.game, state)
    return messages.with_machines(state, server_room=most if given.value == HACKED else given.number(0, most))


def write(game: Game, state: GameState, name: Name) -> Data:
    machines = state.machines
    if machines is None:
        return {}
    room = server_room_text(game, state)
    return {
        "machines": {
            "stack": [name(card) for card in machines.stack],
            "deployed": [_written(one, name) for one in machines.deployed],
            "discard": [name(card) for card in machines.discard],
        },
        **({"server_room": room} if room else {}),
    }


def server_room_text(game: Game, state: GameState) -> int | str | None:
    """The markers in the server room as a position has them."""
    markers = state.machines.server_room if state.machines else None
    return HACKED if markers is not None and markers >= mc.markers_to_hack(game, state) else markers


def _written(one: messages.Deployed, name: Name) -> str | Data:
    goods = {good: count for good, count in one.goods.items() if good != "red"}
    data = {"card": name(one.card), "red": one.goods["red"], "goods": goods}
    return {key: value for key, value in data.items() if value} if one.goods else name(one.card)


def _shown(game: Game, state: GameState) -> messages.MachinesView | None:
    """R20.1a; None in a game without Moloch."""
    machines = state.machines
    if machines is None:
        return None
    return messages.MachinesView(
        stack_size=len(machines.stack),
        deployed=machines.deployed,
        discard=machines.discard,
        server_room=machines.server_room,
        markers_to_hack=mc.markers_to_hack(game, state),
    )


def _hack(judge: Judge) -> None:
    """R32.11: Borgo takes a random deployed Machine into his State, or 1 VP if there is none."""
    machines = messages.machines_of(judge.state)
    if not machines.deployed:
        judge.gain(VIRTUAL, Bag({"vp": 1}), Source("expansion"))
        return
    place = judge.draw_lot(len(machines.deployed))
    machine = machines.deployed[place].card
    card = machines.hacked_side(machine)
    judge.emit(messages.MachineHacked(VIRTUAL, place, machine, card))
    judge.emit(LocationConstructed(VIRTUAL, card, judge.state.next_site))
    judge.built(VIRTUAL)


MOLOCH: Final = SetPart(
    expansion=(SET, _hack),
    chapters={messages.HackMachine: actions.HACK, messages.DestroyMachine: actions.DESTROY},
    work={messages.Assault: assault.begin, messages.Attack: assault.attack, messages.Deploy: mc.deploy},
    words={messages.ChooseCode: Answers(goods_of_codes, answer_code)},
    sites={
        messages.ChooseRazed: Answers(assault.answers_of_razed, assault.answer_razed),
        messages.ChooseStopped: Answers(assault.answers_of_stopped, assault.answer_stopped),
    },
    cards={messages.ChooseLost: Answers(assault.answers_of_lost, assault.answer_lost)},
    effects={PlaceCode: Effect(can_place_code, place_code)},
    deal=_deal,
    after_production=lambda state: () if state.machines is None else (messages.Deploy(), messages.Assault()),
    settle=_pay_for_machines,
    keys=KEYS,
    read_stack=read_stack,
    read=read,
    player_keys={"stopped": read_stopped},
    known={
        ref.MACHINE: lambda catalog, _: catalog.machines,
        ref.DEPLOYED: lambda _, state: range(len(state.machines.deployed) if state.machines else 0),
    },
    written={
        ref.DEPLOYED: WrittenAs(
            lambda at, given: names_at(at).index(given.word(names_at(at), "a deployed Machine")),
            lambda at, _, place: names_at(at)[place],
            "Machines",
        )
    },
    write=write,
    piles={
        "hacked": FromPile(
            lambda state, _: state.machines is not None and bool(state.machines.stack or state.machines.discard),
            mc.draw_hacked,
        )
    },
    counts={
        CountedMachines: lambda _, state, __, ___: len(state.machines.deployed) if state.machines else 0,
        CountedHacked: _hacked_in,
    },
    cards_apart=lambda state: state.machines.sides if state.machines else {},
    take_back=messages.take_back,
    ends_idle=_could_be_overrun,
    overrun=messages.Overrun(),
    open=(actions.contacts_to_destroy,),
    shown={"machines": _shown},
    goods=lambda state: [one.goods for one in state.machines.deployed] if state.machines else (),
    numbers=lambda state: (state.machines.server_room or 0,) if state.machines else (),
    lists=_lists,
    unknown=_unknown,
    pending={
        "assault": (BeginActions(), messages.Deploy(), messages.Assault()),
        "deploy": (BeginActions(), messages.Deploy()),
    },
    steps=STEPS,
    able=ABLE,
    check=check,
    problems=_problems,
    wishes=_wishes,
)
