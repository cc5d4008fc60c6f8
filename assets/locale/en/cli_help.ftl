# The help of the command line: words of argparse, the window, the commands and their options.

cli-usage = usage:
cli-arguments = arguments
cli-options = options
cli-help = show this help and end
cli-lang = language; without it that of the settings, or of the system
cli-json = print one JSON object
cli-description = 51st State on a digital card table
cli-cards = Tell the cards in words, or check a file
cli-cards-lint = check a card file, or the folder of a pack, and play with it; exit code 1 if there is a mistake
cli-cards-set = only the cards of this set
cli-data-import = folder of the matches and packs
cli-data-packs = folder of the packs
cli-data-text = folder of the saved matches and packs
cli-export = Write a match as a readable record
cli-import = Take over a match file or a record
cli-options-place = Options may stand before or after the command.
cli-perft = Count sequences of decisions
cli-replay = Go through a match
cli-replay-at = print the position after N decisions
cli-replay-verify = decide every step anew
cli-scenario = Play scenarios and check how they end
cli-scenario-files = a scenario, or a folder of them
cli-selfcheck = Check this copy of the program
cli-sets = names with commas between them: base, new_era or winter, promo_1, packs
cli-shot = Draw one frame of a scene
cli-shot-do = lines: hover X, click X, drag X to Y, key K, wait MS
cli-shot-position = a position; without it, one of a random match
cli-shot-seat = whose hand is open; without it, the seat to move
cli-simulate = Play whole games between bots
cli-simulate-bots = names with commas between them; they sit down in turn
cli-simulate-jobs = number of processes
cli-simulate-seed = game i has seed + i
cli-simulate-solo = one bot against this virtual opponent
cli-text = Play in the terminal
cli-text-bots = bots for the last seats, with commas between them, like 'random'
cli-text-factions = titles, ids or 'random', with commas between them
cli-text-names = names with commas between them
cli-text-resume = the last match, or a file
cli-text-plain = tell all in whole sentences, for a screen reader
cli-text-solo = one player against this virtual opponent
cli-window-data = folder of matches and settings
cli-window-fullscreen = cover the whole screen this time
cli-window-replay = watch the match of a file
cli-window-size = size of the window

## selfcheck: what was looked at, and what came of it

selfcheck-line = { $ok ->
    [yes] ok      { $name }: { $result }
   *[no] FAILED  { $name }: { $result }
}
selfcheck-name-cards = cards
selfcheck-name-texts = texts
selfcheck-name-resources = resources
selfcheck-name-game = game
selfcheck-name-frame = frame
selfcheck-cards = { $locations } locations, { $factions } factions, sets { $sets }
selfcheck-texts = { $languages }
selfcheck-resources = { $icons } icons, { $motifs } motifs, { $portraits } portraits, { $typefaces } typefaces
selfcheck-game = { $decisions } decisions, { $rounds } rounds
