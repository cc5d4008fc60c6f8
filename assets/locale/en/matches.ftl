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

## The list

title-matches = Matches
title-matches-note = Play on, watch again, give to friends, statistics
matches-title = Matches
matches-back = Back
matches-back-tip = Back to the title (Esc)
matches-search = Search in the matches
matches-search-tip = Finds names of matches, players, factions, opponents and sets. Just typing does the same (Ctrl+F).
matches-bar-tip = Drag it, or turn the wheel, to go through the list.
matches-day = { DATETIME($moment, dateStyle: "medium", timeStyle: "short") }
matches-stands = { $round ->
    [0] First hand
   *[other] Round { $round }, { $phase }
}
matches-won = { $n ->
    [one] { $names } won
   *[other] { $names } won together
}
matches-graded = { $name } won: { $grade }
matches-length = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { $steps ->
    [one] { $steps } decision
   *[other] { $steps } decisions
}
matches-damaged = Damaged; whole up to step { $step }
matches-seat = { $faction ->
    [none] { $name }: { $vp } VP
   *[other] { $name }, { $faction }: { $vp } VP
}
matches-row-tip = A click chooses it, another one opens it.
matches-count = { $n ->
    [one] { $n } match of { $total }
   *[other] { $n } matches of { $total }
}
    .whole = { $total ->
        [one] { $total } match. Drop the file of a match onto the window to import it.
       *[other] { $total } matches. Drop the file of a match onto the window to import it.
    }
matches-reading = Reading the matches: { $n } still to come …
matches-none = No match has been played yet. Begin a new game on the title, or drop the file of a match that somebody has sent onto this window: a match file, or a readable record.
matches-none-yet = The matches are being read …
matches-none-found = No match is like this. Let go of a filter, or clear all of them.
matches-clear = Clear filters
matches-clear-tip = Lists all matches again.
matches-clear-why = No filter is set, and nothing is searched for.

## Filters

matches-states = Matches
matches-players = Players
matches-count-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
matches-factions = Factions
matches-opponents = Opponents
matches-sets = Sets
matches-order = Sort by
matches-state-unfinished = Unfinished
matches-state-finished = Finished
matches-state-favourite = Favourites
matches-opponent-human = People
matches-opponent-robot = Robots
matches-alone = Only { $set }
matches-filter-tip = { $name }: { $n ->
    [one] { $n } match
   *[other] { $n } matches
}
matches-filter-none = { $name }: there is no such match.
matches-order-played = Newest
matches-order-played-tip = The match that was played last comes first.
matches-order-name = Name
matches-order-name-tip = By the name of the match, or else by its players.
matches-order-length = Longest
matches-order-length-tip = The match with most decisions comes first.
matches-order-vp = VP
matches-order-vp-tip = The match in which a player had most VP comes first.

## The chosen match

matches-choose = Choose a match first, by a click or with the arrow keys.
matches-unreadable = This file cannot be read.
matches-is-over = This match is over: it can be watched.
matches-continue = Play on
matches-continue-tip = Puts the match on the table as it was left (Enter).
matches-watch = Watch
matches-watch-tip = Shows the match again from its beginning, step by step.
matches-favourite = Favourite
    .again = No favourite
matches-favourite-tip = Favourites have a star and can be listed alone.
matches-rename = Rename
matches-rename-tip = Gives the match a name of your own (F2). Its file stays as it is.
matches-export = Export
matches-export-tip = Writes the match into a folder, as a match file and as a readable record, to send it to somebody.
matches-delete = Delete
matches-delete-tip = Puts the match into the bin for 30 days (Delete). This can be undone.
matches-name-hint = Name of the match
matches-name-tip = Without a name, the match has its day.
matches-keep = Keep
matches-keep-tip = The match is called so from now on (Enter).
matches-cancel = Cancel
matches-cancel-tip = The name stays as it was (Esc).
matches-deleted = Deleted: { $name }
matches-restored = It is back among the matches.
matches-undo = Undo
matches-undo-tip = Takes the match out of the bin again (Ctrl+Z).

## What has become of it

matches-exported = Exported, as match file and readable record: { $name } in { $folder }
matches-not-exported = Not exported: { $reason }
matches-not-imported = Not imported: { $reason }
matches-not-deleted = Not deleted: { $reason }
matches-not-restored = Not restored: { $reason }
matches-not-noted = This cannot be kept for the next time: { $reason }
matches-notes-damaged = The names and favourites of the matches cannot be read: { $file }

## Help

help-group-matches = Matches
help-rename = Rename the match
help-delete = Delete the match
help-restore = Undo deleting it
key-delete = Delete
