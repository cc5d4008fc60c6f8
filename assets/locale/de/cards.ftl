# Cards and boards in words.

## Costs, and effects as they stand after a timing or a cost

cost-spend = { $goods } abgeben
cost-discard = { $goods } abwerfen

verb-gain = { $goods } erhalten
verb-gain_counted = { $goods } für jede Kategorie { $category } im eigenen Staat erhalten (höchstens { $max })
verb-place_here = { $goods } auf diesen Ort legen, von hier in jeder Runde verwendbar
verb-store = { $limits } auf diesem Ort einlagern
store-limit = bis zu { $goods }
verb-steal = { GOODS($goods, form: "choice") } von einem Mitspieler nehmen
verb-gain_per_gained = { $goods } je { $each } aus dieser Phase erhalten (höchstens { $max })
verb-choose = { $choices } erhalten
verb-store_any =
    .brick = beliebig viel Baumaterial auf diesem Ort einlagern
    .gun = beliebig viele Knarren auf diesem Ort einlagern
    .fuel = beliebig viel Treibstoff auf diesem Ort einlagern
    .iron = beliebig viel Metall auf diesem Ort einlagern
    .basic = beliebig viele Ressourcen auf diesem Ort einlagern
    .ammo = beliebig viel Munition auf diesem Ort einlagern
    .worker = beliebig viele Arbeiter auf diesem Ort einlagern
    .grey = beliebig viele graue Kontaktplättchen auf diesem Ort einlagern
    .blue = beliebig viele blaue Kontaktplättchen auf diesem Ort einlagern
    .red = beliebig viele rote Kontaktplättchen auf diesem Ort einlagern
    .universal = beliebig viele Multi-Kontakte auf diesem Ort einlagern
    .development = beliebig viele Umbauplättchen auf diesem Ort einlagern
    .shield = beliebig viele Schildplättchen auf diesem Ort einlagern
verb-activate = die Produktion { $of ->
    [you] { $other ->
        [yes] eines anderen eigenen Ortes in der Produktionsreihe
       *[no] eines eigenen Ortes in der Produktionsreihe
    }
   *[another_player] eines Ortes in der Produktionsreihe eines Mitspielers
} erhalten
verb-divert = einen Ort in der Produktionsreihe eines Mitspielers wählen und dessen Produktion anstelle des Besitzers erhalten
verb-copy_deal = den Ertrag { $of ->
    [you] { $n ->
        [one] eines eigenen Deals
       *[other] von { $n } eigenen Deals
    }
   *[another_player] { $n ->
        [one] eines fremden Deals
       *[other] von { $n } fremden Deals
    }
} erhalten
verb-clear = die Waren von { $n ->
    [one] einem { $other ->
        [yes] anderen eigenen Ort
       *[no] eigenen Ort
    } nehmen: Seine Aktion kann
   *[other] { $n } { $other ->
        [yes] anderen eigenen Orten
       *[no] eigenen Orten
    } nehmen: Ihre Aktionen können
} erneut genutzt werden
verb-use_open_production = eine fremde offene Produktion nutzen, auf der schon ein Arbeiter liegt; ihr Besitzer erhält 1 Arbeiter
verb-draw = { $goods } ziehen, { $kept ->
    [one] eine
   *[other] { $kept }
} davon behalten und den Rest abwerfen

## Lasting rules

always-printed_shield = dieser Ort gilt als durch einen Schild geschützt (Widerstandswert um 1 höher) und kann kein Schildplättchen erhalten
always-raze_discount = Plündern kostet { $n ->
    [one] 1 rotes Kontaktplättchen
   *[other] { $n } rote Kontaktplättchen
} weniger
always-exchange = beim Tausch auf der Fraktionstafel dürfen statt { GOODS($cost, case: "dative") } auch { GOODS($goods, case: "nominative") } beliebiger Art gezahlt werden

## Abilities: the whole sentence, and heading and body for the panel

ability-production = Produktion: { $effects }.
    .heading = Produktion
    .body = { $built ->
        [yes] In der Produktionsphase und einmal beim Bauen: { $effects }.
       *[no] In der Produktionsphase, nicht beim Bauen: { $effects }.
    }
ability-building_bonus = Bauprämie: { $effects }.
    .heading = Bauprämie
    .body = Einmal beim Bauen: { $effects }.
ability-action = { $uses ->
    [1] Aktion
    [2] Aktion, zweimal pro Runde
   *[other] Aktion, { $uses }-mal pro Runde
}: { $free ->
    [yes] { $effects }
   *[no] { $cost }, { $effects }
}.
    .heading = { $uses ->
        [1] Aktion, einmal pro Runde
        [2] Aktion, zweimal pro Runde
       *[other] Aktion, { $uses }-mal pro Runde
    }
    .body = { $free ->
        [yes] { CAPITAL($effects) }
       *[no] { $cost }, { $effects }
    }.
