# Watching a match again.

replay-title = Replay
replay-status = { $round ->
    [0] { $phase } · step { $step } of { $last }
   *[other] Round { $round } · { $phase } · step { $step } of { $last }
}
replay-dealt = The cards are dealt.
replay-silent = { $name } decides.
replay-damaged = The end of this match is damaged. You can watch it up to step { $step }.

## The time line

replay-round = R{ $round }
replay-mark = Step { $step }
replay-stop =
    { $phase }
    { $round ->
        [0] From step { $step } on. Click to go there.
       *[other] Round { $round }, from step { $step } on. Click to go there.
    }
replay-vp-head = Victory points
replay-vp = { $name }: { $n } VP
replay-lane-tip =
    Time line
    Click or drag to go to any step.

## Buttons

replay-play = Play (Space)
replay-pause = Pause (Space)
replay-unit-decision = Step
replay-unit-turn = Turn
replay-unit-phase = Phase
replay-unit-round = Round
replay-previous_stop-decision = Back one decision (Left)
replay-next_stop-decision = Forward one decision (Right)
replay-previous_stop-turn = Back to the end of the previous turn (Shift+Left)
replay-next_stop-turn = Forward to the end of the turn (Shift+Right)
replay-previous_stop-phase = Back to the start of a phase (Page Up)
replay-next_stop-phase = Forward to the next phase (Page Down)
replay-previous_stop-round = Back to the start of a round (Ctrl+Left)
replay-next_stop-round = Forward to the next round (Ctrl+Right)
replay-first = This is where the match begins.
replay-last = This is where the match ends.
replay-speed = { $speed }×
replay-speed-tip = Play at { $speed } times the usual speed (Up, Down)
replay-all-hands = All hands
replay-all-hands-tip = All hands are open ({ KEY("e") })
replay-eyes-tip = As { $name } saw it: all other hands are hidden ({ KEY("e") })
replay-side-tip = From { $name }’s side: all hands are hidden while the match goes on ({ KEY("e") })
replay-own-eyes = As seen at the table
replay-own-eyes-tip = The match is not over yet: what is hidden at the table stays hidden.
replay-alone-tip = The virtual opponent hides nothing: there is only one hand, and it is open.
replay-play-on = Play from here
replay-play-on-tip = Starts a new match from the table as it is now ({ KEY("p") }). This one stays as it is.
replay-over = The match is over here: go back to play from an earlier step.
replay-leave = Close
replay-leave-tip = Closes the replay (Esc)

## Entries

replay-watch = Watch again
replay-watch-tip = Replays the whole match, decision by decision.
replay-look-back = Look back
replay-look-back-note = The match so far, decision by decision

## Playing on

play-on-title = Play from step { $step }
play-on-note = A new match starts from the table as it is here. The cards to come are the same.
play-on-start = Play
play-on-cancel = Back
play-on-same-names = Two players have the same name.

## Keys

help-group-replay = Replay
help-play = Play, pause
help-steps = Back or forward one decision
help-turns = Back or forward one turn
help-rounds = Back or forward one round
help-phases = Back or forward one phase
help-ends = To the beginning or the end
help-pace = Play faster or slower
help-eyes = Switch viewpoint
help-play-on = Play from here
key-home = Home
key-end = End
key-up = Up
key-down = Down
