# What any game says that says nothing else: a message of the same name in the folder of a game replaces it there.

## Title

title-continue-plain = { $round ->
    [0] { $seats }
   *[other] { $seats } · round { $round }
}
title-new-note = People and robots, in any combination

## Signs

motion-last-round = Last round

## The final score

score-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
score-won-tip = Most VP wins: { $vp }.

## Hints and advice

hint-possible = You can
hint-advice = Advice ({ $level })
hint-thinking = Thinking…
hindsight = { $level }: { $command }
    .same = { $level }: the same
