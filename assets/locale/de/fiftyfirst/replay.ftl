# Watching a match again.

replay-offer = { $n ->
    [one] Kartenphase: { $n } Karte liegt offen
   *[other] Kartenphase: { $n } Karten liegen offen
}
