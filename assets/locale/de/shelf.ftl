# The first screen of a program with several games: a door for each of them.

shelf-name = Kartentisch
shelf-note = { $games ->
    [2] Zwei
   *[other] { $games }
} Spiele an einem Tisch. Partien, Statistik und Einstellungen sind gemeinsam.
shelf-statistics = Statistik
shelf-statistics-note = Wie du gespielt hast
library-game-tip = Zeigt die Karten von { $game }.
