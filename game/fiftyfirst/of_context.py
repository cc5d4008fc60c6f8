"""What a window holds of 51st State, with its type: `Context` is that of any game."""

from __future__ import annotations

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.wording.wording import Wording
from game.ui.context import Context


def wording_of(context: Context) -> Wording:
    """The words of the game."""
    assert isinstance(context.wording, Wording), "51st State is played"
    return context.wording


def catalog_of(context: Context) -> Catalog:
    """All cards, read when first needed."""
    catalog: Catalog = context.content
    return catalog
