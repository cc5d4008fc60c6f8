"""The vote on a law: who proposes one, how the votes stack up seat by seat, and what comes of it (M-5.5, M-5.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import pygame

from game.metro2033.art import inks
from game.metro2033.art.faces.backs import back
from game.metro2033.art.faces.face import face
from game.metro2033.art.stamps import BLOOD, GREEN, stamp
from game.metro2033.cards.verbs import AddVotes
from game.metro2033.rules import commands as cmd
from game.metro2033.rules import steps
from game.metro2033.scenes.battle.answers import property_words
from game.metro2033.scenes.metro_phase import SHEET, MetroPhaseScene
from game.metro2033.table import accounts, course
from game.metro2033.table.accounts import Ballot, VoteAccount
from game.metro2033.wording import card_words
from game.ui.art.chrome import drop_shadow, glow
from game.ui.art.svg import mixed
from game.ui.art.upright import RATIO, face_size
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Click, Key, Touch
from game.ui.places import Answer, Label
from game.ui.theme import (
    BODY,
    CAPTION,
    FLOOR,
    GOLD,
    HEADING,
    ICON_FLOOR,
    INK,
    MUTED,
    PAPER,
    SUBHEADING,
    TITLE,
    TXT,
    PanelStyle,
)
from game.ui.widgets.button import Button, toned
from game.ui.widgets.handover import SHOW_HAND

YES, NO, LOOK, DECLINE = "yes", "no", "look", "decline"
"""The buttons of a vote, and of the seat that may look at the top laws."""

BALLOT_TIME, STAMP_TIME = 260, 260
"""Milliseconds at normal speed: for the votes of a seat, and for the stamp."""

_PURPLE: Final = "#4B3A6E"
_EDGE: Final = "#8A73B8"
_TURN: Final = 5.0
_STYLES: Final = {
    YES: PanelStyle("#2A7A49", "#0C2A18", radius=10, edge_width=2, keyline="#8FD3A6"),
    NO: PanelStyle("#A03A30", "#3A100C", radius=10, edge_width=2, keyline="#EBA79E"),
}
_WIDE, _TOP, _HIGH = 900.0, 168.0, 650.0
"""In u: width and top of the sheet, and its height at most."""

_RAISED: Final = 0.39
"""The share of what a high window has more that lies above the sheet."""

_LAW: Final = 292.0
"""In u: width of the law at most."""

_KEYS: Final = {"y": YES, "n": NO}


class VoteScene(MetroPhaseScene):
    """A vote while it is held, and what has come of it."""

    name = course.VOTE
    asks = (steps.ChooseLook, steps.ChooseProposal, steps.ChooseVote)

    def __init__(self, context: Context) -> None:
        self._vote: VoteAccount | None = None
        self._known: object = None
        super().__init__(context)

    # ------------------------------------------------------------------ what is told or asked
    def renew(self) -> None:
        self._known = None

    @property
    def vote(self) -> VoteAccount:
        """The vote as it stands, or as it was."""
        key = self.match.head, self.account
        if self._vote is None or self._known != key:
            self._known = key
            found = self.account
            self._vote = accounts.vote_account(self.match, found) if found else accounts.vote_now(self.match)
        return self._vote

    @property
    def legal(self) -> Sequence[Any]:
        """What a person can do here; properties only once the quests of the seat lie open."""
        if not self.is_asked or self.is_closed:
            return ()
        shows_all = not self.is_hidden
        return [command for command in self.match.legal() if shows_all or not isinstance(command, cmd.UseProperty)]

    @property
    def hides_uses(self) -> bool:
        """Whether the seat that votes can use a property that is not shown to everybody."""
        is_vote = self.is_asked and self.is_hidden and isinstance(self.question, steps.ChooseVote)
        return is_vote and any(isinstance(command, cmd.UseProperty) for command in self.match.legal())

    def command_at(self, label: Label | None) -> Any | None:
        """What is decided with a press there."""
        for command in self.legal:
            if label == _place_of(command):
                return command
        return None

    # ------------------------------------------------------------------ time
    @property
    def _stacked(self) -> int:
        """When all votes lie there."""
        return len(self.vote.ballots) * BALLOT_TIME

    @property
    def length(self) -> float:
        return self._stacked + STAMP_TIME * 2 if self.account is not None else 0

    @property
    def stamps(self) -> int:
        return int(self.account is not None and self.age >= self.length)

    @property
    def shown_ballots(self) -> Sequence[Ballot]:
        """The ballots that lie there already."""
        if self.account is None or not self.plays:
            return self.vote.ballots
        return self.vote.ballots[: int(self.age // BALLOT_TIME) + 1]

    # ------------------------------------------------------------------ input
    def on_click(self, click: Click) -> None:
        command = self.command_at(click.label) if click.button == "left" else None
        if command is not None:
            self.submit(command)
        else:
            super().on_click(click)

    def on_key(self, key: Key) -> None:
        label: Label | None = _KEYS.get(key.name)
        if key.name.isdecimal() and isinstance(self.question, steps.ChooseProposal):
            laws, place = self._laws, int(key.name) - 1
            label = Answer(laws[place]) if 0 <= place < len(laws) else None
        command = self.command_at(label) if label is not None and not key.mods else None
        if command is not None:
            self.submit(command)
        else:
            super().on_key(key)

    @property
    def _laws(self) -> Sequence[str]:
        """The laws among which the seat chooses, once they lie open."""
        question = self.question
        return question.laws if isinstance(question, steps.ChooseProposal) and not self.is_closed else ()

    def cards_at(self, label: Label | None) -> tuple[Sequence[str], int] | None:
        card = label.value if isinstance(label, Answer) else label
        laws = [*self._laws] or [self.vote.law or ""]
        if card in laws and card:
            return laws, laws.index(str(card))
        return ((card,), 0) if isinstance(card, str) and card in self.words.cards_of_game.all else None

    # ------------------------------------------------------------------ drawing
    def heading(self) -> tuple[str, str]:
        return "metro2033/law", self.text("vote-title")

    def draw_phase(self, canvas: Canvas) -> None:
        sheet = self.sheet
        larger = sheet.grown(1, 2)
        wide = min(sheet.width - 24, _WIDE * min(larger, 1.8))
        top = _TOP if larger < 1.2 else 100
        high = min(_HIGH * min(larger, 1.35), sheet.height - top - 24)
        top = max(top, (sheet.height - high) * _RAISED)
        panel = sheet.centred(top, wide, high)
        canvas.panel(panel, SHEET._replace(edge=_EDGE), "vote")
        sign = sheet.centred(top - 34, min(wide * 0.6, 420 * larger), sheet.grown(66, 1.3))
        self.draw_sign(canvas, sign, self.heading()[1], _PURPLE)
        pad = canvas.px(30)
        inner = pygame.Rect(panel.x + pad, panel.y + canvas.px(52), panel.width - 2 * pad, 0)
        inner.height = panel.bottom - canvas.px(18) - inner.y
        foot = pygame.Rect(inner.x, 0, inner.width, round(canvas.px(104 * min(larger, 1.5))))
        foot.bottom = inner.bottom
        body = pygame.Rect(inner.x, inner.y, inner.width, foot.y - canvas.px(10) - inner.y)
        if isinstance(self.question, steps.ChooseLook | steps.ChooseProposal):
            self._draw_laws(canvas, body)
        else:
            self._draw_vote(canvas, body)
        self._draw_foot(canvas, foot)

    # ------------------------------------------------------------------ before the vote
    def _draw_laws(self, canvas: Canvas, room: pygame.Rect) -> None:
        """The two top laws: face down, under a hand-over, or open to be chosen from."""
        question = self.question
        count = len(question.laws) if isinstance(question, steps.ChooseProposal) else 2
        if self.is_closed:
            self.draw_hand_over(canvas, room, "law", count)
            return
        gap = canvas.px(36)
        wide = min(canvas.px(_LAW), int(room.height / RATIO), (room.width - gap * (count - 1)) // count)
        left = room.centerx - (count * wide + (count - 1) * gap) // 2
        for number in range(count):
            place = pygame.Rect((left + number * (wide + gap), 0), face_size(wide))
            place.centery = room.centery
            if not self._laws:
                drop_shadow(canvas, place)
                canvas.image(back("law", wide), place.topleft, "card_back")
                continue
            law = self._laws[number]
            if self.touch.hover == Answer(law):
                glow(canvas, place, GOLD, 8)
            else:
                drop_shadow(canvas, place)
            canvas.image(face(self.words, law, wide), place.topleft, law)
            tip = "\n".join((self.card_tip(law), self.text("vote-propose.tip", number=number + 1)))
            self.put(canvas, Button(Answer(law), "", place, drawn=False, tip=tip))

    # ------------------------------------------------------------------ the vote
    def _draw_vote(self, canvas: Canvas, room: pygame.Rect) -> None:
        """The law at the left, the votes at the right; mirrored for the left hand."""
        gap, share = canvas.px(36), 0.66 if len(self._captions) > 2 else 0.8
        wide = min(canvas.px(_LAW), room.width * 38 // 100, int(room.height * share / RATIO))
        law, votes = self.at_hand(
            pygame.Rect(room.x, room.y, wide, room.height),
            pygame.Rect(room.x + wide + gap, room.y, room.width - wide - gap, room.height),
        )
        self._draw_law(canvas, law)
        self._draw_stacks(canvas, votes)

    def _draw_law(self, canvas: Canvas, room: pygame.Rect) -> None:
        """The law that is voted on, and below it what is in force."""
        vote = self.vote
        place = pygame.Rect(room.topleft, face_size(room.width))
        drop_shadow(canvas, place)
        if vote.law:
            canvas.image(face(self.words, vote.law, room.width), place.topleft, vote.law)
            self.put(canvas, Button(vote.law, "", place, drawn=False, tip=self.card_tip(vote.law)))
        else:
            canvas.image(back("law", room.width), place.topleft, "card_back")
        self._draw_captions(canvas, pygame.Rect(room.x, place.bottom, room.width, room.bottom - place.bottom))
        if self.account is not None:
            self._draw_stamp(canvas, place)

    @property
    def _captions(self) -> Sequence[str]:
        """What stands below the law: what it does, what is in force, who has chosen it, who still has to vote."""
        vote = self.vote
        lines = [" ".join(card_words.abilities(self.words, self.words.printed(vote.law)))] if vote.law else []
        before = self.words.title(vote.before) if vote.before else ""
        key = "vote-before" if self.account is None else "vote-past"
        lines.append(self.text(key, law=before) if before else self.text(f"{key}.none"))
        if vote.chosen_by:
            lines.append(self.text("vote-chosen", name=self.match.names[vote.chosen_by]))
        rest = vote.awaited[1:]
        if rest and self.account is None:
            named = [self.text("vote-of", name=self.match.names[one.seat], n=one.votes) for one in rest]
            lines.append(self.text("vote-awaited", seats=self.words.one_by_one(named)))
        return lines

    def _draw_captions(self, canvas: Canvas, room: pygame.Rect) -> None:
        """What stands below the law, in one size."""
        lines = self._captions
        high = (room.height - canvas.px(8)) // len(lines)
        high = min(high, round(canvas.metrics.text_px(CAPTION) * 2.7))
        with canvas.one_size():
            for number, told in enumerate(lines):
                place = pygame.Rect(room.x, room.y + canvas.px(8) + number * high, room.width, high)
                ink = TXT if number == 0 and self.vote.law else MUTED
                canvas.text(told, place, "text", CAPTION, ink, wrap=True)

    def _draw_stamp(self, canvas: Canvas, law: pygame.Rect) -> None:
        """Whether the law has passed, stamped across it."""
        share = min(1.0, (self.age - self._stacked - STAMP_TIME) / STAMP_TIME)
        if share <= 0:
            return
        passed = bool(self.vote.passed)
        words = self.text("vote-stamp-passed" if passed else "vote-stamp-rejected")
        drawn = stamp(words, (round(law.width * 0.94), round(law.width * 0.26)), GREEN if passed else BLOOD, _TURN)
        if share < 1:
            drawn = pygame.transform.rotozoom(drawn, 0, 1 + 0.7 * (1 - share))
            drawn.set_alpha(round(255 * share))
        canvas.picture(drawn, (law.centerx, law.y + round(law.height * 0.47)), "stamp")

    def _draw_stacks(self, canvas: Canvas, room: pygame.Rect) -> None:
        """Two buttons, below each its votes in blocks, and their sum."""
        gap = canvas.px(20)
        wide = (room.width - gap) // 2
        larger = self.sheet.grown(1, 1.5)
        button = min(canvas.px(70 * larger), room.height // 6)
        total = min(canvas.px(50 * larger), room.height // 8)
        left = [pygame.Rect(room.x + number * (wide + gap), room.y, wide, button) for number in (0, 1)]
        most = max(1, *(sum(one.votes for one in self._expected(yes)) for yes in (True, False)))
        for place, (label, in_favour) in zip(left, ((YES, True), (NO, False)), strict=True):
            self._put_choice(canvas, label, place)
            ground = room.bottom - total
            canvas.rule(pygame.Rect(place.x, ground, wide, max(1, canvas.px(2))))
            stack = pygame.Rect(place.x, place.bottom + canvas.px(14), wide, 0)
            stack.height = ground - canvas.px(4) - stack.y
            self._draw_stack(canvas, stack, in_favour, most)
            votes = sum(one.votes for one in self.shown_ballots if one.in_favour is in_favour)
            sum_at = pygame.Rect(place.x, ground + canvas.px(4), wide, total - canvas.px(4))
            canvas.text(str(votes), sum_at, "number", HEADING, TXT, "center")

    def _expected(self, in_favour: bool) -> Sequence[Ballot]:
        """The ballots that may lie on a side in the end."""
        return [one for one in self.vote.ballots if one.in_favour in (in_favour, None)]

    def _put_choice(self, canvas: Canvas, label: str, place: pygame.Rect) -> None:
        """The button, while the vote is asked for; else only its sign."""
        command = self.command_at(label)
        words = self.text("vote-yes" if label == YES else "vote-no")
        style = _STYLES[label]
        if command is None:
            style = style._replace(fill=mixed(style.fill or INK, "#14171B", 0.55), keyline=None)
        touch = self.touch if command is not None else Touch()
        with canvas.within(place):
            canvas.panel(place, toned(style, label, touch), label)
            room = place.inflate(-canvas.px(20), -canvas.px(10))
            px = min(canvas.metrics.text_px(HEADING), round(place.height * 0.6))
            canvas.letters(words, room, "title", px, PAPER, "center", upper=True)
            if command is not None:
                key = next(key for key, named in _KEYS.items() if named == label)
                canvas.text(key.upper(), room, "text", CAPTION, PAPER, "right")
        if command is not None:
            tip = self.text("vote-yes.tip" if label == YES else "vote-no.tip", told=self._if(label == YES))
            self.put(canvas, Button(label, "", place, drawn=False, tip=tip))

    def _draw_stack(self, canvas: Canvas, room: pygame.Rect, in_favour: bool, most: int) -> None:
        """The votes of each seat as a block as high as they are many, the first at the bottom."""
        wide = min(room.width, canvas.px(150))
        unit = min(room.height / most, canvas.px(26) * 1.0)
        top = float(room.bottom)
        for ballot in self.shown_ballots:
            if ballot.in_favour is not in_favour:
                continue
            high = max(4, round(ballot.votes * unit))
            block = pygame.Rect(room.centerx - wide // 2, round(top - high), wide, max(3, high - 3))
            ink = inks.FACTIONS[self.faction(ballot.seat)]
            with canvas.within(block):
                canvas.panel(block, PanelStyle(ink, mixed(ink, "#FFFFFF", 0.4), radius=5, edge_width=1.4), "votes")
                self._draw_block(canvas, block, ballot)
            name = self.match.names[ballot.seat]
            self.explain(canvas, block, Answer(ballot.seat), self.text("vote-block", name=name, n=ballot.votes))
            top -= high

    def _draw_block(self, canvas: Canvas, block: pygame.Rect, ballot: Ballot) -> None:
        """The badge of the seat and its votes, if there is room."""
        px = min(block.height - 6, canvas.px(40))
        room = block.copy()
        if px >= ICON_FLOOR:
            self.draw_badge(canvas, ballot.seat, (block.x + px // 2 + canvas.px(8), block.centery), px)
            room.x += px + canvas.px(8)
            room.width -= px + canvas.px(8)
        if block.height >= FLOOR + 2:
            letters = min(round(block.height * 0.78), canvas.metrics.text_px(SUBHEADING))
            canvas.letters(str(ballot.votes), room, "number", max(FLOOR, letters), INK, "center")

    # ------------------------------------------------------------------ what can be done
    def _draw_foot(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """What is asked or has come of it, and the buttons."""
        larger = self.sheet.grown(1, 1.5)
        buttons = self._foot_buttons()
        gap = canvas.px(14)
        wide = min(canvas.px(250 * larger), rect.width * 64 // 100 // max(1, len(buttons)) - gap)
        words = pygame.Rect(rect.x, rect.y, rect.width - len(buttons) * (wide + gap), rect.height)
        places = [
            pygame.Rect(words.right + gap + number * (wide + gap), rect.y, wide, rect.height)
            for number in range(len(buttons))
        ]
        words, *places = self.at_hand(words, *places)
        self._draw_words_of(canvas, words)
        for place, name in zip(places, buttons, strict=True):
            tall = min(canvas.px(66 * larger), rect.height)
            self._put_button(canvas, name, pygame.Rect(place.x, place.centery - tall // 2, place.width, tall))

    def _foot_buttons(self) -> list[str]:
        """The buttons below the vote, the one that goes on last."""
        if self.account is not None:
            return ["continue"]
        found = ["undo"] if self.match.undo_possible and not self.is_closed else []
        if isinstance(self.question, steps.ChooseLook) and self.may_decide:
            return [*found, DECLINE, LOOK]
        if self.hides_uses:
            found.append(SHOW_HAND)
        return found

    def _put_button(self, canvas: Canvas, name: str, place: pygame.Rect) -> None:
        if name == "continue":
            self.put_continue(canvas, place)
        elif name == "undo":
            self.put_undo(canvas, place, BODY)
        elif name == LOOK:
            words, tip = self.text("vote-look"), self.text("vote-look.tip")
            self.put(canvas, Button(LOOK, words, place, "primary", u=TITLE, tip=tip))
        elif name == DECLINE:
            words, tip = self.text("vote-decline"), self.text("vote-decline.tip")
            self.put(canvas, Button(DECLINE, words, place, u=TITLE, tip=tip))
        else:
            words, tip = self.text("vote-quests"), self.text("vote-quests.tip")
            self.put(canvas, Button(SHOW_HAND, words, place, u=BODY, tip=tip))

    def _draw_words_of(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """The question or the result, and what may still come."""
        uses = [command for command in self.legal if isinstance(command, cmd.UseProperty)]
        if uses:
            rect = self._put_uses(canvas, rect, uses)
        upper = pygame.Rect(rect.x, rect.y, rect.width, rect.height * 55 // 100)
        lower = pygame.Rect(rect.x, upper.bottom, rect.width, rect.bottom - upper.bottom)
        if self.account is not None:
            if not self.plays:
                canvas.text(self._result(), rect, "strong", TITLE, TXT, wrap=True)
            return
        question = self.match.view(self.context.viewer).question
        if question is None:
            return
        following = self._missing()
        canvas.text(self.prompt(question), upper if following else rect, "strong", TITLE, TXT, wrap=True)
        if following:
            canvas.text(following, lower, "text", BODY, MUTED, wrap=True)

    def _put_uses(self, canvas: Canvas, rect: pygame.Rect, uses: Sequence[Any]) -> pygame.Rect:
        """Plates of the properties that add votes; returns what is left of the room."""
        wide, gap = min(canvas.px(260), rect.width * 2 // 5), canvas.px(10)
        place = pygame.Rect(rect.right - wide, rect.y, wide, (rect.height - gap * (len(uses) - 1)) // len(uses))
        for command in uses:
            card = command.card
            words = self.text("vote-use", title=self.words.title(card), n=_votes_of(self.words.cards_of_game, card))
            tip = f"{self.words.title(card)}\n{property_words(self.words, card)}"
            self.put(canvas, Button(_place_of(command), words, place.copy(), icon="metro2033/votes", tip=tip))
            place.y += place.height + gap
        return pygame.Rect(rect.x, rect.y, rect.width - wide - canvas.px(16), rect.height)

    def _result(self) -> str:
        vote = self.vote
        facts = {"law": self.words.card(vote.law or ""), "yes": vote.total(True), "no": vote.total(False)}
        if vote.passed:
            return self.text("log-law_passed", **facts)
        if vote.total(True) == vote.total(False):
            return self.text("vote-tied", **facts)
        return self.text("log-law_rejected", **facts)

    def _missing(self) -> str:
        """What would come of both answers, or what becomes of the laws."""
        if isinstance(self.question, steps.ChooseVote) and self.may_decide:
            return f"{self.text('vote-if-yes', told=self._if(True))} {self.text('vote-if-no', told=self._if(False))}"
        return self.text("vote-chooses") if self._laws else ""

    def _if(self, in_favour: bool) -> str:
        """How it would stand then, and whether that decides it."""
        vote = self.vote
        own, rest = vote.awaited[0].votes if vote.awaited else 0, sum(one.votes for one in vote.awaited[1:])
        yes, no = vote.total(True) + own * in_favour, vote.total(False) + own * (not in_favour)
        if yes > no + rest:
            return self.text("vote-then.passed", yes=yes, no=no)
        if yes + rest <= no:
            return self.text("vote-then.rejected", yes=yes, no=no)
        return self.text("vote-then", yes=yes, no=no)


def _place_of(command: Any) -> Label:
    """Where a command is pressed."""
    match command:
        case cmd.CastVote(_, in_favour):
            return YES if in_favour else NO
        case cmd.LookAtLaws():
            return LOOK
        case cmd.DeclineLook():
            return DECLINE
        case cmd.ProposeLaw(_, law):
            return Answer(law)
        case cmd.UseProperty(_, card):
            return Answer(card)
    raise TypeError(f"{command} is no part of a vote")


def _votes_of(cards: Any, card: str) -> int:
    """The votes that the property of a quest adds."""
    quest = cards.quests.get(card)
    verb = quest.property.verb if quest else None
    return verb.count if isinstance(verb, AddVotes) else 0
