"""The notation: a move is one line of text (M-40).

Each command has one row, by which it is written and read. A text that fits several rows means the first; what follows
`choose` depends on the question that is open.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from game.kernel.message import Question
from game.kernel.reference import Reference, reference_of, types_of
from game.kernel.refusal import Refusal
from game.kernel.seats import SEAT, Seat
from game.metro2033.cards.vocabulary import FIGHTERS, GOODS
from game.metro2033.rules import commands as cm
from game.metro2033.rules import references as ref
from game.metro2033.rules import steps as st
from game.metro2033.rules.commands import AnyMetroCommand, MetroCommand
from game.metro2033.rules.names import WHAT, MetroNames, names_of
from game.metro2033.rules.refusals import MetroRefusal
from game.metro2033.rules.state import Metro, MetroState

NOTHING: Final = "nothing"
"""`choose nothing`: an answer without a card."""


class _NotAMove(Exception):
    """The text is not a move."""


class _MoveReader(NamedTuple):
    """What the text of a move is read with."""

    names: MetroNames
    state: MetroState

    def named(self, kind: Reference, text: str) -> str:
        """The id of what is called so."""
        found = self.names.find(kind, text)
        if found is None:
            raise _NotAMove
        return found

    def seat(self, text: str) -> Seat:
        if (seat := text.upper()) not in self.state.seats:
            raise _NotAMove
        return seat

    def goods(self, text: str) -> tuple[str, ...]:
        """Goods one by one. Only Polis gives them in the order of the map; elsewhere their order is always the same."""
        goods = [word.strip().lower() for word in text.split(",")]
        if not set(goods) <= set(GOODS):
            raise _NotAMove
        is_ordered = isinstance(self.state.question, st.ChoosePolisGoods)
        return tuple(goods if is_ordered else sorted(goods, key=GOODS.index))


# ---------------------------------------------------------------------- parts of a line
class _MovePart(NamedTuple):
    """A part of a line for some fields of a command: its pattern, and how to write and read it."""

    pattern: str
    write: Callable[[MetroNames, Any], str]
    read: Callable[[_MoveReader, str], Mapping[str, Any]]


def _part(field: str, declared: Any) -> _MovePart:
    """The part for a field of which the type says what it names."""
    reference = reference_of(declared)
    assert reference is not None, field
    if reference in WHAT:
        return _MovePart(
            ".+?",
            lambda names, command: names.name(getattr(command, field)),
            lambda at, text: {field: at.named(reference, text)},
        )
    pattern, read = _WORDS[reference]
    return _MovePart(pattern, lambda _, command: str(getattr(command, field)), lambda at, text: {field: read(at, text)})


_WORDS: Final[Mapping[Reference, tuple[str, Callable[[_MoveReader, str], Any]]]] = {
    SEAT: ("[A-Z]", lambda at, text: at.seat(text)),
    ref.COUNT: ("[0-9]{1,3}", lambda _, text: int(text)),
    ref.GOOD: ("|".join(GOODS), lambda _, text: text.lower()),
    ref.FIGHTER: ("|".join(FIGHTERS), lambda _, text: text.lower()),
}
"""What is no name of its own -> its pattern, and how it is read."""


def _goods_text(goods: tuple[str, ...]) -> str:
    return ", ".join(goods)


def _cards_text(names: MetroNames, command: Any) -> str:
    return ", ".join(map(names.name, command.cards)) or NOTHING


def _read_cards(at: _MoveReader, text: str) -> Mapping[str, Any]:
    if text.lower() == NOTHING:
        return {"cards": ()}
    return {"cards": tuple(at.named(ref.CARD, name.strip()) for name in text.split(","))}


def _gain_text(names: MetroNames, command: Any) -> str:
    gain = names.name(command.equipment) if command.equipment else _goods_text(command.goods)
    return f" for {gain}" if gain else ""


def _read_gain(at: _MoveReader, text: str) -> Mapping[str, Any]:
    """What a property is used for: a card of the market, or goods."""
    gain = text[len(" for ") :]
    if not gain:
        return {}
    card = at.names.find(ref.EQUIPMENT, gain)
    return {"goods": at.goods(gain)} if card is None else {"equipment": card}


_CLAUSES: Final[Mapping[str, _MovePart]] = {
    "vote": _MovePart(
        "yes|no",
        lambda _, command: "yes" if command.in_favour else "no",
        lambda _, text: {"in_favour": text.lower() == "yes"},
    ),
    "scouted": _MovePart(
        "(?: with scouted)?",
        lambda _, command: " with scouted" if command.scouted else "",
        lambda _, text: {"scouted": bool(text)},
    ),
    "discarding": _MovePart(
        "(?: discarding .+)?",
        lambda names, command: f" discarding {names.name(command.discarding)}" if command.discarding else "",
        lambda at, text: {"discarding": at.named(ref.EQUIPMENT, text[len(" discarding ") :]) if text else None},
    ),
    "goods": _MovePart(
        ".+", lambda _, command: _goods_text(command.goods), lambda at, text: {"goods": at.goods(text)}
    ),
    "cards": _MovePart(".+", _cards_text, _read_cards),
    "gain": _MovePart("(?: for .+)?", _gain_text, _read_gain),
}  # fmt: skip
"""Parts that are no single name or word."""


class _MoveForm:
    """The line of a command, with the parts for its fields in braces. Where it answers, it is meant for ``questions``
    rather than another row."""

    def __init__(self, command: type[MetroCommand], line: str, questions: tuple[type[Question], ...]) -> None:
        self.command = command
        self.questions = questions
        types = types_of(command)
        pieces = re.split(r"\{(\w+)\}", line)
        self._texts = pieces[::2]
        self._parts = [_CLAUSES.get(name) or _part(name, types[name]) for name in pieces[1::2]]
        patterns = [f"({part.pattern})" for part in self._parts]
        joined = "".join([text + pattern for text, pattern in zip(self._texts, (*patterns, ""), strict=True)])
        self._pattern = re.compile(joined, re.IGNORECASE)

    def write(self, names: MetroNames, command: MetroCommand) -> str:
        written = [part.write(names, command) for part in self._parts]
        return "".join([text + part for text, part in zip(self._texts, (*written, ""), strict=True)])

    def read(self, at: _MoveReader, seat: Seat, text: str) -> MetroCommand | None:
        """The command of a seat; None if the text is another one."""
        found = self._pattern.fullmatch(text)
        if found is None:
            return None
        fields: dict[str, Any] = {}
        try:
            for part, written in zip(self._parts, found.groups(), strict=True):
                fields |= part.read(at, written)
        except _NotAMove:
            return None
        return self.command(seat=seat, **fields)


_LINES: Final[Mapping[type[AnyMetroCommand], str]] = {
    cm.TakeFaction: "faction {faction}",
    cm.KeepCard: "keep {card}",
    cm.TakeHero: "hero {hero} at {station}",
    cm.GuardStation: "guard {station} with {fighter}",
    cm.LookAtLaws: "look",
    cm.DeclineLook: "decline",
    cm.ProposeLaw: "propose {law}",
    cm.CastVote: "vote {vote}",
    cm.PayUpkeep: "upkeep {strength}",
    cm.Recruit: "recruit {count}",
    cm.ArmyAttacksHero: "army attacks hero {victim}",
    cm.ArmyAttacks: "army attacks {station}{scouted}",
    cm.Forage: "army forages {goods}",
    cm.PassArmy: "pass",
    cm.MoveHero: "move {station}",
    cm.RefreshMarket: "refresh",
    cm.BuyEquipment: "buy {card}{discarding}",
    cm.TakeQuest: "quest",
    cm.ExchangeGoods: "exchange {count} {given} for {taken}",
    cm.Scout: "scout",
    cm.HeroAttacksHero: "hero attacks hero {victim}",
    cm.HeroAttacks: "hero attacks{scouted}",
    cm.FinishMetroTurn: "done",
    cm.Defend: "defend with {fighter}",
    cm.PlayBattleCard: "play {card}",
    cm.UseProperty: "use {card}{gain}",
    cm.CaptureStation: "capture",
    cm.LeaveStation: "leave",
    cm.AnswerGoods: "choose {goods}",
    cm.AnswerStation: "choose {station}",
    cm.AnswerCards: "choose {cards}",
    cm.CompleteQuest: "complete {quest}",
}
MOVE_VERBS: Final = tuple(dict.fromkeys(re.split(r"[ {]", line)[0] for line in _LINES.values()))
"""The first words of moves, in the order of the rows."""

_ANSWERED: Final[Mapping[type[MetroCommand], tuple[type[Question], ...]]] = {
    cm.AnswerGoods: (st.ChoosePolisGoods, st.ChooseGoods),
    cm.AnswerStation: (st.ChooseHome, st.ChooseRefuge),
    cm.AnswerCards: (st.ChooseLoot, st.ChooseLostCard, st.ChooseSurplus, st.ChooseOrder),
}
"""Answers that are all written with `choose` -> the questions that they answer."""

_ROWS: Final = {command: _MoveForm(command, line, _ANSWERED.get(command, ())) for command, line in _LINES.items()}


def write_move(metro: Metro, _state: MetroState, command: MetroCommand) -> str:
    """The text of a command, legal or not."""
    return _ROWS[type(command)].write(names_of(metro.cards), command)  # type: ignore[index]


def read_move(metro: Metro, state: MetroState, seat: Seat, text: str) -> tuple[AnyMetroCommand, ...] | Refusal:
    """The command of a move, alone in a tuple, or the refusal `unreadable_move`, also of an unknown name."""
    at, line, question = _MoveReader(names_of(metro.cards), state), " ".join(text.split()), state.question
    rows = sorted(_ROWS.values(), key=lambda row: not isinstance(question, row.questions))
    for row in rows:
        if (command := row.read(at, seat, line)) is not None:
            return (command,)  # type: ignore[return-value]
    return MetroRefusal("unreadable_move", text=text)
