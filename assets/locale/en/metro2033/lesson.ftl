# The notes of the first game. A note has up to four parts: why (the message), .do what to do now, .after what the move
# has brought, as long as the turn can still be ended, and in `refusal-lesson` the sentence to a move that is allowed but
# not what the step is about.

title-learn-note = A first game in eight short chapters
learn-first_game = Learn to play
    .intro = A first game against a patient robot. Each chapter takes two to five minutes, and you can leave at any time.
learn-player = Newcomer
learn-opponent = Petrovich
learn-end_turn = That ends your turn. You can still undo it, unless it has shown you something hidden.

refusal-lesson = The note says what comes first here. You can make this move later.
    .because_end_turn = Your turn is over: press “Next”.
    .because_learn_map_forage = This step is about foraging: let your army fetch a pig.
    .because_learn_recruits_upkeep = Keep all 6 this time: you can afford it, and you will need them.
    .because_learn_recruits_recruit = Recruit 2 this time: you have goods for both.
    .because_learn_attack_attack = This step is about Smolenskaya (Light blue), just beside your home.
    .because_learn_attack_capture = Capture the station this time: that is what the fight was for.
    .because_learn_reach_park = This step is about Park Kultury (Red), which your army reaches over the Ring.
    .because_learn_reach_capture = Capture the station this time: it will give you mushrooms.
    .because_learn_reach_okhotny = This step is about Okhotny Ryad, which your army reaches through Polis.
    .because_learn_reach_far = Capture the station this time: it is your fifth VP.
    .because_learn_hero_move = This step is about moving: take Hunter to Smolenskaya (Light blue).
    .because_learn_hero_scout = Hunter stands on a neutral station: let him scout it.
    .because_learn_hero_forage = The army only forages this time: fetch ammo. Hunter will do the fighting.
    .because_learn_hero_attack = This step is about the card that Hunter has scouted: attack with it.
    .because_learn_hero_capture = Capture the station this time: you have the goods for it.
    .because_learn_hansa_complete = Complete the quest first: you will spend the goods that it asks for.
    .because_learn_hansa_move = This step is about trading: take Hunter to Kievskaya on the Ring.
    .because_learn_hansa_refresh = Refresh the market first: after the first purchase you cannot do it any more.
    .because_learn_hansa_rifle = Buy Tunnel Rifle this time: it makes Hunter stronger by 2.
    .because_learn_hansa_lamp = Buy Arc Lamp as well, as long as your turn is open.
    .because_learn_hansa_forage = Ammo is what you lack for a quest: forage that.
    .because_learn_hansa_quest = This step is about taking a quest.
    .because_learn_hansa_keep = Keep Foot in the Door this time: Polis is close to you.
    .because_learn_threats_guard = Name Kievskaya (Blue) this time, and let your army defend it.
    .because_learn_threats_forage = Forage a pig this time: you have none.
    .because_learn_threats_vote = Vote for the law this time: it helps you.
    .because_learn_battle_attack = This step is about Teatralnaya: it would be your tenth station.
    .because_learn_battle_card = Play Flanking Move this time: the line below it promises a certain victory.
    .because_learn_battle_capture = Capture the station this time: it is your tenth VP.

## 1
learn-map = The map and the goods
    .about = What you play for, where you are, and where goods come from.
learn-map-goal = Each of you leads a faction of the metro, with an army and a hero. A station is worth 1 VP, and so is a completed quest. Whoever has 10 VP at the end of a round wins.
learn-map-stations = You play the Arbat Confederation. These are your three homes. The sign on a station tells what it produces: a pig, a mushroom or ammo. Rest the pointer on anything to read what it is.
learn-map-zones = Each faction has a zone of nine stations. Nobody plays four of them, so they are closed: nothing happens there. The brown circle is the Ring of Hansa, the four stations in the middle are Polis.
learn-map-track = A round begins with the space under the round token. Stations that produce a good it shows give 1 of it to their owner. The first round gives everything twice; the next one pigs and mushrooms.
learn-map-goods = Your panel shows your goods. Pigs and ammo pay for recruits, pigs for a strong army, pigs and mushrooms for a captured station, mushrooms and ammo for equipment and quests.
learn-map-forage = Once a round your army acts. It need not fight: it can forage, which brings 1 good of your choice whatever the map looks like. Pigs are spent on most things.
    .do = Press “Forage”, then choose the pig.
    .after = One action, and the turn of your army is over. Nothing hidden was shown, so you could still undo it.
