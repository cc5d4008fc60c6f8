# Watching a match again.

replay-offer = { $n ->
    [one] Lookout: { $n } card is face up
   *[other] Lookout: { $n } cards are face up
}
