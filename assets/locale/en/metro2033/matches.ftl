# Lists, statistics, and the final score.

## Lists and statistics

matches-factions = Factions
matches-seat = { $faction ->
    [none] { $name }: { $vp } VP
   *[other] { $name }, { $faction }: { $vp } VP
}
matches-goal = { $n } VP to win
matches-dealt = factions dealt at random
matches-rulings = { $n ->
    [one] { $n } rule changed
   *[other] { $n } rules changed
}
match-goal = Whoever has { $n } VP at the end of a round wins, and so does whoever owns all of Polis.
match-options = Options: { $options }.
statistics-by-faction = Faction
statistics-by-faction-tip = Results by the faction that was played.
statistics-result = { $name } ({ $faction })

## The final score

score-stations = Stations
score-stations-tip = 1 VP for each station owned.
score-quests = Quests
score-quests-tip = 1 VP for each completed quest.
score-victory = { $faction }: victory in round { $round }
score-victory-tip = Whoever has { $n } VP or all of Polis at the end of a round wins. If several do, the nearest to the first player wins.
score-polis = { $name } owns all of Polis.
score-also-nearest = { $count ->
    [one] { $names } fulfilled a condition of victory as well, but { $name } sits nearer to the first player.
   *[other] { $names } fulfilled a condition of victory as well, but { $name } sits nearest to the first player.
}
score-also-most_vp = { $count ->
    [one] { $names } fulfilled a condition of victory as well, but { $name } has more VP.
   *[other] { $names } fulfilled a condition of victory as well, but { $name } has most VP.
}
score-seat = { $name }, { $faction }: { $vp } of { $goal } VP, from { $stations ->
    [one] { $stations } station
   *[other] { $stations } stations
} and { $quests ->
    [one] { $quests } quest
   *[other] { $quests } quests
}
score-captures = { $name } captured most stations: { $n }.
score-heading = Final score
    .round = { $n ->
        [0] At the start
       *[other] After round { $n }
    }
score-goal = goal: { $n }
score-legend = Stations in the faction’s colour, quests in blue.
score-map = Who owned what at the end. Drag along the course below to see every round.
    .round = Who owned what after round { $round }.
    .start = Who owned what at the start.
score-course-tip = Press or drag here, or press Page Up and Page Down, to see the map as it was after a round.
