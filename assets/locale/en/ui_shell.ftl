# Menus, buttons and the screens of the phases.

## Title
title-name = 51st State
title-motto = Ruined America – next exit
title-side-1 = Last gas
title-side-2 = 1 000 miles
title-continue = Continue
title-continue-note = { $round ->
    [0] Choosing the first hand · { $seats }
   *[other] Round { $round } · { $seats }
}
title-new = New game
title-new-note = Two players at one computer, or a robot
title-quit = Quit
title-quit-note = Everything is saved already
title-foot = v{ $version } · unofficial fan implementation · F11 full screen

## New game
new-title = New game
new-name = Player { $number }
new-player = Player { $number }
new-who = Played by
new-faction = Faction
new-human = Human
new-random = Robot
new-random-faction = Random
new-taken = { $name } plays this faction.
new-same-names = Give the players different names.
new-seed = Seed: the same number deals the same cards.
new-dice = Roll
new-dice-tip = Another random number
new-start = Start
new-back = Back
option-connections-reshuffle = When a pile of Connection cards runs out, its discards become the new pile.
option-connections-reshuffle-false = No
option-connections-reshuffle-true = Yes
option-tiebreak-count = What breaks a tie for the most VP.
option-tiebreak-count-supply = Supply
option-tiebreak-count-supply-stored = Supply, stored
option-tiebreak-count-supply-stored-hand = Supply, stored, hand
option-tokens-limited = The tokens in the box are limited.
option-tokens-limited-false = No
option-tokens-limited-true = Yes
option-discard-public = Everybody may look through the discard pile.
option-discard-public-true = Yes
option-discard-public-false = No

## In a match
menu-title = Menu
menu-tip = Menu
menu-saved = The match is saved at every decision. It can be continued from the title.
menu-covers-hands = At the hand-over the hand is turned face down; the table stays in sight.
menu-covers-all = At the hand-over the whole window is covered.
menu-resume = Play on
menu-leave = To the title
menu-quit = Quit
menu-cover-all = Cover everything
menu-cover-less = Cover hand only
undo = Undo
undo-tip = Take back the last decision
end-turn = End turn
continue = Continue
hand-empty = No cards in hand
card-closely = A right click shows the card closely.
handover-title = { $name }, your turn
handover-show = Show my hand
handover-key = Space or click
handover-nothing = The hand stays hidden until you open it.
notice-close = Close
notice-settings-unsaved = The settings hold until the window is closed, but could not be kept: { $reason }.
notice-unsaved = Not saved since step { $step }: the file cannot be written. Every decision tries again.
notice-damaged = The damaged end of the saved match was cut off. It goes on from step { $step }.
notice-unreadable = The match cannot be opened: { $reason }

zoom-if-built = If built now
zoom-close = Click or Esc to close
zoom-previous = Back
zoom-next = Next

## Keep four of six
keep-title = Keep four cards
keep-secret = Everybody secretly keeps four of six cards. The two others are turned up when all have chosen.
keep-line = { $left ->
    [0] { $name }: these two go to the discard pile.
    [one] { $name }: choose one more card to discard.
   *[other] { $name }: choose { $left } cards to discard. The other four are your first hand.
}
keep-done = { $name } keeps these four. End the turn, or take the choice back.
keep-discard = Discard
keep-confirm = Keep these four
keep-choose-more = { $left ->
    [one] Choose one more card to discard.
   *[other] Choose { $left } cards to discard.
}
keep-chosen = has chosen
keep-choosing = is choosing
keep-waiting = chooses later

## Lookout
lookout-title = { $draft ->
    [1] Lookout · first pick
   *[other] Lookout · second pick
}
lookout-line = { $count ->
    [one] { $name }: take the last card.
   *[other] { $name }: pick one card. The last one left goes to the discard pile.
}
lookout-done = { $name } has picked. End the turn, or take the pick back.
lookout-order = Order
lookout-hand = { $name }’s hand
lookout-take = Take { $card }
lookout-take-none = Take
lookout-choose = Choose one of the cards first.

## Production
production-title = Production · round { $round }
production-title-last = Production · last round
production-total = Total
production-stored = { $card }: stored
production-deal = Deal: { $card }
production-nothing = Nothing was produced.
production-key = Space / Enter

## Cleanup
cleanup-title = Cleanup
cleanup-store = { $name }: store goods on { $card }?
cleanup-room = It can keep up to { $goods } for the next round.
cleanup-have = { $count } left
cleanup-none-stored = None of it is stored here.
cleanup-confirm = Store { $goods }
cleanup-nothing = Store nothing
cleanup-done = { $name } has decided what to store. End the turn, or take it back.
cleanup-stored = { $card }: { $goods }
cleanup-stays = Stays
cleanup-goes = Goes back
cleanup-no-goods = nothing

## Final score
score-winner = { $factions } is the 51st State
score-winners = { $factions } are the 51st State
score-result = { $count ->
    [one] { $names } wins { $totals } after { $rounds } rounds.
   *[other] { $names } share the victory with { $totals } after { $rounds } rounds.
}
score-tie-goods = The tie was broken by goods left over: { $goods }.
score-tie-locations = The tie was broken by Locations: { $locations }, with as many goods left over.
score-tie-shared = They have as many goods left over and as many Locations.
score-title = Score
score-total = Total
score-action = Location actions
score-development = Developments
score-building-bonus = Building Bonuses
score-spoils = Razing
score-deal = Deals
score-production = Production
score-open-production = Open Production
score-other = Faction and Connection cards
score-start = Start
score-location = 1 for each Location
score-growth = VP by round
score-end = { $round } + end
score-goods-left = Goods left over, which break ties: { $list }
score-rematch = Rematch
score-menu = Menu
