# Was das Spiel im Terminal von sich aus erzählt.
# Was man eingibt, bleibt englisch; Namen von Stationen, Karten und Gütern dürfen auch deutsch sein.

cli-text-factions = Namen oder IDs, durch Kommas getrennt; nur Nachbarn
text-ask_dealt = Werden Fraktionen und Helden zufällig verteilt? [0]

## Der Tisch

text-track = Rundenleiste: { $now }. Nächste Runde: { $soon }.
text-icon_goods = { $goods }
text-icon_threat = eine Bedrohung
text-icon_law = Abstimmung über ein Gesetz
text-stage = Abschnitt { $stage ->
    [1] I
   *[2] II
}: Ein Held trägt höchstens { $n } Karten.
text-law = Geltendes Gesetz: { $law }
    .none = Es gilt kein Gesetz.
text-vote = Zur Abstimmung steht: { $law }
text-votes = Stimmen bisher: { $votes }.
text-voted = { $name } Ja mit { $n }
    .against = { $name } Nein mit { $n }
text-market = Der Markt, jede Karte für { $price }:
    .none = Der Markt ist leer.
text-item = { $card }: { $effects }
text-decks = Stapel: Bedrohungen { $threats }, Ausrüstung { $equipment }, Aufträge { $quests }, Gesetze { $laws }. Abgeworfen: Bedrohungen { $threat_discard }, Ausrüstung { $equipment_discard }, Aufträge { $quest_discard }.
text-guard = { $name } bewacht { $station } mit { $fighter ->
    [hero] dem Helden
   *[army] der Armee
}.
text-common = Die Bedrohung aus den Tunneln: { $card }, Stärke { $n }, { $type }. Belohnung: { $goods }.
text-offered = Du wählst aus:
plain-move_told = { $move }. { CAPITAL($outcomes) }

## Ein Platz

text-seat = { $seat } { $name }, { $faction }: { $vp } von { $goal } SP
    .first = { $seat } { $name }, { $faction }: { $vp } von { $goal } SP, Startspieler
    .setup = { $seat } { $name }: noch ohne Fraktion
plain-seat = { $name } spielt { $faction } auf Platz { $seat } und hat { $vp } der { $goal } SP, die zum Sieg nötig sind.
    .first = { $name } beginnt, spielt { $faction } auf Platz { $seat } und hat { $vp } der { $goal } SP, die zum Sieg nötig sind.
    .setup = { $name } spielt auf Platz { $seat } und hat noch keine Fraktion.
text-army = Armee: { $n }. Güter: { $goods }.
    .upkeep = Armee: { $n }, je Runde für { $upkeep }. Güter: { $goods }.
text-stations = Stationen: { $stations }.
text-hero = Held: { $hero } in { $station }, Stärke { $n }, Tempo { $speed }.
    .wounded = Held: { $hero } in { $station }, Stärke { $n }, Tempo { $speed }, verwundet.
text-carried = Ausrüstung: { $cards }.
text-quests = Verdeckte Aufträge: { $n }.
text-own_quests = Deine Aufträge: { $cards }.
text-quest_ready = { $quest } (jetzt erfüllbar)
text-completed = Erfüllte Aufträge: { $cards }.
text-scouted = Eine erkundete Bedrohung, verdeckt.
    .own = Deine erkundete Bedrohung: { $card }, Stärke { $n }.
text-peeked = Du kennst die obersten Bedrohungen: { $cards }.

## Ein Kampf

text-fight-event = { $who } verteidigt { $station } mit { $fighter ->
    [hero] dem Helden
   *[army] der Armee
} gegen eine Bedrohung aus den Tunneln.
text-fight-neutral = { $who } greift mit { $fighter ->
    [hero] dem Helden
   *[army] der Armee
} die neutrale Station { $station } an.
text-fight-station = { $who } greift mit { $fighter ->
    [hero] dem Helden
   *[army] der Armee
} die Station { $station } von { $other } an.
text-fight-hero = { $who } greift mit { $fighter ->
    [hero] dem Helden
   *[army] der Armee
} in { $station } den Helden von { $other } an.
text-fight_threat = Bedrohung: { $card }, Stärke { $n }, { $type }. Belohnung: { $goods }.
text-fight_polis = { $station } ist neutral und hat Stärke { $n }.
text-fight_strength = { $who } kämpft mit { $fighter ->
    [hero] dem Helden
   *[army] der Armee
}, Stärke bisher { $n }.
text-fight_chosen = { $who } spielt { $card }.
    .hidden = { $who } hat verdeckt eine Gefechtskarte gewählt.

## Das Ende

text-final = { $name }: { $vp } SP ({ $stations ->
    [one] { $stations } Station
   *[other] { $stations } Stationen
}, { $quests ->
    [one] { $quests } Auftrag
   *[other] { $quests } Aufträge
})
    .winner = { $name } (Sieg): { $vp } SP ({ $stations ->
        [one] { $stations } Station
       *[other] { $stations } Stationen
    }, { $quests ->
        [one] { $quests } Auftrag
       *[other] { $quests } Aufträge
    })
plain-final = { $name } hat { $vp } SP: { $stations } für Stationen und { $quests } für Aufträge.
    .winner = { $name } gewinnt mit { $vp } SP: { $stations } für Stationen und { $quests } für Aufträge.

## Rundenleiste und Ablagen

text-space = { $n ->
    [0] Start: { $icons }.
   *[other] Feld { $n }: { $icons }.
}
    .now = { $n ->
        [0] Start: { $icons }. Hier liegt der Rundenmarker.
       *[other] Feld { $n }: { $icons }. Hier liegt der Rundenmarker.
    }
text-loop = Nach dem letzten Feld geht es bei Feld 1 weiter.
text-discards-threats = Abgeworfene Bedrohungen, die neueste zuerst: { $cards }.
    .none = Es sind keine Bedrohungen abgeworfen.
