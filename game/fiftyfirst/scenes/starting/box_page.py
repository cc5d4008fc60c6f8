"""What a game of 51st State is played with, on the page of a new game: the whole box, its sets, modules and rules; the
factions among which a player chooses."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence

import pygame

from game.fiftyfirst.art.faces import board_face
from game.fiftyfirst.match.setup import chosen
from game.fiftyfirst.of_context import wording_of
from game.fiftyfirst.rules.options import Options
from game.fiftyfirst.scenes.starting import variants as vr
from game.fiftyfirst.scenes.starting.box_strip import draw_summary, put_tiles, strip_places
from game.fiftyfirst.scenes.starting.further_factions import FurtherFactionsScene, further_factions
from game.fiftyfirst.scenes.starting.set_panel import HEIGHT, SetPanel, draw_own
from game.fiftyfirst.table.spots import FactionChip
from game.kernel.chance import Chance
from game.play.setup import Choices
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.places import Label, VariantChip
from game.ui.scenes.starting.seat_card import RANDOM, RoleFace
from game.ui.scenes.starting.starting import EDGE, GAP, LEFT, PAD, TOP, WIDTH, OptionLine, StartingScene
from game.ui.theme import BODY, PLAIN, TXT
from game.ui.widgets.button import Button

FURTHER = "further"
"""Stands in labels for the choice among the factions beside the base set."""

_AROUND_MISTAKE = 20, 6
"""How much higher and lower than the heading a mistake in its place reaches, in u."""

_MOST_TOLD = 2
"""Maximum number of rules that are told."""

_STRIP, _STRIP_LINE, _SURPRISE = 100, 64, 256
"""In u: height of the strip with the box, and of a line more for a mistake or in a high window; width of the button
that chooses for you."""

_RULES, _ROW, _TALL_ROW, _TALL_TILE = 206, 54, 66, 272
"""In u: height of all lines of rules, and of one, that tiles leave them; maximum height of one; maximum height of a
tile."""

_OF_TILES = 0.42
"""Share of the height that a higher window adds which a tile takes."""

_BOARD, _BROAD = 480, 1.5
"""Maximum height of a faction board, in u, and its width as a share of its height."""


class BoxScene(StartingScene):
    """Puts together a game of 51st State; a subclass says which variants there are."""

    def __init__(self, context: Context, last: Sequence[str], kept: Mapping[str, vr.Value]) -> None:
        """``last`` are the sets of the last such game, ``kept`` its options."""
        super().__init__(context)
        self.set_panel = SetPanel(self, vr.ChosenSets(context.content, last), self.company)
        self.options = vr.usable_options(kept)
        self._chance: Chance | None = None
        """Of surprises; drawn when the first is asked for."""

    # ------------------------------------------------------------------ for the subclass
    @property
    @abstractmethod
    def variants(self) -> Sequence[vr.Variant]:
        """The options that can be chosen, whatever the sets are."""

    # ------------------------------------------------------------------ what is chosen
    @property
    def all_variants(self) -> Sequence[vr.Variant]:
        """The options that can be chosen with the chosen sets."""
        return self.set_panel.chosen.all_variants(self.variants)

    @property
    def chosen_options(self) -> Options:
        """The options of the game that is put together."""
        return vr.only(self.all_variants, self.options)

    def chosen_with(self, solo: str | None = None) -> Choices:
        """What was chosen, with ``solo`` against that virtual opponent."""
        return chosen(self.set_panel.chosen.sets, self.chosen_options, solo)

    @property
    def by_chance(self) -> tuple[str, ...]:
        """The factions among which chance decides (R54.1)."""
        base, further = self.context.content.base_factions, further_factions(self.context)
        return (*base, *further) if self.options.extra_factions else tuple(base)

    def role_title(self, role: str | None) -> str:
        return wording_of(self.context).title(role) if role else self.text("new-random-faction")

    def faces(
        self, chosen: str | None, chance: Sequence[str], why: Callable[[str], str | None], chips: str = ""
    ) -> Sequence[RoleFace]:
        """Chance, then the factions; those beside the base set stand behind one sign, or behind the one of them that is
        ``chosen``, unless ``chance`` may give them, too.

        Args:
            why: says why one cannot be chosen.
            chips: the seat in the labels; empty if there is one seat.
        """
        base, further = self.context.content.base_factions, further_factions(self.context)
        shown = (*base, *further) if set(further) & set(chance) else base
        faces = [RoleFace(FactionChip(RANDOM, chips), "dice", chosen is None, tip=self.text("new-random-faction"))]
        faces += [RoleFace(FactionChip(one, chips), one, chosen == one, why(one)) for one in shown]
        if further and shown is base:
            one = chosen if chosen in further else None
            tip = self.text("new-further-factions-tip")
            faces.append(RoleFace(FactionChip(FURTHER, chips), one or "plus", one is not None, tip=tip))
        return faces

    def choose_further(
        self, chosen: str | None, why: Callable[[str], str | None], take: Callable[[str | None], None]
    ) -> None:
        """Show the factions beside the base set; ``chosen`` and ``why`` as in `faces`."""
        self.context.stack.push(FurtherFactionsScene(self.context, chosen, why, take))

    # ------------------------------------------------------------------ acting
    def press(self, label: Label | None) -> bool:
        match label:
            case VariantChip(name, value):
                variant = next(variant for variant in self.all_variants if variant.name == name)
                self.options = variant.choose(self.options, value)
            case "surprise":
                panel, chance = self.set_panel, self._chance or Chance(self.context.dice())
                self.options, self._chance = vr.surprise(panel.chosen, panel.chosen.modules, self.options, chance)
            case _:
                return self.set_panel.click(label)
        return True

    # ------------------------------------------------------------------ drawing
    @property
    def strip_height(self) -> float:
        lines = self.is_high + bool(self.set_panel.chosen.refused)
        return _STRIP + lines * _STRIP_LINE + self.added

    @property
    def has_heading(self) -> bool:
        return not (self.is_open and self.set_panel.chosen.refused)

    @property
    def unusual(self) -> int:
        return len(self.set_panel.chosen.sets) - 1 + len(self._options_chosen)

    def draw_open(self, canvas: Canvas) -> None:
        self._draw_told(canvas)
        self._draw_box(canvas)

    def _draw_box(self, canvas: Canvas) -> None:
        """Draw sets and modules, then the options of the sets, the rules and the seed. The tiles of the sets take what
        the lines of rules leave, up to a height; the rest is for these lines."""
        high, rows, room = HEIGHT + self.added, self.rows_of(len(self.variants)), self.bottom - self.top
        own = high + GAP if self.set_panel.chosen.own_variants else 0
        least = self.set_panel.least_height
        tallest, tall_row = _TALL_TILE + self.spare * _OF_TILES, _TALL_ROW + self.added
        left = min(rows * _ROW, _RULES) + rows * self.added
        tiles = min(tallest, (room - own - GAP - EDGE - left - least) / 2)
        sets = least + 2 * tiles
        rules = min(rows * tall_row + EDGE, room - own - GAP - sets)
        with canvas.one_size():
            self.set_panel.draw(canvas, self.box(LEFT, self.top, WIDTH, sets), self.options)
        top = self.top + sets + GAP
        if (expansion := self.set_panel.chosen.expansion) and self.set_panel.chosen.own_variants:
            with canvas.one_size():
                draw_own(self, canvas, self.box(LEFT, top, WIDTH, high), expansion, self.options)
            top += own
        with canvas.one_size():
            self.draw_options(canvas, self.box(LEFT, top, WIDTH, rules), [self._line(one) for one in self.variants])

    def draw_strip(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """Draw what is played with, what can be switched on the spot, and the button that chooses for you; above them a
        mistake in a pack."""
        canvas.panel(rect, PLAIN, "box")
        line = canvas.px(_STRIP_LINE)
        inner = rect.inflate(-2 * canvas.px(PAD), -2 * canvas.px(GAP))
        if self.set_panel.chosen.refused:
            with canvas.within(rect):
                self.set_panel.draw_mistake(canvas, pygame.Rect(inner.x, inner.y, inner.width, line - canvas.px(GAP)))
            inner.y, inner.height = inner.y + line, inner.height - line
        above = line if self.is_high else 0
        words, tiles, surprise = strip_places(canvas, inner, above, canvas.px(_SURPRISE))
        words, tiles, surprise = self.at_hand(words, tiles, surprise)
        with canvas.within(rect):
            draw_summary(canvas, words, self.text("box-title"), " · ".join(self._chosen))
        put_tiles(self, canvas, tiles, self.set_panel.tiles(self.options))
        self._put_surprise(canvas, surprise)

    def _put_surprise(self, canvas: Canvas, rect: pygame.Rect) -> None:
        words, tip = self.text("box-surprise"), self.text("box-surprise-tip")
        self.put(canvas, Button("surprise", words, rect, icon="surprise", tip=tip))

    def draw_above(self, canvas: Canvas) -> None:
        """Draw the whole board of the faction that has attention, above or below its chip."""
        label = self.touch.hover
        if not self.explains or not isinstance(label, FactionChip) or label not in self.buttons:
            return
        if label.faction in (RANDOM, FURTHER):
            return
        context, chip, gap = self.context, self.buttons[label].rect, canvas.px(GAP)
        upper, lower = (self.box(0, y, 1920, 0).y for y in (GAP - self.spare / 2, self.bottom))
        below = lower - chip.bottom >= chip.y - upper
        high = (lower - chip.bottom if below else chip.y - upper) - 2 * gap
        high = min(high, canvas.px(_BOARD))
        place = pygame.Rect(0, chip.bottom + gap if below else chip.y - gap - high, round(high * _BROAD), high)
        place.centerx = chip.centerx
        place.clamp_ip(self.box(LEFT, -self.spare / 2, WIDTH, 1080 + self.spare))
        faction = context.content.factions[label.faction]
        scale = context.settings.text_scale
        board = board_face(faction, context.content.exchange, place.size, wording_of(context), scale)
        canvas.image(board, place.topleft, f"board {faction.id}")

    @property
    def _options_chosen(self) -> list[vr.Variant]:
        """The variants with an unusual value."""
        return [variant for variant in self.all_variants if variant.chosen(self.options) != variant.values[0]]

    def _draw_told(self, canvas: Canvas) -> None:
        """Draw beside the heading who plays, or in its place a mistake in a pack; and the button that chooses for
        you."""
        is_mistake = bool(self.set_panel.chosen.refused)
        wide, high = self.heading_size
        left, y = LEFT if is_mistake else LEFT + wide + 2 * GAP, TOP - self.spare / 2
        above, below = _AROUND_MISTAKE if is_mistake else (0, 0)
        line = self.box(left, y - above, LEFT + WIDTH - left - _SURPRISE - 2 * GAP, high + above + below)
        line, beside = self.at_hand(line, self.box(LEFT + WIDTH - _SURPRISE, y, _SURPRISE, high))
        room = line.inflate(-2 * canvas.px(PAD), -canvas.px(GAP))
        canvas.panel(line, PLAIN, "told")
        with canvas.within(line):
            if is_mistake:
                self.set_panel.draw_mistake(canvas, room)
            else:
                canvas.text(" · ".join(self.players), room, "text", BODY, TXT, wrap=True)
        self._put_surprise(canvas, beside)

    @property
    def _chosen(self) -> Sequence[str]:
        """What is chosen: sets, modules, rules that are not the usual ones, and a seed that was entered."""
        words, text = wording_of(self.context), self.text
        modules = self.set_panel.chosen.playable_modules
        told = [words.set_titles(self.set_panel.chosen.sets)]
        told += [text(f"box-title-{module.key}") for module in modules if module.chosen(self.options)]
        rules = [variant for variant in self._options_chosen if variant not in modules]
        options = [f"{text(key).rstrip('.:')}: {text(value)}" for key, value in map(self._keys, rules)]
        told += options[:_MOST_TOLD]
        if len(options) > _MOST_TOLD:
            told.append(text("new-more", count=len(options) - _MOST_TOLD))
        if not options:
            told.append(text("new-usual-rules"))
        if self.seed_is_entered:
            told.append(text("new-seed-entered", seed=str(self.entered_seed)))
        return told

    def _keys(self, variant: vr.Variant) -> tuple[str, str]:
        """The messages about a variant and its value."""
        word = vr.word_of(variant.chosen(self.options)).replace("_", "-")
        return f"option-{variant.key}", f"option-{variant.key}-{word}"

    def _line(self, variant: vr.Variant) -> OptionLine:
        """A variant in words."""
        text, key = self.text, f"option-{variant.key}"
        words = [vr.word_of(value) for value in variant.values]
        values = [(word, text(f"{key}-{word.replace('_', '-')}")) for word in words]
        return OptionLine(variant.name, text(key), values, vr.word_of(variant.chosen(self.options)))
