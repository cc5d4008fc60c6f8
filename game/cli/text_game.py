"""A match in the terminal: moves in the notation, and commands to look around."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from game.cli import text_screen
from game.cli.command_line import whole_number
from game.cli.notices import Notices
from game.cli.text_told import hints_told, log_told, players_told, rules_told, section_told, since
from game.kernel.journal import Entry
from game.kernel.refusal import Refusal
from game.kernel.seats import HUMAN, NOBODY, SEATS, Seat, Viewer
from game.play.match import AnyEntry, AnyMatch
from game.wording.narrator import AnyNarrator
from game.wording.ordering import in_place

if TYPE_CHECKING:
    from game.cli.text_kind import OwnWord, TextKind
    from game.kernel.message import Question
    from game.wording.words import Words

LOG_LINES: Final = 40
"""Maximum lines of the log that are printed."""

WORDS: Final = (
    "moves", "hint", "table", "log", "rules", "undo", "redo", "end", "player", "save", "quit", "help",
)  # fmt: skip
"""Commands besides moves that any game has; each has a line of help."""


def in_help(words: Iterable[str], own: Mapping[str, OwnWord]) -> Sequence[str]:
    """Words with those that only the game has, each behind the one that it names."""
    return list(in_place(dict.fromkeys(words, ""), [{word: one.after for word, one in own.items()}], str))


class Sitting(NamedTuple):
    """A match at the terminal.

    Attributes:
        match: The match.
        kind: How its game is played here.
        narrator: Tells it.
        advice: The level of the robot that advises in hints, or `off`.
        warn_of_robots: Says what robots that take a seat lack.
    """

    match: AnyMatch
    kind: TextKind
    narrator: AnyNarrator
    advice: str
    warn_of_robots: Callable[[Iterable[str]], None]


class TextGame:
    """Reads lines until the match is over or the player leaves."""

    is_plain = False

    def __init__(self, sitting: Sitting) -> None:
        self.match, self.narrator = sitting.match, sitting.narrator
        self._sitting = sitting
        self.told = sitting.kind.told(sitting.match, sitting.narrator, self.is_plain)
        self.table, self.moves = self.told.table, self.told.moves
        self._offered: Sequence[Any] = ()
        self._scores_told = False
        self._shown_at: tuple[int, str] | None = None
        """Round and phase in which a table was shown last."""
        self._notices = Notices(self.match, self.words)
        self._commands: dict[str, Callable[[str], None]] = {
            "moves": self._moves,
            "hint": lambda _: self._hint(),
            "rules": lambda query: self.say(rules_told(self.narrator, query)),
            "table": lambda _: self._show(),
            "log": lambda _: self.say(self._log(self.match.line[1:], self.seat)[-LOG_LINES:]),
            "undo": lambda _: self._undo(),
            "redo": lambda _: self._redo(),
            "end": lambda _: self._end(),
            "player": self._player,
            "save": lambda _: self.say([self.words.text("text-saved", file=str(self.match.path))]),
            "help": self._help,
            "?": self._help,
            **{word: partial(one.act, self) for word, one in self.told.words.items()},
        }
        if not self.narrator.book.sections:
            del self._commands["rules"]

    @property
    def words(self) -> Words:
        return self.narrator.words

    def say(self, lines: Iterable[str]) -> None:
        """Print lines."""
        text_screen.show(lines)

    @property
    def welcome(self) -> str:
        """The first line."""
        return self.words.text("text-welcome")

    @property
    def _humans(self) -> int:
        return sum(setup.is_human for setup in self.match.seats.values())

    def play(self) -> None:
        """Play until somebody quits. Raises EOFError at the end of the input."""
        if not self._humans:
            self.say(self._log(self.match.play_bots(), NOBODY))
            self.say(self._notices.faults())
            self.say(self.table.scores())
            return
        self.say([self.welcome])
        self._begin_turn(None)
        while (line := self._ask()) != "quit":
            self._obey(line)

    def _ask(self) -> str:
        """Print notices and the final score, and read the next line."""
        self.say(self._notices.faults())
        self.say(self._notices.of_file())
        if self.match.status.is_over and not self._scores_told:
            self._scores_told = True
            self.say(self.table.scores())
            self.say([self.words.text("text-over")])
        holder = self.match.holder
        return self._next_line(self.match.names[holder] if holder else "")

    def _next_line(self, name: str) -> str:
        """Read a line from the player ``name``."""
        return text_screen.ask(f"{name}>")

    def _obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        word = word.lower()
        if word in self._commands:
            self._commands[word](rest)
        elif line.isdecimal():
            self._choose(whole_number(line) or 0)
        elif self.match.awaiting_end_turn and line.lower() in ("", "done"):
            self._end()
        elif line:
            if commands := self.read(line):
                self._submit(commands)
        elif question := self.question:
            self.say([self.table.question(question)])

    # Moves

    def read(self, text: str) -> Sequence[Any]:
        """The commands of a text; none, with the reason printed, if it is no move."""
        text = self.moves.mend(text)
        commands = self.match.read_move(self.seat, text)
        if not isinstance(commands, Refusal):
            return commands
        verb = self.moves.verb(text)
        how = self.words.text(f"text-help-move-{verb}") if verb else ""
        self.say([self.words.text("text-unreadable.verb" if how else "text-unreadable", text=text, how=how)])
        return ()

    def _choose(self, number: int) -> None:
        """Submit a move by its number in the last list."""
        if 0 < number <= len(self._offered):
            self._submit((self._offered[number - 1],))
        else:
            self.say([self.words.text("text-no_number")])

    def _submit(self, commands: Sequence[Any]) -> None:
        """Submit all commands, or none if one is refused."""
        if refusal := self.moves.why_not(commands):
            self.refuse(refusal, commands)
            return
        entries = [self.match.submit(command) for command in commands]
        self._go_on(self._log((entry for entry in entries if isinstance(entry, Entry)), commands[0].seat))

    def refuse(self, refusal: Refusal, commands: Sequence[Any]) -> None:
        """Tell why commands are not allowed."""
        if self.match.awaiting_end_turn:
            self._tell_turn_over()
            return
        question = self.question
        if question and self._sitting.kind.reminds(refusal):
            self.say([self.table.question(question)])
            return
        why = str(self.narrator.refusal(refusal, self.match.names, commands[0]))
        if len(commands) > 1 and self.match.check(commands[0]) is None:
            why = self.words.text("text-not_all", n=len(commands), why=why)
        self.say([why])

    def _go_on(self, told: Sequence[str], goes_on: bool = True) -> None:
        """Print what has happened, and the next question or that the turn is over; ``goes_on`` as in `_show`."""
        self._offered, self._scores_told = (), False
        if not self.match.awaiting_end_turn and not self.match.status.is_over:
            self._show(told, goes_on=goes_on)
            return
        self.say(told)
        if self.match.awaiting_end_turn:
            self._tell_turn_over()

    def _tell_turn_over(self) -> None:
        """Tell who is next, and whether what was decided can be undone."""
        status = self.match.status
        assert status.to_move is not None
        key = "text-turn_over" if self._sitting.kind.is_turn(status) else "text-asks_other"
        key = key if self.match.undo_possible else f"{key}.final"
        self.say([self.words.text(key, name=self.table.called(status.to_move))])

    def _end(self) -> None:
        """End the turn and hand over."""
        question, before = self.question, self.match.holder
        finish = self._sitting.kind.finish(question, before) if question and before else None
        if finish is not None:
            entry = self.match.submit(finish)
            if isinstance(entry, Entry) and not self.match.awaiting_end_turn:
                self._go_on(self._log((entry,), before or NOBODY))
        elif question and not self.match.awaiting_end_turn:
            self.say([self.words.text("text-not_over"), self.table.question(question)])
        if self.match.awaiting_end_turn:
            self._begin_turn(before, self.match.end_turn())

    def _begin_turn(self, before: Seat | None, entries: Sequence[AnyEntry] = ()) -> None:
        """Hand over to the next person, who is shown what is theirs once they have confirmed."""
        holder, several = self.match.holder, self._humans > 1
        if self.match.status.is_over or holder is None:
            self.say(self._log(entries, NOBODY if several or holder is None else holder))
        elif holder != before and several:
            self._draw_curtain(holder)
            self._show(self._log(since(self.match, holder), holder))
        else:
            self._show(self._log(entries, holder))

    def _player(self, text: str) -> None:
        """Let a robot or a person play a seat from now on: `hard` the player's own, `Ben hard` another's. Without
        ``text``, tell who plays."""
        name, _, player = text.rpartition(" ")
        seat, robots = self.seat_called(name), self.match.kind.robots.names
        if not text:
            self.say(players_told(self.match, self.words))
        elif self.match.status.is_over:
            self.say([self.words.text("text-over")])
        elif seat is None or seat not in self.match.seats:
            self.say([self.words.text("text-no_seat", name=name)])
        elif player not in (HUMAN, *robots):
            self.say([self.words.text("text-no_player", player=player, robots=", ".join(robots))])
        else:
            self._change_player(seat, player)

    def _change_player(self, seat: Seat, player: str) -> None:
        before = self.match.holder
        self._sitting.warn_of_robots((player,))
        self.match.take_seat(seat, player)
        kind = "person" if player == HUMAN else "robot"
        self.say([self.words.text("notice-player", name=self.match.names[seat], kind=kind)])
        self._offered = ()
        if self.match.holder != before:
            self._begin_turn(before, self.match.play_bots())

    def _draw_curtain(self, seat: Seat) -> None:
        """Clear the screen and wait for the player of ``seat``. Raises EOFError if they quit."""
        self._clear()
        key = "text-curtain" if self._sitting.kind.is_turn(self.match.status) else "text-curtain.asked"
        if text_screen.ask(self.words.text(key, name=self.match.names[seat])).lower() == "quit":
            raise EOFError

    def _clear(self) -> None:
        text_screen.clear()

    @property
    def seat(self) -> Seat:
        """The seat of the person typing."""
        return self.match.holder or SEATS[0]

    def seat_called(self, name: str) -> Seat | None:
        """The seat with a name or letter, if any; without a name, the player's own."""
        wanted = name.casefold()
        named = (seat for seat in self.match.names if wanted in (seat.casefold(), self.table.called(seat).casefold()))
        return next(named, None) if name else self.seat

    @property
    def question(self) -> Question | None:
        """The open question, as the person typing sees it."""
        return self.table.asked(self.seat)

    # Looking around

    def _show(self, told: Sequence[str] = (), goes_on: bool = False) -> None:
        """Print the table, what has just happened, and what is asked, the newest last; to who ``goes_on`` in the phase
        in which they have seen the table, only what of it is told again."""
        status = self.match.status
        before, self._shown_at = self._shown_at, (status.round, status.phase)
        told_again = goes_on and before == self._shown_at
        self.say(self.table.again(self.seat) if told_again else self.table.lines(self.seat))
        if told:
            self.say(["", *told])
        if question := self.question:
            self.say(["", self.table.question(question)])

    def _log(self, entries: Iterable[AnyEntry], viewer: Viewer) -> list[str]:
        """The sentences of the log that ``viewer`` may know."""
        return list(log_told(self.narrator, self.match.names, entries, viewer))

    def _moves(self, wanted: str) -> None:
        """List the legal moves, or all that contain ``wanted``."""
        if self.match.awaiting_end_turn:
            self._tell_turn_over()
            return
        if self.match.status.is_over:
            self.say([self.words.text("text-over")])
            return
        legal = self.match.legal()
        shown, others = (legal, "") if wanted else self.moves.listed(legal)
        told = [(command, self.moves.move(command)) for command in shown]
        self.offer([(command, text) for command, text in told if wanted.casefold() in text.casefold()])
        self.say([others] if others else [])

    def offer(self, moves: Sequence[tuple[Any, str]]) -> None:
        """List moves, of which one can then be chosen by its number."""
        self._offered = [command for command, _ in moves]
        self.say(self._numbered([text for _, text in moves]))
        if not moves:
            self.say([self.words.text("text-no_moves")])

    def _numbered(self, moves: Sequence[str]) -> list[str]:
        return [f"{number:>4} {text}" for number, text in enumerate(moves, 1)]

    def _hint(self) -> None:
        """Print the rules about the open question, what can be done now, and the advice of a robot."""
        topic = self.table.topic(question) if (question := self.question) else ""
        if topic:
            self.say(section_told(self.narrator, topic))
        told = list(hints_told(self._sitting.kind, self.match, self.narrator, self.seat, self._sitting.advice))
        if told:
            self.say(told)
        elif self.match.status.is_over:
            self.say([self.words.text("text-over")])
        elif self.match.awaiting_end_turn:
            self._tell_turn_over()

    def _undo(self) -> None:
        if barrier := self.match.undo_barrier():
            self.say([str(self.narrator.barrier(barrier))])
            return
        self.match.undo()
        self._go_on([self.words.text("text-undone")], goes_on=False)

    def _redo(self) -> None:
        before = self.match.head
        if refusal := self.match.redo():
            self.say([str(self.narrator.refusal(refusal, self.match.names))])
            return
        self._go_on(self._log(self.match.line[before + 1 :], self.seat))

    def _help(self, about: str) -> None:
        if about.lower() == "moves":
            self.say([self.words.text("text-help_moves")])
            self.say([f"  {self.words.text(f'text-help-move-{verb}')}" for verb in self.moves.verbs])
            return
        self.say([self.words.text("text-help")])
        self.say([f"  {line}" for line in self._help_lines()])

    def _help_lines(self, without: Collection[str] = ()) -> list[str]:
        """A line for each command but these."""
        known = (*self._commands, "quit")
        words = (word for word in in_help(WORDS, self.told.words) if word in known and word not in without)
        return [self.words.text(f"text-help-{word}") for word in words]
