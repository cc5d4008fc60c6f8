# The opponents at the table: their tabs, and the overview of all States.

tab-head = { $name }, { $faction }: { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand
tab-sites = { $sites ->
    [0] Nothing in this State yet.
    [one] { $sites } Location or Ruin in this State.
   *[other] { $sites } Locations and Ruins in this State.
}
tab-goods = In the supply: { $goods }.
tab-no-goods = Nothing in the supply.
tab-deals = { $deals ->
    [one] { $deals } Deal gives
   *[other] { $deals } Deals give
} { $goods } in every Production phase; right-click to see them.
tab-no-deals = No Deals.
tab-moves = It is this player’s turn.
tab-first = First player this round.
tab-passed = Has passed: nobody can raze here or use Open Production until the next round.
tab-targets = { $count ->
    [0] There is no target here for this.
    [one] { $count } target here.
   *[other] { $count } targets here.
}
tab-shown = This State is shown.
tab-show = Click, or press { $number }, to show this State.
tip-overview = All States at once ({ KEY("o") })
overview-title = All States
overview-hint = Click a State to show it on the table · right-click or press { KEY("i") } for a card in words · arrow keys move
overview-close = Close
