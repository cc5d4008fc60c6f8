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

rulebook-aim = Alle bauen an ihrem Staat: einer Auslage von Orten, die von Runde zu Runde mehr bringen.
    Siegpunkte{ $vp } gibt es durch Aktionen, Bauprämien, Beute und Deals, durch Umbauen und am Ende für jeden Ort, der im Staat liegt: je 1 SP.
    Sobald jemand 25 oder mehr SP hat, ist das Ende da: Die Aktionsphase dieser Runde wird zu Ende gespielt, dann werden die Orte gezählt. Die meisten SP gewinnen.
    .heading = Das Ziel
    .words = gewinnen sieg siegpunkte sp ziel
rulebook-three_uses = Jeder Ort auf der Hand lässt sich auf genau eine von drei Arten verwenden.
    Bauen{ $build }: Er liegt im Staat und wirkt dort; bezahlt wird mit grauen Kontaktplättchen{ $grey }, oder mit einem Baumaterial{ $brick }, wenn dafür ein anderer Ort umgebaut wird.
    Einen Deal machen{ $deal }: Er bringt seine Waren einmal sofort und in jeder Produktionsphase; bezahlt wird mit blauen Kontaktplättchen{ $blue }.
    Plündern{ $raze }: Er wird abgeworfen und bringt einmal seine Beute; bezahlt wird mit roten Kontaktplättchen{ $red }.
    .heading = Drei Arten, eine Karte zu nutzen
    .words = bauen deal plündern verwenden hand
rulebook-round = Eine Runde hat vier Phasen: Kartenphase{ $lookout }, Produktionsphase{ $production }, Aktionsphase, Aufräumphase{ $cleanup }.
    Runde folgt auf Runde, bis jemand 25 SP erreicht. Die letzte Runde hat keine Aufräumphase.
    .heading = Runde und Phasen
    .words = ablauf reihenfolge spielverlauf
rulebook-setup = Alle haben eine Fraktionstafel und beginnen mit 0 SP{ $vp } und ohne Waren: Die ersten kommen in der ersten Produktionsphase.
    Von sechs gezogenen Karten behalten alle je vier; gewählt wird geheim, dann werden die beiden anderen offen abgeworfen.
    Der Startspieler{ $first_player } wird ausgelost. Gespielt wird im Uhrzeigersinn.
    .heading = Spielaufbau: vier von sechs behalten
    .words = anfang beginn start hand ziehen abwerfen fraktion
rulebook-choice = Bringt eine Karte mehrere Waren mit einem „oder“, wird genau eine Art gewählt. Bringt sie eine Zahl aus mehreren Arten, darf bis zu dieser Zahl gemischt werden.
    Wo „Ressource“ steht, dürfen die vier beliebig gemischt werden.
    Sagt eine Karte etwas anderes als die Regeln, hat die Karte recht.
    .heading = Wahl, und was eine Karte sagt
    .words = goldene regel oder mischen
rulebook-hidden = Offen sind alle Waren, SP, Deals, Karten in Staaten, genutzte Aktionen, wer gepasst hat, die Zahl der Karten in jeder Hand und jedem Stapel und die aufgedeckten Kontaktkarten.
    Verdeckt sind die Handkarten der anderen, die Reihenfolge von Nachziehstapel und Kontaktkartenstapeln und die beim Spielaufbau gewählten Karten, bis alle gewählt haben.
    Eine in der Kartenphase genommene Karte liegt offen, wenn sie genommen wird: Der Verlauf behält sie.
    .heading = Was bekannt ist
    .words = geheim offen verdeckt information

## Cards

rulebook-card_face = Oben links: die Entfernung{ $distance }, der Preis fürs Errichten, für einen Deal und fürs Plündern aus der Hand. Oben rechts auf Rot: die Beute{ $raze }, die das Plündern bringt.
    Unter dem Bild: Titel und Typ, dann der Effekt. Ein Pfeil steht zwischen dem, was abgegeben, und dem, was erhalten wird.
    Links: die Kategorien, höchstens zwei. Am Fuß, auf dem Kopf stehend: der Deal{ $deal }, was ein Deal mit der Karte bringt.
    Eine Bauprämie steht auf einem eigenen Feld und wird einmal erhalten, wenn die Karte gebaut wird.
    .heading = Eine Karte lesen
    .words = symbole aufbau teile ort
rulebook-distance = Die Entfernung{ $distance } steht oben links auf der Karte.
    So viele graue Kontaktplättchen{ $grey } kostet das Errichten, so viele blaue{ $blue } ein Deal, so viele rote{ $red } das Plündern aus der Hand.
    Einen Ort in einem fremden Staat zu plündern hängt nicht von der Entfernung ab, sondern von seiner Reihe.
    .heading = Entfernung
    .words = preis kosten zahl schild straße
rulebook-spoils = Die Beute steht auf Rot oben rechts auf der Karte.
    Wer den Ort plündert{ $raze }, aus der eigenen Hand oder im Staat eines Mitspielers, erhält sie sofort.
    .heading = Beute
    .words = plündern erhalten beutefeld
rulebook-categories = Die kleinen Zeichen links auf einer Karte sind ihre Kategorien, keine bis zwei.
    Zum Umbauen müssen die neue und die ersetzte Karte eine Kategorie gemeinsam haben. Eine genügt, auch wenn beide Karten zwei haben.
    Eine Karte ohne Kategorien passt zu jeder Karte, eine Ruine{ $ruin } ebenso. Munition ist eine Kategorie wie jede andere, kein Joker.
    Manche Karten zählen Kategorien im Staat: Sie selbst zählen mit.
    .heading = Kategorien
    .words = symbole zeichen gemeinsam baumaterial knarre treibstoff metall munition arbeiter karte kontakt freiheit gift
