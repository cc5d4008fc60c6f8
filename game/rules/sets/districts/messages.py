"""Districts (R53.4), and what is asked for with them."""

from __future__ import annotations

import msgspec

from game.kernel.bag import EMPTY, Bag
from game.kernel.seats import Seat
from game.rules.commands import Command, Payment
from game.rules.references import DistrictId


class DealWithDistrict(Command, frozen=True):
    """Put an own token on a district for blue contact tokens (R53.4)."""

    district: DistrictId
    payment: Payment | None = None


class RazeDistrict(Command, frozen=True):
    """Raze a district for all goods on it (R53.4)."""

    district: DistrictId
    payment: Payment | None = None


class DistrictBoard(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A district in play, with the ``goods`` that lie on it; ``deals`` are the seats whose tokens are there, in the
    order in which they came (R53.4)."""

    district: str
    goods: Bag = EMPTY
    deals: tuple[Seat, ...] = ()


DistrictsCommand = DealWithDistrict | RazeDistrict
