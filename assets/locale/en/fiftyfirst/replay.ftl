# Watching a match again.

replay-offer = { $n ->
    [one] Lookout: { $n } card is face up
   *[other] Lookout: { $n } cards are face up
}

## Buttons

replay-alone-tip = The virtual opponent hides nothing: there is only one hand, and it is open.
