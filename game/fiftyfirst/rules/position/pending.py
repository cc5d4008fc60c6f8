"""The pending steps of a position: those that follow from its phase, and others as data with what their fields name.

A step is its name (``tidy_up``), or a mapping with its name and fields:
``{step: choose_storage, seat: A, site: "A:Ruined Library"}``. The list has the open question first.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from types import NoneType
from typing import Any, Final, get_args, get_origin

import msgspec

from game.fiftyfirst.cards import verbs
from game.fiftyfirst.cards.amounts import LARGEST
from game.fiftyfirst.cards.card import Location
from game.fiftyfirst.rules import references as ref
from game.fiftyfirst.rules import steps as st
from game.fiftyfirst.rules.agenda import AnyStep
from game.fiftyfirst.rules.discards import NAMED_ONE_BY_ONE, discardable
from game.fiftyfirst.rules.effects.context import KINDS_THAT_ASK
from game.fiftyfirst.rules.parts import PARTS
from game.fiftyfirst.rules.phases.actions.turns import turn_of
from game.fiftyfirst.rules.phases.cleanup import steps_of_cleanup
from game.fiftyfirst.rules.phases.lookout import offer_size, pick_of, picking_order, work
from game.fiftyfirst.rules.phases.scoring import SOURCES
from game.fiftyfirst.rules.position.data import Data, Name, Naming, WrittenAs, asks, read_card, read_origin, write_title
from game.fiftyfirst.rules.sheets import RUIN
from game.fiftyfirst.rules.solo.borgo import ACTIONS
from game.fiftyfirst.rules.solo.kinds import kind_of
from game.fiftyfirst.rules.source import CLAIMED
from game.fiftyfirst.rules.state import VIRTUAL, Game, GameState, Seat, Site
from game.kernel.given import Given
from game.kernel.reference import Reference, reference_of, types_of
from game.kernel.seats import SEAT

_SITE = re.compile(r"([A-DV]):(.+?)(?:#([1-9][0-9]{0,3}))?")


def _read_site(at: Naming, given: Given) -> int:
    found = _SITE.fullmatch(given.text("a Site with its seat"))
    owner, name, place = found.groups() if found else ("", "", None)
    card = RUIN if name == RUIN else at.game.catalog.id_of(name, Location)
    sites = _alike(at.state, owner, card) if card and owner in at.state.seats else []
    index = int(place or 1)
    if index > len(sites):
        given.expected("a Site with its seat, like 'A:School#2'")
    return sites[index - 1]


def _write_site(at: Naming, name: Name, number: int) -> str:
    """``A:School#2``: the name of a Site with its seat. A Ruin does not tell its front: ``A:Ruin``."""
    owner, site = at.state.site(number)
    place = _alike(at.state, owner, _card_of(site)).index(number) + 1
    named = f"{owner}:{RUIN if site.ruin else name(site.card)}"
    return named if place == 1 else f"{named}#{place}"


def _alike(state: GameState, owner: Seat, card: str) -> list[int]:
    return [site.id for site in state.player(owner).sites if _card_of(site) == card]


def _card_of(site: Site) -> str:
    return RUIN if site.ruin else site.card


_WRITTEN: Final[Mapping[Reference, WrittenAs]] = {
    SEAT: WrittenAs(lambda at, given: given.word(at.state.seats, "a seat")),
    ref.PLAYER: WrittenAs(lambda at, given: given.word(at.state.people, "a seat of a player"), many="seats"),
    ref.SITE: WrittenAs(_read_site, _write_site, "Sites"),
    ref.LOCATION: WrittenAs(lambda at, given: read_card(at.game.catalog, given), write_title, "cards"),
    ref.DEAL: WrittenAs(lambda at, given: read_origin(at.game.catalog, given), write_title, "cards"),
    ref.PRINTED: WrittenAs(lambda at, given: read_origin(at.game.catalog, given), write_title, "cards"),
    ref.DRAFT: WrittenAs(lambda _, given: given.number(1, 2)),
    ref.COUNT: WrittenAs(lambda _, given: given.number(1, LARGEST)),
    ref.DISCARDED_GOOD: WrittenAs(lambda _, given: given.word(NAMED_ONE_BY_ONE, "'card' or 'deal'")),
    ref.BORGO_ACTION: WrittenAs(lambda _, given: given.word(tuple(ACTIONS), "an action of Borgo's"), many="actions"),
    ref.SOURCE_KIND: WrittenAs(lambda _, given: given.word(SOURCES, "a kind of source")),
    ref.ASKING_KIND: WrittenAs(
        lambda _, given: given.word((*KINDS_THAT_ASK, "faction_action", CLAIMED), "a kind of source")
    ),
    **{reference: row for part in PARTS for reference, row in part.written.items()},
}
"""What is not listed stands as it is in files."""


