# Die Lektion zu Niemandsland. Ihre Hinweise sind geschrieben wie die des ersten Spiels; die Sätze zu anderen Zügen stehen dort.

learn-no_mans_land = Neu mit Niemandsland
    .about = Ein Gebietsplan aus neun Gebieten, und Außenposten, die du baust, ausbaust und verteidigst, in drei kurzen Kapiteln.
    .intro = Für alle, die das Basisspiel kennen: drei kurze Kapitel, zusammen etwa { $minutes } Minuten.

## 1
learn-no_mans_land-map = Der Gebietsplan
    .about = In der ersten Kartenphase verzichtet jeder auf eine Karte, um einen Außenposten zu bauen.
learn-no_mans_land-map-areas = Zwischen den Staaten liegt ein Gebietsplan aus neun Gebieten. Du hast sechs Marker dafür. In der ersten Kartenphase einer Partie muss jeder von euch auf eine seiner beiden Karten verzichten und baut stattdessen einen Außenposten in einer freien Ecke. Was du nimmst und worauf du verzichtest, liegt bei dir.
learn-no_mans_land-map-skip = Verzichte diesmal: Bei der zweiten Kartenwahl liegen bessere Karten aus. Jedes Gebiet gibt dir etwas, wenn du dort einen Außenposten baust; Südwest gibt 1 Baumaterial.
    .do = Zieh deinen Marker auf Südwest, oder klick auf dem Gebietsplan auf Südwest.
    .after = Rusty hat „Docks“ genommen. Bei der zweiten Kartenwahl verzichtet er und baut seinen Außenposten im Gebiet Nordost.
learn-no_mans_land-map-pick = Das Baumaterial gehört dir sofort. Nun nimmst du wie gewohnt eine Karte. Was übrig bleibt, wird abgeworfen.
    .do = Nimm eine Karte.
learn-no_mans_land-map-end = In späteren Kartenphasen darfst du für einen weiteren Außenposten auf eine deiner beiden Karten verzichten, musst es aber nicht. Sehen wir uns nun an, was Außenposten können.
    .do = Drück „Weiter“.

## 2
learn-no_mans_land-outposts = Bauen und ausbauen
    .about = Aus Handkarten werden Außenposten, und Außenposten wachsen.
learn-no_mans_land-outposts-levels = Eine neue Partie, in Runde 3. Jedes Gebiet hat drei Stufen, die erste liegt unten. Jede zeigt, was sie gibt, und das Symbol der Karte, die dich dorthin bringt.
learn-no_mans_land-outposts-build = Einen Außenposten zu bauen ist eine Aktion: Wirf eine Karte mit Munitions-Symbol ab und setz einen Marker auf ein leeres Gebiet neben einem deiner eigenen, nie über Eck. „Docks“ hat dieses Symbol.
    .do = Zieh „Docks“ auf Süd-Zentral.
    .after = Süd-Zentral hat dir sofort 1 Munition gegeben. Rusty tauscht Arbeiter gegen Metall.
learn-no_mans_land-outposts-upgrade = Um einen Außenposten auszubauen, wirf eine Karte mit dem Symbol seiner nächsten Stufe ab. Im Gebiet Südwest ist das Baumaterial, und „Lehmgrube“ hat es. Für Stufe 3 brauchst du überall ein SP-Symbol.
    .do = Zieh „Lehmgrube“ auf Südwest.
learn-no_mans_land-outposts-level = Nun wähle: Die neue Stufe gibt 2 Baumaterial, die darunter 1. In anderen Gebieten geben die beiden Stufen verschiedene Waren: Dann nimm, was du brauchst.
    .do = Klick auf die Stufe, deren Waren du willst.
    .after = Rusty hat seinen Außenposten im Gebiet Nordwest auf Stufe 2 ausgebaut und 2 Metall bekommen.
learn-no_mans_land-outposts-counted = Manche Orte zählen deine Außenposten. „Delta-Ziegelei“ produziert 1 Baumaterial für jeden Außenposten im SÜDEN, höchstens 2, und du hast zwei dort.
    .do = Errichte „Delta-Ziegelei“.
learn-no_mans_land-outposts-end = NORDEN, SÜDEN, WESTEN und OSTEN sind je drei Gebiete. ZENTRAL ist eine Linie aus dreien durch das mittlere Gebiet: Von den beiden Linien zählt für dich die bessere.
    .do = Drück „Weiter“.

## 3
learn-no_mans_land-rivals = Plündern und halten
    .about = Außenposten anderer kann man plündern, und Karten lassen deine noch einmal wirken.
learn-no_mans_land-rivals-raze = Die letzte Partie. Rustys Außenposten im Gebiet West-Zentral liegt neben deinem. Ihn zu plündern kostet rote Kontaktplättchen: auf Stufe 2 sind es 3, wie der Gebietsplan zeigt, und eines mehr, wenn dort ein Schild liegt.
    .do = Zieh deinen Marker von Südwest auf West-Zentral, oder klick auf West-Zentral.
learn-no_mans_land-rivals-level = Sein Marker geht an ihn zurück, und du nimmst, was diese Stufe gibt, oder die darunter.
    .do = Klick auf die Stufe, deren Waren du willst.
learn-no_mans_land-rivals-settle = In genau diesem Gebiet darfst du sofort selbst einen bauen, wie immer für eine Karte. So wechseln Gebiete den Besitzer.
    .do = Zieh „Docks“ auf West-Zentral.
    .after = Rusty tauscht Arbeiter gegen Treibstoff.
learn-no_mans_land-rivals-meridian = Manche Karten lassen deine Außenposten noch einmal wirken. „Großer Meridian“ aktiviert bis zu drei, die in einer Linie von ZENTRAL liegen. Du hast zwei: West-Zentral und Zentral.
    .do = Klick auf „Großer Meridian“ in deinem Staat.
learn-no_mans_land-rivals-central = West-Zentral hat 1 Arbeiter gegeben. Dein Außenposten im Gebiet Zentral steht auf Stufe 2: Ein Außenposten, den eine Karte aktiviert, darf seine eigene oder jede niedrigere Stufe nutzen.
    .do = Klick auf die Stufe, deren Waren du willst.
learn-no_mans_land-rivals-end = Am Ende bringen Außenposten keine SP; es zählt, was sie während der Partie geben. Schütze sie mit Schilden, und denk daran: Sind alle sechs Marker auf dem Gebietsplan, kostet ein neuer Außenposten dich einen der anderen.
    .do = Drück „Weiter“, um zu den Kapiteln zurückzukehren.
