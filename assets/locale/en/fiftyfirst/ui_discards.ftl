## Scavengers at the table: discard piles of one's own, Ruins as goods

table-verb-salvage = Take
table-verb-match = Match
table-verb-spend = Give up a Ruin
table-verb-strip = Take Spoils
table-verb-rebuild = Rebuild
table-verb-demolish = Demolish
table-verb-place = Place
table-title-aimed = { $verb }: { $card }
table-held-salvage = Drop it on your hand to take it.
table-held-match = Drop it on another player’s discard pile.
table-held-spend = Drop this Ruin on a lit action.
table-held-strip = Drop this Ruin on a lit action.
table-held-rebuild = Drop this Ruin on a lit action.
table-held-demolish = Drop it on a lit Location to demolish it.
table-held-place = Drop it on the lit Ruin.
table-beyond-demolish = { $card } becomes a Ruin.
table-beyond-strip = The Ruin { $card } goes to your discard pile.
table-beyond-rebuild = The Ruin is { $card } again, the last of its row.
table-match-pile = Choose a discard pile; its top card stays there.
table-match-note = Choose an icon on { $card } ({ $owner }); it says what you pay.
table-tip-match = { $category } ({ $owner }): { $outcome }
table-tip-own_pile =
    Your discard pile
    { $n ->
        [one] { $n } card. Click to look at it ({ KEY("c") }). Drop a card from your hand here to raze it.
       *[other] { $n } cards. Click to look at them ({ KEY("c") }). Drop a card from your hand here to raze it.
    }
table-tip-pile =
    { $name }’s discard pile
    { $n ->
        [0] No cards.
        [one] { $n } card. Click to look at it ({ KEY("c") }).
       *[other] { $n } cards. Click to look at them ({ KEY("c") }). On top lies:
    }
tab-pile = { $n ->
    [one] { $n } card in the discard pile: { $card }.
   *[other] { $n } cards in the discard pile, on top { $card }.
}
tab-no-pile = No cards in the discard pile.
decline-choose_salvage = Take nothing
    .tip = You take none of the cards that you could still take now.
decline-choose_placed = Place nothing here
    .tip = This Ruin stays as it is; then you are asked about the next one.
decline-choose_stripped = Take no more
    .tip = The action ends, and your other Ruins stay.
prompt-choose_salvage = { $n ->
    [one] Take the top card of a discard pile, or nothing.
   *[other] Take the top card of a discard pile, up to { $n } times.
}
prompt-choose_matched = Choose a discard pile.
    .icon = Choose an icon on the top card.
    .colour = Choose a contact token.
prompt-choose_stripped = { $n ->
    [one] Choose a Ruin, or stop.
   *[other] Choose up to { $n } Ruins.
}
answer-pile-passed = { $name } has passed: this pile is out of reach.
answer-pile-unfit = There is nothing here that you can choose.
keep-line-top = { $name }: these two go to your discard pile, { $card } on top.
keep-top = On top
keep-below = Below it
keep-swap = Swap
keep-swap-tip = The other card lies on top of your discard pile; others may salvage the top card.
production-salvaged = { $card }: { $taken } ({ $owner })
