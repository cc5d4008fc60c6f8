# Звук: его страница настроек и его клавиша.

settings-sound = Звук
    .tip = Громкость звуков за столом и ветра в меню
setting-silent = Нет
setting-sound-volume = Звуки
setting-sound-volume-note = Карты, ништяки, очки и сигналы. Всё, что слышно, ещё и видно.
setting-ambience-volume = Ветер
setting-ambience-volume-note = Дует над дорогой, пока вы в меню.
setting-muted = Без звука
setting-muted-note = { $now ->
    [true] Ничего не слышно. { KEY("m") } вернёт звук.
   *[false] То же в любой момент делает { KEY("m") }, если вы не печатаете.
}
help-mute = Звук выключить и включить
