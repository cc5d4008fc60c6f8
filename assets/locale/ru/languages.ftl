# Язык игры: в настройках и в главном меню. Каждый язык называет себя сам.

language-en = English
language-de = Deutsch
language-ru = Русский
language-of-system = Как в системе

settings-language = Язык
    .tip = Язык игры
setting-language = Язык
setting-language-note = Для всех надписей; введённое вами остаётся как есть.
title-language-tip = { $name }: игра на этом языке
