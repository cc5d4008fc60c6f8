# The card library, and the rules that concern a card.

## Sets, by their ids; a pack of one's own without a name here goes by its id

set-base = 51st State
set-new_era = New Era
set-winter = Winter
set-promo_1 = Promo 1

## What a card can be, besides the types of Locations

kind-connection = Kontaktkarte
kind-faction = Fraktionstafel

## The rules that concern a card

rule-production = Der Ort bringt seine Waren in jeder Produktionsphase und einmal in dem Moment, in dem er gebaut wird.
    .heading = Produzieren
rule-visitors = Einmal pro Runde darf ein Mitspieler einen Arbeiter darauf legen und erhält die Produktion, aber nicht die Bauprämie; der Besitzer erhält dafür einen Arbeiter. Niemand besucht sich selbst, und wer gepasst hat, wird nicht mehr besucht.
    .heading = Offene Produktion
rule-feature = Sie wirkt von selbst, vom Bauen an und solange der Ort liegt.
    .heading = Fähigkeit
rule-activate = Aktivieren ist die Aktion des Zuges. Was bezahlt wird, bleibt bis zum Aufräumen auf der Karte und zeigt, dass sie genutzt wurde. Ein neu gebauter Ort kann vom nächsten eigenen Zug an aktiviert werden.
    .heading = Aktivieren
rule-activate_again = Beide Male sind in einem Zug oder in zweien möglich. Jedes wird bezahlt, und jedes Mal darf neu gewählt werden.
    .heading = Zweimal pro Runde
rule-building_bonus = Wird einmal erhalten, in dem Moment, in dem der Ort gebaut wird: nach seiner Produktion, falls er eine hat.
    .heading = Bauprämie
rule-cleanup = Wird in der Aufräumphase gefragt, wenn alle gepasst haben. Die letzte Runde hat keine Aufräumphase.
    .heading = Aufräumphase
rule-store = Was hier eingelagert wird, geht beim Aufräumen nicht verloren. Zu Beginn der nächsten Produktionsphase kommt es in den Vorrat zurück.
    .heading = Einlagern
rule-gain = Waren kommen sofort in den eigenen Vorrat, Karten vom Nachziehstapel auf die Hand. Was unverbraucht im Vorrat liegt, geht beim Aufräumen verloren.
    .heading = Erhalten
rule-counted = Jedes Symbol der Kategorie im eigenen Staat zählt, auch das eigene, bis zur gedruckten Zahl. Ein Ort, der gerade umgebaut wurde, zählt nicht mehr.
    .heading = Je Kategorie
rule-place_here = Diese Waren liegen auf der Karte und werden wie aus dem Vorrat verwendet. Sie bleiben über das Aufräumen, bis sie verbraucht sind, und kommen in den Vorrat, wenn die Karte geht.
    .heading = Waren auf der Karte
rule-steal = Nur Ressourcen aus einem fremden Vorrat: keine Munition, nichts, was auf Karten liegt, und nichts von jemandem, der gepasst hat. Gibt es nichts zu nehmen, kann der Ort nicht aktiviert werden.
    .heading = Von anderen nehmen
rule-whenever = Das geschieht jedes Mal im eigenen Zug, nach dem Auslöser; auch mehrmals pro Runde. Plündern zählt aus der Hand und in einem fremden Staat.
    .heading = Jedes Mal
rule-after_production = Am Ende der eigenen Produktion, wenn alles andere erhalten ist. Beim Bauen bringt es nichts.
    .heading = Nach der Produktion
rule-always = Gilt vom Bauen an, solange die Karte als Ort im eigenen Staat liegt.
    .heading = Dauerhaft
rule-printed_shield = Die Karte gilt von Anfang an als geschützt: Sie zu plündern kostet ein rotes Kontaktplättchen mehr, und es kann kein Schildplättchen darauf gelegt werden.
    .heading = Gedruckter Schild
rule-raze_discount = Plündern kostet weniger, aus der Hand und in einem fremden Staat.
    .heading = Günstiger plündern
rule-exchange_resources = Der Tausch auf der Fraktionstafel darf auch mit Ressourcen bezahlt werden; Munition ersetzt wie überall eine Ressource.
    .heading = Tausch
rule-choose_gain = Eines davon wird gewählt, jedes Mal neu.
    .heading = Entweder oder
rule-activate_production = Produktion und offene Produktion zählen gleich. Kategorien werden in dem Staat gezählt, in dem die Karte liegt; ihre Bauprämie wird nicht erhalten. Wer gepasst hat, dessen Orte können nicht aktiviert werden.
    .heading = Produktion auslösen
