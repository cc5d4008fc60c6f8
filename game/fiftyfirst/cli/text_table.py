"""The table as lines of text, as a player may see it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from game.fiftyfirst.cards.card import Location
from game.fiftyfirst.cli.text_moves import TitleTranslation
from game.fiftyfirst.match.match import Match
from game.fiftyfirst.rules.effects.gain import goods_of_deal
from game.fiftyfirst.rules.phases.scoring import grade
from game.fiftyfirst.rules.sets.scavengers.messages import ChoosePlaced, ChooseRebuilt, ChooseStripped
from game.fiftyfirst.rules.sheets import RUIN, site_name
from game.fiftyfirst.rules.state import VIRTUAL, Question, Site
from game.fiftyfirst.rules.steps import ChooseAction, ChooseFollowUp, ChooseHand
from game.fiftyfirst.rules.view import AutomaView, PileView, SeatView, TableView
from game.fiftyfirst.wording import card_words, printed
from game.fiftyfirst.wording.row import TableRead
from game.fiftyfirst.wording.rows import questions
from game.fiftyfirst.wording.rows.questions import card_asked
from game.fiftyfirst.wording.sets import SETS
from game.fiftyfirst.wording.wording import Wording
from game.kernel.seats import NOBODY, Seat, Viewer
from game.wording.sentence import SHORT

LOOKS: Final = {word: [one.looks[word] for one in SETS if word in one.looks] for words in SETS for word in words.looks}
"""Words that look at what lies on the table of games with some sets -> what each set tells."""


class TextTable:
    """A `game.cli.text_kind.ToldTable`: the table in words."""

    plain = False

    def __init__(self, match: Match, wording: Wording) -> None:
        self.match = match
        self.words = wording
        self.titles = TitleTranslation(wording)
        self.locations: Mapping[str, Location] = match.game.catalog.locations

    def lines(self, seat: Seat) -> Iterator[str]:
        """The whole table with the hand of ``seat``."""
        table = self.match.view(seat)
        yield ""
        yield self._frame(table)
        yield self._connections(table)
        yield from self._of_sets(table)
        for player in table.players:
            yield from self._player(table, player)
        yield from self._hand(table.player(seat))
        if table.offer:
            yield self.words.text("text-offer")
            yield from map(self._explained, table.offer)

    def again(self, seat: Seat) -> Iterator[str]:
        return self.lines(seat)

    def asked(self, seat: Seat) -> Question | None:
        return self.match.view(seat).question

    def topic(self, question: Question) -> str:
        """None while an action is chosen: the hints tell all that can be done."""
        return "" if isinstance(question, ChooseAction) else questions.QUESTIONS[type(question)].topic

    def question(self, question: Question) -> str:
        """The open question, and what to type."""
        table = self.match.view(NOBODY)
        by_sets = (one.asks(self._read(table), question, self.match.legal) for one in SETS)
        asked = next((told for told in by_sets if told), None)
        if asked is None:
            asked = str(questions.question(self.words, question, self.match.names, card_asked(question, table)))
        return " ".join([asked, *self._facts_for(question), self.hint(question)])

    def _facts_for(self, question: Question) -> Iterator[str]:
        """What the player who is asked has to know: which card lies on top (R42.1), and the Ruins that they choose from
        with their cards, or which Ruin it is (R20.5)."""
        if isinstance(question, ChooseHand) and self.match.view(NOBODY).own_discards:
            yield self.words.text("text-keep_top")
        if isinstance(question, ChoosePlaced):
            yield self.words.text("text-this_ruin", site=self._site_name(question.ruin, question.seat))
        if not isinstance(question, ChooseRebuilt | ChooseStripped):
            return
        named = [
            self.words.text("text-ruin", site=self._site_name(site.id, question.seat), card=self.words.title(site.card))
            for site in self.match.view(question.seat).player(question.seat).sites
            if site.ruin
        ]
        yield self.words.text("text-ruins", ruins=self.words.all_of(named))

    def hint(self, question: Question) -> str:
        """What to type for a question."""
        match question:
            case ChooseAction():
                return self.words.text("text-turn_hint")
            case ChooseFollowUp():
                return self.words.text("text-turn_hint.follow_up")
            case _:
                example = self.titles.put(self.match.write_move(self.match.legal()[-1]))
                return self.words.text("text-hint", example=example)

    def piles(self, seat: Seat) -> Iterator[str]:
        """Deck, discard piles and Connection cards, as ``seat`` may see them."""
        table = self.match.view(seat)
        yield self.words.text("text-piles-deck", n=table.deck_size)
        if table.own_discards:
            for player in table.players:
                cards = self._from_the_top(player.discard, player.discard_size)
                yield self.words.text("text-piles-discard.own", name=self.called(player.seat), cards=cards)
        else:
            cards = self._from_the_top(table.discard, table.discard_size)
            yield self.words.text("text-piles-discard", cards=cards)
        yield self._connections(table)

    def look_at(self, word: str, seat: Seat) -> Iterator[str]:
        """What the word of the terminal tells of the sets: `tiles`, or that there are none."""
        at = self._read(self.match.view(seat))
        told = [line for look in LOOKS[word] for line in look(at)]
        none = f"text-{word}.none"
        yield from told or [self.words.text(none if none in self.words.messages else f"text-{word}")]

    def _read(self, table: TableView) -> TableRead:
        return TableRead(self.words, self.match.game, table, self.match.names, self.titles.put, self.plain)

    def look(self, seat: Seat, viewer: Viewer = NOBODY) -> Iterator[str]:  # noqa: ARG002 - only Locations are told
        """A faction board and the Locations of a State in words."""
        if seat == VIRTUAL:
            yield self.words.text("text-look-opponent", name=self.called(VIRTUAL))
            yield from self._explain(self.match.view(NOBODY).player(VIRTUAL).sites)
            return
        player = self.match.view(NOBODY).player(seat)
        faction = self.match.game.catalog.factions[player.faction]
        yield self.words.text("text-look", name=self.match.names[seat], faction=self.words.title(faction.id))
        yield f"  {card_words.faction_production(self.words, faction)}"
        for action in faction.actions:
            effect = card_words.faction_action(self.words, action)
            names = self.words.any_of(list(map(self._action, action.names)))
            yield f"  {self.words.text('text-look-faction', action=names, effect=effect)}"
        yield f"  {card_words.exchange(self.words, self.match.game.catalog.exchange)}"
        yield from self._explain(player.sites)

    def _action(self, name: str) -> str:
        """What an action of a faction board is called; if that is not what is typed, this stands behind it."""
        word, _, repeated = name.partition(" ")
        told = self.words.text("text-action", action=word)
        if repeated:
            again = self.words.text("text-action", action=repeated)
            told = self.words.text("text-action.of", action=told, repeated=again)
        return told if told == name else self.words.text("text-action.typed", action=told, typed=name)

    def scores(self) -> Iterator[str]:
        """The final score, the best first (R18.4, R18.5), and what the leader lost for the Machines left (R44.7)."""
        table, key = self.match.view(NOBODY), "plain" if self.plain else "text"
        if not self.plain:
            yield ""
        for score in sorted(table.scores, key=lambda score: (-score.total, -score.goods, -score.locations)):
            facts = {"name": self.called(score.seat), "vp": score.vp, "locations": score.locations}
            facts |= {"total": score.total, "goods": score.goods, "n": score.goods}
            yield self.words.text(f"{key}-score.winner" if score.seat in table.winners else f"{key}-score", **facts)
            if score.lost:
                yield self.words.text("text-score-lost", name=self.called(score.seat), vp=score.lost)
        if won := grade(table.scores, table.winners):
            title = self.words.grade(won, self.match.game.options.solo_titles)
            yield self.words.text(f"{key}-grade", grade=title)

    def called(self, seat: Seat) -> str:
        """The name of a player, or of the virtual opponent."""
        return self.words.called(self.match.names, seat)

    def card(self, name: str) -> list[str] | None:
        """The text of the card, board or tile with this id or title, in English or in the player's language, in any
        case; None if there is none."""
        wanted, game = name.casefold(), self.match.game
        for id, card in game.catalog.printed.items():
            if wanted in (id, card.title.casefold(), self.words.title(id).casefold()):
                return [self.words.title(id), *(f"  {fact.line}" for fact in printed.facts(self.words, card, game))]
        return None

    def _frame(self, table: TableView) -> str:
        key = "text-frame.own_piles" if table.own_discards else "text-frame"
        sizes = {"deck": str(table.deck_size), "discard": str(table.discard_size)}
        frame = self.words.text(key, round=str(table.round), phase=self.words.phase(table.phase), **sizes)
        return f"{frame} {self.words.text('text-last_round')}" if table.end_triggered else frame

    def _connections(self, table: TableView) -> str:
        return self.words.text("text-connections", piles=self._list(map(self._pile, table.piles)))

    def _pile(self, pile: PileView) -> str:
        card = self.words.title(pile.face_up) if pile.face_up else self.words.text("text-none")
        return self.words.text("text-pile", pile=pile.colour, card=card, left=str(pile.left))

    def _of_sets(self, table: TableView) -> Iterator[str]:
        """What sets put on the table, in short."""
        at = self._read(table)
        return (line for one in SETS for line in one.lying(at))

    def _of_seat(self, table: TableView, player: SeatView) -> Iterator[str]:
        """What a seat has of the sets, first of the latest."""
        at = self._read(table)
        return (line for one in reversed(SETS) for line in one.of_seat(at, player))

    def _player(self, table: TableView, player: SeatView) -> Iterator[str]:
        automa = table.automa if player.seat == VIRTUAL else None
        heading = self._opponent(player, automa) if automa else self._heading(player)
        notes = {"text-first_player": table.first_player == player.seat, "text-passed": player.passed}
        yield ", ".join([heading, *(self.words.text(key) for key, holds in notes.items() if holds)])
        if not automa:
            yield f"    {self.words.text('text-goods', goods=player.goods)}"
        if player.skipped:
            yield f"    {self.words.text('text-skipped', name=self.called(player.seat))}"
        lists = {
            "text-state": [self._site(table, player.seat, site) for site in player.sites],
            "text-deals": list(map(self._deal, self._deals(table, player))),
            "text-used": [self._action(used.action) for used in player.used],
            "text-stopped": list(map(self._action, player.stopped)),
            "text-hacked_held": self._hacked_held(table, player),
        }
        yield from (f"    {self.words.text(key, cards=self._list(cards))}" for key, cards in lists.items() if cards)
        yield from (f"    {line}" for line in self._of_seat(table, player))
        if table.own_discards:
            yield f"    {self._own_discard(player)}"
        if automa:
            yield from self._piles(automa)

    @staticmethod
    def _deals(table: TableView, player: SeatView) -> Sequence[str]:
        """The Deals of a seat: the cards, then those of sets."""
        return (*player.deals, *(deal for one in SETS for deal in one.deals(table, player.seat)))

    def _hacked_held(self, table: TableView, player: SeatView) -> list[str]:
        """The Machines whose hacked sides another player holds: one sees which they are from behind."""
        return [] if player.seat == table.viewer else list(map(self.words.title, player.machines_held))

    def _heading(self, player: SeatView) -> str:
        name = self.match.names[player.seat]
        key = "text-player.unnamed" if name == player.seat else "text-player"
        facts = {"vp": str(player.vp), "hand": str(player.hand_size), "connections": str(player.connection_count)}
        return self.words.text(key, seat=player.seat, name=name, faction=self.words.title(player.faction), **facts)

    def _opponent(self, opponent: SeatView, automa: AutomaView) -> str:
        """The virtual opponent with what it will do next."""
        key = "text-opponent" if automa.round_marker is None else "text-opponent.brawlers"
        facts = {"seat": opponent.seat, "name": self.called(opponent.seat), "vp": str(opponent.vp)}
        next_deed = self.words.text(f"text-next-{automa.next_deed or 'nothing'}")
        return self.words.text(key, n=automa.brawlers, next=next_deed, **facts)

    def _piles(self, automa: AutomaView) -> Iterator[str]:
        """The cards that the virtual opponent has drawn; those that Borgo acts by are told as he draws them."""
        for pile in ("attack", "merchant", "development"):
            if cards := automa.pile(pile):
                titles = self._list(map(self.words.title, cards))
                yield f"    {self.words.text(f'text-{pile}_pile', cards=titles, most=automa.attacks or 1)}"

    def _explain(self, sites: Iterable[Site]) -> Iterator[str]:
        """The different Locations of a State in words."""
        return map(self._explained, dict.fromkeys(site.card for site in sites if not site.ruin))

    def _own_discard(self, player: SeatView) -> str:
        """The discard pile of a seat's own: its top card, which others may take, and its size (R42.1)."""
        if not player.discard:
            return self.words.text("text-discard.empty")
        key = "text-discard" if player.discard_size > 1 else "text-discard.only"
        return self.words.text(key, card=self.words.title(player.discard[-1]), n=player.discard_size)

    def _from_the_top(self, known: Sequence[str], size: int) -> str:
        """The cards of a discard pile that are known, the newest first, and how many others it has."""
        cards = [self.words.title(card) for card in reversed(known)]
        below = size - len(known)
        return self._list([*cards, *([self.words.text("text-piles-below", n=below)] if below else [])]) or (
            self.words.text("text-none")
        )

    def _site_name(self, number: int, owner: Seat) -> str:
        return self.titles.put(site_name(self.match.game, self.match.view(NOBODY), number, owner))

    def _site(self, table: TableView, owner: Seat, site: Site) -> str:
        """A Site: its name in moves, its defence value, and what lies on it. Of own Ruins the card is told where it
        matters (R42.6, R42.9a)."""
        name = self._site_name(site.id, owner)
        if site.ruin:
            front = [self.words.title(site.card)] if self.tells_front(table, owner, site) else []
            on_it = front + ([str(self.words.goods(site.goods))] if site.goods else [])
            return f"{name} [{self._list(on_it)}]" if on_it else name
        notes = [str(self.locations[site.card].defence_with(site.shield))]
        notes += [self.words.text("text-shield")] if site.shield else []
        notes += [self.words.text("text-worker")] if site.worker else []
        if site.stopped:
            notes.append(self.words.text("text-site_stopped"))
        elif site.used:
            notes.append(self.words.text("text-times_used", times=str(site.used)))
        notes += [str(self.words.goods(goods)) for goods in (site.goods, site.stored) if goods]
        return f"{name} [{self._list(notes)}]"

    @staticmethod
    def tells_front(table: TableView, owner: Seat, site: Site) -> bool:
        """Whether the viewer of the table is told the card of a Ruin: of an own one, in games in which Ruins are turned
        up, spent and stripped."""
        return table.own_discards and table.viewer == owner and site.card != RUIN

    def _hand(self, player: SeatView) -> Iterator[str]:
        cards = [*map(self._explained, player.hand or ()), *map(self._connection, player.connections or ())]
        nothing = "" if cards else self.words.text("text-none")
        yield f"{self.words.text('text-hand', name=self.match.names[player.seat])} {nothing}".rstrip()
        yield from cards

    def _explained(self, card: str) -> str:
        """What matters of a card for playing it, in one line."""
        location = self.locations[card]
        gains = {"spoils": location.spoils, "deal": location.deal}
        facts: dict[str, str] = {name: self.words.goods(goods, SHORT) for name, goods in gains.items()}
        categories = self._list(map(self.words.category, location.categories)) or self.words.text("text-any")
        facts |= {"categories": categories, "abilities": " ".join(card_words.abilities(self.words, location))}
        key = "text-location.open" if location.is_open else "text-location"
        return f"  {self.words.text(key, card=self.words.title(card), distance=str(location.distance), **facts)}"

    def _connection(self, card: str) -> str:
        effect = card_words.connection(self.words, self.match.game.catalog.connections[card])
        return f"  {self.words.text('text-connection', card=self.words.title(card), effect=effect)}"

    def _deal(self, card: str) -> str:
        goods = self.words.goods(goods_of_deal(self.match.game.catalog, card), SHORT)
        return self.words.text("text-deal", card=self.words.title(card), goods=goods)

    def _list(self, items: Iterable[str]) -> str:
        return self.words.one_by_one(list(items))
