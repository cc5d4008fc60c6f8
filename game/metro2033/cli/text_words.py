"""The words of the terminal that only Metro 2033 understands: they look at map, cards, seats, track and discards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.cli.text_kind import OwnWord
from game.metro2033.cli.text_map import lines_called, map_told, station_told
from game.metro2033.cli.text_seats import seat_explained
from game.metro2033.rules.state import MetroPlayer

if TYPE_CHECKING:
    from game.cli.text_game import TextGame
    from game.kernel.seats import Seat
    from game.metro2033.cli.text_table import MetroLines

Telling = Callable[[str], Iterable[str]]
"""Tells the station or the card with an id."""


def words_of(table: MetroLines) -> Mapping[str, OwnWord]:
    """The words of a match."""
    return {
        "map": OwnWord(partial(_map, table), after="table"),
        "card": OwnWord(partial(_card, table)),
        "seat": OwnWord(partial(_seat, table)),
        "track": OwnWord(lambda game, _: game.say(table.track(game.seat))),
        "discards": OwnWord(lambda game, _: game.say(table.discards(game.seat))),
    }


def _map(table: MetroLines, game: TextGame, name: str) -> None:
    """The whole map, a line of it, or a station."""
    seen = table.sight(game.seat)
    lines = lines_called(seen, name)
    if lines or not name:
        game.say(map_told(seen, lines))
        return
    stations = [id for id in table.titles.found(name) if id in seen.cards.map.stations]
    _tell_only(table, game, name, stations, lambda id: station_told(seen, id, game.seat))


def _card(table: MetroLines, game: TextGame, name: str) -> None:
    """All that is printed on a card, or told of a station."""
    _tell_only(table, game, name, table.titles.found(name), table.sight(game.seat).explained)


def _tell_only(table: MetroLines, game: TextGame, name: str, ids: Sequence[str], tell: Telling) -> None:
    """The one thing that is called so, or that it is not known, or which are."""
    if len(ids) == 1:
        game.say(tell(ids[0]))
    elif ids:
        names = [str(game.words.title(id)) for id in ids]
        game.say([game.words.text("text-several", name=name, names=table.titles.alike(names))])
    else:
        game.say([game.words.text("text-no_card" if name else "text-no_card.name", name=name)])


def _seat(table: MetroLines, game: TextGame, name: str) -> None:
    """What a seat has, with all that its cards do; without a name, the player's own."""
    seat = game.seat_called(name) or _by_faction(table, game, name)
    if seat is None:
        game.say([game.words.text("text-no_seat", name=name)])
        return
    game.say(seat_explained(table.sight(game.seat), seat))


def _by_faction(table: MetroLines, game: TextGame, name: str) -> Seat | None:
    """The seat that plays a faction, or has a hero, of this name."""
    state, found = table.sight(game.seat).state, table.titles.found(name)
    return next((seat for seat in state.seats for id in _faces(state.player(seat)) if id in found), None)


def _faces(player: MetroPlayer) -> Iterable[str]:
    return filter(None, (player.faction, player.hero))
