# No Man’s Land: the map of nine Areas, Outposts, what is done with them, and what cards do to them.

## Parts of the map, as cards name them; .name stands alone

part-any = auf dem Gebietsplan
    .name = der ganze Gebietsplan
part-north = im NORDEN
    .name = NORDEN
part-south = im SÜDEN
    .name = SÜDEN
part-west = im WESTEN
    .name = WESTEN
part-east = im OSTEN
    .name = OSTEN
part-central = in einer Linie von ZENTRAL
    .name = ZENTRAL
part-corner = in einer Ecke
    .name = Ecken

source-outpost = Außenposten { $card }

## An Area in words: heading and sentence for the zoom and the library; .line for lists

area-place = Gehört zu: { $directions }{ $corner ->
    [yes] ; eine Ecke des Gebietsplans
   *[no] { "" }
}. Daneben liegen { $near }.
    .heading = Lage
area-level = { $first ->
    [yes] Um hier einen Außenposten zu bauen, wirfst du eine Karte mit { FORM($category, form: "icon") } ab.
   *[no] Um einen Außenposten bis hierher auszubauen, wirfst du eine Karte mit { FORM($category, form: "icon") } ab.
} Die Stufe bringt { $goods }. Widerstandswert { $n }: Ein Mitspieler kann den Außenposten für { $n } rote Kontaktplättchen plündern, mit einem Schild daneben für eines mehr.
    .heading = Stufe { $level }
    .line = Stufe { $level }: { GOODS($goods, case: "nominative") }; { FORM($category, form: "icon") }; Widerstandswert { $n }
area-standing = Außenposten von { FORM($owner, form: "dative") } im Gebiet { $area }: Stufe { $level }, Widerstandswert { $n }{ $shield ->
    [yes] { " " }mit Schild
   *[no] { "" }
}.
area-markers = { $n ->
    [0] { FORM($who, form: "start") } hat keinen Marker mehr.
    [one] { FORM($who, form: "start") } hat noch { $n } Marker.
   *[other] { FORM($who, form: "start") } hat noch { $n } Marker.
}

## Cards of the set

amount-outpost = { $goods } für jeden deiner Außenposten{ $in ->
    [any] { "" }
   *[part] { " " }{ $part }
} (höchstens { $max })
amount-level = { $goods } für jede Stufe deiner Außenposten{ $in ->
    [any] { "" }
   *[part] { " " }{ $part }
} (höchstens { $max })
verb-build_outpost = baue einen Außenposten, ohne eine Karte abzuwerfen
    .purpose = einen Außenposten zu bauen, ohne eine Karte abzuwerfen
verb-upgrade_outpost = baue einen deiner Außenposten aus, ohne eine Karte abzuwerfen
    .purpose = einen deiner Außenposten auszubauen, ohne eine Karte abzuwerfen
verb-raze_outpost = plündere einen fremden Außenposten, ohne rote Kontaktplättchen zu zahlen
    .purpose = einen fremden Außenposten zu plündern, ohne rote Kontaktplättchen zu zahlen
verb-activate_outposts = aktiviere { $n ->
    [one] einen
   *[other] bis zu { $n }
} deiner Außenposten{ $in ->
    [any] { "" }
   *[part] { " " }{ $part }
}
    .purpose = { $n ->
        [one] einen
       *[other] bis zu { $n }
    } deiner Außenposten{ $in ->
        [any] { "" }
       *[part] { " " }{ $part }
    } zu aktivieren
trigger-build_outpost = einen Außenposten baust
    .note = Es zählt, wie auch immer du dazu kommst: durch eine Aktion, eine Karte oder indem du auf eine Karte verzichtest.
    .verb = baust
trigger-upgrade_outpost = einen Außenposten ausbaust
    .note = Es zählt, wie auch immer du dazu kommst: durch eine Aktion oder eine Karte.
    .verb = ausbaust
trigger-of_outpost = einen Außenposten { $verbs }

## Rules told beside a card, or beside an Area

rule-build_outpost = Du baust ihn in einem leeren Gebiet neben einem deiner Außenposten; Stufe 1 wirkt sofort. Hast du auf dem Gebietsplan keinen, baust du ihn in einer leeren Ecke. Sind alle deine Marker auf dem Gebietsplan, gibst du einen anderen deiner Außenposten auf.
    .heading = Außenposten bauen
rule-upgrade_outpost = Er steigt um eine Stufe, gleich welches Symbol dort steht. Dann wirkt diese Stufe oder die darunter, wie du willst.
    .heading = Außenposten ausbauen
rule-raze_outpost = Er muss neben einem deiner Außenposten liegen, und sein Besitzer darf nicht gepasst haben; ein Schild hilft ihm nicht. Seine Stufe wirkt für dich oder die darunter. Dann darfst du eine Karte abwerfen und in genau diesem Gebiet einen Außenposten bauen.
    .heading = Außenposten plündern
