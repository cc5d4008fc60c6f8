"""The base class of the scenes before a new game: who plays, or the whole box: its sets, modules and rules; *Start* and
*Back*."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate
from typing import ClassVar

import pygame

from game.kernel.chance import Chance
from game.rules.options import Options
from game.ui.art.faces import board_face
from game.ui.art.lettering import width_of
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Click, Input, Key, Press
from game.ui.places import FactionChip, Label, VariantChip
from game.ui.running.seating import SeatedPlayer, robot_name
from game.ui.scene import Scene
from game.ui.scenes.starting import variants as vr
from game.ui.scenes.starting.box_strip import draw_summary, put_tiles, strip_places
from game.ui.scenes.starting.further_factions import FurtherFactionsScene, further_factions
from game.ui.scenes.starting.seat_card import FURTHER, RANDOM, put_field
from game.ui.scenes.starting.set_panel import HEIGHT, SetPanel, draw_own
from game.ui.theme import BODY, PLAIN, TITLE, TXT, Metrics
from game.ui.widgets.button import Button, row_of_rects
from game.ui.widgets.screen import HIGHER, draw_heading, draw_scrim
from game.ui.widgets.text_field import TextField

LEFT, WIDTH = 110, 1700
GAP, PAD = 10, 20
"""In u: place of the panels, gap between panels and margin inside."""

_TOP, _END, _BELOW, _HEADING, _HIGH_HEADING = 28, 1026, 14, (440, 74), (560, 122)
"""In u, in a window of 16:9: upper edge of the heading, lower edge of the buttons, gap below the heading; width and
height of the heading, and those in a high window."""

_LOWER = 36
"""How much lower the buttons stand, in u, if text is half as large again or more."""

_AROUND_MISTAKE = 20, 6
"""How much higher and lower than the heading a mistake in its place reaches, in u."""

_BUTTONS, _WIDTHS, _BETWEEN = 84, (300, 500, 860), 20
"""In u: height of these buttons, their widths, and the gap between them."""

_MOST_SPARE = 1400
"""Maximum height in u that the page takes in a higher window."""

_HIGH_WINDOW = 1600
"""Height in u from which a window is high: what stands side by side in others stands in two lines there."""

_CONTROL = 68
"""Maximum height of text fields and of chips without icons, in u; those of rules are higher in a higher window."""

_WORDS = 0.44
"""Width of the words about an option, as a share of its line."""

_MOST_TOLD = 2
"""Maximum number of rules that are told."""

_STRIP, _STRIP_LINE, _SURPRISE = 100, 64, 256
"""In u: height of the strip with the box, and of a line more for a mistake or in a high window; width of the button
that chooses for you."""

_RULES, _ROW, _TALL_ROW, _EDGE, _TALL_TILE = 206, 54, 66, 12, 272
"""In u: height of all lines of rules, and of one, that tiles leave them; maximum height of one; margin of their panel;
maximum height of a tile."""

_OF_TILES, _OF_LINES, _MOST_OF_LINES, _OF_BUTTONS = 0.42, 0.08, 72, 0.03
"""Shares of the height that a higher window adds which a tile, a line and a control take, and what the last two take at
most, in u; share of the buttons."""

_BOARD, _BROAD = 480, 1.5
"""Maximum height of a faction board, in u, and its width as a share of its height."""

_VEIL = 150

_LARGEST_TEXT = 2.0
"""The text scale up to which text is larger in a high window."""


class StartingScene(Scene):
    """Puts together a new game; a subclass adds the players and says which variants there are."""

    arrows = True
    is_solo: ClassVar[bool] = False
    sign: ClassVar[tuple[str, str]]
    """Icon and message of the heading."""

    def __init__(self, context: Context, last: Sequence[str], kept: Mapping[str, vr.Value]) -> None:
        """``last`` are the sets of the last such game, ``kept`` its options."""
        super().__init__(context)
        self.set_panel = SetPanel(self, vr.ChosenSets(context.catalog, last), self.is_solo)
        self.options = vr.usable_options(kept)
        self.seed = TextField("seed", str(context.dice()), longest=9, allowed="0123456789")
        self._rolled = self.seed.text
        self._chance: Chance | None = None
        """Of surprises; drawn when the first is asked for."""

        self.is_open = False
        """Whether the box is shown, not the players."""

    # ------------------------------------------------------------------ for the subclass
    @property
    @abstractmethod
    def names(self) -> Sequence[TextField]:
        """The fields for names."""

    @property
    @abstractmethod
    def variants(self) -> Sequence[vr.Variant]:
        """The options that can be chosen, whatever the sets are."""

    @abstractmethod
    def choose(self, label: Label | None) -> None:
        """Answer a click on a control of the subclass."""

    @abstractmethod
    def deal(self) -> None:
        """Save the choices, and start the match."""

    @abstractmethod
    def draw_players(self, canvas: Canvas, top: float, high: float) -> None:
        """Draw who plays, from ``top``, in a height of ``high`` u."""

    @property
    @abstractmethod
    def players(self) -> Sequence[str]:
        """The players in words, for the line about what is folded away."""

    @property
    def by_chance(self) -> tuple[str, ...]:
        """The factions among which chance decides (R54.1)."""
        base, further = self.context.catalog.base_factions, further_factions(self.context)
        return (*base, *further) if self.options.extra_factions else tuple(base)

    def told_player(self, name: str, player: SeatedPlayer, faction: str | None) -> str:
        """A player by name, with the robot and the faction, if one is chosen."""
        context = self.context
        robot = [robot_name(context, player.robot)] if player.is_robot else []
        details = [*robot, *([context.wording.title(faction)] if faction else [])]
        return context.text("box-player", name=name, details=", ".join(details)) if details else name

    def why_not(self) -> str | None:
        """Why the match cannot start; None if it can."""
        return None

    # ------------------------------------------------------------------ places
    @property
    def spare(self) -> float:
        """Height in u that the page takes beyond 1080 u."""
        return max(0.0, min(_MOST_SPARE, self.sheet.height - 1080))

    @property
    def top(self) -> float:
        """Upper edge of the panels, in u."""
        return _TOP + self._heading[1] + _BELOW - self.spare / 2

    @property
    def _heading(self) -> tuple[float, float]:
        """Width and height of the heading, in u."""
        return _HIGH_HEADING if self.is_high else _HEADING

    @property
    def _added(self) -> float:
        """Height in u that a higher window adds to a line and to a control."""
        return min(_MOST_OF_LINES, self.spare * _OF_LINES)

    @property
    def is_high(self) -> bool:
        """Whether the window is much higher than wide."""
        return self.sheet.height > _HIGH_WINDOW

    @property
    def _buttons_top(self) -> float:
        """Upper edge of the buttons below the panels, in u."""
        lower = min(_LOWER, max(0.0, self.sheet.metrics.text_scale - 1) * 2 * _LOWER)
        return _END + lower + self.spare / 2 - _BUTTONS - self.spare * _OF_BUTTONS

    @property
    def _bottom(self) -> float:
        """Lower edge of the panels, in u."""
        return self._buttons_top - 2 * GAP

    @property
    def _strip_height(self) -> float:
        """Height of the strip with the box, in u."""
        lines = self.is_high + bool(self.set_panel.chosen.refused)
        return _STRIP + lines * _STRIP_LINE + self._added

    # ------------------------------------------------------------------ acting
    @property
    def all_variants(self) -> Sequence[vr.Variant]:
        """The options that can be chosen with the chosen sets."""
        return self.set_panel.chosen.all_variants(self.variants)

    @property
    def chosen_options(self) -> Options:
        """The options of the game that is put together."""
        return vr.only(self.all_variants, self.options)

    @property
    def fields(self) -> list[TextField]:
        return [self.seed] if self.is_open else [*self.names]

    @property
    def takes_letters(self) -> bool:
        return any(field.is_edited for field in self.fields)

    def handle(self, value: Input) -> None:
        if isinstance(value, Press):
            self._stop_typing(self.context.label_at(value.pos))
        if any(field.handle(value) for field in self.fields):
            self.changed = True
        else:
            super().handle(value)

    def _focus_on(self, label: Label | None) -> None:
        """A text field with the focus is edited at once."""
        super()._focus_on(label)
        for field in self.fields:
            field.edit(field.label == label)

    def on_click(self, click: Click) -> None:
        if click.button != "left":
            return
        match click.label:
            case VariantChip(name, value):
                variant = next(variant for variant in self.all_variants if variant.name == name)
                self.options = variant.choose(self.options, value)
            case "seed":
                self.seed.edit(True)
            case "dice":
                self.seed.text = self._rolled = str(self.context.dice())
            case "surprise":
                panel, chance = self.set_panel, self._chance or Chance(self.context.dice())
                self.options, self._chance = vr.surprise(panel.chosen, panel.chosen.modules, self.options, chance)
            case "variants":
                self._stop_typing()
                self.is_open = not self.is_open
            case "start" if self.why_not() is None:
                self.start()
            case "back":
                self.back()
            case _ if not self.set_panel.click(click.label):
                self.choose(click.label)
        self.changed = True

    def on_key(self, key: Key) -> None:
        if key.name == "escape":
            self.back()
        elif key.name in ("return", "enter") and self.why_not() is None:
            self.start()

    def back(self) -> None:
        self._stop_typing()
        self.context.stack.pop()

    def start(self) -> None:
        """Start the match."""
        self._stop_typing()
        self.deal()

    def _stop_typing(self, but: Label | None = None) -> None:
        """Leave all text fields ``but`` the one with this label."""
        for field in self.fields:
            if field.is_edited and field.label != but:
                field.edit(False)
                self.changed = True

    @property
    def entered_seed(self) -> int:
        return int(self.seed.text or 0)

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        self.context.look.draw_backdrop(canvas)
        draw_scrim(canvas, _VEIL)
        with canvas.measured(self._metrics):
            self._draw_page(canvas)

    @property
    def _metrics(self) -> Metrics:
        """Those of the window, with larger text in one that is much higher than wide, as its parts are higher there."""
        metrics = self.context.metrics
        return metrics.with_text(min(metrics.text_scale * HIGHER, _LARGEST_TEXT)) if self.is_high else metrics

    def _draw_page(self, canvas: Canvas) -> None:
        if not (self.is_open and self.set_panel.chosen.refused):
            icon, key = self.sign
            draw_heading(canvas, self.box(LEFT, _TOP - self.spare / 2, *self._heading), icon, self.text(key))
        if self.is_open:
            self._draw_told(canvas)
            self._draw_box(canvas)
        else:
            strip = self._bottom - self._strip_height
            with canvas.one_size():
                self.draw_players(canvas, self.top, strip - 2 * GAP - self.top)
            self._draw_strip(canvas, self.box(LEFT, strip, WIDTH, self._strip_height))
        with canvas.one_size():
            self._draw_buttons(canvas)
        self._draw_board(canvas)

    def _draw_box(self, canvas: Canvas) -> None:
        """Draw sets and modules, then the options of the sets, the rules and the seed. The tiles of the sets take what
        the lines of rules leave, up to a height; the rest is for these lines."""
        high, rows, room = HEIGHT + self._added, self._rows, self._bottom - self.top
        own = high + GAP if self.set_panel.chosen.own_variants else 0
        least = self.set_panel.least_height
        tallest, tall_row = _TALL_TILE + self.spare * _OF_TILES, _TALL_ROW + self._added
        left = min(rows * _ROW, _RULES) + rows * self._added
        tiles = min(tallest, (room - own - GAP - _EDGE - left - least) / 2)
        sets = least + 2 * tiles
        rules = min(rows * tall_row + _EDGE, room - own - GAP - sets)
        with canvas.one_size():
            self.set_panel.draw(canvas, self.box(LEFT, self.top, WIDTH, sets), self.options)
        top = self.top + sets + GAP
        if (expansion := self.set_panel.chosen.expansion) and self.set_panel.chosen.own_variants:
            with canvas.one_size():
                draw_own(self, canvas, self.box(LEFT, top, WIDTH, high), expansion, self.options)
            top += own
        with canvas.one_size():
            self._draw_variants(canvas, self.box(LEFT, top, WIDTH, rules))

    def _draw_strip(self, canvas: Canvas, rect: pygame.Rect) -> None:
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

    def _draw_board(self, canvas: Canvas) -> None:
        """Draw the whole board of the faction that has attention, above or below its chip."""
        label = self.touch.hover
        if not self.explains or not isinstance(label, FactionChip) or label not in self.buttons:
            return
        if label.faction in (RANDOM, FURTHER):
            return
        context, chip, gap = self.context, self.buttons[label].rect, canvas.px(GAP)
        upper, lower = (self.box(0, y, 1920, 0).y for y in (GAP - self.spare / 2, self._bottom))
        below = lower - chip.bottom >= chip.y - upper
        high = (lower - chip.bottom if below else chip.y - upper) - 2 * gap
        high = min(high, canvas.px(_BOARD))
        place = pygame.Rect(0, chip.bottom + gap if below else chip.y - gap - high, round(high * _BROAD), high)
        place.centerx = chip.centerx
        place.clamp_ip(self.box(LEFT, -self.spare / 2, WIDTH, 1080 + self.spare))
        faction = context.catalog.factions[label.faction]
        scale = context.settings.text_scale
        board = board_face(faction, context.catalog.exchange, place.size, context.wording, scale)
        canvas.image(board, place.topleft, f"board {faction.id}")

    def _draw_buttons(self, canvas: Canvas) -> None:
        """Draw the buttons below everything."""
        text, high = self.text, _BUTTONS + self.spare * _OF_BUTTONS
        lefts = [LEFT + sum(_WIDTHS[:number]) + number * _BETWEEN for number in range(len(_WIDTHS))]
        back, variants, start = self.at_hand(
            *(self.box(x, self._buttons_top, wide, high) for x, wide in zip(lefts, _WIDTHS, strict=True))
        )
        self.put(canvas, Button("back", text("new-back"), back, u=TITLE))
        unusual = len(self.set_panel.chosen.sets) - 1 + len(self._options_chosen) + self._seed_is_entered
        words, icon, tip = text("new-variants", count=unusual), "settings", text("new-variants-show")
        if self.is_open:
            kind = "solo" if self.is_solo else "several"
            words, icon, tip = text("box-players", kind=kind), "person", text("box-players-tip", kind=kind)
        self.put(canvas, Button("variants", words, variants, icon=icon, u=TITLE, tip=tip))
        self.put(canvas, Button("start", text("new-start"), start, "primary", u=TITLE, why=self.why_not()))

    @property
    def _options_chosen(self) -> list[vr.Variant]:
        """The variants with an unusual value."""
        return [variant for variant in self.all_variants if variant.chosen(self.options) != variant.values[0]]

    @property
    def _seed_is_entered(self) -> bool:
        return self.seed.text != self._rolled

    def _draw_told(self, canvas: Canvas) -> None:
        """Draw beside the heading who plays, or in its place a mistake in a pack; and the button that chooses for
        you."""
        is_mistake = bool(self.set_panel.chosen.refused)
        wide, high = self._heading
        left, y = LEFT if is_mistake else LEFT + wide + 2 * GAP, _TOP - self.spare / 2
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
        words, text = self.context.wording, self.text
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
        if self._seed_is_entered:
            told.append(text("new-seed-entered", seed=str(self.entered_seed)))
        return told

    def _keys(self, variant: vr.Variant) -> tuple[str, str]:
        """The messages about a variant and its value."""
        word = vr.word_of(variant.chosen(self.options)).replace("_", "-")
        return f"option-{variant.key}", f"option-{variant.key}-{word}"

    def choose_further(
        self, chosen: str | None, why: Callable[[str], str | None], take: Callable[[str | None], None]
    ) -> None:
        """Show the factions beside the base set; ``chosen`` and ``why`` as in `put_factions`."""
        self.context.stack.push(FurtherFactionsScene(self.context, chosen, why, take))

    @property
    def _rows(self) -> int:
        """The number of lines of rules, with the seed."""
        return len(self.variants) // 2 + 1

    def _draw_variants(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """Draw the variants in two columns, then the seed."""
        canvas.panel(rect, PLAIN, "options")
        inner = rect.inflate(-2 * canvas.px(PAD), -canvas.px(_EDGE))
        rows = self._rows
        tall = inner.height // rows
        columns = row_of_rects(inner, 2, canvas.px(48))
        for number, variant in enumerate(self.variants):
            column = columns[number % 2]
            self._draw_variant(canvas, variant, pygame.Rect(column.x, inner.y + number // 2 * tall, column.width, tall))
        for row in range(1, rows):
            canvas.rule(pygame.Rect(inner.x, inner.y + row * tall, inner.width, 1))
        last = pygame.Rect(inner.x, inner.y + (rows - 1) * tall, inner.width, tall)
        if len(self.variants) % 2:
            last.x, last.width = columns[1].x, columns[1].width
            self._draw_seed(canvas, last, round(last.width * _WORDS))
        else:
            self._draw_seed(canvas, last, columns[0].width)

    def _draw_variant(self, canvas: Canvas, variant: vr.Variant, rect: pygame.Rect) -> None:
        """Draw the words about a variant and its values."""
        text, key = self.text, f"option-{variant.key}"
        words = pygame.Rect(rect.x, rect.y + canvas.px(3), round(rect.width * _WORDS), rect.height - canvas.px(6))
        room = self._beside(canvas, words, rect)
        with canvas.within(rect):
            canvas.text(text(key), words, "text", BODY, TXT, wrap=True)
        chosen = variant.chosen(self.options)
        told = [text(f"{key}-{vr.word_of(value).replace('_', '-')}") for value in variant.values]
        for value, one, place in zip(variant.values, told, self._chips(canvas, room, told), strict=True):
            chip = Button(VariantChip(variant.name, vr.word_of(value)), one, place)
            self.put_chip(canvas, chip, chosen == value)

    def _chips(self, canvas: Canvas, room: pygame.Rect, told: Sequence[str]) -> Sequence[pygame.Rect]:
        """Places of chips with these words side by side: two are equal, of more those with more words are wider."""
        gap = canvas.px(8)
        if len(told) <= 2:
            return row_of_rects(room, len(told), gap)
        px = canvas.metrics.text_px(BODY)
        needed = [width_of(one, "strong", px) + 2 * px for one in told]
        free = room.width - gap * (len(told) - 1)
        ends = [round(free * end / sum(needed)) for end in accumulate(needed)]
        starts = (0, *ends[:-1])
        return tuple(
            pygame.Rect(room.x + start + number * gap, room.y, end - start, room.height)
            for number, (start, end) in enumerate(zip(starts, ends, strict=True))
        )

    def _draw_seed(self, canvas: Canvas, rect: pygame.Rect, wide: int) -> None:
        """Draw the seed; its words are ``wide`` pixels wide."""
        words = pygame.Rect(rect.x, rect.y + canvas.px(3), wide, rect.height - canvas.px(6))
        with canvas.within(rect):
            canvas.text(self.text("new-seed"), words, "text", BODY, TXT, wrap=True)
        field, dice = row_of_rects(self._beside(canvas, words, rect), 2, canvas.px(12))
        put_field(self, canvas, self.seed, field, "0")
        self.put(canvas, Button("dice", self.text("new-dice"), dice, icon="dice", tip=self.text("new-dice-tip")))

    def _beside(self, canvas: Canvas, words: pygame.Rect, rect: pygame.Rect) -> pygame.Rect:
        """The room for controls at the right of ``words``."""
        left = words.right + canvas.px(24)
        tall = min(canvas.px(_CONTROL + self._added), rect.height - min(canvas.px(16), rect.height // 6))
        return pygame.Rect(left, rect.centery - tall // 2, rect.right - left, tall)
