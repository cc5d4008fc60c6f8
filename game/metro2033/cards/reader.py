"""Strict reading of all that is printed of Metro 2033: nine files of a folder.

What is wrong in one value is refused where it is read; what is wrong between entries is found by `checks`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from game.files import read_yaml_file
from game.kernel.bag import EMPTY, Bag
from game.kernel.given import Given
from game.metro2033.cards.amounts import exactly, number, read_bag
from game.metro2033.cards.card import EquipmentCard, FactionCard, QuestCard, QuestCondition, ThreatCard
from game.metro2033.cards.card_readers import (
    HOMES,
    read_battle_card,
    read_draw,
    read_equipment,
    read_faction,
    read_hero,
    read_law,
    read_quest,
    read_threat,
)
from game.metro2033.cards.checks import check
from game.metro2033.cards.conditions import read_condition
from game.metro2033.cards.map_reader import read_map
from game.metro2033.cards.notes import NOTES, without_notes
from game.metro2033.cards.origins import Origins
from game.metro2033.cards.printed import ArmyTrack, MarketTerms, MetroCards, QuestTerms
from game.metro2033.cards.track_reader import TrackFacts, read_track
from game.metro2033.cards.vocabulary import THREAT_TYPES

FOLDER: Final = "metro2033"
"""The folder of the files, below that of all card files."""

FILES: Final[Mapping[str, tuple[str, ...]]] = {
    "map": NOTES,
    "factions": NOTES,
    "heroes": NOTES,
    "threats": NOTES,
    "equipment": NOTES,
    "quests": NOTES,
    "laws": (*NOTES, "kind"),
    "battle_cards": NOTES,
    "round_track": NOTES,
}
"""The stems of the files, and the keys that are notes there."""

_STAGES: Final = ("stage_1", "stage_2")
"""Keys of what differs between the stages, in their order."""

MOST_STATIONS: Final = 11
"""The most stations that a faction can own (M-12.3)."""


def read_facts(folder: Path) -> Mapping[str, Given]:
    """The nine files of a folder by their names, without the notes; raises Unreadable if one is no YAML."""
    return {stem: without_notes(read_yaml_file(folder / f"{stem}.yaml"), notes) for stem, notes in FILES.items()}


def load_metro(folder: Path) -> MetroCards:
    """All that is printed, from the nine files of a folder.

    Raises:
        Unreadable: one sentence with file, line, entry and what was expected.
    """
    files = read_facts(folder)
    origins = Origins()
    map = read_map(files["map"], origins)
    track = read_track(files["round_track"], origins)
    factions = _factions(files["factions"], tuple(map.stations), track, origins)
    market = _market(files["equipment"], origins)
    quests = _quests(files["quests"], origins)
    battle_cards = _only(files["battle_cards"], "cards", "battle cards")
    cards = MetroCards(
        map=map,
        factions=factions.cards,
        ring_of_zones=factions.ring,
        heroes=origins.read(_only(files["heroes"], "heroes", "heroes"), "hero", read_hero),
        threats=_threats(files["threats"], origins),
        equipment=market.cards,
        quests=quests.cards,
        conditions=quests.conditions,
        laws=origins.read(_only(files["laws"], "laws", "laws"), "law", read_law),
        battle_cards=origins.read(battle_cards, "battle card", read_battle_card),
        start=track.start,
        loop=track.loop,
        army=ArmyTrack(factions.army, track.least, track.most, track.upkeep, track.recruit),
        market=market.terms,
        quest_terms=quests.terms,
        start_goods=factions.goods,
        goal=track.goal,
        stage_2_at=track.stage_2,
        capture_neutral=track.capture_neutral,
        capture_player=track.capture_player,
        polis_strength=track.polis_strength,
        facts="".join(f"{stem}\n{given.canonical()}\n" for stem, given in files.items()),
    )
    check(cards, origins)
    return cards


def _only(given: Given, key: str, what: str) -> Given:
    """The only list of a file of ``what``."""
    return given.entries(f"a file of {what}", (key,))[key]


class _Factions(NamedTuple):
    """What stands in the file of factions."""

    cards: Mapping[str, FactionCard]
    ring: tuple[str, ...]
    army: int
    goods: Bag


def _factions(given: Given, stations: tuple[str, ...], track: TrackFacts, origins: Origins) -> _Factions:
    entries = given.entries("a file of factions", ("order", "start", "tokens", "factions"))
    cards = origins.read(entries["factions"], "faction", partial(read_faction, stations=stations))
    ring = tuple(item.word(tuple(cards), "a faction") for item in entries["order"].items("factions"))
    if sorted(ring) != sorted(cards):
        entries["order"].refuse("expected each faction once in 'order'")
    start = entries["start"].entries("the start", ("army", "vp", "goods"))
    exactly(start["vp"], HOMES)
    _check_tokens(entries["tokens"])
    army = number(start["army"], track.least, track.most)
    return _Factions(cards, ring, army, _goods(start["goods"]))


def _goods(given: Given) -> Bag:
    """A bag that may be empty."""
    return read_bag(given) if list(given.pairs("goods with their numbers")) else EMPTY


def _check_tokens(given: Given) -> None:
    """The tokens of a faction: those that are not on tracks must suffice for its stations (M-12.3)."""
    entries = given.entries("the tokens", ("count", "on_tracks"))
    count, on_tracks = number(entries["count"]), number(entries["on_tracks"], 0)
    if count - on_tracks < MOST_STATIONS:
        given.refuse(f"expected at least {MOST_STATIONS} tokens beside those on tracks, not {count - on_tracks}")


def _threats(given: Given, origins: Origins) -> Mapping[str, ThreatCard]:
    entries = given.entries("a file of threats", ("types", *_STAGES))
    types = [item.word(THREAT_TYPES, "a type of threat") for item in entries["types"].items("types")]
    if sorted(types) != sorted(THREAT_TYPES):
        entries["types"].refuse(f"expected each type of threat once: {', '.join(THREAT_TYPES)}")
    found: dict[str, ThreatCard] = {}
    for stage, key in enumerate(_STAGES, 1):
        found |= origins.read(entries[key], "threat", partial(read_threat, stage=stage), part=key)
    return found


class _Market(NamedTuple):
    """What stands in the file of equipment."""

    cards: Mapping[str, EquipmentCard]
    terms: MarketTerms


def _market(given: Given, origins: Origins) -> _Market:
    entries = given.entries("a file of equipment", ("price", "refresh", "market", "limit", "equipment"))
    limits = entries["limit"].entries("the limit", _STAGES)
    terms = MarketTerms(
        size=number(entries["market"].entries("the market", ("size",))["size"]),
        price=_spent(entries["price"]),
        refresh=_spent(entries["refresh"]),
        limits={stage: number(limits[key]) for stage, key in enumerate(_STAGES, 1)},
    )
    return _Market(origins.read(entries["equipment"], "equipment", read_equipment), terms)


def _spent(given: Given) -> Bag:
    return read_bag(given.entries("a price", ("spend",))["spend"])


class _Quests(NamedTuple):
    """What stands in the file of quests."""

    cards: Mapping[str, QuestCard]
    conditions: Mapping[str, QuestCondition]
    terms: QuestTerms


def _quests(given: Given, origins: Origins) -> _Quests:
    entries = given.entries("a file of quests", ("price", "property", "conditions", "quests"))
    price = entries["price"].entries("the price of a quest", ("spend", "draw", "keep"))
    draw, keep = read_draw(price["draw"], price["keep"])
    terms = QuestTerms(read_bag(price["spend"]), draw, keep, _property_price(entries["property"]))
    conditions = origins.read(entries["conditions"], "condition", read_condition)
    cards = origins.read(entries["quests"], "quest", partial(read_quest, conditions=conditions))
    return _Quests(cards, conditions, terms)


def _property_price(given: Given) -> Bag:
    """What the property of a completed quest costs; it can be used once a round."""
    entries = given.entries("the property of quests", ("unfinished", "completed"))
    entries["unfinished"].word(("discard the card",), "what an unfinished quest costs")
    completed = entries["completed"].entries("a completed quest", ("spend", "per", "times"))
    completed["per"].word(("round",), "how often it is")
    exactly(completed["times"], 1)
    return read_bag(completed["spend"])
