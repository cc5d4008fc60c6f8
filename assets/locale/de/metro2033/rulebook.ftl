# Die Regeln. Jede Zeile eines Abschnitts ist ein Absatz; Zahlen und Preise kommen von den Karten.

rulebook-chapter-start = Das Spiel
rulebook-chapter-map = Der Plan
rulebook-chapter-events = Phase 1: Ereignisse
rulebook-chapter-army = Phasen 2 und 3: die Armee
rulebook-chapter-hero = Phase 4: der Held
rulebook-chapter-fights = Kämpfe und Besetzen
rulebook-chapter-end = Phase 5: Ende der Runde
rulebook-chapter-cards = Karten

## Das Spiel

rulebook-aim = Zwei bis sechs Spieler führen je eine Fraktion der Metro, mit einer Armee und einem Helden, die ganze Partie lang. Roboter dürfen auf jedem Platz sitzen.
    Du hast 1 SP für jede Station, die dir gehört, und 1 SP für jeden Auftrag, den du erfüllt hast.
    Am Ende einer Runde gewinnst du mit { $goal } SP oder wenn dir alle { $polis_stations } Stationen der Polis gehören.
    .heading = Ziel
    .words = Siegpunkte gewinnen Sieg Zweck
rulebook-setup = Der Startspieler nimmt eine beliebige Fraktion. Wer folgt, nimmt eine, deren Zone an eine schon vergebene grenzt.
    Dir gehören die drei Heimatstationen deiner Fraktion, und deine Armee hat Stärke { $army_start }. Haben alle eine Fraktion, bekommt jede ihren Startbonus.
    Dann werden die Helden in umgekehrter Reihenfolge gewählt: Wer zuletzt eine Fraktion nahm, wählt zuerst. Ein Held beginnt in einer Heimatstation seiner Fraktion.
    { $market } Ausrüstungskarten werden als Markt aufgedeckt, und die erste Runde beginnt.
    .heading = Aufbau
    .words = Start Beginn Bonus Startspieler Nachbar wählen
rulebook-round = Eine Runde hat fünf Phasen: Ereignisse, Mobilmachung, Armeen, Helden und das Ende der Runde.
    In jeder Phase handeln alle nacheinander, im Uhrzeigersinn vom Startspieler aus. Wer nichts zu entscheiden hat, wird übergangen.
    Eigenschaften nutzt und Aufträge erfüllst du in deinem eigenen Zug, vor der Aktion.
    .heading = Die Runde
    .words = Phasen Reihenfolge Zug
rulebook-goods = Es gibt drei Güter: Schweine, Pilze und Munition. Stationen produzieren sie, Armeen plündern sie, Bedrohungen geben sie als Belohnung.
    Mit Schweinen und Munition bezahlst du Rekruten, mit Schweinen auch starke Armeen, mit Pilzen und Munition Ausrüstung und Aufträge, mit Pilzen und Schweinen das Besetzen.
    Güter gehen nicht aus, und du darfst beliebig viele behalten.
    .heading = Güter
    .words = Schwein Pilz Munition Vorrat Rohstoffe
rulebook-hidden = Unerfüllte Aufträge sieht nur, wem sie gehören; wie viele es sind, sehen alle.
    Eine erkundete Bedrohung, angesehene Bedrohungen und Gesetze sowie Gefechtskarten vor dem Aufdecken kennt nur, wem sie gezeigt wurden.
    Die Reihenfolge aller Stapel ist unbekannt. Alles andere liegt offen.
    .heading = Was verborgen ist
    .words = geheim offen verdeckt

## Der Plan

rulebook-stations = Der Plan hat { $stations } Stationen. Tunnel und Übergänge verbinden sie; ein Schritt kostet einen Helden überall gleich viel.
    Eine gewöhnliche Station produziert ein Gut. Stationen der Polis produzieren, was die Rundenleiste zeigt. Stationen der Hansa produzieren nichts.
    Verlassene Stationen gehören niemandem und werden nie besetzt. Helden kommen hindurch, bleiben dort und können dort angegriffen werden; Armeen kommen nicht hindurch.
    Eine Station ohne Marker ist neutral. Beliebig viele Helden dürfen in einer Station stehen, und keiner versperrt den Weg.
    .heading = Stationen
    .words = Tunnel Übergang verlassen neutral Plan
