# The panel of Machines, what Machines stop, options of a new game, and lists of matches.

## The panel of Machines

machines-head = Maschinen { $n } von { $total }
    .level = Maschinen { $n } von { $total }, { $level }
stopped-by = Bis zur Aufräumphase lahmgelegt von { $machine }.
    .unknown = Bis zur Aufräumphase von einer Maschine lahmgelegt.

## Options of a new game

option-moloch-difficulty = Wie viele Maschinen in jeder Runde eingesetzt werden.
option-moloch-difficulty-recruit = Rekrut
option-moloch-difficulty-soldier = Soldat
option-moloch-difficulty-veteran = Veteran
option-moloch-difficulty-note = { $level ->
    [recruit] Jede Runde so viele, wie Spieler am Tisch sitzen.
    [soldier] Jede Runde eine mehr, als Spieler am Tisch sitzen.
   *[veteran] Jede Runde zwei mehr, als Spieler am Tisch sitzen.
}
option-moloch-coop = Kooperativ: Waren dürfen auf einer Maschine liegen bleiben, und jeder darf den Rest zahlen.
option-moloch-coop-false = Nein
option-moloch-coop-true = Ja
option-server-room = Serverraum: Wer hackt, kann statt der Karte einen Marker dort und 1 SP nehmen; genug Marker bremsen die Maschinen.
option-server-room-false = Nein
option-server-room-true = Ja

## At the end, and in lists of matches

score-machines-left = Eingesetzte Maschinen
score-machines-left-tip = Wer die meisten SP hat, verliert 2 SP für jede Maschine, die noch eingesetzt ist, bevor die Orte gewertet werden.
