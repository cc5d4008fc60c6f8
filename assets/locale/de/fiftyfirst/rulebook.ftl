# The rules reference: chapters, and their sections in short lines.
#
# Every line of a section is a paragraph of its own. { $grey }, { $worker } and so on draw a picture and are nothing in
# plain text: each stands right behind its word, without a space. .heading is what the section is called in the list;
# .words are other words by which it is found, never shown.

## Chapters

rulebook-chapter-start = Das Spiel
rulebook-chapter-cards = Karten
rulebook-chapter-goods = Waren
rulebook-chapter-round = Die Runde
rulebook-chapter-actions = Aktionen
rulebook-chapter-table = Am Tisch
rulebook-chapter-sets = Kartensets
rulebook-chapter-solo = Allein spielen
rulebook-chapter-options = Optionen

## The game

rulebook-aim = Du baust deinen Staat auf: eine Auslage von Orten, die dir von Runde zu Runde mehr geben.
    Siegpunkte{ $vp } erhältst du durch Aktionen, Bauprämien, Beute und Deals, durch Umbauen und am Ende für jeden Ort in deinem Staat: je 1 SP.
    Sobald jemand 25 SP erreicht, wird das Spielende ausgelöst: Die Aktionsphase dieser Runde wird zu Ende gespielt, dann werden die Orte gewertet. Wer die meisten SP hat, gewinnt.
    .heading = Das Ziel
    .words = gewinnen sieg siegpunkte sp ziel
rulebook-three_uses = Jeden Ort auf deiner Hand kannst du auf genau eine von drei Arten nutzen.
    Bau ihn{ $build }: Er kommt in deinen Staat und wirkt dort. Du zahlst graue Kontaktplättchen{ $grey } oder ein Baumaterial{ $brick }, wenn du dafür einen anderen Ort umbaust.
    Mach einen Deal{ $deal }: Du erhältst seine Waren sofort und in jeder Produktionsphase. Du zahlst blaue Kontaktplättchen{ $blue }.
    Plündere ihn{ $raze }: Du wirfst ihn ab und erhältst einmal seine Beute. Du zahlst rote Kontaktplättchen{ $red }.
    .heading = Drei Arten, eine Karte zu nutzen
    .words = bauen deal plündern verwenden hand
rulebook-round = Eine Runde hat vier Phasen: Kartenphase{ $lookout }, Produktionsphase{ $production }, Aktionsphase, Aufräumphase{ $cleanup }.
    Ihr spielt Runde um Runde, bis jemand 25 SP erreicht. Die letzte Runde hat keine Aufräumphase.
    Mit Moloch folgen auf die Produktion noch zwei Phasen: Angriff{ $assault } und Einsatz{ $deploy }.
    .heading = Runde und Phasen
    .words = ablauf reihenfolge spielverlauf
rulebook-setup = Alle haben eine Fraktionstafel und beginnen mit 0 SP{ $vp } und ohne Waren: Die ersten gibt es in der ersten Produktionsphase.
    Du ziehst sechs Karten und behältst vier. Alle wählen geheim und werfen dann die beiden anderen offen ab.
    Der Startspieler{ $first_player } wird zufällig bestimmt. Ihr spielt im Uhrzeigersinn.
    .heading = Spielaufbau: vier von sechs behalten
    .words = anfang beginn start hand ziehen abwerfen fraktion
rulebook-choice = Gibt dir eine Karte eine Ware „oder“ eine andere, wählst du genau eine Art. Gibt sie dir eine Anzahl aus mehreren Arten, darfst du bis zu dieser Anzahl mischen.
    Wo „Ressource“ steht, darfst du die vier beliebig mischen.
    Widerspricht eine Karte den Regeln, gilt die Karte.
    .heading = Auswahl und goldene Regel
    .words = wahl oder mischen widerspruch
rulebook-hidden = Offen sind alle Waren, SP, Deals, Karten in Staaten, genutzte Aktionen, wer gepasst hat, die Zahl der Karten in jeder Hand und jedem Stapel und die aufgedeckten Kontaktkarten.
    Verdeckt sind die Handkarten der anderen, die Reihenfolge der Stapel und die beim Spielaufbau behaltenen Karten, bis alle gewählt haben.
    Welche Karte du in der Kartenphase nimmst, sehen alle, und der Verlauf merkt es sich.
    .heading = Was offen und was verdeckt ist
    .words = geheim bekannt information

## Cards

rulebook-card_face = Oben links steht die Entfernung{ $distance }: der Preis, um die Karte zu errichten, einen Deal mit ihr zu machen oder sie von der Hand zu plündern. Oben rechts auf Rot steht die Beute{ $raze }, die du beim Plündern erhältst.
    Unter dem Bild stehen Name, Typ und Effekt. Was vor einem Pfeil steht, gibst du ab; was dahinter steht, erhältst du.
    Links stehen bis zu zwei Symbole. Unten steht auf dem Kopf der Deal{ $deal }: was dir ein Deal mit der Karte gibt.
    Eine Bauprämie hat ein eigenes Feld; du erhältst sie einmal, wenn du die Karte baust.
    .heading = Eine Karte lesen
    .words = symbole aufbau teile ort
rulebook-distance = Die Entfernung{ $distance } steht oben links auf der Karte.
    So viele graue Kontaktplättchen{ $grey } zahlst du, um sie zu errichten, so viele blaue{ $blue } für einen Deal, so viele rote{ $red }, um sie von der Hand zu plündern.
    Plünderst du einen Ort in einem fremden Staat, zählt nicht die Entfernung, sondern die Reihe.
    .heading = Entfernung
    .words = preis kosten zahl schild straße
rulebook-spoils = Die Beute steht auf Rot oben rechts auf der Karte.
    Ob du den Ort von der Hand plünderst{ $raze } oder im Staat eines Mitspielers: Du erhältst sie sofort.
    .heading = Beute
    .words = plündern erhalten beutefeld
rulebook-categories = Links auf einer Karte stehen bis zu zwei Symbole.
    Zum Umbauen müssen die neue und die ersetzte Karte ein Symbol gemeinsam haben. Eines genügt, auch wenn beide Karten zwei haben.
    Eine Karte ohne Symbole passt zu jeder Karte, eine Ruine{ $ruin } ebenso. Das Munitions-Symbol ist ein Symbol wie jedes andere, kein Joker.
    Manche Karten zählen Symbole in deinem Staat: Sie zählen ihre eigenen mit.
    .heading = Symbole
    .words = kategorie kategorien symbol zeichen gemeinsam baumaterial knarre treibstoff metall munition arbeiter karte kontakt freiheit gift
rulebook-row_types = Produktionen{ $production } und offene Produktionen{ $open_production } liegen in der obersten Reihe, Widerstandswert 3.
    Fähigkeiten{ $feature } liegen in der mittleren Reihe, Widerstandswert 4.
    Aktionen{ $action } liegen in der untersten Reihe, Widerstandswert 5.
    So viele rote Kontaktplättchen{ $red }, wie der Widerstandswert angibt, zahlt ein Mitspieler, um den Ort zu plündern. Ein Schildplättchen{ $shield } erhöht ihn um 1.
    .heading = Typen und Widerstandswerte
    .words = reihen widerstand verteidigung oben mitte unten
rulebook-production_cards = Ein Produktionsort{ $production } gibt dir seine Waren einmal, wenn du ihn baust, und wieder in jeder Produktionsphase.
    Wenn er etwas zählt, zählt er im Staat seines Besitzers und sich selbst mit, höchstens bis zur aufgedruckten Zahl.
    .heading = Produktionsorte
    .words = produzieren einkommen
rulebook-open_production = Ein Ort mit offener Produktion{ $open_production } wirkt für dich wie jeder deiner Produktionsorte.
    Außerdem darf einmal pro Runde ein Mitspieler einen Arbeiter{ $worker } dorthin schicken.
    .heading = Orte mit offener Produktion
    .words = besuch besucher arbeiter offen
rulebook-features = Eine Fähigkeit{ $feature } wirkt, solange sie in deinem Staat liegt, und zwar schon für den Bau, mit dem du sie legst.
    Manche belohnen dich für jeden Deal, jedes Plündern oder jeden Bau; manche lagern beim Aufräumen Waren ein; manche geben dir etwas nach der Produktion.
    .heading = Fähigkeitsorte
    .words = immer dauerhaft auslöser merkmal
rulebook-actions = Einen Aktionsort{ $action } kannst du einmal pro Runde für die aufgedruckten Waren aktivieren, manche zweimal.
    Du kannst ihn von deinem nächsten Zug an nutzen, noch in der Runde, in der du ihn gebaut hast.
    .heading = Aktionsorte
    .words = aktivieren nutzen
rulebook-building_bonus = Eine Bauprämie erhältst du einmal: wenn du die Karte baust, ob durch Errichten oder durch Umbauen.
    Ein Produktionsort mit Bauprämie gibt dir beides.
    Waren, die eine Bauprämie auf die Karte legt, bleiben dort, auch beim Aufräumen, bis du sie ausgibst.
    .heading = Bauprämie
    .words = prämie bonus bauen einmal
rulebook-ruins = Eine Ruine{ $ruin } ist eine verdeckte Karte in einem Staat. Ein Ort wird zur Ruine, wenn ein Mitspieler ihn plündert.
    Eine Ruine ist kein Ort: Sie bewirkt nichts, kann nicht geplündert werden und gibt am Ende keine SP.
    Mit manchen Erweiterungen kommen auch Karten vom Nachziehstapel als Ruinen in deinen Staat.
    Du kannst eine Ruine umbauen: Sie passt zu jeder Karte auf deiner Hand. Du zahlst das Baumaterial{ $brick } und erhältst wie üblich 1 SP{ $vp }.
    Die Vorderseite deiner Ruinen darfst du jederzeit ansehen.
    .heading = Ruinen
    .words = geplündert verdeckt ruine
