# The rules. Each line of a section is a paragraph; numbers and prices come from the cards.

rulebook-chapter-start = The game
rulebook-chapter-map = The map
rulebook-chapter-events = Phase 1: events
rulebook-chapter-army = Phases 2 and 3: the army
rulebook-chapter-hero = Phase 4: the hero
rulebook-chapter-fights = Fights and captures
rulebook-chapter-end = Phase 5: the end of the round
rulebook-chapter-cards = Cards

## The game

rulebook-aim = Two to six players lead one faction of the metro each, with an army and a hero, for the whole match. Robots may take any seats.
    You have 1 VP for each station that you own and 1 VP for each quest that you have completed.
    At the end of a round, you win with { $goal } VP, or by owning all { $polis_stations } stations of Polis.
    .heading = Aim
    .words = goal victory points winning players
rulebook-setup = The first player takes any faction. Each later player takes one whose zone borders a zone already taken.
    You own the three homes of your faction and have an army of { $army_start }. When all have a faction, each receives its start bonus.
    Then heroes are chosen in reverse order: the last to take a faction chooses first. A hero begins on a home of his faction.
    { $market } equipment cards are turned up as the market, and the first round begins.
    .heading = Setup
    .words = start draft bonus beginning first player neighbour
rulebook-round = A round has five phases: events, mobilisation, armies, heroes, and the end of the round.
    In each phase all players act one after another, clockwise from the first player. Who has nothing to decide is passed over.
    You may use properties and complete quests in your own turn, before the action.
    .heading = The round
    .words = phases turn order
rulebook-goods = There are three goods: pigs, mushrooms and ammo. Stations produce them, armies forage them, threats give them as rewards.
    Pigs and ammo pay for recruits, pigs also for large armies. Mushrooms and ammo pay for equipment and quests. Mushrooms and pigs pay for captures.
    Goods do not run out, and you may keep as many as you like.
    .heading = Goods
    .words = pig mushroom ammo resources supply
rulebook-hidden = Uncompleted quests are seen by their owner alone; everybody sees how many there are.
    A scouted threat, threats and laws that were looked at, and battle cards before they are turned up are known only to whom they were shown.
    The order of all decks is unknown. Everything else is open.
    .heading = What is hidden
    .words = secret open information face down

## The map

rulebook-stations = The map has { $stations } stations. Tunnels and passages join them; a step along either costs a hero the same.
    An ordinary station produces one good. Stations of Polis produce what the round track shows. Stations of Hansa produce nothing.
    Abandoned stations belong to nobody and cannot be captured. Heroes pass and stop there and can be attacked there; armies do not pass.
    A station without a token is neutral. Any number of heroes may stand on a station, and none of them blocks the way.
    .heading = Stations
    .words = tunnel passage abandoned neutral map
rulebook-zones = Six zones of nine stations belong to the six factions. Three stations of each are the homes of its faction.
    The zones of factions that nobody plays are closed: no hero enters them, no army passes, nothing there is attacked, captured or produced.
    Polis and the Ring are always open.
    .heading = Zones
    .words = closed homes faction border
rulebook-hansa = The { $hansa } stations of the Ring belong to Hansa, which is never attacked or owned.
    Heroes trade here, and no hero can be attacked here. Armies reach beyond Hansa, through one tunnel of the Ring at most.
    .heading = Hansa, the Ring
    .words = ring trade safe
rulebook-polis = Polis has { $polis_stations } stations in the middle of the map. Neutral ones defend themselves with strength { $polis_strength }: no threat is revealed, and there is no reward.
    A Polis station produces one good that the round track shows, of your choice.
    Who owns all { $polis_stations } at the end of a round fulfils a condition of victory.
    .heading = Polis
    .words = centre middle strength win

## Phase 1

rulebook-production = The round token shows what happens: production first, then the threat, then the law.
    Each ordinary station of a shown good gives its owner 1 of it. Each Polis station gives 1 shown good; if two kinds are shown, its owner chooses.
    The start space, in the first round alone, shows all three goods, { $start_times } of each. Then the token walks around { $loop } spaces, again and again.
    .heading = Production
    .words = round track token goods
