# No Man’s Land: the map of nine Areas, Outposts, what is done with them, and what cards do to them.

## Parts of the map, as cards name them; .name stands alone

part-any = auf der Landkarte
    .name = die ganze Landkarte
part-north = im NORDEN
    .name = NORDEN
part-south = im SÜDEN
    .name = SÜDEN
part-west = im WESTEN
    .name = WESTEN
part-east = im OSTEN
    .name = OSTEN
part-central = in einer Linie der MITTE
    .name = MITTE
part-corner = in einer Ecke
    .name = Ecken

source-outpost = Außenposten in { $card }

## An Area in words: heading and sentence for the zoom and the library; .line for lists

area-place = Gehört zu: { $directions }{ $corner ->
    [yes] ; eine Ecke der Landkarte
   *[no] { "" }
}. Daneben liegen { $near }.
    .heading = Lage
area-level = { $first ->
    [yes] Um hier einen Außenposten zu errichten, wirfst du eine Karte mit { FORM($category, form: "icon") } ab.
   *[no] Um einen Außenposten bis hierher auszubauen, wirfst du eine Karte mit { FORM($category, form: "icon") } ab.
} Die Stufe bringt { $goods }. Widerstandswert { $n }: Ein Mitspieler kann den Außenposten für { $n } rote Kontaktplättchen plündern, mit einem Schild daneben für eines mehr.
    .heading = Stufe { $level }
    .line = Stufe { $level }: { GOODS($goods, case: "nominative") }; { FORM($category, form: "icon") }; Widerstandswert { $n }
area-standing = Außenposten von { FORM($owner, form: "dative") } in { $area }: Stufe { $level }, Widerstandswert { $n }{ $shield ->
    [yes] { " " }mit Schild
   *[no] { "" }
}.
area-markers = { $n ->
    [0] { FORM($who, form: "start") } hat keinen Marker mehr.
    [one] { FORM($who, form: "start") } hat noch { $n } Marker.
   *[other] { FORM($who, form: "start") } hat noch { $n } Marker.
}

## Cards of the set

verb-gain_per_outpost = erhalte { $goods } für jeden deiner Außenposten{ $in ->
    [any] { "" }
   *[part] { " " }{ $part }
} (höchstens { $max })
    .purpose = { $goods } für jeden deiner Außenposten{ $in ->
        [any] { "" }
       *[part] { " " }{ $part }
    } zu erhalten (höchstens { $max })
verb-gain_per_level = erhalte { $goods } für jede Stufe deiner Außenposten{ $in ->
    [any] { "" }
   *[part] { " " }{ $part }
} (höchstens { $max })
    .purpose = { $goods } für jede Stufe deiner Außenposten{ $in ->
        [any] { "" }
       *[part] { " " }{ $part }
    } zu erhalten (höchstens { $max })
verb-build_outpost = errichte einen Außenposten, ohne eine Karte abzuwerfen
    .purpose = einen Außenposten zu errichten, ohne eine Karte abzuwerfen
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
trigger-build_outpost = einen Außenposten errichtest
    .note = Es zählt, wie auch immer du dazu kommst: durch eine Aktion, eine Karte oder indem du auf eine Karte verzichtest.
trigger-upgrade_outpost = einen Außenposten ausbaust
    .note = Es zählt, wie auch immer du dazu kommst: durch eine Aktion oder eine Karte.

## Rules told beside a card, or beside an Area

rule-build_outpost = Du errichtest ihn in einem leeren Gebiet neben einem deiner Außenposten; Stufe 1 wirkt sofort. Hast du auf der Landkarte keinen, errichtest du ihn in einer leeren Ecke. Sind alle deine Marker auf der Landkarte, verschwindet ein anderer deiner Außenposten.
    .heading = Außenposten errichten
rule-upgrade_outpost = Er steigt um eine Stufe, gleich welches Symbol dort steht. Dann wirkt diese Stufe oder die darunter, wie du willst.
    .heading = Außenposten ausbauen
