"""The library of matches: every match there is, to be found, played on, watched, named, given away and deleted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace

from game.kernel.refusal import Unreadable
from game.match.library.match_list import ORDERS, ListedMatch, Wanted
from game.ui.art.atlas import atlas
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Input, Key
from game.ui.pointer import Click
from game.ui.running.saved_matches import continue_match, watch_saved
from game.ui.scenes.explaining import ExplainingScene
from game.ui.scenes.matches import acts
from game.ui.scenes.matches.around import FIELD, STATISTICS, draw_nothing, put_head
from game.ui.scenes.matches.filters import ORDER, MatchFilters, put_filters
from game.ui.scenes.matches.plan import MatchesPlan, matches_plan
from game.ui.scenes.matches.rows import MatchRows
from game.ui.scenes.matches.shelf import MatchShelf
from game.ui.scenes.matches.words import MatchWords
from game.ui.scenes.statistics.scene import open_statistics
from game.ui.shortcuts import MATCHES
from game.ui.theme import TXT
from game.ui.widgets.button import Button
from game.ui.widgets.scroller import PAGES
from game.ui.widgets.text_field import TextField, begins_typing

BACK, CLEAR, UNDO, LINE = "matches:back", "matches:clear", "matches:undo", "matches:line"
_LONGEST, _LONGEST_NAME = 40, 60
_KEYS = {"f2": acts.RENAME, "delete": acts.DELETE}
"""Key -> what it does with the chosen match."""

_OFTEN = 500
"""While files are read, the list is made anew after so many milliseconds."""


class MatchesScene(ExplainingScene):
    """A line of the list is chosen by a click or the arrows; the buttons below it are about that match."""

    kind = MATCHES
    arrows = True

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.shelf = MatchShelf(context.data, context.catalog)
        self.shelf.empty_bin(context.today())
        self.words = MatchWords(context)
        self.wanted = Wanted()
        self.order = ORDERS[0]
        self.field = TextField(FIELD, longest=_LONGEST)
        self.naming: TextField | None = None
        self.rows = MatchRows()
        self.said = ""
        self._chosen: Path | None = None
        self._trouble: Unreadable | None = None
        self._is_new = True
        self._look()

    def reword(self) -> None:
        self.said = ""
        self._look()

    def _look(self) -> None:
        """Make the list anew."""
        self.shown = self.shelf.find(self.wanted, self.order, self.words.meant)
        self._groups = MatchFilters(self.context, self.shelf.counts(), self.wanted, self.order).groups()
        self._number_chosen = None if self._chosen is None else self.shown.number_of(self._chosen)
        self._has_news, self._since_look = False, 0
        self.changed = True

    @property
    def chosen(self) -> ListedMatch | None:
        """The match that the buttons are about."""
        return None if self._number_chosen is None else self.shown[self._number_chosen]

    @property
    def takes_letters(self) -> bool:
        return any(field.is_edited for field in (self.field, self.naming) if field)

    # ------------------------------------------------------------------ time and input
    def enter(self) -> None:
        """After another scene there may be other matches."""
        super().enter()
        if not self._is_new:
            self.shelf.refresh()
            self._look()
        self._is_new = False
        if self.shelf.notes.is_damaged:
            self._tell(self.context.text("matches-notes-damaged", file=str(self.shelf.notes.path)))

    def update(self, dt: int) -> None:
        super().update(dt)
        index = self.shelf.index
        self._has_news = index.go_on(dt) or self._has_news
        self._since_look += dt
        if self._has_news and (self._since_look >= _OFTEN or not index.is_busy):
            self._look()
        if index.trouble is not self._trouble:
            self._trouble = index.trouble
            self._tell(self.context.wording.finding(index.trouble) if index.trouble else "")

    def handle(self, value: Input) -> None:
        before = self._typed(), self.rows.scroller.offset
        dragged = self.rows.scroller.is_dragged
        if not self._type(value) and not (self.rows.scroller.handle(value) and dragged):
            super().handle(value)
        for field in filter(None, (self.field, self.naming)):
            if field.is_edited and self.pointer.held not in (None, field.label):
                field.edit(False)
        if self.field.text != self.wanted.text:
            self._look_for(replace(self.wanted, text=self.field.text))
        self.changed = self.changed or before != (self._typed(), self.rows.scroller.offset)

    def _typed(self) -> tuple[object, ...]:
        return tuple((field.text, field.is_edited) for field in (self.field, self.naming) if field)

    def _type(self, value: Input) -> bool:
        """Give an input to the field that is edited; Enter keeps a name, Esc does not."""
        if self.naming and self.naming.is_edited and isinstance(value, Key):
            if value.name in ("return", "enter"):
                self._keep_name()
                return True
            if value.name == "escape":
                self._stop_naming()
                return True
        return bool(self.naming and self.naming.handle(value)) or self.field.handle(value)

    def on_click(self, click: Click) -> None:
        what, _, value = (click.label or "").partition(":")
        if click.button != "left":
            return
        self.changed = True
        number = self._number(click.label)
        if number is not None:
            self._click_line(number)
        elif what == "filter":
            facet, _, value = value.partition(":")
            self._look_for(self.wanted.toggled(facet, value))
        elif what == ORDER:
            self.order = value
            self._begin_anew()
        elif what == "act":
            self._do(value)
        elif what == "matches":
            self._press(click.label or "")

    def _press(self, button: str) -> None:
        """A button around the list."""
        deeds: dict[str, Callable[[], None]] = {
            FIELD: self._edit,
            BACK: self.close,
            CLEAR: self._clear,
            STATISTICS: lambda: open_statistics(self.context),
            UNDO: self._restore,
            acts.NAME: lambda: self.naming.edit(True) if self.naming else None,
            acts.KEEP: self._keep_name,
            acts.CANCEL: self._stop_naming,
        }
        deeds.get(button, lambda: None)()

    def on_key(self, key: Key) -> None:
        act = _KEYS.get(key.name)
        if key.name == "escape":
            self._stop_naming() if self.naming else self.close()
        elif key.name == "f" and "ctrl" in key.mods:
            self._edit()
        elif key.name == "z" and "ctrl" in key.mods:
            self._restore()
        elif key.name in PAGES:
            self.rows.scroller.page(key.name)
        elif act:
            self._do(act)
        elif begins_typing(key):
            self._edit()
            self.field.text += key.name
        self.changed = True

    def _key(self, key: Key) -> None:
        """Up and down go through the whole list, also through what is out of sight."""
        number = self._number(self.focus)
        wanted = None if number is None else number + {"up": -1, "down": 1}.get(key.name, 0)
        if wanted is not None and wanted != number and 0 <= wanted < len(self.shown):
            self._choose(wanted)
            self._focus_on(f"match:{wanted}")
        else:
            super()._key(key)

    def _focus_on(self, label: str | None) -> None:
        super()._focus_on(label)
        number = self._number(label)
        if number is not None:
            self._choose(number)

    def _number(self, label: str | None) -> int | None:
        """The number of a line of the list."""
        what, _, number = (label or "").partition(":")
        return int(number) if what == "match" and number.isdecimal() and int(number) < len(self.shown) else None

    def _is_there(self, label: str) -> bool:
        """A line of the list that is turned out of sight keeps the focus."""
        return self._number(label) is not None or super()._is_there(label)

    def _focusable(self) -> list[str]:
        """Tab stops at the lines once: at the chosen one, or the first in sight."""
        lines = [label for label in self.buttons if label.startswith("match:")]
        chosen = f"match:{self._number_chosen}"
        stop = chosen if chosen in lines else next(iter(lines), None)
        return [label for label in self.buttons if label == stop or label not in lines]

    def on_drop(self, path: Path) -> None:
        """A file was dropped onto the window."""
        try:
            imported = self.shelf.take_in(path)
        except Unreadable as error:
            self._tell(self.context.text("matches-not-imported", reason=self.context.wording.finding(error)))
            return
        names = self.context.wording.all_of(imported.names)
        facts = {"names": names, "steps": imported.steps, "line": imported.damaged or 0, "file": str(imported.path)}
        self._clear()
        self._show(imported.path)
        self._tell(self.context.text(f"imported-{imported.outcome}", **facts))

    # ------------------------------------------------------------------ acting
    def _do(self, act: str) -> None:
        """What a button below the list does, if it can be done with the chosen match."""
        deeds: dict[str, Callable[[Path], None]] = {
            acts.PLAY_ON: lambda path: continue_match(self.context, path),
            acts.WATCH: lambda path: watch_saved(self.context, path),
            acts.FAVOURITE: lambda path: self._note(path, favourite=not self.shelf.note_of(path).favourite),
            acts.RENAME: self._rename,
            acts.EXPORT: self._export,
            acts.DELETE: self._delete,
        }
        listed = self.chosen
        if listed is not None and acts.obstacle(self.context, act, listed) is None:
            deeds[act](listed.path)

    def _choose(self, number: int) -> None:
        """The buttons are about this match from now on, unless its file is gone."""
        path = self.shown[number].path
        if not path.name:
            self._look()
            return
        if self._chosen != path:
            self._let_go_of_name()
            self._chosen, self.said = path, ""
        self._number_chosen = number
        self.focus = f"match:{number}"
        self.rows.reveal(number)

    def _click_line(self, number: int) -> None:
        """A click chooses a match, and another one opens it."""
        listed = self.chosen
        if listed is None or listed is not self.shown[number]:
            self._choose(number)
        else:
            self._do(acts.opening_act(listed))

    def _show(self, path: Path) -> None:
        """Choose a match by its file and bring it into sight."""
        number = self.shown.number_of(path)
        if number is not None:
            self._choose(number)

    def _rename(self, path: Path) -> None:
        """Ask for a name in the place of the buttons."""
        self.naming = TextField(acts.NAME, self.shelf.note_of(path).title, _LONGEST_NAME)
        self.naming.edit(True)
        self.focus = acts.NAME

    def _keep_name(self) -> None:
        naming, path = self.naming, self._chosen
        self._stop_naming()
        if naming and path:
            self._note(path, title=naming.text.strip())

    def _let_go_of_name(self) -> None:
        if self.naming:
            self.naming.edit(False)
        self.naming = None

    def _stop_naming(self) -> None:
        """Back from the field to the line."""
        self._let_go_of_name()
        if self._chosen is not None:
            self._show(self._chosen)

    def _note(self, path: Path, title: str | None = None, favourite: bool | None = None) -> None:
        try:
            self.shelf.note(path, title, favourite)
        except OSError as error:
            self._tell(
                self.context.text("matches-not-noted", reason=self.context.wording.told(error.strerror or str(error)))
            )
        self._look()
        self._show(path)

    def _export(self, path: Path) -> None:
        try:
            folder = self.shelf.give_out(path)
        except Unreadable as error:
            self._tell(self.context.text("matches-not-exported", reason=self.context.wording.finding(error)))
        else:
            self._tell(self.context.text("matches-exported", name=path.stem, folder=str(folder)))

    def _delete(self, path: Path) -> None:
        """The line after it is chosen next."""
        listed, number = self.chosen, self._number_chosen
        if listed is None or number is None:
            return
        name = self.words.brief(listed)
        try:
            self.shelf.delete(path, self.context.today())
        except Unreadable as error:
            self._tell(self.context.text("matches-not-deleted", reason=self.context.wording.finding(error)))
            return
        self._chosen = None
        self._look()
        if self.shown:
            self._choose(min(number, len(self.shown) - 1))
        self._tell(self.context.text("matches-deleted", name=name))

    def _restore(self) -> None:
        """Undo the last deletion."""
        try:
            back = self.shelf.restore()
        except Unreadable as error:
            self._tell(self.context.text("matches-not-restored", reason=self.context.wording.finding(error)))
            return
        if back is not None:
            self._look()
            self._show(back)
            self._tell(self.context.text("matches-restored"))

    def _look_for(self, wanted: Wanted) -> None:
        self.wanted, self.said = wanted, ""
        self._begin_anew()

    def _begin_anew(self) -> None:
        self.rows.scroller.offset = 0
        self._look()

    def _clear(self) -> None:
        self.field.text = ""
        self._look_for(Wanted())

    def _edit(self) -> None:
        self._let_go_of_name()
        self.focus = FIELD
        self.field.edit(True)

    def _tell(self, sentence: str) -> None:
        """Say in the line above the list what became of something, until something else is done."""
        self.said, self.changed = sentence, True

    def close(self) -> None:
        self.field.edit(False)
        self._stop_naming()
        self.shelf.close()
        self.context.stack.pop()

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        canvas.blit(atlas(canvas.metrics.size), (0, 0))
        plan = matches_plan(self.sheet, self.shelf.deleted is not None)
        put_head(self, canvas, plan, self.field)
        put_filters(self, canvas, plan.common.filters, self._groups)
        self._draw_line(canvas, plan)
        if self.shown:
            self.rows.draw(self, canvas, plan.rows, self.shown, self.chosen)
        else:
            draw_nothing(self.context, canvas, plan.rows, self.shown.total, self.shelf.index.waiting)
        if self.naming:
            acts.put_naming(self, canvas, plan.acts, self.naming)
        else:
            acts.put_acts(self, canvas, plan.acts, self.chosen)
        text = self.context.text
        self.put(canvas, Button(BACK, text("matches-back"), plan.common.back, u=22, tip=text("matches-back-tip")))

    def _draw_line(self, canvas: Canvas, plan: MatchesPlan) -> None:
        text = self.context.text
        with canvas.within(plan.line):
            line = self.said or self.words.counted(len(self.shown), self.shown.total, self.shelf.index.waiting)
            canvas.text(line, plan.line.inflate(0, -plan.line.height // 5), "text", 19, TXT, wrap=True)
        if self.said:
            self.explain(canvas, plan.line, LINE, self.said)
        if self.shelf.deleted is not None:
            tip = text("matches-undo-tip")
            self.put(canvas, Button(UNDO, text("matches-undo"), plan.undo, icon="undo", u=18, tip=tip))
        why = text("matches-clear-why") if self.wanted.is_empty else None
        clear = Button(CLEAR, text("matches-clear"), plan.common.clear, icon="crossed", u=18, why=why)
        self.put(canvas, replace(clear, tip=text("matches-clear-tip")))


def open_matches(context: Context, dropped: Path | None = None) -> None:
    """Show the library of matches over the scene on top; a file that was ``dropped`` there is imported."""
    scene = MatchesScene(context)
    context.stack.push(scene)
    if dropped is not None:
        scene.on_drop(dropped)
