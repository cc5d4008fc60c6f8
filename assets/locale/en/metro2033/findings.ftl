# Why a match of Metro 2033 cannot be dealt or read: the sentences of the program itself, word by word.

unreadable-metro-first = expected a first player who has a seat ({ $seats }), not { $chosen }
unreadable-metro-factions = expected a faction for every seat, all different, whose zones border one another
unreadable-metro-fit = the header does not fit the start of the game: { $reason }
unreadable-metro-fit-seats = expected { $count } seats
unreadable-metro-fit-faction = seat { $seat } has another faction
unreadable-metro-start = the start of this match cannot be understood
unreadable-metro-start-why = the start of this match cannot be understood: { $reason }
unreadable-metro-impossible = the start of this match is not possible
unreadable-metro-position = the position belongs to another game: its options differ
