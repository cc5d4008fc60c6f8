# Hinweise: was ein Neuling in einer Lage sehen sollte. Jeder hat einen Titel und einen Satz.

hint-notable = Einen Blick wert
hint-quest_ready = Die Bedingung ist erfüllt: 1 SP, den dir niemand mehr nimmt.
    .title = Du kannst { $card } erfüllen
hint-sure_victory = Was auch kommt, deine Seite ist stärker.
    .title = In { $station } kannst du nicht verlieren
hint-best_card = Sie gewinnt gegen { $n } % der Karten, die gegen sie gespielt werden könnten.
    .title = { $card } hat die besten Aussichten
hint-goal_reached = Mit { $n } SP gewinnst du am Ende dieser Runde, wenn dir vorher niemand eine Station nimmt.
    .title = Du hast genug SP
hint-goal_near = Jede Station zählt 1 SP, jeder erfüllte Auftrag auch.
    .title = Dir fehlen noch { $n } SP zum Sieg
hint-rival_near = Nimm eine Station weg, und mach auch die anderen darauf aufmerksam.
    .title = { $n ->
        [0] { $who } hat genug SP zum Sieg
       *[other] { $who } fehlen nur noch { $n } SP
    }
hint-polis_near = Eine Armee der Stärke { $n } besiegt { $station }: neutral und in Reichweite.
    .title = Die Polis ist in Reichweite
hint-army_weak = Die Bedrohungen dieses Abschnitts haben im Mittel Stärke { $of }, deine Armee hat { $n }.
    .title = Deine Armee ist schwach
hint-guard_with_hero = In { $station } hat dein Held Stärke { $n }, deine Armee { $of }.
    .title = Dein Held ist stärker als deine Armee
hint-three_stations = Wer weniger als drei Stationen hat, nimmt kostenlos eine andere. Der Verlust ist schnell ersetzt.
    .title = Du kannst eine Station verschmerzen
hint-ways = { $n ->
    [one] { $n } Station ist
   *[other] { $n } Stationen sind
} nah genug; die Karte sagt, was dort ist.
    .title = Zieh deinen Helden
hint-votes = Du hast { $n ->
    [one] { $n } Stimme
   *[other] { $n } Stimmen
}, alle anderen zusammen { $of }.
    .title = Was deine Stimme wiegt
hint-leader_voted = Was der Führung hilft, hilft vielleicht nicht dir.
    .title = { $n ->
        [0] { $who } führt und stimmte mit Nein
       *[other] { $who } führt und stimmte mit Ja
    }
hint-scouted_ready = Greif damit eine neutrale Station an: Stärke { $n }. Nach dieser Runde ist sie fort.
    .title = Du kennst { $card }
hint-weak_neighbour = Die Armee von { $who } hat Stärke { $n }, deine { $of }. Gefechtskarten ändern daran nur wenig.
    .title = { $station } ist schwach verteidigt
hint-capture_unpaid = Es fehlt noch: { $goods }. Plündere, oder hol es dir von einer Bedrohung.
    .title = Du könntest das Besetzen nicht bezahlen
hint-upkeep_due = Eine Armee der Stärke { $n } kostet in der nächsten Runde { $goods }. Was nicht bezahlt wird, geht verloren.
    .title = Unterhalt wird fällig
hint-trade_here = Kauf Ausrüstung oder nimm einen Auftrag.
    .title = Dein Held kann in { $station } handeln
hint-hansa_near = Es { $n ->
    [one] ist nur { $n } Schritt
   *[other] sind { $n } Schritte
} dorthin, und du kannst Ausrüstung oder einen Auftrag bezahlen.
    .title = Die Hansa ist nah: { $station }
hint-exchange_helps = Du hast { $goods } und von einer anderen Art nichts.
    .title = Ein Tausch würde helfen
hint-limit_reached = Er trägt { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}: Für jede neue muss er eine abwerfen.
    .title = Dein Held trägt so viel, wie er kann
hint-hero_in_danger = Die Armee von { $who } mit Stärke { $n } kann ihn dort angreifen. In der Hansa und in eigenen Stationen ist er sicher.
    .title = Dein Held ist in { $station } in Gefahr
hint-property_ready = Es kostet dich keine Karte.
    .title = Du kannst { $card } nutzen
hint-threat_comes = Behalte eine Armee, die eine Station verteidigen kann.
    .title = Die nächste Runde bringt eine Bedrohung
hint-stage_two_comes = Jemand hat { $n } SP: Stärkere Bedrohungen kommen, und alle ziehen Ausrüstung.
    .title = Nach dieser Runde beginnt Abschnitt II
