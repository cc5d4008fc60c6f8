"""The places beside the map: panels of the seats, the track of armies, the market, the decks, and the bar."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from game.metro2033.art.figures import army_figure
from game.metro2033.art.icons import faction_badge
from game.metro2033.rules import commands as cmd
from game.metro2033.rules import steps as st
from game.metro2033.rules.abilities import abilities_of
from game.metro2033.rules.atlas import holdings_of, vp_of
from game.metro2033.rules.state import HIDDEN
from game.metro2033.table.plan import MOST_ARMY
from game.metro2033.table.sight import MetroTableSight
from game.metro2033.table.spots import (
    HERO_CARD,
    LAW,
    STAGE,
    ArmyInPanel,
    BadgeOnTrack,
    CarriedCard,
    DeckOf,
    FigureOf,
    MarketCard,
    NotchAt,
    RoundSpaceAt,
)
from game.metro2033.table.standing import MetroStanding
from game.metro2033.table.zones.on_map import army_targets, fighter_words, held_words
from game.metro2033.wording.card_words import round_space
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.input import Position
from game.ui.places import Label, PhaseSign, PlateOf
from game.ui.table import labels
from game.ui.table.play.choices import targets_at
from game.ui.table.play.modes import TableTarget
from game.ui.table.words.prompts import says
from game.ui.table.zone import Carried, Zone

Lines = tuple[str, ...]


# ---------------------------------------------------------------------- panels of the seats
def _about_seat(sight: MetroTableSight, at: PlateOf) -> Lines:
    """Who plays there, VP by source, the army, and what lies open before them."""
    words, view = sight.wording, sight.standing.view
    player = view.player(at.seat)
    if player.faction is None:
        return (sight.name(at.seat),)
    quests, vp = len(player.completed), vp_of(view, at.seat)
    told = [
        words.text("metro-seat", name=sight.name(at.seat), faction=words.title(player.faction)),
        words.text("metro-seat-vp", vp=vp, stations=vp - quests, quests=quests),
        words.text("metro-seat-army", n=player.army, goods=words.goods(player.goods)),
    ]
    if player.hero:
        abilities = abilities_of(sight.standing.metro, view, at.seat)
        facts = {"hero": words.title(player.hero), "n": abilities.hero_strength, "speed": abilities.speed}
        told.append(words.text("metro-seat-hero", **facts))
    if player.equipment:
        told.append(words.one_by_one([words.title(card) for card in player.equipment]))
    if hidden := len(player.quests):
        told.append(words.text("metro-seat-quests", n=hidden))
    stations = holdings_of(sight.standing.metro, view).of(at.seat)
    told.append(words.one_by_one([words.short_title(station) for station in stations]))
    if at.seat == view.first_player:
        told.append(words.text("metro-first"))
    return tuple(told)


def _about_army(sight: MetroTableSight, at: ArmyInPanel | BadgeOnTrack) -> Lines:
    army = sight.standing.view.player(at.seat).army
    return (sight.text("metro-army", name=sight.name(at.seat), n=army),)


def _draw_carried_army(canvas: Canvas, sight: MetroTableSight, pos: Position, _: bool) -> Box:
    picture = army_figure(sight.standing.me.faction or "", max(24, canvas.px(44)))
    return Box(*canvas.picture(picture, pos, "lifted army"))


def _cards_of(sight: MetroTableSight, at: PlateOf) -> Any:
    """What lies open before a seat."""
    player = sight.standing.view.player(at.seat)
    cards = tuple(card for card in (player.faction, player.hero, *player.equipment, *player.completed) if card)
    return (cards, 0) if cards else None


PLATE: Final = Zone(PlateOf, about=_about_seat, cards=_cards_of, is_zoomed=True, topic="factions")
ARMY: Final = Zone(
    ArmyInPanel,
    about=_about_army,
    offered=lambda sight: ((ArmyInPanel(sight.standing.seat), sight.layout.tile(ArmyInPanel(sight.standing.seat))),),
    targets=lambda standing, at: army_targets(standing, at) if at.seat == standing.seat else (),
    carried=lambda _, __: Carried(draw=_draw_carried_army),
    held=fighter_words("metro-held-army"),
    drop=lambda sight, at: fighter_words("metro-held-army")(sight, at)[1],
    lifted=lambda standing, at, targets: at.seat == standing.seat and bool(targets),
    topic="army_turn",
)


# ---------------------------------------------------------------------- the track of armies
def _notch_command(standing: MetroStanding, number: int) -> Any:
    """What it means to set the own army to a strength."""
    if standing.asks(st.ChooseUpkeep):
        return cmd.PayUpkeep(standing.seat, number)
    return cmd.Recruit(standing.seat, number - standing.me.army) if standing.asks(st.ChooseRecruits) else None


def _about_notch(sight: MetroTableSight, at: NotchAt) -> Lines:
    upkeep = sight.cards_of_game.army.upkeep.get(at.number)
    words = sight.wording
    if not upkeep:
        return (words.text("metro-notch.free", n=at.number),)
    return (words.text("metro-notch", n=at.number, goods=words.goods(upkeep)),)


def _notches(sight: MetroTableSight) -> Iterator[tuple[Label, Box | None]]:
    for number in range(1, MOST_ARMY + 1):
        yield NotchAt(number), sight.layout.tile(NotchAt(number))


def _badge_targets(standing: MetroStanding, at: BadgeOnTrack) -> tuple[TableTarget, ...]:
    if at.seat != standing.seat or not standing.asks(st.ChooseUpkeep, st.ChooseRecruits):
        return ()
    verb = "keep" if standing.asks(st.ChooseUpkeep) else "recruit"
    wanted = [
        (NotchAt(n), verb, _notch_command(standing, n))
        for n in range(1, MOST_ARMY + 1)
        if NotchAt(n) in standing.offers
    ]
    return targets_at(standing.match, wanted, TableTarget)


def _draw_carried_badge(canvas: Canvas, sight: MetroTableSight, pos: Position, _: bool) -> Box:
    picture = faction_badge(sight.standing.me.faction or "", max(24, canvas.px(40)))
    return Box(*canvas.picture(picture, pos, "lifted badge"))


NOTCH: Final = Zone(
    NotchAt,
    about=_about_notch,
    offered=_notches,
    tried=lambda standing, at: _notch_command(standing, at.number),
    is_begun=True,
    is_whole=True,
    topic="army",
)
BADGE: Final = Zone(
    BadgeOnTrack,
    about=_about_army,
    targets=_badge_targets,
    carried=lambda _, __: Carried(draw=_draw_carried_badge),
    held=held_words("metro-held-badge", "metro-held-badge.text"),
    drop=lambda sight, _: sight.text("metro-held-badge.text"),
    lifted=lambda standing, at, targets: at.seat == standing.seat and bool(targets),
    topic="army",
)


# ---------------------------------------------------------------------- the market
def _market(sight: MetroTableSight) -> Iterator[tuple[Label, Box | None]]:
    return ((place, box) for place, box in sight.layout.places.items() if isinstance(place, MarketCard))


def _purchases(standing: MetroStanding, at: MarketCard) -> tuple[TableTarget, ...]:
    """Where a card of the market can be dropped: on the hero or, above the limit, on the card that goes."""
    if not standing.asks(st.ChooseHeroAction):
        return ()
    seat, side, carried = standing.seat, standing.side, standing.me.equipment
    is_full = side is not None and len(carried) >= side.equipment_limit
    wanted: list[tuple[Label, str, Any]]
    if is_full:
        wanted = [
            (CarriedCard(number, card), "buy_instead", cmd.BuyEquipment(seat, at.card, card))
            for number, card in enumerate(carried)
        ]
    else:
        wanted = [(place, "buy", cmd.BuyEquipment(seat, at.card)) for place in (HERO_CARD, FigureOf(seat))]
    return targets_at(standing.match, wanted, TableTarget)


MARKET: Final = Zone(
    MarketCard,
    about=lambda sight, at: about_card(sight, at.card),
    cards=lambda sight, at: (sight.standing.view.market, at.number),
    shown=lambda _, at: at.card,
    offered=_market,
    tried=lambda standing, at: cmd.BuyEquipment(standing.seat, at.card) if standing.asks(st.ChooseHeroAction) else None,
    targets=_purchases,
    carried=lambda sight, at: Carried(box=sight.layout.tile(at), card=at.card),
    held=held_words("metro-held-card", "metro-held-card.text"),
    drop=lambda sight, _: sight.text("metro-held-card.text"),
    is_begun=True,
    topic="market",
)


def about_card(sight: MetroTableSight, card: str) -> Lines:
    """The title of a card, and what is printed on it."""
    if card == HIDDEN:
        return (sight.wording.title(card),)
    return (sight.wording.title(card), *(fact.line for fact in sight.narrator.card(card)))


# ---------------------------------------------------------------------- decks and bar
def _about_deck(sight: MetroTableSight, at: DeckOf) -> Lines:
    view, words = sight.standing.view, sight.wording
    return (words.text(f"metro-about-{at.deck}", n=len(getattr(view, at.deck)), stage=view.stage),)


def _discarded(sight: MetroTableSight, at: DeckOf) -> Any:
    """The open discard pile of a deck, its newest card shown first."""
    piles = {"threats": "threat_discard", "equipment": "equipment_discard", "quests": "quest_discard"}
    pile: tuple[str, ...] = getattr(sight.standing.view, piles[at.deck]) if at.deck in piles else ()
    seen = tuple(card for card in pile if card != HIDDEN)
    return (seen, len(seen) - 1) if seen else None


def _about_space(sight: MetroTableSight, at: RoundSpaceAt) -> Lines:
    """What a space of the round track brings."""
    cards, state = sight.cards_of_game, sight.standing.view
    now = (sight.text("metro-space-now"),) if state.round and at.number == state.space else ()
    told = round_space(sight.wording, cards.space(at.number))
    return (sight.text("metro-space-tip", number=at.number), *told, *now)


def _about_law(sight: MetroTableSight, _: str) -> Lines:
    law = sight.standing.view.law
    return about_card(sight, law) if law else (sight.text("metro-law.none"),)


def _about_stage(sight: MetroTableSight, _: str) -> Lines:
    return (sight.text("metro-about-stage", stage=sight.standing.view.stage),)


DECK: Final = Zone(DeckOf, about=_about_deck, cards=_discarded, is_zoomed=True, topic="decks")
SPACE: Final = Zone(RoundSpaceAt, about=_about_space, topic="round")
LAW_ZONE: Final = Zone(
    LAW,
    about=_about_law,
    cards=lambda sight, _: ((sight.standing.view.law,), 0) if sight.standing.view.law else None,
    is_zoomed=True,
    topic="laws",
)
STAGE_ZONE: Final = Zone(STAGE, about=_about_stage, topic="stage_two")
PHASE: Final = Zone(PhaseSign, about=lambda sight, at: (sight.text(f"metro-about-{at.phase}"),), topic="round")
ROUND: Final = Zone(labels.ROUND, about=says("metro-about-round"), topic="round")