rulebook-faction_boards = Deine Fraktionstafel gibt dir in jeder Produktionsphase Waren: 3 Arbeiter{ $worker }, eine Ressource, 1 graues Kontaktplättchen{ $grey } und 1 Karte.
    Darauf stehen drei Aktionen. Jede davon kannst du einmal pro Runde nutzen, in beliebiger Reihenfolge.
    Den Tausch am unteren Rand kannst du nutzen, so oft du Arbeiter dafür hast: 2 Arbeiter gegen 1 Ressource oder 1 Karte.
    .heading = Fraktionstafeln
    .words = fraktion new york appalachische föderation mutanten händlergilde tafel

## Goods

rulebook-resources = Es gibt vier Ressourcen: Baumaterial{ $brick }, Knarre{ $gun }, Treibstoff{ $fuel }, Metall{ $iron }. Du gibst sie für Aktionen und auf der Fraktionstafel aus.
    Mit Baumaterial bezahlst du auch das Umbauen.
    Wo „Ressource“ steht, geht jede der vier.
    .heading = Ressourcen
    .words = material ware rohstoff
rulebook-ammo = Munition{ $ammo } ersetzt beim Bezahlen eine beliebige Ressource, auch das Baumaterial beim Umbauen.
    Sie selbst ist keine Ressource: Erhältst du eine Ressource nach Wahl, kannst du nicht Munition wählen, und nichts ersetzt Munition. Niemand kann sie dir wegnehmen.
    .heading = Munition
    .words = joker ressourcenjoker
rulebook-workers = Mit Arbeitern{ $worker } bezahlst du viele Aktionen. Mit einem nutzt du eine fremde offene Produktion; für zwei nimmst du eine Kontaktkarte oder tauschst sie gegen eine Ressource oder eine Karte.
    .heading = Arbeiter
    .words = leute arbeiter
rulebook-contacts = Kontaktplättchen haben drei Farben: Mit grauen{ $grey } errichtest du, mit blauen{ $blue } machst du Deals, mit roten{ $red } plünderst du.
    Ein Multi-Kontakt{ $universal } ersetzt jedes davon.
    Das Spiel gibt Multi-Kontakte zuletzt aus und fragt dich vorher.
    .heading = Kontaktplättchen
    .words = grau blau rot multi-kontakt farbe joker
rulebook-development = Beim Umbauen kannst du statt des Baumaterials ein Umbauplättchen{ $development } zahlen. Dann brauchen die Karten kein gemeinsames Symbol. Den SP{ $vp } fürs Umbauen erhältst du trotzdem.
    .heading = Umbauplättchen
    .words = umbauen baumaterial symbol kategorie
rulebook-shields = Schildplättchen{ $shield } kannst du jederzeit in deinem Zug der Aktionsphase auf deine Orte legen. Das ist keine Aktion und kostet nichts.
    Ein Schildplättchen erhöht den Widerstandswert um 1. Auf einen Ort passt eines, auf eine Ruine keines.
    Du kannst es nicht mehr bewegen. Du verlierst es beim Aufräumen oder mit dem Ort.
    .heading = Schildplättchen
    .words = schild widerstand verteidigung schutz
rulebook-vp = Siegpunkte{ $vp } werden sofort gezählt, woher sie auch kommen.
    Wenn du 25 erreichst, löst du das Spielende aus, auch wenn du danach SP verlierst.
    .heading = Siegpunkte
    .words = sp wertung punkte
rulebook-supply = Die Waren vor dir sind dein Vorrat. Du zahlst daraus oder von deinen Karten, auf denen Waren zum Ausgeben liegen.
    Was du zahlst, kommt in den allgemeinen Vorrat zurück oder bleibt bis zum Aufräumen als Zeichen auf der Karte, die du aktiviert hast.
    Beim Aufräumen verlierst du alle Waren, die du nicht einlagerst.
    .heading = Der Vorrat
    .words = waren bank plättchen allgemein persönlich
rulebook-paying = Das Spiel schlägt eine Bezahlung vor: zuerst mit gewöhnlichen Waren, zuletzt mit Munition{ $ammo }, Multi-Kontakten{ $universal } und Umbauplättchen{ $development }.
    Bevor es einen solchen Joker ausgibt, fragt es dich. Klickst du mit Umschalt, fragt es immer.
    Du siehst alle Arten zu zahlen und woher die Waren kommen: aus deinem Vorrat oder von einer deiner Karten.
    .heading = Bezahlen
    .words = bezahlung kosten arten joker
rulebook-goods_on_cards = Waren liegen aus drei Gründen auf Karten.
    Als Zeichen: was du für eine Aktion bezahlt hast, und der Arbeiter eines Besuchers. Sie gehen beim Aufräumen in den allgemeinen Vorrat.
    Eingelagert: Du hast sie beim Aufräumen dorthin gelegt. In der nächsten Produktionsphase kommen sie in deinen Vorrat zurück.
    Von einer Bauprämie: Du kannst sie in deinem Zug jederzeit von der Karte ausgeben und verlierst sie beim Aufräumen nie.
    Wird der Ort geplündert oder umgebaut, erhält sein Besitzer die eingelagerten Waren und die der Bauprämie; Zeichen und Schildplättchen sind verloren.
    .heading = Waren auf Karten
    .words = zeichen eingelagert gelegt liegen
rulebook-hand = Es gibt kein Handkartenlimit, und beim Aufräumen behältst du deine Karten.
    Musst du eine Karte{ $card } zahlen, wirfst du eine von der Hand ab: einen Ort oder eine Kontaktkarte, ganz wie du willst.
    .heading = Handkarten
    .words = hand limit abwerfen karte

## The round

rulebook-lookout = Zuerst wird von jedem Kontaktkartenstapel die oberste Karte aufgedeckt.
    Dann wird eine Karte mehr aufgedeckt, als Spieler dabei sind. Vom Startspieler{ $first_player } an nehmt ihr im Uhrzeigersinn je eine auf die Hand; die letzte wird abgeworfen.
    Dann dasselbe noch einmal, aber vom letzten Spieler an und gegen den Uhrzeigersinn.
    Du musst jedes Mal eine Karte nehmen, außer du verzichtest bei Niemandsland auf eine.
    .heading = Kartenphase
    .words = kartenwahl draft nehmen karte auslage
rulebook-production = Du erhältst Waren von deiner Fraktionstafel, von jedem deiner Deals{ $deal } und von jedem deiner Orte mit Produktion oder offener Produktion. Ruinen geben nichts.
    Deine eingelagerten Waren kommen zuerst in den Vorrat zurück.
    Karten ziehst du auf die Hand, SP{ $vp } zählen sofort. Erreichst du damit 25, wird die Aktionsphase noch gespielt.
    .heading = Produktionsphase
    .words = einkommen produzieren waren
rulebook-action_phase = Vom Startspieler an seid ihr im Uhrzeigersinn am Zug: mit genau einer Aktion, oder ihr passt. Das geht so lange, bis alle gepasst haben.
    Du darfst jede Aktion immer wieder ausführen, solange du sie bezahlen kannst und ihre eigene Grenze es erlaubt.
    Kannst oder willst du nichts tun, musst du passen. Bist du als Letzter übrig, spielst du Zug um Zug weiter, bis auch du passt.
    Schildplättchen darfst du zusätzlich zur Aktion legen, jederzeit in deinem Zug.
    .heading = Aktionsphase und Züge
    .words = zug aktion passen eine
rulebook-passing = Wenn du passt{ $pass }, ist die Aktionsphase für dich vorbei: In dieser Runde kommst du nicht mehr an den Zug.
    Von da an kann dir niemand etwas tun: deine Orte nicht plündern, dir nichts nehmen, deine offenen Produktionen nicht nutzen und dich auch sonst nicht als Ziel wählen.
    Was in deinem Vorrat übrig ist, bleibt bis zum Aufräumen; dann verlierst du es, wenn du es nicht einlagerst.
    .heading = Passen
    .words = sicher geschützt unangreifbar aufhören
rulebook-cleanup = Zuerst darfst du Waren auf Orten einlagern, die das erlauben.
    Dann geben alle den Rest zurück: alle Waren im Vorrat, Waren auf genutzten Aktionen, Arbeiter auf offenen Produktionen und Schildplättchen.
    Du behältst Handkarten, eingelagerte Waren, Waren von Bauprämien, Orte, Ruinen und Deals.
    Aufgedeckte Kontaktkarten werden abgeworfen, und das Startspielerplättchen{ $first_player } geht nach links.
    .heading = Aufräumphase
    .words = ende der runde verlieren abwerfen aufräumen
rulebook-storing = Mit manchen Fähigkeiten lagerst du beim Aufräumen Waren ein: so viel du willst von dem, was ihr Text erlaubt, oder nichts.
    Vom Startspieler an werdet ihr der Reihe nach zu jedem solchen Ort gefragt, solange ihr Waren habt, die dorthin dürfen.
    Eingelagerte Waren kommen zu Beginn der nächsten Produktionsphase in den Vorrat zurück.
    .heading = Einlagern
    .words = lager lagern behalten
rulebook-first_player = Der Startspieler{ $first_player } wird zufällig bestimmt. Bei jedem Aufräumen geht das Startspielerplättchen nach links. Im Solospiel gegen alle außer Borgo behältst du es und beginnst jede Runde.
    In der Kartenphase nimmt der Startspieler bei der ersten Kartenwahl zuerst, bei der zweiten zuletzt; in der Aktionsphase hat er den ersten Zug.
    .heading = Startspieler
    .words = reihenfolge platz uhrzeigersinn plättchen beginn
