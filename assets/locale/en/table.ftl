# The table of any game.

table-log = Log
table-refused = Not possible
table-redo = Redo
table-redo-nothing = There is nothing to redo.
table-end-turn = End turn
table-cancel = Cancel
table-verb-free = free
table-verb-never = not now
table-prompt-act = { $name }: your turn
    .text = Drag a card, or click what is lit. Right-click to zoom in.
    .last = This is the last round.
table-prompt-end = { $name }: done
    .text = End your turn (Space), or undo.
table-prompt-wait = Please wait
table-prompt-told = Read what has happened
    .text = Click or press any key to continue.
table-playing = { $name } is playing
table-prompt-hidden = { $name } is next
    .text = Press the button to open the hand.
table-tip-why = { $verb }: { $reason }
table-tip-no-target = There is no place for this now.
table-news = Since your last turn
table-tip-undo = { $n ->
    [one] Undoes one decision:
   *[other] Undoes { $n } decisions:
}
table-tip-redo = { $n ->
    [one] Redoes one decision:
   *[other] Redoes { $n } decisions:
}
keys-no-cancel = You cannot cancel this. { $reason }
keys-tip-end = Ends your turn (Space).
keys-tip-cancel = Back to the table; you have paid nothing yet.
learn-refused = Not now
undo-of = Undo: { $name }
undo-tip = Undo the last decision
undo-tip-of = Undo { $name }’s last decision
hint-button-tip = What can I do now? ({ KEY("h") })
table-end-not-now = You can end your turn once you have acted.
