# New game and Solo: everything in the box, each with what it brings, its number of cards, and how long it makes a game.

box-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
box-tiles = { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
box-length = { $length ->
    [base] Etwa vier Runden
    [less] Eine halbe Runde kürzer
    [half] Eine halbe Runde länger
    [whole] Eine Runde länger
   *[same] So lang wie immer
}
box-adds-set = { $length ->
    [base] { $cards }, etwa vier Runden
    [less] { $cards }, −½ Runde
    [half] { $cards }, +½ Runde
    [whole] { $cards }, +1 Runde
   *[same] { $cards }
}
box-only-with = Nur mit { $set }.
box-packs = Eigene Pakete

## Sets

box-brings-none = Nur das Basisset: Es ist in jeder Partie dabei.
box-brings-new-era = Mehr Plättchen, Waren auf Karten, Produktion zwischendurch.
box-brings-winter = Karg und rau: Kopiere Deals, nimm anderen die Produktion.
box-brings-scavengers = Alle Ablagestapel lassen sich durchsuchen, Ruinen nützen dir.
box-brings-allies = Drei Gruppierungen, mit deren Einfluss du bezahlst.
box-brings-moloch = Maschinen greifen alle an: Hacke oder zerstöre sie.
box-brings-no-mans-land = Neun Gebiete für Außenposten, die du baust und plünderst.
box-brings-promo-1 = Ein paar einzelne Karten für jede Partie.
box-brings-promo-2 = Karten, die Schilde und Bauen belohnen.

## Modules

box-title-hq = Hauptsitze
box-brings-hq = { $kind ->
    [solo] Wer die Symbole hat, beansprucht einen Hauptsitz, auch der Gegner.
   *[several] Beanspruche Hauptsitze, deren Symbole deine Orte haben.
}
box-adds-hq = + Wahl nach dem Bauen
box-title-server-room = Serverraum
box-brings-server-room = Beim Hacken fallen Marker an: je 1 SP, später weniger Maschinen.
box-adds-server-room = + Wahl beim Hacken
box-title-borders = Grenzplättchen
box-brings-borders = { $kind ->
    [solo] Ein Plättchen, das du nutzt und jedes Mal umdrehst.
   *[several] Liegen zwischen Nachbarn: Wer eins nutzt, dreht es um.
}
box-adds-borders = + Aktionen jede Runde
box-title-arena = Arena
box-brings-arena = { $kind ->
    [solo] Rüste einen Arbeiter aus und schlag den Champion: 5 SP.
   *[several] Rüste einen Arbeiter aus: Der beste bringt am Ende 5 SP.
}
box-adds-arena = + Wahl beim Aufräumen
box-title-districts = Bezirke
box-brings-districts = Drei Bezirke: Mach Deals mit ihnen oder plündere ihre Waren.
box-adds-districts = + Waren je Produktion

## The rest of the page

box-title = Die Schachtel
box-tile = { $title }: { $brings }
box-tile-dead = { $title }: { $why }
box-surprise = Überrasch mich
box-surprise-tip = Eine zufällige Mischung aus Erweiterung, Promos und Modulen, wie die Regeln sie erlauben; noch einmal gedrückt, kommt eine andere
box-players-tip = { $kind ->
    [solo] Wähle den Gegner, wer spielt und die Fraktion
   *[several] Wähle, wer spielt, und die Fraktionen
}
box-against = Gegner: { $opponent }

## The seats

new-level-easy = Leicht
new-level-medium = Mittel
new-level-hard = Schwer
new-level-expert = Experte
new-level-master = Meister

## The best result against an opponent, at the end of its line

solo-line = { $vp } : { $theirs }
solo-line-lost = verloren
solo-line-none = noch keine Partie
