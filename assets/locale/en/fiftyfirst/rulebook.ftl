# The rules reference: chapters, and their sections in short lines.
#
# Every line of a section is a paragraph of its own. { $grey }, { $worker } and so on draw a picture and are nothing in
# plain text: each stands right behind its word, without a space. .heading is what the section is called in the list;
# .words are other words by which it is found, never shown.

## Chapters

rulebook-chapter-start = The game
rulebook-chapter-cards = Cards
rulebook-chapter-goods = Goods
rulebook-chapter-round = The round
rulebook-chapter-actions = Actions
rulebook-chapter-table = At the table
rulebook-chapter-sets = Sets of cards
rulebook-chapter-solo = Solo games
rulebook-chapter-options = Options

## The game

rulebook-aim = You build a State: a tableau of Locations that give you more from round to round.
    You gain victory points{ $vp } from actions, Building Bonuses, Spoils and Deals, from developing, and at the end 1 VP for each Location in your State.
    When a player reaches 25 VP, the end of the game is triggered: finish this round’s Action phase, then score your Locations. The player with the most VP wins.
    .heading = Goal of the game
    .words = aim win victory points
rulebook-three_uses = You can use each Location card in your hand in one of three ways, and only one.
    Build it{ $build }: it joins your State and works there. Pay grey contact tokens{ $grey }, or a brick{ $brick } if it replaces one of your Locations.
    Make a Deal with it{ $deal }: it gives you its goods now and in every Production phase. Pay blue contact tokens{ $blue }.
    Raze it{ $raze }: discard it and gain its Spoils once. Pay red contact tokens{ $red }.
    .heading = Three uses of a card
    .words = build deal raze verbs hand
rulebook-round = A round has four phases: Lookout{ $lookout }, Production{ $production }, Action, Cleanup{ $cleanup }.
    You play round after round until somebody reaches 25 VP. The last round has no Cleanup phase.
    With Moloch, two more phases come after Production: Assault{ $assault } and Deploy{ $deploy }.
    .heading = Round and phases
    .words = order of play
rulebook-setup = Each player has a faction board and starts with 0 VP{ $vp } and no goods: the first goods come in the first Production phase.
    You draw six cards and keep four. Everybody chooses in secret, then discards the other two face up.
    The first player{ $first_player } is chosen at random. Play goes clockwise.
    .heading = Setup: keep four of six
    .words = start hand draw discard begin mulligan faction
rulebook-choice = If a card gives you one good “or” another, choose exactly one kind. If it gives you a number “of” several kinds, you may mix them up to that number.
    Where a card says resource, you may mix any of the four.
    If a card contradicts the rules, follow the card.
    .heading = Choices and the golden rule
    .words = or mix contradiction
rulebook-hidden = Everybody may see all goods, VP, Deals, cards in States, used actions, who has passed, the number of cards in each hand and pile, and the face-up Connection cards.
    Hidden: the cards in other players’ hands, the order of the deck and the piles, and, until everybody has chosen, the cards kept in setup.
    Cards you take in the Lookout phase are seen by all, and the log remembers them.
    .heading = Open and hidden information
    .words = secret public known

## Cards

rulebook-card_face = Top left: the Distance{ $distance }, the price of constructing the card, making a Deal with it or razing it from your hand. Top right, on red: the Spoils{ $raze }, what you gain for razing it.
    Below the picture: its title, its type, and what it does. You spend what is before an arrow and gain what is after it.
    On the left: up to two icons. At the bottom, upside down: the Deal{ $deal }, what a Deal with the card gives you.
    A Building Bonus has its own box; you gain it once, when you build the card.
    .heading = How to read a card
    .words = icons anatomy parts location
rulebook-distance = The Distance{ $distance } is at the top left of a card.
    You pay that many grey contact tokens{ $grey } to construct it, blue ones{ $blue } to make a Deal with it, or red ones{ $red } to raze it from your hand.
    Distance does not matter when you raze a Location in another State; its row does.
    .heading = Distance
    .words = price cost number shield road
rulebook-spoils = The Spoils are on red at the top right of a card.
    Whether you raze it{ $raze } from your hand or in another player’s State, you gain its Spoils at once.
    .heading = Spoils
    .words = loot raze gain
rulebook-categories = A card has up to two icons on its left.
    To develop, the new card and the card it replaces must share an icon. One is enough, even if both cards have two.
    A card without icons matches every card, and so does a Ruin{ $ruin }. The ammo icon is an icon like any other, not a joker.
    Some cards count icons in your State: they count their own as well.
    .heading = Icons
    .words = categories category type signs common share brick gun fuel iron ammo worker card contact liberty toxic
rulebook-row_types = Production{ $production } and Open Production{ $open_production } belong to the top row, defence value 3.
    Features{ $feature } belong to the middle row, defence value 4.
    Actions{ $action } belong to the bottom row, defence value 5.
    The defence value is how many red contact tokens{ $red } another player pays to raze the Location. A shield{ $shield } adds 1.
    .heading = Row types and defence values
    .words = rows defence defense top middle bottom
rulebook-production_cards = A Production Location{ $production } gives you its goods once when you build it, and again in every Production phase.
    If it counts something, it counts in its owner’s State, itself included, up to the number printed on it.
    .heading = Production Locations
    .words = produce income
rulebook-open_production = An Open Production Location{ $open_production } works for you like any Production Location of yours.
    In addition, one other player may send a worker{ $worker } there each round.
    .heading = Open Production Locations
    .words = visit worker open
rulebook-features = A Feature{ $feature } works as long as it is in your State, from the moment you build it, that build included.
    Some reward you each time you make a Deal, raze or build; some store goods in Cleanup; some give you something after Production.
    .heading = Features
    .words = whenever passive trigger
rulebook-actions = You can activate an Action Location{ $action } once a round for the goods printed on it; some you can activate twice.
    You can use it from your next turn on, even in the round in which you built it.
    .heading = Action Locations
    .words = activate use
rulebook-building_bonus = You gain a Building Bonus once, when you construct or develop the card.
    A Production Location with a Building Bonus gives you both.
    Goods that a Building Bonus puts on the card stay there, even through Cleanup, until you spend them.
    .heading = Building Bonus
    .words = bonus build once