rulebook-end = Sobald jemand 25 SP{ $vp } oder mehr hat, wird das Spielende ausgelöst.
    In der Aktionsphase: Ihr spielt weiter, bis alle gepasst haben. In der Produktionsphase: Ihr spielt noch die Aktionsphase.
    Die Aufräumphase entfällt dann: Nichts geht verloren, nichts wird eingelagert, die Orte werden gewertet.
    .heading = Das Spielende
    .words = letzte runde 25 schluss auslösen
rulebook-scoring = Jeder Ort in deinem Staat gibt 1 SP{ $vp }. Ruinen und Deals geben nichts.
    Vorher erhält der Sieger der Arena{ $arena } 5 SP; danach verliert mit Moloch, wer die meisten SP hat, 2 SP für jede eingesetzte Maschine.
    Wer die meisten SP hat, gewinnt. Bei Gleichstand entscheiden die meisten Waren im Vorrat, dann die meisten Orte; sonst teilt ihr den Sieg.
    Als Ware zählt jedes Plättchen im Vorrat: Ressourcen, Munition, Arbeiter, Kontaktplättchen, Umbauplättchen, Schildplättchen, Einfluss.
    .heading = Abrechnung und Gleichstand
    .words = sieger gewinner gleichstand endwertung wertung

## Actions

rulebook-prices = Was jede Aktion kostet. Munition{ $ammo } ersetzt eine Ressource, ein Multi-Kontakt{ $universal } ein Kontaktplättchen beliebiger Farbe.
    .heading = Alle Preise auf einen Blick
    .words = kosten tabelle liste preis übersicht
rulebook-construct = Wähle einen Ort von deiner Hand und zahle so viele graue Kontaktplättchen{ $grey }, wie seine Entfernung{ $distance } beträgt. Lege ihn in die Reihe seines Typs.
    Produziert er etwas, erhältst du das sofort; dann folgt seine Bauprämie, falls er eine hat; dann belohnen dich Fähigkeiten für das Bauen.
    Du darfst beliebig viele Orte haben, auch mehrere mit demselben Namen.
    .heading = Errichten
    .words = bauen grau entfernung legen gleicher name
rulebook-develop = Wähle einen Ort von deiner Hand und einen deiner Orte oder eine deiner Ruinen{ $ruin }, und zahle 1 Baumaterial{ $brick }. Beide Karten müssen ein Symbol gemeinsam haben; eine Ruine passt zu jeder Karte.
    Wirf die alte Karte ab, baue die neue in der Reihe ihres Typs und erhalte 1 SP{ $vp }. Kontaktplättchen kostet das nicht.
    Zahlst du statt des Baumaterials ein Umbauplättchen{ $development }, brauchen die Karten kein gemeinsames Symbol.
    Eingelagerte Waren und Waren einer Bauprämie auf der alten Karte kommen in deinen Vorrat; ihre Zeichen und ihr Schildplättchen sind verloren.
    .heading = Umbauen
    .words = ersetzen baumaterial symbol kategorie sp belohnung
rulebook-building = Baue in dieser Reihenfolge: bezahlen; beim Umbauen die alte Karte entfernen und 1 SP{ $vp } erhalten; die neue Karte legen; einmal ihre Produktion erhalten; ihre Bauprämie erhalten; dann belohnen dich deine Fähigkeiten dafür.
    Was Symbole oder Orte zählt, zählt die neue Karte mit, die entfernte nicht.
    Einen Aktionsort kannst du von deinem nächsten Zug an aktivieren. Deine offene Produktion können andere sofort nutzen.
    .heading = Bauen, Schritt für Schritt
    .words = reihenfolge errichten umbauen wann
rulebook-make_deal = Wähle einen Ort von deiner Hand und zahle so viele blaue Kontaktplättchen{ $blue }, wie seine Entfernung{ $distance } beträgt. Schiebe ihn unter deine Fraktionstafel: Von nun an zählt nur sein Dealfeld.
    Du erhältst seine Waren sofort und wieder in jeder Produktionsphase.
    Ein Deal kann nicht geplündert oder umgebaut werden, hat keine Symbole und gibt am Ende keine SP. Du darfst beliebig viele Deals haben.
    .heading = Einen Deal machen
    .words = blau dealfeld einkommen deal
rulebook-raze_hand = Wähle einen Ort von deiner Hand, zahle so viele rote Kontaktplättchen{ $red }, wie seine Entfernung{ $distance } beträgt, wirf ihn ab und erhalte seine Beute.
    .heading = Von der Hand plündern
    .words = rot beute abwerfen eigene
rulebook-raze_state = Wähle einen Ort eines Mitspielers, der nicht gepasst hat, und zahle rote Kontaktplättchen{ $red } in Höhe seines Widerstandswerts: 3 in der obersten, 4 in der mittleren, 5 in der untersten Reihe und 1 mehr für ein Schildplättchen{ $shield }.
    Du erhältst die Beute. Der Besitzer erhält als Entschädigung die Waren des Dealfelds und dreht die Karte um: Sie ist nun eine Ruine{ $ruin }.
    Eingelagerte Waren und Waren einer Bauprämie darauf kommen in den Vorrat des Besitzers; Zeichen und Schildplättchen sind verloren.
    Ruinen und deine eigenen Orte kannst du nie plündern.
    .heading = In einem fremden Staat plündern
    .words = rot angriff widerstand zerstören entschädigung schild
rulebook-activate = Wähle einen deiner Aktionsorte{ $action }, den du in dieser Runde noch nutzen kannst, lege die Waren darauf, die er kostet, und erhalte seinen Effekt.
    Das geht einmal pro Runde, wenn nicht zweimal dasteht: Dann zahlst du jedes Mal, in einem Zug oder in zweien.
    Eine Aktion, die du nicht ganz bezahlen kannst oder die außer ihren Kosten nichts ändern würde, kannst du nicht ausführen.
    .heading = Einen Ort aktivieren
    .words = aktion nutzen karte zweimal
rulebook-faction_actions = Auf deiner Fraktionstafel stehen drei Aktionen. Jede kannst du einmal pro Runde für die aufgedruckten Waren nutzen, von der ersten Runde an und auch ganz ohne Orte.
    Sie machen aus Ressourcen Kontaktplättchen: graue{ $grey }, rote{ $red } oder blaue{ $blue }.
    .heading = Fraktionsaktionen
    .words = tafel kontaktplättchen ressource
rulebook-exchange = Zahle zwei Arbeiter{ $worker } für eine Ressource deiner Wahl oder eine Karte{ $card }. Das geht, so oft du Arbeiter hast, in einem Zug oder in mehreren, und jedes Mal darfst du neu wählen.
    Munition{ $ammo } steht nicht zur Wahl.
    .heading = Arbeiter tauschen
    .words = zwei arbeiter ressource karte tausch aktion
rulebook-visit = Lege 1 Arbeiter{ $worker } auf die freie offene Produktion{ $open_production } eines Mitspielers, der nicht gepasst hat, und erhalte ihre Produktion, aber nie ihre Bauprämie. Dann erhält ihr Besitzer 1 Arbeiter aus dem allgemeinen Vorrat.
    Jede kann pro Runde nur ein Besucher nutzen. Deine eigenen kannst du so nicht nutzen.
    Was Symbole zählt, zählt sie im Staat des Besitzers.
    .heading = Fremde offene Produktion nutzen
    .words = besuch besuchen arbeiter offene produktion andere
rulebook-take_connection = Zahle 2 Arbeiter{ $worker } und nimm eine der aufgedeckten Kontaktkarten auf die Hand. Du kannst sie von deinem nächsten Zug an spielen, nicht in derselben Aktion.
    Bis zur nächsten Runde wird an ihrer Stelle keine andere aufgedeckt.
    .heading = Eine Kontaktkarte nehmen
    .words = rot blau arbeiter stapel
rulebook-play_connection = Spiele eine Kontaktkarte von deiner Hand als eigene Aktion: Zahle ihre aufgedruckten Kosten, falls sie welche hat, und erhalte ihren Effekt. Dann wirf sie ab.
    Beim Aufräumen behältst du sie auf der Hand, und sie zählt als Karte{ $card }. Du kannst sie nie bauen, plündern oder für einen Deal verwenden.
    .heading = Eine Kontaktkarte spielen
    .words = punks raufbolde händler schrottzug kontakte
rulebook-stealing = Mit manchen Aktionen nimmst du einem Mitspieler eine Ressource weg: aus dem Vorrat, nicht von Karten, nie Munition{ $ammo } und nie von jemandem, der gepasst hat.
    Hat niemand etwas, das du nehmen könntest, lässt dieses Programm die Aktion nicht zu, weil sie nichts ändern würde; die Spielregel sagt nur, dass sie ohne Effekt bleibt.
    .heading = Von anderen nehmen
    .words = stehlen dieb nehmen ressource opfer
rulebook-special_effects = Manche Karten nutzen, was andere haben: die Produktion eines anderen Ortes oder die Waren von Deals. Gezählt wird in dem Staat, zu dem jene Karte gehört.
    Manche entfernen die Waren von genutzten Orten: Du kannst diese in derselben Runde noch einmal nutzen.
    Mit manchen ziehst du Karten und behältst einen Teil davon; die anderen wirfst du ab.
    .heading = Besondere Effekte
    .words = kopieren abräumen ziehen behalten produktion wählen

## At the table

