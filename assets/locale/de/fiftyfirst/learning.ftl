# The notes of the first game. The other lessons have files of their own.
# A note has up to four parts: why (the message), .do what to do now, .after what the move has brought, as long as the
# turn can still be ended, and in `refusal-lesson` the sentence to a move that is allowed but not what the step is about.

title-learn-note = Ein erstes Spiel in zehn Kapiteln
learn-first_game = Spielen lernen
    .intro = Eine echte Partie gegen einen geduldigen Gegner. Jedes Kapitel dauert ein bis drei Minuten, und du kannst es jederzeit verlassen.
learn-player = Späher
learn-opponent = Rusty
learn-end_turn = Das war deine eine Aktion in diesem Zug, und sie beendet ihn. Noch kannst du sie rückgängig machen.

refusal-lesson = Die Notiz sagt, was hier zuerst kommt. Diesen Zug kannst du später machen.
    .because_end_turn = Eine Aktion pro Zug: Drück „Weiter“, oder mach sie rückgängig.
    .because_learn_aim_keep = Behalte diesmal „Schule“, „Archiv“, „Heizraum“ und „Steinlieferant“: Markiere die beiden Karten mit Entfernung 3.
    .because_learn_lookout_first = Du dürftest hier jede Karte nehmen, aber diese Lektion braucht später „Kneipe“: Nimm sie.
    .because_learn_lookout_second = Du dürftest hier jede Karte nehmen, aber diese Lektion braucht später „Kirche“: Nimm sie.
    .because_learn_construct_school = In diesem Schritt errichtest du „Schule“. Sie bringt Arbeiter für alles, was folgt.
    .because_learn_construct_grey = In diesem Schritt geht es um deine Fraktionstafel: Mach aus 1 Metall 1 graues Kontaktplättchen.
    .because_learn_construct_archive = In diesem Schritt errichtest du „Archiv“ mit dem grauen Kontaktplättchen von eben.
    .because_learn_deal_fuel = Bereite zuerst einen Deal vor: Tausche 2 Arbeiter gegen Treibstoff.
    .because_learn_deal_again = Tausche im selben Zug noch 2 Arbeiter gegen Treibstoff: Die Fraktionsaktion braucht 2 Treibstoff.
    .because_learn_deal_blue = Mach jetzt auf deiner Fraktionstafel aus 2 Treibstoff 2 blaue Kontaktplättchen.
    .because_learn_deal_deal = Die blauen Kontaktplättchen sind für einen Deal mit „Steinlieferant“ gedacht.
    .because_learn_develop_activate = In diesem Schritt geht es um die Aktion von „Archiv“ in deinem Staat.
    .because_learn_develop_develop = In diesem Schritt geht es ums Umbauen: „Heizraum“ ersetzt „Schule“.
    .because_learn_develop_visited = In diesem Schritt nutzt du „Archiv“ zum zweiten Mal.
    .because_learn_raze_gun = Tausche 2 Arbeiter gegen eine Knarre: Daraus werden rote Kontaktplättchen.
    .because_learn_raze_red = Mach auf deiner Fraktionstafel aus der Knarre 2 rote Kontaktplättchen.
    .because_learn_raze_raze = In diesem Schritt plünderst du „Kneipe“ von der Hand.
    .because_learn_raze_pass = In dieser Runde kannst du nichts Nützliches mehr tun: Passe.
    .because_learn_connection_first = Nimm eine der Karten in der Mitte.
    .because_learn_connection_second = Nimm eine der Karten in der Mitte.
    .because_learn_connection_take = In diesem Schritt nimmst du die rote Kontaktkarte.
    .because_learn_connection_play = In diesem Schritt spielst du „Punks“, die du gerade genommen hast.
    .because_learn_raid_gun = Tausche 2 Arbeiter gegen eine Knarre: Zwei rote Kontaktplättchen reichen nicht.
    .because_learn_raid_red = Mach aus der Knarre 2 weitere rote Kontaktplättchen.
    .because_learn_raid_raze = In diesem Schritt plünderst du „Attentäter“ bei Rusty.
    .because_learn_raid_visit = In diesem Schritt geht es um Rustys „Docks“, die dir für einen Arbeiter offenstehen.
    .because_learn_ruin_church = In diesem Schritt geht es um deine Ruine: Bau sie zu „Kirche“ um.
    .because_learn_ruin_storage = In diesem Schritt errichtest du „Diebeshöhle“. Sie bewahrt Waren über das Aufräumen hinweg.
    .because_learn_ruin_pass = In diesem Schritt geht es ums Passen und darum, was dir das Aufräumen lässt.
    .because_learn_ruin_store = In diesem Schritt lagerst du Waren auf „Diebeshöhle“ ein.
    .because_learn_allies_influence_den = In diesem Schritt errichtest du „Rattenhöhle“ mit Sharrash-Einfluss.
    .because_learn_allies_influence_deal = Der Uranopolis-Einfluss ist für einen Deal mit „Ewige Gießerei“ gedacht.
    .because_learn_allies_build_dump = In diesem Schritt errichtest du „Giftmülldeponie“: Sie belohnt alles, was du danach baust.
    .because_learn_allies_build_nursery = In diesem Schritt errichtest du „Rattenkrippe“. Sie bringt Arbeiter für das, was folgt.
    .because_learn_allies_build_reserves = In diesem Schritt baust du „Schule“ zu „Rücklagen“ um.
    .because_learn_allies_many_den = In diesem Schritt geht es um „Rattenhöhle“: Klick sie an und zahle zweimal.
    .because_learn_allies_many_throne = Der Sharrash-Einfluss ist für „Thron aus Zähnen“ gedacht: Errichte ihn.
    .because_learn_allies_many_pass = In dieser Runde kannst du nichts Nützliches mehr tun: Passe.
    .because_learn_allies_many_store = In diesem Schritt lagerst du Waren auf „Rücklagen“ ein.
    .because_learn_allies_rivals_hunt = In diesem Schritt geht es um „Rattenjagd“ in deinem Staat.
    .because_learn_allies_rivals_block = Blockiere diesmal „Mautreiter“: Rusty will sie gerade nutzen.
    .because_learn_allies_rivals_raze = In diesem Schritt plünderst du „Hässlicher Timmy“ bei Rusty.
    .because_learn_moloch_machines_hack = In diesem Schritt hackst du „Rostschrecke“.
    .because_learn_moloch_machines_build = In diesem Schritt errichtest du „Gehackte Rostschrecke“.
    .because_learn_moloch_machines_destroy = In diesem Schritt geht es um „Schleppnetz“: Zerstöre es für 3 rote Kontaktplättchen.
    .because_learn_moloch_assault_raze = Wähle erst, was „Salzstreuer“ plündert: „Schule“ oder „Treibstofftank“.
    .because_learn_moloch_assault_exchange = In diesem Schritt geht es um den Tausch: Gib 2 Arbeiter.
    .because_learn_moloch_reserved_mother = In diesem Schritt zerstörst du „Mutter“ mit den Plättchen auf „Abgefangener Scanner“.
    .because_learn_moloch_reserved_garage = In diesem Schritt geht es um „Hackergarage“ in deinem Staat.
    .because_learn_moloch_reserved_build = In diesem Schritt errichtest du „Gehackter Hallenbrecher“.
    .because_learn_no_mans_land_map_skip = Verzichte diesmal für Südwest: Deine Karte nimmst du bei der zweiten Kartenwahl.
    .because_learn_no_mans_land_map_pick = Nimm nun eine der Karten.
    .because_learn_no_mans_land_outposts_build = In diesem Schritt baust du mit „Docks“ einen Außenposten im Gebiet Süd-Zentral.
    .because_learn_no_mans_land_outposts_upgrade = In diesem Schritt baust du den Außenposten im Gebiet Südwest mit „Lehmgrube“ aus.
    .because_learn_no_mans_land_outposts_level = Wähle erst die Stufe, die wirkt.
    .because_learn_no_mans_land_outposts_counted = In diesem Schritt errichtest du „Delta-Ziegelei“.
    .because_learn_no_mans_land_rivals_raze = In diesem Schritt plünderst du Rustys Außenposten im Gebiet West-Zentral.
    .because_learn_no_mans_land_rivals_level = Wähle erst die Stufe, die wirkt.
    .because_learn_no_mans_land_rivals_settle = In diesem Schritt baust du mit „Docks“ sofort einen Außenposten im Gebiet West-Zentral.
    .because_learn_no_mans_land_rivals_meridian = In diesem Schritt geht es um „Großer Meridian“ in deinem Staat.
    .because_learn_no_mans_land_rivals_central = Wähle erst die Stufe, die wirkt.
    .because_learn_scavengers_salvage_crew = In diesem Schritt errichtest du „Seilbrückentrupp“: Er birgt zweimal.
    .because_learn_scavengers_salvage_first = Nimm diesmal „Waffenladen“ von Rustys Stapel: Wer nichts nimmt, verzichtet auf beide Karten.
    .because_learn_scavengers_salvage_second = Nimm diesmal auch „Kneipe“: Rusty hat sie weggeworfen, und du kannst sie brauchen.
    .because_learn_scavengers_salvage_diggers = In diesem Schritt geht es um „Haldenwühler“ in deinem Staat.
    .because_learn_scavengers_salvage_quarry = Nimm diesmal „Steinbruch“: Ums Verzichten geht es im nächsten Schritt.
    .because_learn_scavengers_salvage_nothing = Bring erst das Bergen zu Ende: Nimm „Kirche“ oder nichts.
    .because_learn_scavengers_yellow_take = In diesem Schritt geht es um die gelbe Kontaktkarte: Nimm sie für 2 Arbeiter.
    .because_learn_scavengers_yellow_play = In diesem Schritt spielst du „Gassensucher“.
    .because_learn_scavengers_yellow_docks = Nimm diesmal zuerst „Docks“.
    .because_learn_scavengers_yellow_last = Bring erst das Bergen zu Ende: Nimm „Kirche“ oder nichts.
    .because_learn_scavengers_ruins_ball = In diesem Schritt geht es um „Die Abrissbirnen“ in deinem Staat.
    .because_learn_scavengers_ruins_horizons = In diesem Schritt geht es um „Neue-Horizonte-Initiative“ in deinem Staat.
    .because_learn_scavengers_ruins_lot = Wähle diesmal „Parkplatz“: Er produziert sofort.
    .because_learn_scavengers_ruins_blast = In diesem Schritt geht es um „Sprengmeister“: Gib die letzte Ruine aus.
    .because_learn_scavengers_matching_expedition = In diesem Schritt geht es um „Ödland-Expedition“: Zahle den Arbeiter, den „Schule“ zeigt.
    .because_learn_scavengers_matching_drone = In diesem Schritt errichtest du „Müll-Drohne“.
    .because_learn_scavengers_matching_ammo = Wähle erst, was dir „Müll-Drohne“ gibt: Munition oder Metall.