rulebook-ruins = A Ruin{ $ruin } is a face-down card in a State: what is left of a Location that another player has razed.
    It is not a Location: it does nothing, cannot be razed and scores no VP at the end.
    Some expansions also let you put cards from the deck down as Ruins.
    You can develop a Ruin into any card from your hand. You pay the brick{ $brick } and gain the 1 VP{ $vp } as usual.
    You may look at the front of your Ruins at any time.
    .heading = Ruins
    .words = razed face down ruin
rulebook-faction_boards = Your faction board gives you goods in every Production phase: 3 workers{ $worker }, one resource, 1 grey contact token{ $grey } and 1 card.
    It has three actions. You can use each of them once a round, in any order.
    You can use the exchange at the bottom as often as you can pay for it: 2 workers for 1 resource or 1 card.
    .heading = Faction boards
    .words = faction new york appalachian mutants merchants board

## Goods

rulebook-resources = There are four resources: brick{ $brick }, gun{ $gun }, fuel{ $fuel }, iron{ $iron }. You spend them on actions and on your faction board.
    A brick also pays for developing a Location.
    Where a card says “resource”, any of the four will do.
    .heading = Resources
    .words = basic material good
rulebook-ammo = You may pay ammo{ $ammo } instead of any one resource, in every payment, even instead of the brick for developing.
    Ammo is not a resource itself: if you gain a resource of your choice, you cannot choose ammo, and you cannot pay anything else instead of ammo. Nobody can steal it.
    .heading = Ammo
    .words = joker wild munition
rulebook-workers = You pay workers{ $worker } for many actions. Send one to another player’s Open Production; spend two to take a Connection card, or to exchange them for a resource or a card.
    .heading = Workers
    .words = people worker
rulebook-contacts = Contact tokens have three colours: you pay grey ones{ $grey } to construct, blue ones{ $blue } to make Deals and red ones{ $red } to raze.
    You may pay a universal contact token{ $universal } instead of any of them.
    The game spends universal ones last, and asks you first.
    .heading = Contact tokens
    .words = grey blue red universal colour color joker wild
rulebook-development = You may pay a development token{ $development } instead of the brick when you develop. Then the cards need not share an icon. You still gain the 1 VP{ $vp }.
    .heading = Development tokens
    .words = develop brick category icon
rulebook-shields = You may place shields{ $shield } on your Locations at any time during your turn in the Action phase. This is not an action and costs nothing.
    A shield adds 1 to the defence value. A Location holds one shield; a Ruin holds none.
    You cannot move a shield. You lose it in Cleanup, or with the Location.
    .heading = Shields
    .words = defence defense protect token
rulebook-vp = You score victory points{ $vp } at once, wherever they come from.
    If you reach 25, you trigger the end of the game, even if you lose VP later.
    .heading = Victory points
    .words = vp score points
rulebook-supply = The goods in front of you are your supply. You pay from it, or from your cards that hold goods you may spend.
    What you pay goes back to the general supply, or marks the card you activated until Cleanup.
    In Cleanup you lose all goods that you do not store.
    .heading = The supply
    .words = goods bank tokens general personal
rulebook-paying = The game suggests a payment: plain goods first, and ammo{ $ammo }, universal contact tokens{ $universal } and development tokens{ $development } last.
    It asks you before it spends one of those. Hold Shift while you click to be asked every time.
    You see every way to pay, and where the goods come from: your supply, or one of your cards.
    .heading = Paying
    .words = payment cost ways wild
rulebook-goods_on_cards = Goods are on cards for three reasons.
    Marks: what you paid for an action, and the worker of a visitor. They are removed in Cleanup.
    Stored goods: you put them there in Cleanup. They return to your supply in the next Production phase.
    Goods from a Building Bonus: you can spend them from the card at any time during your turn, and you never lose them in Cleanup.
    If the Location is razed or developed, its owner takes the stored goods and those of the Building Bonus; marks and shields are lost.
    .heading = Goods on cards
    .words = marks stored placed lying
rulebook-hand = There is no hand limit, and you keep your cards in Cleanup.
    If you must pay a card{ $card }, discard a card from your hand: a Location or a Connection card, your choice.
    .heading = Cards in hand
    .words = hand limit discard card

## The round

rulebook-lookout = First, the top card of each Connection pile is turned face up.
    Then one more card than there are players is revealed. Starting with the first player{ $first_player } and going clockwise, each of you takes one; the last card is discarded.
    Then the same again, starting with the last player and going counter-clockwise.
    You must take one card each time, unless you skip a pick with No Man’s Land.
    .heading = Lookout phase
    .words = draft pick take card offer
rulebook-production = You gain goods from your faction board, from each of your Deals{ $deal } and from each of your Production and Open Production Locations. Ruins give you nothing.
    Your stored goods return to your supply first.
    You draw the cards you gain and score VP{ $vp } at once. If that brings you to 25, you still play the Action phase.
    .heading = Production phase
    .words = income produce goods
rulebook-action_phase = Starting with the first player and going clockwise, you take turns: one action, or pass. This goes on until everybody has passed.
    You may take any action again and again, as long as you can pay for it and its own limit allows it.
    If you cannot or do not want to act, you must pass. The last player left takes turn after turn until passing.
    You may place shields in addition to your action, at any time during your turn.
    .heading = Action phase and turns
    .words = turn action pass one
rulebook-passing = When you pass{ $pass }, the Action phase is over for you: you take no more turns this round.
    From then on nobody can target you: nobody can raze your Locations, steal from you, use your Open Production or choose you for any other effect.
    What is left in your supply stays until Cleanup; you lose it then, unless you can store it.
    .heading = Passing
    .words = pass immune safe protected
rulebook-cleanup = First you may store goods on Locations that can hold them.
    Then everybody returns the rest: all goods in your supply, goods that mark used actions, workers on Open Production, and shields.
    You keep the cards in your hand, stored goods, goods from Building Bonuses, Locations, Ruins and Deals.
    Face-up Connection cards are discarded, and the first player token{ $first_player } passes to the left.
    .heading = Cleanup phase
    .words = end of round lose discard
rulebook-storing = Some Features let you store goods in Cleanup: as much of what their text allows as you like, or nothing.
    You are asked for each such Location in turn, starting with the first player, as long as you have goods that may go there.
    Stored goods return to your supply at the beginning of the next Production phase.
    .heading = Storing
    .words = store keep warehouse
rulebook-first_player = The first player{ $first_player } is chosen at random. In every Cleanup the first player token passes to the left. In a solo game against anybody but Borgo you keep it and start every round.
    The first player picks first in the first draft of the Lookout phase and last in the second, and takes the first turn in the Action phase.
    .heading = First player
    .words = order seat clockwise flag token start