rule-divert_production = Wird gewählt, bevor irgendjemand anderes etwas erhält. Der Besitzer erhält in dieser Phase nichts von dieser Karte, und Kategorien werden in seinem Staat gezählt. Anders als andere Produktionen bringt diese beim Bauen nichts.
    .heading = Produktion nehmen
rule-copy_deals = Erhalten wird, was der Deal bringt; er bleibt bei seinem Besitzer, der nichts erhält und nichts verliert. Deals von jemandem, der gepasst hat, stehen nicht zur Wahl.
    .heading = Deal kopieren
rule-clear_locations = Die Waren, die eine genutzte Aktion anzeigen, kommen in den allgemeinen Vorrat, und die Aktion kann in dieser Runde noch einmal genutzt werden. Die Karte selbst steht nicht zur Wahl.
    .heading = Abräumen
rule-visit_occupied = Auf der offenen Produktion darf schon ein Arbeiter liegen. Ihre Produktion wird erhalten, und ihr Besitzer erhält 1 Arbeiter.
    .heading = Ein zweiter Besuch
rule-draw_and_keep = Nicht behaltene Karten kommen auf den Ablagestapel. Ist der Nachziehstapel leer, wird der Ablagestapel zu einem neuen gemischt.
    .heading = Ziehen
rule-build = Errichten für { $distance ->
        [one] { $distance } graues Kontaktplättchen
       *[other] { $distance } graue Kontaktplättchen
    }; oder für ein Baumaterial einen eigenen Ort mit gemeinsamer Kategorie zu diesem umbauen: Das bringt 1 SP. Ein Umbauplättchen ersetzt das Baumaterial, und dann ist keine Kategorie nötig. Eine Ruine passt zu jeder Kategorie.
    .heading = Bauen
rule-no_categories = Ohne Kategorien passt der Ort zu allem: Er kann zu jedem Ort umgebaut werden und jeder Ort zu ihm.
    .heading = Keine Kategorien
rule-ammo_category = Seine Kategorie ist Munition und steht für keine andere: Wer ihn umbaut, braucht ebenfalls diese Kategorie oder ein Umbauplättchen.
    .heading = Nur Munition
rule-deal = Für { $distance ->
        [one] { $distance } blaues Kontaktplättchen
       *[other] { $distance } blaue Kontaktplättchen
    } kommt die Karte unter die eigene Fraktionstafel und ist kein Ort mehr: Niemand kann sie plündern, sie zählt für keine Kategorie, und am Ende ist sie keine SP wert.
    .heading = Deal
rule-raze = Aus der Hand kostet es { $distance ->
        [one] { $distance } rotes Kontaktplättchen
       *[other] { $distance } rote Kontaktplättchen
    }, in einem fremden Staat { $defence }, mit Schild 1 mehr. Wer plündert, erhält die Beute; der Besitzer erhält, was der Deal bringt, und behält eine Ruine.
    .heading = Plündern
rule-take_connection = Eine der beiden offenen Karten zu nehmen kostet 2 Arbeiter und ist die Aktion des Zuges. Die nächsten werden in der nächsten Kartenphase aufgedeckt.
    .heading = Nehmen
rule-play_connection = Sie zu spielen ist eine weitere Aktion, in einem späteren Zug. Ihr Preis wird beim Spielen bezahlt; dann kommt sie auf ihren Ablagestapel.
    .heading = Spielen
rule-keep_connection = Sie bleibt über das Aufräumen auf der Hand. Sie wird nie gebaut und nie geplündert, und mit ihr wird kein Deal gemacht.
    .heading = Auf der Hand
rule-faction_production = Die Tafel bringt ihre Waren zu Beginn jeder Produktionsphase, vor Deals und Orten.
    .heading = Produzieren
rule-faction_actions = Jede davon einmal pro Runde, als Aktion des Zuges. Was bezahlt wird, bleibt bis zum Aufräumen auf der Tafel. Sie stehen von der ersten Runde an bereit, auch ganz ohne Orte.
    .heading = Fraktionsaktionen
rule-exchange = Beliebig oft, auch mehrmals in einem Zug. Du darfst jedes Mal neu wählen.
    .heading = Tausch

## The library

