"""``python -m tests.rules.choose_games`` chooses the whole games that tests play, after a change of cards or rules.

It plays the long list of each family, some 20 minutes in one process, and takes again and again the game that reaches
most of what no other has reached. ``chosen_games.yaml`` has what it takes. With names of families it chooses theirs.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from random import Random

import msgspec
import yaml

from game.fiftyfirst.cards.catalog import Catalog, load_catalog
from game.paths import cards_folder
from tests.rules.reach import NAMED, Reached, all_uses, details, reached
from tests.rules.whole_games import CHOSEN, FAMILIES, LONG, Chosen, chosen, widest, write_reached

MOST, OTHERS = 75, 25
"""Games that are chosen of a family by what they reach, and at random besides."""

ABOUT = "# Whole games that tests play: `python -m tests.rules.choose_games` writes this file.\n"


def choose(catalog: Catalog, family: str) -> Chosen:
    """The short list of a family."""
    found, possible = dict[int, set[Reached]](), all_uses(widest(catalog, family))
    for number in range(LONG):
        whole = FAMILIES[family](number)
        decisions = list(whole.decisions(catalog))
        found[number] = reached(whole.game(catalog), decisions) | details(decisions)
    wanted = {one for reach in found.values() for one in reach}
    needed = {one for one in wanted if one.kind in NAMED and (one.kind != "use" or one in possible)}
    first = _greedy(found, needed, LONG)
    left = wanted.difference(*(found[number] for number in first))
    further = tuple(_greedy(found, left, max(0, MOST - len(first))))
    others = [number for number in range(LONG) if number not in (*first, *further)]
    richest = next(iter(first))
    first[richest] = {one for one in first[richest] if one.kind != "use"}
    return Chosen(
        first={number: write_reached(added) for number, added in first.items()},
        further=further,
        others=tuple(sorted(Random(family).sample(others, OTHERS))),
    )


def _greedy(found: Mapping[int, set[Reached]], wanted: set[Reached], most: int) -> dict[int, set[Reached]]:
    """At most so many games, each the one that reaches most of what is left, with what it adds."""
    left, taken = set(wanted), dict[int, set[Reached]]()
    while left and len(taken) < most:
        best = max(found, key=lambda number: len(found[number] & left))
        taken[best] = found[best] & left
        left -= found[best]
    return taken


def main() -> None:
    """Choose the games of all families, or of those that are named."""
    parser = argparse.ArgumentParser(prog="python -m tests.rules.choose_games", description=main.__doc__)
    parser.add_argument("families", nargs="*", choices=[*FAMILIES, []], metavar="FAMILY")
    catalog = load_catalog(cards_folder())
    lists = dict(chosen()) if CHOSEN.exists() else {}
    for family in parser.parse_args().families or FAMILIES:
        lists[family] = choose(catalog, family)
    kept = msgspec.to_builtins({family: lists[family] for family in FAMILIES if family in lists})
    CHOSEN.write_text(ABOUT + yaml.safe_dump(kept, default_flow_style=None, sort_keys=False, width=118), "utf-8")


if __name__ == "__main__":
    main()
