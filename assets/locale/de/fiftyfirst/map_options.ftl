# No Man’s Land: options of a new game, and the account of VP.

## Options of a new game

option-no-mans-land-raze-build-free = Nach dem Plündern eines Außenpostens baust du im selben Gebiet einen, ohne eine Karte abzuwerfen.
option-no-mans-land-raze-build-free-false = Nein
option-no-mans-land-raze-build-free-true = Ja

## The account of VP

score-outposts = Außenposten
score-outposts-tip = SP von Stufen der Gebiete, wenn Außenposten gebaut, ausgebaut, aktiviert oder geplündert wurden.
keys-vp-outposts = { $n } für Außenposten