rulebook-row_types = Produktionen{ $production } und offene Produktionen{ $open_production } liegen in der obersten Reihe, Widerstandswert 3.
    Fähigkeiten{ $feature } liegen in der mittleren Reihe, Widerstandswert 4.
    Aktionen{ $action } liegen in der untersten Reihe, Widerstandswert 5.
    Der Widerstandswert ist, was ein Mitspieler an roten Kontaktplättchen{ $red } zahlt, um den Ort zu plündern; ein Schild{ $shield } erhöht ihn um 1.
    .heading = Typen und Widerstandswerte
    .words = reihen widerstand verteidigung oben mitte unten
rulebook-production_cards = Ein Produktionsort{ $production } bringt seine Waren einmal beim Bauen und wieder in jeder Produktionsphase.
    Wenn er etwas zählt, zählt er im Staat seines Besitzers, sich selbst eingeschlossen, bis zur gedruckten Zahl.
    .heading = Produktionsorte
    .words = produzieren einkommen
rulebook-open_production = Ein Ort mit offener Produktion{ $open_production } wirkt für seinen Besitzer wie jeder Produktionsort.
    Außerdem darf einmal pro Runde ein Mitspieler einen Arbeiter{ $worker } dorthin schicken.
    .heading = Orte mit offener Produktion
    .words = besuch besucher arbeiter offen
rulebook-features = Eine Fähigkeit{ $feature } wirkt, solange sie liegt, vom Bauen an, auch schon für den Bau, der sie gelegt hat.
    Manche belohnen ihren Besitzer für jeden Deal oder jedes Plündern; manche lagern beim Aufräumen Waren ein; manche geben etwas nach der Produktion.
    .heading = Fähigkeitsorte
    .words = immer dauerhaft auslöser merkmal
rulebook-actions = Ein Aktionsort{ $action } kann einmal pro Runde für die gedruckten Waren aktiviert werden; manche zweimal.
    Er kann vom nächsten Zug seines Besitzers an genutzt werden, noch in der Runde, in der er gebaut wurde.
    .heading = Aktionsorte
    .words = aktivieren nutzen
rulebook-building_bonus = Eine Bauprämie wird einmal erhalten, wenn die Karte gebaut wird: errichtet oder durch Umbau.
    Ein Produktionsort mit Bauprämie bringt beides.
    Waren, die eine Bauprämie auf die Karte legt, bleiben dort, auch über das Aufräumen, bis sie verbraucht sind.
    .heading = Bauprämie
    .words = prämie bonus bauen einmal
rulebook-ruins = Eine Ruine{ $ruin } ist eine Karte, die verdeckt in einem Staat liegt: Dazu wird ein Ort, wenn ein Mitspieler ihn plündert.
    Sie ist kein Ort: Sie bewirkt nichts, kann nicht geplündert werden und bringt am Ende keine SP.
    Sie kann umgebaut werden: Sie passt zu jeder Karte der Hand. Das kostet das Baumaterial{ $brick } und bringt wie üblich 1 SP{ $vp }.
    Ihr Besitzer darf ihre Vorderseite jederzeit ansehen.
    .heading = Ruinen
    .words = geplündert verdeckt ruine
rulebook-faction_boards = Eine Fraktionstafel bringt in jeder Produktionsphase Waren: 3 Arbeiter{ $worker }, eine Ressource, 1 graues Kontaktplättchen{ $grey } und 1 Karte.
    Drei Aktionen stehen darauf; jede ist einmal pro Runde möglich, in beliebiger Reihenfolge.
    Der Tausch am unteren Rand ist so oft möglich, wie Arbeiter da sind: 2 Arbeiter gegen 1 Ressource oder 1 Karte.
    .heading = Fraktionstafeln
    .words = fraktion new york appalachische föderation mutanten händlergilde tafel

## Goods

rulebook-resources = Es gibt vier Ressourcen: Baumaterial{ $brick }, Knarre{ $gun }, Treibstoff{ $fuel }, Metall{ $iron }. Aktionen und Fraktionstafeln verlangen sie.
    Mit Baumaterial wird auch das Umbauen bezahlt.
    Wo eine Karte „Ressource“ sagt, ist jede der vier recht.
    .heading = Ressourcen
    .words = material ware rohstoff
rulebook-ammo = Munition{ $ammo } ersetzt bei jeder Bezahlung eine beliebige Ressource, auch das Baumaterial beim Umbauen.
    Sie selbst ist keine Ressource: Wer eine Ressource nach Wahl erhält, kann nicht Munition wählen, und an ihrer Stelle kann nichts anderes gezahlt werden. Niemand kann sie nehmen.
    .heading = Munition
    .words = joker ressourcenjoker
rulebook-workers = Arbeiter{ $worker } bezahlen viele Aktionen. Ein Arbeiter nutzt eine fremde offene Produktion; zwei nehmen eine Kontaktkarte oder werden gegen eine Ressource oder eine Karte getauscht.
    .heading = Arbeiter
    .words = leute arbeiter
rulebook-contacts = Kontaktplättchen haben drei Farben: Grau{ $grey } errichtet, Blau{ $blue } macht Deals, Rot{ $red } plündert.
    Ein Multi-Kontakt{ $universal } ersetzt jedes davon, wo immer eines verlangt ist.
    Multi-Kontakte zahlt das Spiel zuletzt und fragt vorher.
    .heading = Kontaktplättchen
    .words = grau blau rot multi-kontakt farbe joker
