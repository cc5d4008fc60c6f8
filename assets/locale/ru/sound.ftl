# Звук: его страница настроек и его клавиша.

settings-sound = Звук
    .tip = Громкость стола и ветра в меню
setting-silent = Нет
setting-sound-volume = Звуки
setting-sound-volume-note = Карт, ништяков, очков и знаков. Всё, о чём они говорят, ещё и видно.
setting-ambience-volume = Ветер
setting-ambience-volume-note = Дует над дорогой, пока на столе нет партии.
setting-muted = Без звука
setting-muted-note = { $now ->
    [true] Ничего не слышно. M вернёт звук.
   *[false] То же в любую минуту делает M, кроме мест, где печатают.
}
help-mute = Звук выключить и включить