rulebook-deck = Ist der Nachziehstapel leer, wenn eine Karte gezogen wird, wird der Ablagestapel gemischt und zum neuen Nachziehstapel. Sind beide leer, werden so viele Karten gezogen wie möglich.
    Mit den Suchern behalten alle die obersten drei Karten ihres eigenen Ablagestapels, auch ein virtueller Gegner; der Rest wird gemischt.
    .heading = Nachziehstapel
    .words = ziehen neu mischen leer stapel
rulebook-discard_pile = Karten werden offen abgeworfen, und alle dürfen den Stapel durchsehen, wenn keine Option der Partie es verbietet.
    Mit den Suchern haben alle einen eigenen Ablagestapel.
    .heading = Ablagestapel
    .words = abwerfen offen ansehen
rulebook-connection_piles = Rote und blaue Kontaktkarten haben je einen Stapel. In jeder Kartenphase wird von jedem die oberste Karte aufgedeckt; nimmt sie niemand, wird sie am Ende der Runde abgeworfen.
    Rote geben dir rote Kontaktplättchen{ $red }, blaue geben dir blaue{ $blue }.
    Abgeworfene werden nicht neu gemischt, wenn keine Option der Partie es so will: Ein Stapel kann endgültig leer werden.
    .heading = Kontaktkartenstapel
    .words = kontakt rot blau offen
rulebook-undo = Du kannst deine letzten Entscheidungen rückgängig machen, und mit ihnen, was Roboter seither getan haben, auch während sie ziehen. Das liegt bei dir: Eine Einstellung lässt Robotern ihre Züge, und Partien, in denen du welche zurückgenommen hast, zählt die Statistik getrennt.
    Das geht nicht hinter den Punkt zurück, an dem dir etwas Neues gezeigt wurde: eine gezogene oder aufgedeckte Karte, eine Auslage, ein neu gemischter Stapel, eine Karte, die ein Roboter aus der Hand offengelegt hat. Was ein Roboter verdeckt zieht, zählt nicht. Bevor du ziehst, warnt dich das Spiel.
    Entscheidungen anderer kannst du nicht rückgängig machen; deine so lange, bis der Nächste seine Hand öffnet, mit offenen Händen, bis der Nächste entscheidet. In Lektionen bleiben die Züge der Roboter. Was du rückgängig gemacht hast, kannst du wiederholen.
    .heading = Rückgängig
    .words = zurücknehmen wiederholen aufgedeckt
rulebook-questions = Solange eine Frage offen ist, kannst du nur sie beantworten: Was zur Wahl steht, leuchtet; klick darauf oder drück dort die Eingabetaste.
    Solange nichts aufgedeckt wurde, kommst du mit Esc oder „Rückgängig“ vor die Entscheidung zurück, die zu der Frage geführt hat.
    .heading = Offene Fragen
    .words = antwort wählen fragen
rulebook-turn_end = Dein Zug endet mit deiner Aktion oder, wenn eine Einstellung es so will, sobald du „Zug beenden“ drückst. Er bleibt offen, solange du Schildplättchen legen oder die Aktion wiederholen kannst: Dann drück „Zug beenden“. Teilt ihr euch den Computer, sind Karten, die dir deine Aktion gebracht hat, als neu markiert, wenn du die Hand wieder öffnest.
    Zwei verschiedene Aktionen in einem Zug sind nie möglich.
    .heading = Ende eines Zuges
    .words = zug beenden fertig übergeben

## Sets of cards

rulebook-sets = Das Basisset ist immer dabei; mit ihm allein lernst du das Spiel am besten.
    Eine Erweiterung darf dazukommen: New Era, Winter, die Sucher, die Verbündeten, Moloch oder Niemandsland, aber nur eine. Promo-Sets und eigene Kartenpakete passen zu allem.
    .heading = Welche Sets zusammenpassen
    .words = erweiterung basisset mischen paket
rulebook-new_era = New Era bringt 50 Karten und keine neuen Regeln.
    Auf der Geheimen Schmiede ist ein Schild{ $shield } aufgedruckt: Sie zu plündern kostet 4, und ein Schildplättchen passt nicht mehr darauf. Greift ein virtueller Gegner sie an, bleibt der aufgedruckte Schild und rettet sie.
    Fundament und Radioaktive Kolonie haben keine Symbole, passen also zu jeder Karte.
    .heading = New Era
    .words = erweiterung geheime schmiede fundament radioaktive kolonie
rulebook-winter = Winter bringt 50 Karten.
    Manche Produktionsorte geben dir beim Bauen nichts, erst von der nächsten Produktionsphase an: Ihr Text sagt es.
    Mit den Lieferanten nimmst du die Produktion eines Ortes eines Mitspielers: Seinem Besitzer gibt er in dieser Phase nichts.
    Die Körperjäger räumen drei andere deiner Orte ab, sodass du sie in dieser Runde noch einmal nutzen kannst.
    .heading = Winter
    .words = erweiterung lieferanten körperjäger
rulebook-scavengers = Die Sucher bringen 44 Orte und sechs gelbe Kontaktkarten, die du nimmst und spielst wie die anderen.
    Statt des gemeinsamen Ablagestapels haben alle einen eigenen, und mit manchen Karten birgst{ $salvage } du, was bei den anderen obenauf liegt. Deinen Stapel eröffnen die zwei Karten, die du nicht behältst; du bestimmst, welche oben liegt. Was in der Kartenphase niemand nimmt, kommt auf den Stapel des Startspielers{ $first_player }.
    Ruinen{ $ruin } sind nützlich: Manche Karten geben dir welche, zählen sie, verbrauchen sie oder bauen sie wieder auf.
    Im Solospiel eröffnet ein Drittel des Nachziehstapels den Ablagestapel des virtuellen Gegners; nur die oberste Karte ist bekannt. Was er abwirft, kommt ebenfalls dorthin.
    Das ist zum Teil unsere eigene Fassung: Bekannt waren die Regeln und neun Titel, bei diesen auch mindestens ein Teil des Effekts; die anderen Karten und alle Werte sind von uns.
    .heading = Sucher
    .words = erweiterung eigener ablagestapel gelbe kontaktkarten bergung bergen hausausgabe
rulebook-salvage = Was du abwirfst, kommt offen auf deinen eigenen Ablagestapel: Karten, die du von der Hand plünderst oder zahlst, umgebaute Orte, verlorene Deals, hergegebene Ruinen, gezogene Karten, die du nicht behältst. Kontaktkarten haben weiterhin einen Ablagestapel je Farbe.
    Für jede Bergung{ $salvage } darfst du die oberste Karte eines fremden Stapels auf die Hand nehmen, eine nach der anderen und von beliebigen Stapeln, nie vom eigenen; sind die anderen leer, erhältst du nichts. Du darfst jederzeit aufhören.
    Bergung als Beute, Deal-Ware oder Entschädigung kommt, bevor ein virtueller Gegner seinen Ort oder seine Angriffskarte ablegt, und vor Borgos zweiter Aktion.
    In der Produktionsphase bergt ihr der Reihe nach, wenn alle alles andere erhalten haben, doch vor Effekten nach der Produktion (Grenzwertige Kneipe). Das, und dass der Stapel von jemandem, der gepasst hat, tabu ist, hat dieses Programm festgelegt.
    .heading = Eigene Ablagestapel und Bergung
    .words = abwerfen nehmen oberste karte stapel bergen
rulebook-matching = Wähle ein Symbol auf der obersten Karte eines fremden Ablagestapels; die Karte bleibt liegen. Die Müll-Drohne gibt dir, wofür das Symbol steht; bei der Ödland-Expedition zahlst du es und erhältst dafür 1 SP{ $vp }.
    Baumaterial{ $brick }, Knarre{ $gun }, Treibstoff{ $fuel }, Metall{ $iron }, Munition{ $ammo } und Arbeiter{ $worker } stehen für 1 davon, SP{ $vp } für 1 SP.
    Karte{ $card } steht für 1 Karte, vom Nachziehstapel oder als Kosten von deiner Hand.
    Kontakt{ $contact } steht für 1 graues{ $grey }, blaues{ $blue } oder rotes Kontaktplättchen{ $red } deiner Wahl; mit einem Multi-Kontakt{ $universal } kannst du zahlen, du erhältst aber keinen.
    Schild{ $shield } und Umbau{ $development } aus dem Promo-Set 2 stehen für 1 solches Plättchen.
    Freiheit{ $liberty } und Gift{ $toxic } stehen für nichts; du kannst sie nicht wählen.
    Einige Bilder der Tabelle im Regelheft waren nicht zu erkennen: So liest sie dieses Programm.
    .heading = Die Ware zum Symbol
    .words = symbol kategorie ware tabelle müll-drohne ödland-expedition entspricht
rulebook-ruin_effects = Erhältst du eine Ruine{ $ruin }, legst du die oberste Karte des Nachziehstapels verdeckt in deinen Staat; nur du darfst sie ansehen. Gibst du eine her, wirfst du sie offen ab.
    Wieder aufbauen: Deck eine Ruine in der Reihe ihres Typs auf; sie ist wieder ein Ort, und eine Produktion{ $production } bringt sofort ihre Waren. SP, Bauprämie und Belohnungen gibt es dafür nicht; das hat dieses Programm festgelegt.
    Red Anja wirft bis zu zwei deiner Ruinen ab und gibt dir deren Beute.
    Mike der Knaller macht einen anderen deiner Orte für Beute und Deal-Waren zur Ruine, Tommy der Knaller einen von jemandem, der nicht gepasst hat. Auch das haben wir festgelegt: Es ist kein Plündern, der Besitzer erhält nichts, und ein Schild{ $shield } hält nur Tommy auf.
    Der Pony-Express legt je eine beliebige Ressource auf bis zu drei Ruinen; kein Effekt rührt sie an, und du kannst in jeder Runde mit ihnen zahlen.
    Baust du eine Ruine um oder wieder auf oder wirfst sie ab, nimmst du die Waren, die darauf liegen.
    .heading = Wozu Ruinen gut sind
    .words = wieder aufbauen ausschlachten sprengen hergeben waren auf ruinen rote red anja mike tommy knaller pony express neue horizonte initiative
