# Buttons and the screens of the phases.

## In a match
robot-instead = the simple robot “greedy”
robot-fault-sets = The robot { $program } does not know these cards: { $detail }. The simple robot “greedy” plays for it.
    .silently = The robot { $program } does not know all cards of this game: the simple robot “greedy” plays for it.