rulebook-end = The end is triggered as soon as a player has 25 VP{ $vp } or more.
    In the Action phase: play on until everybody has passed. In the Production phase: still play the Action phase.
    There is no Cleanup then: nothing is lost or stored, and you score your Locations.
    .heading = The end of the game
    .words = last round 25 final trigger
rulebook-scoring = Each Location in your State scores 1 VP{ $vp }. Ruins and Deals score nothing.
    Before that, the winner of the Arena{ $arena } gains 5 VP; then, with Moloch, the player with the most VP loses 2 VP for each deployed Machine.
    The player with the most VP wins. Break a tie by the most goods left in the supply, then by the most Locations; otherwise you share the victory.
    Every token in the supply counts: resources, ammo, workers, contact tokens, development tokens, shields, influence.
    .heading = Scoring and ties
    .words = winner tie tiebreak final score

## Actions

rulebook-prices = What each action costs. You may pay ammo{ $ammo } instead of a resource, and a universal contact token{ $universal } instead of any contact token.
    .heading = All prices at a glance
    .words = cost table list price overview
rulebook-construct = Choose a Location from your hand and pay as many grey contact tokens{ $grey } as its Distance{ $distance }. Put it in the row of its type.
    If it produces something, you gain that at once; then its Building Bonus, if it has one; then Features reward you for building.
    You may have any number of Locations, even several with the same name.
    .heading = Construct
    .words = build grey distance place same name
rulebook-develop = Choose a Location from your hand, and one of your Locations or Ruins{ $ruin } to replace. Pay 1 brick{ $brick }. Both cards must share an icon; a Ruin matches every card.
    Discard the old card, build the new one in the row of its type, and gain 1 VP{ $vp }. You pay no contact tokens.
    If you pay a development token{ $development } instead of the brick, the cards need not share an icon.
    Stored goods and goods of a Building Bonus on the old card return to your supply; its marks and its shield are lost.
    .heading = Develop
    .words = replace brick category icon upgrade vp
rulebook-building = Build in this order: pay; if you develop, remove the old card and gain 1 VP{ $vp }; place the new card; gain its production once; gain its Building Bonus; then gain what your Features give you for it.
    Effects that count icons or Locations count the new card, but not the one you removed.
    You can activate an Action Location from your next turn on. Others can use your Open Production at once.
    .heading = Building, step by step
    .words = order construct develop when
rulebook-make_deal = Choose a Location from your hand and pay as many blue contact tokens{ $blue } as its Distance{ $distance }. Tuck it under your faction board: from now on only its Deal strip counts.
    You gain its goods at once, and again in every Production phase.
    A Deal cannot be razed or developed, has no icons and scores no VP at the end. You may have any number of Deals.
    .heading = Make a Deal
    .words = blue strip income deal
rulebook-raze_hand = Choose a Location from your hand, pay as many red contact tokens{ $red } as its Distance{ $distance }, discard it, and gain its Spoils.
    .heading = Raze from hand
    .words = red spoils discard own
rulebook-raze_state = Choose a Location of a player who has not passed and pay red contact tokens{ $red } equal to its defence value: 3 in the top row, 4 in the middle, 5 in the bottom row, and 1 more if it has a shield{ $shield }.
    You gain its Spoils. Its owner gains the goods of its Deal strip as compensation and turns the card over: it is now a Ruin{ $ruin }.
    Stored goods and goods of a Building Bonus on it go to the owner’s supply; marks and the shield are lost.
    You can never raze Ruins or Locations of your own.
    .heading = Raze in another State
    .words = red attack defence destroy compensation shield
rulebook-activate = Choose one of your Action Locations{ $action } that can still be used this round, put the goods it costs on it, and gain its effect.
    You can do so once a round, unless it says twice: then pay for each time, in one turn or in two.
    You cannot take an action that you cannot pay in full, or that would change nothing but its cost.
    .heading = Activate a Location
    .words = action use card twice
rulebook-faction_actions = Your faction board has three actions. You can use each once a round by paying the goods printed on it, from the first round on and without any Locations.
    They turn resources into contact tokens: grey{ $grey }, red{ $red } or blue{ $blue }.
    .heading = Faction actions
    .words = board contact tokens resource
rulebook-exchange = Pay two workers{ $worker } for one resource of your choice, or for one card{ $card }. Repeat it as often as you have workers, in one turn or several; choose freely each time.
    You cannot choose ammo{ $ammo }.
    .heading = The exchange of workers
    .words = two workers resource card bottom action
rulebook-visit = Put 1 worker{ $worker } on a free Open Production{ $open_production } of another player who has not passed, and gain its production, but never its Building Bonus. Then its owner gains 1 worker from the general supply.
    Each can be used by one visitor a round. You cannot use your own Open Production this way.
    If it counts icons, it counts those in its owner’s State.
    .heading = Use another player’s Open Production
    .words = visit worker open production other
rulebook-take_connection = Pay 2 workers{ $worker } and take one of the face-up Connection cards into your hand. You can play it from your next turn on, not in the same action.
    It is not replaced until the next round.
    .heading = Take a Connection card
    .words = red blue workers pile
rulebook-play_connection = Play a Connection card from your hand as an action of its own: pay its printed cost, if it has one, and gain its effect. Then discard it.
    You keep it in your hand through Cleanup, and it counts as a card{ $card }. You can never build it, raze it or make a Deal with it.
    .heading = Play a Connection card
    .words = punks thugs merchants junk train contacts
rulebook-stealing = Some actions let you take a resource from another player: from the supply, not from cards, never ammo{ $ammo }, and never from a player who has passed.
    If nobody has anything you could take, this program does not let you use the action, as it would change nothing. That is its own ruling: the rule book only says that the action has no effect.
    .heading = Stealing
    .words = steal thief take resource victim
rulebook-special_effects = Some cards use what others have: the production of another Location, or the goods of Deals. They count in the State to which that card belongs.
    Some remove the goods from used Locations: you can use these again in the same round.
    Some let you draw cards and keep a part of them; discard the others.
    .heading = Special effects
    .words = copy clear draw keep production choose

## At the table

rulebook-deck = If the deck is empty when a card must be drawn, the discard pile is shuffled into a new deck. If both are empty, as many cards as possible are drawn.
    With Scavengers, everybody keeps the top three cards of their own discard pile, a virtual opponent as well; the rest are shuffled.
    .heading = Deck
    .words = draw shuffle reshuffle empty pile
