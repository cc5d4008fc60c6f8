"""Setup: the draft of factions (M-3.2), start bonuses of which one card is kept (M-3.3), heroes (M-3.4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import pygame

from game.kernel.seats import Seat
from game.metro2033.art.faces.backs import back
from game.metro2033.art.faces.face import face
from game.metro2033.art.figures import hero_figure
from game.metro2033.art.icons import faction_badge
from game.metro2033.rules import events as ev
from game.metro2033.rules.state import HIDDEN, MetroState
from game.metro2033.scenes.draft import signs
from game.metro2033.scenes.draft.choice import DRAWN, FACTION, HERO, DraftChoice, draft_choice
from game.metro2033.scenes.draft.map import DraftMap, Light
from game.metro2033.scenes.draft.plan import DraftPlan, draft_plan
from game.metro2033.scenes.draft.seats import SeatLook, badge_place, draw_seat
from game.metro2033.scenes.draft.signs import BRASS, SignLook
from game.metro2033.scenes.draft.told import DraftTold
from game.metro2033.table import course
from game.metro2033.table.board import HeroOnMap, MapBoard, board_of
from game.metro2033.table.draw.map import figure_box
from game.metro2033.table.map_frame import MapFrame
from game.metro2033.table.spots import FactionSign, HeroSign, OfferedCard, StationAt
from game.metro2033.wording.metro_words import MetroWords
from game.ui.art import chrome
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Click
from game.ui.motion.motion import Glide, in_out_cubic
from game.ui.places import Label, PlateOf
from game.ui.scenes.phase import PhaseScene, card_places
from game.ui.scenes.zoom import ZoomScene
from game.ui.theme import BODY, GOLD, PANEL, TITLE, TXT, PanelStyle
from game.ui.widgets.button import Button
from game.ui.widgets.handover import SIGN, Handover, draw_backs, draw_handover
from game.ui.widgets.screen import draw_heading

PICK: Final = 600
"""ms at normal speed until what is taken has reached its place."""

_WIDEST_CARD, _BETWEEN, _CAPTION = 480, 70, 128
"""In u: greatest width of a drawn card, the gap between two, and height of the words below them with their gap."""

_MARGIN: Final = 14
"""Gap above those words, in u."""

_HEADINGS: Final[Mapping[str, str]] = {
    FACTION: "map",
    "equipment": "metro2033/equipment",
    "quest": "metro2033/quest",
    HERO: "metro2033/hero",
}
"""What is chosen, or the deck of drawn cards -> the icon of the heading."""

_WORDS: Final = PanelStyle(PANEL, "#414B54", radius=10)


class DraftScene(PhaseScene):
    """The map with the signs of the factions around it, then two cards on it, then the signs of the heroes."""

    name = course.DRAFT

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.hero = ""
        """The hero that is chosen, whose home is still to be chosen."""

        self._before: dict[Label, pygame.Rect] = {}
        """Where pictures were before a decision."""

    # ------------------------------------------------------------------ what is shown
    @property
    def words(self) -> MetroWords:
        words = self.context.wording
        assert isinstance(words, MetroWords), "Metro 2033 is played"
        return words

    @property
    def view(self) -> MetroState:
        view: MetroState = self.match.view(self.context.viewer)
        return view

    @property
    def choice(self) -> DraftChoice:
        """What can be chosen."""
        return draft_choice(self.match, self.view)

    @property
    def told(self) -> DraftTold:
        """What is said of it."""
        return DraftTold(self.choice, self.words, self.context.narrator, self.hero, self.may_decide)

    @property
    def decides_closed(self) -> bool:
        """Only quests are chosen in secret."""
        return not self.is_hidden

    @property
    def is_hidden(self) -> bool:
        """Whether quests are drawn that the viewer may not see."""
        return HIDDEN in self.choice.cards

    # ------------------------------------------------------------------ acting
    def begin(self) -> None:
        self.hero = ""

    @property
    def has_chosen(self) -> bool:
        return bool(self.hero)

    def on_click(self, click: Click) -> None:
        if click.button != "left" or not self._choose(click.label):
            super().on_click(click)

    def confirm(self) -> None:
        """Space chooses what has the focus, as Enter does."""
        self._choose(self.focus)

    def _choose(self, label: Label | None) -> bool:
        """Choose what lies at a label; False if nothing can be chosen there."""
        choice = self.choice
        match label:
            case FactionSign(faction) if choice.stage == FACTION:
                self._take(faction)
            case OfferedCard(card) if card in choice.cards:
                self._take(card)
            case HeroSign(hero) if choice.stage == HERO:
                self._choose_hero(hero)
            case StationAt(station) if station in choice.own_homes and choice.stage == HERO:
                self._choose_home(station)
            case _:
                return False
        return True

    def _take(self, chosen: str, home: str = "") -> None:
        """Take something, or say why that is not possible."""
        if self.may_decide and self.choice.seat is not None:
            self.submit(self.choice.command(chosen, home))

    def _choose_hero(self, hero: str) -> None:
        """Choose a hero, or let him go again; with one home only he begins there at once."""
        if not self.may_decide:
            return
        choice = self.choice
        homes = choice.homes.get(hero, choice.own_homes[:1])
        if len(homes) == 1:
            self._take(hero, homes[0])
            return
        self.hero, self.changed = "" if self.hero == hero else hero, True
        if self.hero and self.by_key:
            self.focus = StationAt(homes[0])

    def _choose_home(self, station: str) -> None:
        if self.hero:
            self._take(self.hero, station)
        elif self.may_decide:
            self.complain(self.text("draft-hero-first"))

    def cards_at(self, label: Label | None) -> tuple[Sequence[str], int] | None:
        """The cards or homes for the zoom, and the index of the one at a label; None if there is none."""
        choice, heroes = self.choice, tuple(self.words.cards_of_game.heroes)
        match label:
            case FactionSign(faction):
                return choice.ring, choice.ring.index(faction)
            case HeroSign(hero):
                return heroes, heroes.index(hero)
            case OfferedCard(card) if card in choice.cards:
                return choice.cards, choice.cards.index(card)
            case StationAt(station) if station in choice.own_homes:
                return choice.own_homes, choice.own_homes.index(station)
            case _:
                return None

    def look_at(self, label: Label | None) -> None:
        found = self.cards_at(label) if self.context.table.cards else None
        if found:
            self.context.stack.push(ZoomScene(self.context, tuple(found[0]), found[1]))
        else:
            super().look_at(label)

    # ------------------------------------------------------------------ motions
    def before_decision(self) -> None:
        marks = [mark for mark in self.context.marks() if mark.kind in ("icon", "image")]
        self._before = {mark.label: mark.rect for mark in reversed(marks)}

    def after_decision(self, events: Sequence[Any]) -> None:
        """A badge flies from its sign to its seat, a card to the seat that keeps it, and a hero onto the map."""
        super().after_decision(events)
        self.context.stage.play(tuple(self._glides(events)), self.context.settings)

    def _glides(self, events: Sequence[Any]) -> Iterator[Glide]:
        for event in events:
            match event:
                case ev.FactionTaken(seat=seat, faction=faction):
                    end = self._badge_of(seat)
                    yield from self._glide(faction_badge(faction, end.h), f"badge {faction}", end)
                case ev.CardKept(seat=seat, card=card):
                    yield from self._glide(self._face(card, self._badge_of(seat).w), _drawn(card), self._badge_of(seat))
                case ev.HeroTaken(hero=hero, seat=seat):
                    board = self._board
                    if figure := board.hero_of(seat):
                        end = figure_box(board, self._frame(self._plan), figure)
                        yield from self._glide(hero_figure(figure.faction, end.h), f"card {hero}", end)

    def _glide(self, picture: pygame.Surface, start: str, end: Box) -> Iterator[Glide]:
        """A picture flies from where another was before the decision; none if that was not seen."""
        if found := self._before.get(start):
            yield Glide(picture=picture, start=Box(*found), end=end, easing=in_out_cubic, label=start, lasts=PICK)

    def _badge_of(self, seat: Seat) -> Box:
        """Where the badge of a seat is."""
        place = self._plan.seats[self.view.in_order.index(seat)]
        return Box(*badge_place(self.sheet.metrics, place))

    # ------------------------------------------------------------------ drawing
    def heading(self) -> tuple[str, str]:
        told = self.told
        return _HEADINGS[told.choice.deck or told.choice.stage], told.title(self.mover)

    def draw_ground(self, canvas: Canvas) -> None:
        canvas.blit(self.context.look.table(canvas.size), (0, 0))

    @property
    def _plan(self) -> DraftPlan:
        return draft_plan(self.sheet, len(self.view.players), self.context.settings.left_handed)

    def _frame(self, plan: DraftPlan) -> MapFrame:
        return MapFrame(plan.map, self.words.cards_of_game.map.plan)

    @property
    def _board(self) -> MapBoard:
        return board_of(self.match.game, self.view)

    def draw_phase(self, canvas: Canvas) -> None:
        plan, told = self._plan, self.told
        draw_heading(canvas, plan.head, *self.heading())
        canvas.text(told.line, plan.line, "text", TITLE, TXT, "center", wrap=True)
        drawn = DraftMap(canvas, self._board, self._frame(plan), self.words.language)
        if told.choice.stage == HERO:
            self._draw_heroes(canvas, plan, drawn, told)
        else:
            self._draw_factions(canvas, plan, drawn, told)
        if told.choice.stage == DRAWN:
            drawn.veil()
            canvas.layer += 1
            self._draw_drawn(canvas, plan.map.rect.inflate(-canvas.px(60), -canvas.px(40)), told)
            canvas.layer -= 1
        self._draw_seats(canvas, plan, told)
        self.put_undo(canvas, plan.undo, BODY)

    # ------------------------------------------------------------------ factions
    def _draw_factions(self, canvas: Canvas, plan: DraftPlan, drawn: DraftMap, told: DraftTold) -> None:
        choice, hover = told.choice, self.touch.hover
        lit = hover.faction if isinstance(hover, FactionSign) else ""
        lights = {faction: self._light(choice, faction) for faction in choice.ring}
        drawn.draw(lights, lit)
        cards = [self.words.cards_of_game.factions[faction] for faction in choice.ring]
        px = signs.special_px(canvas, self.words, cards, plan.signs)
        with signs.alike(canvas):
            for card, rect in zip(cards, plan.signs, strict=True):
                sign = SignLook(lights[card.id], card.id == lit, told.of_faction(card.id))
                signs.draw_faction(canvas, rect, self.words, card, sign, px)
        for faction, rect in zip(choice.ring, plan.signs, strict=True):
            label = FactionSign(faction)
            for shape in drawn.shapes(faction):
                canvas.hit(shape, label)
            self.put(canvas, Button(label, "", rect, drawn=False, tip=told.faction_tip(faction)))

    def _light(self, choice: DraftChoice, faction: str) -> Light:
        if faction in choice.view.factions:
            return "taken"
        return "open" if faction in choice.open else "dark"

    # ------------------------------------------------------------------ drawn cards
    def _draw_drawn(self, canvas: Canvas, room: pygame.Rect, told: DraftTold) -> None:
        """The drawn cards, large, with their words below them."""
        cards = told.choice.cards
        if self.is_hidden:
            self._draw_closed(canvas, room, told)
            return
        caption = min(canvas.px(self.sheet.grown(_CAPTION, 1.7)), room.height * 2 // 5)
        upper = pygame.Rect(room.x, room.y, room.width, room.height - caption)
        places = card_places(len(cards), upper, canvas.px(_BETWEEN), canvas.px(_WIDEST_CARD))
        wide = min(room.width // 2 - canvas.px(_MARGIN), places[0].width + canvas.px(_BETWEEN - 20))
        with canvas.one_size():
            for card, rect in zip(cards, places, strict=True):
                place = pygame.Rect(0, 0, wide, caption - canvas.px(_MARGIN))
                place.midtop = (rect.centerx, rect.bottom + canvas.px(_MARGIN))
                canvas.panel(place, _WORDS, "words")
                with canvas.within(place):
                    inner = place.inflate(-canvas.px(28), -canvas.px(24))
                    canvas.text(told.of_card(card), inner, "text", TITLE, TXT, "center", wrap=True)
        for card, rect in zip(cards, places, strict=True):
            self._draw_card(canvas, rect, card, told)

    def _draw_card(self, canvas: Canvas, rect: pygame.Rect, card: str, told: DraftTold) -> None:
        label = OfferedCard(card)
        if self.touch.hover == label and self.may_decide:
            chrome.glow(canvas, rect, GOLD, 12, 14)
        else:
            chrome.drop_shadow(canvas, rect, 12)
        canvas.image(self._face(card, rect.width), rect.topleft, _drawn(card))
        self.put(canvas, Button(label, "", rect, drawn=False, tip=told.card_tip(card)))

    def _draw_closed(self, canvas: Canvas, room: pygame.Rect, told: DraftTold) -> None:
        """Quests face down: a person opens them, a robot looks at them alone."""
        choice, seat = told.choice, told.choice.seat
        assert seat is not None, "somebody has drawn"
        place, count = room.inflate(0, -room.height // 4), len(choice.cards)

        def picture(width: int) -> pygame.Surface:
            return back("quest", width, faction=choice.own_faction or "")

        if not self.match.is_human(seat):
            draw_backs(canvas, place, count, picture)
            return
        name, emblem = self.match.names[seat], self.context.table.emblem(self.match, seat)
        handover = Handover(seat, name, emblem, count, self.text("draft-secret", name=name))
        button = draw_handover(canvas, place, handover, self.text, self.touch, picture)
        self.buttons[button.label] = button
        self._told[SIGN] = self.text("handover-tip")

    def _face(self, card: str, width: int) -> pygame.Surface:
        return back("quest", width) if card == HIDDEN else face(self.words, card, width)

    # ------------------------------------------------------------------ heroes
    def _draw_heroes(self, canvas: Canvas, plan: DraftPlan, drawn: DraftMap, told: DraftTold) -> None:
        choice, heroes = told.choice, tuple(self.words.cards_of_game.heroes)
        own = choice.own_faction if choice.homes else None
        drawn.draw({own: "open"} if own else {}, own or "" if self.hero else "", self._beginning(choice))
        px = signs.property_px(canvas, self.words, heroes, plan.signs)
        with signs.alike(canvas):
            for hero, rect in zip(heroes, plan.signs, strict=True):
                signs.draw_hero(canvas, rect, self.words, hero, self._hero_sign(hero, told), px)
        for hero, rect in zip(heroes, plan.signs, strict=True):
            self.put(canvas, Button(HeroSign(hero), "", rect, drawn=False, tip=told.hero_tip(hero)))
        for home in choice.own_homes if self.may_decide and choice.homes else ():
            label, shape = StationAt(home), drawn.station(home)
            if self.hero:
                drawn.ring(home, GOLD if self.touch.hover == label else BRASS)
            self.put(canvas, Button(label, "", shape.rect, drawn=False, tip=told.home_tip(home)))

    def _beginning(self, choice: DraftChoice) -> HeroOnMap | None:
        """The chosen hero at the home under the pointer."""
        hover, seat = self.touch.hover, choice.seat
        if not (self.hero and seat and isinstance(hover, StationAt)):
            return None
        return HeroOnMap(seat, choice.own_faction or "", hover.station, False, 0, 1)

    def _hero_sign(self, hero: str, told: DraftTold) -> SignLook:
        choice, is_lit = told.choice, self.touch.hover == HeroSign(hero)
        taker = choice.takers.get(hero)
        if taker is None:
            return SignLook("open" if hero in choice.homes else "dark", is_lit, "", is_chosen=hero == self.hero)
        return SignLook("dark", is_lit, told.of_hero(hero), choice.view.player(taker).faction or "")

    # ------------------------------------------------------------------ seats
    def _draw_seats(self, canvas: Canvas, plan: DraftPlan, told: DraftTold) -> None:
        view, now = told.choice.view, told.choice.seat
        for seat, rect in zip(view.in_order, plan.seats, strict=True):
            name = self.match.names[seat]
            look = SeatLook(seat, name, told.of_seat(seat), seat == now, seat == view.first_player)
            draw_seat(canvas, rect, self.words, view.player(seat), look)
            self.explain(canvas, rect, PlateOf(seat), told.seat_tip(seat))


def _drawn(card: str) -> str:
    """The label of the picture of a drawn card."""
    return f"drawn {card}"