learn-map-next = After the armies the heroes act, then the round ends. That is the whole game: events, mobilisation, armies, heroes, end. The next chapters go through it.
    .do = Press “Next” for the second chapter.

## 2
learn-recruits = Recruits and upkeep
    .about = How strong your army is, what keeps it, and what makes it grow.
learn-recruits-strength = A later round. This is the track of armies: your badge is at 6, Petrovich’s at 4. In a fight your army counts as much as its notch.
learn-recruits-upkeep = An army up to 5 costs nothing. In every mobilisation 6 costs a pig, 7 two, 8 three. You may shrink it to save pigs, but never below 5 for that.
    .do = Click notch 6: keep all and pay 1 pig.
learn-recruits-recruit = Now recruit. Each step up costs 1 pig and 1 ammo. You have 2 of each left, and recruits cost no upkeep this round.
    .do = Press “Recruit 2”.
learn-recruits-eight = Strength 8 is the most there is. It beats Polis and nearly every threat. But in the next round it costs 3 pigs, so use it now: strong armies are for rounds in which you attack.
    .do = Press “Next” for the third chapter.

## 3
learn-attack = An attack and its odds
    .about = Neutral stations, threats, odds, and capturing.
learn-attack-neutral = A station without a token is neutral. Your army reaches all direct neighbours of your stations. Here it has strength 4.
learn-attack-threats = Whoever attacks a neutral station meets the top threat of this deck. The higher strength wins. Of the 18 threats, 11 are weaker than your army, 4 as strong, 3 stronger. A tie changes nothing.
learn-attack-attack = Smolenskaya gives ammo, and it lies beside your home. Drag the army there, and before you let go you read the odds: they count every threat that may still come.
    .do = Drag your army from your panel onto Smolenskaya (Light blue), or click both.
learn-attack-won = Blind Dogs have strength 2, your army 4: you win. The threat brings its reward, a pig. A lost attack would cost your army 1 strength.
    .do = Press “Continue”.
learn-attack-capture = You have won, but the station is not yours yet. Capturing a neutral one costs 1 pig and 1 mushroom; one that you take from a player costs 1 mushroom alone.
    .do = Choose to capture it.
    .after = Your token lies there: 1 VP, and ammo whenever the round shows it. The reward came before the price, so it can help to pay it.
learn-attack-next = Four stations, 4 VP. Attack early: every station gives goods in all rounds to come.
    .do = Press “Next” for the fourth chapter.

## 4
learn-reach = Over the Ring, through Polis
    .about = How far an army reaches: one tunnel of Hansa, and any neutral station of Polis.
learn-reach-neighbours = A later game. Both heroes are wounded and rest, so only the armies act. An army always comes from one of your stations and reaches its neighbours. But it reaches farther as well.
learn-reach-ring = Nobody owns stations of Hansa, and armies pass through them, over at most one tunnel of the Ring. From Kievskaya it is one tunnel to Park Kultury, and a passage to the red line: that station is in reach.
learn-reach-park = Park Kultury lies in your own zone, but no tunnel leads there from your stations. The Ring does.
    .do = Drag your army onto Park Kultury (Red).
learn-reach-won = Rat Swarm is the weakest threat there is. Its reward, a pig, is yours.
    .do = Press “Continue”.