rulebook-zones = Sechs Zonen mit je neun Stationen gehören den sechs Fraktionen. Drei Stationen jeder Zone sind die Heimatstationen ihrer Fraktion.
    Die Zonen von Fraktionen, die niemand spielt, sind gesperrt: Kein Held betritt sie, keine Armee kommt hindurch, nichts wird dort angegriffen, besetzt oder produziert.
    Die Polis und der Ring sind immer offen.
    .heading = Zonen
    .words = gesperrt Heimat Fraktion Grenze
rulebook-hansa = Die { $hansa } Stationen des Rings gehören der Hansa, die nie angegriffen oder besetzt wird.
    Helden handeln hier, und kein Held kann hier angegriffen werden. Armeen reichen über die Hansa hinaus, durch höchstens einen Tunnel des Rings.
    .heading = Hansa, der Ring
    .words = Ring Handel sicher
rulebook-polis = Die Polis hat { $polis_stations } Stationen in der Mitte des Plans. Neutrale verteidigen sich mit Stärke { $polis_strength }: Es wird keine Bedrohung aufgedeckt, und es gibt keine Belohnung.
    Eine Station der Polis produziert ein Gut nach deiner Wahl, das die Rundenleiste zeigt.
    Wem am Ende der Runde alle { $polis_stations } gehören, der erfüllt eine Siegbedingung.
    .heading = Polis
    .words = Mitte Zentrum Stärke Sieg

## Phase 1

rulebook-production = Der Rundenmarker zeigt, was geschieht: zuerst die Produktion, dann die Bedrohung, dann das Gesetz.
    Jede gewöhnliche Station eines gezeigten Guts gibt, wem sie gehört, 1 davon. Jede Station der Polis gibt 1 gezeigtes Gut; sind es zwei, wählt, wem sie gehört.
    Das Startfeld, nur in der ersten Runde, zeigt alle drei Güter, je { $start_times }. Danach geht der Marker immer wieder um { $loop } Felder.
    .heading = Produktion
    .words = Rundenleiste Marker Güter
rulebook-threat_event = Kommt eine Bedrohung aus den Tunneln, nennen alle je eine eigene Station und wer sie bewacht: die Armee oder, wenn er dort steht, der Held.
    Haben alle eine genannt, wird die oberste Bedrohung aufgedeckt. Alle kämpfen nacheinander gegen dieselbe Karte.
    Wer gewinnt, erhält die Belohnung. Wer verliert, verliert die Station; Armee und Held nehmen keinen Schaden. Ein Gleichstand ändert nichts.
    Wer die Bedrohung durch eine Eigenschaft ersetzt, kämpft allein gegen eine neue; die anderen kämpfen weiter gegen die erste.
    .heading = Bedrohung aus den Tunneln
    .words = bewachen Ereignis gemeinsam Belohnung
rulebook-laws = Der Startspieler deckt das oberste Gesetz auf. Reihum stimmen alle offen und mit allen Stimmen ab, mit Ja oder Nein: eine Stimme für jede eigene Station, dazu die aus Eigenschaften.
    Bei mehr Ja als Nein gilt das Gesetz für alle, und das bisherige kommt unter den Stapel. Sonst kommt das neue unter den Stapel.
    Die Konföderation von 1905 darf zuvor die obersten zwei Gesetze ansehen und wählen, über welches abgestimmt wird.
    Es gibt { $laws } Gesetze, und höchstens eines gilt.
    .heading = Gesetze und Stimmen
    .words = Abstimmung Wahl Konföderation Ja Nein

## Phasen 2 und 3

rulebook-army = Zuerst zahlst du Unterhalt: Eine Armee bis Stärke { $army_free } kostet nichts, Stärke 6 kostet { $upkeep_6 }, 7 kostet { $upkeep_7 }, 8 kostet { $upkeep_8 }. Was nicht bezahlt wird, geht verloren, bis auf { $army_free }.
    Dann darfst du rekrutieren: Jeder Punkt Stärke kostet { $recruit }, bis { $army_most } insgesamt. Rekruten kosten in dieser Runde keinen Unterhalt.
    Eine Armee fällt nie unter { $army_least }.
    .heading = Unterhalt und Rekruten
    .words = Mobilmachung Stärke rekrutieren anwerben zahlen Grenze
