# New game and Solo: everything in the box, each with what it brings, its number of cards, and how long it makes a game.

box-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
box-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
box-length = { $length ->
    [base] About four rounds
    [less] About half a round shorter
    [half] About half a round longer
    [whole] About a round longer
   *[same] As long as usual
}
box-adds-set = { $length ->
    [base] { $cards }, about four rounds
    [less] { $cards }, −½ round
    [half] { $cards }, +½ round
    [whole] { $cards }, +1 round
   *[same] { $cards }
}
box-only-with = Only with { $set }.
box-packs = Your packs

## Sets

box-brings-none = The base set alone: it is part of every game.
box-brings-new-era = More tokens, goods on cards, workers that trigger production.
box-brings-winter = Scarce and rough: copy Deals, take others’ production.
box-brings-scavengers = Everybody’s discards can be searched, and Ruins are useful.
box-brings-allies = Three groups, whose influence pays for what you do.
box-brings-moloch = Machines attack everybody: hack them or destroy them.
box-brings-no-mans-land = A map of nine Areas for Outposts that you build and raze.
box-brings-promo-1 = A few single cards for any game.
box-brings-promo-2 = Cards that reward shields and building.

## Modules

box-title-hq = Headquarters
box-brings-hq = { $kind ->
    [solo] You and the opponent claim HQs by the icons on Locations.
   *[several] Claim an HQ whose icons your Locations show.
}
box-adds-hq = + choice after building
box-title-server-room = Server room
box-brings-server-room = Hacks leave markers: 1 VP each, and in the end fewer Machines.
box-adds-server-room = + choice when hacking
box-title-borders = Border tiles
box-brings-borders = { $kind ->
    [solo] One tile to use: each time it turns over.
   *[several] Tiles between neighbours: whoever uses one turns it over.
}
box-adds-borders = + actions each round
box-title-arena = Arena
box-brings-arena = { $kind ->
    [solo] Equip a worker and beat the champion for 5 VP.
   *[several] Equip a worker: the best one wins 5 VP at the end.
}
box-adds-arena = + choice each Cleanup
box-title-districts = Districts
box-brings-districts = Three districts to make Deals with, or to raze for their goods.
box-adds-districts = + goods each Production

## The rest of the page

box-title = The box
box-tile = { $title }: { $brings }
box-tile-dead = { $title }: { $why }
box-surprise = Surprise me
box-surprise-tip = A random mix of expansion, promos and modules that the rules allow; press again for another one
box-players-tip = { $kind ->
    [solo] Choose the opponent, the player and the faction
   *[several] Choose who plays, and the factions
}
box-against = Opponent: { $opponent }

## The seats

new-level-easy = Easy
new-level-medium = Medium
new-level-hard = Hard
new-level-expert = Expert
new-level-master = Master

## The best result against an opponent, at the end of its line

solo-line = { $vp }–{ $theirs }
solo-line-lost = lost
solo-line-none = no game yet
