"""How a new match in the terminal is set up: by the options of the command line, or by questions. A game derives its
own where it has roles, or better questions than those about its options one by one."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from game.cli.command_line import whole_number
from game.cli.text_screen import Asking
from game.kernel.refusal import Unreadable
from game.kernel.seats import HUMAN, SEATS, SeatSetup
from game.kernel.text import LONGEST_NAME, LONGEST_SENTENCE, one_line
from game.play.setup import Choices, Option, written
from game.wording.words import Words

if TYPE_CHECKING:
    from game.cli.command_line import Parser
    from game.cli.terminal import Terminal
    from game.kernel.seats import Seat
    from game.play.kind import AnyKind

USUAL_PLAYERS: Final = 2
"""Players of a new match if nothing else is said, where so many may play."""


class NewMatch(NamedTuple):
    """Who plays a new match, and what with."""

    seats: Sequence[SeatSetup]
    choices: Choices


class TextSetup:
    """Sets up a match of any game."""

    def __init__(self, kind: AnyKind, content: Any, terminal: Terminal) -> None:
        self.kind = kind
        self.content = content
        self.terminal = terminal

    def given(self, arguments: argparse.Namespace, robots: Sequence[str]) -> NewMatch:
        """The match of the options, with these robots in the last seats. Raises Unreadable."""
        choices = self.terminal.choices(arguments, self.kind, self.content)
        roles = self.roles_given(arguments)
        names = listed(arguments.names)
        fewest, most = self.numbers(choices)
        count = arguments.players or max(_usual(fewest, most), len(names), len(roles), len(robots))
        if max(count, len(names), len(roles), len(robots)) > min(count, most):
            at_most = "one player" if most == 1 else f"at most {min(count, most)} players"
            raise self.too_many(at_most)
        players = [HUMAN] * (count - len(robots)) + [*robots]
        roles = [*roles, *[None] * (count - len(roles))]
        named = names_of(names, SEATS[:count])
        return NewMatch(self.seats(list(map(SeatSetup, named, players, roles))), choices)

    def asked(self, asking: Asking[Words]) -> NewMatch:
        """The match of the answers to questions. Raises EOFError at the end of the input."""
        fewest, most = self.numbers({})
        count = ask_number(asking, "text-ask_players", fewest, most, _usual(fewest, most))
        seats: list[SeatSetup] = []
        for seat in SEATS[:count]:
            name = _ask_name(asking, seat, [one.name for one in seats])
            player = self._ask_player(asking, name)
            seats.append(SeatSetup(name, player, self.role_asked(asking, name, [one.role for one in seats])))
        return NewMatch(self.seats(seats), self.choices_asked(asking))

    # ------------------------------------------------------------------ what a game may have otherwise
    def too_many(self, at_most: str) -> Unreadable:
        """What is told where the options name more than can play."""
        return Unreadable(f"expected names and robots for {at_most}")

    def numbers(self, choices: Choices) -> tuple[int, int]:
        """How many may play what was chosen, at least and at most; one against a virtual opponent."""
        if self.kind.setup.opponents(choices):
            return 1, 1
        return min(self.terminal.players), max(self.terminal.players)

    def seats(self, seats: list[SeatSetup]) -> Sequence[SeatSetup]:
        """The seats, if they fit together; raises Unreadable."""
        return seats

    @staticmethod
    def add_roles(parser: Parser) -> None:
        """Give the command the option of roles, if the game has some."""

    def roles_given(self, _arguments: argparse.Namespace) -> Sequence[str | None]:
        """The roles of the first seats; None for one that is drawn."""
        return ()

    def role_asked(self, _asking: Asking[Words], _name: str, _taken: Sequence[str | None]) -> str | None:
        """The role that a player wants; None for one that is drawn."""
        return None

    def choices_asked(self, asking: Asking[Words]) -> Choices:
        """What is chosen for the game: each option that has one of some values is asked for."""
        options = [option for option in self.kind.setup.options if option.values and not option.several]
        return {option.name: _ask_option(asking, option) for option in options}

    def _ask_player(self, asking: Asking[Words], name: str) -> str:
        """`human`, or a robot."""
        kinds, words = (HUMAN, *self.kind.robots.names), asking.words
        for number, kind in enumerate(kinds):
            asking.offer(str(number), words.text("text-human") if kind == HUMAN else words.text("text-bot", bot=kind))
        return kinds[ask_number(asking, "text-ask_player", 0, len(kinds) - 1, name=name)]


def _usual(fewest: int, most: int) -> int:
    """How many play if nothing else is said."""
    return min(max(USUAL_PLAYERS, fewest), most)


def listed(text: str | None) -> list[str]:
    """What a value of the command line names, with commas."""
    return [one_line(part, LONGEST_SENTENCE) for part in text.split(",")] if text else []


def names_of(names: Sequence[str], seats: Sequence[Seat]) -> list[str]:
    """The names of all seats: the letter of the seat where none is given. Raises Unreadable."""
    every = [*names, *seats[len(names) :]]
    every = [name or seat for name, seat in zip(every, SEATS, strict=False)]
    if any(_is_taken(name, every[:place]) for place, name in enumerate(every)):
        raise Unreadable("expected different names: no two players can have the same one")
    if any(len(name) > LONGEST_NAME for name in every):
        raise Unreadable(f"expected names of at most {LONGEST_NAME} characters")
    return every


def ask_number(
    asking: Asking[Words], question: str, lowest: int, highest: int, usual: int | None = None, **facts: str
) -> int:
    """A number in a range; an empty line means the ``usual`` one, or the lowest."""
    default = str(lowest if usual is None else usual)
    facts |= {"lowest": str(lowest), "highest": str(highest), "usual": default}
    while True:
        answer = asking.ask(question, **facts) or default
        number = whole_number(answer)
        if number is not None and lowest <= number <= highest:
            return number
        asking.tell(asking.words.text("text-ask_again", lowest=str(lowest), highest=str(highest)))


def is_wanted(asking: Asking[Words], question: str) -> bool:
    """An answer to a question of yes or no; an empty line means no."""
    for number, word in enumerate(("text-no", "text-yes")):
        asking.offer(str(number), asking.words.text(word))
    return bool(ask_number(asking, question, 0, 1))


def _ask_option(asking: Asking[Words], option: Option) -> Any:
    """One of the values of an option, which go by the same names as in the window."""
    words, key = asking.words, f"option-{option.name}".replace("_", "-").replace(".", "-")
    for number, value in enumerate(option.values):
        asking.offer(str(number), _value_told(words, key, written(value)))
    usual = option.values.index(option.default)
    last = len(option.values) - 1
    return option.values[ask_number(asking, "text-ask_option", 0, last, usual, option=words.text(key))]


def _value_told(words: Words, key: str, value: str) -> str:
    if value in ("yes", "no"):
        return words.text(f"text-{value}")
    told = f"{key}-{value}".replace("_", "-")
    return words.text(told) if told in words.messages else value


def _ask_name(asking: Asking[Words], seat: Seat, taken: Sequence[str]) -> str:
    """A name that is not taken or too long for a match file; an empty line means the letter of the seat."""
    while True:
        name = asking.ask("text-ask_name", seat=seat) or seat
        if len(name) > LONGEST_NAME:
            asking.tell(asking.words.text("text-ask_shorter_name", most=str(LONGEST_NAME)))
        elif _is_taken(name, taken):
            asking.tell(asking.words.text("text-ask_other_name", name=name))
        else:
            return name


def _is_taken(name: str, others: Iterable[str]) -> bool:
    return name.casefold() in (other.casefold() for other in others)
