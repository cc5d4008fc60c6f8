"""The virtual opponents, and what they differ in (R30, R31, R32)."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.rules.state import GameState


class Kind(NamedTuple):
    """One opponent. What is said here is said nowhere else; the procedures read it."""

    stages: tuple[str, ...] = ("connection", "attack")
    """What it does in a round, in this order; for Borgo his cards tell (R30.7, R31.3, R31.4, R32.6)."""
    attacks: int = 3
    """After so many failures a series of attacks, merchant attacks or developments is over (R30.7, R31)."""
    builds: int = 1
    """Cards from the deck that it builds at the end of the Lookout (R30.3)."""
    is_borgo: bool = False
    """Drafts and holds the first player token like a player; has Brawlers and Ruins (R32)."""


KINDS: Final[dict[str, Kind]] = {
    "hegemony": Kind(),
    "mutants": Kind(attacks=5),
    "new_york": Kind(builds=2),
    "merchants": Kind(stages=("connection", "attack", "merchant")),
    "appalachian": Kind(stages=("connection", "development", "attack")),
    "borgo": Kind(stages=("connection",), is_borgo=True),
}
"""Name in positions, files and commands -> opponent. Only its own line says what a variant of R31 changes: five
attacks (R31.1), two cards (R31.2), merchant attacks after the attacks (R31.3), developments before them (R31.4)."""

REVEALED: Final = 4
"""Cards that the Hegemony's Lookout turns up (R30.3)."""


def kind_of(state: GameState) -> Kind | None:
    """The opponent of a solo game; None in a game of people."""
    return KINDS[state.opponent.kind] if state.opponent else None
