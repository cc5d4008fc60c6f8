"""The choices for a new solo game: opponent, player's name and faction, options."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

import msgspec

from game.kernel.seats import SeatSetup
from game.rules.game import Options
from game.rules.solo.kinds import KINDS
from game.ui.running.seating import LONGEST_NAME
from game.ui.scenes.starting.variants import Value, solo_variants
from game.ui.settings import LastSolo
from game.ui.widgets.text_field import TextField


class SoloSetup:
    """The choices, which start with those of the last solo game.

    ``faction`` is None for a random one. Any can be chosen: opponents have no faction boards (R30.2, R3.5).
    """

    def __init__(self, last: LastSolo | None, factions: Collection[str]) -> None:
        first = next(iter(KINDS))
        last = last or LastSolo(first)
        self.opponent = last.opponent if last.opponent in KINDS else first
        self.faction = last.faction if last.faction in factions else None
        self.name = TextField("name", last.name[:LONGEST_NAME], longest=LONGEST_NAME)

    def seat(self, usual_name: str, kept: Callable[[str], str]) -> SeatSetup:
        """The seat of the player, named ``usual_name`` if no name was entered; ``kept`` gives the name to be saved."""
        return SeatSetup(kept(self.name.text.strip() or usual_name), faction=self.faction)

    def entered(self, options: Options, sets: tuple[str, ...]) -> LastSolo:
        """The choices to be saved for the next solo game."""
        return LastSolo(self.opponent, self.name.text.strip(), self.faction, msgspec.to_builtins(options), sets)


def usable_options(kept: Mapping[str, Value]) -> Options:
    """The saved options that can still be chosen."""
    options = Options()
    for variant in dict.fromkeys(variant for kind in KINDS for variant in solo_variants(kind)):
        value = kept.get(variant.name)
        if any(value == known and type(value) is type(known) for known in variant.values):
            options = msgspec.structs.replace(options, **{variant.field: value})
    return options


def options_against(opponent: str, options: Options) -> Options:
    """The options that concern this opponent; the others at their defaults."""
    chosen = {variant.field: variant.chosen(options) for variant in solo_variants(opponent)}
    return msgspec.structs.replace(Options(), **chosen)
