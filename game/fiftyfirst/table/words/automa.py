"""The words about the virtual opponent: what it is, what it did last, what it does next and why."""

from __future__ import annotations

from typing import Final

from game.fiftyfirst.rules import events as ev
from game.fiftyfirst.rules.solo.borgo import expansion_of
from game.fiftyfirst.rules.state import VIRTUAL
from game.fiftyfirst.rules.steps import ChooseAttacked, ChooseLostDeal, ChooseReplaced
from game.fiftyfirst.rules.view import AutomaView
from game.fiftyfirst.table.plan.automa import shown_piles
from game.fiftyfirst.table.sight import Sight
from game.fiftyfirst.table.spots import BorgoIcon, DrawnCard, OpponentDeed, OpponentPile
from game.fiftyfirst.wording import log

Lines = tuple[str, ...]

_REASONS: Final = (
    ev.AttackAimed,
    ev.OpponentMissed,
    ev.DealAttacked,
    ev.DevelopmentAimed,
    ev.ConnectionRemoved,
    ev.ActionShown,
)
"""Events that give the reason for an action; the last of them is told beside the piles."""

_ASKED: Final = (ChooseAttacked, ChooseLostDeal, ChooseReplaced)
"""Questions asked in the middle of an attempt."""


# ---------------------------------------------------------------------- piles
def current_pile(known: AutomaView) -> str:
    """The pile that is drawn from now, or next."""
    return shown_piles(known)[-1]


def tries_of(known: AutomaView, pile: str) -> tuple[int, int]:
    """The number of cards drawn for a pile, and the number after which it ends; 0, 0 if there is no such end."""
    if known.attacks is None:
        return 0, 0
    return (known.attacks if known.is_done else len(known.pile(pile))), known.attacks


def last_deed(sight: Sight) -> str:
    """The last action of the virtual opponent with its reason; empty if it has not had a turn in this round, or has
    just drawn a card."""
    for event in sight.standing.told():
        if isinstance(event, _REASONS):
            return str(log.event_line(sight.wording, event, sight.names, sight.standing.viewer) or "")
        if isinstance(event, ev.OpponentDrew) or getattr(event, "phase", None) == "lookout":
            return ""
    return ""


# ---------------------------------------------------------------------- what it does next
def deed_words(sight: Sight, deed: str, now: bool) -> str:
    """A line of its plan: what it does, and if that comes ``now``, how many tries are left."""
    known = sight.automa
    if now and deed in ("attack", "merchant", "development"):
        done, most = tries_of(known, deed)
        asked = isinstance(sight.standing.question, _ASKED)
        return sight.text(f"solo-deed-{deed}.now", n=done + (not asked), most=most)
    if deed == "pass" and sight.player(VIRTUAL).passed:
        return sight.text("solo-deed-passed")
    return sight.text(f"solo-deed-{deed}")


def state_words(sight: Sight) -> str:
    """The number of its Locations, each worth 1 VP at the end, and of its Ruins."""
    sites = sight.player(VIRTUAL).sites
    ruins = sum(site.ruin for site in sites)
    return sight.text("solo-state", n=len(sites) - ruins, ruins=ruins)


# ---------------------------------------------------------------------- tooltips
def board_words(sight: Sight) -> Lines:
    """The tooltip of its board: name, VP, kind, State, and whether it is first player or has passed."""
    known, player = sight.automa, sight.player(VIRTUAL)
    first = sight.text("keys-first") if sight.standing.view.first_player == VIRTUAL else ""
    return (
        sight.text("solo-tip-board", name=sight.name(VIRTUAL), vp=player.vp),
        sight.text(f"solo-kind-{known.kind}"),
        state_words(sight),
        *filter(None, (first, sight.text("solo-tip-passed") if player.passed else "")),
    )


def about_pile(sight: Sight, at: OpponentPile) -> Lines:
    """A pile of drawn cards: what it is, how many tries are left, and what the last one brought."""
    known, pile = sight.automa, at.pile
    done, most = tries_of(known, pile)
    counted = sight.text("solo-pile-over" if known.is_done else "solo-tip-tries", n=done, most=most) if most else ""
    told = sight.text(f"solo-tip-{pile}", most=most)
    return tuple(filter(None, (sight.text(f"solo-pile-{pile}"), told, counted, last_deed(sight))))


def about_drawn(sight: Sight, at: DrawnCard) -> Lines:
    """A drawn card: the categories that it hits, or the Deal in a merchant attack."""
    pile, card = at.pile, at.card
    location = sight.catalog.locations[card]
    names = [sight.wording.category(category) for category in location.categories]
    matching = sight.wording.all_of(names) if names else sight.text("solo-everything")
    lines = (sight.text("solo-tip-drawn", card=sight.wording.title(card), pile=pile, n=at.index + 1),)
    if pile == "merchant":
        return (*lines, sight.text("solo-tip-drawn-deal", goods=location.deal))
    return (*lines, sight.text("solo-tip-drawn-categories", categories=matching))


def about_icon(sight: Sight, at: BorgoIcon) -> Lines:
    """A sign of Borgo's table: the category, and what it makes him do."""
    name = sight.wording.category(at.category) if at.category else ""
    heading = sight.text("solo-tip-icon", category=name) if name else sight.text("solo-tip-no-icon")
    facts = {"set": expansion_of(sight.standing.match.game.sets)} if at.action == "expansion" else {}
    return (heading, sight.text(f"solo-tip-action-{at.action}", **facts))


def about_deed(sight: Sight, at: OpponentDeed) -> Lines:
    """A line of its plan, and what that means."""
    known, deed = sight.automa, at.deed
    key = "pass_borgo" if deed == "pass" and known.attacks is None else deed
    tip = sight.text(f"solo-tip-{key}", most=known.attacks or 0)
    return deed_words(sight, deed, known.next_deed == deed), tip
