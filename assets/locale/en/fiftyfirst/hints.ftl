# Hints on request: what could be done now, what is missing for the rest, what Cleanup would take.


## Groups; .verb names what would be done

hint-advised = Best right now
hint-missing = Not possible now
hint-cleanup = If the round ended now
hint-verb-keep_cards = Keep
hint-verb-pick_card = Take
hint-verb-construct_location = Construct
hint-verb-develop_location = Develop
hint-verb-make_deal = Make a Deal
hint-verb-raze_from_hand = Raze from hand
hint-verb-raze_location = Raze in another State
hint-verb-activate_location = Activate
hint-verb-activate_faction = Faction action
hint-verb-exchange_workers = Exchange workers
hint-verb-use_open_production = Use Open Production
hint-verb-take_connection = Take a Connection card
hint-verb-play_connection = Play a Connection card
hint-verb-place_shield = Place a shield
hint-verb-store_goods = Store
hint-verb-choose = Answer
hint-verb-choose_site = Answer
hint-verb-choose_deal = Answer
hint-verb-finish_turn = Stop here
hint-verb-pass = Pass
hint-verb-virtual_turn = The opponent’s turn

## Lines

hint-title = { $kind ->
    [exchange_workers] Exchange 2 workers for { $what }
   *[other] { $verb }: { $what }
}
hint-over_ruin = a Ruin into { $card }
hint-over_location = { $over } into { $card }
hint-of = { $owner }’s { $card }
hint-matching = { $card } ({ $category } icon on { $owner }’s discard pile)
hint-kept_top = { $cards } (on top of your discard pile: { $top })
hint-advice = { $gains } for { $paid }
    .free = { $gains } for nothing
hint-place = { $goods } on the card
    .card = { $goods } on { $card }
    .ruin = { $goods } on the Ruin
hint-location = { $n ->
    [one] { $n } Location (1 VP at the end)
   *[other] { $n } Locations (1 VP each at the end)
}
hint-nothing = no immediate effect
hint-lacks = missing: { $goods }
hint-cleanup-last = This is the last round: there is no Cleanup, and you lose nothing.
    .title = No Cleanup
hint-cleanup-lost = { $goods }, unless stored
    .title = Lost from your supply
hint-cleanup-cleared = { $goods }
    .title = Removed from your cards
hint-cleanup-kept = { $goods }
    .title = Stays on your cards
hint-cleanup-hand = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
    .title = Stays in your hand
hint-cleanup-store = You may { $storing }; you have { $goods } for it.
    .nothing = You may { $storing }; you have nothing that fits.

## In the terminal

text-help-hint = hint: what you can do now, what you lack for the rest, what Cleanup would take
