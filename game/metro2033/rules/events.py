"""What has happened, and what it makes of a state.

An event carries all that its `evolve` needs, which judges nothing and never sees the cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import reduce
from typing import Annotated, ClassVar

from msgspec.structs import replace

from game.kernel.bag import Bag, without
from game.kernel.seats import SeatName
from game.metro2033.rules import references as ref
from game.metro2033.rules.event import MetroEvent
from game.metro2033.rules.state import Fight, Guard, MetroPlayer, MetroState, Scouted
from game.metro2033.rules.steps import MetroStep

TheMetro = Annotated[MetroState, ref.STATE]

DECKS = {"threat": "threats", "equipment": "equipment", "quest": "quests"}
"""Name of a deck -> its field in the state; its discard pile is called after the name."""


def fold(state: MetroState, events: Iterable[MetroEvent]) -> MetroState:
    """The state after all ``events``, in order."""
    return reduce(lambda before, event: event.evolve(before), events, state)


class MetroStarted(MetroEvent, frozen=True):
    """The dealt game, or a position: where a match begins."""

    state: TheMetro

    def evolve(self, _: MetroState) -> MetroState:
        return self.state


class NowAwaited(MetroEvent, frozen=True):
    """What the game holds in store after a decision; the last step is what it waits for."""

    agenda: tuple[MetroStep, ...]

    def evolve(self, state: MetroState) -> MetroState:
        return replace(state, agenda=self.agenda)


# ---------------------------------------------------------------------- setup
class FactionTaken(MetroEvent, frozen=True):
    """A seat plays a faction, which owns its ``homes`` and has an army of this strength (M-3.2, M-3.3)."""

    seat: SeatName
    faction: ref.FactionId
    homes: tuple[ref.StationId, ...]
    army: ref.Count

    def evolve(self, state: MetroState) -> MetroState:
        owners = {**state.owners, **dict.fromkeys(self.homes, self.seat)}
        return replace(state, owners=owners).with_player(self.seat, faction=self.faction, army=self.army)


class HeroTaken(MetroEvent, frozen=True):
    """A seat has a hero, who begins at a home (M-3.4)."""

    seat: SeatName
    hero: ref.HeroId
    station: ref.StationId

    def evolve(self, state: MetroState) -> MetroState:
        return state.with_player(self.seat, hero=self.hero, at=self.station)


class CardsOffered(MetroEvent, frozen=True):
    """A seat draws the top cards of a deck to keep one of them. Nobody else sees quests. They lie on the deck until one
    is kept."""

    seat: SeatName
    deck: ref.DeckName
    cards: tuple[ref.CardId, ...]
    reveals: ClassVar[bool] = True


class CardKept(MetroEvent, frozen=True):
    """Of the drawn cards one is kept and the others are discarded, quests face down (A-10)."""

    seat: SeatName
    deck: ref.DeckName
    card: ref.CardId
    discarded: tuple[ref.CardId, ...]

    def evolve(self, state: MetroState) -> MetroState:
        player, deck = state.player(self.seat), DECKS[self.deck]
        state = replace(state, **{deck: getattr(state, deck)[1 + len(self.discarded) :]})
        if self.deck == "equipment":
            state = state.put(self.seat, replace(player, equipment=(*player.equipment, self.card)))
            return replace(state, equipment_discard=state.equipment_discard + self.discarded)
        state = state.put(self.seat, replace(player, quests=(*player.quests, self.card)))
        places = range(len(state.quest_discard), len(state.quest_discard) + len(self.discarded))
        face_down = {**state.face_down, **dict.fromkeys(places, self.seat)}
        return replace(state, quest_discard=state.quest_discard + self.discarded, face_down=face_down)


# ---------------------------------------------------------------------- rounds
class RoundStarted(MetroEvent, frozen=True):
    """A new round: the tokens have moved, what was used can be used again (M-11.2, M-11.3)."""

    round: ref.Count
    space: ref.Count
    first_player: SeatName

    def evolve(self, state: MetroState) -> MetroState:
        players = tuple([_refreshed(player) for player in state.players])
        return replace(
            state, round=self.round, space=self.space, first_player=self.first_player, players=players, turn=None
        )


def _refreshed(player: MetroPlayer) -> MetroPlayer:
    """A player without the marks of a round."""
    return replace(player, used=(), met=(), refreshed=False, bought=False, steps=0, moved=0)


class PhaseStarted(MetroEvent, frozen=True):
    """A phase of the round has begun (M-4.1)."""

    phase: ref.PhaseName

    def evolve(self, state: MetroState) -> MetroState:
        return replace(state, phase=self.phase, turn=None)


class TurnStarted(MetroEvent, frozen=True):
    """A seat has its turn in this phase."""

    seat: SeatName

    def evolve(self, state: MetroState) -> MetroState:
        player = state.player(self.seat)
        if player.steps or player.moved or player.bought:
            state = state.put(self.seat, replace(player, steps=0, moved=0, bought=False))
        return replace(state, turn=self.seat)


class WoundedTurnSkipped(MetroEvent, frozen=True):
    """A wounded hero has left out his turn, and is well again (M-10.8)."""

    seat: SeatName

    def evolve(self, state: MetroState) -> MetroState:
        return state.with_player(self.seat, wounded=False, hurt_in=0)


class StageTwoStarted(MetroEvent, frozen=True):
    """The threats of stage I leave the game, and those of stage II are shuffled (M-11.4)."""

    threats: tuple[ref.ThreatId, ...]
    chance: ref.TheChance
    reveals: ClassVar[bool] = True

    def evolve(self, state: MetroState) -> MetroState:
        players = tuple([replace(player, peeked=(), scouted=None) for player in state.players])
        return replace(state, stage=2, threats=self.threats, threat_discard=(), chance=self.chance, players=players)


class MetroWon(MetroEvent, frozen=True):
    """The match is over (M-11.1)."""

    winners: tuple[SeatName, ...]

    def evolve(self, state: MetroState) -> MetroState:
        return replace(state, winners=self.winners, turn=None)


# ---------------------------------------------------------------------- goods and cards
class GoodsReceived(MetroEvent, frozen=True):
    """A seat has more goods: from `production`, a `bonus`, a `reward`, for `foraging`, or by a ``card``."""

    seat: SeatName
    goods: Bag
    cause: ref.CauseName
    card: ref.CardId | None = None

    def evolve(self, state: MetroState) -> MetroState:
        player = state.player(self.seat)
        return state.put(self.seat, replace(player, goods=player.goods + self.goods))


class PricePaid(MetroEvent, frozen=True):
    """A seat has paid for something, such as `upkeep`, `recruits`, `equipment` or a `capture`."""

    seat: SeatName
    goods: Bag
    cause: ref.CauseName
    card: ref.CardId | None = None

    def evolve(self, state: MetroState) -> MetroState:
        player = state.player(self.seat)
        return state.put(self.seat, replace(player, goods=player.goods - self.goods))


class GoodsExchanged(MetroEvent, frozen=True):
    """Goods of one kind for as many of another (M-8.5); ``short`` of them the supply did not have (A-21)."""

    seat: SeatName
    given: ref.GoodName
    taken: ref.GoodName
    count: ref.Count
    short: ref.Count = 0

    def evolve(self, state: MetroState) -> MetroState:
        player = state.player(self.seat)
        goods = player.goods - {self.given: self.count} + {self.taken: self.count - self.short}
        return state.put(self.seat, replace(player, goods=goods))


class MarketFilled(MetroEvent, frozen=True):
    """Cards of the deck are turned up in the market (M-8.3)."""

    cards: tuple[ref.EquipmentId, ...]
    reveals: ClassVar[bool] = True

    def evolve(self, state: MetroState) -> MetroState:
        return replace(state, market=state.market + self.cards, equipment=state.equipment[len(self.cards) :])


class MarketRefreshed(MetroEvent, frozen=True):
    """The cards of the market are discarded; new ones are turned up (M-8.3)."""

    seat: SeatName
    cards: tuple[ref.EquipmentId, ...]

    def evolve(self, state: MetroState) -> MetroState:
        state = state.with_player(self.seat, refreshed=True)
        return replace(state, market=(), equipment_discard=state.equipment_discard + self.cards)


class EquipmentBought(MetroEvent, frozen=True):
    """A card of the market goes to a hero, bought or taken by the property of ``by`` (M-8.3)."""

    seat: SeatName
    card: ref.EquipmentId
    by: ref.CardId | None = None

    def evolve(self, state: MetroState) -> MetroState:
        player = state.player(self.seat)
        bought = replace(player, equipment=(*player.equipment, self.card), bought=player.bought or self.by is None)
        return replace(state.put(self.seat, bought), market=without(state.market, (self.card,)))


class EquipmentDrawn(MetroEvent, frozen=True):
    """A hero receives the top card of the deck (M-9.9)."""

    seat: SeatName
    card: ref.EquipmentId
    cause: ref.CauseName
    reveals: ClassVar[bool] = True

    def evolve(self, state: MetroState) -> MetroState:
        player = state.player(self.seat)
        state = state.put(self.seat, replace(player, equipment=(*player.equipment, self.card)))
        return replace(state, equipment=state.equipment[1:])


class EquipmentTaken(MetroEvent, frozen=True):
    """A hero takes a card of a beaten one (M-9.7)."""

    seat: SeatName
    card: ref.EquipmentId
    victim: SeatName

    def evolve(self, state: MetroState) -> MetroState:
        loser = state.player(self.victim)
        state = state.put(self.victim, replace(loser, equipment=without(loser.equipment, (self.card,))))
        player = state.player(self.seat)
        return state.put(self.seat, replace(player, equipment=(*player.equipment, self.card)))


class EquipmentDiscarded(MetroEvent, frozen=True):
    """A hero loses a card: above the `limit`, as `loot`, `lost` against a station, or for its `property`."""

    seat: SeatName
    card: ref.EquipmentId
    cause: ref.CauseName

    def evolve(self, state: MetroState) -> MetroState:
        player = state.player(self.seat)
        state = state.put(self.seat, replace(player, equipment=without(player.equipment, (self.card,))))
        return replace(state, equipment_discard=(*state.equipment_discard, self.card))


class QuestDrawn(MetroEvent, frozen=True):
    """A seat receives the top quest, which nobody else sees (M-9.9)."""

    seat: SeatName
    card: ref.QuestId
    cause: ref.CauseName
    reveals: ClassVar[bool] = True

    def evolve(self, state: MetroState) -> MetroState:
        player = state.player(self.seat)
        state = state.put(self.seat, replace(player, quests=(*player.quests, self.card)))
        return replace(state, quests=state.quests[1:])


class QuestMet(MetroEvent, frozen=True):
    """An event has met the condition of a quest; only its owner knows (M-13.4)."""

    seat: SeatName
    card: ref.QuestId

    def evolve(self, state: MetroState) -> MetroState:
        player = state.player(self.seat)
        return state.put(self.seat, replace(player, met=(*player.met, self.card)))


class QuestCompleted(MetroEvent, frozen=True):
    """A quest is completed: 1 VP (M-13.3)."""

    seat: SeatName
    card: ref.QuestId

    def evolve(self, state: MetroState) -> MetroState:
        player = state.player(self.seat)
        met = tuple([card for card in player.met if card != self.card])
        quests = without(player.quests, (self.card,))
        done = replace(player, quests=quests, met=met, completed=(*player.completed, self.card))
        return state.put(self.seat, done)


class PropertyUsed(MetroEvent, frozen=True):
    """A property was used: of a hero, of equipment, of a completed quest, or of one that is ``discarded`` for it."""

    seat: SeatName
    card: ref.CardId
    discarded: bool = False

    def evolve(self, state: MetroState) -> MetroState:
        player = state.player(self.seat)
        if not self.discarded:
            return state.put(self.seat, replace(player, used=(*player.used, self.card)))
        met = tuple([card for card in player.met if card != self.card])
        quests = without(player.quests, (self.card,))
        state = state.put(self.seat, replace(player, quests=quests, met=met, used=(*player.used, self.card)))
        return replace(state, quest_discard=(*state.quest_discard, self.card))


class DeckShuffled(MetroEvent, frozen=True):
    """The discard pile of a deck became the deck again (M-12.1)."""

    deck: ref.DeckName
    cards: tuple[ref.CardId, ...]
    chance: ref.TheChance
    reveals: ClassVar[bool] = True

    def evolve(self, state: MetroState) -> MetroState:
        state = replace(state, chance=self.chance, **{DECKS[self.deck]: self.cards, f"{self.deck}_discard": ()})
        if self.deck == "quest":
            return replace(state, face_down={})
        if self.deck == "threat":
            return _unknown_top(state)
        return state


def _unknown_top(state: MetroState) -> MetroState:
    """The state in which nobody knows the top of the deck of threats."""
    if not any(player.peeked for player in state.players):
        return state
    return replace(state, players=tuple([replace(player, peeked=()) for player in state.players]))


def _without_top(state: MetroState) -> MetroState:
    """The state without the top threat: who knew the top knows the rest of it."""
    if any(player.peeked for player in state.players):
        state = replace(state, players=tuple([replace(player, peeked=player.peeked[1:]) for player in state.players]))
    return replace(state, threats=state.threats[1:])


# ---------------------------------------------------------------------- events of the round track
class StationGuarded(MetroEvent, frozen=True):
    """A seat has named a station and its defender (M-5.4)."""

    seat: SeatName
    station: ref.StationId
    fighter: ref.FighterName

    def evolve(self, state: MetroState) -> MetroState:
        guard = Guard(self.station, self.fighter)  # type: ignore[arg-type]
        return replace(state, guards={**state.guards, self.seat: guard})


class CommonThreatRevealed(MetroEvent, frozen=True):
    """The threat that comes from the tunnels to all (M-5.4)."""

    threat: ref.ThreatId
    reveals: ClassVar[bool] = True

    def evolve(self, state: MetroState) -> MetroState:
        return replace(_without_top(state), common=self.threat)


class CommonThreatDiscarded(MetroEvent, frozen=True):
    """All have fought the common threat (M-5.4)."""

    threat: ref.ThreatId

    def evolve(self, state: MetroState) -> MetroState:
        return replace(state, common=None, guards={}, threat_discard=(*state.threat_discard, self.threat))


class LawsLookedAt(MetroEvent, frozen=True):
    """A seat looks at the top laws (M-5.6)."""

    seat: SeatName
    laws: tuple[ref.LawId, ...]
    reveals: ClassVar[bool] = True


class LawProposed(MetroEvent, frozen=True):
    """Of the laws that were looked at, this one is voted on; the ``others`` go under the deck (M-5.6)."""

    seat: SeatName
    law: ref.LawId
    others: tuple[ref.LawId, ...]
    reveals: ClassVar[bool] = True

    def evolve(self, state: MetroState) -> MetroState:
        laws = (*without(state.laws, (self.law, *self.others)), *self.others)
        return replace(state, laws=laws, vote=self.law, votes={})


class LawRevealed(MetroEvent, frozen=True):
    """The top law is voted on (M-5.5)."""

    seat: SeatName
    law: ref.LawId
    reveals: ClassVar[bool] = True

    def evolve(self, state: MetroState) -> MetroState:
        return replace(state, laws=state.laws[1:], vote=self.law, votes={})


class VotesAdded(MetroEvent, frozen=True):
    """A property gives the next vote of the seat more weight."""

    seat: SeatName
    count: ref.Count
    card: ref.CardId

    def evolve(self, state: MetroState) -> MetroState:
        return replace(state, more_votes=state.more_votes + self.count)


class VoteCast(MetroEvent, frozen=True):
    """A seat votes with all its votes (M-5.5)."""

    seat: SeatName
    in_favour: bool
    votes: ref.Count

    def evolve(self, state: MetroState) -> MetroState:
        signed = self.votes if self.in_favour else -self.votes
        return replace(state, votes={**state.votes, self.seat: signed}, more_votes=0)


class LawPassed(MetroEvent, frozen=True):
    """The law is in force; the one ``before`` goes under the deck (M-5.5)."""

    law: ref.LawId
    before: ref.LawId | None
    yes: ref.Count
    no: ref.Count

    def evolve(self, state: MetroState) -> MetroState:
        laws = state.laws if self.before is None else (*state.laws, self.before)
        return replace(state, law=self.law, laws=laws, vote=None, votes={})


class LawRejected(MetroEvent, frozen=True):
    """The law goes under the deck (M-5.5)."""

    law: ref.LawId
    yes: ref.Count
    no: ref.Count

    def evolve(self, state: MetroState) -> MetroState:
        return replace(state, laws=(*state.laws, self.law), vote=None, votes={})


# ---------------------------------------------------------------------- army and hero
class ArmyChanged(MetroEvent, frozen=True):
    """An army has another strength: by `upkeep`, `recruits`, a `reward`, a `defeat`, or a ``card``."""

    seat: SeatName
    strength: ref.Count
    cause: ref.CauseName
    card: ref.CardId | None = None

    def evolve(self, state: MetroState) -> MetroState:
        return state.with_player(self.seat, army=self.strength)


class ArmyPassed(MetroEvent, frozen=True):
    """An army does nothing (A-08)."""

    seat: SeatName


class StepsAdded(MetroEvent, frozen=True):
    """A property gives the hero more steps in this turn."""

    seat: SeatName
    count: ref.Count
    card: ref.CardId

    def evolve(self, state: MetroState) -> MetroState:
        player = state.player(self.seat)
        return state.put(self.seat, replace(player, steps=player.steps + self.count))


class HeroMoved(MetroEvent, frozen=True):
    """A hero has made ``steps`` steps to a station (M-8.1)."""

    seat: SeatName
    station: ref.StationId
    steps: ref.Count

    def evolve(self, state: MetroState) -> MetroState:
        player = state.player(self.seat)
        return state.put(self.seat, replace(player, at=self.station, moved=player.moved + self.steps))


class ThreatScouted(MetroEvent, frozen=True):
    """A seat keeps the top threat face down, which only it knows; the one that it had goes under the deck (M-8.6)."""

    seat: SeatName
    threat: ref.ThreatId
    returned: ref.ThreatId | None = None
    reveals: ClassVar[bool] = True

    def evolve(self, state: MetroState) -> MetroState:
        state = _without_top(state).with_player(self.seat, scouted=Scouted(self.threat, state.round))
        return state if self.returned is None else replace(state, threats=(*state.threats, self.returned))


class ScoutedReturned(MetroEvent, frozen=True):
    """A scouted threat that was not used goes under the deck (M-8.6)."""

    seat: SeatName
    threat: ref.ThreatId

    def evolve(self, state: MetroState) -> MetroState:
        state = state.with_player(self.seat, scouted=None)
        return replace(state, threats=(*state.threats, self.threat))


class ScoutedPlaced(MetroEvent, frozen=True):
    """A seat puts the threat that it has scouted on top, and fights it (M-8.6)."""

    seat: SeatName
    threat: ref.ThreatId
    reveals: ClassVar[bool] = True

    def evolve(self, state: MetroState) -> MetroState:
        return state.with_player(self.seat, scouted=None).with_fight(threat=self.threat)


class ThreatsPeeked(MetroEvent, frozen=True):
    """A seat looks at threats on top of the deck."""

    seat: SeatName
    cards: tuple[ref.ThreatId, ...]
    reveals: ClassVar[bool] = True

    def evolve(self, state: MetroState) -> MetroState:
        known = self.cards if len(self.cards) > len(state.player(self.seat).peeked) else None
        return state if known is None else state.with_player(self.seat, peeked=known)


class ThreatsOrdered(MetroEvent, frozen=True):
    """A seat puts threats back on top in an order that only it knows, the first on top."""

    seat: SeatName
    cards: tuple[ref.ThreatId, ...]

    def evolve(self, state: MetroState) -> MetroState:
        below = state.player(self.seat).peeked[len(self.cards) :]
        state = _unknown_top(state).with_player(self.seat, peeked=self.cards + below)
        return replace(state, threats=self.cards + state.threats[len(self.cards) :])


# ---------------------------------------------------------------------- fights
class FightStarted(MetroEvent, frozen=True):
    """An attack on a station or a hero is declared, or a seat meets the common threat (M-9.6)."""

    fight: Fight

    def evolve(self, state: MetroState) -> MetroState:
        return replace(state, fight=self.fight)


class DefenderChosen(MetroEvent, frozen=True):
    """The owner of the station defends it with army or hero (M-9.5)."""

    seat: SeatName
    fighter: ref.FighterName

    def evolve(self, state: MetroState) -> MetroState:
        return state.with_fight(defending=self.fighter)


class ThreatRevealed(MetroEvent, frozen=True):
    """The top threat meets the attacker (M-7.3)."""

    seat: SeatName
    threat: ref.ThreatId
    reveals: ClassVar[bool] = True

    def evolve(self, state: MetroState) -> MetroState:
        return _without_top(state).with_fight(threat=self.threat)


class ThreatRedrawn(MetroEvent, frozen=True):
    """The threat is replaced by the next one (M-9.7); the common one stays for the others (A-30)."""

    seat: SeatName
    before: ref.ThreatId
    threat: ref.ThreatId
    keeps: bool = False
    """Whether the threat before is the common one, which is not discarded yet."""
    reveals: ClassVar[bool] = True

    def evolve(self, state: MetroState) -> MetroState:
        state = _without_top(state)
        if not self.keeps:
            state = replace(state, threat_discard=(*state.threat_discard, self.before))
        return state.with_fight(
            threat=self.threat, is_own=self.keeps or (state.fight is not None and state.fight.is_own)
        )


class ThreatDiscarded(MetroEvent, frozen=True):
    """A threat that was fought is discarded (M-9.9)."""

    threat: ref.ThreatId

    def evolve(self, state: MetroState) -> MetroState:
        return replace(state, threat_discard=(*state.threat_discard, self.threat)).with_fight(threat=None)


class BattleCardsDealt(MetroEvent, frozen=True):
    """Both sides have battle cards; each sees its own (M-9.4)."""

    hands: Mapping[SeatName, tuple[ref.BattleId, ...]]
    rest: tuple[ref.BattleId, ...]
    chance: ref.TheChance
    reveals: ClassVar[bool] = True

    def evolve(self, state: MetroState) -> MetroState:
        return replace(state.with_fight(hands=self.hands, rest=self.rest), chance=self.chance)


class BattleCardChosen(MetroEvent, frozen=True):
    """A side has chosen a battle card, hidden until both are turned up (M-9.4)."""

    seat: SeatName
    card: ref.BattleId

    def evolve(self, state: MetroState) -> MetroState:
        assert state.fight is not None
        return state.with_fight(chosen={**state.fight.chosen, self.seat: self.card})


class BattleCardsTurnedUp(MetroEvent, frozen=True):
    """Both battle cards are turned up, with what each is worth against the other (M-9.4)."""

    cards: Mapping[SeatName, ref.BattleId]
    bonuses: Mapping[SeatName, ref.Count]
    reveals: ClassVar[bool] = True

    def evolve(self, state: MetroState) -> MetroState:
        return state.with_fight(is_revealed=True)


class StrengthAdded(MetroEvent, frozen=True):
    """A property makes a side of the fight stronger."""

    seat: SeatName
    count: ref.Count
    card: ref.CardId

    def evolve(self, state: MetroState) -> MetroState:
        assert state.fight is not None
        added = {**state.fight.added, self.seat: state.fight.added.get(self.seat, 0) + self.count}
        return state.with_fight(added=added)


class FightDecided(MetroEvent, frozen=True):
    """The strengths are compared (M-9.1): ``winner`` is `attacker`, `defender` or `nobody`. In a fight with a threat
    or with Polis, the side without a seat is the opposition."""

    winner: str
    attack: ref.Count
    defence: ref.Count
    by_tie: bool = False
    """Whether a side has won a tie (M-9.2)."""

    def evolve(self, state: MetroState) -> MetroState:
        return state.with_fight(winner=self.winner)


class FightEnded(MetroEvent, frozen=True):
    """All that followed from the fight is done; the battle cards are gathered again."""

    def evolve(self, state: MetroState) -> MetroState:
        return replace(state, fight=None)


class PriceLowered(MetroEvent, frozen=True):
    """A property makes the capture cheaper."""

    seat: SeatName
    goods: Bag
    card: ref.CardId

    def evolve(self, state: MetroState) -> MetroState:
        assert state.fight is not None
        return state.with_fight(cheaper=state.fight.cheaper + self.goods)


class StationLost(MetroEvent, frozen=True):
    """A station loses its token: to an `attack` or a `threat` (M-10.4)."""

    seat: SeatName
    station: ref.StationId
    cause: ref.CauseName

    def evolve(self, state: MetroState) -> MetroState:
        return state.with_owner(self.station, None)


class StationCaptured(MetroEvent, frozen=True):
    """The attacker owns the station (M-10.1)."""

    seat: SeatName
    station: ref.StationId

    def evolve(self, state: MetroState) -> MetroState:
        return state.with_owner(self.station, self.seat)


class StationLeft(MetroEvent, frozen=True):
    """The attacker leaves the won station neutral (M-10.1)."""

    seat: SeatName
    station: ref.StationId


class RefugeTaken(MetroEvent, frozen=True):
    """A seat with fewer than three stations takes a neutral one, free and without a fight (M-10.5)."""

    seat: SeatName
    station: ref.StationId

    def evolve(self, state: MetroState) -> MetroState:
        return state.with_owner(self.station, self.seat)


class HeroWounded(MetroEvent, frozen=True):
    """A hero is wounded and moved to a home; he leaves out his next turn, and who is wounded already leaves out the one
    that he leaves out anyway (M-10.8)."""

    seat: SeatName
    station: ref.StationId
    round: ref.Count

    def evolve(self, state: MetroState) -> MetroState:
        player = state.player(self.seat)
        hurt_in = player.hurt_in if player.wounded else self.round
        return state.with_player(self.seat, at=self.station, wounded=True, hurt_in=hurt_in)


class WoundPrevented(MetroEvent, frozen=True):
    """A property keeps the hero from being wounded: he stays where he is."""

    seat: SeatName
    card: ref.CardId


AnyMetroEvent = (
    MetroStarted | NowAwaited | FactionTaken | HeroTaken | CardsOffered | CardKept | RoundStarted | PhaseStarted
    | TurnStarted | WoundedTurnSkipped | StageTwoStarted | MetroWon | GoodsReceived | PricePaid | GoodsExchanged
    | MarketFilled | MarketRefreshed | EquipmentBought | EquipmentDrawn | EquipmentTaken | EquipmentDiscarded
    | QuestDrawn | QuestMet | QuestCompleted | PropertyUsed | DeckShuffled | StationGuarded | CommonThreatRevealed
    | CommonThreatDiscarded | LawsLookedAt | LawProposed | LawRevealed | VotesAdded | VoteCast | LawPassed
    | LawRejected | ArmyChanged | ArmyPassed | StepsAdded | HeroMoved | ThreatScouted | ScoutedReturned
    | ScoutedPlaced | ThreatsPeeked | ThreatsOrdered | FightStarted | DefenderChosen | ThreatRevealed | ThreatRedrawn
    | ThreatDiscarded | BattleCardsDealt | BattleCardChosen | BattleCardsTurnedUp | StrengthAdded | FightDecided
    | FightEnded | PriceLowered | StationLost | StationCaptured | StationLeft | RefugeTaken | HeroWounded
    | WoundPrevented
)  # fmt: skip
