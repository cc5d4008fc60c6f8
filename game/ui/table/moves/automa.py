"""The motions of the virtual opponent's turn: it draws to its piles, aims, builds, discards, step by step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import Any

from game.rules import events as ev
from game.rules.messages import AnyEvent
from game.rules.state import VIRTUAL
from game.ui.boxes import Box
from game.ui.motion.motion import Aim, Glide, Morph, out_cubic
from game.ui.running.deeds import opens_step
from game.ui.table.draw.rows import site_surface
from game.ui.table.moves.script import Script

DRAWN, AIMED, BUILT, AWAY = 500, 900, 420, 300
"""Milliseconds at normal speed."""


def in_turn(events: Sequence[AnyEvent]) -> list[tuple[int, AnyEvent]]:
    """The events with their step numbers. A Location burns before its goods fly out, though the events have the
    opposite order (R30.7)."""
    numbers = accumulate(map(opens_step, events))
    ordered = [(max(0, number - 1), event) for number, event in zip(numbers, events, strict=True)]
    for place in range(1, len(ordered)):
        before, now = ordered[place - 1 : place + 1]
        if isinstance(now[1], ev.LocationRazed) and isinstance(before[1], ev.GoodsGained):
            ordered[place - 1 : place + 1] = now, before
    return ordered


def _draw(script: Script, event: ev.OpponentDrew) -> None:
    """A card flies face up from the deck to its pile, which changes only when the card arrives."""
    deck, slot = script.endpoints.after.layout.side.deck, _slot(script, event.pile, event.number)
    if slot is None:
        return
    script.add(script.glide(event.card, deck, slot, DRAWN))
    script.now += DRAWN
    script.lying[event.card] = (slot, script.now)
    _hide_piles(script)


def _aim(script: Script, event: ev.AttackAimed) -> None:
    """The target gets a ring before anything happens to it."""
    at = script.endpoints.site(event.site, "")
    script.after(Aim(at=at, delay=script.now, lasts=AIMED))


def _discard(script: Script, event: ev.PileDiscarded) -> None:
    """The cards of a pile fly to its discard pile; cards drawn in the same decision stay where they are until then."""
    places = script.endpoints
    for card in event.cards:
        start, since = script.lying.pop(card, (_lay(script, event.pile, card), 0))
        if start is None:
            continue
        if since:
            face, lasts = script.face(card, start.w), script.now - since
            still = Glide(picture=face, start=start, end=start, easing=out_cubic, label=card, delay=since, lasts=lasts)
            script.add(still)
        script.add(script.glide(card, start, places.discards(VIRTUAL), AWAY))
    _hide_piles(script)
    script.veil(places.around_discards(VIRTUAL), script.now + AWAY)


def _hide_piles(script: Script) -> None:
    """Keep the old picture of the piles until now."""
    piles = script.endpoints.after.layout.opponent.piles
    if piles:
        script.veil(piles.panel, script.now)


def _remove_connection(script: Script, event: ev.ConnectionRemoved) -> None:
    """A face-up Connection card flies to the opponent and fades."""
    pile = script.endpoints.pile(event.card)
    script.veil(pile, script.now)
    script.add(script.glide(event.card, pile, script.endpoints.arrival(event.seat), AWAY, fades=True))
    script.origin = pile
    script.now += AWAY


def _build(script: Script, event: ev.LocationConstructed) -> None:
    """The top card of the deck, or one that was taken from a discard pile, becomes a plate."""
    deck = script.endpoints.after.layout.side.deck
    start = script.lying.pop(event.card, (None, 0))[0] or _taken_up(script, event.card) or deck
    _to_plate(script, event.card, event.site, start)


def _taken_up(script: Script, card: str) -> Box | None:
    """Where a card lay that was taken up to be built in an earlier step of the action; None if it was not."""
    places = script.endpoints
    taken = {kind: find for one in places.after.standing.all_sets for kind, find in one.taken_up.items()}
    for event in places.after.standing.told():
        if (find := taken.get(type(event))) and getattr(event, "card", None) == card:
            return find(places, event)
        if isinstance(event, ev.ActionShown):
            return None
    return None


def _aim_development(script: Script, event: ev.DevelopmentAimed) -> None:
    """Remember where the card lies, if it was drawn in an earlier decision."""
    slot = _slot(script, "development", event.number)
    if slot:
        script.lying.setdefault(event.card, (slot, 0))


def _develop(script: Script, event: ev.LocationDeveloped) -> None:
    """The card from the pile replaces the old Location."""
    deck = script.endpoints.after.layout.side.deck
    _to_plate(script, event.card, event.site, script.lying.pop(event.card, (deck, 0))[0])


def _to_plate(script: Script, card: str, site: int, start: Box) -> None:
    places = script.endpoints
    end, found = places.after.layout.place(site), places.after.site(site)
    if end is None or found is None:
        return
    plate = site_surface(places.after, found[1], end)
    for row in places.after.layout.opponent.rows:
        if site in row.places:
            script.veil(row.band.grown(2), script.now + BUILT)
    face = script.face(card, start.w)
    script.after(Morph(card=face, plate=plate, start=start, end=end, label=card, delay=script.now, lasts=BUILT))
    script.origin = end


def _lose_deal(script: Script, event: ev.DealAttacked) -> None:
    """The Deal flies to the discard pile."""
    places, zone = script.endpoints, script.endpoints.before.sight.layout.board(event.owner).deal_zone
    script.veil(zone, script.now)
    end = places.discards(event.owner)
    script.add(script.glide(event.deal, zone._replace(w=round(zone.h * 63 / 88)), end, AWAY))


def _lay(script: Script, pile: str, card: str) -> Box | None:
    """The place of a card in a pile before the decision, or before the step that is told."""
    sight = script.endpoints.before.sight
    known, piles = sight.standing.view.automa, sight.layout.opponent.piles
    cards = known.pile(pile) if known else ()
    return piles.cards(pile, len(cards))[cards.index(card)] if piles and card in cards else None


def _slot(script: Script, pile: str, number: int) -> Box | None:
    """The place of the card with this number in a pile, from 1."""
    piles = script.endpoints.after.layout.opponent.piles
    return piles.cards(pile, number)[-1] if piles else None


STEPS: dict[type[Any], Callable[[Script, Any], None]] = {
    ev.OpponentDrew: _draw,
    ev.AttackAimed: _aim,
    ev.PileDiscarded: _discard,
    ev.ConnectionRemoved: _remove_connection,
    ev.LocationConstructed: _build,
    ev.DevelopmentAimed: _aim_development,
    ev.LocationDeveloped: _develop,
    ev.DealAttacked: _lose_deal,
}
"""The events of the opponent that show on the table; the log tells the others."""
