# The help of the command line: commands that only 51st State has, and its own options.

cli-extra-factions = draw factions from all nine boards
cli-cards = Describe the cards, or check a file
cli-cards-lint = check a card file or the folder of a pack, and play a few games with it; exit code 1 if there is a mistake
cli-cards-set = only the cards of this set
cli-sets = names separated by commas: base, new_era, winter, scavengers, allies, moloch or no_mans_land, promo_1, promo_2, packs
cli-simulate-solo = one robot against this virtual opponent
cli-text-seed = the same number deals the same cards
cli-text-factions = titles, ids or 'random', separated by commas
cli-text-solo = one player against this virtual opponent
cli-train = Train the weights of the strong robots
cli-train-games = number of games in each iteration
cli-train-iterations = number of iterations; each plays with what the last one has learned
cli-train-lesson = the games to learn from: two players, more, the Hegemony and the opponents that play like it, or Borgo
cli-train-onto = a file of weights that stay as they are; only those of features that it lacks are learned
cli-train-out = the file for the weights; what a training that was interrupted has learned stands beside it
cli-train-seed = game i has seed + i

## selfcheck: what was looked at, and what came of it

selfcheck-cards = { $locations } locations, { $machines } machines, { $areas } areas, { $factions } factions, sets { $sets }
selfcheck-name-resources = resources
selfcheck-resources = { $icons } icons, { $motifs } motifs, { $portraits } portraits, { $typefaces } typefaces
cli-tournament-solo = each robot plays alone against this virtual opponent
cli-balance = Let a robot play itself, and report on cards, factions and the first seat
cli-balance-bots = the robot that plays in all seats; default: hard
cli-balance-games = number of games
cli-balance-compare = the report of an earlier run with --json, usually of the base set, to compare length and VP with
cli-balance-out = file for the report, in Markdown; default: the terminal
