# Пути к картам и клавиши в справке.

## Пути в библиотеку

title-cards = Карты
title-cards-note = Каждая карта с правилами
menu-cards = Карты
menu-cards-note = Все, сброшенные и те, что ещё впереди
help-cards = Карты: все, сброс, ещё возможные
help-search = Поиск; можно просто печатать
help-page = Листать список или настройки
help-rules = Правила об этой карте
key-pageup = Page Up
key-pagedown = Page Down
