"""A new solo game: the opponent, the player's faction, the variants (R60), and the best result so far."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

import msgspec
import pygame

from game.kernel.seats import SEATS, SeatSetup
from game.match.library.best_results import BestResults, SoloResult
from game.paths import matches_folder
from game.rules.game import Options
from game.rules.solo.kinds import KINDS
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.places import FactionChip, Label, OpponentChip, SeatPlayer
from game.ui.running.emblems import EMBLEMS
from game.ui.running.seating import LONGEST_NAME, SeatedPlayer, offered
from game.ui.scenes.starting.starting import CONTROL, FURTHER, GAP, HEADS, LEFT, PAD, RANDOM, TOP, WIDTH, StartingScene
from game.ui.scenes.starting.variants import SET_VARIANTS, Value, Variant, solo_variants
from game.ui.scenes.starting.who_plays import put_who_plays
from game.ui.settings import LastSolo
from game.ui.theme import BODY, PLAIN, TITLE, TXT
from game.ui.widgets.button import Button
from game.ui.widgets.choice import draw_described, row_of_rects
from game.ui.widgets.sheet import ScreenSheet
from game.ui.widgets.text_field import TextField

_ABREAST, _OPPONENT, _LOW_OPPONENT, _TALL_OPPONENT = 3, 98, 86, 134
"""Columns of opponents, and the height of one in u: with variants shown, with those of a set too, and without."""

_LARGEST = 1.35
"""How much taller large text makes an opponent; the line of the player gives way."""

_NAME, _WHO, _PLAYER, _TALL_PLAYER, _BEST = 280, 420, 78, 306, 46
"""In u: widths of the name and of who plays; heights of their line, with variants shown and without, and of the line of
the best result."""


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
        return LastSolo(
            self.opponent, self.name.text.strip(), self.faction, msgspec.to_builtins(options), sets, self.player.name
        )


def usable_options(kept: Mapping[str, Value]) -> Options:
    """The saved options that can still be chosen."""
    options = Options()
    for variant in (*dict.fromkeys(variant for kind in KINDS for variant in solo_variants(kind)), *SET_VARIANTS):
        value = kept.get(variant.name)
        if any(value == known and type(value) is type(known) for known in variant.values):
            options = msgspec.structs.replace(options, **{variant.field: value})
    return options


class NewSoloScene(StartingScene):
    """The opponents, the player, the best result so far, then sets, variants, seed and *Start*."""

    sign = "hegemony", "solo-title"

    def __init__(self, context: Context) -> None:
        last = context.settings.solo
        super().__init__(context, last.sets if last else ())
        self.setup = SoloSetup(last, context.catalog.factions, offered(context))
        self.options = usable_options(last.options if last else {})
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
        text = self.context.text
        return text("new-name-robot", number=1) if self.setup.player.is_robot else text("solo-player")

    # ------------------------------------------------------------------ drawing
    def draw_players(self, canvas: Canvas) -> float:
        lines = -(-len(KINDS) // _ABREAST)
        low = _LOW_OPPONENT if self.own_panel else _OPPONENT
        high = low if self.is_open else ScreenSheet(self.context.metrics).grown(_TALL_OPPONENT, _LARGEST)
        tall = lines * (high + GAP) - GAP + 2 * PAD
        panel = self.box(LEFT, TOP, WIDTH, tall)
        canvas.panel(panel, PLAIN, "opponents")
        for number, kind in enumerate(KINDS):
            top = TOP + PAD + number // _ABREAST * (high + GAP)
            line = self.box(LEFT + PAD, top, WIDTH - 2 * PAD, high)
            self._draw_opponent(canvas, kind, row_of_rects(line, _ABREAST, canvas.px(12))[number % _ABREAST])
        player = _PLAYER if self.is_open else _TALL_PLAYER - lines * (high - _TALL_OPPONENT)
        return self._draw_player(canvas, TOP + tall + GAP, player)

    def _draw_opponent(self, canvas: Canvas, kind: str, rect: pygame.Rect) -> None:
        words = self.context.wording
        label, icon = OpponentChip(kind), EMBLEMS[kind]
        chip = Button(label, words.opponent(kind), rect, icon=icon, u=TITLE, drawn=False)
        self.buttons[label] = chip
        note = self.context.text(f"solo-{kind.replace('_', '-')}-note")
        draw_described(canvas, chip, note, kind == self.setup.opponent, self.touch)

    def _draw_player(self, canvas: Canvas, top: float, player: float) -> float:
        """Draw name, faction and best result; ``player`` is the height of the line of the first two, in u. Returns the
        lower edge, in u."""
        best = _BEST if self._has_best else 0
        tall = HEADS + player + best + GAP
        panel = self.box(LEFT, top, WIDTH, tall)
        canvas.panel(panel, PLAIN, "player")
        heads, line = (self.box(LEFT + PAD, top + y, WIDTH - 2 * PAD, h) for y, h in ((0, HEADS), (HEADS, player)))
        wide, who = canvas.px(_NAME), canvas.px(_WHO)
        lefts = line.x, line.x + canvas.px(_NAME + 24), line.x + canvas.px(_NAME + _WHO + 48)
        heading = dict(zip(("new-player", "new-who", "new-faction"), lefts, strict=True))
        self.draw_heads(canvas, {key: pygame.Rect(x, heads.y, wide, heads.height) for key, x in heading.items()}, panel)
        low = min(canvas.px(CONTROL), line.height)
        name = pygame.Rect(line.x, line.centery - low // 2, wide, low)
        self.put_field(canvas, self.setup.name, name, self._usual_name)
        players = pygame.Rect(lefts[1], line.y, who, line.height)
        put_who_plays(self, canvas, players, SEATS[0], self.setup.player)
        factions = pygame.Rect(lefts[2], line.y, line.right - lefts[2], line.height)
        self.put_factions(canvas, factions, self.setup.faction, lambda _: None)
        if best:
            self._draw_best(canvas, self.box(LEFT + PAD, top + HEADS + player + 4, WIDTH - 2 * PAD, best), panel)
        return top + tall + GAP

    @property
    def _has_best(self) -> bool:
        """Whether there is room for the best result: not if the options of a set and a mistake in a pack are shown."""
        return not (self.is_open and self.own_panel and self.set_panel.chosen.refused)

    def _draw_best(self, canvas: Canvas, rect: pygame.Rect, panel: pygame.Rect) -> None:
        """Draw the best result against this opponent with this faction, or with any if it is random."""
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
