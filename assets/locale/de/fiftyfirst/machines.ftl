# Machines of Moloch: what is printed on them, what they do, and what is done to them.

## Goods: .lost stands where a Machine takes it

good-code = { $n ->
    [one] { $n } { $case ->
        [dative] Ressource oder Arbeiter
       *[other] Ressource oder Arbeiter
    }
   *[other] { $n } { $case ->
        [dative] Ressourcen oder Arbeitern
       *[other] Ressourcen oder Arbeiter
    }
}
    .choice = { $n ->
        [one] { $n } Ressource oder Arbeiter nach Wahl
       *[other] { $n } Ressourcen oder Arbeiter nach Wahl
    }
    .name = Ware für einen Code
    .name_gender = feminine
    .help =
        Ware für einen Code
        Baumaterial, Knarre, Treibstoff, Metall oder Arbeiter, wie du willst. Sie wartet auf der Karte auf eine Maschine, die du hackst.
good-hacked = { $n ->
    [one] { $n } { $case ->
        [dative] gehackten Karte
        [genitive] gehackten Karte
       *[other] gehackte Karte
    }
   *[other] { $n } { $case ->
        [dative] gehackten Karten
        [genitive] gehackter Karten
       *[other] gehackte Karten
    }
}
    .name = gehackte Karte
    .name_gender = feminine
    .help =
        Gehackte Karte
        Du nimmst die unterste Maschine des Stapels mit der gehackten Seite nach oben auf die Hand. Sie ist ein Ort mit Entfernung 1.

type-production_feature = Produktion und Fähigkeit
    .short = Prod. + Fähigkeit

phase-assault = Angriffsphase
phase-deploy = Einsatzphase

source-destroyed = Zerstören von { $card }
source-server_room = Serverraum
source-hacked_razed = Plünderung von { $card }
source-machines_left = eingesetzte Maschinen

## What a Machine does to each player. $target is one of attack-target

attack-lose = Jeder verliert { GOODS($goods, form: "lost") }.
attack-raze = Sie plündert bei jedem { $target }.
attack-stop_board = In dieser Runde kann niemand Fraktionsaktionen nutzen, die ein { $good } bringen.
attack-stop_exchange = In dieser Runde kann niemand tauschen.
attack-stop_action = Sie legt bei jedem für diese Runde einen Aktionsort lahm.
attack-target =
    .production = eine Produktion
    .feature = eine Fähigkeit
    .action = eine Aktion
    .category = einen Ort mit { FORM($category, form: "icon") }
    .distance = einen Ort mit Entfernung { $distance }

## A Machine in words: heading and sentence for the zoom and the library

machine-attack = { $attack }
    .heading = Angriff
machine-code = Zahle { $goods } und nimm sie mit der gehackten Seite nach oben auf die Hand.{ $ammo ->
    [yes] { " " }Munition kann Ressourcen ersetzen.
   *[no] { "" }
}
    .heading = Code
machine-strength = Zahle { $n } rote Kontaktplättchen, um sie zu zerstören: Das bringt dir 1 SP.
    .heading = Stärke { $n }
machine-frenzy = Sie ist um 1 stärker, solange nicht mehr Maschinen eingesetzt sind, als Spieler die Partie begonnen haben.
    .heading = Raserei
machine-frenzy-now = Stärke { $n }, davon 1 durch Raserei
machine-hidden = { $expected }, mit Entfernung 1. Bis sie gehackt ist, darf niemand sie ansehen.
    .heading = Gehackte Seite
machine-known = { $card }, mit Entfernung 1.
    .heading = Gehackte Seite
machine-expected = Der ersten Ware ihres Codes nach { $type ->
    [production] eine Produktion
    [open_production] eine offene Produktion
    [production_feature] eine Produktion und Fähigkeit
    [feature] eine Fähigkeit
   *[action] eine Aktion
}
    .short = { $type ->
        [production] eine Produktion
        [open_production] eine offene Produktion
        [production_feature] eine Produktion und Fähigkeit
        [feature] eine Fähigkeit
       *[action] eine Aktion
    }

## Cards of the set

amount-machine = { $goods } für jede eingesetzte Maschine (höchstens { $max })
amount-hacked = { $goods } für jeden gehackten Ort in deinem Staat (höchstens { $max })
verb-place_code = lege { GOODS($goods, form: "choice") } auf diesen Ort; was dort liegt, darfst du in jeder Runde ausgeben
    .purpose = { GOODS($goods, form: "choice") } auf diesen Ort zu legen; was dort liegt, darfst du in jeder Runde ausgeben
always-destroy_discount = eine Maschine zu zerstören kostet dich { $n ->
    [one] 1 rotes Kontaktplättchen
   *[other] { $n } rote Kontaktplättchen
} weniger, mindestens aber 1
always-reserved = was auf diesem Ort liegt, darfst du nur ausgeben, um Maschinen zu { $purpose ->
    [hack] hacken
   *[destroy] zerstören
}
trigger-hack = eine Maschine hackst
    .note = Es zählt auch, wenn du die Karte nicht behältst. Waren auf einer Maschine liegen zu lassen zählt nicht, und eine gehackte Karte vom Stapel auch nicht.
    .verb = hackst
