# The screens of the phases, and the zoom.

## On all of them

continue-keys = Space / Enter
overview-open = All States
overview-tip = Look at all States at once ({ KEY("o") })
hand-empty = No cards in hand
card-closely = Right-click it, or press { KEY("i") }, to zoom in.
card-printed = Distance { $distance }: that many grey contact tokens to construct it, blue for a Deal, red to raze it. Spoils: { $spoils }. Deal: { $deal }.
plate-tip = { $first ->
    [yes] { $name } plays { $faction }, has { $vp } VP and is first player this round.
   *[no] { $name } plays { $faction } and has { $vp } VP.
}
plate-tip-coming = Each Location is worth 1 VP at the end: with { $n } more, { $total } VP.
goods-tip =
    { $help }
    { CAPITAL($goods) }.
zoom-if-built = If built now

## Keep four of six
keep-title = Keep four cards
keep-secret = Every player secretly keeps four of six cards. The other two are revealed when all have chosen.
keep-line = { $left ->
    [0] { $name }: you will discard these two.
    [one] { $name }: choose one more card to discard.
   *[other] { $name }: choose { $left } cards to discard. The other four are your starting hand.
}
keep-discard = Discard
keep-confirm = Keep these four
keep-confirm-tip = You discard the other two when all have chosen.
keep-enough = You discard two cards. Click one of them to keep it after all.
keep-choose-more = { $left ->
    [one] Choose one more card to discard.
   *[other] Choose { $left } cards to discard.
}
keep-chosen = has chosen
keep-choosing = is choosing
keep-waiting = chooses later

## Lookout
lookout-title = { $draft ->
    [1] Lookout · round { $round } · first draft
   *[other] Lookout · round { $round } · second draft
}
lookout-line = { $count ->
    [one] { $name }: take the last card.
   *[other] { $name }: click a card to take it, or drag it to your hand. The last one left goes to the discard pile.
}
    .own = { $count ->
        [one] { $name }: take the last card.
       *[other] { $name }: click a card to take it, or drag it to your hand. The last one left goes to the first player’s discard pile.
    }
lookout-order = Order
lookout-left = The card that is left goes onto the first player’s discard pile: { $name }.
lookout-closed = You choose above. You need not open your hand for that.
lookout-drop = Drop a card on your hand to take it.
lookout-picked = { $name } took { $card }. Right-click it, or press { KEY("i") }, to zoom in.
lookout-now = { $name } is picking now.
lookout-over = There was no card left for { $name }.
lookout-later = { $name } has yet to pick.
lookout-hand = { $name }’s hand

## Production
production-title = Production · round { $round }
production-title-last = Production · last round
production-total = Total
production-stored = { $card }: stored
production-deal = Deal: { $card }
production-nothing = Nothing was produced.
production-all = Show all
production-all-tip = Show the rest at once. Any click or Space does the same.
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
cleanup-confirm-tip = Stored goods come back in the next Production phase.
cleanup-drop = Drop a good on the card to store it.
cleanup-less-tip = Take { $goods } off the card.
cleanup-more-tip = Put { $goods } onto the card.
cleanup-keep = Keep
cleanup-keep-tip = What you keep for the next round: cards in your hand, stored goods, and unspent goods on your Locations.
cleanup-lose = Lose
cleanup-lose-tip = The goods you have neither used nor stored: they go back to the general supply. What lies on used actions, visitors’ workers and shields are removed as well.
cleanup-next-first = { $name } is first player next round.
cleanup-continue-tip = On to the next round’s Lookout.
cleanup-no-goods = nothing

## Final score
score-winner = { $factions } is the 51st State
score-winners = { $factions } are the 51st State
score-tie-goods = The tie was broken by goods left over: { $goods }.
score-tie-locations = The tie was broken by Locations: { $locations }; the goods left over were equal.
score-tie-shared = They tied on goods left over and on Locations.
score-action = Location actions
score-development = Developments
score-building-bonus = Building Bonuses
score-spoils = Razing
score-deal = Deals
score-whenever = Rewards for Deals and razing
score-production = Production
score-open-production = Open Production
score-other = Faction and Connection cards
score-location = 1 for each Location
score-goods-left = Goods left over, which break ties: { $list }
score-rematch-tip = The same players, factions and options, with new cards.
score-banner-tip = Most VP wins: { $vp }. Goods left over break ties, then Locations.
score-seat-tip = { $name } played { $faction }.
score-total-tip = VP on the score track, and 1 VP for each Location.
score-action-tip = VP from your Locations’ actions.
score-development-tip = 1 VP for each time you developed a Location or a Ruin.
score-building-bonus-tip = VP gained once, when you built a Location.
score-spoils-tip = VP from the Spoils of razed Locations, and as compensation for Locations that others razed.
score-deal-tip = VP from Deals, when you made them and in the Production phases.
score-whenever-tip = VP from Locations that reward making Deals or razing.
score-production-tip = VP from Locations and the faction board in the Production phases.
score-open-production-tip = VP from using Open Production, and from being visited.
score-other-tip = VP from faction actions, exchanges and Connection cards.
score-start-tip = VP at the start of this position.
score-location-tip = At the end, each Location in your State is worth 1 VP. Ruins are worth nothing.
score-greatest = Round { $round }: { $vp } VP for { $name } from { $source }, the biggest gain of the game.