rulebook-discard_pile = You discard cards face up, and everybody may look through the pile, unless an option of the match forbids it.
    With Scavengers, everybody has a discard pile of their own.
    .heading = Discard pile
    .words = discard public look
rulebook-connection_piles = Red and blue Connection cards have a pile each. In every Lookout phase the top card of each pile is turned face up; if nobody takes it, it is discarded at the end of the round.
    Red cards give you red contact tokens{ $red }, blue cards give you blue ones{ $blue }.
    Discarded Connection cards are not reshuffled, unless an option of the match says so: a pile may run out for good.
    .heading = Piles of Connection cards
    .words = connection red blue face up
rulebook-undo = You can undo your last decisions, and what robots have done since with them, even while they move. It is up to you: a setting leaves robots their moves, and games in which you took some back count apart in the statistics.
    You cannot undo past the moment at which you were shown something new: a card drawn from the deck or turned face up, an offer, a reshuffle, a card that a robot laid open from its hand. What a robot draws face down does not count. The game warns you before you draw.
    You cannot undo another player’s decisions: yours can be undone until the next person opens their hand, with open hands until the next person decides. In lessons, robots’ moves stay. You can redo what you have undone.
    .heading = Undo
    .words = take back redo barrier revealed
rulebook-questions = While a question is open, you can only answer it: what you can choose glows; click it or press Enter on it.
    As long as nothing has been revealed, Esc or Undo takes you back to before the decision that led to the question.
    .heading = Open questions
    .words = answer choose ask
rulebook-turn_end = Your turn ends with your action, or, if a setting says so, when you press End turn. It stays open while you can place shields or repeat the action: then press End turn. If you share the computer, cards that your action has brought are marked as new when you open your hand again.
    You can never take two different actions in one turn.
    .heading = End of a turn
    .words = end turn follow up done hand over

## Sets of cards

rulebook-sets = You always play with the base set; on its own it is the best way to learn the game.
    You may add one expansion, New Era, Winter, Scavengers, Allies, Moloch or No Man’s Land, but never two. Promo sets and packs of your own go with anything.
    .heading = Which sets go together
    .words = expansion base mix pack
rulebook-new_era = New Era adds 50 cards and no new rules.
    Hidden Forge has a shield{ $shield } printed on it: razing it costs 4, and you cannot place another shield there. When a virtual opponent attacks it, the printed shield stays and saves it.
    Foundation and Radioactive Colony have no icons, so they match every card.
    .heading = New Era
    .words = expansion hidden forge foundation radioactive colony
rulebook-winter = Winter adds 50 cards.
    Some Production Locations give you nothing when you build them, only from the next Production phase on: their text says so.
    With Suppliers you take the production of one Location of another player: it gives its owner nothing in this phase.
    Body Hunters remove the goods from three of your other Locations, so you can use them again this round.
    .heading = Winter
    .words = expansion suppliers body hunters
rulebook-scavengers = Scavengers adds 44 Locations, and six yellow Connection cards that you take and play like the others.
    Instead of a common discard pile everybody has one of their own, and cards let you salvage{ $salvage } what lies on those of the others. Your pile begins with the two cards you do not keep; you decide which of them is on top. What nobody takes in the Lookout phase goes onto the pile of the first player{ $first_player }.
    Ruins{ $ruin } are useful: cards gain, count, spend or rebuild them.
    In a solo game the pile of the virtual opponent begins with a third of the deck; only its top card is known. What the opponent discards goes there, too.
    Partly our own version: we had the published rules and nine card titles, with at least a part of their effects. The other cards and all numbers are ours.
    .heading = Scavengers
    .words = expansion own discard pile yellow connection salvage own version
rulebook-salvage = All you discard goes face up onto your own discard pile: cards you raze from your hand or pay, replaced Locations, lost Deals, spent Ruins, drawn cards you do not keep. Connection cards still have one for each colour.
    For each salvage{ $salvage } you may take the top card of another player’s pile into your hand, one by one, from any piles but your own; you may stop at any time. If the others are empty, you get nothing.
    As Spoils, Deal goods or compensation it comes before a virtual opponent discards its Location or attack card, and before Borgo’s second action.
    In the Production phase it comes when everybody has gained everything else, in player order, and before effects after production (Borderline Pub). That, and that the pile of a player who has passed is out of reach, is this program’s own ruling.
    .heading = Own discard piles and salvage
    .words = discard draw take top card pile
rulebook-matching = Choose an icon on the top card of another player’s discard pile; the card stays where it is. Scrap Drone gives you what the icon stands for, Wasteland Expedition makes you pay it to gain 1 VP{ $vp }.
    Brick{ $brick }, gun{ $gun }, fuel{ $fuel }, iron{ $iron }, ammo{ $ammo } and worker{ $worker } stand for 1 of the same, VP{ $vp } for 1 VP.
    Card{ $card } stands for 1 card, gained from the deck or paid from your hand.
    Contact{ $contact } stands for 1 grey{ $grey }, blue{ $blue } or red contact token{ $red }, as you choose; a universal one{ $universal } can pay, but is not gained.
    Shield{ $shield } and development{ $development } of Promo set 2 stand for 1 such token.
    Liberty{ $liberty } and toxic{ $toxic } stand for nothing, so you cannot choose them.
    Some pictures in the rule book’s table could not be read: this is the program’s own reading of it.
    .heading = Matching an icon
    .words = match icon category good table scrap drone wasteland expedition
rulebook-ruin_effects = To gain a Ruin{ $ruin }, put the top card of the deck face down into your State; only you may look at it. Spent ones are discarded face up.
    Rebuild: turn a Ruin face up in its proper row; it is a Location again, and a Production{ $production } gives its goods at once. By this program’s own ruling you gain no VP, Building Bonus or rewards for it.
    Red Anja discards up to two of your Ruins for their Spoils.
    Mike the Bang makes another Location of yours a Ruin for its Spoils and Deal goods, Tommy the Bang one of a player who has not passed. By our ruling this is not razing, the owner gains nothing, and a shield{ $shield } stops only Tommy.
    Pony Express puts one resource of any kind on each of up to three Ruins; no effect touches it; pay with it in any round.
    When you develop, rebuild or discard a Ruin, you take the goods on it.
    .heading = What Ruins are good for
    .words = rebuild strip demolish spend goods on ruins red anja mike tommy bang pony express new horizons