def read_field(at: Naming, declared: Any, given: Given) -> Any:
    """The value of a field that is declared with this type."""
    hint = _plain(declared)
    if get_origin(hint) is tuple:
        item = get_args(hint)[0]
        row = _row(item)
        return [read_field(at, item, one) for one in given.items(row.many)] if row else given.plain()
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct) and given.is_mapping:
        types = types_of(hint)
        fields = given.mapping(tuple(types), f"a {hint.__name__.lower()}")
        return {key: read_field(at, types[key], fields[key]) for key in fields}
    row = _row(hint)
    return row.read(at, given) if row else given.plain()


def write_fields(at: Naming, name: Name, message: msgspec.Struct) -> Data:
    """The fields of a message, without those that have their default or no value."""
    types = types_of(type(message))
    written: Data = msgspec.to_builtins(message)
    return {key: _write(at, name, types[key], getattr(message, key)) for key in types if written.get(key) is not None}


def _write(at: Naming, name: Name, declared: Any, value: Any) -> Any:
    hint = _plain(declared)
    if isinstance(value, tuple):
        return [_write(at, name, get_args(hint)[0], one) for one in value]
    if isinstance(value, msgspec.Struct):
        return write_fields(at, name, value)
    row = _row(hint)
    return row.write(at, name, value) if row and row.write else msgspec.to_builtins(value)


def _plain(hint: Any) -> Any:
    """The type of a value that is there."""
    return next((one for one in get_args(hint) if one is not NoneType), hint) if NoneType in get_args(hint) else hint


def _row(hint: Any) -> WrittenAs | None:
    reference = reference_of(hint)
    return _WRITTEN.get(reference) if reference else None


_STEPS_OF_PHASE: dict[str, tuple[type[st.Step], ...]] = {
    "setup": (st.BeginRound, st.ChooseHand),
    "lookout": (
        st.Produce, st.RevealOffer, st.DiscardOffer, st.ChooseCard, st.OpponentPick, st.OpponentBuild,
        st.MusterBrawlers,
    ),
    "production": (
        st.BeginActions, st.Produce, st.Divert, st.ProduceSeat, st.ProduceSites, st.EndProduction, st.ChooseGood,
        st.ChooseProduction, st.ChooseDiverted,
    ),
    "action": (
        st.NextTurn, st.FollowUp, st.ChooseAction, st.ChooseFollowUp, st.ChooseVictim, st.ChooseResource, st.GiveBonus,
        st.RewardBuilding, st.RewardOwner, st.ChooseGood, st.ChooseProduction, st.ChooseCopiedDeal, st.ChooseCleared,
        st.ChooseVisited, st.ChooseBlocked, st.ChooseForfeiting, st.ChooseKept, st.ChooseDiscarded, st.OpponentTurn,
        st.CarryOut, st.EndAttack, st.RemoveLocation, st.ChooseAttacked, st.ChooseLostDeal, st.ChooseReplaced,
    ),
    "cleanup": (st.BeginRound, st.TidyUp, st.AskStorage, st.ChooseStorage),
}  # fmt: skip
"""Phase -> the steps of the base that can be pending in it."""

_LAST = (
    st.BeginRound, st.Produce, st.BeginActions, st.NextTurn, st.FollowUp, st.ChooseAction, st.ChooseFollowUp,
    st.OpponentTurn, st.TidyUp,
)  # fmt: skip
"""The steps that may be last, because they lead on to others."""

_PILES_OF_STEPS: dict[type[st.Step], str] = {
    st.ChooseAttacked: "attack_pile",
    st.ChooseLostDeal: "merchant_pile",
    st.ChooseReplaced: "development_pile",
    st.CarryOut: "action_pile",
}
"""st.Step of the virtual opponent's turn -> the pile whose newest card it is about."""

STEPS: dict[str, type[AnyStep]] = {str(step.__struct_config__.tag): step for step in get_args(AnyStep)}


def default_agenda(game: Game, state: GameState, turn: Seat | None) -> tuple[AnyStep, ...]:
    """The agenda of a position without pending steps; ``turn`` is by default the seat that begins."""
    if state.phase == "setup":
        seats = state.people[state.people.index(turn or state.people[0]) :]
        return (st.BeginRound(), *(st.ChooseHand(seat) for seat in reversed(seats)))
    if state.phase == "lookout":
        return _lookout(state, turn)
    if state.phase == "production":
        return (st.Produce(),)
    for part in PARTS:
        if state.phase in part.pending:
            return part.pending[state.phase]
    if state.phase == "cleanup":
        return steps_of_cleanup(game, state)
    order = picking_order(state, kind_of(state), 1)
    return (turn_of(turn or next((seat for seat in order if not state.player(seat).passed), order[0])),)