trigger-destroy = eine Maschine zerstörst
    .note = Rote Kontaktplättchen auf einer Maschine liegen zu lassen zählt nicht.
    .verb = zerstörst
trigger-of_machine = eine Maschine { $verbs }

## Rules told beside a card

rule-counted_machines = Es zählen die Maschinen, die in diesem Moment eingesetzt sind, bis zur aufgedruckten Zahl. Ist keine eingesetzt, bringt eine Produktion nichts, und die Aktion kannst du nur dafür nicht nutzen.
    .heading = Für jede Maschine
rule-counted_hacked = Jeder gehackte Ort in deinem Staat zählt, auch dieser selbst, bis zur aufgedruckten Zahl.
    .heading = Für jeden gehackten Ort
rule-gain_hacked = Du nimmst die unterste Maschine des Stapels mit der gehackten Seite nach oben auf die Hand. Ist der Stapel leer, werden die abgelegten Maschinen zu einem neuen.
    .heading = Eine gehackte Karte
rule-reserved_hack = Die Waren bleiben auch beim Aufräumen auf der Karte liegen. Du kannst nur Codes von Maschinen damit bezahlen, auf Wunsch zusammen mit Waren aus deinem Vorrat. Verlässt die Karte deinen Staat, sind sie verloren.
    .heading = Nur zum Hacken
rule-reserved_destroy = Die Plättchen bleiben auch beim Aufräumen auf der Karte liegen. Du kannst nur Maschinen damit zerstören, auf Wunsch zusammen mit Plättchen aus deinem Vorrat. Verlässt die Karte deinen Staat, sind sie verloren.
    .heading = Nur zum Zerstören
rule-destroy_discount = Du zahlst weniger für jede Maschine, die du zerstörst. Mehrere solche Karten wirken zusammen, aber mindestens 1 rotes Kontaktplättchen bleibt zu zahlen.
    .heading = Günstiger zerstören
rule-production_feature = Der Ort zählt überall als Produktion und als Fähigkeit, auch für Angriffe von Maschinen. Er liegt in der obersten Reihe und hat Widerstandswert 3.
    .heading = Produktion und Fähigkeit
rule-hacked_side = Sie ist die andere Seite einer Maschine. Verlässt sie deine Hand oder deinen Staat, kommt sie zu den abgelegten Maschinen; wird sie in deinem Staat geplündert, ist stattdessen die oberste Karte des Nachziehstapels deine Ruine.
    .heading = Gehackte Karte
rule-attack = In der Angriffsphase, von der zweiten Runde an, greift sie alle Spieler an. Was nicht da ist, verliert niemand. Schildplättchen helfen nicht: Ihr habt sie beim Aufräumen verloren.
    .heading = Angriff
rule-hacking = Hacken ist deine Aktion in diesem Zug: Du zahlst den ganzen Code und nimmst die Karte mit der gehackten Seite nach oben. Munition ersetzt Ressourcen, aber keine Arbeiter. Danach nutzt du sie wie jeden Ort.
    .heading = Hacken
rule-destroying = Zerstören ist deine Aktion in diesem Zug: Du zahlst rote Kontaktplättchen oder Multi-Kontakte und erhältst 1 SP, und die Maschine wird abgelegt.
    .heading = Zerstören
rule-frenzy = Eine Maschine mit Raserei ist um 1 stärker, solange nicht mehr Maschinen eingesetzt sind, als Spieler die Partie begonnen haben. Sie selbst zählt mit, und es gilt der Moment, in dem du zahlst.
    .heading = Raserei
rule-machines_left = Am Ende, bevor die Orte gewertet werden, verliert der Spieler mit den meisten SP 2 SP für jede eingesetzte Maschine, bei Gleichstand jeder von ihnen.
    .heading = Am Ende

## The log

deed-assault_razed = { $machine } plündert bei { FORM($who, form: "dative") } { $card } ({ $target })
deed-assault_took = { $machine } nimmt { FORM($who, form: "dative") } { $goods } weg
    .less = { $machine } nimmt { FORM($who, form: "dative") } { $goods } weg, mehr ist nicht da
deed-assault_took_card = { $machine } nimmt { FORM($who, form: "dative") } { $cards } von der Hand
deed-assault_took_deal = { $machine } nimmt { FORM($who, form: "dative") } den Deal { $deal } weg
deed-assault_stopped_board = { $machine } legt bei { FORM($who, form: "dative") } für diese Runde { $n ->
    [one] eine Fraktionsaktion
   *[other] Fraktionsaktionen
} lahm ({ $actions })
    .exchange = { $machine } legt bei { FORM($who, form: "dative") } für diese Runde den Tausch lahm
