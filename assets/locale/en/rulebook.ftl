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
rulebook-chapter-solo = One player alone
rulebook-chapter-options = Options

## The game

rulebook-aim = Each player builds a State: a tableau of Locations that bring more from round to round.
    Victory points{ $vp } come from actions, Building Bonuses, Spoils and Deals, from developing, and in the end from every Location that stands in the State: 1 VP each.
    As soon as somebody has 25 VP or more, the end has come: the Action phase of this round is played to its end, then Locations are counted. Most VP win.
    .heading = The aim
    .words = win victory points goal
rulebook-three_uses = Every Location card in hand can be used in one of three ways, and only one.
    Build it{ $build }: it stands in the State and works there; grey contact tokens{ $grey } pay for that, or a brick{ $brick } if it replaces a Location.
    Make a Deal with it{ $deal }: it gives its goods once now and in every Production phase; blue contact tokens{ $blue } pay for that.
    Raze it{ $raze }: it is discarded and gives its Spoils once; red contact tokens{ $red } pay for that.
    .heading = Three uses of a card
    .words = build deal raze verbs hand
rulebook-round = A round has four phases: Lookout{ $lookout }, Production{ $production }, Action, Cleanup{ $cleanup }.
    Rounds follow one another until somebody reaches 25 VP. The last round has no Cleanup phase.
    .heading = Round and phases
    .words = order of play
rulebook-setup = Everybody has a faction board and starts with 0 VP{ $vp } and no goods: the first ones come in the first Production phase.
    Of six cards drawn, each player keeps four; all choose in secret, then the other two are discarded face up.
    One player is drawn by lot to be the first player{ $first_player }. Seats go clockwise.
    .heading = Setup: keep four of six
    .words = start hand draw discard begin mulligan faction
rulebook-choice = If a card gives one good “or” another, exactly one kind is chosen. If it gives a number “of” several kinds, they may be mixed up to that number.
    Where it says resource, any of the four may be mixed.
    Where a card says something else than the rules, the card is right.
    .heading = Choices, and what a card says
    .words = golden rule or mix
rulebook-hidden = Public are all goods, VP, Deals, cards in States, used actions, who has passed, the number of cards in every hand and pile, and the face-up Connection cards.
    Hidden are the cards in the hands of others, the order of deck and piles, and the cards chosen in the setup until all have chosen.
    A card taken in the Lookout phase lies open when it is taken: the log keeps it.
    .heading = What may be known
    .words = secret public open information

## Cards

rulebook-card_face = Top left: the Distance{ $distance }, the price of building it, of a Deal with it and of razing it from hand. Top right on red: the Spoils{ $raze }, what razing it gives.
    Below the picture: title and row type, then what it does. An arrow stands between what is spent and what is gained.
    At the left: its categories, up to two. At the foot, upside down: the Deal{ $deal }, what a Deal with it gives.
    A Building Bonus stands on a ground of its own and is gained once, when the card is built.
    .heading = How to read a card
    .words = icons anatomy parts location
rulebook-distance = The Distance{ $distance } stands at the top left of a card.
    That many grey contact tokens{ $grey } pay for constructing it, that many blue ones{ $blue } for a Deal with it, that many red ones{ $red } for razing it from hand.
    Razing a Location that stands in another State does not depend on Distance, but on its row.
    .heading = Distance
    .words = price cost number shield road
rulebook-spoils = The Spoils stand on red at the top right of a card.
    Whoever razes it{ $raze }, from the own hand or in the State of another player, gains them at once.
    .heading = Spoils
    .words = loot raze gain
rulebook-categories = The small signs at the left of a card are its categories, none to two.
    For developing, the new card and the card it replaces must have one category in common. One is enough, even if both cards have two.
    A card without categories fits every card, and a Ruin{ $ruin } does so, too. Ammo is a category like every other, no joker.
    Some cards count categories in the State: they count themselves as well.
    .heading = Categories
    .words = icons signs common brick gun fuel iron ammo worker card contact liberty toxic
rulebook-row_types = Production{ $production } and Open Production{ $open_production } stand in the top row, defence value 3.
    Features{ $feature } stand in the middle row, defence value 4.
    Actions{ $action } stand in the bottom row, defence value 5.
    The defence value is what another player pays in red contact tokens{ $red } to raze the Location; a shield{ $shield } adds 1.
    .heading = Row types and defence values
    .words = rows defence defense top middle bottom
