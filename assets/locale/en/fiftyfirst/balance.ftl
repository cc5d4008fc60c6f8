### The balance report: what many games of robots tell of cards, factions and the first seat.

balance-title = Balance: { $sets }
balance-head = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $players } players. The robot “{ $robot }” of version { $version } plays in all seats, so victories depend on what a player had, not on who played. This command plays the same games again:
balance-method = All intervals are 95% intervals (Wilson): one in twenty misses the true value by chance. A shared victory is a part of a victory for each winner. A robot shows what a card is worth to it; people may see more in a card.

## Length, VP
balance-length = Length of games
balance-mean = mean
balance-fewest = fewest
balance-most = most
balance-times = ratio
balance-far = off by more than 25%
balance-rounds = rounds
balance-decisions = decisions
balance-vp = VP of a player
balance-winner_vp = VP of the winner
balance-lasted = Games by number of rounds: { $list }.
balance-lasted-part = { $rounds }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
balance-sources = Where the VP come from
balance-source = source

## Victories
balance-first = First seat
balance-place = in the first round
balance-turn = { $place ->
    [1] first player
    [2] second
    [3] third
   *[other] fourth
}
balance-factions = Factions
balance-faction = faction
balance-range = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-verdict = against a fair share
balance-verdict-fair = no certain difference
balance-verdict-more = more than fair
balance-verdict-less = less than fair

## Outliers
balance-outliers = Outliers
balance-outliers-note = A card is used if it is built, dealt or razed from the hand. “Often” is more than { $most } times as often as the mean over all copies drawn, “seldom” less than { $least } times as often. Victories are those of players who drew the card: “wins” means that the mean of all cards is outside the interval. A card is judged for a use only if an average card, drawn as often, would have had that use at least { $expected } times: with fewer, chance alone makes a card stand out.
balance-outlier-used_often = used often
balance-outlier-used_seldom = used seldom
balance-outlier-built_often = built often
balance-outlier-built_seldom = built seldom
balance-outlier-dealt_often = dealt often
balance-outlier-dealt_seldom = dealt seldom
balance-outlier-razed_often = razed often
balance-outlier-razed_seldom = razed seldom
balance-outlier-wins_often = wins often
balance-outlier-wins_seldom = wins seldom
balance-nothing = none
balance-unjudged = drawn too seldom to tell

## Tables of cards
balance-cards = Cards: use
balance-cards-won = Cards: victories
balance-cards-stood = Cards: in a State
balance-used-note = “drawn” counts copies that came to a hand: dealt at the start, picked or drawn. “built” has Locations constructed and developed, “razed” cards razed from the hand. Percentages are parts of the copies drawn; in brackets: how many times as often as the mean of all cards.
balance-won-note = The share of games won among those in which a player drew, built, dealt or razed the card, with its interval. Winners do more of everything, so compare with the mean of all cards.
balance-stood-note = For each time that the card was built: how often it was built over another one, how often its action was activated, how often others used its Open Production, and how often others razed it.
balance-name = name
balance-set = set
balance-copies = copies
balance-drawn = drawn
balance-used = used
balance-built = built
balance-dealt = dealt
balance-razed = razed
balance-outlier = outlier
balance-rate = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ({ NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) })
balance-all = all cards
balance-won-drawn = drawn and won
balance-won-built = built and won
balance-won-dealt = dealt and won
balance-won-razed = razed and won
balance-won-cell = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 0) } to { NUMBER($high, style: "percent", maximumFractionDigits: 0) })
balance-developed = over another
balance-activated = activated
balance-visited = used by others
balance-lost = razed by others
balance-ratio = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
