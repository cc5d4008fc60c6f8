"""A new game: who sits where and plays what, the variants (R60), and the seed that deals the cards."""

from __future__ import annotations

import msgspec
import pygame

from game.match.match import SeatSetup
from game.rules.game import SEATS, TIEBREAK_COUNTS, Options
from game.rules.state import Seat
from game.ui.art.landscape import landscape
from game.ui.canvas import Canvas
from game.ui.input import Input, Key, Press
from game.ui.pointer import Click
from game.ui.scene import Context, Scene
from game.ui.theme import MUTED, PLAIN, TXT
from game.ui.widgets.button import Button
from game.ui.widgets.choice import row_of_rects
from game.ui.widgets.dialog import draw_scrim
from game.ui.widgets.heading import draw_heading
from game.ui.widgets.text_field import TextField

PLAYERS = ("human", "random")
"""Who may sit at a seat: a person, or a bot by its name."""

RANDOM = "random"
"""Label of the choice to be dealt a faction."""

_OPTIONS = {
    "connections.reshuffle": (False, True),
    "tiebreak.count": TIEBREAK_COUNTS,
    "tokens_limited": (False, True),
    "discard_public": (True, False),
}
"""The variants of R60 that concern the base game, with their values, the default first."""

_FIELDS = {"connections.reshuffle": "connections_reshuffle", "tiebreak.count": "tiebreak_count"}
_LEFT, _WIDTH = 210, 1500


class SeatRow:
    """What is entered for one seat; ``faction`` None is a random one."""

    def __init__(self, seat: Seat, setup: SeatSetup) -> None:
        self.seat = seat
        self.name = TextField(f"seat:{seat}:name", setup.name, longest=16)
        self.player = setup.player
        self.faction = setup.faction

    def setup(self, fallback: str) -> SeatSetup:
        """The entered values; an empty name is the ``fallback``."""
        return SeatSetup(self.name.text.strip() or fallback, self.player, self.faction)