rulebook-development = Ein Umbauplättchen{ $development } ersetzt beim Umbauen das Baumaterial. Dann ist keine gemeinsame Kategorie nötig. Den 1 SP{ $vp } gibt es trotzdem.
    .heading = Umbauplättchen
    .words = umbauen baumaterial kategorie
rulebook-shields = Schildplättchen{ $shield } werden jederzeit im eigenen Zug der Aktionsphase auf eigene Orte gelegt. Das ist keine Aktion und kostet nichts.
    Ein Schild erhöht den Widerstandswert um 1. Auf einen Ort passt einer, auf eine Ruine keiner.
    Er kann nicht mehr bewegt werden und geht beim Aufräumen oder mit dem Ort.
    .heading = Schilde
    .words = widerstand verteidigung schutz plättchen
rulebook-vp = Siegpunkte{ $vp } werden sofort vermerkt, woher sie auch kommen.
    Wer 25 erreicht, löst das Spielende aus. Verliert er danach SP, ändert das nichts mehr.
    .heading = Siegpunkte
    .words = sp wertung punkte
rulebook-supply = Waren vor einem Spieler sind sein Vorrat: Daraus wird bezahlt, und von eigenen Karten, auf denen verwendbare Waren liegen.
    Was bezahlt ist, geht in den allgemeinen Vorrat zurück oder liegt bis zum Aufräumen als Zeichen auf der aktivierten Karte.
    Beim Aufräumen gehen alle Waren verloren, die nicht eingelagert sind.
    .heading = Der Vorrat
    .words = waren bank plättchen allgemein persönlich
rulebook-paying = Das Spiel stellt eine Bezahlung selbst zusammen: zuerst mit gewöhnlichen Waren, zuletzt mit Munition{ $ammo }, Multi-Kontakten{ $universal } und Umbauplättchen{ $development }.
    Wo ein solcher Joker ausgegeben würde, fragt es; ein Klick mit Umschalt fragt immer.
    Jede Art zu zahlen ist aufgeführt, mit der Herkunft der Waren: aus dem Vorrat oder von einer Karte, auf der sie liegen.
    .heading = Bezahlen
    .words = bezahlung kosten arten joker
rulebook-goods_on_cards = Waren liegen aus drei Gründen auf Karten.
    Als Zeichen: was für eine Aktion bezahlt wurde, und der Arbeiter eines Besuchers. Sie gehen beim Aufräumen.
    Eingelagert: beim Aufräumen dorthin gelegt. Sie kommen in der nächsten Produktionsphase in den Vorrat zurück.
    Von einer Bauprämie gelegt: Sie sind im eigenen Zug jederzeit von dort verwendbar und gehen beim Aufräumen nie verloren.
    Wird der Ort geplündert oder umgebaut, gehen eingelagerte und gelegte Waren in den Vorrat des Besitzers; Zeichen und Schilde sind verloren.
    .heading = Waren auf Karten
    .words = zeichen eingelagert gelegt liegen
rulebook-hand = Es gibt kein Handkartenlimit, und beim Aufräumen geht keine Karte verloren.
    Als Kosten wird eine Karte{ $card } aus der Hand abgeworfen: ein Ort oder eine Kontaktkarte, nach eigener Wahl.
    .heading = Handkarten
    .words = hand limit abwerfen karte

## The round

rulebook-lookout = Zuerst wird von jedem Kontaktkartenstapel die oberste Karte aufgedeckt.
    Dann wird eine Karte mehr ausgelegt, als Spieler dabei sind. Vom Startspieler{ $first_player } an im Uhrzeigersinn nehmen alle eine auf die Hand; die letzte wird abgeworfen.
    Dann dasselbe noch einmal, aber vom letzten Spieler an und gegen den Uhrzeigersinn.
    Jedes Mal müssen alle eine Karte nehmen.
    .heading = Kartenphase
    .words = kartenwahl draft nehmen karte auslage
rulebook-production = Alle erhalten Waren von der Fraktionstafel, von jedem Deal{ $deal } und von jedem Ort mit Produktion oder offener Produktion im Staat. Ruinen bringen nichts.
    Eingelagerte Waren kommen zuerst in den Vorrat zurück.
    Was im Staat etwas zählt, wird abgehandelt, bevor andere Waren dieser Phase eintreffen.
    Karten werden auf die Hand gezogen, SP{ $vp } sofort vermerkt. Werden es 25, wird die Aktionsphase noch gespielt.
    .heading = Produktionsphase
    .words = einkommen produzieren waren
rulebook-action_phase = Vom Startspieler an im Uhrzeigersinn: Jeder Zug ist genau eine Aktion oder Passen. Das geht so lange, bis alle gepasst haben.
    Jede Aktion ist immer wieder möglich, solange sie bezahlbar ist und ihre eigene Grenze es erlaubt.
    Wer nichts tun kann oder will, muss passen. Wer als Letzter übrig ist, spielt Zug um Zug weiter bis zum Passen.
    Schilde dürfen zusätzlich zur Aktion gelegt werden, jederzeit im eigenen Zug.
    .heading = Aktionsphase und Züge
    .words = zug aktion passen eine
rulebook-passing = Passen{ $pass } beendet die Aktionsphase für diesen Spieler: keine weiteren Züge in dieser Runde.
    Von da an kann ihm niemand etwas tun: nicht plündern, nichts nehmen, keinen Arbeiter auf seine offenen Produktionen legen, ihn auch sonst nicht zum Ziel machen.
    Was im Vorrat übrig ist, bleibt bis zum Aufräumen und geht dort verloren, wenn es nicht eingelagert wird.
    .heading = Passen
    .words = sicher geschützt unangreifbar aufhören
