"""Listing: every distinct move of a seat, once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from game.kernel.memo import recalled
from game.rules import answers
from game.rules import commands as cmd
from game.rules.chapter import Chapter, Make, Possible
from game.rules.game import Game
from game.rules.phases import cleanup, lookout, setup
from game.rules.phases.actions import (
    activate,
    build,
    connections,
    deal,
    faction,
    machines,
    open_production,
    raze,
    shields,
    turns,
)
from game.rules.side import Side
from game.rules.solo import turn as solo_turn
from game.rules.state import GameState, Question, Seat

CHAPTERS: dict[type[cmd.AnyCommand], Chapter] = {
    cmd.ActivateLocation: activate.ACTIVATE,
    cmd.Choose: answers.CHOOSE,
    cmd.ChooseSite: answers.CHOOSE_SITE,
    cmd.ChooseDeal: answers.CHOOSE_DEAL,
    cmd.ConstructLocation: build.CONSTRUCT,
    cmd.MakeDeal: deal.DEAL,
    cmd.DestroyMachine: machines.DESTROY,
    cmd.DevelopLocation: build.DEVELOP,
    cmd.FinishTurn: turns.FINISH,
    cmd.ExchangeWorkers: faction.EXCHANGE,
    cmd.ActivateFaction: faction.FACTION,
    cmd.HackMachine: machines.HACK,
    cmd.KeepCards: setup.KEEP,
    cmd.Pass: turns.PASS,
    cmd.PickCard: lookout.PICK,
    cmd.PlayConnection: connections.PLAY,
    cmd.RazeFromHand: raze.RAZE_FROM_HAND,
    cmd.RazeLocation: raze.RAZE_LOCATION,
    cmd.PlaceShield: shields.SHIELD,
    cmd.StoreGoods: cleanup.STORE,
    cmd.TakeConnection: connections.TAKE,
    cmd.VirtualTurn: solo_turn.TURN,
    cmd.UseOpenProduction: open_production.VISIT,
}
"""In the order in which moves are listed: that of the words with which their texts begin."""


def legal_commands(game: Game, state: GameState, seat: Seat) -> Sequence[cmd.AnyCommand]:
    """Every distinct move once, with its canonical payment and named discards, in the order of its text.

    Empty if it is not the turn of ``seat``.

    >>> from game.cards.catalog import load_catalog
    >>> from game.paths import cards_folder
    >>> from game.rules.game import Game
    >>> from game.rules.dealing import new_game
    >>> game = Game(load_catalog(cards_folder()))
    >>> state = new_game(game, ["merchants_guild", "new_york"], seed=5).state
    >>> len(legal_commands(game, state, "A")), legal_commands(game, state, "B")
    (15, ())
    """
    question = state.question
    return _moves(game, state) if question is not None and question.seat == seat else ()


def listed(game: Game, state: GameState) -> Sequence[cmd.AnyCommand]:
    """The moves of the seat to move if they were just listed, else none: a listed move need not be judged again."""
    return _moves.known(game, state) or ()


@recalled(16)
def _moves(game: Game, state: GameState) -> Sequence[cmd.AnyCommand]:
    """The moves of the seat to move."""
    question = state.question
    assert question is not None
    side = Side(game, state, question.seat)
    moves: list[cmd.AnyCommand] = []
    for kind, possible in _lists(type(question)):
        moves += possible(side, kind)
    return tuple(moves)


@cache
def _lists(question: type[Question]) -> Sequence[tuple[type[cmd.AnyCommand], Possible]]:
    """The kinds of commands that may answer such a question, and what lists them; both kinds of razing together."""
    lists = {kind: chapter.possible for kind, chapter in CHAPTERS.items() if issubclass(question, chapter.answers)}
    if lists.pop(cmd.RazeFromHand, None):
        lists[cmd.RazeLocation] = _razes
    return tuple(lists.items())


def _razes(side: Side, _: Make) -> Sequence[cmd.AnyCommand]:
    """`raze School` and `raze B:School` begin alike. No title has a colon: the moves against an owner stay together."""
    from_hand = raze.RAZE_FROM_HAND.possible(side, cmd.RazeFromHand)
    in_states = raze.RAZE_LOCATION.possible(side, cmd.RazeLocation)
    if not (from_hand and in_states):
        return from_hand or in_states
    title = side.game.catalog.title
    return sorted(
        (*from_hand, *in_states),
        key=lambda move: f"{move.owner}:" if isinstance(move, cmd.RazeLocation) else title(move.card),
    )
