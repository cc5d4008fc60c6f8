# Cards and boards in words.

## Costs, and effects as they stand after a timing; .purpose is an effect after „um“

cost-spend = zahle { $goods }
cost-discard = wirf { $goods } ab

verb-gain = erhalte { $goods }
    .purpose = { $goods } zu erhalten
verb-gain_besides = erhalte { $goods }, dazu { $amounts }
    .purpose = { $goods } und dazu { $amounts } zu erhalten
amount-icon = { $goods } für jedes { FORM($category, form: "icon") } in deinem Staat (höchstens { $max })
verb-place_here = lege { $goods } auf diesen Ort; was dort liegt, darfst du in jeder Runde ausgeben
    .purpose = { $goods } auf diesen Ort zu legen; was dort liegt, darfst du in jeder Runde ausgeben
verb-store = { $limits } auf diesem Ort einlagern
    .purpose = { $limits } auf diesem Ort einzulagern
store-limit = bis zu { $goods }
verb-steal = nimm einem Mitspieler { GOODS($goods, form: "choice") } weg
    .purpose = einem Mitspieler { GOODS($goods, form: "choice") } wegzunehmen
amount-gained = { $goods } für { GENDER($each) ->
    [feminine] jede { $each }, die
    [neuter] jedes { FORM($each, form: "weak") }, das
   *[masculine] jeden { $each }, den
} du in dieser Phase erhalten hast (höchstens { $max })
amount-ruin = { $goods } für jede Ruine in deinem Staat (höchstens { $max })
verb-choose = erhalte { $choices }
    .purpose = { $choices } zu erhalten
verb-gain_missing = erhalte { $goods } einer Art, von der du in dieser Phase keine erhalten hast
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
    .sharrash = beliebig viele Sharrash-Einflussplättchen auf diesem Ort einlagern
    .uranopolis = beliebig viele Uranopolis-Einflussplättchen auf diesem Ort einlagern
    .iron_gang = beliebig viele Iron-Gang-Einflussplättchen auf diesem Ort einlagern
verb-activate = erhalte die Produktion { $of ->
    [you] { $other ->
        [yes] eines anderen deiner Produktionsorte
       *[no] eines deiner Produktionsorte
    }
   *[another_player] eines fremden Produktionsortes
}{ $without ->
    [feature] { " " }ohne Fähigkeit
   *[none] { "" }
}{ $in_own ->
    [yes] ; gezählt wird in deinem Staat
   *[no] { "" }
}
    .purpose = die Produktion { $of ->
        [you] { $other ->
            [yes] eines anderen deiner Produktionsorte
           *[no] eines deiner Produktionsorte
        }
       *[another_player] eines fremden Produktionsortes
    }{ $without ->
        [feature] { " " }ohne Fähigkeit
       *[none] { "" }
    } zu erhalten{ $in_own ->
        [yes] ; gezählt wird in deinem Staat
       *[no] { "" }
    }
verb-divert = wähle einen fremden Produktionsort; du erhältst seine Produktion, sein Besitzer geht leer aus
verb-copy_deal = erhalte die { $n ->
    [one] Ware
   *[other] Waren
} { $of ->
    [you] { $n ->
        [one] eines deiner Deals
       *[other] von { $n } deiner Deals
    }
   *[another_player] { $n ->
        [one] eines fremden Deals
       *[other] von { $n } fremden Deals
    }
}
    .purpose = die { $n ->
        [one] Ware
       *[other] Waren
    } { $of ->
        [you] { $n ->
            [one] eines deiner Deals
           *[other] von { $n } deiner Deals
        }
       *[another_player] { $n ->
            [one] eines fremden Deals
           *[other] von { $n } fremden Deals
        }
    } zu erhalten
verb-clear = entferne die Waren von { $n ->
    [one] einem
   *[other] { $n }
} { $other ->
    [yes] anderen deiner Orte
   *[no] deiner Orte
}; du darfst { $n ->
    [one] ihn
   *[other] sie
} in dieser Runde noch einmal nutzen
    .purpose = die Waren von { $n ->
        [one] einem
       *[other] { $n }
    } { $other ->
        [yes] anderen deiner Orte
       *[no] deiner Orte
    } zu entfernen; du darfst { $n ->
        [one] ihn
       *[other] sie
    } in dieser Runde noch einmal nutzen
verb-use_open_production = nutze eine fremde offene Produktion, auf der schon ein Arbeiter liegt; ihr Besitzer erhält 1 Arbeiter
    .purpose = eine fremde offene Produktion zu nutzen, auf der schon ein Arbeiter liegt; ihr Besitzer erhält 1 Arbeiter
