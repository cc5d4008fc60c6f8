"""The steps of the virtual opponent's turn, each a line of its own with its reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.rules.solo import events as happened
from game.rules.solo.attack import HUMAN
from game.wording.teller import Teller


def opponent_developed(tell: Teller, event: happened.OpponentDeveloped) -> dict[str, str]:
    """The facts of the deed: what came for what, and what the two have in common (R31.4)."""
    return {
        "number": str(event.number),
        "card": tell.card(event.card),
        "over": tell.card(event.over_card),
        **_why(tell, event.categories, event.decided),
    }


def _why(tell: Teller, categories: tuple[str, ...], decided: str) -> dict[str, str]:
    """What matches, and which criterion of R30.8 decided."""
    return {
        "common": tell.words.all_of([tell.words.category(category) for category in categories]),
        "matching": "some" if categories else "all",
        "why": tell.say(f"decided-{decided}", human=tell.who(HUMAN)),
    }


def _picked(tell: Teller, event: happened.OpponentPicked) -> str:
    return tell.say("log-opponent_picked", who=tell.who(event.seat), card=tell.card(event.card))


def _built(tell: Teller, event: happened.OpponentBuilt) -> str:
    return tell.say("log-opponent_built", who=tell.who(event.seat), card=tell.card(event.card))


def _stage_began(tell: Teller, event: happened.StageBegan) -> str:
    return tell.say("log-stage_began", who=tell.who(event.seat), stage=event.stage)


def _drew(tell: Teller, event: happened.OpponentDrew) -> str:
    facts = {"pile": event.pile, "number": str(event.number), "card": tell.card(event.card)}
    return tell.say("log-opponent_drew", who=tell.who(event.seat), **facts)


def _missed(tell: Teller, event: happened.OpponentMissed) -> str:
    facts = {"number": str(event.number), "card": tell.card(event.card), "human": tell.who(HUMAN)}
    return tell.say("log-opponent_missed", who=tell.who(event.seat), pile=event.pile, **facts)


def _pile_discarded(tell: Teller, event: happened.PileDiscarded) -> str:
    """The cards by which Borgo acts are told when he draws them."""
    if event.pile == "action":
        return ""
    return tell.say("log-pile_discarded", who=tell.who(event.seat), n=len(event.cards), cards=tell.cards(event.cards))


def _aimed(tell: Teller, event: happened.AttackAimed) -> str:
    facts = {"number": str(event.number), "card": tell.card(event.card), "target": tell.card(event.target)}
    return tell.say(
        "log-attack_aimed", who=tell.who(event.seat), **facts, **_why(tell, event.categories, event.decided)
    )


def _shield_lost(tell: Teller, event: happened.ShieldLost) -> str:
    return tell.say("log-shield_lost", owner=tell.who(event.owner), card=tell.card(event.card))


def _shield_held(tell: Teller, event: happened.ShieldHeld) -> str:
    return tell.say("log-shield_held", owner=tell.who(event.owner), card=tell.card(event.card))


def _deal_attacked(tell: Teller, event: happened.DealAttacked) -> str:
    facts = {"number": str(event.number), "card": tell.card(event.card), "deal": tell.card(event.deal)}
    good = tell.words.all_of([tell.words.good_name(good) for good in tell.words.catalog.locations[event.deal].deal])
    return tell.say("log-deal_attacked", who=tell.who(event.seat), owner=tell.who(event.owner), good=good, **facts)


def _stopped(tell: Teller, event: happened.OpponentStopped) -> str:
    return tell.say("log-opponent_stopped", who=tell.who(event.seat))


def _action_shown(tell: Teller, event: happened.ActionShown) -> str:
    facts = {"card": tell.card(event.card), "action": event.action}
    if event.category is None:
        return tell.say("log-action_shown", who=tell.who(event.seat), **facts)
    icon = tell.words.category(event.category)
    return tell.say("log-action_shown.icon", who=tell.who(event.seat), icon=icon, **facts)


def _shield_raised(tell: Teller, event: happened.ShieldRaised) -> str:
    return tell.say("log-shield_raised", who=tell.who(event.seat), card=tell.card(event.card))


def _brawlers_came(tell: Teller, event: happened.BrawlersCame) -> str:
    return tell.say("log-brawlers_came", who=tell.who(event.seat), n=event.count, why=event.why)


def _brawlers_left(tell: Teller, event: happened.BrawlersLeft) -> str:
    return tell.say("log-brawlers_left", who=tell.who(event.seat), n=event.count, why=event.why)


def _silent(_tell: Teller, _event: object) -> str:
    return ""


ALONE: Final[dict[type, Callable[[Teller, Any], str]]] = {
    happened.LotDrawn: _silent,
    happened.OpponentPicked: _picked,
    happened.OpponentBuilt: _built,
    happened.StageBegan: _stage_began,
    happened.OpponentDrew: _drew,
    happened.OpponentMissed: _missed,
    happened.PileDiscarded: _pile_discarded,
    happened.AttackAimed: _aimed,
    happened.ShieldLost: _shield_lost,
    happened.ShieldHeld: _shield_held,
    happened.DealAttacked: _deal_attacked,
    happened.OpponentStopped: _stopped,
    happened.ActionShown: _action_shown,
    happened.ShieldRaised: _shield_raised,
    happened.BrawlersCame: _brawlers_came,
    happened.BrawlersLeft: _brawlers_left,
}
"""Events of the virtual opponent that end what was being told; an empty text says nothing to a player."""
