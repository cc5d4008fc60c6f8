# The card library, and the rules that concern a card.

## Sets, by their ids; a pack of one's own without a name here goes by its id

set-base = 51st State
set-new_era = New Era
set-winter = Winter
set-scavengers = Sucher
set-allies = Verbündete
set-moloch = Moloch
    .coop = Moloch, kooperativ
set-no_mans_land = Niemandsland
set-promo_1 = Promo 1
set-promo_2 = Promo 2

## What a card can be, besides the types of Locations

kind-connection = Kontaktkarte
kind-faction = Fraktionstafel
kind-machine = Maschine
kind-area = Gebiet

## The rules that concern a card

rule-production = Du erhältst seine Waren in jeder Produktionsphase und einmal sofort, wenn du ihn baust.
    .heading = Produzieren
rule-visitors = Einmal pro Runde darf ein Mitspieler einen Arbeiter darauf legen und erhält die Produktion, aber nicht die Bauprämie; du erhältst dafür einen Arbeiter. Deine eigenen Orte kannst du nicht besuchen, und sobald du gepasst hast, besucht dich niemand mehr.
    .heading = Offene Produktion
rule-feature = Sie wirkt von selbst, sobald du den Ort baust und solange er in deinem Staat liegt.
    .heading = Fähigkeit
rule-activate = Den Ort zu aktivieren ist deine Aktion in diesem Zug. Was du zahlst, bleibt bis zum Aufräumen auf der Karte und zeigt, dass du sie genutzt hast. Hast du den Ort gerade gebaut, kannst du ihn ab deinem nächsten Zug aktivieren.
    .heading = Aktivieren
rule-activate_again = Du kannst ihn zweimal in einem Zug nutzen oder in zwei verschiedenen Zügen. Du zahlst jedes Mal, und jedes Mal darfst du neu wählen.
    .heading = Zweimal pro Runde
rule-building_bonus = Du erhältst sie einmal, wenn du den Ort baust: nach seiner Produktion, falls er eine hat.
    .heading = Bauprämie
rule-cleanup = Du wirst in der Aufräumphase gefragt, wenn alle gepasst haben. Die letzte Runde hat keine Aufräumphase.
    .heading = Aufräumphase
rule-store = Was du hier einlagerst, verlierst du beim Aufräumen nicht. Zu Beginn der nächsten Produktionsphase kommt es in deinen Vorrat zurück.
    .heading = Einlagern
rule-gain = Waren kommen sofort in deinen Vorrat, Karten vom Nachziehstapel auf deine Hand. Was dann noch in deinem Vorrat liegt, verlierst du beim Aufräumen.
    .heading = Erhalten
rule-counted = Jedes solche Symbol in deinem Staat zählt, auch sein eigenes, bis zur aufgedruckten Zahl. Der Ort, den du gerade zu diesem umgebaut hast, zählt nicht mehr.
    .heading = Für jedes Symbol
rule-place_here = Diese Waren liegen auf der Karte, und du kannst mit ihnen zahlen wie aus deinem Vorrat. Sie bleiben auch beim Aufräumen liegen, bis du sie ausgibst, und kommen in deinen Vorrat, wenn die Karte deinen Staat verlässt.
    .heading = Waren auf der Karte
rule-steal = Nur Ressourcen aus einem fremden Vorrat: keine Munition, nichts von Karten und nichts von jemandem, der gepasst hat. Gibt es nichts zu nehmen, kannst du den Ort nicht aktivieren.
    .heading = Anderen wegnehmen
rule-whenever = Das geschieht in deinem Zug nach jeder solchen Aktion, auch mehrmals pro Runde.
    .heading = Jedes Mal
rule-after_production = Am Ende deiner Produktionsphase, wenn du alles andere erhalten hast. Beim Bauen bringt es nichts.
    .heading = Nach der Produktion
rule-always = Gilt, sobald du den Ort baust und solange er in deinem Staat liegt.
    .heading = Dauerhaft
rule-printed_shield = Die Karte gilt von Anfang an als geschützt: Sie zu plündern kostet 1 rotes Kontaktplättchen mehr, und du kannst kein Schildplättchen darauf legen.
    .heading = Aufgedruckter Schild
rule-raze_discount = Du zahlst weniger fürs Plündern, von der Hand und in einem fremden Staat.
    .heading = Günstiger plündern
