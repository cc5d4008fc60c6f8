"""Which sets of cards are played together, and with which options (R3.2, R51.1, R60)."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Literal, NamedTuple, NoReturn, get_args

import msgspec

from game.fiftyfirst.cards.catalog import BASE_SET, Catalog
from game.fiftyfirst.cards.sets.headquarters import hq_cards
from game.fiftyfirst.cards.sets.moloch import MOLOCH, has_machines
from game.fiftyfirst.cards.sets.no_mans_land import NO_MANS_LAND
from game.fiftyfirst.cards.vocabulary import CATEGORIES
from game.kernel.refusal import Unreadable

EXPANSIONS: Final = ("new_era", "winter", "scavengers", "allies", MOLOCH, NO_MANS_LAND)
"""Sets that are never mixed with each other; every other one, a promo or a pack of one's own, goes with any."""

_WITH_OWN_DISCARDS: Final = frozenset({"scavengers"})
"""Sets with which each seat has a discard pile of its own."""

_FURTHER_PHASES: Final = {MOLOCH: ("assault", "deploy")}
"""Set -> the phases that it puts between Production and Action."""

_LONGEST_SHOWN = 40
"""Maximum characters of a name that an error repeats."""


def sets_of_game(catalog: Catalog, wanted: Sequence[str]) -> tuple[str, ...]:
    """The ``wanted`` sets as a game holds them: in the order of the catalog, so that one seed always deals one game.

    Raises:
        Unreadable: a set is not there or left out because of a mistake, is named twice, there are two expansions, or
            the base set is missing.
    """
    for name in wanted:
        if name not in catalog.sets:
            _refuse_missing(catalog, name)
        if wanted.count(name) > 1:
            raise Unreadable(f"expected each set once, not {name!r} twice")
    if BASE_SET not in wanted:
        raise Unreadable(f"add the set {BASE_SET!r}: its cards are in every game")
    expansions = [name for name in wanted if name in EXPANSIONS]
    if len(expansions) > 1:
        raise Unreadable(f"a game has at most one expansion: leave out {' or '.join(map(repr, expansions))}")
    return tuple(name for name in catalog.sets if name in wanted)


def has_own_discards(sets: Sequence[str]) -> bool:
    """Whether each seat has a discard pile of its own in a game with ``sets``, instead of one for all (R42.1)."""
    return not _WITH_OWN_DISCARDS.isdisjoint(sets)


def phases(sets: Sequence[str]) -> tuple[str, ...]:
    """The phases of a game with ``sets``, in their order, with the setup (R4.1, R44.2)."""
    further = [phase for name, added in _FURTHER_PHASES.items() if name in sets for phase in added]
    return ("setup", "lookout", "production", *further, "action", "cleanup")


def _refuse_missing(catalog: Catalog, name: str) -> NoReturn:
    if name in catalog.refused:
        raise Unreadable(f"the set {name!r} cannot be played until its mistake is fixed: {catalog.refused[name]}")
    shown = repr(name if len(name) <= _LONGEST_SHOWN else f"{name[:_LONGEST_SHOWN]}...")
    near = difflib.get_close_matches(name, catalog.sets, 1)
    if near:
        raise Unreadable(f"expected a set, not {shown}; did you mean {near[0]!r}?")
    installed = ", ".join(catalog.sets)
    raise Unreadable(f"the set {shown} is not installed, only {installed}: leave it out, or put it among your packs")


TiebreakCount = Literal["supply", "supply_stored", "supply_stored_hand"]
"""Values of `tiebreak.count` (R18.6)."""
TieGoods = Literal["deal", "spoils"]
"""Values of `solo.tie_goods`: what the seventh criterion compares (R30.8)."""
PassTiming = Literal["next_turn", "immediate"]
"""Values of `solo.pass_timing`: when a virtual opponent passes that is done (R30.10)."""
Titles = Literal["ultimate", "master"]
"""Values of `solo.titles`: the edition from which the grades have their titles (R30.17)."""

Level = Literal["recruit", "soldier", "veteran"]
"""Values of `moloch.difficulty`: how many Machines are deployed in a round (R44.4)."""
LEVELS: tuple[Level, ...] = get_args(Level)

WORDS_OF_OPTIONS: dict[str, tuple[str, ...]] = {
    "tiebreak.count": get_args(TiebreakCount),
    "solo.tie_goods": get_args(TieGoods),
    "solo.pass_timing": get_args(PassTiming),
    "solo.titles": get_args(Titles),
    "moloch.difficulty": LEVELS,
    "outposts.build_icon": CATEGORIES,
    "outposts.level_3_icon": CATEGORIES,
}
"""The options whose values are words, by their names in files."""

