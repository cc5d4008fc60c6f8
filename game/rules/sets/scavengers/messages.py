"""Scavengers (R42): what the game does by itself and asks."""

from __future__ import annotations

from game.kernel.message import Question, Step
from game.kernel.seats import SeatName
from game.rules.references import AskingKind, CategoryName, Count, PrintedId, SiteNumber
from game.rules.source import Source


class Salvage(Step, frozen=True):
    """``seat`` may take the top card of another player's discard pile, ``count`` times (R42.5)."""

    seat: SeatName
    count: Count
    source: Source


class GainMatched(Step, frozen=True):
    """``seat`` gains the good for a category on the top card of another player's discard pile (R42.7), by the Site
    ``site``; ``kind`` and ``via`` are those of the `Source`."""

    seat: SeatName
    site: SiteNumber
    kind: AskingKind
    via: PrintedId | None = None


class ChooseSalvage(Question, frozen=True):
    """From whose discard pile to take the top card, or nothing (R42.5); ``count`` may still be taken.

    ``source`` is where this comes from.
    """

    count: Count
    source: Source


class ChooseMatched(Question, frozen=True):
    """Which good to gain for a category on the top card of another player's discard pile (R42.7).

    First the pile is chosen, then one of its categories, then, for `contact`, a colour: ``owner`` and ``category`` are
    what has been chosen so far. ``site``, ``kind`` and ``via`` as in `ChooseGood`.
    """

    site: SiteNumber
    kind: AskingKind
    via: PrintedId | None = None
    owner: SeatName | None = None
    category: CategoryName | None = None


class ChooseRebuilt(Question, frozen=True):
    """Which own Ruin to turn up (R42.6); the Site ``site`` rebuilds ``count`` more, and ``kind`` as in `ChooseGood`."""

    site: SiteNumber
    kind: AskingKind
    count: Count = 1


class ChooseStripped(Question, frozen=True):
    """From which own Ruin to take the Spoils, or none any more; the Site ``site`` may strip ``count`` more (R42.12)."""

    site: SiteNumber
    count: Count = 1


class ChooseDemolished(Question, frozen=True):
    """Which Location the Site ``site`` makes a Ruin (R42.12)."""

    site: SiteNumber


class ChoosePlaced(Question, frozen=True):
    """Which resource to put on the own Ruin ``ruin``, or nothing; the Site ``site`` may put some on ``count`` more
    Ruins, this one included (R42.12)."""

    site: SiteNumber
    ruin: SiteNumber
    count: Count = 1


ScavengersStep = (
    ChooseSalvage | ChooseMatched | ChooseRebuilt | ChooseStripped | ChooseDemolished | ChoosePlaced | Salvage
    | GainMatched
)  # fmt: skip
