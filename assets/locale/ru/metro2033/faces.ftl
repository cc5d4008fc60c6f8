# Лицевые стороны карт: что это за карта, на больших.

face-threat = Угроза { $stage ->
    [1] I
   *[2] II
} – { $kind }
face-equipment = Снаряжение
face-quest = Задание
face-law = Закон
face-battle = Боевая карта – { $kind }
face-hero = Герой
face-faction = Фракция
face-station = Станция – линия: { $line }

# Станция в партии, которая на столе.

fact-owner = { $faction } ({ $name })
    .heading = Владелец
fact-there = { $hero } ({ $faction })
    .heading = Здесь
