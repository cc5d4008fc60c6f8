"""Writing positions (the format: see `game.metro2033.rules.position`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from game.metro2033.rules import NAME
from game.metro2033.rules import references as ref
from game.metro2033.rules import steps as st
from game.metro2033.rules.decide import settle
from game.metro2033.rules.names import names_of
from game.metro2033.rules.option_values import written_options
from game.metro2033.rules.position.agenda import agenda_from
from game.metro2033.rules.position.pending import write_pending
from game.metro2033.rules.position.players import write_players
from game.metro2033.rules.position.values import COUNT, SEAT_NAME, Data, PositionValue, held, many, word, written_fields
from game.metro2033.rules.state import PHASES, Metro, MetroState

ROWS: Final[Mapping[str, PositionValue]] = {
    "round": COUNT,
    "space": PositionValue(lambda at, given: given.number(0, len(at.cards.loop))),
    "phase": word(PHASES, "a phase"),
    "turn": SEAT_NAME,
    "first_player": SEAT_NAME,
    "stage": PositionValue(lambda _, given: given.number(1, 2)),
    "threats": many(held(ref.THREAT), "threats"),
    "equipment": many(held(ref.EQUIPMENT), "cards"),
    "quests": many(held(ref.QUEST), "quests"),
    "laws": many(held(ref.LAW), "laws"),
    "law": held(ref.LAW),
    "market": many(held(ref.EQUIPMENT), "cards"),
    "threat_discard": many(held(ref.THREAT), "threats"),
    "equipment_discard": many(held(ref.EQUIPMENT), "cards"),
    "quest_discard": many(held(ref.QUEST), "quests"),
    "winners": many(SEAT_NAME, "seats"),
}
"""Key of a position, and field of `MetroState` -> how it is written."""

_FIRST_QUESTIONS: Final = (
    st.ChooseFaction, st.ChooseHero, st.ChooseUpkeep, st.ChooseRecruits, st.ChooseArmyAction, st.ChooseHeroAction,
)  # fmt: skip
"""The questions with which turns begin."""


def write_position(metro: Metro, state: MetroState) -> dict[str, Any]:
    """The position with names, for human readers; reading it gives the same state."""
    data = write_table(metro, state)
    if state.is_over or _follows(metro, state):
        return data
    return data | {"pending": write_pending(names_of(metro.cards), state)}


def write_table(metro: Metro, state: MetroState) -> Data:
    """All of a position but what is pending."""
    names = names_of(metro.cards)
    data: Data = {"game": NAME}
    if options := written_options(metro.options):
        data["options"] = options
    data |= written_fields(names, state, ROWS)
    data |= {"round": state.round, "space": state.space, "phase": state.phase, "seed": state.chance.seed}
    if state.chance.pinned:
        data["chance"] = [one if isinstance(one, int) else [*map(names.name, one)] for one in state.chance.pinned]
    if len(state.market) < metro.cards.market.size:
        data["market_only"] = True
    if state.face_down:
        data["face_down"] = _known_discards(state, names.name)
    return data | {"players": write_players(metro.cards, names, state)}


def _known_discards(state: MetroState, name: Callable[[str], str]) -> Data:
    """The discarded quests that only one seat knows, by seat."""
    found: Data = {seat: [] for seat in sorted(set(state.face_down.values()))}
    for place in sorted(state.face_down):
        found[state.face_down[place]].append(name(state.quest_discard[place]))
    return found


def _follows(metro: Metro, state: MetroState) -> bool:
    """Whether all that is open follows from phase and turn."""
    if not isinstance(state.question, _FIRST_QUESTIONS) or state.question.seat != (state.turn or state.to_move):
        return False
    before = replace(state, agenda=agenda_from(state, state.phase, state.turn))
    return settle(metro, before).state == state


def position_text(_: Metro, state: MetroState) -> str:
    """The position as one line of JSON, the same for equal states: match files hold hashes of it. Cards are named by
    id, because titles may change."""
    plain = msgspec.to_builtins(state, str_keys=True)
    for one in (*plain["players"], plain.get("fight", {})):
        for goods in ("goods", "cheaper"):
            if not one.get(goods, True):  # an empty bag may stand there, or be left out as usual
                del one[goods]
    return msgspec.json.encode(plain, order="deterministic").decode()