learn-reach-capture = The price is the same wherever a station lies: 1 pig and 1 mushroom.
    .do = Capture it.
    .after = Stations far from others are hard to hold. But one beside the Ring opens new ways.
learn-reach-polis = A new round has begun. These four stations are Polis. As long as they are neutral, armies pass through all of them for nothing. To take one, you fight a strength of 7, without card and reward. Who owns all four wins.
learn-reach-okhotny = Petrovich has lost Okhotny Ryad, so it is neutral. From Smolenskaya (Blue) the way leads through Polis right to it.
    .do = Drag your army onto Okhotny Ryad.
learn-reach-through = It is the same for others: through a neutral Polis they reach you, too. An owned station of Polis stops everybody but its owner.
    .do = Press “Continue”.
learn-reach-far = You stand in the zone of another faction now. Some quests ask for that.
    .do = Capture it.
    .after = It is a home of the Red Line. Homes can be captured like any other station.
learn-reach-next = 5 VP. Before you attack, look for stations at the far end of Polis and beside the Ring: they are often nearer than they look.
    .do = Press “Next” for the fifth chapter.

## 5
learn-hero = The hero
    .about = Move, scout and attack, and what a wound costs.
learn-hero-hero = This is Hunter, your hero: strength 3, speed 3, and 1 stronger against threats. In the hero phase he moves as far as his speed, then he may do one thing, and his turn ends with it.
learn-hero-move = A step is a tunnel or a passage, and no hero blocks the way. A hero may go to stations of others and fight only where he stands.
    .do = Drag Hunter onto Smolenskaya (Light blue), or click him and then the station.
learn-hero-scout = On a neutral station he can scout: he looks at the top threat and takes it aside, face down. In the next round you may meet this card instead of an unknown one.
    .do = Press “Scout”.
    .after = Cellar Spiders: strength 3, and a mushroom and a pig as reward. Only you know it. Hunter has 4 against threats, so he can beat it.
learn-hero-forage = The next round. Your army of 3 beats only a third of the threats, so let it gather what you will need.
    .do = Press “Forage”, then choose ammo.
    .after = Armies act before heroes. Your army could have used the scouted card as well.
learn-hero-attack = Hunter still stands on Smolenskaya. A hero attacks the station where he stands. What he has scouted makes the fight certain.
    .do = Press “Attack”, then choose the scouted threat.
learn-hero-won = 4 against 3. If he does not use the card by the end of this round, it goes under the deck.
    .do = Press “Continue”.
learn-hero-capture = A hero captures like an army, at the same price.
    .do = Capture it.
learn-hero-wounds = Army and hero may both attack, round after round. But a hero who loses an attack is wounded: he goes home and misses a turn. The new round asks about a threat already; chapter seven tells of that.
    .do = Press “Next” for the sixth chapter.

## 6
learn-hansa = Hansa and quests
    .about = Completing a quest, the market, refreshing it, and a new quest.
learn-hansa-ring = Hansa trades, and nobody attacks there. A hero on the Ring buys equipment, takes a quest or exchanges goods of one kind for another. The Arbat Confederation may trade at its homes as well.
learn-hansa-complete = But first a quest. You hold Full Larders, which asks for 3 pigs, 3 mushrooms and 3 ammo, and you have them. Completing costs nothing, takes no action and gives 1 VP.
    .do = Click Full Larders in your strip.
learn-hansa-move = The goods are still yours, so spend them. Heroes trade after moving.
    .do = Drag Hunter onto Kievskaya (Ring).
learn-hansa-refresh = Each card of the market costs 1 mushroom and 1 ammo. Boots and clubs are not what Hunter needs. Before the first purchase you may pay 1 ammo for four new cards, once a round.
    .do = Press “Refresh”.
learn-hansa-rifle = Now there is a rifle: 2 more strength in every fight. Equipment stays with the hero.
    .do = Drag Tunnel Rifle onto your hero, or click it.