rulebook-cleanup = Zuerst dürfen Waren auf Orten eingelagert werden, die das können.
    Dann geht alles andere zurück: alle Waren in den Vorräten, Waren, die genutzte Aktionen anzeigen, Arbeiter auf offenen Produktionen, Schilde.
    Es bleiben Handkarten, eingelagerte Waren, von einer Bauprämie gelegte Waren, Orte, Ruinen und Deals.
    Aufgedeckte Kontaktkarten werden abgeworfen, und das Startspielerplättchen{ $first_player } geht nach links.
    .heading = Aufräumphase
    .words = ende der runde verlieren abwerfen aufräumen
rulebook-storing = Manche Fähigkeiten lagern beim Aufräumen Waren ein: einen beliebigen Teil dessen, was ihr Text erlaubt, oder nichts.
    Nach jedem lagernden Ort wird der Reihe nach gefragt, vom Startspieler an, solange es Waren gibt, die dorthin dürfen.
    Eingelagerte Waren kommen zu Beginn der nächsten Produktionsphase in den Vorrat zurück.
    .heading = Einlagern
    .words = lager lagern behalten
rulebook-first_player = Der Startspieler{ $first_player } wird ausgelost. Beim Aufräumen geht das Startspielerplättchen jedes Mal nach links.
    Der Startspieler nimmt in der Kartenphase die erste Karte und in ihrer zweiten Hälfte die letzte; und er hat den ersten Zug der Aktionsphase.
    .heading = Startspieler
    .words = reihenfolge platz uhrzeigersinn plättchen beginn
rulebook-end = Das Ende ist da, sobald jemand 25 SP{ $vp } oder mehr hat.
    In der Aktionsphase: Sie wird weitergespielt, bis alle gepasst haben. In der Produktionsphase: Die Aktionsphase wird noch gespielt.
    Die Aufräumphase entfällt dann: Nichts geht verloren, nichts wird eingelagert, die Orte werden gezählt.
    .heading = Das Spielende
    .words = letzte runde 25 schluss auslösen
rulebook-scoring = Jeder Ort im Staat ist 1 SP{ $vp } wert. Ruinen und Deals sind nichts wert.
    Die meisten SP gewinnen. Bei Gleichstand entscheiden die meisten Waren im Vorrat, dann die meisten Orte; sonst wird der Sieg geteilt.
    Als Ware zählt jedes Plättchen: Ressourcen, Munition, Arbeiter, Kontaktplättchen, Umbauplättchen, Schilde.
    .heading = Abrechnung und Gleichstand
    .words = sieger gewinner gleichstand endwertung wertung

## Actions

rulebook-prices = Was jede Aktion kostet. Munition{ $ammo } ersetzt eine Ressource, ein Multi-Kontakt{ $universal } ein Kontaktplättchen beliebiger Farbe.
    .heading = Alle Preise auf einen Blick
    .words = kosten tabelle liste preis übersicht
rulebook-construct = Einen Ort aus der Hand wählen und so viele graue Kontaktplättchen{ $grey } zahlen, wie seine Entfernung{ $distance } beträgt. Er kommt in die Reihe seines Typs.
    Produziert er etwas, gibt er das sofort; dann folgt seine Bauprämie, falls er eine hat; dann Fähigkeiten, die das Bauen belohnen.
    .heading = Errichten
    .words = bauen grau entfernung legen
rulebook-develop = Einen Ort aus der Hand wählen und einen im eigenen Staat oder eine Ruine{ $ruin }, und 1 Baumaterial{ $brick } zahlen. Beide müssen eine Kategorie gemeinsam haben; eine Ruine passt zu jeder Karte.
    Die alte Karte wird abgeworfen, die neue in der Reihe ihres eigenen Typs gebaut, und es gibt 1 SP{ $vp }. Kontaktplättchen kostet das nicht.
    Mit einem Umbauplättchen{ $development } statt des Baumaterials ist keine gemeinsame Kategorie nötig.
    Eingelagerte und gelegte Waren auf der alten Karte gehen in den Vorrat; ihre Zeichen und ihr Schild sind verloren.
    .heading = Umbauen
    .words = ersetzen baumaterial kategorie sp belohnung
rulebook-building = Bauen ist eine feste Folge von Schritten: bezahlen; beim Umbauen die alte Karte entfernen und 1 SP{ $vp } erhalten; die neue Karte legen; einmal ihre Produktion erhalten; ihre Bauprämie erhalten; dann Fähigkeiten, die das belohnen.
    Was Kategorien oder Orte zählt, zählt die neue Karte mit, die entfernte nicht.
    Ein Aktionsort kann vom nächsten Zug an aktiviert werden. Eine offene Produktion kann von da an besucht werden.
    .heading = Bauen, Schritt für Schritt
    .words = reihenfolge errichten umbauen wann
rulebook-make_deal = Einen Ort aus der Hand wählen und so viele blaue Kontaktplättchen{ $blue } zahlen, wie seine Entfernung{ $distance } beträgt. Er kommt unter die Fraktionstafel: Von nun an zählt nur sein Dealfeld.
    Seine Waren gibt es sofort und wieder in jeder Produktionsphase.
    Ein Deal kann nicht geplündert oder umgebaut werden, hat keine Kategorien und bringt am Ende keine SP. Es darf beliebig viele geben.
    .heading = Einen Deal machen
    .words = blau dealfeld einkommen deal
