# Statistics of the finished matches.

statistics-open-tip = Wie alle beendeten Partien ausgingen: Siege und SP nach Fraktion, Gegner, Set und Spieler.
statistics-vp-tip = { $vp } SP in { $results ->
    [one] { $results } Ergebnis
   *[other] { $results } Ergebnissen
}, mit 1 SP für jeden Ort.

## The list
statistics-by-faction = Fraktion
statistics-by-faction-tip = Nach der gespielten Fraktion
statistics-by-set = Set
statistics-by-set-tip = Nach Erweiterung, Promo und Kartenpaket. Das Basisset zählt, wo es allein war.
statistics-alone = Nur { $set }

## Records
statistics-result = { $name } mit { FORM($faction, form: "dative") }
