# The opponents at the table: their tabs, and the overview of all States.

tab-head = { $name }, { $faction }: { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand
tab-sites = { $sites ->
    [0] Nothing in the State yet.
    [one] { $sites } Location or Ruin in the State.
   *[other] { $sites } Locations and Ruins in the State.
}
tab-goods = In the supply: { $goods }.
tab-no-goods = Nothing in the supply.
tab-deals = { $deals ->
    [one] { $deals } Deal gives
   *[other] { $deals } Deals give
} { $goods } in every Production phase; a right click shows them.
tab-no-deals = No Deals.
tab-moves = It is this player's turn.
tab-first = First player of this round.
tab-passed = Has passed: nobody can raze there or use Open Productions until the round is over.
tab-targets = { $count ->
    [0] No target there for this.
    [one] { $count } target there.
   *[other] { $count } targets there.
}
tab-shown = This State is shown.
tab-show = Click it, or press { $number }, to show this State.
tip-overview = All States at once (O)
overview-title = All States
overview-hint = Click a State to show it at the table · right click or I: card in words · arrow keys move
overview-close = Close
