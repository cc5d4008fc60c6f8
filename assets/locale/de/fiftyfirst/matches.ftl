### The library of matches: the list, import and export.

## The list

matches-search-tip = Findet Namen von Partien, Spielern, Fraktionen, Gegnern und Sets. Du kannst auch einfach lostippen (Strg+{ KEY("f") }).
matches-graded = Sieg: { $name } – { $grade }
matches-seat = { $faction ->
    [none] { $name }: { $vp } SP
   *[other] { $name }, { $faction }: { $vp } SP
}

## Filters

matches-factions = Fraktionen
matches-sets = Sets
matches-alone = Nur { $set }
matches-more-sets = { $n } weitere
matches-more-sets-tip = Zeigt andere Sets: { $n } sind gerade nicht zu sehen.
