# The first screen of a program with several games: a door for each of them.

shelf-name = Card Table
shelf-note = { $games ->
    [2] Two
   *[other] { $games }
} games on one table. Matches, statistics and settings are shared.
shelf-statistics = Statistics
shelf-statistics-note = How you have played
library-game-tip = Shows the cards of { $game }.