rulebook-army_turn = Deine Armee tut eines: eine Station in Reichweite angreifen, einen Helden in Reichweite angreifen oder 1 Gut plündern. Sie darf auch nichts tun.
    In einer neutralen gewöhnlichen Station trifft sie auf die oberste Bedrohung, in der neutralen Polis auf Stärke { $polis_strength }, in einer fremden Station auf Armee oder Held des Besitzers.
    .heading = Was eine Armee tut
    .words = angreifen plündern passen Aktion
rulebook-reach = Eine Armee erreicht jeden Nachbarn deiner Stationen.
    Sie erreicht auch Stationen hinter der Hansa und hinter neutralen Stationen der Polis, durch beliebig viele davon, aber durch höchstens einen Tunnel des Rings.
    Stationen der Polis, die anderen gehören, gesperrte Zonen und verlassene Stationen halten sie auf. Von eigenen Stationen der Polis bricht sie auf wie von jeder anderen.
    .heading = Reichweite
    .words = Entfernung Nachbar Ring Weg

## Phase 4

rulebook-hero_turn = Dein Held geht, wenn er mag, und führt dann höchstens eine Aktion aus: handeln, erkunden, die Station angreifen, in der er steht, oder dort einen Helden angreifen.
    In der Hansa handelt er: Ausrüstung kaufen, einen Auftrag nehmen oder Güter tauschen. Den Markt erneuern und beliebig viele Karten kaufen ist eine Aktion.
    Er greift neutrale und fremde Stationen an wie eine Armee.
    .heading = Der Zug des Helden
    .words = Aktion Handel angreifen
rulebook-moving = Ein Held geht so viele Schritte, wie sein Tempo sagt, durch Tunnel und Übergänge. Ausrüstung, Gesetze und Eigenschaften ändern es; unter 0 fällt es nie.
    Er betritt keine gesperrten Zonen. Er geht vor seiner Aktion, nie danach.
    Ein verwundeter Held setzt seinen Zug aus.
    .heading = Gehen
    .words = Tempo Schritte bewegen
rulebook-market = In der Hansa kostet jede Karte des Marktes { $equipment_price }. Kauf so viele, wie du bezahlen kannst.
    Vor dem ersten Kauf darfst du einmal pro Runde den Markt für { $refresh_price } erneuern: Seine Karten werden abgeworfen und { $market } neue aufgedeckt.
    Was du kaufst, wirkt sofort. Am Ende deines Zuges wird der Markt aufgefüllt.
    .heading = Markt
    .words = kaufen erneuern Ausrüstung Preis
rulebook-taking_quests = In der Hansa kostet ein Auftrag { $quest_price }: Zieh { $quest_draw }, behalte { $quest_keep } und wirf den anderen verdeckt ab. Einmal pro Runde.
    .heading = Einen Auftrag nehmen
    .words = ziehen Hansa Preis
rulebook-exchange = In der Hansa kannst du beliebig viele Güter einer Art gegen ebenso viele einer anderen tauschen. Ein Tausch ist die Aktion des Helden.
    .heading = Tausch
    .words = tauschen Güter Handel
rulebook-scouting = In einer neutralen Station, auch der Polis, darf dein Held die oberste Bedrohung ansehen und verdeckt behalten.
    In der nächsten Runde darfst du sie, wenn du eine neutrale gewöhnliche Station angreifst, oben auf den Stapel legen und weißt, worauf du triffst.
    Bleibt sie bis zum Ende der nächsten Runde ungenutzt, kommt sie unter den Stapel. Du behältst immer nur eine.
    .heading = Erkunden
    .words = ansehen Bedrohung
