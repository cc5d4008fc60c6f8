# The commands that only this game has.

cli-cards = Describe the cards
cli-balance = Measure how often each faction wins
cli-balance-games = number of games
cli-balance-bots = the robots that play, in turn; the planner if none is named

balance-fair = { $games ->
    [one] { $games } game was played to its end.
   *[other] { $games } games were played to their end.
} The interval misses the true share by chance once in twenty times.

## selfcheck: what was looked at, and what came of it

selfcheck-cards = { $stations } stations, { $cards } cards
selfcheck-name-pictures = pictures
selfcheck-pictures = { $cards } cards
