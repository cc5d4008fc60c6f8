"""Attacks of the virtual opponent on the human's State, of the Hegemony (R30.7) and of Borgo (R32.9) alike; which
Location a card of it hits, and which criterion decides (R30.8)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from game.fiftyfirst.cards.card import Location
from game.fiftyfirst.cards.vocabulary import GROUPS
from game.fiftyfirst.rules.events import (
    AttackAimed,
    LocationRazed,
    OpponentDrew,
    OpponentMissed,
    ShieldHeld,
    ShieldLost,
    Source,
)
from game.fiftyfirst.rules.judge import Judge
from game.fiftyfirst.rules.opponent import OpponentKind
from game.fiftyfirst.rules.sets.part import PARTS
from game.fiftyfirst.rules.state import SEATS, VIRTUAL, Game, GameState, Site, automa_of
from game.fiftyfirst.rules.steps import ChooseAttacked, EndAttack
from game.kernel.bag import Bag

CRITERIA: Final = ("only", "categories", "distance", "unused_action", "used_action", "feature", "goods", "choice")
"""What decides: there is only one candidate, or the first criterion of R30.8 that leaves one; at last the human."""

TIE_GOODS: Final = (
    "vp", "universal", "ammo", "card", "salvage", "development", "shield", *GROUPS, "red", "blue", "grey", "gun",
    "fuel", "iron", "brick", "worker",
)  # fmt: skip
"""The goods that the seventh criterion compares, the best first (R30.8, I-02)."""

_ROWS: Final = ("production", "feature", "used_action", "unused_action")
"""Rows by priority as a target, lowest first (R30.8, 3 to 6)."""


class Candidate(NamedTuple):
    """A Site that a card matches; ``common`` is how many categories, 1 where one of the two has none (A-21)."""

    site: Site
    location: Location
    categories: tuple[str, ...]
    common: int


class Criterion(NamedTuple):
    """The candidates with the highest ``key`` remain; ``name`` tells why the last one did."""

    key: Callable[[Candidate], int | tuple[int, ...]]
    name: Callable[[Candidate], str]


def candidates(game: Game, card: str, sites: Iterable[Site]) -> list[Candidate]:
    """The Locations among ``sites`` that share a printed category with ``card`` (R43.8.5); Ruins never do (A-13)."""
    drawn, locations, fitting = game.catalog.locations[card], game.catalog.locations, game.catalog.fitting(card)
    found = []
    for site in sites:
        location = locations[site.card]
        if not site.ruin and site.card in fitting:
            shared = tuple(kind for kind in drawn.categories if kind in location.categories)
            found.append(Candidate(site, location, shared, max(1, len(shared))))
    return found


def best(found: list[Candidate], criteria: Iterable[Criterion]) -> tuple[list[Candidate], str]:
    """The best of ``found`` by these criteria, one after the other, and what decided: one of CRITERIA. `choice` if
    several remain."""
    if len(found) == 1:
        return found, "only"
    for criterion in criteria:
        highest = max(map(criterion.key, found), default=0)
        found = [candidate for candidate in found if criterion.key(candidate) == highest]
        if len(found) == 1:
            return found, criterion.name(found[0])
    return found, "choice"


MOST_CATEGORIES = Criterion(lambda candidate: candidate.common, lambda _: "categories")
"""R30.8 (1), A-20."""
GREATEST_DISTANCE = Criterion(lambda candidate: candidate.location.distance, lambda _: "distance")
"""R30.8 (2)."""
ROW = Criterion(lambda candidate: _ROWS.index(_row(candidate)), lambda candidate: _row(candidate))
"""R30.8 (3) to (6)."""


def goods_criterion(game: Game) -> Criterion:
    """R30.8 (7): the Deal goods that the human would get, or the Spoils (option `solo.tie_goods`)."""
    spoils = game.options.solo_tie_goods == "spoils"
    return Criterion(
        lambda candidate: _rank(candidate.location.spoils if spoils else candidate.location.deal), lambda _: "goods"
    )


def _row(candidate: Candidate) -> str:
    if candidate.location.row == "action":
        return "used_action" if candidate.site.used else "unused_action"
    return candidate.location.row


def _rank(goods: Bag) -> tuple[int, ...]:
    """The best good counts first, then its amount, then the next good."""
    return tuple(goods[good] for good in TIE_GOODS)


# ---------------------------------------------------------------------- attacking
HUMAN = SEATS[0]
"""The seat of the one who plays against the virtual opponent."""

RAZED = Bag({"vp": 2})
"""What razing brings the opponent, instead of Spoils (R30.7, R32.9)."""


def draw(judge: Judge, pile: str) -> str | None:
    """The top card of the deck, now the newest of a pile of the opponent; None if there is no card at all (R30.18)."""
    cards = judge.top_cards(1)
    if not cards:
        return None
    number = len(automa_of(judge.state).pile(pile)) + 1
    judge.emit(OpponentDrew(pile, number, cards[0]))
    return cards[0]


def targets(game: Game, state: GameState, kind: OpponentKind, on_groups: bool) -> tuple[list[Candidate], str]:
    """The Location that the attack card drawn last would hit, and the criterion that decides; several Locations if the
    human has to choose.

    An attack ``on_groups`` hits only Locations of a group (R32.11).
    """
    found = candidates(game, automa_of(state).attack_pile[-1], state.player(HUMAN).sites)
    if on_groups:
        found = [candidate for candidate in found if candidate.location.groups]
    criteria: Sequence[Criterion] = (MOST_CATEGORIES, GREATEST_DISTANCE, ROW)
    return best(found, (*criteria, goods_criterion(game)) if kind.compares_goods else criteria)


def launch(judge: Judge, on_groups: bool = False) -> None:
    """Carry out the attack with the card drawn last, as far as it needs no answer; ``on_groups`` as in `targets`."""
    assert judge.opponent is not None
    found, decided = targets(judge.game, judge.state, judge.opponent, on_groups)
    if not (found or on_groups) and judge.opponent.hits_beyond and any(part.hit(judge) for part in PARTS):
        return
    if not found:
        pile = automa_of(judge.state).attack_pile
        judge.emit(OpponentMissed("attack", len(pile), pile[-1], on_groups))
        judge.opponent.attack_ended(judge, False)
    elif decided == "choice":
        judge.agenda.append(ChooseAttacked(HUMAN, on_groups))
    else:
        hit(judge, found[0], decided)


def hit(judge: Judge, candidate: Candidate, decided: str) -> None:
    """A shield takes the attack, a printed one stays (R30.9, R40.2); without one the Location becomes a Ruin, and its
    Deal goods compensate for it."""
    pile, site = automa_of(judge.state).attack_pile, candidate.site
    assert judge.opponent is not None
    judge.emit(AttackAimed(len(pile), pile[-1], site.id, site.card, candidate.categories, decided))
    if site.shield:
        judge.emit(ShieldLost(HUMAN, site.id, site.card))
    elif candidate.location.has_printed_shield:
        judge.emit(ShieldHeld(HUMAN, site.id, site.card))
    else:
        judge.agenda.append(EndAttack())
        judge.gain(HUMAN, candidate.location.deal, Source("compensation", site.card, site.id))
        discarded = not judge.leaves_ruin(HUMAN, site.card)
        judge.emit(LocationRazed(VIRTUAL, HUMAN, site.id, site.card, judge.returned_from(site), discarded))
        judge.replace_razed(HUMAN, site.card)
        judge.gain(VIRTUAL, RAZED, Source("attack", site.card, site.id))
        return
    judge.opponent.attack_ended(judge, True)


def end(judge: Judge, _: EndAttack) -> None:
    """The opponent does what follows its success."""
    assert judge.opponent is not None
    judge.opponent.attack_ended(judge, True)
