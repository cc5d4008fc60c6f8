"""Moves in the terminal: how they are written, their titles in the player's language, spelling, outcomes, ways to
pay."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, Final

from msgspec.structs import replace

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.match import Match
from game.fiftyfirst.rules.commands import Named
from game.fiftyfirst.rules.decide import payments
from game.fiftyfirst.rules.forecast import Forecast
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.notation import paid_move_text, why_not_all
from game.fiftyfirst.rules.sheets import RUIN
from game.fiftyfirst.wording import forecasts
from game.fiftyfirst.wording.printed import PRINTED
from game.fiftyfirst.wording.sets import SETS
from game.fiftyfirst.wording.wording import Wording
from game.kernel.bag import Bag
from game.kernel.refusal import Refusal
from game.wording.messages import ENGLISH
from game.wording.ordering import in_place

VERBS: Final = tuple(in_place(dict.fromkeys((
    "keep", "pick", "construct", "develop", "deal", "raze", "activate", "faction", "exchange", "visit", "take", "play",
    "shield", "store", "choose", "done", "pass",
), ""), (one.moves for one in SETS), str))  # fmt: skip
"""First words of moves, or names of those that share theirs; each has a line of help."""

_TOLD_WITH: Final = {begun: verb for one in SETS for begun, verb in one.told_with.items()}
"""How moves begin that are told in the line of another one."""


def named_in_moves(catalog: Catalog) -> tuple[str, ...]:
    """Ids of all whose titles stand in moves."""
    return tuple(id for id, card in catalog.printed.items() if PRINTED[type(card)].in_moves)


class TitleTranslation:
    """Translates the titles in moves; typed moves may have either (`Spelling`)."""

    def __init__(self, wording: Wording) -> None:
        self._words = wording

    def put(self, move: str) -> str:
        """A move of the notation with translated titles."""
        if self._words.language == ENGLISH:
            return move
        return self._known.sub(lambda found: self._own[found[0]], move)

    def say(self, move: str) -> str:
        """The same with goods in words, too."""
        return _GOODS.sub(lambda found: self._words.goods(_bag(found[1])), self.put(move))

    @cached_property
    def _own(self) -> dict[str, str]:
        catalog = self._words.catalog
        own = {catalog.title(id): self._words.title(id) for id in named_in_moves(catalog)}
        return own | {RUIN: self._words.text("art-ruin")}

    @cached_property
    def _known(self) -> re.Pattern[str]:
        longest_first = sorted(self._own, key=len, reverse=True)
        return re.compile(rf"(?<![\w'’])({'|'.join(map(re.escape, longest_first))})(?![\w'’])")


_GOODS = re.compile(r"\{([^}]*)\}")
"""Goods in the notation."""


def _bag(written: str) -> Bag:
    """The goods of a text.

    >>> dict(_bag("iron: 2, gun: 1"))
    {'iron': 2, 'gun': 1}
    """
    pairs = (pair.partition(":") for pair in written.split(",") if pair.strip())
    return Bag({good.strip(): int(count) for good, _, count in pairs})


_SEAT = re.compile(r"\b[a-dv](?=:\S|$)")


class Spelling:
    """Corrects moves typed in lower case, or with translated titles, to the notation.

    >>> from game.fiftyfirst.cards.catalog import load_catalog
    >>> from game.paths import cards_folder
    >>> Spelling(catalog := load_catalog(cards_folder()), Wording(catalog, "de")).mend("Raze schule")
    'raze School'
    """

    def __init__(self, catalog: Catalog, words: Wording | None = None) -> None:
        cards = named_in_moves(catalog)
        titles = {words.title(id): catalog.title(id) for id in cards} | {words.text("art-ruin"): RUIN} if words else {}
        titles |= {title: title for title in (*map(catalog.title, cards), RUIN)}
        self._titles = {title.casefold(): own for title, own in titles.items()}
        longest_first = sorted({*titles, *self._titles}, key=len, reverse=True)
        self._known = re.compile(rf"(?<![\w'])({'|'.join(map(re.escape, longest_first))})(?![\w'])", re.IGNORECASE)

    def mend(self, text: str) -> str:
        """The move with its verb, titles and seats as the notation spells them."""
        verb, space, rest = text.replace("’", "'").partition(" ")
        rest = self._known.sub(lambda found: self._titles[found[0].casefold()], rest)
        return verb.lower() + space + _SEAT.sub(lambda found: found[0].upper(), rest)


class MoveList:
    """A `game.cli.text_kind.ToldMoves`: moves with their outcomes."""

    verbs: Sequence[str] = (*VERBS, "more")

    def __init__(self, match: Match, wording: Wording) -> None:
        self.match = match
        self.words = wording
        self.titles = TitleTranslation(wording)
        self._spelling: Spelling | None = None

    def move(self, command: AnyCommand) -> str:
        """A legal move with its costs and gains, and whether it can be undone."""
        return self._told(self.titles.put(self.match.write_move(command)), command)

    def listed(self, legal: Sequence[AnyCommand]) -> tuple[Sequence[AnyCommand], str]:
        return legal, ""

    def mend(self, text: str) -> str:
        if self._spelling is None:
            self._spelling = Spelling(self.match.game.catalog, self.words)
        return self._spelling.mend(text)

    def verb(self, text: str) -> str:
        first = text.partition(" ")[0]
        begins = (begun for begun in _TOLD_WITH if first == begun or (" " in begun and text.startswith(begun)))
        begun = next(begins, first)
        verb = _TOLD_WITH.get(begun, begun)
        return verb if verb in VERBS else ""

    def why_not(self, commands: Sequence[AnyCommand]) -> Refusal | None:
        return self.match.ask(why_not_all, commands[0].seat, commands)

    def payment(self, command: AnyCommand) -> str:
        """A move with its payment, as it is typed."""
        return self.titles.put(self.match.ask(paid_move_text, command.seat, command))

    def ways_to_pay(self, command: AnyCommand) -> list[AnyCommand]:
        """The command with all discards and payments; empty if it is impossible or free."""
        return [way for named in self._with_discards(command) for way in self._with_payments(named)]

    def _told(self, text: str, command: AnyCommand) -> str:
        forecast = self.match.forecast(command)
        if isinstance(forecast, Refusal):
            return text
        return self.put(text, str(forecasts.outcomes(self.words, forecast, command, self.match.names)), forecast)

    def put(self, text: str, outcomes: str, forecast: Forecast) -> str:
        """A move with its outcomes, in one line."""
        told = self.words.text("text-move", move=text, outcomes=outcomes) if outcomes else text
        return self.words.text("text-move.reveals", move=told) if outcomes and forecast.reveals else told

    def _with_discards(self, command: AnyCommand) -> list[AnyCommand]:
        if getattr(command, "discard", None) != ():
            return [command]
        found = [legal for legal in self.match.legal() if bare(legal) == bare(command)]
        return [replace(command, discard=discard_of(legal)) for legal in found] or [command]

    def _with_payments(self, command: AnyCommand) -> Iterator[AnyCommand]:
        paid = self.match.ask(payments, command.seat, command)
        if not paid and discard_of(command) and not self.match.check(command):
            yield command
        for payment in paid:
            if payment or discard_of(command):
                yield replace(command, payment=payment)


def discard_of(command: AnyCommand) -> tuple[Named, ...]:
    """What a command discards."""
    discard: tuple[Named, ...] = getattr(command, "discard", ())
    return discard


def bare(command: AnyCommand) -> AnyCommand:
    """The command without payment and discard."""
    left_out: dict[str, Any] = {"payment": None, "discard": ()}
    return replace(command, **{name: value for name, value in left_out.items() if hasattr(command, name)})
