"""Draws the panels over the table: how to pay, what to discard or take, whether to pass."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

import pygame

from game.fiftyfirst.art.goods import ordered
from game.fiftyfirst.cards.vocabulary import GAINS
from game.fiftyfirst.rules.commands import ActivateLocation, ExchangeWorkers
from game.fiftyfirst.rules.decide import payments
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.phases.cleanup import lost_of
from game.fiftyfirst.table.draw.cards import face_of
from game.fiftyfirst.table.draw.payments import draw_paid_places, draw_paying
from game.fiftyfirst.table.draw.subject import subject_rect
from game.fiftyfirst.table.play import panels
from game.fiftyfirst.table.play.choices import discarded_card, top_of_pile
from game.fiftyfirst.table.play.panels import row_at
from game.fiftyfirst.table.play.targets import discard_of, matched_of
from game.fiftyfirst.table.sight import Sight
from game.fiftyfirst.table.spots import DiscardOption, ExchangeFor, WayOption
from game.fiftyfirst.table.words import tips
from game.fiftyfirst.table.words.prompts import command_title, gain_strip
from game.fiftyfirst.wording import card_words, forecasts
from game.fiftyfirst.wording.rows.cards import action_strip, bag_strip, faction_strip
from game.fiftyfirst.wording.rows.commands import COMMANDS
from game.kernel.bag import EMPTY
from game.ui.art import chrome
from game.ui.art.lettering import broken, width_of
from game.ui.art.strips import draw_strip, strip_width
from game.ui.art.svg import icon
from game.ui.art.upright import RATIO, face_size
from game.ui.boxes import Box, spread
from game.ui.canvas import Canvas
from game.ui.input import Touch
from game.ui.table.draw import frames
from game.ui.table.play import modes
from game.ui.table.zone import PanelRow
from game.ui.theme import BODY, GOLD, SUNK, TXT
from game.ui.widgets.button import Button
from game.ui.widgets.counts import draw_counts, fits_one_row
from game.ui.widgets.screen import LAYER
from game.ui.widgets.scroller import Scroller
from game.wording.signs import ARROW, Strip

_LOST, _LOST_PAD = 34, 14
"""In u: size of the goods that are lost by passing, and the air beside them."""

_WAYS = 5
"""Maximum number of ways to do an action that stand side by side."""

Keep = Sequence[pygame.Rect]
"""Rectangles that a panel should not hide."""


def draw_panel(
    canvas: Canvas, sight: Sight, mode: modes.Panel, scroller: Scroller, light: int = 0
) -> tuple[Button, ...]:
    """Draw the panel of a mode over the darkened table, and return its buttons.

    The subject of the command and the places that can be chosen on the table stay bright. The panel stands where it
    hides least of them while nothing is raised, so that it stays there when the pointer leaves the plate that was
    clicked. ``scroller`` is for a list that is too long; ``light`` is how far what pays shines, in steps.
    """
    lit = frames.lit_places(sight, canvas.marks)
    bright = [place.rect for place in lit]
    subject = _subject(sight, mode)
    if subject:
        bright.append(subject)
    if isinstance(mode, panels.Paying | panels.Gathering):
        bright.append(sight.layout.own.goods_panel.rect)
    if isinstance(mode, panels.Paying):
        bright += _paid_plates(sight, mode)
    if isinstance(mode, panels.Gathering):
        bright.append(sight.layout.side.main.rect)
    frames.darken_all_but(canvas, bright)
    canvas.layer = LAYER
    if isinstance(mode, panels.Paying):
        draw_paid_places(canvas, sight, mode, light)
    if isinstance(mode, panels.Gathering) and (place := sight.box(mode.place)):
        canvas.image(row_at(sight.standing, mode).picture(sight, mode.place, place), place[:2], "gathered")
    if subject:
        chrome.focus_ring(canvas, subject, GOLD, 12, 4)
    frames.draw_lit_places(canvas, sight, lit)
    keep = [sight.layout.sign.rect.union(sight.layout.lane.rect), *(rect for rect in bright if rect is not subject)]
    if at_rest := _subject(sight._replace(touch=Touch()), mode):
        keep.append(at_rest)
    if isinstance(mode, panels.Gathering):
        return row_at(sight.standing, mode).draw(canvas, sight, mode, keep, scroller)
    return _PANELS[type(mode)](canvas, sight, mode, keep, scroller)


def _subject(sight: Sight, mode: modes.Panel) -> pygame.Rect | None:
    """The rectangle of what the panel is about."""
    if isinstance(mode, panels.Gathering):
        place = sight.box(mode.place)
        return place.rect if place else None
    if isinstance(mode, panels.Paying | panels.Passing):
        return subject_rect(sight, mode.command)
    assert isinstance(mode, panels.Branching | panels.Exchanging | panels.Discarding), "all panels are known"
    return subject_rect(sight, mode.commands[0])


def _paid_plates(sight: Sight, mode: panels.Paying) -> Iterator[pygame.Rect]:
    """The plates on which goods lie that could pay."""
    for site in {source.site for source in mode.bill.sources}:
        box = sight.layout.uncovered(site) if site is not None else None
        if box:
            yield box.rect


# ---------------------------------------------------------------------- discarding and exchanging
def _draw_discarding(
    canvas: Canvas, sight: Sight, mode: panels.Discarding, keep: Keep, _: Scroller
) -> tuple[Button, ...]:
    """The cards, Deals or Ruins to choose from; those on the table can be clicked there as well."""
    width, gap, options = canvas.px(150), canvas.px(16), mode.options
    size = (max(canvas.px(560), min(canvas.px(1200), len(options) * (width + gap))), face_size(width)[1] + canvas.px(8))
    note = _discard_note(sight, mode)
    frame = frames.open_frame(canvas, sight, size, command_title(sight, mode.commands[0]), note, keep)
    width = min(width, round(frame.body.height / RATIO))
    lefts = spread(frame.body.x, frame.body.width, width, len(options), gap)
    choices = []
    for index, (left, name) in enumerate(zip(lefts, options, strict=True)):
        box = Box(left, frame.body.y, width, face_size(width)[1])
        choices.append(_draw_choice(canvas, sight, index, discarded_card(sight, name), box))
    return (*choices, *frames.draw_feet(canvas, sight, frame.foot, None))


def _discard_note(sight: Sight, mode: panels.Discarding) -> str:
    """What to choose; of several cards also which are chosen and how many are left."""
    count = len(discard_of(mode.commands[0]))
    if count == 1:
        return sight.text("table-discard-note")
    if not mode.chosen:
        return sight.text("table-discard-first", n=count)
    chosen = sight.wording.cards([discarded_card(sight, name) for name in mode.chosen])
    return sight.text("table-discard-next", chosen=chosen, n=len(mode.chosen), left=count - len(mode.chosen))


def _draw_choice(canvas: Canvas, sight: Sight, index: int, card: str, box: Box) -> Button:
    label = DiscardOption(index)
    if sight.touch.hover == label:
        chrome.glow(canvas, box.rect, GOLD, 10)
    canvas.image(face_of(sight, card, box.w), (box.x, box.y), card)
    return frames.option(canvas, sight, label, box.rect)


def _draw_exchanging(
    canvas: Canvas, sight: Sight, mode: panels.Exchanging, keep: Keep, _: Scroller
) -> tuple[Button, ...]:
    offered = {command.good for command in mode.commands if isinstance(command, ExchangeWorkers)}
    goods = [good for good in GAINS if good in offered]
    grown, gap = frames.text_growth(canvas), canvas.px(12)
    names = max(
        (width_of(sight.wording.good_name(good), "strong", canvas.metrics.text_px(BODY)) for good in goods), default=0
    )
    wide, tall = max(canvas.px(126), names + canvas.px(24)), canvas.px(96) + canvas.px(26 * grown)
    command = mode.commands[0]
    is_asked = panels.opens_payment_panel(tuple(sight.standing.match.ask(payments, command.seat, command)), False)
    title = forecasts.command_name(sight.wording, mode.commands[0])
    note = sight.text("table-exchange-how" if is_asked else "table-exchange-note")
    frame = frames.open_frame(canvas, sight, (len(goods) * (wide + gap), tall), title, note, keep)
    wide = (frame.body.width + gap) // max(1, len(goods)) - gap
    px = frames.tile_px(canvas, [sight.wording.good_name(good) for good in goods], wide)
    options = []
    for index, good in enumerate(goods):
        cell = pygame.Rect(frame.body.x + index * (wide + gap), frame.body.y, wide, frame.body.height)
        picture = icon(good, max(18, min(canvas.px(72), cell.height // 2)))
        options.append(
            frames.draw_tile(canvas, sight, ExchangeFor(good), [picture], sight.wording.good_name(good), cell, px)
        )
    return (*options, *frames.draw_feet(canvas, sight, frame.foot, None))


def _draw_branching(
    canvas: Canvas, sight: Sight, mode: panels.Branching, keep: Keep, _: Scroller
) -> tuple[Button, ...]:
    """A tile for each way to do an action: its signs, and its name below; many ways stand in several rows. What there
    is to match is seen on the top cards of the discard piles."""
    if mode.asks_pile:
        return _draw_piles(canvas, sight, mode, keep)
    found = [_way(sight, mode, way) for way in mode.ways]
    names, strips = [name for name, _ in found], [strip for _, strip in found]
    columns = min(len(found), _WAYS)
    rows = -(-len(found) // columns)
    gap, px = canvas.px(12), max(24, canvas.px(46))
    words = max(width_of(name, "strong", canvas.metrics.text_px(BODY)) for name in names)
    wide = max(canvas.px(150), words + canvas.px(24), max(strip_width(strip, px) for strip in strips) + canvas.px(28))
    tall = canvas.px(96) + canvas.px(26 * frames.text_growth(canvas))
    size = round(columns * (wide + gap)), rows * (tall + gap) - gap
    title, note = command_title(sight, mode.commands[0]), _branching_note(sight, mode)
    frame = frames.open_frame(canvas, sight, size, title, note, keep)
    wide, tall = (frame.body.width + gap) // columns - gap, (frame.body.height + gap) // rows - gap
    letters, options = frames.tile_px(canvas, names, wide), []
    foot = round(canvas.metrics.text_px(BODY) * 1.3) + canvas.px(8)
    for index, (way, name, strip) in enumerate(zip(mode.ways, names, strips, strict=True)):
        row, column = divmod(index, columns)
        left, top = frame.body.x + column * (wide + gap), frame.body.y + row * (tall + gap)
        cell = pygame.Rect(left, top, wide, tall)
        options.append(frames.draw_tile(canvas, sight, WayOption(way), [], name, cell, letters))
        room = pygame.Rect(cell.x + canvas.px(8), cell.y, cell.width - canvas.px(16), cell.height - foot)
        draw_strip(canvas, strip, room, min(px, round(room.height * 0.7)))
    return (*options, *frames.draw_feet(canvas, sight, frame.foot, None))


def _way(sight: Sight, mode: panels.Branching, way: panels.Way) -> tuple[str, Strip]:
    """The name and the signs of a way to do an action."""
    command = mode.of(way)[0]
    if matched := matched_of(command):
        return sight.wording.category(matched.category), _matched_strip(sight, command)
    if isinstance(way, str):
        use = sight.standing.board.use(way)
        return card_words.faction_use(sight.wording, way), faction_strip(use) if use else ()
    found = sight.site(command.site) if isinstance(command, ActivateLocation) else None
    action = sight.catalog.locations[found[1].card].action if found else None
    return sight.text("table-times", n=way), action_strip(action, way) if action else ()


def _branching_note(sight: Sight, mode: panels.Branching) -> str:
    """What is chosen; of what is matched, on which card."""
    matched = matched_of(mode.commands[0])
    if matched is None:
        return sight.text("table-branching-note")
    card = top_of_pile(sight.standing, matched.owner)
    return sight.text("table-match-note", card=sight.wording.card(card), owner=sight.name(matched.owner))


def _matched_strip(sight: Sight, command: AnyCommand) -> Strip:
    """What matching a category costs, and what the action brings."""
    forecast = sight.standing.forecast(command)
    cost = forecast.of(command.seat).paid if forecast else EMPTY
    return (*bag_strip(cost, False, spent=True), ARROW, *gain_strip(sight, command))


def _draw_piles(canvas: Canvas, sight: Sight, mode: panels.Branching, keep: Keep) -> tuple[Button, ...]:
    """The top card of each discard pile on which there is something to match, and whose it is."""
    gap, width = canvas.px(16), canvas.px(150)
    names = [sight.name(str(seat)) for seat in mode.ways]
    px = canvas.metrics.text_px(BODY)
    wide = max(width, *(width_of(name, "strong", px) for name in names)) + canvas.px(24)
    tall = face_size(width)[1] + round(px * 1.3) + canvas.px(20)
    title, note = command_title(sight, mode.commands[0]), sight.text("table-match-pile")
    frame = frames.open_frame(canvas, sight, (len(names) * (wide + gap), tall), title, note, keep)
    width = min(width, round((frame.body.height - px * 1.3 - canvas.px(20)) / RATIO))
    letters, options = frames.tile_px(canvas, names, wide), []
    left = frame.body.x + (frame.body.width - len(names) * (wide + gap) + gap) // 2
    for number, (seat, name) in enumerate(zip(mode.ways, names, strict=True)):
        cell = pygame.Rect(left + number * (wide + gap), frame.body.y, wide, frame.body.height)
        face = face_of(sight, top_of_pile(sight.standing, str(seat)), width)
        options.append(frames.draw_tile(canvas, sight, WayOption(seat), [face], name, cell, letters))
    return (*options, *frames.draw_feet(canvas, sight, frame.foot, None))


# ---------------------------------------------------------------------- passing
def _draw_passing(canvas: Canvas, sight: Sight, _mode: panels.Passing, keep: Keep, _: Scroller) -> tuple[Button, ...]:
    """What passing means now; the goods that Cleanup takes stand in a line, as they do there."""
    said, lost, px = _passing(sight), lost_of(sight.standing.me), canvas.metrics.text_px(BODY)
    width = min(canvas.px(712 * frames.text_growth(canvas)), canvas.size[0] - canvas.px(120))
    lines = [*said.told, *filter(None, [said.loses]), *said.stores]
    heights = [round(len(broken(line, "text", px, width)) * px * 1.3) + canvas.px(12) for line in lines]
    if said.loses:
        at, rows = len(said.told) + 1, 1 if fits_one_row(canvas, lost, width - 2 * canvas.px(_LOST_PAD), _LOST) else 2
        lines.insert(at, "")
        heights.insert(at, rows * round(canvas.px(_LOST) * 1.4) + canvas.px(12))
    frame = frames.open_frame(canvas, sight, (width, sum(heights)), sight.text("table-pass-title"), "", keep)
    top, room = frame.body.y, min(1.0, frame.body.height / max(1, sum(heights)))
    for line, height in zip(lines, heights, strict=True):
        place = pygame.Rect(frame.body.x, top, frame.body.width, int(height * room))
        top = place.bottom
        with canvas.within(frame.body):
            if line:
                canvas.text(line, place, "text", BODY, TXT, wrap=True)
            else:
                place.height -= canvas.px(10)
                canvas.panel(place, SUNK, "lost")
                draw_counts(canvas, ordered(lost), place.inflate(-2 * canvas.px(_LOST_PAD), -4), TXT, _LOST)
    return frames.draw_feet(canvas, sight, frame.foot, sight.text("table-pass"), "grave")


def _passing(sight: Sight) -> forecasts.PassWords:
    """No more turns, no attacks by others, and what Cleanup takes."""
    me, locations = sight.standing.me, sight.catalog.locations
    stores = [site.card for site in me.sites if not site.ruin and locations[site.card].storage]
    return forecasts.pass_words(sight.wording, lost_of(me), stores, sight.standing.view.end_triggered)


_PANELS: Mapping[type[modes.Panel], Callable[[Canvas, Sight, Any, Keep, Scroller], tuple[Button, ...]]] = {
    panels.Branching: _draw_branching,
    panels.Discarding: _draw_discarding,
    panels.Exchanging: _draw_exchanging,
    panels.Paying: draw_paying,
    panels.Passing: _draw_passing,
}
"""Mode -> the function that draws its panel, but for goods that are gathered at the place of a set."""


def _topic_of_branching(mode: panels.Branching) -> str:
    return "matching" if matched_of(mode.commands[0]) else "faction_actions"


PANELS: Final[Mapping[type[modes.Panel], PanelRow]] = {
    panels.Paying: PanelRow(draw_panel, tips.of_paying, lambda _: "paying"),
    panels.Discarding: PanelRow(draw_panel, tips.of_discarding, lambda _: "paying"),
    panels.Exchanging: PanelRow(draw_panel, tips.of_exchanging, lambda _: "exchange"),
    panels.Gathering: PanelRow(draw_panel, tips.of_gathering, lambda _: "machines_coop"),
    panels.Branching: PanelRow(draw_panel, tips.of_branching, _topic_of_branching),
    panels.Passing: PanelRow(draw_panel, tips.of_passing, lambda mode: COMMANDS[type(mode.command)].topic),
}
"""The panels of the game."""
