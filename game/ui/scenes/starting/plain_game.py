"""A new game that is played with nothing but the options of its kind: the page on which it is put together, and the
game that is dealt at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pygame

from game.match.library.ladder import put_on_ladder
from game.paths import matches_folder
from game.play.setup import Choices, Option, written
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.places import Label, VariantChip
from game.ui.running.seating import Seating, usual_robot
from game.ui.scenes.starting.new_game import NewGameScene
from game.ui.scenes.starting.starting import GAP, LEFT, PAD, WIDTH, OptionLine
from game.ui.settings import Settings
from game.ui.theme import BODY, PLAIN, TXT

_STRIP, _LINE = 84, 96
"""In u: height of the strip with what is chosen, and the maximum of a line of options."""


def offered_options(context: Context) -> Sequence[Option]:
    """The options that can be chosen on the page: one of several values each."""
    return [option for option in context.kind.setup.options if option.values and not option.several]


def last_choices(context: Context) -> Choices:
    """What was chosen for the last new game, as far as it can still be chosen; what is usual is left out."""
    kept, game = context.settings.options, context.box.id
    return {
        option.name: value
        for option in offered_options(context)
        for value in option.values
        if value != option.default and kept.get(f"{game}:{option.name}") == written(value)
    }


def option_line(context: Context, option: Option, chosen: Choices) -> OptionLine:
    """An option with its values in words, and the one that is chosen."""
    key = f"option-{option.name}".replace("_", "-").replace(".", "-")
    values = [(written(value), _value(context, key, written(value))) for value in option.values]
    return OptionLine(option.name, context.text(key), values, written(chosen.get(option.name, option.default)))


def _value(context: Context, key: str, value: str) -> str:
    """A value in words."""
    if value in ("yes", "no"):
        return context.text(f"setting-{value}")
    told = f"{key}-{value}".replace("_", "-")
    return context.text(told) if told in context.wording.messages else value


def deal_at_once(context: Context, robot: str) -> None:
    """Deal a match against a robot, by default the one that is offered first, with the options of the last new game. It
    counts on the ladder."""
    seats = Seating(context).against(robot or usual_robot(context))
    context.director.start_match(seats, last_choices(context), context.dice())
    put_on_ladder(matches_folder(context.data), context.playing.path)


class PlainGameScene(NewGameScene):
    """A card for each seat, or the options. The message about an option is `option-` and its name, that about a value
    adds the value; without one the value itself is shown."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.chosen: dict[str, Any] = dict(last_choices(context))

    # ------------------------------------------------------------------ what is chosen
    @property
    def choices(self) -> Choices:
        return self.chosen

    def remembered(self, settings: Settings) -> Settings:
        own = f"{self.context.box.id}:"
        others = {name: value for name, value in settings.options.items() if not name.startswith(own)}
        chosen = {f"{own}{name}": written(value) for name, value in self.chosen.items()}
        return msgspec.structs.replace(settings, options={**others, **chosen})

    def press(self, label: Label | None) -> bool:
        if not isinstance(label, VariantChip):
            return False
        option = next(one for one in offered_options(self.context) if one.name == label.name)
        value = next(one for one in option.values if written(one) == label.value)
        self.chosen.pop(option.name, None)
        if value != option.default:
            self.chosen[option.name] = value
        return True

    @property
    def unusual(self) -> int:
        return len(self.choices)

    # ------------------------------------------------------------------ drawing
    @property
    def strip_height(self) -> float:
        return _STRIP

    def draw_strip(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """Draw the options with their values."""
        canvas.panel(rect, PLAIN, "options")
        told = [f"{line.words}: {dict(line.values)[line.chosen]}" for line in self.lines()]
        with canvas.within(rect):
            canvas.text(" · ".join(told), rect.inflate(-2 * canvas.px(PAD), -2 * canvas.px(GAP)), "text", BODY, TXT)

    @property
    def options_abreast(self) -> int:
        """One below the other where there is height for that, as many options have long values."""
        return 1 if self.is_high else 2

    def draw_open(self, canvas: Canvas) -> None:
        lines = self.lines()
        high = min(self.bottom - self.top, self.rows_of(len(lines)) * (_LINE + self.added))
        self.draw_options(canvas, self.box(LEFT, self.top, WIDTH, high), lines)

    def lines(self) -> Sequence[OptionLine]:
        """The options as they are offered."""
        return [option_line(self.context, option, self.choices) for option in offered_options(self.context)]
