# The help of the command line: words of argparse, the window, the commands and their options.

cli-extra-factions = draw factions from all nine boards
cli-description = 51st State on a digital card table
cli-cards = Describe the cards, or check a file
cli-cards-lint = check a card file or the folder of a pack, and play a few games with it; exit code 1 if there is a mistake
cli-cards-set = only the cards of this set
cli-sets = names separated by commas: base, new_era, winter, scavengers, allies, moloch or no_mans_land, promo_1, promo_2, packs
cli-simulate-solo = one robot against this virtual opponent
cli-text-factions = titles, ids or 'random', separated by commas
cli-text-solo = one player against this virtual opponent
cli-train-lesson = the games to learn from: two players, more, the Hegemony and the opponents that play like it, or Borgo

## selfcheck: what was looked at, and what came of it

selfcheck-cards = { $locations } locations, { $machines } machines, { $areas } areas, { $factions } factions, sets { $sets }
cli-tournament-solo = each robot plays alone against this virtual opponent
cli-balance = Let a robot play itself, and report on cards, factions and the first seat
cli-balance-bots = the robot that plays in all seats; default: hard
cli-balance-games = number of games
cli-balance-compare = the report of an earlier run with --json, usually of the base set, to compare length and VP with
cli-balance-out = file for the report, in Markdown; default: the terminal
