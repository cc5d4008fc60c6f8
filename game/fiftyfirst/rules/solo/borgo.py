"""R32: a turn of Borgo. The categories of the card that he draws tell what he does (`cards/borgo.yaml`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from game.fiftyfirst.rules import events as ev
from game.fiftyfirst.rules.judge import Judge
from game.fiftyfirst.rules.opponent import reason_to_pass
from game.fiftyfirst.rules.sets.part import PARTS
from game.fiftyfirst.rules.solo import attack
from game.fiftyfirst.rules.solo.hegemony import remove_connection
from game.fiftyfirst.rules.solo.lookout import build
from game.fiftyfirst.rules.state import VIRTUAL, Game, Site, automa_of
from game.fiftyfirst.rules.steps import CarryOut, MusterBrawlers, NextTurn, OpponentBuild, is_idle
from game.fiftyfirst.rules.supply import on_hand
from game.kernel.bag import Bag

ONE_VP = Bag({"vp": 1})
WORKER = Bag({"worker": 1})
SHIELD = Bag({"shield": 1})
_SHIELDED: Final = ("production", "feature", "action")
"""The rows among which a shield goes to the last one that has an equally distant Location (R32.11)."""
STANDARD: Final = "standard"
"""What a card shows that has none of the icons (R32.7)."""


def muster_brawlers(judge: Judge, _: MusterBrawlers) -> None:
    """R32.3: as many as the number of the round, and those of the option `borgo.extra_brawlers`."""
    judge.emit(ev.BrawlersCame(judge.state.round + judge.game.options.borgo_extra_brawlers, "lookout"))


def discard_brawlers(judge: Judge) -> None:
    """R32.14, A-27: in Cleanup they go, but for the option `borgo.keep_brawlers`."""
    brawlers = automa_of(judge.state).brawlers
    if brawlers and not judge.game.options.borgo_keep_brawlers:
        judge.emit(ev.BrawlersLeft(brawlers, "cleanup"))


def icons(game: Game) -> Mapping[str, str]:
    """Category -> what it makes Borgo do (R32.7): the printed table, or that of the option `borgo.icon_map`."""
    return game.catalog.borgo if game.options.borgo_icon_map is None else game.options.borgo_icon_map


def shown_actions(game: Game, card: str) -> tuple[str, ...]:
    """What a drawn card makes Borgo do, in the order of its categories (R32.7, A-28)."""
    table = icons(game)
    categories = game.catalog.locations[card].categories
    return tuple(dict.fromkeys(table[kind] for kind in categories if kind in table)) or (STANDARD,)


def take_turn(judge: Judge) -> None:
    """R32.6: pass after the human has; or draw a card and do what it shows."""
    judge.agenda.append(NextTurn(VIRTUAL, is_idle(judge.state.question)))
    why = reason_to_pass(judge.state)
    if why:
        _pass(judge, why)
    else:
        _draw_action(judge)


def carry_out(judge: Judge, step: CarryOut) -> None:
    """The next action of the card drawn last; after the last one the card is discarded."""
    card = automa_of(judge.state).action_pile[-1]
    if not step.actions:
        judge.emit(ev.PileDiscarded("action", (card,)))
        return
    action, *rest = step.actions
    judge.agenda.append(CarryOut(tuple(rest)))
    table, categories = icons(judge.game), judge.game.catalog.locations[card].categories
    category = next((kind for kind in categories if table.get(kind) == action), None)
    judge.emit(ev.ActionShown(card, action, category))
    ACTIONS[action](judge)


def attack_ended(judge: Judge, success: bool) -> None:
    """R32.9: 1 VP if nothing matched; the attack card is discarded, and the turn goes on."""
    pile = automa_of(judge.state).attack_pile
    if not success:
        judge.gain(VIRTUAL, ONE_VP, ev.Source("attack_failed", pile[-1]))
    judge.emit(ev.PileDiscarded("attack", pile))


def reward(judge: Judge, _: Site) -> None:
    """R32.12: a Brawler comes for the human's use of his Open Production."""
    judge.emit(ev.BrawlersCame(1, "visited"))


def _draw_action(judge: Judge) -> None:
    card = attack.draw(judge, "action")
    if card is None:
        _pass(judge, "no_card")
    else:
        judge.agenda.append(CarryOut(shown_actions(judge.game, card)))


def _standard(judge: Judge) -> None:
    """R32.8: a face-up Connection card for 2 VP, or else a Brawler for 1 VP."""
    if any(pile.face_up for pile in judge.state.piles):
        remove_connection(judge)
    elif _spend_brawler(judge, STANDARD):
        judge.gain(VIRTUAL, ONE_VP, ev.Source("brawler"))