class NewGameScene(Scene):
    """One row for every seat, then the variants, the seed and the start."""

    arrows = True

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.rows = [SeatRow(seat, SeatSetup(self._default_name(seat))) for seat in SEATS[:2]]
        self.options = Options()
        self.seed = TextField("seed", str(context.dice()), longest=9, allowed="0123456789")

    @property
    def fields(self) -> list[TextField]:
        return [*(row.name for row in self.rows), self.seed]

    def _default_name(self, seat: Seat) -> str:
        return self.context.text("new-name", number=SEATS.index(seat) + 1)

    # ------------------------------------------------------------------ acting
    def handle(self, value: Input) -> None:
        if isinstance(value, Press):
            for field in self.fields:
                if field.is_edited and self.context.label_at(value.pos) != field.label:
                    field.edit(False)
                    self.changed = True
        if any(field.handle(value) for field in self.fields):
            self.changed = True
        else:
            super().handle(value)

    def on_click(self, click: Click) -> None:
        words = (click.label or "").split(":")
        if words[0] == "seat":
            self._click_seat(self._row(words[1]), *words[2:])
        elif words[0] == "option":
            self._choose_option(words[1], words[2])
        else:
            self._click_button(words[0])
        self.changed = True

    def _click_seat(self, row: SeatRow, what: str, value: str = "") -> None:
        if what == "name":
            row.name.edit(True)
        elif what == "player":
            row.player = value
        elif what == "faction":
            row.faction = None if value == RANDOM else value

    def _click_button(self, label: str) -> None:
        if label == "seed":
            self.seed.edit(True)
        elif label == "dice":
            self.seed.text = str(self.context.dice())
        elif label == "start" and self._why_not() is None:
            self.start()
        elif label == "back":
            self.back()

    def _row(self, seat: Seat) -> SeatRow:
        return next(row for row in self.rows if row.seat == seat)

    def _choose_option(self, name: str, value: str) -> None:
        chosen = next(known for known in _OPTIONS[name] if word_of(known) == value)
        self.options = msgspec.structs.replace(self.options, **{_FIELDS.get(name, name): chosen})

    def on_key(self, key: Key) -> None:
        if key.name == "escape":
            self.back()
        elif key.name in ("return", "enter") and self._why_not() is None:
            self.start()

    def back(self) -> None:
        self._stop_typing()
        self.context.stack.pop()

    def start(self) -> None:
        """Deal the match and put it on the table."""
        self._stop_typing()
        seats = [row.setup(self._default_name(row.seat)) for row in self.rows]
        self.context.director.start_match(seats, self.options, int(self.seed.text or 0))

    def _stop_typing(self) -> None:
        for field in self.fields:
            field.edit(False)

    def _why_not(self) -> str | None:
        """Why the match cannot start."""
        names = [row.setup(self._default_name(row.seat)).name for row in self.rows]
        return self.context.text("new-same-names") if len(set(names)) < len(names) else None

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        canvas.surface.blit(landscape(canvas.metrics.size), (0, 0))
        draw_scrim(canvas, 150)
        text = self.context.text
        draw_heading(canvas, self.box(560, 48, 800, 78), "first_player", text("new-title"))
        for number, row in enumerate(self.rows):
            self._draw_seat(canvas, row, self.box(_LEFT, 156 + number * 168, _WIDTH, 152))
        self._draw_options(canvas, self.box(_LEFT, 492, _WIDTH, 306))
        self._draw_seed(canvas, self.box(_LEFT, 814, _WIDTH, 92))
        self.put(canvas, Button("back", text("new-back"), self.box(580, 946, 280, 78), u=30))
        start = self.box(890, 946, 450, 78)
        self.put(canvas, Button("start", text("new-start"), start, "primary", u=32, why=self._why_not()))

    def _draw_seat(self, canvas: Canvas, row: SeatRow, rect: pygame.Rect) -> None:
        text, scale = self.context.text, canvas.px
        with canvas.within(rect):
            canvas.panel(rect, PLAIN, f"seat:{row.seat}")
            top, tall = rect.y + scale(62), scale(66)
            name = pygame.Rect(rect.x + scale(24), top, scale(300), tall)
            player = pygame.Rect(name.right + scale(28), top, scale(270), tall)
            faction = pygame.Rect(player.right + scale(28), top, rect.right - player.right - scale(52), tall)
            heads = (("new-player", name), ("new-who", player), ("new-faction", faction))
            for key, place in heads:
                above = pygame.Rect(place.x, rect.y + scale(14), place.width, scale(40))
                canvas.text(text(key, number=SEATS.index(row.seat) + 1), above, "sign", 17, MUTED, upper=True)
        self.put_field(canvas, row.name, name, self._default_name(row.seat))
        for kind, place in zip(PLAYERS, row_of_rects(player, len(PLAYERS), scale(8)), strict=True):
            chip = Button(f"seat:{row.seat}:player:{kind}", text(f"new-{kind}"), place, u=19)
            self.put_chip(canvas, chip, row.player == kind)
        self._draw_factions(canvas, row, faction)

    def put_field(self, canvas: Canvas, field: TextField, rect: pygame.Rect, hint: str) -> None:
        """Draw a field so that the keyboard reaches it too."""
        self.buttons[field.label] = Button(field.label, "", rect, drawn=False)
        field.draw(canvas, rect, self.touch, hint)

    def _draw_factions(self, canvas: Canvas, row: SeatRow, rect: pygame.Rect) -> None:
        factions = (None, *self.context.catalog.factions)
        for faction, place in zip(factions, row_of_rects(rect, len(factions), canvas.px(8)), strict=True):
            title = self.context.wording.title(faction) if faction else self.context.text("new-random-faction")
            label = f"seat:{row.seat}:faction:{faction or RANDOM}"
            chip = Button(label, title, place, icon=faction, u=17, why=self._taken_by(row, faction))
            self.put_chip(canvas, chip, row.faction == faction)

    def _taken_by(self, row: SeatRow, faction: str | None) -> str | None:
        """Why a faction cannot be chosen: nobody else may have it (R3.5)."""
        for other in self.rows:
            if faction and other is not row and other.faction == faction:
                name = other.setup(self._default_name(other.seat)).name
                return self.context.text("new-taken", name=name)
        return None

    def _draw_options(self, canvas: Canvas, rect: pygame.Rect) -> None:
        with canvas.within(rect):
            canvas.panel(rect, PLAIN, "options")
            tall = (rect.height - canvas.px(24)) // len(_OPTIONS)
            for number, name in enumerate(_OPTIONS):
                top = rect.y + canvas.px(12) + number * tall
                self._draw_option(canvas, name, pygame.Rect(rect.x, top, rect.width, tall))

    def _draw_option(self, canvas: Canvas, name: str, rect: pygame.Rect) -> None:
        """What the variant is, then its values side by side."""
        key = f"option-{name.replace('.', '-').replace('_', '-')}"
        words = pygame.Rect(rect.x + canvas.px(24), rect.y, canvas.px(760), rect.height)
        canvas.text(self.context.text(key), words, "text", 20, TXT, wrap=True)
        left = words.right + canvas.px(24)
        room = pygame.Rect(left, rect.y + canvas.px(8), rect.right - canvas.px(24) - left, rect.height - canvas.px(16))
        current = getattr(self.options, _FIELDS.get(name, name))
        for value, place in zip(_OPTIONS[name], row_of_rects(room, len(_OPTIONS[name]), canvas.px(8)), strict=True):
            text = self.context.text(f"{key}-{word_of(value).replace('_', '-')}")
            self.put_chip(canvas, Button(f"option:{name}:{word_of(value)}", text, place, u=18), current == value)

    def _draw_seed(self, canvas: Canvas, rect: pygame.Rect) -> None:
        text = self.context.text
        with canvas.within(rect):
            canvas.panel(rect, PLAIN, "seed")
            words = pygame.Rect(rect.x + canvas.px(24), rect.y, canvas.px(760), rect.height)
            canvas.text(text("new-seed"), words, "text", 20, TXT, wrap=True)
        field = pygame.Rect(words.right + canvas.px(24), rect.y + canvas.px(16), canvas.px(300), rect.height)
        field.height = rect.height - canvas.px(32)
        self.put_field(canvas, self.seed, field, "0")
        dice = pygame.Rect(field.right + canvas.px(16), field.y, canvas.px(260), field.height)
        self.put(canvas, Button("dice", text("new-dice"), dice, u=22, tip=text("new-dice-tip")))


def word_of(value: object) -> str:
    """An option's value as a word of a label: `true`, `supply_stored`."""
    return str(value).lower()
