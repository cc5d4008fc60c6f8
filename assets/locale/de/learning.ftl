# The first game, which teaches itself: the list of chapters, and the notes of its steps.
# A note has up to four parts: why (the message), .do what to do now, .after what the move has brought, as long as the
# turn can still be ended, and in `refusal-lesson` the sentence to a move that is allowed but not what the step is about.

title-learn = Erstes Spiel
title-learn-note = Lernen beim Spielen: zehn kurze Kapitel am echten Tisch
title-learn-next = Weiter mit „{ $title }“
learn-title = Erstes Spiel
learn-intro = Eine echte Partie gegen einen geduldigen Gegner. Jedes Kapitel dauert ein bis drei Minuten und lässt sich jederzeit verlassen.
learn-begin = Beginnen
learn-go-on = Fortsetzen
learn-begin-tip = Öffnet das Kapitel „{ $title }“.
learn-back = Zurück
learn-back-tip = Zurück zum Titel. Erledigtes bleibt markiert.
learn-chapter-tip = { $state ->
    [done] „{ $title }“ ist erledigt. Es kann noch einmal gespielt werden.
    [following] „{ $title }“ kommt als Nächstes.
   *[open] „{ $title }“ kann sofort begonnen werden: Was davor kommt, ist dann schon gespielt.
}
learn-player = Späher
learn-opponent = Rusty
learn-head = { $number }  { $title }
learn-count = { $step } / { $steps }
learn-next = Weiter
learn-next-tip = Weiterlesen. Die Leertaste tut dasselbe.
learn-fold = Die Notiz zuklappen, um zu sehen, was darunter liegt. N tut dasselbe.
learn-unfold = Die Notiz wieder öffnen. N tut dasselbe.
help-note = Zettel im ersten Spiel auf und zu
learn-note-tip = Worum es in diesem Schritt geht. Alles andere lässt sich weiterhin ansehen.
learn-menu-about = Erstes Spiel: Das begonnene Kapitel bleibt erhalten.
learn-menu-leave = Zu den Kapiteln
learn-menu-leave-note = Dieses lässt sich wieder aufnehmen.
learn-menu-quit-note = Das Kapitel lässt sich wieder aufnehmen.
notice-learning-unsaved = Der Fortschritt im ersten Spiel ließ sich nicht speichern: { $reason }
learn-refused = Jetzt nicht
learn-end_turn = Das war die eine Aktion dieses Zuges. Bis der Zug beendet ist, lässt sie sich zurücknehmen.
    .do = „Zug beenden“ drücken.

