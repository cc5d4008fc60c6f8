# Grenzplättchen, Arena und Bezirke: was darauf steht, was man damit tut und was dazu gesagt wird.

source-border = { $card }
source-arena = Preis der Arena
kind-border = Grenzplättchen
kind-arena = Arena
kind-district = Bezirk

## Grenzplättchen in Worten

border-action = { CAPITAL($cost) }, um { FORM($effects, form: "purpose") }.
    .heading = Aktion
border-other = { $does } Sie liegt oben, sobald jemand diese Seite genutzt hat.
    .heading = Andere Seite: { $card }
border-players = Dieses Plättchen ist erst ab { $n } Spielern im Spiel.
    .heading = Spieler
border-line = { $card }: { $does }
border-standing = { $tile } liegt zwischen { FORM($first, form: "dative") } und { FORM($second, form: "dative") }; oben ist { $card }.
    .alone = { $tile } liegt neben { FORM($first, form: "dative") }; oben ist { $card }.

## Die Arena in Worten

arena-enter = Als deine Aktion schickst du einmal pro Partie { $goods } aus deinem Vorrat in die Arena. Er bleibt dort, auch beim Aufräumen.
    .heading = Betreten
arena-gear = Zu Beginn jeder Aufräumphase darfst du ihn mit einer dieser Waren aus deinem Vorrat ausrüsten: { $gear }. Die Punkte werden zusammengezählt.
    .heading = Ausrüsten
arena-equip = { $good } ({ $points })
    .button = { CAPITAL($good) }: { $points }
arena-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
arena-prize = Am Ende der Partie erhält, wer die meisten Punkte hat, { $goods }; bei Gleichstand niemand.
    .heading = Preis
arena-champion = Im Solospiel erhält ein Champion in jeder Aufräumphase { $points }, und du musst mehr haben.
    .heading = Champion
arena-line = { CAPITAL($gear) }; Preis: { GOODS($goods, case: "nominative") }
arena-fighter = Der Arbeiter von { FORM($who, form: "dative") } in der Arena hat { $goods }: { $points }.
    .bare = Der Arbeiter von { FORM($who, form: "dative") } in der Arena hat keine Ausrüstung.
arena-empty = In der Arena ist niemand.
arena-champion-now = Der Champion hat { $points }.
arena-leader = { FORM($who, form: "start") } bekäme jetzt den Preis.
    .none = Jetzt bekäme niemand den Preis.

## Bezirke in Worten

district-produces = Zu Beginn jeder Produktionsphase erhält er { $goods }. Zu Beginn der Partie hat er schon { $setup }.
    .heading = Produktion
district-deal = Für { $n } blaue Kontaktplättchen kann jeder Spieler einen Deal mit ihm machen. Der Deal bringt { $goods }, sofort und in jeder Produktionsphase, solange der Bezirk im Spiel ist.
    .heading = Deal, Entfernung { $n }
district-raze = Für { $n } rote Kontaktplättchen plünderst du ihn und erhältst alle Waren darauf. Alle Deals mit ihm sind vorbei.
    .heading = Widerstandswert { $n }
district-line = { $card }: Entfernung { $distance }, Widerstandswert { $n }; jede Runde { GOODS($goods, case: "nominative") }; Deal: { GOODS($deal, case: "nominative") }
district-standing = { $card }: { GOODS($goods, case: "nominative") }.
    .deals = { $card }: { GOODS($goods, case: "nominative") }; Deals: { $seats }.
    .empty = { $card }: keine Waren.
    .empty_deals = { $card }: keine Waren; Deals: { $seats }.

## Regeln, die daneben stehen

rule-border = Als deine Aktion nutzt du die Seite, die oben liegt. Dann wird das Plättchen umgedreht, und ihr habt beide die andere Seite. Das geht beliebig oft in einer Runde, auch wenn dein Nachbar gepasst hat.
    .heading = Grenzplättchen
rule-arena_enter = Die Arena ist kein Ort und gehört niemandem. Du darfst dort einen Arbeiter haben; er kommt nie zurück.
    .heading = In der Arena
