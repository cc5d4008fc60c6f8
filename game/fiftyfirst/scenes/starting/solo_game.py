"""A game for one player: the player, the virtual opponent and the best results so far, or the box."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
import pygame

from game.fiftyfirst.match.solo_results import BestResults, SoloResult
from game.fiftyfirst.of_context import wording_of
from game.fiftyfirst.rules.opponent import HARDEST
from game.fiftyfirst.rules.options import Options
from game.fiftyfirst.rules.solo.kinds import KINDS
from game.fiftyfirst.scenes.starting.box_page import FURTHER, BoxScene
from game.fiftyfirst.scenes.starting.variants import Variant, solo_variants
from game.fiftyfirst.table.emblems import EMBLEMS
from game.fiftyfirst.table.spots import FactionChip, OpponentChip
from game.kernel.seats import SEATS, SeatSetup
from game.paths import matches_folder
from game.ui.art.seat_posters import seat_poster
from game.ui.art.svg import namesake
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.places import Label, SeatPlayer
from game.ui.running.seating import LONGEST_NAME, seated
from game.ui.scenes.starting.seat_card import PAD as SEAT_PAD
from game.ui.scenes.starting.seat_card import RADIUS, RANDOM, SeatChoice, draw_band, draw_seat
from game.ui.scenes.starting.starting import LEFT, PAD, WIDTH
from game.ui.settings import LastAlone
from game.ui.theme import BODY, HEADING, INK, MUTED, NOTE_INK, PLAIN, TITLE, TXT
from game.ui.widgets.button import Button, ChipSign, draw_described
from game.ui.widgets.text_field import TextField

_CARD, _GAP = 412, 20
"""In u: width of the card of a seat where four stand side by side, and gap between cards."""

_POSTER, _FOOT, _BESIDE = 470, 132, 148
"""In u: width of the opponent's poster, height of what is told on it, and width of the result at the end of a line."""

_NARROWEST = 1.2
"""How much narrower the poster may be, to leave the lines of the opponents room for large text."""

_OF_NAME = 0.46
"""Share of what is told on the poster that the opponent's name takes."""

_OF_CARDS = 0.58
"""Share of the height that the player and the opponent take in a high window; the rest is for the opponents."""


class SoloSetup:
    """The choices, which start with those of the last solo game.

    ``faction`` is None for a random one. Any can be chosen: opponents have no faction boards (R30.2, R3.5).
    """

    def __init__(self, last: LastAlone | None, context: Context) -> None:
        first = next(iter(KINDS))
        last = last or LastAlone(first)
        self.opponent = last.opponent if last.opponent in KINDS else first
        self.faction = last.role if last.role in context.content.factions else None
        self.name = TextField("name", last.name[:LONGEST_NAME], longest=LONGEST_NAME)
        self.player = seated(context, last.player)

    def choose_faction(self, faction: str | None) -> None:
        self.faction = faction

    def seat(self, usual_name: str, kept: Callable[[str], str]) -> SeatSetup:
        """The seat of the player, named ``usual_name`` if no name was entered; ``kept`` gives the name to be saved."""
        return SeatSetup(kept(self.name.text.strip() or usual_name), self.player.name, self.faction)

    def entered(self, options: Options, sets: tuple[str, ...]) -> LastAlone:
        """The choices to be saved for the next solo game."""
        name, kept = self.name.text.strip(), msgspec.to_builtins(options)
        return LastAlone(self.opponent, name, self.faction, kept, sets, self.player.name)


