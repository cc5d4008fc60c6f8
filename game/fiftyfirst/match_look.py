"""How matches of 51st State look in lists, in the statistics and at the score: factions, sets, virtual opponents and
sources of VP."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from game.fiftyfirst.cards.catalog import BASE_SET
from game.fiftyfirst.match.annals import COOPERATIVE, OF_MODULES, MatchFacts
from game.fiftyfirst.rules.options import BOX, EXPANSIONS
from game.fiftyfirst.rules.solo.kinds import KINDS
from game.fiftyfirst.rules.state import END_VP
from game.fiftyfirst.table.box_words import played_with
from game.fiftyfirst.table.emblems import EMBLEMS
from game.fiftyfirst.wording.wording import Wording
from game.match.library.summary import MatchSummary
from game.ui.match_look import FacetLook, MatchLook

_MOST_SETS = 16
"""Maximum chips of sets at once, those played most first: all that the game has. With many packs the last one turns to
the others."""

_OF_SETS = {
    **{name: f"set_{name}" for name in (BASE_SET, *EXPANSIONS, "promo_2")},
    COOPERATIVE: "code",
    **{name: BOX[option].kind for option, name in OF_MODULES.items()},
}
"""The icons of sets that have one of their own, of the cooperative variant, and of the modules."""


def _factions(words: Wording, _: Mapping[str, int] | None = None) -> Sequence[str]:
    return tuple(words.catalog.factions)


def _faction(words: Wording, faction: str) -> str:
    return words.title(faction)


def _played(_: Wording, counts: Mapping[str, int]) -> Sequence[str]:
    """All sets that were played with, the most played first, but the base set before all."""
    return sorted(counts, key=lambda name: (name != BASE_SET, -counts[name], name)) or [BASE_SET]


def _sets(words: Wording) -> Iterable[str]:
    return (*words.catalog.sets, COOPERATIVE, *OF_MODULES.values())


def _set(words: Wording, name: str) -> str:
    return words.set_title(name)


def _set_of_matches(words: Wording, name: str) -> str:
    title = words.set_title(name)
    return words.text("matches-alone", set=title) if name == BASE_SET else title


def _set_of_results(words: Wording, name: str) -> str:
    title = words.set_title(name) if name in _sets(words) else name
    return words.text("statistics-alone", set=title) if name == BASE_SET else title


def _played_with(words: Wording, facts: MatchFacts) -> str:
    return played_with(words, facts.sets, facts.options)


def _verdict(words: Wording, match: MatchSummary) -> str:
    """The grade of a victory over a virtual opponent (R30.17)."""
    if not match.facts.grade:
        return ""
    grade = words.grade(match.facts.grade, match.facts.options.solo_titles)
    return words.text("matches-graded", name=words.player(match.seats[0].name), grade=grade)


def _seat(words: Wording, name: str, emblem: str, vp: int) -> str:
    title = words.title(emblem) if emblem in words.catalog.factions else "none"
    return words.text("matches-seat", name=name, faction=title, vp=vp)


def _result(words: Wording, name: str, faction: str) -> str:
    return words.text("statistics-result", name=name, faction=words.title(faction))


MATCH_LOOK: Final = MatchLook(
    facets={
        "factions": FacetLook("new_york", _factions, _factions, _faction, _faction, _faction),
        "sets": FacetLook(
            "card",
            _played,
            _sets,
            _set,
            _set_of_matches,
            _set_of_results,
            lambda name: _OF_SETS.get(name, "card"),
            has_words=True,
            columns=2,
            most=_MOST_SETS,
            more=("matches-more-sets", "matches-more-sets-tip"),
        ),
    },
    opponents={kind: EMBLEMS[kind] for kind in KINDS},
    opponent_icon="hegemony",
    played_with=_played_with,
    about=lambda words, match: words.text("match-sets", sets=words.set_titles(match.game.sets)),
    verdict=_verdict,
    seat=_seat,
    result=_result,
    source_icons={
        "building_bonus": "build", "spoils": "raze", "whenever": "infinity", "other": "contact", "start": "play",
        "location": "feature", "connection_discarded": "discard", "brawler": "worker", "machines": "destroy",
        "machines_left": "deployed", "outposts": "outpost", "headquarters": "hq", "borders": "border",
    },
    goal=END_VP,
)  # fmt: skip
"""All that only this game says of its matches."""
