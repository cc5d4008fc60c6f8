"""What can be chosen for a match: the options of M-61."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec


class MetroOptions(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Where tables differ, or the book is silent (M-60). Each default is the ruling.

    Attributes:
        ring: Whether the Ring is open beside closed zones (A-01).
        reward: Whether a reward is received before the capture is decided, and may pay for it (A-15).
        floor_same: Whether the station just lost may be taken back at once (A-16).
        wounded_home: Where a wounded hero may go: to any printed home, or only to one that is owned (A-18).
        wounded_skip: Which turn a wounded hero loses: the next one he would have, or always that of the next round
            (A-19).
        tiebreak: Who wins if several fulfil a condition: the nearest to the first player, or who has most VP (A-20).
        tokens_limited: Whether what the supply lacks is not received (A-21).
        quests: Whether a quest is completed by a command of its own, or by itself as soon as its condition holds
            (A-22).
        bauman_ties: In which fights Bauman's hero wins ties (A-28).
        bandits_ties: Against whom the Bandits' army wins ties (A-29).
        goal: The VP that win.
        stage_2_at: The VP of a seat with which stage II begins.
        first_player: Who begins.
        draft: Whether factions and heroes are chosen or dealt.
        titles: Whether heroes are shown with their printed names or with those of our own.
    """

    ring: Literal["open", "beside_open"] = "open"
    reward: Literal["before", "after"] = "before"
    floor_same: bool = True
    wounded_home: Literal["printed", "owned"] = "printed"
    wounded_skip: Literal["next_turn", "next_round"] = "next_turn"
    tiebreak: Literal["nearest", "most_vp"] = "nearest"
    tokens_limited: bool = False
    quests: Literal["free", "at_once"] = "free"
    bauman_ties: Literal["all", "attack"] = "all"
    bandits_ties: Literal["all", "players"] = "all"
    goal: Annotated[int, msgspec.Meta(ge=4, le=12)] = 10
    stage_2_at: Annotated[int, msgspec.Meta(ge=4, le=12)] = 6
    first_player: Literal["random", "A", "B", "C", "D", "E", "F"] = "random"
    draft: Literal["choose", "dealt"] = "choose"
    titles: Literal["printed", "own"] = "printed"
