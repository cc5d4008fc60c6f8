"""What notes of lessons may cover at the table of 51st State."""

from __future__ import annotations

from typing import Final

from game.ui import places
from game.ui.game_table import NoteGround
from game.ui.table import spots
from game.ui.tabletop import labels
from game.ui.widgets.handover import SIGN

_PRECIOUS = {
    places.HandCard, places.HandConnection, places.FaceUpCard, places.VerbSign, places.Answer, places.DiscardOption,
    places.PaymentGood, places.PaymentStep, spots.EXCHANGE, places.ExchangeFor, places.WayOption,
    places.ConnectionPile, places.BoardAction, labels.CONFIRM, labels.CANCEL, labels.PANEL, labels.END_TURN,
    labels.DONE, labels.PASS, labels.UNDO, "take", "continue", places.OwnGoods, places.GoodsOf, places.IncomeSource,
    places.StoreStep, "rematch", labels.MENU, "watch", places.PickTurn,
}  # fmt: skip

GROUND: Final = NoteGround(
    precious=_PRECIOUS,
    needed={places.StoreStep, places.OwnedGood},
    plates={places.SiteAt},
    free={labels.NOTE, spots.STRIP, spots.TABLE, SIGN},
)