def _lookout(state: GameState, turn: Seat | None) -> tuple[AnyStep, ...]:
    """The picks from ``turn`` on; without an offer, turning it up."""
    steps = (st.Produce(), *work(kind_of(state), state))
    now = steps.index(st.RevealOffer(state.draft)) if st.RevealOffer(state.draft) in steps else len(steps)
    if not state.offer:
        return steps[: now + 1]
    order = picking_order(state, kind_of(state), state.draft)
    picks = [pick_of(seat) for seat in reversed(order[_picks_done(state, order, turn) :][: len(state.offer)])]
    return (*steps[:now], st.DiscardOffer(), *picks)


def _picks_done(state: GameState, order: tuple[Seat, ...], turn: Seat | None) -> int:
    """The number of picks made in the draft, from the cards left and the seat to move."""
    if state.automa is None:
        return order.index(turn) if turn else max(0, len(order) + 1 - len(state.offer))
    done = min(max(0, offer_size(state, kind_of(state)) - len(state.offer)), len(order) - 1)
    return order.index(turn, done) if turn in order[done:] else done


def write_pending(game: Game, state: GameState, name: Name) -> Data:
    """The key ``pending``, if the agenda does not follow from phase and turn."""
    if state.agenda == default_agenda(game, state, state.to_move):
        return {}
    return {"pending": written_steps(game, state, name)}


def written_steps(game: Game, state: GameState, name: Name) -> list[str | Data]:
    """All steps of the agenda, the open question first."""
    return [_step(game, state, step, name) for step in reversed(state.agenda)]


def _step(game: Game, state: GameState, step: AnyStep, name: Name) -> str | Data:
    kind = str(step.__struct_config__.tag)
    data = write_fields(Naming(game, state), name, step)
    return {"step": kind, **data} if data else kind


def read_pending(game: Game, state: GameState, given: Given) -> tuple[AnyStep, ...]:
    """The agenda that ``pending`` lists; refuses one from which the game cannot go on."""
    steps = given.items("steps")
    agenda = tuple(_read_step(game, state, item) for item in reversed(steps))
    if agenda and not isinstance(agenda[0], _LAST):
        steps[-1].refuse("expected a last step from which the game goes on")
    if state.automa and sum(isinstance(step, st.CarryOut) for step in agenda) != len(state.automa.action_pile):
        given.refuse("expected a step 'carry_out' for each card of the opponent's action_pile")
    return agenda


def _read_step(game: Game, state: GameState, given: Given) -> AnyStep:
    name = given.find("step") if given.is_mapping else given
    kind = given.instead(name and name.value)
    step = STEPS[kind.word(tuple(STEPS), "the name of a step")]
    fields = given.mapping(("step", *step.__struct_fields__), f"the step {kind.value}") if given.is_mapping else {}
    types, at = types_of(step), Naming(game, state)
    data = {key: read_field(at, types[key], value) for key, value in fields.items() if key != "step"}
    if "border" in data:
        data.setdefault("site", None)
    try:
        found = msgspec.convert({"type": kind.value, **data}, step)
    except msgspec.ValidationError as error:
        given.refuse(f"expected a whole step {kind.value}: {error}")
    of_sets = [one for part in PARTS for one in part.steps.get(state.phase, ())]
    if not isinstance(found, (*_STEPS_OF_PHASE.get(state.phase, ()), *of_sets)):
        given.refuse(f"expected a step of the phase {state.phase!r}, not {kind.value!r}")
    _check_seat(state, given, found)
    _check_sites(game, state, given, found)
    return found


def _check_seat(state: GameState, given: Given, step: AnyStep) -> None:
    """The virtual opponent is only asked for its turn. Its steps need it and a pile with cards."""
    if getattr(step, "seat", None) == VIRTUAL and not isinstance(step, st.OpponentTurn | st.NextTurn):
        given.refuse("expected a seat of a player")
    if isinstance(step, st.OpponentTurn) and step.seat != VIRTUAL:
        given.refuse(f"expected the seat {VIRTUAL} of the virtual opponent")
    needed = _PILES_OF_STEPS.get(type(step))
    if needed is None:
        return
    if state.automa is None or not getattr(state.automa, needed):
        given.refuse(f"expected a virtual opponent with cards in its {needed}")


