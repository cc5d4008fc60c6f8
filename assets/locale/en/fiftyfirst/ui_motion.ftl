# Signs that come and go by themselves.

motion-exit = Exit { $vp } – last round
