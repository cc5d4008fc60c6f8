"""What the draft says: in its heading, on its signs, and in their tooltips."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from game.kernel.refusal import Refusal
from game.kernel.seats import Seat
from game.metro2033.scenes.draft.choice import DRAWN, FACTION, DraftChoice
from game.metro2033.wording import card_words
from game.metro2033.wording.metro_words import MetroWords
from game.wording.narrator import AnyNarrator

_TOLD: Final = 2
"""Facts of a card that its words tell: of a quest its condition and property, not what these cost."""


class DraftTold(NamedTuple):
    """The words about what can be chosen; ``hero`` is chosen, but not yet his home. ``can_choose`` if a person decides
    now."""

    choice: DraftChoice
    words: MetroWords
    narrator: AnyNarrator
    hero: str = ""
    can_choose: bool = False

    # ------------------------------------------------------------------ above the map
    def title(self, seat: Seat | None) -> str:
        """What the ``seat`` is to do."""
        choice, text = self.choice, self.words.text
        if seat is None or choice.view.phase != "setup":
            return text("draft-title")
        name, robot = self._name(seat), "" if choice.match.is_human(seat) else ".robot"
        if choice.stage == FACTION:
            return text(f"draft-faction{robot}", name=name)
        if choice.stage == DRAWN:
            return text(f"draft-card{robot}", name=name, deck=choice.deck)
        return text("draft-home", name=name) if self.hero else text(f"draft-hero{robot}", name=name)

    @property
    def line(self) -> str:
        """What holds for that choice."""
        choice, words = self.choice, self.words
        if choice.stage == DRAWN:
            faction = choice.own_faction or ""
            return words.text("draft-line-card", deck=choice.deck, faction=words.title(faction))
        if choice.stage != FACTION:
            key = "draft-line-home" if self.hero else "draft-line-hero"
            return words.text(key, hero=words.title(self.hero))
        if not choice.view.factions:
            return words.text("draft-line-first")
        return words.text("draft-line-next", factions=words.any_of([words.title(one) for one in choice.open]))

    # ------------------------------------------------------------------ signs
    def of_faction(self, faction: str) -> str:
        """What stands below the name of a faction: who plays it, what it borders, or why it cannot be taken."""
        choice, text = self.choice, self.words.text
        owner = choice.view.seat_of(faction)
        if owner is not None:
            return text("draft-taken", name=self._name(owner))
        if choice.stage != FACTION:
            return text("draft-unplayed")
        if faction not in choice.open:
            return text("draft-apart")
        beside = [self.words.short_title(one) for one in choice.neighbours(faction)]
        return text("draft-borders", factions=self.words.all_of(beside)) if beside else text("draft-free")

    def of_hero(self, hero: str) -> str:
        """Who has taken a hero; empty if nobody has."""
        taker = self.choice.takers.get(hero)
        return "" if taker is None else self.words.text("draft-taken", name=self._name(taker))

    def of_card(self, card: str) -> str:
        """What a drawn card does."""
        facts = card_words.facts(self.words, card)[:_TOLD]
        if self.words.kind_of(card) != "quest":
            return " ".join(fact.sentence for fact in facts)
        return " ".join(f"{fact.heading}: {fact.sentence}" for fact in facts)

    def of_seat(self, seat: Seat) -> str:
        """What stands below the name of a player: the hero or the faction, or whether it is the player's turn."""
        choice, words = self.choice, self.words
        player = choice.view.player(seat)
        if seat == choice.seat and choice.view.phase == "setup":
            return words.text("draft-chooses")
        if player.hero:
            return words.title(player.hero)
        return words.short_title(player.faction) if player.faction else words.text("draft-waits")

    # ------------------------------------------------------------------ tooltips
    def faction_tip(self, faction: str) -> str:
        """All of a faction, and why it cannot be taken."""
        choice = self.choice
        refusal = choice.why_not(faction) if choice.stage == FACTION else None
        take = self.words.text("draft-take") if self.can_choose and faction in choice.open else ""
        return self._tip(faction, refusal, take)

    def hero_tip(self, hero: str) -> str:
        """All of a hero, and why he cannot be taken."""
        choice, homes = self.choice, self.choice.own_homes
        refusal = choice.why_not(hero, homes[0]) if hero in choice.takers and homes else None
        take = self.words.text("draft-take-hero") if self.can_choose and hero in choice.homes else ""
        return self._tip(hero, refusal, take)

    def card_tip(self, card: str) -> str:
        """All of a drawn card."""
        return self._tip(card, None, self.words.text("draft-take-card") if self.can_choose else "")

    def home_tip(self, home: str) -> str:
        """What a home is, and what a click does there."""
        words = self.words
        station = words.cards_of_game.map.stations[home]
        begin = words.text("draft-begin", hero=words.title(self.hero)) if self.hero else words.text("draft-hero-first")
        return "\n".join((words.title(home), card_words.station(words, station), begin))

    def seat_tip(self, seat: Seat) -> str:
        """What a player has."""
        player = self.choice.view.player(seat)
        cards: Sequence[str | None] = (player.faction, player.hero, *player.equipment)
        return "\n".join((self._name(seat), *(self.words.title(card) for card in cards if card)))

    def _tip(self, card: str, refusal: Refusal | None, take: str) -> str:
        """The title of a card, why it cannot be taken, all that is printed on it, and what a click does."""
        refused = self.narrator.refusal(refusal, self.choice.match.names) if refusal else ""
        facts: Iterable[str] = (f"{fact.heading}: {fact.sentence}" for fact in card_words.facts(self.words, card))
        return "\n".join(filter(None, (self.words.title(card), refused, *facts, take)))

    def _name(self, seat: Seat) -> str:
        return self.choice.match.names[seat]
