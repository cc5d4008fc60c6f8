# Why a move cannot be taken back or made again: the same in any game.

refusal-cannot_undo = There is nothing to undo.
    .because_nothing = There is nothing to undo.
    .because_revealed = You cannot undo this: a hidden card was revealed, or a card was chosen at random.
    .because_other_player = You cannot undo this: the last decision was another player’s.
    .because_robot = You cannot undo this: a robot has moved since.
refusal-cannot_redo = There is nothing to redo.
