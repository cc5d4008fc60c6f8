"""Headquarters (R52)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.rules.sets.headquarters.messages import ChooseHq
from game.ui.art.faces import face_size
from game.ui.places import DealOf, HqAt, Label
from game.ui.table.sight import Sight
from game.ui.table.words.modules import about_hq
from game.ui.table.words.prompts import aim_words
from game.ui.table.zone import Cards, Carried, TableSet, Zone


def _hq_together(sight: Sight, at: HqAt) -> Cards | None:
    """The HQ cards that lie together: those laid out, or the claimed ones of a player (R52.1)."""
    view = sight.standing.view
    groups = (view.hq or (), *(player.hq for player in view.players))
    cards = next((cards for cards in groups if at.card in cards), None)
    return (cards, cards.index(at.card)) if cards else None


def _told_drop(sight: Sight, _: HqAt) -> str:
    is_claimed_now = isinstance(sight.standing.question, ChooseHq)
    return sight.text("table-drop-claim_hq") if is_claimed_now else aim_words(sight)


def _claimed(before: Sight, after: Sight) -> Iterator[Label]:
    return (HqAt(card) for card in before.standing.view.hq or () if card not in (after.standing.view.hq or ()))


HEADQUARTERS: Final = TableSet(
    has=lambda view: view.hq is not None,
    zones=(
        Zone(
            HqAt,
            box=lambda sight, at: sight.layout.hq(at.card),
            about=lambda sight, at: about_hq(sight, at.card),
            cards=_hq_together,
            changed=_claimed,
            carried=lambda sight, at: Carried(box=sight.layout.side.discard, card=at.card),
            held=lambda sight, at: (sight.wording.title(at.card), aim_words(sight)),
            drop=_told_drop,
            after=DealOf,
            topic="headquarters",
            let_go=lambda sight, at: face_size(card.w) if (card := sight.layout.hq(at.card)) else None,
        ),
    ),
)