rulebook-raze_hand = Einen Ort aus der Hand wählen, so viele rote Kontaktplättchen{ $red } zahlen, wie seine Entfernung{ $distance } beträgt, ihn abwerfen und seine Beute erhalten.
    .heading = Aus der Hand plündern
    .words = rot beute abwerfen eigene
rulebook-raze_state = Einen Ort eines Mitspielers wählen, der nicht gepasst hat, und rote Kontaktplättchen{ $red } in Höhe seines Widerstandswerts zahlen: 3 in der obersten, 4 in der mittleren, 5 in der untersten Reihe und 1 mehr für einen Schild{ $shield }.
    Wer plündert, erhält die Beute. Der Besitzer erhält als Entschädigung die Waren des Dealfelds und dreht die Karte um: Sie ist nun eine Ruine{ $ruin }.
    Eingelagerte und gelegte Waren darauf gehen in den Vorrat des Besitzers; Zeichen und Schild sind verloren.
    Eigene Orte und Ruinen können nie geplündert werden.
    .heading = In einem fremden Staat plündern
    .words = rot angriff widerstand zerstören entschädigung schild
rulebook-activate = Einen eigenen Aktionsort{ $action } wählen, der noch nutzbar ist, die verlangten Waren darauf legen und erhalten, was er bringt.
    Einmal pro Runde, wenn nicht zweimal dasteht: Dann wird jedes Mal bezahlt, in einem Zug oder in zweien.
    Eine Aktion, die außer ihren Kosten nichts ändern würde, wird abgelehnt, ebenso eine, die nicht ganz bezahlt werden kann.
    .heading = Einen Ort aktivieren
    .words = aktion nutzen karte zweimal
rulebook-faction_actions = Auf jeder Fraktionstafel stehen drei Aktionen; jede ist einmal pro Runde möglich, für die gedruckten Waren. Sie gehen von der ersten Runde an, auch ganz ohne Orte.
    Sie machen aus Ressourcen Kontaktplättchen: graue{ $grey }, rote{ $red } oder blaue{ $blue }.
    .heading = Fraktionsaktionen
    .words = tafel kontaktplättchen ressource
rulebook-exchange = Zwei Arbeiter{ $worker } gegen eine Ressource nach Wahl oder eine Karte{ $card }. Das geht, so oft Arbeiter da sind, in einem Zug oder in mehreren, jedes Mal für etwas anderes.
    Munition{ $ammo } steht nicht zur Wahl.
    .heading = Arbeiter tauschen
    .words = zwei arbeiter ressource karte tausch aktion
rulebook-visit = 1 Arbeiter{ $worker } auf die freie offene Produktion{ $open_production } eines Mitspielers legen, der nicht gepasst hat, und ihre Produktion erhalten, nie ihre Bauprämie. Dann erhält ihr Besitzer 1 Arbeiter.
    Auf jede passt pro Runde nur ein Besucher. Eigene lassen sich so nicht nutzen.
    Was Kategorien zählt, zählt sie im Staat des Besitzers.
    .heading = Fremde offene Produktion nutzen
    .words = besuch besuchen arbeiter offene produktion andere
rulebook-take_connection = 2 Arbeiter{ $worker } zahlen und eine der aufgedeckten Kontaktkarten auf die Hand nehmen. Sie kann vom nächsten Zug an gespielt werden, nicht in derselben Aktion.
    An ihrer Stelle wird bis zur nächsten Runde keine andere aufgedeckt.
    .heading = Eine Kontaktkarte nehmen
    .words = rot blau arbeiter stapel
rulebook-play_connection = Eine Kontaktkarte aus der Hand als eigene Aktion spielen: zahlen, was darauf steht, falls etwas dasteht, und erhalten, was sie bringt. Dann wird sie abgeworfen.
    Auf der Hand bleibt sie über das Aufräumen und zählt als Karte{ $card }. Sie wird nie gebaut, geplündert oder für einen Deal verwendet.
    .heading = Eine Kontaktkarte spielen
    .words = punks raufbolde händler schrottzug kontakte
rulebook-stealing = Manche Aktionen nehmen einem Mitspieler eine Ressource: aus dem Vorrat, nicht von Karten, nie Munition{ $ammo } und nie von jemandem, der gepasst hat.
    Hat niemand etwas, das sich nehmen ließe, wird die Aktion abgelehnt, da sie nichts ändern würde.
    .heading = Von anderen nehmen
    .words = stehlen dieb nehmen ressource opfer
rulebook-special_effects = Manche Karten nutzen, was andere haben: die Produktion eines anderen Ortes oder die Waren von Deals. Was sie zählen, wird in dem Staat gezählt, zu dem jene Karte gehört.
    Manche nehmen die Waren von einem genutzten Ort: Er kann in derselben Runde noch einmal genutzt werden.
    Manche lassen Karten ziehen und einen Teil davon behalten; die anderen werden abgeworfen.
    .heading = Besondere Effekte
    .words = kopieren abräumen ziehen behalten produktion wählen

## At the table

rulebook-deck = Ist der Nachziehstapel leer, wenn eine Karte zu ziehen ist, wird der Ablagestapel gemischt und zum neuen Nachziehstapel. Sind beide leer, werden so viele Karten gezogen, wie da sind.
    .heading = Nachziehstapel
    .words = ziehen mischen leer stapel
rulebook-discard_pile = Karten werden offen abgeworfen, und alle dürfen den Stapel durchsehen, wenn keine Option der Partie es verbietet.
    .heading = Ablagestapel
    .words = abwerfen offen ansehen
