### What the commands without a window say.

## Match files: replay, export

cli-cards-played = { $games ->
    [one] Eine Partie wurde damit gespielt.
   *[other] { $games } Partien wurden damit gespielt.
}
cli-cards-time = Nach { $games } von { $all } Partien war die Zeit um.

## text: the start

text-ask_faction = Welche Fraktion spielt { $name }? [0]
text-ask_sets = Welche Sets außer dem Basisset? Trenne die Namen durch Kommas. []
text-random_faction = eine zufällige

## text: the table

text-frame = Runde { $round }, { $phase }. Nachziehstapel: { $deck }, Ablagestapel: { $discard }.
    .own_piles = Runde { $round }, { $phase }. Nachziehstapel: { $deck }.
text-last_round = Dies ist die letzte Runde!
text-connections = Kontaktkarten: { $piles }
text-pile = { $pile ->
    [red] rot
    [yellow] gelb
   *[blue] blau
}: { $card } (und { $left } verdeckt)
text-none = keine
text-player = { $seat } { $name }, { $faction }: { $vp } SP, Hand { $hand }, Kontaktkarten { $connections }
    .unnamed = { $seat }, { $faction }: { $vp } SP, Hand { $hand }, Kontaktkarten { $connections }
text-first_player = Startspieler
text-passed = hat gepasst
text-goods = Waren: { GOODS($goods, case: "nominative") }
text-state = Staat: { $cards }
text-deals = Deals: { $cards }
text-deal = { $card } ({ GOODS($goods, case: "nominative") })
text-used = Genutzte Fraktionsaktionen: { $cards }
text-discard = Ablagestapel: { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}, oben { $card }
    .only = Ablagestapel: { $card }
    .empty = Ablagestapel: leer
