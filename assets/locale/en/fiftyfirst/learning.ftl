# The notes of the first game. The other lessons have files of their own.
# A note has up to four parts: why (the message), .do what to do now, .after what the move has brought, as long as the
# turn can still be ended, and in `refusal-lesson` the sentence to a move that is allowed but not what the step is about.

title-learn-note = A first game in ten short chapters
learn-first_game = Learn to play
    .intro = A real game against a patient opponent. Each chapter takes one to three minutes, and you can leave at any time.
learn-player = Scout
learn-opponent = Rusty
learn-end_turn = That was your one action this turn, and it ends your turn. You can still undo it.

refusal-lesson = The note says what comes first here. You can make this move later.
    .because_end_turn = One action per turn: press “Next”, or undo.
    .because_learn_aim_keep = This time, keep School, Archive, Boiler Room and Brick Supplier: mark the two cards with Distance 3.
    .because_learn_lookout_first = You could take any card here, but this lesson needs Pub later: take that one.
    .because_learn_lookout_second = You could take any card here, but this lesson needs Church later: take that one.
    .because_learn_construct_school = This step is about constructing School. It gives workers for all that follows.
    .because_learn_construct_grey = This step is about your faction board: turn 1 iron into 1 grey contact token.
    .because_learn_construct_archive = This step is about constructing Archive with the grey contact token you have just made.
    .because_learn_deal_fuel = First prepare a Deal: exchange 2 workers for fuel.
    .because_learn_deal_again = Exchange 2 more workers for fuel in the same turn: the faction action needs 2 fuel.
    .because_learn_deal_blue = Now turn 2 fuel into 2 blue contact tokens on your faction board.
    .because_learn_deal_deal = The blue contact tokens are meant for a Deal with Brick Supplier.
    .because_learn_develop_activate = This step is about the action of Archive in your State.
    .because_learn_develop_develop = This step is about developing: Boiler Room replaces School.
    .because_learn_develop_visited = This step is about the second use of Archive.
    .because_learn_raze_gun = Exchange 2 workers for a gun: it will become red contact tokens.
    .because_learn_raze_red = Turn the gun into 2 red contact tokens on your faction board.
    .because_learn_raze_raze = This step is about razing Pub from your hand.
    .because_learn_raze_pass = There is nothing useful left to do this round: pass.
    .because_learn_connection_first = Take one of the cards in the middle.
    .because_learn_connection_second = Take one of the cards in the middle.
    .because_learn_connection_take = This step is about taking the red Connection card.
    .because_learn_connection_play = This step is about playing Punks, which you have just taken.
    .because_learn_raid_gun = Exchange 2 workers for a gun: two red contact tokens are not enough.
    .because_learn_raid_red = Turn the gun into 2 more red contact tokens.
    .because_learn_raid_raze = This step is about razing Rusty’s Assassin.
    .because_learn_raid_visit = This step is about Rusty’s Docks, which are open to you for a worker.
    .because_learn_ruin_church = This step is about your Ruin: develop it into Church.
    .because_learn_ruin_storage = This step is about constructing Thieves Den, which keeps goods through Cleanup.
    .because_learn_ruin_pass = This step is about passing, and about what Cleanup leaves you.
    .because_learn_ruin_store = This step is about storing on Thieves Den.
    .because_learn_allies_influence_den = This step is about constructing Rat Den with Sharrash influence.
    .because_learn_allies_influence_deal = The Uranopolis influence is meant for a Deal with Self-Feeding Foundry.
    .because_learn_allies_build_dump = This step is about constructing Toxic Waste Dump: it rewards all that you build after it.
    .because_learn_allies_build_nursery = This step is about constructing Burrow Nursery. It gives workers for what follows.
    .because_learn_allies_build_reserves = This step is about developing School into Reserves.
    .because_learn_allies_many_den = This step is about Rat Den: click it and pay twice.
    .because_learn_allies_many_throne = The Sharrash influence is meant for Throne of Teeth: construct it.
    .because_learn_allies_many_pass = There is nothing useful left to do this round: pass.
    .because_learn_allies_many_store = This step is about storing on Reserves.
    .because_learn_allies_rivals_hunt = This step is about Rat Hunt in your State.
    .because_learn_allies_rivals_block = Block Toll Riders this time: Rusty is about to use them.
    .because_learn_allies_rivals_raze = This step is about razing Rusty’s Ugly Timmy.
    .because_learn_moloch_machines_hack = This step is about hacking Rust Locust.
    .because_learn_moloch_machines_build = This step is about constructing Hacked Rust Locust.
    .because_learn_moloch_machines_destroy = This step is about Dragnet: destroy it for 3 red contact tokens.
    .because_learn_moloch_assault_raze = First choose what Salt Sower razes: School or Fuel Tank.
    .because_learn_moloch_assault_exchange = This step is about the exchange: give 2 workers.
    .because_learn_moloch_reserved_mother = This step is about destroying Mother with the tokens on Captured Scanner.
    .because_learn_moloch_reserved_garage = This step is about Cracker’s Garage in your State.
    .because_learn_moloch_reserved_build = This step is about constructing Hacked Hall Breaker.
    .because_learn_no_mans_land_map_skip = Skip this pick for South-West: you take your card in the second draft.
    .because_learn_no_mans_land_map_pick = Now take one of the cards.
    .because_learn_no_mans_land_outposts_build = This step is about building an Outpost on South-Central with Docks.
    .because_learn_no_mans_land_outposts_upgrade = This step is about upgrading South-West with Clay Pit.
    .because_learn_no_mans_land_outposts_level = First choose the level that takes effect.
    .because_learn_no_mans_land_outposts_counted = This step is about constructing Delta Brickfields.
    .because_learn_no_mans_land_rivals_raze = This step is about razing Rusty’s Outpost in West-Central.
    .because_learn_no_mans_land_rivals_level = First choose the level that takes effect.
    .because_learn_no_mans_land_rivals_settle = This step is about building in West-Central at once, with Docks.
    .because_learn_no_mans_land_rivals_meridian = This step is about Grand Meridian in your State.
    .because_learn_no_mans_land_rivals_central = First choose the level that takes effect.
    .because_learn_scavengers_salvage_crew = This step is about constructing Rope Bridge Crew: it salvages twice.
    .because_learn_scavengers_salvage_first = Take Gun Shop from Rusty’s pile this time: you lose both salvages if you take nothing.
    .because_learn_scavengers_salvage_second = Take Pub this time: Rusty threw it away, and you can use it.
    .because_learn_scavengers_salvage_diggers = This step is about Deep Heap Diggers in your State.
    .because_learn_scavengers_salvage_quarry = Take Quarry this time: the next note is about taking nothing.
    .because_learn_scavengers_salvage_nothing = Finish the salvage first: take Church, or take nothing.
    .because_learn_scavengers_yellow_take = This step is about the yellow Connection card: take it for 2 workers.
    .because_learn_scavengers_yellow_play = This step is about playing Back-Alley Finders.
    .because_learn_scavengers_yellow_docks = Take Docks first this time.
    .because_learn_scavengers_yellow_last = Finish the salvage first: take Church, or take nothing.
    .because_learn_scavengers_ruins_ball = This step is about Wrecking-Ball Crew in your State.
    .because_learn_scavengers_ruins_horizons = This step is about New Horizons Initiative in your State.
    .because_learn_scavengers_ruins_lot = Choose Parking Lot this time: it produces at once.
    .because_learn_scavengers_ruins_blast = This step is about Blast Engineers: spend the Ruin that is left.
    .because_learn_scavengers_matching_expedition = This step is about Wasteland Expedition: pay the worker that stands on School.
    .because_learn_scavengers_matching_drone = This step is about constructing Scrap Drone.
    .because_learn_scavengers_matching_ammo = First choose what Scrap Drone gives you: ammo or iron.