refusal-lesson = Die Notiz sagt, was hier zuerst kommt. Auch dieser Spielzug ist erlaubt, aber später.
    .because_end_turn = Eine Aktion pro Zug: Jetzt ist der Zug zu beenden.
    .because_learn_aim_keep = Diesmal „Schule“, „Archiv“, „Heizraum“ und „Steinlieferant“ behalten: die beiden Karten mit Entfernung 3 markieren.
    .because_learn_lookout_first = Hier darf jede Karte genommen werden. Die Lektion braucht später „Kneipe“: bitte diese nehmen.
    .because_learn_lookout_second = Hier darf jede Karte genommen werden. Die Lektion braucht später „Kirche“: bitte diese nehmen.
    .because_learn_construct_school = In diesem Schritt wird „Schule“ errichtet. Sie bringt Arbeiter für alles, was folgt.
    .because_learn_construct_grey = In diesem Schritt geht es um die Fraktionstafel: aus 1 Metall 1 graues Kontaktplättchen machen.
    .because_learn_construct_archive = In diesem Schritt wird „Archiv“ errichtet, mit dem grauen Kontaktplättchen von eben.
    .because_learn_deal_fuel = Zuerst ist ein Deal vorzubereiten: 2 Arbeiter gegen Treibstoff tauschen.
    .because_learn_deal_again = Im selben Zug noch 2 Arbeiter gegen Treibstoff tauschen: Die Fraktionsaktion braucht 2 Treibstoff.
    .because_learn_deal_blue = Jetzt auf der Fraktionstafel aus 2 Treibstoff 2 blaue Kontaktplättchen machen.
    .because_learn_deal_deal = Die blauen Kontaktplättchen sind für einen Deal mit „Steinlieferant“ gedacht.
    .because_learn_develop_activate = In diesem Schritt geht es um die Aktion von „Archiv“ im eigenen Staat.
    .because_learn_develop_develop = In diesem Schritt geht es ums Umbauen: „Heizraum“ ersetzt „Schule“.
    .because_learn_develop_visited = In diesem Schritt wird „Archiv“ zum zweiten Mal genutzt.
    .because_learn_raze_gun = 2 Arbeiter gegen eine Knarre tauschen: Daraus werden rote Kontaktplättchen.
    .because_learn_raze_red = Auf der Fraktionstafel aus der Knarre 2 rote Kontaktplättchen machen.
    .because_learn_raze_raze = In diesem Schritt wird „Kneipe“ aus der Hand geplündert.
    .because_learn_raze_pass = In dieser Runde ist nichts Nützliches mehr zu tun: passen.
    .because_learn_connection_first = Eine der Karten in der Mitte nehmen.
    .because_learn_connection_second = Eine der Karten in der Mitte nehmen.
    .because_learn_connection_take = In diesem Schritt wird die rote Kontaktkarte genommen.
    .because_learn_connection_play = In diesem Schritt wird die Karte „Punks“ gespielt, die gerade auf die Hand kam.
    .because_learn_raid_gun = 2 Arbeiter gegen eine Knarre tauschen: Zwei rote Kontaktplättchen reichen noch nicht.
    .because_learn_raid_red = Aus der Knarre 2 weitere rote Kontaktplättchen machen.
    .because_learn_raid_raze = In diesem Schritt wird „Attentäter“ bei Rusty geplündert.
    .because_learn_raid_visit = In diesem Schritt geht es um „Docks“ bei Rusty, die für einen Arbeiter offen stehen.
    .because_learn_ruin_church = In diesem Schritt geht es um die eigene Ruine: sie zu „Kirche“ umbauen.
    .because_learn_ruin_storage = In diesem Schritt wird „Diebeshöhle“ errichtet, die Waren über das Aufräumen behält.
    .because_learn_ruin_pass = In diesem Schritt geht es ums Passen und darum, was das Aufräumen übrig lässt.
    .because_learn_ruin_store = In diesem Schritt wird auf „Diebeshöhle“ eingelagert.

## 1
learn-aim = Das Ziel und die Hand
    .about = Wann das Spiel endet und welche vier von sechs Karten bleiben.
learn-aim-goal = Beide bauen aus den Trümmern Amerikas einen Staat. Wer 25 SP erreicht, läutet die letzte Runde ein; dann bringt jeder Ort im eigenen Staat noch 1 SP, und die meisten SP gewinnen.
learn-aim-card = Eine Karte lässt sich auf drei Arten nutzen. Das Schild links ist ihre Entfernung, der Preis für alle drei; das rote Band rechts zeigt die Beute, der blaue Streifen unten den Deal. Rechtsklick oder I zeigt eine Karte groß.
learn-aim-keep = Die Entfernung wird mit Kontaktplättchen bezahlt, und in der ersten Runde gibt es davon ein oder zwei. „Wolkenkratzer“ und „Waffenladen“ kosten je 3 und würden auf der Hand nur herumliegen.
    .do = „Wolkenkratzer“ und „Waffenladen“ zum Abwerfen markieren, dann bestätigen.
    .after = Die Wahl bleibt geheim, bis alle gewählt haben. Solange der Zug nicht beendet ist, bringt „Rückgängig“ die sechs Karten wieder.

## 2
learn-lookout = Karten und Produktion
    .about = Karten aus der offenen Auslage nehmen, und was eine neue Runde bringt.
