"""What a match file of 51st State holds: its versions, its journal, its lines."""

from __future__ import annotations

from game.kernel.journal import Journal
from game.kernel.message import decoder
from game.match.files.older_rules import in_todays_words
from game.play import kind
from game.play.files.line import Line as AnyLine
from game.play.files.record import Record as AnyRecord
from game.rules.messages import AnyCommand, AnyEvent
from game.rules.position.writing import position_text
from game.rules.state import Game, GameState

RULES = 10
"""Version of the rules and of the position text. It increases whenever a recorded match would be decided differently,
if only by a field of an event. Position hashes of other versions are not compared, and what they have recorded is
translated (`game.match.files.older_rules`)."""

MatchJournal = Journal[AnyCommand, AnyEvent, GameState]
Line = AnyLine[AnyCommand, AnyEvent]
Record = AnyRecord[AnyCommand, AnyEvent, GameState]

_LINE = decoder(Line)


def read_line(text: bytes) -> Line:
    """A line after the header, in the words of these rules.

    Raises:
        msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError, LookupError, TypeError, AttributeError:
            it is not a line of a match file, or an older event lacks a field.
    """
    line: Line = _LINE.decode(in_todays_words(text))
    return line


def position_hash(game: Game, state: GameState) -> str:
    """The hash of a position, as it stands in match files."""
    return kind.text_hash(position_text(game, state))
