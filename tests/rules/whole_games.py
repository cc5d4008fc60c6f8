"""Whole random games in memory: the long list of each family, and the short one that is chosen from it.

A game has a number in its family, which is its seed and says its sets, options and table. ``chosen_games.yaml`` has
the numbers of those that reach what the long list reaches; `tests.rules.choose_games` writes it. Tests of whole games
play these, and with ``--full`` the long list, too.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.rules.options import EXPANSIONS, LEVELS, Options, sets_of_game
from game.fiftyfirst.rules.state import Game
from tests.rules.play import Decision, box_play, decisions, hacking_play, outpost_play
from tests.rules.reach import NAMED, Reached, all_uses
from tests.rules.tables import TABLES

LONG = 2_000
"""Games in the long list of each family."""

Play = Callable[..., Iterator[Decision]]


class WholeGame(NamedTuple):
    """A random game that can be played; ``sets`` are those beside the base set."""

    sets: Sequence[str]
    options: Options
    players: int
    solo: str | None
    play: Play
    seed: int

    def game(self, catalog: Catalog) -> Game:
        return Game(catalog, sets_of_game(catalog, ("base", *self.sets)), self.options)

    def decisions(self, catalog: Catalog) -> Iterator[Decision]:
        return self.play(self.game(catalog), self.players, self.seed, self.solo)

    def __str__(self) -> str:
        return f"seed {self.seed}, {self.solo or self.players}, {'+'.join(self.sets) or 'base'}, {self.options}"


PROMOS = ((), ("promo_1",), ("promo_2",), ("promo_1", "promo_2"))

VARIED = (
    Options(),
    Options(connections_reshuffle=True, extra_factions=True),
    Options(tokens_limited=True, borgo_keep_brawlers=True),
    Options(tiebreak_count="supply_stored_hand", discard_public=False, solo_tie_goods="spoils"),
    Options(extra_factions=True, borgo_extra_brawlers=2, solo_pass_timing="immediate"),
    Options(tokens_limited=True, connections_reshuffle=True),
    Options(borgo_icon_map={"vp": "attack", "ammo": "build", "worker": "expansion", "fuel": "expansion"}),
)
"""Options of any game. There are 7, 4 combinations of promos, and 9 tables, so that each meets each."""

ON_MAP = (
    Options(),
    Options(raze_build_free=True, tokens_limited=True),
    Options(outposts_build_icon="brick", outposts_level_3_icon="gun", extra_factions=True),
    Options(discard_public=False),
    Options(raze_build_free=True, outposts_level_3_icon="gun"),
)


def _with(expansion: str | None) -> Callable[[int], WholeGame]:
    """The games with an expansion that brings nothing to wish for."""

    def numbered(number: int) -> WholeGame:
        sets = (*((expansion,) if expansion else ()), *PROMOS[number % len(PROMOS)])
        return WholeGame(sets, VARIED[number % len(VARIED)], *TABLES[number % len(TABLES)], decisions, number)

    return numbered


def _with_machines(number: int) -> WholeGame:
    options = Options(
        moloch_difficulty=LEVELS[number // 9 % 3],
        moloch_coop=number % 2 == 0,
        server_room=number % 5 < 2,
        tokens_limited=number % 7 == 0,
        extra_factions=number % 7 == 1,
    )
    play = hacking_play if number % 11 % 3 else decisions
    return WholeGame(
        ("moloch", *PROMOS[number // 2 % len(PROMOS)]), options, *TABLES[number % len(TABLES)], play, number
    )


def _with_map(number: int) -> WholeGame:
    play = outpost_play if number % 11 % 3 else decisions
    sets = ("no_mans_land", *PROMOS[number % len(PROMOS)])
    return WholeGame(sets, ON_MAP[number % len(ON_MAP)], *TABLES[number % len(TABLES)], play, number)


def _with_box(number: int) -> WholeGame:
    """With headquarters, border tiles, the Arena and districts, or some of them, beside any expansion."""
    expansion = (None, *EXPANSIONS)[number % (1 + len(EXPANSIONS))]
    whole, server_room = number % 4 < 2, expansion == "moloch" and number % 8 < 4
    options = Options(
        hq=whole or number % 5 < 3,
        borders=whole or number % 11 < 5,
        arena=whole or number % 13 < 7,
        districts=whole or number % 17 < 9,
        tokens_limited=number % 5 == 4,
        extra_factions=number % 11 > 8,
        server_room=server_room,
        moloch_coop=server_room,
        discard_public=number % 13 > 2,
    )
    sets = (*((expansion,) if expansion else ()), *(("promo_1",) if number % 3 else ()), "promo_2")
    return WholeGame(sets, options, *TABLES[number % len(TABLES)], box_play, number)


FAMILIES: Mapping[str, Callable[[int], WholeGame]] = {
    "base": _with(None),
    "new_era": _with("new_era"),
    "winter": _with("winter"),
    "allies": _with("allies"),
    "scavengers": _with("scavengers"),
    "moloch": _with_machines,
    "no_mans_land": _with_map,
    "box": _with_box,
}
"""The families, by the expansion that their games have; `box` are those with what else there is in the box."""


def widest(catalog: Catalog, family: str) -> Game:
    """The game of a family with all cards and modules that its games can have; of a `box` with those of the base set
    and the promos, as expansions have families of their own."""
    everything = Options(hq=True, borders=True, arena=True, districts=True) if family == "box" else Options()
    expansion = [family] if family in EXPANSIONS else []
    return Game(catalog, sets_of_game(catalog, ["base", *expansion, "promo_1", "promo_2"]), everything)


class Chosen(msgspec.Struct, frozen=True, kw_only=True):
    """The short list of a family. The ``first`` games together reach whatever the long list reaches of some kinds
    (`tests.rules.reach`), each with what it adds (`write_reached`); ``further`` ones most of what else there is, and
    ``others`` are any.

    The very first game, which reaches most, also has all uses that no other is named for.
    """

    first: dict[int, dict[str, str]]
    further: tuple[int, ...]
    others: tuple[int, ...]

    @property
    def games(self) -> tuple[int, ...]:
        return (*self.first, *self.further, *self.others)


CHOSEN = Path(__file__).with_name("chosen_games.yaml")


@cache
def chosen() -> Mapping[str, Chosen]:
    """Family -> its short list."""
    return msgspec.yaml.decode(CHOSEN.read_bytes(), type=dict[str, Chosen])


def chosen_for(catalog: Catalog, family: str) -> Mapping[int, set[Reached]]:
    """What each of the first games of a family was chosen for."""
    found = {number: read_reached(added) for number, added in chosen()[family].first.items()}
    richest = next(iter(found))
    found[richest] |= all_uses(widest(catalog, family)).difference(*found.values())
    return found


def write_reached(reached: Collection[Reached]) -> dict[str, str]:
    """What is reached in few words: ``use build: archive arena`` says that both cards are built."""
    grouped = defaultdict[tuple[int, str], list[str]](list)
    for kind, name in sorted(reached):
        of, _, which = name.partition(" ")
        grouped[NAMED.index(kind), which].append(of)
    return {f"{NAMED[kind]} {which}".strip(): " ".join(grouped[kind, which]) for kind, which in sorted(grouped)}


def read_reached(written: Mapping[str, str]) -> set[Reached]:
    """What `write_reached` has written."""
    words = [(*key.partition(" ")[::2], of) for key, names in written.items() for of in names.split()]
    return {Reached(kind, f"{of} {which}".strip()) for kind, which, of in words}
