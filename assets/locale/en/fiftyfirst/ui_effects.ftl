# The questions of effects at the table, and what they bring, in the summary of the Production phase.

production-activated = { $card } through { $via }
production-diverted = { $owner }’s { $card } ({ $via })
production-taken = { $card }: taken by { $taker } ({ $via })
production-after = { $card }: for this phase’s gains

## The tooltips of answers

answer-brings = { $name }: { $outcomes }
answer-of = { $card } ({ $owner })
answer-freed = you can activate it again this round
answer-freed-visit = it can be visited again this round
answer-then = Then: { $question }
answer-keep = { $card }: keep it, and discard { $others }

## Why another Location is no answer

answer-only-choose_production = It must be a Production Location and give you something now.
answer-only-choose_diverted = It must be another player’s Production Location and give you something.
answer-only-choose_cleared = It must be one of your own Locations, with goods that mark a use or with a visitor’s worker.
answer-only-choose_visited = It must be an Open Production with a worker on it, of a player who has not passed.
answer-only-choose_blocked = It must be a Location that is not blocked yet, of another player who has not passed.
answer-only-choose_rebuilt = It must be one of your own Ruins.
answer-only-choose_stripped = It must be one of your own Ruins.
answer-only-choose_demolished = It must be a Location that this action can make a Ruin.

## What is asked in the course of an action, told before it

forecast-choose = Then you choose: { $options }.
forecast-then = Then: { $question }

answer-discount = Your Locations lower the price to { $n }.
