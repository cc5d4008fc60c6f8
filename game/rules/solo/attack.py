"""Attacks of the virtual opponent on the human's State, of the Hegemony (R30.7) and of Borgo (R32.9) alike."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.bag import Bag
from game.kernel.seats import SEATS
from game.rules.events import AttackAimed, LocationRazed, OpponentDrew, OpponentMissed, ShieldHeld, ShieldLost, Source
from game.rules.judge import Judge
from game.rules.opponent import OpponentKind
from game.rules.sets.part import PARTS
from game.rules.solo import matching
from game.rules.state import VIRTUAL, Game, GameState, automa_of
from game.rules.steps import ChooseAttacked, EndAttack

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


def targets(game: Game, state: GameState, kind: OpponentKind, on_groups: bool) -> tuple[list[matching.Candidate], str]:
    """The Location that the attack card drawn last would hit, and the criterion that decides; several Locations if the
    human has to choose.

    An attack ``on_groups`` hits only Locations of a group (R32.11).
    """
    found = matching.candidates(game, automa_of(state).attack_pile[-1], state.player(HUMAN).sites)
    if on_groups:
        found = [candidate for candidate in found if candidate.location.groups]
    criteria: Sequence[matching.Criterion] = (matching.MOST_CATEGORIES, matching.GREATEST_DISTANCE, matching.ROW)
    return matching.best(found, (*criteria, matching.goods_criterion(game)) if kind.compares_goods else criteria)


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


def hit(judge: Judge, candidate: matching.Candidate, decided: str) -> None:
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
