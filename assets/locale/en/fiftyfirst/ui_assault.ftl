# The screen of the Assault and Deploy phases (Moloch).

assault-title = Assault · round { $round }
assault-title-last = Assault · last round

assault-all-tip = Show the rest at once. Any click or Space does the same.
assault-continue-tip = The Action phase begins.
assault-next-tip = Next come the Machines.
assault-next = Next: the Action phase. { $name } begins.
assault-waits = { $name } has to choose.
assault-came = Newly deployed
assault-came-tip = These Machines were deployed just now. They attack in the next round for the first time.
assault-came-none = No further Machines come in this round.
assault-more = { $count ->
    [one] one more Machine: scroll
   *[other] { $count } more Machines: scroll
}

# In the cell of a player: why a Machine finds nothing
assault-nothing-none = nothing to raze
assault-nothing-shielded = shielded
assault-nothing-shared = already razed
assault-nothing-lacking = none left
assault-nothing-absent = nothing to stop
assault-nothing-already = stopped already
assault-nothing-unknown = nothing
assault-asked = to be chosen
assault-blocked = stopped
assault-of = { $n } of { $all }

# The same in sentences
assault-tip-razed = { $name }: { $machine } razes { $card }. It becomes a Ruin.
assault-tip-gained = In return, the goods of its Deal: { $goods }.
assault-tip-took = { $name }: { $machine } takes { $goods }.
assault-tip-missing = Not there to be taken: { $goods }.
assault-tip-board = { $name }: { $machine } stops this on the faction board until Cleanup.
assault-tip-location = { $name }: { $machine } stops the action of { $card } until Cleanup.
assault-tip-none = { $name }: no Location is of the kind that { $machine } razes.
assault-tip-shielded = { $name }: what { $machine } would raze is protected by a shield.
assault-tip-shared = { $name }: other Machines raze all that { $machine } could raze.
assault-tip-lacking = { $name }: nothing of what { $machine } takes is left.
assault-tip-absent = { $name }: { $machine } finds nothing to stop.
assault-tip-already = { $name }: what { $machine } would stop is stopped already.
assault-tip-unknown = { $name }: { $machine } finds nothing.
assault-tip-asked = { $name } has to choose what { $machine } hits.
assault-tip-waiting = { $name }: { $machine } is still to come.
assault-tip-earlier = { $name }: { $machine } attacked before this match began here.

# The questions
assault-line-raze = { $name }: choose what is razed. Drag the threads, or click a Location.
assault-line-stop = { $name }: choose the Location whose action { $machine } stops in this round.
assault-line-card = { $count ->
    [one] { $name }: choose the card that { $machine } takes.
   *[other] { $name }: choose { $count } cards that { $machine } takes.
}
assault-line-deal = { $count ->
    [one] { $name }: choose the Deal that { $machine } takes.
   *[other] { $name }: choose { $count } Deals that { $machine } takes.
}
assault-open = { $name } chooses
assault-open-tip = To the choice: everything is chosen already and can be changed there.
assault-confirm = Confirm
assault-confirm-tip = Confirm: each Machine hits the card its thread leads to.
assault-back = All attacks
assault-back-tip = Back to what the Machines have done up to now.
assault-thread-tip = Drag this end to another card, or choose the Machine and then the card.
assault-machine-free = Choose this Machine to move its thread.
assault-machine-fixed = For this Machine there is nothing to choose.
assault-machine-loose = Nothing is left for this Machine.
assault-target-shielded = A shield protects it.
