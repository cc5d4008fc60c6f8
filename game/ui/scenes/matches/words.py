"""The rows of the list of matches, one for each file, and their texts: when a match was played, what with, its result
and its length."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import NamedTuple

import pygame

from game.match.library.match_list import ListedMatch
from game.match.library.searching import Trait, words_of
from game.match.library.stored import OPPONENTS, PEOPLE, ROBOTS
from game.match.library.summary import MatchSummary
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.match_look import MatchLook
from game.ui.scenes.lists import LineList, ListScene, columns, put_row
from game.ui.theme import BODY, DISABLED, FLOOR, GOLD, ICON_FLOOR, MUTED, PLAIN, TXT, TextSize
from game.ui.widgets.button import SMALLEST_HIT, row_of_rects
from game.ui.widgets.screen import ScreenSheet


class SeatWords(NamedTuple):
    """A player or a virtual opponent in a row."""

    emblem: str
    name: str
    vp: int
    won: bool


class MatchWords(NamedTuple):
    """Texts about matches, in the player's language."""

    context: Context

    @property
    def look(self) -> MatchLook:
        """How matches of the game look."""
        return self.context.table.match_look

    def title(self, listed: ListedMatch) -> str:
        """The player's title for it, else the day; of an unreadable file, its name."""
        if listed.match is None:
            return listed.path.name
        return listed.note.title or self.day(listed.match)

    def brief(self, listed: ListedMatch) -> str:
        """Title and players."""
        names = [self.context.wording.player(seat.name) for seat in listed.match.seats] if listed.match else []
        return " · ".join(filter(None, (self.title(listed), self.context.wording.one_by_one(names))))

    def about(self, listed: ListedMatch) -> str:
        """The line below the title: what it was played with, after the day if that is not the title."""
        if listed.match is None:
            return ""
        day = (self.day(listed.match),) if listed.note.title else ()
        box = self.look.played_with(self.context.wording, listed.match.facts)
        return " · ".join(filter(None, (*day, box)))

    def day(self, match: MatchSummary) -> str:
        """Day and hour, in local time, when the match was last played."""
        try:
            moment = datetime.fromisoformat(match.played).astimezone()
        except (ValueError, OverflowError, OSError):
            return match.played
        return self.context.text("matches-day", moment=moment)

    def seats(self, match: MatchSummary) -> tuple[SeatWords, ...]:
        """All players, virtual opponents last."""
        words, emblems = self.context.wording, self.look.opponents
        players = [
            SeatWords(self._emblem(seat.role), words.player(seat.name), seat.vp, seat.seat in match.winners)
            for seat in match.seats
        ]
        for virtual in match.opponents:
            emblem, name = emblems.get(virtual.id, virtual.id), words.opponent(virtual.id)
            players.append(SeatWords(emblem, name, virtual.vp, virtual.seat in match.winners))
        return tuple(players)

    def _emblem(self, role: str) -> str:
        return self.look.emblem(role) if role else _NO_ROLE

    def result(self, match: MatchSummary) -> str:
        """The winners, or the present round and phase."""
        text, words = self.context.text, self.context.wording
        if not match.is_over:
            return text("matches-stands", round=match.round, phase=words.phase(match.phase))
        if verdict := self.look.verdict(words, match):
            return verdict
        winners = [seat.name for seat in self.seats(match) if seat.won]
        return text("matches-won", names=words.all_of(winners), n=len(winners))

    def length(self, match: MatchSummary) -> str:
        """Numbers of rounds and decisions; for a damaged file, that it is."""
        if match.damage is not None:
            return self.context.text("matches-damaged", step=match.damage.kept)
        return self.context.text("matches-length", rounds=match.round, steps=match.steps)

    def counted(self, shown: int, listed: int, waiting: int) -> str:
        """The count line: matches shown and in all, or files still to be read."""
        if waiting:
            return self.context.text("matches-reading", n=waiting)
        variant = ".whole" if shown == listed else ""
        return self.context.text(f"matches-count{variant}", n=shown, total=listed) if listed else ""

    def tip(self, listed: ListedMatch) -> str:
        """The whole content of a row, and what a click does."""
        match = listed.match
        if match is None:
            return f"{listed.path}\n{self.reason(listed)}"
        seats = [
            self.look.seat(self.context.wording, seat.name, seat.emblem, seat.vp) for seat in self.seats(match)
        ]  # fmt: skip
        about = (self.title(listed), self.about(listed), *seats, f"{self.result(match)} · {self.length(match)}")
        return "\n".join((*about, self.context.text("matches-row-tip")))

    def reason(self, listed: ListedMatch) -> str:
        """Why a file cannot be read as a match."""
        return self.context.wording.translated(listed.reason)

    def meant(self, word: str) -> Iterator[Trait]:
        """The traits that a typed word may mean: it begins a word of its name."""
        for trait, called in self._called():
            if any(each.startswith(word) for each in words_of(called)):
                yield trait

    def _called(self) -> Iterator[tuple[Trait, str]]:
        """The traits with translated names."""
        words = self.context.wording
        for facet, look in self.look.facets.items():
            yield from (((facet, value), look.called(words, value)) for value in look.known(words))
        yield from (((OPPONENTS, kind), words.opponent(kind)) for kind in self.look.opponents)
        for kind in (PEOPLE, ROBOTS):
            yield (OPPONENTS, kind), self.context.text(f"matches-opponent-{kind}")


_NO_ROLE = "person"
"""The emblem of a player in a game without roles."""


_PAD, _ROW, _BAR, _AIR = 14, 92, 14, 8
"""In u: margin, height of a row, width of the scroll bar, gap between rows."""