deed-assault_stopped_location = { $machine } legt bei { FORM($who, form: "dative") } für diese Runde { $card } lahm
deed-machine_hacked = { FORM($who, form: "start") } hackt { $machine }
    .paid = { FORM($who, form: "start") } hackt { $machine } für { $cost }
deed-machine_destroyed = { FORM($who, form: "start") } zerstört { $machine }
    .paid = { FORM($who, form: "start") } zerstört { $machine } für { $cost }
deed-machine_charged = { FORM($who, form: "start") } lässt { $goods } auf { $machine } liegen
log-machines_deployed = { $n ->
    [one] { $cards } wird eingesetzt.
   *[other] { $cards } werden eingesetzt.
}
log-stack_reshuffled = Die abgelegten Maschinen werden zum neuen Stapel.
log-overrun = Die Maschinen haben alle Staaten überrannt: Niemand hat etwas getan, und es kann keine Maschine mehr eingesetzt werden. Die Partie ist zu Ende.
log-opponent_hacked = { FORM($who, form: "start") } hackt { $machine }.
effect-hacks_to_room = legt einen Marker in den Serverraum
effect-hacks_to_discard = legt die Karte ab, weil schon Waren des Codes darauf lagen
effect-loses_to_machines = verliert { $goods } für die eingesetzten Maschinen

## What a player is asked

question-choose_code = Welche Ware legst du hierher?
    .card = { $n ->
        [one] { $card }: Welche Ware legst du hierher?
       *[other] { $card }: Welche Ware legst du hierher? Noch { $n }.
    }
    .waiting = { FORM($who, form: "start") } legt Waren zum Hacken bereit.
question-choose_razed = Welchen deiner Orte plündert die Maschine?
    .card = { $card } plündert bei dir { $target }: Was gibst du her?
    .waiting = { FORM($who, form: "start") } wählt, welchen Ort eine Maschine plündert.
question-choose_lost = { $n ->
    [one] Welche Karte nimmt dir die Maschine?
   *[other] Welche Karte nimmt dir die Maschine? Noch { $n }.
}
    .card = { $n ->
        [one] { $card } nimmt dir eine Handkarte: Welche gibst du her?
       *[other] { $card } nimmt dir Handkarten: Welche gibst du her? Noch { $n }.
    }
    .deal = { $n ->
        [one] Welchen Deal nimmt dir die Maschine?
       *[other] Welchen Deal nimmt dir die Maschine? Noch { $n }.
    }
    .deal_card = { $n ->
        [one] { $card } nimmt dir einen Deal: Welchen gibst du her?
       *[other] { $card } nimmt dir Deals: Welchen gibst du her? Noch { $n }.
    }
    .waiting = { FORM($who, form: "start") } wählt, was eine Maschine wegnimmt.
question-choose_stopped = Welchen deiner Aktionsorte legt die Maschine in dieser Runde lahm?
    .card = { $card } legt in dieser Runde einen deiner Aktionsorte lahm: Welchen?
    .waiting = { FORM($who, form: "start") } wählt, welchen Aktionsort eine Maschine lahmlegt.
answer-only-choose_razed = Wähle einen Ort ohne Schild, wie ihn die Maschine plündert; für möglichst viele andere Maschinen muss auch einer bleiben.
answer-only-choose_stopped = Es muss einer deiner Aktionsorte sein, den du in dieser Runde noch nutzen könntest.

## Commands, hints, advice

command-hack_machine = Hacken
    .doing = Hacken
    .card = { $card } zu hacken
command-destroy_machine = Zerstören
    .doing = Zerstören
    .card = { $card } zu zerstören
hint-verb-hack_machine = Eine Maschine hacken
hint-verb-destroy_machine = Eine Maschine zerstören
hint-partly = { $card } ({ $goods } darauf liegen lassen)
hint-to_server_room = { $card } (in den Serverraum)
hint-without_card = { $card } (ohne die Karte, die abgelegt wird)
hint-without_vp = { $card } (ohne SP)
advice-do-hack_machine = { $what } hacken
    .infinitive = { $what } zu hacken
advice-do-destroy_machine = { $what } zerstören
    .infinitive = { $what } zu zerstören

## The rule book: names of icons that have no other name

rulebook-sign-assault = Angriffsphase
rulebook-sign-deploy = Einsatzphase
rulebook-sign-hack = hacken
rulebook-sign-code = Ware für einen Code
rulebook-sign-hacked = gehackte Karte
rulebook-sign-destroy = zerstören
rulebook-sign-frenzy = Raserei
rulebook-sign-strength = Stärke
rulebook-sign-deployed = eingesetzte Maschine
rulebook-sign-reserved_hack = nur zum Hacken
rulebook-sign-reserved_destroy = nur zum Zerstören
rulebook-sign-blocked_action = lahmgelegte Aktion
rulebook-sign-server_room = Serverraum
