# Der Tisch von Metro 2033 im Fenster.

## Die Leiste am oberen Rand

metro-round = Runde { $round }
metro-stage = Abschnitt { $stage ->
    [1] I
   *[other] II
}
metro-phase-events = Ereignisse
metro-phase-mobilisation = Mobilmachung
metro-phase-army = Armee
metro-phase-hero = Held
metro-phase-end = Ende
metro-law = Gesetz: { $law }
    .none = Kein Gesetz in Kraft
metro-about-round = Die Runde. Sie endet mit der Endphase; dann rückt der Marker weiter, und jemand anders beginnt.
metro-about-stage = { $stage ->
    [1] Abschnitt I: Ein Held trägt zwei Karten, und Bedrohungen sind die des Abschnitts I.
   *[other] Abschnitt II: Ein Held trägt mehr Karten, und Bedrohungen sind stärker.
}
metro-about-events = Ereignisse: Stationen liefern Güter, dann kommt eine Bedrohung oder ein Gesetz, wie die Rundenleiste zeigt.
metro-about-mobilisation = Mobilmachung: Alle zahlen Unterhalt und rekrutieren.
metro-about-army = Armee: Jede Armee greift an, sucht Güter oder passt.
metro-about-hero = Held: Jeder Held zieht und handelt dann.
metro-about-end = Ende: Aufträge werden erfüllt, und es zeigt sich, ob jemand gewonnen hat.
metro-space-tip = { $number ->
    [0] Start der Rundenleiste
   *[other] Feld { $number } der Rundenleiste
}
metro-space-now = Hier liegt der Marker: Das ist die laufende Runde.

## Die Tafeln der Plätze

metro-seat = { $name }: { $faction }
metro-seat-vp = { $vp } SP: { $stations } für Stationen, { $quests } für Aufträge
metro-seat-army = Armee { $n }. { $goods }
metro-seat-hero = { $hero }: Stärke { $n }, Tempo { $speed }
metro-seat-quests = { $n ->
    [one] { $n } verdeckter Auftrag
   *[other] { $n } verdeckte Aufträge
}
metro-first = Beginnt die Runde
metro-army = Armee von { $name }: Stärke { $n }

## Die rechte Spalte

metro-armies = Armeen
metro-upkeep = Unterhalt
metro-notch = Stärke { $n } kostet { $goods } Unterhalt je Runde.
    .free = Stärke { $n } kostet keinen Unterhalt.
metro-market = Markt der Hanse
metro-each = je Karte
metro-deck-threats = Bedrohungen
metro-deck-equipment = Ausrüstung
metro-deck-quests = Aufträge
metro-deck-laws = Gesetze
metro-about-threats = { $n ->
    [one] { $n } Bedrohung
   *[other] { $n } Bedrohungen
} im Stapel. Ein Klick zeigt die abgelegten.
metro-about-equipment = { $n ->
    [one] { $n } Ausrüstungskarte
   *[other] { $n } Ausrüstungskarten
} im Stapel. Ein Klick zeigt die abgelegten.
metro-about-quests = { $n ->
    [one] { $n } Auftrag
   *[other] { $n } Aufträge
} im Stapel. Ein Klick zeigt die offen abgelegten.
metro-about-laws = { $n ->
    [one] { $n } Gesetz
   *[other] { $n } Gesetze
} im Stapel.

## Die Karte

metro-zone = Liegt in der Zone: { $zone }
metro-closed = Zone: { $zone }. Sie ist in diesem Spiel geschlossen.
metro-abandoned = Verlassen: Niemand kann sie besitzen, aber Helden und Armeen kommen hindurch.
metro-gives-any = ein beliebiges Gut
metro-station = Liefert { $good }. { $owned }
metro-owned = Gehört { $name }
metro-neutral = Gehört niemandem
metro-hero = { $hero } ({ $name })
    .wounded = { $hero } ({ $name }), verwundet
metro-steps = { $n ->
    [one] { $n } Schritt
   *[other] { $n } Schritte
}, danach noch { $left }
metro-deed = { $verb }: { $where }

