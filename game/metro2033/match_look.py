"""How matches of Metro 2033 look in lists, in the statistics and at the score: factions, options, sources of VP."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from game.metro2033.match.annals import MetroFacts
from game.metro2033.rules.options import MetroOptions
from game.metro2033.table.emblems import emblem_of_faction, faction_of
from game.metro2033.wording.metro_words import MetroWords
from game.play.match import AnyMatch
from game.ui.match_look import FacetLook, MatchLook
from game.ui.widgets.chart import ChartScale

_USUAL: Final = MetroOptions()
_RULINGS: Final = tuple(
    name for name in MetroOptions.__struct_fields__ if name not in ("goal", "draft", "first_player", "titles")
)
"""The options that change a rule and have no words of their own in lists."""


def _factions(words: MetroWords, _: Mapping[str, int] | None = None) -> Sequence[str]:
    """In the order of their borders."""
    return words.cards_of_game.ring_of_zones


def _faction(words: MetroWords, faction: str) -> str:
    return words.title(faction)


def _played_with(words: MetroWords, facts: MetroFacts) -> str:
    """The options that are not as usual."""
    return words.one_by_one(_unusual(words, facts.options))


def _unusual(words: MetroWords, options: MetroOptions) -> Sequence[str]:
    told = []
    if options.goal != _USUAL.goal:
        told.append(words.text("matches-goal", n=options.goal))
    if options.draft != _USUAL.draft:
        told.append(words.text("matches-dealt"))
    given, usual = msgspec.structs.asdict(options), msgspec.structs.asdict(_USUAL)
    if changed := sum(given[name] != usual[name] for name in _RULINGS):
        told.append(words.text("matches-rulings", n=changed))
    return told


def _about(words: MetroWords, match: AnyMatch) -> str:
    """What wins, and the options that are not as usual."""
    goal = words.text("match-goal", n=match.game.options.goal)
    unusual = words.one_by_one(_unusual(words, match.game.options))
    return f"{goal} {words.text('match-options', options=unusual)}" if unusual else goal


def _emblem_title(words: MetroWords, emblem: str) -> str:
    """The faction with this badge; "" for a pawn."""
    faction = faction_of(emblem)
    return words.title(faction) if faction in words.cards_of_game.factions else ""


def _seat(words: MetroWords, name: str, emblem: str, vp: int) -> str:
    return words.text("matches-seat", name=name, faction=_emblem_title(words, emblem) or "none", vp=vp)


def _result(words: MetroWords, name: str, faction: str) -> str:
    return words.text("statistics-result", name=name, faction=words.title(faction))


MATCH_LOOK: Final = MatchLook(
    facets={
        "factions": FacetLook(
            emblem_of_faction("red"), _factions, _factions, _faction, _faction, _faction, emblem_of_faction, columns=6
        )
    },
    emblem=emblem_of_faction,
    emblem_title=_emblem_title,
    played_with=_played_with,
    about=_about,
    seat=_seat,
    result=_result,
    source_icons={"stations": "metro2033/capture", "quests": "metro2033/complete"},
    scale=ChartScale(top=8, line=1, number=2, icon=28, apart=3),
)
"""All that only this game says of its matches."""
