"""The list of matches: all saved matches, to be continued, watched, named, exported, imported and deleted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Final, NamedTuple

import pygame
from msgspec.structs import replace

from game.kernel.refusal import Unreadable
from game.match.library import bin
from game.match.library.exchange import Imported, export_match, import_match
from game.match.library.index import MatchIndex
from game.match.library.match_list import ORDERS, STATES, FoundMatches, ListedMatch, Wanted, counts, facets_of
from game.match.library.searching import Trait
from game.match.library.stored import OPPONENTS, PEOPLE, ROBOTS
from game.paths import exports_folder, matches_folder
from game.play.kind import AnyKind
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Input, Key
from game.ui.match_look import FacetLook, MatchLook
from game.ui.places import FilterChip, GameChip, Label, MatchAct, MatchRow, RowAt
from game.ui.running.saved_matches import continue_match
from game.ui.scene import Scene
from game.ui.scenes.browser import ORDER, BrowserPlan, BrowserScene, Chip, ChipGroup, browser_plan, order_chips
from game.ui.scenes.game_chips import games_to_choose, put_game_chips
from game.ui.scenes.lists import LineList
from game.ui.scenes.matches.words import MatchWords, draw_matches
from game.ui.scenes.replay.scene import watch_saved
from game.ui.scenes.statistics.scene import open_statistics
from game.ui.shortcuts import MATCHES
from game.ui.theme import BODY
from game.ui.widgets.button import Button, row_of_rects
from game.ui.widgets.text_field import TextField

_STATES, _PLAYERS = "states", "players"
_COLUMNS: Final = {_STATES: 2, _PLAYERS: 4, OPPONENTS: 4}
"""Facet that every game has -> columns of its chips."""

MORE: Final = "matches:more"


class MatchFilters(NamedTuple):
    """What the chips depend on: the game, the number of all its matches with each trait, the search and the order."""

    context: Context
    kind: AnyKind
    counts: Counter[Trait]
    search: Wanted
    order: str
    page: int
    """That of a facet with a maximum of chips, if it has several."""

    @property
    def look(self) -> MatchLook:
        """How matches of the game look."""
        return self.context.table.match_look

    @property
    def facets(self) -> Mapping[str, FacetLook]:
        """How the facets of the game look."""
        return self.look.of_facets(self.kind.annals.facets)

    def groups(self) -> Mapping[str, ChipGroup]:
        """Name -> group of chips."""
        facets = {facet: self._group(facet) for facet in facets_of(self.kind)}
        return {**facets, ORDER: ChipGroup(order_chips(self.context, "matches", ORDERS, self.order), 4, BODY)}

    def _group(self, facet: str) -> ChipGroup:
        counts = Counter({value: count for (known, value), count in self.counts.items() if known == facet})
        look = self.facets.get(facet)
        if look:
            return ChipGroup(tuple(self._of_game(facet, look, counts)), look.columns, BODY)
        chips = tuple(self._chip(facet, value, counts[value]) for value in self._values(facet))
        return ChipGroup(chips, _COLUMNS[facet], BODY)

    def _of_game(self, facet: str, look: FacetLook, counts: Counter[str]) -> Iterator[Chip]:
        """A chip for each value, or a page of them and a chip that turns it."""
        values = look.values(self.context.wording, counts)
        if not look.most or len(values) <= look.most:
            yield from (self._chip(facet, value, counts[value]) for value in values)
            return
        abreast = look.most - 1
        first = self.page * abreast % (-(-len(values) // abreast) * abreast)
        shown = values[first : first + abreast]
        yield from (self._chip(facet, value, counts[value]) for value in shown)
        text, others, (more, tip) = self.context.text, len(values) - len(shown), look.more
        yield Chip(MORE, text(more, n=others), None, text(tip, n=others), chosen=False)

    def _values(self, facet: str) -> Sequence[str]:
        players = [str(number) for number in self.kind.seats]
        return {_STATES: STATES, _PLAYERS: players, OPPONENTS: (*self.look.opponents, PEOPLE, ROBOTS)}[facet]

    def _chip(self, facet: str, value: str, count: int) -> Chip:
        name, chosen = self._name(facet, value), self.search.has(facet, value)
        tip = self.context.text("matches-filter-tip", name=name, n=count)
        why = None if count or chosen else self.context.text("matches-filter-none", name=name)
        icon = self._icon(facet, value)
        words = "" if icon else value if facet == _PLAYERS else name
        return Chip(FilterChip(facet, value), words, icon, tip, chosen, why)

    def _icon(self, facet: str, value: str) -> str | None:
        """The icon on a chip; None if it has words."""
        if facet == OPPONENTS:
            return {**self.look.opponents, PEOPLE: "person", ROBOTS: "robot"}[value]
        look = self.facets.get(facet)
        return look.icon_of(value) if look and not look.has_words else None

    def _name(self, facet: str, value: str) -> str:
        """The name of a value in a sentence."""
        words, text = self.context.wording, self.context.text
        if look := self.facets.get(facet):
            return look.name(words, value)
        if facet == _PLAYERS:
            return text("matches-count-players", n=int(value))
        if facet == OPPONENTS:
            return words.opponent(value) if value in self.look.opponents else text(f"matches-opponent-{value}")
        return text(f"matches-state-{value}")


class MatchShelf:
    """The files of the folder; ``deleted`` is the last deleted one, in the bin."""

    def __init__(self, context: Context) -> None:
        self.kinds = context.kinds
        self.index = MatchIndex(matches_folder(context.data), context.list_kinds)
        self.notes = self.index.notes
        self.deleted: Path | None = None
        self._counted: tuple[object, Counter[Trait]] = None, Counter()

    def counts(self, game: str) -> Counter[Trait]:
        """The number of matches of a game with each trait. Cached until the matches change."""
        known = game, self.index.database.state
        if self._counted[0] != known:
            self._counted = known, counts(self.index, game)
        return self._counted[1]

    def note(self, path: Path, title: str | None = None, favourite: bool | None = None) -> None:
        """Change the title of a match, or whether it is a favourite. Raises OSError if that cannot be saved."""
        before = self.notes.of(path)
        known = replace(before, title=before.title if title is None else title)
        self.notes.put(path, replace(known, favourite=before.favourite if favourite is None else favourite))
        self.index.take_notes()

    def delete(self, path: Path, today: date) -> None:
        """Move a file to the bin. Raises Unreadable."""
        self.deleted = bin.delete(path, today)
        self.index.look_at(path)

    def restore(self) -> Path | None:
        """Restore the last deleted file. Raises Unreadable."""
        deleted, self.deleted = self.deleted, None
        back = bin.restore(deleted) if deleted else None
        if back is not None:
            self.index.look_at(back)
        return back

    def game_of(self, path: Path) -> str:
        """The game of a match; "" if it cannot be read."""
        match = self.index.read(path)
        return "" if isinstance(match, Unreadable) else match.game

    def take_in(self, path: Path) -> Imported:
        """Import a file. Raises Unreadable."""
        imported = import_match(path, self.index.folder, self.kinds)
        self.index.read(imported.path)
        return imported


NAME, KEEP, CANCEL = "matches:name", "matches:keep", "matches:cancel"
PLAY_ON, WATCH, FAVOURITE, RENAME, EXPORT, DELETE = "continue", "watch", "favourite", "rename", "export", "delete"
_ICONS: Final[Mapping[str, str]] = {
    PLAY_ON: "play", WATCH: "watch", FAVOURITE: "vp", RENAME: "rename", EXPORT: "export", DELETE: "discard",
}  # fmt: skip

_GAP, _CONFIRM = 8, 0.2
"""Gap between the buttons, in u; width of each button beside the field for a name, as a share of the row."""


def obstacle(context: Context, act: str, listed: ListedMatch | None) -> str | None:
    """Why an act cannot be done, None if it can; without a match, how to choose one."""
    if listed is None:
        return context.text("matches-none-chosen")
    if act == DELETE:
        return None
    if listed.match is None:
        return context.text("matches-unreadable")
    return context.text("matches-is-over") if act == PLAY_ON and listed.match.is_over else None


def opening_act(listed: ListedMatch | None) -> str:
    """The act of another click on the chosen match."""
    return WATCH if listed and listed.match and listed.match.is_over else PLAY_ON


def put_acts(scene: Scene, canvas: Canvas, rect: pygame.Rect, listed: ListedMatch | None) -> None:
    """Draw the buttons, labelled `act:NAME`."""
    text = scene.context.text
    gap = round(_GAP * canvas.metrics.scale)
    rows = _halves(rect, gap) if scene.sheet.is_upright else (rect,)
    places = [place for row in rows for place in row_of_rects(row, len(_ICONS) // len(rows), gap)]
    with canvas.one_size():
        for (act, icon), place in zip(_ICONS.items(), places, strict=True):
            why = obstacle(scene.context, act, listed)
            again = act == FAVOURITE and listed is not None and listed.note.favourite
            words = text(f"matches-{act}{'.again' if again else ''}")
            style = "primary" if why is None and act == opening_act(listed) else "plain"
            is_open = act == EXPORT and listed is not None and listed.match is not None and not listed.match.is_over
            tip = text(f"matches-{act}-tip{'.unfinished' if is_open else ''}")
            scene.put(canvas, Button(MatchAct(act), words, place, style, icon, BODY, why, tip))


def _halves(rect: pygame.Rect, gap: int) -> tuple[pygame.Rect, pygame.Rect]:
    """The upper and the lower half of a place, with a gap between."""
    tall = (rect.height - gap) // 2
    return pygame.Rect(rect.x, rect.y, rect.width, tall), pygame.Rect(rect.x, rect.bottom - tall, rect.width, tall)


def put_naming(scene: Scene, canvas: Canvas, rect: pygame.Rect, naming: TextField) -> None:
    """Draw, instead of the buttons, the field for a name with *Keep* and *Cancel*."""
    text = scene.context.text
    gap, wide = round(_GAP * canvas.metrics.scale), round(rect.width * _CONFIRM)
    if scene.sheet.is_upright:
        rect, _ = _halves(rect, gap)
    field = pygame.Rect(rect.x, rect.y, rect.width - 2 * (wide + gap), rect.height)
    keep = pygame.Rect(field.right + gap, rect.y, wide, rect.height)
    cancel = pygame.Rect(keep.right + gap, rect.y, wide, rect.height)
    naming.draw(canvas, field, scene.touch, text("matches-name-hint"))
    scene.buttons[NAME] = Button(NAME, "", field, drawn=False, tip=text("matches-name-tip"))
    scene.put(canvas, Button(KEEP, text("matches-keep"), keep, "primary", "check", BODY, tip=text("matches-keep-tip")))
    scene.put(canvas, Button(CANCEL, text("matches-cancel"), cancel, tip=text("matches-cancel-tip")))


STATISTICS, UNDO, LINE = "matches:statistics", "matches:undo", "matches:line"
_LONGEST_NAME, _LONGEST_FILE = 60, 50
"""Maximum letters of a name that is given, and of that of an exported file as it is told."""

_BESIDE, _ACTS = 230, 64
"""Width of the button of the statistics and height of the buttons below the list, in u."""

_KEYS = {"f2": RENAME, "delete": DELETE}
"""Key -> act on the chosen match."""


class MatchesScene(BrowserScene[Wanted]):
    """The list of matches. A click or the arrows choose one; the buttons below the list act on it."""

    kind = MATCHES
    word, row, icon = "matches", MatchRow, "matches"
    rows: LineList

    def __init__(self, context: Context) -> None:
        self.shelf = MatchShelf(context)
        super().__init__(context, Wanted(game=context.box.id), self.shelf.index)
        bin.empty(self.shelf.index.folder, context.today())
        self.words = MatchWords(context)
        self.order = ORDERS[0]
        self.naming: TextField | None = None
        self.rows = LineList()
        self.said = ""
        self._page = 0
        self._chosen: Path | None = None
        self.refresh()

    def reword(self) -> None:
        self.said = ""
        if self.search.game != self.context.box.id:
            self._take_game()
        self.refresh()

    def _take_game(self) -> None:
        """List the matches of the game that is played now; what is searched for stays."""
        self.everything = Wanted(game=self.context.box.id)
        self.search = replace(self.everything, text=self.search.text)
        self._let_go_of_name()
        self._chosen, self._page, self.rows.scroller.offset = None, 0, 0

    # ------------------------------------------------------------------ content
    def refresh(self) -> None:
        super().refresh()
        self.shown = FoundMatches(self.shelf.index, self.search, self.order, self.words.meant)
        self._groups = self._filters().groups()
        self._number_chosen = None if self._chosen is None else self.shown.number_of(self._chosen)
        if isinstance(self.focus, RowAt):
            self.focus = self.tab_stop  # another match may lie there now

    def _filters(self) -> MatchFilters:
        game = self.search.game
        kind, counted = self.shelf.index.kinds(game), self.shelf.counts(game)
        return MatchFilters(self.context, kind, counted, self.search, self.order, self._page)

    @property
    def count(self) -> int:
        return len(self.shown)

    @property
    def chosen(self) -> ListedMatch | None:
        """The match on which the buttons act."""
        return None if self._number_chosen is None else self.shown[self._number_chosen]

    def plan(self) -> BrowserPlan:
        aside, games = self.shelf.deleted is not None, bool(games_to_choose(self.context))
        return browser_plan(self.sheet, beside=_BESIDE, acts=_ACTS, aside=aside, games=games)

    def groups(self) -> Mapping[str, ChipGroup]:
        return self._groups

    def counted(self) -> str:
        return self.said or self.words.counted(self.count, self.shown.total, self.shelf.index.waiting)

    def line_margin(self, height: int) -> int:
        return -(-height // 5)

    def nothing_found(self) -> str:
        found = "matches-none-found" if self.shown.total else "matches-none"
        return self.text("matches-none-yet" if self.shelf.index.waiting else found)

    # ------------------------------------------------------------------ time and input
    def enter(self) -> None:
        super().enter()
        if self.shelf.notes.is_unknown:
            self._tell(self.text("matches-notes-damaged", file=str(self.shelf.notes.path)))

    def tell_trouble(self, trouble: Unreadable | None) -> None:
        self._tell(self.context.wording.finding(trouble) if trouble else "")

    @property
    def fields(self) -> tuple[TextField, ...]:
        return (self.naming, self.field) if self.naming else (self.field,)

    def types(self, value: Input) -> bool:
        """Handle Enter, which keeps the name being typed, and Esc, which drops it; all other inputs as usual."""
        if self.naming and self.naming.is_edited and isinstance(value, Key):
            if value.name in ("return", "enter"):
                self._keep_name()
                return True
            if value.name == "escape":
                self._stop_naming()
                return True
        return super().types(value)

    def press(self, label: Label | None) -> None:
        deeds: dict[Label | None, Callable[[], None]] = {
            STATISTICS: lambda: open_statistics(self.context),
            UNDO: self._restore,
            NAME: lambda: self.naming.edit(True) if self.naming else None,
            KEEP: self._keep_name,
            CANCEL: self._stop_naming,
            MORE: self._turn_page,
        }
        deed = deeds.get(label)
        if deed:
            deed()
        elif isinstance(label, MatchAct):
            self._do(label.act)
        elif isinstance(label, GameChip):
            self.context.choose_game(label.id)
        else:
            super().press(label)

    def press_row(self, number: int) -> None:
        """Choose a match, or open the chosen one."""
        listed = self.chosen
        if listed is None or listed is not self.shown[number]:
            self.reach(number)
        else:
            self._do(opening_act(listed))

    def on_key(self, key: Key) -> None:
        act = _KEYS.get(key.name)
        if key.name == "escape" and self.naming:
            self._stop_naming()
        elif key.name == "z" and "ctrl" in key.mods:
            self._restore()
        elif act:
            self._do(act)
        else:
            super().on_key(key)
        self.changed = True

    def reach(self, number: int) -> None:
        """Choose a match, unless its file is gone."""
        path = self.shown[number].path
        if not path.name:
            self.refresh()
            return
        if self._chosen != path:
            self._let_go_of_name()
            self._chosen, self.said = path, ""
        self._number_chosen = number
        self.focus = self.label_of(number)
        self.rows.reveal(number)

    @property
    def tab_stop(self) -> Label | None:
        return None if self._number_chosen is None else self.label_of(self._number_chosen)

    def on_drop(self, path: Path) -> None:
        """Import a file dropped onto the window."""
        try:
            imported = self.shelf.take_in(path)
        except Unreadable as error:
            self._tell(self.text("matches-not-imported", reason=self.context.wording.finding(error)))
            return
        names = self.context.wording.all_of(imported.names)
        facts = {"names": names, "steps": imported.steps, "line": imported.damaged or 0, "file": str(imported.path)}
        games = games_to_choose(self.context)
        if games and (game := self.shelf.game_of(imported.path)) in games:
            self.context.choose_game(game)
        self.clear()
        self._show(imported.path)
        self._tell(self.text(f"imported-{imported.outcome}", **facts))

    # ------------------------------------------------------------------ acting
    def _do(self, act: str) -> None:
        """Do an act, if it is possible with the chosen match."""
        deeds: dict[str, Callable[[Path], None]] = {
            PLAY_ON: lambda path: continue_match(self.context, path),
            WATCH: lambda path: watch_saved(self.context, path),
            FAVOURITE: lambda path: self._note(path, favourite=not self.shelf.notes.of(path).favourite),
            RENAME: self._rename,
            EXPORT: self._export,
            DELETE: self._delete,
        }
        listed = self.chosen
        if listed is not None and obstacle(self.context, act, listed) is None:
            deeds[act](listed.path)

    def _turn_page(self) -> None:
        """Show further chips of a facet that has many, and after the last the first again."""
        self._page += 1
        self.refresh()

    def _show(self, path: Path) -> None:
        """Choose a match by its file, and scroll it into the window."""
        number = self.shown.number_of(path)
        if number is not None:
            self.reach(number)

    def _rename(self, path: Path) -> None:
        """Show the field for a name instead of the buttons."""
        self.naming = TextField(NAME, self.shelf.notes.of(path).title, _LONGEST_NAME)
        self.naming.edit(True)
        self.focus = NAME

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
        """Return from the field to the row."""
        self._let_go_of_name()
        if self._chosen is not None:
            self._show(self._chosen)

    def _note(self, path: Path, title: str | None = None, favourite: bool | None = None) -> None:
        try:
            self.shelf.note(path, title, favourite)
        except OSError as error:
            reason = self.context.wording.translated(error.strerror or str(error))
            self._tell(self.text("matches-not-noted", reason=reason))
        self.refresh()
        self._show(path)

    def _export(self, path: Path) -> None:
        try:
            folder = export_match(path, exports_folder(self.context.data), self.shelf.kinds)[0].parent
        except Unreadable as error:
            self._tell(self.text("matches-not-exported", reason=self.context.wording.finding(error)))
        else:
            name = path.stem if len(path.stem) <= _LONGEST_FILE else f"{path.stem[: _LONGEST_FILE - 1]}…"
            self._tell(self.text("matches-exported", name=name, folder=str(folder)))

    def _delete(self, path: Path) -> None:
        """Delete the chosen match, and choose the next row."""
        listed, number = self.chosen, self._number_chosen
        if listed is None or number is None:
            return
        name = self.words.brief(listed)
        try:
            self.shelf.delete(path, self.context.today())
        except Unreadable as error:
            self._tell(self.text("matches-not-deleted", reason=self.context.wording.finding(error)))
            return
        self._chosen = None
        self.refresh()
        if self.shown:
            self.reach(min(number, len(self.shown) - 1))
        self._tell(self.text("matches-deleted", name=name))

    def _restore(self) -> None:
        """Undo the last deletion."""
        try:
            back = self.shelf.restore()
        except Unreadable as error:
            self._tell(self.text("matches-not-restored", reason=self.context.wording.finding(error)))
            return
        if back is not None:
            self.refresh()
            self._show(back)
            self._tell(self.text("matches-restored"))

    def look_for(self, search: Wanted) -> None:
        self.said = ""
        super().look_for(search)

    def sort(self, order: str) -> None:
        self.order = order

    def edit(self) -> None:
        self._let_go_of_name()
        super().edit()

    def _tell(self, sentence: str) -> None:
        """Say something in the count line until the next act."""
        self.said, self.changed = sentence, True

    def close(self) -> None:
        self._let_go_of_name()
        super().close()

    # ------------------------------------------------------------------ drawing
    def put_head(self, canvas: Canvas, plan: BrowserPlan) -> None:
        super().put_head(canvas, plan)
        put_game_chips(self, canvas, plan.games, games_to_choose(self.context))
        words, tip = self.text("statistics-open"), self.text("statistics-open-tip")
        self.put(canvas, Button(STATISTICS, words, plan.beside, icon="vp", tip=tip))

    def put_line(self, canvas: Canvas, plan: BrowserPlan) -> None:
        if self.said:
            self.explain(canvas, plan.line, LINE, self.said)
        if self.shelf.deleted is not None:
            words, tip = self.text("matches-undo"), self.text("matches-undo-tip")
            self.put(canvas, Button(UNDO, words, plan.aside, icon="undo", tip=tip))
        super().put_line(canvas, plan)

    def put_body(self, canvas: Canvas, plan: BrowserPlan) -> None:
        super().put_body(canvas, plan)
        if self.naming:
            put_naming(self, canvas, plan.acts, self.naming)
        else:
            put_acts(self, canvas, plan.acts, self.chosen)

    def draw_rows(self, canvas: Canvas, rect: pygame.Rect) -> None:
        draw_matches(self, self.rows, canvas, rect, self.shown, self.chosen)


def open_matches(context: Context, dropped: Path | None = None, chosen: Collection[Trait] = ()) -> None:
    """Show the list of matches over the scene on top, at first those with the ``chosen`` traits; a file ``dropped``
    there is imported."""
    scene = MatchesScene(context)
    context.stack.push(scene)
    if chosen:
        scene.look_for(replace(scene.search, chosen=frozenset(chosen)))
    if dropped is not None:
        scene.on_drop(dropped)
