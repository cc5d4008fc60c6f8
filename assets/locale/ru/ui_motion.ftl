# Знаки, которые появляются и исчезают сами.

motion-turn = Ходит { $name }
motion-phase = Раунд { $round } — { $phase }
motion-phase-last = Последний раунд — { $phase }
motion-bot = щелчок или клавиша — дальше
motion-bot-wait = щелчок или любая клавиша — дальше
