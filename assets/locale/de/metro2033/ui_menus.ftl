# Der Titel, ein neues Spiel und die Tasten am Tisch.

## Titel

title-foot = v{ $version } · inoffizielle Fan-Umsetzung · F1 Hilfe · F11 Vollbild
title-new-note = Zwei bis sechs Menschen oder Roboter
title-continue-seat = { $name } ({ $faction }): { $vp }
title-continue-note = { $seats }{ $more ->
    [0] {""}
   *[other] {" "}und { $more } weitere
}{ $round ->
    [0] {""}
   *[other] {" "}· Runde { $round }
}
title-play-note = { $why ->
    [top] Wieder gegen die stärksten Roboter: Du hast zweimal in Folge gewonnen.
    [bottom] Wieder gegen die schwächsten Roboter: Du hast zweimal in Folge verloren.
   *[other] { $why ->
        [first] Für den Anfang gegen
        [up] Gegen
        [down] Gegen
       *[other] Wieder gegen
    } drei { $level ->
        [easy] leichte{" "}
        [medium] mittelstarke{" "}
        [hard] schwere{" "}
       *[other] {""}
    }Roboter{ $level ->
        [expert] {" "}der Stufe Experte
        [master] {" "}der Stufe Meister
       *[other] {""}
    }{ $why ->
        [first] .
        [up] : Du hast zweimal in Folge gewonnen.
        [down] : Du hast zweimal in Folge verloren.
        [won] : Du hast die letzte Partie gewonnen.
        [lost] : Du hast die letzte Partie verloren.
       *[stays] : Die letzte Partie endete unentschieden.
    }
}
title-play-tip = Teilt sofort aus: du und drei Roboter, mit dem, was zuletzt in „Neues Spiel“ gewählt war: { $sets }.

## Neues Spiel

new-metro-rules = Regeln
new-usual-rules = übliche Regeln
new-more = { $count } weitere
new-seed-entered = Startzahl { $seed }
new-variants-show = Alle Regeln und die Startzahl wählen
new-draft-choose-tip = Vor der ersten Runde wählt reihum jeder Platz eine Fraktion, deren Zone an eine vergebene grenzt, und danach einen Helden.
new-draft-dealt-tip = Benachbarte Fraktionen und je ein Held werden ausgeteilt, und es geht sofort los.
new-first-player-tip = { $name } beginnt.
new-first-player-random-tip = Wer beginnt, entscheidet das Los.

## Tasten am Tisch

help-move = Den Helden bewegen
help-act = Held: angreifen, Auftrag nehmen, tauschen, neue Auslage, erkunden
help-strike = Mit der Armee zuschlagen; noch einmal: nächste Station
help-forage = Mit der Armee plündern
help-vote = Für oder gegen ein Gesetz stimmen
help-pick = Ein Gut plündern oder eine Gefechtskarte wählen
