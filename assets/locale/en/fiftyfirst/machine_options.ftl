# The panel of Machines, what Machines stop, options of a new game, and lists of matches.

## The panel of Machines

machines-head = Machines { $n } of { $total }
    .level = Machines { $n } of { $total }, { $level }
stopped-by = Stopped by { $machine } until the Cleanup phase.
    .unknown = Stopped by a Machine until the Cleanup phase.

## Options of a new game

option-moloch-difficulty = How many Machines are deployed in every round.
option-moloch-difficulty-recruit = Recruit
option-moloch-difficulty-soldier = Soldier
option-moloch-difficulty-veteran = Veteran
option-moloch-difficulty-note = { $level ->
    [recruit] As many in every round as there are players.
    [soldier] One more in every round than there are players.
   *[veteran] Two more in every round than there are players.
}
option-moloch-coop = Cooperative: goods may be left on a Machine, for anybody to complete.
option-moloch-coop-false = No
option-moloch-coop-true = Yes
option-server-room = Server room: a hack may give a marker there and 1 VP instead of the card; enough markers hold Machines back.
option-server-room-false = No
option-server-room-true = Yes

## At the end, and in lists of matches

score-machines-left = Machines left
score-machines-left-tip = The player with the most VP loses 2 VP for each Machine that is still deployed, before Locations are scored.