rule-arena_equip = Ihr werdet der Reihe nach gefragt, bevor jemand etwas einlagert; du musst nicht ausrüsten. In der letzten Runde entfällt die Aufräumphase und damit auch das Ausrüsten.
    .heading = Wann du ausrüstest
rule-arena_prize = Es zählen nur Arbeiter mit Ausrüstung. Den Preis gibt es vor allem anderen, was am Ende gewertet wird.
    .heading = Wer gewinnt
rule-arena_champion = Der Champion hat nur Punkte und braucht keinen Arbeiter. Bei Gleichstand mit ihm gehst du leer aus.
    .heading = Allein
rule-district = Er ist kein Ort und gehört niemandem: Weder ein Schild noch Passen schützt ihn. Du zahlst den vollen Preis; Einfluss und was das Plündern billiger macht, helfen nicht.
    .heading = Bezirk
rule-district_deal = Ein Deal wie jeder andere, nur ohne Karte: Wenn du ihn machst, zählt das für Karten, die Deals belohnen; andere können ihn kopieren, und du kannst ihn verlieren oder abgeben.
    .heading = Ein Deal mit ihm
rule-district_raze = Du darfst ihn plündern, gleich wer einen Deal mit ihm hat. Das zählt für Karten, die das Plündern belohnen.
    .heading = Den Bezirk plündern

## Der Spielverlauf

deed-border_activated = { FORM($who, form: "start") } nutzt { $card }
    .paid = { FORM($who, form: "start") } nutzt { $card } für { $cost }
deed-arena_entered = { FORM($who, form: "start") } betritt die Arena
    .paid = { FORM($who, form: "start") } schickt { $cost } in die Arena
deed-fighter_equipped = { FORM($who, form: "start") } rüstet den Arbeiter in der Arena mit { GOODS($goods, case: "dative") } aus
deed-district_deal_made = { FORM($who, form: "start") } macht einen Deal mit { $card }
    .paid = { FORM($who, form: "start") } macht für { $cost } einen Deal mit { $card }
deed-district_razed = { FORM($who, form: "start") } plündert { $card }
    .paid = { FORM($who, form: "start") } plündert { $card } für { $cost }
effect-loses_deal = verliert den Deal mit { $cards }
log-district_produced = { $card } sammelt { $goods }.

## Was ein Spieler gefragt wird

question-choose_equipment = Womit rüstest du deinen Arbeiter in der Arena aus? Du darfst es auch lassen.
    .waiting = { FORM($who, form: "start") } darf einen Arbeiter in der Arena ausrüsten.
confirm-choose_equipment = Ausrüsten · { $choice }
decline-choose_equipment = Mit nichts
    .tip = Dein Arbeiter in der Arena bekommt in dieser Aufräumphase nichts.

## Befehle, Hinweise, Rat

command-activate_border = Grenzplättchen
    .doing = Dieses Grenzplättchen zu nutzen
    .card = { $card } zu nutzen
command-enter_arena = Arena
    .doing = Die Arena zu betreten
command-equip_fighter = Ausrüsten
    .doing = Den Arbeiter in der Arena auszurüsten
command-deal_with_district = Deal
    .doing = Ein Deal mit diesem Bezirk
    .card = Ein Deal mit { $card }
command-raze_district = Plündern
    .doing = Diesen Bezirk zu plündern
    .card = { $card } zu plündern
hint-verb-activate_border = Ein Grenzplättchen nutzen
hint-verb-enter_arena = Die Arena betreten
hint-verb-equip_fighter = Den Arbeiter in der Arena ausrüsten
hint-verb-deal_with_district = Einen Deal mit einem Bezirk machen
hint-verb-raze_district = Einen Bezirk plündern
hint-equipped = { $goods } ({ $points })
advice-do-activate_border = { $what } nutzen
    .infinitive = { $what } zu nutzen
advice-do-enter_arena = { $what } in die Arena schicken
    .infinitive = { $what } in die Arena zu schicken
