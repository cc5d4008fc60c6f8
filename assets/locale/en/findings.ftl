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
unreadable-file-opened = the file cannot be opened: { $reason }
unreadable-folder-opened = the folder cannot be opened: { $reason }
unreadable-output-written = the output cannot be written: { $reason }
unreadable-file-ordinary = an ordinary file expected, not a device, a pipe or the like
unreadable-file-kilobytes = a file of at most { $size } kB expected
unreadable-file-megabytes = a file of at most { $size } MB expected
unreadable-file-lines = a file of at most { $most } lines expected
unreadable-utf8 = text in UTF-8 expected
unreadable-control = text expected, not the control character { $character }
unreadable-empty = the file is empty

## Matches

unreadable-match-none = this is not a match: its first line is no header
unreadable-match-suffix = this is not a match: a file name with { $suffix } expected
unreadable-match-old = this match has format { $version }, which is too old to be read
unreadable-match-new = this match was saved by a newer version of the game ({ $what } { $version }, this one reads { $known })
unreadable-match-header = the header of the match is damaged: { $reason }
unreadable-match-date = the header of the match is damaged: a date expected
unreadable-match-cards = the cards of this match: { $reason }
unreadable-match-gone = the sets of this match no longer hold its cards { $cards }
unreadable-match-gone-more = the sets of this match no longer hold its cards { $cards } and { $count } more
unreadable-match-deal = the match has no dealt game that can be read
unreadable-match-needs = this match needs { $names }, which this program does not have
unreadable-match-fit = the header does not fit the dealt game: { $reason }
unreadable-fit-seats = { $count } seats expected
unreadable-fit-faction = seat { $seat } plays { $faction }
unreadable-fit-nobody = there is no virtual opponent
unreadable-fit-opponent = the virtual opponent is { $name }
unreadable-fit-sets = its sets do not hold { $cards }
unreadable-match-dealt = nobody can tell what the dealt game means: { $name }
unreadable-header-id = at most { $most } characters expected, not { $found }
unreadable-header-seats = one to { $most } seats expected
unreadable-header-sets = at most { $most } sets expected
unreadable-header-origin = the file and the step of another match expected as its origin
unreadable-header-seed = a seed of at most 30 digits expected
unreadable-match-rules = this match was begun with other rules, and cannot go on with these: { $reason }
unreadable-match-means = nobody can tell what it means
unreadable-match-open = this match is being played in another window of the game
unreadable-match-scores = this match is damaged: its players and its scores do not fit together
unreadable-match-played = this match cannot have been played: step { $step } ({ $move }) is decided in another way
unreadable-import-utf8 = a readable record is a text in UTF-8, and this is none
unreadable-match-vanished = this file is not there any more
unreadable-database-damaged = this database of the matches is damaged: it was put aside as { $name }, and is made again from the match files
unreadable-database-new = this database of the matches is of a newer version of the game: it was put aside as { $name }, and is made again from the match files
unreadable-database-none = the database of the matches cannot be used ({ $reason }), so the match files are read for this window only; see that its folder can be written, and delete it if need be
unreadable-database-locked = another program keeps it locked
unreadable-database-protected = it is write-protected
unreadable-database-opened = it cannot be opened

## Readable records

unreadable-record-header = this record has no header [{ $name } ...]
unreadable-record-header-bad = [{ $name } ...] cannot be read: { $reason }
unreadable-record-expected = { $what } expected in [{ $name } ...], not { $found }
unreadable-record-new = this record was written by a newer version of the game
unreadable-record-position = the position is one of another game: its sets, options or opponent differ
unreadable-record-deal = no game can be dealt to these seats: their number, factions or opponent do not fit
unreadable-record-twice = [{ $name } ...] stands here for the second time
unreadable-record-line = a header like [Seed "1"] expected
unreadable-record-other-deal = another game is dealt than the one of the match{ $why }
unreadable-record-move = a move like A: pass expected, not { $found }
unreadable-record-true = { $expected } expected at this point of the match, not { $found }
unreadable-record-not-allowed = { $move } is not allowed at this point ({ $code })
unreadable-record-belongs = [{ $name } ...] does not belong to this match
unreadable-record-missing = [{ $name } ...] is missing
unreadable-record-end = the moves lead to another position than the one at the end of the match
unreadable-record-leads = [{ $name } ...] is not what the moves lead to, which is { $found }

