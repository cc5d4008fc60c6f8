# Die Befehle, die nur dieses Spiel hat.

cli-cards = Die Karten in Worten ausgeben
cli-balance = Messen, wie oft jede Fraktion gewinnt
cli-balance-games = Anzahl der Partien
cli-balance-bots = die Roboter, die reihum spielen; ohne Angabe der Planer

balance-fair = { $games ->
    [one] { $games } Partie wurde zu Ende gespielt.
   *[other] { $games } Partien wurden zu Ende gespielt.
} Das Intervall verfehlt den wahren Anteil in einem von zwanzig Fällen aus Zufall.

## selfcheck: what was looked at, and what came of it

selfcheck-cards = { $stations } Stationen, { $cards } Karten
selfcheck-name-pictures = Bilder
selfcheck-pictures = { $cards } Karten
