# Hauptsitze: die Karten von Promo 2, was sie verlangen, was es bringt, eine zu beanspruchen, und was dazu gesagt wird.

source-headquarters = { $card }
kind-hq = Hauptsitz

## Ein Hauptsitz in Worten: Überschrift und Satz für die große Karte und die Bibliothek; Zeilen für Listen

hq-icons = { $n ->
    [one] { $n } { FORM($category, form: "icon") }
   *[other] { $n } { FORM($category, form: "icon") }e
}
hq-requires = Du brauchst { $icons }, jedes auf einem eigenen Ort in deinem Staat. Ein Ort ohne Symbole steht für ein beliebiges davon.
    .heading = Verlangt
hq-line = { $card } ({ $icons }): { CAPITAL($effects) }
hq-claim = { $card } beanspruchen
hq-claimed_by = { FORM($who, form: "start") } hat { $cards } beansprucht.
    .none = { FORM($who, form: "start") } hat keinen Hauptsitz beansprucht.
ability-claimed = Wenn du ihn beanspruchst: { CAPITAL($effects) }.
    .heading = Wenn du ihn beanspruchst
    .body = Einmal, sobald du ihn beanspruchst: { CAPITAL($effects) }.
verb-steal_location = übernimm einen fremden Ort mit allen Waren darauf
    .purpose = einen fremden Ort mit allen Waren darauf zu übernehmen

## Regeln, die daneben stehen

rule-claim = Hast du gerade einen Ort gebaut und hat dein Staat dann alle diese Symbole, darfst du die Karte sofort kostenlos beanspruchen, aber nur eine pro Zug. Ruinen und Deals zählen nicht. Beanspruchst du sie nicht, wirst du beim nächsten Bauen wieder gefragt.
    .heading = Beanspruchen
rule-hq = Er liegt bei deinem Staat, und niemand sonst kann ihn mehr beanspruchen. Er ist kein Ort: Niemand kann ihn plündern, umbauen oder übernehmen, und am Ende bringt er keine SP.
    .heading = Hauptsitz
rule-steal_location = Nicht von einem Spieler, der gepasst hat, und keinen Ort mit Schild. Sein Besitzer erhält die Deal-Waren und keine Ruine. Du baust ihn nicht: Jetzt bringt er dir nichts. Ist er schon genutzt, bleibt er es; der Arbeiter eines Besuchers bleibt liegen.
    .heading = Einen Ort übernehmen

## Der Spielverlauf

deed-hq_claimed = { FORM($who, form: "start") } beansprucht { $card }
deed-location_stolen = { FORM($who, form: "start") } übernimmt { $card } von { FORM($owner, form: "dative") }
effect-takes_over = übernimmt { $card } von { FORM($owner, form: "dative") }
log-opponent_claimed = { FORM($who, form: "start") } beansprucht { $card }; der Effekt entfällt.

## Was ein Spieler gefragt wird

question-choose_hq = { $n ->
    [one] Du hast alles für { $cards }: Beanspruchst du den Hauptsitz?
   *[other] Welchen Hauptsitz beanspruchst du: { $cards }?
}
    .waiting = { FORM($who, form: "start") } darf einen Hauptsitz beanspruchen.
question-choose_stolen = Welchen Ort übernimmst du?
    .card = { $card }: Welchen Ort übernimmst du?
    .waiting = { FORM($who, form: "start") } wählt einen Ort zum Übernehmen.
decline-choose_hq = Jetzt nicht
    .tip = Du beanspruchst nichts. Beim nächsten Bauen wirst du wieder gefragt, falls er noch da ist.
answer-only-choose_stolen = Es muss ein fremder Ort ohne Schild sein, dessen Besitzer nicht gepasst hat.

## Befehle, Hinweise, Rat, Gründe

command-claim_hq = Beanspruchen
    .doing = Einen Hauptsitz zu beanspruchen
    .card = { $card } zu beanspruchen
