"""A Location that burns."""

from __future__ import annotations

from game.rules.state import Seat
from game.ui.motion.motion import Burn, Smoke
from game.ui.table.draw.rows import site_surface
from game.ui.table.moves.script import Script

RAZE, SMOKE = 420, 900
"""Milliseconds at normal speed."""


def burn_site(script: Script, number: int, card: str, owner: Seat) -> None:
    """The plate of a Site burns and uncovers the Ruin; what follows begins there."""
    old = script.endpoints.old_site(number)
    now = script.endpoints.after.layout.place(number)
    if old and now:
        plate = site_surface(script.endpoints.before.sight, old[0], now)
        script.after(Burn(picture=plate, at=now, label=card, delay=script.now, lasts=RAZE))
        script.add(Smoke(at=now, delay=script.now, lasts=SMOKE))
    script.origin = now or script.endpoints.plate(owner)