rulebook-allies = Allies adds 50 cards and three groups: the Sharrash{ $sharrash }, Uranopolis{ $uranopolis } and the Iron Gang{ $iron_gang }.
    The Locations of a group have its icon, which works like any other, and their Deals give you its influence. You pay influence to construct, to make Deals and to raze.
    Some Features make one icon count as another, too: with Rat Mother, your Sharrash cards also count as worker cards, but never the other way round. This is for you alone, in your hand and your State, when you develop or count icons.
    Attacks in solo games go by the printed icons. For the Merchants Guild, two Deals that give influence are alike only if it is of the same group.
    Partly our own version: we had the published rules of influence and eleven card titles, most with a part of their effects. The other cards and all numbers are ours.
    .heading = Allies
    .words = expansion groups sharrash uranopolis iron gang rat mother prophet electricity chaplain own version
rulebook-influence = Influence tokens of the Sharrash{ $sharrash }, Uranopolis{ $uranopolis } and the Iron Gang{ $iron_gang } are goods: unless stored, you lose them in Cleanup.
    When you construct a Location of a group, or make a Deal with it, you may pay influence of that group instead of grey{ $grey } or blue contact tokens{ $blue }, in any mix.
    When you raze a Location of a group, from your hand or in another State, you may pay influence of the two other groups instead of red contact tokens{ $red }, in any mix. If Chrome Pantheon of Uranopolis costs 4, pay 2 red and 2 Sharrash, 2 red and 2 Iron Gang, 2 of each group, or 2 red and 1 of each.
    Influence pays for nothing else, such as developing or actions, unless the cost names it. That it does not raze Locations of no group is this program’s own ruling.
    The game spends influence first and universal contact tokens{ $universal } last.
    .heading = Influence
    .words = token pay group build deal raze faction sharrash uranopolis iron gang
rulebook-allies_effects = You activate Rat Den and Red Mask once a round, but then as many times as you can pay for. Toxic Waste costs nothing; a worker{ $worker } marks it as used.
    Rat Hunt blocks a Location of another player who has not passed, until Cleanup; a worker marks it. It can be developed or razed, but not activated or visited{ $open_production }, and a Feature{ $feature } only stores goods. What a block stops is this program’s own ruling.
    Rapid Robbery makes another player give up guns{ $gun }: all in the supply, at most three. If there is nothing to block or give up, as with a virtual opponent, you still gain the rest.
    Ugly Timmy gives two guns or two fuel{ $fuel }, not one of each. Sharrash Technology and Toxic Waste Dump reward you whenever you construct or develop, themselves included.
    Undermined Block gives you Ruins{ $ruin } from the deck; you may look at them.
    .heading = Special cards of Allies
    .words = block blocked forfeit discard any times rat den red mask toxic waste hunt rapid robbery ruin
rulebook-moloch = Moloch brings 23 Machines that attack all players, and adds 27 Locations.
    After Production, a round has two more phases: in the Assault phase{ $assault } the deployed Machines{ $deployed } attack, in the Deploy phase{ $deploy } more of them come. In the Action phase you can hack{ $hack } or destroy{ $destroy } them.
    At the end, before Locations are scored, the player with the most VP{ $vp } loses 2 VP for each deployed Machine, but not more than they have. In a tie all of them do, by this program’s own ruling.
    In a solo game, Machines leave the opponent alone, and you lose VP only if you have more than it has.
    Partly our own version: we had the published rules and six card titles, four with their effects. The other cards and all numbers are ours. Promo set 2 adds three Machines.
    .heading = Moloch
    .words = expansion machines attack end penalty solo own version
rulebook-assault = From the second round on, all deployed Machines{ $deployed } attack each player in player order; what is not there is not lost.
    First they raze, each a different Location, so that as many as possible find one. Shields{ $shield } do not help: you lost them in Cleanup. You choose if there is a choice, gain the Deal goods and keep the Ruin{ $ruin }.
    Then they take goods from your supply, VP, cards or Deals, a part if less is there; you choose the cards and Deals. Ammo{ $ammo } replaces nothing.
    Last, for this round they stop all actions on your board that give contact tokens of one colour (universal ones{ $universal } count as each), the exchange, or one Action Location{ $action } of your choice; iron{ $iron } marks it on the board.
    The Machines stay. That nobody gains Spoils, VP or rewards for this, the order and taking a part are this program’s own rulings.
    .heading = Assault phase
    .words = machines attack raze lose take stop block moloch exchange
rulebook-deploy = New Machines come from the bottom of the stack. You see their attack, their code and their Strength; nobody may look at the hacked side{ $hacked }.
    Recruit: with 1, 2, 3 or 4 players, 1, 2, 3 or 4 Machines come in every round.
    Soldier: 2, 3, 4 or 5 Machines.
    Veteran: 3, 4, 5 or 6 Machines.
    If the stack is empty, the discarded Machines are shuffled into a new one. If there are none, fewer come.
    If no Machine is left to be deployed and nobody acts in a whole Action phase, the Machines have overrun all States; the game ends at once and is scored. That is this program’s own ruling.
    .heading = Deploy phase
    .words = machines level difficulty recruit soldier veteran stack table moloch overrun end
rulebook-hacking = To hack a Machine, pay all goods of its code{ $code }. Ammo{ $ammo } can replace resources, but not workers{ $worker }. Take the card into your hand, hacked side{ $hacked } up. You cannot undo this.
    The first good of the code says what it is: brick{ $brick } a Production, fuel{ $fuel } an Open Production, iron{ $iron } a Feature, worker{ $worker } an Action, gun{ $gun } both a Production and a Feature.
    You can build it, make a Deal with it or raze it, like any Location. Its Distance is always 1. The others see its back, so they know which Machine you hold.
    Hacked cards go to the discarded Machines. If one is razed in a State, its owner’s Ruin{ $ruin } is the top card of the deck.
    Some cards give you the bottom card of the stack, hacked side up.
    .heading = Hacking Machines
    .words = hack code action hacked distance side moloch
rulebook-destroying = To destroy a Machine, pay as many red contact tokens{ $red } as its Strength, or universal ones{ $universal }. You gain 1 VP{ $vp }, and the Machine is discarded.
    A Machine in Frenzy{ $frenzy } is 1 stronger as long as no more Machines are deployed, itself included, than players began the game. What counts is the moment you pay.
    Some Features make destroying cheaper. They add up, but at least 1 token is left to pay.
    .heading = Destroying Machines
    .words = destroy strength frenzy red contact token vp moloch
