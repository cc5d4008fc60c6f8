# The map of No Man’s Land at the table, in the Lookout and in a new game.

map-name = Map
map-head-tip = Click, or press { KEY("b") }, to open the large map.
    .close = Click, or press { KEY("b") } or Esc, to close the large map.

## What is done with a card, a marker, a shield or contact tokens

table-verb-build_outpost = Build Outpost
table-verb-upgrade_outpost = Upgrade
table-verb-raze_outpost = Raze
table-verb-shield_outpost = Shield
table-verb-give_up_outpost = Give up
table-held-hand-map = Drop it on a lit place, Location or Area.
table-held-goods-map = Drop it on a lit Location or Area.
table-held-build_outpost = Drop it on a lit Area to build there.
table-held-raze_outpost = Drop it on a lit Outpost to raze it.
table-held-build_there = Drop it on the Area of the razed Outpost to build there.
table-drop-hand-map = Drop it on your rows to construct it, on your faction board to make a Deal, on the discard pile to raze it, on one of your Locations to develop it, or on an Area for an Outpost.
table-drop-raze-map = Drop it on another player’s Location or Outpost to raze it.
table-drop-shield-map = Drop it on one of your Locations, or on an Area with an Outpost of yours.
table-drop-build_outpost = Drop it on an empty Area to build an Outpost there.
table-drop-raze_outpost = Drop your marker on another player’s Outpost to raze it.
table-aim-raze-map = Choose a Location or an Outpost
table-aim-shield-map = Choose a Location or an Outpost
table-aim-give_up_outpost = Choose the Outpost to give up
    .text = Its marker moves to the new place. Esc cancels.
prompt-choose_to_build = Build there at once, or decline.
prompt-choose_given_up = Which Outpost do you give up?
prompt-choose_activated = Which Outpost do you activate?
prompt-choose_outpost_hit = Which Outpost do you give up?
table-beyond-build_outpost = You give up the Outpost in { $area }.
    .asked = All your markers are on the map: then you choose which other Outpost to give up.
table-beyond-upgrade_outpost = You choose: { $goods }, or { $less }.
table-beyond-raze_outpost = Then you may build an Outpost there at once.
table-beyond-shield_outpost = Razing the Outpost costs 1 red contact token more.
table-area-cards = { $n ->
    [one] Click to discard { $cards } for it.
   *[other] Click, then choose what you discard: { $cards }.
}
new-map = Outposts

## The Lookout with the map

lookout-skip-first = { $name }: take a card, or skip this pick for an Outpost. This round you skip one of your two picks.
lookout-skip-must = { $name }: you have taken a card, so skip this pick. Choose an Area for your Outpost.
lookout-skip-may = { $name }: take a card, or skip this pick for an Outpost.
lookout-skip-none = { $name }: take a card. You have already skipped a pick.
lookout-skip-given_up = Choose which of your Outposts to give up: all your markers are on the map.
lookout-skipped = { $name } has skipped this pick for an Outpost.
    .card = skipped
lookout-area-choose = Click to skip this pick and build an Outpost here.
lookout-area-give_up = Click to take the marker from here.
lookout-markers = Drop a marker on a lit Area to skip this pick and build there.
