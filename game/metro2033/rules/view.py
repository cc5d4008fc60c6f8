"""What a viewer may see (M-30): a state with `HIDDEN` for each card that he does not know.

It has the shape of a state, so every rule that asks only for what is open works on it as well. Who plays by views alone
needs nothing else (`game.metro2033.rules.decide.legal_commands`).
"""

from __future__ import annotations

from msgspec.structs import replace

from game.kernel.chance import Chance
from game.kernel.seats import EVERYONE, Seat, Viewer, may_see
from game.metro2033.rules.state import HIDDEN, Fight, Metro, MetroPlayer, MetroState, Scouted
from game.metro2033.rules.steps import ChooseDrawn, ChooseOrder, ChooseProposal, MetroStep

NO_CHANCE = Chance(0)
"""What is shown of the generator: nothing."""


def view(_: Metro, state: MetroState, viewer: Viewer) -> MetroState:
    """All that ``viewer`` may see. `EVERYONE` sees everything, and so does anybody after the end."""
    if viewer is EVERYONE or state.is_over:
        return state
    players = tuple([_player(seat, state.player(seat), viewer) for seat in state.seats])
    known = state.player(viewer).peeked if viewer in state.seats else ()
    return replace(
        state,
        players=players,
        chance=NO_CHANCE,
        agenda=tuple([_step(step, viewer) for step in state.agenda]),
        threats=known + _hidden(state.threats[len(known) :]),
        equipment=_drawn(state, "equipment", state.equipment, viewer),
        quests=_drawn(state, "quest", state.quests, viewer),
        laws=_laws(state, viewer),
        quest_discard=tuple(
            [
                card if place not in state.face_down or may_see(viewer, state.face_down[place]) else HIDDEN
                for place, card in enumerate(state.quest_discard)
            ]
        ),
        fight=None if state.fight is None else _fight(state.fight, viewer),
    )


def _hidden(cards: tuple[str, ...]) -> tuple[str, ...]:
    return (HIDDEN,) * len(cards)


def _drawn(state: MetroState, deck: str, cards: tuple[str, ...], viewer: Viewer) -> tuple[str, ...]:
    """A deck; of the cards that are being drawn, equipment lies open, and quests are seen by who draws them."""
    question = state.question
    if not isinstance(question, ChooseDrawn) or question.deck != deck:
        return _hidden(cards)
    seen = len(question.cards) if deck == "equipment" or may_see(viewer, question.seat) else 0
    return cards[:seen] + _hidden(cards[seen:])


def _player(seat: Seat, player: MetroPlayer, viewer: Viewer) -> MetroPlayer:
    """A player without the quests, the scouted threat and the knowledge that only he has."""
    if may_see(viewer, seat) or not (player.quests or player.scouted or player.peeked):
        return player
    return replace(
        player,
        quests=_hidden(player.quests),
        met=(),
        peeked=(),
        scouted=Scouted(HIDDEN, player.scouted.round) if player.scouted else None,
    )


def _laws(state: MetroState, viewer: Viewer) -> tuple[str, ...]:
    """The deck of laws; who looks at the top ones knows them until one is proposed."""
    question = state.question
    seen = len(question.laws) if isinstance(question, ChooseProposal) and may_see(viewer, question.seat) else 0
    return state.laws[:seen] + _hidden(state.laws[seen:])


def _step(step: MetroStep, viewer: Viewer) -> MetroStep:
    """Cards that were drawn or looked at are known to their seat alone; equipment lies open."""
    match step:
        case ChooseDrawn(seat, "quest", cards) if not may_see(viewer, seat):
            return replace(step, cards=_hidden(cards))
        case ChooseProposal(seat, laws) if not may_see(viewer, seat):
            return replace(step, laws=_hidden(laws))
        case ChooseOrder(seat, cards) if not may_see(viewer, seat):
            return replace(step, cards=_hidden(cards))
    return step


def _fight(fight: Fight, viewer: Viewer) -> Fight:
    """Battle hands are seen by their owners, chosen cards by all once both are turned up (M-9.4)."""
    if not fight.hands:
        return fight
    shown = fight.chosen if fight.is_revealed else {}
    return replace(
        fight,
        hands={seat: cards if may_see(viewer, seat) else _hidden(cards) for seat, cards in fight.hands.items()},
        rest=_hidden(fight.rest),
        chosen={
            seat: card if seat in shown or may_see(viewer, seat) else HIDDEN for seat, card in fight.chosen.items()
        },
    )