rulebook-machine_cards = Captured Scanner and Kasparov’s Comeback hold red contact tokens{ $red } that pay only for destroying Machines; High-tech Cellar, Moonlight Terminal and Punch-Card Vault hold resources and workers of your choice, only for hacking. They stay there through Cleanup, can be mixed with your supply, and are lost with the card.
    A Production and Feature{ $production_feature } counts as both for effects and attacks. It lies in the top row, with defence value 3.
    Cards that count deployed Machines{ $deployed } need at least one: without any, you cannot use the action.
    Hacked Flamethrower gives you another player’s production, but not that of a Production and Feature; icons count in your own State.
    .heading = Special cards of Moloch
    .words = reserved captured scanner kasparov comeback cellar terminal vault flamethrower count moloch
rulebook-machines_coop = In the cooperative variant an action can leave goods on a Machine: a part of its code{ $code }, of its Strength, or of both, but never all that is missing. Anybody may complete it later.
    If you hack a Machine with goods of the code on it, its card is discarded; red contact tokens{ $red } do not matter.
    If you destroy a Machine with red contact tokens on it, you gain no VP{ $vp }; goods of the code do not matter.
    Then all goods on it go to the general supply.
    If enough tokens lie there because a Frenzy{ $frenzy } has ended, destroying it costs nothing. That is this program’s own ruling.
    .heading = Against Machines together
    .words = cooperative coop part partly leave tokens together moloch
rulebook-server_room = If the match has the server room{ $server_room }, you can hack a Machine without taking its card: decide before you see the hacked side{ $hacked }. The Machine is discarded, a marker goes into the server room, and you gain 1 VP{ $vp }.
    With one marker more than there are players, the room is hacked: from the next Deploy phase{ $deploy } on, one Machine fewer comes in every round. If only one would come, none comes in rounds 2, 4, 6 and so on. Further markers cannot be placed.
    You cannot do this where the card would be discarded anyway, nor with hacked cards from the stack.
    Partly our own version: we had the published rule of the markers; the 1 VP and what the hacked room does are ours.
    .heading = Server room
    .words = module marker hack fewer machines moloch own version
rulebook-no_mans_land = No Man’s Land brings a map{ $map } of nine Areas, and adds 41 Locations.
    Each player has six markers. A marker in an Area is an Outpost{ $outpost } of that player, on one of three levels. There is never more than one Outpost in an Area.
    In the first Lookout phase everybody builds an Outpost in a corner. Later you build more, upgrade them, and raze those of other players; whatever you do, a level of the Area gives you goods at once.
    Outposts are not Locations, and give no VP{ $vp } at the end.
    Partly our own version: we had the published rules, the places of the Areas and a few of their numbers. All other numbers and all Locations are ours.
    .heading = No Man’s Land
    .words = expansion map area outpost marker own version
rulebook-map = Each Area has its fixed place in three rows of three. Areas are next to each other if they share a side, never across a corner.
    Each of its three levels has a defence value and gives goods when it takes effect. Level 1{ $outpost_1 } is at the bottom. Beside each level is the icon of the card that brings an Outpost there.
    Many cards name a part of the map: NORTH{ $north }, SOUTH{ $south }, WEST{ $west }, EAST{ $east }, the corners or CENTRAL. An Area can belong to several of them.
    CENTRAL{ $central } is two lines through the middle: the three Areas from WEST to EAST, and the three from NORTH to SOUTH. Never more than one line counts: the better one when your Outposts are counted, one of your choice when you activate them.
    .heading = The map
    .words = area direction north south west east central corner level row adjacent next
rulebook-skipping = In the first Lookout phase you skip one of your two picks{ $skip_pick }: you take no card, and build your first Outpost{ $outpost } in an empty corner. If you have not done so in the first draft, you must in the second.
    In later Lookout phases you may skip one pick, but not both, to build an Outpost at once.
    It costs no card; otherwise you build as always: the Area must be empty and next to one of your Outposts, and level 1 takes effect. With nowhere to build, you cannot skip.
    As many cards are revealed as usual; what nobody takes is discarded.
    .heading = Skipping a pick
    .words = skip lookout draft pick first corner free outpost
rulebook-build_outpost = As your action, discard a card with the ammo icon{ $ammo } from your hand and put a marker on level 1{ $outpost_1 } of an empty Area next to one of your Outposts. The level takes effect at once.
    A card without icons fits, too. Ammo is this program’s own reading of the rule book; an option of the match can name another icon.
    If you have no Outpost on the map, you build in any empty corner, or if none is empty, in any empty Area. That is this program’s own ruling.
    If all six markers are on the map, one of your other Outposts is removed. The new one may also be next to that one.
    .heading = Building an Outpost
    .words = build outpost action discard ammo icon adjacent seventh marker remove
rulebook-upgrade_outpost = As your action, discard a card from your hand with the icon of the next level of your Outpost: for level 2{ $outpost_2 } the one printed in that Area, for level 3{ $outpost_3 } always VP{ $vp }. A card without icons fits, too. VP is this program’s own reading of the rule book; an option of the match can name another icon.
    The marker goes up. Then the new level takes effect, or the one below: you choose.
    An Outpost goes up one level at a time, and never down.
    .heading = Upgrading an Outpost
    .words = upgrade outpost level action discard icon
rulebook-raze_outpost = As your action, raze an Outpost next to one of yours, if its owner has not passed. Pay as many red contact tokens{ $red } as the defence value of its level, and one more for a shield{ $shield }. The marker goes back to its owner, the shield to the general supply.
    Then its level takes effect for you, or the one below. After that you may at once build in this very Area, discarding a card as usual. That this costs a card is this program’s own ruling; with an option of the match, it does not.
    This is not razing a Location: there are no Spoils and no rewards, and nothing makes it cheaper.
    In your turn you may place a shield beside any of your Outposts, one in each Area. It is not an action, and you lose it in Cleanup, or with the Outpost.
    .heading = Razing an Outpost
    .words = raze outpost red contact token defence shield protect
