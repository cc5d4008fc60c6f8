"""What is said of a fight: who fights with what, how it has ended, and what has followed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.kernel.seats import Viewer
from game.metro2033.rules import events as ev
from game.metro2033.table.accounts import LOST, POLIS_STANDS, THREAT_STANDS, TIED, WON, FightAccount, FightingSide
from game.metro2033.wording.metro_words import MetroWords
from game.wording.narrator import AnyNarrator
from game.wording.sentence import Names

TOLD: Final = (
    ev.FightDecided, ev.GoodsReceived, ev.EquipmentDrawn, ev.EquipmentTaken, ev.EquipmentDiscarded, ev.QuestDrawn,
    ev.ArmyChanged, ev.StationLost, ev.StationCaptured, ev.StationLeft, ev.RefugeTaken, ev.HeroWounded,
    ev.WoundPrevented,
)  # fmt: skip
"""Events after a fight that are told of it."""

STAMPS: Final = {WON: "battle-stamp-won", TIED: "battle-stamp-tied", LOST: "battle-stamp-lost"}
"""Result -> the message on its stamp."""


def outcome(narrator: AnyNarrator, events: Sequence[Any], names: Names, viewer: Viewer) -> str:
    """What has come of a fight, in a few sentences."""
    told = [event for event in events if isinstance(event, TOLD)]
    return " ".join(map(str, narrator.log(told, names, viewer)))


def title(words: MetroWords, fight: FightAccount) -> str:
    """The heading of a fight."""
    station = words.title(fight.station)
    if fight.on_hero:
        return words.text("battle-title-hero", station=station)
    if fight.attacker.fighter == THREAT_STANDS:
        return words.text("battle-title-threat", station=station)
    return words.text("battle-title", station=station)


def name_of_side(words: MetroWords, side: FightingSide, names: Names) -> str:
    """Who fights: a player, the threat, or Polis."""
    if side.seat is not None:
        return words.called(names, side.seat)
    return words.title(side.card) if side.card else words.text("zone-polis")


def deed_of_side(words: MetroWords, side: FightingSide, attacks: bool) -> str:
    """With what a side fights."""
    if side.fighter == THREAT_STANDS:
        kind = words.threat_type(words.cards_of_game.threats[side.card or ""].type)
        return words.text("battle-threat", type=kind)
    if side.fighter == POLIS_STANDS:
        return words.text("battle-polis")
    if not side.fighter:
        return words.text("battle-undecided")
    hero = words.title(side.card) if side.card else ""
    if attacks:
        return words.text("battle-attacks", fighter=side.fighter, hero=hero)
    return words.text("battle-defends", fighter=side.fighter, hero=hero)