text-piles-deck = Nachziehstapel: { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
text-piles-discard = Ablagestapel, die oberste Karte zuerst: { $cards }
    .own = Ablagestapel von { FORM($name, form: "dative") }, die oberste Karte zuerst: { $cards }
text-piles-below = { $n ->
    [one] { $n } Karte, die niemand kennt
   *[other] { $n } Karten, die niemand kennt
}
text-ruin = { $site } ist { $card }
text-ruins = { $ruins }.
text-keep_top = Die beiden anderen kommen auf deinen Ablagestapel, die hintere deiner Hand nach oben. Soll die andere oben liegen, häng „top“ und ihren Titel an.
text-this_ruin = Es geht um { $site }.
text-shield = Schild
text-worker = Arbeiter eines Besuchers
text-times_used = { $times }× genutzt
text-hand = Hand von { $name }:
text-offer = Diese Karten kannst du nehmen:
text-location = { $card } ({ $distance }; { $categories }): { $abilities } Beute: { GOODS($spoils, case: "nominative") }. Deal: { GOODS($deal, case: "nominative") }.
    .open = { $card } ({ $distance }; { $categories }): Offene { $abilities } Beute: { GOODS($spoils, case: "nominative") }. Deal: { GOODS($deal, case: "nominative") }.
text-any = jede
text-connection = { $card } (Kontaktkarte): { $effect }
text-look = { $name }, { $faction }:
text-look-faction = Fraktionsaktion { $action }: { $effect }
text-action = { $action ->
    [grey] grau
    [red] rot
    [blue] blau
    [universal] Multi
    [again] noch einmal
    [research] Forschung
    [shift] Sonderschicht
    [exchange] Tausch
   *[other] { $action }
}
    .of = { $action }: { $repeated }
    .typed = { $action } ({ $typed })
text-score = { $name }: { $vp } SP und { $locations } für Orte, zusammen { $total }; übrige Waren: { $goods }
    .winner = { $name } (Sieg): { $vp } SP und { $locations } für Orte, zusammen { $total }; übrige Waren: { $goods }

## text: playing

text-turn_hint = „moves“ zeigt, was du bezahlen kannst.
    .follow_up = „end“ beendet den Zug.
text-free = Das kostet nichts.
text-no_card = Es gibt keine Karte „{ $name }“.
text-help-pay = pay ZUG: alle Arten, einen Zug zu bezahlen
text-help-card = card NAME: alles, was auf einer Karte oder Fraktionstafel steht
text-help-look = look oder look B: die Fraktionstafel und die Karten in deinem Staat oder im Staat von B
text-help-table = table: zeigt den Tisch noch einmal; Schule (1; Arbeiter) hat Entfernung 1 und das Arbeiter-Symbol, Schule [3] hat Widerstandswert 3
text-help-piles = piles: der Nachziehstapel, jeder Ablagestapel mit seinen Karten und die Kontaktkarten
text-help-player = player hard, auch player Ben hard oder player Ben human: wer ab jetzt deinen Platz oder einen anderen spielt; player allein zeigt, wer spielt

## text: how each move is written

text-help_moves = Spieler heißen A, B, C, D. Du darfst alles kleinschreiben; die zweite Schule eines Staates ist Schule#2. Karten kannst du deutsch oder englisch nennen: construct Schule, construct School.
text-help-move-keep = keep Schule, Kneipe, Docks, Steinbruch: die vier Karten deiner ersten Hand; „top Kirche“ dahinter legt die Kirche oben auf deinen eigenen Ablagestapel
text-help-move-pick = pick Schule: nimmt in der Kartenphase eine Karte
text-help-move-construct = construct Schule: errichtet den Ort für graue Kontaktplättchen
text-help-move-develop = develop Schule over Docks oder over Ruine: baut Docks oder eine Ruine für ein Baumaterial oder ein Umbauplättchen zu Schule um
text-help-move-deal = deal Schule: macht einen Deal für blaue Kontaktplättchen
text-help-move-raze = raze Schule: plündert die Karte von deiner Hand; raze B:Schule: den Ort im Staat von B; beides für rote Kontaktplättchen
text-help-move-activate = activate Archiv oder activate Archiv twice: nutzt deinen Aktionsort; activate Ödland-Expedition matching B:worker: bezahlt, wofür das Arbeiter-Symbol auf dem Ablagestapel von B steht
text-help-move-faction = faction grey: die Fraktionsaktion, die graue Kontaktplättchen bringt
text-help-move-exchange = exchange brick oder exchange gun, card: tauscht je zwei Arbeiter
text-help-move-visit = visit B:Docks: legt einen Arbeiter auf die offene Produktion von B
text-help-move-take = take red: nimmt die offene Kontaktkarte für zwei Arbeiter
text-help-move-play = play Raufbolde: spielt eine Kontaktkarte von deiner Hand
text-help-move-shield = shield Schule: legt ein Schildplättchen auf deinen Ort, zusätzlich zu deiner Aktion
text-help-move-store = store {"{"}iron: 2{"}"} on Verfallene Bibliothek oder store nothing on Verfallene Bibliothek: in der Aufräumphase
text-help-move-choose = choose B, choose iron, choose Ruine#2 oder choose nothing: beantwortet eine Frage
text-help-move-done = done: beendet einen Zug oder einen Effekt, der noch weitergehen könnte
text-help-move-pass = pass: du hast in dieser Runde keinen Zug mehr
text-help-move-more = Nach einem Zug: „paying {"{"}ammo: 1{"}"}“ bezahlt anders als üblich, „discarding Schule“ oder „discarding Ruine#2“ nennt, was du als Kosten abwirfst.

## train

cli-trained = Durchgang { $iteration } von { $of }: erklärt { $explained } % ungesehener Partien, { $rounds } Runden je Partie

## tournament

tournament-setup-solo = { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } gegen { $opponent }; Sets: { $sets }; Startzahlen ab { $seed }
tournament-setup = { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } zwischen { $players } Robotern; Sets: { $sets }; Startzahlen ab { $seed }