rulebook-outpost_effects = Cards that build, upgrade or raze an Outpost{ $outpost } need neither a discarded card nor red contact tokens{ $red }, and a shield does not stop them. All other rules apply.
    Cards that activate Outposts{ $activate_outposts } let each of them take effect on its level or on any lower one. The same effect activates an Outpost only once; several effects can each do so.
    Cards that count your Outposts, or the levels they are on, count those on the map at that moment. If there are none, you cannot use the action.
    Mirage Suburb gives you Ruins{ $ruin }: put the top card of the deck face down in your State. You may look at it, and develop it like any Ruin.
    .heading = Cards and Outposts
    .words = activate outposts count levels central free effect ruin mirage
rulebook-promo = Promo set 1 adds 6 cards to any game.
    With Fixer you can use an Open Production{ $open_production } that already has a worker{ $worker } on it. It costs you 1 worker, and the owner gains 1 as usual.
    .heading = Promo set 1
    .words = promo fixer local gun shop
rulebook-promo_2 = Promo set 2 adds 12 Locations to any game, and two more icons: shield{ $shield } and development{ $development }. With Moloch it adds three Machines, too. A match with it can have headquarters{ $hq }.
    Some Locations reward you each time you build: constructing and developing both count. Others count only developing. They work for the very build that brings them into your State, after its production and Building Bonus.
    At the very end of the Production phase, after salvage{ $salvage } and matching too, Borderline Pub gives you a resource of a kind that you have not gained in it; if you have gained all four, you gain nothing.
    This is our own version: of the published cards we had only the title of Borderline Pub and what limits it. The other cards and all numbers are ours.
    .heading = Promo set 2
    .words = promo pub shield development own version
rulebook-further_factions = Five more boards can be chosen for every game: Texas, Hegemony, University, Mississippi and Uranopolis. Random factions are drawn from the four usual ones, or from all nine if you choose so.
    An action with a bar is one action: you choose one side, and the action is used for this round.
    Texas can do an action again that it has used this round, in a later turn: it pays 1 worker{ $worker } and the cost of that action once more, but it cannot repeat the exchange.
    The University discards a card{ $card } for research: it draws three cards, keeps one and discards the others.
    Uranopolis gains the production of one of its Production Locations{ $production } a second time.
    This is our own version: the rule book names the five boards and describes only the third action of Texas; everything else on them is ours.
    .heading = Five more factions
    .words = texas hegemony university mississippi uranopolis again research branch own version

## One player alone

rulebook-solo = You play against a virtual opponent and win if you have more VP{ $vp } at the end; with equal VP you lose.
    The opponent has a State, but no hand, no goods and no faction board. It gains nothing from its Locations, but each scores 1 VP at the end. You can raze them and use its Open Production.
    .heading = The virtual opponent
    .words = solo hegemony alone automa
rulebook-solo_lookout = Four cards are revealed. You take one; the opponent gets one of the others at random; you take one of the last two, and the opponent gets the last.
    Then it gets one more card from the deck; New York gets two.
    If you skip a pick with No Man’s Land, it still gets its cards at random, and what is left is discarded.
    .heading = The Lookout phase in a solo game
    .words = solo draft
rulebook-solo_turn = You have the first turn in every round, then you take turns. You keep the first player token{ $first_player } for the whole game.
    As long as there is a face-up Connection card, the opponent discards one at random and gains 2 VP{ $vp }. Then it attacks.
    It passes in the turn after a successful attack, or after its third failure; the Mutants Union has five tries. When you pass, it passes at once.
    After it has passed you may go on, but you can no longer target it.
    .heading = The opponent’s turn
    .words = solo virtual turn pass
rulebook-solo_attack = The opponent draws a card: it hits one of your Locations that shares an icon with it.
    If there are several, it hits the one with the most icons in common, then the highest Distance{ $distance }, then an unused Action, a used one, a Feature, a Production; then the one whose Deal gives the best goods, in the order told under “Options for solo games”; then you choose.
    A shield{ $shield } saves the Location and is discarded: the attack still counts as successful, but the opponent gains no VP. Without a shield the Location becomes a Ruin{ $ruin }, you gain the goods of its Deal, and the opponent gains 2 VP{ $vp }.
    Cards and Locations without icons match everything.
    .heading = Attacks
    .words = solo attack target criteria shield
rulebook-solo_against = Razing a Location of the opponent costs you 3, 4 or 5 red contact tokens{ $red } as usual and gives you its Spoils. Discard the card; the opponent gains nothing.
    When you use its Open Production, the opponent gains 1 VP{ $vp } instead of a worker.
    Effects that take goods from other players find nothing there.
    .heading = What you can do to the opponent
    .words = solo raze visit
rulebook-solo_end = The end is triggered as soon as either side has 25 VP{ $vp }. There is no Cleanup; each side scores 1 VP for each of its Locations.
    Your VP grade your victory: Creature without a brain below 30, Creature with a brain from 30, Human from 40, Merchant from 50, Soldier from 60, Cyborg from 70, Grandmaster from 80.
    .heading = End and grades
    .words = solo grade title result
rulebook-solo_merchants = After its attacks the Merchants Guild attacks your Deals: it draws a card, and you discard a Deal{ $deal } that gives the same good. If several do, you choose. It gains no VP for that. After a success or the third failure it passes.
    .heading = Merchants Guild as opponent
    .words = solo variant deals
rulebook-solo_appalachian = When no Connection card is left, the Appalachian Federation develops first: it draws a card that replaces one of its Locations with a common icon, and gains 1 VP{ $vp }. After a success or the third failure its attacks begin.
    .heading = Appalachian Federation as opponent
    .words = solo variant develop
rulebook-solo_mutants = The Mutants Union has up to five attacks a round instead of three; a success ends them as usual.
    .heading = Mutants Union as opponent
    .words = solo variant attacks five
rulebook-solo_new_york = New York gets two cards from the deck at the end of each Lookout phase instead of one.
    .heading = New York as opponent
    .words = solo variant lookout two
rulebook-borgo = Borgo is harder and less predictable. The Lookout is played as with two players: Borgo takes cards at random and builds them at once for free. Then he gets as many Brawlers as the number of the round.
    The first player token{ $first_player } changes sides in every Cleanup. Borgo loses his unused Brawlers then, unless an option of the match lets him keep them.
    Borgo gains nothing from what he builds. A Location of his that you raze becomes a Ruin{ $ruin }.
    When you use his Open Production, Borgo gets 1 Brawler. When you have passed, he passes in his next turn.
    .heading = Borgo
    .words = solo automa brawlers
