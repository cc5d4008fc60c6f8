"""One row for each kind of event: the section of the rule book about it, and who may know what it names.

The message is `log-NAME`. It may name all fields of the event; `.hidden` is for those who may not know its cards, and a
form with the name of a field is taken where that field is set.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from game.kernel.message import Message
from game.kernel.seats import Seat
from game.metro2033.rules import events as ev
from game.metro2033.rules.state import Fight
from game.metro2033.wording.told_facts import exchanged
from game.wording.teller import Facts, Teller

Hides = Callable[[Any], bool]
EventFacts = Callable[[Teller, Any], Facts]


def never(_: Any) -> bool:
    return False


def always(_: Any) -> bool:
    return True


def nobody_else(_: Any) -> Sequence[Seat]:
    return ()


class MetroEventRow(NamedTuple):
    """How an event is told.

    Attributes:
        topic: The section of the rule book about it; "" if it is not told.
        hides: Whether it names what only its seat may know; the others are told `.hidden`.
        secret: Whether the others are told nothing at all.
        quiet: Whether it is told only where nothing else of a decision is.
        facts: More facts than its fields.
        form: The form of the message, if neither a secret nor a field decides it.
        concerns: Other seats to which it is told when they take over.
        actor: The seat that acts.
    """

    topic: str
    hides: Hides = never
    secret: bool = False
    quiet: bool = False
    facts: EventFacts = lambda *_: {}
    form: Callable[[Teller, Any], str] = lambda *_: ""
    concerns: Callable[[Any], Sequence[Seat]] = nobody_else
    actor: Callable[[Any], Seat | None] = lambda event: getattr(event, "seat", None)


def is_quest(event: Any) -> bool:
    """Quests are seen by who draws them alone, equipment by all."""
    return bool(event.deck == "quest")


def victim(event: Any) -> Sequence[Seat]:
    return (event.victim,)


# ---------------------------------------------------------------------- facts of single events
def fight_started(tell: Teller, event: ev.FightStarted) -> Facts:
    fight = event.fight
    named = {"attacker": fight.attacker, "defender": fight.defender}
    facts = {name: tell.who(seat) for name, seat in named.items() if seat}
    return facts | {"station": tell.card(fight.station), "fighter": fight.fighter or fight.defending or ""}


def form_of_fight(_: Teller, event: ev.FightStarted) -> str:
    fight = event.fight
    return ".event" if fight.is_event else ".hero" if fight.on_hero else ".owned" if fight.defender else ""


def attacked(event: ev.FightStarted) -> Sequence[Seat]:
    fight: Fight = event.fight
    return (fight.defender,) if fight.attacker and fight.defender else ()


def battle_hand(tell: Teller, event: ev.BattleCardsDealt) -> Facts:
    """The hands that the viewer may see."""
    seen = {seat: cards for seat, cards in event.hands.items() if tell.knows_hand(seat)}
    hands = [
        tell.say("log-battle_cards_dealt.hand", who=tell.who(seat), cards=tell.cards(cards))
        for seat, cards in seen.items()
    ]
    sides = tell.words.all_of([tell.who(seat) for seat in event.hands])
    return {"hands": tell.words.in_turn(hands), "sides": sides}


def form_of_hands(tell: Teller, event: ev.BattleCardsDealt) -> str:
    return "" if any(tell.knows_hand(seat) for seat in event.hands) else ".hidden"


def cards_played(tell: Teller, event: ev.BattleCardsTurnedUp) -> Facts:
    played = [
        tell.say(
            "log-battle_cards_turned_up.card",
            who=tell.who(seat), card=tell.card(card), bonus=event.bonuses.get(seat, 0),
        )
        for seat, card in event.cards.items()
    ]  # fmt: skip
    return {"played": tell.words.in_turn(played)}


def both_sides(event: Any) -> Sequence[Seat]:
    return tuple(event.cards)


def signed(_: Teller, event: Any) -> Facts:
    """A bonus may be a penalty."""
    return {"sign": "minus" if event.count < 0 else "plus", "amount": abs(event.count)}


EVENTS: Final[Mapping[type[Message], MetroEventRow]] = {
    ev.MetroStarted: MetroEventRow(""),
    ev.NowAwaited: MetroEventRow(""),
    ev.FactionTaken: MetroEventRow("setup"),
    ev.HeroTaken: MetroEventRow("setup"),
    ev.CardsOffered: MetroEventRow("decks", hides=is_quest),
    ev.CardKept: MetroEventRow("decks", hides=is_quest),
    ev.RoundStarted: MetroEventRow("round"),
    ev.PhaseStarted: MetroEventRow("round"),
    ev.TurnStarted: MetroEventRow("round", quiet=True),
    ev.WoundedTurnSkipped: MetroEventRow("wounds"),
    ev.StageTwoStarted: MetroEventRow("stage_two"),
    ev.MetroWon: MetroEventRow("victory"),
    ev.GoodsReceived: MetroEventRow("goods"),
    ev.PricePaid: MetroEventRow("goods"),
    ev.GoodsExchanged: MetroEventRow("exchange", facts=exchanged),
    ev.MarketFilled: MetroEventRow("market"),
    ev.MarketRefreshed: MetroEventRow("market"),
    ev.EquipmentBought: MetroEventRow("market"),
    ev.EquipmentDrawn: MetroEventRow("equipment"),
    ev.EquipmentTaken: MetroEventRow("outcomes", concerns=victim),
    ev.EquipmentDiscarded: MetroEventRow("equipment"),
    ev.QuestDrawn: MetroEventRow("quests", hides=always),
    ev.QuestMet: MetroEventRow("quests", secret=True),
    ev.QuestCompleted: MetroEventRow("quests"),
    ev.PropertyUsed: MetroEventRow("properties"),
    ev.DeckShuffled: MetroEventRow("decks"),
    ev.StationGuarded: MetroEventRow("threat_event"),
    ev.CommonThreatRevealed: MetroEventRow("threat_event"),
    ev.CommonThreatDiscarded: MetroEventRow("threat_event"),
    ev.LawsLookedAt: MetroEventRow("laws", hides=always),
    ev.LawProposed: MetroEventRow("laws"),
    ev.LawRevealed: MetroEventRow("laws"),
    ev.VotesAdded: MetroEventRow("laws"),
    ev.VoteCast: MetroEventRow("laws"),
    ev.LawPassed: MetroEventRow("laws"),
    ev.LawRejected: MetroEventRow("laws"),
    ev.ArmyChanged: MetroEventRow("army"),
    ev.ArmyPassed: MetroEventRow("army_turn"),
    ev.StepsAdded: MetroEventRow("moving", facts=signed),
    ev.HeroMoved: MetroEventRow("moving"),
    ev.ThreatScouted: MetroEventRow("scouting", hides=always),
    ev.ScoutedReturned: MetroEventRow("scouting", hides=always),
    ev.ScoutedPlaced: MetroEventRow("scouting"),
    ev.ThreatsPeeked: MetroEventRow("properties", hides=always),
    ev.ThreatsOrdered: MetroEventRow("properties", hides=always),
    ev.FightStarted: MetroEventRow(
        "fights", facts=fight_started, form=form_of_fight, concerns=attacked, actor=lambda event: event.fight.attacker
    ),
    ev.DefenderChosen: MetroEventRow("defending"),
    ev.ThreatRevealed: MetroEventRow("fights"),
    ev.ThreatRedrawn: MetroEventRow("redrawing"),
    ev.ThreatDiscarded: MetroEventRow("fights", quiet=True),
    ev.BattleCardsDealt: MetroEventRow("battle_cards", facts=battle_hand, form=form_of_hands),
    ev.BattleCardChosen: MetroEventRow("battle_cards", hides=always),
    ev.BattleCardsTurnedUp: MetroEventRow("battle_cards", facts=cards_played, concerns=both_sides),
    ev.StrengthAdded: MetroEventRow("fights", facts=signed),
    ev.FightDecided: MetroEventRow("strength"),
    ev.FightEnded: MetroEventRow("fights", quiet=True),
    ev.PriceLowered: MetroEventRow("capture"),
    ev.StationLost: MetroEventRow("capture"),
    ev.StationCaptured: MetroEventRow("capture"),
    ev.StationLeft: MetroEventRow("capture"),
    ev.RefugeTaken: MetroEventRow("three_stations"),
    ev.HeroWounded: MetroEventRow("wounds"),
    ev.WoundPrevented: MetroEventRow("wounds"),
}
"""In the order of `game.metro2033.rules.events`."""