advice-do-equip_fighter = den Arbeiter in der Arena ausrüsten: { $what }
    .infinitive = den Arbeiter in der Arena auszurüsten: { $what }
advice-do-deal_with_district = einen Deal mit { $what } machen
    .infinitive = einen Deal mit { $what } zu machen
advice-do-raze_district = { $what } plündern
    .infinitive = { $what } zu plündern

## Der Tisch

table-verb-activate_border = Grenzplättchen
table-verb-enter_arena = Arena
table-verb-equip_fighter = Ausrüsten
table-verb-deal_with_district = Deal
table-verb-raze_district = Plündern
table-drop-enter_arena = Leg ihn auf die Arena, um ihn hineinzuschicken.
table-drop-equip_fighter = Leg es neben deinen Arbeiter in der Arena, um ihn auszurüsten.
table-drop-deal_with_district = Leg es auf einen Bezirk, um einen Deal mit ihm zu machen.
table-drop-raze_district = Leg es auf einen Bezirk, um ihn zu plündern.
table-beyond-activate_border = Danach liegt die andere Seite oben: { $does }
table-beyond-enter_arena = Von der nächsten Aufräumphase an darfst du ihn ausrüsten.
table-beyond-deal_with_district = Dann in jeder Produktionsphase wieder: { GOODS($goods, case: "nominative") }.
table-beyond-raze_district = Damit sind alle Deals mit ihm vorbei: { $seats }.

## Optionen eines neuen Spiels, Abrechnung der SP

option-borders = Grenzplättchen: Zwischen zwei Nachbarn liegt eine Aktion für beide; wer sie nutzt, dreht eine andere nach oben.
    .name = Grenzplättchen
option-borders-false = Nein
option-borders-true = Ja
option-arena = Arena: Du schickst einen Arbeiter hinein und rüstest ihn Runde für Runde aus; die meisten Punkte bringen am Ende 5 SP.
    .name = Arena
option-arena-false = Nein
option-arena-true = Ja
option-districts = Bezirke: An drei Stellen, die niemandem gehören, sammeln sich Waren; ihr macht Deals mit ihnen oder plündert sie.
    .name = Bezirke
option-districts-false = Nein
option-districts-true = Ja
score-borders = Grenzplättchen
score-borders-tip = SP aus Aktionen von Grenzplättchen.
keys-vp-borders = { $n } für Grenzplättchen
score-arena = Arena
score-arena-tip = Der Preis für die meisten Punkte in der Arena.
keys-vp-arena = { $n } für die Arena

## Das Regelbuch

rulebook-chapter-modules = Module
rulebook-borders = Eine Partie kann Grenzplättchen{ $border } haben: Zwischen je zwei Nachbarn liegt eines, zufällig gezogen und mit zufälliger Seite nach oben. Im Solospiel liegt eines neben dir; der Gegner nutzt es nicht.
    Als deine Aktion kannst du die obere Seite eines Plättchens neben dir nutzen: Zahle die Kosten und erhalte, was sie bringt. Dann wird es umgedreht, und ihr habt beide die andere Seite.
    Das geht beliebig oft in einer Runde, auch wenn dein Nachbar gepasst hat, und die Seite bleibt über die Runden hinweg oben. Munition{ $ammo } kann auch hier Ressourcen ersetzen.
    Die Borgo-Grenze ist nur zu dritt und zu viert im Spiel.
    Das ist zum Teil unsere eigene Fassung: Bekannt waren die Regeln, drei Plättchen und eine Aktion; die anderen Aktionen sind von uns.
    .heading = Grenzplättchen
    .words = grenze plättchen nachbar seite umdrehen aktion modul hegemonie moloch borgo fährleute hausausgabe
