"""Ways in which files get damaged, by accident or by hand: bytes in, other bytes out."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

Mutation = Callable[[bytes, Random, Sequence[bytes]], bytes]
"""What makes other bytes of the bytes of a file; the last argument are other files."""

HUGE = (
    "99999999999999999999",
    "-1",
    "1e400",
    "9" * 30,
    "9" * 400,
    "9" * 5000,
    "1.5",
    "-0",
    "0x10",
    "1_000",
    "2147483648",
)
OTHER_TYPES = ("null", "true", "[]", "{}", '""', '"x"', "[[]]", '{"": 1}', "3.25", '"\\ud800"', '"\\u0000"', "[null]")
WORDS = ("A", "V", "E", "school", "no such thing", "pass", "brick", "vp", "base", "human", "greedy", "../../etc/passwd")
LONG = "x\u202e" * 10_000
DEEP = 100_000
_VALUE = re.compile(rb"(?<=[:\[,] )[^\s,\[\]{}:]+|(?<=[:\[,])[\w\"-]+")
_NUMBER = re.compile(rb"(?<![\w.])-?\d+(?![\w.])")


def cut(data: bytes, random: Random, _: Sequence[bytes]) -> bytes:
    """The end is missing."""
    return data[: random.randrange(len(data) + 1)]


def cut_out(data: bytes, random: Random, _: Sequence[bytes]) -> bytes:
    """Something in the middle is missing, or the beginning."""
    start = random.choice((0, random.randrange(len(data) + 1)))
    return data[:start] + data[start + random.randrange(1, 200) :]


def flipped(data: bytes, random: Random, _: Sequence[bytes]) -> bytes:
    """Some bits are others."""
    changed = bytearray(data)
    for _time in range(random.choice((1, 1, 2, 10))):
        if changed:
            changed[random.randrange(len(changed))] ^= 1 << random.randrange(8)
    return bytes(changed)


def swapped(data: bytes, random: Random, _: Sequence[bytes]) -> bytes:
    """Two lines have changed places."""
    lines = data.splitlines(keepends=True) or [b""]
    one, other = random.randrange(len(lines)), random.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return b"".join(lines)


def repeated(data: bytes, random: Random, _: Sequence[bytes]) -> bytes:
    """A line stands there more than once, or the whole file does."""
    if random.random() < 0.1:
        return data * 2
    lines = data.splitlines(keepends=True) or [b""]
    place = random.randrange(len(lines))
    return b"".join([*lines[:place], *[lines[place]] * random.choice((2, 3, 50)), *lines[place + 1 :]])


def dropped(data: bytes, random: Random, _: Sequence[bytes]) -> bytes:
    """A line is missing."""
    lines = data.splitlines(keepends=True) or [b""]
    del lines[random.randrange(len(lines))]
    return b"".join(lines)


def of_other_type(data: bytes, random: Random, _: Sequence[bytes]) -> bytes:
    """A value is of another type, or another word."""
    return _instead(data, random, _VALUE, random.choice((*OTHER_TYPES, *WORDS)).encode())


def borrowed(data: bytes, random: Random, _: Sequence[bytes]) -> bytes:
    """A value is one that stands elsewhere in the file: another card, seat or step, of the same type or not."""
    values = _VALUE.findall(data)
    return _instead(data, random, _VALUE, random.choice(values)) if values else data


def huge(data: bytes, random: Random, _: Sequence[bytes]) -> bytes:
    """A number is one that nobody expects."""
    return _instead(data, random, _NUMBER, random.choice(HUGE).encode())


def _instead(data: bytes, random: Random, pattern: re.Pattern[bytes], value: bytes) -> bytes:
    found = list(pattern.finditer(data))
    if not found:
        return value
    start, end = random.choice(found).span()
    return data[:start] + value + data[end:]


def another_file(data: bytes, random: Random, others: Sequence[bytes]) -> bytes:
    """Another file lies there, or hangs on the end."""
    other = random.choice([*others, b"", b"\n", b"\x89PNG\r\n\x1a\n" + bytes(range(256)), b"#!/bin/sh\nexit 1\n"])
    return random.choice((other, other, data + other, other + data))


def deep(data: bytes, random: Random, _: Sequence[bytes]) -> bytes:
    """Something is nested beyond all measure."""
    depth = random.choice((40, 500, 2000, DEEP))
    opened, closed = random.choice(((b"[", b"]"), (b'{"a":', b"}"), (b"- ", b""), (b"{a: ", b"}"), (b"[", b"")))
    value = opened * depth + b"1" + closed * depth
    return random.choice((value, value + b"\n" + data, _instead(data, random, _VALUE, value)))


def inserted(data: bytes, random: Random, _: Sequence[bytes]) -> bytes:
    """Something stands there that belongs nowhere: NULs, half characters, signs of other notations."""
    strange = (
        b"\0", b"\0" * 5000, b"\xed\xa0\x80", b"\xff\xfe", b"\\ud800", b"\xef\xbb\xbf", b"\x1b[31m", b"\t", b"\r",
        b"&a ", b"*a", b"!!python/object:os.system ", b"<<: *a\n", b"---\n", b"'", b'"', b"{", b"}", b"#", b": ",
        b"\xe2\x80\xa8", random.randbytes(20), b"9" * 6000, b"x" * 100_000,
    )  # fmt: skip
    place = random.choice((0, len(data), random.randrange(len(data) + 1)))
    return data[:place] + random.choice(strange) + data[place:]


def recoded(data: bytes, random: Random, _: Sequence[bytes]) -> bytes:
    """The same text in another encoding, or with other ends of lines."""
    text = data.decode("utf-8", "replace")
    if random.random() < 0.3:
        return data.replace(b"\n", random.choice((b"\r\n", b"\r", b"\n\n", b"\xc2\x85")))
    coding = random.choice(("utf-16", "utf-16-le", "utf-32", "latin-1", "cp1251", "utf-8-sig", "cp037", "utf-7"))
    return f"Ä Ю {text}".encode(coding, "replace")


def bomb(data: bytes, _: Random, __: Sequence[bytes]) -> bytes:
    """A few lines that mean millions."""
    lines = [b"a0: &a0 [x, x, x, x, x, x, x, x, x]"]
    lines += [b"a%d: &a%d [%s]" % (n, n, b", ".join([b"*a%d" % (n - 1)] * 9)) for n in range(1, 10)]
    return b"\n".join(lines) + b"\n" + data


def rewritten(data: bytes, random: Random, _: Sequence[bytes]) -> bytes:
    """One value of a line of JSON is another; what is written is JSON all the same."""
    lines = data.splitlines(keepends=True) or [b""]
    whole = random.random() < 0.1
    place = random.randrange(len(lines))
    try:
        value = json.loads(data if whole else lines[place])
    except (ValueError, RecursionError):
        return of_other_type(data, random, ())
    changed = json.dumps(_changed(value, random), separators=(",", ":")).encode() + b"\n"
    return changed if whole else b"".join([*lines[:place], changed, *lines[place + 1 :]])


def _changed(value: Any, random: Random) -> Any:
    """The same with another value somewhere in it."""
    if isinstance(value, dict) and value and random.random() < 0.9:
        key = random.choice(list(value))
        what = random.random()
        if what < 0.1:
            return {name: item for name, item in value.items() if name != key}
        if what < 0.2:
            return {(random.choice(WORDS) if name == key else name): item for name, item in value.items()}
        return {**value, key: _changed(value[key], random)}
    if isinstance(value, list) and value and random.random() < 0.9:
        place = random.randrange(len(value))
        if random.random() < 0.2:
            return random.choice(
                (value[:place] + value[place + 1 :], value + [value[place]] * random.choice((1, 2000)))
            )
        return [*value[:place], _changed(value[place], random), *value[place + 1 :]]
    if isinstance(value, int) and not isinstance(value, bool) and random.random() < 0.7:
        return random.choice(
            (value + 1, value - 1, -value, 0, 10**6, 10**15, 2**63 - 1, 2**63, 2**64, 10**30, -(10**15))
        )
    return random.choice(
        (None, True, 0, -1, 10**18, 1.5, "", "x", "A", "V", "brick", [], {}, [[]], {"a": 1}, "x" * 1000)
    )


def unchecked(data: bytes, random: Random, others: Sequence[bytes]) -> bytes:
    """Something else is written in a match of other rules, whose positions are not compared."""
    return rewritten(re.sub(rb'"rules":\d+', b'"rules":0', data, count=1), random, others)


def other_header(data: bytes, random: Random, _: Sequence[bytes]) -> bytes:
    """The first line says something else about the match: other seats, opponent, sets or options, or long texts."""
    first, newline, rest = data.partition(b"\n")
    sets: Sequence[Any] = ([], ["base"], ["base", "winter"], ["base", "new_era"], ["base", LONG], ["base"] * 999)
    options: Sequence[Any] = (
        {LONG: LONG},
        {"borgo.icon_map": {"brick": LONG}},
        {"borgo.extra_brawlers": 10**9},
        {"tokens_limited": True, "tiebreak.count": "supply_stored"},
        {"goal": 12, "draft": "dealt", "ring": "beside_open"},
    )
    try:
        header = json.loads(first)
        seats = header["seats"]
        changes: tuple[dict[str, Any], ...] = (
            {"seats": seats[: random.randrange(len(seats))]},
            {"seats": (seats * 5)[: random.randrange(len(seats) + 1, 6)]},
            {"seats": [{**seats[0], "faction": random.choice(("moon", "", "new_york", None, LONG))}, *seats[1:]]},
            {"seats": [{**seats[0], "player": random.choice(("nobody", "", LONG))}, *seats[1:]]},
            {"seats": [{**seats[0], "name": random.choice(("", LONG))}, *seats[1:]]},
            {"seats": seats[::-1]},
            {"solo": random.choice((None, "borgo", "hegemony", "moon", LONG))},
            {"sets": random.choice(sets)},
            {"game": random.choice(("fiftyfirst", "metro2033", "moon", "", None, LONG))},
            {"options": random.choice(options)},
            {"origin": {"file": random.choice(("x", LONG)), "created": random.choice(("", "2026", LONG)), "step": -1}},
            {"created": random.choice(("0001-01-01T00:00:00+14:00", "2026-W01-1", "9999-12-31T23:59:59-14:00"))},
            {"cards": LONG, "seed": 10**40},
        )
    except (ValueError, LookupError, TypeError, RecursionError):
        return rewritten(data, random, ())
    return json.dumps({**header, **random.choice(changes)}).encode() + newline + rest


def marked(data: bytes, _: Random, __: Sequence[bytes]) -> bytes:
    """An editor has put its mark (BOM) before the text: no damage at all."""
    return b"\xef\xbb\xbf" + data


def blank_lines(data: bytes, random: Random, _: Sequence[bytes]) -> bytes:
    """Empty lines stand before, after or within the text, some or very many."""
    place = random.choice((0, len(data), random.randrange(len(data) + 1)))
    return data[:place] + b"\n" * random.choice((1, 50, 400_000)) + data[place:]


MUTATIONS: tuple[Mutation, ...] = (
    cut, cut_out, flipped, flipped, swapped, repeated, dropped, of_other_type, of_other_type, borrowed, borrowed, huge,
    another_file, deep, inserted, recoded, bomb, rewritten, rewritten, rewritten, rewritten,
    unchecked, unchecked, other_header, other_header, marked, blank_lines,
)  # fmt: skip
"""The kinds of damage, those that reach deepest more than once."""


def mutated(data: bytes, random: Random, others: Sequence[bytes]) -> tuple[str, bytes]:
    """A damaged copy, and what was done to it; sometimes two things."""
    names = []
    for _ in range(random.choice((1, 1, 1, 2))):
        mutation = random.choice(MUTATIONS)
        names.append(mutation.__name__)
        data = mutation(data, random, others)
    return ", ".join(names), data
