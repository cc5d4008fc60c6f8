"""A new game: the seats, or for one player the opponent and the best result so far; the variants (R60), and the
seed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial

import msgspec
import pygame

from game.kernel.seats import SEATS, SeatSetup
from game.match.library.statistics import BestResults, SoloResult
from game.paths import matches_folder
from game.rules.opponent import HARDEST
from game.rules.options import Options
from game.rules.solo.kinds import KINDS
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.places import FactionChip, Label, OpponentChip, SeatName, SeatPlayer, SeatRemove
from game.ui.running.emblems import EMBLEMS
from game.ui.running.seating import FEWEST, LONGEST_NAME, MOST, SeatedPlayer, Seating, SeatRow, offered
from game.ui.scenes.starting.starting import CONTROL, FURTHER, GAP, HEADS, LEFT, PAD, RANDOM, WIDTH, StartingScene
from game.ui.scenes.starting.variants import VARIANTS, Variant, solo_variants
from game.ui.scenes.who_plays import put_who_plays
from game.ui.settings import LastSolo
from game.ui.theme import BODY, PLAIN, TITLE, TXT
from game.ui.widgets.button import Button, ChipSign, draw_described, row_of_rects
from game.ui.widgets.text_field import TextField

_ABREAST, _OPPONENT = 3, 152
"""Columns of opponents, and the height of one in u."""

_LARGEST, _OF_OPPONENT = 1.35, 0.14
"""How much taller large text makes an opponent; the line of the player gives way. Share that an opponent takes of the
height that a higher window adds."""

_LINE, _BEST = 270, 46
"""In u: heights of the line of the player, and of that of the best result."""


class SoloSetup:
    """The choices, which start with those of the last solo game.

    ``faction`` is None for a random one. Any can be chosen: opponents have no faction boards (R30.2, R3.5).
    """

    def __init__(self, last: LastSolo | None, factions: Collection[str], robots: Sequence[str]) -> None:
        first = next(iter(KINDS))
        last = last or LastSolo(first)
        self.opponent = last.opponent if last.opponent in KINDS else first
        self.faction = last.faction if last.faction in factions else None
        self.name = TextField("name", last.name[:LONGEST_NAME], longest=LONGEST_NAME)
        self.player = SeatedPlayer(last.player, robots)

    def choose_faction(self, faction: str | None) -> None:
        self.faction = faction

    def seat(self, usual_name: str, kept: Callable[[str], str]) -> SeatSetup:
        """The seat of the player, named ``usual_name`` if no name was entered; ``kept`` gives the name to be saved."""
        return SeatSetup(kept(self.name.text.strip() or usual_name), self.player.name, self.faction)

    def entered(self, options: Options, sets: tuple[str, ...]) -> LastSolo:
        """The choices to be saved for the next solo game."""
        name, kept = self.name.text.strip(), msgspec.to_builtins(options)
        return LastSolo(self.opponent, name, self.faction, kept, sets, self.player.name)


class NewSoloScene(StartingScene):
    """The opponents, the player and the best result so far, or the box."""

    sign = "hegemony", "solo-title"
    is_solo = True

    def __init__(self, context: Context) -> None:
        last = context.settings.solo
        super().__init__(context, last.sets if last else (), last.options if last else {})
        self.setup = SoloSetup(last, context.catalog.factions, offered(context))
        self.results = BestResults(matches_folder(context.data))

    @property
    def names(self) -> Sequence[TextField]:
        return [self.setup.name]

    @property
    def variants(self) -> Sequence[Variant]:
        return solo_variants(self.setup.opponent)

    # ------------------------------------------------------------------ acting
    def choose(self, label: Label | None) -> None:
        match label:
            case OpponentChip(kind):
                self.setup.opponent = kind
            case SeatPlayer(_, player):
                self.setup.player.choose(player)
            case FactionChip(faction) if faction == FURTHER:
                self.choose_further(self.setup.faction, lambda _: None, self.setup.choose_faction)
            case FactionChip(faction):
                self.setup.choose_faction(None if faction == RANDOM else faction)
            case self.setup.name.label:
                self.setup.name.edit(True)

    def deal(self) -> None:
        """Start the match, and save the choices for the next solo game."""
        context, setup, sets = self.context, self.setup, self.set_panel.chosen.sets
        context.change_settings(msgspec.structs.replace(context.settings, solo=setup.entered(self.options, sets)))
        seat = setup.seat(self._usual_name, context.wording.kept_name)
        context.director.start_match((seat,), sets, self.chosen_options, self.entered_seed, setup.opponent)

    @property
    def _usual_name(self) -> str:
        """The name if none is entered."""
        return self.text("new-name-robot", number=1) if self.setup.player.is_robot else self.text("solo-player")

    # ------------------------------------------------------------------ drawing
    @property
    def players(self) -> Sequence[str]:
        context, setup = self.context, self.setup
        name = setup.name.text.strip() or self._usual_name
        opponent = context.text("box-against", opponent=context.wording.opponent(setup.opponent))
        return self.told_player(name, setup.player, setup.faction), opponent

    def draw_players(self, canvas: Canvas) -> None:
        lines = -(-len(KINDS) // _ABREAST)
        high = self.sheet.grown(_OPPONENT, _LARGEST) + self.spare * _OF_OPPONENT
        tall = lines * (high + GAP) - GAP + 2 * PAD
        panel = self.box(LEFT, self.top, WIDTH, tall)
        canvas.panel(panel, PLAIN, "opponents")
        for number, kind in enumerate(KINDS):
            top = self.top + PAD + number // _ABREAST * (high + GAP)
            line = self.box(LEFT + PAD, top, WIDTH - 2 * PAD, high)
            self._draw_opponent(canvas, kind, row_of_rects(line, _ABREAST, canvas.px(12))[number % _ABREAST])
        player = _LINE - lines * (high - _OPPONENT) + self.spare / 4
        self._draw_player(canvas, self.top + tall + GAP, player)

    def _draw_opponent(self, canvas: Canvas, kind: str, rect: pygame.Rect) -> None:
        words = self.context.wording
        label, icon = OpponentChip(kind), EMBLEMS[kind]
        tip = self.text("solo-difficulty", share=KINDS[kind].won_by_expert, opponent=words.opponent(kind))
        chip = Button(label, words.opponent(kind), rect, icon=icon, u=TITLE, tip=tip, drawn=False)
        self.buttons[label] = chip
        note = self.text(f"solo-{kind.replace('_', '-')}-note")
        signs = [ChipSign("strength", dim=number >= KINDS[kind].difficulty) for number in range(HARDEST)]
        draw_described(canvas, chip, note, kind == self.setup.opponent, self.touch, signs)

    def _draw_player(self, canvas: Canvas, top: float, player: float) -> None:
        """Draw name, faction and best result; ``player`` is the height of the line of the first two, in u."""
        tall = HEADS + player + _BEST + GAP
        panel = self.box(LEFT, top, WIDTH, tall)
        canvas.panel(panel, PLAIN, "player")
        heads, line = (self.box(LEFT + PAD, top + y, WIDTH - 2 * PAD, h) for y, h in ((0, HEADS), (HEADS, player)))
        wide, who = canvas.px(_NAME), canvas.px(_PLAYER)
        lefts = line.x, line.x + canvas.px(_NAME + 24), line.x + canvas.px(_NAME + _PLAYER + 48)
        heading = dict(zip(("new-player", "new-who", "new-faction"), lefts, strict=True))
        self.draw_heads(canvas, {key: pygame.Rect(x, heads.y, wide, heads.height) for key, x in heading.items()}, panel)
        low = min(canvas.px(CONTROL), line.height)
        name = pygame.Rect(line.x, line.centery - low // 2, wide, low)
        self.put_field(canvas, self.setup.name, name, self._usual_name)
        players = pygame.Rect(lefts[1], line.y, who, line.height)
        put_who_plays(self, canvas, players, SEATS[0], self.setup.player)
        factions = pygame.Rect(lefts[2], line.y, line.right - lefts[2], line.height)
        self.put_factions(canvas, factions, self.setup.faction, lambda _: None)
        rect = self.box(LEFT + PAD, top + HEADS + player + 4, WIDTH - 2 * PAD, _BEST)
        best = self.results.best(self.setup.opponent, self.setup.faction)
        size = max(16, canvas.px(34))
        with canvas.within(panel):
            canvas.icon("vp", (rect.x + size // 2, rect.centery), size, dim=best is None)
            words = pygame.Rect(rect.x + size + canvas.px(12), rect.y, rect.width - size - canvas.px(12), rect.height)
            canvas.text(self._best_words(best), words, "text", BODY, TXT)

    def _best_words(self, best: SoloResult | None) -> str:
        words, setup = self.context.wording, self.setup
        faction = best.faction if best else setup.faction
        facts = {"opponent": words.opponent(setup.opponent), "faction": words.title(faction) if faction else ""}
        if best is None:
            return words.text("solo-best-none", known="faction" if faction else "none", **facts)
        grade = words.grade(best.grade, self.options.solo_titles) if best.grade else ""
        outcome = "won" if best.won else "lost"
        return words.text("solo-best", outcome=outcome, vp=best.vp, theirs=best.opponent_vp, grade=grade, **facts)


_ADD, _TALL_ROW = 64, 260
"""In u: height of *Add*; maximum height of a seat."""

_NAME, _PLAYER, _REMOVE = 280, 420, 64
"""Widths of the columns, in u; the factions have the rest."""


class NewGameScene(StartingScene):
    """A row for each seat, or the box."""

    sign = "first_player", "new-title"

    def __init__(self, context: Context) -> None:
        super().__init__(context, context.settings.sets, context.settings.options)
        self.seating = Seating(context)

    @property
    def names(self) -> Sequence[TextField]:
        return [row.name for row in self.seating.rows]

    @property
    def variants(self) -> Sequence[Variant]:
        return VARIANTS

    # ------------------------------------------------------------------ acting
    def choose(self, label: Label | None) -> None:
        match label:
            case SeatName(seat):
                self.seating.row(seat).name.edit(True)
            case SeatPlayer(seat, player):
                self.seating.row(seat).player.choose(player)
            case FactionChip(faction, seat):
                row = self.seating.row(seat)
                if faction == FURTHER:
                    self.choose_further(row.faction, partial(self._why_taken, row), row.choose)
                else:
                    row.choose(None if faction == RANDOM else faction)
            case SeatRemove(seat):
                self.seating.remove(self.seating.row(seat))
                self.focus = "add" if self.focus else None
            case "add":
                self.seating.add()
                if self.focus:
                    self._focus_on(self.seating.rows[-1].name.label)

    def _why_taken(self, row: SeatRow, faction: str) -> str | None:
        taken = self.seating.taken_by(row, faction)
        return self.text("new-taken", name=taken) if taken else None

    def deal(self) -> None:
        """Start the match, and save seats, sets and options for the next one."""
        context, sets = self.context, self.set_panel.chosen.sets
        seats = self.seating.entered()
        options = msgspec.to_builtins(self.options)
        context.change_settings(msgspec.structs.replace(context.settings, seats=seats, sets=sets, options=options))
        context.director.start_match(self.seating.setups(), sets, self.chosen_options, self.entered_seed)

    def why_not(self) -> str | None:
        return self.text("new-same-names") if self.seating.same_names else None

    # ------------------------------------------------------------------ drawing
    @property
    def players(self) -> Sequence[str]:
        seating = self.seating
        return [self.told_player(seating.name(row), row.player, row.faction) for row in seating.rows]

    def draw_players(self, canvas: Canvas) -> None:
        """Draw the panel with a row for each seat."""
        rows, add = self.seating.rows, _ADD if len(self.seating.rows) < MOST else 0
        room = self.room - HEADS - add - GAP
        tall = min(_TALL_ROW, room / len(rows))
        height = HEADS + tall * len(rows) + add + GAP
        panel = self.box(LEFT, self.top, WIDTH, height)
        canvas.panel(panel, PLAIN, "seats")
        columns = self._columns(canvas, self.box(LEFT, self.top, WIDTH, HEADS))
        heads = zip(("new-player", "new-who", "new-faction"), columns, strict=False)
        self.draw_heads(canvas, dict(heads), panel)
        for number, row in enumerate(rows):
            top = self.top + HEADS + number * tall
            rect = self.box(LEFT, top + 5, WIDTH, tall - 10)
            text = self.text
            name, player, faction, remove = self._columns(canvas, rect)
            low = min(canvas.px(CONTROL), rect.height)
            name, remove = (cell.inflate(0, low - rect.height) for cell in (name, remove))
            self.put_field(canvas, row.name, name, self.seating.usual_name(row))
            put_who_plays(self, canvas, player, row.seat, row.player)
            self.put_factions(canvas, faction, row.faction, partial(self._why_taken, row), row.seat)
            why = text("new-fewest") if len(self.seating.rows) == FEWEST else None
            tip = text("new-remove", name=self.seating.name(row))
            self.put(canvas, Button(SeatRemove(row.seat), "", remove, icon="crossed", why=why, tip=tip))
        if add:
            place = self.box(LEFT + PAD, self.top + height - add - 4, _NAME, add - 6)
            self.put(canvas, Button("add", self.text("new-add"), place, icon="plus"))

    def _columns(self, canvas: Canvas, rect: pygame.Rect) -> tuple[pygame.Rect, ...]:
        """The columns of a row: name, player, faction, *Remove*."""
        px = canvas.px
        pad, gap = px(PAD), px(24)
        name = pygame.Rect(rect.x + pad, rect.y, px(_NAME), rect.height)
        player = pygame.Rect(name.right + gap, rect.y, px(_PLAYER), rect.height)
        remove = pygame.Rect(rect.right - pad - px(_REMOVE), rect.y, px(_REMOVE), rect.height)
        left = player.right + gap
        return name, player, pygame.Rect(left, rect.y, remove.x - gap - left, rect.height), remove