ability-cleanup = Aufräumphase: { $effects }.
    .heading = Aufräumphase
    .body = { CAPITAL($effects) }. Eingelagertes kommt in der nächsten Produktionsphase zurück.
ability-whenever = { $trigger ->
    [deal] Bei jedem eigenen Deal: { $effects }.
    [raze] Bei jedem eigenen Plündern: { $effects }.
   *[both] Bei jedem eigenen Deal oder Plündern: { $effects }.
}
    .heading = { $trigger ->
        [deal] Bei jedem Deal
        [raze] Bei jedem Plündern
       *[both] Bei jedem Deal oder Plündern
    }
    .body = { $trigger ->
        [deal] { CAPITAL($effects) }. Es zählt ein Deal, der im eigenen Zug gemacht wird, nicht, was Deals produzieren.
        [raze] { CAPITAL($effects) }. Eine Karte aus der Hand zu plündern zählt ebenso wie das Plündern in einem fremden Staat.
       *[both] { CAPITAL($effects) }. Es zählt ein Deal, der im eigenen Zug gemacht wird, nicht, was Deals produzieren. Eine Karte aus der Hand zu plündern zählt ebenso wie das Plündern in einem fremden Staat.
    }
ability-after_production = Ende der eigenen Produktion: { $free ->
    [yes] { $effects }.
   *[no] hat sie mindestens { $gained } gebracht, { $effects }.
}
    .heading = Ende der Produktion
    .body = { $free ->
        [yes] Am Ende der eigenen Produktion, nicht beim Bauen: { $effects }.
       *[no] Am Ende der eigenen Produktion, wenn sie mindestens { $gained } gebracht hat: { $effects }. Eingelagerte Waren zählen nicht.
    }
ability-always = Immer: { CAPITAL($effects) }.
    .heading = Immer
    .body = { CAPITAL($effects) }, solange die Karte im eigenen Staat liegt.

## Facts of a Location

fact-row = Widerstandswert { $n }. Ein Mitspieler plündert den Ort für { $n } rote Kontaktplättchen, mit einem Schild darauf für eines mehr.
    .heading = { $type }, { $row }
fact-row_shielded = Widerstandswert { $n } und 1 mehr für den gedruckten Schild. Ein Mitspieler plündert den Ort für { $whole } rote Kontaktplättchen.
    .heading = { $type }, { $row }
fact-open_production = In der Aktionsphase darf einmal pro Runde ein Mitspieler einen Arbeiter hierher legen und erhält diese Produktion. Der Besitzer bekommt dafür 1 Arbeiter.
    .heading = Besucher
fact-distance = { $n ->
    [one] Aus der Hand kostet Errichten { $n } graues, ein Deal { $n } blaues und Plündern { $n } rotes Kontaktplättchen.
   *[other] Aus der Hand kostet Errichten { $n } graue, ein Deal { $n } blaue und Plündern { $n } rote Kontaktplättchen.
}
    .heading = Entfernung { $n }
fact-categories = { CAPITAL($categories) }. Umbauen kostet ein Baumaterial und verlangt eine gemeinsame Kategorie.
    .none = Keine: Der Ort kann zu jedem Ort umgebaut werden und jeder Ort zu ihm.
    .heading = Kategorien
fact-spoils = Wer den Ort plündert, erhält { $goods }.
    .heading = Beute
fact-deal = Ein Deal mit dieser Karte bringt { $goods }, sofort und in jeder Produktionsphase. Wird der Ort in einem Staat geplündert, erhält sein Besitzer dasselbe.
    .heading = Deal

## Faction boards

faction-production = Produktion: { $goods } erhalten.
fact-faction_production = In jeder Produktionsphase: { $goods } erhalten.
    .heading = Produktion
faction-action = Einmal pro Runde: { $cost }, { $goods } erhalten.
    .heading = Fraktionsaktion
faction-exchange = Beliebig oft: { $cost }, { $choices } erhalten.
    .heading = Tausch
exchange-choice = { GOODS($goods, form: "choice") }

## Connection cards

connection = { $goods } erhalten.
    .paid = { $cost }, { $goods } erhalten.
    .heading = Beim Spielen
fact-connection = Wird für 2 Arbeiter genommen und in einem späteren Zug gespielt. Sie bleibt über die Aufräumphase auf der Hand.
    .heading = Kontaktkarte
