# Solo play in the window: the entry of the title, the screen before a solo game, and its final score.

## Title
title-solo = Solo
title-solo-note = Gegen einen von sechs Gegnern

## A new solo game
solo-title = Solo
solo-player = Spieler
solo-hegemony-note = Wirft in jedem Zug eine Kontaktkarte für 2 SP ab. Danach greift sie an: dreimal pro Runde oder bis zum Treffer.
solo-mutants-note = Wie die Hegemonie, doch mit fünf Versuchen pro Runde, einen deiner Orte zu treffen.
solo-new-york-note = Wie die Hegemonie, doch in jeder Kartenphase kommen zwei Karten statt einer in ihren Staat.
solo-merchants-note = Wie die Hegemonie, doch nach ihren Angriffen geht sie auf deine Deals los: drei Versuche oder ein Treffer.
solo-appalachian-note = Wie die Hegemonie, doch vor ihren Angriffen baut sie für SP eigene Orte um.
solo-borgo-note = Schwerer: Gezogene Karten lenken ihn. Nimmt Karten wie ein Mitspieler, hat jede Runde mehr Schläger.
solo-difficulty = Der Roboter „Experte“ hat { NUMBER($share, style: "percent", maximumFractionDigits: 0) } seiner Partien gegen { FORM($opponent, form: "accusative") } gewonnen.
solo-best = { $outcome ->
    [won] Bestes Ergebnis gegen { FORM($opponent, form: "accusative") } mit { FORM($faction, form: "dative") } bisher: gewonnen { $vp } : { $theirs }, Rang { $grade }.
   *[lost] Bestes Ergebnis gegen { FORM($opponent, form: "accusative") } mit { FORM($faction, form: "dative") } bisher: verloren { $vp } : { $theirs }.
}
solo-best-none = { $known ->
    [faction] Noch keine beendete Partie gegen { FORM($opponent, form: "accusative") } mit { FORM($faction, form: "dative") }.
   *[none] Noch keine beendete Partie gegen { FORM($opponent, form: "accusative") }.
}
option-solo-tie-goods = Unter gleichen Orten nimmt ein Angriff die besten Waren:
option-solo-tie-goods-deal = Deal
option-solo-tie-goods-spoils = Beute
option-solo-pass-timing = Nach den Angriffen passt der Gegner:
option-solo-pass-timing-next-turn = Im nächsten Zug
option-solo-pass-timing-immediate = Sofort
option-solo-titles = Namen der Ränge aus:
option-solo-titles-ultimate = Ultimate Edition
option-solo-titles-master = Master Set
option-borgo-extra-brawlers = Schwierigkeit: zusätzliche Schläger für Borgo pro Runde.
option-borgo-extra-brawlers-0 = 0
option-borgo-extra-brawlers-1 = 1
option-borgo-extra-brawlers-2 = 2
option-borgo-extra-brawlers-3 = 3
option-borgo-keep-brawlers = Borgo behält ungenutzte Schläger für die nächste Runde.
option-borgo-keep-brawlers-false = Nein
option-borgo-keep-brawlers-true = Ja

## The final score of a solo game
score-opponent-wins = Sieg für { FORM($opponent, form: "accusative") }
score-robot = Roboter spielen lassen
score-robot-tip = Ein Roboter spielt dieselben Karten, und die Wertung vergleicht beide Partien.
score-same-deal = { $name } hatte mit diesen Karten { $vp } : { $theirs }, { $more ->
    [more] { $by } SP mehr als jetzt.
    [less] { $by } SP weniger als jetzt.
   *[equal] genauso viele SP wie jetzt.
}
score-solo-result = { $outcome ->
    [won] { $name } gewinnt { $vp } : { $theirs } nach { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }.
    [equal] { $vp } : { $theirs } nach { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }. Gleich viele SP sind eine Niederlage.
   *[lost] { $name } verliert { $vp } : { $theirs } nach { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }.
}
score-record = Neues bestes Ergebnis!
score-first-victory = Dein erster Sieg gegen { FORM($opponent, form: "accusative") } mit { FORM($faction, form: "dative") }.
score-best-before = { $outcome ->
    [won] Dein bestes Ergebnis gegen { FORM($opponent, form: "accusative") } mit { FORM($faction, form: "dative") } war zuvor { $vp } : { $theirs }, Rang { $grade }.
   *[lost] Dein bestes Ergebnis gegen { FORM($opponent, form: "accusative") } mit { FORM($faction, form: "dative") } war zuvor eine Niederlage, { $vp } : { $theirs }.
}
score-grade = Rang
score-grade-tip = Ränge eines Sieges nach den SP am Ende:
    { $rows }
score-grade-row = { $least ->
    [0] weniger: { $grade }
   *[other] { $least } und mehr: { $grade }
}
score-banner-solo-tip = Du gewinnst nur mit mehr SP als der Gegner. Der Sieger hat { $vp }.
score-opponent-tip = { $name } ist der virtuelle Gegner.
score-connection-discarded = Abgeworfene Kontaktkarten
score-connection-discarded-tip = 2 SP für jede Kontaktkarte, die der Gegner abgeworfen hat.
score-brawler = Schläger
score-brawler-tip = 1 SP für jeden Schläger, den er für die Standardaktion abgegeben hat, und für jeden Angriff und jedes Hacken ohne Ziel.
score-spoils-solo-tip = SP aus der Beute geplünderter Orte und als Entschädigung. Der Gegner erhält 2 SP für jeden Ort, den er plündert.
score-open-production-solo-tip = SP aus offenen Produktionen, die du genutzt hast. Die Hegemonie und ihre Varianten erhalten 1 SP für jeden deiner Besuche.
same-deal-title = Dieselben Karten
same-deal-note = Eine neue Partie beginnt mit denselben Karten; die Wertung vergleicht beide. Als bestes Ergebnis zählt sie nicht.