rulebook-production_cards = A Production Location{ $production } gives its goods once when it is built and again in every Production phase.
    If it counts something, it counts in the State of its owner, itself included, up to the number printed on it.
    .heading = Production Locations
    .words = produce income
rulebook-open_production = An Open Production Location{ $open_production } works for its owner like any Production Location.
    Besides, another player may send a worker{ $worker } there: one visit a round in all.
    .heading = Open Production Locations
    .words = visit worker open
rulebook-features = A Feature{ $feature } works as long as it stands, from the moment it is built, also for the very build that has placed it.
    Some reward their owner whenever a Deal is made or something is razed; some store goods in Cleanup; some give something after production.
    .heading = Features
    .words = whenever passive trigger
rulebook-actions = An Action Location{ $action } can be activated once a round for the goods printed on it; some can be activated twice.
    It may be used from its owner’s next turn on, in the same round as it was built.
    .heading = Action Locations
    .words = activate use
rulebook-building_bonus = A Building Bonus is gained once, when the card is built: constructed or developed.
    A Production Location with a Building Bonus gives both.
    Goods that a Building Bonus puts onto the card stay there, also over Cleanup, until they are spent.
    .heading = Building Bonus
    .words = bonus build once
rulebook-ruins = A Ruin{ $ruin } is a card that lies face down in a State: a Location becomes one when another player razes it.
    It is no Location: it does nothing, cannot be razed and brings no VP in the end.
    It can be developed: it fits every card from hand. That costs the brick{ $brick } and brings the 1 VP{ $vp } as usual.
    Its owner may look at its front at any time.
    .heading = Ruins
    .words = razed face down ruin
rulebook-faction_boards = A faction board gives goods in every Production phase: 3 workers{ $worker }, one resource, 1 grey contact token{ $grey } and 1 card.
    Three actions stand on it; each can be used once a round, in any order.
    The exchange at its foot can be used as often as there are workers for it: 2 workers for 1 resource or 1 card.
    .heading = Faction boards
    .words = faction new york appalachian mutants merchants board

## Goods

rulebook-resources = There are four resources: brick{ $brick }, gun{ $gun }, fuel{ $fuel }, iron{ $iron }. Actions and faction boards ask for them.
    A brick also pays for developing a Location.
    Where a card says “resource”, any of the four will do.
    .heading = Resources
    .words = basic material good
rulebook-ammo = Ammo{ $ammo } pays for any one resource, in every payment, also for the brick of developing.
    It is no resource itself: who gains a resource of choice cannot choose ammo, and nothing can be paid in its place. Nobody can steal it.
    .heading = Ammo
    .words = joker wild munition
rulebook-workers = Workers{ $worker } pay for many actions. One worker uses an Open Production of another player; two take a Connection card, or are exchanged for a resource or a card.
    .heading = Workers
    .words = people worker
rulebook-contacts = Contact tokens have three colours: grey{ $grey } constructs, blue{ $blue } makes Deals, red{ $red } razes.
    A universal contact token{ $universal } can be paid in place of any one of them, wherever one is asked for.
    The game pays with universal ones last, and asks before it does so.
    .heading = Contact tokens
    .words = grey blue red universal colour color joker wild
rulebook-development = A development token{ $development } can be paid for developing in place of the brick. Then no common category is needed. The 1 VP{ $vp } is gained all the same.
    .heading = Development tokens
    .words = develop brick category
rulebook-shields = Shields{ $shield } are put onto own Locations at any time in the own turn of the Action phase. That is no action and costs nothing.
    A shield adds 1 to the defence value. One fits on a Location, none on a Ruin.
    It cannot be moved any more, and goes in Cleanup, or with the Location.
    .heading = Shields
    .words = defence defense protect token
rulebook-vp = Victory points{ $vp } are marked at once, wherever they come from.
    Whoever reaches 25 triggers the end of the game. Losing VP afterwards does not undo that.
    .heading = Victory points
    .words = vp score points
rulebook-supply = Goods in front of a player are the own supply: payments come from there, and from own cards that hold goods to be spent.
    What is paid goes back to the general supply, or lies on the card that was activated as a mark until Cleanup.
    In Cleanup all goods are lost that are not stored.
    .heading = The supply
    .words = goods bank tokens general personal
