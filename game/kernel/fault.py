"""What a program of somebody else did wrong."""

from __future__ import annotations

import msgspec


class Fault(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a program plays no longer: a code, and what it said or did, on one line."""

    program: str
    reason: str
    detail: str = ""
