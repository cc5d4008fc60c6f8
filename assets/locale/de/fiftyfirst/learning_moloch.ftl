# Die Lektion zu Moloch. Ihre Hinweise sind geschrieben wie die des ersten Spiels; die Sätze zu anderen Zügen stehen dort.

learn-moloch = Neu mit Moloch
    .about = Maschinen, die alle angreifen, und zwei Wege, sie loszuwerden, in drei kurzen Kapiteln.
    .intro = Für alle, die das Basisspiel kennen: drei kurze Kapitel, zusammen etwa { $minutes } Minuten.

## 1
learn-moloch-machines = Hacken oder zerstören
    .about = Eine Maschine loszuwerden kostet Waren oder rote Kontaktplättchen, und das lohnt sich.
learn-moloch-machines-row = Moloch schickt Maschinen. Sie liegen offen da und bedrohen euch alle: links der Code, rechts die Stärke, darunter der Angriff, der jeden einmal je Runde trifft. Du kannst sie hacken oder zerstören, beides als Aktion.
learn-moloch-machines-hack = Hacken kostet alle Waren des Codes; bei „Rostschrecke“ sind das 1 Baumaterial und 2 Arbeiter. Dann kommt die Karte auf deine Hand, mit der gehackten Seite nach oben. Die erste Ware eines Codes verrät die Reihe: Baumaterial steht für Produktion. Munition kann Ressourcen des Codes ersetzen.
    .do = Zieh „Rostschrecke“ auf deine Hand, oder klick darauf und wähle „Hacken“.
    .after = Nun zerstört Rusty „Mautschranke“ für 2 rote Kontaktplättchen und bekommt 1 SP. Zu zweit sind nur noch zwei Maschinen übrig, und das macht „Kampfmaschine“ wütend: Mit Raserei hat sie 1 Stärke mehr.
learn-moloch-machines-build = Eine gehackte Karte ist ein Ort wie jeder andere, immer mit Entfernung 1: Bau sie, plündere sie für ihre Beute, oder mach einen Deal mit ihr.
    .do = Errichte „Gehackte Rostschrecke“.
learn-moloch-machines-destroy = Zerstören kostet so viele rote Kontaktplättchen, wie die Stärke angibt, und bringt 1 SP. Multi-Kontakte tun es auch.
    .do = Zieh ein rotes Kontaktplättchen auf „Schleppnetz“, oder klick darauf und wähle „Zerstören“.
learn-moloch-machines-end = Eine Maschine, die niemand hackt oder zerstört, bleibt und greift in jeder Runde wieder an. Sehen wir uns das an.
    .do = Drück „Weiter“.

## 2
learn-moloch-assault = Der Angriff
    .about = Nach der Produktion greifen die Maschinen an, dann werden weitere eingesetzt.
learn-moloch-assault-order = Eine neue Partie, gleich nach der Produktion: der Angriff. Jede Maschine greift jeden an, in diesem Programm immer in dieser Reihenfolge: Erst plündern sie, dann nehmen sie Waren, dann legen sie Aktionen lahm.
learn-moloch-assault-raze = „Salzstreuer“ plündert einen Ort mit Entfernung 1. Zwei deiner Orte passen, und du wählst. Er wird zur Ruine, und du bekommst die Waren seines Deals.
    .do = Wähle „Schule“ oder „Treibstofftank“.
learn-moloch-assault-stopped = „Rostschrecke“ hat dir das Metall genommen: Sie wollte 2 und nimmt, was sie findet. „Sperrstundensirene“ legt die Aktion deiner Fraktion lahm, die rote Kontaktplättchen gibt. Nach dem Aufräumen ist sie wieder frei.
    .do = Sieh dir die Zeilen an, dann drück „Weiter“.
learn-moloch-assault-deployed = Dann wurden weitere Maschinen eingesetzt: zu zweit auf der Stufe Rekrut zwei. Sie greifen in der nächsten Runde zum ersten Mal an; in der ersten Runde einer Partie gibt es keinen Angriff.
learn-moloch-assault-exchange = Rote Kontaktplättchen bekommst du in dieser Runde nicht von deiner Tafel, aber alles andere geht wie immer.
    .do = Tausch 2 Arbeiter gegen eine Ressource oder eine Karte.
learn-moloch-assault-end = Also gib aus, was eine Maschine dir nehmen würde, oder schaff die Maschine fort. Karten der Erweiterung helfen dir dabei.
    .do = Drück „Weiter“.

## 3
learn-moloch-reserved = Reservierte Waren und das Ende
    .about = Waren für nur einen Zweck, und was Maschinen den kosten, der führt.
learn-moloch-reserved-scanner = Die letzte Partie. „Abgefangener Scanner“ legt in jeder Produktion 2 rote Kontaktplättchen auf sich. Sie sind reserviert: Sie zahlen nur fürs Zerstören von Maschinen, bleiben beim Aufräumen liegen und gehen mit der Karte verloren.
learn-moloch-reserved-mother = „Mutter“ hat Stärke 5. Die 4 Plättchen auf „Abgefangener Scanner“ und 1 aus deinem Vorrat reichen.
    .do = Zerstöre „Mutter“.
learn-moloch-reserved-garage = „Hackergarage“ bringt eine gehackte Karte, die noch niemand gesehen hat: die Maschine ganz unten im Stapel.
    .do = Klick auf „Hackergarage“ in deinem Staat.
learn-moloch-reserved-build = „Gehackter Hallenbrecher“ gibt 1 SP für jeden gehackten Ort in deinem Staat, sich selbst eingeschlossen.
    .do = Errichte „Gehackter Hallenbrecher“.
learn-moloch-reserved-leader = Am Ende der Partie, bevor die Orte zählen, verliert, wer führt, 2 SP für jede Maschine, die noch eingesetzt ist. Hier sind zwei übrig: Das wären 4 SP.
learn-moloch-reserved-end = Maschinen treffen alle, aber nicht alle gleich. Im neuen Spiel wählst du die Stufe; in der kooperativen Variante dürft ihr Waren auf einer Maschine liegen lassen, und ein anderer bringt es zu Ende.
    .do = Drück „Weiter“, um zu den Kapiteln zurückzukehren.
