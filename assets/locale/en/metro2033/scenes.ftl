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

## The threat from the tunnels

threat-title = Threat from the tunnels
threat-stamp-won = Held
threat-stamp-tied = Tie
threat-stamp-lost = Lost
threat-instead = { $station }, against { $threat }
threat-begins = { $name } defends { $station } with { $fighter ->
    [hero] { $hero }, strength { $own }
   *[army] an army of { $own }
}.
threat-next = Next: { $begins }
threat-told = { $result ->
    [won] { $name } holds { $station }: { $own } against { $other }.
    [lost] { $name } is beaten at { $station }: { $own } against { $other }.
   *[tied] { $name } at { $station }: { $own } against { $other }, a tie changes nothing.
}

## The vote on a law

vote-title = The law
vote-yes = Yes
    .tip = Vote yes ({ KEY("y") }): { $told }
vote-no = No
    .tip = Vote no ({ KEY("n") }): { $told }
vote-if-yes = With yes: { $told }
vote-if-no = With no: { $told }
vote-then = it stands { $yes } to { $no }.
    .passed = { $yes } to { $no }, the law comes into force.
    .rejected = { $yes } to { $no }, the law is rejected.
vote-before = In force now: { $law }
    .none = In force now: no law
vote-past = Before: { $law }
    .none = Before: no law
vote-chosen = { $name } chose it out of two.
vote-block = { $name }: { $n ->
    [one] { $n } vote
   *[other] { $n } votes
}
vote-of = { $name } ({ $n })
vote-awaited = Still to vote: { $seats }
vote-chooses = Click the law that is put to the vote. The other one goes under the deck.
vote-tied = { $law }: { $yes } to { $no }. A tie rejects the law.
vote-stamp-passed = In force
vote-stamp-rejected = Rejected
vote-look = Look
    .tip = Look at the two top laws, and choose which one is put to the vote
vote-decline = Do not look
    .tip = The top law is put to the vote
vote-propose =
    .tip = Click to put it to the vote ({ $number })
vote-use = { $title } +{ $n }
vote-quests = My quests
    .tip = Open the quests of the player named here: one of them can add votes. Only this player should look.
