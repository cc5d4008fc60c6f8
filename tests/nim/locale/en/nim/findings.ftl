# Why a file of Nim cannot be read: the sentences of the program, word for word.

unreadable-nim-stones = expected at least one stone
unreadable-nim-seats = expected { $count } seats at the table
unreadable-nim-order = expected seats from A on, not { $seats }
unreadable-nim-bids = expected fewer bids than seats
unreadable-nim-turn = it is the turn of nobody