rule-exchange_resources = Den Tausch auf deiner Fraktionstafel darfst du auch mit Ressourcen bezahlen; Munition ersetzt wie überall eine Ressource.
    .heading = Tausch
rule-choose_gain = Du wählst eines davon, jedes Mal neu.
    .heading = Entweder – oder
rule-gain_missing = Es zählt, was du in dieser Produktionsphase von deiner Fraktionstafel, aus Deals und von Orten erhalten hast, nicht, was du aus dem Lager zurücknimmst. Hast du alle vier Arten erhalten, gehst du leer aus.
    .heading = Eine Art, die fehlt
rule-activate_production = Es kann eine Produktion oder eine offene Produktion sein. Symbole zählen in dem Staat, in dem die Karte liegt; ihre Bauprämie erhältst du nicht. Orte von jemandem, der gepasst hat, kannst du nicht wählen.
    .heading = Produktion auslösen
rule-divert_production = Du wählst, bevor irgendjemand etwas anderes erhält. Der Besitzer erhält in dieser Phase nichts von dieser Karte, und Symbole zählen in seinem Staat. Anders als andere Produktionen bringt diese beim Bauen nichts.
    .heading = Produktion nehmen
rule-copy_deals = Du erhältst die Ware des Deals; er bleibt bei seinem Besitzer, der nichts erhält und nichts verliert. Deals von jemandem, der gepasst hat, kannst du nicht wählen.
    .heading = Deal kopieren
rule-clear_locations = Die Waren, die eine genutzte Aktion anzeigen, kommen in den allgemeinen Vorrat, und du kannst die Aktion in dieser Runde noch einmal nutzen. Die Karte selbst kannst du nicht wählen.
    .heading = Abräumen
rule-times_any = Du bestimmst, wie oft du die Kosten zahlst; so oft wirkt die Aktion auf einmal. Danach ist sie in dieser Runde genutzt.
    .heading = Beliebig oft
rule-gain_ruin = Die oberste Karte des Nachziehstapels kommt verdeckt in deinen Staat; du darfst sie ansehen. Eine Ruine passt beim Umbauen zu jeder Karte und bringt keine SP.
    .heading = Ruinen vom Nachziehstapel
rule-counted_ruins = Jede Ruine in deinem Staat zählt, egal, wie du zu ihr gekommen bist, bis zur aufgedruckten Zahl.
    .heading = Für jede Ruine
rule-salvage = Du darfst die oberste Karte eines fremden Ablagestapels auf die Hand nehmen, jedes Mal von einem Stapel deiner Wahl, aber nicht von jemandem, der gepasst hat. In der Produktionsphase geschieht das, wenn alle alles andere erhalten haben; nur Effekte nach der Produktion kommen später.
    .heading = Fremde Ablagestapel
rule-matching = Wähle ein Symbol auf der obersten Karte eines fremden Ablagestapels; die Karte bleibt liegen. Das Symbol einer Ressource, von Munition oder Arbeitern steht für 1 davon, SP für 1 SP, Kontakt für ein Kontaktplättchen, Karte für eine Karte: vom Nachziehstapel, als Kosten von deiner Hand. Freiheit steht für nichts.
    .heading = Die Ware zum Symbol
rule-discard_ruin = Du wirfst eine deiner Ruinen offen auf deinen Ablagestapel ab, ganz gleich, welche. Waren, die darauf liegen, kommen in deinen Vorrat.
    .heading = Eine Ruine hergeben
rule-rebuild = Die Ruine wird aufgedeckt und ist wieder ein Ort, der letzte seiner Reihe; ein Produktionsort bringt seine Waren sofort. Das ist kein Bauen: Es bringt keine SP, keine Bauprämie und keine Belohnungen fürs Bauen. Waren, die darauf liegen, kommen in deinen Vorrat.
    .heading = Wieder aufbauen
rule-strip = Du wählst eine Ruine nach der anderen und darfst nach jeder aufhören. Sie kommt offen auf deinen Ablagestapel, und Waren, die darauf liegen, kommen ebenfalls in deinen Vorrat.
    .heading = Ruinen ausschlachten
