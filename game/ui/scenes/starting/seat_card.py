"""A seat before a game as a card: the poster of its role, the faces of all roles, the name, and who plays: a person or
a robot of a level."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import msgspec
import pygame

from game.kernel.seats import HUMAN, Seat
from game.play.programs import is_program, title_of
from game.ui import theme
from game.ui.art.chrome import dashed_outline, drop_shadow, focus_ring
from game.ui.art.lettering import width_of
from game.ui.art.seat_posters import seat_poster
from game.ui.art.shapes import box
from game.ui.canvas import Canvas
from game.ui.places import Label, SeatPlayer, SeatRobot
from game.ui.running.seating import SeatedPlayer, robot_name
from game.ui.scene import Scene
from game.ui.scenes.who_plays import steppers
from game.ui.theme import BODY, CAPTION, MUTED, NIGHT, TITLE, TXT
from game.ui.widgets.button import Button, draw_button, row_of_rects, toned
from game.ui.widgets.text_field import TextField

RANDOM = "random"
"""Stands in labels for a random role."""

RADIUS, PAD = 14, 8
"""In u: corners of a card, and its margin, which is also the gap between its parts."""

_USUAL = 690
"""Height of a card in u in a window of 16:9: in a higher one all its parts grow."""

_BAND, _NAME, _PLAYERS, _LEVELS, _CORNER = 46, 54, 58, 46, 40
"""In u, for the usual card: heights of the band with the title, the name, the choice of a person or a robot, and that
of a level; side of what lies in the corner of the poster."""

_FACE, _FACE_OF_TWO, _ABREAST, _BROAD = 64, 62, 6, 600
"""In u: largest face, and largest in two rows; the number of faces from which on there are two, in a card less wide
than the last number."""

_LARGEST_TEXT = 1.25
"""How much larger text makes a part."""

_SHRUNK, _LEAST_AIR, _STEP = 0.75, 2, 0.16
"""How far the names of levels may shrink to stand side by side, and the pixels that each then has beside it; else the
width of a button to another one, as a share of the card."""

_DARK: Final = theme.PanelStyle(NIGHT, None, radius=8, alpha=0.92)
_OWN: Final = theme.PanelStyle(theme.PANEL_LIT, theme.LAMP, RADIUS, 2, 0.96)
_CARD: Final = theme.PanelStyle(theme.PANEL, theme.LINE, RADIUS, 1.5, 0.96)
_FREE: Final = theme.PanelStyle(theme.PANEL, None, RADIUS, alpha=0.84)
_SIGN: Final = theme.PanelStyle(theme.PANEL2, theme.LINE, radius=8)
_TAKEN: Final = 0.4
"""How far what cannot be chosen is darkened."""

_PLUS = 96


class RoleFace(NamedTuple):
    """A role to choose, by its portrait or a sign."""

    label: Label
    icon: str
    chosen: bool
    why: str | None = None
    tip: str | None = None


class SeatChoice(NamedTuple):
    """What is chosen for a seat."""

    seat: Seat
    name: TextField
    usual_name: str
    player: SeatedPlayer
    role: str | None
    title: str
    """That of the role, or what stands for a random one."""

    chance: tuple[str, ...]
    """The roles among which chance decides; none if there are no roles."""

    faces: Sequence[RoleFace] = ()
    is_own: bool = False
    remove: Button | None = None
    """Takes the seat away; it is placed by the card."""

    picture: Callable[[tuple[int, int], int], pygame.Surface] | None = None
    """The poster of a game without roles, by its size and the radius of its corners; by default it shows who plays."""


class SeatPlan(NamedTuple):
    """The parts of a card, in pixels."""

    poster: pygame.Rect
    faces: tuple[pygame.Rect, ...]
    name: pygame.Rect
    players: pygame.Rect
    levels: pygame.Rect
    programs: pygame.Rect
    """Empty if no program may play."""

    grown: float
    """How much larger the parts are than in the usual card."""


def plan_seat(canvas: Canvas, rect: pygame.Rect, faces: int, programs: bool) -> SeatPlan:
    """Place the parts of a card with so many faces from its foot upwards; the poster takes what they leave."""
    px, pad = canvas.px, canvas.px(PAD)
    grown = max(1.0, rect.height / max(1, px(_USUAL))) ** 0.5
    grown *= min(max(1.0, canvas.metrics.text_scale), _LARGEST_TEXT)
    inner = rect.inflate(-2 * pad, -2 * pad)
    bottom, placed = inner.bottom, []
    for high in (_LEVELS if programs else 0, _LEVELS, _PLAYERS, _NAME):
        tall = px(high * grown)
        placed.append(pygame.Rect(inner.x, bottom - tall, inner.width, tall))
        bottom -= tall + (pad if tall else 0)
    rows = 2 if faces > _ABREAST and rect.width < px(_BROAD) else min(1, faces)
    columns = -(-faces // max(1, rows))
    side = min(px((_FACE_OF_TWO if rows == 2 else _FACE) * grown), (inner.width + pad) // max(1, columns) - pad)
    top = bottom - rows * (side + pad) + pad
    lefts = [inner.x + round(number * (inner.width - side) / max(1, columns - 1)) for number in range(columns)]
    places = [pygame.Rect(lefts[n % columns], top + n // columns * (side + pad), side, side) for n in range(faces)]
    poster = pygame.Rect(inner.x, inner.y, inner.width, top - pad - inner.y)
    programs_at, levels, players, name = placed
    return SeatPlan(poster, tuple(places), name, players, levels, programs_at, grown)


def draw_seat(scene: Scene, canvas: Canvas, rect: pygame.Rect, choice: SeatChoice) -> None:
    """Draw the card of a seat; Tab goes from the name to the roles and the player."""
    plan = plan_seat(canvas, rect, len(choice.faces), bool(scene.context.programs))
    drop_shadow(canvas, rect, 8, RADIUS)
    canvas.panel(rect, _OWN if choice.is_own else _CARD, f"seat:{choice.seat}")
    _draw_poster(canvas, plan.poster, choice, canvas.px(_BAND * plan.grown))
    with canvas.within(rect):
        put_field(scene, canvas, choice.name, plan.name, choice.usual_name)
        for face, place in zip(choice.faces, plan.faces, strict=True):
            _put_face(scene, canvas, place, face)
        _put_players(scene, canvas, plan, choice)
    if choice.remove:
        side = max(24, canvas.px(_CORNER))
        corner = pygame.Rect(0, 0, side, side)
        corner.topright = plan.poster.right - canvas.px(PAD), plan.poster.y + canvas.px(PAD)
        scene.put(canvas, msgspec.structs.replace(choice.remove, rect=corner))


def put_field(scene: Scene, canvas: Canvas, field: TextField, rect: pygame.Rect, hint: str) -> None:
    """Draw a text field, and let Tab reach it."""
    scene.buttons[field.label] = Button(field.label, "", rect, drawn=False)
    field.draw(canvas, rect, scene.touch, hint)


# ---------------------------------------------------------------------- the poster
def _draw_poster(canvas: Canvas, rect: pygame.Rect, choice: SeatChoice, high: int) -> None:
    """Draw the leader of a role, or all those among whom chance decides, with the title on a band ``high`` pixels
    high; without roles who plays."""
    role, emblems = choice.role, (choice.role,) if choice.role else choice.chance
    if not emblems and choice.picture:
        canvas.image(choice.picture(rect.size, canvas.px(PAD)), rect.topleft, f"poster {choice.seat}")
        return
    if not emblems:
        canvas.panel(rect, theme.SHEET_LINE._replace(radius=PAD), f"poster {choice.seat}")
        icon = "robot" if choice.player.is_robot else "person"
        canvas.icon(icon, rect, min(rect.size) // 2)
        return
    canvas.image(seat_poster(emblems, rect.size, canvas.px(PAD)), rect.topleft, f"poster {role or RANDOM}")
    band = draw_band(canvas, rect, high)
    size = max(theme.ICON_FLOOR, round(high * 0.72))
    with canvas.within(band):
        canvas.icon(role or "dice", (band.right - canvas.px(PAD) - size // 2, band.centery), size)
        words = pygame.Rect(band.x, band.y, band.width - size - 2 * canvas.px(PAD), band.height)
        words = words.inflate(-2 * canvas.px(12), -2)
        canvas.text(choice.title, words, "title", TITLE, TXT, upper=True)


def draw_band(canvas: Canvas, rect: pygame.Rect, high: int) -> pygame.Rect:
    """Darken the foot of a poster for its title; returns that part."""
    band, round_ = pygame.Rect(rect.x, rect.bottom - high, rect.width, high), 2 * canvas.px(_DARK.radius)
    with canvas.clipped(band):
        canvas.panel(pygame.Rect(band.x, band.y - round_, band.width, high + round_), _DARK, "title")
    return band


# ---------------------------------------------------------------------- the roles
def _put_face(scene: Scene, canvas: Canvas, rect: pygame.Rect, face: RoleFace) -> None:
    """Draw a face: with a gold ring if it is chosen, dark if somebody else has it."""
    button = Button(face.label, "", rect, why=face.why, tip=face.tip, drawn=False)
    scene.buttons[face.label] = button
    if face.icon in ("dice", "plus"):
        canvas.panel(rect, toned(_SIGN, face.label, scene.touch), face.label)
        canvas.icon(face.icon, rect, max(theme.ICON_FLOOR, round(rect.width * 0.72)))
    else:
        canvas.portrait(face.icon, rect, rect.width)
    if face.why:
        canvas.blit(box(rect.size, round(rect.width * 0.1), NIGHT, alpha=_TAKEN), rect.topleft)
    elif face.chosen:
        focus_ring(canvas, rect, radius=8)
    elif scene.touch.hover == face.label:
        focus_ring(canvas, rect, theme.PAPER, radius=8, line=2)
    draw_button(canvas, button, scene.touch)


# ---------------------------------------------------------------------- the player
def _put_players(scene: Scene, canvas: Canvas, plan: SeatPlan, choice: SeatChoice) -> None:
    """Draw the choice of a person or a robot; below it the levels of a robot, or what a person does."""
    player, text = choice.player, scene.text
    person, robot = row_of_rects(plan.players, 2, canvas.px(PAD))
    note = text("new-person-note")
    chip = Button(SeatPlayer(choice.seat, HUMAN), text("new-person"), person, icon="person", tip=note)
    scene.put_chip(canvas, chip, not player.is_robot)
    label = SeatRobot(choice.seat) if player.is_robot else SeatPlayer(choice.seat, player.robot)
    chip = Button(label, text("new-robot"), robot, icon="robot", tip=robot_name(scene.context, player.robot))
    scene.put_chip(canvas, chip, player.is_robot)
    if player.is_robot:
        _put_levels(scene, canvas, plan.levels, choice.seat, player)
        if plan.programs.height:
            _put_programs(scene, canvas, plan.programs, choice.seat, player)
    else:
        words = plan.levels.inflate(-2 * canvas.px(PAD), 0)
        canvas.text(note, words, "text", CAPTION, MUTED, wrap=True)


def _put_levels(scene: Scene, canvas: Canvas, rect: pygame.Rect, seat: Seat, player: SeatedPlayer) -> None:
    """Draw the levels side by side, each as wide as its name needs; only the chosen one where they have no room,
    between buttons to a weaker and a stronger one."""
    names = {robot: scene.text(f"new-level-{robot}") for robot in scene.context.kind.robots.levels}
    wanted, gap = canvas.metrics.text_px(BODY), max(2, canvas.px(4))
    px = max(theme.FLOOR, round(wanted * _SHRUNK))
    needed = [width_of(name, "strong", px) + 2 for name in names.values()]
    spare = rect.width - gap * (len(needed) - 1) - sum(needed)
    if spare < len(needed) * _LEAST_AIR:
        _put_level(scene, canvas, rect, seat, player)
        return
    left = float(rect.x)
    for (robot, name), wide in zip(names.items(), needed, strict=True):
        right = left + wide + spare / len(needed)
        place = pygame.Rect(round(left), rect.y, round(right) - round(left), rect.height)
        _put_robot(scene, canvas, place, (seat, robot), name, player)
        left = right + gap


def _put_level(scene: Scene, canvas: Canvas, rect: pygame.Rect, seat: Seat, player: SeatedPlayer) -> None:
    """Draw the chosen robot between buttons to a weaker and a stronger one."""
    step, gap = round(rect.width * _STEP), canvas.px(PAD)
    middle = rect.inflate(-2 * (step + gap), 0)
    name = robot_name(scene.context, player.robot)
    _put_robot(scene, canvas, middle, (seat, player.robot), name, player)
    sides = pygame.Rect(rect.x, rect.y, step, rect.height), pygame.Rect(rect.right - step, rect.y, step, rect.height)
    for button in steppers(scene.context, sides, seat, player):
        scene.put(canvas, button)


def _put_programs(scene: Scene, canvas: Canvas, rect: pygame.Rect, seat: Seat, player: SeatedPlayer) -> None:
    """Draw the program that is chosen and the next one, so that each can be reached."""
    programs = tuple(scene.context.programs)
    first = programs.index(player.robot) if player.robot in programs else 0
    shown = [programs[(first + number) % len(programs)] for number in range(min(2, len(programs)))]
    for program, place in zip(shown, row_of_rects(rect, len(shown), canvas.px(4)), strict=True):
        _put_robot(scene, canvas, place, (seat, program), title_of(program), player)


def _put_robot(
    scene: Scene, canvas: Canvas, rect: pygame.Rect, robot: tuple[Seat, str], name: str, player: SeatedPlayer
) -> None:
    """Draw a robot to choose, by its seat and name."""
    note = scene.text("bot-program-note" if is_program(robot[1]) else f"bot-{robot[1]}-note")
    scene.put_chip(canvas, Button(SeatPlayer(*robot), name, rect, tip=note), player.name == robot[1])


# ---------------------------------------------------------------------- a free seat
def draw_free_seat(scene: Scene, canvas: Canvas, rect: pygame.Rect, is_next: bool) -> None:
    """Draw a seat that nobody has: the next one can be taken, one behind it not yet."""
    style = toned(_FREE, "add", scene.touch) if is_next else _FREE
    canvas.panel(rect, style, "free")
    dashed_outline(canvas, rect, theme.PAPER if is_next else theme.MUTED, RADIUS, 2)
    px = max(theme.ICON_FLOOR, canvas.px(_PLUS))
    words = pygame.Rect(rect.x, rect.centery + px // 2, rect.width, canvas.px(_NAME)).inflate(-4 * canvas.px(PAD), 0)
    with canvas.within(rect):
        canvas.icon("plus", (rect.centerx, rect.centery - px // 2), px)
        colour = TXT if is_next else MUTED
        canvas.text(scene.text("new-add"), words, "title", TITLE, colour, "center", upper=True)
    if is_next:
        scene.put(canvas, Button("add", "", rect, drawn=False))
    else:
        canvas.blit(box(rect.size, canvas.px(RADIUS), NIGHT, alpha=_TAKEN), rect.topleft)
