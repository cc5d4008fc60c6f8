# The help of the command line: words of argparse, the window, the commands and their options.

cli-usage = usage:
cli-description = { $game } on a digital card table
cli-arguments = arguments
cli-options = options
cli-help = show this help and exit
cli-lang = language; default: that of the settings, or of the system
cli-json = print one JSON object
cli-data-import = folder of matches and packs
cli-data-packs = folder of packs
cli-data-text = folder of saved matches and packs
cli-export = Write a match as a readable record
cli-export-out = the file to write; default: print it
cli-force = replace the file if there is one
cli-game = which game: { $games }; default: the first, or that of the file
cli-import = Import a match file or a readable record
cli-import-file = a match file or a readable record
cli-match = a match file
cli-option = an option of a new game; may be repeated
cli-options-place = You can put options before or after the command.
cli-perft = Count sequences of decisions
cli-perft-depth = number of decisions
cli-perft-payments = the suggested payment of each move, or all of them
cli-perft-position = the position to start from
cli-players = number of players
cli-replay = Show the moves of a match
cli-replay-at = print the position after N decisions
cli-replay-verify = check every step against the rules
cli-scenario = Play scenarios and check how they end
cli-scenario-files = a scenario, or a folder of them
cli-selfcheck = Check this copy of the program
cli-shot = Draw one frame of a scene
cli-shot-do = file with lines like these: hover X, click X, drag X to Y, key K, wait MS
cli-shot-out = the picture to write
cli-shot-position = a position; default: one from a random match
cli-shot-seat = whose hand is open; default: the seat to move
cli-shot-size = size of the picture
cli-simulate = Let robots play whole games
cli-simulate-bots = robots, separated by commas; they take the seats in turn; may be repeated
cli-simulate-games = number of games
cli-simulate-seed = game i has seed + i
cli-window-bots = a robot of your own that New game offers: a program and its arguments; may be repeated
cli-window-data = folder of matches and settings
cli-window-fullscreen = start in full screen
cli-window-replay = watch the match in a file
cli-window-size = size of the window

## selfcheck: what was looked at, and what came of it

selfcheck-line = { $ok ->
    [yes] ok      { $name }: { $result }
   *[no] FAILED  { $name }: { $result }
}
selfcheck-name-cards = cards
selfcheck-name-texts = texts
selfcheck-name-game = game
selfcheck-name-frame = frame
selfcheck-texts = { $languages }
selfcheck-game = { $decisions } decisions, { $rounds } rounds
cli-workers-jobs = number of processes
cli-workers-scheduler = address of a Dask scheduler whose workers play, such as tcp://127.0.0.1:8786
cli-tournament = Let robots play each other, and tell how strong they are
cli-tournament-bots = robots, separated by commas, the last may be exec:PROGRAM ARGS; each group of them meets; if there is a name for each seat and one is repeated, only this group plays
cli-tournament-games = number of games in all
cli-tournament-pairs = play each deal with the robots in each other’s seats, so that luck evens out
cli-tournament-seed = seed of the first deal; the next ones follow
cli-tournament-out = file for the results, a line of JSON for each game; if it is there, the tournament goes on after it
cli-tournament-chart = file for a page (HTML) with the table and a chart
cli-text = Play in the terminal
cli-text-bots = robots in the last seats, separated by commas, such as 'random'; may be repeated
cli-text-names = names separated by commas
cli-text-plain = tell everything in whole sentences, for a screen reader
cli-text-resume = continue the match left last, or the one in FILE
cli-text-seed = the same number deals the same game
