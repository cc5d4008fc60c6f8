"""The table of Metro 2033 in lines, as a seat may see it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from game.cli.narrated import NarratedTable
from game.metro2033.cli.text_fight import fight_told, offered_told
from game.metro2033.cli.text_seats import seat_told
from game.metro2033.cli.text_sight import SeenMetro, known
from game.metro2033.cli.text_titles import MetroTitles
from game.metro2033.rules import steps as st
from game.metro2033.rules.abilities import abilities_of
from game.metro2033.rules.atlas import vp_of
from game.metro2033.rules.commands import BuyEquipment
from game.metro2033.wording.metro_narrator import MetroNarrator
from game.metro2033.wording.metro_words import MetroWords

if TYPE_CHECKING:
    from game.kernel.message import Question
    from game.kernel.seats import Seat
    from game.play.match import AnyMatch

LISTED_BY_HINTS: Final = (st.ChooseArmyAction, st.ChooseHeroAction, st.ChooseRecruits, st.ChooseCompletion)
"""Questions for which hints tell what can be done, and no section of the rules."""

IN_FIGHTS: Final = (st.ChooseBattleCard, st.ChooseUse)
"""Questions that one answers by the strengths of both sides."""


class MetroLines(NarratedTable):
    """A `game.cli.text_kind.ToldTable`: track, law, market, decks, each seat in turn order, and the fight."""

    words: MetroWords

    def __init__(self, match: AnyMatch, narrator: MetroNarrator, titles: MetroTitles, is_plain: bool) -> None:
        super().__init__(match, narrator, is_plain)
        self.titles = titles

    def sight(self, seat: Seat) -> SeenMetro:
        """The match for the eyes of a seat."""
        return SeenMetro(self.match, self.words, seat, self.is_plain)

    def lines(self, seat: Seat) -> Iterator[str]:
        status = self.match.status
        yield ""
        yield self.words.text("text-phase", round=status.round, phase=self.words.phase(status.phase))
        yield from self.lying(seat)

    def lying(self, seat: Seat) -> Iterator[str]:
        seen = self.sight(seat)
        if seen.state.round:
            yield from self._frame(seen)
            yield from self._market(seen)
            yield self._decks(seen)
        for one in seen.state.in_order:
            yield from seat_told(seen, one)
        yield from self._threat_event(seen)
        yield from fight_told(seen)
        yield from offered_told(seen)

    def again(self, seat: Seat) -> Iterator[str]:
        """The market if something there can be bought, what the player has, and what they decide about now."""
        seen = self.sight(seat)
        yield ""
        if any(isinstance(command, BuyEquipment) for command in self.match.legal()):
            yield from self._market(seen)
        yield from seat_told(seen, seat)
        yield from fight_told(seen)
        yield from offered_told(seen)

    def asked(self, seat: Seat) -> Question | None:
        question: Question | None = self.match.view(seat).question
        return question

    def question(self, question: Question) -> str:
        """What is asked, with the fight and the cards to choose from where no table stands before it, and what to
        type."""
        seen = self.sight(question.seat)
        asked = str(self.narrator.question(question, seen.state, self.match.names))
        fight = fight_told(seen) if self.is_plain and isinstance(question, IN_FIGHTS) else ()
        offered = offered_told(seen) if self.is_plain else ()
        example = self.titles.put(self.match.write_move(self.match.legal()[0]))
        hint = self.words.text("plain-hint" if self.is_plain else "text-hint", example=example)
        return " ".join([*fight, asked, *offered, hint])

    def topic(self, question: Question) -> str:
        return "" if isinstance(question, LISTED_BY_HINTS) else self.narrator.topic(question)

    def scores(self) -> Iterator[str]:
        """Who wins, and how everybody's VP came together."""
        status, state = self.match.status, self.sight(next(iter(self.match.seats))).state
        key = "plain-final" if self.is_plain else "text-final"
        yield ""
        for seat in sorted(status.vp, key=lambda seat: (seat not in status.winners, -status.vp[seat])):
            quests = len(state.player(seat).completed)
            facts = {"name": self.called(seat), "vp": vp_of(state, seat), "quests": quests}
            facts |= {"stations": vp_of(state, seat) - quests}
            yield self.words.text(f"{key}.winner" if seat in status.winners else key, **facts)

    # ------------------------------------------------------------------ the parts of the table
    def track(self, seat: Seat) -> Iterator[str]:
        """The loop of rounds, and where the token lies."""
        seen = self.sight(seat)
        for number in range(len(seen.cards.loop) + 1):
            is_now = seen.state.round > 0 and number == seen.state.space
            key = "text-space.now" if is_now else "text-space"
            yield self.words.text(key, n=number, icons=seen.icons(seen.cards.space(number)))
        yield self.words.text("text-loop")

    def discards(self, seat: Seat) -> Iterator[str]:
        """The discard piles, the newest card first."""
        seen = self.sight(seat)
        state = seen.state
        piles = {
            "text-discards-threats": state.threat_discard,
            "text-discards-equipment": state.equipment_discard,
            "text-discards-quests": state.quest_discard,
        }
        for key, cards in piles.items():
            names = [str(self.words.title(card)) for card in reversed(known(cards))]
            hidden = len(cards) - len(names)
            names += [self.words.text("text-discards-hidden", n=hidden)] if hidden else []
            yield self.words.text(key, cards=seen.listed(names)) if names else self.words.text(f"{key}.none")

    def _frame(self, seen: SeenMetro) -> Iterator[str]:
        """What the round brings, and the next one; the stage; the law in force and the one that is voted on."""
        words, state, loop = self.words, seen.state, seen.cards.loop
        now, soon = seen.cards.space(state.space), seen.cards.space(state.space % len(loop) + 1)
        yield words.text("text-track", now=seen.icons(now), soon=seen.icons(soon))
        yield words.text("text-stage", stage=state.stage, n=seen.cards.market.limits[state.stage])
        yield words.text("text-law", law=seen.in_few_words(state.law)) if state.law else words.text("text-law.none")
        if state.vote:
            yield words.text("text-vote", law=seen.in_few_words(state.vote))
        if state.votes:
            yield words.text("text-votes", votes=words.in_turn(list(self._votes(seen))))

    def _votes(self, seen: SeenMetro) -> Iterator[str]:
        for seat, votes in seen.state.votes.items():
            key = "text-voted" if votes > 0 else "text-voted.against"
            yield self.words.text(key, name=self.called(seat), n=abs(votes))

    def _market(self, seen: SeenMetro) -> Iterator[str]:
        if not seen.state.market:
            yield self.words.text("text-market.none")
            return
        abilities = abilities_of(seen.metro, seen.state, seen.seat)
        price = abilities.price(("equipment",), seen.cards.market.price)
        yield self.words.text("text-market", price=self.words.goods(price))
        yield from seen.inset(map(seen.in_few_words, seen.state.market))

    def _decks(self, seen: SeenMetro) -> str:
        state = seen.state
        decks = {name: len(getattr(state, name)) for name in ("threats", "equipment", "quests", "laws")}
        discards = {
            f"{name}_discard": len(getattr(state, f"{name}_discard")) for name in ("threat", "equipment", "quest")
        }
        return self.words.text("text-decks", **decks, **discards)

    def _threat_event(self, seen: SeenMetro) -> Iterator[str]:
        """The stations that are guarded, and the common threat, unless it is just being fought."""
        for seat, guard in seen.state.guards.items():
            facts = {"station": self.words.title(guard.station), "fighter": guard.fighter}
            yield self.words.text("text-guard", name=self.called(seat), **facts)
        if seen.state.common and seen.state.fight is None:
            yield seen.threat("text-common", seen.state.common)