rulebook-paying = The game fills in a payment by itself: with plain goods first, and ammo{ $ammo }, universal contact tokens{ $universal } and development tokens{ $development } last.
    Where such a wild good would be spent, it asks; a click with Shift asks always.
    Every way to pay is listed with where the goods come from: the supply, or a card on which they lie.
    .heading = Paying
    .words = payment cost ways wild
rulebook-goods_on_cards = Goods lie on cards for three reasons.
    As marks: what was paid for an action, and a visitor’s worker. They go in Cleanup.
    Stored: put there in Cleanup. They come back to the supply in the next Production phase.
    Placed by a Building Bonus: they can be spent from there at any time in the own turn and never get lost in Cleanup.
    If the Location is razed or developed, stored and placed goods go to the owner’s supply, marks and shields are lost.
    .heading = Goods on cards
    .words = marks stored placed lying
rulebook-hand = There is no hand limit, and no card is lost in Cleanup.
    As a cost, a card{ $card } is discarded from hand: a Location or a Connection card, as the owner likes.
    .heading = Cards in hand
    .words = hand limit discard card

## The round

rulebook-lookout = First the top card of each pile of Connection cards is turned up.
    Then as many cards as there are players are laid out, and one more. From the first player{ $first_player } on, clockwise, everybody takes one into hand; the last is discarded.
    Then the same once more, but beginning with the last player and counter-clockwise.
    Everybody must take one card each time.
    .heading = Lookout phase
    .words = draft pick take card offer
rulebook-production = Everybody gets goods from the faction board, from every Deal{ $deal } and from every Production and Open Production Location in the State. Ruins give nothing.
    Stored goods come back to the supply first.
    What counts things in the State is resolved before other goods of this phase arrive.
    Cards are drawn into the hand, VP{ $vp } are marked at once. If that makes 25, the Action phase is still played.
    .heading = Production phase
    .words = income produce goods
rulebook-action_phase = From the first player on, clockwise: each turn is exactly one action, or passing. It goes on until all have passed.
    Every action can be taken again and again, as long as it can be paid and its own limit allows it.
    A player who cannot or does not want to act must pass. The last one left goes on turn after turn until passing.
    Shields may be placed besides the action, at any time in the own turn.
    .heading = Action phase and turns
    .words = turn action pass one
rulebook-passing = Passing{ $pass } ends the Action phase for this player: no more turns in this round.
    From then on nobody can touch the player: no razing, no stealing, no worker on Open Production, no effect that chooses a player.
    What is left in the supply stays until Cleanup and is lost there, unless it can be stored.
    .heading = Passing
    .words = pass immune safe protected
rulebook-cleanup = First goods may be stored on Locations that can hold them.
    Then everything else goes back: all goods in the supplies, goods that mark used actions, workers on Open Production, shields.
    Kept are cards in hand, stored goods, goods that a Building Bonus has placed, Locations, Ruins and Deals.
    Face-up Connection cards are discarded, and the first player’s flag{ $first_player } goes to the left.
    .heading = Cleanup phase
    .words = end of round lose discard
rulebook-storing = Some Features store goods in Cleanup: any part of what their text allows, or nothing.
    Each storing Location is asked for in turn, from the first player on, while there are goods that may go there.
    Stored goods come back to the supply at the beginning of the next Production phase.
    .heading = Storing
    .words = store keep warehouse
rulebook-first_player = The first player{ $first_player } is drawn by lot. The flag goes to the left in every Cleanup.
    The first player picks first in the Lookout phase, and last in its second half, and has the first turn in the Action phase.
    .heading = First player
    .words = order seat clockwise flag start
rulebook-end = The end has come as soon as any player has 25 VP{ $vp } or more.
    In the Action phase: it is played on until all have passed. In the Production phase: the Action phase is still played.
    There is no Cleanup then: nothing is lost, nothing is stored, Locations are counted.
    .heading = The end of the game
    .words = last round 25 final trigger
rulebook-scoring = Every Location in the State is worth 1 VP{ $vp }. Ruins and Deals are worth nothing.
    Most VP win. A tie is broken by the most goods left in the supply, then by the most Locations; then the victory is shared.
    Every token in the supply counts: resources, ammo, workers, contact tokens, development tokens, shields.
    .heading = Scoring and ties
    .words = winner tie tiebreak final score