rulebook-threat_event = When a threat comes from the tunnels, each player names one own station and who defends it: the army, or the hero if he stands there.
    When all have named one, the top threat is revealed. All fight this same card, one after another.
    Who wins receives its reward. Who loses the fight loses the station; army and hero are not harmed. A tie changes nothing.
    Who replaces the threat by a property fights a new one alone; the others still fight the first.
    .heading = Threat from the tunnels
    .words = guard event common reward
rulebook-laws = The first player reveals the top law. In turn, everybody votes yes or no, openly and with all votes: one for each own station, and those from properties.
    With more yes than no the law is in force for all, and the one before goes under the deck. Otherwise the new law goes under the deck.
    The Confederation of 1905 may look at the top two laws first and choose which is put to the vote.
    There are { $laws } laws, and at most one is in force.
    .heading = Laws and votes
    .words = vote election confederation yes no

## Phases 2 and 3

rulebook-army = First you pay upkeep: an army up to { $army_free } costs nothing, one of 6 costs { $upkeep_6 }, of 7 { $upkeep_7 }, of 8 { $upkeep_8 }. What is not paid for is lost, down to { $army_free }.
    Then you may recruit: each point of strength costs { $recruit }, up to { $army_most } in all. Recruits cost no upkeep in this round.
    An army never falls below { $army_least }.
    .heading = Upkeep and recruits
    .words = mobilisation strength recruiting pay limit
rulebook-army_turn = Your army does one thing: attack a station in reach, attack a hero in reach, or forage 1 good. It may also do nothing.
    At a neutral ordinary station it meets the top threat; in neutral Polis strength { $polis_strength }; at a station of another player its army or hero.
    .heading = What an army does
    .words = attack forage pass action
rulebook-reach = An army reaches every neighbour of your stations.
    It also reaches stations behind Hansa and behind neutral stations of Polis, through as many of them as you like, but through one tunnel of the Ring at most.
    Polis stations of others, closed zones and abandoned stations stop it. From your own Polis stations it sets out as from any other.
    .heading = Reach
    .words = distance neighbour ring path range

## Phase 4

rulebook-hero_turn = Your hero moves if he likes, and then takes one action at most: trade, scout, attack the station where he stands, or attack a hero there.
    On Hansa he trades: buy equipment, take a quest, or exchange goods. Refreshing the market and buying any number of cards is one action.
    He attacks neutral stations and those of others, like an army.
    .heading = The hero’s turn
    .words = action trade attack
rulebook-moving = A hero makes as many steps as his speed, along tunnels and passages. Equipment, laws and properties change it; it is never below 0.
    He does not enter closed zones. He moves before his action, never after it.
    A wounded hero misses his turn.
    .heading = Moving
    .words = speed steps walk
rulebook-market = On Hansa, each card of the market costs { $equipment_price }. Buy as many as you can pay for.
    Before the first purchase, once a round, you may refresh the market for { $refresh_price }: its cards are discarded and { $market } new ones turned up.
    What you buy works at once. When your turn ends, the market is filled up again.
    .heading = Market
    .words = buy refresh equipment price
rulebook-taking_quests = On Hansa, a quest costs { $quest_price }: draw { $quest_draw }, keep { $quest_keep } and discard the other face down. Once a round.
    .heading = Taking a quest
    .words = draw hansa price
rulebook-exchange = On Hansa, any number of goods of one kind can be exchanged for as many of one other kind. One exchange is the hero’s action.
    .heading = Exchange
    .words = trade goods barter
rulebook-scouting = At a neutral station, Polis included, your hero may look at the top threat and keep it face down.
    In the next round, when you attack a neutral ordinary station, you may put it on top and so know what you meet.
    If it is not used by the end of the next round, it goes under the deck. You keep one scouted threat at a time.
    .heading = Scouting
    .words = look threat peek
rulebook-attacking_heroes = An army attacks a hero who stands on one of your stations or on a station in reach. A hero attacks a hero on the same station.
    A hero is safe on Hansa and on stations that his own faction owns.
    The beaten hero is wounded. An army may have one of his equipment cards discarded, a hero may take one.
    .heading = Attacking heroes
    .words = hero duel safe protected loot

