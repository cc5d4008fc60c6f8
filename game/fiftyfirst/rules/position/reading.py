"""Reading positions (the format: see `game.fiftyfirst.rules.position`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from game.fiftyfirst.cards.catalog import BASE_SET, Catalog
from game.fiftyfirst.cards.vocabulary import BORGO_ACTIONS, CATEGORIES
from game.fiftyfirst.rules.decide import legal_commands, settle
from game.fiftyfirst.rules.invariants import problems
from game.fiftyfirst.rules.options import WORDS_OF_OPTIONS, Options, has_own_discards, phases, sets_of_game
from game.fiftyfirst.rules.parts import PARTS
from game.fiftyfirst.rules.phases.setup import DISCARDED
from game.fiftyfirst.rules.position.data import Cards
from game.fiftyfirst.rules.position.pending import default_agenda, read_pending, written_steps
from game.fiftyfirst.rules.position.players import read_opponent, read_players
from game.fiftyfirst.rules.position.writing import TAKEN
from game.fiftyfirst.rules.sheets import RUIN
from game.fiftyfirst.rules.solo.kinds import KINDS
from game.fiftyfirst.rules.state import END_VP, SEATS, VIRTUAL, Game, GameState, Pile, Player, Score, Seat, Site
from game.fiftyfirst.rules.steps import ChooseAction, ChooseHand, OpponentTurn
from game.kernel.chance import Chance
from game.kernel.given import Fields, Given
from game.kernel.refusal import Unreadable

KEYS = (
    "sets", "options", "solo", "round", "phase", "turn", "first_player", "seed", "deck", "deck_only", "discard",
    "offer", "draft", "connections", "connection_discard", "chance", "players", "opponent",
    *(key for part in PARTS for key in part.keys), "pending", "next_site", "scores", "winners",
)  # fmt: skip
"""Every key of a position."""

SCORE_KEYS = ("vp", "locations", "total", "goods", "lost")

MOST_TO_CHOOSE_FROM = 20
"""The most cards in a hand of which four are kept: with many more there would be millions of ways."""

_LARGEST_SEED = 2**64 - 1


def read_game(catalog: Catalog, top: Fields) -> Game:
    """The sets and options of a position."""
    return Game(catalog, _sets(catalog, top), read_options(top.value("options", {})))


def _sets(catalog: Catalog, top: Fields) -> tuple[str, ...]:
    given = top.value("sets", [BASE_SET])
    names = [item.text("a set") for item in given.items("sets")]
    try:
        return sets_of_game(catalog, names)
    except Unreadable as error:
        given.refuse(error.message)


def read_options(given: Given) -> Options:
    """The options of a match; raises WrongGiven for an unknown value."""
    fields = given.mapping(Options.__struct_encode_fields__, "the options")
    for key, value in fields.items():
        if key in WORDS_OF_OPTIONS:
            value.word(WORDS_OF_OPTIONS[key], "one of the values of this option")
        elif key == "borgo.extra_brawlers":
            value.number()
        elif key == "borgo.icon_map":
            _check_icons(value)
        else:
            value.flag()
    return msgspec.convert({key: value.plain() for key, value in fields.items()}, Options)


def _check_icons(given: Given) -> None:
    for action in given.mapping(CATEGORIES, "Borgo's icons").values():
        action.word(BORGO_ACTIONS, "an action of Borgo's")


def read_state(game: Game, top: Fields) -> GameState:
    """The state, with the agenda that ``pending`` lists or that follows from its phase; empty if the game is over."""
    state = _Reader(game, top).state()
    if state.is_over:
        return state
    if "pending" in top:
        state = replace(state, agenda=read_pending(game, state, top["pending"]))
    else:
        seats = state.people if state.phase == "setup" else state.seats
        turn = top["turn"].word(seats, "a seat") if "turn" in top else None
        state = replace(state, agenda=default_agenda(game, state, turn))
    _check_seats(top, state)
    return state


def check_agenda(game: Game, state: GameState) -> None:
    """Check that each pending step is one that a position may have.

    Raises:
        Unreadable: the state does not allow a step, or the game cannot go on from the last one.
    """
    try:
        steps = written_steps(game, state, game.catalog.title)
    except (LookupError, TypeError, ValueError):
        raise Unreadable("the game cannot go on: a step names what is not there") from None
    top = Given({"pending": steps, "players": ()}).mapping(KEYS, "a position")
    read_pending(game, state, top["pending"])
    _check_seats(top, state)


def _check_seats(top: Fields, state: GameState) -> None:
    """R3.7: a seat that chooses its hand has cards to discard. R15.1, R17.5: passing lasts until Cleanup."""
    passed = [player.passed for player in state.players]
    if state.phase not in ("action", "cleanup") and any(passed):
        top["players"].refuse("expected that nobody has passed before the Action phase")
    if state.phase == "action" and all(passed):
        top["players"].refuse("expected a player who has not passed in the Action phase")
    for step in reversed(state.agenda):
        if isinstance(step, ChooseHand) and len(state.player(step.seat).hand) < DISCARDED:
            top["players"].refuse(f"expected a hand of at least {DISCARDED} cards for {step.seat} in the setup")
        if isinstance(step, ChooseHand) and len(state.player(step.seat).hand) > MOST_TO_CHOOSE_FROM:
            most = f"at most {MOST_TO_CHOOSE_FROM} cards"
            top["players"].refuse(f"expected a hand of {most} for {step.seat} in the setup")
        if isinstance(step, ChooseAction | OpponentTurn) and state.player(step.seat).passed:
            top.value("turn", step.seat).expected("a seat that has not passed")


class _Reader:
    """Reads the parts of a position; each seeded part advances `chance`."""

    def __init__(self, game: Game, top: Fields) -> None:
        self.game = game
        self.top = top
        self.cards = Cards(game)
        self.phase = self.top.value("phase", "action").word(phases(game.sets), "a phase")
        self.chance = Chance(self.top.value("seed", 1).number(0, _LARGEST_SEED))

    def state(self) -> GameState:
        kind = self.kind()
        players = read_players(self.cards, self.top.value("players"), is_solo=kind is not None)
        seats, automa = SEATS[: len(players)], None
        if kind:
            given, first_site = self.top.value("opponent", {}), 1 + sum(len(player.sites) for player in players)
            opponent, automa = read_opponent(self.cards, kind, given, first_site)
            players, seats = (*players, opponent), (*seats, VIRTUAL)
        named = {key: self.cards.locations.take_all(self.top.value(key, [])) for key in ("discard", "offer", "deck")}
        own_discards = has_own_discards(self.game.sets)
        if own_discards and named["discard"]:
            self.top["discard"].refuse("expected 'discard' at each player: each seat has a discard pile of its own")
        connection_discard = self.cards.connections.take_all(self.top.value("connection_discard", []))
        is_whole = self.top.value("deck_only", False).flag()
        undrawn: tuple[str, ...] = ()
        if not is_whole or any(site.card == RUIN for player in players for site in player.sites):
            players, undrawn = self.draw_ruins(players)
        highest = max((site.id for player in players for site in player.sites), default=0)
        state = GameState(
            players=players,
            first_player=self.top.value("first_player", seats[0]).word(seats, "a seat"),
            deck=named["deck"] if is_whole else named["deck"] + undrawn,
            piles=(),
            chance=self.chance,
            agenda=(),
            next_site=self.top.value("next_site", highest + 1).number(highest + 1),
            round=self.top.value("round", 0 if self.phase == "setup" else 1).number(),
            phase=self.phase,
            discard=named["discard"],
            connection_discard=connection_discard,
            offer=named["offer"],
            draft=self.draft(),
            end_triggered=any(player.vp >= END_VP for player in players),
            scores=self.scores(seats),
            automa=automa,
            own_discards=own_discards,
            winners=tuple(item.word(seats, "a seat") for item in self.top.value("winners", []).items("seats")),
        )
        for part in PARTS:
            state = part.read_stack(self.cards, self.top, state)
        self.chance = state.chance
        state = replace(state, piles=self.piles(), chance=replace(self.chance, pinned=self.pinned()))
        for part in PARTS:
            if part.in_game is None or part.in_game(self.game):
                state = part.read(self.cards, self.top, state)
            else:
                self.refuse_keys(part.keys)
        return state

    def refuse_keys(self, keys: tuple[str, ...]) -> None:
        """Refuse the keys of a set that the game has not."""
        for key in keys:
            if key in self.top:
                self.top[key].refuse(f"expected {key!r} only in games with the option {key!r}")

    def kind(self) -> str | None:
        """The name of the virtual opponent of a solo game."""
        if "solo" in self.top:
            return self.top["solo"].word(tuple(KINDS), "a virtual opponent")
        if "opponent" in self.top:
            self.top["opponent"].refuse("expected the key 'solo', too: it tells which opponent this is")
        return None

    def draft(self) -> int:
        lowest = 1 if self.phase == "lookout" else 0
        return self.top.value("draft", lowest).number(lowest, 2)

    def draw_ruins(self, players: tuple[Player, ...]) -> tuple[tuple[Player, ...], tuple[str, ...]]:
        """Give each bare Ruin a card, of those not named, in seeded order; also returns the cards left."""
        order, self.chance = self.chance.shuffle(self.cards.locations.rest())
        left = list(order)

        def drawn(site: Site) -> Site:
            if site.card != RUIN:
                return site
            if not left:
                self.top["players"].refuse("every card is named elsewhere: there is none for a Ruin")
            return replace(site, card=left.pop(0), drawn=True)

        players = tuple(replace(player, sites=tuple(map(drawn, player.sites))) for player in players)
        return players, tuple(left)

    def piles(self) -> tuple[Pile, ...]:
        colours = self.game.catalog.colours(self.game.sets)
        given = self.top.value("connections", {}).mapping(colours, "the piles of Connection cards")
        named = {colour: self.pile(colour, cards) for colour, cards in given.items()}
        return tuple(named.get(colour) or self.seeded_pile(colour) for colour in colours)

    def pile(self, colour: str, given: Given) -> Pile:
        """A whole pile, top first; after the setup the first card is face up, or was taken."""
        cards = given.items("Connection cards")
        is_taken = bool(cards) and cards[0].value == TAKEN and self.phase != "setup"
        ids = tuple(self.connection(colour, card) for card in cards[is_taken:])
        return Pile(colour, ids) if is_taken else self.turned_up(colour, ids)

    def connection(self, colour: str, given: Given) -> str:
        card = self.cards.connections.take(given)
        if self.game.catalog.connections[card].pile != colour:
            given.expected(f"a {colour} Connection card")
        return card

    def seeded_pile(self, colour: str) -> Pile:
        of_colour = set(self.game.catalog.pile(colour, self.game.sets))
        unnamed = [card for card in self.cards.connections.rest() if card in of_colour]
        cards, self.chance = self.chance.shuffle(unnamed)
        return self.turned_up(colour, cards)

    def turned_up(self, colour: str, cards: tuple[str, ...]) -> Pile:
        if self.phase == "setup" or not cards:
            return Pile(colour, cards)
        return Pile(colour, cards[1:], cards[0])

    def pinned(self) -> tuple[int | tuple[str, ...], ...]:
        """Outcomes of the next random choices: indices, or the whole order of a shuffle."""
        return tuple(map(self.outcome, self.top.value("chance", []).items("indices and orders of cards")))

    def outcome(self, given: Given) -> int | tuple[str, ...]:
        if isinstance(given.value, int):
            return given.number()
        return tuple(self.cards.shuffled(card) for card in given.items("cards"))

    def scores(self, seats: tuple[Seat, ...]) -> tuple[Score, ...]:
        """The scores of a game that is over."""
        given = self.top.value("scores", {})
        scores = given.mapping(seats, "scores by seat")
        if scores and len(scores) < len(seats):
            given.refuse("expected the score of every seat")
        return tuple(_score(seat, scores[seat]) for seat in seats if scores)


def _score(seat: Seat, given: Given) -> Score:
    keys = given.mapping(SCORE_KEYS, "a score")
    numbers = [keys.value(key, 0 if key == "lost" else None).number() for key in SCORE_KEYS]
    return Score(seat, *numbers)


def read_position(catalog: Catalog, given: Mapping[str, Any] | Given) -> tuple[Game, GameState]:
    """The game and the state that a position describes, advanced to its first question.

    Raises:
        Unreadable: something is unknown, misplaced or missing, or an invariant is broken; a
            `game.kernel.given.WrongGiven`, which has the path to the place.
    """
    position = given if isinstance(given, Given) else Given(given)
    top = position.mapping(KEYS, "a position")
    game = read_game(catalog, top)
    state = read_state(game, top)
    try:
        state = settle(game, state).state
    except Unreadable as error:
        raise error.located(position.file) from error
    if broken := problems(game, state):
        position.refuse(f"this position is not possible: {'; '.join(broken)}")
    if state.to_move and not legal_commands(game, state, state.to_move):
        position.refuse("this position is not possible: nothing can be answered to the open question")
    return game, state
