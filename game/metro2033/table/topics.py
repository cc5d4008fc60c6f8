"""The section of the rules about each place of the screen, each card and each scene."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from game.kernel.seats import NOBODY
from game.metro2033.cards.metro_map import Station
from game.metro2033.table import spots
from game.metro2033.table.acts import ACTS
from game.metro2033.table.course import BATTLE, DRAFT, THREAT, VOTE
from game.metro2033.table.play.panels import LESS, MORE, GoodChip
from game.metro2033.table.zones.rows import ZONES
from game.metro2033.wording.card_rules import OF_STATIONS, SECTIONS
from game.metro2033.wording.metro_words import MetroWords
from game.ui import places
from game.ui.running.flow import COVER, SCORE, TABLE
from game.ui.table import labels

if TYPE_CHECKING:
    from game.ui.context import Context

OF_SCENES: Final[Mapping[str, str]] = {
    TABLE: "round", DRAFT: "setup", THREAT: "threat_event", VOTE: "laws", BATTLE: "fights", SCORE: "victory",
    COVER: "hidden",
}  # fmt: skip
"""Name of a scene of a match -> section."""

OF_PHASES: Final[Mapping[str, str]] = {
    "setup": "setup", "events": "production", "mobilisation": "army", "army": "army_turn", "hero": "hero_turn",
    "end": "end_of_round",
}  # fmt: skip
"""Phase -> section."""

OF_DECKS: Final[Mapping[str, str]] = {
    "threats": "threats",
    "equipment": "equipment",
    "quests": "quests",
    "laws": "laws",
}
"""Deck, by its field in the state -> section."""

OF_ACTS: Final[Mapping[str, str]] = {
    "strike": "army_turn", "forage": "army_turn", "attack": "hero_turn", "refresh": "market", "quest": "taking_quests",
    "exchange": "exchange", "scout": "scouting",
    **dict.fromkeys((act for act in ACTS if act.startswith("recruit")), "army"),
}  # fmt: skip
"""Name of a plate with something that can be done -> section."""

OF_OPTIONS: Final[Mapping[str, str]] = {
    "ring": "reach", "reward": "capture", "floor_same": "three_stations", "wounded_home": "wounds",
    "wounded_skip": "wounds", "tiebreak": "victory", "tokens_limited": "goods", "quests": "quests",
    "bauman_ties": "strength", "bandits_ties": "strength", "goal": "victory", "stage_2_at": "stage_two",
    "first_player": "setup", "draft": "setup", "titles": "heroes",
}  # fmt: skip
"""Name of an option -> section."""

OF_KINDS: Final[Mapping[str | type[places.Place], str]] = {
    **{kind: zone.topic for kind, zone in ZONES.items() if zone.topic},
    labels.LOG: "hidden", labels.OVERVIEW: "hidden", labels.HINT: "round", labels.DONE: "round",
    labels.END_TURN: "round", "handover": "hidden", "show_hand": "hidden", "winner": "victory",
    spots.FactionSign: "factions", spots.HeroSign: "heroes", spots.OfferedCard: "decks", GoodChip: "exchange",
    LESS: "exchange", MORE: "exchange", places.HintAt: "round", places.ScoreOf: "victory",
    places.ScoreLine: "victory", places.VpSource: "victory", places.VariantChip: "setup", places.SeatName: "setup",
    places.SeatPlayer: "setup", places.SeatRobot: "setup", places.SeatRemove: "setup",
}  # fmt: skip
"""Name or type of a place -> section; places of the table have it in their rows."""


def topic_of_scene(name: str) -> str | None:
    """The section about a scene of a match."""
    return OF_SCENES.get(name)


def topic_of(label: places.Label | None) -> str | None:
    """The section about what lies at a place; None if there is none."""
    return None if label is None else _exact_topic(label) or OF_KINDS.get(places.label_kind(label))


def _exact_topic(label: places.Label) -> str | None:
    """The section about this very phase, deck, deed, option or line of the log."""
    match label:
        case places.PhaseSign(phase):
            return OF_PHASES.get(phase)
        case spots.DeckOf(deck):
            return OF_DECKS.get(deck)
        case spots.ActSign(act):
            return OF_ACTS.get(act)
        case places.VariantChip(name):
            return OF_OPTIONS.get(name)
        case places.FilterChip(value=value):
            return OF_DECKS.get(value)
        case places.LogLine(topic=topic):
            return topic
        case _:
            return None


def board_at(context: Context, label: places.Label | None) -> str | None:
    """The faction of the panel at a place; None if there is none, or none is taken yet."""
    if not isinstance(label, places.PlateOf) or context.match is None or label.seat not in context.match.seats:
        return None
    faction: str | None = context.match.view(NOBODY).player(label.seat).faction
    return faction


def topic_of_card(words: MetroWords, id: str) -> str | None:
    """The section about a card or a station; None if there is none."""
    printed = words.printed(id)
    if isinstance(printed, Station):
        return OF_STATIONS[printed.kind]
    return SECTIONS[type(printed)][0] if printed is not None else None