## Fights

rulebook-fights = The attacker says what is attacked. If the owner’s hero stands there, the owner says who defends.
    Then the threat is revealed, or both players choose battle cards. Then properties may be used, the attacker first.
    The higher strength wins; equal strength is a tie, and nobody gains or loses anything.
    .heading = How a fight goes
    .words = order battle combat
rulebook-strength = An army has the strength of its track, a hero that of his card and his equipment, a threat what is printed, neutral Polis { $polis_strength }.
    Battle cards, properties and the law add to it or take from it. A strength may fall below 0.
    Some abilities make a tie a victory. If both sides have one, it stays a tie.
    .heading = Strength and ties
    .words = tie equal bonus modifier
rulebook-battle_cards = In a fight between players, the { $battle_cards } battle cards are shuffled and three dealt to each side.
    Both choose one, hidden, and turn it up together. It adds its bonus, which may depend on the type of the other card: attack, defence or manoeuvre.
    Afterwards all are gathered again. Cards that were not played are never shown.
    .heading = Battle cards
    .words = attack defence manoeuvre deal hand
rulebook-defending = If the owner’s hero stands on the attacked station, the owner chooses: army or hero.
    At stake is the station alone. A hero who loses it is not wounded and keeps his equipment; an army that loses it keeps its strength.
    .heading = Army or hero in defence
    .words = defender owner guard
rulebook-outcomes = A victory over a threat brings its reward, then you may capture the station. A victory over a player takes the station away from its owner, and you may capture it.
    An army that loses an attack falls by 1. A hero who loses an attack is wounded.
    A hero who loses against a station of a player also has to discard one equipment card, which the owner of the station chooses.
    A hero who is attacked and loses, or who loses against a hero, is wounded. A hero who beats him may take one of his equipment cards, an army may have one discarded.
    A threat that was fought is discarded, won or lost. Equipment from a reward goes to the hero; a quest is the top card of its deck.
    .heading = What a fight brings
    .words = victory defeat win lose reward loot
rulebook-redrawing = Some properties replace a revealed threat: it is discarded, and the next one is fought in its place.
    .heading = Replacing a threat
    .words = redraw replace
rulebook-capture = Right after you have won at a station you may capture it: a neutral one for { $capture_neutral }, one taken from a player for { $capture_player }.
    If you do not, or cannot pay, it stays neutral or becomes so. Homes can be captured like any other station.
    The reward of a threat is received first and may pay for the capture. A hero on a lost station stays where he is.
    .heading = Capturing stations
    .words = capture price leave neutral
rulebook-three_stations = Who loses a station and has fewer than three takes another at once, free and without a fight: a neutral ordinary one of the own zone.
    If there is none, it may be one of any open zone, but never Polis. The station just lost may be chosen if it is neutral.
    .heading = Three stations at least
    .words = fewer refuge compensation
rulebook-wounds = A wounded hero is brought to one of the three homes of his faction, whoever owns it. He misses the next turn he would have.
    He can still defend a station, and he can be attacked. Wounded again, he is moved again; it is still one turn.
    .heading = Wounds
    .words = wounded skip home heal

## Phase 5

rulebook-end_of_round = Quests that look at the end of the round are checked, and everybody may complete quests. Then the game looks for a winner.
    Threats scouted in the round before go under the deck. What was used once a round can be used again.
    The first player token passes to the left, and the round token goes on to the next space.
    .heading = End of the round
    .words = first player token
rulebook-victory = You fulfil a condition of victory with { $goal } VP, the Red Line with { $red_goal }, or while you own all { $polis_stations } Polis stations.
    This is looked at only at the end of a round. If several fulfil one, the nearest to the first player wins, clockwise and the first player before all.
    .heading = Victory
    .words = win goal vp polis tie
rulebook-stage_two = When somebody has { $stage_2_at } VP at the end of a round, stage II begins for good: the threats of stage I leave the game, scouted ones too, and stronger ones are shuffled.
    Then each player draws 2 equipment cards and keeps 1. A hero may now carry { $limit_2 } cards instead of { $limit_1 }.
    .heading = Stage II
    .words = stage threats stronger

