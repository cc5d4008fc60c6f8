# No Man’s Land: the map of nine Areas, Outposts, what is done with them, and what cards do to them.

## Parts of the map, as cards name them; .name stands alone

part-any = on the map
    .name = the whole map
part-north = in the NORTH
    .name = NORTH
part-south = in the SOUTH
    .name = SOUTH
part-west = in the WEST
    .name = WEST
part-east = in the EAST
    .name = EAST
part-central = in one line of CENTRAL
    .name = CENTRAL
part-corner = in a corner
    .name = corners

source-outpost = Outpost in { $card }

## An Area in words: heading and sentence for the zoom and the library; .line for lists

area-place = It belongs to { $directions }{ $corner ->
    [yes] , and is a corner of the map
   *[no] { "" }
}. Next to it lie { $near }.
    .heading = Place
area-level = { $first ->
    [yes] To build an Outpost here, you discard a card with the { $category } icon.
   *[no] To bring an Outpost up here, you discard a card with the { $category } icon.
} The level gives { $goods }. Its defence value is { $n }: another player can raze it for { $n } red contact tokens, or one more if there is a shield.
    .heading = Level { $level }
    .line = Level { $level }: { $goods }; { $category } icon; defence value { $n }
area-standing = { $owner }’s Outpost in { $area } is on level { $level }, with defence value { $n }{ $shield ->
    [yes] { " " }(shield included)
   *[no] { "" }
}.
area-markers = { $n ->
    [0] { $who } has no markers left.
    [one] { $who } has { $n } marker left.
   *[other] { $who } has { $n } markers left.
}

## Cards of the set

amount-outpost = { $goods } for each of your Outposts{ $in ->
    [any] { "" }
   *[part] { " " }{ $part }
} (max. { $max })
amount-level = { $goods } for each level of your Outposts{ $in ->
    [any] { "" }
   *[part] { " " }{ $part }
} (max. { $max })
verb-build_outpost = build an Outpost without discarding a card
verb-upgrade_outpost = upgrade one of your Outposts without discarding a card
verb-raze_outpost = raze another player’s Outpost without paying red contact tokens
verb-activate_outposts = activate { $n ->
    [one] one of your Outposts
   *[other] up to { $n } of your Outposts
}{ $in ->
    [any] { "" }
   *[part] { " " }{ $part }
}
trigger-build_outpost = build an Outpost
    .note = It counts however you come to build an Outpost: by an action, a card or a skipped pick.
    .verb = build
trigger-upgrade_outpost = upgrade an Outpost
    .note = It counts however you come to upgrade an Outpost: by an action or a card.
    .verb = upgrade
trigger-of_outpost = { $verbs } an Outpost

## Rules told beside a card, or beside an Area

rule-build_outpost = You build in an empty Area next to one of your Outposts; level 1 takes effect at once. With no Outpost on the map, you build in an empty corner. If all your markers are on the map, one of your other Outposts is removed.
    .heading = Building an Outpost
rule-upgrade_outpost = It goes up one level, whatever the icon there. Then that level takes effect, or the one below: you choose.
    .heading = Upgrading an Outpost
rule-raze_outpost = It must lie next to one of your Outposts, and its owner must not have passed; a shield there does not help. Its level takes effect for you, or the one below. Then you may discard a card and build in that very Area.
    .heading = Razing an Outpost
rule-activate_outposts = Each Outpost takes effect on its level or on any lower one: you choose. The same effect activates an Outpost only once.
    .heading = Activating Outposts
rule-counted_outposts = Your Outposts there at that moment count, whatever their level, up to the printed maximum. If you have none there, a production gives nothing, and you cannot use the action.
    .heading = For each Outpost
rule-counted_levels = The levels of your Outposts there at that moment are added up, up to the printed maximum.
    .heading = For each level
rule-central = CENTRAL is two lines of three Areas that cross in the middle. Never more than one of them counts: the better one when Outposts are counted, one of your choice when they are activated.
    .heading = CENTRAL
rule-area_build = As your action, you discard a card with the icon of level 1 and build in this Area, if it is empty and lies next to one of your Outposts. In the Lookout phase you can build by skipping a pick.
    .heading = Building
rule-area_upgrade = As your action, you discard a card with the icon of the next level. Your Outpost goes up, and the new level takes effect, or the one below.
    .heading = Upgrading
rule-area_raze = From an Area next to this one you can raze another player’s Outpost for red contact tokens. Its level takes effect for you, or the one below; then you may build here at once.
    .heading = Razing
rule-area_shield = You may place a shield beside your Outpost at any time during your turn. It adds 1 to the defence value, and is gone in Cleanup, or with the Outpost.
    .heading = Shield

## The log

deed-pick_skipped = { $who } skips a pick
deed-outpost_built = { $who } builds an Outpost in { $area }
    .level = { $who } builds an Outpost in { $area }, on level { $level }
    .removed = { $who } builds an Outpost in { $area } with the marker from { $removed }
