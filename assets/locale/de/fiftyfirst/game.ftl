# The words of the game: goods, categories, rows, phases, factions, commands.

## How a title stands in a sentence: cards in quotes, factions and Areas bare

card-in-text = { $kind ->
    [faction] { $title }
    [area] { $title }
   *[card] „{ $title }“
}
    .accusative = { $kind ->
        [faction] { FORM($title, form: "accusative") }
        [area] { $title }
       *[card] „{ $title }“
    }
    .dative = { $kind ->
        [faction] { FORM($title, form: "dative") }
        [area] { $title }
       *[card] „{ $title }“
    }

## Goods
## $n is how many, $case the place in the sentence (nominative, genitive, dative, accusative; what is gained, paid or
## needed stands in the accusative). Nominative and accusative are alike.
## .short stands where the context says what it is („für 3 Grau“), .choice where the player chooses the kind,
## .name is the name alone, .name_weak the name after „jedes“, .help explains the icon.

goods-named = { $goods } ({ $cards })

good-basic = { $n ->
    [one] { $n } Ressource
   *[other] { $n } Ressourcen
}
    .choice = { $n ->
        [one] { $n } Ressource nach Wahl
       *[other] { $n } Ressourcen nach Wahl
    }
    .name = Ressource
    .name_gender = feminine
    .help =
        Beliebige Ressource
        Eine der vier: Baumaterial, Knarre, Treibstoff oder Metall. Du kannst sie auch mit Munition bezahlen.
good-brick = { $n } Baumaterial
    .name = Baumaterial
    .name_gender = neuter
    .help =
        Baumaterial
        Eine Ressource. Damit bezahlst du auch das Umbauen.
good-gun = { $n ->
    [one] { $n } Knarre
   *[other] { $n } Knarren
}
    .name = Knarre
    .name_gender = feminine
    .help =
        Knarre
        Eine Ressource.
good-fuel = { $n } Treibstoff
    .name = Treibstoff
    .help =
        Treibstoff
        Eine Ressource.
good-iron = { $n } Metall
    .name = Metall
    .name_gender = neuter
    .help =
        Metall
        Eine Ressource.
good-ammo = { $n } Munition
    .name = Munition
    .name_gender = feminine
    .help =
        Munition
        Ersetzt beim Bezahlen eine beliebige Ressource, ist aber selbst keine.
good-worker = { $n ->
    [one] { $n } Arbeiter
   *[other] { $case ->
        [dative] { $n } Arbeitern
       *[other] { $n } Arbeiter
    }
}
    .name = Arbeiter
    .help =
        Arbeiter
        Damit bezahlst du Aktionen und Kontaktkarten und nutzt fremde offene Produktionen. Je zwei kannst du gegen eine Ressource oder eine Karte tauschen.
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
    .name_gender = neuter
    .name_weak = graue Kontaktplättchen
    .help =
        Graues Kontaktplättchen
        Zum Errichten von Orten.
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
    .name_gender = neuter
    .name_weak = blaue Kontaktplättchen
    .help =
        Blaues Kontaktplättchen
        Für Deals.
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
    .name_gender = neuter
    .name_weak = rote Kontaktplättchen
    .help =
        Rotes Kontaktplättchen
        Zum Plündern.
good-universal = { $n ->
    [one] { $n } Multi-Kontakt
   *[other] { $case ->
        [dative] { $n } Multi-Kontakten
       *[other] { $n } Multi-Kontakte
    }
}
    .short = { $n } Multi
    .name = Multi-Kontakt
    .help =
        Multi-Kontakt
        Ersetzt ein beliebiges graues, blaues oder rotes Kontaktplättchen.
good-development = { $n } Umbauplättchen
    .name = Umbauplättchen
    .name_gender = neuter
    .help =
        Umbauplättchen
        Ersetzt beim Umbauen das Baumaterial; ein gemeinsames Symbol brauchst du dann nicht.
good-shield = { $n } Schildplättchen
    .short = { $n ->
        [one] { $n } Schild
       *[other] { $case ->
            [dative] { $n } Schilden
           *[other] { $n } Schilde
        }
    }
    .name = Schildplättchen
    .name_gender = neuter
    .help =
        Schildplättchen
        Du darfst es in deinem Zug jederzeit auf einen deiner Orte legen. Es erhöht dessen Widerstandswert um 1.
good-sharrash = { $n } Sharrash-Einflussplättchen
    .short = { $n } Sharrash
    .name = Sharrash-Einflussplättchen
    .name_gender = neuter
    .help =
        Sharrash-Einflussplättchen
        Ersetzt bei Orten der Sharrash graue und blaue Kontaktplättchen, beim Plündern von Orten der anderen Gruppierungen rote.
good-uranopolis = { $n } Uranopolis-Einflussplättchen
    .short = { $n } Uranopolis
    .name = Uranopolis-Einflussplättchen
    .name_gender = neuter
    .help =
        Uranopolis-Einflussplättchen
        Ersetzt bei Orten von Uranopolis graue und blaue Kontaktplättchen, beim Plündern von Orten der anderen Gruppierungen rote.
good-iron_gang = { $n } Iron-Gang-Einflussplättchen
    .short = { $n } Iron-Gang
    .name = Iron-Gang-Einflussplättchen
    .name_gender = neuter
    .help =
        Iron-Gang-Einflussplättchen
        Ersetzt bei Orten der Iron-Gang graue und blaue Kontaktplättchen, beim Plündern von Orten der anderen Gruppierungen rote.
