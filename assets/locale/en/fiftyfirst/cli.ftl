### What the commands without a window say.

## Match files: replay, export

cli-cards-played = { $games ->
    [one] One game was played with it.
   *[other] { $games } games were played with it.
}
cli-cards-time = Time ran out after { $games } of { $all } games with it.

## text: the start

text-ask_faction = Which faction does { $name } play? [0]
text-ask_sets = Which sets besides the base set? Separate names with commas. []
text-random_faction = a random one

## text: the table

text-frame = Round { $round }, { $phase }. Deck: { $deck }, discard pile: { $discard }.
    .own_piles = Round { $round }, { $phase }. Deck: { $deck }.
text-last_round = This is the last round!
text-connections = Connection cards: { $piles }
text-pile = { $pile }: { $card } (and { $left } face down)
text-none = none
text-player = { $seat } { $name }, { $faction }: { $vp } VP, hand { $hand }, Connection cards { $connections }
    .unnamed = { $seat }, { $faction }: { $vp } VP, hand { $hand }, Connection cards { $connections }
text-first_player = first player
text-passed = has passed
text-goods = Goods: { $goods }
text-state = State: { $cards }
text-deals = Deals: { $cards }
text-deal = { $card } ({ $goods })
text-used = Faction actions used: { $cards }
text-discard = Discard pile: { $card } on top of { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
    .only = Discard pile: { $card }
    .empty = Discard pile: empty
text-piles-deck = Deck: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
text-piles-discard = Discard pile, the top card first: { $cards }
    .own = Discard pile of { $name }, the top card first: { $cards }
text-piles-below = { $n ->
    [one] { $n } card
   *[other] { $n } cards
} that nobody knows
text-ruin = { $site } is { $card }
text-ruins = { $ruins }.
text-keep_top = The other two go onto your discard pile, the later one in your hand on top. To change that, type “top” and a title after the four.
text-this_ruin = This is { $site }.
text-shield = shield
text-worker = a visitor’s worker
text-times_used = used { $times }×
text-hand = Hand of { $name }:
text-offer = Cards you can take:
text-location = { $card } ({ $distance }; { $categories }): { $abilities } Spoils: { $spoils }. Deal: { $deal }.
    .open = { $card } ({ $distance }; { $categories }): Open { $abilities } Spoils: { $spoils }. Deal: { $deal }.
text-any = any
text-connection = { $card } (Connection card): { $effect }
text-look = { $name }, { $faction }:
text-look-faction = Faction action { $action }: { $effect }
text-action = { $action }
    .of = { $action } { $repeated }
    .typed = { $action } ({ $typed })
text-score = { $name }: { $vp } VP and { $locations } for Locations, { $total } in total; goods left: { $goods }
    .winner = { $name } (winner): { $vp } VP and { $locations } for Locations, { $total } in total; goods left: { $goods }

## text: playing

text-turn_hint = “moves” lists what you can pay for.
    .follow_up = “end” ends it.
text-free = This costs nothing.
text-no_card = There is no card “{ $name }”.
text-help-pay = pay MOVE: every way to pay for a move
text-help-card = card NAME: everything printed on a card or faction board
text-help-look = look, or look B: the faction board and cards of your State, or of B’s
text-help-table = table: shows the table again; School (1; worker) has Distance 1 and the worker icon, School [3] has defence value 3
text-help-piles = piles: the deck, every discard pile with its cards, and the Connection cards
text-help-player = player hard, or player Ben hard, player Ben human: who plays your seat, or another’s, from now on; “player” alone tells who plays

## text: how each move is written

text-help_moves = Players are A, B, C, D. You may use small letters; the second School of a State is School#2.
text-help-move-keep = keep School, Pub, Docks, Quarry: the four cards of your starting hand; “top Church” after them lays Church on top of a discard pile of your own
text-help-move-pick = pick School: takes a card in the Lookout phase
text-help-move-construct = construct School: for grey contact tokens
text-help-move-develop = develop School over Docks, or over Ruin: replaces Docks or a Ruin with School, for a brick or a development token
text-help-move-deal = deal School: makes a Deal for blue contact tokens
text-help-move-raze = raze School: from your hand; raze B:School: in B’s State; both for red contact tokens
text-help-move-activate = activate Archive, or activate Archive twice: uses your Action Location; activate Wasteland Expedition matching B:worker: pays what the worker icon on B’s discard pile stands for
text-help-move-faction = faction grey: the faction action that gives grey contact tokens
text-help-move-exchange = exchange brick, or exchange gun, card: two workers for each
text-help-move-visit = visit B:Docks: places a worker on B’s Open Production
text-help-move-take = take red: takes the face-up Connection card for two workers
text-help-move-play = play Thugs: plays a Connection card from your hand
text-help-move-shield = shield School: places a shield on your Location, in addition to your action
text-help-move-store = store {"{"}iron: 2{"}"} on Ruined Library, or store nothing on Ruined Library: in the Cleanup phase
text-help-move-choose = choose B, choose iron, choose Ruin#2, or choose nothing: answers a question
text-help-move-done = done: ends a turn, or an effect, that could continue
text-help-move-pass = pass: you take no more turns this round
text-help-move-more = After a move: “paying {"{"}ammo: 1{"}"}” pays differently, “discarding School” or “discarding Ruin#2” names what to discard as a cost.

## train

cli-trained = Iteration { $iteration } of { $of }: explains { $explained }% of unseen games, { $rounds } rounds a game

## tournament

tournament-setup-solo = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } against { $opponent }; sets: { $sets }; seeds from { $seed }
tournament-setup = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } between { $players } robots; sets: { $sets }; seeds from { $seed }
