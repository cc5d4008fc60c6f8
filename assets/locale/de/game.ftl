# The words of the game: goods, categories, rows, phases, factions, commands.

## How a title stands in a sentence: cards in quotes, factions bare

card-in-text = { $kind ->
    [faction] { $title }
   *[card] „{ $title }“
}
    .accusative = { $kind ->
        [faction] { FORM($title, form: "accusative") }
       *[card] „{ $title }“
    }
    .dative = { $kind ->
        [faction] { FORM($title, form: "dative") }
       *[card] „{ $title }“
    }

## Lists

list-and = { $head } und { $last }
list-or = { $head } oder { $last }
list-comma = { $head }, { $rest }
list-statements = { $head }; { $rest }

## Goods
## $n is how many, $case the place in the sentence (nominative, genitive, dative, accusative; what is gained, paid or
## needed stands in the accusative). Nominative and accusative differ only for „1 eigener Deal“.
## .short stands where the context says what it is („für 3 Grau“), .choice where the player chooses the kind,
## .name is the name alone, .help explains the icon.

goods-nothing = nichts

good-basic = { $n ->
    [one] { $n } Ressource
   *[other] { $n } Ressourcen
}
    .choice = { $n ->
        [one] { $n } Ressource nach Wahl
       *[other] { $n } Ressourcen nach Wahl
    }
    .name = Ressource
    .help = Eine beliebige der vier Ressourcen: Baumaterial, Knarre, Treibstoff oder Metall. Sie lässt sich auch mit Munition bezahlen.
good-brick = { $n } Baumaterial
    .name = Baumaterial
    .help = Baumaterial: eine Ressource. Damit wird auch das Umbauen bezahlt.
good-gun = { $n ->
    [one] { $n } Knarre
   *[other] { $n } Knarren
}
    .name = Knarre
    .help = Knarre: eine Ressource.
good-fuel = { $n } Treibstoff
    .name = Treibstoff
    .help = Treibstoff: eine Ressource.
good-iron = { $n } Metall
    .name = Metall
    .help = Metall: eine Ressource.
good-ammo = { $n } Munition
    .name = Munition
    .help = Munition: ersetzt überall eine beliebige Ressource. Sie selbst ist keine Ressource.
good-worker = { $n ->
    [one] { $n } Arbeiter
   *[other] { $case ->
        [dative] { $n } Arbeitern
       *[other] { $n } Arbeiter
    }
}
    .name = Arbeiter
    .help = Arbeiter: bezahlen Aktionen und Kontaktkarten, nutzen offene Produktionen, und je zwei lassen sich gegen eine Ressource oder eine Karte tauschen.
good-grey = { $n ->
    [one] { $case ->
        [dative] { $n } grauen Kontaktplättchen
        [genitive] { $n } grauen Kontaktplättchens
       *[other] { $n } graues Kontaktplättchen
    }
   *[other] { $case ->
        [dative] { $n } grauen Kontaktplättchen
        [genitive] { $n } grauer Kontaktplättchen
       *[other] { $n } graue Kontaktplättchen
    }
}
    .short = { $n } Grau
    .name = graues Kontaktplättchen
    .help = Graues Kontaktplättchen: zum Errichten von Orten.
good-blue = { $n ->
    [one] { $case ->
        [dative] { $n } blauen Kontaktplättchen
        [genitive] { $n } blauen Kontaktplättchens
       *[other] { $n } blaues Kontaktplättchen
    }
   *[other] { $case ->
        [dative] { $n } blauen Kontaktplättchen
        [genitive] { $n } blauer Kontaktplättchen
       *[other] { $n } blaue Kontaktplättchen
    }
}
    .short = { $n } Blau
    .name = blaues Kontaktplättchen
    .help = Blaues Kontaktplättchen: für Deals.
good-red = { $n ->
    [one] { $case ->
        [dative] { $n } roten Kontaktplättchen
        [genitive] { $n } roten Kontaktplättchens
       *[other] { $n } rotes Kontaktplättchen
    }
   *[other] { $case ->
        [dative] { $n } roten Kontaktplättchen
        [genitive] { $n } roter Kontaktplättchen
       *[other] { $n } rote Kontaktplättchen
    }
}
    .short = { $n } Rot
    .name = rotes Kontaktplättchen
    .help = Rotes Kontaktplättchen: zum Plündern.
good-universal = { $n ->
    [one] { $n } Multi-Kontakt
   *[other] { $case ->
        [dative] { $n } Multi-Kontakten
       *[other] { $n } Multi-Kontakte
    }
}
    .short = { $n } Multi
    .name = Multi-Kontakt
    .help = Multi-Kontakt: ersetzt ein beliebiges graues, blaues oder rotes Kontaktplättchen.
good-development = { $n } Umbauplättchen
    .name = Umbauplättchen
    .help = Umbauplättchen: ersetzt beim Umbauen das Baumaterial; eine gemeinsame Kategorie ist dann nicht nötig.
good-shield = { $n } Schildplättchen
    .short = { $n ->
        [one] { $n } Schild
       *[other] { $case ->
            [dative] { $n } Schilden
           *[other] { $n } Schilde
        }
    }
    .name = Schildplättchen
    .help = Schildplättchen: darf im eigenen Zug jederzeit auf einen eigenen Ort gelegt werden. Erhöht dessen Widerstandswert um 1.