## 1
learn-aim = Das Ziel und deine Hand
    .about = Wann das Spiel endet und welche vier von sechs Karten du behältst.
learn-aim-goal = Ihr baut beide aus den Trümmern Amerikas einen Staat. Sobald jemand 25 SP erreicht, ist diese Runde die letzte; am Ende bringt dir jeder Ort in deinem Staat noch 1 SP, und wer die meisten SP hat, gewinnt.
learn-aim-card = Du kannst eine Karte auf drei Arten nutzen. Das Straßenschild links zeigt ihre Entfernung, den Preis für alle drei; das rote Band rechts zeigt die Beute, der blaue Streifen unten den Deal. Ein Rechtsklick oder { KEY("i") } zeigt eine Karte groß.
learn-aim-keep = Die Entfernung bezahlst du mit Kontaktplättchen, und in der ersten Runde hast du nur ein oder zwei. „Wolkenkratzer“ und „Waffenladen“ kosten je 3, du könntest sie also noch nicht nutzen.
    .do = Markiere „Wolkenkratzer“ und „Waffenladen“ zum Abwerfen, dann bestätige.
    .after = Deine Wahl bleibt geheim, bis alle gewählt haben. Bis dahin bringt „Rückgängig“ die sechs Karten zurück.

## 2
learn-lookout = Karten und Produktion
    .about = Wie du offene Karten nimmst und was eine neue Runde bringt.
