"""The readable record of a match: headers, then its moves by round, as text that can be played again.

::

    [Record "1"]
    [Date "2026-11-21T01:27:01+00:00"]
    [Sets "base"]
    [Seed "2"]
    [A "Anna, New York (human)"]
    [B "Юлия, Appalachian Federation (human)"]
    [Result "A 52, B 28"]
    [Winners "A"]
    [Rules "1"]
    [Cards "d40d5ef910aa"]
    [Deal "adc28945c927"]
    [End "51eb0c5d7bb4"]

    Setup
        A: keep Boiler Room, Excavator, Pub, Skyscraper
        B: keep Deserted Colony, Hideout, Huge Machinery, Weapon Trader
      A 0, B 0

    Round 1
      Lookout
        A: pick Clay Pit

The value of a header is JSON. ``Deal`` and ``End`` are the hashes of the first and the last position. Optional headers:
``Solo`` (the virtual opponent), ``Options``, ``Drawn`` (the seats whose factions were drawn at the deal), ``Position``
(the first position, if not dealt from the seed), ``Origin`` (the match from which it was played on), ``Grade``. Undone
moves are left out. A line `B is played by hard` tells that from there on a robot plays a seat, or `human` a person.

Reading plays the moves again, so a record proves itself. Its words are part of the format, like those of the notation:
a record is the same in every language.
"""

from game.match.readable.reading import read_readable
from game.match.readable.writing import headers_of, moves_of, rounds_of, takeovers_of, write_readable

__all__ = ["headers_of", "moves_of", "read_readable", "rounds_of", "takeovers_of", "write_readable"]