good-ruin = { $n ->
    [one] { $n } Ruine
   *[other] { $n } Ruinen
}
    .name = Ruine
    .name_gender = feminine
    .help =
        Ruine
        Die oberste Karte des Nachziehstapels kommt verdeckt in deinen Staat, und du darfst sie zu jedem Ort umbauen; als Kosten wirfst du eine deiner Ruinen ab.
good-card = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
    .name = Karte
    .name_gender = feminine
    .help =
        Karte
        Du ziehst sie vom Nachziehstapel; als Kosten wirfst du sie von der Hand ab.
good-salvage = { $n ->
    [one] { $case ->
        [dative] der obersten Karte
       *[other] die oberste Karte
    }
   *[other] { $n }-mal { $case ->
        [dative] der obersten Karte
       *[other] die oberste Karte
    }
} eines fremden Ablagestapels
    .short = { $n ->
        [one] { $n } geborgene Karte
       *[other] { $n } geborgene Karten
    }
    .name = Bergung
    .name_gender = feminine
    .help =
        Bergung
        Du darfst die oberste Karte eines fremden Ablagestapels auf die Hand nehmen.
good-matching = { $n ->
    [one] { $case ->
        [dative] der Ware
       *[other] die Ware
    }
   *[other] { $n }-mal die Ware
} zu einem Symbol auf der obersten Karte eines fremden Ablagestapels
    .name = passende Ware
    .name_gender = feminine
    .help =
        Passende Ware
        Wähle ein Symbol auf der obersten Karte eines fremden Ablagestapels und zahle die Ware, für die es steht.
good-deal = { $n } deiner Deals
    .short = { $n ->
        [one] { $n } Deal
       *[other] { $n } Deals
    }
    .lost = { $n ->
        [one] { $n } Deal
       *[other] { $n } Deals
    }
    .name = Deal
    .help =
        Deal
        Als Kosten wirfst du einen deiner Deals ab.
good-vp = { $n } SP
    .name = SP
    .help =
        SP
        Siegpunkte. Wer 25 erreicht, löst das Spielende aus.

## Categories

category-brick = Baumaterial
    .icon = Baumaterial-Symbol
category-gun = Knarre
    .icon = Knarren-Symbol
category-fuel = Treibstoff
    .icon = Treibstoff-Symbol
category-iron = Metall
    .icon = Metall-Symbol
category-ammo = Munition
    .icon = Munitions-Symbol
category-worker = Arbeiter
    .icon = Arbeiter-Symbol
category-card = Karte
    .icon = Karten-Symbol
category-vp = SP
    .icon = SP-Symbol
category-contact = Kontakt
    .icon = Kontakt-Symbol
category-liberty = Freiheit
    .icon = Freiheits-Symbol
category-toxic = Gift
    .icon = Gift-Symbol
category-shield = Schild
    .icon = Schild-Symbol
category-development = Umbau
    .icon = Umbau-Symbol
category-sharrash = Sharrash
    .icon = Sharrash-Symbol
category-uranopolis = Uranopolis
    .icon = Uranopolis-Symbol
category-iron_gang = Iron-Gang
    .icon = Iron-Gang-Symbol

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
pile-yellow = gelbe Kontaktkarten
    .dative = gelben Kontaktkarten

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
forecast-pay = zahle { GOODS($goods, form: "short") }
forecast-gain = erhalte { GOODS($goods, form: "short") }
    .ruin = erhalte { GOODS($goods, form: "short") } und 1 Ruine
forecast-ruin = erhalte 1 Ruine
forecast-place = lege { GOODS($goods, form: "short") } auf diese Karte
    .card = lege { GOODS($goods, form: "short") } auf { $card }
    .ruin = lege { GOODS($goods, form: "short") } auf diese Ruine
forecast-lose = verliere { GOODS($goods, form: "short") }
forecast-other = { FORM($who, form: "nominative") } { $outcomes }
forecast-other_pay = zahlt { GOODS($goods, form: "short") }
forecast-other_gain = erhält { GOODS($goods, form: "short") }
    .ruin = erhält { GOODS($goods, form: "short") } und 1 Ruine
forecast-other_ruin = erhält 1 Ruine
forecast-other_place =
    .card = legt { GOODS($goods, form: "short") } auf { $card }
    .ruin = legt { GOODS($goods, form: "short") } auf eine Ruine
forecast-other_lose = verliert { GOODS($goods, form: "short") }
forecast-reveals = Eine verdeckte Karte wird aufgedeckt: Das kannst du nicht rückgängig machen.
forecast-ends_turn = Damit endet dein Zug.

## Passing

pass-safe = Bis zur nächsten Runde kann niemand deine Orte plündern, deine offenen Produktionen nutzen oder dir Ressourcen wegnehmen.
pass-end = Du hast in dieser Runde keinen Zug mehr.
pass-lost = In der Aufräumphase verlierst du:
pass-storage = { $card }: Vorher darfst du { $storing }.
pass-last_round = Dies ist die letzte Runde: Die Aufräumphase entfällt. Die Waren in deinem Vorrat entscheiden bei Gleichstand.
