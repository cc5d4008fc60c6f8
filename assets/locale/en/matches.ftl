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
imported-damaged = Imported up to line { $line }; the rest of the file is damaged: the match of { $names }, { $steps ->
        [one] { $steps } decision
       *[other] { $steps } decisions
    }, now in { $file }
imported-there = This match is already in the list: the match of { $names }, in { $file }

## The list

title-matches = Matches
title-matches-note = Watch, share, statistics
matches-title = Matches
matches-game-tip = Lists the matches of { $game }.
matches-back = Back
matches-back-tip = Back to the title screen (Esc)
matches-search = Search matches
matches-search-tip = Finds match names, players and opponents. You can also just type (Ctrl+{ KEY("f") }).
matches-bar-tip = Drag it, or turn the wheel, to scroll the list.
matches-day = { DATETIME($moment, dateStyle: "medium", timeStyle: "short") }
matches-stands = { $round ->
    [0] First hand
   *[other] Round { $round }, { $phase }
}
matches-won = { $n ->
    [one] { $names } won
   *[other] { $names } won together
}
matches-length = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { $steps ->
    [one] { $steps } decision
   *[other] { $steps } decisions
}
matches-damaged = Damaged; intact up to step { $step }
matches-row-tip = Click to choose it, click again to open it.
matches-count = { $n ->
    [one] { $n } match of { $total }
   *[other] { $n } matches of { $total }
}
    .whole = { $total ->
        [one] { $total } match. Drop a match file onto the window to import it.
       *[other] { $total } matches. Drop a match file onto the window to import it.
    }
matches-reading = Reading the matches: { $n } to go…
matches-none = You have not played a match yet. Start a new game on the title screen, or drop a match file or a readable record that somebody sent you onto this window.
matches-none-yet = The matches are being read…
matches-none-found = No matches found. Remove a filter, or clear them all.
matches-unfilter = Clear filters
matches-unfilter-tip = Lists all matches again.
matches-unfilter-why = No filter is set, and the search is empty.

## Filters

matches-states = Matches
matches-players = Players
matches-opponents = Opponents
matches-opponent-human = People
matches-opponent-robot = Robots
matches-count-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
matches-order = Sort by
matches-state-unfinished = Unfinished
matches-state-finished = Finished
matches-state-favourite = Favourites
matches-state-uncounted = Not counted
matches-filter-tip = { $name }: { $n ->
    [one] { $n } match
   *[other] { $n } matches
}
matches-filter-none = { $name }: no matches.
matches-order-played = Newest
matches-order-played-tip = The most recently played match comes first.
matches-order-name = Name
matches-order-name-tip = By the match’s name, or else by its players.
matches-order-length = Longest
matches-order-length-tip = The match with the most decisions comes first.
matches-order-vp = VP
matches-order-vp-tip = The match in which a player had the most VP comes first.

## The chosen match

matches-none-chosen = Choose a match first: click it, or use the arrow keys.
matches-unreadable = This file cannot be read.
matches-is-over = This match is over; you can watch it.
matches-continue = Continue
matches-continue-tip = Puts the match back on the table as you left it (Enter).
matches-watch = Watch
matches-watch-tip = Replays the match from its beginning, step by step.
matches-favourite = Favourite
    .again = Unfavourite
matches-favourite-tip = Favourites have a star and can be listed on their own.
matches-rename = Rename
matches-rename-tip = Gives the match a name of your own (F2). Its file stays as it is.
matches-export = Export
matches-export-tip = Writes the match to a folder, as a match file and as a readable record, so that you can send it to somebody.
    .unfinished = Writes the match to a folder, as a match file and as a readable record. The match is not over: both tell everything, also hands and the cards to come.
matches-delete = Delete
matches-delete-tip = Puts the match into the bin for 30 days (Delete). You can undo this.
matches-name-hint = Name of the match
matches-name-tip = Without a name, the match shows its day.
matches-keep = Save
matches-keep-tip = Gives the match this name (Enter).
matches-cancel = Cancel
matches-cancel-tip = Keeps the old name (Esc).
matches-deleted = Deleted: { $name }
matches-restored = The match is back in the list.
matches-undo = Undo
matches-undo-tip = Takes the match out of the bin again (Ctrl+{ KEY("z") }).

## What has become of it

matches-exported = Exported as match file and readable record: { $name } in { $folder }
matches-not-exported = Not exported: { $reason }
matches-not-imported = Not imported: { $reason }
matches-not-deleted = Not deleted: { $reason }
matches-not-restored = Not restored: { $reason }
matches-not-noted = This cannot be remembered for next time: { $reason }
matches-notes-damaged = The names and favourites of the matches cannot be read: { $file }

## Help

help-group-matches = Matches
help-rename = Rename the match
help-delete = Delete the match
help-restore = Undo a deletion
key-delete = Delete
