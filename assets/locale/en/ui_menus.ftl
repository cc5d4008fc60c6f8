# Title, settings, the menu inside a match, and the help.

## Title
title-continue = Continue
title-continue-reading = Your matches are being read…
title-continue-none = No match is waiting
    .why = There is no unfinished match. Play and New game begin one.
title-play = Play
title-play-note = { $why ->
    [top] Against the strongest robot again: you have won twice in a row.
    [bottom] Against the weakest robot again: you have lost twice in a row.
   *[other] Against { $level ->
        [easy] an easy
        [medium] a medium
        [hard] a hard
        [expert] an expert
        [master] a master
       *[other] a
    } robot{ $why ->
        [first] , to begin with.
        [up] : you have won twice in a row.
        [down] : you have lost twice in a row.
        [won] {" again: you have won the last game."}
        [lost] {" again: you have lost the last game."}
       *[stays] {" again: the last game was a draw."}
    }
}
title-play-tip = Deals a game at once, with what was chosen last in New game: { $sets }.
title-settings = Settings
title-settings-note = Text size, motion, sound
title-quit = Quit
title-quit-note = Everything is saved
title-foot = v{ $version } · F1 help · F11 full screen

## Settings
settings-title = Settings
settings-done = Done
settings-picture = Display
    .tip = Size, motion, full screen (Page Up and Page Down switch pages)
settings-play = Gameplay
    .tip = Hidden hands, paying, ending turns (Page Up and Page Down switch pages)
setting-yes = Yes
setting-no = No
setting-percent = { $percent }%
setting-text-scale = Text size
setting-text-scale-note = For all text; cards and plates grow a little with it.
setting-speed = Motion
setting-speed-note = How fast cards, goods and robots move. Any key or click skips ahead.
setting-speed-off = Off
setting-speed-slow = Slow
setting-speed-normal = Normal
setting-speed-fast = Fast
setting-speed-fastest = Very fast
setting-handover = Between turns
setting-handover-note = { $now ->
    [window] The whole window is covered until the next player presses a button.
    [open] Among friends: the next player’s hand is open at once.
    [everything] Among friends: also secret choices are open, such as battle cards.
   *[hands] The hand stays face down until the next player opens it; the table stays visible.
}
setting-handover-hands = Cover the hand
setting-handover-window = Cover everything
setting-handover-open = Open hands
setting-handover-everything = Open everything
setting-always-pay = Always ask how to pay
setting-always-pay-note = { $now ->
    [true] You are asked about every payment, even if there is nothing to decide.
   *[false] You are asked only if there is something to decide, or if you hold Shift.
}
setting-end-of-turn = End of turn
setting-end-of-turn-note = { $now ->
    [press] You end each turn yourself.
   *[itself] Your action ends your turn. You can undo it until others have shown you something new or taken their seat.
}
setting-end-of-turn-itself = By itself
setting-end-of-turn-press = By a press
setting-bots-wait = Robots wait for you
setting-bots-wait-note = { $now ->
    [true] After each robot’s turn, the game waits until you click or press a key.
   *[false] Robots continue once you have had time to read what they did.
}
setting-undo-robots = Undo robots’ moves
setting-undo-robots-note = { $now ->
    [true] Undo also takes back what robots have done since, as long as it has shown you nothing new. Such games count apart in the statistics.
   *[false] Once a robot has moved, nothing can be undone.
}
setting-fullscreen = Full screen
setting-fullscreen-note = The game covers the whole screen. F11 does the same.
notice-settings-unsaved = Your settings apply until you close the window, but could not be saved: { $reason }.
notice-settings-unread = Your settings cannot be read, so the defaults apply: { $file }: { $reason }.
notice-settings-damaged = Some of your settings could not be understood, so the defaults apply instead: { $file }.

## The menu inside a match
menu-title = Menu
menu-saved = The match is saved after every decision.
menu-unsaved = The match cannot be saved at the moment.
menu-lost-note = Whatever could not be saved will be lost
menu-resume = Continue
menu-resume-note = Back to the table
menu-players = Players
menu-players-note = Let a robot take a seat, or take one back
menu-settings = Settings
menu-settings-note = Text size, motion, hidden hands, full screen
menu-help = Help
menu-help-note = All keys, and what the mouse can do
menu-leave = Title screen
menu-leave-note = From there, Continue brings you back
menu-quit = Quit
menu-quit-note = Next time, Continue brings you back exactly here

players-title = Who plays
players-note = From now on. A game counts as yours only if no robot has decided for you.
players-confirm = Play on
players-back = Back
players-same = Every seat is played as before.
notice-player = { $kind ->
    [robot] From now on a robot plays for { $name }.
   *[person] From now on a person plays for { $name }.
}

## Help
help-title = Keys and mouse
help-close = Close
help-legend = Bright: works on the screen behind this one. Faded: works elsewhere in the game.
help-group-mouse = Mouse
help-group-looking = Look
help-group-playing = Play
help-group-window = Window
help-click = Click: choose or press something
help-drag = Drag: move a card or token to a place that lights up
help-ask = Shift and click or drop: choose how to pay
help-right = Right-click: zoom in on a card; on empty ground: cancel
help-alt = Alt and point: zoom in on a card
help-wheel = Wheel: scroll a list, browse, switch opponents
help-closely = Zoom in on the card you point at
help-leaf = Browse the zoomed cards
help-overview = The whole table at once
help-log = Log
help-confirm = Confirm, end your turn, open the hand
help-press = Press the focused button
help-cancel = Cancel, go back, menu
help-focus = Move the focus
help-undo = Undo
help-redo = Redo
help-help = This help
help-full-screen = Full screen on or off
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