## 1
learn-aim = The aim and your hand
    .about = When the game ends, and which four of six cards to keep.
learn-aim-goal = Each of you builds a State from the ruins of America. A player who reaches 25 VP triggers the last round; then every Location in your State adds 1 VP, and the player with the most VP wins.
learn-aim-card = You can use a card in three ways. The road sign on the left is its Distance, the price of all three; the red ribbon on the right shows its Spoils, the blue strip at the bottom its Deal. Right-click it, or press { KEY("i") }, to zoom in.
learn-aim-keep = Contact tokens pay for Distance, and you will have only one or two in the first round. Skyscraper and Gun Shop cost 3 each, so you could not use them yet.
    .do = Mark Skyscraper and Gun Shop for discarding, then confirm.
    .after = Your choice stays hidden until everybody has chosen. Until then, Undo brings the six cards back.

## 2
learn-lookout = Lookout and Production
    .about = Taking face-up cards, and what a new round pays.
learn-lookout-first = Every round begins with a Lookout: one card more than there are players is laid out face up, and each player takes one. Pub has rich Spoils: three cards. You will see what they are good for.
    .do = Click Pub, or drag it to your hand.
    .after = Picks are open: you see what Rusty takes, too. In the second draft the order is reversed, so Rusty picks first.
learn-lookout-second = The order is reversed: Rusty took a card before you. Church gives 2 VP when you build it.
    .do = Click Church, or drag it to your hand.