rulebook-allies = Die Verbündeten bringen 50 Karten und drei Gruppierungen: die Sharrash{ $sharrash }, Uranopolis{ $uranopolis } und die Iron-Gang{ $iron_gang }.
    Die Orte einer Gruppierung tragen ihr Symbol, ein Symbol wie jedes andere, und ihre Deals geben dir ihren Einfluss. Mit Einfluss errichtest du, machst Deals und plünderst.
    Durch manche Fähigkeiten zählt ein Symbol auch als ein anderes: Mit der Rattenmutter zählen deine Sharrash-Karten auch als Arbeiter-Karten, aber nie umgekehrt. Das gilt nur für dich, auf deiner Hand und in deinem Staat, wenn du umbaust oder Symbole zählst.
    Bei Angriffen im Solospiel zählen die aufgedruckten Symbole. Für die Händlergilde sind zwei Deals, die Einfluss geben, nur bei derselben Gruppierung gleich.
    Das ist zum Teil unsere eigene Fassung: Bekannt waren die Regeln zum Einfluss und elf Titel, bei den meisten auch ein Teil des Effekts; die anderen Karten und alle Werte sind von uns.
    .heading = Verbündete
    .words = erweiterung gruppierung gruppen sharrash uranopolis iron-gang rattenmutter prophet kaplan hausausgabe
rulebook-influence = Einflussplättchen der Sharrash{ $sharrash }, von Uranopolis{ $uranopolis } und der Iron-Gang{ $iron_gang } sind Waren: Beim Aufräumen verlierst du sie, wenn du sie nicht einlagerst.
    Errichtest du einen Ort einer Gruppierung oder machst du einen Deal mit ihm, darfst du statt grauer{ $grey } oder blauer Kontaktplättchen{ $blue } Einfluss dieser Gruppierung zahlen, beliebig gemischt.
    Plünderst du einen Ort einer Gruppierung, von der Hand oder in einem fremden Staat, darfst du statt roter Kontaktplättchen{ $red } Einfluss der beiden anderen zahlen, beliebig gemischt. Kostet dich das Chrompantheon von Uranopolis 4, zahlst du etwa 2 rote und 2 Sharrash, 2 rote und 2 Iron-Gang, je 2 von beiden oder 2 rote und je 1 von beiden.
    Für anderes wie Umbauen oder Aktionen kannst du Einfluss nur zahlen, wenn er als Preis aufgedruckt ist. Dass er keine Orte ohne Gruppierung plündert, hat dieses Programm festgelegt.
    Das Spiel gibt zuerst Einfluss und zuletzt Multi-Kontakte{ $universal } aus.
    .heading = Einfluss
    .words = einflussplättchen zahlen gruppierung errichten deal plündern fraktion sharrash uranopolis iron-gang
rulebook-allies_effects = Die Rattenhöhle und die Rote Maske aktivierst du einmal pro Runde, dann aber so oft, wie du zahlen kannst. Giftmüll kostet nichts; ein Arbeiter{ $worker } zeigt, dass du ihn genutzt hast.
    Die Rattenjagd blockiert bis zum Aufräumen einen Ort eines Mitspielers, der nicht gepasst hat; ein Arbeiter zeigt es an. Man kann ihn umbauen oder plündern, aber nicht aktivieren oder als offene Produktion{ $open_production } nutzen, und als Fähigkeit{ $feature } lagert er nur noch ein. Was eine Blockade verhindert, hat dieses Programm festgelegt.
    Beim Rasanten Raub muss ein Mitspieler Knarren{ $gun } abgeben: alle aus seinem Vorrat, höchstens drei. Gibt es nichts zu blockieren oder abzugeben, wie bei einem virtuellen Gegner, erhältst du trotzdem den Rest.
    Der Hässliche Timmy gibt zwei Knarren oder zwei Treibstoff{ $fuel }, nie von jedem eins. Die Technologie der Sharrash und die Giftmülldeponie belohnen dich, immer wenn du errichtest oder umbaust, auch für ihren eigenen Bau.
    Der Unterhöhlte Block gibt dir Ruinen{ $ruin } vom Nachziehstapel; du darfst sie ansehen.
    .heading = Besondere Karten der Verbündeten
    .words = blockieren blockiert abgeben beliebig oft rattenhöhle rote maske giftmüll rattenjagd rasanter raub ruine
rulebook-moloch = Moloch bringt 23 Maschinen, die alle Spieler angreifen, und 27 Orte.
    Nach der Produktion hat eine Runde zwei weitere Phasen: In der Angriffsphase{ $assault } greifen die eingesetzten Maschinen{ $deployed } an, in der Einsatzphase{ $deploy } werden neue eingesetzt. In der Aktionsphase kannst du sie hacken{ $hack } oder zerstören{ $destroy }.
    Am Ende, bevor die Orte gewertet werden, verliert der Spieler mit den meisten SP{ $vp } 2 SP für jede eingesetzte Maschine, höchstens aber alle, die er hat; bei Gleichstand, so hat es dieses Programm festgelegt, jeder von ihnen.
    Im Solospiel lassen die Maschinen den Gegner in Ruhe, und SP verlierst du nur, wenn du mehr hast als er.
    Das ist zum Teil unsere eigene Fassung: Bekannt waren die Regeln, sechs Titel und die Wirkung von vier dieser Karten; die anderen Karten und alle Werte sind von uns. Das Promo-Set 2 bringt drei weitere Maschinen.
    .heading = Moloch
    .words = erweiterung maschinen angriff ende abzug strafe solo ausliegende hausausgabe
rulebook-assault = Von der zweiten Runde an greifen alle eingesetzten Maschinen{ $deployed } jeden Spieler an, der Reihe nach; was nicht da ist, verliert niemand.
    Zuerst plündern sie: Jede plündert einen anderen Ort, und zwar so, dass möglichst viele einen finden. Schildplättchen{ $shield } helfen nicht: Du hast sie beim Aufräumen verloren. Du wählst, wo es eine Wahl gibt, erhältst die Deal-Waren und behältst die Ruine{ $ruin }.
    Dann nehmen sie Waren aus deinem Vorrat, SP, Karten oder Deals, notfalls nur einen Teil; Karten und Deals wählst du. Munition{ $ammo } ersetzt dabei nichts.
    Zuletzt legen sie für diese Runde etwas lahm: die Aktionen deiner Tafel, die Kontaktplättchen einer bestimmten Farbe bringen (ein Multi-Kontakt{ $universal } zählt als jede Farbe), den Tausch oder einen Aktionsort{ $action } deiner Wahl. Metall{ $iron } auf der Tafel zeigt, was lahmgelegt ist.
    Die Maschinen bleiben liegen. Dass niemand Beute, SP oder Belohnungen erhält, die Reihenfolge und das Nehmen eines Teils hat dieses Programm festgelegt.
    .heading = Angriffsphase
    .words = maschinen angriff plündern verlieren nehmen lahmlegen blockieren tausch moloch
rulebook-deploy = Neue Maschinen werden von unten aus dem Stapel gezogen und eingesetzt. Ihr seht Angriff, Code und Stärke; die gehackte Seite{ $hacked } darf niemand ansehen.
    Rekrut: Bei 1, 2, 3 oder 4 Spielern werden in jeder Runde 1, 2, 3 oder 4 Maschinen eingesetzt.
    Soldat: 2, 3, 4 oder 5 Maschinen.
    Veteran: 3, 4, 5 oder 6 Maschinen.
    Ist der Stapel leer, werden die abgelegten Maschinen zu einem neuen gemischt. Gibt es keine, werden weniger eingesetzt.
    Wenn keine Maschine mehr eingesetzt werden kann und in einer ganzen Aktionsphase niemand etwas tut, haben die Maschinen alle Staaten überrannt; die Partie endet sofort und wird gewertet. Das hat dieses Programm festgelegt.
    .heading = Einsatzphase
    .words = maschinen stufe schwierigkeit rekrut soldat veteran stapel tabelle moloch überrannt ende
rulebook-hacking = Um eine Maschine zu hacken, zahlst du alle Waren ihres Codes{ $code }. Munition{ $ammo } kann Ressourcen ersetzen, aber keine Arbeiter{ $worker }. Nimm die Karte mit der gehackten Seite{ $hacked } nach oben auf die Hand. Das lässt sich nicht rückgängig machen.
    Die erste Ware des Codes verrät, was sie ist: Baumaterial{ $brick } eine Produktion, Treibstoff{ $fuel } eine offene Produktion, Metall{ $iron } eine Fähigkeit, Arbeiter{ $worker } eine Aktion, Knarre{ $gun } Produktion und Fähigkeit zugleich.
    Du kannst sie bauen, einen Deal mit ihr machen oder sie plündern wie jeden Ort. Ihre Entfernung ist immer 1. Die anderen sehen ihre Rückseite und wissen so, welche Maschine du hältst.
    Gehackte Karten kommen zu den abgelegten Maschinen. Wird eine in einem Staat geplündert, ist die oberste Karte des Nachziehstapels die Ruine{ $ruin }.
    Manche Karten geben dir die unterste Karte des Stapels mit der gehackten Seite nach oben.
    .heading = Maschinen hacken
    .words = hacken code aktion gehackt entfernung seite moloch
