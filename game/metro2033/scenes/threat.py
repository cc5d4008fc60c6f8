"""The threat from the tunnels: the stations that were named, ringed on the map, and how each seat has fought it, with a
stamp for one after another (M-5.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.kernel.seats import NOBODY, Seat
from game.metro2033.art import inks
from game.metro2033.art.faces.backs import back
from game.metro2033.art.faces.face import face
from game.metro2033.art.icons import metro_icon
from game.metro2033.art.stamps import BLOOD, BRASS, GREEN, stamp
from game.metro2033.rules import events as ev
from game.metro2033.scenes.battle.words import TOLD, outcome
from game.metro2033.scenes.metro_phase import MetroPhaseScene
from game.metro2033.table import accounts, course
from game.metro2033.table.accounts import LOST, TIED, WON, ThreatAccount, ThreatLine
from game.metro2033.table.draw.ground import draw_ground as draw_table
from game.metro2033.table.of_match import public_sight
from game.metro2033.table.sight import MetroTableSight
from game.ui.art.cache import kept
from game.ui.art.chrome import drop_shadow
from game.ui.art.lettering import width_of
from game.ui.art.svg import rasterise
from game.ui.art.upright import RATIO
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.places import Label, PlateOf
from game.ui.running.flow import watchers_of
from game.ui.shades import is_high_contrast
from game.ui.theme import BODY, FLOOR, GOLD, ICON_FLOOR, MUTED, TITLE, TXT, PanelStyle
from game.ui.widgets.button import Button
from game.ui.widgets.screen import draw_scrim

CARD_TIME, LINE_TIME = 300, 500
"""Milliseconds at normal speed: for the card to turn, and for each seat."""

_STAMPED_AFTER: Final = 0.45
"""The share of the time of a seat after which it is stamped."""

STAMPS: Final = {WON: "threat-stamp-won", TIED: "threat-stamp-tied", LOST: "threat-stamp-lost"}
STAMP_INKS: Final = {WON: GREEN, TIED: BRASS, LOST: BLOOD}

_RING: Final = "#E5483B"
_CARD: Final = 212.0
"""In u: width of the threat in the corner of the map at most."""

_PLATE: Final = PanelStyle("#20262C", "#414B54", radius=8, edge_width=1.6)
_LIT: Final = PanelStyle("#323A42", GOLD, radius=8, edge_width=2.4)
_STRIP: Final = PanelStyle("#171B20", "#C2453A", radius=10, edge_width=2)


class ThreatScene(MetroPhaseScene):
    """The threat in the corner of the map, and a plate for each seat in the place of its panel."""

    name = course.THREAT
    alarms = True
    darkness = 70

    def __init__(self, context: Context) -> None:
        self.told: ThreatAccount | None = None
        self._sight: tuple[object, MetroTableSight] | None = None
        super().__init__(context)

    def renew(self) -> None:
        self.told = accounts.threat_account(self.match, self.account) if self.account else None
        self._sight = None

    @property
    def lines(self) -> Sequence[ThreatLine]:
        return self.told.lines if self.told else ()

    # ------------------------------------------------------------------ time
    @property
    def length(self) -> float:
        return CARD_TIME + len(self.lines) * LINE_TIME

    def share_of(self, place: int) -> float:
        """How far the line of a place is told: 0 before it begins, 1 when it is over."""
        return max(0.0, min(1.0, (self.age - CARD_TIME - place * LINE_TIME) / LINE_TIME))

    def is_stamped(self, place: int) -> bool:
        """Whether a seat has its stamp."""
        return self.share_of(place) > _STAMPED_AFTER

    @property
    def stamps(self) -> int:
        return sum(map(self.is_stamped, range(len(self.lines))))

    @property
    def lit(self) -> int | None:
        """The line that is told in the strip: the one that is pointed at or told now; in the end that of the person who
        plays alone, or the last."""
        pointed = self.touch.hover
        seats = [line.side.seat for line in self.lines]
        if isinstance(pointed, PlateOf) and pointed.seat in seats and not self.plays:
            return seats.index(pointed.seat)
        if self.plays:
            return next((place for place in range(len(seats)) if 0 < self.share_of(place) < 1), None)
        people = [seat for seat in seats if seat in watchers_of(self.match)]
        return seats.index(people[0]) if len(people) == 1 else len(seats) - 1

    # ------------------------------------------------------------------ what is shown closely
    def cards_at(self, label: Label | None) -> tuple[Sequence[str], int] | None:
        if self.told is not None and label == self.told.threat:
            return (self.told.threat,), 0
        if isinstance(label, PlateOf):
            return next((((line.threat,), 0) for line in self.lines if line.side.seat == label.seat), None)
        return None

    # ------------------------------------------------------------------ drawing
    def heading(self) -> tuple[str, str]:
        return "metro2033/threat", self.text("threat-title")

    @property
    def sight(self) -> MetroTableSight:
        """The table as it was when the threat came."""
        key = self.account, self.context.metrics, self.context.settings.left_handed
        if self._sight is None or self._sight[0] != key:
            before = None
            if self.account is not None:
                before = self.match.view_within(NOBODY, self.account.begins.step, self.account.begins.place + 1)
            self._sight = key, public_sight(self.context, self.shown_phase, before)
        return self._sight[1]

    def draw_ground(self, canvas: Canvas) -> None:
        """The table as it was, a little darker."""
        sight = self.sight
        self._behind.put(
            canvas, (sight,), lambda behind: draw_table(behind, sight), lambda behind: draw_scrim(behind, self.darkness)
        )

    def draw_phase(self, canvas: Canvas) -> None:
        layout = self.sight.layout
        for place, line in enumerate(self.lines):
            self._draw_station(canvas, place, line)
        self._draw_card(canvas, layout.frame.box)
        for place, line in enumerate(self.lines):
            if (seat := line.side.seat) is not None and seat in layout.seats:
                self._draw_plate(canvas, place, line, seat, layout.seats[seat].rect)
        self._draw_strip(canvas, layout.strip)

    # ------------------------------------------------------------------ on the map
    def _draw_station(self, canvas: Canvas, place: int, line: ThreatLine) -> None:
        """A ring around a named station, and its stamp below it."""
        sight = self.sight
        disc = sight.disc(line.station)
        ink = STAMP_INKS[line.result] if self.is_stamped(place) else _RING
        is_lit = place == self.lit and not is_high_contrast()
        canvas.picture(_ring(round(disc.radius * 3.4), ink, is_lit), disc.middle, f"ring {line.station}")
        if not self.is_stamped(place):
            return
        words = self.text(STAMPS[line.result])
        high = max(FLOOR + 8, canvas.px(34))
        wide = width_of(words.upper(), "title", max(FLOOR, round(high * 0.56))) + round(high * 0.7)
        drawn = stamp(words, (wide, high), ink)
        box = sight.layout.frame.box.rect
        mark = drawn.get_rect(midtop=(disc.middle[0], disc.middle[1] + round(disc.radius * 1.15))).clamp(box)
        canvas.picture(drawn, mark.center, f"stamp {line.result}")

    def _draw_card(self, canvas: Canvas, box: Box) -> None:
        """The threat turns up in the upper corner of the map, away from the seats."""
        if self.told is None:
            return
        wide = min(canvas.px(_CARD * min(1.2, self.sheet.grown(1))), round(box.w * 0.22), int(box.h * 0.42 / RATIO))
        pad = canvas.px(14)
        rect = pygame.Rect(0, 0, wide, round(wide * RATIO))
        rect.topright = box.right - pad, box.y + pad
        if self.context.settings.left_handed:
            rect.topleft = box.x + pad, box.y + pad
        share = min(1.0, self.age / CARD_TIME)
        picture = face(self.words, self.told.threat, wide) if share > 0.5 else back("threat", wide)
        if share < 1:
            narrow = max(1, round(wide * abs(2 * share - 1)))
            picture = pygame.transform.smoothscale(picture, (narrow, picture.get_height()))
        else:
            drop_shadow(canvas, rect)
        canvas.image(picture, (rect.centerx - picture.get_width() // 2, rect.y), self.told.threat)
        tip = self.card_tip(self.told.threat)
        self.put(canvas, Button(self.told.threat, "", rect, drawn=False, tip=tip))

    # ------------------------------------------------------------------ the seats
    def _draw_plate(self, canvas: Canvas, place: int, line: ThreatLine, seat: Seat, rect: pygame.Rect) -> None:
        """Who has named which station, with what it was defended, and how strong both were."""
        unit = rect.width / 308
        label = PlateOf(seat)
        with canvas.within(rect):
            canvas.panel(rect, _LIT if place == self.lit else _PLATE, label)
            bar = pygame.Rect(
                rect.x + round(4 * unit), rect.y + 6, max(3, round(6 * unit)), rect.height - 12
            )  # fmt: skip
            canvas.fill(bar, inks.FACTIONS[self.faction(seat)])
            third = rect.height // 3
            px = min(round(46 * unit), round(third * 1.1))
            self.draw_badge(canvas, seat, (rect.x + round(38 * unit), rect.y + round(third * 0.62)), px)
            name = pygame.Rect(rect.x + round(66 * unit), rect.y + 3, rect.width - round(74 * unit), third - 3)
            station = pygame.Rect(name.x, name.bottom, name.width, third)
            canvas.text(self.match.names[seat], name, "strong", TITLE, TXT)
            canvas.text(self._station_words(line), station, "text", BODY, MUTED)
            low = pygame.Rect(
                rect.x + round(20 * unit), station.bottom, rect.width - round(28 * unit), rect.bottom - station.bottom
            )
            self._draw_strengths(canvas, place, line, low, unit)
        told = self._told_of(line) if self.is_stamped(place) else self._station_words(line)
        self.put(canvas, Button(label, "", rect, drawn=False, tip=told))

    def _station_words(self, line: ThreatLine) -> str:
        """The station, and the threat that was drawn instead of the common one."""
        station = self.words.title(line.station)
        if self.told is None or line.threat == self.told.threat:
            return station
        return self.text("threat-instead", station=station, threat=self.words.title(line.threat))

    def _draw_strengths(self, canvas: Canvas, place: int, line: ThreatLine, rect: pygame.Rect, unit: float) -> None:
        """The defender's strength against that of the threat, and the stamp at the end."""
        px = max(ICON_FLOOR, min(round(34 * unit), round(rect.height * 0.76)))
        number = min(max(FLOOR, round(canvas.px(26) * min(1.3, self.sheet.grown(1)))), round(rect.height * 0.7))
        left = rect.x
        values = ((line.side.fighter, str(line.side.strength)), ("threat", str(line.against)))
        for index, (icon, value) in enumerate(values):
            if index:
                gap = round(20 * unit)
                room = pygame.Rect(left, rect.y, gap, rect.height)
                canvas.letters(":", room, "number", number, MUTED, "center")
                left += gap
            canvas.picture(metro_icon(icon, px), (left + px // 2, rect.centery), icon)
            left += px + round(4 * unit)
            wide = max(round(26 * unit), width_of("10", "number", number) + 4)
            room = pygame.Rect(left, rect.y, wide, rect.height)
            canvas.letters(value.replace("-", "−"), room, "number", number, TXT)
            left += wide
        if self.is_stamped(place):
            words, ink = self.text(STAMPS[line.result]), STAMP_INKS[line.result]
            high = min(max(FLOOR + 8, canvas.px(36 * min(1.4, self.sheet.grown(1)))), rect.height - 4)
            wide = width_of(words.upper(), "title", max(FLOOR, round(high * 0.56))) + round(high * 0.7)
            drawn = stamp(words, (min(wide, rect.right - left - 2), high), ink)
            canvas.picture(drawn, (rect.right - drawn.get_width() // 2, rect.centery), f"stamp {line.result}")

    # ------------------------------------------------------------------ the strip
    def _draw_strip(self, canvas: Canvas, strip: Box) -> None:
        """What has happened in a sentence, and the button that goes on."""
        rect, pad = strip.rect, canvas.px(14)
        canvas.panel(rect, _STRIP, "strip")
        wide = min(canvas.px(330 * self.sheet.grown(1, 1.5)), rect.width // 3)
        words, go = self.at_hand(
            pygame.Rect(rect.x + pad, rect.y + 4, rect.width - wide - 4 * pad, rect.height - 8),
            pygame.Rect(rect.right - pad - wide, rect.y + pad, wide, rect.height - 2 * pad),
        )
        if self.lit is not None and self.lines:
            line = self.lines[self.lit]
            px = min(round(rect.height * 0.6), canvas.px(84))
            assert line.side.seat is not None, "a seat defends"
            self.draw_badge(canvas, line.side.seat, (words.x + px // 2, words.centery), px)
            words = pygame.Rect(words.x + px + pad, words.y, words.width - px - pad, words.height)
            following = self._following(self.lit)
            air = canvas.px(8)
            upper = pygame.Rect(words.x, words.y + air, words.width, words.height - 2 * air)
            upper.height = upper.height * 6 // 10 if following else upper.height
            is_told = self.is_stamped(self.lit)
            told = self._told_of(line) if is_told else self._beginning(line)
            with canvas.within(words):
                canvas.text(told, upper, "strong", TITLE, TXT, wrap=True)
                if following:
                    lower = pygame.Rect(words.x, upper.bottom, words.width, words.bottom - upper.bottom)
                    canvas.text(following, lower, "text", BODY, MUTED, wrap=True)
        self.put_continue(canvas, go)

    def _told_of(self, line: ThreatLine) -> str:
        """How a seat has fought the threat, and what has come of it."""
        assert line.side.seat is not None, "a seat defends"
        facts = {
            "name": self.match.names[line.side.seat],
            "station": self.words.title(line.station),
            "own": str(line.side.strength),
            "other": str(line.against),
            "result": line.result,
        }
        told = self.text("threat-told", **facts)
        rest = [event for event in line.events if isinstance(event, TOLD) and not isinstance(event, ev.FightDecided)]
        return f"{told} {outcome(self.context.narrator, rest, self.match.names, self.context.viewer)}".strip()

    def _beginning(self, line: ThreatLine) -> str:
        """Who defends which station with what, before it is known how it ends."""
        assert line.side.seat is not None, "a seat defends"
        hero = self.words.title(line.side.card) if line.side.card else ""
        name, station = self.match.names[line.side.seat], self.words.title(line.station)
        strength = str(line.side.strength)
        return self.text(
            "threat-begins", name=name, station=station, fighter=line.side.fighter, hero=hero, own=strength
        )

    def _following(self, place: int) -> str:
        """Who comes next."""
        if not self.plays or place + 1 >= len(self.lines):
            return ""
        return self.text("threat-next", begins=self._beginning(self.lines[place + 1]))


@kept
def _ring(px: int, ink: str, is_lit: bool) -> pygame.Surface:
    """A ring with a black edge; around one that ``is_lit`` there is light."""
    light = "".join(
        f'<circle cx="32" cy="32" r="{radius}" fill="none" stroke="{ink}" stroke-opacity="0.2" stroke-width="5"/>'
        for radius in ((20.0, 22.5, 25.0, 27.5) if is_lit else ())
    )
    body = (
        f'{light}<circle cx="32" cy="32" r="18.5" fill="none" stroke="{inks.EDGE}" stroke-width="5"/>'
        f'<circle cx="32" cy="32" r="18.5" fill="none" stroke="{ink}" stroke-width="3"/>'
    )
    return rasterise(body, (px, px), (64, 64))