learn-lookout-production = You get goods from three places: your faction board, your Deals, and the Production Locations in your State. So far it is the board alone: 3 workers, 1 iron, 1 grey contact token and a card.
    .do = Look at the lines, then press “Continue”.

## 3
learn-construct = Construct
    .about = The table, grey contact tokens and Distance, your faction board, and the end of a turn.
learn-construct-table = This is your faction board: its Production, its actions and your goods. Beside it is your State, in three rows; Rusty’s is above it, your hand below. Rest the pointer on anything to read what it is.
learn-construct-tokens = Constructing costs grey contact tokens, as many as the card’s Distance. You have 1.
learn-construct-school = School has Distance 1. As a Production Location it gives its goods at once and again in every round; the hammer marks a Building Bonus, which you gain only once.
    .do = Drag School into your State, or click it and choose “Construct”.
    .after = 1 worker from Production and 1 from the Building Bonus: you now have five. You take one action per turn; you can still undo it. Try it, if you like.
learn-construct-grey = The arrows on your faction board turn goods into contact tokens, each once a round. You have no better use for iron today, and another grey contact token builds another Location.
    .do = Click the faction action from iron to grey.
    .after = The iron stays on the action until Cleanup, so everybody sees that it has been used.
learn-construct-archive = Archive has Distance 1, too. It is an Action Location: it does nothing when you build it, but you may use it from your next turn on.
    .do = Construct Archive.
    .after = Razing a Location costs an enemy 5 red contact tokens in the bottom row, 4 in the middle row, 3 in the top row. Every Location is worth 1 VP at the end.

## 4
learn-deal = Make a Deal
    .about = The exchange of workers, blue contact tokens, and goods in every round to come.
learn-deal-fuel = A Deal gives its good at once and in every Production to come, and nobody can raze it. It costs blue contact tokens, and your board makes those from 2 fuel. Workers can become anything: exchange 2 for any resource or a card, as often as you like.
    .do = Press the exchange below your faction actions and choose fuel.
learn-deal-again = You may repeat the exchange in the same turn, as long as you have workers. Do so: the faction action needs 2 fuel.
    .do = Exchange 2 more workers for fuel.
    .after = Two exchanges, one turn. Four workers have become 2 fuel.
learn-deal-blue = Now the fuel becomes blue contact tokens.
    .do = Click the faction action from fuel to blue.
