# The words of Metro 2033: goods, phases, zones, options, robots. Titles stand on the cards, in all languages.

title-name = Metro 2033
title-about = Rule the tunnels under the city · 2 to 6 players
card-unknown = a hidden card
station-on-line = { $title } ({ $line })
zone-polis = Polis
zone-hansa = Hansa

## Goods: a number of them, and their names

good-pig = { $n ->
    [one] { $n } pig
   *[other] { $n } pigs
}
    .name = pig
    .help =
        Pig
        Pays for armies above the free strength, for recruits and for captures.
good-mushroom = { $n ->
    [one] { $n } mushroom
   *[other] { $n } mushrooms
}
    .name = mushroom
    .help =
        Mushroom
        Pays for equipment, for quests and for captures.
good-ammo = { $n } ammo
    .name = ammo
    .help =
        Ammo
        Pays for recruits, for equipment, for quests and for the property of a completed quest.
good-any = { $n ->
    [one] { $n } good of your choice
   *[other] { $n } goods of your choice
}
    .name = any good
    .help =
        Any good
        A pig, a mushroom or ammo, as you like.
good-army = { $n } army strength
    .name = army strength
    .help =
        Army strength
        Your army becomes stronger, up to its limit.
good-equipment = { $n ->
    [one] { $n } equipment card
   *[other] { $n } equipment cards
}
    .name = equipment
    .help =
        Equipment
        The top card of its deck goes to your hero.
good-quest = { $n ->
    [one] { $n } quest
   *[other] { $n } quests
}
    .name = quest
    .help =
        Quest
        The top card of its deck, which only you see.
good-vp = { $n } VP
    .name = VP
    .help =
        Victory points
        One for each station you own, one for each quest you have completed.

## Phases

phase-setup = Setup
phase-events = Events
phase-mobilisation = Mobilisation
phase-army = Armies
phase-hero = Heroes
phase-end = End of the round

## Kinds

threat-type-physical = physical
threat-type-biological = biological
threat-type-radiation = radiation
battle-type-attack = attack
battle-type-defence = defence
battle-type-manoeuvre = manoeuvre

## What can be chosen for a new game

option-ring = The Ring beside closed zones
option-ring-open = Open everywhere
option-ring-beside-open = Open beside open zones only
option-reward = Reward of a threat
option-reward-before = Before the capture, and may pay for it
option-reward-after = After the capture
option-floor-same = A station just lost may be reclaimed at once
option-wounded-home = A wounded hero goes to
option-wounded-home-printed = Any home of his faction
option-wounded-home-owned = A home that his faction owns
option-wounded-skip = A wounded hero loses
option-wounded-skip-next-turn = His next turn
option-wounded-skip-next-round = His turn of the next round
option-tiebreak = If several could win
option-tiebreak-nearest = The nearest to the first player wins
option-tiebreak-most-vp = Most VP wins
option-tokens-limited = Goods run out
option-quests = Quests are completed
option-quests-free = When their owner says so
option-quests-at-once = By themselves, at once
option-bauman-ties = Bauman’s hero wins ties
option-bauman-ties-all = In all fights
option-bauman-ties-attack = In attacks only
option-bandits-ties = The Bandits’ army wins ties in defence
option-bandits-ties-all = Against players and threats
option-bandits-ties-players = Against players only
option-goal = VP to win
option-stage-2-at = VP that begin stage II
option-first-player = First player
option-first-player-random = Random
option-draft = Factions and heroes
option-draft-choose = Chosen in turn
option-draft-dealt = Dealt at random
option-titles = Names of the heroes
option-titles-printed = As printed
option-titles-own = Of our own

## Robots

bot-random = Robot: any move
bot-greedy = Robot: best move at once
bot-planner = Robot: plans ahead
bot-easy = Robot: easy
bot-easy-note = Misjudges often: for your first games.
bot-medium = Robot: medium
bot-medium-note = Weighs every move, and misjudges some.
bot-hard = Robot: hard
bot-hard-note = Weighs every move by what it brings at once.
bot-expert = Robot: expert
bot-expert-note = Plans to the end of the next round.
bot-master = Robot: master
bot-master-note = Plans to the end of the next round and follows more ways. It takes its time.
new-level-easy = Easy
new-level-medium = Medium
new-level-hard = Hard
new-level-expert = Expert
new-level-master = Master
