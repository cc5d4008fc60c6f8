"""How a new match of 51st State in the terminal is set up: factions, sets, variants and modules."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from game.cli.text_setup import TextSetup, ask_number, is_wanted, listed
from game.fiftyfirst.cards.card import Faction
from game.fiftyfirst.cards.catalog import BASE_SET, Catalog
from game.fiftyfirst.cards.sets.moloch import has_machines
from game.fiftyfirst.cards.sets.no_mans_land import has_map_of_areas
from game.fiftyfirst.cli import variants
from game.fiftyfirst.match.setup import chosen
from game.fiftyfirst.rules.options import BOX, LEVELS, MODULES, Options
from game.fiftyfirst.wording.wording import Wording
from game.kernel.refusal import Unreadable
from game.kernel.seats import SeatSetup

if TYPE_CHECKING:
    from game.cli.command_line import Parser
    from game.cli.text_screen import Asking
    from game.play.setup import Choices
    from game.wording.words import Words


class FactionSetup(TextSetup):
    """Sets up a match by options, or by questions about players, factions, sets and what goes with them."""

    content: Catalog

    def too_many(self, at_most: str) -> Unreadable:
        return Unreadable(f"expected names, factions and robots for {at_most}")

    @staticmethod
    def add_roles(parser: Parser) -> None:
        parser.add_argument("--factions", default=None, help=parser.speaker.help("cli-text-factions"))

    def roles_given(self, arguments: argparse.Namespace) -> Sequence[str | None]:
        return [self._faction(name) for name in listed(arguments.factions)]

    def _faction(self, name: str) -> str | None:
        """A faction by title or id; None for `random`."""
        if name == "random":
            return None
        faction = self.content.find(Faction, name)
        if faction is None:
            known = ", ".join((*self.content.factions, "random"))
            raise Unreadable(f"expected a faction ({known}), not {name!r}")
        return faction.id

    def seats(self, seats: list[SeatSetup]) -> Sequence[SeatSetup]:
        factions = [seat.role for seat in seats if seat.role]
        if len(set(factions)) < len(factions):
            raise Unreadable("expected different factions: no two players can have the same one")
        return seats

    def role_asked(self, asking: Asking[Words], name: str, taken: Sequence[str | None]) -> str | None:
        free = [faction for faction in self.content.factions if faction not in taken]
        asking.offer("0", asking.words.text("text-random_faction"))
        for number, faction in enumerate(free, 1):
            asking.offer(str(number), asking.words.title(faction))
        number = ask_number(asking, "text-ask_faction", 0, len(free), name=name)
        return free[number - 1] if number else None

    def choices_asked(self, asking: Asking[Words]) -> Choices:
        """The sets, how a game with Machines or with the map is played, and with which modules; nothing else is asked
        about."""
        sets = self._sets_asked(asking)
        of_expansion = self._of_expansion_asked(sets, asking)
        offered = [name for name in MODULES if BOX[name].goes_with(self.content, sets)]
        modules = {name: is_wanted(asking, f"text-ask_{name}") for name in offered}
        return chosen(sets, replace(of_expansion, **modules))

    def _sets_asked(self, asking: Asking[Words]) -> tuple[str, ...]:
        """The sets, asked for; an empty line means the base set alone."""
        words = asking.words
        assert isinstance(words, Wording), "it speaks of its own sets"
        others = [name for name in self.content.sets if name != BASE_SET]
        for name in others:
            asking.offer(name, words.set_title(name), 16)
        while others:
            answer = asking.ask("text-ask_sets")
            try:
                return variants.chosen_sets(self.content, ",".join([BASE_SET, *([answer] if answer else [])]))
            except Unreadable as error:
                asking.tell(words.translated(error.message))
        return (BASE_SET,)

    def _of_expansion_asked(self, sets: Sequence[str], asking: Asking[Words]) -> Options:
        if has_map_of_areas(self.content, sets):
            return Options(raze_build_free=is_wanted(asking, "text-ask_raze_build_free"))
        if not has_machines(self.content, sets):
            return Options()
        for number, level in enumerate(LEVELS):
            asking.offer(str(number), asking.words.text("text-level.about", level=level))
        level = LEVELS[ask_number(asking, "text-ask_level", 0, len(LEVELS) - 1)]
        coop, server_room = [is_wanted(asking, question) for question in ("text-ask_coop", "text-ask_server_room")]
        return Options(moloch_difficulty=level, moloch_coop=coop, server_room=server_room)
