# What makes the game playable for everyone: palettes, contrast, stillness, the left hand.

## text --plain: the game for those who have it read aloud
plain-welcome = Everything is told in whole sentences. Type “table”, “hand”, “state”, “state B”, “log”, “prompt” or “what changed” to hear about them, “moves” for what you can do now, “help” for everything else.
plain-move = { $move }. Result: { $outcomes }.
    .reveals = { $move }. Result: { $outcomes }. You cannot undo this.
plain-payment = { $move }, paying { $goods }
    .from = { $goods } from { $site }
    .ruin = { $site }: { $card }
plain-score = { $name } has { $total } VP in total: { $vp } from the game and { $locations } for Locations. { $n ->
    [one] { $n } good is left.
   *[other] { $n } goods are left.
}
    .winner = { $name } wins with { $total } VP in total: { $vp } from the game and { $locations } for Locations. { $n ->
    [one] { $n } good is left.
   *[other] { $n } goods are left.
}
plain-grade = This victory earns the title { $grade }.
plain-round = This is round { $round }, the { $phase }.
plain-first = { $name } is the first player.
plain-deck = The deck has { $n ->
    [one] { $n } card.
   *[other] { $n } cards.
}
plain-discard = The discard pile has { $n ->
    [0] no cards.
    [one] { $n } card.
   *[other] { $n } cards.
}
    .top = The top card of the discard pile is { $card }.
plain-own_discard = { $n ->
    [0] The discard pile of { $name } is empty.
    [one] The discard pile of { $name } has { $n } card, { $card }.
   *[other] The discard pile of { $name } has { $n } cards, with { $card } on top.
}
plain-piles-cards = From top to bottom: { $cards }.
plain-piles-below = The cards below it are not known.
plain-pile = Of the { $pile }, { $card } is face up. { $n ->
    [one] { $n } is
   *[other] { $n } are
} face down.
    .empty = Of the { $pile }, none is face up. { $n ->
        [one] { $n } is
       *[other] { $n } are
    } face down.
plain-player = { $name } plays { $faction } in seat { $seat } and has { $vp } VP, { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand and { $connections ->
    [one] { $connections } Connection card.
   *[other] { $connections } Connection cards.
}
plain-passed = { $name } has passed.
plain-goods = { $name } has { $goods }.
    .none = { $name } has no goods.
plain-offer = { $n ->
    [one] { $n } card can be taken.
   *[other] { $n } cards can be taken.
}
plain-hand = { $name } has { $n ->
    [0] no Locations
    [one] { $n } Location
   *[other] { $n } Locations
} and { $connections ->
    [0] no Connection cards
    [one] { $connections } Connection card
   *[other] { $connections } Connection cards
} in hand.
plain-location = { $card } is { $kind ->
    [open_production] an { $type }
    [action] an { $type }
   *[other] a { $type }
} Location with Distance { $distance } and { $n ->
    [0] no icons, so it fits every Location.
    [one] the icon { $categories }.
   *[other] the icons { $categories }.
} { $abilities } Its Spoils are { GOODS($spoils, case: "nominative") }. Its Deal gives { $deal }.
plain-connection = { $card } is a Connection card. { $effect }
plain-deal = The Deal of { $card } gives { $goods } in every Production phase.
plain-state =
    .empty = { $name } has no Locations and no Ruins.
plain-site = { $named ->
    [yes] { $site }
   *[no] { $title }, called { $site } in moves,
} is { $kind ->
    [open_production] an { $type }
    [action] an { $type }
   *[other] a { $type }
} Location in the { $row } with defence value { $defence }.
plain-ruin = There is a Ruin, called { $site } in moves.
    .front = There is a Ruin, called { $site } in moves. Its card is { $card }.
plain-shield = There is a shield on it.
plain-worker = There is a visitor’s worker on it.
plain-diverted = Another player took its production this round.
plain-used = It was used { $times ->
    [one] once
   *[other] { $times } times
} this round.
plain-lying = Goods on it to spend: { $goods }.
    .ruin = Goods on it to spend: { $goods }.
plain-stored = It stores { $goods }.
plain-marked = Its use is marked with { $goods }.
plain-faction = Faction action ({ $action }): { $effect }
    .used = The faction action ({ $action }) has been used this round.
plain-opponent = { $name } has { $vp } VP.
plain-next-connection = Next, { $name } discards a Connection card.
plain-next-attack = Next, { $name } attacks.
plain-next-merchant = Next, { $name } makes a merchant attack.
plain-next-development = Next, { $name } makes a development.
plain-next-draw = Next, { $name } draws a card.
plain-next-pass = Next, { $name } passes.
plain-next-nothing = { $name } does nothing more this round.
plain-borgo = There are { $n ->
    [one] { $n } Brawler,
   *[other] { $n } Brawlers,
} and the marker is on { $marker }.
plain-attack_pile = Drawn for attacks: { $cards }, of { $most } at most.
plain-merchant_pile = Drawn for merchant attacks: { $cards }, of { $most } at most.
plain-development_pile = Drawn for developments: { $cards }, of { $most } at most.
plain-action_pile = Drawn for actions: { $cards }.
plain-help-table = “table”: tells the round, the piles, and how every player stands.
plain-help-hand = “hand”: tells the cards in your hand.
plain-help-state = “state”, or “state B”: tells your State, or B’s, with everything on it and printed on it.
