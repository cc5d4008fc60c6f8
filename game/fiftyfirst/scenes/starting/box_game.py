"""A new game of 51st State for several players: the seats, or the box."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec

from game.fiftyfirst.scenes.starting.box_page import FURTHER, BoxScene
from game.fiftyfirst.scenes.starting.variants import VARIANTS, Variant
from game.fiftyfirst.table.spots import FactionChip
from game.play.setup import Choices
from game.ui.context import Context
from game.ui.places import Label
from game.ui.running.seating import SeatRow
from game.ui.scenes.starting.new_game import NewGameScene
from game.ui.scenes.starting.seat_card import RANDOM, RoleFace
from game.ui.settings import Settings


class NewBoxGameScene(BoxScene, NewGameScene):
    """A card for each seat, or the box."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, context.settings.sets, context.settings.options)

    @property
    def variants(self) -> Sequence[Variant]:
        return VARIANTS

    @property
    def choices(self) -> Choices:
        return self.chosen_with()

    def remembered(self, settings: Settings) -> Settings:
        others = {name: value for name, value in settings.options.items() if ":" in name}  # those of other games
        options = {**others, **msgspec.to_builtins(self.options)}
        return msgspec.structs.replace(settings, sets=self.set_panel.chosen.sets, options=options)

    def faces_for(self, row: SeatRow, chance: tuple[str, ...]) -> Sequence[RoleFace]:
        return self.faces(row.role, chance, partial(self.why_taken, row), row.seat)

    def choose(self, label: Label | None) -> None:
        match label:
            case FactionChip(faction, seat) if faction == FURTHER:
                row = self.seating.row(seat)
                self.choose_further(row.role, partial(self.why_taken, row), row.choose)
            case FactionChip(faction, seat):
                self.seating.row(seat).choose(None if faction == RANDOM else faction)
            case _:
                super().choose(label)