learn-lookout-first = Jede Runde beginnt mit der Kartenphase: Eine Karte mehr, als Spieler dabei sind, liegt offen, und alle nehmen eine. „Kneipe“ hat reiche Beute, drei Karten. Wozu das gut ist, zeigt sich noch.
    .do = „Kneipe“ wählen und nehmen.
    .after = Genommen wird offen: Auch was Rusty nimmt, ist zu sehen. In der zweiten Auslage dreht sich die Reihenfolge um, dort wählt Rusty zuerst.
learn-lookout-second = Die Reihenfolge hat sich umgedreht: Rusty hat zuerst genommen. „Kirche“ bringt beim Bauen 2 SP.
    .do = „Kirche“ wählen und nehmen.
learn-lookout-production = Die Produktion speist sich aus drei Quellen: der Fraktionstafel, den Deals und den Produktionsorten im eigenen Staat. Noch ist es die Tafel allein: 3 Arbeiter, 1 Metall, 1 graues Kontaktplättchen und eine Karte.
    .do = Die Zeilen ansehen, dann „Weiter“ drücken.

## 3
learn-construct = Errichten
    .about = Der Tisch, graue Kontaktplättchen und Entfernung, die Fraktionstafel und das Ende eines Zuges.
learn-construct-table = Dies ist die eigene Fraktionstafel: ihre Produktion, ihre Aktionen und die eigenen Waren. Daneben liegt der eigene Staat, in drei Reihen; darüber der von Rusty, darunter die Hand. Wo der Zeiger ruht, steht bald, was dort liegt.
learn-construct-tokens = Errichten kostet graue Kontaktplättchen, so viele, wie die Entfernung der Karte beträgt. Vorhanden ist 1.
learn-construct-school = „Schule“ hat Entfernung 1. Als Produktionsort bringt sie sofort etwas und dann in jeder Runde wieder; der Hammer darauf steht für eine Bauprämie, die es nur einmal gibt.
    .do = „Schule“ auf „Errichten“ ziehen, oder anklicken und „Errichten“ wählen.
    .after = 1 Arbeiter aus der Produktion und 1 aus der Bauprämie: fünf insgesamt. Eine Aktion pro Zug; bis er beendet ist, lässt sie sich zurücknehmen. Das darf gern ausprobiert werden.
learn-construct-grey = Die Pfeile auf der Fraktionstafel machen aus Waren Kontaktplättchen, jeder einmal pro Runde. Für Metall gibt es heute nichts Besseres, und mit einem weiteren grauen Kontaktplättchen entsteht ein weiterer Ort.
    .do = Die Fraktionsaktion von Metall zu Grau anklicken.
    .after = Das Metall liegt bis zum Aufräumen auf der Aktion: So sehen alle, dass sie genutzt ist.
learn-construct-archive = Auch „Archiv“ hat Entfernung 1. Es ist ein Aktionsort: Beim Bauen bewirkt es nichts, aber vom nächsten eigenen Zug an lässt es sich nutzen.
    .do = „Archiv“ errichten.
    .after = Einen Ort zu plündern kostet einen Feind in der untersten Reihe 5 rote Kontaktplättchen, in der mittleren 4, in der obersten 3. Jeder Ort ist am Ende 1 SP wert.

## 4
learn-deal = Einen Deal machen
    .about = Arbeiter tauschen, blaue Kontaktplättchen und Waren in jeder kommenden Runde.
learn-deal-fuel = Ein Deal bringt seine Ware sofort und in jeder kommenden Produktion, und niemand kann ihn plündern. Er kostet blaue Kontaktplättchen, die die Tafel aus 2 Treibstoff macht. Aus Arbeitern kann alles werden: je 2 werden zu einer beliebigen Ressource oder einer Karte, so oft wie gewünscht.
    .do = Den Tausch unter den Fraktionsaktionen drücken und Treibstoff wählen.
learn-deal-again = Der Tausch lässt sich im selben Zug wiederholen, solange die Arbeiter reichen. Das ist hier nützlich: Die Fraktionsaktion braucht 2 Treibstoff.
    .do = Noch 2 Arbeiter gegen Treibstoff tauschen.
    .after = Zweimal getauscht, ein Zug. Aus vier Arbeitern sind 2 Treibstoff geworden.