good-card = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
    .name = Karte
    .help = Karte: wird vom Nachziehstapel auf die Hand genommen; als Kosten wird sie aus der Hand abgeworfen.
good-deal = { $n ->
    [one] { $case ->
        [nominative] { $n } eigener Deal
        [genitive] { $n } eigenen Deals
       *[other] { $n } eigenen Deal
    }
   *[other] { $case ->
        [dative] { $n } eigenen Deals
        [genitive] { $n } eigener Deals
       *[other] { $n } eigene Deals
    }
}
    .name = Deal
    .help = Deal: Als Kosten wird einer der eigenen Deals abgeworfen.
good-vp = { $n } SP
    .name = SP
    .help = SP: Siegpunkte. Wer 25 erreicht, löst das Spielende aus.

## Categories

category-brick = Baumaterial
category-gun = Knarre
category-fuel = Treibstoff
category-iron = Metall
category-ammo = Munition
category-worker = Arbeiter
category-card = Karte
category-vp = SP
category-contact = Kontakt
category-liberty = Freiheit
category-toxic = Gift

## Row types, rows, phases, piles

type-production = Produktion
type-open_production = Offene Produktion
type-feature = Fähigkeit
type-action = Aktion

row-production = oberste Reihe
    .dative = obersten Reihe
row-feature = mittlere Reihe
    .dative = mittleren Reihe
row-action = unterste Reihe
    .dative = untersten Reihe

phase-setup = Spielaufbau
phase-lookout = Kartenphase
phase-production = Produktionsphase
phase-action = Aktionsphase
phase-cleanup = Aufräumphase

pile-red = rote Kontaktkarten
    .dative = roten Kontaktkarten
pile-blue = blaue Kontaktkarten
    .dative = blauen Kontaktkarten

## Where goods and VP come from

source-faction = { $card }
source-deal = Deal { $card }
source-production = { $card }
source-building_bonus = Bauprämie von { $card }
source-action = { $card }
source-whenever = { $card }
source-faction_action = Fraktionsaktion
source-exchange = Tausch
source-open_production = offene Produktion von { $card }
source-open_production_owner = Besuch bei { $card }
source-spoils = Beute von { $card }
source-compensation = Entschädigung für { $card }
source-development = Umbau
source-connection = { $card }
source-location = Orte im Staat

## Commands: .doing names the act, for "... needs 3 grey contact tokens"; .card with its card

command-keep_cards = Behalten
command-pick_card = Nehmen
command-construct_location = Errichten
    .doing = Errichten
    .card = { $card } zu errichten
command-develop_location = Umbauen
    .doing = Umbauen
    .card = Der Umbau zu { $card }
command-make_deal = Deal
    .doing = Ein Deal
    .card = Ein Deal mit { $card }
command-raze_from_hand = Plündern
    .doing = Plündern
    .card = { $card } zu plündern
command-raze_location = Plündern
    .doing = Plündern
    .card = { $card } zu plündern
command-activate_location = Aktivieren
    .doing = Diese Aktion
    .card = Die Aktion von { $card }
command-activate_faction = Fraktionsaktion
    .doing = Diese Fraktionsaktion
command-exchange_workers = Tauschen
    .doing = Der Tausch
command-use_open_production = Offene Produktion
    .doing = Eine offene Produktion zu nutzen
    .card = { $card } zu nutzen
command-take_connection = Nehmen
    .doing = Eine Kontaktkarte zu nehmen
    .card = { $card } zu nehmen
command-play_connection = Spielen
    .doing = Diese Karte zu spielen
    .card = { $card } zu spielen
command-place_shield = Schild
    .doing = Ein Schildplättchen zu platzieren
    .card = Ein Schild auf { $card }
command-store_goods = Einlagern
    .doing = Einlagern
    .card = Auf { $card } einzulagern
command-choose = Wählen
command-finish_turn = Fertig
command-pass = Passen

## What a command would do, before it is given

forecast = { $command }: { $outcomes }
    .nothing = { $command }
forecast-pay = { GOODS($goods, form: "short") } zahlen
forecast-gain = { GOODS($goods, form: "short") } erhalten
    .ruin = { GOODS($goods, form: "short") } und eine Ruine erhalten
forecast-ruin = eine Ruine erhalten
forecast-lose = { GOODS($goods, form: "short") } verlieren
forecast-other = { FORM($who, form: "nominative") } { $outcomes }
forecast-other_pay = zahlt { GOODS($goods, form: "short") }
forecast-other_gain = erhält { GOODS($goods, form: "short") }
    .ruin = erhält { GOODS($goods, form: "short") } und eine Ruine
forecast-other_ruin = erhält eine Ruine
forecast-other_lose = verliert { GOODS($goods, form: "short") }
forecast-reveals = Eine verdeckte Karte wird aufgedeckt: Das lässt sich nicht zurücknehmen.
forecast-ends_turn = Damit endet der Zug.

## Passing

pass-safe = Bis zur nächsten Runde ist dieser Staat geschützt: Niemand kann hier Orte plündern, offene Produktionen nutzen oder Ressourcen nehmen.
pass-end = Kein weiterer Zug in dieser Runde.
pass-lost = Verloren in der Aufräumphase: { GOODS($goods, case: "nominative") }.
pass-storage = Vorher noch möglich: { $storing } ({ $card }).
pass-last_round = Dies ist die letzte Runde: Die Aufräumphase entfällt. Waren im eigenen Vorrat entscheiden bei Gleichstand.
