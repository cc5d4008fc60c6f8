"""How Metro 2033 is played in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.cli.text_kind import TextKind, ToldMatch
from game.metro2033.cli.text_moves import MetroMoveLines
from game.metro2033.cli.text_setup import MetroTextSetup
from game.metro2033.cli.text_table import MetroLines
from game.metro2033.cli.text_titles import MetroTitles
from game.metro2033.cli.text_words import words_of
from game.metro2033.match.hinting import metro_hints
from game.metro2033.rules import steps as st
from game.metro2033.rules.commands import FinishMetroTurn
from game.metro2033.wording.metro_narrator import MetroNarrator

if TYPE_CHECKING:
    from game.kernel.message import Question
    from game.kernel.rules import Status
    from game.kernel.seats import Seat
    from game.play.match import AnyMatch

ENDED: Final = (st.ChooseRecruits, st.ChooseHeroAction, st.ChooseCompletion)
"""Questions of a turn that `done` ends."""

TURNS: Final = (st.ChooseFaction, st.ChooseHero, st.ChooseUpkeep, st.ChooseRecruits, st.ChooseArmyAction,
                st.ChooseHeroAction)  # fmt: skip
"""Questions with which a turn begins. All others are asked of whom they concern, whosever turn it is."""


def _told(match: AnyMatch, narrator: MetroNarrator, is_plain: bool) -> ToldMatch:
    narrator.words.name_heroes(match.game.options.titles)
    titles = MetroTitles(narrator.words)
    table = MetroLines(match, narrator, titles, is_plain)
    moves = MetroMoveLines(match, narrator, titles, is_plain)
    return ToldMatch(table, moves, words_of(table))


def _finish(question: Question, seat: Seat) -> FinishMetroTurn | None:
    return FinishMetroTurn(seat) if isinstance(question, ENDED) and question.seat == seat else None


def _is_turn(status: Status) -> bool:
    return status.question in TURNS


TEXT: Final = TextKind(_told, MetroTextSetup, metro_hints, finish=_finish, is_turn=_is_turn)