rulebook-arena = Eine Partie kann die Arena{ $arena } haben. Als deine Aktion schickst du einmal pro Partie einen Arbeiter{ $worker } hinein. Er bleibt dort bis zum Ende.
    Zu Beginn jeder Aufräumphase darf der Reihe nach jeder seinen Arbeiter mit einer Ware aus seinem Vorrat ausrüsten{ $equip }: Munition{ $ammo } ist 3 Punkte wert, eine Knarre{ $gun } 2, Metall{ $iron } 1. Die Punkte aller Runden zählen zusammen. In der letzten Runde entfällt die Aufräumphase.
    Am Ende der Partie erhält, wer die meisten Punkte hat, 5 SP{ $vp }, bei Gleichstand niemand. Das kommt vor dem Abzug für Maschinen und der Wertung der Orte. Ein Arbeiter ohne Ausrüstung zählt nicht.
    Im Solospiel musst du mehr Punkte haben als der Champion{ $champion }, der in jeder Aufräumphase 2 erhält.
    Das ist zum Teil unsere eigene Fassung: Ausrüstung, Punkte und Champion sind von uns, ebenso dass der Arbeiter bleibt und der Preis vor den Maschinen kommt.
    .heading = Die Arena
    .words = arena kampf arbeiter ausrüsten ausrüstung waffe punkte preis champion requisiten modul hausausgabe
rulebook-districts = Eine Partie kann drei Bezirke{ $district } haben. Auf ihnen liegen von Anfang an Waren, und zu Beginn jeder Produktionsphase kommen auf jeden weitere. Beim Aufräumen bleiben sie liegen.
    Als deine Aktion kannst du mit einem Bezirk einen Deal{ $deal } machen, jeder Spieler einen: Zahle seine Entfernung in blauen Kontaktplättchen{ $blue }. Die Ware des Deals erhältst du sofort und in jeder Produktionsphase, solange der Bezirk im Spiel ist.
    Als deine Aktion kannst du einen Bezirk auch plündern{ $raze }: Zahle seinen Widerstandswert in roten Kontaktplättchen{ $red } und nimm alle Waren darauf. Er verlässt das Spiel, und mit ihm alle Deals.
    Beides zählt für Karten, die Deals oder das Plündern belohnen. Die Spielregel behandelt einen Bezirk wie einen Ort; dass Schilde, Rabatte und Einfluss den Preis nicht ändern, Passen nichts schützt und ein Deal sofort zahlt, hat dieses Programm festgelegt.
    Namen und Werte sind von uns.
    .heading = Bezirke
    .words = bezirk viertel stadt städte deal plündern waren produktion modul hausausgabe
rulebook-sign-border = Grenzplättchen
rulebook-sign-arena = Arena
rulebook-sign-equip = ausrüsten
rulebook-sign-champion = Champion
rulebook-sign-district = Bezirk

## Befehle ohne Fenster

cli-borders = Grenzplättchen zwischen Nachbarn
cli-arena = die Arena, in der Arbeiter für einen Preis ausgerüstet werden
cli-districts = drei Bezirke, für Deals und zum Plündern
unreadable-fit-modules = seine Optionen haben andere Module
text-ask_borders = Spielt ihr mit Grenzplättchen? [0]
text-ask_arena = Spielt ihr mit der Arena? [0]
text-ask_districts = Spielt ihr mit Bezirken? [0]
text-borders = Grenzplättchen:
text-arena = Arena: { $told }
text-districts = Bezirke:
text-tiles = In dieser Partie gibt es weder Grenzplättchen noch Arena noch Bezirke.
text-help-tiles = tiles: Grenzplättchen, Arena und Bezirke, was sie tun und wie es dort steht
text-help-move-border = border Menschenhandel: nutzt die obere Seite eines Grenzplättchens neben dir
text-help-move-arena = arena: schickt einen Arbeiter in die Arena; equip gun oder equip nothing: rüstet ihn in der Aufräumphase aus
text-help-move-district = deal district Gießerei-Bezirk: macht einen Deal für blaue Kontaktplättchen; raze district Gießerei-Bezirk: plündert ihn für rote

## Unter den Sets einer Partie, in Listen und in der Statistik

set-modules = Module
    .hq = Hauptsitze
    .borders = Grenzplättchen
    .arena = Arena
    .districts = Bezirke
