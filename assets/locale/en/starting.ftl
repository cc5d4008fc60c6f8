# A new game: its page, its seats, and who plays from now on.

new-title = New game
box-players = { $kind ->
    [solo] Opponent and player
   *[several] Players
}
box-players-tip = { $kind ->
    [solo] Choose the opponent and the player
   *[several] Choose who plays
}
box-player = { $name } ({ $details })
new-variants = { $count ->
    [0] All variants
   *[other] All variants ({ $count })
}
new-variants-show = Choose the rules and the seed
new-seed = Seed: the same number deals the same game.
new-dice = Roll
new-dice-tip = Pick another random number
new-start = Start
new-back = Back

## The seats

new-add = Take a seat
new-remove = Remove { $name } from the game
new-fewest = A game needs at least { $n } players.
new-same-names = Give each player a different name.
new-taken = { $name } has taken this already.
new-person = A person
new-person-note = Plays with mouse or keyboard at this computer.
new-robot = Robot
bot-program = Robot: { $program }
bot-program-note = A program of yours, named with --bots. If it fails, a simple robot plays on.
new-robot-strongest = No robot is stronger than this one.
new-robot-weakest = No robot is weaker than this one.
new-robot-last = No more robots were named with --bots.

## The same deal again