rule-activate_outposts = Jeder Außenposten wirkt auf seiner Stufe oder auf einer beliebigen darunter, wie du willst. Derselbe Effekt aktiviert einen Außenposten nur einmal.
    .heading = Außenposten aktivieren
rule-counted_outposts = Es zählen deine Außenposten, die in diesem Moment dort stehen, gleich auf welcher Stufe, bis zur aufgedruckten Zahl. Hast du dort keinen, bringt eine Produktion nichts, und die Aktion kannst du nicht nutzen.
    .heading = Für jeden Außenposten
rule-counted_levels = Die Stufen deiner Außenposten, die in diesem Moment dort stehen, werden zusammengezählt, bis zur aufgedruckten Zahl.
    .heading = Für jede Stufe
rule-central = ZENTRAL besteht aus zwei Linien von je drei Gebieten, die sich im mittleren kreuzen. Es gilt immer nur eine davon: beim Zählen die bessere, beim Aktivieren eine, die du wählst.
    .heading = ZENTRAL
rule-area_build = Als deine Aktion wirfst du eine Karte mit dem Symbol von Stufe 1 ab und baust hier einen Außenposten, wenn das Gebiet leer ist und neben einem deiner Außenposten liegt. In der Kartenphase kannst du dafür auf eine Karte verzichten.
    .heading = Bauen
rule-area_upgrade = Als deine Aktion wirfst du eine Karte mit dem Symbol der nächsten Stufe ab. Dein Außenposten steigt, und die neue Stufe wirkt oder die darunter.
    .heading = Ausbauen
rule-area_raze = Von einem Gebiet daneben aus kannst du einen fremden Außenposten für rote Kontaktplättchen plündern. Seine Stufe wirkt für dich oder die darunter; dann darfst du hier sofort selbst einen bauen.
    .heading = Plündern
rule-area_shield = Jederzeit in deinem Zug darfst du einen Schild neben deinen Außenposten legen. Er erhöht den Widerstandswert um 1 und verschwindet beim Aufräumen oder mit dem Außenposten.
    .heading = Schild

## The log

deed-pick_skipped = { FORM($who, form: "start") } verzichtet auf eine Karte
deed-outpost_built = { FORM($who, form: "start") } baut einen Außenposten im Gebiet { $area }
    .level = { FORM($who, form: "start") } baut einen Außenposten im Gebiet { $area }, auf Stufe { $level }
    .removed = { FORM($who, form: "start") } baut einen Außenposten im Gebiet { $area } mit dem Marker aus dem Gebiet { $removed }
deed-outpost_upgraded = { FORM($who, form: "start") } baut den Außenposten im Gebiet { $area } auf Stufe { $level } aus
deed-outpost_razed = { FORM($who, form: "start") } plündert bei { FORM($owner, form: "dative") } den Außenposten im Gebiet { $area } (Stufe { $level })
    .paid = { FORM($who, form: "start") } plündert bei { FORM($owner, form: "dative") } den Außenposten im Gebiet { $area } (Stufe { $level }) für { $cost }
deed-outpost_shielded = { FORM($who, form: "start") } legt einen Schild ins Gebiet { $area }
log-outpost_shield_lost = Der Schild im Gebiet { $area } fängt den Angriff ab und geht verloren.
log-outpost_aimed = Angriff { $number }: { $card } trifft den Außenposten im Gebiet { $area } ({ $category }); { $why }.
effect-builds_outpost = baut einen Außenposten im Gebiet { $area }
    .level = baut einen Außenposten im Gebiet { $area }, auf Stufe { $level }
    .removed = baut einen Außenposten im Gebiet { $area } mit dem Marker aus dem Gebiet { $removed }
    .there = baut dort einen auf Stufe { $level }
effect-upgrades_outpost = baut den Außenposten im Gebiet { $area } auf Stufe { $level } aus
effect-razes_outpost = plündert bei { FORM($owner, form: "dative") } den Außenposten im Gebiet { $area } (Stufe { $level })
effect-activates_levels = aktiviert { $levels }
effect-level = Stufe { $level } im Gebiet { $area }

## What a player is asked

question-choose_outpost =
    .build = In welchem Gebiet baust du einen Außenposten?
    .build_card = { $card }: In welchem Gebiet baust du einen Außenposten?
    .upgrade = Welchen deiner Außenposten baust du aus?
    .upgrade_card = { $card }: Welchen deiner Außenposten baust du aus?
    .raze = Welchen Außenposten plünderst du?
    .raze_card = { $card }: Welchen Außenposten plünderst du?
    .waiting = { FORM($who, form: "start") } wählt ein Gebiet.
