# Why a file or an option cannot be read.
#
# For translators: in English these are the sentences of the program itself, word by word, and must not be changed. The
# sentence that fits a finding gives the variables of the other languages. What stands in a variable may itself be one
# of these sentences. .other is for all findings that are none of them: $told is English then.

## Matches

unreadable-match-gone = the sets of this match no longer hold its cards { $cards }
unreadable-match-gone-more = the sets of this match no longer hold its cards { $cards } and { $count } more
unreadable-match-fit = the header does not fit the start of the game: { $reason }
unreadable-match-dealt = the start of this match cannot be understood: { $name }
unreadable-fit-seats = expected { $count } seats
unreadable-fit-faction = seat { $seat } plays { $faction }
unreadable-fit-nobody = there is no virtual opponent
unreadable-fit-opponent = the virtual opponent is { $name }
unreadable-fit-sets = its sets do not hold { $cards }

## Readable records

unreadable-record-position = the position belongs to another game: its sets, options or opponent differ
unreadable-record-deal = no game can be dealt to these seats: their number, factions or opponent do not fit

## Sets and packs

unreadable-set-once = expected each set once, not { $name } twice
unreadable-set-base = add the set { $name }: its cards are in every game
unreadable-set-one-expansion = a game has at most one expansion: leave out { $names }
unreadable-set-mistake = the set { $name } cannot be played until its mistake is fixed: { $reason }
unreadable-set-meant = expected a set, not { $name }; did you mean { $near }?
unreadable-set-installed = the set { $name } is not installed, only { $names }: leave it out, or put it among your packs
unreadable-pack-folder = expected a folder: a pack is a folder with card files, as in my_pack/cards.yaml
unreadable-pack-name = expected a folder name of small letters, digits and _, at most { $most } of them
unreadable-pack-files = expected at least one card file (*.yaml) in this folder
unreadable-pack-ending = expected a file name that ends in .yaml
unreadable-pack-cards = expected at most { $most } cards in a pack, copies counted, not { $count }
unreadable-pack-reprints = expected each card once among the reprints of a pack, not { $id } in two files
unreadable-pack-titles = expected one 'title' for the pack: { $file } has it already
unreadable-pack-title = expected a title of at most { $most } characters for the pack, not { $title }
unreadable-pack-taken = expected a folder with another name: { $name } is taken
unreadable-pack-together = expected packs of at most { $size } MB together: this one is left out
unreadable-pack-location = expected at least one location
unreadable-trial-card = the card { $card } breaks the game: { $told }
unreadable-trial-pack = the cards of this pack together break the game: { $told }
unreadable-trial-mistake = expected a game without a mistake, not { $problem }
unreadable-trial-events = expected at most { $most } events after one move, not { $count }
unreadable-trial-moves = expected at most { $most } moves with one card at a time, not { $count }
unreadable-trial-long = expected a game of at most { $most } moves
unreadable-cards-nothing = expected nothing after { $what }, not { $found }
unreadable-folder-opened = the folder cannot be opened: { $reason }

## Options of the command line: the program's own

unreadable-cli-faction = expected a faction ({ $names }), not { $found }
unreadable-cli-seats = expected names, factions and robots for at most { $count } players
unreadable-cli-seat = expected names, factions and robots for one player
unreadable-cli-factions = expected different factions: no two players can have the same one
unreadable-cli-cards = expected a card file or the folder of a pack: there is nothing here

## Robots

unreadable-weights = expected the weights of robots
unreadable-weights-version = expected weights of this version of the program
unreadable-train-extra = training needs { $module }: install the extra 'train'
unreadable-train-own = expected a new folder, or the folder of this training, not a file or a link
unreadable-train-folder = expected the folder of this training, not of one with other options
unreadable-train-file = expected what this training has learned; without the file it learns that again
unreadable-balance-none = no game was played to its end: { $problem }
unreadable-balance-robot = expected one robot, which plays in all seats
unreadable-balance-other = expected a report about the same robot and number of players
unreadable-balance-file = expected a report that `balance --json` has printed
