"""A fight: two columns of strength grow, battle cards are chosen in secret and turned up together, a stamp tells how it
has ended (M-9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from game.kernel.seats import NOBODY
from game.metro2033.art import inks
from game.metro2033.art.faces.backs import back
from game.metro2033.art.faces.face import face
from game.metro2033.art.icons import faction_badge, metro_icon
from game.metro2033.rules import commands as cmd
from game.metro2033.rules import steps
from game.metro2033.scenes.battle import words as said
from game.metro2033.scenes.battle.answers import FightAnswer, answers_of
from game.metro2033.scenes.battle.columns import BlockColumn, base_blocks, battle_blocks, draw_column, most_blocks
from game.metro2033.scenes.battle.middle import (
    MiddlePlaces,
    draw_drop,
    draw_opposition,
    draw_slot,
    draw_stamp,
    draw_type,
    middle_places,
    turned_up,
)
from game.metro2033.scenes.metro_phase import SHEET, MetroPhaseScene
from game.metro2033.table import accounts, course
from game.metro2033.table.accounts import FightAccount, FightingSide
from game.ui.art.chrome import drop_shadow, glow, veil
from game.ui.art.upright import RATIO, face_size
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Click, Drag, Input, Key
from game.ui.motion.motion import middle_box
from game.ui.places import Answer, Label
from game.ui.running.flow import watchers_of
from game.ui.table import labels
from game.ui.theme import BODY, CAPTION, GOLD, MUTED, SUBHEADING, TITLE, TXT, PanelStyle
from game.ui.widgets.button import Button

BLOCK_TIME, TURN_TIME, STAMP_TIME = 60, 300, 260
"""Milliseconds at normal speed: for a block of a column, for the battle cards to turn, for the stamp to come down."""

_HOLD: Final = 240
"""Milliseconds at normal speed between them."""

_RED: Final = "#7E2420"
_EDGE: Final = "#D9A441"
_OPPOSED: Final = {"biological": "#7FB56E", "physical": "#C9774C", "radiation": "#CDBB3C", "": "#EFE2B4"}
"""The inks of threats by their types, and of Polis."""

_WIDE, _HIGH, _TOP, _SIGN = 1220.0, 830.0, 112.0, 66.0
_HEAD, _FOOT, _HAND, _TELL = 84.0, 212.0, 292.0, 52.0
"""In u: width and height of the sheet at most, its least top, height of its sign; heights of the names, of what can be
done, of battle cards to choose from, of the sentence."""

_COLUMN, _MIDDLE = 120.0, 380.0
"""In u: widths of a column, and of what stands between the columns."""

_PLATE: Final = PanelStyle("#232A31", "#5B6670", radius=10, edge_width=1.6)
_PLATE_LIT: Final = PanelStyle("#3A3322", GOLD, radius=10, edge_width=2.4)


_RAISED: Final = 0.39
"""The share of what a high window has more that lies above the sheet."""


class BattlePlaces(NamedTuple):
    """The parts of the sheet of a fight, from above; the sign lies across its upper edge."""

    sheet: pygame.Rect
    sign: pygame.Rect
    head: pygame.Rect
    middle: pygame.Rect
    sentence: pygame.Rect
    foot: pygame.Rect


class BattleScene(MetroPhaseScene):
    """A fight while it is fought, and what has come of it."""

    name = course.BATTLE
    asks = (steps.ChooseDefender, steps.ChooseBattleCard, steps.ChooseUse)

    def __init__(self, context: Context) -> None:
        self._known: tuple[object, ...] | None = None
        self._fight: FightAccount | None = None
        self._answers: tuple[FightAnswer, ...] = ()
        self._drop = pygame.Rect(0, 0, 0, 0)
        """Where a battle card is dropped to be played."""

        super().__init__(context)
        self.drag: Drag[Answer] = Drag(self.pointer, self._lift, self._drop_card)

    # ------------------------------------------------------------------ what is told or asked
    def renew(self) -> None:
        before, self._known = self._fight, None
        fight = self.fight
        if before is not None and _is_same(before, fight):
            self.age = self._grown  # its blocks stand already

    def begin(self) -> None:
        self.drag.let_go()

    @property
    def fight(self) -> FightAccount:
        """The fight, as far as the viewer knows it."""
        key = self.match.head, self.account, self.context.viewer, self.context.wording.language
        if self._known != key:
            self._known, self._answers = key, ()
            if self.account is not None:
                self._fight = accounts.fight_account(self.match, self.account)
            else:
                viewer = NOBODY if self.is_hidden else self.context.viewer
                self._fight = accounts.fight_now(self.match, viewer)
            if self.is_asked and not self.is_closed:
                self._answers = answers_of(self.match, self.words, self.context.narrator, self._defended)
        assert self._fight is not None, "somebody fights"
        return self._fight

    def _defended(self, fighter: str | None) -> FightAccount:
        """The fight as it stands, or with this defender."""
        if fighter is None:
            return self.fight
        return accounts.fight_now(self.match, NOBODY, "army" if fighter == "army" else "hero")

    @property
    def answers(self) -> tuple[FightAnswer, ...]:
        """What can be answered, once the cards lie open."""
        return self._answers if self.fight and self.is_asked and not self.is_closed else ()

    @property
    def shown_fight(self) -> FightAccount:
        """The fight, with the defender that is pointed at."""
        answer = self._answer_at(self.touch.hover)
        if answer is not None and isinstance(answer.command, cmd.Defend):
            return self._defended(answer.command.fighter)
        return self.fight

    def _answer_at(self, label: Label | None) -> FightAnswer | None:
        return next((answer for answer in self.answers if answer.label == label), None)

    # ------------------------------------------------------------------ time
    @property
    def _grown(self) -> int:
        """When the blocks of both sides stand."""
        return max(map(base_blocks, self.fight.sides)) * BLOCK_TIME

    @property
    def _is_told(self) -> bool:
        return self.account is not None

    @property
    def _turned(self) -> int:
        """When the battle cards are turned up."""
        is_fought = any(side.battle for side in self.fight.sides)
        return self._grown + (_HOLD + TURN_TIME if self._is_told and is_fought else 0)

    @property
    def _settled(self) -> int:
        """When the blocks of the battle cards stand, too."""
        return self._turned + max(map(battle_blocks, self.fight.sides)) * BLOCK_TIME

    @property
    def length(self) -> float:
        return self._settled + (_HOLD + STAMP_TIME if self._is_told else 0)

    @property
    def stamps(self) -> int:
        return int(self._is_told and self.age >= self.length)

    @property
    def busy(self) -> bool:
        return self.plays and self._is_told

    # ------------------------------------------------------------------ input
    def handle(self, value: Input) -> None:
        if not self.follow_drag(self.drag, value):
            super().handle(value)

    def _lift(self, label: Label) -> Answer | None:
        answer = self._answer_at(label)
        return answer.label if answer is not None and isinstance(answer.command, cmd.PlayBattleCard) else None

    def _drop_card(self, held: Answer, _: Label | None) -> None:
        """A battle card is played where it is dropped in the middle, and goes back elsewhere."""
        answer = self._answer_at(held)
        if answer is not None and self._drop.collidepoint(self.pointer.pos):
            self.submit(answer.command)
        self.changed = True

    def on_click(self, click: Click) -> None:
        answer = self._answer_at(click.label)
        if answer is not None and click.button == "left":
            self.submit(answer.command)
        elif click.label == labels.DONE and click.button == "left":
            self._finish()
        else:
            super().on_click(click)

    def on_key(self, key: Key) -> None:
        answer = next((one for one in self.answers if one.key == key.name and not key.mods), None)
        if answer is not None:
            self.submit(answer.command)
        else:
            super().on_key(key)

    def confirm(self) -> None:
        if self.account is None and isinstance(self.question, steps.ChooseUse) and not self.is_closed:
            self._finish()
        else:
            super().confirm()

    def _finish(self) -> None:
        """Use no property any more."""
        seat = self.match.status.to_move
        if seat is not None and self.is_asked and isinstance(self.question, steps.ChooseUse):
            self.submit(cmd.FinishMetroTurn(seat))

    def cards_at(self, label: Label | None) -> tuple[Sequence[str], int] | None:
        if isinstance(label, Answer):
            shown = [answer for answer in self.answers if answer.card]
            places = [answer.label for answer in shown]
            return ([answer.card or "" for answer in shown], places.index(label)) if label in places else None
        return ((label,), 0) if isinstance(label, str) and label in self.words.cards_of_game.all else None

    # ------------------------------------------------------------------ drawing
    def heading(self) -> tuple[str, str]:
        return "metro2033/attack", said.title(self.words, self.fight)

    def draw_phase(self, canvas: Canvas) -> None:
        fight, places = self.shown_fight, self._places(canvas)
        canvas.panel(places.sheet, SHEET._replace(edge=_EDGE), "battle")
        self.draw_sign(canvas, places.sign, self.heading()[1], _RED)
        self._draw_heads(canvas, places.head, fight)
        self._draw_columns(canvas, places.middle, fight)
        self._draw_sentence(canvas, places.sentence)
        foot = places.foot
        canvas.rule(pygame.Rect(foot.x, foot.y - canvas.px(6), foot.width, max(1, canvas.px(1.5))))
        self._draw_foot(canvas, foot, fight)

    def _places(self, canvas: Canvas) -> BattlePlaces:
        """The parts of the sheet; battle cards to choose from have more room than anything else at its foot."""
        sheet = self.sheet
        larger = sheet.grown(1, 2)
        low = sheet.height - (170 if larger <= 1.1 and not sheet.is_upright else 16)
        high = min(low - _TOP, _HIGH * min(larger, 1.4))
        top = max(_TOP, (sheet.height - high) * _RAISED)
        panel = sheet.centred(top, min(sheet.width - 24, _WIDE * min(larger, 1.45)), high)
        broad = min(panel.width / sheet.metrics.scale * 0.7, 660 * min(larger, 1.4))
        sign = sheet.centred(top - 32, broad, sheet.grown(_SIGN, 1.3))
        pad = canvas.px(28)
        inner = pygame.Rect(panel.x + pad, sign.bottom + canvas.px(10), panel.width - 2 * pad, 0)
        inner.height = panel.bottom - canvas.px(18) - inner.y
        head = pygame.Rect(inner.x, inner.y, inner.width, canvas.px(sheet.grown(_HEAD, 1.5)))
        is_hand = self.account is None and self.match.status.question is steps.ChooseBattleCard and self.may_decide
        tall = canvas.px(sheet.grown(_HAND if is_hand else _FOOT, 1.35))
        foot = pygame.Rect(inner.x, 0, inner.width, min(tall, inner.height * 2 // 5))
        foot.bottom = inner.bottom
        sentence = pygame.Rect(inner.x, 0, inner.width, canvas.px(sheet.grown(_TELL, 1.7)))
        sentence.bottom = foot.y - canvas.px(12)
        middle = pygame.Rect(inner.x, head.bottom + canvas.px(8), inner.width, 0)
        middle.height = sentence.y - canvas.px(6) - middle.y
        return BattlePlaces(panel, sign, head, middle, sentence, foot)

    def _ink(self, side: FightingSide) -> str:
        if side.seat is not None:
            return inks.FACTIONS[self.faction(side.seat)]
        return _OPPOSED[self.words.cards_of_game.threats[side.card].type if side.card else ""]

    def _draw_heads(self, canvas: Canvas, rect: pygame.Rect, fight: FightAccount) -> None:
        """The names of both sides, with their badges at the outer ends."""
        half = rect.width // 2 - canvas.px(10)
        for side, is_left in ((fight.attacker, True), (fight.defender, False)):
            place = pygame.Rect(rect.x if is_left else rect.right - half, rect.y, half, rect.height)
            px = min(canvas.px(64), place.height)
            middle = place.x + px // 2 if is_left else place.right - px // 2, place.centery
            self._draw_side_badge(canvas, side, middle, px)
            gap = px + canvas.px(14)
            room = pygame.Rect(place.x + (gap if is_left else 0), place.y, place.width - gap, place.height)
            upper = pygame.Rect(room.x, room.y, room.width, round(room.height * 0.54))
            lower = pygame.Rect(room.x, upper.bottom, room.width, room.bottom - upper.bottom)
            align = "left" if is_left else "right"
            name = said.name_of_side(self.words, side, self.match.names)
            deed = said.deed_of_side(self.words, side, is_left)
            with canvas.within(place):
                canvas.text(name, upper, "strong", SUBHEADING, TXT, align)
                canvas.text(deed, lower, "text", BODY, MUTED, align)

    def _draw_side_badge(self, canvas: Canvas, side: FightingSide, middle: tuple[int, int], px: int) -> None:
        if side.seat is not None:
            faction = self.faction(side.seat)
            canvas.picture(faction_badge(faction, px), middle, faction)
        else:
            kind = self.words.cards_of_game.threats[side.card].type if side.card else "polis"
            canvas.picture(metro_icon(kind, px), middle, kind)

    def _draw_columns(self, canvas: Canvas, room: pygame.Rect, fight: FightAccount) -> None:
        wide, between = canvas.px(_COLUMN), min(canvas.px(_MIDDLE), room.width * 36 // 100)
        gap = min(canvas.px(84), room.width // 16)
        middle = pygame.Rect(room.centerx - between // 2, room.y, between, room.height)
        most = most_blocks(self.fight.sides)
        shown = round(self.age // BLOCK_TIME)
        played = max(0, int((self.age - self._turned) // BLOCK_TIME)) if self.age > self._turned else 0
        for side, is_left in ((fight.attacker, True), (fight.defender, False)):
            left = room.x if is_left else middle.right + gap
            right = middle.x - gap if is_left else room.right
            place = pygame.Rect(left, room.y, right - left, room.height)
            column = BlockColumn(side, self._ink(side), shown if self.plays else 999, played, is_left)
            if not self.plays:
                column = column._replace(played=999)
            draw_column(canvas, self.words, column, place, wide, most)
        self._draw_middle(canvas, middle, fight)

    def _draw_middle(self, canvas: Canvas, room: pygame.Rect, fight: FightAccount) -> None:
        """Battle cards, or the threat; and the stamp."""
        is_battle = all(side.seat for side in fight.sides)
        places = middle_places(canvas, room, 2 if is_battle else 1, self.sheet.grown(1, 1.5))
        if is_battle:
            self._draw_battle_cards(canvas, fight, places)
        else:
            card = draw_opposition(canvas, self.words, fight, places)
            if card:
                place = places.cards[0]
                self.put(canvas, Button(card, "", place, drawn=False, tip=self.card_tip(card)))
        self._drop = places.cards[0].unionall(places.cards[1:]).inflate(canvas.px(40), canvas.px(40))
        if self.account is not None:
            share = min(1.0, (self.age - self._settled - _HOLD) / STAMP_TIME)
            if share > 0:
                words, result = self._stamp(fight)
                draw_stamp(canvas, words, result, places.stamp, share)

    def _draw_battle_cards(self, canvas: Canvas, fight: FightAccount, places: MiddlePlaces) -> None:
        share = 1.0
        if self.account is not None:
            share = max(0.0, min(1.0, (self.age - self._grown - _HOLD) / TURN_TIME))
        own = self.drag.held and self.mover
        for side, place, plate in zip(fight.sides, places.cards, places.plates, strict=True):
            is_open = self.account is not None or self._is_revealed
            if side.battle is None:
                draw_slot(canvas, place)
                if own and side.seat == own:
                    draw_drop(canvas, place, self.text("battle-drop"), self._drop.collidepoint(self.pointer.pos))
                continue
            card = side.battle if is_open else "?"
            turned_up(canvas, card, self.words, self.faction(side.seat or ""), place, share)
            if is_open and share == 1:
                draw_type(canvas, self.words, side.battle, plate)
                self.put(canvas, Button(side.battle, "", place, drawn=False, tip=self.card_tip(side.battle)))

    @property
    def _is_revealed(self) -> bool:
        fight = self.public.fight
        return fight is not None and fight.is_revealed

    def _stamp(self, fight: FightAccount) -> tuple[str, str]:
        """The words of the stamp and the result: for the person who fights or, if that is not one alone, who wins."""
        people = [side for side in fight.sides if side.seat in watchers_of(self.match)]
        if len(people) != 1 and fight.winner != "nobody":
            winner = fight.attacker if fight.winner == "attacker" else fight.defender
            name = said.name_of_side(self.words, winner, self.match.names)
            return self.text("battle-stamp-winner", name=name), accounts.WON
        side = people[0] if people else fight.attacker
        result = fight.result_of(side) or accounts.TIED
        return self.text(said.STAMPS[result]), result

    def _draw_sentence(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """What has come of it, or what is asked."""
        if self.account is not None:
            if self.plays:
                return
            told = said.outcome(self.context.narrator, self.fight.events, self.match.names, self.context.viewer)
            canvas.text(told, rect, "strong", BODY, TXT, "center", wrap=True)
        elif (question := self.match.view(self.context.viewer).question) is not None:
            canvas.text(self.prompt(question), rect, "strong", TITLE, TXT, "center", wrap=True)

    # ------------------------------------------------------------------ what can be done
    def _draw_foot(self, canvas: Canvas, rect: pygame.Rect, fight: FightAccount) -> None:
        if self.is_closed:
            deck, count = self._hidden_cards(fight)
            self.draw_hand_over(canvas, rect, deck, count)
        elif self.account is not None:
            self._draw_rest(canvas, rect, fight)
            self._put_feet(canvas, rect)
        elif isinstance(self.question, steps.ChooseBattleCard) and self.answers:
            self._draw_hand(canvas, rect)
        elif self.answers:
            self._draw_plates(canvas, rect)
        else:
            self._draw_rest(canvas, rect, fight)
        if self.account is None:
            self._put_undo(canvas, rect)

    def _hidden_cards(self, fight: FightAccount) -> tuple[str, int]:
        """The deck of the cards that lie face down, and how many."""
        side = next(side for side in fight.sides if side.seat == self.mover)
        if self.match.status.question is steps.ChooseBattleCard:
            return "battle", len(side.hand)
        return "quest", len(self.public.player(self.mover or "A").quests)

    def _draw_rest(self, canvas: Canvas, rect: pygame.Rect, fight: FightAccount) -> None:
        """The cards that were not played, face down; nobody ever sees them (A-13)."""
        if not any(side.hand for side in fight.sides):
            return
        line = round(canvas.metrics.text_px(CAPTION) * 1.4)
        third = rect.width * 3 // 10
        high = min(canvas.px(112), rect.height - line - canvas.px(30))
        wide = int(high / RATIO)
        for side, is_left in ((fight.attacker, True), (fight.defender, False)):
            place = pygame.Rect(rect.x if is_left else rect.right - third, rect.y + canvas.px(10), third, line)
            step = min(wide + canvas.px(10), (third - wide) // max(1, len(side.hand) - 1))
            for number in range(len(side.hand)):
                left = place.x + number * step if is_left else place.right - wide - number * step
                picture = back("battle", wide, 0, self.faction(side.seat or ""))
                canvas.image(picture, (left, place.bottom + canvas.px(8)), "card_back")
            if self.account is not None and side.hand:
                words = self.text("battle-unplayed")
                canvas.text(words, place, "text", CAPTION, MUTED, "left" if is_left else "right")

    def _put_feet(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """The button that goes on, and undo where that is possible."""
        larger = self.sheet.grown(1, 1.5)
        tall = min(canvas.px(66 * larger), rect.height // 2)
        go = pygame.Rect(0, 0, min(canvas.px(300 * larger), rect.width * 2 // 5), tall)
        go.center = rect.centerx, rect.y + rect.height // 2 - canvas.px(16)
        self.put_continue(canvas, go)
        if self.match.undo_possible and not self.plays:
            wide = min(canvas.px(170 * larger), go.width)
            undo = pygame.Rect(0, 0, wide, round(tall * 0.7))
            undo.midtop = (go.centerx, go.bottom + canvas.px(12))
            self.put_undo(canvas, undo, BODY)

    @property
    def _can_undo(self) -> bool:
        return self.match.undo_possible and not self.is_closed

    def _undo_place(self, canvas: Canvas, rect: pygame.Rect) -> pygame.Rect:
        larger = self.sheet.grown(1, 1.5)
        place = pygame.Rect(rect.x, 0, canvas.px(150 * larger), canvas.px(50 * larger))
        place.bottom = rect.bottom
        if self.context.settings.left_handed:
            place.right = rect.right
        return place

    def _put_undo(self, canvas: Canvas, rect: pygame.Rect) -> None:
        if self._can_undo:
            self.put_undo(canvas, self._undo_place(canvas, rect), BODY)

    def _draw_hand(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """The battle cards to choose from; the odds of each stand below it."""
        line = round(canvas.metrics.text_px(CAPTION) * 2.5)
        hint = round(canvas.metrics.text_px(CAPTION) * 1.4)
        high = rect.height - line - hint - canvas.px(6)
        wide = min(int(high / RATIO), canvas.px(170))
        beside = 2 * self._undo_place(canvas, rect).width if self._can_undo else 0
        cell = min(canvas.px(250 * self.sheet.grown(1, 1.4)), (rect.width - beside) // max(1, len(self.answers)))
        left = rect.centerx - cell * len(self.answers) // 2
        for number, answer in enumerate(self.answers):
            place = pygame.Rect(left + number * cell + (cell - wide) // 2, rect.y + canvas.px(4), *face_size(wide))
            self._draw_card(canvas, answer, place)
            below = pygame.Rect(left + number * cell, place.bottom + canvas.px(4), cell, line)
            below.inflate_ip(-2 * canvas.px(20), 0)
            canvas.text(answer.brings, below, "text", CAPTION, MUTED, "center", wrap=True)
        foot = pygame.Rect(rect.x, rect.bottom - hint, rect.width, hint)
        canvas.text(self.text("battle-keys", n=len(self.answers)), foot, "text", CAPTION, MUTED, "center")

    def _draw_card(self, canvas: Canvas, answer: FightAnswer, place: pygame.Rect) -> None:
        card = answer.card or ""
        if self.touch.hover == answer.label and not self.drag.held:
            glow(canvas, place, GOLD, 8)
        else:
            drop_shadow(canvas, place)
        canvas.image(face(self.words, card, place.width), place.topleft, card)
        if self.drag.held == answer.label:
            veil(canvas, place)
        tip = "\n".join((self.card_tip(card), answer.brings, self.text("battle-play.tip", number=answer.key)))
        self.put(canvas, Button(answer.label, "", place, drawn=False, tip=tip))

    def _draw_plates(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """A plate for each answer, and the button that uses nothing."""
        larger = self.sheet.grown(1, 1.4)
        has_done = isinstance(self.question, steps.ChooseUse)
        done = min(canvas.px(250 * larger), rect.width // 4) if has_done else 0
        room = pygame.Rect(rect.x, rect.y + canvas.px(10), rect.width - done - (canvas.px(20) if done else 0), 0)
        room.height = rect.height - canvas.px(78 * larger if self.match.undo_possible else 14)
        beside = pygame.Rect(room.right + canvas.px(20), room.y, done, room.height)
        if has_done and self.context.settings.left_handed:
            beside.x, room.x = rect.x, rect.x + done + canvas.px(20)
        count, gap = len(self.answers), canvas.px(14)
        wide = min(canvas.px(420 * larger), (room.width - gap * (count - 1)) // max(1, count))
        left = room.centerx - (wide * count + gap * (count - 1)) // 2
        for number, answer in enumerate(self.answers):
            self._draw_plate(canvas, answer, pygame.Rect(left + number * (wide + gap), room.y, wide, room.height))
        if has_done:
            place = pygame.Rect(beside.x, 0, done, min(canvas.px(66 * larger), beside.height))
            place.centery = beside.centery
            words, tip, keys = self.text("decline-choose_use"), self.text("battle-done.tip"), self.text("tell-on-keys")
            self.put(canvas, Button(labels.DONE, words, place, "primary", u=TITLE, tip=tip, hint=keys))

    def _draw_plate(self, canvas: Canvas, answer: FightAnswer, place: pygame.Rect) -> None:
        """A plate with the card, what it is called and what it would bring."""
        is_lit = self.touch.hover == answer.label
        pad = canvas.px(10)
        with canvas.within(place):
            canvas.panel(place, _PLATE_LIT if is_lit else _PLATE, answer.label)
            inner = place.inflate(-2 * pad, -2 * pad)
            picture = self._plate_picture(canvas, answer, inner)
            left = inner.x
            if picture is not None:
                canvas.image(picture, (inner.x, inner.centery - picture.get_height() // 2), answer.card or "")
                left += picture.get_width() + pad
            key = round(canvas.metrics.text_px(BODY) * 1.2)
            upper = pygame.Rect(left, inner.y, inner.right - left - key, round(inner.height * 0.4))
            lower = pygame.Rect(left, upper.bottom, inner.right - left, inner.bottom - upper.bottom)
            canvas.text(answer.title, upper, "strong", TITLE, TXT, wrap=True)
            corner = pygame.Rect(inner.right - key, inner.y, key, key)
            canvas.text(answer.key, corner, "number", BODY, MUTED, "right")
            canvas.text(answer.brings, lower, "text", BODY, MUTED, wrap=True)
        tip = "\n".join(filter(None, (self.card_tip(answer.card) if answer.card else answer.title, answer.brings)))
        self.put(canvas, Button(answer.label, "", place, drawn=False, tip=tip))

    def _plate_picture(self, canvas: Canvas, answer: FightAnswer, inner: pygame.Rect) -> pygame.Surface | None:
        wide = min(int(inner.height / RATIO), inner.width // 3)
        if answer.card:
            return face(self.words, answer.card, wide, min(inner.height, round(wide * RATIO)))
        return metro_icon("army", min(wide, canvas.px(96)))

    def draw_carried(self, canvas: Canvas) -> None:
        super().draw_carried(canvas)
        answer = self._answer_at(self.drag.held)
        if answer is not None and answer.card:
            wide = canvas.px(170)
            place = middle_box(self.pointer.pos, face_size(wide))
            drop_shadow(canvas, place.rect, 14)
            canvas.image(face(self.words, answer.card, wide), place.rect.topleft, answer.card)


def _is_same(one: FightAccount, other: FightAccount) -> bool:
    """Whether two accounts tell of the same fight, so far as it can be seen."""
    seats = [[(side.seat, side.fighter) for side in fight.sides] for fight in (one, other)]
    return one.station == other.station and one.winner is None and seats[0] == seats[1]
