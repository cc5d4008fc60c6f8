"""What holds in every state: each card is in one place, and numbers are within their limits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from game.metro2033.cards.vocabulary import GOODS
from game.metro2033.rules.atlas import open_map_of
from game.metro2033.rules.state import PHASES, Metro, MetroState


def problems(metro: Metro, state: MetroState) -> Sequence[str]:
    """The invariants that a state breaks, each as a sentence.

    While the work of a decision goes on, a hero may carry more than he may keep, and a seat may have fewer stations.
    """
    return [*_of_cards(metro, state), *_of_stations(metro, state), *_of_players(metro, state), *_of_round(metro, state)]


def _of_cards(metro: Metro, state: MetroState) -> Iterator[str]:
    cards = metro.cards
    wanted = {
        "threat": {id for id, card in cards.threats.items() if card.stage == state.stage},
        "equipment": set(cards.equipment),
        "quest": set(cards.quests),
        "law": set(cards.laws),
    }
    for kind, found in _places(state).items():
        for card, count in (found - Counter(wanted[kind])).items():
            yield f"{card} is in {count + 1} places, or does not belong to the {kind} cards in play"
        for card in wanted[kind] - found.keys():
            yield f"the {kind} {card} is missing"


def _places(state: MetroState) -> dict[str, Counter[str]]:
    """Each kind of card with all cards of it, wherever they are."""
    fight = state.fight
    players = state.players
    threats = [*state.threats, *state.threat_discard, *([state.common] if state.common else [])]
    threats += [player.scouted.card for player in players if player.scouted]
    if fight is not None and fight.threat and (not fight.is_event or fight.is_own):
        threats.append(fight.threat)
    equipment = [*state.equipment, *state.market, *state.equipment_discard]
    equipment += [card for player in players for card in player.equipment]
    quests = [*state.quests, *state.quest_discard]
    quests += [card for player in players for card in (*player.quests, *player.completed)]
    laws = [*state.laws, *([state.law] if state.law else []), *([state.vote] if state.vote else [])]
    return {"threat": Counter(threats), "equipment": Counter(equipment), "quest": Counter(quests), "law": Counter(laws)}


def _of_stations(metro: Metro, state: MetroState) -> Iterator[str]:
    stations = metro.cards.map.stations
    closed = open_map_of(metro, state).closed
    for station, seat in state.owners.items():
        if station not in stations or stations[station].kind not in ("ordinary", "polis"):
            yield f"{station} is owned, and cannot be"
        elif seat not in state.seats:
            yield f"{station} is owned by {seat}, who has no seat"
        elif station in closed:
            yield f"{station} is owned in a closed zone"


def _of_players(metro: Metro, state: MetroState) -> Iterator[str]:
    track = metro.cards.army
    for seat in state.seats:
        player = state.player(seat)
        if not track.least <= player.army <= track.most:
            yield f"the army of {seat} has strength {player.army}"
        if any(good not in GOODS for good in player.goods):
            yield f"{seat} has goods of an unknown kind"
        if (player.hero is None) != (player.at is None):
            yield f"the hero of {seat} stands nowhere"
        if not set(player.met) <= set(player.quests):
            yield f"{seat} has met the conditions of quests that it does not have"
        if player.peeked != state.threats[: len(player.peeked)]:
            yield f"{seat} knows another top of the threats than there is"
    for name in ("faction", "hero"):
        taken = Counter(getattr(player, name) for player in state.players if getattr(player, name))
        if any(count > 1 for count in taken.values()):
            yield f"two seats have the same {name}"


def _of_round(metro: Metro, state: MetroState) -> Iterator[str]:
    if state.phase not in PHASES:
        yield f"the phase is {state.phase}"
    if not 0 <= state.space <= len(metro.cards.loop):
        yield f"the round token is on space {state.space}"
    if state.first_player not in state.seats:
        yield f"the first player is {state.first_player}, who has no seat"
