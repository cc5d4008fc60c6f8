"""The places of the table of Metro 2033 that carry data."""

from __future__ import annotations

from game.ui.places import Numbered, OfSeat, Place


class StationAt(Place, frozen=True, tag="station"):
    """A station on the map."""

    station: str


class FigureOf(OfSeat, frozen=True, tag="figure"):
    """The figure of a hero on the map."""


class ArmyInPanel(OfSeat, frozen=True, tag="army"):
    """The army of a seat, in its panel."""


class BadgeOnTrack(OfSeat, frozen=True, tag="badge"):
    """The badge of a faction on the track of armies."""


class NotchAt(Numbered, frozen=True, tag="notch"):
    """A strength on the track of armies."""


class RoundSpaceAt(Numbered, frozen=True, tag="space"):
    """A space of the round track; 0 is the start."""


class MarketCard(Numbered, frozen=True, tag="market"):
    """A card of the market."""

    card: str


class CarriedCard(Numbered, frozen=True, tag="carried"):
    """A card that the hero of the player carries."""

    card: str


class GoodsInStrip(Place, frozen=True, tag="strip_goods"):
    """A kind of goods of the player, in the strip."""

    good: str


class OwnQuest(Numbered, frozen=True, tag="own_quest"):
    """A quest of the player."""

    card: str


class ScoutedThreat(Place, frozen=True, tag="scouted"):
    """The threat that the player has scouted."""

    card: str


class DeckOf(Place, frozen=True, tag="deck"):
    """A deck, by the name of its field in the state."""

    deck: str


class FactionSign(Place, frozen=True, tag="draft_faction"):
    """A faction in the draft: its sign, and its zone on the map."""

    faction: str


class HeroSign(Place, frozen=True, tag="draft_hero"):
    """A hero in the draft."""

    hero: str


class OfferedCard(Place, frozen=True, tag="offered"):
    """A card that was drawn, of which one is kept."""

    card: str


class ActSign(Place, frozen=True, tag="do"):
    """A plate in the strip with something that can be done."""

    act: str


MAP, HERO_CARD, LAW, STAGE = "map", "hero_card", "law", "stage"
"""The map, the card of the player's hero, the law in force, the lamp of the stage."""
