# The action table: zones, buttons, prompts, panels, tooltips.

## Zones

table-round = Round { $n }
table-round-last = Last round
table-exit = { $vp } VP – last round
table-plate-note = { $name } · hand { $n }
table-income = Income
table-discard = Discard
table-own-discards = Your pile
table-connections = Connection cards
table-pile-empty = No cards left
table-pile-taken = Taken this round
table-pile-covered = Face down until round 1
table-pile-left = { $n ->
    [0] No cards are left in this pile.
    [one] No card is face up. { $n } card is left in the pile.
   *[other] No card is face up. { $n } cards are left in the pile.
}

## What can be done with a card or a token

table-verb-construct = Construct
table-verb-deal = Deal
table-verb-raze = Raze
table-verb-develop = Develop
table-verb-shield = Shield
table-verb-visit = Open Production
table-verb-play = Play
table-verb-take = Take
table-title = { $kind ->
    [make_deal] Make a Deal: { $card }
    [use_open_production] { $verb }: { $card }
    [place_shield] { $verb }: { $card }
   *[other] { $verb } { $card }
}

## Buttons

table-pay = Pay

## Prompts

table-prompt-act = { $name }: one action
    .text = Drag a card, or click what is lit. Right-click to zoom in.
    .last = Last round: the game ends when all players have passed.
table-new = New
table-held-hand = Construct, Deal, Raze, or develop a lit Location.
table-held-useless = You cannot use it now. Point at an action to see why.
table-held-connection = Play it onto the table.
table-held-goods = Drop it on a lit Location.
table-held-take = Take it into your hand.
table-held-site = Use its Open Production or raze it?
table-drop-hand = Drop it on your rows to construct it, on your faction board to make a Deal, on the discard pile to raze it, or on one of your Locations to develop it.
table-drop-connection = Drop it on your rows to play it.
table-drop-take = Drop it on your hand to take it.
table-drop-raze = Drop it on another player’s Location to raze it.
table-drop-shield = Drop it on one of your Locations.
table-drop-visit = Drop it on another player’s Open Production.
table-aim-develop = Choose what to replace
    .text = Lit Locations and Ruins can be replaced. Esc cancels.
table-aim-raze = Choose a Location to raze
    .text = The badges show the price. Esc cancels.
    .have = You have
table-aim-shield = Choose a Location for the shield
    .text = It adds 1 to the defence value. Esc cancels.
table-aim-visit = Choose an Open Production
    .text = Your worker stays there until Cleanup. Esc cancels.

## Panels

table-row-cost = Cost
table-row-pay = Pay
table-row-lose = You lose
table-row-get = You get
table-row-keep = You keep
table-row-unpaid = Still to pay
table-row-other_pay = { $name } pays
table-row-other_lose = { $name } loses
table-row-other_get = { $name } gets
table-pay-count = { $n } of { $all }
table-pay-keep-nothing = You keep none of these.
table-pay-ammo = Ammo can pay for any resource.
table-pay-universal = A universal token can pay for any contact token.
table-pay-discards = You discard { $cards }.
table-pay-unpaid = Still to pay: { $goods }.
table-pay-instead = { $more } instead of { $less }
table-pay-mix = Pay in any mix of these.
table-pay-none_left = You have no more of it there.
table-pay-full = The cost needs no more of it.
table-pay-none_paid = You pay none of it.
table-pay-needed = Nothing else you have can pay for it.
table-pay-keys = Up and Down, or + and −, change how many you pay.
table-discard-note = Choose what to discard for it.
table-discard-first = Choose { $n } to discard for it, one after the other.
table-discard-next = You discard { $chosen }. Choose { $left } more.
table-branching-note = Choose one; the action is then used for this round.
table-times = { $n ->
    [one] once
    [2] twice
   *[other] { $n } times
}
table-exchange-note = Two workers for one of these, as often as you like.
table-exchange-how = Choose what to gain, as often as you like; then you choose how to pay.
table-pass-title = Pass for this round?

## Tooltips

table-tip-deck = { $n ->
    [one] { $n } card in the deck. Click to see what could still come ({ KEY("c") }).
   *[other] { $n } cards in the deck. Click to see what could still come ({ KEY("c") }).
}
table-tip-discard = { $n ->
    [one] { $n } card in the discard pile. Click to look at it ({ KEY("c") }). Drop a card from your hand here to raze it.
   *[other] { $n } cards in the discard pile. Click to look at them ({ KEY("c") }). Drop a card from your hand here to raze it.
}
table-tip-lane = Victory points. Reaching 25 triggers the end of the game.
table-tip-income = What your faction board gives in every Production phase.
table-tip-round = The current round. The game ends after the round in which a player reaches 25 VP.
table-tip-round-last = The end is triggered: when all players have passed, the game ends without a Cleanup phase.
table-beyond-deal = It gives { $goods } again in every Production phase.
table-beyond-develop = { $card } goes to the discard pile.
table-beyond-shield = Razing it costs 1 red contact token more.
table-tip-victim = Take one of { $name }’s resources: { $goods }.
table-tip-no-target = You have no Location or Ruin that this card could replace.
table-tip-aim = Click it, or drag it onto a Location.
table-tip-deal =
    { $card }
    Deal: { $goods } in every Production phase.
table-tip-ruin = A Ruin. You can develop it into any Location. It cannot be razed and scores nothing.
table-tip-row-production =
    Top row
    Production and Open Production, defence value 3.
table-tip-row-feature =
    Middle row
    Features, defence value 4.
table-tip-row-action =
    Bottom row
    Actions, defence value 5.
table-tip-pass = You take no more turns this round. You are asked to confirm.
table-pass = Pass
table-pass-not-now = You can only pass when it is your turn to take an action.
