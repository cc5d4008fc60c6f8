# The library of cards.

library-decks = Deck
library-types = Type
library-stages = Stage
library-signs = Sign
library-deck-faction = Factions
library-deck-hero = Heroes
library-deck-threat = Threats
library-deck-equipment = Equipment
library-deck-quest = Quests
library-deck-law = Laws
library-deck-battle = Battle cards
library-stage-1 = Stage I
library-stage-2 = Stage II
library-sign-strength = strength
library-sign-speed = speed
library-sign-army = army

library-order-deck = Deck
library-order-deck-tip = Deck by deck
library-order-title = Title
library-order-title-tip = From A to Z
library-order-strength = Strength
library-order-strength-tip = Threats, heroes and battle cards, the weakest first
library-order-newest = Newest
library-order-newest-tip = Pile by pile, the most recently discarded first

library-tip-decks = { $name }: { $n } of { $total }
library-tip-types = { CAPITAL($name) }: { $n } of { $total }
library-tip-stages = { $name }: { $n } of { $total }
library-tip-signs = { CAPITAL($name) }: a sign on { $n } of { $total }
library-tip-none = { CAPITAL($name) }: no cards here.

library-part-discarded = Discarded ({ $n })
library-part-discarded-tip = The cards in the discard piles, newest first
library-part-unseen = Still to come ({ $n })
library-part-unseen-tip = What may still come: every card that you cannot see lying somewhere. When a deck runs out, its discards are shuffled into a new one.

library-count-all = { $n } of { $total } cards.
    .whole = { $total } cards. Click one to zoom in and read its rules.
library-count-discarded = { $n } of { $total } discarded cards.
    .whole = { $total ->
        [one] { $total } discarded card.
       *[other] { $total } discarded cards.
    }
library-covered = { $n ->
    [one] { $n } more quest lies face down.
   *[other] { $n } more quests lie face down.
}
library-count-unseen = { $n } of { $total } cards that may still come: { $places }.
    .whole = { $total ->
        [one] { $total } card may still come: { $places }.
       *[other] { $total } cards may still come: { $places }.
    }
library-in-decks = { $n } in the decks
library-in-aside = { $n } set aside for stage II
library-in-held = { $n } face down with other players
library-in-covered = { $n } face down among the discards
library-nothing-found = No cards found. Remove a filter on the left, or change your search.
library-nothing-discarded = Nothing has been discarded yet.
library-nothing-unseen = You can see every card in the game.
