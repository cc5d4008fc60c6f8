# Der Gebietsplan von Niemandsland am Tisch, in der Kartenphase und in einem neuen Spiel.

map-name = Gebietsplan
map-head-tip = Klick oder { KEY("b") } öffnet den großen Gebietsplan.
    .close = Klick, { KEY("b") } oder Esc schließt den großen Gebietsplan.

## Was mit einer Karte, einem Marker, einem Schild oder Kontaktplättchen geschieht

table-verb-build_outpost = Außenposten
table-verb-upgrade_outpost = Ausbauen
table-verb-raze_outpost = Plündern
table-verb-shield_outpost = Schild
table-verb-give_up_outpost = Aufgeben
table-held-hand-map = Leg sie auf etwas, das leuchtet.
table-held-goods-map = Leg es auf etwas, das leuchtet.
table-held-build_outpost = Leg ihn auf ein leuchtendes Gebiet, um dort zu bauen.
table-held-raze_outpost = Leg ihn auf einen leuchtenden Außenposten, um ihn zu plündern.
table-held-build_there = Leg sie auf das Gebiet des geplünderten Außenpostens, um dort einen zu bauen.
table-drop-hand-map = Leg sie auf deine Reihen, um sie zu errichten, auf deine Fraktionstafel für einen Deal, auf den Ablagestapel, um sie zu plündern, zum Umbauen auf einen deiner Orte oder für einen Außenposten auf ein Gebiet.
table-drop-raze-map = Leg es auf einen fremden Ort oder Außenposten, um ihn zu plündern.
table-drop-shield-map = Leg es auf einen deiner Orte oder auf ein Gebiet mit einem deiner Außenposten.
table-drop-build_outpost = Leg ihn auf ein leeres Gebiet, um dort einen Außenposten zu bauen.
table-drop-raze_outpost = Leg deinen Marker auf einen fremden Außenposten, um ihn zu plündern.
table-aim-raze-map = Was plünderst du?
table-aim-shield-map = Wohin mit dem Schild?
table-aim-give_up_outpost = Welchen Außenposten gibst du auf?
    .text = Sein Marker zieht um. Esc bricht ab.
prompt-choose_to_build = Baue dort sofort oder verzichte.
prompt-choose_given_up = Welchen Außenposten gibst du auf?
prompt-choose_activated = Welchen Außenposten aktivierst du?
prompt-choose_outpost_hit = Welchen Außenposten gibst du auf?
table-beyond-build_outpost = Du gibst den Außenposten im Gebiet { $area } auf.
    .asked = Alle deine Marker sind auf dem Gebietsplan: Danach wählst du, welchen anderen Außenposten du aufgibst.
table-beyond-upgrade_outpost = Du wählst: { GOODS($goods, case: "nominative") } oder { GOODS($less, case: "nominative") }.
table-beyond-raze_outpost = Danach darfst du dort sofort einen Außenposten bauen.
table-beyond-shield_outpost = Den Außenposten zu plündern kostet 1 rotes Kontaktplättchen mehr.
table-area-cards = { $n ->
    [one] Ein Klick wirft dafür { $cards } ab.
   *[other] Klick, dann wähle, was du abwirfst: { $cards }.
}
new-map = Außenposten

## Die Kartenphase mit dem Gebietsplan

lookout-skip-first = { $name }: Nimm eine Karte oder verzichte für einen Außenposten. In dieser Runde verzichtest du auf eine deiner beiden Karten.
lookout-skip-must = { $name }: Du hast schon eine Karte, also verzichte jetzt. Wähle ein Gebiet für deinen Außenposten.
lookout-skip-may = { $name }: Nimm eine Karte oder verzichte für einen Außenposten.
lookout-skip-none = { $name }: Nimm eine Karte. Verzichtet hast du schon.
lookout-skip-given_up = Wähle, welchen deiner Außenposten du aufgibst: Alle deine Marker sind auf dem Gebietsplan.
lookout-skipped = { $name } hat für einen Außenposten auf eine Karte verzichtet.
    .card = verzichtet
lookout-area-choose = Ein Klick, und du verzichtest auf die Karte und baust hier einen Außenposten.
lookout-area-give_up = Ein Klick nimmt den Marker von hier.
lookout-markers = Leg einen Marker auf ein leuchtendes Gebiet, um auf die Karte zu verzichten und dort zu bauen.
