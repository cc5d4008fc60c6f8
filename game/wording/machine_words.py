"""Machines of Moloch in words: what is printed on them, what they do, and which of them stops an action."""

from __future__ import annotations

from typing import Final

from game.cards.catalog import Catalog
from game.cards.faction import Faction
from game.cards.machine import Attack, Lose, Machine, RazeOwn, StopAction, StopBoard
from game.cards.vocabulary import EXCHANGING, RESOURCES
from game.rules.sets.moloch.view import MachinesView
from game.wording.lexicon import Lexicon
from game.wording.sentence import Fact, Word


def attack(words: Lexicon, attack: Attack) -> str:
    """What it does to each player, in a sentence: `Each player loses 2 iron.`"""
    match attack:
        case Lose(goods):
            return words.text("attack-lose", goods=goods)
        case RazeOwn():
            return words.text("attack-raze", target=target(words, attack))
        case StopBoard(what) if what == EXCHANGING:
            return words.text("attack-stop_exchange")
        case StopBoard(what):
            return words.text("attack-stop_board", good=words.good_name(what))
        case StopAction():
            return words.text("attack-stop_action")


def target(words: Lexicon, razing: RazeOwn) -> Word:
    """What it razes of each player: `a Production`, `a Location with Distance 1`."""
    if razing.category is not None:
        return words.word("attack-target.category", category=words.category(razing.category))
    if razing.distance is not None:
        return words.word("attack-target.distance", distance=razing.distance)
    return words.word(f"attack-target.{razing.row}")


def expected(words: Lexicon, machine: Machine) -> str:
    """What the hacked side is, as far as the code tells (R44.5.1): `a Feature, by its code`."""
    return words.text("machine-expected.short", type=machine.hacked_type)


def machine_facts(words: Lexicon, machine: Machine, hacked_known: bool = False) -> tuple[Fact, ...]:
    """Everything on a Machine in words: its attack, its code, its Strength, Frenzy, and what its hacked side is.

    With ``hacked_known`` that is named, as in the library; in a match nobody may look at it (R44.5.1).
    """
    told = [
        words.fact("assault", "machine-attack", attack=attack(words, machine.attack)),
        words.fact("code", "machine-code", goods=machine.cost, ammo="yes" if _has_resources(machine) else "no"),
        words.fact("strength", "machine-strength", n=machine.strength),
    ]
    if machine.frenzy:
        told.append(words.fact("frenzy", "machine-frenzy"))
    if hacked_known:
        told.append(words.fact("hacked", "machine-known", card=words.card(machine.hacked)))
    else:
        about = words.text("machine-expected", type=machine.hacked_type)
        told.append(words.fact("hacked", "machine-hidden", expected=about))
    return tuple(told)


def _has_resources(machine: Machine) -> bool:
    """Whether ammo can stand for a good of its code."""
    return any(good in RESOURCES for good in machine.code)


def stopped_by(catalog: Catalog, machines: MachinesView, faction: Faction, action: str) -> str | None:
    """The first deployed Machine that stops an action of a board, or its `exchange` (R44.3d); None if it is gone.

    >>> from game.cards.catalog import load_catalog
    >>> from game.paths import cards_folder
    >>> from game.rules.state import Deployed
    >>> catalog = load_catalog(cards_folder())
    >>> machines = MachinesView(22, (Deployed("curfew_siren"),), (), None, 0)
    >>> stopped_by(catalog, machines, catalog.factions["new_york"], "red")
    'curfew_siren'
    """
    gives = next((one.verb.gives for one in faction.actions if one.name == action), ())
    colours = _COLOURS if "universal" in gives else {colour for colour in _COLOURS if colour in gives}
    stopping = {EXCHANGING} if action == EXCHANGING else colours
    for one in machines.deployed:
        found = catalog.machines[one.card].attack
        if isinstance(found, StopBoard) and found.what in stopping:
            return one.card
    return None


_COLOURS: Final = frozenset(("grey", "blue", "red"))
