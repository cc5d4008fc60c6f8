# The lesson on Scavengers. Its notes are written as those of the first game; the sentences about other moves stand there.

learn-scavengers = What is new in Scavengers
    .about = Discard piles of your own, and Ruins as goods, in four short chapters.
    .intro = For players who know the base game: four short chapters, about { $minutes } minutes in all.

## 1
learn-scavengers-salvage = Salvage
    .about = Every player has a discard pile, and the others may draw from it.
learn-scavengers-salvage-piles = With Scavengers, every player has a discard pile, face up. Whatever you discard, replace by developing or raze from your hand goes onto your own pile, and its top card is there for the others. Rusty’s pile shows Gun Shop.
learn-scavengers-salvage-crew = Rope Bridge Crew has the salvage icon twice as its Building Bonus. For each one you may draw the top card of another player’s pile, never of your own.
    .do = Construct Rope Bridge Crew.
learn-scavengers-salvage-first = Gun Shop lies on top of Rusty’s pile, and there is a second salvage after it.
    .do = Click Gun Shop, or drag it from Rusty’s pile to your hand.
learn-scavengers-salvage-second = Pub has come to light. With three or four players you could choose another pile each time.
    .do = Take Pub, too.
    .after = Now Rusty razes a card from his hand. It lands on his pile, where you can reach it.
learn-scavengers-salvage-diggers = Deep Heap Diggers turns 1 brick into two salvages. A player who has passed is out of reach, so such actions are worth more early in the round.
    .do = Click Deep Heap Diggers in your State.
learn-scavengers-salvage-quarry = On top now: Quarry, which Rusty has just razed from his hand.
    .do = Take Quarry from Rusty’s pile.
learn-scavengers-salvage-nothing = You never have to take a card. If you take nothing, you give up the salvages that are left.
    .do = Press “Take nothing”, or take Church.

## 2
learn-scavengers-yellow = Yellow Connection cards
    .about = A third pile of Connection cards, for salvage alone.
learn-scavengers-yellow-take = Beside red and blue there are yellow Connection cards. You take and play them like the others, for 2 workers.
    .do = Take the yellow Connection card.
learn-scavengers-yellow-play = Back-Alley Finders gives two salvages, and Rusty has razed Docks from his hand meanwhile.
    .do = Play Back-Alley Finders.
learn-scavengers-yellow-docks = The card that was discarded last lies on top.
    .do = Take Docks.
learn-scavengers-yellow-last = You hold four cards that Rusty had thrown away.
    .do = Take Church, or press “Take nothing”.
learn-scavengers-yellow-end = That is salvage: what one player throws away, another one builds. Now for what Ruins are good for.
    .do = Press “Next”.

## 3
learn-scavengers-ruins = Ruins as goods
    .about = Gain a Ruin, turn one up again, and spend one.
learn-scavengers-ruins-ball = Another game: Rusty has passed, and the rest of the round is yours. Wrecking-Ball Crew gives you a Ruin: the top card of the deck, face down in your State. Only you may look at it.
    .do = Click Wrecking-Ball Crew in your State.
learn-scavengers-ruins-horizons = Parking Lot was razed in an earlier round. New Horizons Initiative turns one of your Ruins up, however you came by it. It costs nothing but the action’s 2 workers, and brings no VP.
    .do = Click New Horizons Initiative.
learn-scavengers-ruins-lot = While you choose, your Ruins show their fronts. A Production Location produces as soon as it stands again.
    .do = Choose Parking Lot.
    .after = Two iron icons in your State, two iron. Only the Building Bonus does not come again.
learn-scavengers-ruins-blast = Other actions cost a Ruin: it goes onto your discard pile, face up. Blast Engineers gives 2 VP for it.
    .do = Click Blast Engineers in your State.
learn-scavengers-ruins-end = Other cards take the Spoils of your Ruins, put goods on them or count them. What lies on a discard pile has one more use.
    .do = Press “Next”.

## 4
learn-scavengers-matching = Matching
    .about = What lies on top of another pile tells what you pay, or what you gain.
learn-scavengers-matching-expedition = The last game: School is on top of Rusty’s pile, with a worker and an ammo icon. Wasteland Expedition costs the good of one of these icons and gives 1 VP. You have 1 worker.
    .do = Click Wasteland Expedition, and the worker icon of School.
    .after = School stays where it is. But Rusty razes another card from his hand, and covers it.
learn-scavengers-matching-drone = Scrap Drone is an Open Production that gives you the good of such an icon. Now Parking Lot is on top, with iron and ammo.
    .do = Construct Scrap Drone.
learn-scavengers-matching-ammo = Most icons stand for the good that they show. Contact stands for a contact token of your choice, and the liberty icon (the one on Church) for nothing.
    .do = Choose ammo or iron.
learn-scavengers-matching-end = So look at what you discard: others build with it. And look at what they discard. Choose Scavengers as the expansion of a new game; the rest is on the cards.
    .do = Press “Next” to go back to the chapters.