rulebook-attacking_heroes = Eine Armee greift einen Helden an, der in einer deiner Stationen oder in einer in Reichweite steht. Ein Held greift einen Helden in derselben Station an.
    In der Hansa und in Stationen, die seiner Fraktion gehören, ist ein Held sicher.
    Der besiegte Held wird verwundet. Eine Armee darf eine seiner Ausrüstungen abwerfen lassen, ein Held darf eine nehmen.
    .heading = Helden angreifen
    .words = Held Duell sicher Beute

## Kämpfe

rulebook-fights = Wer angreift, sagt, was. Steht der Held des Besitzers dort, sagt der Besitzer, wer verteidigt.
    Dann wird die Bedrohung aufgedeckt, oder beide wählen Gefechtskarten. Dann können Eigenschaften genutzt werden, zuerst vom Angreifer.
    Die höhere Stärke gewinnt; gleiche Stärke ist ein Gleichstand, und niemand gewinnt oder verliert etwas.
    .heading = Ablauf eines Kampfes
    .words = Reihenfolge Gefecht
rulebook-strength = Eine Armee hat die Stärke ihrer Leiste, ein Held die seiner Karte und seiner Ausrüstung, eine Bedrohung die gedruckte, die neutrale Polis { $polis_strength }.
    Gefechtskarten, Eigenschaften und das Gesetz zählen dazu oder ziehen ab. Eine Stärke darf unter 0 fallen.
    Manche Fähigkeiten machen einen Gleichstand zum Sieg. Haben beide Seiten eine, bleibt es beim Gleichstand.
    .heading = Stärke und Gleichstand
    .words = gleich Bonus
rulebook-battle_cards = In einem Kampf zwischen Mitspielern werden die { $battle_cards } Gefechtskarten gemischt, und jede Seite bekommt drei.
    Beide wählen verdeckt eine und decken gemeinsam auf. Jede Karte gibt ihren Bonus, der von der Art der anderen Karte abhängen kann: Angriff, Verteidigung oder Manöver.
    Danach werden alle wieder eingesammelt. Karten, die nicht gespielt wurden, werden nie gezeigt.
    .heading = Gefechtskarten
    .words = Angriff Verteidigung Manöver geben Hand
rulebook-defending = Steht der Held des Besitzers in der angegriffenen Station, wählt der Besitzer: Armee oder Held.
    Auf dem Spiel steht nur die Station. Ein Held, der sie verliert, wird nicht verwundet und behält seine Ausrüstung; eine Armee, die sie verliert, behält ihre Stärke.
    .heading = Armee oder Held in der Verteidigung
    .words = Verteidiger Besitzer bewachen
rulebook-outcomes = Ein Sieg über eine Bedrohung bringt ihre Belohnung, dann darfst du die Station besetzen. Ein Sieg über einen Mitspieler nimmt ihm die Station, und du darfst sie besetzen.
    Eine Armee, die einen Angriff verliert, fällt um 1. Ein Held, der einen Angriff verliert, wird verwundet.
    Ein Held, der gegen die Station eines Mitspielers verliert, wirft außerdem eine Ausrüstung ab, die der Besitzer der Station wählt.
    Ein Held, der angegriffen wird und verliert oder der gegen einen Helden verliert, wird verwundet. Ein Held, der ihn besiegt, darf eine seiner Ausrüstungen nehmen, eine Armee darf eine abwerfen lassen.
    Eine bekämpfte Bedrohung wird abgelegt, ob gewonnen oder verloren. Ausrüstung als Belohnung geht an den Helden; ein Auftrag ist die oberste Karte seines Stapels.
    .heading = Was ein Kampf bringt
    .words = Sieg Niederlage gewinnen verlieren Belohnung Beute
rulebook-redrawing = Manche Eigenschaften ersetzen eine aufgedeckte Bedrohung: Sie wird abgelegt, und gekämpft wird gegen die nächste.
    .heading = Eine Bedrohung ersetzen
    .words = neu ziehen tauschen
rulebook-capture = Hast du in einer Station gewonnen, darfst du sie gleich besetzen: eine neutrale für { $capture_neutral }, eine, die einem Mitspieler gehörte, für { $capture_player }.
    Tust du es nicht oder kannst du nicht bezahlen, bleibt oder wird sie neutral. Heimatstationen werden besetzt wie jede andere.
    Die Belohnung einer Bedrohung kommt zuerst, und du darfst damit das Besetzen bezahlen. Ein Held in einer verlorenen Station bleibt, wo er ist.
    .heading = Stationen besetzen
    .words = erobern Preis stehen lassen neutral
