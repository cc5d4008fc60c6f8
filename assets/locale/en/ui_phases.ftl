# The hand-over.

## On all of them

continue = Continue
overview-open = The whole table
overview-tip = Look at the whole table at once ({ KEY("o") })
handover-title = { $name }, your turn
handover-show = Show my hand
handover-key = Space or click
handover-tip = Only the player named here should look now. Space opens the hand.
handover-more = + { $count } more before that
handover-nothing = The hand stays hidden until you open it.
