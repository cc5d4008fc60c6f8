# What Nim tells: its log, questions, refusals and hints.

title-name = Nim
title-about = Take the last stone · 2 to 6 players
phase-bidding = Bids
phase-taking = Stones
nim-stones = { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}
nim-heap_of = Heap { $heap }: { nim-stones }

## The log

log-bid_made = { $who } bids { $number }.
    .hidden = { $who } has bid.
log-bids_revealed = The bids are open: { $bids }. { $who } begins.
    .one = { $who } { $number }
log-taken = { $who } takes { nim-stones }.
log-toast_raised = { $who } has emptied a heap and raises a glass.
log-toast_answered = { $who } drinks to it.
    .declined = { $who } does not drink to it.
log-game_won = { $who } wins with the last stone.

## Questions

question-choose_bid = Bid for who begins: which number?
question-choose_stones = Take stones from one heap.
question-choose_toast = A heap is empty. Do you drink to it?
waiting-choose_bid = { $who } is bidding.
waiting-choose_stones = { $who } is taking stones.
waiting-choose_toast = { $who } is asked to drink.

## What can be done, and what it brings

command-bid = Bid { $number }
command-take = Take { nim-stones }
command-answer_toast = Drink
    .declined = Do not drink
forecast-bid = The number stays hidden until all have bid.
forecast-take = { $n ->
    [0] That is the last stone.
    [one] { $n } stone is left.
   *[other] { $n } stones are left.
}
forecast-answer_toast = The same player takes again.
    .declined = It is your turn.

## Hints and robots

bot-first = Cautious
bot-first-note = Takes one stone.
bot-last = Greedy
bot-last-note = Takes as many stones as it may.
new-level-last = Greedy
statistics-by-limit = Limit
statistics-by-limit-tip = Results by how many stones may be taken at once.

## Refusals

refusal-not_your_turn = It is not your turn.
refusal-not_asked = Something else is asked now.
refusal-wrong_bid = This number cannot be bid.
refusal-too_few_stones = There are not so many stones.
refusal-too_many_stones = At most { $text } may be taken at once.
refusal-unreadable_move = This is not a move of Nim.
refusal-cannot_undo = There is nothing to undo.
    .because_nothing = There is nothing to undo.
    .because_revealed = You cannot undo this: the bids are open.
    .because_other_player = You cannot undo this: the last decision was another player’s.
    .because_robot = You cannot undo this: a robot has moved since.

## New games, and matches that are over

option-most = Most stones in a turn
option-most-none = Any number
option-bids = Bid for who begins
option-toast = Drink to emptied heaps
score-last-stone = The last stone
score-last-stone-tip = Whoever takes it has won.
matches-limits = Limit
