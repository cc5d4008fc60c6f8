# Why a file or an option cannot be read.
#
# For translators: in English these are the sentences of the program itself, word by word, and must not be changed. The
# sentence that fits a finding gives the variables of the other languages. What stands in a variable may itself be one
# of these sentences. .other is for all findings that are none of them: $told is English then.

unreadable = { $place }: { $told }
unreadable-other = { $told }

## The system

unreadable-system-enoent = No such file or directory
unreadable-system-eacces = Permission denied
unreadable-system-eperm = Operation not permitted
unreadable-system-enospc = No space left on device
unreadable-system-erofs = Read-only file system
unreadable-system-eisdir = Is a directory
unreadable-system-enotdir = Not a directory
unreadable-system-eio = Input/output error
unreadable-system-edquot = Disk quota exceeded
unreadable-system-enametoolong = File name too long
unreadable-system-eexist = File exists
unreadable-file-read = cannot be read: { $reason }
unreadable-file-written = cannot be written: { $reason }
unreadable-file-moved = cannot be moved: { $reason }
unreadable-file-bin = expected a folder for deleted matches, not a file or a link
unreadable-file-opened = the file cannot be opened: { $reason }
unreadable-output-written = the output cannot be written: { $reason }
unreadable-file-ordinary = expected an ordinary file, not a device, a pipe or the like
unreadable-file-new = expected the name of a new file or of an ordinary file, not of a link or a folder
unreadable-file-exists = this file exists: choose another name, or add --force to replace it
unreadable-file-kilobytes = expected a file of at most { $size } kB
unreadable-file-megabytes = expected a file of at most { $size } MB
unreadable-file-lines = expected a file of at most { $most } lines
unreadable-utf8 = expected text in UTF-8
unreadable-control = expected text, not the control character { $character }
unreadable-empty = the file is empty

## Matches

unreadable-match-none = this is not a match: its first line is not a header
unreadable-match-suffix = this is not a match: expected a file name with { $suffix }
unreadable-match-old = this match has format { $version }, which is too old to be read
unreadable-match-new = this match was saved by a newer version of the game ({ $what } { $version }, this one reads { $known })
unreadable-match-header = the header of the match is damaged: { $reason }
unreadable-match-date = the header of the match is damaged: expected a date
unreadable-match-cards = the cards of this match: { $reason }
unreadable-match-deal = the start of this match cannot be read
unreadable-match-needs = this match needs { $names }, which this program does not have
unreadable-header-id = expected at most { $most } characters, not { $found }
unreadable-header-seats = expected { $fewest } to { $most } seats
unreadable-header-sets = expected at most { $most } sets
unreadable-header-origin = expected the file and the step of another match as its origin
unreadable-header-seed = expected a seed of at most 30 digits
unreadable-match-rules = this match was begun under other rules and cannot continue under these: { $reason }
unreadable-match-means = it cannot be understood
unreadable-match-open = this match is being played in another window of the game
unreadable-match-scores = this match is damaged: its players and its scores do not fit together
unreadable-match-played = this match cannot have been played: the rules decide step { $step } ({ $move }) differently
unreadable-import-utf8 = a readable record must be text in UTF-8, and this file is not
unreadable-match-vanished = this file no longer exists
unreadable-database-damaged = this match database is damaged: it was set aside as { $name }, and a new one is made from the match files
unreadable-database-new = this match database is from a newer version of the game: it was set aside as { $name }, and a new one is made from the match files
unreadable-database-none = the match database cannot be used ({ $reason }), so the match files are read for this window only; make sure that its folder can be written to, or delete the database
unreadable-database-locked = another program has locked it
unreadable-database-protected = it is write-protected
unreadable-database-opened = it cannot be opened

## Readable records

