## Die Sucher am Tisch: eigene Ablagestapel, Ruinen als Waren

table-verb-salvage = Nehmen
table-verb-match = Symbol wählen
table-verb-spend = Ruine hergeben
table-verb-strip = Ausschlachten
table-verb-rebuild = Wieder aufbauen
table-verb-demolish = Sprengen
table-verb-place = Hinlegen
table-title-aimed = { $verb }: { $card }
table-held-salvage = Leg sie auf deine Hand, um sie zu nehmen.
table-held-match = Leg ihn auf einen fremden Ablagestapel.
table-held-spend = Leg diese Ruine auf eine leuchtende Aktion.
table-held-strip = Leg diese Ruine auf eine leuchtende Aktion.
table-held-rebuild = Leg diese Ruine auf eine leuchtende Aktion.
table-held-demolish = Leg ihn auf einen leuchtenden Ort, um diesen zu sprengen.
table-held-place = Leg sie auf die leuchtende Ruine.
table-beyond-demolish = { $card } wird zur Ruine.
table-beyond-strip = Die Ruine { $card } kommt auf deinen Ablagestapel.
table-beyond-rebuild = Die Ruine ist wieder { $card }, als letzter Ort ihrer Reihe.
table-match-pile = Wähle einen Ablagestapel; seine oberste Karte bleibt liegen.
table-match-note = Wähle ein Symbol von { $card } ({ $owner }); es sagt, was du zahlst.
table-tip-match = { $category } ({ $owner }): { $outcome }
table-tip-own_pile =
    Dein Ablagestapel
    { $n ->
        [one] { $n } Karte. Ein Klick zeigt sie ({ KEY("c") }). Leg eine Handkarte hierher, um sie zu plündern.
       *[other] { $n } Karten. Ein Klick zeigt sie ({ KEY("c") }). Leg eine Handkarte hierher, um sie zu plündern.
    }
table-tip-pile =
    Ablagestapel von { $name }
    { $n ->
        [0] Keine Karten.
        [one] { $n } Karte. Ein Klick zeigt sie ({ KEY("c") }).
       *[other] { $n } Karten. Ein Klick zeigt sie ({ KEY("c") }). Obenauf liegt:
    }
tab-pile = { $n ->
    [one] { $n } Karte im Ablagestapel: { $card }.
   *[other] { $n } Karten im Ablagestapel, obenauf { $card }.
}
tab-no-pile = Keine Karten im Ablagestapel.
decline-choose_salvage = Nichts nehmen
    .tip = Du verzichtest auf alle Karten, die du jetzt noch nehmen könntest.
decline-choose_placed = Hier nichts hinlegen
    .tip = Diese Ruine bleibt, wie sie ist; danach geht es um die nächste.
decline-choose_stripped = Nichts mehr nehmen
    .tip = Die Aktion endet, und deine übrigen Ruinen bleiben.
prompt-choose_salvage = { $n ->
    [one] Nimm die oberste Karte eines Ablagestapels oder nichts.
   *[other] Nimm bis zu { $n } Karten oben von Ablagestapeln.
}
prompt-choose_matched = Wähle einen Ablagestapel.
    .icon = Wähle ein Symbol der obersten Karte.
    .colour = Wähle ein Kontaktplättchen.
prompt-choose_stripped = { $n ->
    [one] Wähle eine Ruine, oder hör auf.
   *[other] Wähle bis zu { $n } Ruinen.
}
answer-pile-passed = { $name } hat gepasst: An diesen Stapel kommst du nicht heran.
answer-pile-unfit = Hier gibt es nichts, was du wählen kannst.
keep-line-top = { $name }: Diese beiden kommen auf deinen Ablagestapel, obenauf { $card }.
keep-top = Obenauf
keep-below = Darunter
keep-swap = Tauschen
keep-swap-tip = Die andere Karte liegt obenauf auf deinem Ablagestapel; die oberste Karte dürfen andere bergen.
production-salvaged = { $card }: { $taken } ({ $owner })
