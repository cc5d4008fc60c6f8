"""The changes made by a decision, short enough for one line of a golden match.

Each changed seat has a part, followed by the parts of the table. Numbers are written ``before>after``. Hidden cards
are named: a golden match sees everything.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile

from game.fiftyfirst.cards.vocabulary import TOKENS
from game.fiftyfirst.rules import events as ev
from game.fiftyfirst.rules import state as st
from game.fiftyfirst.rules.messages import AnyEvent
from game.fiftyfirst.rules.notation import bag_text, title_of
from game.fiftyfirst.rules.position.players import PILES
from game.fiftyfirst.rules.sets.arena.messages import ChooseEquipment
from game.fiftyfirst.rules.sets.headquarters.messages import ChooseHq, ChooseStolen
from game.fiftyfirst.rules.sets.moloch.messages import (
    AssaultEvent,
    AssaultMissed,
    AssaultRazed,
    AssaultStoppedBoard,
    AssaultStoppedLocation,
    AssaultTook,
    AssaultTookCard,
    AssaultTookDeal,
    ChooseCode,
    ChooseLost,
    ChooseRazed,
    ChooseStopped,
    Machines,
    Overrun,
    StackReshuffled,
)
from game.fiftyfirst.rules.sets.no_mans_land.messages import (
    ChooseActivated,
    ChooseGivenUp,
    ChooseLevel,
    ChooseOpponentArea,
    ChooseOutpost,
    ChooseOutpostHit,
    ChooseToBuild,
    Outpost,
    OutpostActivated,
    OutpostAimed,
    map_of,
)
from game.fiftyfirst.rules.sets.scavengers.messages import (
    ChooseDemolished,
    ChooseMatched,
    ChoosePlaced,
    ChooseRebuilt,
    ChooseSalvage,
    ChooseStripped,
)
from game.fiftyfirst.rules.sheets import RUIN, site_name
from game.fiftyfirst.rules.state import Game
from game.fiftyfirst.rules.steps import (
    ChooseAction,
    ChooseAttacked,
    ChooseBlocked,
    ChooseCard,
    ChooseCleared,
    ChooseCopiedDeal,
    ChooseDiscarded,
    ChooseDiverted,
    ChooseFollowUp,
    ChooseForfeiting,
    ChooseGood,
    ChooseHand,
    ChooseKept,
    ChooseLostDeal,
    ChooseProduction,
    ChooseReplaced,
    ChooseResource,
    ChooseStorage,
    ChooseVictim,
    ChooseVisited,
    OpponentTurn,
)
from game.kernel.bag import Bag

WAITING = {
    ChooseHand: "keeps",
    ChooseCard: "picks",
    ChooseAction: "acts",
    ChooseFollowUp: "may go on",
    ChooseVictim: "names a victim",
    ChooseResource: "names a resource",
    ChooseGood: "names what is gained",
    ChooseProduction: "names the production",
    ChooseDiverted: "names the production that is taken",
    ChooseCopiedDeal: "names the Deal that is copied",
    ChooseStorage: "stores",
    ChooseHq: "may claim an HQ",
    ChooseStolen: "names the Location that is stolen",
    ChooseCleared: "names the Location that is freed",
    ChooseBlocked: "names the Location that is blocked",
    ChooseForfeiting: "names who discards",
    ChooseVisited: "names the Open Production",
    ChooseKept: "keeps one of the drawn",
    ChooseDiscarded: "discards one by one",
    ChooseEquipment: "equips a worker in the Arena",
    ChooseSalvage: "names the pile to take from",
    ChooseMatched: "names what is matched",
    ChooseRebuilt: "names the Ruin that is rebuilt",
    ChooseStripped: "names the Ruin that is stripped",
    ChooseDemolished: "names the Location that is demolished",
    ChoosePlaced: "names what lies on a Ruin",
    ChooseCode: "names a good of a code",
    ChooseRazed: "names the Location that a Machine razes",
    ChooseLost: "names what a Machine takes",
    ChooseStopped: "names the Location that a Machine blocks",
    ChooseOutpost: "names the Area",
    ChooseActivated: "names the Outpost that takes effect",
    ChooseGivenUp: "names the Outpost that goes",
    ChooseLevel: "names the level",
    ChooseToBuild: "may build there",
    ChooseOpponentArea: "names the Area for the opponent",
    ChooseOutpostHit: "names the Outpost that is hit",
    OpponentTurn: "has its turn",
    ChooseAttacked: "names the Location that is hit",
    ChooseLostDeal: "names the Deal that is lost",
    ChooseReplaced: "names the Location that is replaced",
}
"""Question -> what the seat to move next is asked for."""


def changes(game: Game, before: st.GameState, after: st.GameState, events: Sequence[AnyEvent]) -> list[str]:
    """The parts of a line between the move and the digest."""
    parts = []
    for seat in after.seats:
        tell = _opponent if seat == st.VIRTUAL else _seat
        if items := list(tell(game, before, after, seat)):
            parts.append(f"{seat}: " + ", ".join(items))
    return [*parts, *_steps(game, events), *_frame(events), *_table(game, before, after), _next(after)]


def _titles(game: Game, cards: tuple[str, ...]) -> str:
    return ", ".join(title_of(game, card) for card in cards)


def deal(game: Game, state: st.GameState) -> list[str]:
    """The parts of the line with the dealt game."""
    hands = [f"{seat}: {_titles(game, state.player(seat).hand)}" for seat in state.people]
    hands += [f"HQ {_titles(game, state.hq)}"] if state.hq else []
    return [*hands, f"deck {len(state.deck)}", f"first player {state.first_player}", _next(state)]


def _next(state: st.GameState) -> str:
    if state.question is None:
        return "game over"
    return f"{state.question.seat} {WAITING[type(state.question)]}"


def _seat(game: Game, before: st.GameState, after: st.GameState, seat: st.Seat) -> Iterator[str]:
    """The changes of a seat: VP, supply, cards, State, marks."""
    old, new = before.player(seat), after.player(seat)
    yield from _number("vp", old.vp, new.vp)
    for good in TOKENS:
        yield from _number(good, old.goods[good], new.goods[good])
    yield from _cards(game, "hand", old.hand, new.hand)
    yield from _cards(game, "connections", old.connections, new.connections)
    yield from _cards(game, "deals", old.deals, new.deals)
    yield from _pile(game, "pile", old.discard, new.discard)
    yield from _claimed(game, old, new)
    yield from _sites(game, before, after, seat)
    yield from (f"used {used.action}" + _marks(used.marks) for used in new.used if used not in old.used)
    if old.used and not new.used:
        yield "used nothing"
    if new.stopped != old.stopped:
        yield f"stopped {' and '.join(new.stopped) or 'nothing'}"
    if new.kept is not None and old.kept is None:
        yield f"keeps {_titles(game, new.kept)}" + (f", {title_of(game, new.top)} on top" if new.top else "")
    if new.skipped and not old.skipped:
        yield "skipped a pick"
    if new.passed != old.passed:
        yield "passed" if new.passed else "not passed"


def _claimed(game: Game, old: st.Player, new: st.Player) -> Iterator[str]:
    """The HQ cards that a seat has claimed."""
    yield from (f"HQ {title_of(game, card)}" for card in new.hq if card not in old.hq)


def _modules(game: Game, before: st.GameState, after: st.GameState) -> Iterator[str]:
    """The sides of border tiles, the workers in the Arena, and the districts."""
    yield from (
        f"{title_of(game, new.side)} up" for old, new in zip(before.borders, after.borders, strict=True) if old != new
    )
    was, now = before.arena or {}, after.arena or {}
    for seat, gear in now.items():
        if was.get(seat) != gear:
            yield f"worker of {seat} in the Arena" + (f" with {bag_text(gear)}" if gear else "")
    boards = {board.district: board for board in after.districts or ()}
    for old in before.districts or ():
        new, title = boards.get(old.district), title_of(game, old.district)
        if new is None:
            yield f"{title} razed"
        elif new != old:
            lies = bag_text(new.goods) if new.goods else "nothing"
            yield f"{title} has {lies}" + (f", Deals of {' and '.join(new.deals)}" if new.deals else "")


def _opponent(game: Game, before: st.GameState, after: st.GameState, seat: st.Seat) -> Iterator[str]:
    """The changes of the virtual opponent."""
    old, new = st.automa_of(before), st.automa_of(after)
    yield from _number("vp", before.player(seat).vp, after.player(seat).vp)
    yield from _number("Brawlers", old.brawlers, new.brawlers)
    yield from _pile(game, "discard pile", before.player(seat).discard, after.player(seat).discard)
    yield from _claimed(game, before.player(seat), after.player(seat))
    for pile in PILES:
        yield from _cards(game, pile.replace("_", " "), getattr(old, pile), getattr(new, pile))
    yield from _sites(game, before, after, seat)
    if new.stage != old.stage:
        yield f"stage {new.stage}"
    if new.must_pass != old.must_pass:
        yield "must pass" if new.must_pass else "need not pass"
    if after.player(seat).passed != before.player(seat).passed:
        yield "passed" if after.player(seat).passed else "not passed"


def _steps(game: Game, events: Sequence[AnyEvent]) -> Iterator[str]:
    """What Machines do to whom; which levels of Areas take effect; and the reasons of the virtual opponent: the drawn
    card, what it matches, the criterion that decided."""
    for event in events:
        match event:
            case AssaultEvent():
                yield f"{game.catalog.title(event.machine)} {_attack(game, event)} of {event.seat}"
            case OutpostActivated():
                yield f"level {event.level} of {title_of(game, event.area)}"
            case OutpostAimed():
                yield f"hits {title_of(game, event.area)} by {event.category} ({event.decided})"
            case ev.LotDrawn():
                yield f"lot {event.index} of {event.options}"
            case ev.OpponentDrew():
                yield f"{event.pile} {event.number}: {title_of(game, event.card)}"
            case ev.AttackAimed():
                yield f"hits {title_of(game, event.target)} by {' and '.join(event.categories)} ({event.decided})"
            case ev.ShieldPlaced(seat=st.VIRTUAL):
                yield f"shield on {title_of(game, event.card)}"
            case ev.ShieldHeld():
                yield "the printed shield holds"
            case ev.DealAttacked():
                yield f"takes the Deal {title_of(game, event.deal)}"
            case ev.DevelopmentAimed():
                yield f"over {title_of(game, event.over_card)} by {' and '.join(event.categories)} ({event.decided})"
            case ev.OpponentMissed():
                yield "fails"
            case ev.ActionShown():
                yield f"{event.action}" + (f" by {event.category}" if event.category else "")
            case ev.SeatPassed() if event.why:
                yield f"passes: {event.why}"
            case _:
                pass


def _attack(game: Game, event: AssaultEvent) -> str:
    match event:
        case AssaultRazed() | AssaultStoppedLocation():
            return f"{'razes' if isinstance(event, AssaultRazed) else 'blocks'} {title_of(game, event.card)}"
        case AssaultTook():
            return f"takes {bag_text(event.goods)}"
        case AssaultTookCard():
            return f"takes {_titles(game, (*event.cards, *event.connections))}"
        case AssaultTookDeal():
            return f"takes the Deal {title_of(game, event.deal)}"
        case AssaultMissed():
            return f"finds nothing ({event.why})"
    assert isinstance(event, AssaultStoppedBoard)
    return f"blocks {' and '.join(event.stopped)}"


def _machines(game: Game, old: Machines, new: Machines) -> Iterator[str]:
    """The deployed Machines with what lies on them, how many are in the stack, the discards, and the server room."""
    if old.deployed != new.deployed:
        shown = [
            game.catalog.title(one.card) + (f" {bag_text(one.goods)}" if one.goods else "") for one in new.deployed
        ]
        yield f"deployed {', '.join(shown) or 'none'}"
    yield from _number("stack", len(old.stack), len(new.stack))
    yield from _pile(game, "Machine discards", old.discard, new.discard)
    yield from _number("server room", old.server_room or 0, new.server_room or 0)


def _map(game: Game, old: Mapping[str, Outpost], new: Mapping[str, Outpost]) -> Iterator[str]:
    """The Areas on which another Outpost stands now, on another level, or with or without a shield."""
    for area in game.catalog.areas:
        if old.get(area) != new.get(area):
            there = new.get(area)
            stands = (
                f"{there.owner} on {there.level}" + (" with a shield" if there.shield else "") if there else "empty"
            )
            yield f"{title_of(game, area)} {stands}"


def _number(name: str, old: int, new: int) -> Iterator[str]:
    if old != new:
        yield f"{name} {old}>{new}"


def _cards(game: Game, name: str, old: Sequence[str], new: Sequence[str]) -> Iterator[str]:
    """``hand 4>5 +Docks``: the number of cards, those that left and those that came."""
    gone, come = Counter(old) - Counter(new), Counter(new) - Counter(old)
    signed = [f"-{game.catalog.title(card)}" for card in gone.elements()]
    signed += [f"+{game.catalog.title(card)}" for card in come.elements()]
    if signed:
        yield f"{name} {len(old)}>{len(new)} {' '.join(signed)}"


def _pile(game: Game, name: str, old: Sequence[str], new: Sequence[str]) -> Iterator[str]:
    """The same of a discard pile, whose order counts: the cards that came are named from below to the top."""
    kept = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(old, new, strict=False)))
    if kept in (len(old), len(new)):
        signed = [f"-{game.catalog.title(card)}" for card in old[kept:]] + [
            f"+{game.catalog.title(card)}" for card in new[kept:]
        ]
        if signed:
            yield f"{name} {len(old)}>{len(new)} {' '.join(signed)}"
    else:
        yield from _cards(game, name, old, new)


def _sites(game: Game, before: st.GameState, after: st.GameState, seat: st.Seat) -> Iterator[str]:
    """Sites that left, came, became a Ruin or a Location again, or hold other goods now."""
    old = {site.id: site for site in before.player(seat).sites}
    new = {site.id: site for site in after.player(seat).sites}
    yield from (f"-{site_name(game, before, number, seat)}" for number in old if number not in new)
    for number, site in new.items():
        name = site_name(game, after, number, seat)
        if number not in old:
            yield f"+{name}" + (f" ({_lying(site)})" if _lying(site) else "")
        elif site.ruin != old[number].ruin:
            yield f"{site_name(game, before, number, seat)} becomes {name}"
        elif site != old[number]:
            yield f"{name} ({_lying(site) or 'empty'})"


def _lying(site: st.Site) -> str:
    """The goods on a Site, and how often it was used."""
    items = [RUIN] if site.ruin else []
    items += [f"used {site.used}{_marks(site.marks)}"] if site.used or site.marks else []
    items += [f"{word} {bag_text(goods)}" for word, goods in (("holds", site.goods), ("stores", site.stored)) if goods]
    items += [
        word
        for word, lies in (
            ("worker", site.worker),
            ("shield", site.shield),
            ("diverted", site.diverted),
            ("blocked", site.blocked),
        )
        if lies
    ]
    return ", ".join(items)


def _marks(goods: Bag) -> str:
    return f" for {bag_text(goods)}" if goods else ""


def _frame(events: Sequence[AnyEvent]) -> Iterator[str]:
    """Rounds and phases that began, and the end, in order."""
    for event in events:
        if isinstance(event, ev.RoundBegan):
            yield f"round {event.round}, first player {event.first_player}"
        elif isinstance(event, ev.PhaseBegan):
            yield f"{event.phase} phase"
        elif isinstance(event, ev.EndTriggered):
            yield f"{event.seat} triggers the end"
        elif isinstance(event, Overrun):
            yield "the Machines have overrun all States"
        elif isinstance(event, StackReshuffled):
            yield f"{len(event.stack)} discarded Machines become the stack"
        elif isinstance(event, ev.DeckReshuffled):
            yield f"{len(event.deck)} discarded cards become the deck"


def _table(game: Game, before: st.GameState, after: st.GameState) -> Iterator[str]:
    """Machines, Outposts, modules, face-up Connection cards, the offer, the deck and the discard pile."""
    if before.machines and after.machines:
        yield from _machines(game, before.machines, after.machines)
    yield from _map(game, map_of(before), map_of(after))
    yield from _modules(game, before, after)
    for old, new in zip(before.piles, after.piles, strict=True):
        if old != new:
            shown = title_of(game, new.face_up) if new.face_up else "none"
            yield f"{new.colour} {shown} on {len(new.cards)}"
    if before.offer != after.offer:
        yield f"offer {_titles(game, after.offer) or 'empty'}"
    yield from _number("deck", len(before.deck), len(after.deck))
    old_pile = len(before.discard)
    reshuffled = after.discard[:old_pile] != before.discard
    if discarded := after.discard if reshuffled else after.discard[old_pile:]:
        yield f"discarded {_titles(game, discarded)}"
