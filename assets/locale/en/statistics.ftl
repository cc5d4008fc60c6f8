# Statistics of the finished matches.

statistics-title = Statistics
statistics-game-tip = Counts the games of { $game }.
statistics-back = Back
statistics-back-tip = Back to where you came from (Esc)
statistics-open = Statistics
statistics-open-tip = How all finished games went: victories and VP by opponent and player.
statistics-reading = Reading the matches: { $n } to go…

## What counts
statistics-whose-people = People
statistics-whose-people-tip = Counts what people played.
statistics-whose-robots = Robots
statistics-whose-robots-tip = Counts what robots played.
statistics-whose-all = Everybody
statistics-whose-all-tip = Counts every seat, people and robots.
statistics-whose-undone = With undo
statistics-whose-undone-tip = Counts what people played in games in which they undid robots’ moves. All other choices leave these games out.
statistics-span-all = All time
statistics-span-all-tip = Every finished game
statistics-span-year = This year
statistics-span-year-tip = Games that were begun this year
statistics-span-month = 30 days
statistics-span-month-tip = Games that were begun in the last 30 days
statistics-only = Only { $values }
statistics-only-tip = Only results with { $values } count. Click to count all again.
statistics-everything = Clear filter
statistics-everything-why = No filter is set. Click a row of the list to count only its results.
statistics-none = You have not finished a game yet. Finish one, and it is counted here.
statistics-none-chosen = No games found. Count everybody or all time, or clear the filter.
statistics-left-out-robot = { $n ->
    [one] In { $n } game a robot decided for a person
   *[other] In { $n } games a robot decided for a person
}, so the result counts for the robot.
statistics-left-out-played-on = { $n ->
    [one] { $n } game repeats or continues another match and does not count.
   *[other] { $n } games repeat or continue another match and do not count.
}
statistics-left-out-undone = { $n ->
    [one] In { $n } game moves of robots were undone. It counts apart, under “With undo”.
   *[other] In { $n } games moves of robots were undone. They count apart, under “With undo”.
}
statistics-show-left-out = Show these matches
    .tip = Lists the matches that do not count for all people in them.

## Totals
statistics-games = { $n ->
    [one] Game
   *[other] Games
}
statistics-games-tip = { $games ->
    [one] { $games } finished game
   *[other] { $games } finished games
}, with { $results ->
    [one] { $results } result
   *[other] { $results } results
} that count: one for each seat.
statistics-wins = { $n ->
    [one] Victory
   *[other] Victories
} in { $results ->
    [one] { $results } result
   *[other] { $results } results
}
statistics-wins-number = { $n } ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) })
statistics-wins-tip = { $wins } of { $results ->
    [one] { $results } result is a victory.
   *[other] { $results } results are victories.
} A shared victory counts for everyone who shares it.
statistics-vp = Mean VP
statistics-count = { $n }
statistics-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-vp-tip = { $vp } VP in { $results ->
    [one] { $results } result
   *[other] { $results } results
}.
statistics-rounds = Mean rounds
statistics-rounds-tip = The shortest game had { $fewest ->
    [one] { $fewest } round
   *[other] { $fewest } rounds
}, the longest { $most }.
statistics-decisions = { $n ->
    [one] Decision
   *[other] Decisions
}
statistics-decisions-tip = All players’ decisions in all these games, { NUMBER($mean, maximumFractionDigits: 0) } on average.

## The list
statistics-by-opponent = Opponent
statistics-by-opponent-tip = By virtual opponent, or by the players in the other seats
statistics-by-name = Name
statistics-by-name-tip = By player name
statistics-by-players = Players
statistics-by-players-tip = By number of players
statistics-people = People
statistics-count-players = { $n ->
    [1] Solo
   *[other] { $n } players
}
statistics-head-games = Games
statistics-head-wins = Victories
statistics-head-vp = Mean VP
statistics-row-tip = { $name }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins ->
    [one] { $wins } victory
   *[other] { $wins } victories
} in { $results ->
    [one] { $results } result
   *[other] { $results } results
} ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) }), { NUMBER($vp, minimumFractionDigits: 1, maximumFractionDigits: 1) } VP on average.
    .open = Click to count only these.
    .only = Click to count all again.
statistics-bar-tip = Drag to scroll the list; the wheel, Page Up and Page Down do the same.

## Sources and course
statistics-sources = Where the VP come from
statistics-source-tip = { $name }: { $vp } VP, { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } per result, { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of all.
statistics-rest = Others
statistics-rest-tip = All other sources together
statistics-course = VP from game to game
statistics-own = These results
statistics-others = Best of the others
statistics-course-tip = Mean VP of these results, and of the best of the others:
statistics-course-row = { $games }: { NUMBER($vp, maximumFractionDigits: 0) } / { NUMBER($others, maximumFractionDigits: 0) }
statistics-sources-none = The VP of finished games are shown here, by source.
statistics-course-none = The curve begins with the second game.
statistics-point = { $first }–{ $last }

## Records
statistics-highest = Most VP
statistics-widest = Biggest victory
statistics-closest = Closest victory
statistics-longest = Longest game
statistics-record-highest = { $vp } VP
statistics-record-widest = { $vp }–{ $others }
statistics-record-closest = { $vp }–{ $others }
statistics-record-longest = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
statistics-record-who = { $name } · { $day }
statistics-day = { DATETIME($day, dateStyle: "medium") }
statistics-record-tip = { $who }: { $vp } VP, the best of the others { $others }, after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} and { $steps ->
    [one] { $steps } decision
   *[other] { $steps } decisions
}. Click to see the match.
statistics-no-record = No victory yet