rule-raze_outpost = Er muss neben einem deiner Außenposten liegen, und sein Besitzer darf nicht gepasst haben; ein Schild hilft ihm nicht. Seine Stufe wirkt für dich oder die darunter. Dann darfst du eine Karte abwerfen und in genau diesem Gebiet einen Außenposten errichten.
    .heading = Außenposten plündern
rule-activate_outposts = Jeder Außenposten wirkt auf seiner Stufe oder auf einer beliebigen darunter, wie du willst. Derselbe Effekt aktiviert einen Außenposten nur einmal.
    .heading = Außenposten aktivieren
rule-counted_outposts = Es zählen deine Außenposten, die in diesem Moment dort stehen, gleich auf welcher Stufe, bis zur aufgedruckten Zahl. Hast du dort keinen, bringt eine Produktion nichts, und die Aktion kannst du nicht nutzen.
    .heading = Für jeden Außenposten
rule-counted_levels = Die Stufen deiner Außenposten, die in diesem Moment dort stehen, werden zusammengezählt, bis zur aufgedruckten Zahl.
    .heading = Für jede Stufe
rule-central = Die MITTE besteht aus zwei Linien von je drei Gebieten, die sich im mittleren kreuzen. Es gilt immer nur eine davon: beim Zählen die bessere, beim Aktivieren eine, die du wählst.
    .heading = MITTE
rule-area_build = Als deine Aktion wirfst du eine Karte mit dem Symbol von Stufe 1 ab und errichtest hier einen Außenposten, wenn das Gebiet leer ist und neben einem deiner Außenposten liegt. In der Kartenphase kannst du dafür auf eine Karte verzichten.
    .heading = Errichten
rule-area_upgrade = Als deine Aktion wirfst du eine Karte mit dem Symbol der nächsten Stufe ab. Dein Außenposten steigt, und die neue Stufe wirkt oder die darunter.
    .heading = Ausbauen
rule-area_raze = Von einem Gebiet daneben aus kannst du einen fremden Außenposten für rote Kontaktplättchen plündern. Seine Stufe wirkt für dich oder die darunter; dann darfst du hier sofort selbst einen errichten.
    .heading = Plündern
rule-area_shield = Jederzeit in deinem Zug darfst du einen Schild neben deinen Außenposten legen. Er erhöht den Widerstandswert um 1 und verschwindet beim Aufräumen oder mit dem Außenposten.
    .heading = Schild

## The log

deed-pick_skipped = { FORM($who, form: "start") } verzichtet auf eine Karte
deed-outpost_built = { FORM($who, form: "start") } errichtet einen Außenposten in { $area }
    .level = { FORM($who, form: "start") } errichtet einen Außenposten in { $area }, auf Stufe { $level }
    .removed = { FORM($who, form: "start") } errichtet einen Außenposten in { $area } mit dem Marker aus { $removed }
deed-outpost_upgraded = { FORM($who, form: "start") } baut den Außenposten in { $area } auf Stufe { $level } aus
deed-outpost_razed = { FORM($who, form: "start") } plündert bei { FORM($owner, form: "dative") } den Außenposten in { $area } (Stufe { $level })
    .paid = { FORM($who, form: "start") } plündert bei { FORM($owner, form: "dative") } den Außenposten in { $area } (Stufe { $level }) für { $cost }
deed-outpost_shielded = { FORM($who, form: "start") } legt einen Schild ins Gebiet { $area }
log-outpost_shield_lost = Der Schild in { $area } fängt den Angriff ab und geht verloren.
log-outpost_aimed = Angriff { $number }: { $card } trifft den Außenposten in { $area } ({ $category }); { $why }.
effect-builds_outpost = errichtet einen Außenposten in { $area }
    .level = errichtet einen Außenposten in { $area }, auf Stufe { $level }
    .removed = errichtet einen Außenposten in { $area } mit dem Marker aus { $removed }
    .there = errichtet dort einen auf Stufe { $level }
