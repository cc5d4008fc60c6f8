# The final score.

score-result = { $count ->
    [one] { $names } wins { $totals }{ $rounds ->
        [0] {""}
        [one] {" "}after { $rounds } round
       *[other] {" "}after { $rounds } rounds
    }.
   *[other] { $names } share the victory with { $totals }{ $rounds ->
        [0] {""}
        [one] {" "}after { $rounds } round
       *[other] {" "}after { $rounds } rounds
    }.
}
score-between = –
score-uncounted-robot = A robot decided for { $names }: for { $n ->
    [one] this player
   *[other] these players
} the game does not count.
score-uncounted-played-on = This game repeats or continues another match, so it does not count.
score-uncounted-undone = Moves of robots were undone, so this game counts apart.
score-title = Score
score-total = Total
score-total-tip = The sum of the rows above.
score-growth = VP by round
score-start = Start
score-end = { $round ->
    [0] End
   *[other] { $round } + end
}
score-chart-tip = VP at the end of each round, beginning with the start:
    { $rows }
score-chart-row = { $name }: { $values }
score-lead = { $round ->
    [0] { $name } led from start to finish.
   *[other] { $name } led from the end of round { $round } on.
}
score-lead-last = { $name } took the lead only in the last round.
score-rematch = Rematch
score-rematch-tip = The same players and options, dealt anew.
score-menu = Menu
score-menu-tip = Back to the title screen
score-undo-tip = Undo the decision that ended the game.
