# Watching a match again.

replay-offer = { $n ->
    [one] Kartenphase: { $n } Karte liegt offen
   *[other] Kartenphase: { $n } Karten liegen offen
}

## Buttons

replay-alone-tip = Der virtuelle Gegner verbirgt nichts: Es gibt eine Hand, und sie liegt offen.
