"""Playing a match in the terminal: moves in the notation, and a few words to look around."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence

from msgspec.structs import replace

from game.cli.text_table import TextTable
from game.kernel.refusal import Refusal
from game.match.match import Match, MatchEntry
from game.rules.commands import AnyCommand, FinishTurn
from game.rules.notation import decide_all, read_move, write_move
from game.rules.notation.writing import move_text
from game.rules.state import ChooseFollowUp, Seat
from game.wording import Wording

LOG_LINES = 40
"""How many lines of the log are shown."""

WORDS = ("moves", "pay", "card", "table", "log", "undo", "redo", "end", "save", "quit", "help")
"""What can be typed besides moves; each has a line of help."""


class TextGame:
    """Reads lines until the match is over or the player leaves."""

    def __init__(self, match: Match, wording: Wording) -> None:
        self.match = match
        self.words = wording
        self.table = TextTable(match, wording)
        self._offered: Sequence[AnyCommand] = ()
        self._scores_told = False
        self._commands: dict[str, Callable[[str], None]] = {
            "moves": self._moves,
            "pay": self._pay,
            "card": self._card,
            "table": lambda _: self._show(),
            "log": lambda _: self._log(),
            "undo": lambda _: self._go(self.match.undo()),
            "redo": lambda _: self._go(self.match.redo()),
            "end": lambda _: self._end(),
            "save": lambda _: self._tell_saved(),
            "help": lambda _: self._help(),
            "?": lambda _: self._help(),
        }

    @property
    def _humans(self) -> int:
        return sum(setup.is_human for setup in self.match.seats.values())

    def play(self) -> None:
        """Play on until somebody quits; raises EOFError where the lines end."""
        if not self._humans:
            self._tell(self.match.play_bots(), None)
            print(*self.table.scores(), sep="\n")
            return
        self._begin_turn(None)
        while (line := self._ask()) != "quit":
            self._obey(line)

    def _ask(self) -> str:
        """The next line, without the blanks around it."""
        if self.match.unsaved_since is not None:
            print(self.words.text("text-not_saved", step=str(self.match.unsaved_since)))
        if self.match.state.is_over and not self._scores_told:
            self._scores_told = True
            print(*self.table.scores(), sep="\n")
        holder = self.match.holder
        return input(f"{self.match.names[holder] if holder else ''}> ").strip()

    def _obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if word in self._commands:
            self._commands[word](rest.strip())
        elif line.isdecimal():
            self._choose(int(line))
        elif line:
            self._move(line)
        elif self.match.awaiting_end_turn:
            self._end()

    # Moves

    def _move(self, text: str) -> None:
        seat = self._seat()
        commands = read_move(self.match.game, self.match.state, seat, text)
        self._submit(commands)

    def _choose(self, number: int) -> None:
        """A move by its number in the list shown last."""
        if 0 < number <= len(self._offered):
            self._submit((self._offered[number - 1],))
        else:
            print(self.words.text("text-no_number"))

    def _submit(self, commands: Sequence[AnyCommand] | Refusal) -> None:
        """All commands, or none: a refusal is told."""
        if not isinstance(commands, Refusal):
            outcome = decide_all(self.match.game, self.match.state, commands)
            if not isinstance(outcome, Refusal):
                self._carry_out(commands)
                return
            commands = outcome
        print(self.words.refusal(commands, self.match.names))
        if self.match.awaiting_end_turn:
            print(self.words.text("text-turn_over"))

    def _carry_out(self, commands: Sequence[AnyCommand]) -> None:
        for command in commands:
            entry = self.match.submit(command)
            assert not isinstance(entry, Refusal), entry
            self._tell((entry,), command.seat)
        self._go_on()

    def _go_on(self) -> None:
        """What comes after a decision: the end of the turn to be confirmed, or the next question."""
        self._offered = ()
        if self.match.awaiting_end_turn:
            print(self.words.text("text-turn_over"))
        elif not self.match.state.is_over:
            self._show()

    def _end(self) -> None:
        """Close the turn and hand over."""
        question = self.match.state.question
        if isinstance(question, ChooseFollowUp) and question.seat == self.match.holder:
            self._submit((FinishTurn(question.seat),))
        if not self.match.awaiting_end_turn:
            if question and not isinstance(question, ChooseFollowUp):
                print(self.words.text("text-not_over"))
            return
        before = self.match.holder
        self._tell(self.match.end_turn(), before if self._humans == 1 else None)
        self._begin_turn(before)

    def _begin_turn(self, before: Seat | None) -> None:
        """Hand the table to the next human: the hand is shown only when that player is there."""
        holder = self.match.holder
        if self.match.state.is_over or holder is None:
            return
        if holder != before and self._humans > 1:
            self._draw_curtain(holder)
            self._recap(holder)
        self._show()

    def _draw_curtain(self, seat: Seat) -> None:
        if sys.stdout.isatty():
            print("\033[2J\033[3J\033[H", end="")
        input(self.words.text("text-curtain", name=self.match.names[seat]) + " ")

    def _recap(self, seat: Seat) -> None:
        """What the others have done since the last decision of ``seat``."""
        since: list[MatchEntry] = []
        for entry in reversed(self.match.journal.line[1:]):
            if entry.decision is None or entry.decision.seat == seat:
                break
            since.insert(0, entry)
        self._tell(since, seat)

    def _seat(self) -> Seat:
        """Who is typing."""
        return self.match.holder or self.match.state.seats[0]

    # Looking around

    def _show(self) -> None:
        """The table, the hand, and what is asked."""
        print(*self.table.lines(self._seat()), sep="\n")
        if question := self.match.state.question:
            print(self.table.question(question))

    def _tell(self, entries: Iterable[MatchEntry], viewer: Seat | None) -> None:
        """What happened, as ``viewer`` may know it; None is somebody who may see no hand."""
        for line in self._told(entries, viewer):
            print(line)

    def _told(self, entries: Iterable[MatchEntry], viewer: Seat | None) -> list[str]:
        names = self.match.names
        return [str(line) for entry in entries for line in self.words.log_lines(entry.events, names, viewer or "")]

    def _log(self) -> None:
        for line in self._told(self.match.journal.line[1:], self._seat())[-LOG_LINES:]:
            print(line)

    def _moves(self, _: str) -> None:
        """Every legal move with a number."""
        if self.match.awaiting_end_turn:
            print(self.words.text("text-turn_over"))
            return
        self._offer(self.match.legal(), lambda command: write_move(self.match.game, self.match.state, command))

    def _offer(self, commands: Sequence[AnyCommand], write: Callable[[AnyCommand], str]) -> None:
        self._offered = commands
        for number, command in enumerate(commands, 1):
            print(f"{number:>4} {write(command)}")

    def _pay(self, text: str) -> None:
        """Every way to pay for a move, with a number."""
        game, state = self.match.game, self.match.state
        commands = read_move(game, state, self._seat(), text)
        if isinstance(commands, Refusal):
            print(self.words.refusal(commands, self.match.names))
            return
        ways = [replace(commands[0], payment=payment) for payment in self.match.payments(commands[0])]
        if ways:
            self._offer(ways, lambda command: move_text(game, state, command, with_payment=True))
            return
        refusal = self.match.check(commands[0])
        print(self.words.refusal(refusal, self.match.names) if refusal else self.words.text("text-free"))

    def _card(self, name: str) -> None:
        facts = self.table.card(name)
        print(*(facts or [self.words.text("text-no_card", name=name)]), sep="\n")

    def _go(self, refusal: Refusal | None) -> None:
        """After going back or forth: why not, or the table as it is now."""
        if refusal:
            print(self.words.refusal(refusal, self.match.names))
            return
        self._scores_told = False
        self._go_on()

    def _tell_saved(self) -> None:
        print(self.words.text("text-saved", file=str(self.match.path)))

    def _help(self) -> None:
        print(self.words.text("text-help"))
        for word in WORDS:
            print(f"  {self.words.text(f'text-help-{word}')}")