rulebook-three_stations = Wer eine Station verliert und weniger als drei hat, nimmt sofort eine andere, kostenlos und ohne Kampf: eine neutrale gewöhnliche der eigenen Zone.
    Gibt es dort keine, darf es eine jeder offenen Zone sein, aber nie die Polis. Auch die eben verlorene darf es sein, wenn sie neutral ist.
    .heading = Mindestens drei Stationen
    .words = weniger kostenlos Ersatz
rulebook-wounds = Ein verwundeter Held kommt in eine der drei Heimatstationen seiner Fraktion, wem immer sie gehört. Er setzt den nächsten Zug aus, den er hätte.
    Er kann trotzdem eine Station verteidigen und angegriffen werden. Wird er wieder verwundet, wird er wieder versetzt; es bleibt bei einem Zug.
    .heading = Wunden
    .words = verwundet aussetzen Heimat heilen

## Phase 5

rulebook-end_of_round = Aufträge, die auf das Ende der Runde sehen, werden geprüft, und alle dürfen Aufträge erfüllen. Dann wird geprüft, ob jemand gewinnt.
    Bedrohungen, die in der Runde davor erkundet wurden, kommen unter den Stapel. Was einmal pro Runde genutzt wurde, steht wieder bereit.
    Der Startspielermarker wandert nach links, der Rundenmarker ein Feld weiter.
    .heading = Ende der Runde
    .words = Startspieler Marker
rulebook-victory = Eine Siegbedingung erfüllst du mit { $goal } SP, die Rote Linie mit { $red_goal }, oder solange dir alle { $polis_stations } Stationen der Polis gehören.
    Das zählt nur am Ende einer Runde. Erfüllen mehrere eine, gewinnt, wer im Uhrzeigersinn dem Startspieler am nächsten sitzt, der Startspieler vor allen.
    .heading = Sieg
    .words = gewinnen Ziel SP Polis Gleichstand
rulebook-stage_two = Hat am Ende einer Runde jemand { $stage_2_at } SP, beginnt für immer Abschnitt II: Die Bedrohungen von Abschnitt I verlassen das Spiel, auch erkundete, und stärkere werden gemischt.
    Dann ziehen alle 2 Ausrüstungskarten und behalten 1. Ein Held darf jetzt { $limit_2 } statt { $limit_1 } Karten tragen.
    .heading = Abschnitt II
    .words = Bedrohungen stärker

## Karten

rulebook-threats = Eine Bedrohung hat eine Stärke, eine Belohnung und eine von drei Arten: physisch, biologisch oder Strahlung. Manche Ausrüstung hilft gegen eine Art.
    Die Bedrohungen von Abschnitt II sind stärker und ihre Belohnungen größer.
    .heading = Bedrohungen
    .words = physisch biologisch Strahlung Monster
rulebook-equipment = Ausrüstung gehört dem Helden, der sie trägt, und wirkt sofort, mit allem, was sie gibt und nimmt.
    Ein Held trägt { $limit_1 } Karten in Abschnitt I und { $limit_2 } in Abschnitt II. Wer mehr erhält, wirft sofort eine beliebige ab, auch die neue.
    Sonst kann man Ausrüstung weder weitergeben noch ablegen.
    .heading = Ausrüstung
    .words = Waffe Grenze tragen abwerfen
rulebook-quests = Solange seine Bedingung gilt, kann ein Auftrag erfüllt werden: in deinem Zug vor der Aktion oder am Ende der Runde. Dann liegt er offen, zählt 1 SP und geht nie verloren.
    Eine Bedingung, die ein Ereignis ist, etwa ein Sieg, zählt bis zum Ende der Runde.
    Zwei Aufträge mit derselben Bedingung kann niemand beide erfüllen. Du darfst beliebig viele haben.
    .heading = Aufträge
    .words = erfüllen Bedingung SP
