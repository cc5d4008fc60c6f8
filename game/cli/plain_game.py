"""The game in the terminal for screen readers: what changed comes first, everything else on request."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence

from game.cli import text_screen
from game.cli.plain_table import PlainTable
from game.cli.plain_words import Saying
from game.cli.text_game import TextGame
from game.cli.text_moves import MoveList
from game.kernel.bag import EMPTY
from game.match.match import Match
from game.rules.commands import AnyCommand
from game.rules.forecast import Forecast
from game.rules.notation import write_move
from game.wording import Wording

SECTIONS = ("table", "hand", "state", "log", "prompt", "changed")
"""Commands for the sections of the table; each has a line of help."""

_STOPS = (".", "!", "?", ":")
_INSTEAD = ("table", "log", "look")
"""Commands of the usual game that `SECTIONS` replace in the help."""


class PlainMoves(MoveList):
    """Moves as sentences, each followed by one about its outcomes."""

    def __init__(self, match: Match, wording: Wording) -> None:
        super().__init__(match, wording)
        self._saying = Saying(wording)

    def move(self, command: AnyCommand) -> str:
        """A legal move in words; it is chosen by its number."""
        return self._told(self._said(command), command)

    def _said(self, command: AnyCommand) -> str:
        return self._saying.move(write_move(self.match.game, self.match.state, command))

    def put(self, text: str, outcomes: str, forecast: Forecast) -> str:
        if not outcomes:
            return text
        return self.words.text("plain-move.reveals" if forecast.reveals else "plain-move", move=text, outcomes=outcomes)

    def payment(self, command: AnyCommand) -> str:
        """A way to pay in words; it is chosen by its number. The move itself names a Ruin that it discards."""
        goods = getattr(command, "payment", None) or EMPTY
        cards = [name for name in getattr(command, "discard", ()) if isinstance(name, str)]
        move = self._said(command)
        paid = self.words.text("plain-payment", move=move, goods=goods) if goods else move
        return self.words.text("plain-payment.cards", move=paid, cards=self.words.cards(cards)) if cards else paid


class PlainGame(TextGame):
    """The game in whole sentences, without signs, columns and colours."""

    def __init__(self, match: Match, wording: Wording, advice: str) -> None:
        super().__init__(match, wording, advice)
        self.table: PlainTable = PlainTable(match, wording)
        self.moves = PlainMoves(match, wording)
        self._news: Sequence[str] = ()
        """What has happened since the last question."""
        sections: dict[str, Callable[[str], None]] = {
            "table": lambda _: self.say(self.table.lines(self._seat())),
            "hand": lambda _: self.say(self.table.hand(self._seat())),
            "state": self._look,
            "prompt": lambda _: self._prompt(),
            "changed": lambda _: self._changed(),
            "what": lambda _: self._changed(),
        }
        self._commands |= sections

    def say(self, lines: Iterable[str]) -> None:
        """Print lines, each with a full stop, so that a voice pauses after it."""
        text_screen.show_whole(
            self.words.text("plain-stop", text=line) if line and not line.endswith(_STOPS) else line
            for line in map(str.strip, lines)
        )

    @property
    def welcome(self) -> str:
        return self.words.text("plain-welcome")

    def _next_line(self, name: str) -> str:
        return text_screen.ask(self.words.text("plain-turn" if name else "plain-turn.nobody", name=name))

    def _clear(self) -> None:
        text_screen.scroll_away()

    def _show(self, told: Sequence[str] = ()) -> None:
        """Tell what has just happened and what is asked; the table follows on request."""
        self._news = told
        self.say(told)
        self._prompt()

    def _prompt(self) -> None:
        """Tell what is asked now, or that the turn or the game is over."""
        question = self.match.state.question
        if self.match.awaiting_end_turn:
            self._tell_turn_over()
        elif question:
            self.say([self.table.question(question)])
        else:
            self.say([self.words.text("text-over")])

    def _changed(self) -> None:
        self.say(self._news or [self.words.text("plain-nothing_new")])

    def _numbered(self, moves: Sequence[str]) -> list[str]:
        return [self.words.text("plain-number", number=number, move=move) for number, move in enumerate(moves, 1)]

    def _help_lines(self, without: Collection[str] = _INSTEAD) -> list[str]:
        return [
            *(self.words.text(f"plain-help-{section}") for section in SECTIONS),
            *super()._help_lines(without),
        ]