SOLO_OPTIONS = ("solo.", "borgo.")
"""How the names of the options begin that concern solo games alone."""

SETS_OF_OPTIONS: Final[Mapping[str, str]] = {
    "moloch.difficulty": MOLOCH, "moloch.coop": MOLOCH, "server_room": MOLOCH,
    "no_mans_land.raze_build_free": NO_MANS_LAND, "outposts.build_icon": NO_MANS_LAND,
    "outposts.level_3_icon": NO_MANS_LAND, "hq": "promo_2",
}  # fmt: skip
"""Option -> the set without which it has no effect."""


class Module(NamedTuple):
    """Cards or tiles of the box that an option adds to a game.

    Attributes:
        kind: What they are, as `game.fiftyfirst.cards.card` calls it; there is an icon of this name.
        pieces: How many of them a catalog has, if not as many as it has faces of their kind.
        goes_with: Whether they can be played with these sets.
        are_cards: Whether they are cards, not tiles.
    """

    kind: str
    pieces: Callable[[Catalog], int] | None = None
    goes_with: Callable[[Catalog, Sequence[str]], bool] = lambda *_: True
    are_cards: bool = False

    def count(self, catalog: Catalog) -> int:
        """How many of them a catalog has."""
        return self.pieces(catalog) if self.pieces else sum(one.kind == self.kind for one in catalog.printed.values())

    def lacks(self, catalog: Catalog, sets: Sequence[str]) -> str | None:
        """The set without which it cannot be played; None if it can be with ``sets``."""
        if self.goes_with(catalog, sets):
            return None
        return next(name for name in catalog.sets if self.goes_with(catalog, [name]))


BOX: Final[Mapping[str, Module]] = {
    "hq": Module(
        "hq",
        lambda catalog: len(catalog.headquarters),
        lambda catalog, sets: bool(hq_cards(catalog, sets)),
        are_cards=True,
    ),
    "server_room": Module(
        "server_room", lambda catalog: int(catalog.server_room is not None and MOLOCH in catalog.sets), has_machines
    ),
    "borders": Module("border", lambda catalog: len(catalog.border_tiles)),
    "arena": Module("arena"),
    "districts": Module("district"),
}
"""Option, in files and in `Options` -> the module that it adds, in the order in which they are offered: HQ cards come
with Promo 2 (R51.2), the server room needs Machines (R53.3); all others go with any sets."""

MODULES: Final = tuple(name for name in BOX if name != "server_room")
"""Those that stand beside the sets of a game; the server room belongs to Moloch."""


class Options(msgspec.Struct, frozen=True, omit_defaults=True):
    """The variants of R60 that can be played; in files `connections.reshuffle` has a dot."""

    connections_reshuffle: bool = msgspec.field(default=False, name="connections.reshuffle")
    tiebreak_count: TiebreakCount = msgspec.field(default="supply", name="tiebreak.count")
    tokens_limited: bool = False
    discard_public: bool = True
    extra_factions: bool = False
    solo_tie_goods: TieGoods = msgspec.field(default="deal", name="solo.tie_goods")
    solo_pass_timing: PassTiming = msgspec.field(default="next_turn", name="solo.pass_timing")
    solo_titles: Titles = msgspec.field(default="ultimate", name="solo.titles")
    borgo_extra_brawlers: int = msgspec.field(default=0, name="borgo.extra_brawlers")
    borgo_keep_brawlers: bool = msgspec.field(default=False, name="borgo.keep_brawlers")
    borgo_icon_map: Mapping[str, str] | None = msgspec.field(default=None, name="borgo.icon_map")
    moloch_difficulty: Level = msgspec.field(default="recruit", name="moloch.difficulty")
    moloch_coop: bool = msgspec.field(default=False, name="moloch.coop")
    server_room: bool = False
    raze_build_free: bool = msgspec.field(default=False, name="no_mans_land.raze_build_free")
    outposts_build_icon: str | None = msgspec.field(default=None, name="outposts.build_icon")
    outposts_level_3_icon: str | None = msgspec.field(default=None, name="outposts.level_3_icon")
    hq: bool = False
    borders: bool = False
    arena: bool = False
    districts: bool = False

    @property
    def modules(self) -> tuple[str, ...]:
        """Those of MODULES that are played with."""
        return tuple([name for name in MODULES if getattr(self, name)])
