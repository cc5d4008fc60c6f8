### The library of matches: the list, import and export.

## What became of an import

imported-verified = Imported and verified: the match of { $names }, { $steps ->
        [one] { $steps } decision
       *[other] { $steps } decisions
    }, now in { $file }
imported-unverified = Imported: the match of { $names }, { $steps ->
        [one] { $steps } decision
       *[other] { $steps } decisions
    }, now in { $file }; it was played with other cards or rules, so it could not be verified.
imported-damaged = Imported as far as it is whole, to line { $line }: the match of { $names }, { $steps ->
        [one] { $steps } decision
       *[other] { $steps } decisions
    }, now in { $file }
imported-there = This match is there already: the match of { $names }, in { $file }