class NewSoloScene(BoxScene):
    """The player, the opponents and the best results so far, or the box."""

    sign = "hegemony", "solo-title"
    company = "solo"

    def __init__(self, context: Context) -> None:
        last = context.settings.alone
        super().__init__(context, last.sets if last else (), last.options if last else {})
        self.setup = SoloSetup(last, context)
        self.results = BestResults(matches_folder(context.data), context.list_kinds)

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
        context.change_settings(msgspec.structs.replace(context.settings, alone=setup.entered(self.options, sets)))
        seat = setup.seat(self._usual_name, wording_of(context).kept_name)
        context.director.start_match((seat,), self.chosen_with(setup.opponent), self.entered_seed)

    @property
    def _usual_name(self) -> str:
        """The name if none is entered."""
        return self.text("new-name-robot", number=1) if self.setup.player.is_robot else self.text("solo-player")

    # ------------------------------------------------------------------ drawing
    @property
    def players(self) -> Sequence[str]:
        context, setup = self.context, self.setup
        name = setup.name.text.strip() or self._usual_name
        opponent = context.text("box-against", opponent=wording_of(context).opponent(setup.opponent))
        return self.told_player(name, setup.player, setup.faction), opponent

    def draw_players(self, canvas: Canvas, top: float, high: float) -> None:
        seat, plate, poster, lines = self._places(canvas, top, high)
        draw_seat(self, canvas, seat, self._choice)
        canvas.panel(plate, PLAIN._replace(radius=RADIUS), "opponent")
        self._draw_opponent(canvas, poster)
        self._draw_opponents(canvas, lines)

    def _places(
        self, canvas: Canvas, top: float, high: float
    ) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect, pygame.Rect]:
        """The places of the player, of the plate of the opponent, of the poster on it and of all opponents: beside the
        poster, or in a high window below the player and the poster."""
        edge = canvas.px(SEAT_PAD)
        if self.is_high:
            half, tall = (WIDTH - _GAP) / 2, high * _OF_CARDS
            seat, plate = (self.box(left, top, half, tall) for left in (LEFT, LEFT + half + _GAP))
            poster, below = plate.inflate(-2 * edge, -2 * edge), top + tall + _GAP
            return seat, plate, poster, self.box(LEFT, below, WIDTH, top + high - below)
        seat = self.box(LEFT, top, _CARD, high)
        plate = self.box(LEFT + _CARD + _GAP, top, WIDTH - _CARD - _GAP, high)
        inner = plate.inflate(-2 * edge, -2 * edge)
        narrower = min(_NARROWEST, max(1.0, canvas.metrics.text_scale))
        poster = pygame.Rect(inner.x, inner.y, canvas.px(_POSTER / narrower), inner.height)
        left = poster.right + edge
        return seat, plate, poster, pygame.Rect(left, inner.y, inner.right - left, inner.height)

    @property
    def _choice(self) -> SeatChoice:
        setup, chance = self.setup, self.by_chance
        faces = self.faces(setup.faction, chance, lambda _: None)
        title = self.role_title(setup.faction)
        return SeatChoice(
            SEATS[0], setup.name, self._usual_name, setup.player, setup.faction, title, chance, faces, is_own=True
        )

    def _draw_opponent(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """Draw the poster of the chosen opponent, with its name and the best result against it."""
        kind = self.setup.opponent
        emblem = namesake(EMBLEMS[kind])
        canvas.image(seat_poster((emblem,), rect.size, canvas.px(SEAT_PAD)), rect.topleft, f"poster {emblem}")
        band = draw_band(canvas, rect, canvas.px(self.sheet.grown(_FOOT, 1.4)))
        inner = band.inflate(-2 * canvas.px(PAD), -canvas.px(PAD))
        name, told = inner.copy(), inner.copy()
        name.height = round(inner.height * _OF_NAME)
        told.y, told.height = name.bottom, inner.bottom - name.bottom
        with canvas.within(band):
            canvas.text(wording_of(self.context).opponent(kind), name, "title", HEADING, TXT, upper=True)
            canvas.text(self._best_words(self._best(kind)), told, "text", BODY, TXT, wrap=True)

    def _draw_opponents(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """Draw a line for each opponent."""
        gap = canvas.px(SEAT_PAD)
        for number, kind in enumerate(KINDS):
            top, end = (round(rect.y + at * (rect.height + gap) / len(KINDS)) for at in (number, number + 1))
            self._draw_line(canvas, kind, pygame.Rect(rect.x, top, rect.width, end - gap - top))

    def _draw_line(self, canvas: Canvas, kind: str, rect: pygame.Rect) -> None:
        """Draw an opponent to choose: who it is, how hard to beat, and at the end the best result against it."""
        words = wording_of(self.context)
        label, icon = OpponentChip(kind), EMBLEMS[kind]
        tip = self.text("solo-difficulty", share=KINDS[kind].won_by_expert, opponent=words.opponent(kind))
        chip = Button(label, words.opponent(kind), rect, icon=icon, u=TITLE, tip=tip, drawn=False)
        self.buttons[label] = chip
        note = self.text(f"solo-{kind.replace('_', '-')}-note")
        signs = [ChipSign("strength", dim=number >= KINDS[kind].difficulty) for number in range(HARDEST)]
        is_chosen, wide = kind == self.setup.opponent, canvas.px(self.sheet.grown(_BESIDE, 1.3))
        draw_described(canvas, chip, note, is_chosen, self.touch, signs, wide)
        beside = pygame.Rect(rect.right - wide, rect.y, wide, rect.height)
        with canvas.within(rect):
            self._draw_result(canvas, beside.inflate(-canvas.px(24), -canvas.px(16)), kind, is_chosen)

    def _draw_result(self, canvas: Canvas, rect: pygame.Rect, kind: str, is_chosen: bool) -> None:
        """Draw the best result against an opponent, and below it its grade, or that the game was lost."""
        best = self._best(kind)
        colour, pale = (INK, NOTE_INK) if is_chosen else (TXT, MUTED)
        if best is None:
            canvas.text(self.text("solo-line-none"), rect, "text", BODY, pale, "right", wrap=True)
            return
        upper, lower = rect.copy(), rect.copy()
        upper.height = rect.height // 2
        lower.y, lower.height = upper.bottom, rect.bottom - upper.bottom
        score = self.text("solo-line", vp=best.vp, theirs=best.opponent_vp)
        canvas.text(score, upper, "number", TITLE, colour, "right")
        grade = wording_of(self.context).grade(best.grade, self.options.solo_titles) if best.grade else ""
        canvas.text(grade or self.text("solo-line-lost"), lower, "text", BODY, pale, "right", wrap=True)

    def _best(self, kind: str) -> SoloResult | None:
        """The best result against an opponent with the chosen faction."""
        return self.results.best(kind, self.setup.faction)

    def _best_words(self, best: SoloResult | None) -> str:
        words, setup = wording_of(self.context), self.setup
        faction = best.faction if best else setup.faction
        facts = {"opponent": words.opponent(setup.opponent), "faction": words.title(faction) if faction else ""}
        if best is None:
            return words.text("solo-best-none", known="faction" if faction else "none", **facts)
        grade = words.grade(best.grade, self.options.solo_titles) if best.grade else ""
        outcome = "won" if best.won else "lost"
        return words.text("solo-best", outcome=outcome, vp=best.vp, theirs=best.opponent_vp, grade=grade, **facts)