text-discards-equipment = Abgeworfene Ausrüstung, die neueste zuerst: { $cards }.
    .none = Es ist keine Ausrüstung abgeworfen.
text-discards-quests = Abgeworfene Aufträge, der neueste zuerst: { $cards }.
    .none = Es sind keine Aufträge abgeworfen.
text-discards-hidden = { $n } verdeckt

## Die Karte des Metronetzes

text-map_line = { $id ->
    [ring] Der Ring
   *[other] { $line } Linie
}:
text-map_station = { $station }: { $facts }.
text-map_polis = Polis
text-map_hansa = Hansa, Handel
text-map_abandoned = verlassen
text-map_closed = gesperrt
text-map_neutral = neutral
text-map_owner = gehört { $who }
text-map_home = Heimatstation: { $faction }
text-map_hero = Held von { $who }: { $hero }
    .wounded = Held von { $who }: { $hero }, verwundet
text-map_passage = Übergang zu { $stations }
text-map_tunnel = Tunnel nach { $stations }
text-upkeep_follows = danach { $goods } pro Runde
text-quest_goes = der Auftrag wird abgeworfen
text-move_to = { $n ->
    [one] { $n } Schritt
   *[other] { $n } Schritte
}: { $facts }
text-map_now = Jetzt: { $facts }.
text-map_by_tunnel = Durch den Tunnel: { $stations }.
text-map_by_passage = Durch den Übergang: { $stations }.
text-map_beside = { $station } ({ $facts })
text-map_steps = Dein Held ist { $n ->
    [one] { $n } Schritt
   *[other] { $n } Schritte
} entfernt; sein Tempo ist { $speed }.
    .here = Dein Held steht hier.
    .none = Dein Held kommt nicht hierher: Die Zone ist gesperrt.
text-map_hero_attacks = Dein Held könnte sie angreifen: { $outcomes }.
text-map_army = Deine Armee erreicht sie: { $outcomes }.
    .own = Sie gehört dir.
    .far = Deine Armee erreicht sie jetzt nicht.
    .never = Keine Armee greift sie an.

## Was man eingibt

text-several = „{ $name }“ kann { $names } sein. Gib mehr vom Namen ein.
text-no_card = Hier heißt nichts „{ $name }“.
    .name = Gib dahinter den Namen einer Karte oder Station ein.
text-more_exchanges = Du darfst auch jede Anzahl dazwischen tauschen: Gib sie ein, wie in „exchange 2 pig for ammo“. „moves exchange“ zählt alle auf.

## Die Hilfe

text-help-map = map: jede Linie mit ihren Stationen; map Rote: eine Linie; map Dinamo: eine Station, ihre Nachbarn und wie weit Held und Armee von ihr entfernt sind
text-help-card = card Gasmaske: alles, was auf einer Karte steht oder zu einer Station gehört
text-help-seat = seat oder seat Ben: was du oder Ben habt, und was diese Karten tun
text-help-track = track: was jedes Feld der Rundenleiste bringt
text-help-discards = discards: die abgeworfenen Karten

text-help-move-faction = faction Rote Linie: nimmt eine Fraktion
text-help-move-keep = keep Gasmaske: behält eine der gezogenen Karten
text-help-move-hero = hero Khan at Teatralnaja: nimmt einen Helden; hero attacks: greift die Station an, in der er steht; hero attacks with scouted: mit der erkundeten Bedrohung; hero attacks hero B: greift den Helden von Platz B an
text-help-move-guard = guard Teatralnaja with army, guard Teatralnaja with hero: bewacht eine Station gegen eine Bedrohung aus den Tunneln
text-help-move-look = look: sieht sich die obersten Gesetze an
text-help-move-decline = decline: sieht sich die Gesetze nicht an
text-help-move-propose = propose Waffenruhe: stellt eines der Gesetze zur Abstimmung
text-help-move-vote = vote yes, vote no: stimmt für oder gegen ein Gesetz
text-help-move-upkeep = upkeep 6: die Stärke der Armee, die du behältst und bezahlst
text-help-move-recruit = recruit 2: macht die Armee um 2 stärker
text-help-move-army = army attacks Majakowskaja: greift eine Station an; army attacks Majakowskaja with scouted: mit der erkundeten Bedrohung; army attacks hero B: greift den Helden von Platz B an; army forages pig: plündert ein Gut
text-help-move-pass = pass: die Armee tut nichts
text-help-move-move = move Komsomolskaja: der Held geht dorthin
text-help-move-refresh = refresh: legt einen neuen Markt aus
text-help-move-buy = buy Gasmaske oder buy Gasmaske discarding Nagelkeule: kauft eine Karte für den Helden
text-help-move-quest = quest: nimmt einen Auftrag
text-help-move-exchange = exchange 3 pig for ammo: tauscht so viele Güter einer Art gegen eine andere
text-help-move-scout = scout: nimmt die oberste Bedrohung, die nur du siehst
text-help-move-done = done: beendet deinen Zug, oder du nutzt keine Eigenschaft mehr
text-help-move-defend = defend with hero, defend with army: wer die angegriffene Station verteidigt
text-help-move-play = play Gegenangriff: spielt eine Gefechtskarte
text-help-move-use = use Alte Schulden, use Ferne Vorposten for pig, ammo, use Alte Schulden for Gasmaske: nutzt eine Eigenschaft
text-help-move-capture = capture: besetzt die gewonnene Station
text-help-move-leave = leave: lässt sie neutral
text-help-move-choose = choose pig, ammo; choose Gasmaske; choose nothing; choose Begowaja: beantwortet eine Frage
text-help-move-complete = complete Parade: erfüllt einen Auftrag