effect-upgrades_outpost = baut den Außenposten in { $area } auf Stufe { $level } aus
effect-razes_outpost = plündert bei { FORM($owner, form: "dative") } den Außenposten in { $area } (Stufe { $level })
effect-activates_levels = aktiviert { $levels }
effect-level = Stufe { $level } in { $area }

## What a player is asked

question-choose_outpost =
    .build = In welchem Gebiet errichtest du einen Außenposten?
    .build_card = { $card }: In welchem Gebiet errichtest du einen Außenposten?
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
question-choose_given_up = Alle deine Marker sind auf der Landkarte: Welcher Außenposten weicht einem neuen in { $area }?
    .waiting = { FORM($who, form: "start") } wählt, welcher Außenposten weicht.
question-choose_level = Welche Stufe in { $area } soll wirken?
    .waiting = { FORM($who, form: "start") } wählt, welche Stufe wirkt.
question-choose_to_build = Du darfst sofort einen Außenposten in { $area } errichten oder es lassen.
    .waiting = { FORM($who, form: "start") } darf am geplünderten Platz einen Außenposten errichten.
question-choose_opponent_area = In welchem Gebiet errichtet der Gegner seinen Außenposten?
    .waiting = { FORM($who, form: "start") } wählt, wo der Gegner seinen Außenposten errichtet.
question-choose_outpost_hit = Der Angriff trifft einen deiner Außenposten: Welchen gibst du auf?
    .expansion = Einer deiner Außenposten wird geplündert: Welchen gibst du auf?
    .waiting = { FORM($who, form: "start") } wählt, welcher Außenposten getroffen wird.
decline-choose_activated = Keinen mehr aktivieren
    .tip = Deine übrigen Außenposten wirken jetzt nicht.
decline-choose_to_build = Nichts errichten
    .tip = Das Gebiet bleibt leer; du kannst dort später einen Außenposten errichten.
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
hint-verb-build_outpost = Einen Außenposten errichten
hint-verb-upgrade_outpost = Einen Außenposten ausbauen
hint-verb-raze_outpost = Einen Außenposten plündern
hint-verb-shield_outpost = Einen Schild auf die Landkarte legen
hint-verb-choose_area = Antworten
hint-removing = { $area }, mit dem Marker aus { $removed }
hint-to_level = { $area } (auf Stufe { $level })
hint-outpost_of = Außenposten von { FORM($owner, form: "dative") } in { $area }
advice-do-skip_pick = für { $what } auf diese Karte verzichten
    .infinitive = für { $what } auf diese Karte zu verzichten
advice-do-build_outpost = einen Außenposten in { $what } errichten
    .infinitive = einen Außenposten in { $what } zu errichten
advice-do-upgrade_outpost = { $what } ausbauen
    .infinitive = { $what } auszubauen
advice-do-raze_outpost = { $what } plündern
    .infinitive = { $what } zu plündern
advice-do-shield_outpost = einen Schild ins Gebiet { $what } legen
    .infinitive = einen Schild ins Gebiet { $what } zu legen
advice-do-choose_area = { $what } wählen
    .infinitive = { $what } zu wählen

## The rule book: names of icons that have no other name

rulebook-sign-map = Landkarte
rulebook-sign-outpost = Außenposten
rulebook-sign-outpost_1 = Stufe 1
rulebook-sign-outpost_2 = Stufe 2
rulebook-sign-outpost_3 = Stufe 3
rulebook-sign-build_outpost = einen Außenposten errichten
rulebook-sign-upgrade_outpost = einen Außenposten ausbauen
rulebook-sign-raze_outpost = einen Außenposten plündern
rulebook-sign-activate_outposts = Außenposten aktivieren
rulebook-sign-skip_pick = auf eine Karte verzichten
rulebook-sign-levels = Stufen von Außenposten
rulebook-sign-north = NORDEN
rulebook-sign-south = SÜDEN
rulebook-sign-west = WESTEN
rulebook-sign-east = OSTEN
rulebook-sign-central = MITTE
rulebook-sign-corner = Ecke
rulebook-sign-any_area = beliebiges Gebiet
