### What the commands without a window say.

## The program

cli-no-display = There is no display to open a window on. To play in this terminal: python -m game text
cli-crashed = The game has stopped because of an error in the program. What was decided is saved; a report for the developers is in { $file }

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

## Match files: replay, export

cli-damage-torn = The last line of the match, line { $line }, is not whole; the match is good up to step { $step }.
cli-damage-unreadable = The match is damaged from line { $line } on; it is good up to step { $step }.
cli-damage-hash = The match is damaged from line { $line } on: that step leads to another position than recorded. It is good up to step { $step }.
cli-other-cards = The match was played with other card data than this program has.
cli-verified = { $steps ->
        [one] { $steps } step: the rules decide it as recorded
       *[other] { $steps } steps: the rules decide each as recorded
    }
cli-differs = Step { $step } ({ $move }) differs: { $what }
cli-exported = Written to { $file }
cli-player = { $name }, { $faction } ({ $player ->
        [human] human
       *[other] bot: { $player }
    })
cli-round = { $round ->
        [0] Setup
       *[other] Round { $round }
    }

## scenario: what of a scenario is not as expected

scenario-summary = { $passed } passed, { $failed } failed
scenario-value = { $what } is { $found }, not { $expected }.
scenario-refused = { $seat }: “{ $move }” was refused: { $code }.
scenario-accepted = { $seat }: “{ $move }” was accepted; it should be refused: { $expected }.
scenario-other_refusal = { $seat }: “{ $move }” was refused for another reason: { $code }, not { $expected }.
scenario-illegal = “{ $move }” should be legal, but is refused: { $code }.
scenario-legal = “{ $move }” should be illegal, but is allowed.
scenario-chance = A random choice cannot be as given: { $text }.
scenario-chance_left = Random choices were given that nobody took: { $count }.
scenario-not_over = The game is not over.

## text: the start

text-ask_players = How many players (2 to 4)? [2]
text-ask_name = Name of player { $seat }? [{ $seat }]
text-ask_player = Who plays { $name }? [0]
text-ask_faction = Which faction does { $name } play? [0]
text-ask_again = A number from { $lowest } to { $highest }, please.
text-human = a human
text-bot = the computer: { $bot }
text-random_faction = a random one

## text: the table

text-frame = Round { $round }, { $phase }. Deck: { $deck }, discard pile: { $discard }.
text-last_round = This is the last round!
text-connections = Connection cards: { $piles }
text-pile = { $pile }: { $card } (and { $left } face down)
text-none = none
text-player = { $seat } { $name }, { $faction }: { $vp } VP, hand { $hand }, Connection cards { $connections }
text-first_player = first player
text-passed = has passed
text-goods = Goods: { $goods }
text-state = State: { $cards }
text-deals = Deals: { $cards }
text-used = Faction actions used: { $cards }
text-shield = shield
text-worker = a visitor’s worker
text-times_used = used { $times }×
text-hand = Hand of { $name }: { $cards }
text-offer = Cards to take: { $cards }
text-score = { $name }: { $vp } VP and { $locations } for Locations make { $total }; goods left: { $goods }
    .winner = { $name } (winner): { $vp } VP and { $locations } for Locations make { $total }; goods left: { $goods }

## text: playing

text-curtain = It is { $name }’s turn. Press Enter when { $name } is here.
text-turn_over = The turn is over. “end” or Enter hands over; “undo” takes it back where possible.
text-not_over = The turn is not over yet: answer, take an action, or pass.
text-no_number = There is no such number in a list. “moves” lists what is possible.
text-free = This costs nothing.
text-no_card = There is no card “{ $name }”.
text-saved = Every decision is saved as it is made: { $file }
text-not_saved = Not saved since step { $step }: the file cannot be written.
text-left = The match is saved: { $file }
    It goes on with: python -m game text --resume
text-help = A move is one line, such as: construct School; develop School over Ruin; raze B:Docks; activate Archive; pass
text-help-moves = moves: every legal move with a number; type the number to make it
text-help-pay = pay MOVE: every way to pay for a move
text-help-card = card NAME: everything printed on a card or faction board
text-help-table = table: shows the table again
text-help-log = log: what has happened
text-help-undo = undo: takes back the last decision, where nothing hidden was revealed
text-help-redo = redo: does again what was taken back
text-help-end = end, or just Enter: hands the turn over
text-help-save = save: tells where the match is saved
text-help-quit = quit: leaves the game; it can be resumed
text-help-help = help, or ?: these lines