hint-verb-claim_hq = Einen Hauptsitz beanspruchen
forecast-take_over = übernimm einen Ort
hint-claim_none = jetzt keinen
advice-do-claim_hq = { $what } beanspruchen
    .infinitive = { $what } zu beanspruchen
refusal-requirement_unmet = Deine Orte haben nicht die Symbole, die dieser Hauptsitz verlangt.
    .card = Deine Orte haben nicht die Symbole, die { $card } verlangt, jedes auf einem eigenen Ort.

## Der Tisch

table-verb-claim_hq = Beanspruchen
table-verb-steal_location = Übernehmen
table-held-claim_hq = Leg ihn auf deine Reihen, um ihn zu beanspruchen.
table-drop-claim_hq = Leg ihn auf deine Reihen oder deine Fraktionstafel, um ihn zu beanspruchen.
table-aim-steal_location = Welchen Ort übernimmst du?
    .text = Er kommt mit allen Waren darauf in deinen Staat.

## Optionen eines neuen Spiels, Abrechnung der SP

option-hq = Hauptsitze: Es liegen so viele Karten aus wie Spieler; wer auf seinen Orten die Symbole einer Karte hat, beansprucht sie für ihren Effekt.
    .name = Hauptsitze
option-hq-false = Nein
option-hq-true = Ja
score-headquarters = Hauptsitze
score-headquarters-tip = SP, die Hauptsitze beim Beanspruchen gebracht haben.
keys-vp-headquarters = { $n } für Hauptsitze

## Das Regelbuch

rulebook-headquarters = Mit dem Promo-Set 2 kann eine Partie Hauptsitze{ $hq } haben: So viele Karten wie Spieler liegen offen aus, im Solospiel zwei.
    Jeder verlangt drei oder vier Symbole. Baust du einen Ort und hast sie dann alle, jedes auf einem eigenen Ort, darfst du ihn sofort kostenlos beanspruchen{ $claim }, einen pro Zug; wenn nicht, wirst du beim nächsten Bauen gefragt. Ruinen und Deals helfen nicht, auch keine Symbole, die nur durch eine Karte wie die Rattenmutter mitzählen; ein Ort ohne Symbole steht für ein beliebiges.
    Den Effekt erhältst du einmal. Der Hauptsitz ist kein Ort, bringt am Ende keine SP{ $vp } und bleibt deiner.
    Der IBN-Hauptsitz übernimmt einen Ort samt allem darauf, wenn dessen Besitzer nicht gepasst hat und kein Schild{ $shield } ihn schützt. Der Besitzer erhält die Deal-Waren.
    Ein virtueller Gegner beansprucht den ersten, den er kann, ohne Effekt.
    Das ist zum Teil unsere eigene Fassung: Bekannt waren die Regeln und vom IBN-Hauptsitz, dass die Waren auf dem übernommenen Ort bleiben; der Rest ist von uns.
    .heading = Hauptsitze
    .words = hauptsitz beanspruchen verlangt symbole promo ibn zentrale stehlen übernehmen ort modul hausausgabe
rulebook-sign-hq = Hauptsitz
rulebook-sign-claim = einen Hauptsitz beanspruchen

## Befehle ohne Fenster

cli-hq = Hauptsitze, mit promo_2
unreadable-fit-hq = seine Optionen haben andere Hauptsitze
text-ask_hq = Spielt ihr mit Hauptsitzen? [0]
text-hq = Hauptsitze, die noch niemand hat:
    .all = Alle Hauptsitze sind beansprucht.
    .none = In dieser Partie gibt es keine Hauptsitze.
text-help-hq = hq: die Hauptsitze mit Symbolen und Effekten, und wer welche beansprucht hat
text-help-move-claim = claim Salzbastion oder claim nothing: beansprucht nach dem Bauen einen Hauptsitz; choose B:Docks: übernimmt mit dem IBN-Hauptsitz einen Ort
plain-hq = { $n ->
    [0] Alle Hauptsitze sind beansprucht.
    [one] Ein Hauptsitz ist noch zu haben, { $cards }.
   *[other] { $n } Hauptsitze sind noch zu haben: { $cards }.
}