rulebook-connection_piles = Rote und blaue Kontaktkarten haben je einen Stapel. In jeder Kartenphase wird von jedem die oberste Karte aufgedeckt; eine, die niemand nimmt, wird am Ende der Runde abgeworfen.
    Rote bringen rote Kontaktplättchen{ $red }, blaue bringen blaue Kontaktplättchen{ $blue }.
    Abgelegte werden nicht neu gemischt, wenn keine Option der Partie es so will: Ein Stapel kann endgültig leer werden.
    .heading = Kontaktkartenstapel
    .words = kontakt rot blau offen
rulebook-undo = Wer am Zug ist, kann Entscheidungen bis zum Ende des Zuges zurücknehmen; haben seitdem nur Roboter gezogen, auch die des vorigen Zuges.
    Das endet, wo eine verdeckte Karte aufgedeckt wurde: bei einer vom Nachziehstapel gezogenen oder einer umgedrehten Karte. Vor einer solchen Entscheidung warnt das Spiel.
    Auch was jemand anderem gehört, lässt sich nicht zurücknehmen. Zurückgenommenes lässt sich wiederholen.
    .heading = Zurücknehmen
    .words = rückgängig wiederholen aufgedeckt
rulebook-questions = Solange eine Frage offen ist, zählt nur ihre Antwort: Was zur Wahl steht, leuchtet, und ein Klick oder die Eingabetaste darauf antwortet.
    Solange nichts aufgedeckt wurde, führen Esc oder Zurück vor die Entscheidung, die dazu geführt hat.
    .heading = Offene Fragen
    .words = antwort wählen fragen
rulebook-turn_end = Nach einer Aktion ist der Zug noch offen: Schilde können gelegt, manche Aktionen wiederholt, Entscheidungen zurückgenommen werden. „Zug beenden“ gibt den Tisch weiter.
    Zwei verschiedene Aktionen in einem Zug sind nie möglich.
    .heading = Ende eines Zuges
    .words = zug beenden fertig übergeben

## Sets of cards

rulebook-sets = Das Basisset ist immer dabei; allein ist es das beste Spiel zum Lernen.
    Eine Erweiterung darf dazukommen: New Era oder Winter, nie beide. Promo-Sets und eigene Kartenpakete passen zu allem.
    .heading = Welche Sets zusammenpassen
    .words = erweiterung basisset mischen paket
rulebook-new_era = New Era bringt 50 Karten und keine neuen Regeln.
    Die Geheime Schmiede gilt als durch einen gedruckten Schild{ $shield } geschützt: Sie zu plündern kostet 4, und ein zweiter Schild passt nicht darauf.
    Fundament und Radioaktive Kolonie haben keine Kategorien, passen also zu jeder Karte.
    .heading = New Era
    .words = erweiterung geheime schmiede fundament radioaktive kolonie
rulebook-winter = Winter bringt 50 Karten.
    Manche Produktionsorte bringen beim Bauen nichts, erst von der nächsten Produktionsphase an: Ihr Text sagt es.
    Die Lieferanten nehmen die Produktion eines gegnerischen Ortes: Dieser bringt seinem Besitzer in dieser Phase nichts.
    Die Körperjäger nehmen die Waren von einem anderen Ort, sodass er noch einmal genutzt werden kann; nie von sich selbst.
    .heading = Winter
    .words = erweiterung lieferanten körperjäger
rulebook-promo = Das Promo-Set 1 bringt 6 Karten für jedes Spiel.
    Der Strippenzieher lässt seinen Besitzer eine offene Produktion{ $open_production } nutzen, auf der schon ein Arbeiter{ $worker } liegt.
    .heading = Promo-Set 1
    .words = promo strippenzieher

## One player alone

rulebook-solo = Ein Spieler spielt gegen einen virtuellen Gegner und gewinnt mit mehr SP{ $vp } am Ende; gleich viele SP sind eine Niederlage.
    Der Gegner hat einen Staat, aber keine Hand, keine Waren und keine Fraktionstafel. Seine Orte bringen ihm nichts, aber jeder ist am Ende 1 SP und ein Ziel zum Plündern, und seine offenen Produktionen können genutzt werden.
    .heading = Der virtuelle Gegner
    .words = solo hegemonie allein automa
rulebook-solo_lookout = Vier Karten werden ausgelegt. Der Spieler nimmt eine; eine der anderen kommt ausgelost in den Staat des Gegners; der Spieler nimmt eine der letzten beiden, und der Gegner erhält die letzte.
    Dann erhält er noch eine Karte vom Nachziehstapel; New York erhält zwei.
    .heading = Kartenphase allein
    .words = solo kartenwahl draft
rulebook-solo_turn = Der Spieler hat den ersten Zug, dann wechseln sich die Züge ab.
    Solange eine Kontaktkarte offen liegt, wirft der Gegner eine davon ab, ausgelost, und erhält 2 SP{ $vp }. Dann greift er an.
    Er passt im Zug nach einem erfolgreichen Angriff oder nach dem dritten Fehlschlag; die Mutanten haben fünf Versuche. Passt der Spieler, passt er sofort.
    Nachdem er gepasst hat, darf der Spieler weiterspielen, ihm aber nichts mehr tun.
    .heading = Der Zug des Gegners
    .words = solo virtuell zug passen