learn-lookout-first = Jede Runde beginnt mit der Kartenphase: Eine Karte mehr, als Spieler dabei sind, wird offen ausgelegt, und jeder nimmt eine. „Kneipe“ hat reiche Beute: drei Karten. Wozu sie gut sind, wirst du noch sehen.
    .do = Klick „Kneipe“ an oder zieh sie auf deine Hand.
    .after = Gewählt wird offen: Auch du siehst, was Rusty nimmt. Bei der zweiten Kartenwahl dreht sich die Reihenfolge um, dann wählt Rusty zuerst.
learn-lookout-second = Die Reihenfolge hat sich umgedreht: Rusty hat vor dir gewählt. „Kirche“ bringt dir 2 SP, wenn du sie baust.
    .do = Klick „Kirche“ an oder zieh sie auf deine Hand.
learn-lookout-production = Du bekommst Waren aus drei Quellen: von deiner Fraktionstafel, aus deinen Deals und von den Produktionsorten in deinem Staat. Noch ist es die Tafel allein: 3 Arbeiter, 1 Metall, 1 graues Kontaktplättchen und eine Karte.
    .do = Sieh dir die Zeilen an, dann drück „Weiter“.

## 3
learn-construct = Errichten
    .about = Der Tisch, graue Kontaktplättchen und Entfernung, deine Fraktionstafel und das Ende eines Zuges.