question-choose_activated = { $n ->
    [one] Welchen deiner Außenposten aktivierst du? Du darfst auch aufhören.
   *[other] Welchen deiner Außenposten aktivierst du? Du darfst bis zu { $n } wählen.
}
    .card = { $n ->
        [one] { $card }: Welchen deiner Außenposten aktivierst du? Du darfst auch aufhören.
       *[other] { $card }: Welchen deiner Außenposten aktivierst du? Du darfst bis zu { $n } wählen.
    }
    .waiting = { FORM($who, form: "start") } wählt, welcher Außenposten aktiviert wird.
question-choose_given_up = Alle deine Marker sind auf dem Gebietsplan: Welchen Außenposten gibst du für das Gebiet { $area } auf?
    .waiting = { FORM($who, form: "start") } wählt, welcher Außenposten aufgegeben wird.
question-choose_level = Welche Stufe im Gebiet { $area } soll wirken?
    .waiting = { FORM($who, form: "start") } wählt, welche Stufe wirkt.
question-choose_to_build = Du darfst im Gebiet { $area } sofort einen Außenposten bauen oder darauf verzichten.
    .waiting = { FORM($who, form: "start") } darf im geplünderten Gebiet einen Außenposten bauen.
question-choose_opponent_area = In welchem Gebiet baut der Gegner seinen Außenposten?
    .waiting = { FORM($who, form: "start") } wählt, wo der Gegner seinen Außenposten baut.
question-choose_outpost_hit = Der Angriff trifft einen deiner Außenposten: Welchen gibst du auf?
    .expansion = Einer deiner Außenposten wird geplündert: Welchen gibst du auf?
    .waiting = { FORM($who, form: "start") } wählt, welcher Außenposten getroffen wird.
decline-choose_activated = Keinen mehr aktivieren
    .tip = Deine übrigen Außenposten wirken jetzt nicht.
decline-choose_to_build = Nichts bauen
    .tip = Das Gebiet bleibt leer; du kannst dort später einen Außenposten bauen.
answer-level = Stufe { $level }

## Commands, hints, advice

command-skip_pick = Verzichten
command-build_outpost = Außenposten
command-upgrade_outpost = Ausbauen
command-raze_outpost = Plündern
    .doing = Diesen Außenposten zu plündern
command-shield_outpost = Schild
    .doing = Einen Schild zu legen
command-choose_area = Wählen
hint-verb-skip_pick = Auf diese Karte verzichten
hint-verb-build_outpost = Einen Außenposten bauen
hint-verb-upgrade_outpost = Einen Außenposten ausbauen
hint-verb-raze_outpost = Einen Außenposten plündern
hint-verb-shield_outpost = Einen Schild auf den Gebietsplan legen
hint-verb-choose_area = Antworten
hint-removing = { $area } (mit dem Marker aus dem Gebiet { $removed })
hint-to_level = { $area } (auf Stufe { $level })
hint-outpost_of = Außenposten von { FORM($owner, form: "dative") } im Gebiet { $area }
advice-do-skip_pick = für das Gebiet { $what } auf diese Karte verzichten
    .infinitive = für das Gebiet { $what } auf diese Karte zu verzichten
advice-do-build_outpost = einen Außenposten im Gebiet { $what } bauen
    .infinitive = einen Außenposten im Gebiet { $what } zu bauen
advice-do-upgrade_outpost = den Außenposten im Gebiet { $what } ausbauen
    .infinitive = den Außenposten im Gebiet { $what } auszubauen
advice-do-raze_outpost = { $what } plündern
    .infinitive = { $what } zu plündern
advice-do-shield_outpost = einen Schild ins Gebiet { $what } legen
    .infinitive = einen Schild ins Gebiet { $what } zu legen
advice-do-choose_area = { $what } wählen
    .infinitive = { $what } zu wählen

## The rule book: names of icons that have no other name

rulebook-sign-map = Gebietsplan
rulebook-sign-outpost = Außenposten
rulebook-sign-outpost_1 = Stufe 1
rulebook-sign-outpost_2 = Stufe 2
rulebook-sign-outpost_3 = Stufe 3
rulebook-sign-build_outpost = einen Außenposten bauen
rulebook-sign-upgrade_outpost = einen Außenposten ausbauen
rulebook-sign-raze_outpost = einen Außenposten plündern
rulebook-sign-activate_outposts = Außenposten aktivieren
rulebook-sign-skip_pick = auf eine Karte verzichten
rulebook-sign-levels = Stufen von Außenposten
rulebook-sign-north = NORDEN
rulebook-sign-south = SÜDEN
rulebook-sign-west = WESTEN
rulebook-sign-east = OSTEN
rulebook-sign-central = ZENTRAL
rulebook-sign-corner = Ecke
rulebook-sign-any_area = beliebiges Gebiet