def _check_sites(game: Game, state: GameState, given: Given, step: AnyStep) -> None:
    """The Sites of a step must be able to do it, and be its seat's own unless it may use others."""
    seat: Seat | None = None if isinstance(step, _OF_ANY_STATE) else getattr(step, "seat", None)
    numbers = getattr(step, "sites", ()) if isinstance(step, _LISTING) else (getattr(step, "site", None),)
    for number in numbers:
        if number is not None:
            _check_site(game, state, given, step, seat, number)
    if isinstance(step, st.ChooseResource) and step.victim == step.seat:
        given.refuse("expected another seat as the victim")
    is_of_border = getattr(step, "border", None) is not None
    if not is_of_border and isinstance(
        step, st.ChooseDiscarded | st.ChooseProduction | st.ChooseKept | st.ChooseCopiedDeal
    ):
        _check_action(game, state, given, step)
    for part in PARTS:
        part.check(game, state, given, step)
    if isinstance(step, st.ChooseDiscarded) and (
        len(discardable(state.player(step.seat), step.good, state.deals_of(step.seat))) < step.count
    ):
        given.refuse("expected as many cards or Deals of the seat as are to be discarded")
    if isinstance(step, st.ChooseKept) and not Counter(step.cards) <= Counter(state.player(step.seat).hand):
        given.refuse("expected cards of the hand of the seat")


def _check_action(
    game: Game,
    state: GameState,
    given: Given,
    step: st.ChooseDiscarded | st.ChooseProduction | st.ChooseKept | st.ChooseCopiedDeal,
) -> None:
    """A question names its Site, which `_check_site` checks, a faction action that asks it, or an HQ card."""
    action, hq = getattr(step, "action", None), getattr(step, "hq", None)
    if sum(asking is not None for asking in (step.site, action, hq)) != 1:
        given.refuse("expected either a site or an action that is paid")
    if action is None:
        return
    use = game.catalog.factions[state.player(step.seat).faction].use(action)
    if isinstance(step, st.ChooseDiscarded) and not (use and use.spend[step.good]):
        given.refuse(f"expected an action of the faction that discards a {step.good}")
    asking = _ASKING_ON_BOARDS.get(type(step))
    if asking and not (use and isinstance(use.verb, asking)):
        given.refuse("expected an action of the faction with the ability for this step")


_ASKING_ON_BOARDS: Mapping[type[st.Step], type[verbs.Verb]] = {
    st.ChooseProduction: verbs.ActivateProduction,
    st.ChooseKept: verbs.DrawAndKeep,
}
"""Question of a faction action -> the verb that asks it."""


def _check_site(game: Game, state: GameState, given: Given, step: AnyStep, seat: Seat | None, number: int) -> None:
    owner, site = state.site(number)
    if seat not in (None, owner):
        given.refuse("expected a Site of the seat itself")
    can_do = _ABLE.get(type(step))
    if can_do and not can_do(game.catalog.locations[site.card], step):
        given.refuse(f"expected a Site with the ability for this step, not {game.catalog.title(site.card)!r}")


_LISTING = (st.Divert, st.ProduceSites)
"""The steps whose Sites are checked one by one."""

_OF_ANY_STATE: tuple[type[st.Step], ...] = (
    st.RemoveLocation,
    st.ChooseGood,
    st.ChooseProduction,
    *(step for part in PARTS for step in part.of_any_state),
)
"""Questions that may come from a card in another State."""

_ABLE: Mapping[type[st.Step], Callable[[Location, Any], bool]] = {
    st.ChooseStorage: lambda card, _: bool(card.storage),
    st.ChooseGood: asks(verbs.ChooseGain, verbs.GainMissing),
    st.ChooseProduction: asks(verbs.ActivateProduction),
    st.ChooseDiverted: asks(verbs.DivertProduction, kind="production"),
    st.ChooseCopiedDeal: asks(verbs.CopyDeals, kind="action"),
    st.ChooseCleared: asks(verbs.ClearLocations, kind="action"),
    st.ChooseVisited: asks(verbs.VisitOccupied, kind="action"),
    st.ChooseBlocked: asks(verbs.BlockLocation, kind="action"),
    st.ChooseForfeiting: asks(verbs.ForfeitGoods, kind="action"),
    st.ChooseKept: asks(verbs.DrawAndKeep, kind="action"),
    st.ChooseDiscarded: lambda card, step: bool(card.action_cost[step.good]),
    st.Divert: lambda card, _: card.diverts,
    st.ProduceSites: lambda card, _: bool(card.production),
    st.GiveBonus: lambda card, _: bool(card.building_bonus),
    st.RewardOwner: lambda card, _: card.is_open,
    **{step: can_do for part in PARTS for step, can_do in part.able.items()},
}
"""st.Step -> whether a card has what the step needs."""
