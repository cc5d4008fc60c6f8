# Title, new game, settings, the menu inside a match, and the help.

## Title
title-name = 51st State
title-motto = Ruined America – next exit
title-side-1 = Last gas
title-side-2 = 1 000 miles
title-continue = Continue
title-continue-note = { $round ->
    [0] First hand · { $seats }
   *[other] Round { $round } · { $seats }
}
title-new = New game
title-new-note = Two to four players at one computer, people or robots
title-settings = Settings
title-settings-note = Text size, motion, handing over, full screen
title-quit = Leave the game
title-quit-note = Everything is saved already
title-foot = v{ $version } · unofficial fan implementation · F1 help · F11 full screen

## New game
new-title = New game
new-name = Player { $number }
new-name-robot = Robot { $number }
new-player = Name
new-who = Played by
new-faction = Faction
new-add = Add a player
new-remove = { $name } does not play.
new-fewest = It takes two players at least.
new-person = A person
new-person-note = Plays with mouse or keyboard at this computer.
bot-random = Robot: any move
bot-random-note = Plays any move that is allowed, chosen at random.
bot-greedy = Robot: most VP
bot-greedy-note = Takes the most VP now, then the most goods.
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

## Settings
settings-title = Settings
settings-done = Done
settings-picture = Picture
    .tip = Size, motion, full screen (Page up, Page down turn the pages)
settings-play = Playing
    .tip = Handing over, paying, ending turns (Page up, Page down turn the pages)
setting-yes = Yes
setting-no = No
setting-percent = { $percent } %
setting-text-scale = Text size
setting-text-scale-note = Of everything that is written; cards and plates grow a little with it.
setting-speed = Motion
setting-speed-note = How fast cards, goods and robots move. Any key or click skips ahead.
setting-speed-off = Off
setting-speed-slow = Slow
setting-speed-normal = Normal
setting-speed-fast = Fast
setting-speed-fastest = Very fast
setting-handover = Handing over
setting-handover-note = { $now ->
    [window] The whole window is covered until the next player presses a button.
    [open] Among friends: the next player’s hand lies open at once, without a press.
   *[hands] The hand lies face down until the next player opens it; the table stays in sight.
}
setting-handover-hands = Cover the hand
setting-handover-window = Cover everything
setting-handover-open = Open hands
setting-always-pay = Always ask how to pay
setting-always-pay-note = { $now ->
    [true] Every payment is asked for, also where there is nothing to think about.
   *[false] Only where wild goods, cards or Deals would be spent, or with Shift.
}
setting-end-turns = End turns by themselves
setting-end-turns-note = { $now ->
    [true] A turn that could not be taken back ends without a press, also after drawing.
   *[false] Every turn ends with a press, so that you see what you drew.
}
setting-fullscreen = Full screen
setting-fullscreen-note = The game covers the whole screen. F11 does the same.
notice-settings-unsaved = The settings hold until the window is closed, but could not be kept: { $reason }.
notice-settings-unread = The settings cannot be read, the usual ones hold: { $file }: { $reason }.
notice-settings-damaged = Some settings could not be understood, the usual ones hold in their place: { $file }.

## The menu inside a match
menu-title = Menu
menu-saved = The match is saved at every decision.
menu-unsaved = The match cannot be saved at the moment.
menu-lost-note = What could not be saved is lost then
menu-resume = Play on
menu-resume-note = Back to the table
menu-settings = Settings
menu-settings-note = Text size, motion, handing over, full screen
menu-help = Help
menu-help-note = All keys and what the mouse can do
menu-leave = To the title
menu-leave-note = The match can be continued from there
menu-quit = Leave the game
menu-quit-note = Next time, Continue goes on exactly here

## Help
help-title = Keys and mouse
help-close = Close
help-legend = Bright: works on the screen below. Faded: works elsewhere in the game.
help-group-mouse = Mouse
help-group-looking = Look
help-group-playing = Play
help-group-window = Window
help-click = Click: choose or press what lies there
help-drag = Drag: carry a card or token to a place that lights up
help-ask = Shift and click or drop: ask how to pay
help-right = Right click: show a card closely; on empty ground: cancel
help-alt = Alt and point: show closely what lies there
help-wheel = Wheel: turn a list, leaf, switch opponents
help-closely = Show closely what has the focus or lies under the pointer
help-leaf = Leaf through the cards that are shown closely
help-overview = All States at once
help-opponents = Show the first, second or third opponent
help-log = Log
help-confirm = Confirm, end the turn, open the hand
help-press = Press what has the focus
help-cancel = Cancel, go back, menu
help-focus = Move the focus
help-undo = Undo
help-redo = Redo
help-pass = Pass
help-help = This help
help-full-screen = Full screen on and off
key-space = Space
key-enter = Enter
key-esc = Esc
key-tab = Tab
key-arrows = Arrows
key-left = Left
key-right = Right
key-ctrl = Ctrl
key-shift = Shift
key-alt = Alt