rule-demolish = Das ist kein Plündern: Es bringt keine Belohnungen fürs Plündern, und der Besitzer erhält nichts dafür, behält aber die Ruine und nimmt Waren zurück, die dort eingelagert sind oder liegen; ein Schildplättchen darauf ist verloren. Fremde Orte mit Schild und Orte von jemandem, der gepasst hat, kannst du nicht wählen.
    .heading = Sprengen
rule-place_on_ruins = Sie kommen aus dem allgemeinen Vorrat, für jede Ruine von beliebiger Art. Du kannst mit ihnen zahlen wie aus deinem Vorrat, und sie bleiben auch beim Aufräumen liegen; sonst kommt nichts an sie heran. Wenn du die Ruine umbaust, wieder aufbaust oder abwirfst, kommen sie in deinen Vorrat.
    .heading = Waren auf Ruinen
rule-counts_also = Das gilt nur für dich: beim Umbauen, und wo deine Orte Symbole zählen. Umgekehrt gilt es nicht, und auch nicht für Angriffe eines virtuellen Gegners.
    .heading = Ein Symbol zählt als anderes
rule-block = Bis zur Aufräumphase aktiviert und besucht niemand den blockierten Ort, und seine Belohnungen und Dauerregeln ruhen. Er zählt weiter mit, lagert Waren und kann umgebaut oder geplündert werden.
    .heading = Blockieren
rule-forfeit = Nur aus dem Vorrat, nie von Karten, und nicht bei jemandem, der gepasst hat. Die Waren kommen in den allgemeinen Vorrat. Hat niemand welche, entfällt dieser Teil.
    .heading = Andere abwerfen lassen
rule-group = Wenn du den Ort errichtest oder einen Deal mit ihm machst, dürfen Einflussplättchen seiner Gruppierung beliebig viele Kontaktplättchen ersetzen; wenn du ihn plünderst, die der beiden anderen.
    .heading = Einfluss
rule-visit_occupied = Auf der offenen Produktion muss schon ein Arbeiter liegen. Du erhältst ihre Produktion, und ihr Besitzer erhält 1 Arbeiter.
    .heading = Ein zweiter Besuch
rule-draw_and_keep = Karten, die du nicht behältst, wirfst du ab. Ist der Nachziehstapel leer, wird der Ablagestapel zu einem neuen gemischt.
    .heading = Ziehen
rule-build = Errichte ihn für { $distance ->
        [one] { $distance } graues Kontaktplättchen
       *[other] { $distance } graue Kontaktplättchen
    }; oder bau für ein Baumaterial einen deiner Orte mit einem gemeinsamen Symbol zu ihm um: Das bringt dir 1 SP. Ein Umbauplättchen ersetzt das Baumaterial, und dann ist kein gemeinsames Symbol nötig. Eine Ruine passt zu jedem Symbol.
    .heading = Bauen
rule-no_categories = Ohne Symbole passt der Ort zu allem: Du kannst ihn zu jedem Ort umbauen und jeden Ort zu ihm.
    .heading = Keine Symbole
rule-ammo_category = Sein Munitions-Symbol passt nur zu Munitions-Symbolen: Um ihn umzubauen, brauchst du eine Karte, die auch eines hat, oder ein Umbauplättchen.
    .heading = Nur Munition
rule-deal = Für { $distance ->
        [one] { $distance } blaues Kontaktplättchen
       *[other] { $distance } blaue Kontaktplättchen
    } kommt die Karte unter deine Fraktionstafel und ist kein Ort: Niemand kann sie plündern, ihre Symbole zählen nicht, und am Ende ist sie keine SP wert.
    .heading = Deal
rule-raze = Von deiner Hand kostet es { $distance ->
        [one] { $distance } rotes Kontaktplättchen
       *[other] { $distance } rote Kontaktplättchen
    }, in einem fremden Staat { $defence }, mit Schild 1 mehr. Wer plündert, erhält die Beute; der Besitzer erhält, was der Deal bringt, und behält eine Ruine.
    .heading = Plündern
rule-take_connection = Eine der offenen Karten zu nehmen kostet dich 2 Arbeiter und ist deine Aktion in diesem Zug. Die nächsten werden in der nächsten Kartenphase aufgedeckt.
    .heading = Nehmen
