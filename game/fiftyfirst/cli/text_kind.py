"""How 51st State is played in the terminal."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, Final

from game.cli.text_kind import TextKind, ToldMatch
from game.fiftyfirst.cli.plain_moves import PlainMoves
from game.fiftyfirst.cli.plain_table import PlainTable
from game.fiftyfirst.cli.text_moves import MoveList
from game.fiftyfirst.cli.text_setup import FactionSetup
from game.fiftyfirst.cli.text_table import TextTable
from game.fiftyfirst.cli.text_words import sections_of, words_of
from game.fiftyfirst.match.match import Match, advice, has_advice
from game.fiftyfirst.rules.commands import FinishTurn
from game.fiftyfirst.rules.hints import Hints, hints_in_steps
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.steps import ChooseFollowUp
from game.fiftyfirst.wording.narration import Narration

if TYPE_CHECKING:
    from game.kernel.message import Question
    from game.kernel.refusal import Refusal
    from game.kernel.seats import Seat


def _told(match: Match, narrator: Narration, is_plain: bool) -> ToldMatch:
    words = narrator.words
    if not is_plain:
        table, moves = TextTable(match, words), MoveList(match, words)
        return ToldMatch(table, moves, words_of(table, moves))
    plain, sentences = PlainTable(match, words), PlainMoves(match, words)
    return ToldMatch(plain, sentences, words_of(plain, sentences), sections_of(plain), instead=("look",))


def _hints(match: Match, seat: Seat, legal: Sequence[AnyCommand]) -> Generator[None, None, Hints]:
    return match.ask(hints_in_steps, seat, legal)


def _finish(question: Question, seat: Seat) -> FinishTurn | None:
    return FinishTurn(seat) if isinstance(question, ChooseFollowUp) and question.seat == seat else None


def _reminds(refusal: Refusal) -> bool:
    return refusal.text in ("follow_up", "question")


TEXT: Final = TextKind(_told, FactionSetup, _hints, has_advice, advice, _finish, reminds=_reminds)