learn-deal-blue = Jetzt werden aus dem Treibstoff blaue Kontaktplättchen.
    .do = Die Fraktionsaktion von Treibstoff zu Blau anklicken.
learn-deal-deal = „Steinlieferant“ hat Entfernung 2. Gebaut würde er Baumaterial-Kategorien zählen, die noch fehlen; als Deal bringt er jetzt und in jeder Runde ein Baumaterial. Baumaterial kostet das Umbauen.
    .do = „Steinlieferant“ auf die Fraktionstafel ziehen, oder anklicken und „Deal“ wählen.
    .after = Die Karte liegt nun unter der Tafel, und nur ihr blauer Streifen zählt. Das erste Baumaterial ist schon da.

## 5
learn-develop = Nutzen und umbauen
    .about = Kartenaktionen, und ein neuer Ort statt eines alten: ein Baumaterial, eine gemeinsame Kategorie, 1 SP.
learn-develop-activate = „Archiv“ macht aus einem Arbeiter 1 SP, bis zu zweimal pro Runde. Was bezahlt wird, bleibt bis zum Aufräumen auf der Karte und zeigt, dass sie genutzt wurde.
    .do = „Archiv“ im eigenen Staat anklicken.
    .after = Der erste SP. Die Leiste oben zeigt ihn.
learn-develop-category = Errichten ist nicht die einzige Art zu bauen. Umbauen ersetzt einen eigenen Ort, braucht gar keine Kontaktplättchen und bringt 1 SP. Es kostet 1 Baumaterial, und beide Karten müssen eine Kategorie gemeinsam haben: die Zeichen oben links.
learn-develop-develop = „Schule“ und „Heizraum“ haben beide die Kategorie Arbeiter. „Heizraum“ bringt doppelt so viele Arbeiter und wäre mit Entfernung 2 jetzt ohnehin nicht zu bezahlen.
    .do = „Heizraum“ auf „Schule“ ziehen, oder anklicken, „Umbauen“ wählen und dann „Schule“.
    .after = 1 Baumaterial, und dafür 1 SP, 2 Arbeiter aus der Produktion und 1 aus der Bauprämie. „Schule“ liegt auf dem Ablagestapel.
learn-develop-visited = „Heizraum“ ist eine offene Produktion, mit einer Tür: Rusty hat gerade für die 2 Arbeiter einen Arbeiter hingeschickt, und der Besitzer bekam dafür 1. Verloren geht dabei nichts. „Archiv“ lässt sich noch einmal nutzen.
    .do = „Archiv“ noch einmal nutzen.
    .after = Beide Felder auf „Archiv“ sind bis zum Aufräumen genutzt.

## 6
learn-raze = Plündern und passen
    .about = Rote Kontaktplättchen für Beute, was das Aufräumen nimmt, und wann zu passen ist.
learn-raze-alone = Rusty hat gepasst: Er ist nicht mehr am Zug, und niemand kann seinem Staat noch etwas tun. Jetzt geht es allein weiter, bis zum eigenen Passen. Übrige Waren gehen beim Aufräumen verloren, Handkarten aber bleiben; also aus Waren Karten machen.
learn-raze-gun = Rote Kontaktplättchen plündern. Die Tafel macht 2 davon aus einer Knarre, und eine Knarre gibt es für 2 Arbeiter.
    .do = 2 Arbeiter gegen eine Knarre tauschen.
learn-raze-red = Zwei rote Kontaktplättchen entsprechen der Entfernung von „Kneipe“.
    .do = Die Fraktionsaktion von Knarre zu Rot anklicken.
learn-raze-raze = Eine Karte aus der eigenen Hand zu plündern heißt: Sie wird für ihre Beute abgeworfen, das rote Band. Schneller kommt niemand an viele Waren: „Kneipe“ bringt 3 Karten.
    .do = „Kneipe“ auf den Ablagestapel ziehen, oder anklicken und „Plündern“ wählen.
learn-raze-pass = Drei neue Karten und ein Arbeiter, der allein nichts ausrichtet. Passen beendet die Runde und fragt einmal nach, was dabei verloren geht.
    .do = „Passen“ drücken und bestätigen.
