# The words that any game puts its sentences together with.

## Names of players who give none

new-name = Spieler { $number }
new-name-robot = Roboter { $number }

## Lists

list-and = { $head } und { $last }
list-or = { $head } oder { $last }
list-comma = { $head }, { $rest }
list-statements = { $head }; { $rest }
goods-nothing = nichts
card-in-text = „{ $title }“
