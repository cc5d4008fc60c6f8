# Der Aufbau: eine Fraktion, was als Startbonus gezogen wird, ein Held. Schilder sind kurz, das Übrige sagen Tooltips.

draft-title = Fraktionen und Helden
draft-faction = { $name }, wähl eine Fraktion
    .robot = { $name } wählt eine Fraktion
draft-card = { $deck ->
    [quest] { $name }, behalte einen Auftrag
   *[equipment] { $name }, behalte eine Karte
}
    .robot = { $deck ->
        [quest] { $name } behält einen Auftrag
       *[equipment] { $name } behält eine Karte
    }
draft-hero = { $name }, wähl einen Helden
    .robot = { $name } wählt einen Helden
draft-home = { $name }, wähl eine Heimatstation
draft-line-first = Wer beginnt, hat freie Wahl; jede weitere Fraktion muss an eine vergebene Zone grenzen.
draft-line-next = Sie muss an eine vergebene Zone grenzen: { $factions }.
draft-line-card = { $deck ->
    [quest] Startbonus der Fraktion { $faction }: geheim einer von zwei Aufträgen.
   *[equipment] Startbonus der Fraktion { $faction }: eine von zwei Karten. Der Held wird sie tragen.
}
draft-line-hero = Wer zuletzt eine Fraktion genommen hat, nimmt zuerst einen Helden.
draft-line-home = { $hero } beginnt in einer der drei Heimatstationen, die auf dem Plan leuchten.
draft-taken = vergeben an { $name }
draft-free = frei
draft-borders = grenzt an { $factions }
draft-apart = neben keiner vergebenen Zone
draft-unplayed = spielt niemand
draft-bonus = Start: { $goods }
    .cards = { $deck ->
        [quest] Start: einer von { $n } Aufträgen
       *[equipment] Start: eine von { $n } Ausrüstungen
    }
draft-chooses = wählt gerade
draft-waits = wählt später
draft-take = Klick, um diese Fraktion zu nehmen.
draft-take-hero = Klick, um diesen Helden zu wählen, dann auf eine Heimatstation auf dem Plan.
draft-take-card = Klick, um diese Karte zu behalten.
draft-begin = Klick: { $hero } beginnt hier.
draft-hero-first = Wähl zuerst einen Helden, dann die Heimatstation.
draft-secret = Nur für { $name }.
