"""Reading positions (the format: see `game.metro2033.rules.position`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec.structs import replace

from game.kernel.chance import Chance
from game.kernel.given import Fields, Given
from game.kernel.refusal import Unreadable
from game.kernel.seats import Seat
from game.metro2033.cards.printed import MetroCards
from game.metro2033.rules import NAME
from game.metro2033.rules import references as ref
from game.metro2033.rules.decide import legal_commands, settle
from game.metro2033.rules.invariants import problems
from game.metro2033.rules.option_values import read_options
from game.metro2033.rules.position.agenda import TURN_PHASES, agenda_from
from game.metro2033.rules.position.fitting import check_pending
from game.metro2033.rules.position.pending import read_pending
from game.metro2033.rules.position.players import Seated, read_seats
from game.metro2033.rules.position.values import PositionReading
from game.metro2033.rules.position.writing import ROWS
from game.metro2033.rules.state import Metro, MetroState

KEYS: Final = (
    "game", "options", *ROWS, "seed", "chance", "market_only", "face_down", "players", "pending",
)  # fmt: skip
"""Every key of a position."""

_DECKS: Final = ("threats", "equipment", "quests", "laws")
"""The decks, in the order in which what is named nowhere is shuffled."""

_LARGEST_SEED: Final = 2**64 - 1


def read_position(cards: MetroCards, given: Mapping[str, Any] | Given) -> tuple[Metro, MetroState]:
    """The match and the state that a position describes, advanced to its first question.

    Raises:
        Unreadable: something is unknown, misplaced or missing, or an invariant is broken; a
            `game.kernel.given.WrongGiven`, which has the path to the place.
    """
    position = given if isinstance(given, Given) else Given(given)
    top = position.mapping(KEYS, "a position")
    metro = Metro(cards, read_options(top.value("options", {})))
    state = _PositionReader(cards, top).state()
    try:
        if not state.is_over:
            check_pending(cards, state)
            state = settle(metro, state).state
        if broken := problems(metro, state):
            position.refuse(f"this position is not possible: {'; '.join(broken)}")
        if state.to_move and not legal_commands(metro, state, state.to_move):
            position.refuse("this position is not possible: nothing can be answered to the open question")
    except Unreadable as error:
        raise error.located(position.file) from error
    except (AssertionError, LookupError) as error:
        if "pending" in top:  # only there a position can tell what no match leads to
            raise Unreadable("what is pending does not fit the position", position.file) from error
        raise
    return metro, state


class _PositionReader:
    """Reads the parts of a position; each seeded part advances ``chance``."""

    def __init__(self, cards: MetroCards, top: Fields) -> None:
        self.top = top
        top.value("game", NAME).word((NAME,), "the name of this game")
        stage = top.value("stage", 1).number(1, 2)
        self.at = PositionReading(cards, read_seats(top.value("players")), stage)
        self.chance = Chance(top.value("seed", 1).number(0, _LARGEST_SEED))

    def state(self) -> MetroState:
        fields: dict[str, Any] = {"first_player": "A", "phase": "events"}
        fields |= {key: row.read(self.at, self.top[key]) for key, row in ROWS.items() if key in self.top}
        phase = fields["phase"]
        round = fields.setdefault("round", 0 if phase == "setup" else 1)
        fields.setdefault("space", self._space(round))
        seated = Seated(self.at, self.top.value("players"), phase, round)
        fields |= {"players": seated.players, "owners": seated.owners, "face_down": self._face_down(fields)}
        if "pending" in self.top:
            fields |= read_pending(self.at, self.top["pending"])
        fields |= self._decks(fields)
        seated.check_peeked(fields["threats"])
        return self._with_agenda(MetroState(**fields, chance=replace(self.chance, pinned=self._pinned())))

    def _space(self, round: int) -> int:
        """The space on which the token lies in a round that has come in turn (M-11.3)."""
        return (round - 2) % len(self.at.cards.loop) + 1 if round > 1 else 0

    def _face_down(self, fields: Mapping[str, Any]) -> dict[int, Seat]:
        """The places of the discarded quests that only one seat knows."""
        discard: tuple[str, ...] = fields.get("quest_discard", ())
        found: dict[int, Seat] = {}
        for seat, given in self.top.value("face_down", {}).mapping(self.at.seats, "quests by seat").items():
            for item in given.items("quests"):
                quest = self.at.find(ref.QUEST, item)
                if quest not in discard or discard.index(quest) in found:
                    item.expected("a card of the 'quest_discard', once")
                found[discard.index(quest)] = seat
        return found

    def _decks(self, fields: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
        """The decks: below the cards that are named lie those that are named nowhere, but for some in the market."""
        rest = {deck: self._shuffled(deck) for deck in _DECKS}
        market: tuple[str, ...] = fields.get("market", ())
        is_whole = fields["phase"] == "setup" or self.top.value("market_only", False).flag()
        short = 0 if is_whole else max(0, self.at.cards.market.size - len(market))
        market, rest["equipment"] = market + rest["equipment"][:short], rest["equipment"][short:]
        return {"market": market, **{deck: fields.get(deck, ()) + rest[deck] for deck in _DECKS}}

    def _shuffled(self, deck: str) -> tuple[str, ...]:
        unnamed = self.at.rest(getattr(self.at.cards, deck))
        if deck == "threats":
            unnamed = [card for card in unnamed if self.at.cards.threats[card].stage == self.at.stage]
        cards, self.chance = self.chance.shuffle(unnamed)
        return cards

    def _pinned(self) -> tuple[int | tuple[str, ...], ...]:
        """The next outcomes of chance: indices, or the whole order of a shuffle."""
        return tuple(map(self._outcome, self.top.value("chance", []).items("indices and orders of cards")))

    def _outcome(self, given: Given) -> int | tuple[str, ...]:
        if isinstance(given.value, int):
            return given.number()
        return tuple(self._card(card) for card in given.items("cards"))

    def _card(self, given: Given) -> str:
        """A card of any kind and stage."""
        card = self.at.names.find(ref.CARD, given.text("a card"))
        return given.word(self.at.names.all_of(ref.CARD), "a card") if card is None else card

    def _with_agenda(self, state: MetroState) -> MetroState:
        """The state with what it holds in store, which follows from phase and turn if it is not told."""
        if state.is_over:
            for key in ("pending", "turn"):
                if key in self.top:
                    self.top[key].refuse(f"expected no {key!r} in a game that is over")
            return state
        if state.agenda:
            return state
        if state.turn is not None and state.phase not in TURN_PHASES:
            self.top["turn"].refuse(f"expected a turn only in the phases {', '.join(TURN_PHASES)}")
        agenda = agenda_from(state, state.phase, state.turn)
        return replace(state, agenda=agenda)
