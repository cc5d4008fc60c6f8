# Title, and new game.

## Title
title-name = 51st State
title-motto = Ruined America – next exit
title-about = Build a State out of ruins · 1 to 4 players
title-side-1 = Last gas
title-side-2 = 1,000 miles
title-continue-note = { $round ->
    [0] { $seats } · { $sets } · first hand
   *[other] { $seats } · { $sets } · round { $round }
}
title-continue-none = No match is waiting
    .why = There is no unfinished match. Play, New game and Solo begin one.
title-play-tip = Deals a game at once, with random factions and what was chosen last in New game: { $sets }.
title-new-note = Two to four people or robots
title-foot = v{ $version } · unofficial fan implementation · F1 help · F11 full screen

## New game
new-title = New game
new-add = Take a seat
new-remove = Remove { $name } from the game
new-fewest = A game needs at least two players.
new-person = A person
new-person-note = Plays with mouse or keyboard at this computer.
bot-random = Robot: any move
bot-greedy = Robot: most VP
bot-easy = Robot: easy
bot-easy-note = Misjudges often: for your first games.
bot-medium = Robot: medium
bot-medium-note = Weighs every move, and misjudges some.
bot-hard = Robot: hard
bot-hard-note = Weighs every move by what it has learned from thousands of games.
bot-expert = Robot: expert
bot-expert-note = Plans the rest of its round.
bot-master = Robot: master
bot-master-note = Plans the rest of its round and follows more ways through it. It takes its time.
bot-program = Robot: { $program }
bot-program-note = A program of yours, named with --bots. If it fails, a simple robot plays on.
new-robot-strongest = No robot is stronger than this one.
new-robot-last = No more robots were named with --bots.
new-robot-weakest = No robot is weaker than this one.
new-random-faction = Random
new-further-factions = More
new-further-factions-tip = Five more faction boards to choose from.
new-taken = { $name } already plays this faction.
new-same-names = Give each player a different name.
new-seed = Seed: the same number deals the same cards.
new-dice = Roll
new-dice-tip = Pick another random number
new-start = Start
new-back = Back
new-variants = { $count ->
    [0] All variants
   *[other] All variants ({ $count })
}
new-variants-show = Choose expansions, rules and the seed
new-usual-rules = usual rules
new-more = { $count } more
new-seed-entered = seed { $seed }
option-connections-reshuffle = When a pile of Connection cards runs out, its discards become the new pile.
option-connections-reshuffle-false = No
option-connections-reshuffle-true = Yes
option-tiebreak-count = Goods that break a tie for the most VP.
option-tiebreak-count-supply = Supply
option-tiebreak-count-supply-stored = Supply, stored
option-tiebreak-count-supply-stored-hand = Supply, stored, hand
option-tokens-limited = Limit tokens to those in the box.
option-tokens-limited-false = No
option-tokens-limited-true = Yes
option-discard-public = Everybody may look through the discard pile.
option-discard-public-true = Yes
option-discard-public-false = No
option-extra-factions = Draw random factions from all nine boards.
option-extra-factions-false = No, from four
option-extra-factions-true = Yes

## More factions

factions-title = More factions
factions-note = The rule book names these five boards. Most of their actions are our own version.

## Help
help-opponents = Show the first, second or third opponent
help-pass = Pass