_WHAT, _WHO, _ABOVE = 0.27, 0.47, 0.5
"""Shares of the title and the players in a row; the result has the rest. Share of the title in a window higher than
wide."""

_HIGHER = 1.6
"""How much higher rows are there, with the players below title and result."""

_TITLE = 0.46
"""Share of a row's height that its title takes."""

_SEATS = 6
"""Maximum columns of players."""

_ROOMS, _LARGE = 3, 1.2
"""Least columns of players, so that they align between rows, and the text scale beyond which two are enough."""


def draw_matches(
    scene: ListScene, lines: LineList, canvas: Canvas, rect: pygame.Rect, shown: Sequence[ListedMatch],
    chosen: ListedMatch | None,
) -> None:  # fmt: skip
    """Draw the list into ``rect``, with a row for each match ``shown``."""
    canvas.panel(rect, PLAIN, "matches")
    pad, bar, words = canvas.px(_PAD), max(8, canvas.px(_BAR)), MatchWords(scene.context)
    room = rect.inflate(-2 * pad, -pad)
    row = _ROW * (_HIGHER if scene.sheet.is_upright else 1)
    visible = max(1, room.height // max(SMALLEST_HIT + 6, canvas.px(scene.sheet.grown(row, 1.6))))
    pitch = room.height // visible
    beside = bar + pad // 2 if len(shown) > visible else 0
    window = pygame.Rect(room.x, room.y, room.width - beside, pitch * visible)
    lines.fit(window, pitch, len(shown), pygame.Rect(room.right - bar, room.y, bar, window.height))

    def draw_line(line: pygame.Rect, number: int) -> None:
        listed = shown[number]
        put_row(scene, canvas, line, number, words.tip(listed), listed is chosen)
        with canvas.within(line):
            _draw_match(canvas, line, words, listed)

    lines.draw(scene, canvas, _AIR, draw_line)


def _draw_match(canvas: Canvas, rect: pygame.Rect, words: MatchWords, listed: ListedMatch) -> None:
    """The content of a row: title, players and result, or why the file cannot be read."""
    pad = canvas.px(14)
    what, who, result = _parts(canvas, rect.inflate(-2 * pad, -2 * canvas.px(6)), pad)
    if listed.match is None:
        canvas.text(words.title(listed), what, "strong", BODY, DISABLED, wrap=True)
        canvas.text(words.reason(listed), who.union(result), "text", BODY, DISABLED, wrap=True)
        return
    room = what
    if listed.note.favourite:
        size = max(ICON_FLOOR, min(canvas.px(34), what.height * 6 // 10))
        canvas.icon("vp", (what.x + size // 2, what.centery), size)
        left = what.x + size + canvas.px(10)
        room = pygame.Rect(left, what.y, what.right - left, what.height)
    _draw_title(canvas, room, words.title(listed), words.about(listed))
    with canvas.one_size():
        _draw_seats(canvas, who, words.seats(listed.match))
    told = words.result(listed.match), words.length(listed.match)
    _draw_pair(canvas, result, told, ("strong", BODY, TXT), ("text", BODY, MUTED))


def _parts(canvas: Canvas, rect: pygame.Rect, gap: int) -> Sequence[pygame.Rect]:
    """The places of title, players and result; in a window higher than wide the players stand below both."""
    if not ScreenSheet(canvas.metrics).is_upright:
        return columns(rect, gap, _WHAT, _WHO)
    upper = pygame.Rect(rect.x, rect.y, rect.width, rect.height * 11 // 20)
    what, result = columns(upper, gap, _ABOVE)
    who = pygame.Rect(rect.x, upper.bottom, rect.width, rect.bottom - upper.bottom)
    return what, who, result


def _draw_seats(canvas: Canvas, rect: pygame.Rect, seats: Sequence[SeatWords]) -> None:
    """Emblem, name and VP of each player, the winner in gold."""
    gap, least = canvas.px(10), 2 if canvas.metrics.text_scale > _LARGE else _ROOMS
    for seat, place in zip(seats, row_of_rects(rect, max(least, min(_SEATS, len(seats))), gap), strict=False):
        size = max(ICON_FLOOR, min(canvas.px(56), place.height * 8 // 10, place.width // 3))
        canvas.portrait(seat.emblem, (place.x + size // 2, place.centery), size)
        left = place.x + size + canvas.px(8)
        room = pygame.Rect(left, place.y, place.right - left, place.height)
        colour = GOLD if seat.won else TXT
        _draw_pair(canvas, room, (seat.name, str(seat.vp)), ("text", BODY, colour), ("number", BODY, colour))


def _draw_title(canvas: Canvas, rect: pygame.Rect, title: str, about: str) -> None:
    """The title of a row, and the line below it, which is broken in two if it is long."""
    upper = pygame.Rect(rect.x, rect.y, rect.width, round(rect.height * _TITLE))
    px = min(canvas.metrics.text_px(BODY), max(FLOOR, round(upper.height * 0.8)))
    canvas.letters(title, upper, "strong", px, TXT)
    lower = pygame.Rect(rect.x, upper.bottom, rect.width, rect.bottom - upper.bottom)
    canvas.text(about, lower, "text", BODY, MUTED, wrap=True)


def _draw_pair(canvas: Canvas, rect: pygame.Rect, lines: tuple[str, str], *looks: tuple[str, TextSize, str]) -> None:
    """Two lines of text."""
    upper = pygame.Rect(rect.x, rect.y, rect.width, rect.height // 2)
    lower = pygame.Rect(rect.x, upper.bottom, rect.width, rect.height - upper.height)
    for line, place, (role, u, colour) in zip(lines, (upper, lower), looks, strict=True):
        px = min(canvas.metrics.text_px(u), max(11, round(place.height * 0.8)))
        canvas.letters(line, place, role, px, colour)
