"""The table for screen readers, in whole sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.fiftyfirst.cards.vocabulary import EXCHANGING
from game.fiftyfirst.cli.text_table import TextTable
from game.fiftyfirst.rules.effects.gain import goods_of_deal
from game.fiftyfirst.rules.state import VIRTUAL, Question, Site
from game.fiftyfirst.rules.steps import ChooseAction, ChooseFollowUp
from game.fiftyfirst.rules.view import AutomaView, PileView, SeatView, TableView
from game.fiftyfirst.wording import card_words
from game.kernel.seats import NOBODY, Seat, Viewer


class PlainTable(TextTable):
    """The table in whole sentences, without signs, columns and brackets."""

    plain = True

    def lines(self, seat: Seat) -> Iterator[str]:
        """What belongs to nobody, then a summary of each player; States and hand follow on request."""
        table = self.match.view(seat)
        yield self.words.text("plain-round", round=table.round, phase=self.words.phase(table.phase))
        if table.end_triggered:
            yield self.words.text("text-last_round")
        yield self.words.text("plain-first", name=self.called(table.first_player))
        yield self.words.text("plain-deck", n=table.deck_size)
        if not table.own_discards:
            yield from self._discard_told(table)
        yield from map(self._pile_told, table.piles)
        yield from self._of_sets(table)
        for player in table.players:
            yield from self._summary(table, player)
        if table.offer:
            yield self.words.text("plain-offer", n=len(table.offer))
            yield from map(self._explained, table.offer)

    def hand(self, seat: Seat) -> Iterator[str]:
        """The cards of a hand, a line each."""
        player = self.match.view(seat).player(seat)
        locations, connections = player.hand or (), player.connections or ()
        yield self.words.text("plain-hand", name=self.called(seat), n=len(locations), connections=len(connections))
        yield from map(self._explained, locations)
        yield from map(self._connection, connections)

    def piles(self, seat: Seat) -> Iterator[str]:
        table = self.match.view(seat)
        yield self.words.text("plain-deck", n=table.deck_size)
        if not table.own_discards:
            yield from self._discard_told(table)
            yield from self._cards_told(table.discard, table.discard_size)
        for player in table.players if table.own_discards else ():
            yield self._own_discard(player)
            yield from self._cards_told(player.discard, player.discard_size)
        yield from map(self._pile_told, table.piles)

    def look(self, seat: Seat, viewer: Viewer = NOBODY) -> Iterator[str]:
        """A State: goods, Deals, Locations with their abilities, then the faction board."""
        view = self.match.view(viewer)
        player = view.player(seat)
        yield from self._summary(view, player)
        yield from map(self._deal, self._deals(view, player))
        yield from self._state(view, player)
        if seat != VIRTUAL:
            yield from self._board(player)

    def hint(self, question: Question) -> str:
        if isinstance(question, ChooseAction | ChooseFollowUp):
            return super().hint(question)
        example = self.match.write_move(self.match.legal()[-1])
        key = "plain-hint.listed" if "{" in example else "plain-hint"
        return self.words.text(key, example=self.titles.put(example))

    # ------------------------------------------------------------------ parts of the table
    def _discard_told(self, table: TableView) -> Iterator[str]:
        """The discard pile that all seats share."""
        yield self.words.text("plain-discard", n=table.discard_size)
        if table.discard:
            yield self.words.text("plain-discard.top", card=self.words.card(table.discard[-1]))

    def _own_discard(self, player: SeatView) -> str:
        top = self.words.card(player.discard[-1]) if player.discard else ""
        return self.words.text("plain-own_discard", name=self.called(player.seat), n=player.discard_size, card=top)

    def _cards_told(self, known: Sequence[str], size: int) -> Iterator[str]:
        """The cards of a discard pile, if there are more than its top card, which is told already."""
        if len(known) > 1:
            cards = [self.words.title(card) for card in reversed(known)]
            yield self.words.text("plain-piles-cards", cards=self.words.all_of(cards))
        if known and size > len(known):
            yield self.words.text("plain-piles-below")

    def _pile_told(self, pile: PileView) -> str:
        name = self.words.pile(pile.colour)
        if pile.face_up is None:
            return self.words.text("plain-pile.empty", pile=name, n=pile.left)
        return self.words.text("plain-pile", pile=name, card=self.words.card(pile.face_up), n=pile.left)

    def _summary(self, table: TableView, player: SeatView) -> Iterator[str]:
        name = self.called(player.seat)
        if player.seat == VIRTUAL and table.automa:
            yield from self._automa_told(name, player, table.automa)
            yield from self._of_seat(table, player)
            if table.own_discards:
                yield self._own_discard(player)
            return
        facts = {"vp": player.vp, "hand": player.hand_size, "connections": player.connection_count}
        faction = self.words.card(player.faction)
        yield self.words.text("plain-player", name=name, seat=player.seat, faction=faction, **facts)
        if player.passed:
            yield self.words.text("plain-passed", name=name)
        key = "plain-goods" if player.goods else "plain-goods.none"
        yield self.words.text(key, name=name, goods=player.goods)
        if held := self._hacked_held(table, player):
            yield self.words.text("plain-hacked_held", name=name, cards=self.words.all_of(held))
        if player.skipped:
            yield self.words.text("plain-skipped", name=name)
        yield from self._of_seat(table, player)
        if table.own_discards:
            yield self._own_discard(player)

    def _automa_told(self, name: str, opponent: SeatView, automa: AutomaView) -> Iterator[str]:
        yield self.words.text("plain-opponent", name=name, vp=opponent.vp)
        yield self.words.text(f"plain-next-{automa.next_deed or 'nothing'}", name=name)
        if opponent.passed:
            yield self.words.text("plain-passed", name=name)
        if automa.round_marker is not None:
            yield self.words.text("plain-borgo", n=automa.brawlers, marker=automa.round_marker)
        for pile in ("attack", "merchant", "development", "action"):
            if cards := automa.pile(pile):
                yield self.words.text(f"plain-{pile}_pile", cards=self.words.cards(cards), most=automa.attacks or 1)

    # ------------------------------------------------------------------ States
    def _state(self, table: TableView, player: SeatView) -> Iterator[str]:
        told = [line for site in player.sites for line in self._site_told(table, player.seat, site)]
        yield from told or [self.words.text("plain-state.empty", name=self.called(player.seat))]

    def _site_told(self, table: TableView, owner: Seat, site: Site) -> Iterator[str]:
        """A Site, with its name in moves, what lies on it, and its abilities."""
        name = self._site_name(site.id, owner)
        if site.ruin:
            key = "plain-ruin.front" if self.tells_front(table, owner, site) else "plain-ruin"
            yield self.words.text(key, site=name, card=self.words.card(site.card))
            if site.goods:
                yield self.words.text("plain-lying.ruin", goods=site.goods)
            return
        location = self.locations[site.card]
        facts = {"title": self.words.card(site.card), "kind": location.type, "row": self.words.row_name(location.row)}
        facts |= {"named": "yes" if name == self.words.title(site.card) else "no"}
        facts |= {"type": self.words.type_name(location.type)}
        yield self.words.text("plain-site", site=name, defence=location.defence_with(site.shield), **facts)
        notes = {"plain-shield": site.shield, "plain-worker": site.worker, "plain-diverted": site.diverted}
        yield from (self.words.text(key) for key, holds in notes.items() if holds)
        if site.stopped:
            yield self.words.text("plain-site_stopped")
        elif site.used:
            yield self.words.text("plain-used", times=site.used)
        lying = {"plain-lying": site.goods, "plain-stored": site.stored, "plain-marked": site.marks}
        yield from (self.words.text(key, goods=goods) for key, goods in lying.items() if goods)
        yield from card_words.abilities(self.words, location)

    def _board(self, player: SeatView) -> Iterator[str]:
        faction = self.match.game.catalog.factions[player.faction]
        yield card_words.faction_production(self.words, faction)
        used = [faction.action(use.action) for use in player.used]
        for action in faction.actions:
            names = self.words.any_of([card_words.faction_use(self.words, name) for name in action.names])
            yield self.words.text("plain-faction", action=names, effect=card_words.faction_action(self.words, action))
            if action in used:
                yield self.words.text("plain-faction.used", action=names)
            if action.name in player.stopped:
                yield self.words.text("plain-faction_stopped", action=names)
        yield card_words.exchange(self.words, self.match.game.catalog.exchange)
        if EXCHANGING in player.stopped:
            yield self.words.text("plain-faction_stopped.exchange")

    # ------------------------------------------------------------------ cards
    def _explained(self, card: str) -> str:
        location = self.locations[card]
        categories = [self.words.category(category) for category in location.categories]
        facts = {"card": self.words.card(card), "kind": location.type, "type": self.words.type_name(location.type)}
        facts |= {"categories": self.words.all_of(categories)}
        facts |= {"abilities": " ".join(card_words.abilities(self.words, location))}
        gains = {"spoils": location.spoils, "deal": location.deal}
        return self.words.text("plain-location", n=len(categories), distance=location.distance, **facts, **gains)

    def _connection(self, card: str) -> str:
        effect = card_words.connection(self.words, self.match.game.catalog.connections[card])
        return self.words.text("plain-connection", card=self.words.card(card), effect=effect)

    def _deal(self, card: str) -> str:
        goods = goods_of_deal(self.match.game.catalog, card)
        return self.words.text("plain-deal", card=self.words.card(card), goods=goods)
