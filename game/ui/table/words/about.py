"""What lies on the table, in words: every card, good, token, number and sign that can be pointed at; and the log of a
match, put together once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar
from weakref import WeakKeyDictionary

from game.cards.card import Location
from game.cards.vocabulary import DEFENCE, RESOURCES
from game.kernel.bag import Bag
from game.kernel.seats import Seat, Viewer
from game.match.match import Match, MatchEntry
from game.match.vp_sources import VP_GROUPS, vp_change
from game.rules.messages import AnyEvent
from game.rules.state import Site
from game.rules.view import SeatView
from game.ui import places as at
from game.ui.art.cache import pause
from game.ui.running.accounts import events_of
from game.ui.table.sight import Sight, ToldStanding
from game.wording import card_words, log
from game.wording.sentence import InlineIcon, Part, PlayerName, Sentence


class LogText:
    """The log of a match for one viewer. Entries are put into words once, also after undo and redo."""

    _of_matches: ClassVar[WeakKeyDictionary[Match, dict[tuple[str, Viewer], LogText]]] = WeakKeyDictionary()

    @classmethod
    def of_match(cls, sight: Sight) -> LogText:
        """The log for the current viewer and language, kept as long as its match, since each turn opens a scene."""
        texts = cls._of_matches.setdefault(sight.standing.match, {})
        return texts.setdefault((sight.wording.language, sight.standing.viewer), cls())

    def __init__(self) -> None:
        self._entries: list[MatchEntry] = []
        self._lines: list[Sentence] = []
        self._ends: list[int] = []
        """Number of lines up to each entry."""

        self._part: tuple[MatchEntry, int, list[Sentence]] | None = None
        """The lines of a decision that is being told: its entry, and how many of its events they tell."""

    def up_to_now(self, sight: Sight) -> list[Sentence]:
        """The lines of all decisions up to now."""
        head = sight.standing.match.head
        self._learn(sight, head)
        if isinstance(sight.standing, ToldStanding):
            return self._lines[: self._ends[head - 1]] + self._begun(sight, sight.standing)
        return self._lines[: self._ends[head]]

    def _begun(self, sight: Sight, standing: ToldStanding) -> list[Sentence]:
        """The lines of the last decision, as far as it has been told."""
        entry = standing.match.entry(standing.match.head)
        if self._part is None or self._part[:2] != (entry, standing.count):
            self._part = entry, standing.count, self._lines_of(sight, entry.events[: standing.count])
        return self._part[2]

    def of(self, sight: Sight, number: int) -> list[Sentence]:
        """The lines of one decision; entry 0 has none."""
        self._learn(sight, number)
        return self._lines[self._ends[number - 1] : self._ends[number]] if number else []

    def _learn(self, sight: Sight, number: int) -> None:
        """Put the entries up to ``number`` into words. Lines up to the last identical entry are kept."""
        match = sight.standing.match
        known = min(number + 1, len(self._entries))
        while known and self._entries[known - 1] is not match.entry(known - 1):
            known -= 1
        if known <= number:
            del self._entries[known:], self._ends[known:]
            del self._lines[self._ends[-1] if self._ends else 0 :]
        for entry in (match.entry(step) for step in range(known, number + 1)):
            self._lines += self._lines_of(sight, entry.events) if entry.number else ()
            self._entries.append(entry)
            self._ends.append(len(self._lines))
            pause()

    def _lines_of(self, sight: Sight, events: Sequence[AnyEvent]) -> list[Sentence]:
        told = log.log_lines(sight.wording, events, sight.names, sight.standing.viewer)
        return [line.with_brief(_with_emblems(line.brief, sight)) for line in told]


def _with_emblems(parts: Iterable[Part], sight: Sight) -> Iterator[Part]:
    """The parts of a short form, with emblems instead of the names of players."""
    for part in parts:
        yield InlineIcon(sight.emblem(part.seat)) if isinstance(part, PlayerName) else part


Lines = tuple[str, ...]


def about(sight: Sight, label: at.Label) -> Lines:
    """What lies at a place; () if there is nothing to say about it."""
    return sight.zone(label).about(sight, label)


# ---------------------------------------------------------------------- Sites and cards
def location_words(sight: Sight, location: Location) -> Lines:
    """The title of a Location, its abilities, and what else is printed on it."""
    return (sight.wording.title(location.id), *card_words.abilities(sight.wording, location), printed(sight, location))


def on_site(sight: Sight, number: int) -> Lines:
    """The goods, worker and used actions on a Site, and its Defence."""
    found = sight.site(number)
    location = sight.location(found[1].card) if found and not found[1].ruin else None
    if found is None or location is None:
        return ()
    site = found[1]
    uses = getattr(location.action.timing, "uses", 0) if location.action else 0
    facts = (
        sight.text("keys-site-goods", goods=site.goods) if site.goods else "",
        _reserved(sight, site),
        sight.text("keys-site-stored", goods=site.stored) if site.stored else "",
        sight.text("keys-site-worker") if site.worker else "",
        sight.text("keys-site-blocked") if site.blocked else "",
        sight.text("stopped-by.unknown") if site.stopped else "",
        sight.text("keys-site-used", n=site.used, uses=uses) if site.used and uses else "",
        _defence(sight, site, location),
    )
    return tuple(filter(None, facts))


def _reserved(sight: Sight, site: Site) -> str:
    """What the goods on a Location are reserved for, if they are (R44.9)."""
    purpose = sight.catalog.reserving.get(site.card) if site.goods else None
    return sight.text(f"table-pay-reserved-{purpose}") if purpose else ""


def _defence(sight: Sight, site: Site, location: Location) -> str:
    """The Defence of a Site, and the price of razing it if that is lower."""
    row, whole = DEFENCE[location.row], location.defence_with(site.shield)
    price, theirs = sight.raze_price(site.id), sight.standing.me.site(site.id) is None
    told = sight.text("keys-defence" if whole == row else "keys-defence.shield", n=whole, row=row)
    return f"{told} {sight.text('answer-discount', n=price)}" if theirs and price < whole else told


def printed(sight: Sight, location: Location) -> str:
    """What is printed on a card besides its abilities: categories, spoils and Deal."""
    names = [sight.wording.category(category) for category in location.categories]
    categories = sight.wording.all_of(names) if names else sight.text("keys-none")
    return sight.text("keys-printed", categories=categories, spoils=location.spoils, deal=location.deal)


def connection_words(sight: Sight, card: str) -> Lines:
    return sight.wording.title(card), card_words.connection(sight.wording, sight.catalog.connections[card])


def about_printed(sight: Sight, card: str) -> Lines:
    """What is said about a card or tile, wherever it lies."""
    known = sight.catalog.printed.get(card)
    told = (one.printed[type(known)] for one in sight.standing.sets if known and type(known) in one.printed)
    if tell := next(told, None):
        return tell(sight, card)
    place = sight.place_of_printed(card)
    return about(sight, place) if place else ()


# ---------------------------------------------------------------------- players
def resources_of(sight: Sight, seat: Seat) -> Bag:
    """The resources of a player that another one may steal (R11.6)."""
    goods = sight.standing.view.player(seat).goods
    return Bag({good: goods[good] for good in RESOURCES if goods[good]})


def vp_words(sight: Sight, player: SeatView) -> str:
    """The VP of a player by source. VP that no event gave count as those of the starting position."""
    gained: Counter[str] = Counter()
    for event in events_of(sight.standing.match):
        change = vp_change(event)
        if change and change.seat == player.seat:
            group = next(group for group, kinds in VP_GROUPS.items() if change.kind in kinds)
            gained[group] += change.vp
    gained["start"] = player.vp - gained.total()
    told = [sight.text(f"keys-vp-{group}", n=vp) for group, vp in gained.items() if vp]
    if not told:
        return sight.text("keys-vp.none")
    return sight.text("keys-vp", n=player.vp, sources=sight.wording.all_of(told))