## Actions

rulebook-prices = What each action costs. Ammo{ $ammo } pays for a resource, a universal contact token{ $universal } for a contact token of any colour.
    .heading = All prices at a glance
    .words = cost table list price overview
rulebook-construct = Choose a Location from hand and pay as many grey contact tokens{ $grey } as its Distance{ $distance }. It comes into the row of its type.
    If it produces, it gives that at once; then its Building Bonus, if it has one; then Features that reward building.
    .heading = Construct
    .words = build grey distance place
rulebook-develop = Choose a Location from hand and one of the own State, or a Ruin{ $ruin }, and pay 1 brick{ $brick }. Both must have a category in common; a Ruin fits every card.
    The old card is discarded, the new one is built in the row of its own type, and 1 VP{ $vp } is gained. No contact tokens are paid.
    With a development token{ $development } in place of the brick no common category is needed.
    Stored and placed goods on the old card go to the supply; its marks and its shield are lost.
    .heading = Develop
    .words = replace brick category upgrade vp
rulebook-building = Building is one order of steps: pay; when developing, remove the old card and gain 1 VP{ $vp }; place the new card; gain its production once; gain its Building Bonus; then Features that reward it.
    What counts categories or Locations counts the new card, not the removed one.
    An Action Location can be activated from the next turn on. An Open Production can be visited from then on.
    .heading = Building, step by step
    .words = order construct develop when
rulebook-make_deal = Choose a Location from hand and pay as many blue contact tokens{ $blue } as its Distance{ $distance }. It is tucked under the faction board: only its Deal strip counts from now on.
    Its goods are gained at once, and again in every Production phase.
    A Deal cannot be razed or developed, has no categories and brings no VP in the end. There may be any number of them.
    .heading = Make a Deal
    .words = blue strip income deal
rulebook-raze_hand = Choose a Location from hand, pay as many red contact tokens{ $red } as its Distance{ $distance }, discard it, and gain its Spoils.
    .heading = Raze from hand
    .words = red spoils discard own
rulebook-raze_state = Choose a Location of a player who has not passed and pay red contact tokens{ $red } for its defence value: 3 in the top row, 4 in the middle, 5 in the bottom row, and 1 more for a shield{ $shield }.
    You gain its Spoils. Its owner gains the goods of its Deal strip as compensation, and turns the card over: it is a Ruin{ $ruin } now.
    Stored and placed goods on it go to the owner’s supply; marks and the shield are lost.
    Own Locations and Ruins can never be razed.
    .heading = Raze in another State
    .words = red attack defence destroy compensation shield
rulebook-activate = Choose an own Action Location{ $action } that is not used up, put the goods it asks for on it, and gain what it gives.
    Once a round, unless it says twice: then each time is paid for, in one turn or in two.
    An action that would change nothing but its cost is refused, as is one that cannot be paid in full.
    .heading = Activate a Location
    .words = action use card twice
rulebook-faction_actions = Three actions stand on every faction board; each can be used once a round, by paying the goods printed on it. They work from the first round on, without any Location.
    They turn resources into contact tokens: grey{ $grey }, red{ $red } or blue{ $blue }.
    .heading = Faction actions
    .words = board contact tokens resource
rulebook-exchange = Two workers{ $worker } for one resource of choice, or for one card{ $card }. It can be repeated as often as there are workers, in one turn or in several, each time for something else.
    Ammo{ $ammo } cannot be chosen.
    .heading = The exchange of workers
    .words = two workers resource card bottom action
rulebook-visit = Put 1 worker{ $worker } on a free Open Production{ $open_production } of another player who has not passed, and gain its production, never its Building Bonus. Then its owner gains 1 worker.
    Only one visitor a round fits on each. Own ones cannot be used this way.
    What counts categories counts them in the State of the owner.
    .heading = Use Open Production of others
    .words = visit worker open production other
rulebook-take_connection = Pay 2 workers{ $worker } and take one of the face-up Connection cards into hand. It can be played from the next turn on, not in the same action.
    No other is turned up in its place until the next round.
    .heading = Take a Connection card
    .words = red blue workers pile
rulebook-play_connection = Play a Connection card from hand as an action of its own: pay what is printed on it, if anything, and gain what it gives. Then it is discarded.
    In hand it is kept over Cleanup and counts as a card{ $card }. It is never built, razed or used for a Deal.
    .heading = Play a Connection card
    .words = punks thugs merchants junk train contacts
