# Watching a match again.

replay-title = Replay
replay-status = { $round ->
    [0] { $phase } · step { $step } of { $last }
   *[other] Round { $round } · { $phase } · step { $step } of { $last }
}
replay-dealt = The cards are dealt.
replay-silent = { $name } decides.
replay-offer = { $n ->
    [one] Lookout: { $n } card lies open
   *[other] Lookout: { $n } cards lie open
}
replay-damaged = The end of this match is damaged. It can be watched up to step { $step }.

## The time line

replay-round = R{ $round }
replay-mark = Step { $step }
replay-stop = { $round ->
    [0] { $phase }, from step { $step }
   *[other] Round { $round }, { $phase }, from step { $step }
}
replay-vp = { $name }: { $n } VP
replay-lane-tip = Click or drag to go to any step.

## Buttons

replay-play = Play (Space)
replay-pause = Pause (Space)
replay-unit-decision = Step
replay-unit-turn = Turn
replay-unit-phase = Phase
replay-unit-round = Round
replay-previous_stop-decision = Back by one decision (Left)
replay-next_stop-decision = On by one decision (Right)
replay-previous_stop-turn = Back to the end of the turn before (Shift+Left)
replay-next_stop-turn = On to the end of the turn (Shift+Right)
replay-previous_stop-phase = Back to where a phase began (Page up)
replay-next_stop-phase = On to the next phase (Page down)
replay-previous_stop-round = Back to where a round began (Ctrl+Left)
replay-next_stop-round = On to the next round (Ctrl+Right)
replay-first = This is where the match begins.
replay-last = This is where the match ends.
replay-speed = { $speed }×
replay-speed-tip = Play at { $speed } times the usual speed (Up, Down)
replay-all-hands = All hands
replay-all-hands-tip = All hands lie open (E)
replay-eyes-tip = As { $name } saw it: all other hands are closed (E)
replay-side-tip = From the side of { $name }: all hands are closed while the match goes on (E)
replay-own-eyes = As seen at the table
replay-own-eyes-tip = The match is not over yet: what is hidden at the table stays hidden.
replay-alone-tip = The virtual opponent hides nothing: there is one hand, and it lies open.
replay-play-on = Play on from here
replay-play-on-tip = Begins a new match with the table as it stands now (P). This one stays as it is.
replay-over = The match is over here: go back to play on.
replay-leave = Close
replay-leave-tip = Closes the replay (Esc)

## Entries

replay-watch = Watch again
replay-watch-tip = Goes through the whole match, decision by decision.
replay-look-back = Look back
replay-look-back-note = The match up to now, decision by decision

## Playing on

play-on-title = Play on from step { $step }
play-on-note = A new match begins with the table as it stands here. The cards to come are the same.
play-on-start = Play on
play-on-cancel = Back
play-on-same-names = Two players have the same name.

## Keys

help-group-replay = Replay
help-play = Play, pause
help-steps = Back or on by a decision
help-turns = Back or on by a turn
help-rounds = Back or on by a round
help-phases = Back or on by a phase
help-ends = To the beginning, to the end
help-pace = Play faster, slower
help-eyes = See with other eyes
help-play-on = Play on from here
key-home = Home
key-end = End
key-up = Up
key-down = Down
