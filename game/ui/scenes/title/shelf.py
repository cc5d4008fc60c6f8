"""The shelf: the first scene of a program with several games. Each has a door with the ways into it."""

from __future__ import annotations

from game.ui import theme
from game.ui.art.backdrop import backdrop
from game.ui.art.plain_look import FELT
from game.ui.art.table_top import table_top
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.scenes.menu import MenuEntry
from game.ui.scenes.title.front import FrontScene
from game.ui.scenes.title.game import TitleGame
from game.ui.scenes.title.plan import FIRST
from game.ui.scenes.title.shelf_plan import DoorPlan, shelf_plan


class ShelfScene(FrontScene):
    """All games. What is played last stands for the ways that lead to all of them."""

    def __init__(self, context: Context) -> None:
        self._doors: dict[str, tuple[MenuEntry, ...]] = {}
        self._feet: tuple[MenuEntry, ...] = ()
        super().__init__(context)

    def make_games(self) -> tuple[TitleGame, ...]:
        return tuple(TitleGame(self.context, id, self.look_up, f"menu:{id}") for id in self.context.games)

    def _entries(self) -> tuple[MenuEntry, ...]:
        self._doors = {game.id: self._behind(game) for game in self.games}
        self._feet = (self.to_matches(), *self.to_cards(), self.to_statistics(), self.to_settings(), self.to_quit())
        return (*(entry for door in self._doors.values() for entry in door), *self._feet)

    @staticmethod
    def _behind(game: TitleGame) -> tuple[MenuEntry, ...]:
        """What a door leads to."""
        return (game.to_continue(), game.to_play(), *game.to_start(), *game.to_learn(), *game.to_rules())

    def to_statistics(self) -> MenuEntry:
        text = self.text
        return MenuEntry(
            "menu:statistics", "levels", text("shelf-statistics"), text("shelf-statistics-note"), self._statistics
        )

    def _statistics(self) -> None:
        from game.ui.scenes.statistics.scene import open_statistics

        open_statistics(self.context)

    @property
    def _first(self) -> TitleGame:
        """The game whose entry is gold: that which was played last, or else one with a match to continue."""
        chosen = next(game for game in self.games if game.id == self.context.box.id)
        unfinished = (game for game in self.games if game.unfinished)
        return chosen if chosen.unfinished else next(unfinished, chosen)

    @property
    def primary(self) -> MenuEntry:
        gold = self.gold(self._first)
        return next(entry for entry in self.entries if entry.label == gold)

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        doors = [self._doors[game.id] for game in self.games]
        plan = shelf_plan(canvas.size, list(map(len, doors)), len(self._feet))
        canvas.blit(table_top(FELT, canvas.size), (0, 0))
        px = round(canvas.metrics.text_px(theme.POSTER) * plan.larger)
        canvas.letters(self.text("shelf-name"), plan.name, "title", px, theme.PAPER, "center", upper=True)
        px = round(canvas.metrics.text_px(theme.TITLE) * plan.larger)
        canvas.letters(self.text("shelf-note", games=len(doors)), plan.note, "text", px, theme.MUTED, "center")
        for game, entries, place in zip(self.games, doors, plan.doors, strict=True):
            self._draw_door(canvas, game, place, plan.larger)
            for group in (slice(FIRST), slice(FIRST, None)):
                self.put_entries(canvas, dict(zip(entries[group], place.entries[group], strict=True)), plan.larger)
        self.put_entries(canvas, dict(zip(self._feet, plan.feet, strict=True)), plan.larger)
        self.draw_foot(canvas, plan.larger)

    def _draw_door(self, canvas: Canvas, game: TitleGame, plan: DoorPlan, larger: float) -> None:
        """The picture and the sign of a game."""
        look, size = game.look, (plan.picture.width, plan.picture.height)
        is_first = game is self._first
        style = theme.DIALOG if is_first else theme.PLAIN._replace(radius=14, edge_width=2)
        with canvas.within(plan.door):
            canvas.panel(plan.door, style, f"door {game.id}")
            canvas.image(backdrop(look.backdrop, size, look.inks, look.backdrop.behind(size)), plan.picture.topleft)
            look.draw_sign(canvas, plan.sign, game.words)
            px = round(canvas.metrics.text_px(theme.TITLE) * larger)
            canvas.letters(game.words.text("title-about"), plan.about, "text", px, theme.TXT, "center")
