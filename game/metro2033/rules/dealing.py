"""M-3 The deal: decks are shuffled, and the first player is drawn; factions and heroes too, if they are dealt."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.kernel.chance import Chance
from game.kernel.refusal import Unreadable
from game.kernel.seats import SEATS, Seat, clockwise
from game.metro2033.rules import steps
from game.metro2033.rules.decide import settle
from game.metro2033.rules.referee import MetroOutcome
from game.metro2033.rules.state import Metro, MetroPlayer, MetroState


def new_game(metro: Metro, roles: Sequence[str | None], seed: int) -> MetroOutcome:
    """Deal a game to as many seats as there are ``roles``: their factions, or None for those that are chosen.

    Equal seeds deal alike. The events lead from the shuffled decks to the first question.

    Raises:
        Unreadable: the factions are no arc of neighbouring zones (M-3.2), only some seats have one, or the first
            player has no seat.
    """
    cards, options, seats = metro.cards, metro.options, SEATS[: len(roles)]
    chance = Chance(seed)
    equipment, chance = chance.shuffle(list(cards.equipment))
    quests, chance = chance.shuffle(list(cards.quests))
    laws, chance = chance.shuffle(list(cards.laws))
    threats, chance = chance.shuffle([id for id, card in cards.threats.items() if card.stage == 1])
    first, chance = _first_player(options.first_player, seats, chance)
    players = [MetroPlayer(army=cards.army.start) for _ in roles]
    order = clockwise(seats, first)
    factions: Sequence[str] = ()
    if any(roles):
        factions = _given(metro, roles, order)
    elif options.draft == "dealt":
        place, chance = chance.choose(len(cards.ring_of_zones))
        factions = clockwise(cards.ring_of_zones, cards.ring_of_zones[place])[: len(roles)]
    heroes: Sequence[str] = ()
    if options.draft == "dealt":
        heroes, chance = chance.shuffle(list(cards.heroes))
    agenda: list[steps.MetroStep] = [] if factions else [steps.ChooseFaction(seat) for seat in order]
    agenda += [steps.GiveStartBonus(seat) for seat in order]
    agenda += [] if heroes else [steps.ChooseHero(seat) for seat in reversed(order)]
    agenda.append(steps.OpenMarket())
    state = MetroState(
        tuple(players),
        first,
        chance,
        tuple(reversed(agenda)),
        threats=threats,
        equipment=equipment,
        quests=quests,
        laws=laws,
    )
    for place, seat in enumerate(order):
        state = _dealt(metro, state, seat, factions[place : place + 1], heroes[place : place + 1])
    return settle(metro, state)


def _first_player(chosen: str, seats: Sequence[Seat], chance: Chance) -> tuple[Seat, Chance]:
    if chosen == "random":
        place, chance = chance.choose(len(seats))
        return seats[place], chance
    if chosen not in seats:
        raise Unreadable(f"expected a first player who has a seat ({', '.join(seats)}), not {chosen}")
    return chosen, chance


def _given(metro: Metro, roles: Sequence[str | None], order: Sequence[Seat]) -> Sequence[str]:
    """The factions of the seats in their order, if they can be those of a match."""
    by_seat = dict(zip(SEATS, roles, strict=False))
    factions = [by_seat[seat] for seat in order]
    known = [faction for faction in factions if faction and faction in metro.cards.factions]
    if len(set(known)) != len(roles) or not is_arc(metro, known):
        raise Unreadable("expected a faction for every seat, all different, whose zones border one another")
    return known


def is_arc(metro: Metro, factions: Sequence[str]) -> bool:
    """Whether the zones of these factions are neighbours in the ring of borders (M-3.2)."""
    ring = metro.cards.ring_of_zones
    arcs = [set(clockwise(ring, start)[: len(factions)]) for start in ring]
    return set(factions) in arcs


def _dealt(metro: Metro, state: MetroState, seat: Seat, factions: Sequence[str], heroes: Sequence[str]) -> MetroState:
    """The state with a faction, its homes and a hero of a seat, as far as they are dealt."""
    for faction in factions:
        homes = metro.cards.factions[faction].homes
        state = replace(state, owners={**state.owners, **dict.fromkeys(homes, seat)}).with_player(seat, faction=faction)
        for hero in heroes:
            state = state.with_player(seat, hero=hero, at=homes[0])
    return state
