"""Names, icons and colours of the values of the statistics."""

from __future__ import annotations

from typing import NamedTuple

from game.bots.external.program import is_program
from game.bots.player import BOTS
from game.cards.catalog import BASE_SET
from game.match.library.statistics import Row, Trait, day_of
from game.match.library.stored import COOPERATIVE, OF_MODULES
from game.match.library.summary import MatchSummary
from game.rules.options import BOX, EXPANSIONS
from game.rules.solo.kinds import KINDS
from game.ui.context import Context
from game.ui.running.emblems import EMBLEMS
from game.ui.running.seating import robot_name
from game.ui.theme import FACTION_COLOURS, TEAL

_ICONS: dict[Trait, str] = {"faction": "new_york", "opponent": "hegemony", "set": "card", "name": "person",
                            "players": "overview"}  # fmt: skip
"""Trait -> icon of its tab."""

_OF_SETS = {
    **{name: f"set_{name}" for name in (BASE_SET, *EXPANSIONS, "promo_2")},
    COOPERATIVE: "code",
    **{name: BOX[option].kind for option, name in OF_MODULES.items()},
}
"""The icons of sets that have one of their own, of the cooperative variant, and of the modules."""


class ValueWords(NamedTuple):
    """Names the values of a ``trait``."""

    context: Context
    trait: Trait

    def name(self, value: str) -> str:
        """The name of a value; of an unknown one, that in the file."""
        words, text = self.context.wording, self.context.text
        match self.trait:
            case "faction":
                return words.title(value)
            case "set":
                is_known = value in (*self.context.catalog.sets, COOPERATIVE, *OF_MODULES.values())
                title = words.set_title(value) if is_known else value
                return text("statistics-alone", set=title) if value == BASE_SET else title
            case "players":
                return text("statistics-count-players", n=int(value))
            case "opponent" if value in KINDS:
                return words.opponent(value)
            case "opponent" if value in BOTS or is_program(value):
                return robot_name(self.context, value)
            case "opponent" if value == "human":
                return text("statistics-people")
        return words.player(value)

    def icon(self, row: Row) -> str:
        """The icon of a row."""
        value = row.value
        match self.trait:
            case "faction":
                return value
            case "set":
                return _OF_SETS.get(value, "card")
            case "opponent" if value in EMBLEMS:
                return EMBLEMS[value]
            case "opponent" if value != "human":
                return "robot"
            case "players":
                return "overview"
        return "person" if row.people or self.trait == "opponent" else "robot"

    def colour(self, row: Row) -> str:
        """The colour of a bar: that of the faction, or of the faction an opponent is named after."""
        return FACTION_COLOURS.get(self.icon(row), TEAL)


def tab_icon(trait: Trait) -> str:
    return _ICONS[trait]


def row_tip(context: Context, row: Row, name: str, chosen: bool) -> str:
    """All numbers of a row, and what a click does."""
    facts = {"games": row.games, "wins": row.wins, "results": row.results, "share": row.share, "vp": row.mean_vp}
    does = context.text(f"statistics-row-tip.{'only' if chosen else 'open'}")
    return f"{context.text('statistics-row-tip', name=name, **facts)} {does}"


def day_words(context: Context, match: MatchSummary) -> str:
    """The day on which a match began."""
    day = day_of(match.created)
    return context.text("statistics-day", day=day) if day else match.created