rulebook-stealing = Some actions take a resource from another player: from the supply, not from cards, never ammo{ $ammo }, and never from somebody who has passed.
    If nobody has anything to take, the action is refused, as it would change nothing.
    .heading = Stealing
    .words = steal thief take resource victim
rulebook-special_effects = Some cards use what others have: the production of another Location, or the goods of Deals. What they count is counted in the State to which that card belongs.
    Some clear the goods off a used Location: it can be used again in the same round.
    Some draw cards of which a part is kept; the others are discarded.
    .heading = Special effects
    .words = copy clear draw keep production choose

## At the table

rulebook-deck = If the deck is empty when a card is to be drawn, the discard pile is shuffled and becomes the new deck. If both are empty, as many cards are drawn as there are.
    .heading = Deck
    .words = draw shuffle empty pile
rulebook-discard_pile = Cards are discarded face up, and everybody may look through the pile, unless an option of the match forbids it.
    .heading = Discard pile
    .words = discard public look
rulebook-connection_piles = Red and blue Connection cards have a pile each. In every Lookout phase the top card of each is turned up; one that nobody takes is discarded at the end of the round.
    Red ones give red contact tokens{ $red }, blue ones give blue contact tokens{ $blue }.
    Discards are not shuffled again, unless an option of the match says so: a pile may run out for good.
    .heading = Piles of Connection cards
    .words = connection red blue face up
rulebook-undo = The holder of a turn can take back decisions up to the end of the turn; where only robots have moved since, also those of the turn before.
    That stops where a hidden card was revealed: at a card drawn from the deck, or turned up. The game warns before such a decision.
    What belongs to another player cannot be taken back either. What was taken back can be done again.
    .heading = Taking back
    .words = undo redo barrier revealed
rulebook-questions = While a question is open, only its answer counts: what can be chosen is lit, and a click or Enter there answers.
    As long as nothing was revealed, Esc or Undo goes back before the decision that has led to it.
    .heading = Open questions
    .words = answer choose ask
rulebook-turn_end = After an action the turn is open still: shields can be placed, some actions can be repeated, decisions can be taken back. End turn hands the table over.
    Two different actions in one turn are never possible.
    .heading = End of a turn
    .words = end turn follow up done hand over

## Sets of cards

rulebook-sets = The base set is always played with; alone it is the best game to learn.
    One expansion may be added: New Era or Winter, never both. Promo sets and packs of your own go with anything.
    .heading = Which sets go together
    .words = expansion base mix pack
rulebook-new_era = New Era adds 50 cards and no new rules.
    Hidden Forge counts as having a shield{ $shield } printed on it: razing it costs 4, and no second shield fits.
    Foundation and Radioactive Colony have no categories, so they fit every card.
    .heading = New Era
    .words = expansion hidden forge foundation radioactive colony
rulebook-winter = Winter adds 50 cards.
    Some Production Locations give nothing when they are built, only from the next Production phase on: their text says so.
    Suppliers take the production of one Location of an opponent: that one gives its owner nothing in this phase.
    Body Hunters clear the goods off another Location, so that it can be used again; never off themselves.
    .heading = Winter
    .words = expansion suppliers body hunters
rulebook-promo = Promo set 1 adds 6 cards to any game.
    Fixer lets its owner use an Open Production{ $open_production } on which a worker{ $worker } stands already.
    .heading = Promo set 1
    .words = promo fixer

## One player alone

rulebook-solo = One player plays against a virtual opponent and wins with more VP{ $vp } in the end; equal VP are a defeat.
    The opponent has a State, but no hand, no goods and no faction board. It gains nothing from its Locations, but each is 1 VP in the end, a target to raze, and its Open Production can be used.
    .heading = The virtual opponent
    .words = solo hegemony alone automa
rulebook-solo_lookout = Four cards are laid out. You take one; one of the others, drawn by lot, goes into the State of the opponent; you take one of the last two, and the opponent gets the last.
    Then it gets one more card from the deck; New York gets two.
    .heading = Lookout alone
    .words = solo draft