unreadable-record-header = this record has no header [{ $name } ...]
unreadable-record-header-bad = [{ $name } ...] cannot be read: { $reason }
unreadable-record-expected = expected { $what } in [{ $name } ...], not { $found }
unreadable-record-new = this record was written by a newer version of the game
unreadable-record-twice = [{ $name } ...] appears here a second time
unreadable-record-line = expected a header like [Seed "1"]
unreadable-record-other-deal = this deals a different game from the recorded one{ $why }
unreadable-record-move = expected a move like A: pass, not { $found }
unreadable-record-seat = expected a seat and a player of this match, not { $found }
unreadable-record-true = expected { $expected } at this point of the match, not { $found }
unreadable-record-not-allowed = { $move } is not allowed at this point ({ $code })
unreadable-record-belongs = [{ $name } ...] does not belong to this match
unreadable-record-missing = [{ $name } ...] is missing
unreadable-record-end = the moves lead to a different position from the recorded end of the match
unreadable-record-leads = [{ $name } ...] does not fit the moves, which lead to { $found }

## Sets and packs

unreadable-yaml-tag = expected a value without a tag (!)
unreadable-yaml-directive = expected YAML without directives (%)
unreadable-cards-yaml = expected YAML: { $reason }
unreadable-cards-expected = expected { $what }, not { $found }
unreadable-cards-twice = { $key } is given twice
unreadable-cards-needs = { $what } needs the key { $key }
unreadable-cards-list = expected a list of { $what }, not { $found }
unreadable-cards-number = expected a whole number from { $lowest } to { $highest }, not { $found }

## Options of the command line: argparse's own words

unreadable-option = argument { $option }: { $told }
unreadable-option-required = the following arguments are required: { $names }
unreadable-option-one-of = one of the arguments { $names } is required
unreadable-option-unknown = unrecognized arguments: { $names }
unreadable-option-together = not allowed with argument { $names }
unreadable-option-explicit = ignored explicit argument { $found }
unreadable-option-one = expected one argument
unreadable-option-at-most-one = expected at most one argument
unreadable-option-at-least-one = expected at least one argument
unreadable-option-ambiguous = ambiguous option: { $option } could match { $names }
unreadable-option-type = invalid { $type } value: { $found }
unreadable-option-choice = invalid choice: { $found } (choose from { $names })

## Options of the command line: the program's own

unreadable-cli-place = { $program }: { $told }
unreadable-cli-number = expected a whole number of at least { $least }, not { $found }
unreadable-cli-whole = expected a whole number, not { $found }
unreadable-cli-seed = expected a whole number of at most { $digits } digits, not { $found }
unreadable-cli-size = expected a size like 1920x1080, not { $found }
unreadable-cli-language = expected a language ({ $names }), not { $found }
unreadable-cli-picture = expected the name of a .png file, not { $found }
unreadable-cli-command = expected a command ({ $names }), not { $found }
unreadable-cli-game = expected a game ({ $names }), not { $found }
unreadable-cli-program = expected a program and its arguments, like exec:python3 bot.py, not { $found }
unreadable-cli-match-of = expected a match of { $game }, not of { $found }
unreadable-cli-scenes = the game { $game } has no scenes yet
unreadable-option-known = expected an option ({ $names }), not { $found }
unreadable-option-value = expected a value of { $option } ({ $names }), not { $found }
unreadable-cli-option = the command { $command } takes no option { $option }
unreadable-cli-bot = expected a robot ({ $names }), not { $found }
unreadable-cli-step = expected a step from 0 to { $last }, not { $found }
unreadable-cli-match = expected another file: this one is the match itself
unreadable-cli-scenarios = expected a folder with scenarios (*.yaml)
unreadable-cli-terminal = a game in the terminal needs an input and an output that are open
unreadable-cli-unfinished = there is no unfinished match to continue
unreadable-cli-players = expected names and robots for at most { $count } players
unreadable-cli-player = expected names and robots for one player
unreadable-cli-names = expected different names: no two players can have the same one
unreadable-cli-names-long = expected names of at most { $most } characters

## Robots

unreadable-tournament-bots = expected two robots or more, separated by commas
unreadable-tournament-bot = expected a robot or more, separated by commas
unreadable-workers-die = processes that play die again and again
unreadable-cluster-extra = a cluster needs { $module }: install the extra 'cluster'
unreadable-cluster-address = expected the address of a Dask scheduler, such as tcp://127.0.0.1:8786
unreadable-cluster-lost = the Dask cluster has stopped answering
unreadable-tournament-file = expected the results of this tournament, not of one with other options, cards or weights
unreadable-tournament-ordinary = expected a new file, or the results of a tournament in an ordinary one
unreadable-tournament-line = expected a line of a tournament's results
