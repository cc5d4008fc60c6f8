"""What notes of lessons may cover at the table of Metro 2033."""

from __future__ import annotations

from typing import Final

from game.metro2033.scenes.metro_phase import CONTINUE
from game.metro2033.scenes.vote import NO, YES
from game.metro2033.table.play.panels import GoodChip
from game.metro2033.table.spots import (
    HERO_CARD,
    LAW,
    MAP,
    STAGE,
    ActSign,
    ArmyInPanel,
    BadgeOnTrack,
    CarriedCard,
    FigureOf,
    MarketCard,
    NotchAt,
    OfferedCard,
    OwnQuest,
    RoundSpaceAt,
)
from game.metro2033.table.standing import KEEP_ARMY, PASS_ARMY
from game.ui import places
from game.ui.game_table import NoteGround
from game.ui.table import labels
from game.ui.widgets.handover import SIGN

_PRECIOUS: Final = {
    FigureOf, ArmyInPanel, ActSign, NotchAt, BadgeOnTrack, MarketCard, OwnQuest, CarriedCard, OfferedCard, RoundSpaceAt,
    GoodChip, places.Answer, places.VerbSign, places.PlateOf, HERO_CARD, LAW, STAGE, PASS_ARMY, KEEP_ARMY, YES, NO,
    CONTINUE, labels.CONFIRM, labels.CANCEL, labels.PANEL, labels.END_TURN, labels.DONE, labels.UNDO, labels.MENU,
    "rematch", "watch",
}  # fmt: skip

GROUND: Final = NoteGround(
    precious=_PRECIOUS, needed={places.Answer}, plates={places.PlateOf}, free={labels.NOTE, MAP, SIGN}
)
