# Die Regeln von Nim.

rulebook-chapter-nim = Nim
rulebook-aim = In deinem Zug nimmst du Steine von einem Haufen, so viele du willst, wenn keine Grenze gewählt wurde.
    Wer den letzten Stein nimmt, gewinnt.
    .heading = Ziel
    .words = gewinnen Steine Haufen Grenze
rulebook-bids = Vor dem ersten Zug bieten alle nacheinander und verdeckt eine Zahl von 0 bis 3.
    Die höchste beginnt, bei Gleichstand die erste in der Reihenfolge der Plätze.
    .heading = Gebote
    .words = beginnen zuerst verdeckt
rulebook-toast = Wo es gewählt wurde, hebt das Glas, wer einen Haufen leert.
    Trinkt der nächste Spieler darauf, nimmt dieselbe Person noch einmal. Sonst ist der Zug vorbei.
    .heading = Trinksprüche
    .words = anstoßen trinken Glas
