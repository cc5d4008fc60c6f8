### What the commands without a window say.

## The program

cli-letters = Dieses Terminal kann nicht alle Buchstaben anzeigen: Für fehlende steht „?“.
cli-no-display = Es gibt keinen Bildschirm, auf dem sich ein Fenster öffnen ließe. So spielst du in diesem Terminal: { $command }
cli-crashed = Ein Fehler im Programm hat das Spiel beendet. Alle Entscheidungen sind gespeichert, falls das Spiel nichts anderes gemeldet hat. Ein Bericht für die Entwickler liegt in { $file }
cli-crashed-command = Ein Fehler im Programm hat den Befehl beendet. Ein Bericht für die Entwickler liegt in { $file }

## simulate

cli-simulated = { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, { $decisions } Entscheidungen in { $seconds } s: { $speed } Entscheidungen pro Sekunde
cli-rounds = Runden: im Schnitt { $mean }, { $min } bis { $max }
cli-wins = { $winner }: { $wins ->
        [one] { $wins } Sieg
       *[other] { $wins } Siege
    }
cli-problems = { $problems ->
        [0] Keine Probleme
        [one] { $problems } Problem:
       *[other] { $problems } Probleme:
    }
cli-broken-off = { $games ->
        [one] { $games } Partie wurde abgebrochen, weil sie zu lange dauerte, und niemand hat gewonnen
       *[other] { $games } Partien wurden abgebrochen, weil sie zu lange dauerten, und niemand hat gewonnen
    }
cli-win_rate = Gegen { FORM($opponent, form: "accusative") }: { $percent } % gewonnen
cli-mean_vp = SP am Ende im Schnitt: { $player }, { $opponent } { $vp }

## Match files: replay, export

cli-damage-torn = Die letzte Zeile der Partie (Zeile { $line }) ist unvollständig; bis Schritt { $step } ist die Partie in Ordnung.
cli-damage-unreadable = Die Partie ist ab Zeile { $line } beschädigt; bis Schritt { $step } ist sie in Ordnung.
cli-damage-hash = Die Partie ist ab Zeile { $line } beschädigt: Dieser Schritt führt zu einer anderen Stellung als der aufgezeichneten. Bis Schritt { $step } ist sie in Ordnung.
cli-other-cards = Die Partie wurde mit anderen Kartendaten gespielt als denen dieses Programms.
cli-verified = { $steps ->
        [one] { $steps } Schritt: Die Regeln entscheiden ihn wie aufgezeichnet
       *[other] { $steps } Schritte: Die Regeln entscheiden jeden wie aufgezeichnet
    }
cli-differs = Schritt { $step } ({ $move }) weicht ab: { $what }
cli-exported = Gespeichert in { $file }
cli-export-unfinished = Diese Partie ist nicht zu Ende: Das Protokoll verrät alles, auch Handkarten und die nächsten Karten.

## scenario: what of a scenario is not as expected

scenario-summary = { $passed } bestanden, { $failed } fehlgeschlagen
scenario-value = { $what } ist { $found }, nicht { $expected }.
scenario-refused = { $seat }: „{ $move }“ wurde abgelehnt: { $code }.
scenario-accepted = { $seat }: „{ $move }“ wurde angenommen; es hätte abgelehnt werden sollen: { $expected }.
scenario-other_refusal = { $seat }: „{ $move }“ wurde aus einem anderen Grund abgelehnt: { $code }, nicht { $expected }.
scenario-illegal = „{ $move }“ sollte erlaubt sein, wird aber abgelehnt: { $code }.
scenario-legal = „{ $move }“ sollte verboten sein, ist aber erlaubt.
scenario-chance = So kann der Zufall nicht ausfallen: { $text }.
scenario-chance_left = Angegebene Zufälle, die nicht gebraucht wurden: { $count }.
scenario-not_over = Die Partie ist nicht zu Ende.

## tournament

tournament-title = Turnier
tournament-plain = { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } zwischen { $players } Robotern; Startzahlen ab { $seed }
tournament-variants = { $setup }; Optionen: { $options }
tournament-robot = Roboter
tournament-games = Partien
tournament-wins = Siege
tournament-share = Anteil
tournament-interval = 95-%-Intervall
tournament-vp = SP im Schnitt
tournament-elo = Elo
tournament-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
tournament-points = { NUMBER($n, maximumFractionDigits: 0, useGrouping: 0) }
tournament-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
tournament-range = { NUMBER($low, style: "percent", maximumFractionDigits: 0) } bis { NUMBER($high, style: "percent", maximumFractionDigits: 0) }
tournament-method = Intervalle nach Wilson. Elo: Bradley-Terry-Modell, Maximum-Likelihood, Mittel 1500; ein geteilter Sieg zählt als Remis.
tournament-unit = { " " }Partien
