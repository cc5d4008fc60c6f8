"""Which characters a typeface has, read from the table `cmap` of its file.

SDL draws an empty box for a character that a typeface lacks, and does not say so.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator


def covered(file: bytes) -> frozenset[int]:
    """The code points for which a TrueType file has a glyph."""
    table = _cmap(file)
    (number,) = struct.unpack_from(">H", table, 2)
    starts = {struct.unpack_from(">I", table, 8 + 8 * place)[0] for place in range(number)}
    return frozenset(code for start in starts for code in _codes(table[start:]))


def _cmap(file: bytes) -> bytes:
    (number,) = struct.unpack_from(">H", file, 4)
    tables = (struct.unpack_from(">4sIII", file, 12 + 16 * place) for place in range(number))
    return next(file[start : start + length] for tag, _, start, length in tables if tag == b"cmap")


def _codes(table: bytes) -> Iterator[int]:
    """The code points of a subtable; of the formats only those that Unicode uses."""
    (form,) = struct.unpack_from(">H", table)
    if form == 4:
        yield from _of_segments(table)
    elif form == 12:
        for group in range(struct.unpack_from(">I", table, 12)[0]):
            first, last, _ = struct.unpack_from(">III", table, 16 + 12 * group)
            yield from range(first, last + 1)


def _of_segments(table: bytes) -> Iterator[int]:
    """Format 4: ranges of code points, each with a difference to its glyphs, or a list of them; glyph 0 is none."""
    count = struct.unpack_from(">H", table, 6)[0] // 2
    ends = struct.unpack_from(f">{count}H", table, 14)
    starts, deltas, offsets = (struct.unpack_from(f">{count}H", table, 16 + 2 * count * column) for column in (1, 2, 3))
    for segment, (start, end) in enumerate(zip(starts, ends, strict=True)):
        for code in range(start, end + 1):
            glyph, delta = code, deltas[segment]
            if offsets[segment]:
                place = 16 + 6 * count + 2 * segment + offsets[segment] + 2 * (code - start)
                glyph = struct.unpack_from(">H", table, place)[0]
                delta = delta if glyph else 0
            if (glyph + delta) & 0xFFFF and code != 0xFFFF:
                yield code
