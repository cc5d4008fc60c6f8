"""Opening a saved match to play on or to watch it, and putting it away. A notice says what is wrong with it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from game.kernel.refusal import Unreadable
from game.paths import matches_folder
from game.ui.context import Context

if TYPE_CHECKING:
    from game.play.match import AnyMatch


def continue_match(context: Context, path: Path) -> None:
    """Put a saved match on the table as it was left."""
    from game.play.match import Match  # imported late: the title does not need it

    try:
        match = Match.load(path, context.kinds, play_bots=False)
    except Unreadable as error:
        tell_unreadable(context, error)
        return
    if match.damage:
        kept, key = match.damage.kept, "notice-damaged-kept" if match.left_file else "notice-damaged"
        context.notify(lambda: context.text(key, step=kept))
    context.choose_game(match.kind.id)
    context.director.open_match(match)


def put_away(context: Context, match: AnyMatch) -> None:
    """Close the match that was on the table, and note that it is the one left last."""
    from game.match.library.unfinished import note_on_table  # imported late: the title does not need it

    match.close()
    note_on_table(matches_folder(context.data), match)


def tell_unreadable(context: Context, error: Unreadable, besides: bool = False) -> None:
    """Show a notice that says why a match cannot be opened, or what is wrong with the database."""
    from game.match.library.database import FILE as DATABASE  # imported late: the title does not need it

    is_database = Path(error.file or "").name.startswith(DATABASE)

    def told() -> str:
        found = context.wording.finding(error)
        return found if is_database else context.text("notice-unreadable", reason=found)

    context.notify(told, besides=besides)
