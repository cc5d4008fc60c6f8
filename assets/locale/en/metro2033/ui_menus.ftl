# The title, a new game, and the keys of the table.

## Title

title-foot = v{ $version } · unofficial fan implementation · F1 help · F11 full screen
title-new-note = Two to six people or robots
title-continue-seat = { $name } ({ $faction }): { $vp }
title-continue-note = { $seats }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}{ $round ->
    [0] {""}
   *[other] {" "}· round { $round }
}
title-play-note = { $why ->
    [top] Against the strongest robots again: you have won twice in a row.
    [bottom] Against the weakest robots again: you have lost twice in a row.
   *[other] Against three { $level ->
        [easy] easy{" "}
        [medium] medium{" "}
        [hard] hard{" "}
        [expert] expert{" "}
        [master] master{" "}
       *[other] {""}
    }robots{ $why ->
        [first] , to begin with.
        [up] : you have won twice in a row.
        [down] : you have lost twice in a row.
        [won] {" again: you have won the last game."}
        [lost] {" again: you have lost the last game."}
       *[stays] {" again: the last game was a draw."}
    }
}
title-play-tip = Deals a game at once: you and three robots, with what was chosen last in New game: { $sets }.

## New game

new-metro-rules = Rules
new-usual-rules = usual rules
new-more = { $count } more
new-seed-entered = seed { $seed }
new-variants-show = Choose all rules and the seed
new-draft-choose-tip = Before the first round each seat in turn chooses a faction whose zone borders on those already taken, and then a hero.
new-draft-dealt-tip = Neighbouring factions and a hero for each are dealt, and the game begins at once.
new-first-player-tip = { $name } begins.
new-first-player-random-tip = Who begins is drawn by lot.

## Keys of the table

help-move = Move the hero
help-act = Hero: attack, take a quest, exchange, refresh the market, scout
help-strike = Strike with the army; again: the next station
help-forage = Forage with the army
help-vote = Vote for or against a law
help-pick = Forage a good, or choose a battle card