rulebook-solo_attack = Der Gegner zieht eine Karte: Sie trifft einen Ort des Spielers, der eine Kategorie mit ihr gemeinsam hat.
    Unter mehreren trifft sie den mit den meisten gemeinsamen Kategorien, dann mit der größten Entfernung{ $distance }, dann eine ungenutzte Aktion, eine genutzte, eine Fähigkeit, eine Produktion; dann den, dessen Deal mehr wert ist; dann wählt der Spieler.
    Ein Schild{ $shield } wird abgelegt und rettet den Ort. Sonst wird er zur Ruine{ $ruin }, der Spieler erhält die Waren seines Deals und der Gegner 2 SP{ $vp }.
    Karten und Orte ohne Kategorien passen zu allem.
    .heading = Angriffe
    .words = solo angriff ziel kriterien schild
rulebook-solo_against = Einen Ort des Gegners zu plündern kostet wie üblich 3, 4 oder 5 rote Kontaktplättchen{ $red } und bringt seine Beute. Die Karte wird abgeworfen, der Gegner erhält nichts.
    Für die Nutzung seiner offenen Produktion erhält der Gegner 1 SP{ $vp } statt eines Arbeiters.
    Effekte, die anderen Waren nehmen, finden dort nichts.
    .heading = Was sich gegen ihn tun lässt
    .words = solo plündern besuchen
rulebook-solo_end = Das Ende ist da, sobald eine Seite 25 SP{ $vp } hat. Die Aufräumphase entfällt; jeder Ort ist 1 SP für seine Seite.
    Ein Sieg erhält einen Rang nach den SP des Spielers: unter 30, dann alle zehn ein besserer Titel, bis 80 und mehr.
    .heading = Ende und Ränge
    .words = solo rang titel ergebnis
rulebook-solo_merchants = Nach ihren Angriffen greift die Händlergilde Deals an: Sie zieht eine Karte, und der Spieler verliert einen Deal{ $deal }, der dieselbe Ware bringt. Unter gleichen wählt er. Nach einem Erfolg oder dem dritten Fehlschlag passt sie.
    .heading = Gegner Händlergilde
    .words = solo variante deals
rulebook-solo_appalachian = Ist keine Kontaktkarte mehr da, entwickelt die Appalachische Föderation zuerst: Sie zieht eine Karte, die einen ihrer Orte mit gemeinsamer Kategorie ersetzt, und erhält 1 SP{ $vp }. Nach einem Erfolg oder dem dritten Fehlschlag beginnen ihre Angriffe.
    .heading = Gegner Appalachische Föderation
    .words = solo variante entwicklung
rulebook-solo_mutants = Die Mutanten-Union hat bis zu fünf Angriffe in einer Runde statt drei; ein Erfolg beendet sie wie üblich.
    .heading = Gegner Mutanten-Union
    .words = solo variante angriffe fünf
rulebook-solo_new_york = New York erhält am Ende jeder Kartenphase zwei Karten vom Nachziehstapel statt einer.
    .heading = Gegner New York
    .words = solo variante kartenphase zwei
rulebook-borgo = Borgo ist schwerer und weniger berechenbar. Die Kartenphase läuft wie zu zweit: Borgo nimmt Karten nach dem Los und baut sie sofort umsonst. Dann kommen so viele Schläger zu ihm, wie die Nummer der Runde sagt.
    Das Startspielerplättchen{ $first_player } wechselt bei jedem Aufräumen die Seite. Ein geplünderter Ort Borgos wird zur Ruine{ $ruin }.
    Für die Nutzung seiner offenen Produktion erhält Borgo 1 Schläger. Hat der Spieler gepasst, passt er in seinem nächsten Zug.
    .heading = Borgo
    .words = solo automa schläger
rulebook-borgo_turn = Borgo zieht eine Karte, und ihre Kategorien sagen, was er tut: Knarre{ $gun } greift an, Baumaterial{ $brick } baut, Metall{ $iron } erweitert. Sind es zwei davon, tut er beides der Reihe nach; keine davon ist die Standardaktion.
    Standard: Er wirft eine offene Kontaktkarte für 2 SP{ $vp } ab; ist keine da, gibt er einen Schläger für 1 SP ab.
    Muss er einen Schläger abgeben und hat keinen, passt er.
    .heading = Der Zug Borgos
    .words = solo knarre baumaterial metall standard schläger
rulebook-borgo_attack = Borgo gibt einen Schläger ab und zieht eine Karte: Sie trifft einen Ort des Spielers mit gemeinsamer Kategorie, gewählt wie bei anderen Gegnern, doch ohne Warenvergleich. Gibt es keinen, erhält er 1 SP{ $vp }.
    Ein Schild{ $shield } wird abgelegt und rettet den Ort. Sonst wird er zur Ruine{ $ruin }, der Spieler erhält die Waren seines Deals und Borgo 2 SP.
    Ein Angriff beendet seine Züge nicht.
    .heading = Borgo greift an
    .words = solo schläger angriff
rulebook-borgo_build = Bauen: Borgo zieht eine Karte und baut sie umsonst.
    Erweiterung: Er nutzt zuerst eine offene Produktion{ $open_production } des Spielers, wenn eine frei ist; der Spieler erhält 1 Arbeiter{ $worker }, er 1 Schläger. Dann zieht er beim Basisset noch eine Karte und handelt danach; bei Winter erhält er einen Schläger; bei New Era erhält einer seiner Orte einen Schild{ $shield }, der bleibt.
    .heading = Borgo baut und erweitert
    .words = solo baumaterial metall erweiterung

## Options

rulebook-option_connections = Üblicherweise sind abgelegte Kontaktkarten endgültig weg. Mit dieser Option werden die abgelegten einer Farbe zum neuen Stapel, wenn er leer ist.
    .heading = Kontaktkarten neu mischen
    .words = option mischen