rule-play_connection = Sie zu spielen ist eine weitere Aktion, in einem späteren Zug. Du bezahlst ihren Preis beim Spielen; dann kommt sie auf ihren Ablagestapel.
    .heading = Spielen
rule-keep_connection = Sie bleibt auch beim Aufräumen auf deiner Hand. Du kannst sie nicht bauen, nicht plündern und keinen Deal mit ihr machen.
    .heading = Auf der Hand
rule-faction_production = Deine Tafel bringt ihre Waren zu Beginn jeder Produktionsphase, vor Deals und Orten.
    .heading = Produzieren
rule-faction_actions = Du kannst jede davon einmal pro Runde nutzen, als deine Aktion in diesem Zug. Was du zahlst, bleibt bis zum Aufräumen auf der Tafel. Sie stehen dir von der ersten Runde an offen, auch ganz ohne Orte.
    .heading = Fraktionsaktionen
rule-exchange = So oft du willst, auch mehrmals in einem Zug. Du darfst jedes Mal neu wählen.
    .heading = Tausch

## The library

library-sets = Set
library-kinds = Typ
library-categories = Symbol
library-goods = Bringt
library-order-title = Name
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
library-tip-categories = { FORM($name, form: "icon") }: auf { $n } von { $total }
library-tip-goods = { CAPITAL($name) }: { $n } von { $total } bringen es, durch einen Effekt, als Deal oder als Beute.
library-tip-none = { CAPITAL($name) }: keine Karte hier.

library-part-all-tip = Jede Karte der Sets in dieser Partie
library-part-discarded = Abgeworfen ({ $n })
library-part-discarded-tip = Was auf den Ablagestapeln liegt, das Neueste zuerst
library-tip-piles = { $n ->
    [one] { $name }: { $n } Karte
   *[other] { $name }: { $n } Karten
}
    .covered = { $n ->
        [one] { $name }: { $n } Karte
       *[other] { $name }: { $n } Karten, von denen du nur die oberste siehst
    }
library-pile-empty = Dieser Stapel ist leer.
library-on-pile = Stapel: { $name }
    .top = Stapel: { $name }, zuoberst
library-part-unseen = Noch möglich ({ $n })
library-part-unseen-tip = Was noch gezogen werden könnte: jede Karte, die du nicht siehst

library-count-all = { $n } von { $total } Karten.
    .whole = { $total } Karten und Tafeln. Ein Klick zeigt eine davon groß, mit ihren Regeln.
library-count-discarded = { $n } von { $total } abgeworfenen Karten.
    .whole = { $total ->
        [one] { $total } abgeworfene Karte.
       *[other] { $total } abgeworfene Karten.
    }
library-covered = { $n ->
    [one] { $n } weitere liegt darunter, und du darfst sie nicht ansehen.
   *[other] { $n } weitere liegen darunter, und du darfst sie nicht ansehen.
}
    .own = { $n ->
        [one] { $n } weitere liegt unter der obersten Karte des virtuellen Gegners, und du darfst sie nicht ansehen.
       *[other] { $n } weitere liegen unter der obersten Karte des virtuellen Gegners, und du darfst sie nicht ansehen.
    }
library-count-unseen = { $n } von { $total } Karten, die du nicht siehst.
    .whole = { $total ->
        [one] { $total } Karte siehst du nicht.
       *[other] { $total } Karten siehst du nicht.
    }
library-where = Sie liegen { $places }.
library-in-deck = im Nachziehstapel ({ $n })
library-in-hands = in verdeckten Händen ({ $n })
library-in-ruins = unter fremden Ruinen ({ $n })
library-in-covered = im Ablagestapel ({ $n })
    .own = im Ablagestapel des virtuellen Gegners ({ $n })
library-in-piles = in den Kontaktkartenstapeln ({ $n })
library-in-stack = im Maschinenstapel ({ $n })
library-reshuffled = Ist der Nachziehstapel leer, wird der Ablagestapel zum neuen Nachziehstapel.
    .own = Ist der Nachziehstapel leer, behält jeder Ablagestapel seine obersten drei Karten; der Rest wird zum neuen Nachziehstapel.
library-nothing-found = Keine Karte gefunden. Nimm links einen Filter heraus oder ändere oben die Suche.
library-nothing-discarded = Noch wurde nichts abgeworfen.
library-nothing-unseen = Du siehst jede Karte der Partie.
