# The action table: zones, buttons, prompts, panels, tooltips.

## Zones

table-round = Round { $n }
table-round-last = Last round
table-exit = { $vp } VP – last round
table-plate-note = { $name } · hand { $n }
table-income = Income
table-discard = Discard
table-connections = Connection cards
table-pile-empty = No cards left
table-pile-taken = Taken this round
table-pile-left = { $n ->
    [0] No cards are left in this pile.
    [one] Nothing lies face up. { $n } card is left in the pile.
   *[other] Nothing lies face up. { $n } cards are left in the pile.
}
table-log = Log

## What can be done with a card or a token

table-verb-construct = Construct
table-verb-deal = Deal
table-verb-raze = Raze
table-verb-develop = Develop
table-verb-shield = Shield
table-verb-visit = Open Production
table-verb-play = Play
table-verb-take = Take
table-verb-free = free
table-verb-never = not now
table-title = { $verb }: { $card }
table-refused = Not possible

## Buttons

table-undo = Undo
table-redo = Redo
table-redo-nothing = Nothing was taken back.
table-end-turn = End turn
table-pass = Pass
table-pass-not-now = Only the player who takes an action can pass.
table-cancel = Cancel
table-pay = Pay

## Prompts

table-prompt-act = { $name }: one action
    .text = Drag a card, or click what glows. A right click shows any card closely.
    .last = Last round: the game ends when all have passed.
table-prompt-end = { $name }: done
    .text = End the turn (Space), or take it back.
table-prompt-wait = Please wait
table-playing = { $name } is playing
table-prompt-hidden = { $name } is next
    .text = The hand opens when the button is pressed.
table-held-hand = Construct, Deal, Raze, or Develop a lit Location.
table-held-useless = Nothing can be done with it now. Every verb says why.
table-held-connection = Play it onto the table.
table-held-goods = Drop it on a lit Location.
table-held-take = Take it into the hand.
table-drop-hand = Drop it on your rows to construct it, on your faction board for a Deal, on the discard pile to raze it, or on one of your Locations to develop.
table-drop-connection = Drop it on your rows to play it.
table-drop-take = Drop it on your hand to take it.
table-drop-raze = Drop it on another player's Location to raze it.
table-drop-shield = Drop it on one of your Locations.
table-drop-visit = Drop it on another player's Open Production.
table-aim-develop = Choose what to build over
    .text = Lit Locations and Ruins fit. Esc cancels.
    .banner = Develop { $card } over a lit Location or Ruin · Esc cancels
table-aim-raze = Choose a Location to raze
    .text = The shields show the price. Esc cancels.
    .banner = Choose a Location to raze · { GOODS($have, form: "short") } to pay with · Esc cancels
table-aim-shield = Choose a Location for the shield
    .text = It adds 1 to the defence value. Esc cancels.
    .banner = Choose an own Location for the shield · Esc cancels
table-aim-visit = Choose an Open Production
    .text = The worker stays there until Cleanup. Esc cancels.
    .banner = Choose an Open Production for the worker · Esc cancels

## Panels

table-pay-supply = { $goods } from the supply
table-pay-site = { $goods } from { $card }
table-pay-keeps = Keeps { $goods } for later.
table-discard-note = Choose what to discard for it.
table-discard-first = Choose { $n } to discard for it, one after the other.
table-discard-next = { $chosen } { $n ->
    [one] goes
   *[other] go
}. Choose { $left } more.
table-exchange-note = Two workers for one of these, any number of times.
table-exchange-how = Choose what to gain, any number of times; how to pay for it is asked next.
table-pass-title = Pass for this round?

## Tooltips

table-tip-deck = { $n ->
    [one] { $n } card in the deck. A click shows what could still come (C).
   *[other] { $n } cards in the deck. A click shows what could still come (C).
}
table-tip-discard = { $n ->
    [one] { $n } card in the discard pile. A click shows it (C). Drop a hand card here to raze it.
   *[other] { $n } cards in the discard pile. A click shows them (C). Drop a hand card here to raze it.
}
table-tip-lane = Victory points. 25 trigger the end of the game.
table-tip-income = What the faction board gives in every Production phase.
table-tip-menu = Menu (Esc)
table-tip-round = The number of this round. The game ends in the round in which somebody has 25 VP.
table-tip-round-last = The end is triggered: when all have passed, the game ends without a Cleanup phase.
table-tip-why = { $verb }: { $reason }
table-beyond-deal = It gives { $goods } again in every Production phase.
table-beyond-develop = { $card } goes to the discard pile.
table-beyond-shield = Razing it costs one more red contact token.
table-news = Since your last turn
table-tip-victim = Take one of { $name }'s resources: { $goods }.
table-tip-no-target = There is no own Location or Ruin to build over.
table-tip-aim = Click it, or drag it onto a Location.
table-tip-deal = Deal { $card }: { $goods } in every Production phase.
table-tip-ruin = A Ruin. Any Location can be developed over it. It cannot be razed and scores nothing.
table-tip-row-production = Top row: Production and Open Production, defence value 3.
table-tip-row-feature = Middle row: Features, defence value 4.
table-tip-row-action = Bottom row: Actions, defence value 5.
table-tip-undo = { $n ->
    [one] Takes back one decision:
   *[other] Takes back { $n } decisions:
}
table-tip-redo = { $n ->
    [one] Does one decision again:
   *[other] Does { $n } decisions again:
}
table-tip-pass = Ends the Action phase for this player. It asks once more.