verb-draw = ziehe { $goods }, behalte { $kept ->
    [one] eine
   *[other] { $kept }
} davon und wirf den Rest ab
    .purpose = { $goods } zu ziehen; behalte { $kept ->
        [one] eine
       *[other] { $kept }
    } davon und wirf den Rest ab
verb-block = blockiere einen fremden Ort bis zur Aufräumphase
    .purpose = einen fremden Ort bis zur Aufräumphase zu blockieren
verb-forfeit = zwinge einen Mitspieler, { $goods } abzuwerfen (oder was er davon hat)
    .purpose = einen Mitspieler zu zwingen, { $goods } abzuwerfen (oder was er davon hat)
verb-match = erhalte { $n ->
    [one] die Ware
   *[other] { $n }-mal die Ware
} zu einem Symbol auf der obersten Karte eines fremden Ablagestapels
verb-rebuild = mach { $n ->
    [one] eine deiner Ruinen wieder zu einem Ort
   *[other] { $n } deiner Ruinen wieder zu Orten
}
    .purpose = { $n ->
        [one] eine deiner Ruinen wieder zu einem Ort
       *[other] { $n } deiner Ruinen wieder zu Orten
    } zu machen
verb-strip = wirf { $n ->
    [one] eine deiner Ruinen
   *[other] bis zu { $n } deiner Ruinen
} ab und erhalte ihre Beute
    .purpose = { $n ->
        [one] eine deiner Ruinen
       *[other] bis zu { $n } deiner Ruinen
    } abzuwerfen und ihre Beute zu erhalten
verb-demolish = erhalte die Beute und die Deal-Waren { $of ->
    [you] { $other ->
        [yes] eines anderen deiner Orte
       *[no] eines deiner Orte
    }
   *[another_player] eines fremden Ortes
}; er wird zur Ruine
    .purpose = die Beute und die Deal-Waren { $of ->
        [you] { $other ->
            [yes] eines anderen deiner Orte
           *[no] eines deiner Orte
        }
       *[another_player] eines fremden Ortes
    } zu erhalten; er wird zur Ruine
verb-place_on_ruins = lege { $n ->
    [one] { GOODS($goods, form: "choice") } auf eine deiner Ruinen
   *[other] auf bis zu { $n } deiner Ruinen je { GOODS($goods, form: "choice") }
}; was dort liegt, darfst du in jeder Runde ausgeben
    .purpose = { $n ->
        [one] { GOODS($goods, form: "choice") } auf eine deiner Ruinen
       *[other] auf bis zu { $n } deiner Ruinen je { GOODS($goods, form: "choice") }
    } zu legen; was dort liegt, darfst du in jeder Runde ausgeben
verb-reactivate = wiederhole eine andere in dieser Runde genutzte Fraktionsaktion und zahle erneut ihre Kosten
    .purpose = eine andere in dieser Runde genutzte Fraktionsaktion zu wiederholen; zahle dafür erneut ihre Kosten

## Lasting rules

always-printed_shield = dieser Ort gilt als durch einen Schild geschützt: Sein Widerstandswert ist um 1 höher, und du kannst kein Schildplättchen auf ihn legen
always-raze_discount = Plündern kostet dich { $n ->
    [one] 1 rotes Kontaktplättchen
   *[other] { $n } rote Kontaktplättchen
} weniger
always-exchange = beim Tausch auf deiner Fraktionstafel darfst du statt { GOODS($cost, case: "dative") } auch { $goods } beliebiger Art zahlen
always-counts_also = deine Karten mit { FORM($category, form: "icon") } zählen auch als Karten mit { FORM($also, form: "icon") }

## Abilities: the whole sentence, and heading and body for the panel

ability-production = Produktion: { CAPITAL($effects) }.
    .heading = Produktion
    .body = { $built ->
        [yes] In der Produktionsphase und einmal, wenn du den Ort baust: { CAPITAL($effects) }.
       *[no] In der Produktionsphase, aber nicht, wenn du den Ort baust: { CAPITAL($effects) }.
    }
ability-building_bonus = Bauprämie: { CAPITAL($effects) }.
    .heading = Bauprämie
    .body = Einmal, wenn du den Ort baust: { CAPITAL($effects) }.
ability-action = { $uses ->
    [any] Aktion, beliebig oft auf einmal
    [1] Aktion
    [2] Aktion, zweimal pro Runde
   *[other] Aktion, { $uses }-mal pro Runde
}: { $free ->
    [yes] { CAPITAL($effects) }
   *[no] { CAPITAL($cost) }, um { FORM($effects, form: "purpose") }
}.
    .heading = { $uses ->
        [any] Aktion, einmal pro Runde, dann beliebig oft auf einmal
        [1] Aktion, einmal pro Runde
        [2] Aktion, zweimal pro Runde
       *[other] Aktion, { $uses }-mal pro Runde
    }
    .body = { $free ->
        [yes] { CAPITAL($effects) }
       *[no] { CAPITAL($cost) }, um { FORM($effects, form: "purpose") }
    }.