rulebook-destroying = Um eine Maschine zu zerstören, zahlst du so viele rote Kontaktplättchen{ $red }, wie sie Stärke hat, oder Multi-Kontakte{ $universal }. Du erhältst 1 SP{ $vp }, und die Maschine wird abgelegt.
    Eine Maschine mit Raserei{ $frenzy } ist um 1 stärker, solange mit ihr nicht mehr Maschinen eingesetzt sind, als Spieler die Partie begonnen haben. Es gilt der Moment, in dem du zahlst.
    Manche Fähigkeiten machen das Zerstören günstiger. Sie wirken zusammen, aber mindestens 1 Plättchen bleibt zu zahlen.
    .heading = Maschinen zerstören
    .words = zerstören stärke raserei rotes kontaktplättchen sp moloch
rulebook-machine_cards = Auf dem Abgefangenen Scanner und auf Kasparovs Comeback liegen rote Kontaktplättchen{ $red } nur zum Zerstören von Maschinen, auf dem Hightech-Keller, dem Mondlicht-Terminal und dem Lochkartentresor Ressourcen und Arbeiter deiner Wahl nur zum Hacken. Sie bleiben beim Aufräumen liegen, du darfst sie mit deinem Vorrat mischen, und mit der Karte gehen sie verloren.
    Eine Produktion und Fähigkeit{ $production_feature } zählt für Effekte und Angriffe als beides. Sie liegt in der obersten Reihe und hat Widerstandswert 3.
    Was eingesetzte Maschinen{ $deployed } zählt, braucht mindestens eine: Ohne sie kannst du die Aktion nicht nutzen.
    Der Gehackte Flammenwerfer bringt dir eine fremde Produktion, aber nicht die einer Produktion und Fähigkeit; Symbole zählen in deinem Staat.
    .heading = Besondere Karten von Moloch
    .words = reserviert erbeuteter abgefangener scanner kasparow kasparov revanche comeback keller terminal tresor flammenwerfer zählen moloch
rulebook-machines_coop = In der kooperativen Variante kann eine Aktion Waren auf einer Maschine liegen lassen: einen Teil ihres Codes{ $code }, ihrer Stärke oder von beidem, aber nie alles, was noch fehlt. Den Rest darf später jeder zahlen.
    Hackst du eine Maschine, auf der Waren des Codes liegen, wird ihre Karte abgelegt; rote Kontaktplättchen{ $red } darauf schaden nicht.
    Zerstörst du eine Maschine, auf der rote Kontaktplättchen liegen, erhältst du keine SP{ $vp }; Waren des Codes schaden nicht.
    Danach kommen alle Waren darauf in den allgemeinen Vorrat.
    Liegen genug Plättchen darauf, weil eine Raserei{ $frenzy } vorbei ist, kostet das Zerstören nichts. Das hat dieses Programm festgelegt.
    .heading = Gemeinsam gegen Maschinen
    .words = kooperativ zusammen teil teilweise liegen lassen plättchen moloch
rulebook-server_room = Gehört zur Partie der Serverraum{ $server_room }, kannst du eine Maschine hacken, ohne ihre Karte zu nehmen: Entscheide, bevor du die gehackte Seite{ $hacked } siehst. Die Maschine wird abgelegt, ein Marker kommt in den Serverraum, und du erhältst 1 SP{ $vp }.
    Liegt dort ein Marker mehr, als Spieler am Tisch sitzen, ist der Raum gehackt: Von der nächsten Einsatzphase{ $deploy } an wird in jeder Runde eine Maschine weniger eingesetzt. Wäre es nur eine, wird in den Runden 2, 4, 6 … keine eingesetzt. Weitere Marker passen nicht hinein.
    Das geht nicht, wenn die Karte ohnehin abgelegt würde, und nicht mit gehackten Karten vom Stapel.
    Das ist zum Teil unsere eigene Fassung: Bekannt war die Regel der Marker; der SP für einen Marker und die Wirkung des gehackten Raums sind von uns.
    .heading = Serverraum
    .words = modul marker hacken weniger maschinen moloch hausausgabe
rulebook-no_mans_land = Niemandsland bringt einen Gebietsplan{ $map } aus neun Gebieten und 41 Orte.
    Jeder Spieler hat sechs Marker. Ein Marker in einem Gebiet ist ein Außenposten{ $outpost } dieses Spielers auf einer von drei Stufen. In einem Gebiet steht nie mehr als einer.
    In der ersten Kartenphase baut jeder einen Außenposten in einer Ecke. Später baust du weitere, baust sie aus und plünderst fremde; jedes Mal bringt dir eine Stufe des Gebiets sofort Waren.
    Außenposten sind keine Orte und am Ende keine SP{ $vp } wert.
    Das ist zum Teil unsere eigene Fassung: Bekannt waren die Regeln, die Lage der Gebiete und einige ihrer Werte; die übrigen Werte und alle Orte sind von uns.
    .heading = Niemandsland
    .words = erweiterung gebietsplan landkarte karte gebiet außenposten marker hausausgabe
rulebook-map = Jedes Gebiet hat seinen festen Platz in drei Reihen zu dreien. Nebeneinander liegen Gebiete, die eine Seite gemeinsam haben, nie über Eck.
    Jede seiner drei Stufen hat einen Widerstandswert und bringt Waren, wenn sie wirkt. Stufe 1{ $outpost_1 } liegt unten. Neben jeder Stufe steht das Symbol der Karte, die einen Außenposten dorthin bringt.
    Viele Karten nennen einen Teil des Gebietsplans: den NORDEN{ $north }, den SÜDEN{ $south }, den WESTEN{ $west }, den OSTEN{ $east }, die Ecken oder ZENTRAL. Ein Gebiet kann zu mehreren davon gehören.
    ZENTRAL{ $central } besteht aus zwei Linien durch das mittlere Gebiet: drei Gebiete von WESTEN nach OSTEN und drei von NORDEN nach SÜDEN. Es gilt immer nur eine Linie: beim Zählen deiner Außenposten die bessere, beim Aktivieren eine, die du wählst.
    .heading = Der Gebietsplan
    .words = gebietsplan landkarte gebiet himmelsrichtung norden süden westen osten zentral mitte ecke stufe reihe nachbar neben
rulebook-skipping = In der ersten Kartenphase verzichtest du auf eine deiner beiden Karten{ $skip_pick }: Statt sie zu nehmen, baust du deinen ersten Außenposten{ $outpost } in einer leeren Ecke. Hast du das bei der ersten Kartenwahl nicht getan, musst du es bei der zweiten.
    In späteren Kartenphasen darfst du auf eine Karte verzichten, aber nicht auf beide, und baust dafür sofort einen Außenposten.
    Das kostet keine Karte, sonst gilt alles wie immer: Das Gebiet muss leer sein und neben einem deiner Außenposten liegen, und Stufe 1 wirkt. Kannst du nirgends einen bauen, kannst du nicht verzichten.
    Es werden so viele Karten aufgedeckt wie sonst; was niemand nimmt, wird abgeworfen.
    .heading = Auf eine Karte verzichten
    .words = verzichten kartenphase auslassen erste ecke kostenlos außenposten
rulebook-build_outpost = Als deine Aktion wirfst du eine Handkarte mit Munitions-Symbol{ $ammo } ab und setzt einen Marker auf Stufe 1{ $outpost_1 } eines leeren Gebiets neben einem deiner Außenposten. Die Stufe wirkt sofort.
    Eine Karte ohne Symbole passt auch. Dass es Munition ist, hat dieses Programm festgelegt; eine Option der Partie kann ein anderes Symbol bestimmen.
    Hast du auf dem Gebietsplan keinen Außenposten, nimmst du eine leere Ecke oder, wenn keine leer ist, irgendein leeres Gebiet. Das ist eine eigene Festlegung dieses Programms.
    Sind alle sechs Marker auf dem Gebietsplan, gibst du einen anderen deiner Außenposten auf. Der neue darf auch neben diesem liegen.
    .heading = Einen Außenposten bauen
    .words = errichten bauen außenposten aktion abwerfen munition symbol nachbar siebter marker entfernen
rulebook-upgrade_outpost = Als deine Aktion wirfst du eine Handkarte mit dem Symbol der nächsten Stufe deines Außenpostens ab: für Stufe 2{ $outpost_2 } das aufgedruckte dieses Gebiets, für Stufe 3{ $outpost_3 } immer SP{ $vp }. Eine Karte ohne Symbole passt auch. Dass es SP sind, hat dieses Programm festgelegt; eine Option der Partie kann ein anderes Symbol bestimmen.
    Der Marker steigt. Dann wirkt die neue Stufe oder die darunter, wie du willst.
    Ein Außenposten steigt immer nur um eine Stufe und sinkt nie.
    .heading = Einen Außenposten ausbauen
    .words = ausbauen aufwerten upgrade upgraden außenposten stufe aktion abwerfen symbol
rulebook-raze_outpost = Als deine Aktion plünderst du einen Außenposten neben einem von deinen, wenn sein Besitzer nicht gepasst hat. Zahle rote Kontaktplättchen{ $red } in Höhe des Widerstandswerts seiner Stufe und 1 mehr für ein Schildplättchen{ $shield }. Der Marker geht an seinen Besitzer zurück, der Schild in den allgemeinen Vorrat.
    Dann wirkt die Stufe für dich oder die darunter. Danach darfst du in genau diesem Gebiet sofort selbst einen Außenposten bauen und wirfst dafür wie immer eine Karte ab. Dass das eine Karte kostet, hat dieses Programm festgelegt; mit einer Option der Partie kostet es keine.
    Das ist kein Plündern eines Orts: Es gibt weder Beute noch Belohnungen, und nichts macht es billiger.
    In deinem Zug darfst du Schildplättchen neben deine Außenposten legen, eines in jedes Gebiet. Das ist keine Aktion; du verlierst sie beim Aufräumen oder mit dem Außenposten.
    .heading = Einen Außenposten plündern
    .words = plündern außenposten rot kontaktplättchen widerstand schild schutz
