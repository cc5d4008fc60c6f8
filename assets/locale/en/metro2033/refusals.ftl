# Why something is not possible, and what to do. A form called after a fact (.seat, .limit) is taken where it is known.

refusal-unreadable_move = This is not a move.
    .text = “{ $text }” is not a move.
refusal-game_over = The game is over.
refusal-not_your_turn = It is another player’s turn.
    .seat = It is { $who }’s turn.
refusal-wrong_phase = You cannot do this now.
    .phase = You cannot do this now (phase: { $phase }).
    .card = You cannot use { $card } now: see when its property works.
refusal-no_question = This is not what is asked now: look at the question again.
refusal-wrong_choice = This is not among the answers: choose one of those shown.
    .card = { $card } is not among the answers: choose one of those shown.
    .station = { $station } is not among the answers: choose one of those shown.
    .seat = You cannot attack { $who }’s hero: choose another target.
refusal-faction_taken = This faction is taken: choose another one.
    .card = { $card } is taken: choose another faction.
    .seat = { $who } plays this faction: choose another one.
refusal-not_bordering = This zone borders none that is taken: choose a neighbour of the taken zones.
    .card = The zone of { $card } borders none that is taken: choose a neighbour of the taken zones.
refusal-hero_taken = This hero is taken: choose another one.
    .hero = { $hero } is taken: choose another hero.
    .card = { $card } is taken: choose another hero.
refusal-not_a_home = Your hero begins at a home of your faction.
    .station = { $station } is no home of your faction: choose one of the three.
refusal-wounded = Your hero is wounded and misses this turn.
refusal-closed_zone = This zone is closed: nobody plays its faction.
    .zone = The zone { $zone } is closed: nobody plays its faction.
    .station = { $station } lies in a closed zone: nobody plays its faction.
refusal-hansa_station = Hansa is never attacked or owned: choose another station.
    .station = { $station } belongs to Hansa and is never attacked or owned: choose another station.
refusal-abandoned_station = Nobody attacks an abandoned station: choose another one.
    .station = { $station } is abandoned, and nobody attacks it: choose another station.
refusal-own_station = This is your own station: attack another one.
    .station = { $station } is your own: attack another station.
refusal-not_your_station = This is not your station: name one that you own.
    .station = { $station } is not yours: name a station that you own.
refusal-hero_elsewhere = Your hero is not there: defend with the army.
    .station = Your hero is at { $station }: defend with the army.
refusal-out_of_reach = This is out of reach: choose a neighbour of your stations, or one beyond Hansa.
    .station = { $station } is out of reach: choose a neighbour of your stations, or one beyond Hansa.
    .seat = { $who }’s Polis station bars the way: choose another station.
    .limit = The way needs more than one tunnel of the Ring: choose a nearer station.
refusal-too_far = This is too far for your hero.
    .steps = This takes { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }: more than your hero has left.
    .left = Too far: it takes { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, and your hero has { $left }.
refusal-already_acted = Your hero has acted: end your turn.
refusal-hero_protected = This hero is safe where he is: on Hansa, or at a station of his faction.
    .station = This hero is safe at { $station }: it is Hansa, or a station of his faction.
refusal-not_there = This hero is elsewhere: move to his station first.
    .seat = { $who }’s hero is elsewhere: move to his station first.
refusal-not_on_hansa = Your hero trades on Hansa only: move to a station of the Ring.
    .station = { $station } is not Hansa: move to a station of the Ring to trade.
refusal-not_neutral = Your hero scouts at neutral stations only: move to one.
    .station = { $station } is not neutral: move to a neutral station to scout.
refusal-not_in_market = This card is not in the market.
    .card = { $card } is not in the market: choose one of the cards there.
refusal-no_such_card = You do not have this card.
    .card = You do not have { $card }.
refusal-already_refreshed = You have refreshed the market in this round: buy, or end your turn.
refusal-already_bought = You have bought a card already: refresh before the first purchase.
refusal-already_used = This has been used in this round: use it again in the next one.
    .card = { $card } has been used in this round: use it again in the next one.
refusal-no_cards_left = No card is left to draw: do something else.
refusal-nothing_scouted = You have no threat scouted in the round before: attack without one.
refusal-army_limit = An army cannot be stronger: recruit fewer.
    .limit = An army has at most { $limit }: recruit fewer.
refusal-not_enough_goods = You cannot pay for this.
    .needs = This costs { $needs }, and you have { $has }.
refusal-choice_missing = Your hero would carry too much: say which card to discard.
    .limit = Your hero carries at most { $limit ->
        [one] { $limit } card
       *[other] { $limit } cards
    }: say which one to discard.
    .card = Say what { $card } is to bring: name the goods or the card.
refusal-condition_not_met = The condition of this quest is not met.
    .card = The condition of { $card } is not met: see what it asks for.
refusal-same_condition = You have completed a quest with the same condition: this one can only be used.
    .card = You have completed a quest with the same condition as { $card }: use its property instead.
refusal-no_effect = This would change nothing.
    .card = { $card } would change nothing now: keep it.
