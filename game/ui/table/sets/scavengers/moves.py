"""The motions of Ruins, and of cards from discard piles (R42)."""

from __future__ import annotations

from game.rules.sets.scavengers.events import CardSalvaged, RuinDiscarded, RuinRebuilt
from game.ui.table.moves.choreography import build_site, give_back, veil_rows
from game.ui.table.moves.script import CARD, Script
from game.ui.table.play.place_boxes import hand_box


def rebuild(script: Script, event: RuinRebuilt) -> None:
    """The Ruin turns up and flies to the end of its row, where it is a Location again; goods on it return."""
    places, seat = script.endpoints, event.seat
    old, end = places.old_site(event.site), places.after.layout.place(event.site)
    lay = old[1] if old else end
    start = places.card_at(lay, seat) if lay and end else places.arrival(seat)
    if build_site(script, seat, event.card, event.site, start) and lay:
        give_back(script, seat, event.returned, lay)


def discard_ruin(script: Script, event: RuinDiscarded) -> None:
    """The Ruin turns up on its way to the discard pile; goods on it return."""
    places, seat = script.endpoints, event.seat
    old = places.old_site(event.site)
    place = old[1] if old else places.plate(seat)
    veil_rows(script, seat, place, script.now + CARD // 2)
    script.add(script.glide(event.card, places.card_at(place, seat), places.discards(seat)))
    script.veil(places.around_discards(seat), script.now + CARD)
    script.origin = place
    give_back(script, seat, event.returned, place)


def salvage(script: Script, event: CardSalvaged) -> None:
    """The top card of a discard pile flies face up to a hand, from where it was dropped if it was dragged."""
    places, pile = script.endpoints, script.endpoints.discards(event.owner)
    is_mine = places.is_me(event.seat)
    label = next(iter(places.new_cards((event.card,))), None) if is_mine else None
    start = (places.before.dropped if is_mine else None) or pile
    end = (label and hand_box(places.after, label)) or places.arrival(event.seat)
    picture = script.face(event.card, max(start.w, end.w))
    script.to_hand(picture, start, end, event.card, (script.now, CARD), label)
    script.veil(places.around_discards(event.owner), script.now)


def take_up(script: Script, event: CardSalvaged) -> None:
    """The virtual opponent takes up the top card of the player's discard pile to build it (R32.11)."""
    places = script.endpoints
    script.lying[event.card] = (places.discards(event.owner), script.now)
    script.veil(places.around_discards(event.owner), script.now)
