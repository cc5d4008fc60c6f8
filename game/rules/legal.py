"""Listing: every distinct move of a seat, once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import groupby
from typing import Any, Final

from game.kernel.memo import recalled
from game.rules import answers
from game.rules import commands as cmd
from game.rules.chapter import Chapter, Make, Side
from game.rules.messages import AnyCommand
from game.rules.parts import PARTS
from game.rules.phases import cleanup, lookout, setup
from game.rules.phases.actions import (
    activate,
    build,
    connections,
    faction,
    hand_card,
    open_production,
    raze,
    shields,
    turns,
)
from game.rules.solo.answers import TURN
from game.rules.state import Game, GameState, Question, Seat

Listing = Callable[[Side, Make[AnyCommand]], Sequence[AnyCommand]]
"""Lists commands, as `Possible` does for one kind of them."""

_BASE: Mapping[type[AnyCommand], Chapter[Any]] = {
    cmd.ActivateLocation: activate.ACTIVATE,
    cmd.Choose: answers.CHOOSE,
    cmd.ChooseSite: answers.CHOOSE_SITE,
    cmd.ChooseArea: answers.CHOOSE_AREA,
    cmd.ChooseDeal: answers.CHOOSE_DEAL,
    cmd.ConstructLocation: build.CONSTRUCT,
    cmd.MakeDeal: hand_card.DEAL,
    cmd.DevelopLocation: build.DEVELOP,
    cmd.FinishTurn: turns.FINISH,
    cmd.ExchangeWorkers: faction.EXCHANGE,
    cmd.ActivateFaction: faction.FACTION,
    cmd.KeepCards: setup.KEEP,
    cmd.Pass: turns.PASS,
    cmd.PickCard: lookout.PICK,
    cmd.PlayConnection: connections.PLAY,
    cmd.RazeFromHand: raze.RAZE_FROM_HAND,
    cmd.RazeLocation: raze.RAZE_LOCATION,
    cmd.PlaceShield: shields.SHIELD,
    cmd.StoreGoods: cleanup.STORE,
    cmd.TakeConnection: connections.TAKE,
    cmd.VirtualTurn: TURN,
    cmd.UseOpenProduction: open_production.VISIT,
}


def _word(chapter: Chapter[Any]) -> str:
    """The first word of the texts of moves."""
    return chapter.text.split()[0]


_ALL: Mapping[type[Any], Chapter[Any]] = {
    **_BASE,
    **{command: chapter for part in PARTS for command, chapter in part.chapters.items()},
}
CHAPTERS: Final = dict(sorted(_ALL.items(), key=lambda row: _word(row[1])))
"""In the order in which moves are listed: that of the words with which their texts begin."""


def legal_commands(game: Game, state: GameState, seat: Seat) -> Sequence[AnyCommand]:
    """Every distinct move once, with its canonical payment and named discards, in the order of its text.

    Empty if it is not the turn of ``seat``.

    >>> from game.cards.catalog import load_catalog
    >>> from game.paths import cards_folder
    >>> from game.rules.state import Game
    >>> from game.rules.dealing import new_game
    >>> game = Game(load_catalog(cards_folder()))
    >>> state = new_game(game, ["merchants_guild", "new_york"], seed=5).state
    >>> len(legal_commands(game, state, "A")), legal_commands(game, state, "B")
    (15, ())
    """
    question = state.question
    return _moves(game, state) if question is not None and question.seat == seat else ()


def listed(game: Game, state: GameState) -> Sequence[AnyCommand]:
    """The legal moves of the seat to move if they were listed just now, so that a move among them need not be judged
    again; else none."""
    return _moves.known(game, state) or ()


@recalled(16)
def _moves(game: Game, state: GameState) -> Sequence[AnyCommand]:
    """The moves of the seat to move."""
    question = state.question
    assert question is not None
    side = Side(game, state, question.seat)
    moves: list[AnyCommand] = []
    for kind, possible in _lists(game, type(question)):
        moves += possible(side, kind)
    return tuple(moves)


@recalled(128)
def _lists(game: Game, question: type[Question]) -> Sequence[tuple[type[AnyCommand], Listing]]:
    """The kinds of commands that may answer such a question in a game, and what lists them; together those whose texts
    begin with the same word."""
    lists: dict[type[AnyCommand], Listing] = {
        kind: chapter.possible
        for kind, chapter in CHAPTERS.items()
        if issubclass(question, chapter.answers) and (chapter.needs is None or chapter.needs(game))
    }
    found: list[tuple[type[AnyCommand], Listing]] = []
    for _, alike in groupby(lists.items(), key=lambda row: _word(CHAPTERS[row[0]])):
        first, *others = alike
        found.append((first[0], partial(_merged, (first, *others))) if others else first)
    return tuple(found)


def _merged(lists: Sequence[tuple[type[AnyCommand], Listing]], side: Side, _: Make[AnyCommand]) -> Sequence[AnyCommand]:
    """What several lists have, in the order of the texts after their common word."""
    found = [moves for kind, possible in lists if (moves := possible(side, kind))]
    if len(found) < 2:
        return found[0] if found else ()
    return sorted([move for moves in found for move in moves], key=partial(_after_word, side))


def _after_word(side: Side, move: AnyCommand) -> str:
    """The text of a move after its first word, as far as it tells moves of different kinds apart: those of one kind
    stand in their order already. No title has a colon: the moves against an owner stay together."""
    match move:
        case cmd.RazeLocation():
            return f"{move.owner}:"
        case cmd.PlaceShield():
            return side.sites.names[move.site]
        case cmd.RazeFromHand() | cmd.MakeDeal():
            return side.game.catalog.title(move.card)
        case _:
            return CHAPTERS[type(move)].text.partition(" ")[2].partition("{")[0]