rulebook-option_tiebreak = Was bei Gleichstand zuerst zählt: die Waren im Vorrat; diese und die eingelagerten; oder dazu noch die Handkarten.
    .heading = Was bei Gleichstand entscheidet
    .words = option gleichstand waren
rulebook-option_tokens = Üblicherweise gibt es Plättchen ohne Ende. Mit dieser Option sind es so viele wie in der Schachtel, außer bei Ressourcen und Arbeitern: Wer mehr erhält, bekommt, was noch da ist.
    .heading = Begrenzte Plättchen
    .words = option vorrat schachtel
rulebook-option_discard = Ob alle den Ablagestapel durchsehen dürfen oder nur seine oberste Karte sehen.
    .heading = Der offene Ablagestapel
    .words = option offen
rulebook-option_solo = Was ein Angriff zuletzt vergleicht: die Waren des Deals oder die Beute. Wann der Gegner passt: in seinem nächsten Zug oder sofort. Und die Namen der Ränge.
    .heading = Optionen für Solo
    .words = option solo rang passen
rulebook-option_borgo = Zusätzliche Schläger in jeder Kartenphase machen Borgo schwerer. Behält er ungenutzte Schläger über das Aufräumen, ist er noch schwerer.
    .heading = Optionen für Borgo
    .words = option schwierigkeit schläger

## Keys, told in the help

help-rulebook = Regeln zu Zeiger oder Fokus
help-hint = Hinweise: was jetzt möglich wäre

## The page of a section

rulebook-title = Regeln
rulebook-search = In den Regeln suchen
rulebook-search-tip = Suchwort eintippen (Strg+F). Esc löscht es.
rulebook-back = Zurück
rulebook-back-tip = Dorthin zurück, wo es herging (Esc, F3).
rulebook-contents-tip = Zeigt diesen Abschnitt.
rulebook-previous = Voriger
rulebook-previous-tip = Der Abschnitt davor (Links).
rulebook-next = Nächster
rulebook-next-tip = Der Abschnitt danach (Rechts).
rulebook-first = Dies ist der erste Abschnitt.
rulebook-last = Dies ist der letzte Abschnitt.
rulebook-see = Siehe auch
rulebook-see-tip = Zeigt diesen Abschnitt. Die Rücktaste kommt zurück.
rulebook-return = Zuletzt
rulebook-return-tip = Zurück zum zuvor gelesenen Abschnitt (Rücktaste).
rulebook-return-none = Noch wurde kein anderer Abschnitt gelesen.
rulebook-nothing = Zu „{ $query }“ steht nichts da. Weniger oder andere Wörter helfen vielleicht.
rulebook-found = { $n ->
    [one] { $n } Abschnitt gefunden
   *[other] { $n } Abschnitte gefunden
}
rulebook-card-tip = Ein Klick zeigt diese Karte groß.
rulebook-here = Regeln: { $heading } (F3 oder mittlere Taste)
rulebook-here-log = Ein Klick oder F3 öffnet die Regeln: { $heading }
rulebook-open = Regeln
rulebook-open-note = Alle Regeln, zum Durchsuchen
rulebook-open-tip = Alle Regeln in kurzen Abschnitten (F3).

## Signs that have no other name here

rulebook-sign-build = bauen
rulebook-sign-deal = Deal
rulebook-sign-raze = plündern
rulebook-sign-distance = Entfernung
rulebook-sign-ruin = Ruine
rulebook-sign-first_player = Startspieler

## Parts of the annotated card, the rows of a State, and the table of prices

rulebook-part-distance = Entfernung: der Preis in Kontaktplättchen
rulebook-part-categories = Kategorien: was die Karte beim Umbauen mit anderen gemeinsam hat
rulebook-part-spoils = Beute: was das Plündern bringt
rulebook-part-title = Titel und Typ
rulebook-part-effect = Effekt: was die Karte bringt, oder was wofür abgegeben wird
rulebook-part-building_bonus = Bauprämie: einmal beim Bauen
rulebook-part-deal = Deal: was ein Deal bringt, sofort und in jeder Produktionsphase
rulebook-row = { $type }: { $row }, Widerstandswert { $n }
rulebook-price = { $what }: { $price }
rulebook-price-construct = graue Kontaktplättchen in Höhe der Entfernung
rulebook-price-develop = 1 Baumaterial oder 1 Umbauplättchen
rulebook-price-make_deal = blaue Kontaktplättchen in Höhe der Entfernung
rulebook-price-raze_hand = rote Kontaktplättchen in Höhe der Entfernung
rulebook-price-raze_state = 3, 4 oder 5 rote Kontaktplättchen je nach Reihe, 1 mehr bei einem Schild
rulebook-price-activate = was vor dem Pfeil steht
rulebook-price-faction_actions = was auf der Tafel vor dem Pfeil steht
rulebook-price-exchange = 2 Arbeiter für 1 Ressource oder 1 Karte
rulebook-price-visit = 1 Arbeiter
rulebook-price-take_connection = 2 Arbeiter
rulebook-price-play_connection = was vor dem Pfeil steht, falls etwas dasteht
rulebook-price-shields = nichts; das ist keine Aktion

## In the terminal

text-help-rules = rules: die Abschnitte der Regeln; rules plündern: was zu einem Wort gesagt ist
text-rules-see = Siehe auch: { $sections }
text-rules-more = Mehr mit rules und einer dieser Überschriften oder einem anderen Wort.