## Sets and packs

unreadable-set-once = each set once expected, not { $name } twice
unreadable-set-base = the set { $name } expected, too: its cards are in every game
unreadable-set-one-expansion = at most one expansion expected: leave out { $names }
unreadable-set-mistake = the set { $name } cannot be played before its mistake is mended: { $reason }
unreadable-set-meant = a set expected, not { $name }; did you mean { $near }?
unreadable-set-installed = the set { $name } is not installed, only { $names }: leave it out, or put it among your packs
unreadable-pack-folder = a folder expected: a pack is a folder with card files, as in my_pack/cards.yaml
unreadable-pack-name = a folder named with small letters, digits and _ expected, at most { $most } of them
unreadable-pack-files = at least one card file (*.yaml) expected in this folder
unreadable-pack-ending = a file name that ends in .yaml expected
unreadable-pack-cards = at most { $most } cards in a pack expected, not { $count }, copies counted
unreadable-pack-reprints = each card once among the reprints of a pack expected, not { $id } in two files
unreadable-pack-titles = one 'title' of the pack expected: { $file } has it already
unreadable-pack-title = a title of the pack of at most { $most } characters expected, not { $title }
unreadable-pack-taken = a folder with another name expected: { $name } is taken
unreadable-pack-location = at least one location expected
unreadable-trial-card = the card { $card } is too much: { $told }
unreadable-trial-pack = the cards of this pack are too much together: { $told }
unreadable-trial-mistake = a game without a mistake expected, not { $problem }
unreadable-trial-events = at most { $most } events after one move expected, not { $count }
unreadable-trial-moves = at most { $most } moves with one card at a time expected, not { $count }
unreadable-trial-long = a game of at most { $most } moves expected
unreadable-cards-yaml = YAML expected: { $reason }
unreadable-cards-expected = { $what } expected, not { $found }
unreadable-cards-twice = { $key } is given twice
unreadable-cards-needs = { $what } needs the key { $key }
unreadable-cards-list = a list of { $what } expected, not { $found }
unreadable-cards-number = a whole number from { $lowest } to { $highest } expected, not { $found }
unreadable-cards-nothing = nothing expected after { $what }, not { $found }

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
unreadable-cli-number = a number from { $least } on expected, not { $found }
unreadable-cli-size = a size like 1920x1080 expected, not { $found }
unreadable-cli-language = a language expected ({ $names }), not { $found }
unreadable-cli-picture = the name of a .png file expected, not { $found }
unreadable-cli-command = a command expected ({ $names }), not { $found }
unreadable-cli-option = the command { $command } takes no option { $option }
unreadable-cli-bot = a bot expected ({ $names }), not { $found }
unreadable-cli-faction = a faction expected ({ $names }), not { $found }
unreadable-cli-step = a step from 0 to { $last } expected, not { $found }
unreadable-cli-match = this is the match itself: another file expected
unreadable-cli-unfinished = a match that is not finished expected: there is none
unreadable-cli-seats = names, factions and bots for { $count } players at most expected
unreadable-cli-seat = names, factions and bots for one player expected
unreadable-cli-names = different names expected: no two players may have the same
unreadable-cli-names-long = names of { $most } characters at most expected
unreadable-cli-factions = different factions expected: none may be taken twice
unreadable-cli-cards = a card file or the folder of a pack expected; there is none
unreadable-cli-scenarios = a folder with scenarios (*.yaml) expected
unreadable-cli-picture-written = the picture cannot be written: { $reason }