learn-deal-deal = Brick Supplier has Distance 2. In your State, it would count brick icons you do not have yet; as a Deal, it gives a brick now and in every round. You need bricks for developing.
    .do = Drag Brick Supplier onto your faction board, or click it and choose “Deal”.
    .after = The card is under your board now, and only its blue strip counts. The first brick is already yours.

## 5
learn-develop = Use and develop
    .about = Location actions, and a new Location instead of an old one: a brick, a shared icon, 1 VP.
learn-develop-activate = Archive turns a worker into 1 VP, up to twice a round. The goods you pay stay on the card until Cleanup and show that it was used.
    .do = Click Archive in your State.
    .after = Your first VP. The track at the top shows it.
learn-develop-category = Constructing is not the only way to build. Developing replaces one of your Locations, needs no contact tokens at all, and gives 1 VP. It costs 1 brick, and both cards must share an icon: look at the top left.
learn-develop-develop = School and Boiler Room share the worker icon. Boiler Room produces twice as many workers, and with its Distance of 2 you could not construct it now anyway.
    .do = Drag Boiler Room onto School, or click it, choose “Develop” and then School.
    .after = That cost 1 brick and gave you 1 VP, 2 workers from Production and 1 from the Building Bonus. School is in the discard pile.
learn-develop-visited = Boiler Room is an Open Production, with a door: Rusty has just sent a worker there for its 2 workers, and as its owner you gained 1 for it. You lose nothing by that. You can still use Archive once more.
    .do = Use Archive once more.
    .after = You have used Archive twice: no more until Cleanup.

## 6
learn-raze = Raze from hand, and pass
    .about = Red contact tokens for Spoils, what Cleanup takes, and when to pass.
learn-raze-alone = Rusty has passed: he takes no more turns, and nobody can touch his State. You go on alone until you pass, too. Goods left over are lost in Cleanup, but you keep cards in hand, so turn goods into cards.
learn-raze-gun = Red contact tokens raze. Your board makes 2 of them from a gun, and you get a gun for 2 workers.
    .do = Exchange 2 workers for a gun.
learn-raze-red = Two red contact tokens: exactly the Distance of Pub.
    .do = Click the faction action from gun to red.
learn-raze-raze = Razing a card from your own hand discards it for its Spoils, the red ribbon. It is the quickest way to many goods at once: Pub gives 3 cards.
    .do = Drag Pub onto the discard pile, or click it and choose “Raze”.
learn-raze-pass = Three new cards, and one worker, which is of no use alone. Passing ends the round for you; you are asked once, and shown what you lose.
    .do = Press “Pass” and confirm.
learn-raze-cleanup = Cleanup takes all goods and tokens that are not stored. Locations, Deals and cards in hand stay. The first player token moves on to Rusty.
    .do = Press “Continue”.

## 7
learn-connection = Connection cards
    .about = A second round: more comes in, and two workers buy a Connection card.
learn-connection-first = Round 2: Rusty is first player and has already picked. By now you know what cards are good for.
    .do = Take whichever card you like.
    .after = In the second draft you pick first.
learn-connection-second = Look at Distance, icons and Spoils: what would fit into your State?
    .do = Take whichever card you like.
learn-connection-production = See what your last round was worth: your Deal gives a brick, Boiler Room 2 workers. What you build early pays off most often.
    .do = Press “Continue”.
learn-connection-take = One Connection card of each colour is face up in every round. Taking one costs 2 workers and is an action; Rusty could take it before you.
    .do = Click the red Connection card.
    .after = It is in your hand now, and you keep it like any card. Playing it is an action of its own.
learn-connection-play = Punks give you 2 red contact tokens for free. You lose contact tokens in Cleanup, but not a card in hand: play it when you need it.
    .do = Click Punks in your hand, or drag the card onto the table.
    .after = 2 red contact tokens. Rusty has some as well, so watch out.

## 8
learn-raid = Raze an opponent’s Location
    .about = Defence, Spoils, what the owner gains, Ruins, and Open Production.