deed-outpost_upgraded = { $who } upgrades the Outpost in { $area } to level { $level }
deed-outpost_razed = { $who } razes { $owner }’s Outpost in { $area } (level { $level })
    .paid = { $who } razes { $owner }’s Outpost in { $area } (level { $level }) for { $cost }
deed-outpost_shielded = { $who } places a shield in { $area }
log-outpost_shield_lost = The shield in { $area } stops the attack and is lost.
log-outpost_aimed = Attack { $number }: { $card } hits the Outpost in { $area } ({ $category }); { $why }.
effect-builds_outpost = builds an Outpost in { $area }
    .level = builds an Outpost in { $area }, on level { $level }
    .removed = builds an Outpost in { $area } with the marker from { $removed }
    .there = builds one there, on level { $level }
effect-upgrades_outpost = upgrades the Outpost in { $area } to level { $level }
effect-razes_outpost = razes { $owner }’s Outpost in { $area } (level { $level })
effect-activates_levels = activates { $levels }
effect-level = level { $level } of { $area }

## What a player is asked

question-choose_outpost =
    .build = In which Area do you build an Outpost?
    .build_card = { $card }: in which Area do you build an Outpost?
    .upgrade = Which of your Outposts do you upgrade?
    .upgrade_card = { $card }: which of your Outposts do you upgrade?
    .raze = Which Outpost do you raze?
    .raze_card = { $card }: which Outpost do you raze?
    .waiting = { $who } is choosing an Area.
question-choose_activated = { $n ->
    [one] Which of your Outposts do you activate? You may also stop.
   *[other] Which of your Outposts do you activate? You may choose up to { $n }.
}
    .card = { $n ->
        [one] { $card }: which of your Outposts do you activate? You may also stop.
       *[other] { $card }: which of your Outposts do you activate? You may choose up to { $n }.
    }
    .waiting = { $who } is choosing an Outpost to activate.
question-choose_given_up = All your markers are on the map: which one do you give up for a new one in { $area }?
    .waiting = { $who } is choosing which Outpost to give up.
question-choose_level = Which level of { $area } takes effect?
    .waiting = { $who } is choosing which level takes effect.
question-choose_to_build = You may build an Outpost in { $area } at once, if you like.
    .waiting = { $who } may build where the Outpost was razed.
question-choose_opponent_area = In which Area does the opponent build its Outpost?
    .waiting = { $who } is choosing where the opponent builds.
question-choose_outpost_hit = The attack hits one of your Outposts: which do you give up?
    .expansion = One of your Outposts is razed: which do you give up?
    .waiting = { $who } is choosing which Outpost is hit.
decline-choose_activated = Activate no more
    .tip = Your other Outposts take no effect now.
decline-choose_to_build = Do not build
    .tip = The Area stays empty; you can build there later.
answer-level = level { $level }

## Commands, hints, advice

command-skip_pick = Skip
command-build_outpost = Build Outpost
command-upgrade_outpost = Upgrade
command-raze_outpost = Raze
    .doing = Razing this Outpost
command-shield_outpost = Shield
    .doing = Placing a shield
command-choose_area = Choose
hint-verb-skip_pick = Skip this pick
hint-verb-build_outpost = Build an Outpost
hint-verb-upgrade_outpost = Upgrade an Outpost
hint-verb-raze_outpost = Raze an Outpost
hint-verb-shield_outpost = Place a shield on the map
hint-verb-choose_area = Answer
hint-removing = { $area }, with the marker from { $removed }
hint-to_level = { $area } (to level { $level })
hint-outpost_of = { $owner }’s Outpost in { $area }
advice-do-skip_pick = skip this pick for { $what }
advice-do-build_outpost = build an Outpost in { $what }
advice-do-upgrade_outpost = upgrade { $what }
advice-do-raze_outpost = raze { $what }
advice-do-shield_outpost = place a shield in { $what }
advice-do-choose_area = choose { $what }

## The rule book: names of icons that have no other name

rulebook-sign-map = map
rulebook-sign-outpost = Outpost
rulebook-sign-outpost_1 = level 1
rulebook-sign-outpost_2 = level 2
rulebook-sign-outpost_3 = level 3
rulebook-sign-build_outpost = build an Outpost
rulebook-sign-upgrade_outpost = upgrade an Outpost
rulebook-sign-raze_outpost = raze an Outpost
rulebook-sign-activate_outposts = activate Outposts
rulebook-sign-skip_pick = skip a pick
rulebook-sign-levels = levels of Outposts
rulebook-sign-north = NORTH
rulebook-sign-south = SOUTH
rulebook-sign-west = WEST
rulebook-sign-east = EAST
rulebook-sign-central = CENTRAL
rulebook-sign-corner = corner
rulebook-sign-any_area = any Area