learn-construct-table = Dies ist deine Fraktionstafel: ihre Produktion, ihre Aktionen und deine Waren. Daneben liegt dein Staat in drei Reihen; darüber der von Rusty, darunter deine Hand. Zeig mit der Maus auf etwas, und es wird erklärt.
learn-construct-tokens = Errichten kostet graue Kontaktplättchen, so viele, wie die Entfernung der Karte angibt. Du hast 1.
learn-construct-school = „Schule“ hat Entfernung 1. Als Produktionsort bringt sie sofort etwas und dann in jeder Runde wieder; der Hammer steht für eine Bauprämie, die du nur einmal erhältst.
    .do = Zieh „Schule“ in deinen Staat, oder klick sie an und wähle „Errichten“.
    .after = 1 Arbeiter aus der Produktion und 1 aus der Bauprämie: Jetzt hast du fünf. Du hast eine Aktion pro Zug; noch kannst du sie rückgängig machen. Probier es ruhig aus.
learn-construct-grey = Die Pfeile auf deiner Fraktionstafel machen aus Waren Kontaktplättchen, jeder einmal pro Runde. Für dein Metall hast du noch keine bessere Verwendung, und mit einem weiteren grauen Kontaktplättchen baust du einen weiteren Ort.
    .do = Klick auf die Fraktionsaktion von Metall zu Grau.
    .after = Das Metall liegt bis zum Aufräumen auf der Aktion: So sehen alle, dass du sie genutzt hast.
learn-construct-archive = Auch „Archiv“ hat Entfernung 1. Es ist ein Aktionsort: Beim Bauen bewirkt es nichts, aber ab deinem nächsten Zug kannst du es nutzen.
    .do = Errichte „Archiv“.
    .after = Deine Orte zu plündern kostet einen Gegner in der untersten Reihe 5 rote Kontaktplättchen, in der mittleren 4, in der obersten 3. Jeder Ort ist am Ende 1 SP wert.

## 4
learn-deal = Einen Deal machen
    .about = Der Tausch von Arbeitern, blaue Kontaktplättchen und Waren in jeder kommenden Runde.
learn-deal-fuel = Ein Deal bringt dir seine Ware sofort und in jeder kommenden Produktion, und niemand kann ihn plündern. Er kostet blaue Kontaktplättchen, und deine Tafel macht sie aus 2 Treibstoff. Aus Arbeitern kann alles werden: Je 2 tauschst du gegen eine beliebige Ressource oder eine Karte, so oft du willst.
    .do = Drück auf den Tausch unter deinen Fraktionsaktionen und wähle Treibstoff.
learn-deal-again = Du darfst den Tausch im selben Zug wiederholen, solange du Arbeiter hast. Tu das: Die Fraktionsaktion braucht 2 Treibstoff.
    .do = Tausche noch 2 Arbeiter gegen Treibstoff.
    .after = Zweimal getauscht, ein Zug. Aus vier Arbeitern sind 2 Treibstoff geworden.
