## Machines at the table: hacking, destroying, leaving a part of that, the server room

machines-name = Machines
table-verb-hack = Hack
table-verb-server_room = To the server room
table-verb-destroy = Destroy
table-verb-part = Part of it
    .cost = as much as you choose
table-verb-lose = Give up
table-verb-stop = Stop
table-held-goods-machines = Drop it on a lit Location or Machine.
table-held-part = Drop it on a lit Machine.
table-held-machine = Hack it or destroy it?
table-held-hack = Take it into your hand to hack it.
table-held-lose = Drop it on the Machine that takes it.
table-held-stop = Drop it on the Machine that stops it.
table-held-raze = Drop it on the Machine that razes it.
table-held-code = Drop it on the lit Location.
table-drop-machine = Drop it on your hand to hack it.
    .room = Drop it on your hand to hack it, or on the server room for a marker there.
table-drop-part = Drop it on a Machine to leave it there.
table-drop-raze-machines = Drop it on another player’s Location to raze it, or on a Machine to destroy it.
table-drop-visit-machines = Drop it on another player’s Open Production, or on a Machine to leave it there.
table-aim-part = Choose a Machine
    .text = Click the Machine on which you leave it. Esc cancels.
table-aim-raze-machines = Choose a Location or a Machine
table-aim-visit-machines = Choose an Open Production or a Machine
table-pay-reserved-hack = Reserved for hacking: these goods pay first, and only for that.
table-pay-reserved-destroy = Reserved for destroying: these tokens pay first, and only for that.
table-part-title = { $card }: leave a part
table-part-takes = It takes
table-part-lies = There already
table-part-left = Still to come
table-part-first = Choose first what to leave on it.
table-part-part = Leave it
table-part-hack = Hack
table-part-destroy = Destroy
table-part-anybody = Anybody may do the rest later: the code hacks it, the red tokens destroy it.
table-part-code = With goods of the code on it, hacking brings no card.
table-part-red = With contact tokens on it, destroying brings no VP.
table-part-keys = Up and Down, or + and −, change how many you leave.
table-beyond-hack = Its hacked side is { $expected }; which one, you see only then.
    .begun = Others have begun to hack it, so the card is discarded.
table-beyond-server_room = You put marker { $n } of { $all } into the server room; the card is discarded.
    .full = Then the server room is hacked, and one Machine fewer is deployed in each round.
table-beyond-frenzy = Then only { $n } { $n ->
    [one] Machine is
   *[other] Machines are
} left, and those with Frenzy are 1 stronger.
table-tip-machine-lies = Goods on it: { $goods }.
table-tip-machine-hack = Hack it for { $goods }. Its hacked side is { $expected }.
    .begun = Hack it for { $goods }: the card is discarded, as others have begun.
table-tip-machine-destroy = Destroy it for { $goods }: 1 VP.
    .begun = Destroy it for { $goods }: no VP, as others have begun.
table-tip-machine_stack = { $n ->
    [0] No Machine is left in the stack: the discarded ones become a new one.
    [one] { $n } Machine is left in the stack. Click to see which it may be.
   *[other] { $n } Machines are left in the stack. Click to see which they may be.
}
table-tip-machine_discard = { $n ->
    [0] No Machines have been discarded.
    [one] { $n } Machine has been discarded. Click to see it.
   *[other] { $n } Machines have been discarded. Click to see them.
}
table-tip-server_room =
    Server room
    { $n } of { $all } markers. Instead of taking a card, you may put a marker here when you hack a Machine: 1 VP.
    .hacked =
        Server room
        It is hacked: one Machine fewer is deployed in each round.
table-tip-machines_turn = More Machines are deployed than are shown here: turn to the others.
table-tip-held = { $name } holds hacked cards; their backs show which: { $machines }.
table-tip-stopped = { $n ->
    [one] Machines stop { $n } action of this board until the Cleanup phase.
   *[other] Machines stop { $n } actions of this board until the Cleanup phase.
}

## A new game

new-machines = Machines
