# Solo play in the window: the entry of the title, the screen before a solo game, and its final score.

## Title
title-solo = Solo
title-solo-note = Against one of six opponents

## A new solo game
solo-title = Solo
solo-player = Player
solo-hegemony-note = Discards a Connection card for 2 VP each turn until none is left. Then it attacks: three tries a round, or one hit.
solo-mutants-note = Like the Hegemony, with five tries a round to hit one of your Locations.
solo-new-york-note = Like the Hegemony, but two cards from the deck instead of one join its State in every Lookout.
solo-merchants-note = Like the Hegemony, but after its attacks it goes for your Deals: three tries, or one hit.
solo-appalachian-note = Like the Hegemony, but before its attacks it develops its own Locations for VP.
solo-borgo-note = Harder, less predictable: drawn cards decide what he does. He drafts like a player and gains Brawlers each round.
solo-difficulty = The robot “expert” has won { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of its games against { $opponent }.
solo-best = { $outcome ->
    [won] Best result against { $opponent } with { $faction } so far: won { $vp }–{ $theirs }, grade { $grade }.
   *[lost] Best result against { $opponent } with { $faction } so far: lost { $vp }–{ $theirs }.
}
solo-best-none = { $known ->
    [faction] You have not finished a game against { $opponent } with { $faction } yet.
   *[none] You have not finished a game against { $opponent } yet.
}
option-solo-tie-goods = If Locations tie, an attack hits the one with the best:
option-solo-tie-goods-deal = Deal
option-solo-tie-goods-spoils = Spoils
option-solo-pass-timing = After its attacks, the opponent passes:
option-solo-pass-timing-next-turn = In its next turn
option-solo-pass-timing-immediate = At once
option-solo-titles = Grade titles from the:
option-solo-titles-ultimate = Ultimate Edition
option-solo-titles-master = Master Set
option-borgo-extra-brawlers = Difficulty: extra Brawlers for Borgo each round.
option-borgo-extra-brawlers-0 = 0
option-borgo-extra-brawlers-1 = 1
option-borgo-extra-brawlers-2 = 2
option-borgo-extra-brawlers-3 = 3
option-borgo-keep-brawlers = Borgo keeps unused Brawlers for the next round.
option-borgo-keep-brawlers-false = No
option-borgo-keep-brawlers-true = Yes

## The final score of a solo game
score-opponent-wins = { $opponent } prevails
score-robot = Robot plays
score-robot-tip = A robot plays the same deal, and the score compares both games.
score-same-deal = { $name } had { $vp }–{ $theirs } with this deal: { $more ->
    [more] { $by } VP more than now.
    [less] { $by } VP fewer than now.
   *[equal] as many VP as now.
}
score-solo-result = { $outcome ->
    [won] { $name } wins { $vp }–{ $theirs } after { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }.
    [equal] { $vp }–{ $theirs } after { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }. A tie is a defeat.
   *[lost] { $name } loses { $vp }–{ $theirs } after { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }.
}
score-record = New best result!
score-first-victory = Your first victory over { $opponent } with { $faction }.
score-best-before = { $outcome ->
    [won] Your previous best result against { $opponent } with { $faction } was { $vp }–{ $theirs }, grade { $grade }.
   *[lost] Your previous best result against { $opponent } with { $faction } was a defeat, { $vp }–{ $theirs }.
}
score-grade = Grade
score-grade-tip = Grade of a victory, by your final VP:
    { $rows }
score-grade-row = { $least ->
    [0] fewer: { $grade }
   *[other] { $least } or more: { $grade }
}
score-banner-solo-tip = You win only with more VP than the opponent. The winner has { $vp }.
score-opponent-tip = { $name } is the virtual opponent.
score-connection-discarded = Connection cards discarded
score-connection-discarded-tip = 2 VP for each Connection card the opponent discarded.
score-brawler = Brawlers
score-brawler-tip = 1 VP for each Brawler removed for the Standard action, and for each attack or hack that found no target.
score-spoils-solo-tip = VP from the Spoils of razed Locations, and as compensation. The opponent gains 2 VP for each Location it razes.
score-open-production-solo-tip = VP from using Open Production. The Hegemony and its variants gain 1 VP for each of your visits.
same-deal-title = The same deal
same-deal-note = A new game starts from the same deal, and its score compares both. It does not count as a best result.