def _attack(judge: Judge, on_groups: bool = False) -> None:
    """R32.9; ``on_groups`` as in `attack.targets`."""
    if not _spend_brawler(judge, "attack"):
        return
    if attack.draw(judge, "attack") is None:
        _pass(judge, "no_card")
    else:
        attack.launch(judge, on_groups)


def _attack_groups(judge: Judge) -> None:
    """R32.11 with Allies: an attack that hits only Locations of a group."""
    _attack(judge, on_groups=True)


def _build(judge: Judge) -> None:
    """R32.10."""
    build(judge, OpponentBuild())


def _expand(judge: Judge) -> None:
    """R32.11: an Open Production of the human first, then what the expansion in play says."""
    _visit(judge)
    expansion = expansion_of(judge.game.sets)
    if expansion in EXPANSIONS:
        EXPANSIONS[expansion](judge)
    elif _spend_brawler(judge, "expansion"):
        _expansions_of_rooms()[expansion](judge)


def _expansions_of_rooms() -> Mapping[str, Callable[[Judge], None]]:
    return dict([part.expansion for part in PARTS if part.expansion])


def expansion_of(sets: Sequence[str]) -> str:
    """The set of a game whose line says what the second half of the expansion action is (R32.11)."""
    told = (*EXPANSIONS, *_expansions_of_rooms())
    return next((name for name in reversed(sets) if name in told), "base")


def _visit(judge: Judge) -> None:
    """A random free Open Production (A-53): a worker comes for the human, and a Brawler for Borgo."""
    locations = judge.game.catalog.locations
    sites = judge.state.player(attack.HUMAN).sites
    free = [site for site in sites if not site.ruin and not site.worker and locations[site.card].is_open]
    if not free:
        return
    site = free[judge.draw_lot(len(free))]
    judge.emit(ev.OpenProductionUsed(VIRTUAL, attack.HUMAN, site.id, site.card))
    judge.gain(attack.HUMAN, WORKER, ev.Source("open_production_owner", site.card, site.id))
    judge.emit(ev.BrawlersCame(1, "visiting"))


def _add_brawler(judge: Judge) -> None:
    """Give Borgo a Brawler: his expansion action with Winter (R32.11)."""
    judge.emit(ev.BrawlersCame(1, "expansion"))


def _raise_shield(judge: Judge) -> None:
    """R32.11 with New Era: onto his most distant Location without a shield, if the general supply has one.

    Of equally distant ones an Action before a Feature before a Production Location, then the first built.
    """
    locations = judge.game.catalog.locations
    standing = [(locations[site.card], site) for site in judge.state.player(VIRTUAL).sites if not site.ruin]
    free = [(location, site) for location, site in standing if not location.is_shielded(site.shield)]
    if free and on_hand(judge.game, judge.state, SHIELD):
        _, site = max(free, key=lambda found: (found[0].distance, _SHIELDED.index(found[0].row)))
        judge.emit(ev.ShieldPlaced(VIRTUAL, site.id, site.card))


def _spend_brawler(judge: Judge, why: str) -> bool:
    """Whether there is a Brawler to remove; without one Borgo passes, and the rest of the turn is lost (R32.6)."""
    if not automa_of(judge.state).brawlers:
        _pass(judge, "no_brawler")
        return False
    judge.emit(ev.BrawlersLeft(1, why))
    return True


def _pass(judge: Judge, why: str) -> None:
    """Whatever was still to be carried out is lost, and its cards are discarded."""
    while isinstance(judge.agenda[-1], CarryOut):
        judge.agenda.pop()
    if automa_of(judge.state).action_pile:
        judge.emit(ev.PileDiscarded("action", automa_of(judge.state).action_pile))
    judge.emit(ev.SeatPassed(VIRTUAL, why))


ACTIONS: Final[dict[str, Callable[[Judge], None]]] = {
    STANDARD: _standard,
    "attack": _attack,
    "build": _build,
    "expansion": _expand,
}
"""Name in the table of icons -> what Borgo does (R32.7)."""

EXPANSIONS: Final[dict[str, Callable[[Judge], None]]] = {
    "base": _draw_action,
    "winter": _add_brawler,
    "new_era": _raise_shield,
    "allies": _attack_groups,
}
"""Set of nothing but cards -> the second half of the expansion action (R32.11); other sets have it in their rooms, and
one without has that of the base set."""
