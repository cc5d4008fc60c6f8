"""A random combination of what is in the box, as the rules allow it (R3.2, R51.2, R53.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from game.kernel.chance import Chance
from game.rules.options import Options
from game.ui.scenes.starting.chosen_sets import ChosenSets
from game.ui.scenes.starting.variants import Variant


class Combination(NamedTuple):
    """An expansion or None, promos, modules, and whether random factions come from all boards (R54.1)."""

    expansion: str | None
    promos: frozenset[str]
    modules: frozenset[str]
    extra_factions: bool


def combination_of(chosen: ChosenSets, modules: Sequence[Variant], options: Options) -> Combination:
    """What is chosen now."""
    playable = [module for module in modules if chosen.lacks(module.name) is None]
    return Combination(
        chosen.expansion,
        frozenset(name for name in chosen.promos if name in chosen.extras),
        frozenset(module.name for module in playable if module.chosen(options)),
        options.extra_factions,
    )


def surprise(
    chosen: ChosenSets, modules: Sequence[Variant], options: Options, chance: Chance
) -> tuple[Options, Chance]:
    """Choose another combination at random; returns the options with its modules, and the chance for the next one.
    Packs, levels and rules stay."""
    before = combination_of(chosen, modules, options)
    while combination_of(chosen, modules, options) == before:
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
