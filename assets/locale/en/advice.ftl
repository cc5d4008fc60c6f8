# Advice of robots: what one would do, what it expects, and why.

## In hints

advice-tip = What a robot of this level would do in your place: it knows what you know. { $choose }
advice-competing = No advice from robots: you are playing against each other.

## In the replay

advice-wait = { $level }: thinking…
advice-nobody = { $level }: nobody decides here.
advice-hidden = { $level }: { $name }’s hand is hidden.
advice-not_over = { $level }: no advice while you are playing against each other.
advice-other_rules = { $level }: no advice, as this match was played with other rules.
advice-on-tip = What the expert would have done ({ KEY("h") })
advice-off-tip = Hide what the expert would have done ({ KEY("h") })
help-advice = Show or hide what the expert would have done

## Settings

settings-robots = Robots
    .tip = Waiting for you, advice in hints (Page Up and Page Down switch pages)
setting-advice = Advice in hints
setting-advice-note = { $now ->
    [off] Hints tell what is possible, and do not say what a robot would do.
   *[on] Hints ({ KEY("h") }) begin with what a robot of this level would do, and why. Not while people play against each other.
}
setting-advice-off = Off
setting-advice-hard = Hard
setting-advice-expert = Expert
setting-advice-master = Master
