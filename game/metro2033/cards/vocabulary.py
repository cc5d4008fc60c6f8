"""The closed words of the card language of Metro 2033."""

from __future__ import annotations

from typing import Final, Literal, get_args

Good = Literal["pig", "mushroom", "ammo"]
GOODS: Final[tuple[str, ...]] = get_args(Good)

ANY: Final = "any"
"""One good of the owner's choice."""

REWARDS: Final = (*GOODS, ANY, "army", "equipment", "quest")
"""What a reward, a gain or a start bonus can give."""

Fighter = Literal["army", "hero"]
FIGHTERS: Final[tuple[Fighter, ...]] = get_args(Fighter)

FightSide = Literal["attack", "defend"]
FIGHT_SIDES: Final[tuple[FightSide, ...]] = get_args(FightSide)

Opposition = Literal["threat", "polis", "player"]
"""What is fought: a threat, neutral Polis, or the army or hero of another seat."""
OPPOSITIONS: Final[tuple[Opposition, ...]] = get_args(Opposition)

ThreatType = Literal["physical", "biological", "radiation"]
THREAT_TYPES: Final[tuple[ThreatType, ...]] = get_args(ThreatType)

BattleType = Literal["attack", "defence", "manoeuvre"]
BATTLE_TYPES: Final[tuple[BattleType, ...]] = get_args(BattleType)

Window = Literal["turn", "move", "fight", "capture", "vote", "wound"]
"""When a property can be used (M-13.5)."""
WINDOWS: Final[tuple[Window, ...]] = get_args(Window)

Priced = Literal["equipment", "quest", "refresh", "recruit", "capture", "capture_neutral", "capture_player"]
"""What a price is of; `capture` is of neutral stations and of those taken from a player."""
PRICED: Final[tuple[Priced, ...]] = get_args(Priced)

StationKind = Literal["ordinary", "polis", "hansa", "abandoned"]
STATION_KINDS: Final[tuple[StationKind, ...]] = get_args(StationKind)

LANGUAGES: Final = ("en", "de", "ru")
"""The languages of every title."""


BONUS_DECKS: Final = ("equipment", "quest")
"""The decks of which a start bonus can be a card."""

LABELS: Final = ("n", "e", "s", "w", "nw", "ne", "se", "sw", "-")
"""Where the name of a station stands beside it; `-` if it is not shown."""

COLOURS: Final = ("teal", "violet", "slate", "red", "green", "amber")
"""The colours of factions."""

LARGEST: Final = 99
"""The largest number of a card: nothing printed comes near it."""

LARGEST_PLAN: Final = 9999
"""The largest coordinate, width and height of the plan of the map."""
