"""What a command of 51st State is about, as it lies on the table."""

from __future__ import annotations

import pygame

from game.fiftyfirst.rules import references as ref
from game.fiftyfirst.rules.commands import ExchangeWorkers
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.subject import IDS
from game.fiftyfirst.table.play.place_boxes import hand_box, raised_plate, strip_places
from game.fiftyfirst.table.sight import Sight
from game.fiftyfirst.table.spots import SiteAt
from game.kernel.reference import Mention, own
from game.ui.boxes import Box


def subject_rect(sight: Sight, command: AnyCommand) -> pygame.Rect | None:
    """The rectangle of what a command is about: its Site, hand card, faction action, or pile."""
    box = _subject_box(sight, command)
    return box.rect if box else None


def _subject_box(sight: Sight, command: AnyCommand) -> Box | None:
    layout = sight.layout
    if isinstance(command, ExchangeWorkers):
        return layout.own.exchange
    match own(command, ref.SITE) or own(command, *IDS, ref.DEPLOYED, ref.USE, ref.COLOUR):
        case Mention(ref.SITE, site):
            return (raised_plate(sight) if sight.touch.hover == SiteAt(site) else None) or layout.uncovered(site)
        case Mention(ref.LOCATION | ref.CONNECTION, card):
            held = next((place for place in strip_places(sight.standing.me) if place.card == card), None)
            return hand_box(sight, held) if held else None
        case Mention(ref.USE, action):
            faction = sight.standing.board
            lines = zip(faction.actions, layout.own.actions, strict=True)
            return next((box for one, box in lines if one == faction.action(action)), None)
        case Mention(ref.COLOUR, colour):
            return layout.side.piles.get(colour)
        case mention:
            place = sight.standing.starting(mention)
            return sight.box(place) if place and sight.zone(place).stays_bright else None
