"""The motions of a decision: a function for each kind of event that shows on the table; and those of the turn of the
virtual opponent, step by step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import Any

from game.fiftyfirst.art.state_parts import deal_end
from game.fiftyfirst.rules import events as ev
from game.fiftyfirst.rules.messages import AnyEvent
from game.fiftyfirst.rules.state import VIRTUAL
from game.fiftyfirst.table.draw.rows import row_at, site_surface
from game.fiftyfirst.table.moves.script import DRAW, DRAW_STAGGER, RAZE, Endpoints, Script, burn_site
from game.fiftyfirst.table.play.choices import asking_location
from game.fiftyfirst.table.play.place_boxes import hand_box
from game.fiftyfirst.table.sight import Sight, Standing
from game.fiftyfirst.wording.log import log_lines
from game.fiftyfirst.wording.steps import opens_step, steps_of
from game.kernel.bag import Bag
from game.kernel.seats import Seat
from game.ui.art.upright import face_size
from game.ui.boxes import Box
from game.ui.motion.motion import Aim, Burn, Dust, Gleam, Glide, Land, Morph, Motion, Tuck, out_cubic
from game.ui.running.deeds import reading_time
from game.ui.table.moves.script import CARD, GOODS
from game.ui.table.moves.show import Before

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


def _opponent_draws(script: Script, event: ev.OpponentDrew) -> None:
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


def _discard_drawn(script: Script, event: ev.PileDiscarded) -> None:
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
    if not script.regroup(VIRTUAL, script.now + BUILT):
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


OF_OPPONENT: dict[type[Any], Callable[[Script, Any], None]] = {
    ev.OpponentDrew: _opponent_draws,
    ev.AttackAimed: _aim,
    ev.PileDiscarded: _discard_drawn,
    ev.ConnectionRemoved: _remove_connection,
    ev.LocationConstructed: _build,
    ev.DevelopmentAimed: _aim_development,
    ev.LocationDeveloped: _develop,
    ev.DealAttacked: _lose_deal,
}
"""The events of the opponent that show on the table; the log tells the others."""


BUILD, LAND, DUST, GLEAM, TUCK = 300, 140, 180, 600, 260
"""Milliseconds at normal speed."""

_SHADOW = 24
"""In u: reach of the shadow of a plate."""

_SHUFFLED = 4
"""Maximum number of cards of each pile that fly to the deck."""

_RISE = 90
"""In u: how far goods rise when they are cleared from a card."""


def choreograph(events: Sequence[AnyEvent], before: Before, after: Sight) -> tuple[Motion, ...]:
    """All motions and sounds of one decision."""
    script = Script(Endpoints(before, after), _focus(events, before, after))
    script.copier = asking_location(before.sight)
    if after.standing.view.automa and any(map(opens_step, events)):
        words, viewer = after.wording, after.standing.viewer
        times = [reading_time(log_lines(words, step, after.names, viewer)) for step in steps_of(events)]
        starts = (0, *accumulate(times))
        for number, event in in_turn(events):
            script.now = max(script.now, starts[number])  # or after the step before, if that takes longer
            _perform(script, event)
    else:
        for event in _deed_first(events, after.standing):
            _perform(script, event)
    return script.finish()


def _perform(script: Script, event: AnyEvent) -> None:
    sets = script.endpoints.after.standing.all_sets
    rows = [one.of_opponent for one in sets] if getattr(event, "seat", None) == VIRTUAL else []
    rows += [one.motions for one in sets]
    step = next((row[type(event)] for row in rows if type(event) in row), None)
    began, token = script.now, script.next_token
    if step:
        step(script, event)
    script.ring(event, began, token)


def _deed_first(events: Sequence[AnyEvent], standing: Standing) -> list[AnyEvent]:
    """A Location burns before its spoils fly out, though the events have the opposite order (R10.4, R42.12)."""
    first = tuple(kind for one in standing.all_sets for kind in one.first)
    razed = [event for event in events if isinstance(event, first)]
    rest = [event for event in events if not isinstance(event, first)]
    paid = 1 + max((i for i, event in enumerate(rest) if isinstance(event, ev.GoodsPaid)), default=-1)
    return [*rest[:paid], *razed, *rest[paid:]]


def _focus(events: Sequence[AnyEvent], before: Before, after: Sight) -> Box | None:
    """The place of the decision: payments fly there."""
    places = Endpoints(before, after)
    for event in events:
        for one in after.standing.all_sets:
            if find := one.paid_at.get(type(event)):
                return find(places, event)
    return None


PAID_AT: dict[type[Any], Callable[[Endpoints, Any], Box]] = {
    ev.LocationConstructed: lambda places, event: places.site(event.site, event.seat),
    ev.LocationDeveloped: lambda places, event: places.site(event.site, event.seat),
    ev.DealMade: lambda places, event: places.after.layout.board(event.seat).deal_zone,
    ev.CardRazed: lambda places, event: places.discards(event.seat),
    ev.LocationRazed: lambda places, event: places.site(event.site, event.owner),
    ev.LocationActivated: lambda places, event: places.site(event.site, event.seat),
    ev.FactionActivated: lambda places, event: places.action(event.seat, event.action),
    ev.WorkersExchanged: lambda places, event: (
        places.after.layout.board(event.seat).exchange or places.plate(event.seat)
    ),
    ev.OpenProductionUsed: lambda places, event: places.site(event.site, event.owner),
    ev.ConnectionTaken: lambda places, event: places.pile(event.card),
    ev.ConnectionPlayed: lambda places, event: places.pile(event.card),
    ev.ShieldPlaced: lambda places, event: places.site(event.site, event.seat),
}


# ---------------------------------------------------------------------- Locations
def _construct(script: Script, event: ev.LocationConstructed | ev.LocationDeveloped) -> None:
    """The card flies to its row and becomes a plate; goods that lay on what it replaces return."""
    start = script.endpoints.hand_card(event.seat, event.card)
    end = build_site(script, event.seat, event.card, event.site, start, lights_row=True)
    if end and isinstance(event, ev.LocationDeveloped):
        give_back(script, event.seat, event.returned, end)


def build_site(script: Script, seat: Seat, card: str, number: int, start: Box, lights_row: bool = False) -> Box | None:
    """A card flies to its row and becomes a plate; the row changes only when the card arrives. Return the plate; None
    if its State is not shown, and the card flies to the licence plate of its owner."""
    places = script.endpoints
    end, found = places.after.layout.place(number), places.after.site(number)
    if end is None or found is None:
        end = places.arrival(seat)
        script.after(script.glide(card, start, end, BUILD, fades=True))
        script.origin = end
        return None
    face, plate = script.face(card, start.w), site_surface(places.after, found[1], end)
    veil_rows(script, seat, end, script.now + BUILD + LAND)
    script.after(Morph(card=face, plate=plate, start=start, end=end, label=card, delay=script.now, lasts=BUILD))
    script.add(Land(plate=plate, at=end, label=card, delay=script.now, lasts=LAND))
    row = row_at(places.after.layout.board(seat), number) if lights_row else None
    if row:
        script.add(Gleam(at=row.band, delay=script.now, lasts=GLEAM))
    script.add(Dust(at=end, reach=round(14 * script.scale), delay=script.now, lasts=DUST))
    script.origin = end
    return end


def give_back(script: Script, seat: Seat, goods: Bag, place: Box) -> None:
    """Goods that lay at a place fly to the cells."""
    for good, count in goods.items():
        script.move(None, seat, {good: count}, place, script.endpoints.cell(seat, good))


def veil_rows(script: Script, seat: Seat, place: Box, until: int) -> None:
    """Keep the old picture where the new plate will be; that of all rows if other plates move or disappear."""
    before, after = script.endpoints.before.sight.layout, script.endpoints.after.layout
    old, new = before.board(seat), after.board(seat)
    if script.regroup(seat, until) or [row.band for row in old.rows] != [row.band for row in new.rows]:
        return
    if all(new.place(site) == box for row in old.rows for site, box in row.places.items()):
        script.veil(place.grown(round(_SHADOW * script.scale)), until)
    elif old.rows:
        first, last = old.rows[0].band, old.rows[-1].band
        script.veil(Box(first.x, first.y, first.w, last.bottom - first.y).grown(2), until)


def _make_deal(script: Script, event: ev.DealMade) -> None:
    """The card slides under the faction board until only its end is seen; where Deals have no room, all of it."""
    places, board = script.endpoints, script.endpoints.after.layout.board(event.seat)
    start = places.hand_card(event.seat, event.card)
    none = board.deal_zone._replace(w=max(24, round(92 * script.scale)), h=0)
    seen = board.deals[-1] if board.deals else none
    script.veil(board.deal_zone, script.now + TUCK)
    good = next(iter(places.after.catalog.locations[event.card].deal))
    tuck = Tuck(
        card=script.face(event.card, max(start.w, seen.w)), start=start, end=Box(*seen[:2], *face_size(seen.w)),
        seen=seen, draw_end=lambda canvas, rect: deal_end(canvas, rect, good), label=event.card, delay=script.now,
        lasts=TUCK,
    )  # fmt: skip
    script.after(tuck)
    script.origin = board.deal_zone


def _raze_card(script: Script, event: ev.CardRazed) -> None:
    """The card burns where it was dropped, or in the hand; the card of another player burns beside the board."""
    places = script.endpoints
    at = places.hand_card(event.seat, event.card)
    if not places.is_me(event.seat):
        width = round(120 * script.scale)
        plate = places.plate(event.seat)
        gap = round(14 * script.scale)
        left = plate.x - gap - width if places.after.layout.left_handed else plate.right + gap
        at = Box(left, plate.y, *face_size(width))
    script.veil(places.around_discards(event.seat), script.now + RAZE)
    face = script.face(event.card, at.w)
    script.after(
        Burn(picture=face, at=at._replace(h=face.get_height()), label=event.card, delay=script.now, lasts=RAZE)
    )
    script.origin = at


def raze_site(script: Script, event: Any) -> None:
    """The plate burns and uncovers the Ruin; goods that lay on it return to their owner."""
    burn_site(script, event.site, event.card, event.owner)
    give_back(script, event.owner, event.returned, script.origin or script.endpoints.plate(event.owner))


# ---------------------------------------------------------------------- goods
def _gain(script: Script, event: ev.GoodsGained) -> None:
    script.gain(event.seat, event.goods, event.source)


def _pay(script: Script, event: ev.GoodsPaid) -> None:
    """Goods fly from the cells, or from the Sites on which they lay, to the place of the decision."""
    for pay in event.payment:
        start = script.endpoints.site(pay.site, event.seat) if pay.site is not None else None
        script.pay(event.seat, pay.goods, start)


def _activate(script: Script, event: AnyEvent) -> None:
    """The gains of an action start where it is used, when its payment is halfway there."""
    if isinstance(event, ev.LocationActivated):
        script.copier = script.endpoints.after.location(event.card)
    script.origin = script.focus
    script.now += GOODS // 2


def place_goods(script: Script, event: Any) -> None:
    """New goods fly onto a Site, from the last deed or from where they were dropped."""
    places = script.endpoints
    start = script.origin or places.before.dropped or places.plate(event.seat)
    script.move(None, None, event.goods, start, places.site(event.site, event.seat))


def _return(script: Script, event: ev.GoodsReturned) -> None:
    """Goods fly back from a Site."""
    give_back(script, event.seat, event.goods, script.endpoints.site(event.site, event.seat))


def _store(script: Script, event: ev.GoodsStored) -> None:
    """Goods fly from the cells onto a Site."""
    places, seat = script.endpoints, event.seat
    for good, count in event.goods.items():
        script.move(seat, None, {good: count}, places.cell(seat, good), places.site(event.site, seat))


def _lose_vp(script: Script, event: ev.VpLost) -> None:
    """Stars fly from the licence plate to what takes them, or to the place of the decision."""
    places = script.endpoints
    star = places.star(event.seat)
    end = places.of_set(event.source) or script.focus or star
    script.move(None, None, {"vp": event.vp}, star, end)


def _steal(script: Script, event: ev.GoodsStolen) -> None:
    places = script.endpoints
    for good, count in event.goods.items():
        start, end = places.cell(event.victim, good), places.cell(event.seat, good)
        script.move(event.victim, event.seat, {good: count}, start, end)


def _forfeit(script: Script, event: ev.GoodsForfeited) -> None:
    """Goods fly from the cells of whoever gives them up to the place of the decision."""
    script.pay(event.victim, event.goods)


def _block(script: Script, event: ev.LocationBlocked) -> None:
    """A worker of the general supply goes onto the blocked Location."""
    places = script.endpoints
    start = script.origin or places.plate(event.seat)
    script.move(None, None, {"worker": 1}, start, places.site(event.site, event.owner))


def _clear(script: Script, event: ev.LocationCleared) -> None:
    """The goods and the worker that marked a use rise from the card and disappear."""
    old = script.endpoints.old_site(event.site)
    if old is None:
        return
    site, box = old
    above = box._replace(y=box.y - round(_RISE * script.scale))
    for good, count in (site.marks + Bag({"worker": int(site.worker)})).items():
        script.move(None, None, {good: count}, box, above)


# ---------------------------------------------------------------------- cards
def _draw(script: Script, event: ev.CardsDrawn) -> None:
    """Cards fly from the deck to the hand; those of other players face down."""
    places, deck = script.endpoints, script.endpoints.after.layout.side.deck
    known = places.new_cards(event.cards) if places.is_me(event.seat) else []
    for number, _ in enumerate(event.cards):
        label = known[number] if number < len(known) else None
        end = (label and hand_box(places.after, label)) or places.arrival(event.seat)
        picture = script.face(label.card, end.w) if label else script.back(max(16, end.w))
        delay = script.now + number * DRAW_STAGGER
        script.to_hand(picture, deck, end, label.card if label else "card_back", (delay, DRAW), label)


def _gain_ruin(script: Script, event: ev.RuinGained) -> None:
    """The top card of the deck flies face down to its place in the State."""
    places, deck = script.endpoints, script.endpoints.after.layout.side.deck
    end = places.site(event.site, event.seat)
    script.to_hand(script.back(max(16, end.w)), deck, end, "card_back", (script.now, DRAW), None)


def _take(script: Script, event: ev.ConnectionTaken) -> None:
    """A Connection card flies face up from its pile to the hand."""
    places = script.endpoints
    label = next(iter(places.new_cards((event.card,))), None) if places.is_me(event.seat) else None
    start = places.pile(event.card)
    end = (label and hand_box(places.after, label)) or places.arrival(event.seat)
    script.to_hand(script.face(event.card, start.w), start, end, event.card, (script.now, CARD), label)
    script.veil(start, script.now)


def _reshuffle(script: Script, event: ev.DeckReshuffled) -> None:
    """Cards of all piles fly face down to the deck, where each seat has a pile of its own (R42.10)."""
    if not event.kept:
        return
    places, deck = script.endpoints, script.endpoints.after.layout.side.deck
    for player in places.before.sight.standing.view.players:
        pile = places.discards(player.seat)
        for number in range(min(_SHUFFLED, player.discard_size - event.kept)):
            delay = script.now + number * DRAW_STAGGER
            script.to_hand(script.back(max(16, pile.w)), pile, deck, "card_back", (delay, DRAW), None)
    script.now += DRAW + (_SHUFFLED - 1) * DRAW_STAGGER


def _play(script: Script, event: ev.ConnectionPlayed) -> None:
    """The card flies to its pile and fades."""
    start, end = script.endpoints.hand_card(event.seat, event.card), script.endpoints.pile(event.card)
    script.add(script.glide(event.card, start, end, fades=True))
    script.origin = end
    script.now += CARD // 2


def _discard(script: Script, event: ev.CardsDiscarded) -> None:
    """Hand cards fly to the discard pile, Connection cards to their own piles."""
    places = script.endpoints
    for card in (*event.cards, *event.connections):
        end = places.discards(event.seat) if card in event.cards else places.pile(card)
        script.add(script.glide(card, places.hand_card(event.seat, card), end, fades=True))
    script.veil(places.around_discards(event.seat), script.now + CARD)


def _drop_deals(script: Script, event: ev.DealsDiscarded) -> None:
    places, zone = script.endpoints, script.endpoints.before.sight.layout.board(event.seat).deal_zone
    width = round(60 * script.scale)
    for card in event.cards:
        end = places.discards(event.seat)
        script.add(script.glide(card, Box(zone.x, zone.y, *face_size(width)), end, fades=True))
    script.veil(places.around_discards(event.seat), script.now + CARD)


MOTIONS: dict[type[Any], Callable[[Script, Any], None]] = {
    ev.LocationConstructed: _construct,
    ev.LocationDeveloped: _construct,
    ev.DealMade: _make_deal,
    ev.CardRazed: _raze_card,
    ev.LocationRazed: raze_site,
    ev.GoodsGained: _gain,
    ev.GoodsPaid: _pay,
    ev.GoodsPlaced: place_goods,
    ev.GoodsReturned: _return,
    ev.GoodsStored: _store,
    ev.VpLost: _lose_vp,
    ev.GoodsStolen: _steal,
    ev.GoodsForfeited: _forfeit,
    ev.CardsDrawn: _draw,
    ev.RuinGained: _gain_ruin,
    ev.DeckReshuffled: _reshuffle,
    ev.CardsDiscarded: _discard,
    ev.DealsDiscarded: _drop_deals,
    ev.ConnectionTaken: _take,
    ev.ConnectionPlayed: _play,
    ev.LocationActivated: _activate,
    ev.FactionActivated: _activate,
    ev.WorkersExchanged: _activate,
    ev.OpenProductionUsed: _activate,
    ev.LocationCleared: _clear,
    ev.LocationBlocked: _block,
}
"""The events of the base game that show on the table. Others, such as a pass, are told by signs and the log."""
