# The virtual opponent at the table: its status, its piles, its turn, and what all of it means.

solo-virtual = virtueller Gegner
solo-next = Sein nächster Zug
solo-state = { $n ->
    [one] { $n } Ort
   *[other] { $n } Orte
} · { $ruins ->
    [0] keine Waren
    [one] { $ruins } Ruine
   *[other] { $ruins } Ruinen
}
solo-brawlers = Schläger
solo-marker = Runde

## Its deeds in the order in which a round brings them

solo-deed-connection = Wirft Kontaktkarte ab: +2 SP
solo-deed-attack = Greift dich an
    .now = Greift dich an: { $n } von { $most }
solo-deed-merchant = Greift deine Deals an
    .now = Greift deine Deals an: { $n } von { $most }
solo-deed-development = Entwickelt seinen Staat
    .now = Entwickelt seinen Staat: { $n } von { $most }
solo-deed-draw = Tut, was eine Karte zeigt
solo-deed-pass = Passt
solo-deed-passed = Hat gepasst

## Piles

solo-pile-attack = Angriffe
solo-pile-merchant = Händlerangriffe
solo-pile-development = Entwicklungen
solo-pile-action = Gezogene Karte
solo-pile-empty = Hier liegt die nächste Karte
solo-pile-over = Vorbei für diese Runde

## Tooltips

solo-tip-board = { $name }, der virtuelle Gegner: { $vp } SP. Hat keine Hand und keine Waren.
solo-tip-passed = Hat gepasst: Bis zur nächsten Runde kann hier niemand plündern oder offene Produktionen nutzen.
solo-tip-connection = Solange eine Kontaktkarte offen liegt, wirft der Gegner eine ab, bei mehreren eine zufällige, und erhält 2 SP.
solo-tip-attack = Der Gegner zieht eine Karte: Damit plündert er einen deiner Orte mit einem gemeinsamen Symbol. Du erhältst die Waren des Dealfelds, er 2 SP; ein Schild hält ihn auf. Nach einem Erfolg oder { $most } Fehlschlägen sind die Angriffe vorbei.
solo-tip-merchant = Der Gegner zieht eine Karte: Du verlierst einen Deal mit derselben Ware. Nach einem Erfolg oder { $most } Fehlschlägen ist er fertig.
solo-tip-development = Der Gegner zieht eine Karte und ersetzt damit einen seiner Orte, der ein Symbol mit ihr gemeinsam hat: 1 SP. Nach einem Erfolg oder { $most } Fehlschlägen geht er zu Angriffen über.
solo-tip-draw = Die Symbole der Karte sagen, was Borgo tut; unten siehst du, welches was bewirkt.
solo-tip-action = Die Symbole der Karte sagen, was Borgo tut.
solo-tip-pass = Der Gegner passt im Zug nach seinem letzten Angriff, und sofort, wenn du passt.
solo-tip-pass_borgo = Er passt in seinem nächsten Zug, nachdem du gepasst hast, oder wenn er einen Schläger abgeben muss und keinen hat.
solo-tip-tries = { $n } von { $most } gezogen.
solo-tip-drawn = { $card }: { $pile ->
    [attack] gezogen für Angriff { $n }
    [merchant] gezogen für Händlerangriff { $n }
    [development] gezogen für Entwicklung { $n }
   *[action] gezogen von Borgo
}.
solo-tip-drawn-categories = Passt zu: { $categories }. Ein Rechtsklick zeigt die Karte.
solo-tip-drawn-deal = Ihr Deal: { GOODS($goods, case: "nominative") }. Ein Rechtsklick zeigt die Karte.
solo-everything = alles
solo-tip-brawlers = { $n } Schläger in seinem Staat.
    .text = Angriffe und Standardaktionen ohne Kontaktkarte kosten je einen; ohne Schläger passt er.
solo-tip-marker = Runde { $n }: In der Kartenphase schließen sich ihm so viele Schläger an.
solo-tip-icon = Eine gezogene Karte mit { FORM($category, form: "icon") }:
solo-tip-no-icon = Eine gezogene Karte ohne eines dieser Symbole:
solo-tip-action-standard = Standardaktion: Er wirft eine offene Kontaktkarte für 2 SP ab oder entfernt sonst einen Schläger für 1 SP.
solo-tip-action-attack = Er entfernt einen Schläger und greift dich an: 2 SP, wenn er plündert, 1 SP, wenn nichts passt.
solo-tip-action-build = Er baut die oberste Karte des Nachziehstapels.
solo-tip-action-expansion = Er nutzt eine deiner freien offenen Produktionen, dann { $set ->
    [new_era] legt er einen Schild auf seinen entferntesten Ort ohne Schild
    [winter] erhält er einen Schläger
    [scavengers] entfernt er einen Schläger und baut die oberste Karte deines Ablagestapels
    [moloch] entfernt er einen Schläger und baut eine zufällige eingesetzte Maschine mit der gehackten Seite nach oben, oder erhält 1 SP, wenn keine eingesetzt ist
    [no_mans_land] entfernt er einen Schläger und plündert deinen niedrigsten Außenposten neben einem von seinen; gibt es keinen, erhält er 1 SP und baut einen Außenposten
    [allies] greift er an wie sonst, aber nur Orte der drei Gruppierungen
   *[base] zieht er noch eine Karte und tut, was sie zeigt
}.

## What sets each opponent apart

solo-kind-hegemony = Bis zu 3 Angriffe pro Runde.
solo-kind-mutants = Bis zu 5 Angriffe pro Runde.
solo-kind-new_york = Baut in jeder Kartenphase 2 Karten vom Nachziehstapel.
solo-kind-merchants = Greift nach den Angriffen deine Deals an.
solo-kind-appalachian = Entwickelt vor den Angriffen den eigenen Staat.
solo-kind-borgo = Nimmt Karten wie ein Mitspieler und tut, was die gezogenen Karten zeigen.

## The Lookout, where the Hegemony and its variants take every second card

solo-lookout-title = Kartenphase · Runde { $round }
solo-lookout-line = { $count ->
    [one] { $name }: Nimm die letzte Karte.
   *[other] { $name }: Klick eine Karte an oder zieh sie auf deine Hand. { FORM($opponent, form: "start") } nimmt zufällig eine der übrigen.
}

## Its turn