rulebook-solo_turn = You have the first turn, then turns alternate.
    As long as a Connection card lies face up, the opponent discards one of them by lot and gains 2 VP{ $vp }. Then it attacks.
    It passes in the turn after an attack that succeeded, or after its third failure; the Mutants have five tries. If you pass, it passes at once.
    After it has passed you may go on, but can no longer touch it.
    .heading = The turn of the opponent
    .words = solo virtual turn pass
rulebook-solo_attack = The opponent draws a card: it hits one of your Locations that shares a category with it.
    Of several it takes the one with the most common categories, then the highest Distance{ $distance }, then an unused Action, a used one, a Feature, a Production; then the one whose Deal is worth more; then you choose.
    A shield{ $shield } is discarded and saves the Location. Otherwise it becomes a Ruin{ $ruin }, you gain the goods of its Deal, and the opponent gains 2 VP{ $vp }.
    Cards and Locations without categories match everything.
    .heading = Attacks
    .words = solo attack target criteria shield
rulebook-solo_against = Razing a Location of the opponent costs 3, 4 or 5 red contact tokens{ $red } as usual and gives its Spoils. The card is discarded, the opponent gains nothing.
    For using its Open Production the opponent gains 1 VP{ $vp } in place of a worker.
    Effects that take goods from other players find nothing there.
    .heading = What you can do to it
    .words = solo raze visit
rulebook-solo_end = The end has come when either side has 25 VP{ $vp }. There is no Cleanup; each Location is 1 VP for its side.
    A victory is graded by your VP: less than 30, then every ten more is a better title, up to 80 and above.
    .heading = End and grades
    .words = solo grade title result
rulebook-solo_merchants = After its attacks the Merchants Guild attacks Deals: it draws a card, and you lose a Deal{ $deal } that gives the same good. Among equal ones you choose. After a success or the third failure it passes.
    .heading = Merchants Guild as opponent
    .words = solo variant deals
rulebook-solo_appalachian = When no Connection card is left, the Appalachian Federation first develops: it draws a card that replaces one of its Locations with a common category, and gains 1 VP{ $vp }. After a success or the third failure its attacks begin.
    .heading = Appalachian Federation as opponent
    .words = solo variant develop
rulebook-solo_mutants = The Mutants Union has up to five attacks in a round in place of three; a success ends them as usual.
    .heading = Mutants Union as opponent
    .words = solo variant attacks five
rulebook-solo_new_york = New York gets two cards from the deck at the end of each Lookout phase in place of one.
    .heading = New York as opponent
    .words = solo variant lookout two
rulebook-borgo = Borgo is harder and less foreseeable. The Lookout goes as with two players: Borgo takes cards by lot and builds them at once for free. Then as many Brawlers come to him as the number of the round.
    The first player’s flag{ $first_player } changes sides in every Cleanup. A Location of Borgo that you raze becomes a Ruin{ $ruin }.
    For using his Open Production Borgo gets 1 Brawler. When you have passed, he passes in his next turn.
    .heading = Borgo
    .words = solo automa brawlers
rulebook-borgo_turn = Borgo draws a card, and its categories say what he does: gun{ $gun } attacks, brick{ $brick } builds, iron{ $iron } expands. Two of them do both, in order; none of them is the standard action.
    Standard: he discards a face-up Connection card for 2 VP{ $vp }; if there is none, he gives up a Brawler for 1 VP.
    If he must give up a Brawler and has none, he passes.
    .heading = The turn of Borgo
    .words = solo gun brick iron standard brawler
rulebook-borgo_attack = Borgo gives up a Brawler and draws a card: it hits a Location of yours with a common category, chosen as other opponents do, but without comparing goods. If there is none, he gains 1 VP{ $vp }.
    A shield{ $shield } is discarded and saves the Location. Otherwise it becomes a Ruin{ $ruin }, you gain the goods of its Deal, and Borgo gains 2 VP.
    An attack does not end his turns.
    .heading = Borgo attacks
    .words = solo brawler attack
rulebook-borgo_build = Build: Borgo draws a card and builds it for free.
    Expansion: he first uses an Open Production{ $open_production } of yours, if one is free; you gain 1 worker{ $worker }, he gains 1 Brawler. Then, with the base set, he draws another card and acts by it; with Winter he gets a Brawler; with New Era one of his Locations gets a shield{ $shield }, which stays.
    .heading = Borgo builds and expands
    .words = solo brick iron gear expansion

