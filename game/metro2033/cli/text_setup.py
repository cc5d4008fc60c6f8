"""How a new match of Metro 2033 in the terminal is set up: factions may be given, and all may be dealt at random."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.cli.text_setup import TextSetup, is_wanted, listed
from game.kernel.refusal import Unreadable
from game.metro2033.cards.printed import MetroCards
from game.metro2033.rules import references as ref
from game.metro2033.rules.names import names_of

if TYPE_CHECKING:
    from game.cli.command_line import Parser
    from game.cli.text_screen import Asking
    from game.play.setup import Choices
    from game.wording.words import Words


class MetroTextSetup(TextSetup):
    """Sets up a match by options, or by questions about players and whether factions and heroes are dealt."""

    content: MetroCards

    @staticmethod
    def add_roles(parser: Parser) -> None:
        parser.add_argument("--factions", default=None, help=parser.speaker.help("cli-text-factions"))

    def roles_given(self, arguments: argparse.Namespace) -> Sequence[str | None]:
        return [self._faction(name) for name in listed(arguments.factions)]

    def _faction(self, name: str) -> str:
        """A faction by title or id. Raises Unreadable."""
        faction = names_of(self.content).find(ref.FACTION, name)
        if faction is None:
            raise Unreadable(f"expected a faction ({', '.join(self.content.factions)}), not {name!r}")
        return faction

    def choices_asked(self, asking: Asking[Words]) -> Choices:
        """Everything else is the usual, unless the command line says otherwise."""
        return {"draft": "dealt"} if is_wanted(asking, "text-ask_dealt") else {}
