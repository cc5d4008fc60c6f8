# Menus, buttons and the screens of the phases.

## Title
title-name = 51st State
title-motto = Ruined America – next exit
title-side-1 = Last gas
title-side-2 = 1 000 miles
title-continue = Continue
title-continue-note = { $round ->
    [0] Choosing the first hand · { $seats }
   *[other] Round { $round } · { $seats }
}
title-new = New game
title-new-note = Two players at one computer, or a robot
title-quit = Quit
title-quit-note = Everything is saved already
title-foot = v{ $version } · unofficial fan implementation · F11 full screen

## New game
new-title = New game
new-name = Player { $number }
new-player = Player { $number }
new-who = Played by
new-faction = Faction
new-human = Human
new-random = Robot
new-random-faction = Random
new-taken = { $name } plays this faction.
new-same-names = Give the players different names.
new-seed = Seed: the same number deals the same cards.
new-dice = Roll
new-dice-tip = Another random number
new-start = Start
new-back = Back
option-connections-reshuffle = When a pile of Connection cards runs out, its discards become the new pile.
option-connections-reshuffle-false = No
option-connections-reshuffle-true = Yes
option-tiebreak-count = What breaks a tie for the most VP.
option-tiebreak-count-supply = Supply
option-tiebreak-count-supply-stored = Supply, stored
option-tiebreak-count-supply-stored-hand = Supply, stored, hand
option-tokens-limited = The tokens in the box are limited.
option-tokens-limited-false = No
option-tokens-limited-true = Yes
option-discard-public = Everybody may look through the discard pile.
option-discard-public-true = Yes
option-discard-public-false = No

## In a match
menu-title = Menu
menu-tip = Menu
menu-saved = The match is saved at every decision. It can be continued from the title.
menu-covers-hands = At the hand-over the hand is turned face down; the table stays in sight.
menu-covers-all = At the hand-over the whole window is covered.
menu-resume = Play on
menu-leave = To the title
menu-quit = Quit
menu-cover-all = Cover everything
menu-cover-less = Cover hand only
undo = Undo
notice-close = Close
notice-settings-unsaved = The settings hold until the window is closed, but could not be kept: { $reason }.
notice-unsaved = Not saved since step { $step }: the file cannot be written. Every decision tries again.
notice-damaged = The damaged end of the saved match was cut off. It goes on from step { $step }.
notice-unreadable = The match cannot be opened: { $reason }