rulebook-outpost_effects = Karten, mit denen du einen Außenposten{ $outpost } baust, ausbaust oder plünderst, verlangen dafür weder eine Handkarte noch rote Kontaktplättchen{ $red }, und ein Schild hält sie nicht auf. Alle anderen Regeln gelten wie immer.
    Bei Karten, die Außenposten aktivieren{ $activate_outposts }, wirkt jeder auf seiner Stufe oder auf einer beliebigen darunter. Derselbe Effekt aktiviert einen Außenposten nur einmal; mehrere Effekte können das je einmal.
    Karten, die deine Außenposten oder deren Stufen zählen, zählen die, die in diesem Moment auf dem Gebietsplan stehen. Gibt es keine, kannst du die Aktion nicht nutzen.
    Die Flimmervorstadt bringt dir Ruinen{ $ruin }: Lege die oberste Karte des Nachziehstapels verdeckt in deinen Staat. Du darfst sie ansehen und wie jede Ruine umbauen.
    .heading = Karten und Außenposten
    .words = aktivieren außenposten zählen stufen mitte zentral kostenlos effekt ruine flimmervorstadt
rulebook-promo = Das Promo-Set 1 bringt 6 Karten für jede Partie.
    Mit dem Fixer kannst du eine offene Produktion{ $open_production } nutzen, auf der schon ein Arbeiter{ $worker } liegt. Das kostet dich 1 Arbeiter, und der Besitzer erhält wie üblich 1.
    .heading = Promo-Set 1
    .words = promo fixer waffenladen
rulebook-promo_2 = Das Promo-Set 2 bringt 12 Orte für jede Partie und zwei weitere Symbole: Schild{ $shield } und Umbau{ $development }. Mit Moloch kommen drei Maschinen dazu. Eine Partie mit ihm kann auch Hauptsitze{ $hq } haben.
    Manche Orte belohnen dich, immer wenn du baust: Errichten und Umbauen zählen beide. Andere zählen nur das Umbauen. Sie wirken schon für den Bau, mit dem sie in deinen Staat kommen, nach seiner Produktion und Bauprämie.
    Ganz am Ende der Produktionsphase, auch nach Bergung{ $salvage } und Ware zum Symbol, gibt dir die Grenzwertige Kneipe eine Ressource einer Art, von der du in dieser Phase keine erhalten hast; hast du alle vier Arten erhalten, gehst du leer aus.
    Das ist unsere eigene Fassung: Bekannt waren nur der Titel der Grenzwertigen Kneipe und ihre Einschränkung; die anderen Karten und alle Werte sind von uns.
    .heading = Promo-Set 2
    .words = promo kneipe schild umbau hausausgabe
rulebook-further_factions = Fünf weitere Tafeln stehen in jeder Partie zur Wahl: Texas, Hegemonie, Universität, Mississippi und Uranopolis. Zufällige Fraktionen werden aus den vier üblichen gezogen oder, wenn du es so einstellst, aus allen neun.
    Eine Aktion mit einem Strich ist eine einzige Aktion: Du wählst eine Seite, danach ist sie für diese Runde genutzt.
    Texas darf eine in dieser Runde schon genutzte Aktion in einem späteren Zug noch einmal ausführen: Es zahlt 1 Arbeiter{ $worker } und erneut die Kosten dieser Aktion; der Tausch lässt sich so nicht wiederholen.
    Die Universität wirft zum Forschen eine Karte{ $card } ab: Sie zieht drei Karten, behält eine und wirft die anderen ab.
    Uranopolis erhält die Produktion eines seiner Produktionsorte{ $production } ein zweites Mal.
    Das ist unsere eigene Fassung: Die Spielregel nennt die fünf Tafeln und beschreibt nur die dritte Aktion von Texas; alles andere darauf ist von uns.
    .heading = Fünf weitere Fraktionen
    .words = texas hegemonie universität mississippi uranopolis noch einmal forschung hausausgabe

## One player alone

rulebook-solo = Du spielst gegen einen virtuellen Gegner und gewinnst, wenn du am Ende mehr SP{ $vp } hast; bei gleich vielen verlierst du.
    Der Gegner hat einen Staat, aber keine Hand, keine Waren und keine Fraktionstafel. Seine Orte geben ihm während der Partie nichts, am Ende aber je 1 SP. Du kannst sie plündern und seine offenen Produktionen nutzen.
    .heading = Der virtuelle Gegner
    .words = solo hegemonie allein automa
rulebook-solo_lookout = Vier Karten werden aufgedeckt. Du nimmst eine; der Gegner erhält eine zufällige der anderen; du nimmst eine der letzten beiden, und der Gegner erhält die letzte.
    Dann erhält er noch eine Karte vom Nachziehstapel; New York erhält zwei.
    Verzichtest du bei Niemandsland auf eine Karte, erhält er seine trotzdem zufällig, und was übrig bleibt, wird abgeworfen.
    .heading = Die Kartenphase im Solospiel
    .words = solo kartenwahl draft
rulebook-solo_turn = Du hast in jeder Runde den ersten Zug, dann wechselt ihr euch ab. Das Startspielerplättchen{ $first_player } behältst du die ganze Partie.
    Solange eine Kontaktkarte aufgedeckt ist, wirft der Gegner eine zufällige ab und erhält 2 SP{ $vp }. Dann greift er an.
    Er passt im Zug nach einem erfolgreichen Angriff oder nach dem dritten Fehlschlag; die Mutanten-Union hat fünf Versuche. Passt du, passt auch der Gegner sofort.
    Nachdem er gepasst hat, darfst du weiterspielen, ihm aber nichts mehr tun.
    .heading = Der Zug des Gegners
    .words = solo virtuell zug passen
rulebook-solo_attack = Der Gegner zieht eine Karte: Sie trifft einen deiner Orte, der ein Symbol mit ihr gemeinsam hat.
    Unter mehreren trifft sie den mit den meisten gemeinsamen Symbolen, dann den mit der größten Entfernung{ $distance }, dann eine ungenutzte Aktion, eine genutzte, eine Fähigkeit, eine Produktion; dann den, dessen Deal die besten Waren gibt, in der Reihenfolge unter „Optionen für das Solospiel“; dann wählst du.
    Ein Schildplättchen{ $shield } rettet den Ort und wird abgeworfen: Der Angriff gilt trotzdem als erfolgreich, aber der Gegner erhält keine SP. Ohne Schildplättchen wird der Ort zur Ruine{ $ruin }, du erhältst die Waren seines Deals und der Gegner 2 SP{ $vp }.
    Karten und Orte ohne Symbole passen zu allem.
    .heading = Angriffe
    .words = solo angriff ziel kriterien schild
rulebook-solo_against = Einen Ort des Gegners zu plündern kostet dich wie üblich 3, 4 oder 5 rote Kontaktplättchen{ $red } und gibt dir seine Beute. Wirf die Karte ab; der Gegner erhält nichts.
    Nutzt du seine offene Produktion, erhält der Gegner 1 SP{ $vp } statt eines Arbeiters.
    Effekte, die anderen Waren nehmen, finden dort nichts.
    .heading = Was du gegen den Gegner tun kannst
    .words = solo plündern besuchen
rulebook-solo_end = Sobald eine Seite 25 SP{ $vp } oder mehr hat, wird das Spielende ausgelöst. Die Aufräumphase entfällt; jeder Ort gibt seiner Seite 1 SP.
    Deine SP bestimmen den Rang deines Sieges: unter 30 Lebewesen ohne Hirn, ab 30 Lebewesen mit Hirn, ab 40 Mensch, ab 50 Händler, ab 60 Soldat, ab 70 Cyborg, ab 80 Großmeister.
    .heading = Ende und Ränge
    .words = solo rang titel ergebnis
rulebook-solo_merchants = Nach ihren Angriffen greift die Händlergilde deine Deals an: Sie zieht eine Karte, und du wirfst einen Deal{ $deal } ab, der dieselbe Ware gibt. Gibt es mehrere, wählst du. SP erhält sie dafür nicht. Nach einem Erfolg oder dem dritten Fehlschlag passt sie.
    .heading = Gegner Händlergilde
    .words = solo variante deals
rulebook-solo_appalachian = Ist keine Kontaktkarte mehr da, entwickelt die Appalachische Föderation zuerst: Sie zieht eine Karte und ersetzt damit einen ihrer Orte, der ein Symbol mit der Karte gemeinsam hat; dafür erhält sie 1 SP{ $vp }. Nach einem Erfolg oder dem dritten Fehlschlag beginnen ihre Angriffe.
    .heading = Gegner Appalachische Föderation
    .words = solo variante entwicklung
rulebook-solo_mutants = Die Mutanten-Union hat bis zu fünf Angriffe pro Runde statt drei; ein Erfolg beendet sie wie üblich.
    .heading = Gegner Mutanten-Union
    .words = solo variante angriffe fünf
rulebook-solo_new_york = New York erhält am Ende jeder Kartenphase zwei Karten vom Nachziehstapel statt einer.
    .heading = Gegner New York
    .words = solo variante kartenphase zwei
