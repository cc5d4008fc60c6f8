# The scenes of a match: a fight, the threat from the tunnels, and the vote on a law.

## On all of them

tell-all = Show all
    .tip = Show at once what has happened
tell-on =
    .tip = Go on with the match
tell-on-keys = Space
asked-by-name = { $name }: { $question }

## A fight

battle-title = Battle for { $station }
battle-title-hero = Attack on a hero: { $station }
battle-title-threat = Threat at { $station }
battle-attacks = { $fighter ->
    [hero] attacks with { $hero }
   *[army] attacks with the army
}
battle-defends = { $fighter ->
    [hero] defends with { $hero }
   *[army] defends with the army
}
battle-undecided = chooses a defender
battle-threat = { $type } threat
battle-polis = neutral
battle-part = { $title } { $sign ->
    [minus] −
   *[plus] +
}{ $amount }
battle-part-of = { $title } { $amount }
battle-part-army = Army { $amount }
battle-part-polis = Polis { $amount }
battle-army = The army
battle-strength = Strength { $amount }
battle-then = Then it is { $own } against { $other }
battle-stamp-won = Victory
battle-stamp-tied = Tie
battle-stamp-lost = Defeat
battle-stamp-winner = { $name } wins
battle-unplayed = Not played, never shown
battle-keys = Click a card, drag it to the middle, or press 1 to { $n }.
battle-drop = Play it
battle-play =
    .tip = Click to play it ({ $number })
battle-done =
    .tip = Use no property and go on with the fight