learn-deal-blue = Jetzt werden aus dem Treibstoff blaue Kontaktplättchen.
    .do = Klick auf die Fraktionsaktion von Treibstoff zu Blau.
learn-deal-deal = „Steinlieferant“ hat Entfernung 2. In deinem Staat würde er Baumaterial-Symbole zählen, die dir noch fehlen; als Deal bringt er dir jetzt und in jeder Runde ein Baumaterial. Mit Baumaterial bezahlst du das Umbauen.
    .do = Zieh „Steinlieferant“ auf deine Fraktionstafel, oder klick ihn an und wähle „Deal“.
    .after = Die Karte liegt jetzt unter deiner Tafel, und nur ihr blauer Streifen zählt. Das erste Baumaterial hast du schon.

## 5
learn-develop = Nutzen und umbauen
    .about = Kartenaktionen, und ein neuer Ort statt eines alten: ein Baumaterial, ein gemeinsames Symbol, 1 SP.
learn-develop-activate = „Archiv“ macht aus einem Arbeiter 1 SP, bis zu zweimal pro Runde. Was du zahlst, bleibt bis zum Aufräumen auf der Karte und zeigt, dass du sie genutzt hast.
    .do = Klick auf „Archiv“ in deinem Staat.
    .after = Dein erster SP. Die Leiste oben zeigt ihn.
learn-develop-category = Errichten ist nicht die einzige Art zu bauen. Umbauen ersetzt einen deiner Orte, braucht gar keine Kontaktplättchen und bringt dir 1 SP. Es kostet 1 Baumaterial, und beide Karten müssen ein Symbol gemeinsam haben: Sieh oben links nach.
learn-develop-develop = „Schule“ und „Heizraum“ haben beide das Arbeiter-Symbol. „Heizraum“ bringt doppelt so viele Arbeiter, und mit seiner Entfernung von 2 könntest du ihn jetzt ohnehin nicht errichten.
    .do = Zieh „Heizraum“ auf „Schule“, oder klick ihn an, wähle „Umbauen“ und dann „Schule“.
    .after = Das hat dich 1 Baumaterial gekostet und 1 SP gebracht, dazu 2 Arbeiter aus der Produktion und 1 aus der Bauprämie. „Schule“ liegt auf dem Ablagestapel.
learn-develop-visited = „Heizraum“ ist eine offene Produktion, mit einer Tür: Rusty hat gerade einen Arbeiter hingeschickt, um dort 2 zu erhalten, und du als Besitzer hast dafür 1 Arbeiter erhalten. Du verlierst dabei nichts. „Archiv“ kannst du noch einmal nutzen.
    .do = Nutze „Archiv“ noch einmal.
    .after = Du hast „Archiv“ zweimal genutzt: Mehr geht nicht bis zum Aufräumen.

## 6
learn-raze = Plündern und passen
    .about = Rote Kontaktplättchen für Beute, was das Aufräumen nimmt und wann du passt.
learn-raze-alone = Rusty hat gepasst: Er ist nicht mehr am Zug, und niemand kann seinem Staat noch etwas tun. Du spielst allein weiter, bis auch du passt. Übrige Waren verlierst du beim Aufräumen, deine Handkarten behältst du; mach also aus Waren Karten.
learn-raze-gun = Mit roten Kontaktplättchen plünderst du. Deine Tafel macht 2 davon aus einer Knarre, und eine Knarre bekommst du für 2 Arbeiter.
    .do = Tausche 2 Arbeiter gegen eine Knarre.
learn-raze-red = Zwei rote Kontaktplättchen: genau die Entfernung von „Kneipe“.
    .do = Klick auf die Fraktionsaktion von Knarre zu Rot.
learn-raze-raze = Wenn du eine Karte von der Hand plünderst, wirfst du sie ab und erhältst ihre Beute, das rote Band. Schneller kommst du nicht an viele Waren: „Kneipe“ bringt 3 Karten.
    .do = Zieh „Kneipe“ auf den Ablagestapel, oder klick sie an und wähle „Plündern“.
