"""The position as one seat knows it, for programs that play."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from game.fiftyfirst.rules.agenda import AnyStep
from game.fiftyfirst.rules.imagine import Witnessed
from game.fiftyfirst.rules.position.data import Data
from game.fiftyfirst.rules.position.writing import TAKEN, write
from game.fiftyfirst.rules.sheets import RUIN
from game.fiftyfirst.rules.state import VIRTUAL, Game, GameState, Player, Seat
from game.fiftyfirst.rules.steps import ChooseKept
from game.fiftyfirst.rules.view import PileView, SeatView, TableView, view
from game.kernel.chance import Chance
from game.kernel.seats import may_see

_HIDDEN = ("seed", "chance", "deck_only")


def known_position(game: Game, state: GameState, seat: Seat, witnessed: Witnessed) -> Data:
    """What ``seat`` knows of a position, from its view and from what all have ``witnessed``.

    It has the keys of a position (`game.fiftyfirst.rules.position`), without those that name what is hidden. Where only
    some cards are known, ``hand``, ``connections`` and ``discard`` name these, and ``hand_size``, ``connections_size``,
    ``discard_size`` and ``deck_size`` tell how many there are in all; a discard pile of a seat's own stands at the
    player or the opponent, with its size. Of the Machines ``stack_size`` tells how many are left in the stack, and
    ``machines`` of another player which hacked ones are in the hand. A pile of Connection cards has its face-up card.
    The Ruins whose cards a seat does not know are ``Ruin``; ``chosen`` tells that another seat has made its secret
    choice of the setup.
    """
    table = view(game, state, seat)
    data = write(game, _masked(state, table, witnessed), partial(_title, game))
    data = {key: value for key, value in data.items() if key not in _HIDDEN}
    data["deck_size"], data["discard_size"] = table.deck_size, table.discard_size
    data["connections"] = {pile.colour: _top(game, pile, state.phase) for pile in table.piles}
    data["connections_size"] = {pile.colour: pile.left + (pile.face_up is not None) for pile in table.piles}
    if table.machines is not None:
        data["machines"]["stack_size"] = table.machines.stack_size
        del data["machines"]["stack"]
    for player in table.players:
        if player.seat in data["players"]:
            data["players"][player.seat] |= _counts(game, player, seat)
        if table.own_discards:
            of_seat = data.setdefault("opponent", {}) if player.seat == VIRTUAL else data["players"][player.seat]
            of_seat["discard_size"] = player.discard_size
    return data


def _title(game: Game, card: str) -> str:
    return card if card == RUIN else game.catalog.title(card)


def _masked(state: GameState, table: TableView, witnessed: Witnessed) -> GameState:
    """The state without what the viewer of ``table`` does not know."""
    return replace(
        state,
        deck=(),
        discard=table.discard,
        machines=state.machines and replace(state.machines, stack=()),
        chance=Chance(0),
        players=tuple(
            player if may_see(table.viewer, seat) else _masked_player(player, table.player(seat), witnessed)
            for seat, player in zip(state.seats, state.players, strict=True)
        ),
        agenda=tuple(_masked_step(step, table) for step in state.agenda),
    )


def _masked_player(player: Player, seen: SeatView, witnessed: Witnessed) -> Player:
    return replace(
        player,
        hand=witnessed.hands.get(seen.seat, ()),
        connections=witnessed.connections.get(seen.seat, ()),
        kept=seen.kept,
        top=None,
        sites=seen.sites,
        discard=seen.discard,
    )


def _masked_step(step: AnyStep, table: TableView) -> AnyStep:
    """Cards that another seat has drawn to choose from are known to it alone."""
    is_hidden = isinstance(step, ChooseKept) and not may_see(table.viewer, step.seat)
    return replace(step, cards=()) if is_hidden else step


def _top(game: Game, pile: PileView, phase: str) -> list[str]:
    """The face-up card of a pile, or the sign that it was taken; in the setup there is none."""
    if pile.face_up is not None:
        return [game.catalog.title(pile.face_up)]
    return [TAKEN] if pile.left and phase != "setup" else []


def _counts(game: Game, player: SeatView, seat: Seat) -> Data:
    counts: Data = {"hand_size": player.hand_size, "connections_size": player.connection_count}
    if player.machines_held and player.seat != seat:
        counts["machines"] = [game.catalog.title(machine) for machine in player.machines_held]
    return counts | ({"chosen": True} if player.chosen and player.seat != seat else {})
