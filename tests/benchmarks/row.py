"""A line of the one table that the benchmarks print."""

from __future__ import annotations

from typing import NamedTuple

HEAD = f"{'what':<58} {'measured':>16} {'ratio':>8}  wanted"


class Row(NamedTuple):
    """What was measured, as text with its unit; ``ratio`` is that to the yardstick, or the number itself.

    ``least`` or ``most`` is what is wanted of the ratio; a row without either only tells.
    """

    what: str
    measured: str
    ratio: float | None = None
    least: float | None = None
    most: float | None = None

    @property
    def is_missed(self) -> bool:
        """Whether the ratio is not as wanted."""
        if self.ratio is None:
            return False
        return (self.least is not None and self.ratio < self.least) or (
            self.most is not None and self.ratio > self.most
        )

    def __str__(self) -> str:
        ratio = "" if self.ratio is None else f"{self.ratio:.3g}"
        wanted = (
            f">= {self.least:g}" if self.least is not None else f"<= {self.most:g}" if self.most is not None else ""
        )
        return (
            f"{self.what:<58} {self.measured:>16} {ratio:>8}  {wanted:<8}{'MISSED' if self.is_missed else ''}".rstrip()
        )