learn-raid-ruin = Rusty has razed your Boiler Room for 3 red contact tokens and taken its Spoils. You gained the good on its Deal strip, a worker, and the card became a Ruin. It gives nothing, but it is not useless, as you will see.
learn-raid-gun = Now it is your turn. A Location in the top row has a defence of 3, whatever its Distance; a shield would add 1. You have 2 red contact tokens.
    .do = Exchange 2 workers for a gun.
    .after = You have workers for a second exchange, so your turn stays open until you end it.
learn-raid-red = One gun makes 2 red contact tokens: you will have 4.
    .do = Click the faction action from gun to red.
learn-raid-raze = Assassin has a defence of 3, and its Spoils are 2 guns. Rusty gains 1 gun, from its Deal strip. Do it now: once he has passed, his State is out of reach.
    .do = Click your red contact tokens and then Assassin, or drag them there.
    .after = 2 guns for you, and Rusty has a Ruin.
learn-raid-visit = Rusty developed that Ruin into Parking Lot at once. His Docks have a door: for a worker they produce for you, too, once a round and for one player only. In return, Rusty gains 1 worker from the supply.
    .do = Click Docks in Rusty’s State.
    .after = 1 iron for you, 1 worker for Rusty.

## 9
learn-ruin = Ruins and storage
    .about = You can develop a Ruin into any card; and what you can store for the next round.
learn-ruin-church = You can develop a Ruin into any card for 1 brick, whatever its icons. You gain 1 VP for developing and 2 for Church itself, and at the end a Location counts where a Ruin does not.
    .do = Drag Church onto the Ruin, or click it, choose “Develop” and then the Ruin.
learn-ruin-storage = You still have guns, iron and a worker. Thieves Den is a Feature: in Cleanup it stores up to 2 resources and up to 2 workers.
    .do = Construct Thieves Den.
learn-ruin-pass = You fill it in Cleanup, not now. It cannot store ammo or contact tokens.
    .do = Press “Pass” and confirm.
learn-ruin-store = Choose what to store. You get it back in the next Production, before anything else.
    .do = Set what you want to store, then confirm.
learn-ruin-cleanup = The goods on Thieves Den stay; everything else is gone. That was a whole round. One thing is left to see: how a game ends.
    .do = Press “Continue”.

## 10
learn-last = The last round
    .about = Shields, the end at 25 VP, and the final score. Now you play on your own.
learn-last-trigger = A later evening, another game: round 6, and you have 20 VP, Rusty 21. As soon as a player reaches 25 VP, this round becomes the last, and there is no Cleanup after it.
learn-last-alone = After this round only your Locations count, so spend everything: goods left over only break a tie. Now do what you like; the note only advises.
learn-last-pass = Your turn.
learn-last-shield = Rusty has 3 red contact tokens, just enough for a Location in your top row. Place your shield there: it is free, does not cost your action, and raises the defence by 1 until Cleanup.
    .do = Drag the shield onto School.
learn-last-guns = Weapon Trader turns a gun into 1 VP, twice a round.
    .do = Use Weapon Trader.
learn-last-grey = Museum counts your liberty icons, including its own. Its Distance is 2, and you have 1 grey contact token: your board makes the other one.
    .do = Turn iron into grey.
learn-last-museum = Museum gives 1 VP for each liberty icon in your State, including its own, and 1 more at the end as a Location.
    .do = Construct Museum.
learn-last-over_ruin = A Ruin scores nothing at the end. Developing it gives you 1 VP now and a Location that counts 1 VP at the end.
    .do = Develop the Ruin into Docks.
learn-last-archive = Archive turns your workers into VP.
    .do = Use Archive.
learn-last-leave = Does anything else give VP: a card, a worker, Rusty’s Open Production? If not, pass. Once you have passed, nobody can touch your State.
learn-last-score = VP from play, and 1 for each Location; Ruins and Deals score nothing. That is all you need. The rest is on the cards, and every symbol explains itself.
    .do = Press “Next” to go back to the chapters.
