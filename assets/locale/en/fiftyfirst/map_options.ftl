# No Man’s Land: options of a new game, and the account of VP.

## Options of a new game

option-no-mans-land-raze-build-free = After razing an Outpost you build in its Area without discarding a card.
option-no-mans-land-raze-build-free-false = No
option-no-mans-land-raze-build-free-true = Yes

## The account of VP

score-outposts = Outposts
score-outposts-tip = VP that levels of Areas gave when Outposts were built, upgraded, activated or razed.
keys-vp-outposts = { $n } for Outposts