rulebook-properties = Jeder Auftrag hat eine Eigenschaft. Ein unerfüllter wird für sie abgeworfen. Ein erfüllter bleibt liegen und kostet { $property_price }, einmal pro Runde.
    Eigenschaften sagen, wann sie gelten: in einem Zug, beim Gehen, in einem Kampf, beim Besetzen, vor einer Abstimmung oder wenn der Held verwundet werden soll.
    Eine, die nichts ändern würde, kann man nicht nutzen. Auch Helden und Ausrüstung haben Eigenschaften.
    .heading = Eigenschaften
    .words = nutzen Auftrag einmal
rulebook-factions = Jede Fraktion hat drei Heimatstationen, einen Startbonus und eine Eigenschaft, die keine andere hat.
    .heading = Fraktionen
    .words = Rote Linie Reich Bauman Banditen Arbat Konföderation
rulebook-heroes = Jeder Held hat eine Stärke, ein Tempo und eine Eigenschaft. Er gehört die ganze Partie zu seiner Fraktion.
    .heading = Helden
    .words = Khan Artjom Melnik Hunter Anna Sascha
rulebook-decks = Bedrohungen, Ausrüstung und Aufträge haben einen Ablagestapel. Ist ihr Zugstapel leer und wird eine Karte gebraucht, wird die Ablage zum neuen Stapel gemischt; ist auch sie leer, wird nichts gezogen.
    Gesetze haben keine Ablage: Sie kommen unter ihren Stapel. Aufträge werden verdeckt abgeworfen, außer für ihre Eigenschaft.
    .heading = Stapel
    .words = Ablage mischen leer

## Bilder: was darauf eine Nummer hat

rulebook-part-map-polis = Die Polis, in der Mitte aller Linien
rulebook-part-map-hansa = Der Ring, der der Hansa gehört
rulebook-part-map-home = Eine der drei Heimatstationen einer Fraktion
rulebook-part-map-abandoned = Eine verlassene Station
rulebook-part-map-passage = Ein Übergang: ein Schritt wie jeder andere
rulebook-part-reach-own = Eigene Stationen
rulebook-part-reach-near = Ihre Nachbarn
rulebook-part-reach-over_hansa = Hinter der Hansa, durch einen Tunnel des Rings
rulebook-part-reach-over_polis = Hinter neutralen Stationen der Polis
rulebook-part-reach-too_far = Nicht in Reichweite: das wären zwei Tunnel des Rings
rulebook-part-stations-neutral = Neutral, mit dem Gut, das sie bringt
rulebook-part-stations-home = Eine Heimatstation ohne Besitzer, in der Farbe ihrer Fraktion
rulebook-part-stations-owned = Mit Besitzer: dessen Abzeichen mit dem Gut
rulebook-part-stations-lost = Die Heimatstation einer Fraktion, im Besitz einer anderen
rulebook-part-stations-polis = Neutrale Polis
rulebook-part-stations-owned_polis = Polis mit Besitzer
rulebook-part-stations-hansa = Hansa
rulebook-part-stations-abandoned = Verlassen
rulebook-part-stations-closed = In einer gesperrten Zone
rulebook-part-threat_card-strength = Stärke
rulebook-part-threat_card-type = Art: hier Strahlung
rulebook-part-threat_card-stage = Abschnitt I oder II
rulebook-part-threat_card-reward = Belohnung: hier Ausrüstung und ein Gut eigener Wahl
rulebook-part-equipment_card-strength = Stärke: hier nur gegen Strahlung
rulebook-part-equipment_card-speed = Tempo: Schritte mehr oder weniger
rulebook-part-quest_card-vp = Ein Siegpunkt, sobald er erfüllt ist
rulebook-part-quest_card-condition = Bedingung: hier die Stärke der Armee
rulebook-part-quest_card-property = Eigenschaft: hier Güter eigener Wahl
rulebook-part-hero_card-strength = Stärke
rulebook-part-hero_card-speed = Tempo: Schritte in einem Zug
rulebook-part-hero_card-property = Eigenschaft: hier wird einmal pro Runde die Bedrohung eines Kampfes ersetzt
