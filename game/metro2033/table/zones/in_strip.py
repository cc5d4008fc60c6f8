"""The places in the own strip: the hero, what he carries, quests, and the plates of what can be done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from game.metro2033.rules import steps as st
from game.metro2033.rules.quests import completable
from game.metro2033.rules.state import HIDDEN
from game.metro2033.rules.turn import counted
from game.metro2033.table.acts import ACTS
from game.metro2033.table.sight import MetroTableSight
from game.metro2033.table.spots import HERO_CARD, ActSign, CarriedCard, GoodsInStrip, OwnQuest, ScoutedThreat
from game.metro2033.table.standing import CARD, MetroStanding
from game.metro2033.table.zones.aside import about_card
from game.metro2033.table.zones.on_map import army_targets, hero_targets
from game.ui.art import chrome
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.places import Label
from game.ui.table.play.in_reach import drop_label
from game.ui.table.play.modes import TableTarget
from game.ui.table.zone import Zone
from game.ui.theme import GOLD, TXT

Lines = tuple[str, ...]


def _of_kind(*kinds: type[Any] | str) -> Any:
    def offered(sight: MetroTableSight) -> Iterator[tuple[Label, Box | None]]:
        places = sight.layout.places.items()
        return ((label, box) for label, box in places if label in kinds or type(label) in kinds)

    return offered


def _about_quest(sight: MetroTableSight, at: OwnQuest) -> Lines:
    """What a quest asks for, and whether that is met."""
    standing = sight.standing
    if at.card in standing.me.completed or at.card == HIDDEN:
        return about_card(sight, at.card)
    is_end = isinstance(standing.question, st.ChooseCompletion)
    ready = at.card in set(completable(standing.metro, standing.view, standing.seat, is_end))
    return (*about_card(sight, at.card), sight.text("metro-quest-ready" if ready else "metro-quest-not_yet"))


def _own_cards(sight: MetroTableSight, label: Label) -> Any:
    """All cards of the player, that at the place shown first."""
    me = sight.standing.me
    own = (me.faction, me.hero, *me.equipment, *me.completed, *me.quests)
    cards = [card for card in own if card and card != HIDDEN]
    shown = me.hero if label == HERO_CARD else getattr(label, "card", None)
    return (tuple(cards), cards.index(shown)) if shown in cards else None


def _about_scouted(sight: MetroTableSight, at: ScoutedThreat) -> Lines:
    """The threat, and what it is kept for."""
    return (*about_card(sight, at.card), sight.text("metro-scouted"))


def _act_targets(standing: MetroStanding, at: ActSign) -> Any:
    """What the army can attack; foraging has a plate of its own."""
    found = army_targets(standing, at) if at.act == "strike" else ()
    return tuple(target for target in found if target.verb == "strike")


def _brings(sight: MetroTableSight, at: ActSign) -> Lines:
    """What a plate does, where its command does not tell it."""
    return (sight.text("metro-act-strike.tip"),) if at.act == "strike" else ()


ACT: Final = Zone(
    ActSign,
    about=lambda sight, at: (sight.text(ACTS[at.act].words, n=ACTS[at.act].number),),
    offered=_of_kind(ActSign),
    tried=lambda standing, at: ACTS[at.act].tried(standing),
    targets=_act_targets,
    brings=_brings,
    is_begun=True,
)


def _frame_goods(canvas: Canvas, sight: MetroTableSight, target: TableTarget, box: Box) -> None:
    """A frame around goods that can be foraged; white under the army."""
    ink = TXT if drop_label(sight) == target.label else GOLD
    chrome.focus_ring(canvas, box.grown(-4).rect, ink, 6, 2)


GOODS: Final = Zone(
    GoodsInStrip,
    about=lambda sight, at: (sight.wording.goods(counted((at.good,) * sight.standing.me.goods[at.good])),),
    glow=_frame_goods,
    topic="goods",
)
HERO: Final = Zone(
    HERO_CARD,
    about=lambda sight, _: about_card(sight, sight.standing.me.hero) if sight.standing.me.hero else (),
    cards=_own_cards,
    shown=lambda sight, _: sight.standing.me.hero,
    offered=_of_kind(HERO_CARD),
    targets=hero_targets,
    topic="heroes",
)
CARRIED: Final = Zone(
    CarriedCard,
    about=lambda sight, at: about_card(sight, at.card),
    cards=_own_cards,
    shown=lambda _, at: at.card,
    offered=_of_kind(CarriedCard),
    is_begun=True,
    is_whole=True,
    named=lambda _, at: (CARD, at.card),
    topic="equipment",
)
QUEST: Final = Zone(
    OwnQuest,
    about=_about_quest,
    cards=_own_cards,
    shown=lambda _, at: at.card,
    offered=_of_kind(OwnQuest),
    is_begun=True,
    is_whole=True,
    named=lambda _, at: (CARD, at.card),
    topic="quests",
)
SCOUTED: Final = Zone(
    ScoutedThreat,
    about=_about_scouted,
    cards=lambda _, at: ((at.card,), 0) if at.card != HIDDEN else None,
    shown=lambda _, at: at.card,
    offered=_of_kind(ScoutedThreat),
    is_whole=True,
    topic="scouting",
)
