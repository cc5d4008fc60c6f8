# What the commands without a window say of No Man’s Land: options, the map in text, its moves.

## Options

cli-raze-build-free = after razing an Outpost you build in its Area without discarding a card, with no_mans_land
unreadable-fit-map = its sets have another map

## text: the start

text-ask_raze_build_free = Do you build without discarding a card after razing an Outpost? [0]

## text: the table

text-map = The map:
    .none = There is no map in this game.
text-area = { $area } ({ $directions })
    .outpost = { $area } ({ $directions }): { $owner }’s Outpost, level { $level }, defence value { $n }
    .shield = { $area } ({ $directions }): { $owner }’s Outpost, level { $level }, defence value { $n }, with a shield
text-outposts = Outposts: { $outposts }
text-markers = Markers left: { $markers }
text-marker = { $name } { $n }
text-skipped = { $name } has skipped a pick.

## text: playing

text-help-map = map: the Areas with their directions and levels, whose Outposts are there, and how many markers are left
text-help-move-skip = skip for South-West: takes no card, and builds an Outpost; with all markers on the map: skip for Central removing North-East
text-help-move-outpost = outpost South-Central discarding Docks: builds an Outpost; with all markers on the map: outpost Central removing North-East discarding Docks
text-help-move-upgrade = upgrade South-West discarding Clay Pit: brings an Outpost to its next level
text-help-move-raze_outpost = raze outpost West-Central, shield outpost South-West: razes an Outpost, or puts a shield beside one

## text --plain

plain-area = { $area } belongs to { $directions }. { $levels }
    .outpost = { $area } belongs to { $directions }. { $owner } has an Outpost there on level { $level }, with defence value { $n }. { $levels }
    .shield = { $area } belongs to { $directions }. { $owner } has an Outpost there on level { $level }, with defence value { $n }, the shield there included. { $levels }
plain-markers = { $n ->
    [0] { $name } has no markers left.
    [one] { $name } has { $n } marker left.
   *[other] { $name } has { $n } markers left.
}
plain-skipped = { $name } has skipped a pick in this phase.
