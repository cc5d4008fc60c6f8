# The language of the game, in the settings and on the title. Every language is called as it calls itself.

language-en = English
language-de = Deutsch
language-ru = Русский
language-of-system = System default

settings-language = Language
    .tip = The language of the game
setting-language = Language
setting-language-note = For all text; what you have typed stays as it is.
title-language-tip = { $name }: the game in this language