## Was getan wird

table-verb-move = Ziehen
table-verb-attack = Angreifen
table-verb-attack_hero = Angreifen
table-verb-strike = Angreifen
table-verb-guard_army = Armee
table-verb-guard_hero = Held
table-verb-forage = Plündern
table-verb-buy = Kaufen
table-verb-buy_instead = Tauschen
table-verb-keep = Behalten
table-verb-recruit = Rekrutieren
table-aim-move = Den Helden ziehen
    .text = Klicke eine erleuchtete Station oder einen Helden an.
table-aim-strike = Mit der Armee angreifen
    .text = Klicke eine erleuchtete Station oder einen Helden an.
table-aim-guard = Station verteidigen
    .text = Klicke eine deiner erleuchteten Stationen an.
metro-held-guard = Station verteidigen
    .text = Lege sie auf die Station, die verteidigt wird.
metro-held-hero = Den Helden ziehen
    .text = Lege ihn auf eine erleuchtete Station.
metro-held-army = Die Armee schicken
    .text = Auf eine erleuchtete Station, einen Helden oder, zum Plündern, ein Gut.
metro-held-badge = Stärke der Armee
    .text = Lege das Abzeichen auf eine erleuchtete Stufe.
metro-held-card = Ausrüstung kaufen
    .text = Auf deinen Helden oder auf eine Karte, die weicht.
metro-guard-with = Diese Station verteidigen
    .text = Mit der Armee oder mit dem Helden?
metro-act-strike = Angriff
    .tip = Die Armee greift an: Wähle eine erleuchtete Station oder einen Helden. Du kannst die Armee auch von deiner Tafel ziehen.
metro-act-forage = Plündern
metro-act-attack = Angriff
metro-act-refresh = Neue Auslage
metro-act-quest = Auftrag
metro-act-exchange = Tausch
metro-act-scout = Erkunden
metro-act-recruit = { $n } rekrutieren
metro-pass = Passen
    .tip = Die Armee tut nichts.
metro-keep_army = Alle behalten
    .tip = Die stärkste Armee behalten, die du bezahlen kannst.
metro-prompt-army = Ziehe die Armee auf eine erleuchtete Station oder wähle unten.
metro-prompt-hero = { $left ->
    [0] Dein Held kann noch handeln.
    [one] Ziehe deinen Helden, dann handle. Noch { $left } Schritt.
   *[other] Ziehe deinen Helden, dann handle. Noch { $left } Schritte.
}
metro-prompt-trading = Du kannst noch Ausrüstung kaufen.
metro-prompt-upkeep = Klicke eine Stufe an: Wie stark bleibt deine Armee?
metro-prompt-recruits = Rekrutiere oder beende deinen Zug.
metro-prompt-guard = Nenne eine Station: Zieh Armee oder Held darauf, oder klick sie an.
metro-use-up = Diesen Auftrag für seine Eigenschaft abwerfen?
metro-choose = Welche Möglichkeit?
    .goods = Welche Güter nimmst du?
    .discarding = Welche Karte wirfst du dafür ab?
metro-exchange = Güter tauschen
metro-exchange-given = Du gibst
metro-exchange-taken = Du nimmst
metro-exchange-told = { $given } gegen { $taken }
metro-scouted = Du hast sie erkundet. In der nächsten Runde kann ein Angriff auf eine neutrale Station ihr statt der obersten Karte begegnen.
metro-quest-ready = Die Bedingung ist erfüllt.
metro-quest-not_yet = Die Bedingung ist noch nicht erfüllt.
decline-choose_use = Fertig
    .tip = Keine weitere Eigenschaft nutzen.
decline-choose_capture = Nicht besetzen
    .tip = Die Station wird nicht besetzt.
decline-choose_loot = Nichts
    .tip = Keine Karte nehmen.
decline-choose_completion = Jetzt nicht
    .tip = Keinen weiteren Auftrag erfüllen.
