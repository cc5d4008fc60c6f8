"""Why commands are not allowed (M-50)."""

from __future__ import annotations

from typing import Final

from game.kernel.refusal import Refusal

REASONS: Final = (
    "unreadable_move", "game_over", "not_your_turn", "wrong_phase", "no_question", "wrong_choice", "faction_taken",
    "not_bordering", "hero_taken", "not_a_home", "wounded", "closed_zone", "hansa_station", "abandoned_station",
    "own_station", "not_your_station", "hero_elsewhere", "out_of_reach", "too_far", "already_acted", "hero_protected",
    "not_there", "not_on_hansa", "not_neutral", "not_in_market", "no_such_card", "already_refreshed", "already_bought",
    "already_used", "no_cards_left", "nothing_scouted", "army_limit", "not_enough_goods", "choice_missing",
    "condition_not_met", "same_condition", "no_effect", "cannot_undo", "cannot_redo",
)  # fmt: skip
"""Codes of refusals; the first that holds is given."""


class MetroRefusal(Refusal, frozen=True, gc=False, omit_defaults=True):
    """A refusal with the facts that only Metro 2033 has.

    ``station`` and ``zone`` name a place by id, ``hero`` a hero. ``steps`` are those that a move needs, ``limit`` is a
    limit: the steps that are left, the most that an army or a hero may have, the Hansa tunnels that an army may pass.
    ``phase`` is the phase of the game. ``seat`` is another seat that stands in the way or whose turn it is.
    """

    station: str | None = None
    zone: str | None = None
    hero: str | None = None
    steps: int | None = None
    limit: int | None = None
    phase: str | None = None
