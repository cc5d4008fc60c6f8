"""What a set can add to the rules. The base asks all sets of `PARTS`, and knows none of them by name.

This module imports nothing of the rules, so that any of them can ask.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence, Sized
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from game.fiftyfirst.cards.card import Location
    from game.fiftyfirst.cards.catalog import Catalog
    from game.fiftyfirst.cards.verbs import AnyCounted, Verb
    from game.fiftyfirst.rules.agenda import AnyStep
    from game.fiftyfirst.rules.chapter import Answers, Chapter
    from game.fiftyfirst.rules.commands import Command, Named
    from game.fiftyfirst.rules.effects import Effect
    from game.fiftyfirst.rules.judge import Judge
    from game.fiftyfirst.rules.messages import AnyCommand, AnyEvent
    from game.fiftyfirst.rules.position.data import Cards, Data, Name, WrittenAs
    from game.fiftyfirst.rules.source import Source
    from game.fiftyfirst.rules.state import Game, GameState, Site
    from game.fiftyfirst.rules.steps import ChooseDiscarded
    from game.kernel.bag import Bag
    from game.kernel.given import Fields, Given
    from game.kernel.message import Question, Step
    from game.kernel.reference import Reference
    from game.kernel.seats import Seat


def _nothing(*_: object) -> tuple[Any, ...]:
    return ()


class FromPile(NamedTuple):
    """A good that comes from a pile: whether a seat could get some, and giving it so many."""

    has_some: Callable[[GameState, Seat], bool]
    give: Callable[[Judge, Seat, int, Source], None]


class SetPart(NamedTuple):
    """What one set adds. By default that is nothing; a hook that is None is not called.

    Attributes:
        chapters: Its commands, each with its rules; one that answers `ChooseFollowUp` keeps a turn open.
        work: Its steps, each with what it does.
        words: Its questions that are answered by a word, each with its answers; ``sites``, ``areas`` and ``cards``
            are those that are answered by a Site, an Area, a card or Deal.
        closed_by_done: Its questions that `done` answers, too.
        asks: Its questions in the middle of something that have a command of their own as the answer.
        effects: The effects of its verbs.
        piles: The goods that come from its piles, and not from the general supply.
        counts: What verbs can count of it: how often it is there for a seat.
        deal: What it lays out in the setup.
        expansion: Its set, and what Borgo does with it for a Brawler in his expansion action (R32.11).
        hit: Aims an attack of the virtual opponent that hits no Location at what the set has, and tells whether it hits
            something.
        bars_picks: Whether a seat may take no card of the offer now.
        after_drafts: What the virtual opponent does at the end of a Lookout, the first step last.
        before_production: What it produces before all seats.
        after_production: Its work after Production, the first step last.
        ends_idle: Whether the game ends if no player acts in the Action phase that begins, and with which event:
            ``overrun``.
        built: What it asks or does after a seat, or the virtual opponent, has built.
        demolished: How a Site of the virtual opponent leaves its State by an effect of a card.
        cleanup: Its work at the beginning of Cleanup, the first step last.
        tidied: The state after Cleanup.
        settle: What it gives and takes at the end of the game before VP are counted: seat -> VP lost. A later set
            settles before an earlier one.
        keys: Its keys of a position; ``read_stack`` reads what lies face down, before the piles of Connection cards are
            shuffled, ``read`` all else, and ``write`` writes those that are not empty.
        in_game: Whether a game has it, for sets that an option of the name of their first key adds; ``lies`` tells
            whether it lies on the table.
        player_keys: Its keys of a player in a position, named as the fields: each is read with the player's faction.
        known: What its references can name; ``written`` tells how positions write them.
        steps: Its steps that can be pending in each phase; ``able`` are the abilities that some need of the card of
            their Site, and the Site of those ``of_any_state`` may stand in any State.
        pending: Its phases, each with the steps that are pending as it begins, the first step last.
        check: Refuses a pending step that the state does not allow.
        deals: The Deals of a seat that are not with cards.
        cards_apart: The Location cards that are not of the deck, but its own: discarded or razed they go back to it.
        take_back: Takes what is its own of the cards and Deals that a seat discards; gives the state, and what is left
            for the discard pile.
        discards: What a cost can discard that is neither a card nor a Deal, each with how it is discarded.
        discarded: Goes on with an action of it, once all that it costs is discarded one by one.
        goods: The goods that lie on it.
        shown: What all see of it, where that is more than what the state has: field of `TableView` -> how it is made.
        sources: Its kinds of `Source`, each with the row of the final account that has its VP.
        seats: The seats that it names; ``numbers`` its numbers besides goods, and ``lists`` its lists.
        unknown: What it names that the catalog does not know.
        problems: What is wrong with a state, in sentences.
        open: What may be asked for a seat (`game.fiftyfirst.rules.status.OPEN`).
        wishes: What a seat may want to do with it: groups of commands, of each of which one is enough.
    """

    chapters: Mapping[type[Command], Chapter[Any]] = {}
    work: Mapping[type[Step], Callable[[Judge, Any], None]] = {}
    words: Mapping[type[Question], Answers] = {}
    sites: Mapping[type[Question], Answers] = {}
    areas: Mapping[type[Question], Answers] = {}
    cards: Mapping[type[Question], Answers] = {}
    closed_by_done: tuple[type[Question], ...] = ()
    asks: tuple[type[Question], ...] = ()
    effects: Mapping[type[Verb], Effect] = {}
    piles: Mapping[str, FromPile] = {}
    counts: Mapping[type[AnyCounted], Callable[[Game, GameState, Seat, Any], int]] = {}
    deal: Callable[[Game, GameState], GameState] = lambda _, state: state
    expansion: tuple[str, Callable[[Judge], None]] | None = None
    hit: Callable[[Judge], bool] = lambda _: False
    bars_picks: Callable[[Game, GameState, Seat], bool] | None = None
    after_drafts: Callable[[GameState], tuple[AnyStep, ...]] = _nothing
    before_production: Callable[[Judge], None] | None = None
    after_production: Callable[[GameState], tuple[AnyStep, ...]] | None = None
    ends_idle: Callable[[GameState], bool] | None = None
    overrun: AnyEvent | None = None
    built: Callable[[Judge, Seat], None] | None = None
    demolished: Callable[[Judge, Seat, Site], None] | None = None
    cleanup: Callable[[GameState], tuple[AnyStep, ...]] | None = None
    tidied: Callable[[GameState], GameState] | None = None
    settle: Callable[[Judge], Mapping[Seat, int]] = lambda _: {}
    keys: tuple[str, ...] = ()
    read_stack: Callable[[Cards, Fields, GameState], GameState] = lambda _, __, state: state
    read: Callable[[Cards, Fields, GameState], GameState] = lambda _, __, state: state
    write: Callable[[Game, GameState, Name], Data] = lambda *_: {}
    in_game: Callable[[Game], bool] | None = None
    lies: Callable[[GameState], bool] | None = None
    player_keys: Mapping[str, Callable[[Cards, str, Given], Any]] = {}
    known: Mapping[Reference, Callable[[Catalog, GameState], Collection[Any]]] = {}
    written: Mapping[Reference, WrittenAs] = {}
    steps: Mapping[str, tuple[type[Step], ...]] = {}
    able: Mapping[type[Step], Callable[[Location, Any], bool]] = {}
    of_any_state: tuple[type[Step], ...] = ()
    pending: Mapping[str, tuple[AnyStep, ...]] = {}
    check: Callable[[Game, GameState, Given, Step], None] = lambda *_: None
    deals: Callable[[GameState, Seat], tuple[str, ...]] | None = None
    cards_apart: Callable[[GameState], Mapping[str, str]] | None = None
    take_back: Callable[[GameState, Seat, tuple[str, ...]], tuple[GameState, tuple[str, ...]]] | None = None
    discards: Mapping[str, Callable[[Judge, Seat, Sequence[Named]], None]] = {}
    discarded: Callable[[Judge, ChooseDiscarded], None] = lambda *_: None
    shown: Mapping[str, Callable[[Game, GameState], Any]] = {}
    sources: Mapping[str, str] = {}
    goods: Callable[[GameState], Iterable[Bag]] = _nothing
    seats: Callable[[GameState], Iterable[Seat]] = _nothing
    numbers: Callable[[GameState], Iterable[int]] = _nothing
    lists: Callable[[GameState], Iterable[Sized]] = _nothing
    unknown: Callable[[Catalog, GameState], Iterable[str]] = _nothing
    problems: Callable[[Game, GameState], Iterable[str]] = _nothing
    open: tuple[Callable[..., Any], ...] = ()
    wishes: Callable[[Game, GameState, Seat], Iterable[Sequence[AnyCommand]]] = _nothing


PARTS: Final[list[SetPart]] = []
"""What the sets add, in the order in which they are laid out; filled by `game.fiftyfirst.rules.parts`."""