learn-raze-cleanup = Das Aufräumen nimmt alle Waren und Plättchen, die nicht eingelagert sind. Orte, Deals und Handkarten bleiben. Das Startspielerplättchen geht an Rusty.
    .do = „Weiter“ drücken.

## 7
learn-connection = Kontaktkarten
    .about = Eine zweite Runde: Es kommt mehr herein, und zwei Arbeiter kaufen eine Kontaktkarte.
learn-connection-first = Runde 2: Rusty ist Startspieler und hat schon gewählt. Wozu Karten gut sind, ist inzwischen bekannt.
    .do = Eine beliebige Karte nehmen.
    .after = In der zweiten Auslage geht es andersherum: Rusty wählt als Zweiter.
learn-connection-second = Entfernung, Kategorien und Beute ansehen: Was würde in den eigenen Staat passen?
    .do = Eine beliebige Karte nehmen.
learn-connection-production = Hier zeigt sich, was die letzte Runde wert war: Der Deal bringt ein Baumaterial, „Heizraum“ 2 Arbeiter. Was früh gebaut wird, bringt am öftesten etwas.
    .do = „Weiter“ drücken.
learn-connection-take = In jeder Runde liegt von jeder Farbe eine Kontaktkarte offen. Eine zu nehmen kostet 2 Arbeiter und ist eine Aktion; Rusty könnte sie wegnehmen.
    .do = Die rote Kontaktkarte anklicken.
    .after = Sie ist nun auf der Hand und bleibt dort wie jede Karte. Sie zu spielen ist eine eigene Aktion.
learn-connection-play = „Punks“ bringt 2 rote Kontaktplättchen und kostet nichts weiter. Kontaktplättchen gehen beim Aufräumen verloren, Handkarten nicht: Gespielt wird die Karte, wenn sie gebraucht wird.
    .do = „Punks“ auf der Hand anklicken oder auf den Tisch ziehen.
    .after = 2 rote Kontaktplättchen. Rusty hat auch welche, also Vorsicht.

## 8
learn-raid = Beim Gegner plündern
    .about = Widerstandswert, Beute, was der Besitzer dafür erhält, Ruinen und offene Produktion.
learn-raid-ruin = Rusty hat „Heizraum“ für 3 rote Kontaktplättchen geplündert und die Beute genommen. Der Besitzer erhielt die Ware des Dealfelds, einen Arbeiter, und die Karte wurde zur Ruine. Sie bringt nichts, ist aber nicht verloren, wie sich zeigen wird.
learn-raid-gun = Jetzt die Antwort. Ein Ort in der obersten Reihe hat Widerstandswert 3, wie weit entfernt er auch ist; ein Schild darauf brächte 1 mehr. Vorhanden sind 2 rote Kontaktplättchen.
    .do = 2 Arbeiter gegen eine Knarre tauschen.
    .after = Die Arbeiter reichen für einen zweiten Tausch; darum bleibt der Zug offen, bis er beendet wird.
learn-raid-red = Aus einer Knarre werden 2 rote Kontaktplättchen: Das macht 4.
    .do = Die Fraktionsaktion von Knarre zu Rot anklicken.
learn-raid-raze = „Attentäter“ hat Widerstandswert 3, und seine Beute sind 2 Knarren. Rusty erhält dafür 1 Knarre, von seinem Dealfeld. Am besten jetzt: Sobald er gepasst hat, ist sein Staat unerreichbar.
    .do = Die roten Kontaktplättchen anklicken, dann „Attentäter“, oder sie dorthin ziehen.
    .after = 2 Knarren Beute, und Rusty hat eine Ruine.
learn-raid-visit = Rusty hat die Ruine gleich zu „Parkplatz“ umgebaut. Seine „Docks“ haben eine Tür: Für einen Arbeiter produzieren sie auch für Besucher, einmal pro Runde und nur für einen. Rusty erhält dafür 1 Arbeiter.
    .do = „Docks“ im Staat von Rusty anklicken.
    .after = 1 Metall Gewinn, 1 Arbeiter für Rusty.

