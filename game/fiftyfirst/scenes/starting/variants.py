"""What a new game can be put together from: the variants (R60), fields of `Options` with their values; the sets, at
most one expansion and any promos and packs (R3.2, R51.1); and a random combination of all that."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple, get_args, get_origin

import msgspec

from game.fiftyfirst.cards.catalog import BASE_SET, Catalog
from game.fiftyfirst.cards.sets.moloch import MOLOCH
from game.fiftyfirst.rules.options import BOX, EXPANSIONS, SETS_OF_OPTIONS, SOLO_OPTIONS, Options, sets_of_game
from game.fiftyfirst.rules.solo.kinds import KINDS
from game.kernel.chance import Chance
from game.kernel.refusal import Unreadable


class ChosenSets:
    """The choice of sets, which starts with those of the last game.

    ``expansion`` is None for the base set alone; ``extras`` are chosen from the ``promos`` and ``packs``; the packs of
    the last game come first.
    """

    def __init__(self, catalog: Catalog, last: Collection[str]) -> None:
        self._catalog = catalog
        self.expansions: tuple[str, ...] = tuple(name for name in EXPANSIONS if name in catalog.sets)
        others = [name for name in catalog.sets if name not in (BASE_SET, *EXPANSIONS)]
        self.promos = tuple(name for name in others if name not in catalog.packs)
        self.packs = tuple(sorted(catalog.packs, key=lambda name: name not in last))
        self.expansion: str | None = next((name for name in self.expansions if name in last), None)
        self.extras = {name for name in others if name in last}

    @property
    def refused(self) -> dict[str, Unreadable]:
        """Sets with mistakes in their files, which cannot be chosen."""
        return dict(self._catalog.refused)

    def toggle(self, name: str) -> None:
        """Choose one of the promos or packs, or no longer."""
        self.extras ^= {name}

    @property
    def sets(self) -> tuple[str, ...]:
        """The sets of the game."""
        expansion: Iterable[str] = (self.expansion,) if self.expansion else ()
        return sets_of_game(self._catalog, (BASE_SET, *expansion, *self.extras))

    def lacks(self, module: str) -> str | None:
        """The set without which a module cannot be played; None if it can be with the chosen sets."""
        return BOX[module].lacks(self._catalog, self.sets)

    # ------------------------------------------------------------------ options
    @property
    def modules(self) -> tuple[Variant, ...]:
        """The modules that the catalog holds."""
        return tuple(module for module in MODULE_VARIANTS if self.pieces(module.name))

    @property
    def playable_modules(self) -> tuple[Variant, ...]:
        """Those that can be played with the chosen sets."""
        return tuple(module for module in self.modules if self.lacks(module.name) is None)

    @property
    def own_variants(self) -> tuple[Variant, ...]:
        """The options that the chosen expansion has of its own."""
        return SET_VARIANTS.get(self.expansion or "", ())

    def all_variants(self, usual: Iterable[Variant]) -> tuple[Variant, ...]:
        """The ``usual`` options, and those that can be chosen with the chosen sets."""
        return (*usual, *self.playable_modules, *self.own_variants)

    # ------------------------------------------------------------------ how many
    def count(self, name: str) -> tuple[int, int]:
        """Numbers of titles and of cards that a set brings, with its Connection cards and Areas; Machines count where
        they join (R51.2)."""
        catalog, copies = self._catalog, self._catalog.copies(name)
        apart = [card for card in catalog.connections.values() if card.set == name]
        numbers = [*copies.values(), *(card.copies for card in apart)]
        numbers += [1 for area in catalog.areas.values() if area.set == name]
        if MOLOCH in (name, self.expansion):
            numbers += [machine.copies for machine in catalog.machines.values() if machine.set == name]
        return len(numbers), sum(numbers)

    def pieces(self, module: str) -> int:
        """The number of cards or tiles of a module."""
        return BOX[module].count(self._catalog)


Value = bool | int | str

_NUMBERS = {"borgo.extra_brawlers": (0, 1, 2, 3)}
"""Option -> possible numbers (R32.3)."""

_ON_CARDS = ("borgo.icon_map", "outposts.build_icon", "outposts.level_3_icon")
"""Options that stand for another edition of the cards: players change those in `cards/` instead (R32.7, R45.4)."""

_IDLE_IN_SOLO = ("tiebreak.count",)
"""Options without effect in solo games, which have no ties (R30.16)."""

_HEGEMONY, _BORGO = ("solo.pass_timing", "solo.tie_goods"), ("borgo.",)
"""Prefixes of the options of the Hegemony and its variants alone (R30.8, R30.10), and of Borgo alone (R32)."""


class Variant(NamedTuple):
    """An option: its name in files, its field of `Options`, and its values, the default first."""

    name: str
    field: str
    values: tuple[Value, ...]

    @property
    def key(self) -> str:
        """The name as part of the key of a message."""
        return self.name.replace(".", "-").replace("_", "-")

    def chosen(self, options: Options) -> Value:
        value: Value = getattr(options, self.field)
        return value

    def choose(self, options: Options, word: str) -> Options:
        """The options with the value written as ``word``."""
        value = next(known for known in self.values if word_of(known) == word)
        return msgspec.structs.replace(options, **{self.field: value})


def word_of(value: object) -> str:
    """A value as a word of a label.

    >>> word_of(True), word_of("supply_stored")
    ('true', 'supply_stored')
    """
    return str(value).lower()


def _values(name: str, kind: Any) -> tuple[Value, ...]:
    """The possible values of an option of this name and type."""
    if name in _NUMBERS:
        return _NUMBERS[name]
    if kind is bool:
        return False, True
    if get_origin(kind) is Literal:
        return get_args(kind)
    raise TypeError(f"an option that is {kind} cannot be chosen")


def _all() -> Iterator[Variant]:
    for field in msgspec.structs.fields(Options):
        if field.encode_name not in _ON_CARDS:
            values = _values(field.encode_name, field.type)
            usual_first = sorted(values, key=lambda value: value != field.default)
            yield Variant(field.encode_name, field.name, tuple(usual_first))


_ALL = tuple(_all())

MODULE_VARIANTS = tuple(variant for name in BOX for variant in _ALL if variant.name == name)
"""The modules of the box, chosen beside the sets."""

SET_VARIANTS: Final[Mapping[str, tuple[Variant, ...]]] = {
    name: tuple(
        variant for variant in _ALL if SETS_OF_OPTIONS.get(variant.name) == name and variant not in MODULE_VARIANTS
    )
    for name in EXPANSIONS
}
"""Expansion -> the variants of games with it alone (R44.4, R44.14, R45.7)."""

_USUAL = tuple(variant for variant in _ALL if variant.name not in (*SETS_OF_OPTIONS, *BOX))

VARIANTS = tuple(variant for variant in _USUAL if not variant.name.startswith(SOLO_OPTIONS))
"""Variants of a game for several players."""


def solo_variants(opponent: str) -> tuple[Variant, ...]:
    """Variants of a solo game against this opponent; those of this opponent alone come last."""
    idle = (*_IDLE_IN_SOLO, *(_HEGEMONY if KINDS[opponent].has_brawlers else _BORGO))
    return tuple(variant for variant in _USUAL if not variant.name.startswith(idle))


def only(variants: Iterable[Variant], options: Options) -> Options:
    """The options with the chosen values of these variants; the others at their defaults."""
    return msgspec.structs.replace(Options(), **{variant.field: variant.chosen(options) for variant in variants})


def usable_options(kept: Mapping[str, Value]) -> Options:
    """The saved options that can still be chosen."""
    options = Options()
    for variant in _ALL:
        value = kept.get(variant.name)
        if any(value == known and type(value) is type(known) for known in variant.values):
            options = msgspec.structs.replace(options, **{variant.field: value})
    return options


def _combination(chosen: ChosenSets, modules: Sequence[Variant], options: Options) -> tuple[object, ...]:
    """The chosen expansion, promos and modules, and whether random factions come from all boards (R54.1)."""
    promos = [name in chosen.extras for name in chosen.promos]
    playing = [chosen.lacks(module.name) is None and bool(module.chosen(options)) for module in modules]
    return chosen.expansion, promos, playing, options.extra_factions


def surprise(
    chosen: ChosenSets, modules: Sequence[Variant], options: Options, chance: Chance
) -> tuple[Options, Chance]:
    """Choose another combination at random; returns the options with its modules, and the chance for the next one.
    Packs, levels and rules stay."""
    before = _combination(chosen, modules, options)
    while _combination(chosen, modules, options) == before:
        expansions = (None, *chosen.expansions)
        index, chance = chance.choose(len(expansions))
        chosen.expansion = expansions[index]
        for name in chosen.promos:
            is_in, chance = _toss(chance)
            chosen.extras = chosen.extras | {name} if is_in else chosen.extras - {name}
        for module in modules:
            is_in, chance = _toss(chance)
            is_in = is_in and chosen.lacks(module.name) is None
            options = msgspec.structs.replace(options, **{module.field: is_in})
        more_factions, chance = _toss(chance)
        options = msgspec.structs.replace(options, extra_factions=more_factions)
    return options, chance


def _toss(chance: Chance) -> tuple[bool, Chance]:
    """Toss a coin."""
    side, chance = chance.choose(2)
    return side == 1, chance