learn-raze-pass = Drei neue Karten und ein Arbeiter, der allein nichts nützt. Mit dem Passen endet die Runde für dich; vorher wirst du gefragt und siehst, was du verlierst.
    .do = Drück „Passen“ und bestätige.
learn-raze-cleanup = Das Aufräumen nimmt alle Waren und Plättchen, die nicht eingelagert sind. Orte, Deals und Handkarten bleiben. Das Startspielerplättchen geht an Rusty.
    .do = Drück „Weiter“.

## 7
learn-connection = Kontaktkarten
    .about = Eine zweite Runde: Es kommt mehr herein, und für 2 Arbeiter bekommst du eine Kontaktkarte.
learn-connection-first = Runde 2: Rusty ist Startspieler und hat schon gewählt. Wozu Karten gut sind, weißt du inzwischen.
    .do = Nimm eine Karte deiner Wahl.
    .after = Bei der zweiten Kartenwahl bist du zuerst dran.
learn-connection-second = Sieh dir Entfernung, Symbole und Beute an: Was würde in deinen Staat passen?
    .do = Nimm eine Karte deiner Wahl.
learn-connection-production = Hier siehst du, was deine letzte Runde wert war: Dein Deal bringt ein Baumaterial, „Heizraum“ 2 Arbeiter. Was du früh baust, zahlt sich am häufigsten aus.
    .do = Drück „Weiter“.
learn-connection-take = In jeder Runde liegt von jeder Farbe eine Kontaktkarte offen. Eine zu nehmen kostet 2 Arbeiter und ist eine Aktion; Rusty könnte dir zuvorkommen.
    .do = Klick auf die rote Kontaktkarte.
    .after = Sie ist jetzt auf deiner Hand und bleibt dort wie jede Karte. Sie zu spielen ist eine eigene Aktion.
learn-connection-play = „Punks“ bringt dir kostenlos 2 rote Kontaktplättchen. Kontaktplättchen verlierst du beim Aufräumen, Handkarten nicht: Spiel die Karte, wenn du sie brauchst.
    .do = Klick auf „Punks“ in deiner Hand, oder zieh die Karte auf den Tisch.
    .after = 2 rote Kontaktplättchen. Rusty hat auch welche, also sieh dich vor.

## 8
learn-raid = Beim Gegner plündern
    .about = Widerstandswert, Beute, was der Besitzer dafür erhält, Ruinen und offene Produktion.
learn-raid-ruin = Rusty hat deinen „Heizraum“ für 3 rote Kontaktplättchen geplündert und die Beute genommen. Du hast die Ware des Dealfelds erhalten, einen Arbeiter, und die Karte ist jetzt eine Ruine. Sie bringt nichts, ist aber nicht nutzlos, wie du sehen wirst.
learn-raid-gun = Jetzt bist du dran. Ein Ort in der obersten Reihe hat Widerstandswert 3, egal wie groß seine Entfernung ist; ein Schild brächte 1 mehr. Du hast 2 rote Kontaktplättchen.
    .do = Tausche 2 Arbeiter gegen eine Knarre.
    .after = Deine Arbeiter reichen für einen zweiten Tausch; darum bleibt dein Zug offen, bis du ihn beendest.
learn-raid-red = Aus einer Knarre werden 2 rote Kontaktplättchen: Dann hast du 4.
    .do = Klick auf die Fraktionsaktion von Knarre zu Rot.
learn-raid-raze = „Attentäter“ hat Widerstandswert 3, und seine Beute sind 2 Knarren. Rusty erhält dafür 1 Knarre vom Dealfeld der Karte. Tu es jetzt: Sobald er gepasst hat, ist sein Staat geschützt.
    .do = Klick auf deine roten Kontaktplättchen und dann auf „Attentäter“, oder zieh sie dorthin.
    .after = 2 Knarren für dich, und Rusty hat eine Ruine.
learn-raid-visit = Rusty hat die Ruine gleich zu „Parkplatz“ umgebaut. Seine „Docks“ haben eine Tür: Für einen Arbeiter produzieren sie auch für dich, einmal pro Runde und nur für einen Spieler. Rusty erhält dafür 1 Arbeiter aus dem Vorrat.
    .do = Klick auf „Docks“ in Rustys Staat.
    .after = 1 Metall für dich, 1 Arbeiter für Rusty.