learn-hansa-lamp = Buying goes on until you stop. Arc Lamp gives 1 strength against threats and a step more. In stage I a hero carries two cards.
    .do = Buy Arc Lamp.
    .after = Hunter is as strong as 7 against threats now. You have no ammo left, so your turn is over.
learn-hansa-forage = The next round. Hunter still stands on the Ring, but a quest costs 1 mushroom and 1 ammo.
    .do = Forage ammo with your army.
    .after = Small gaps are what foraging is good for.
learn-hansa-quest = You draw two quests and keep one, in secret. One quest a round, as the only action of the hero.
    .do = Press “Quest”.
learn-hansa-keep = Both have a condition, and a property that helps you once if you discard the card, or every round for 1 ammo once it is completed. Foot in the Door asks for one station of Polis.
    .do = Keep Foot in the Door.
learn-hansa-secret = Only you see it. You complete quests in your own turns before the action, or at the end of a round, and each is 1 VP like a station that nobody can take.
    .do = Press “Next” for the seventh chapter.

## 7
learn-threats = Threats and laws
    .about = What the round track brings: an attack from the tunnels, and a vote.
learn-threats-event = This space shows ammo and a threat. Everybody has received ammo. Now something comes out of the tunnels, and each names one own station, with army or hero to defend it, before the card is seen.
learn-threats-guard = Who loses against it loses the station, but neither strength nor hero. So name one that you could do without. Your hero is wounded; the army defends any station.
    .do = Click Kievskaya (Blue).
    .after = Petrovich names a station as well, then the threat is revealed for both.
learn-threats-fought = Hot Dust has strength 3. Your army of 4 wins and takes the reward. Petrovich’s army of 2 loses Lubyanka: it is neutral now, and anybody may take it. A tie would change nothing.
    .do = Press “Continue”.
learn-threats-forage = The round goes on with the armies.
    .do = Forage a pig.
    .after = The heroes rest, and the next space of the track shows a law.
learn-threats-vote = A law changes a rule until another one comes. Each station is a vote: Petrovich has cast 3 against, you have 5. This one saves you a mushroom whenever you capture a neutral station.
    .do = Press “Yes”.
learn-threats-passed = Passed, because there are more votes for it than against. A tie would have rejected it. The law in force is named in the bar above, and it holds for everybody.
    .do = Press “Continue”.

## 8
learn-battle = A battle, and the end
    .about = Hidden cards between two players, stage II, and how a game ends.
learn-battle-stage = A last jump, to round 10. Someone had 6 VP at the end of a round, so stage II has begun: stronger threats, new equipment for everybody, and heroes carry three cards.
learn-battle-nine = You have 9 stations, Petrovich has 5. One more, and you win at the end of this round. Hardly anything is neutral any more, so take it from the Red Line.
learn-battle-attack = Teatralnaya is defended by an army of 5, yours has 6. Against a player there is no threat: both add a battle card. So the odds are not certain, and 1 more strength is worth a lot.
    .do = Drag your army onto Teatralnaya.
learn-battle-card = Of seven cards each of you has three, and one stays hidden. Both play one, face down. What a card brings may depend on the type of the other: some defences punish an attack, hardly anything a manoeuvre. Below each card you read its odds.
    .do = Play Flanking Move.
    .after = Nobody sees it yet. Now Petrovich chooses.
learn-battle-won = Ambush brings 3 against an attack, but only 1 against your manoeuvre: 8 to 6. Had you lost, your army would be weaker by 1.
    .do = Press “Continue”.
learn-battle-capture = The owner has lost the station in any case. Taken from a player it costs you 1 mushroom.
    .do = Capture it.
    .after = Ten stations. But you win only if you still have them at the end of the round: Petrovich’s army has yet to act.
learn-battle-score = Nobody took a station back: 10 VP at the end of the round, and the game is yours. That is all you need. The rules are always at hand, and every place on the table explains itself.
    .do = Press “Next” to go back to the chapters.
