# The language of the game, in the settings and on the title. Every language is called as it calls itself.

language-en = English
language-de = Deutsch
language-ru = Русский
language-of-system = Wie das System

settings-language = Sprache
    .tip = Die Sprache des Spiels
setting-language = Sprache
setting-language-note = Für allen Text; was du eingetippt hast, bleibt, wie es ist.
title-language-tip = { $name }: das Spiel in dieser Sprache
