# Signs that come and go by themselves.

motion-turn = { $name }’s turn
motion-phase = Round { $round } – { $phase }
motion-phase-last = Last round – { $phase }
motion-bot = click or any key continues
motion-bot-wait = click or press any key to continue
