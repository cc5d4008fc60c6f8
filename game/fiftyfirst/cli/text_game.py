"""A match in the terminal: moves in the notation, and commands to look around."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import partial
from typing import Final

from game.cli import text_screen
from game.cli.command_line import whole_number
from game.fiftyfirst.bots.player import BOTS
from game.fiftyfirst.cli.text_moves import MoveList, Spelling
from game.fiftyfirst.cli.text_table import LOOKS, TextTable
from game.fiftyfirst.cli.variants import warn_of_weights
from game.fiftyfirst.match.match import Match, MatchEntry, advice, has_advice
from game.fiftyfirst.rules.commands import FinishTurn
from game.fiftyfirst.rules.hints import Hint, hints
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.notation import read_move, why_not_all
from game.fiftyfirst.rules.state import SEATS, Question
from game.fiftyfirst.rules.steps import ChooseAction, ChooseFollowUp
from game.fiftyfirst.wording import log, refusals
from game.fiftyfirst.wording.hint_words import advice_group, hint_groups
from game.fiftyfirst.wording.rows.questions import QUESTIONS
from game.fiftyfirst.wording.rulebook_sections import BOOK
from game.fiftyfirst.wording.sets import SETS
from game.fiftyfirst.wording.wording import Wording
from game.kernel.journal import Entry
from game.kernel.refusal import Refusal
from game.kernel.seats import HUMAN, NOBODY, Seat, Viewer
from game.kernel.text import legible
from game.play.files.saving import Left
from game.play.kind import decided
from game.wording.hints import HintGroup, without_advised
from game.wording.ordering import in_place
from game.wording.rulebook import chapter_heading, heading


def rules_told(words: Wording, query: str) -> Iterator[str]:
    """The only section found, or the one named, else the list of sections found; without a ``query`` the contents."""
    names = BOOK.found(words, query)
    named = [name for name in names if query and heading(words, name).casefold() == query.casefold()]
    if not names:
        yield words.text("rulebook-nothing", query=query)
    elif named or len(names) == 1:
        yield from _section(words, (named or names)[0])
    else:
        for chapter, shown in BOOK.contents(names):
            yield chapter_heading(words, chapter)
            yield from (f"  {heading(words, name)}" for name in shown)
        yield words.text("text-rules-more")


def _section(words: Wording, name: str) -> Iterator[str]:
    section = BOOK.sections[name]
    yield heading(words, name)
    yield from (f"  {paragraph}" for paragraph in BOOK.paragraphs(words, name))
    yield from (f"  {line.text}" for line in BOOK.legend(words, section.picture))
    if section.see:
        sections = words.one_by_one([heading(words, other) for other in section.see])
        yield f"  {words.text('text-rules-see', sections=sections)}"


def hints_told(match: Match, words: Wording, seat: Seat, legal: Sequence[AnyCommand], level: str) -> Iterator[str]:
    """All hints by groups, first the advice of a robot of a ``level``, if not `off`; outside the Action phase, after
    the rules about the open question."""
    question = match.view(seat).question
    if question and not isinstance(question, ChooseAction):
        yield from _section(words, QUESTIONS[type(question)].topic)
    told = match.ask(hints, seat, legal)
    groups: Iterable[HintGroup] = hint_groups(words, told, match.view(seat), match.names)
    if legal and level != "off":
        if has_advice(match):
            advice = _advised(match, words, level, told.possible)
            yield from _told(words, advice)
            groups = without_advised(groups, advice)
        else:
            yield words.text("advice-competing")
    for group in groups:
        yield from _told(words, group)


def _advised(match: Match, words: Wording, level: str, possible: Sequence[Hint]) -> HintGroup:
    told = decided(advice(match, level, match.head))
    hint = next((hint for hint in possible if told.command in hint.commands), None)
    return advice_group(words, level, told, hint, match.view(told.command.seat), match.names)


def _told(words: Wording, group: HintGroup) -> Iterator[str]:
    yield group.heading
    yield from (f"  {words.text('text-hint_line', title=line.title, text=line.text)}" for line in group.lines)


LOG_LINES = 40
"""Maximum lines of the log that are printed."""

WORDS = (
    "moves", "hint", "pay", "card", "look", "table", "piles", *LOOKS, "log", "rules", "undo",
    "redo", "end", "player", "save", "quit", "help",
)  # fmt: skip
"""Commands besides moves; each has a line of help."""

VERBS: Final = tuple(in_place(dict.fromkeys((
    "keep", "pick", "construct", "develop", "deal", "raze", "activate", "faction", "exchange", "visit", "take", "play",
    "shield", "store", "choose", "done", "pass",
), ""), (one.moves for one in SETS), str))  # fmt: skip
"""First words of moves, or names of those that share theirs; each has a line of help."""

_TOLD_WITH: Final = {begun: verb for one in SETS for begun, verb in one.told_with.items()}
"""How moves begin that are told in the line of another one."""


class TextGame:
    """Reads lines until the match is over or the player leaves."""

    def __init__(self, match: Match, wording: Wording, advice: str) -> None:
        """``advice`` is the level of the robot that advises in hints, or `off`."""
        self.match = match
        self._advice = advice
        self.words = wording
        self.table = TextTable(match, wording)
        self.moves = MoveList(match, wording)
        self._spelling = Spelling(match.game.catalog, wording)
        self._offered: Sequence[AnyCommand] = ()
        self._scores_told = False
        self._left_told: Left | None = None
        self._faults_told: set[Seat] = set()
        self._commands: dict[str, Callable[[str], None]] = {
            "moves": self._moves,
            "hint": lambda _: self._hint(),
            "rules": lambda query: self.say(rules_told(self.words, query)),
            "pay": self._pay,
            "card": self._card,
            "look": self._look,
            "table": lambda _: self._show(),
            "piles": lambda _: self.say(self.table.piles(self._seat())),
            **{word: partial(self._look_at, word) for word in LOOKS},
            "log": lambda _: self.say(self._told(self.match.line[1:], self._seat())[-LOG_LINES:]),
            "undo": lambda _: self._undo(),
            "redo": lambda _: self._redo(),
            "end": lambda _: self._end(),
            "player": self._player,
            "save": lambda _: self.say([self.words.text("text-saved", file=str(self.match.path))]),
            "help": self._help,
            "?": self._help,
        }

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
            self.say(self._told(self.match.play_bots(), NOBODY))
            self._tell_faults()
            self.say(self.table.scores())
            return
        self.say([self.welcome])
        self._begin_turn(None)
        while (line := self._ask()) != "quit":
            self._obey(line)

    def _ask(self) -> str:
        """Print notices and the final score, and read the next line."""
        self._tell_faults()
        left, there = self.match.left_file, self.match.goes_on_in
        if left and left != self._left_told and there and self.match.unsaved_since is None:
            self._left_told = left
            self.say([self.words.text(f"notice-file-{left.why}", file=legible(str(there)))])
        if self.match.unsaved_since is not None:
            self.say([self.words.text("text-not_saved", step=str(self.match.unsaved_since))])
        if self.match.status.is_over and not self._scores_told:
            self._scores_told = True
            self.say(self.table.scores())
            self.say([self.words.text("text-over")])
        holder = self.match.holder
        return self._next_line(self.match.names[holder] if holder else "")

    def _tell_faults(self) -> None:
        """Tell of programs that play no longer."""
        faults = self.match.faults
        self.say([self.words.fault(fault) for seat, fault in faults.items() if seat not in self._faults_told])
        self._faults_told |= faults.keys()

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
            if commands := self._read(line):
                self._submit(commands)
        elif question := self._question:
            self.say([self.table.question(question)])

    # Moves

    def _read(self, text: str) -> Sequence[AnyCommand]:
        """The commands of a text; none, with the reason printed, if it is no move."""
        text = self._spelling.mend(text)
        commands = self.match.ask(read_move, self._seat(), text)
        if not isinstance(commands, Refusal):
            return commands
        first = text.partition(" ")[0]
        begins = (begun for begun in _TOLD_WITH if first == begun or (" " in begun and text.startswith(begun)))
        begun = next(begins, first)
        verb = _TOLD_WITH.get(begun, begun)
        how = self.words.text(f"text-help-move-{verb}") if verb in VERBS else ""
        self.say([self.words.text("text-unreadable.verb" if how else "text-unreadable", text=text, how=how)])
        return ()

    def _choose(self, number: int) -> None:
        """Submit a move by its number in the last list."""
        if 0 < number <= len(self._offered):
            self._submit((self._offered[number - 1],))
        else:
            self.say([self.words.text("text-no_number")])

    def _submit(self, commands: Sequence[AnyCommand]) -> None:
        """Submit all commands, or none if one is refused."""
        if refusal := self.match.ask(why_not_all, commands[0].seat, commands):
            self._refuse(refusal, commands)
            return
        entries = [self.match.submit(command) for command in commands]
        self._go_on(self._told((entry for entry in entries if isinstance(entry, Entry)), commands[0].seat))

    def _refuse(self, refusal: Refusal, commands: Sequence[AnyCommand]) -> None:
        if self.match.awaiting_end_turn:
            self._tell_turn_over()
            return
        question = self._question
        if question and refusal.text in ("follow_up", "question"):
            self.say([self.table.question(question)])
            return
        why = str(refusals.refusal(self.words, refusal, self.match.names, commands[0]))
        if len(commands) > 1 and self.match.check(commands[0]) is None:
            why = self.words.text("text-not_all", n=len(commands), why=why)
        self.say([why])

    def _go_on(self, told: Sequence[str]) -> None:
        """Print what has happened, and the next question or that the turn is over."""
        self._offered, self._scores_told = (), False
        if not self.match.awaiting_end_turn and not self.match.status.is_over:
            self._show(told)
            return
        self.say(told)
        if self.match.awaiting_end_turn:
            self._tell_turn_over()

    def _tell_turn_over(self) -> None:
        """Tell who is next, and whether the turn can be undone."""
        to_move = self.match.status.to_move
        assert to_move is not None
        key = "text-turn_over" if self.match.undo_possible else "text-turn_over.final"
        self.say([self.words.text(key, name=self.table.called(to_move))])

    def _end(self) -> None:
        """End the turn and hand over."""
        question, before = self._question, self.match.holder
        if isinstance(question, ChooseFollowUp) and question.seat == before:
            entry = self.match.submit(FinishTurn(before))
            if isinstance(entry, Entry) and not self.match.awaiting_end_turn:
                self._go_on(self._told((entry,), before))
        elif question and not self.match.awaiting_end_turn:
            self.say([self.words.text("text-not_over"), self.table.question(question)])
        if self.match.awaiting_end_turn:
            self._begin_turn(before, self.match.end_turn())

    def _begin_turn(self, before: Seat | None, entries: Sequence[MatchEntry] = ()) -> None:
        """Hand over to the next person, whose hand is shown once they have confirmed."""
        holder, several = self.match.holder, self._humans > 1
        if self.match.status.is_over or holder is None:
            self.say(self._told(entries, NOBODY if several or holder is None else holder))
        elif holder != before and several:
            self._draw_curtain(holder)
            self._show(self._told(self._since(holder), holder))
        else:
            self._show(self._told(entries, holder))

    def _player(self, text: str) -> None:
        """Let a robot or a person play a seat from now on: `hard` the player's own, `Ben hard` another's. Without
        ``text``, tell who plays."""
        name, _, player = text.rpartition(" ")
        seat = self._called(name)
        if not text:
            self.say(self._players())
        elif self.match.status.is_over:
            self.say([self.words.text("text-over")])
        elif seat is None or seat not in self.match.seats:
            self.say([self.words.text("text-no_seat", name=name)])
        elif player not in (HUMAN, *BOTS):
            self.say([self.words.text("text-no_player", player=player, robots=", ".join(BOTS))])
        else:
            self._change_player(seat, player)

    def _change_player(self, seat: Seat, player: str) -> None:
        before = self.match.holder
        warn_of_weights((player,), self.words)
        self.match.take_seat(seat, player)
        kind = "person" if player == HUMAN else "robot"
        self.say([self.words.text("notice-player", name=self.match.names[seat], kind=kind)])
        self._offered = ()
        if self.match.holder != before:
            self._begin_turn(before, self.match.play_bots())

    def _players(self) -> list[str]:
        """Who plays each seat."""
        rows = []
        for seat, setup in self.match.seats.items():
            plays = self.words.text("text-human") if setup.is_human else self.words.text("text-bot", bot=setup.player)
            rows.append(self.words.text("text-plays", name=self.match.names[seat], player=plays))
        return rows

    def _draw_curtain(self, seat: Seat) -> None:
        """Clear the screen and wait for the player of ``seat``. Raises EOFError if they quit."""
        self._clear()
        if text_screen.ask(self.words.text("text-curtain", name=self.match.names[seat])).lower() == "quit":
            raise EOFError

    def _clear(self) -> None:
        text_screen.clear()

    def _since(self, seat: Seat) -> list[MatchEntry]:
        """The decisions of others since the last one of ``seat``."""
        since: list[MatchEntry] = []
        for entry in reversed(self.match.line[1:]):
            if entry.decision is None or entry.decision.seat == seat:
                break
            since.insert(0, entry)
        return since

    def _seat(self) -> Seat:
        """The seat of the person typing."""
        return self.match.holder or SEATS[0]

    @property
    def _question(self) -> Question | None:
        """The open question, as the person typing sees it."""
        return self.match.view(self._seat()).question

    # Looking around

    def _show(self, told: Sequence[str] = ()) -> None:
        """Print the table, the hand, what has just happened, and what is asked, the newest last."""
        self.say(self.table.lines(self._seat()))
        if told:
            self.say(["", *told])
        if question := self._question:
            self.say(["", self.table.question(question)])

    def _told(self, entries: Iterable[MatchEntry], viewer: Viewer) -> list[str]:
        """The sentences of the log that ``viewer`` may know."""
        names = self.match.names
        return [str(line) for entry in entries for line in log.log_lines(self.words, entry.events, names, viewer)]

    def _moves(self, wanted: str) -> None:
        """List all legal moves, or those that contain ``wanted``."""
        if self.match.awaiting_end_turn:
            self._tell_turn_over()
            return
        if self.match.status.is_over:
            self.say([self.words.text("text-over")])
            return
        told = [(command, self.moves.move(command)) for command in self.match.legal()]
        self._offer([(command, text) for command, text in told if wanted.casefold() in text.casefold()])

    def _offer(self, moves: Sequence[tuple[AnyCommand, str]]) -> None:
        self._offered = [command for command, _ in moves]
        self.say(self._numbered([text for _, text in moves]))
        if not moves:
            self.say([self.words.text("text-no_moves")])

    def _numbered(self, moves: Sequence[str]) -> list[str]:
        return [f"{number:>4} {text}" for number, text in enumerate(moves, 1)]

    def _hint(self) -> None:
        """Print what can be done now, what is missing for the rest, and what Cleanup would take."""
        asked = self.match.status.to_move == self._seat() and not self.match.awaiting_end_turn
        legal = self.match.legal() if asked else ()
        self.say(hints_told(self.match, self.words, self._seat(), legal, self._advice))

    def _pay(self, text: str) -> None:
        """List all ways to pay for a move."""
        commands = self._read(text)
        if not commands:
            return
        if ways := self.moves.ways_to_pay(commands[0]):
            self._offer([(way, self.moves.payment(way)) for way in ways])
        elif refusal := self.match.check(commands[0]):
            self._refuse(refusal, commands)
        else:
            self.say([self.words.text("text-free")])

    def _look_at(self, word: str, _: str) -> None:
        self.say(self.table.look_at(word, self._seat()))

    def _look(self, name: str) -> None:
        """Print the cards of a State in words; without a name, of the player's own."""
        seat = self._called(name)
        self.say(self.table.look(seat, self._seat()) if seat else [self.words.text("text-no_seat", name=name)])

    def _called(self, name: str) -> Seat | None:
        """The seat with a name or letter, if any; without a name, the player's own."""
        wanted = name.casefold()
        named = (seat for seat in self.match.names if wanted in (seat.casefold(), self.table.called(seat).casefold()))
        return next(named, None) if name else self._seat()

    def _card(self, name: str) -> None:
        facts = self.table.card(name)
        self.say(facts or [self.words.text("text-no_card", name=name)])

    def _undo(self) -> None:
        if refusal := self.match.undo():
            self.say([str(refusals.refusal(self.words, refusal, self.match.names))])
            return
        self._go_on([self.words.text("text-undone")])

    def _redo(self) -> None:
        before = self.match.head
        if refusal := self.match.redo():
            self.say([str(refusals.refusal(self.words, refusal, self.match.names))])
            return
        self._go_on(self._told(self.match.line[before + 1 :], self._seat()))

    def _help(self, about: str) -> None:
        if about.lower() == "moves":
            self.say([self.words.text("text-help_moves")])
            self.say([f"  {self.words.text(f'text-help-move-{verb}')}" for verb in (*VERBS, "more")])
            return
        self.say([self.words.text("text-help")])
        self.say([f"  {line}" for line in self._help_lines()])

    def _help_lines(self, without: Collection[str] = ()) -> list[str]:
        """A line for each command but these."""
        return [self.words.text(f"text-help-{word}") for word in WORDS if word not in without]
