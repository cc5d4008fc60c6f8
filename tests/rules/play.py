"""Random play for tests: all decisions of a game, each with the state before it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from game.fiftyfirst.cards.sets.moloch import stack_of
from game.fiftyfirst.cards.sets.no_mans_land import NO_MANS_LAND
from game.fiftyfirst.rules import commands as cm
from game.fiftyfirst.rules.dealing import new_game
from game.fiftyfirst.rules.decide import decide, legal_commands, payments
from game.fiftyfirst.rules.events import fold
from game.fiftyfirst.rules.messages import AnyCommand, AnyEvent
from game.fiftyfirst.rules.notation import move_text, read_move, write_move
from game.fiftyfirst.rules.sets.arena.messages import EnterArena, EquipFighter
from game.fiftyfirst.rules.sets.borders.messages import ActivateBorder
from game.fiftyfirst.rules.sets.districts.messages import DealWithDistrict, RazeDistrict
from game.fiftyfirst.rules.sets.headquarters.messages import ClaimHq
from game.fiftyfirst.rules.sets.moloch.machines import machines_in_play
from game.fiftyfirst.rules.sets.moloch.messages import Deployed, DestroyMachine, HackMachine, machines_of
from game.fiftyfirst.rules.sets.no_mans_land.messages import (
    BuildOutpost,
    RazeOutpost,
    ShieldOutpost,
    SkipPick,
    UpgradeOutpost,
)
from game.fiftyfirst.rules.state import Game, GameState, Site
from game.fiftyfirst.rules.supply import cards_in_play, connections_in_play
from game.kernel.message import decoder, encode
from game.kernel.refusal import Refusal

LONGEST = 3_000
CUT_OFF = 300
"""A random game with Machines is cut off after so many decisions: they can take more VP than players gain."""


IN_THE_BOX = (
    ActivateBorder, ClaimHq, cm.ConstructLocation, DealWithDistrict, DestroyMachine, cm.DevelopLocation,
    EnterArena, EquipFighter, HackMachine, RazeDistrict,
)  # fmt: skip
ON_THE_MAP = (SkipPick, BuildOutpost, UpgradeOutpost, RazeOutpost, ShieldOutpost)


class Decision(NamedTuple):
    before: GameState
    legal: Sequence[AnyCommand]
    command: AnyCommand
    events: Sequence[AnyEvent]
    after: GameState


def decisions(game: Game, players: int, seed: int, solo: str | None = None) -> Iterator[Decision]:
    """A whole random game; fails if it is longer than LONGEST or a listed move is refused. With Machines at most
    CUT_OFF decisions."""
    random = Random(seed)
    state = new_game(game, [None] * players, seed, solo).state
    for number in range(LONGEST):
        if state.is_over or (state.machines is not None and number == CUT_OFF):
            return
        assert state.to_move is not None
        legal = legal_commands(game, state, state.to_move)
        command = random.choice(legal)
        outcome = decide(game, state, command)
        assert not isinstance(outcome, Refusal), (command, outcome)
        yield Decision(state, legal, command, outcome.events, outcome.state)
        state = outcome.state
    raise AssertionError(f"the game of seed {seed} does not end")


def hacking_play(game: Game, players: int, seed: int, solo: str | None = None) -> Iterator[Decision]:
    """A random game in which seats hack, draw or play a hacked card wherever they can."""
    return _wishing(game, players, seed, solo, _is_wished)


def outpost_play(game: Game, players: int, seed: int, solo: str | None = None) -> Iterator[Decision]:
    """A random game in which seats do what concerns Outposts wherever they can, and build the cards of that set."""
    cards = {card for card, location in game.catalog.locations.items() if location.set == NO_MANS_LAND}

    def is_wished(state: GameState, move: AnyCommand) -> bool:
        if isinstance(move, ON_THE_MAP):
            return True
        if isinstance(move, cm.ActivateLocation):
            return state.site(move.site)[1].card in cards
        return isinstance(move, cm.ConstructLocation | cm.DevelopLocation | cm.PickCard) and move.card in cards

    return _wishing(game, players, seed, solo, is_wished)


def box_play(game: Game, players: int, seed: int, solo: str | None = None) -> Iterator[Decision]:
    """A random game in which seats do what concerns headquarters, border tiles, the Arena and districts wherever they
    can, build as often as they can, and turn against Machines."""

    def is_wished(_: GameState, move: AnyCommand) -> bool:
        return isinstance(move, IN_THE_BOX)

    return _wishing(game, players, seed, solo, is_wished, LONGEST if game.options.modules else CUT_OFF)


def _wishing(
    game: Game,
    players: int,
    seed: int,
    solo: str | None,
    is_wished: Callable[[GameState, AnyCommand], bool],
    longest: int = CUT_OFF,
) -> Iterator[Decision]:
    """A random game in which most decisions are wished ones, where there are some."""
    random, state = Random(seed), new_game(game, [None] * players, seed, solo).state
    for _ in range(longest):
        if state.is_over:
            return
        assert state.to_move is not None
        legal = legal_commands(game, state, state.to_move)
        wished = [move for move in legal if is_wished(state, move)]
        move = random.choice(wished if wished and random.random() < 0.8 else legal)
        outcome = decide(game, state, move)
        assert not isinstance(outcome, Refusal)
        yield Decision(state, legal, move, outcome.events, outcome.state)
        state = outcome.state


def _is_wished(state: GameState, move: AnyCommand) -> bool:
    if isinstance(move, HackMachine):
        return not move.to_server_room
    return getattr(move, "card", None) in machines_of(state).sides


def check_cards(game: Game, state: GameState) -> None:
    """No card and no Machine is lost or doubled; a hacked card is one of the Machines (R44.6)."""
    cards = cards_in_play(state)
    if state.machines is not None:
        assert machines_in_play(state.machines, cards) == Counter(stack_of(game.catalog, game.sets))
        cards = Counter({card: count for card, count in cards.items() if card not in state.machines.sides})
    assert cards == Counter(game.catalog.deck(game.sets))
    connections = Counter(
        card for colour in game.catalog.colours(game.sets) for card in game.catalog.pile(colour, game.sets)
    )
    assert connections_in_play(state) == connections


def check_moved(before: GameState, after: GameState) -> None:
    """Cards only move: what an event takes from one place it lays down in another. So if `check_cards` holds once, it
    holds after each event; this looks only at the places that have changed."""
    taken, laid = list[str](), list[str]()
    for old, new in zip(_places(before), _places(after), strict=True):
        if old is not new:
            taken += _names(old, before)
            laid += _names(new, after)
    assert sorted(taken) == sorted(laid)


Place = Sequence[str] | Sequence[Site] | Sequence[Deployed] | None


def _places(state: GameState) -> list[Place]:
    """Wherever cards of any kind are: each is a value that stays the same object until a card comes or goes."""
    places: list[Place] = [state.deck, state.discard, state.offer, state.connection_discard, state.hq]
    for pile in state.piles:
        places += [pile.cards, [pile.face_up] if pile.face_up else None]
    for player in state.players:
        places += [player.hand, player.connections, player.deals, player.discard, player.hq, player.sites]
    if state.automa:
        places += [state.automa.pile(name) for name in ("attack", "merchant", "development", "action")]
    if state.machines:
        places += [state.machines.stack, state.machines.discard, state.machines.deployed]
    return places


def _names(place: Place, state: GameState) -> Iterator[str]:
    """The cards of a place; a hacked card counts as its Machine."""
    sides = state.machines.sides if state.machines else {}
    for one in place or ():
        card = one if isinstance(one, str) else one.card
        yield sides.get(card, card)


_READ_COMMAND, _READ_EVENT, _READ_STATE = decoder(AnyCommand), decoder(AnyEvent), decoder(GameState)


def check_encoding(decision: Decision) -> None:
    """The events fold to the state of the outcome; command, events and state survive encoding."""
    assert fold(decision.before, decision.events) == decision.after
    assert _READ_COMMAND.decode(encode(decision.command)) == decision.command
    for event in decision.events:
        assert _READ_EVENT.decode(encode(event)) == event
    assert _READ_STATE.decode(encode(decision.after)) == decision.after


def check_move(game: Game, state: GameState, move: AnyCommand) -> None:
    """A listed move is accepted, and reads back as it is written, without its payment."""
    text = write_move(game, state, move)
    assert " paying " not in text
    read = read_move(game, state, move.seat, text)
    assert not isinstance(read, Refusal), text
    outcome = decide(game, state, move)
    assert not isinstance(outcome, Refusal), (text, outcome)
    assert [decide(game, state, one) for one in read] == [outcome], text


def check_payments(game: Game, decision: Decision) -> None:
    """The first payment of each listed move is the canonical one, and the others are accepted and read back, too."""
    for move in decision.legal:
        if hasattr(move, "payment"):
            ways = payments(game, decision.before, move.seat, move)
            assert ways[0] == move.payment
            for way in ways[:6]:
                paid = replace(move, payment=way)
                assert not isinstance(decide(game, decision.before, paid), Refusal)
                if way:
                    text = move_text(game, decision.before, paid, with_payment=True)
                    assert read_move(game, decision.before, move.seat, text) == (paid,)
