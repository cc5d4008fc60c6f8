# The rules of Nim.

rulebook-chapter-nim = Nim
rulebook-aim = In your turn, take stones from one heap, as many as you like, unless a limit was chosen.
    Whoever takes the last stone wins.
    .heading = Aim
    .words = win stones heap limit
rulebook-bids = Before the first turn, all bid a number from 0 to 3, one after the other and hidden from the others.
    The highest begins; of equal ones the first in the order of the seats.
    .heading = Bids
    .words = begin first hidden
rulebook-toast = Where it was chosen, whoever empties a heap raises a glass.
    If the next player drinks to it, the same player takes again. Otherwise the turn is over.
    .heading = Toasts
    .words = drink again glass
