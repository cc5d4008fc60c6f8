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
title-new = New game
title-new-note = Two to four people or robots
title-foot = v{ $version } · unofficial fan implementation · F1 help · F11 full screen

## New game
new-fewest = A game needs at least two players.
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
new-random-faction = Random
new-further-factions = More
new-further-factions-tip = Five more faction boards to choose from.
new-taken = { $name } already plays this faction.
new-seed = Seed: the same number deals the same cards.
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

## Settings and help

setting-always-pay-note = { $now ->
    [true] You are asked about every payment, even if there is nothing to decide.
   *[false] You are asked only if wild goods, cards or Deals would be spent, or if you hold Shift.
}
setting-left-handed-note = { $now ->
    [true] Buttons, piles and log are on the left, the boards on the right.
   *[false] Buttons, piles and log are on the right, where your right arm covers no State.
}
help-overview = All States at once
help-map = Map of No Man’s Land, large and small
help-districts = Districts, open and folded
help-modules = Zoom in on headquarters, Arena
help-opponents = Show the first, second or third opponent
help-pass = Pass
