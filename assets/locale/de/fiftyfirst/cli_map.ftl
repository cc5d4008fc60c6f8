# What the commands without a window say of No Man’s Land: options, the map in text, its moves.

## Options

cli-raze-build-free = nach dem Plündern eines Außenpostens wird im selben Gebiet einer gebaut, ohne eine Karte abzuwerfen, mit no_mans_land
unreadable-fit-map = seine Sets haben einen anderen Gebietsplan

## text: the start

text-ask_raze_build_free = Baut ihr nach dem Plündern eines Außenpostens dort einen, ohne eine Karte abzuwerfen? [0]

## text: the table

text-map = Der Gebietsplan:
    .none = In dieser Partie gibt es keinen Gebietsplan.
text-area = { $area } ({ $directions })
    .outpost = { $area } ({ $directions }): Außenposten von { $owner }, Stufe { $level }, Widerstandswert { $n }
    .shield = { $area } ({ $directions }): Außenposten von { $owner }, Stufe { $level }, Widerstandswert { $n }, mit Schild
text-outposts = Außenposten: { $outposts }
text-markers = Marker übrig: { $markers }
text-marker = { $name } { $n }
text-skipped = { $name } hat auf eine Karte verzichtet.

## text: playing

text-help-map = map: die Gebiete mit ihren Himmelsrichtungen und Stufen, wessen Außenposten dort stehen und wie viele Marker übrig sind
text-help-move-skip = skip for Südwest: nimmt keine Karte und baut einen Außenposten; mit allen Markern auf dem Gebietsplan: skip for Zentral removing Nordost
text-help-move-outpost = outpost Süd-Zentral discarding Docks: baut einen Außenposten; mit allen Markern auf dem Gebietsplan: outpost Zentral removing Nordost discarding Docks
text-help-move-upgrade = upgrade Südwest discarding Lehmgrube: baut einen Außenposten auf die nächste Stufe aus
text-help-move-raze_outpost = raze outpost West-Zentral, shield outpost Südwest: plündert einen Außenposten oder legt einen Schild dazu

## text --plain

plain-area = { $area } gehört zu { $directions }. { $levels }
    .outpost = { $area } gehört zu { $directions }. { $owner } hat dort einen Außenposten auf Stufe { $level } mit Widerstandswert { $n }. { $levels }
    .shield = { $area } gehört zu { $directions }. { $owner } hat dort einen Außenposten auf Stufe { $level } mit Widerstandswert { $n }, den Schild eingerechnet. { $levels }
plain-markers = { $n ->
    [0] { $name } hat keinen Marker mehr.
    [one] { $name } hat noch { $n } Marker.
   *[other] { $name } hat noch { $n } Marker.
}
plain-skipped = { $name } hat in dieser Phase auf eine Karte verzichtet.
