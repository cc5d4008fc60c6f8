# Advice of robots: what one would do, what it expects, and why.

## In hints

advice-heading = Advice · { $level }
advice-thinking = Thinking…
    .note = The robot knows what you know.
advice-title = { CAPITAL($what) }

## What is advised, as in “then construct School”

advice-do-keep_cards = keep { $what }
advice-do-pick_card = take { $what }
advice-do-construct_location = construct { $what }
advice-do-develop_location = develop { $what }
advice-do-make_deal = make a Deal with { $what }
advice-do-raze_from_hand = raze { $what } from hand
advice-do-raze_location = raze { $what }
advice-do-activate_location = activate { $what }
advice-do-activate_faction = use the faction action ({ $what })
advice-do-exchange_workers = exchange 2 workers for { $what }
advice-do-use_open_production = use { $what }
advice-do-take_connection = take { $what }
advice-do-play_connection = play { $what }
advice-do-place_shield = place a shield on { $what }
advice-do-store_goods = store { $what }
advice-do-choose = choose { $what }
advice-do-choose_site = choose { $what }
advice-do-choose_deal = choose { $what }
advice-do-finish_turn = stop here
advice-do-pass = pass
advice-stored = { $goods } on { $card }
    .nothing = nothing on { $card }

## Reasons

advice-only = nothing else is possible
advice-pass = nothing better to do this round
advice-gains = +{ $gains } this round
advice-locations = { $n ->
    [one] { $n } Location
   *[other] { $n } Locations
}
advice-keeps = keep { $goods } to { $what }
advice-enables = then you can { $what }
advice-follows = next: { $what }
advice-better = about { $n } VP better than the next best move ({ $what })

## What is expected at the end of the game

advice-lead = { $sign ->
    [ahead] about { $n } VP ahead
    [behind] about { $n } VP behind
   *[even] level
}
advice-expects = Forecast: you finish { $lead }.

## In the replay

advice-same = { $level }: would have done the same (expects to finish { $lead }).
    .unweighed = { $level }: would have done the same.
advice-other = { $level }: { $what } (expects to finish { $lead }). Played: { $played } ({ $played_lead }).
    .unweighed = { $level }: { $what }. Played: { $played }.
advice-forced = { $level }: nothing else was possible.
