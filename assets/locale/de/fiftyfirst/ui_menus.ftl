# Title, and new game.

## Title
title-name = 51st State
title-motto = Amerika in Trümmern – nächste Ausfahrt
title-about = Aus Ruinen einen Staat bauen · 1 bis 4 Personen
title-side-1 = Letzter Sprit
title-side-2 = 1000 Meilen
title-continue-note = { $round ->
    [0] { $seats } · { $sets } · erste Hand
   *[other] { $seats } · { $sets } · Runde { $round }
}
title-continue-none = Keine Partie wartet
    .why = Es gibt keine unbeendete Partie. „Spielen“, „Neues Spiel“ und „Solo“ beginnen eine.
title-play-tip = Teilt sofort aus, mit zufälligen Fraktionen und dem, was zuletzt in „Neues Spiel“ gewählt war: { $sets }.
title-new = Neues Spiel
title-new-note = Zwei bis vier Menschen oder Roboter
title-foot = v{ $version } · inoffizielle Fan-Umsetzung · F1 Hilfe · F11 Vollbild

## New game
new-fewest = Ihr müsst mindestens zu zweit sein.
bot-random = Roboter: Zufall
bot-greedy = Roboter: meiste SP
bot-easy = Roboter: leicht
bot-easy-note = Verschätzt sich oft: für deine ersten Partien.
bot-medium = Roboter: mittel
bot-medium-note = Wägt jeden Zug ab und verschätzt sich manchmal.
bot-hard = Roboter: schwer
bot-hard-note = Wägt jeden Zug danach ab, was er aus Tausenden Partien gelernt hat.
bot-expert = Roboter: Experte
bot-expert-note = Plant den Rest seiner Runde.
bot-master = Roboter: Meister
bot-master-note = Plant den Rest seiner Runde und verfolgt dabei mehr Wege. Er lässt sich Zeit.
new-random-faction = Zufällig
new-further-factions = Weitere
new-further-factions-tip = Fünf weitere Fraktionstafeln zur Auswahl.
new-taken = { $name } spielt diese Fraktion.
new-seed = Startzahl: Dieselbe Zahl teilt dieselben Karten aus.
new-variants-show = Erweiterungen, Regeln und Startzahl wählen
new-usual-rules = übliche Regeln
new-more = { $count } weitere
new-seed-entered = Startzahl { $seed }
option-connections-reshuffle = Ist ein Kontaktkartenstapel leer, wird seine Ablage zum neuen Stapel.
option-connections-reshuffle-false = Nein
option-connections-reshuffle-true = Ja
option-tiebreak-count = Bei Gleichstand an SP entscheidet:
option-tiebreak-count-supply = Vorrat
option-tiebreak-count-supply-stored = Vorrat, Lager
option-tiebreak-count-supply-stored-hand = Vorrat, Lager, Hand
option-tokens-limited = Es gibt nur so viele Plättchen wie in der Schachtel.
option-tokens-limited-false = Nein
option-tokens-limited-true = Ja
option-discard-public = Alle dürfen den Ablagestapel durchsehen.
option-discard-public-true = Ja
option-discard-public-false = Nein
option-extra-factions = Zufällige Fraktionen aus allen neun Tafeln ziehen.
option-extra-factions-false = Nein, aus vier
option-extra-factions-true = Ja

## More factions

factions-title = Weitere Fraktionen
factions-note = Die Spielregel nennt diese fünf Tafeln. Die meisten ihrer Aktionen sind unsere eigene Fassung.

## Settings and help

setting-always-pay-note = { $now ->
    [true] Du wirst bei jeder Zahlung gefragt, auch wenn es nichts zu entscheiden gibt.
   *[false] Du wirst nur gefragt, wenn du Joker, Karten oder Deals ausgeben würdest, oder mit Umschalt.
}
setting-left-handed-note = { $now ->
    [true] Knöpfe, Stapel und Verlauf sind links, die Tafeln rechts.
   *[false] Knöpfe, Stapel und Verlauf sind rechts, wo dein rechter Arm keinen Staat verdeckt.
}
help-overview = Alle Staaten auf einmal
help-map = Gebietsplan von Niemandsland, groß und klein
help-districts = Bezirke, offen und zugeklappt
help-modules = Hauptsitze, Arena groß zeigen
help-opponents = Gegner zeigen
help-pass = Passen
