"""What the phase screens of Metro 2033 have in common: an account is told step by step and then read, questions that
are answered in secret are covered, and cards are shown closely."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import ClassVar, Final

import pygame

from game.kernel.message import Question
from game.kernel.seats import NOBODY, Seat
from game.metro2033.art.faces.backs import back
from game.metro2033.art.icons import faction_badge
from game.metro2033.of_context import metro_words
from game.metro2033.rules.state import MetroState
from game.metro2033.table import course
from game.metro2033.table.course import MetroAccount
from game.metro2033.wording import card_words
from game.metro2033.wording.metro_words import MetroWords
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Click, Input, Key
from game.ui.places import Label
from game.ui.running.flow import watchers_of
from game.ui.scenes.phase import PhaseScene
from game.ui.scenes.zoom import ZoomScene
from game.ui.table import labels
from game.ui.theme import HEADING, PAPER, TITLE, PanelStyle
from game.ui.widgets.button import Button
from game.ui.widgets.handover import SIGN, Handover, draw_handover
from game.ui.widgets.screen import draw_scrim

CONTINUE: Final = "continue"
"""The button that goes on."""

_SECOND: Final = 1000
_SIGN_LETTERS: Final = 0.6
"""Size of the letters on a sign, as a share of its height at most."""

_COVERED_AFTER: Final = 10_000
"""Milliseconds without input after which secret cards are covered again, where several people play."""

SHEET: Final = PanelStyle("#14171B", None, radius=14, edge_width=2.4, alpha=0.97)
"""What lies over the table; its edge has the colour of the scene."""


class MetroPhaseScene(PhaseScene):
    """A phase screen of Metro 2033. While an ``account`` is open it is told in ``age`` milliseconds at normal speed,
    and then read; otherwise a question is open."""

    darkness: ClassVar[int] = 165
    """How dark the table behind it is, up to 255."""

    asks: ClassVar[tuple[type[Question], ...]] = ()
    """The questions that are answered here."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.account: MetroAccount | None = None
        self.age = 0.0
        self._of: tuple[object, ...] | None = None
        self._idle = 0
        self._renew()

    def enter(self) -> None:
        super().enter()
        self._renew()

    def _renew(self) -> None:
        """Find out what is told or asked, if that is something else than before."""
        key = self.match.head, self.match.entry(self.match.head), self.context.read
        if key == self._of:
            return
        self._of = key
        found = course.pending(self.match, self.context.read)
        self.account = found if found is not None and found.scene == self.name else None
        self.age = 0.0
        self.renew()
        if not self.context.settings.moves or self.context.settings.reduced_motion:
            self.complete()

    def renew(self) -> None:
        """Something else is told or asked."""

    # ------------------------------------------------------------------ what is asked
    @property
    def words(self) -> MetroWords:
        return metro_words(self.context)

    @property
    def public(self) -> MetroState:
        """The match as everybody may see it."""
        view: MetroState = self.match.view(NOBODY)
        return view

    @property
    def question(self) -> Question | None:
        """The open question that is answered here, unless an account is told first."""
        question: Question | None = self.match.view(self.context.viewer).question
        return question if self.account is None and isinstance(question, self.asks) else None

    @property
    def is_asked(self) -> bool:
        """Whether a person has an open question here."""
        return self.question is not None and self.may_decide

    @property
    def is_closed(self) -> bool:
        """Whether the open question is answered in secret, and its cards still lie face down."""
        return self.is_asked and course.is_hidden(self.match.status) and self.is_hidden

    @property
    def shown_phase(self) -> tuple[int, str] | None:
        """An account is told before what has come after it."""
        if self.account is None:
            return None
        told = self.match.status_at(max(0, self.account.ends.step - 1))
        return told.round, told.phase

    # ------------------------------------------------------------------ time
    @property
    def length(self) -> float:
        """Milliseconds at normal speed in which all is told."""
        return 0.0

    @property
    def plays(self) -> bool:
        return self.age < self.length

    @property
    def busy(self) -> bool:
        return self.plays

    @property
    def stamps(self) -> int:
        """How many stamps have come down."""
        return 0

    def complete(self) -> None:
        """Show all at once."""
        self._grow(max(self.age, self.length))

    def _grow(self, age: float) -> None:
        """Tell on; a stamp that comes down is heard."""
        before = self.stamps
        self.age, self.changed = age, True
        if self.stamps > before:
            self.context.hear("stamp")

    def update(self, dt: int) -> None:
        super().update(dt)
        if self.plays:
            pace = self.context.settings.lasting(_SECOND)
            self._grow(self.age + dt * _SECOND / pace if pace else self.length)
        self._cover_again(dt)

    def _cover_again(self, dt: int) -> None:
        """Cover secret cards that nobody looks at any more, where somebody else may look."""
        self._idle += dt
        if self._is_secret_open and self._idle >= _COVERED_AFTER:
            self.cover()

    @property
    def _is_secret_open(self) -> bool:
        """Whether secret cards lie open that others at this screen must not see."""
        is_open = self.is_asked and course.is_hidden(self.match.status) and not self.is_hidden
        return is_open and len(watchers_of(self.match)) > 1 and self.context.settings.handover != "everything"

    def cover(self) -> None:
        """Turn secret cards face down again."""
        self.context.viewer = NOBODY
        self.begin()
        self.changed = True

    def handle(self, value: Input) -> None:
        self._idle = 0
        super().handle(value)

    # ------------------------------------------------------------------ acting
    def confirm(self) -> None:
        """Show all; if all is shown, go on to what comes next."""
        if self.plays:
            self.complete()
        elif self.account is not None:
            self.context.read = course.after(self.context.read, self.account)
            self.context.director.advance()

    def press_on(self) -> None:
        if self.is_closed:
            self.show_hand()
        else:
            self.confirm()

    def on_click(self, click: Click) -> None:
        if click.button == "left" and self.plays and self.account is not None and click.label != labels.MENU:
            self.complete()
        elif click.button == "left" and click.label == CONTINUE:
            self.confirm()
        else:
            super().on_click(click)

    def on_key(self, key: Key) -> None:
        if key.name == "escape" and self._is_secret_open and not self.has_chosen:
            self.cover()
        else:
            super().on_key(key)

    def cards_at(self, label: Label | None) -> tuple[Sequence[str], int] | None:  # noqa: ARG002 - not all show cards
        """The cards for the zoom and the index of the one at a label; None if there is no card."""
        return None

    def look_at(self, label: Label | None) -> None:
        """Show closely the card at a label."""
        found = self.cards_at(label)
        if found is None:
            super().look_at(label)
        elif self.context.table.cards:
            self.context.stack.push(ZoomScene(self.context, tuple(found[0]), found[1]))

    # ------------------------------------------------------------------ words
    def faction(self, seat: Seat) -> str:
        """The faction of a seat, which it has once the setup is over."""
        return self.public.player(seat).faction or ""

    def card_tip(self, card: str) -> str:
        """A card in words."""
        facts = (f"{fact.heading}: {fact.sentence}" for fact in card_words.facts(self.words, card))
        return "\n".join((self.words.title(card), *facts))

    def prompt(self, question: Question) -> str:
        """What is asked, by name where several people play; or what the others wait for, and who does not look yet."""
        names, asked = self.match.names, question.seat
        if not self.may_decide or self.is_closed:
            return str(self.context.narrator.waiting(question, names))
        told = str(self.context.narrator.question(question, self.match.view(self.context.viewer), names))
        if len(watchers_of(self.match)) < 2:
            return told
        return self.text("asked-by-name", name=names[asked], question=told)

    # ------------------------------------------------------------------ drawing
    def draw_ground(self, canvas: Canvas) -> None:
        """The table in the dark: it can still be read."""
        key = self.public, self.mover, self.shown_phase, self.context.settings.left_handed, canvas.metrics
        draw = self.context.table.draw_behind
        self._behind.put(
            canvas,
            key,
            lambda behind: draw(behind, self.context, self.shown_phase),
            lambda behind: draw_scrim(behind, self.darkness),
        )

    def draw_sign(self, canvas: Canvas, place: pygame.Rect, words: str, ink: str) -> None:
        """The enamel sign with the name of the scene."""
        style = PanelStyle(ink, "#0C0D10", radius=8, edge_width=2, keyline=PAPER)
        with canvas.within(place):
            canvas.panel(place, style, "sign")
            room = place.inflate(-2 * canvas.px(18), -2 * canvas.px(6))
            px = min(canvas.metrics.text_px(HEADING), round(place.height * _SIGN_LETTERS))
            canvas.letters(words, room, "title", px, PAPER, "center", upper=True)

    def draw_badge(self, canvas: Canvas, seat: Seat, middle: tuple[int, int], px: int) -> None:
        """The badge of the faction of a seat."""
        faction = self.faction(seat)
        if faction:
            canvas.picture(faction_badge(faction, px), middle, faction)

    def put_continue(self, canvas: Canvas, place: pygame.Rect) -> None:
        """The button that goes on, or shows all."""
        words = self.text("tell-all") if self.plays else self.text("continue")
        tip, hint = self.text("tell-all.tip" if self.plays else "tell-on.tip"), self.text("tell-on-keys")
        self.put(canvas, Button(CONTINUE, words, place, "primary", u=TITLE, tip=tip, hint=hint))

    def draw_hand_over(self, canvas: Canvas, rect: pygame.Rect, deck: str, cards: int) -> None:
        """Secret cards face down under the name of the player who is to decide."""
        seat = self.mover
        if seat is None:
            return
        news = self.news.of(self.match, self.context.narrator, seat)
        emblem = self.context.table.emblem(self.match, seat)
        name, nothing = self.match.names[seat], self.text("handover-nothing")
        handover = Handover(seat, name, emblem, cards, nothing, news)
        backs = partial(_back_of, deck, self.faction(seat))
        button = draw_handover(canvas, rect, handover, self.text, self.touch, backs)
        self.buttons[button.label] = button
        self._told[SIGN] = "\n".join(handover.recap) or self.text("handover-tip")


def _back_of(deck: str, faction: str, width: int) -> pygame.Surface:
    return back(deck, width, faction=faction)
