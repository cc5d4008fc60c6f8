# The screens of the phases, the zoom and the hand-over.

## On all of them

undo-tip = Take back the last decision
undo-tip-of = Take back the last decision of { $name }
end-turn = End turn
continue = Continue
states-open = All States
states-tip = Look at all States at once (O)
hand-empty = No cards in hand
card-closely = A right click, or I, shows the card closely.
card-printed = Distance { $distance }: that many grey contact tokens to construct it, blue for a Deal, red to raze it. Spoils: { $spoils }. Deal: { $deal }.
plate-tip = { $first ->
    [yes] { $name } plays { $faction }, has { $vp } VP and is first player of the round.
   *[no] { $name } plays { $faction } and has { $vp } VP.
}
goods-tip = { CAPITAL($goods) }. { $help }
end-turn-tip = Give the table to the next player. Until then everything can be taken back.
handover-title = { $name }, your turn
handover-show = Show my hand
handover-key = Space or click
handover-tip = Only the player named here should look now. Space opens the hand.
handover-more = + { $count } more before that
handover-nothing = The hand stays hidden until you open it.
zoom-if-built = If built now
zoom-close = Click or Esc to close
zoom-close-many = Click or Esc to close · arrows and wheel: { $place } of { $count }
zoom-previous-tip = The card before (left arrow)
zoom-next-tip = The card after (right arrow)
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
keep-confirm-tip = The other two go to the discard pile when all have chosen.
keep-choose-more = { $left ->
    [one] Choose one more card to discard.
   *[other] Choose { $left } cards to discard.
}
keep-chosen = has chosen
keep-choosing = is choosing
keep-waiting = chooses later

## Lookout
lookout-title = { $draft ->
    [1] Lookout · round { $round } · first pick
   *[other] Lookout · round { $round } · second pick
}
lookout-line = { $count ->
    [one] { $name }: take the last card.
   *[other] { $name }: pick one card. The last one left goes to the discard pile.
}
lookout-done = { $name } has picked. End the turn, or take the pick back.
lookout-order = Order
lookout-closed = Pick a card above. The hand need not be opened for that.
lookout-picked = { $name } took { $card }. A right click, or I, shows the card closely.
lookout-now = { $name } picks now.
lookout-over = { $name } found no card left to take.
lookout-later = { $name } has still to pick.
lookout-take-tip = { $card } goes into the hand. Clicking the chosen card once more does the same.
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
production-all = Show all
production-all-tip = Show the rest at once. So does any click, or Space.
production-continue-tip = The Action phase begins.
production-source = { $source } gives { $goods }.
production-more = { $count ->
    [one] { $count } more line: wheel, arrows, Page Up and Down
   *[other] { $count } more lines: wheel, arrows, Page Up and Down
}

## Cleanup
cleanup-title = Cleanup · round { $round }
cleanup-store = { $name }: store goods on { $card }?
cleanup-room = For the next round you may { $storing }.
cleanup-of = { $count } of { $owned }
cleanup-none-stored = None of it is stored here.
cleanup-confirm = Store { $goods }
cleanup-confirm-many = { $n ->
    [one] Store { $n } good
   *[other] Store { $n } goods
}
cleanup-nothing = Store nothing
cleanup-done = { $name } has decided what to store. End the turn, or take it back.
cleanup-stored = { $card }: { $goods }
cleanup-stored-nothing = Nothing is stored.
cleanup-confirm-tip = Stored goods come back in the next Production phase.
cleanup-less-tip = Take { $goods } back off the card.
cleanup-more-tip = Put { $goods } onto the card.
cleanup-keep = Keep
cleanup-keep-tip = What stays for the next round: cards in hand, stored goods, and goods lying on Locations by a Building Bonus.
cleanup-lose = Lose
cleanup-lose-tip = What goes back to the general supply: all goods that are not stored, goods that mark used actions, workers of visitors, and shields.
cleanup-next-first = { $name } is first player of the next round.
cleanup-continue-tip = On to the Lookout of the next round.
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
score-whenever = Rewards for Deals and razing
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
score-undo-tip = Take back the decision that ended the game.
score-rematch-tip = The same players, factions and options, dealt anew.
score-menu-tip = Back to the title.
score-banner-tip = The most VP win: { $vp }. A tie is broken by goods left over, then by Locations.
score-seat-tip = { $name } played { $faction }.
score-total-tip = VP of the score track and 1 VP for each Location.
score-action-tip = VP from actions of own Locations.
score-development-tip = 1 VP for each Location developed over another one or over a Ruin.
score-building-bonus-tip = VP gained once, when a Location came into the State.
score-spoils-tip = VP from Spoils of razed Locations, and as compensation for own Locations razed by others.
score-deal-tip = VP from Deals, when they were made and in the Production phases.
score-whenever-tip = VP from own Locations whenever a Deal was made or something was razed.
score-production-tip = VP from Locations and the faction board in the Production phases.
score-open-production-tip = VP from using Open Production, and from being visited there.
score-other-tip = VP from faction actions, exchanges and Connection cards.
score-start-tip = VP that were there when this position began.
score-location-tip = At the end each Location in a State is worth 1 VP. Ruins are worth nothing.
score-chart-tip = VP at the end of each round, the start first:
    { $rows }
score-chart-row = { $name }: { $values }
score-lead = { $round ->
    [0] { $name } was never caught up with.
   *[other] { $name } was ahead of all from the end of round { $round } on.
}
score-lead-last = { $name } went ahead of all only in the last round.
score-greatest = Round { $round }: { $vp } VP for { $name } from { $source }. Nobody gained more at once.