## Cards

rulebook-threats = A threat has a strength, a reward and one of three types: physical, biological or radiation. Some equipment helps against one type.
    Threats of stage II are stronger, and their rewards larger.
    .heading = Threats
    .words = physical biological radiation monster
rulebook-equipment = Equipment belongs to the hero who carries it and works at once, with its bonuses and penalties.
    A hero carries { $limit_1 } cards in stage I and { $limit_2 } in stage II. Whoever receives more discards at once, any card, the new one too.
    Equipment cannot be given away or dropped otherwise.
    .heading = Equipment
    .words = weapon limit carry discard
rulebook-quests = While its condition holds, a quest can be completed: in your turn before the action, or at the end of the round. Then it lies open and counts 1 VP, and it is never lost.
    A condition that is an event, such as a victory, counts until the end of the round.
    Two quests with the same condition cannot both be completed by one player. You may hold any number.
    .heading = Quests
    .words = complete condition vp
rulebook-properties = Each quest has a property. An uncompleted quest is discarded for it. A completed one stays and costs { $property_price }, once a round.
    Properties say when they work: in a turn, while moving, in a fight, at a capture, before a vote, or when the hero is to be wounded.
    One that would change nothing cannot be used. Heroes and equipment have properties, too.
    .heading = Properties
    .words = use quest once
rulebook-factions = Each faction has three homes, a start bonus and a property that no other has.
    .heading = Factions
    .words = red line reich bauman bandits arbat confederation
rulebook-heroes = Each hero has a strength, a speed and a property. He belongs to his faction for the whole match.
    .heading = Heroes
    .words = khan artyom melnik hunter anna sasha
rulebook-decks = Threats, equipment and quests have a discard pile. When such a deck is empty and a card is needed, the pile is shuffled into a new deck; if there is none either, no card is drawn.
    Laws have no pile: they go under their deck. Quests are discarded face down, unless their property was used.
    .heading = Decks
    .words = discard pile shuffle empty

## Pictures: what has a number on them

rulebook-part-map-polis = Polis, in the middle of all lines
rulebook-part-map-hansa = The Ring, which belongs to Hansa
rulebook-part-map-home = One of the three homes of a faction
rulebook-part-map-abandoned = An abandoned station
rulebook-part-map-passage = A passage: a step like any other
rulebook-part-reach-own = Own stations
rulebook-part-reach-near = Their neighbours
rulebook-part-reach-over_hansa = Behind Hansa, through one tunnel of the Ring
rulebook-part-reach-over_polis = Behind neutral stations of Polis
rulebook-part-reach-too_far = Not in reach: it takes two tunnels of the Ring
rulebook-part-stations-neutral = Neutral, with the good that it produces
rulebook-part-stations-home = A home that nobody owns, with the colour of its faction
rulebook-part-stations-owned = Owned: the badge of its owner, with the good
rulebook-part-stations-lost = The home of a faction, owned by another
rulebook-part-stations-polis = Neutral Polis
rulebook-part-stations-owned_polis = Polis with an owner
rulebook-part-stations-hansa = Hansa
rulebook-part-stations-abandoned = Abandoned
rulebook-part-stations-closed = In a closed zone
rulebook-part-threat_card-strength = Strength
rulebook-part-threat_card-type = Type: here radiation
rulebook-part-threat_card-stage = Stage I or II
rulebook-part-threat_card-reward = Reward: here equipment, and a good of your choice
rulebook-part-equipment_card-strength = Strength: here against radiation alone
rulebook-part-equipment_card-speed = Speed: steps more or less
rulebook-part-quest_card-vp = A victory point, once it is completed
rulebook-part-quest_card-condition = Condition: here the strength of the army
rulebook-part-quest_card-property = Property: here goods of your choice
rulebook-part-hero_card-strength = Strength
rulebook-part-hero_card-speed = Speed: steps in a turn
rulebook-part-hero_card-property = Property: here the threat of a fight is replaced, once a round