## Options

rulebook-option_connections = Usually discarded Connection cards are gone for good. With this option, the discards of a colour become a new pile when it has run out.
    .heading = Connection cards again
    .words = option reshuffle
rulebook-option_tiebreak = What counts first in a tie: the goods in the supply; those and the stored ones; or those and the cards in hand as well.
    .heading = What breaks a tie
    .words = option tie goods
rulebook-option_tokens = Usually there is no end of tokens. With this option there are as many as in the box, except for resources and workers: who gains more gets what is left.
    .heading = Limited tokens
    .words = option supply box
rulebook-option_discard = Whether everybody may look through the discard pile, or sees its top card only.
    .heading = The open discard pile
    .words = option public
rulebook-option_solo = What an attack compares last: the goods of the Deal, or the Spoils. When the opponent passes: in its next turn, or at once. And the titles of the grades.
    .heading = Options for one player
    .words = option solo grades pass
rulebook-option_borgo = Extra Brawlers in each Lookout phase make Borgo harder. If he keeps unused Brawlers over Cleanup, he is harder still.
    .heading = Options for Borgo
    .words = option difficulty brawlers

## Keys, told in the help

help-rulebook = The rules about what is pointed at or has the focus
help-hint = Hints: what could be done now

## The page of a section

rulebook-title = Rules
rulebook-search = Search the rules
rulebook-search-tip = Type what you look for (Ctrl+F). Esc clears it.
rulebook-back = Back
rulebook-back-tip = Back to where you were (Esc, F3).
rulebook-contents-tip = Shows this section.
rulebook-previous = Previous
rulebook-previous-tip = The section before this one (Left).
rulebook-next = Next
rulebook-next-tip = The section after this one (Right).
rulebook-first = This is the first section.
rulebook-last = This is the last section.
rulebook-see = See also
rulebook-see-tip = Shows this section. Backspace comes back.
rulebook-return = Last read
rulebook-return-tip = Back to the section read before this one (Backspace).
rulebook-return-none = No other section has been read yet.
rulebook-nothing = Nothing is said about “{ $query }”. Fewer or other words may help.
rulebook-found = { $n ->
    [one] { $n } section found
   *[other] { $n } sections found
}
rulebook-card-tip = A click shows this card closely.
rulebook-here = Rules: { $heading } (F3 or middle click)
rulebook-here-log = A click, or F3, opens the rules: { $heading }
rulebook-open = Rules
rulebook-open-note = All rules, searchable
rulebook-open-tip = All rules in short sections (F3).

## Signs that have no other name here

rulebook-sign-build = build
rulebook-sign-deal = Deal
rulebook-sign-raze = raze
rulebook-sign-distance = Distance
rulebook-sign-ruin = Ruin
rulebook-sign-first_player = first player

## Parts of the annotated card, the rows of a State, and the table of prices

rulebook-part-distance = Distance: the price in contact tokens
rulebook-part-categories = Categories: what it has in common with others, for developing
rulebook-part-spoils = Spoils: what razing it gives
rulebook-part-title = Title and row type
rulebook-part-effect = What it does: what it gives, or what is spent for what
rulebook-part-building_bonus = Building Bonus: gained once, when it is built
rulebook-part-deal = Deal: what a Deal with it gives, now and in every Production phase
rulebook-row = { $type }: { $row }, defence value { $n }
rulebook-price = { $what }: { $price }
rulebook-price-construct = as many grey contact tokens as its Distance
rulebook-price-develop = 1 brick, or 1 development token
rulebook-price-make_deal = as many blue contact tokens as its Distance
rulebook-price-raze_hand = as many red contact tokens as its Distance
rulebook-price-raze_state = 3, 4 or 5 red contact tokens by its row, 1 more for a shield
rulebook-price-activate = what stands before the arrow
rulebook-price-faction_actions = what stands before the arrow on the board
rulebook-price-exchange = 2 workers for 1 resource or 1 card
rulebook-price-visit = 1 worker
rulebook-price-take_connection = 2 workers
rulebook-price-play_connection = what stands before the arrow, if anything
rulebook-price-shields = nothing; it is no action

## In the terminal

text-help-rules = rules: the sections of the rules; rules raze: what is said about a word
text-rules-see = See also: { $sections }
text-rules-more = More with rules and one of these headings, or another word.
