"""Cleanup: what to store on a card (R17.1), and what stays and what goes for everybody (R17.2, R17.3)."""

from __future__ import annotations

import pygame

from game.cards.vocabulary import TOKENS
from game.kernel.bag import EMPTY, Bag
from game.rules.commands import StoreGoods
from game.rules.effects import store
from game.rules.phases import cleanup
from game.rules.state import ChooseStorage, Player, Seat, Site
from game.ui.art.chrome import drop_shadow, licence_plate
from game.ui.art.faces import full_face
from game.ui.canvas import Canvas
from game.ui.pointer import Click
from game.ui.scene import Context
from game.ui.scenes.phase import PhaseScene
from game.ui.theme import DIALOG, LINE, MUTED, SUNK, TXT
from game.ui.widgets.button import Button
from game.ui.widgets.counts import draw_counts
from game.ui.widgets.heading import draw_heading

_FACE = (182, 278, 296)
_STEPPER = 84


class CleanupScene(PhaseScene):
    """``stored`` is what would go onto the card that asks; public, so no hand is opened here."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.stored = EMPTY

    # ------------------------------------------------------------------ acting
    def enter(self) -> None:
        super().enter()
        self.stored = EMPTY

    @property
    def question(self) -> ChooseStorage | None:
        """What is asked now; None while the last answer could still be taken back."""
        question = self.match.state.question
        return question if isinstance(question, ChooseStorage) and not self.match.awaiting_end_turn else None

    def on_click(self, click: Click) -> None:
        words = (click.label or "").split(":")
        if click.button == "right":
            if words[0] == "card":
                self.zoom((words[1],), 0)
            return
        if words[0] == "store":
            self._step(words[2], 1 if words[3] == "plus" else -1)
        elif click.label == "confirm":
            self.confirm()
        else:
            super().on_click(click)

    def _step(self, good: str, by: int) -> None:
        self.stored = self._changed(good, by)
        self.changed = True

    def _changed(self, good: str, by: int) -> Bag:
        return Bag({**self.stored, good: self.stored[good] + by})

    def confirm(self) -> None:
        if self.question:
            self.submit(StoreGoods(self.question.seat, self.question.site, self.stored))

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        self.draw_backdrop(canvas)
        draw_heading(canvas, self.box(560, 76, 800, 78), "cleanup", self.context.text("cleanup-title"))
        panel = self.box(150, 186, 800, 740)
        canvas.panel(panel, DIALOG._replace(alpha=0.98), "storage")
        self.put_undo(canvas, self.box(182, 826, 160, 76))
        if self.question:
            self._draw_question(canvas, self.question)
        else:
            self._draw_answered(canvas, panel)
        self._draw_account(canvas, self.box(970, 186, 800, 740))

    def _draw_answered(self, canvas: Canvas, panel: pygame.Rect) -> None:
        holder = self.match.holder
        lines = [self.context.text("cleanup-done", name=self.match.names[holder] if holder else "")]
        for site in self.match.state.player(holder).sites if holder else ():
            if site.stored:
                title, goods = self.context.wording.title(site.card), self.context.wording.goods(site.stored)
                lines.append(self.context.text("cleanup-stored", card=title, goods=goods))
        canvas.text("\n".join(lines), panel.inflate(-canvas.px(80), 0), "text", 24, TXT, "center", wrap=True)
        self.put_end_turn(canvas, self.box(358, 826, 560, 76))

    def _draw_question(self, canvas: Canvas, question: ChooseStorage) -> None:
        player = self.match.state.player(question.seat)
        site = player.site(question.site)
        if site is None:
            return
        location = self.context.catalog.locations[site.card]
        wording, text = self.context.wording, self.context.text
        facts = {"name": self.match.names[question.seat], "card": wording.title(site.card)}
        head = self.box(182, 204, 736, 56)
        canvas.text(text("cleanup-store", **facts), head, "title", 30, TXT)
        face = self.box(_FACE[0], _FACE[1], _FACE[2], _FACE[2] * 88 / 63)
        drop_shadow(canvas, face)
        canvas.image(full_face(location, face.width, wording), face.topleft, site.card)
        canvas.hit(face, f"card:{site.card}")
        room = text("cleanup-room", goods=wording.goods(location.storage))
        canvas.text(room, self.box(510, 272, 408, 60), "text", 22, MUTED, wrap=True)
        self._draw_steppers(canvas, site, location.storage, player)
        self._put_confirm(canvas)

    def _draw_steppers(self, canvas: Canvas, site: Site, storage: Bag, player: Player) -> None:
        goods = storable(storage)
        for number, good in enumerate(goods):
            row = self.box(510, 346 + number * _STEPPER, 408, _STEPPER - 12)
            self._draw_stepper(canvas, row, site, good, player.goods[good])

    def _draw_stepper(self, canvas: Canvas, row: pygame.Rect, site: Site, good: str, owned: int) -> None:
        """Minus, how many go onto the card, plus; and how many there are."""
        text, count = self.context.text, self.stored[good]
        side = row.height - canvas.px(16)
        with canvas.within(row):
            canvas.panel(row, SUNK, good)
            canvas.icon(good, (row.x + canvas.px(42), row.centery), canvas.px(48), dim=not owned)
            have = pygame.Rect(row.x + canvas.px(76), row.y, canvas.px(120), row.height)
            canvas.text(text("cleanup-have", count=owned - count), have, "text", 19, MUTED)
        minus = pygame.Rect(row.right - canvas.px(206), row.centery - side // 2, side, side)
        plus = pygame.Rect(row.right - canvas.px(12) - side, minus.y, side, side)
        middle = pygame.Rect(minus.right, row.y, plus.x - minus.right, row.height)
        canvas.text(str(count), middle, "number", 30, TXT, "center")
        label = f"store:{site.id}:{good}"
        less = None if count else text("cleanup-none-stored")
        self.put(canvas, Button(f"{label}:minus", "−", minus, u=30, why=less))
        self.put(canvas, Button(f"{label}:plus", "+", plus, u=30, why=self._why_not(good)))

    def _why_not(self, good: str) -> str | None:
        """Why one more of a good cannot be stored."""
        question = self.question
        if question is None:
            return None
        refusal = self.match.check(StoreGoods(question.seat, question.site, self._changed(good, 1)))
        return self.context.wording.refusal(refusal, self.match.names) if refusal else None

    def _put_confirm(self, canvas: Canvas) -> None:
        text = self.context.text
        words = text("cleanup-confirm", goods=self.context.wording.goods(self.stored)) if self.stored else None
        button = Button("confirm", words or text("cleanup-nothing"), self.box(358, 826, 560, 76), "primary", u=30)
        self.put(canvas, button)

    def _draw_account(self, canvas: Canvas, panel: pygame.Rect) -> None:
        """For every seat, what stays and what goes back to the general supply."""
        canvas.panel(panel, DIALOG._replace(edge=LINE, alpha=0.98), "account")
        seats = self.match.state.seats
        tall = (panel.height - canvas.px(24)) // len(seats)
        for number, seat in enumerate(seats):
            top = panel.y + canvas.px(12) + number * tall
            block = pygame.Rect(panel.x + canvas.px(16), top, panel.width - canvas.px(32), tall - canvas.px(12))
            self._draw_seat(canvas, seat, block)

    def _draw_seat(self, canvas: Canvas, seat: Seat, rect: pygame.Rect) -> None:
        player = self.match.state.player(seat)
        plate = pygame.Rect(rect.x, rect.y, rect.width, min(canvas.px(84), rect.height // 3))
        title, name = self.context.wording.title(player.faction), self.match.names[seat]
        licence_plate(canvas, plate, player.faction, title, name, player.vp, active=seat == self.mover)
        stored = self.stored if self.question and self.question.seat == seat else EMPTY
        rest = pygame.Rect(rect.x, plate.bottom + canvas.px(10), rect.width, rect.bottom - plate.bottom - canvas.px(10))
        half = rest.height // 2
        self._draw_goods(canvas, "cleanup-stays", cleanup.kept_of(player) + stored, rest, half)
        self._draw_goods(
            canvas,
            "cleanup-goes",
            cleanup.lost_of(player) + cleanup.cleared_of(player) - stored,
            rest.move(0, half),
            half,
        )

    def _draw_goods(self, canvas: Canvas, key: str, goods: Bag, rect: pygame.Rect, height: int) -> None:
        words = pygame.Rect(rect.x, rect.y, canvas.px(170), height)
        canvas.text(self.context.text(key), words, "text", 20, MUTED, wrap=True)
        room = pygame.Rect(words.right, rect.y, rect.right - words.right, height)
        if goods:
            draw_counts(canvas, goods, room, TXT, 38)
        else:
            canvas.text(self.context.text("cleanup-no-goods"), room, "text", 20, MUTED)


def storable(storage: Bag) -> tuple[str, ...]:
    """The goods that may go onto a card (R17.1)."""
    return tuple(good for good in TOKENS if store.fits(Bag({good: 1}), storage))
