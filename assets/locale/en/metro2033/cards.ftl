# What is printed, in sentences. A verb is a phrase; a timing makes a sentence of it.

## Verbs

verb-add_strength = { $amount } strength
verb-add_speed = { $amount } speed
verb-win_ties = a tie{ $when } is a victory
verb-change_price = { $of ->
    [equipment] equipment costs
    [quest] a quest costs
    [refresh] refreshing the market costs
    [recruit] each recruit costs
    [capture_neutral] capturing a neutral station{ $when } costs
    [capture_player] capturing a station of a player{ $when } costs
   *[capture] the capture costs
} { $goods } { $change ->
    [less] less
   *[more] more
}
verb-add_votes = { $amount } votes
verb-see_laws = look at the top { $n } laws before one is revealed, and choose which is put to the vote
verb-set_goal = { $n } VP are enough to win
verb-set_forage = foraging brings { $n } goods
verb-set_polis_strength = neutral Polis has strength { $n }
verb-set_battle_hand = choose from { $n } battle cards
verb-trade_at_homes = homes that you own count as Hansa for your hero’s trade
verb-gain_goods = gain { $goods }
verb-add_army = { $amount } army strength
verb-redraw_threat = discard the threat and fight the next one
verb-peek_threats = look at { $n ->
    [one] the top threat
   *[other] the top { $n } threats
}{ $order ->
    [yes] {" "}and put them back in any order
   *[no] {""}
}
verb-take_equipment = take { $n ->
    [one] a card
   *[other] { $n } cards
} of the market for free
verb-cure_wound = he stays where he is and misses no turn
verb-discard_this = discard this card

## When a verb holds: joined to a phrase such as “in attacks against other players”

when-with-army = with the army
when-with-hero = with the hero
when-side-attack = in attack
when-side-defend = in defence
when-side-any = in fights
when-against-threat = against threats
    .over = over a threat
when-against-polis = against Polis
    .over = over Polis
when-against-player = against other players
    .over = over another player
when-against-physical = against physical threats
    .over = over a physical threat
when-against-biological = against biological threats
    .over = over a biological threat
when-against-radiation = against radiation threats
    .over = over a radiation threat

## Timings

timing-modifier = { $effect }{ $when }.
timing-after_exchange = After an exchange: { $effect }.
timing-after_won = After a victory{ $when }{ $strength ->
    [0] {""}
   *[other] {" "}of strength { $strength } or more
}: { $effect }.
timing-instead_of_wound = Instead of being wounded: { $effect }.
timing-free_use = { $n ->
    [one] Once
   *[other] { $n } times
} a round, { $moment }: { $effect }.
window-turn = in your turn
window-move = while your hero moves
window-fight = in a fight
window-capture = when you may capture
window-vote = before your vote
window-wound = when your hero is to be wounded

## Quests

quest-property = { CAPITAL($moment) }: { $effect }.
condition-have_goods = Have { $goods }. They are not spent.
condition-own_on_line = Own { $n } stations of one line.
condition-own_abroad = Own { $n } stations in the zones of other factions.
condition-own_polis = { $n ->
    [one] Own a station of Polis.
   *[other] Own { $n } stations of Polis.
}
condition-army_of = Have an army of { $n } or more.
condition-hero_at_foreign_home = At the end of a round, your hero stands at a home of another faction in the game.
condition-hero_of = Have a hero of strength { $n } or more, with equipment that always counts.
condition-won_fight = Gain a victory{ $when }{ $strength ->
    [0] {""}
   *[other] {" "}of strength { $strength } or more
}.

## Battle cards, bonuses, spaces of the round track, stations

battle-sentence = { $bonuses }.
battle-bonus = +{ $n } strength
battle-against = or +{ $n } against { $types }
start-bonus = { CAPITAL($goods) }.
    .heading = Start bonus
start-bonus-cards = { $deck ->
    [quest] Draw { $draw } quests, keep { $keep }.
   *[equipment] Draw { $draw } equipment cards, keep { $keep }.
}
space-goods = Production: { $goods }{ $times ->
    [one] {""}
   *[other] {" "}({ $times } of each)
}
space-threat = A threat from the tunnels
space-law = A law is put to the vote
station-place = { $kind ->
    [hansa] The Ring.
    [polis] Polis. Line: { $line }.
   *[other] Zone: { $zone }. Line: { $line }.
}
station-ordinary = Produces 1 { $good }.
station-polis = Produces one good that the round track shows.
station-hansa = Trade here. Nobody attacks or owns it.
station-abandoned = Abandoned: nobody captures it, and no army passes.
station-home = Home of { $faction }.

## Headings beside the enlarged card

fact-ability =
    .heading = Property
fact-law =
    .heading = While in force
fact-battle =
    .heading = { CAPITAL($type) }
fact-threat = Strength { $n }, { $type }. Stage { $stage ->
    [1] I
   *[2] II
}.
    .heading = Threat
fact-reward = { CAPITAL($goods) }.
    .heading = Reward
fact-hero = { $n }, and what equipment adds.
    .heading = Strength
fact-speed = { $n } steps in a turn.
    .heading = Speed
fact-homes = { $stations }.
    .heading = Homes
fact-condition =
    .heading = Condition
fact-property =
    .heading = Property
fact-use = Discard the uncompleted quest for its property; completed, it costs { $price }, once a round.
    .heading = Use
fact-station =
    .heading = Station

## A whole card in one paragraph

card-summary = { $title }. { $facts }