rulebook-borgo_turn = Borgo draws a card, and its icons say what he does: gun{ $gun } attacks, brick{ $brick } builds, iron{ $iron } expands. If the card has two of them, he does both, in order; if it has none, he takes the standard action. Which icon does what is this program’s reading of the rule book.
    Standard action: he discards a face-up Connection card and gains 2 VP{ $vp }; if there is none, he removes a Brawler and gains 1 VP.
    If he must remove a Brawler and has none, he passes.
    .heading = Borgo’s turn
    .words = solo gun brick iron standard brawler
rulebook-borgo_attack = Borgo removes a Brawler and draws a card: it hits one of your Locations that shares an icon with it, chosen as by other opponents, but without comparing goods. If there is none, he gains 1 VP{ $vp }.
    A shield{ $shield } saves the Location and is discarded. Without one it becomes a Ruin{ $ruin }, you gain the goods of its Deal, and Borgo gains 2 VP.
    An attack does not end his turns.
    .heading = Borgo attacks
    .words = solo brawler attack
rulebook-borgo_build = Build: Borgo draws a card and builds it for free.
    Expansion: he first uses one of your Open Productions{ $open_production }, if one is free; you gain 1 worker{ $worker }, and he gets 1 Brawler. Then, with the base set, he draws another card and acts by its icons; with Winter he gets a Brawler; with Scavengers he removes one, then builds the top card of your discard pile, if any; with Allies he attacks, but only Locations of groups, and gains 1 VP{ $vp } if there is none to hit; with Moloch he removes a Brawler in any case, then builds a random deployed Machine, hacked side up, or gains 1 VP if there is none.
    With New Era he puts a shield{ $shield } on his Location with the highest Distance that has none; in a tie an Action comes first, then a Feature, then a Production. The shield stays through Cleanup.
    .heading = Borgo builds and expands
    .words = solo brick iron gear expansion
rulebook-solo_outposts = With No Man’s Land the opponent builds an Outpost{ $outpost } on level 2{ $outpost_2 } at the end of each Lookout phase, while it has markers: the first in the corner above or below yours, others next to its own and, if it can, to yours; Borgo as near to yours as he can. If several Areas are equally good, you choose. It gains nothing and never upgrades. That others than Borgo build then, and never raze, is our ruling.
    Until it has passed, you raze its Outposts like anybody’s.
    If Borgo’s attack hits no Location, it hits your Outpost next to one of his, if the card shows its level’s icon or none. His expansion costs a Brawler and razes your lowest next to his; if none, he gains 1 VP{ $vp } and builds one. For each razed one he gains 2 VP and builds there. A shield{ $shield } saves yours; if it stops an expansion, he gains 1 VP.
    .heading = The opponent’s Outposts
    .words = solo borgo hegemony outpost map corner attack expansion shield

## Options

rulebook-option_connections = Discarded Connection cards are usually gone for good. With this option, the discards of a colour become a new pile when it has run out.
    .heading = Reshuffle Connection cards
    .words = option again
rulebook-option_tiebreak = What counts first in a tie: the goods in the supply; those and the stored goods; or those and the cards in hand as well.
    .heading = What breaks a tie
    .words = option tie goods
rulebook-option_tokens = Tokens are usually unlimited. With this option there are as many as in the box, except for resources and workers: if you would gain more, you get what is left.
    .heading = Limited tokens
    .words = option supply box
rulebook-option_discard = Whether everybody may look through the discard pile, or only see its top card. With Scavengers, the piles of all players are open in any case.
    .heading = The open discard pile
    .words = option public
rulebook-option_solo = What an attack compares last: the goods of the Deal, or the Spoils. When the opponent passes: in its next turn, or at once. And the titles of the grades.
    Goods are compared in this order, the best first: VP{ $vp }, universal contact token{ $universal }, ammo{ $ammo }, card{ $card }, development token{ $development }, shield{ $shield }, influence, red{ $red }, blue{ $blue } and grey contact token{ $grey }, gun{ $gun }, fuel{ $fuel }, iron{ $iron }, brick{ $brick }, worker{ $worker }. The rule books give no order: this one is the program’s own ruling.
    .heading = Options for solo games
    .words = option solo grades pass best goods order worth attack
rulebook-option_borgo = Extra Brawlers in each Lookout phase make Borgo harder. If he keeps unused Brawlers through Cleanup, he is harder still.
    .heading = Options for Borgo
    .words = option difficulty brawlers

## Icons that have no other name here

rulebook-sign-build = build
rulebook-sign-deal = Deal
rulebook-sign-raze = raze
rulebook-sign-distance = Distance
rulebook-sign-ruin = Ruin
rulebook-sign-first_player = first player
rulebook-sign-counts_also = counts also as
rulebook-sign-times_any = any number of times
rulebook-sign-block = block
rulebook-sign-forfeit = give up
rulebook-sign-yellow = yellow Connection card
rulebook-sign-matching = match an icon
rulebook-sign-rebuild = rebuild
rulebook-sign-strip = take Spoils of Ruins
rulebook-sign-demolish = demolish
rulebook-sign-place_on_ruins = goods on Ruins

## Parts of the annotated card, the rows of a State, and the table of prices

rulebook-part-distance = Distance: the price in contact tokens
rulebook-part-categories = Icons: what it shares with others, for developing
rulebook-part-spoils = Spoils: what you gain for razing it
rulebook-part-title = Title and row type
rulebook-part-effect = What it does: what it gives you, or what you spend for what
rulebook-part-building_bonus = Building Bonus: you gain it once, when you build the card
rulebook-part-deal = Deal: what a Deal with it gives you, now and in every Production phase
rulebook-row = { $type }: { $row }, defence value { $n }
rulebook-price = { $what }: { $price }
rulebook-price-construct = as many grey contact tokens as its Distance
rulebook-price-develop = 1 brick, or 1 development token
rulebook-price-make_deal = as many blue contact tokens as its Distance
rulebook-price-raze_hand = as many red contact tokens as its Distance
rulebook-price-raze_state = 3, 4 or 5 red contact tokens, depending on its row, 1 more for a shield
rulebook-price-activate = what is before the arrow
rulebook-price-faction_actions = what is before the arrow on the board
rulebook-price-exchange = 2 workers for 1 resource or 1 card
rulebook-price-visit = 1 worker
rulebook-price-take_connection = 2 workers
rulebook-price-play_connection = what is before the arrow, if anything
rulebook-price-shields = nothing; it is not an action

## In the terminal

text-help-rules = rules: the sections of the rules; rules raze: what they say about a word