library-title = Karten
library-back = Zurück
library-back-tip = Dorthin zurück, wo es herging (Esc)
library-search = In Titeln und Texten suchen
library-search-tip = Einfach tippen, oder Strg+F. Jedes Wort muss auf der Karte stehen, im Titel oder im Effekt.
library-bar-tip = Ziehen, um durch die Karten zu gehen; auch Mausrad, Bild auf, Bild ab.

library-sets = Set
library-kinds = Typ
library-categories = Kategorie
library-goods = Bringt
library-order = Sortiert nach
library-order-title = Titel
library-order-title-tip = Von A bis Z
library-order-set = Set
library-order-set-tip = Set für Set, jedes von A bis Z
library-order-kind = Typ
library-order-kind-tip = Produktionen, Fähigkeiten, Aktionen, Kontaktkarten, Tafeln
library-order-distance = Entfernung
library-order-distance-tip = Die nächsten zuerst
library-order-newest = Neueste
library-order-newest-tip = Zuletzt Abgeworfenes zuerst
library-more-sets = Mehr …
library-more-sets-tip = Die nächsten Sets

library-tip-sets = { $name }: { $n } von { $total }
library-tip-kinds = { $name }: { $n } von { $total }
library-tip-categories = Kategorie { $name }: auf { $n } von { $total }
library-tip-goods = { CAPITAL($name) }: { $n } von { $total } bringen es, durch ihren Effekt, ihren Deal oder als Beute.
library-tip-none = { CAPITAL($name) }: keine der Karten hier.
library-tip-copies = { $n }-mal vorhanden
library-tip-card = Ein Klick oder die Eingabetaste zeigt die Karte groß, mit ihren Regeln.

library-part-all = Alle Karten
library-part-all-tip = Jede Karte der Sets in diesem Spiel
library-part-discarded = Abgeworfen ({ $n })
library-part-discarded-tip = Was auf den Ablagestapeln liegt, das Neueste zuerst
library-part-unseen = Noch möglich ({ $n })
library-part-unseen-tip = Was noch gezogen werden könnte: jede Karte, die nicht zu sehen ist

library-count-all = { $n } von { $total } Karten.
    .whole = { $total } Karten und Tafeln. Ein Klick zeigt eine davon groß, mit ihren Regeln.
library-count-discarded = { $n } von { $total } abgeworfenen Karten.
    .whole = { $total ->
        [one] { $total } abgeworfene Karte.
       *[other] { $total } abgeworfene Karten.
    }
library-covered = { $n ->
    [one] { $n } weitere liegt darunter und darf nicht angesehen werden.
   *[other] { $n } weitere liegen darunter und dürfen nicht angesehen werden.
}
library-count-unseen = { $n } von { $total } Karten, die nicht zu sehen sind.
    .whole = { $total ->
        [one] { $total } Karte ist nicht zu sehen.
       *[other] { $total } Karten sind nicht zu sehen.
    }
library-where = Sie liegen { $places }.
library-in-deck = im Nachziehstapel ({ $n })
library-in-hands = in verdeckten Händen ({ $n })
library-in-ruins = unter fremden Ruinen ({ $n })
library-in-covered = im Ablagestapel ({ $n })
library-in-piles = in den Kontaktkartenstapeln ({ $n })
library-reshuffled = Ist der Nachziehstapel leer, wird der Ablagestapel zum neuen Nachziehstapel.
library-nothing-found = Keine Karte erfüllt all das. Lös links einen Filter oder ändere oben die Wörter.
library-nothing-discarded = Noch wurde nichts abgeworfen.
library-nothing-unseen = Jede Karte des Spiels ist zu sehen.
library-clear = Filter löschen
library-clear-tip = Zeigt wieder alle Karten.
library-clear-why = Es ist kein Filter gesetzt.

## Ways to the library

title-cards = Karten
title-cards-note = Jede Karte jedes Sets, mit ihren Regeln
menu-cards = Karten
menu-cards-note = Alle, die abgeworfenen, die noch möglichen
help-cards = Karten: alle, abgeworfene, noch mögliche
help-search = Suchen; einfach tippen geht auch
help-page = Liste oder Einstellungen blättern
help-rules = Regeln zur groß gezeigten Karte
key-pageup = Bild auf
key-pagedown = Bild ab

## The zoom

zoom-facts = Die Karte
zoom-facts-tip = Alles, was darauf gedruckt ist, in Worten (R)
zoom-rules = Ihre Regeln
zoom-rules-tip = Die Regeln zu dieser Karte (R)
zoom-more = Mehr { $page }/{ $pages }
zoom-more-tip = Der Rest davon (Auf, Ab)
