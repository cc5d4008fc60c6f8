"""The rules reference: it lies over whatever is shown, is searched while one types, and leads back there.

It shows nothing of a match: what is hidden stays so, and whoever plays goes on where it was left.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.art.atlas import atlas
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Input, Key
from game.ui.places import Label, name_of
from game.ui.pointer import Click
from game.ui.scenes.browser.search import SearchScene
from game.ui.scenes.rulebook.contents import Contents
from game.ui.scenes.rulebook.page import SectionPage
from game.ui.scenes.rulebook.plan import BookPlan, book_plan
from game.ui.scenes.zoom import ZoomScene
from game.ui.shortcuts import RULES
from game.ui.theme import MUTED
from game.ui.widgets.button import Button
from game.ui.widgets.heading import draw_heading
from game.ui.widgets.scroller import Scroller
from game.wording.rulebook import found, neighbours, words_of
from game.wording.rulebook_sections import FIRST, SECTIONS

BACK, PREVIOUS, NEXT, RETURN = (f"rulebook:{what}" for what in ("back", "previous", "next", "return"))
_LEADING = ("section", "see", "line")
"""Kinds of places that lead to a section, the last word of their label."""


class RulebookScene(SearchScene):
    """``section`` is the one that is read; ``read`` are those read before it, the last one last."""

    kind = RULES
    word = "rulebook"

    def __init__(self, context: Context, section: str = FIRST) -> None:
        super().__init__(context)
        self.section = section if section in SECTIONS else FIRST
        self.read: list[str] = []
        self.contents = Contents(context)
        self.page = SectionPage(context)
        self.shown = found(context.wording, "")
        self.focus = f"section:{self.section}"

    # ------------------------------------------------------------------ time and input
    @property
    def scrollers(self) -> Sequence[Scroller]:
        return self.page.scroller, self.contents.scroller

    def types(self, value: Input) -> bool:
        """Esc clears the search as well."""
        if isinstance(value, Key) and value.name == "escape" and self.field.is_edited and self.field.text:
            self.field.text = ""
        return super().types(value)

    def on_click(self, click: Click) -> None:
        """A card is looked at closely with any button."""
        super().on_click(click)
        what, _, value = name_of(click.label).partition(":")
        if what == "example":
            self._zoom(value)

    def press(self, what: str, value: str) -> None:
        deeds = {PREVIOUS: lambda: self._turn(-1), NEXT: lambda: self._turn(1), RETURN: self._return}
        deed = deeds.get(f"{what}:{value}")
        if deed:
            deed()
        elif what in _LEADING:
            self.open(value.rpartition(":")[2])
        else:
            super().press(what, value)

    def on_key(self, key: Key) -> None:
        if key.name == "escape" and self.field.text:
            self.field.text = ""
        elif key.name == "f3":
            self.close()
        elif key.name in ("up", "down"):
            self._step(-1 if key.name == "up" else 1)
        elif key.name in ("left", "right"):
            self._turn(-1 if key.name == "left" else 1)
        elif key.name == "backspace":
            self._return()
        elif key.name in ("space", "return", "enter"):
            self.page.scroller.page("page down")
        else:
            super().on_key(key)
        self.changed = True

    def _key(self, key: Key) -> None:
        """Space and Enter on the section that is read turn its page."""
        if key.name in ("space", "return", "enter") and self.focus == f"section:{self.section}":
            self.on_key(key)
        else:
            super()._key(key)

    def _focusable(self) -> list[Label]:
        """The search, the section that is read, what its page leads to, the buttons; not every line of the list."""
        here = f"section:{self.section}"
        listed = [here] if here in self.buttons else []
        others = [label for label in self.buttons if not name_of(label).startswith("section:")]
        return [*listed, *others]

    def _focus_on(self, label: Label | None) -> None:
        super()._focus_on(label)
        self.page.reveal(label)

    def _is_there(self, label: Label) -> bool:
        """The section that is read keeps the focus also where its line is turned out of sight."""
        return label == f"section:{self.section}" or super()._is_there(label)

    # ------------------------------------------------------------------ acting
    def open(self, section: str) -> None:
        """Read another section; the one read so far can be come back to."""
        if section in SECTIONS and section != self.section:
            self.read.append(self.section)
            self._show(section)

    def _show(self, section: str) -> None:
        self.section, self.focus, self.changed = section, f"section:{section}", True
        if section not in self.shown:
            self.field.text = ""
            self.seek()

    def _return(self) -> None:
        if self.read:
            self._show(self.read.pop())

    def _turn(self, by: int) -> None:
        """To the section before or after this one in the book."""
        wanted = neighbours(self.section)[by > 0]
        if wanted:
            self.open(wanted)

    def _step(self, by: int) -> None:
        """To the one above or below in the list, of those that were found."""
        place = self.shown.index(self.section) + by if self.section in self.shown else 0
        if 0 <= place < len(self.shown):
            self.open(self.shown[place])

    def seek(self) -> None:
        """Show what the words in the field find, the best of it at once."""
        best = found(self.context.wording, self.field.text)
        self.shown = tuple(name for name in SECTIONS if name in best)
        if self.field.text and best and self.section not in best:
            self.open(best[0])

    def _zoom(self, example: str) -> None:
        number, card = example.split(":")
        cards = SECTIONS[self.section].cards or (card,)
        if int(number) < len(cards):
            self.context.stack.push(ZoomScene(self.context, cards, int(number), in_play=False))

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        canvas.blit(atlas(canvas.metrics.size), (0, 0))
        plan = book_plan(self.sheet)
        draw_heading(canvas, plan.sign, "rules", self.context.text("rulebook-title"))
        query = self.field.text
        self.put_field(canvas, plan.field, self.context.text("rulebook-found", n=len(self.shown)) if query else "")
        wanted = words_of(query)
        self.page.draw(canvas, plan.page, self.section, wanted, self.touch)
        here = self.focus == f"section:{self.section}" and self.by_key
        hover = self.touch.hover
        if self.shown:
            self.buttons |= self.contents.draw(canvas, plan.contents, self.shown, self.section, hover, here)
        else:
            line = self.context.text("rulebook-nothing", query=query)
            canvas.text(line, plan.contents.inflate(-canvas.px(40), -canvas.px(40)), "text", 20, MUTED, wrap=True)
        for label, place in self.page.places().items():
            tip = self.page.spots[label].tip
            self.buttons[label] = Button(label, "", place, drawn=False, tip=tip)
        self._draw_buttons(canvas, plan)

    def _draw_buttons(self, canvas: Canvas, plan: BookPlan) -> None:
        text = self.context.text
        before, after = neighbours(self.section)
        icons = {PREVIOUS: "step_back", NEXT: "step_forth", RETURN: "undo", BACK: "leave"}
        reasons = {
            PREVIOUS: None if before else text("rulebook-first"),
            NEXT: None if after else text("rulebook-last"),
            RETURN: None if self.read else text("rulebook-return-none"),
        }
        for (label, icon), place in zip(icons.items(), plan.buttons, strict=True):
            key = f"rulebook-{label.rpartition(':')[2]}"
            why = reasons.get(label)
            self.put(canvas, Button(label, text(key), place, icon=icon, u=20, why=why, tip=text(f"{key}-tip")))


def open_rulebook(context: Context, section: str = FIRST) -> None:
    """Show the rules over the scene on top; where they are open already, another section of them."""
    top = context.stack.top
    if isinstance(top, RulebookScene):
        top.open(section)
    else:
        context.stack.push(RulebookScene(context, section))
