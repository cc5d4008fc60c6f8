"""What notes of lessons may cover at the table of 51st State."""

from __future__ import annotations

from typing import Final

from game.fiftyfirst.table import spots
from game.ui import places
from game.ui.game_table import NoteGround
from game.ui.table import labels
from game.ui.widgets.handover import SIGN

_PRECIOUS = {
    spots.HandCard, spots.HandConnection, spots.FaceUpCard, places.VerbSign, places.Answer, spots.DiscardOption,
    spots.PaymentGood, spots.PaymentStep, spots.EXCHANGE, spots.ExchangeFor, spots.WayOption,
    spots.ConnectionPile, spots.BoardAction, labels.CONFIRM, labels.CANCEL, labels.PANEL, labels.END_TURN,
    labels.DONE, spots.PASS, labels.UNDO, "take", "continue", spots.OwnGoods, spots.GoodsOf, spots.IncomeSource,
    spots.StoreStep, "rematch", labels.MENU, "watch", spots.PickTurn,
}  # fmt: skip

GROUND: Final = NoteGround(
    precious=_PRECIOUS,
    needed={spots.StoreStep, spots.OwnedGood},
    plates={spots.SiteAt},
    free={labels.NOTE, spots.STRIP, spots.TABLE, SIGN},
    flags={"first_player"},
)
