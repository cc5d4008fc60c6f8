# Why a move cannot be taken back or made again: the same in any game.

refusal-cannot_undo = Es gibt nichts rückgängig zu machen.
    .because_nothing = Es gibt nichts rückgängig zu machen.
    .because_revealed = Das kannst du nicht rückgängig machen: Eine verdeckte Karte wurde aufgedeckt oder eine Karte zufällig gewählt.
    .because_other_player = Das kannst du nicht rückgängig machen: Die letzte Entscheidung traf jemand anderes.
    .because_robot = Das kannst du nicht rückgängig machen: Seither hat ein Roboter gezogen.
refusal-cannot_redo = Es gibt nichts zu wiederholen.