## 9
learn-ruin = Ruinen und Lager
    .about = Wie du eine Ruine umbaust, und was du für die nächste Runde einlagerst.
learn-ruin-church = Eine Ruine kannst du für 1 Baumaterial zu jeder Karte umbauen, egal welche Symbole sie hat. Du erhältst 1 SP fürs Umbauen und 2 für „Kirche“ selbst, und am Ende zählt ein Ort, eine Ruine nicht.
    .do = Zieh „Kirche“ auf die Ruine, oder klick sie an, wähle „Umbauen“ und dann die Ruine.
learn-ruin-storage = Du hast noch Knarren, Metall und einen Arbeiter. „Diebeshöhle“ ist eine Fähigkeit: Beim Aufräumen kannst du dort bis zu 2 Ressourcen und bis zu 2 Arbeiter einlagern.
    .do = Errichte „Diebeshöhle“.
learn-ruin-pass = Du füllst sie beim Aufräumen, nicht jetzt. Munition und Kontaktplättchen kannst du dort nicht einlagern.
    .do = Drück „Passen“ und bestätige.
learn-ruin-store = Wähle, was bleibt. Du bekommst es in der nächsten Produktion zurück.
    .do = Stell es ein, dann bestätige.
learn-ruin-cleanup = Was auf „Diebeshöhle“ liegt, bleibt dir; alles andere ist weg. Das war eine ganze Runde. Eines fehlt noch: wie eine Partie endet.
    .do = Drück „Weiter“.

## 10
learn-last = Die letzte Runde
    .about = Schilde, das Ende bei 25 SP und die Abrechnung. Jetzt spielst du ohne Anleitung.
learn-last-trigger = Ein anderer Abend, eine andere Partie: Runde 6, du hast 20 SP, Rusty 21. Sobald jemand 25 SP erreicht, ist diese Runde die letzte, und es folgt kein Aufräumen.
learn-last-alone = Nach dieser Runde zählen nur noch deine Orte, also gib alles aus: Übrige Waren entscheiden nur bei Gleichstand. Tu jetzt, was du willst; die Notiz gibt nur Rat.
learn-last-pass = Du bist am Zug.
learn-last-shield = Rusty hat 3 rote Kontaktplättchen, gerade genug für einen Ort in deiner obersten Reihe. Leg deinen Schild dorthin: Das ist kostenlos, verbraucht deine Aktion nicht und erhöht den Widerstandswert bis zum Aufräumen um 1.
    .do = Zieh den Schild auf „Schule“.
learn-last-guns = „Waffenhändler“ macht aus einer Knarre 1 SP, zweimal pro Runde.
    .do = Nutze „Waffenhändler“.
learn-last-grey = „Museum“ zählt deine Freiheits-Symbole, sein eigenes eingeschlossen. Seine Entfernung ist 2, und du hast 1 graues Kontaktplättchen: Das andere macht deine Tafel.
    .do = Mach aus Metall Grau.
learn-last-museum = „Museum“ bringt 1 SP für jedes Freiheits-Symbol in deinem Staat, sein eigenes eingeschlossen, und am Ende als Ort noch 1.
    .do = Errichte „Museum“.
learn-last-over_ruin = Eine Ruine zählt am Ende nichts. Baust du sie um, erhältst du jetzt 1 SP und hast einen Ort, der am Ende 1 SP zählt.
    .do = Bau die Ruine zu „Docks“ um.
learn-last-archive = „Archiv“ macht aus deinen Arbeitern SP.
    .do = Nutze „Archiv“.
learn-last-leave = Bringt dir sonst noch etwas SP: eine Karte, ein Arbeiter, Rustys offene Produktion? Wenn nicht, passe. Hast du gepasst, kann deinem Staat niemand mehr etwas tun.
learn-last-score = SP aus dem Spiel und 1 für jeden Ort; Ruinen und Deals zählen nichts. Mehr brauchst du nicht zu wissen. Den Rest sagen dir die Karten, und jedes Symbol erklärt sich selbst.
    .do = Mit „Weiter“ kommst du zurück zu den Kapiteln.
