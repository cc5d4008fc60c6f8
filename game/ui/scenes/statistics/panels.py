"""The panels of the statistics: totals, sources of VP, the course over time, and the records."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import pygame

from game.match.library.statistics import Point, Result, Statistics
from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.places import RecordOf, TileOf, VpSource
from game.ui.scenes.explaining import ExplainingScene
from game.ui.scenes.score.table import VP_SIGNS
from game.ui.scenes.statistics.rows import draw_bar
from game.ui.scenes.statistics.words import day_words
from game.ui.widgets.button import Button, toned
from game.ui.widgets.chart import ChartCurve, draw_chart, marker

TILES = ("games", "wins", "vp", "rounds", "decisions")
RECORDS = ("highest", "widest", "closest", "longest")

_PAD, _TITLE, _SOURCE, _MEAN = 20, 48, 52, 58
"""In u: margin; heights of the title of a panel and of a source; width of a number."""

_TALLEST, _TITLED = 0.78, 0.5
"""Maximum height of the name of a source, as a share of its line; width of a title beside a legend, of its panel."""

_POINTS = 12
"""Maximum points of a curve."""

_TIGHTEST = 1.45
"""Least height of the line of a source, in sizes of the smallest letters."""

_REST = "rest"
"""Stands for all sources without room of their own."""


class TotalTile(NamedTuple):
    """A total: its number, what it counts, and a sentence about it."""

    number: str
    name: str
    tip: str


def tiles_of(text: Callable[..., str], found: Statistics) -> dict[str, TotalTile]:
    """The totals of `TILES`; ``found`` must have at least one result."""
    total, rounds = found.total, found.rounds
    mean = text("statistics-number", n=total.mean_vp)
    numbers = {
        "games": text("statistics-count", n=total.games),
        "wins": text("statistics-wins-number", n=total.wins, share=total.share),
        "vp": mean,
        "rounds": text("statistics-number", n=rounds.mean),
        "decisions": text("statistics-count", n=found.decisions),
    }
    facts = {"games": total.games, "results": total.results, "wins": total.wins, "vp": mean}
    facts |= {"fewest": rounds.fewest, "most": rounds.most, "mean": found.decisions / total.games}
    plural = {"games": total.games, "wins": total.wins, "decisions": found.decisions}
    names = {key: text(f"statistics-{key}", n=plural.get(key, 0), results=total.results) for key in TILES}
    return {key: TotalTile(numbers[key], names[key], text(f"statistics-{key}-tip", **facts)) for key in TILES}


def draw_tiles(scene: ExplainingScene, canvas: Canvas, places: Sequence[pygame.Rect], found: Statistics) -> None:
    """Draw each total on its own panel."""
    tiles = tiles_of(scene.context.text, found)
    with canvas.one_size():
        for (key, tile), rect in zip(tiles.items(), places, strict=True):
            with canvas.within(rect):
                canvas.panel(rect, theme.PLAIN, key)
                inner = rect.inflate(-canvas.px(28), -canvas.px(14))
                upper = pygame.Rect(inner.x, inner.y, inner.width, inner.height * 62 // 100)
                px = min(canvas.metrics.text_px(theme.HEADING), round(upper.height * 0.9))
                canvas.letters(tile.number, upper, "number", px, theme.GOLD if key == "vp" else theme.TXT, "center")
                lower = pygame.Rect(inner.x, upper.bottom, inner.width, inner.bottom - upper.bottom)
                px = min(canvas.metrics.text_px(theme.BODY), max(theme.FLOOR, round(lower.height * 0.8)))
                canvas.letters(tile.name, lower, "strong", px, theme.MUTED, "center")
            scene.explain(canvas, rect, TileOf(key), tile.tip)


def draw_sources(scene: ExplainingScene, canvas: Canvas, rect: pygame.Rect, found: Statistics) -> None:
    """Draw a bar for each source of VP (R18.4); with little room, the smallest share a bar."""
    text = scene.context.text
    inner = _draw_panel(scene, canvas, rect, "sources")
    if not found.sources:
        with canvas.within(rect):
            canvas.text(text("statistics-sources-none"), inner, "text", theme.BODY, theme.MUTED, "center", wrap=True)
        return
    lines = max(1, inner.height // round(canvas.metrics.text_px(theme.CAPTION) * _TIGHTEST))
    shown = _largest(found.sources, lines)
    pitch = min(canvas.px(scene.sheet.grown(_SOURCE, 1.5)), inner.height // max(1, len(shown)))
    most, total = max(shown.values(), default=1), max(1, sum(found.sources.values()))
    for number, (group, vp) in enumerate(shown.items()):
        line = pygame.Rect(inner.x, inner.y + number * pitch, inner.width, pitch - max(1, canvas.px(4)))
        key = "statistics-rest" if group == _REST else f"score-{group.replace('_', '-')}"
        name, mean = text(key), vp / found.total.results
        with canvas.within(rect):
            size = max(theme.ICON_FLOOR, min(canvas.px(34), line.height))
            icon = "plus" if group == _REST else VP_SIGNS.get(group, group)
            canvas.icon(icon, (line.x + size // 2, line.centery), size)
            left = line.x + size + canvas.px(10)
            named = pygame.Rect(left, line.y, line.x + line.width * 46 // 100 - left, line.height)
            px = min(canvas.metrics.text_px(theme.BODY), round(line.height * _TALLEST))
            canvas.letters(name, named, "strong", max(theme.FLOOR, px), theme.TXT)
            left = named.right + canvas.px(10)
            bar = pygame.Rect(left, line.y, line.right - left, line.height)
            room = canvas.px(scene.sheet.grown(_MEAN, 1.5))
            draw_bar(canvas, bar, vp / most, theme.GOLD, text("statistics-number", n=mean), room)
        told = text("statistics-source-tip", name=name, vp=vp, mean=mean, share=vp / total)
        scene.explain(canvas, line, VpSource(group), f"{told}\n{text(f'{key}-tip')}")


def _largest(sources: Mapping[str, int], lines: int) -> dict[str, int]:
    """The sources, the largest first, in at most so many ``lines``: the smallest are added up."""
    ordered = dict(sorted(sources.items(), key=lambda item: -item[1]))
    if len(ordered) <= lines:
        return ordered
    kept = dict(list(ordered.items())[: lines - 1])
    return {**kept, _REST: sum(ordered.values()) - sum(kept.values())}


def draw_course(scene: ExplainingScene, canvas: Canvas, rect: pygame.Rect, found: Statistics) -> None:
    """Draw the VP from the first game to the last, and those of the best opponent."""
    text, points = scene.context.text, found.course(_POINTS)
    inner = _draw_panel(scene, canvas, rect, "course", _TITLED)
    if len(points) < 2:
        with canvas.within(rect):
            canvas.text(text("statistics-course-none"), inner, "text", theme.BODY, theme.MUTED, "center", wrap=True)
        return
    own = ChartCurve("vp", theme.GOLD, tuple(round(point.vp) for point in points))
    others = ChartCurve("person", theme.DISABLED, tuple(round(point.others) for point in points))
    left = inner.x + round(inner.width * _TITLED) + canvas.px(8)
    legend = pygame.Rect(left, rect.y, inner.right - left, inner.y - rect.y)
    with canvas.within(rect):
        lines = (own, others)
        wide, size = legend.width // len(lines), max(theme.ICON_FLOOR, min(canvas.px(24), legend.height))
        for number, (key, line) in enumerate(zip(("own", "others"), lines, strict=True)):
            start = legend.x + number * wide
            canvas.picture(marker(number, line.colour, size), (start + size / 2, legend.centery), f"marker {key}")
            words = pygame.Rect(start + size + 6, legend.y, wide - size - canvas.px(14), legend.height)
            canvas.text(scene.context.text(f"statistics-{key}"), words, "strong", theme.BODY, theme.TXT)
        low = round(canvas.metrics.text_px(theme.BODY) * 1.3) + canvas.px(22)
        top = inner.y + canvas.px(14)
        plot = pygame.Rect(inner.x + canvas.px(60), top, inner.width - canvas.px(130), inner.bottom - low - top)
        draw_chart(canvas, plot, (own, others), [_games(scene, point) for point in points])
    rows = [
        text("statistics-course-row", games=_games(scene, point), vp=point.vp, others=point.others) for point in points
    ]
    scene.explain(canvas, plot, "course", "\n".join((text("statistics-course-tip"), *rows)))


def _games(scene: ExplainingScene, point: Point) -> str:
    """The numbers of the games of a point."""
    if point.first == point.last:
        return str(point.first)
    return scene.context.text("statistics-point", first=point.first, last=point.last)


def _draw_panel(
    scene: ExplainingScene, canvas: Canvas, rect: pygame.Rect, key: str, titled: float = 1.0
) -> pygame.Rect:
    """Draw a panel with its title, which takes the share ``titled`` of the width; returns the room below it."""
    pad = canvas.px(_PAD)
    canvas.panel(rect, theme.PLAIN, key)
    title = pygame.Rect(
        rect.x + pad, rect.y + pad // 3, rect.width - 2 * pad, canvas.px(scene.sheet.grown(_TITLE, 1.4))
    )
    with canvas.within(rect):
        words = pygame.Rect(title.x, title.y, round(title.width * titled), title.height)
        canvas.text(scene.context.text(f"statistics-{key}"), words, "title", theme.TITLE, theme.TXT, upper=True)
    return pygame.Rect(title.x, title.bottom, title.width, rect.bottom - pad // 2 - title.bottom)


def draw_records(scene: ExplainingScene, canvas: Canvas, places: Sequence[pygame.Rect], found: Statistics) -> None:
    """Draw the records as buttons `record:NAME`."""
    with canvas.one_size():
        for name, rect in zip(RECORDS, places, strict=True):
            result = found.records.get(name)
            if result:
                _draw_record(scene, canvas, rect, name, result)
            else:
                with canvas.within(rect):
                    canvas.panel(rect, theme.PLAIN, name)
                    canvas.text(
                        scene.context.text("statistics-no-record"),
                        rect,
                        "text",
                        theme.BODY,
                        theme.MUTED,
                        "center",
                        wrap=True,
                    )


def _draw_record(scene: ExplainingScene, canvas: Canvas, rect: pygame.Rect, name: str, result: Result) -> None:
    context, label = scene.context, RecordOf(name)
    text, match, seat = context.text, result.match, result.seat
    person = context.wording.player(seat.name)
    facts = {"vp": result.vp, "others": result.best_other, "rounds": match.round}
    with canvas.within(rect):
        canvas.panel(rect, toned(theme.RAISED, label, scene.touch), label)
        pad = canvas.px(14)
        size = max(theme.ICON_FLOOR, min(canvas.px(84), rect.height - 2 * pad))
        canvas.portrait(seat.faction, (rect.x + pad + size // 2, rect.centery), size)
        left = rect.x + 2 * pad + size
        inner = pygame.Rect(left, rect.y + pad // 2, rect.right - pad - left, rect.height - pad)
        third = inner.height // 3
        lines: tuple[tuple[str, str, theme.TextSize, str], ...] = (
            (text(f"statistics-{name}"), "sign", theme.BODY, theme.SIGN_NOTE),
            (text(f"statistics-record-{name}", **facts), "number", theme.TITLE, theme.PAPER),
            (
                text("statistics-record-who", name=person, day=day_words(context, match)),
                "text",
                theme.BODY,
                theme.MUTED,
            ),
        )
        for number, (words, role, u, colour) in enumerate(lines):
            place = pygame.Rect(inner.x, inner.y + number * third, inner.width, third)
            px = min(canvas.metrics.text_px(u), max(theme.FLOOR, round(third * 0.85)))
            canvas.letters(words, place, role, px, colour)
    who = text("statistics-result", name=person, faction=context.wording.title(seat.faction))
    tip = text("statistics-record-tip", who=who, steps=match.steps, **facts)
    scene.put(canvas, Button(label, text(f"statistics-{name}"), rect, drawn=False, tip=tip))
