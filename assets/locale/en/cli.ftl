### What the commands without a window say.

## The program

cli-letters = This terminal cannot show all letters: those it lacks are printed as “?”.
cli-no-display = There is no display to open a window on. To play in this terminal: { $command }
cli-crashed = The game has stopped because of an error in the program. All decisions are saved, unless the game has told otherwise. A report for the developers is in { $file }
cli-crashed-command = The command has stopped because of an error in the program. A report for the developers is in { $file }

## simulate

cli-simulated = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $decisions } decisions in { $seconds } s: { $speed } decisions a second
cli-rounds = Rounds: { $mean } on average, { $min } to { $max }
cli-wins = { $winner }: { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    }
cli-problems = { $problems ->
        [0] No problems
        [one] { $problems } problem:
       *[other] { $problems } problems:
    }
cli-broken-off = { $games ->
        [one] { $games } game was broken off because it took too long, and nobody won it
       *[other] { $games } games were broken off because they took too long, and nobody won them
    }
cli-win_rate = Against { $opponent }: { $percent }% won
cli-mean_vp = Average final VP: { $player }, { $opponent } { $vp }

## Match files: replay, export

cli-damage-torn = The last line of the match, line { $line }, is incomplete; the match is intact up to step { $step }.
cli-damage-unreadable = The match is damaged from line { $line } on; it is intact up to step { $step }.
cli-damage-hash = The match is damaged from line { $line } on: that step leads to a different position than recorded. It is intact up to step { $step }.
cli-other-cards = The match was played with card data that differs from this program’s.
cli-verified = { $steps ->
        [one] { $steps } step: the rules decide it as recorded
       *[other] { $steps } steps: the rules decide each as recorded
    }
cli-differs = Step { $step } ({ $move }) differs: { $what }
cli-exported = Written to { $file }
cli-export-unfinished = This match is not over: the record tells everything, also hands and the cards to come.

## scenario: what of a scenario is not as expected

scenario-summary = { $passed } passed, { $failed } failed
scenario-value = { $what } is { $found }, not { $expected }.
scenario-refused = { $seat }: “{ $move }” was refused: { $code }.
scenario-accepted = { $seat }: “{ $move }” was accepted; it should be refused: { $expected }.
scenario-other_refusal = { $seat }: “{ $move }” was refused for another reason: { $code }, not { $expected }.
scenario-illegal = “{ $move }” should be legal, but is refused: { $code }.
scenario-legal = “{ $move }” should be illegal, but is allowed.
scenario-chance = This random choice is not possible: { $text }.
scenario-chance_left = Random choices were given but not used: { $count }.
scenario-not_over = The game is not over.

## tournament

tournament-title = Tournament
tournament-plain = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } between { $players } robots; seeds from { $seed }
tournament-variants = { $setup }; options: { $options }
tournament-robot = Robot
tournament-games = Games
tournament-wins = Wins
tournament-share = Share
tournament-interval = 95% interval
tournament-vp = Mean VP
tournament-elo = Elo
tournament-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
tournament-points = { NUMBER($n, maximumFractionDigits: 0, useGrouping: 0) }
tournament-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
tournament-range = { NUMBER($low, style: "percent", maximumFractionDigits: 0) } to { NUMBER($high, style: "percent", maximumFractionDigits: 0) }
tournament-method = Intervals: Wilson score. Elo: Bradley-Terry model, maximum likelihood, mean 1500; a shared win counts as a draw.
tournament-unit = { " " }games
