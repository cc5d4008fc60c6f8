# Watching a match again.

replay-title = Wiederholung
replay-status = { $round ->
    [0] { $phase } · Schritt { $step } von { $last }
   *[other] Runde { $round } · { $phase } · Schritt { $step } von { $last }
}
replay-dealt = Die Karten sind ausgeteilt.
replay-silent = { $name } entscheidet.
replay-damaged = Das Ende dieser Partie ist beschädigt. Du kannst sie bis Schritt { $step } ansehen.

## The time line

replay-round = R{ $round }
replay-mark = Schritt { $step }
replay-stop =
    { $phase }
    { $round ->
        [0] Ab Schritt { $step }. Ein Klick führt dorthin.
       *[other] Runde { $round }, ab Schritt { $step }. Ein Klick führt dorthin.
    }
replay-vp-head = Siegpunkte
replay-vp = { $name }: { $n } SP
replay-lane-tip =
    Zeitleiste
    Klick oder zieh, um zu einem beliebigen Schritt zu springen.

## Buttons

replay-play = Abspielen (Leertaste)
replay-pause = Pause (Leertaste)
replay-unit-decision = Schritt
replay-unit-turn = Zug
replay-unit-phase = Phase
replay-unit-round = Runde
replay-previous_stop-decision = Eine Entscheidung zurück (Links)
replay-next_stop-decision = Eine Entscheidung weiter (Rechts)
replay-previous_stop-turn = Zurück ans Ende des vorigen Zuges (Umschalt+Links)
replay-next_stop-turn = Weiter ans Ende des Zuges (Umschalt+Rechts)
replay-previous_stop-phase = Zurück zum Beginn einer Phase (Bild auf)
replay-next_stop-phase = Weiter zur nächsten Phase (Bild ab)
replay-previous_stop-round = Zurück zum Beginn einer Runde (Strg+Links)
replay-next_stop-round = Weiter zur nächsten Runde (Strg+Rechts)
replay-first = Hier beginnt die Partie.
replay-last = Hier endet die Partie.
replay-speed = { $speed }×
replay-speed-tip = Mit { $speed }-facher Geschwindigkeit abspielen (Auf, Ab)
replay-all-hands = Alle Hände
replay-all-hands-tip = Alle Hände liegen offen ({ KEY("e") })
replay-eyes-tip = Aus der Sicht von { $name }: Alle anderen Hände sind verdeckt ({ KEY("e") })
replay-side-tip = Vom Platz von { $name } aus: Alle Hände sind verdeckt, solange die Partie läuft ({ KEY("e") })
replay-own-eyes = Wie am Tisch
replay-own-eyes-tip = Die Partie ist noch nicht zu Ende: Was am Tisch verdeckt ist, bleibt verdeckt.
replay-alone-tip = Der virtuelle Gegner verbirgt nichts: Es gibt eine Hand, und sie liegt offen.
replay-play-on = Ab hier spielen
replay-play-on-tip = Beginnt eine neue Partie mit dem Tisch, wie er jetzt steht ({ KEY("p") }). Diese hier bleibt, wie sie ist.
replay-over = Hier ist die Partie zu Ende: Geh zurück, um weiterzuspielen.
replay-leave = Schließen
replay-leave-tip = Schließt die Wiederholung (Esc)

## Entries

replay-watch = Wiederholung
replay-watch-tip = Geht die ganze Partie durch, Entscheidung für Entscheidung.
replay-look-back = Wiederholung ansehen
replay-look-back-note = Die Partie bis jetzt, Schritt für Schritt

## Playing on

play-on-title = Ab Schritt { $step } weiterspielen
play-on-note = Eine neue Partie beginnt mit dem Tisch, wie er hier steht. Die kommenden Karten sind dieselben.
play-on-start = Weiterspielen
play-on-cancel = Zurück
play-on-same-names = Zwei Spieler haben denselben Namen.

## Keys

help-group-replay = Wiederholung
help-play = Abspielen, anhalten
help-steps = Schritt zurück oder weiter
help-turns = Zug zurück oder weiter
help-rounds = Runde zurück oder weiter
help-phases = Phase zurück oder weiter
help-ends = Zum Anfang, zum Ende
help-pace = Schneller, langsamer
help-eyes = Blickwinkel wechseln
help-play-on = Ab hier weiterspielen
key-home = Pos1
key-end = Ende
key-up = Auf
key-down = Ab
