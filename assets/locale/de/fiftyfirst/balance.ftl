### Der Balance-Bericht: was viele Partien von Robotern über Karten, Fraktionen und den Startspieler sagen.

balance-title = Balance: { $sets }
balance-head = { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } mit { $players } Spielern. Auf allen Plätzen spielt der Roboter „{ $robot }“ der Version { $version }; so sagen die Siege etwas darüber, was ein Spieler hatte. Dieser Befehl spielt dieselben Partien noch einmal:
balance-method = Alle Intervalle sind 95-%-Intervalle (Wilson): Eines von zwanzig verfehlt den wahren Wert aus Zufall. Ein geteilter Sieg zählt für jeden Sieger als Teil eines Sieges. Ein Roboter zeigt, was eine Karte ihm wert ist; Menschen sehen vielleicht mehr in ihr.

## Länge, SP
balance-length = Länge der Partien
balance-mean = Mittel
balance-fewest = wenigste
balance-most = meiste
balance-times = Verhältnis
balance-far = weicht um mehr als 25 % ab
balance-rounds = Runden
balance-decisions = Entscheidungen
balance-vp = SP je Spieler
balance-winner_vp = SP des Siegers
balance-lasted = Partien nach Zahl der Runden: { $list }.
balance-lasted-part = { $rounds }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
balance-sources = Woher die SP kommen
balance-source = Quelle

## Siege
balance-first = Startspieler
balance-place = in der ersten Runde
balance-turn = { $place ->
    [1] Startspieler
    [2] Zweiter
    [3] Dritter
   *[other] Vierter
}
balance-factions = Fraktionen
balance-faction = Fraktion
balance-range = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-verdict = gegenüber dem fairen Anteil
balance-verdict-fair = kein sicherer Unterschied
balance-verdict-more = mehr als fair
balance-verdict-less = weniger als fair

## Ausreißer
balance-outliers = Ausreißer
balance-outliers-note = Eine Karte gilt als genutzt, wenn sie gebaut, für einen Deal verwendet oder von der Hand geplündert wird. „Oft“ heißt mehr als { $most }-mal so oft wie im Mittel aller gezogenen Exemplare, „selten“ weniger als { $least }-mal so oft. Siege sind die von Spielern, die die Karte gezogen haben: „gewinnt“ heißt, dass das Mittel aller Karten außerhalb des Intervalls liegt. Eine Nutzung wird nur beurteilt, wenn eine durchschnittliche Karte, ebenso oft gezogen, mindestens { $expected }-mal so genutzt worden wäre: Bei weniger entscheidet der Zufall.
balance-outlier-used_often = oft genutzt
balance-outlier-used_seldom = selten genutzt
balance-outlier-built_often = oft gebaut
balance-outlier-built_seldom = selten gebaut
balance-outlier-dealt_often = oft Deal
balance-outlier-dealt_seldom = selten Deal
balance-outlier-razed_often = oft geplündert
balance-outlier-razed_seldom = selten geplündert
balance-outlier-wins_often = gewinnt oft
balance-outlier-wins_seldom = gewinnt selten
balance-nothing = keine
balance-unjudged = zu selten gezogen für ein Urteil

## Tabellen der Karten
balance-cards = Karten: Nutzung
balance-cards-won = Karten: Siege
balance-cards-stood = Karten: im Staat
balance-used-note = „gezogen“ zählt Exemplare, die auf eine Hand kamen: am Anfang ausgeteilt, ausgesucht oder nachgezogen. „gebaut“ zählt errichtete und umgebaute Orte, „geplündert“ Karten, die von der Hand geplündert wurden. Prozente sind Teile der gezogenen Exemplare; in Klammern: wievielmal so oft wie im Mittel aller Karten.
balance-won-note = Der Anteil gewonnener Partien unter denen, in denen ein Spieler die Karte gezogen, gebaut, für einen Deal verwendet oder geplündert hat, mit seinem Intervall. Wer gewinnt, tut von allem mehr, also vergleiche mit dem Mittel aller Karten.
balance-stood-note = Für jedes Mal, dass die Karte gebaut wurde: wie oft durch Umbauen, wie oft ihre Aktion aktiviert wurde, wie oft andere ihre offene Produktion nutzten und wie oft andere sie plünderten.
balance-name = Name
balance-set = Set
balance-copies = Exemplare
balance-drawn = gezogen
balance-used = genutzt
balance-built = gebaut
balance-dealt = Deal
balance-razed = geplündert
balance-outlier = Ausreißer
balance-rate = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ({ NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) })
balance-all = alle Karten
balance-won-drawn = gezogen und gewonnen
balance-won-built = gebaut und gewonnen
balance-won-dealt = Deal und gewonnen
balance-won-razed = geplündert und gewonnen
balance-won-cell = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 0) } bis { NUMBER($high, style: "percent", maximumFractionDigits: 0) })
balance-developed = durch Umbauen
balance-activated = aktiviert
balance-visited = von anderen genutzt
balance-lost = von anderen geplündert
balance-ratio = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
