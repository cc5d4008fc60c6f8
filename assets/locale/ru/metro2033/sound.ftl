# Звук: что слышно в «Метро 2033» и в его меню.

settings-sound = Звук
    .tip = Громкость звуков за столом и туннеля в меню
setting-sound-volume-note = Карты, товары, бои и сигналы. Всё, что слышно, ещё и видно.
setting-ambience-volume = Туннель
setting-ambience-volume-note = Капли и далёкий поезд, пока вы в меню.
