"""The game in the terminal for screen readers: what changed comes first, everything else on request."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence

from game.cli import text_screen
from game.cli.plain_table import PlainTable
from game.cli.text_game import TextGame
from game.cli.text_moves import MoveList, bare, discard_of
from game.cli.text_titles import Saying
from game.kernel.refusal import Refusal
from game.kernel.seats import NOBODY
from game.match.match import Match
from game.rules.commands import Named
from game.rules.forecast import Forecast
from game.rules.messages import AnyCommand
from game.rules.notation import site_name
from game.rules.state import Seat
from game.wording import Wording, forecasts
from game.wording.sentence import SHORT

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
        return self._saying.move(self.match.write_move(command))

    def put(self, text: str, outcomes: str, forecast: Forecast) -> str:
        if not outcomes:
            return text
        return self.words.text("plain-move.reveals" if forecast.reveals else "plain-move", move=text, outcomes=outcomes)

    def payment(self, command: AnyCommand) -> str:
        """A way to pay in words; it is chosen by its number. All that is paid is named behind the move."""
        paid = [*self._paid(command), *self._discarded(command)]
        move = self._said(bare(command))
        return self.words.text("plain-payment", move=move, goods=self.words.all_of(paid)) if paid else move

    def _paid(self, command: AnyCommand) -> Iterator[str]:
        """The goods that a command pays, and from which card, if not from the supply."""
        for pay in getattr(command, "payment", None) or ():
            site = None if pay.site is None else self._site_name(pay.site, command.seat)
            for good, count in pay.goods.items():
                goods = self.words.goods({good: count}, SHORT)
                yield self.words.text("plain-payment.from", goods=goods, site=site) if site else goods

    def _discarded(self, command: AnyCommand) -> Iterator[str]:
        """What a command discards: of which kind, and its titles."""
        if names := discard_of(command):
            cards = [self._name(name, command.seat) for name in names]
            foreseen = self.match.forecast(command)
            yield forecasts.discarded(self.words, None if isinstance(foreseen, Refusal) else foreseen, command, cards)

    def _name(self, name: Named, seat: Seat) -> str:
        """A card, or that of a Ruin, at which its owner may look (R20.5); one of several has its name in moves."""
        if isinstance(name, str):
            return self.words.card(name)
        ruins = {site.id: self.words.card(site.card) for site in self.match.view(seat).player(seat).sites if site.ruin}
        if len(ruins) == 1:
            return ruins[name]
        return self.words.text("plain-payment.ruin", site=self._site_name(name, seat), card=ruins[name])

    def _site_name(self, number: int, seat: Seat) -> str:
        return self.titles.put(site_name(self.match.game, self.match.view(NOBODY), number, seat))


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
        question = self._question
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