ability-cleanup = Aufräumphase: Du darfst { $effects }.
    .heading = Aufräumphase
    .body = Du darfst { $effects }. Was du einlagerst, bekommst du in der nächsten Produktionsphase zurück.
ability-whenever = Immer wenn du { $triggers }: { CAPITAL($effects) }.
    .heading = Immer wenn du { $triggers }
    .body = { CAPITAL($effects) }.{ $notes }
trigger-deal = einen Deal machst
    .note = Es zählt nur, wenn du einen Deal machst, nicht, was Deals produzieren.
trigger-raze = einen Ort plünderst
    .note = Von der Hand zu plündern zählt ebenso wie in einem fremden Staat.
trigger-build = einen Ort baust
    .note = Errichten und Umbauen zählen beide, auch der Bau dieser Karte.
trigger-develop = einen Ort umbaust
    .note = Es zählt auch, wenn du diese Karte durch Umbauen baust.
ability-after_production = Ende deiner Produktion: { $free ->
    [yes] { CAPITAL($effects) }.
   *[no] Hast du in dieser Phase mindestens { $gained } erhalten, { $effects }.
}
    .heading = Ende der Produktion
    .body = { $free ->
        [yes] Am Ende deiner Produktionsphase, aber nicht, wenn du den Ort baust: { CAPITAL($effects) }.
       *[no] Am Ende deiner Produktionsphase, wenn du in ihr mindestens { $gained } erhalten hast: { CAPITAL($effects) }. Was aus dem Lager zurückkommt, zählt nicht.
    }
ability-always = Immer: { CAPITAL($effects) }.
    .heading = Immer
    .body = { CAPITAL($effects) }, solange die Karte in deinem Staat liegt.

## Facts of a Location

fact-row = Widerstandswert { $n }: Ein Mitspieler kann den Ort für { $n } rote Kontaktplättchen plündern, mit einem Schild darauf für eines mehr.
    .heading = { $type }, { $row }
fact-row_shielded = Widerstandswert { $n } und 1 mehr für den aufgedruckten Schild: Ein Mitspieler kann den Ort für { $whole } rote Kontaktplättchen plündern.
    .heading = { $type }, { $row }
fact-open_production = In der Aktionsphase darf einmal pro Runde ein Mitspieler einen Arbeiter hierher legen, um diese Produktion zu erhalten. Du erhältst dafür 1 Arbeiter.
    .heading = Besucher
fact-distance = { $n ->
    [one] Von der Hand: Errichten kostet { $n } graues, ein Deal { $n } blaues und Plündern { $n } rotes Kontaktplättchen.
   *[other] Von der Hand: Errichten kostet { $n } graue, ein Deal { $n } blaue und Plündern { $n } rote Kontaktplättchen.
}
    .heading = Entfernung { $n }
fact-categories = { CAPITAL($categories) }. Umbauen kostet 1 Baumaterial, und beide Orte müssen ein Symbol gemeinsam haben.
    .none = Keine: Du kannst den Ort zu jedem Ort umbauen und jeden Ort zu ihm.
    .heading = Symbole
fact-spoils = Wer den Ort plündert, erhält { $goods }.
    .heading = Beute
fact-deal = Ein Deal mit dieser Karte bringt dir { $goods }, sofort und in jeder Produktionsphase. Wird der Ort in einem Staat geplündert, erhält sein Besitzer dasselbe.
    .heading = Deal

## Faction boards

faction-production = Produktion: Erhalte { $goods }.
fact-faction_production = In jeder Produktionsphase: Erhalte { $goods }.
    .heading = Produktion
faction-action = Einmal pro Runde: { CAPITAL($cost) }, um { FORM($effects, form: "purpose") }.
    .heading = Fraktionsaktion
faction-use-again = Noch einmal
    .of = Noch einmal: { $use }
faction-use-research = Forschung
faction-use-shift = Sonderschicht
faction-exchange = Beliebig oft: { CAPITAL($cost) }, um { $choices } zu erhalten.
    .heading = Tausch
exchange-choice = { GOODS($goods, form: "choice") }

## Connection cards

connection = Erhalte { $goods }.
    .paid = { CAPITAL($cost) }, um { $goods } zu erhalten.
    .heading = Wenn du sie spielst
fact-connection = Du nimmst sie für 2 Arbeiter und spielst sie in einem späteren Zug. Sie bleibt in der Aufräumphase auf deiner Hand.
    .heading = Kontaktkarte
