# What makes the game playable for everyone: palettes, contrast, stillness, the left hand.
settings-access = Access
    .tip = Colours, contrast, stillness, the left hand (Page up, Page down turn the pages)
setting-palette = Colours
setting-palette-note = { $now ->
    [colour_blind] Shades that stay apart for eyes without red, green or blue cones.
   *[standard] Every colour has a shape, a sign or a place besides, in both palettes.
}
setting-palette-standard = Usual
setting-palette-colour_blind = For colour-blind eyes
setting-high-contrast = High contrast
setting-high-contrast-note = Black grounds, bright edges, broad rings; nothing veils a text.
setting-reduced-motion = Reduced motion
setting-reduced-motion-note = { $now ->
    [true] Nothing flies, slides or swings: what has changed is marked until the next input.
   *[false] Cards and goods travel over the table, as fast as “Motion” says.
}
setting-left-handed = For the left hand
setting-left-handed-note = { $now ->
    [true] Buttons, piles and log are at the left, the boards at the right.
   *[false] Buttons, piles and log are at the right, where a right arm covers no State.
}

## text --plain: the game for who has it read aloud
plain-welcome = Everything is told in whole sentences. Type “table”, “hand”, “state”, “state B”, “log”, “prompt” or “what changed” to be told about it, “moves” for what you can do now, “help” for all else.
plain-turn = What does { $name } do?
    .nobody = What would you like to know?
plain-default = { $question } Enter alone means { $default }.
    .none = { $question } Enter alone means none.
plain-option = “{ $choice }” stands for { $what }.
plain-nothing_new = Nothing has changed since the last question.
plain-number = Number { $number }: { $move }
plain-stop = { $text }.
plain-move = { $move }. Result: { $outcomes }.
    .reveals = { $move }. Result: { $outcomes }. This cannot be taken back.
plain-payment = { $move }, paying { $goods }
    .cards = { $move }, discarding { $cards }
plain-hint = For example, type “{ $example }”.
    .listed = “moves” lists the answers.
plain-score = { $name } has { $total } VP in all: { $vp } from the game and { $locations } for Locations. { $n ->
    [one] { $n } good is left.
   *[other] { $n } goods are left.
}
    .winner = { $name } wins with { $total } VP in all: { $vp } from the game and { $locations } for Locations. { $n ->
    [one] { $n } good is left.
   *[other] { $n } goods are left.
}
plain-grade = The victory is worth this title: { $grade }.
plain-round = This is round { $round }, the { $phase }.
plain-first = { $name } is the first player.
plain-deck = The deck has { $n ->
    [one] { $n } card.
   *[other] { $n } cards.
}
plain-discard = The discard pile has { $n ->
    [0] no card.
    [one] { $n } card.
   *[other] { $n } cards.
}
    .top = On top of the discard pile lies { $card }.
plain-pile = Of the { $pile }, { $card } lies face up. Face down there are { $n }.
    .empty = Of the { $pile }, none lies face up. Face down there are { $n }.
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
    [0] no Location
    [one] { $n } Location
   *[other] { $n } Locations
} and { $connections ->
    [0] no Connection card
    [one] { $connections } Connection card
   *[other] { $connections } Connection cards
} in hand.
plain-location = { $card } is { $kind ->
    [open_production] an { $type }
    [action] an { $type }
   *[other] a { $type }
} Location with Distance { $distance } and { $n ->
    [0] no category, so that it fits all.
    [one] the category { $categories }.
   *[other] the categories { $categories }.
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
plain-shield = There is a shield on it.
plain-worker = There is a visitor’s worker on it.
plain-diverted = Its production of this round was taken by somebody else.
plain-used = It was used { $times ->
    [one] once
   *[other] { $times } times
} in this round.
plain-lying = On it there are { GOODS($goods, case: "nominative") } to be spent.
plain-stored = It stores { $goods }.
plain-marked = Its use is marked with { $goods }.
plain-faction = The faction action for a { $good }: { $effect }
    .used = The faction action for a { $good } was used in this round.
plain-opponent = { $name } has { $vp } VP.
plain-next-connection = Next { $name } discards a Connection card.
plain-next-attack = Next { $name } attacks.
plain-next-merchant = Next { $name } makes a merchant attack.
plain-next-development = Next { $name } makes a development.
plain-next-draw = Next { $name } draws a card.
plain-next-pass = Next { $name } passes.
plain-next-nothing = Nothing more of { $name } is to come in this round.
plain-borgo = There are { $n ->
    [one] { $n } Brawler,
   *[other] { $n } Brawlers,
} and the marker is on { $marker }.
plain-attack_pile = For attacks there lie { $cards }, of { $most } at most.
plain-merchant_pile = For merchant attacks there lie { $cards }, of { $most } at most.
plain-development_pile = For developments there lie { $cards }, of { $most } at most.
plain-action_pile = For actions there lie { $cards }.
plain-help-table = “table”: tells round, piles, and how everybody stands.
plain-help-hand = “hand”: tells the cards of your hand.
plain-help-state = “state”, or “state B”: tells your State, or that of B, with all that lies there and is printed there.
plain-help-log = “log”: tells what has happened.
plain-help-prompt = “prompt”: tells once more what is asked.
plain-help-changed = “changed”, or “what changed”: tells once more what has happened since the last question.
