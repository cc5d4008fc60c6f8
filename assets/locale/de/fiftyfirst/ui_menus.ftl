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
title-new-note = Zwei bis vier Menschen oder Roboter
title-foot = v{ $version } · inoffizielle Fan-Umsetzung · F1 Hilfe · F11 Vollbild

## New game
new-title = Neues Spiel
new-add = Platz nehmen
new-remove = Nimmt { $name } aus der Partie.
new-fewest = Ihr müsst mindestens zu zweit sein.
new-person = Mensch
new-person-note = Spielt mit Maus oder Tastatur an diesem Computer.
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
bot-program = Roboter: { $program }
bot-program-note = Ein eigenes Programm, mit --bots genannt. Fällt es aus, spielt ein einfacher Roboter weiter.
new-robot-strongest = Stärker ist kein Roboter.
new-robot-last = Mit --bots sind keine weiteren Roboter genannt.
new-robot-weakest = Schwächer ist kein Roboter.
new-random-faction = Zufällig
new-further-factions = Weitere
new-further-factions-tip = Fünf weitere Fraktionstafeln zur Auswahl.
new-taken = { $name } spielt diese Fraktion.
new-same-names = Gib jedem Spieler einen anderen Namen.
new-seed = Startzahl: Dieselbe Zahl teilt dieselben Karten aus.
new-dice = Würfeln
new-dice-tip = Eine andere Zufallszahl
new-start = Start
new-back = Zurück
new-variants = { $count ->
    [0] Alle Varianten
   *[other] Alle Varianten ({ $count })
}
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

## Help
help-opponents = Gegner zeigen
help-pass = Passen
