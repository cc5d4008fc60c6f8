"""R3.3 to R3.8: the deal of a new game."""

from __future__ import annotations

from collections.abc import Sequence

from game.fiftyfirst.rules.events import GameStarted
from game.fiftyfirst.rules.options import has_own_discards
from game.fiftyfirst.rules.parts import PARTS
from game.fiftyfirst.rules.solo.kinds import KINDS
from game.fiftyfirst.rules.state import SEATS, Automa, Game, GameState, Pile, Player
from game.fiftyfirst.rules.steps import BeginRound, ChooseHand
from game.kernel.chance import Chance

DEALT = 6


def new_game(game: Game, factions: Sequence[str | None], seed: int, solo: str | None = None) -> GameStarted:
    """Shuffle and deal (R3.3 to R3.8); ``factions`` has an entry a seat, None draws one at random: one of the base
    set's, or of all with the option `extra_factions` (R54.1).

    With ``solo`` one seat plays against the virtual opponent of that name, and is first player (R30.2, R32.2). Where
    each seat has a discard pile of its own, a third of the deck opens that of the opponent (R42.11). What sets lay out
    is dealt last, so that without it all else is dealt alike.

    >>> from game.fiftyfirst.cards.catalog import load_catalog
    >>> from game.paths import cards_folder
    >>> from game.fiftyfirst.rules.state import Game
    >>> dealt = new_game(Game(load_catalog(cards_folder())), ["merchants_guild", "new_york"], seed=5)
    >>> [(player.faction, len(player.hand)) for player in dealt.state.players], dealt.state.to_move
    ([('merchants_guild', 6), ('new_york', 6)], 'A')

    Raises:
        ValueError: not two to four seats, or one in a solo game; an unknown opponent or faction, or one taken
            twice (R3.5).
    """
    _check_seats(len(factions), solo)
    _check_factions(game, factions)
    chosen, chance = _draw_factions(game, factions, Chance(seed))
    deck, chance = chance.shuffle(game.catalog.deck(game.sets))
    piles = []
    for colour in game.catalog.colours(game.sets):
        cards, chance = chance.shuffle(game.catalog.pile(colour, game.sets))
        piles.append(Pile(colour, cards))
    first, chance = chance.choose(len(factions))
    hands = [deck[DEALT * index : DEALT * (index + 1)] for index in range(len(factions))]
    players = tuple(Player(faction, hand=hand) for faction, hand in zip(chosen, hands, strict=True))
    seats, deck = SEATS[: len(factions)], deck[DEALT * len(factions) :]
    own_discards = has_own_discards(game.sets)
    if solo:
        pile = deck[: len(deck) // 3] if own_discards else ()
        players, deck = (*players, Player("", discard=pile)), deck[len(pile) :]
    state = GameState(
        players=players,
        first_player=SEATS[first],
        deck=deck,
        piles=tuple(piles),
        chance=chance,
        agenda=(BeginRound(), *(ChooseHand(seat) for seat in reversed(seats))),
        automa=Automa(solo) if solo else None,
        own_discards=own_discards,
    )
    for part in PARTS:
        state = part.deal(game, state)
    return GameStarted(state)


def _check_seats(count: int, solo: str | None) -> None:
    if solo is None and not 2 <= count <= len(SEATS):
        raise ValueError(f"two to four players can play, not {count}")
    if solo is not None and solo not in KINDS:
        raise ValueError(f"there is no virtual opponent {solo!r}")
    if solo is not None and count != 1:
        raise ValueError(f"one player can play against a virtual opponent, not {count}")


def _check_factions(game: Game, factions: Sequence[str | None]) -> None:
    named = [faction for faction in factions if faction is not None]
    if len(set(named)) < len(named):
        raise ValueError("no faction may be taken twice")
    for faction in named:
        if faction not in game.catalog.factions:
            raise ValueError(f"there is no faction {faction!r}")


def _draw_factions(game: Game, factions: Sequence[str | None], chance: Chance) -> tuple[tuple[str, ...], Chance]:
    drawn = game.catalog.factions if game.options.extra_factions else game.catalog.base_factions
    free = [faction for faction in drawn if faction not in factions]
    chosen = []
    for faction in factions:
        if faction is None:
            index, chance = chance.choose(len(free))
            faction = free.pop(index)
        chosen.append(faction)
    return tuple(chosen), chance
