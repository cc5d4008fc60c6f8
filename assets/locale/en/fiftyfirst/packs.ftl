# Sets and packs: in a new game, and where a match is described.

notice-more-damage = { $count ->
    [one] One more file is damaged; New game lists all packs.
   *[other] { $count } more files are damaged; New game lists all packs.
}
sets-and-more = { $sets } and { $count } more
match-sets = Cards: { $sets }.

sets-expansion = Expansion
sets-none = None
sets-none-note = The 88 cards of the base set, which are in every game.
sets-more = Also play with
sets-count = { $titles ->
    [one] { $titles } title
   *[other] { $titles } titles
}, { $cards ->
    [one] { $cards } card.
   *[other] { $cards } cards.
}
sets-note-new-era = More of what the base set does: contact tokens, goods on cards, workers that trigger a production.
sets-note-winter = Scarce and rough: take other players’ production, copy Deals, free Locations for another use.
sets-note-scavengers = Partly our own version: everybody has a discard pile, others take cards from it, and Ruins are worth something.
sets-note-allies = Partly our own version: three groups, whose influence you pay to build, make Deals and raze.
sets-note-moloch = Partly our own version: Machines attack everybody each round, and you hack or destroy them.
sets-note-no-mans-land = Partly our own version: a map of nine Areas, in which you build, upgrade and raze Outposts.
sets-note-promo-1 = A few single cards for any game.
sets-note-promo-2 = Our own version: cards for any game that reward shields and building, with two more icons.
sets-pack-note = A pack of your own, in the folder { $folder }.
sets-hint = For cards of your own, put packs into { $folder }
sets-mistake = Left out: { $sentence }. Fix the file and start the game again.
sets-mistakes = { $count ->
    [one] One more is left out: point at it to see why.
   *[other] { $count } more are left out: point at them to see why.
}
sets-back = Other packs: page { $page } of { $pages }
sets-back-end = There is nothing before these.
sets-on = Other packs: page { $page } of { $pages }
sets-on-end = There is nothing after these.
