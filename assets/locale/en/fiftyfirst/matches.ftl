### The library of matches: the list, import and export.

## The list

matches-search-tip = Finds match names, players, factions, opponents and sets. You can also just type (Ctrl+{ KEY("f") }).
matches-graded = { $name } won: { $grade }
matches-seat = { $faction ->
    [none] { $name }: { $vp } VP
   *[other] { $name }, { $faction }: { $vp } VP
}

## Filters

matches-factions = Factions
matches-sets = Sets
matches-alone = Only { $set }
matches-more-sets = { $n } more
matches-more-sets-tip = Shows other sets: { $n } are not shown.