rulebook-borgo = Borgo ist schwerer und weniger berechenbar. Die Kartenphase läuft wie zu zweit: Borgo nimmt zufällige Karten und baut sie sofort kostenlos. Dann erhält er so viele Schläger, wie die Nummer der Runde sagt.
    Das Startspielerplättchen{ $first_player } wechselt bei jedem Aufräumen die Seite. Ungenutzte Schläger verliert Borgo dann, wenn keine Option der Partie sie ihm lässt.
    Was Borgo baut, gibt ihm nichts. Plünderst du einen seiner Orte, wird er zur Ruine{ $ruin }.
    Nutzt du seine offene Produktion, erhält Borgo 1 Schläger. Hast du gepasst, passt er in seinem nächsten Zug.
    .heading = Borgo
    .words = solo automa schläger
rulebook-borgo_turn = Borgo zieht eine Karte, und ihre Symbole sagen, was er tut: Knarre{ $gun } greift an, Baumaterial{ $brick } baut, Metall{ $iron } erweitert. Zeigt sie zwei davon, tut er beides der Reihe nach; zeigt sie keine davon, führt er die Standardaktion aus. Welches Symbol was bewirkt, hat dieses Programm festgelegt.
    Standardaktion: Er wirft eine aufgedeckte Kontaktkarte ab und erhält 2 SP{ $vp }; ist keine da, gibt er einen Schläger ab und erhält 1 SP.
    Muss er einen Schläger abgeben und hat keinen, passt er.
    .heading = Borgos Zug
    .words = solo knarre baumaterial metall standard schläger
rulebook-borgo_attack = Borgo gibt einen Schläger ab und zieht eine Karte: Sie trifft einen deiner Orte mit einem gemeinsamen Symbol, gewählt wie bei anderen Gegnern, doch ohne Warenvergleich. Gibt es keinen, erhält er 1 SP{ $vp }.
    Ein Schildplättchen{ $shield } rettet den Ort und wird abgeworfen. Ohne wird er zur Ruine{ $ruin }, du erhältst die Waren seines Deals und Borgo 2 SP.
    Ein Angriff beendet seine Züge nicht.
    .heading = Borgo greift an
    .words = solo schläger angriff
rulebook-borgo_build = Bauen: Borgo zieht eine Karte und baut sie kostenlos.
    Erweiterung: Er nutzt zuerst eine deiner offenen Produktionen{ $open_production }, wenn eine frei ist; du erhältst 1 Arbeiter{ $worker }, er 1 Schläger. Dann zieht er beim Basisset noch eine Karte und tut, was ihre Symbole sagen; bei Winter erhält er einen Schläger; mit den Suchern gibt er einen ab und baut dann die oberste Karte deines Ablagestapels, wenn eine da ist; mit den Verbündeten greift er an, aber nur Orte von Gruppierungen, und erhält 1 SP{ $vp }, wenn er keinen trifft; mit Moloch gibt er in jedem Fall einen Schläger ab und baut dann eine zufällige eingesetzte Maschine mit der gehackten Seite nach oben, oder erhält 1 SP, wenn keine eingesetzt ist.
    Bei New Era legt er ein Schildplättchen{ $shield } auf seinen Ort mit der größten Entfernung, der noch keines hat; bei Gleichstand zuerst auf eine Aktion, dann eine Fähigkeit, dann eine Produktion. Es bleibt beim Aufräumen liegen.
    .heading = Borgo baut und erweitert
    .words = solo baumaterial metall erweiterung
rulebook-solo_outposts = Mit Niemandsland baut der Gegner am Ende jeder Kartenphase einen Außenposten{ $outpost } auf Stufe 2{ $outpost_2 }, solange er Marker hat: den ersten in der Ecke direkt über oder unter deiner, die anderen neben einem eigenen und möglichst auch neben einem von deinen; Borgo so nah an deinen, wie es geht. Sind mehrere Gebiete gleich gut, wählst du. Der Gegner erhält nichts dafür und baut nie aus. Dass andere Gegner als Borgo dann bauen und nie plündern, hat dieses Programm festgelegt.
    Du kannst seine Außenposten plündern wie jeden anderen, bis er gepasst hat.
    Trifft Borgos Angriff keinen Ort, kann er einen deiner Außenposten neben einem von seinen treffen: Die gezogene Karte muss das Symbol der Stufe dieses Außenpostens zeigen oder gar keines. Borgos Erweiterung kostet ihn einen Schläger und plündert den niedrigsten deiner Außenposten neben einem von seinen; gibt es keinen, erhält er 1 SP{ $vp } und baut einen. Für jeden geplünderten erhält er 2 SP und baut dort seinen eigenen. Ein Schild{ $shield } rettet deinen; hält er die Erweiterung auf, erhält Borgo 1 SP.
    .heading = Die Außenposten des Gegners
    .words = solo borgo hegemonie außenposten gebietsplan landkarte ecke angriff erweiterung schild

## Options

rulebook-option_connections = Abgeworfene Kontaktkarten sind sonst endgültig weg. Mit dieser Option werden die abgeworfenen einer Farbe zum neuen Stapel, wenn er leer ist.
    .heading = Kontaktkarten neu mischen
    .words = option mischen
rulebook-option_tiebreak = Was bei Gleichstand zuerst zählt: die Waren im Vorrat; diese und die eingelagerten; oder dazu noch die Handkarten.
    .heading = Was bei Gleichstand entscheidet
    .words = option gleichstand waren
rulebook-option_tokens = Plättchen sind sonst unbegrenzt. Mit dieser Option gibt es so viele wie in der Schachtel, außer bei Ressourcen und Arbeitern: Erhältst du mehr, bekommst du, was noch da ist.
    .heading = Begrenzte Plättchen
    .words = option vorrat schachtel
rulebook-option_discard = Ob alle den Ablagestapel durchsehen dürfen oder nur seine oberste Karte sehen. Mit den Suchern sind die Stapel aller Spieler ohnehin offen.
    .heading = Der offene Ablagestapel
    .words = option offen
rulebook-option_solo = Was ein Angriff zuletzt vergleicht: die Waren des Deals oder die Beute. Wann der Gegner passt: in seinem nächsten Zug oder sofort. Und die Namen der Ränge.
    Waren werden in dieser Reihenfolge verglichen, die beste zuerst: SP{ $vp }, Multi-Kontakt{ $universal }, Munition{ $ammo }, Karte{ $card }, Umbauplättchen{ $development }, Schildplättchen{ $shield }, Einfluss, rotes{ $red }, blaues{ $blue } und graues Kontaktplättchen{ $grey }, Knarre{ $gun }, Treibstoff{ $fuel }, Metall{ $iron }, Baumaterial{ $brick }, Arbeiter{ $worker }. Die Spielregel nennt keine Reihenfolge: Diese hat das Programm festgelegt.
    .heading = Optionen für das Solospiel
    .words = option solo rang passen beste waren reihenfolge wert angriff
rulebook-option_borgo = Zusätzliche Schläger in jeder Kartenphase machen Borgo schwerer. Behält er beim Aufräumen ungenutzte Schläger, wird er noch schwerer.
    .heading = Optionen für Borgo
    .words = option schwierigkeit schläger

## Signs that have no other name here

rulebook-sign-build = bauen
rulebook-sign-deal = Deal
rulebook-sign-raze = plündern
rulebook-sign-distance = Entfernung
rulebook-sign-ruin = Ruine
rulebook-sign-first_player = Startspieler
rulebook-sign-counts_also = gilt auch als
rulebook-sign-times_any = beliebig oft
rulebook-sign-block = blockieren
rulebook-sign-forfeit = abgeben
rulebook-sign-yellow = gelbe Kontaktkarte
rulebook-sign-matching = Ware zum Symbol
rulebook-sign-rebuild = wieder aufbauen
rulebook-sign-strip = Ruinen ausschlachten
rulebook-sign-demolish = sprengen
rulebook-sign-place_on_ruins = Waren auf Ruinen

## Parts of the annotated card, the rows of a State, and the table of prices

rulebook-part-distance = Entfernung: der Preis in Kontaktplättchen
rulebook-part-categories = Symbole: was die Karte beim Umbauen mit anderen gemeinsam hat
rulebook-part-spoils = Beute: was du beim Plündern erhältst
rulebook-part-title = Name und Typ
rulebook-part-effect = Effekt: was die Karte dir gibt, oder was du wofür abgibst
rulebook-part-building_bonus = Bauprämie: einmal, wenn du die Karte baust
rulebook-part-deal = Deal: was ein Deal dir gibt, sofort und in jeder Produktionsphase
rulebook-row = { $type }: { $row }, Widerstandswert { $n }
rulebook-price = { $what }: { $price }
rulebook-price-construct = graue Kontaktplättchen in Höhe der Entfernung
rulebook-price-develop = 1 Baumaterial oder 1 Umbauplättchen
rulebook-price-make_deal = blaue Kontaktplättchen in Höhe der Entfernung
rulebook-price-raze_hand = rote Kontaktplättchen in Höhe der Entfernung
rulebook-price-raze_state = 3, 4 oder 5 rote Kontaktplättchen je nach Reihe, 1 mehr bei einem Schildplättchen
rulebook-price-activate = was vor dem Pfeil steht
rulebook-price-faction_actions = was auf der Tafel vor dem Pfeil steht
rulebook-price-exchange = 2 Arbeiter für 1 Ressource oder 1 Karte
rulebook-price-visit = 1 Arbeiter
rulebook-price-take_connection = 2 Arbeiter
rulebook-price-play_connection = was vor dem Pfeil steht, falls etwas dasteht
rulebook-price-shields = nichts; das ist keine Aktion

## In the terminal

text-help-rules = rules: die Abschnitte der Regeln; rules plündern: was sie zu einem Wort sagen