## 9
learn-ruin = Ruinen und Lager
    .about = Eine Ruine lässt sich zu jeder Karte umbauen; und was für die nächste Runde bleibt.
learn-ruin-church = Eine Ruine passt zu jeder Kategorie: Für 1 Baumaterial lässt sie sich zu jeder Karte umbauen. Das bringt 1 SP fürs Umbauen und 2 für „Kirche“ selbst, und am Ende zählt ein Ort, eine Ruine nicht.
    .do = „Kirche“ auf die Ruine ziehen, oder anklicken, „Umbauen“ wählen und dann die Ruine.
learn-ruin-storage = Noch sind Knarren, Metall und ein Arbeiter da. „Diebeshöhle“ ist eine Fähigkeit: Beim Aufräumen lagert sie 2 Ressourcen und 2 Arbeiter ein.
    .do = „Diebeshöhle“ errichten.
learn-ruin-pass = Eingelagert wird beim Aufräumen, nicht jetzt. Munition und Kontaktplättchen haben dort keinen Platz.
    .do = „Passen“ drücken und bestätigen.
learn-ruin-store = Wählen, was bleiben soll. In der nächsten Produktion kommt es zurück, bevor es irgendetwas anderes gibt.
    .do = Einstellen, was eingelagert wird, dann bestätigen.
learn-ruin-cleanup = Was auf „Diebeshöhle“ liegt, bleibt; alles andere ist fort. Das war eine ganze Runde. Eines fehlt noch: wie ein Spiel endet.
    .do = „Weiter“ drücken.

## 10
learn-last = Die letzte Runde
    .about = Schilde, das Ende bei 25 SP und die Abrechnung. Jetzt wird allein gespielt.
learn-last-trigger = Ein anderer Abend, eine andere Partie: Runde 6, der Späher hat 20 SP, Rusty 21. Sobald jemand 25 SP erreicht, wird diese Runde zu Ende gespielt, und es folgt kein Aufräumen.
learn-last-alone = Nach dieser Runde nützen nur noch die Orte, also alles ausgeben. Übrige Waren entscheiden nur bei Gleichstand. Jetzt ist alles erlaubt; die Notiz gibt nur Rat.
learn-last-pass = Jetzt der eigene Zug.
learn-last-shield = Rusty hat 3 rote Kontaktplättchen, gerade genug für einen Ort in der obersten Reihe. Dorthin gehört der Schild: Das kostet nichts, geht neben der Aktion und erhöht den Widerstandswert bis zum Aufräumen um 1.
    .do = Den Schild auf „Schule“ ziehen.
learn-last-guns = „Waffenhändler“ macht aus einer Knarre 1 SP, zweimal pro Runde.
    .do = „Waffenhändler“ nutzen.
learn-last-grey = „Museum“ zählt die Kategorie Freiheit im eigenen Staat, sich selbst eingeschlossen. Seine Entfernung ist 2, vorhanden ist 1 graues Kontaktplättchen: Das andere macht die Tafel.
    .do = Aus Metall Grau machen.
learn-last-museum = „Museum“ bringt 1 SP für jede Kategorie Freiheit im eigenen Staat, sich selbst eingeschlossen, und am Ende als Ort noch 1.
    .do = „Museum“ errichten.
learn-last-over_ruin = Eine Ruine zählt am Ende nichts. Jede Karte darauf ist jetzt 1 SP und am Ende noch 1.
    .do = Die Ruine zu „Docks“ umbauen.
learn-last-archive = „Archiv“ macht aus Arbeitern SP.
    .do = „Archiv“ nutzen.
learn-last-leave = Bringt noch etwas SP: eine Karte, ein Arbeiter, Rustys offene Produktion? Wenn nicht: passen. Wer zuerst passt, dem kann niemand mehr etwas tun.
learn-last-score = SP aus dem Spiel und 1 für jeden Ort; Ruinen und Deals zählen nichts. Mehr braucht es nicht. Den Rest sagen die Karten, und jedes Zeichen erklärt sich selbst.
    .do = Mit „Weiter“ zurück zu den Kapiteln.
